"""Where people meet: open tables, games to watch, who is here."""
