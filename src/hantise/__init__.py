"""Hantise, a house of ghost games: rules engines, opponents, and a place to play them."""

from hantise import _compiled

__version__ = "0.1.0"
__all__ = ["__version__", "is_compiled"]

_compiled.choose()
is_compiled = _compiled.is_compiled
