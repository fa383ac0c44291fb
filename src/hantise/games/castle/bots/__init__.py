"""What players of both castle games think alike: hands they cannot see, ways of the ghost."""
