# What stands on the page before the client runs, in all languages at once.

page-description = Five family games for an evening together, on any screen, with or without a network.
page-needs-script = Kvöld needs JavaScript. Please switch it on for this page.
page-too-old = This browser is too old for Kvöld. A newer one will do, on this device or another.
page-failed = Kvöld could not be loaded. Your games are safe. Check the network and try again.
page-again = To the games
page-not-found = There is nothing at this address.
