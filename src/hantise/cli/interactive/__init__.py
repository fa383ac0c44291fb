"""A game at the keyboard: who sits where, the turns, the curtain, the end."""
