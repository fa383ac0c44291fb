"""The Alembic environment: how a database came to have the tables of ``schema.py``.

A change of ``schema.py`` needs a new module in ``versions``; a test compares both.
"""
