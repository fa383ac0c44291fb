"""Chat: who may say what, who hears it, what is kept."""

import pytest

from hantise import text
from hantise.server.safety import rate_limits
from hantise.server.tables.model.chat_rules import PHRASES, cleaned
from tests.server.tables.players import Club, Line, Player, begun


def at_table(club: Club, chat: str, *, accounts: bool = True) -> tuple[list[Player], list[Line]]:
    players = club.players(2)
    if accounts:
        for player in players:
            player.account()
    table = begun(players[0], players[1:], "18-ghosts", chat=chat)
    return players, [player.look(table) for player in players]


def test_what_is_said_is_heard_and_kept(club: Club) -> None:
    players, (anna, bert) = at_table(club, "free")
    anna.send("say", text="  Bonjour\u202e <b>à\n toi</b>\u0000  ")
    for line in (anna, bert):
        said = line.until("chat")["line"]
        assert said["text"] == "Bonjour <b>à toi</b>"
        assert (said["person"], said["name"]) == (players[0].id, players[0].name)
    again = players[1].look(bert.now["table"])
    assert [line["text"] for line in again.now["chat"]] == ["Bonjour <b>à toi</b>"]


def test_ready_made_phrases(club: Club) -> None:
    _, (anna, bert) = at_table(club, "phrases")
    anna.send("say", text="Hello")
    assert anna.refused() == "error-chat-phrases"
    anna.send("say", phrase="boo")
    assert bert.until("chat")["line"]["phrase"] == "boo"
    anna.send("say", phrase="rude")
    assert anna.refused() == "error-chat-phrase"
    anna.send("say")
    assert anna.refused() == "error-chat-one"
    anna.send("say", text="a", phrase="boo")
    assert anna.refused() == "error-chat-one"


@pytest.mark.parametrize("phrase", PHRASES)
def test_every_phrase_has_words(phrase: str) -> None:
    words = {text.say("table", f"phrase-{phrase}", language=each) for each in text.LANGUAGES}
    assert len(words) == len(text.LANGUAGES)


def test_guests_speak_in_phrases(club: Club) -> None:
    _, (anna, bert) = at_table(club, "free", accounts=False)
    anna.send("say", text="Hello")
    assert anna.refused() == "error-chat-guest"
    anna.send("say", phrase="hello")
    assert bert.until("chat")["line"]["phrase"] == "hello"


def test_no_chat(club: Club) -> None:
    _, (anna, _) = at_table(club, "off")
    anna.send("say", phrase="hello")
    assert anna.refused() == "error-chat-off"


def test_nothing_but_air(club: Club) -> None:
    _, (anna, bert) = at_table(club, "free")
    for nothing in (" ", "\u200b", "\n\t"):
        anna.send("say", text=nothing)
        assert anna.refused() == "error-chat-empty"
    anna.send("say", text="x" * 301)
    assert anna.refused() == "error-bad-request"
    bert.nothing("chat")


def test_who_is_muted_is_not_heard(club: Club) -> None:
    players, (anna, bert) = at_table(club, "free")
    watching = club.look(bert.now["table"])
    players[1].ask("PUT", f"/api/me/mutes/{players[0].id}")
    anna.send("say", text="Listen!")
    for line in (anna, watching):
        assert line.until("chat")["line"]["text"] == "Listen!"
    bert.nothing("chat")
    assert players[1].look(bert.now["table"]).now["chat"] == []
    players[1].ask("DELETE", f"/api/me/mutes/{players[0].id}")
    assert len(players[1].look(bert.now["table"]).now["chat"]) == 1


def test_too_much(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    _, (anna, _) = at_table(club, "phrases")
    monkeypatch.setitem(rate_limits.RATES, "chat", rate_limits.Rate(2, 0.01))
    for _ in range(3):
        anna.send("say", phrase="boo")
    assert anna.refused() == "error-too-many-requests"


def test_cleaned() -> None:
    assert cleaned("a\u0000b\u202ec") == "abc"
    assert cleaned("  a \n b ") == "a b"
    assert cleaned("👩\u200d👧") == "👩\u200d👧"
