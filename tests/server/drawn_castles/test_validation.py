"""A castle is looked at while it is drawn: faults at their places, the file, what can be drawn."""

import msgspec
import pytest

from hantise.games.castle.castles import plan_of, shipped_text
from hantise.games.castle.floor_plan import GAMES, GameId
from hantise.server.drawn_castles.forms import CastleSketch, CheckCastle
from hantise.server.drawn_castles.validation import examined, look_at, mend
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
        == "01\u00a0: la crypte ne doit porter ni tour ni couronne."
    )
    assert found["castle-fault-unreachable"].cells
    assert found["castle-fault-exits"].cells == ()
    lacks = [fault.fault.key for fault in checked.faults if fault.lack]
    kinds = ("exits", "stairs", "unreachable")
    assert sorted(lacks) == [f"castle-fault-{kind}" for kind in kinds]
    assert checked.facts is not None
    assert (checked.facts.rooms, checked.facts.doors["red"], checked.facts.exits["red"]) == (
        14,
        2,
        1,
    )
    assert [(way.start, way.rooms) for way in checked.facts.ways] == [("00", ("00",))]
    assert checked.warnings == ()


def test_a_good_castle_may_come_with_a_warning() -> None:
    text = shipped_text("macgregor").replace('"40S"', '"03N"')
    checked = examined(text, "fr")
    assert checked.faults == ()
    (warning,) = checked.warnings
    assert warning.cells == ("02", "03")
    assert "dès le premier tour" in warning.message
    assert not warning.lack


def test_the_dungeon_stays_where_a_file_puts_it() -> None:
    """MG-1.1: in a hall against the cell that is named, and still there once it was drawn."""
    text = shipped_text("macgregor").replace('"LCTXH"', '"LTTXH"', 1)
    text = text.replace('"02"\nexits', '"01"\nexits').replace("01-02 ", "")
    checked = examined(f'merge = [["01", "02"]]\n{text}', "en")
    assert checked.sketch is not None
    assert (checked.sketch.treasure, checked.dungeon) == ("01", "01N")
    assert examined(checked.text, "en").dungeon == "01N"


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


@pytest.mark.parametrize("game", GAMES)
def test_blazons_that_could_be_confused_are_mended(game: GameId) -> None:
    sketch = look_at(CheckCastle(text="", game=game), "en").sketch
    assert sketch is not None
    row = sketch.blazons[1]
    wrong = (sketch.blazons[0], f"{sketch.blazons[0][0]}{row[1:]}", *sketch.blazons[2:])
    mended = mend(msgspec.structs.replace(sketch, blazons=wrong)).sketch
    assert mended is not None
    assert look_at(CheckCastle(sketch=mended), "en").faults == ()


@pytest.mark.parametrize(
    "blazons", [("LC", "L"), ("??", "??"), ("L",), ("LLLLLLL",) * 7], ids=["ragged", "?", "1", "49"]
)
def test_whatever_is_drawn_may_be_mended(blazons: tuple[str, ...]) -> None:
    sketch = CastleSketch(
        game="macgregor", blazons=blazons, halls=(("00", "01"), ("01", "66")), ghost="66"
    )
    mended = mend(sketch).sketch
    assert mended is None or len(mended.blazons) == len(blazons)
