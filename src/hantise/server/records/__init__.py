"""Finished games, kept for ever."""
