"""The database: its tables, how it is opened and migrated, and the one writer of moves."""
