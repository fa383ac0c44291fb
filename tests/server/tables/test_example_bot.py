"""The example bot plays at a running house."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.tables.players import Club

BOT = Path("examples/bot.py")


def test_it_is_short() -> None:
    assert len(BOT.read_text(encoding="utf-8").splitlines()) < 60


@pytest.mark.parametrize("game", ["18-ghosts", "ghosts"])
def test_it_plays_a_whole_game_against_a_bot_of_the_house(club: Club, game: str) -> None:
    host, owner = club.players(2)
    owner.account()
    token = owner.ask("POST", "/api/me/tokens", label="my bot")["secret"]
    table = host.open(game, ["open", "random"])
    bot = subprocess.Popen(
        [sys.executable, str(BOT), club.house.base_url, table["code"]],
        env={**os.environ, "HANTISE_TOKEN": token},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        line = host.look(table)
        while line.now["table"]["seats"][0]["person"] != owner.id:
            line.until("table")
        host.ask("POST", f"/api/tables/{table['id']}/start")
        printed, _ = bot.communicate(timeout=60)
    finally:
        bot.kill()
        bot.communicate()
    assert bot.returncode == 0
    while not line.now.get("outcome"):
        line.until("update")
    assert json.loads(printed) == line.now["outcome"]
