"""A complete bot: it sits down at a table and plays any game to its end, here at random.

    HANTISE_TOKEN=… python examples/bot.py http://localhost:8000 CODE

Make the token in the settings of an account; CODE is the table's code or id. It needs the package
`websockets`; docs/protocol.md explains the messages.
"""

import json
import os
import random
import sys
import time
from typing import Any
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

HOUSE, TABLE = sys.argv[1].rstrip("/"), sys.argv[2]
KEY = {"Authorization": f"Bearer {os.environ['HANTISE_TOKEN']}"}


def sit() -> str:
    """Take any free seat; the address of the table's socket."""
    seats = f"{HOUSE}/api/tables/{TABLE}/seats"
    with urlopen(Request(seats, b"{}", KEY | {"Content-Type": "application/json"})) as answer:
        id = json.load(answer)["id"]
    return f"{HOUSE.replace('http', 'ws', 1)}/api/tables/{id}/socket"


def play(address: str) -> Any:
    """Act whenever it is our turn; the outcome, or None if the line broke before the end."""
    with connect(address, additional_headers=KEY) as socket:
        turn: list[str] = []
        for message in map(json.loads, socket):
            if message.get("retry_after"):  # nothing can be written now
                raise TimeoutError
            if message["type"] in ("snapshot", "missed", "update"):
                turn = []
            elif message["type"] != "draft":  # a draft: our turn goes on, add to it
                continue
            if message.get("outcome"):
                return message["outcome"]
            if message["legal"]:  # put your idea here: message["view"] is all you may know
                turn.append(random.choice(message["legal"])["action"])
                move = {"seq": message["seq"], "id": f"{message['seq']}.{len(turn)}"}
                socket.send(json.dumps({"type": "play", "actions": turn, **move}))
    return None


if __name__ == "__main__":
    address, outcome = sit(), None
    while outcome is None:
        try:
            outcome = play(address)
        except (ConnectionClosed, OSError):
            time.sleep(1)  # the house restarts or waits: come back in a moment
    print(json.dumps(outcome))
