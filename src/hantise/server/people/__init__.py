"""Who is in the house: guests, accounts, programs, administrators."""
