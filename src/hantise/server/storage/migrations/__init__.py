"""The Alembic environment: how a database came to have the tables of ``schema.py``."""
