"""A complete bot for the arena, over standard input and output: it plays any game, here at random.

    hantise arena ghosts careful "cmd:python examples/arena_bot.py" --games 40

It needs nothing but Python; docs/arena.md explains the lines.
"""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        print(json.dumps({"action": random.choice(message["legal"])}), flush=True)
