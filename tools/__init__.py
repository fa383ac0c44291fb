"""What is run from a checkout: the bootstrap of ./hantise and ./check, the pictures."""
