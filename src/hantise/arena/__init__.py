"""Matches and tournaments between bots: fair, repeatable, never lost."""
