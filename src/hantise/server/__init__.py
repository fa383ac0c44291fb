"""The house: people, tables, records, and the web client, as one program."""
