"""A castle is looked at while it is drawn: faults at their places, the file, what can be drawn."""

import msgspec
import pytest

from hantise.games.castle.castles import plan_of, shipped_text
from hantise.games.castle.plan import GAMES, GameId
from hantise.server.castles.checking import examined, look_at
from hantise.server.castles.forms import CastleSketch, CheckCastle
from hantise.server.errors import BadRequest


@pytest.mark.parametrize("game", GAMES)
def test_the_castle_of_the_box_comes_back_as_it_was(game: GameId) -> None:
    checked = look_at(CheckCastle(text="", game=game, picture=True), "fr")
    assert checked.faults == ()
    assert checked.sketch is not None
    assert checked.picture is not None
    assert "porte rouge" in checked.picture
    again = look_at(CheckCastle(sketch=checked.sketch), "en")
    assert (again.sketch, again.text, again.picture) == (checked.sketch, checked.text, None)
    shipped, written = plan_of("", game), plan_of(checked.text, game)
    assert (written.blazons, written.halls) == (shipped.blazons, shipped.halls)
    assert (written.exits, written.dungeon) == (shipped.exits, shipped.dungeon)
    assert checked.dungeon == shipped.dungeon


def test_what_is_written_is_a_castle_file() -> None:
    """As ``hantise castle check`` takes it, whatever the castle is called."""
    sketch = look_at(CheckCastle(text=shipped_text("macgregor")), "en").sketch
    assert sketch is not None
    name = 'Ben "Nevis" \\ l’ours ’ # 1'
    renamed = msgspec.structs.replace(sketch, name=name)
    text = look_at(CheckCastle(sketch=renamed), "en").text
    assert plan_of(text, "macgregor").name == name


def test_faults_have_a_place_and_words() -> None:
    sketch = CastleSketch(
        game="macgregor-treasure",
        blazons=("LCTT", "TXHH", "HLCT", "CTXH"),
        halls=(("02", "03"), ("12", "13")),
        red=("02-12", "00-01"),
        blue=("03-13",),
        exits={"00N": "red"},
        ghost="01",
        stairs=("00",),
    )
    checked = look_at(CheckCastle(sketch=sketch), "fr")
    found = {fault.fault.key: fault for fault in checked.faults}
    assert found["castle-fault-door-twice"].walls == ("03-13",)
    assert found["castle-fault-crypt-blazon"].cells == ("01",)
    assert (
        found["castle-fault-crypt-blazon"].message
        == "01\u00a0: la crypte ne porte ni tour ni couronne."
    )
    assert found["castle-fault-unreachable"].cells
    assert found["castle-fault-exits"].cells == ()
    assert (checked.rooms, checked.doors) == (14, 3)


def test_what_cannot_be_drawn_is_told_and_left_out() -> None:
    text = """
        game = "macgregor"
        name = "a\\u202eb"
        merge = [["00", "99"], ["00", "01"]]
        blazon = ["LCT", "TXH", "HLC"]
        exits = { "11N" = "red", "20S" = "grey", "22S" = "blue", "x" = "red" }
        red = "00-12 01-02 44-45 nonsense"
        blue = "01-02 00-10"
        treasure = "77"
    """
    checked = examined(text, "en")
    assert len(checked.faults) > 8
    assert checked.sketch == CastleSketch(
        game="macgregor",
        blazons=("LCT", "TXH", "HLC"),
        halls=(("00", "01"),),
        red=("01-02",),
        blue=("00-10",),
        exits={"22S": "blue"},
    )
    for nothing in ("blazon = 1", "blazon = ['LC', 'L']", "[", "x" * 5000, "game = 'chess'"):
        assert examined(nothing, "en").sketch is None
        assert examined(nothing, "en").faults


def test_a_file_for_both_games_and_a_file_for_the_other() -> None:
    both = f"[macgregor]\n{shipped_text('macgregor')}"
    assert examined(both, "en", "macgregor").faults == ()
    (fault,) = examined(both, "en", "macgregor-treasure").faults
    assert fault.fault.key == "castle-fault-other-game"


@pytest.mark.parametrize("both", [True, False])
def test_either_a_drawing_or_a_text(both: bool) -> None:
    sketch = CastleSketch(game="macgregor", blazons=("L",))
    form = CheckCastle(sketch=sketch, text="x") if both else CheckCastle()
    with pytest.raises(BadRequest) as refused:
        look_at(form, "en")
    assert refused.value.text.key == "error-castle-form"
