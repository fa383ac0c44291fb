### What the client says when the house itself cannot be asked for words; it carries these along.

heading = Something went wrong
help = This page could not be shown. Your games are safe.
away-heading = The house cannot be reached
away-help = Check your connection. Your games are safe and wait for you.
again = Try again
banner = No connection. What you see may be out of date.
entrance = Home page
