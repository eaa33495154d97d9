# Það sem hvert borð þarf að segja.

seat = Sæti { $seat }

# Hvers vegna ekki er hægt að setja borðið upp.
setup-players = { $why ->
    [few] Of fáir leikmenn: { $asked }. Spilið er fyrir { $possible }.
    [many] Of margir leikmenn: { $asked }. Spilið er fyrir { $possible }.
   *[uneven] { $asked ->
        [one] { $asked } leikmaður skiptist
       *[other] { $asked } leikmenn skiptast
    } ekki í jafnstór lið. Spilið er fyrir { $possible }.
}
setup-teams = { $players } leikmenn geta ekki skipst í { $asked ->
    [one] { $asked } lið
   *[other] { $asked } lið
}. Fjöldi liða getur verið { $possible }.
setup-unknown-option = Spilið á engan valkost sem heitir { $option }.
setup-unknown-value = { $value } gengur ekki hér. Mögulegt er: { $possible }.

# Merkið við reglur þar sem við höfum valið eitthvað.
rules-ours = okkar val
    .hint = Hér segja prentaðar reglur ekkert, eru óljósar eða segja ekki allar það sama. Svona spilum við.
