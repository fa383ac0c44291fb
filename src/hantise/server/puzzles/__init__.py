"""Puzzles in the house: lists, the one of the day, and everybody's own progress."""
