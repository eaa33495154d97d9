# Það sem hvert borð þarf að segja.

seat = Sæti { $seat }

# Hvers vegna ekki er hægt að leggja á borð.
setup-players = { $why ->
    [few] { $rule }: Of fáir leikmenn: { $asked }. Spilið er fyrir { $possible }.
    [many] { $rule }: Of margir leikmenn: { $asked }. Spilið er fyrir { $possible }.
   *[uneven] { $rule }: { $asked ->
        [one] { $asked } leikmaður skiptist
       *[other] { $asked } leikmenn skiptast
    } ekki í jafnstór lið. Spilið er fyrir { $possible }.
}
setup-teams = { $rule }: { $players } leikmenn geta ekki leikið í { $asked ->
    [one] { $asked } liði
   *[other] { $asked } liðum
}. Fjöldi liða getur verið { $possible }.
