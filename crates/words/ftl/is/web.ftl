web-welcome = Fimm spil fyrir kvöldið. Veldu glugga.
