"""Puzzles: positions with a task that a prover has proven, and what to answer to every try."""
