# Það sem stendur á síðunni áður en forritið fer í gang, á öllum málum í senn.

page-description = Fimm fjölskylduspil fyrir kvöld saman, á hvaða skjá sem er, með eða án nets.
page-needs-script = Kvöld þarf JavaScript. Kveiktu á því fyrir þessa síðu.
page-too-old = Þessi vafri er of gamall fyrir Kvöld. Notaðu nýrri vafra, hér eða í öðru tæki.
page-failed = Ekki tókst að sækja Kvöld. Leikirnir þínir eru óhultir. Athugaðu nettenginguna og reyndu aftur.
page-again = Til spilanna
page-not-found = Hér er ekkert að finna.
