"""Castles that people draw: checked, kept, shared, played on."""
