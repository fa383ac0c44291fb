"""What ./hantise and ./check share."""
