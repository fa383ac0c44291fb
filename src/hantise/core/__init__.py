"""The contract of a game: actions, states, events, views, options, records, laws."""
