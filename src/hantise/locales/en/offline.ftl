### What the client says when the house itself cannot be asked for words; it carries these along.

heading = A board creaked and something broke
help = This page could not be shown. Your games are safe with the house.
away-heading = The house is out of sight
away-help = It cannot be reached just now. Check the connection; your games are safe and wait for you.
again = Try again
banner = No connection. What you see may be out of date.
entrance = To the entrance
