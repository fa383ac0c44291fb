"""People play the house in a real browser."""
