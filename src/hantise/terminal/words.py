"""What the command line itself says: messages of the house whose key begins with ``cli-``."""

from hantise import text


def say(key: str, **fields: object) -> str:
    """A message in the language in use."""
    return text.say(text.PRODUCT, key, fields)
