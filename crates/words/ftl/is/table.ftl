# Það sem hvert borð þarf að segja.

seat = Sæti { $seat }

# Hvers vegna ekki er hægt að leggja á borð.
setup-players = { $why ->
    [few] Of fáir leikmenn: { $asked }. Spilið er fyrir { $possible }.
    [many] Of margir leikmenn: { $asked }. Spilið er fyrir { $possible }.
   *[uneven] { $asked ->
        [one] { $asked } leikmaður skiptist
       *[other] { $asked } leikmenn skiptast
    } ekki í jafnstór lið. Spilið er fyrir { $possible }.
}
setup-teams = { $players } leikmenn geta ekki leikið í { $asked ->
    [one] { $asked } liði
   *[other] { $asked } liðum
}. Fjöldi liða getur verið { $possible }.
setup-unknown-option = Spilið á engan valkost sem heitir { $option }.
setup-unknown-value = { $value } gengur ekki hér. Mögulegt er: { $possible }.
