"""What holds for all tests."""

import os

# Hundreds of programs are started: without its bytecode each compiles everything anew.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
