"""What the two games of the MacGregors share: castles as data, doors, keys, the ghost's plan."""
