"""The rules. One folder per game; none imports another."""
