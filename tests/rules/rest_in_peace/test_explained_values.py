"""What the view says of each card adds up, in every state of random games (RP-5)."""

import pytest

from hantise.core.rng import Rng
from hantise.core.state import NOBODY
from hantise.games.rest_in_peace import RestInPeace, knowledge
from hantise.games.rest_in_peace.mediums import POOLS
from hantise.games.rest_in_peace.views import RestInPeaceView


@pytest.mark.parametrize("pool", POOLS)
def test_rp_5_3_base_and_reasons_give_the_value_and_values_the_total(pool: str) -> None:
    game, rng = RestInPeace(2, {"mediums": pool}), Rng(5)
    explained = 0
    for _ in range(20):
        state = game.start()
        while state.actor != NOBODY:
            state.apply(state.choose(rng))
            view = state.view(None)
            assert isinstance(view, RestInPeaceView)
            if state.round == 0:
                continue
            current = view.public.rounds[state.round - 1]
            for seat in range(2):
                assert current.totals[seat] == state.total(seat)
                for card in current.cards[seat]:
                    changes = sum(because.amount for because in card.because)
                    assert card.value == (card.base or 0) + changes
                    explained += len(card.because)
    assert explained


def test_what_was_seen_is_read_as_it_was_written() -> None:
    text = "n5+2.d.d3.p3.q3/25.h2.r.r3.t3.l1123.s3.b3.x3.z25.e2.u13.l"
    assert knowledge.write(knowledge.read(text)) == text


def test_spectators_are_not_told_what_only_a_family_saw() -> None:
    seen = knowledge.read("n5.l11234.r3.d")
    assert knowledge.write(seen, spectator=True) == "n5.r.d"


@pytest.mark.parametrize("word", ["n", "p", "p7", "h", "q3", "l17", "z", "y", "n5+", "l11111111"])
def test_what_nobody_can_have_seen_is_refused(word: str) -> None:
    with pytest.raises(ValueError, match=word.replace("+", r"\+")):
        knowledge.read(word)
