"""Guided first games on real positions, one TOML file per game."""
