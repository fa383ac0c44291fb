"""The picture of a castle."""

from xml.etree import ElementTree as ET

import pytest

from hantise.games.castle.castles import plan_of
from hantise.games.castle.draw import draw
from hantise.games.castle.floor_plan import GAMES, GameId
from hantise.text import LANGUAGES, speaking

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_room_and_door_is_drawn_and_named(game: GameId, language: str) -> None:
    plan = plan_of("", game)
    with speaking(language):
        picture = ET.fromstring(draw(plan))
    titles = [title.text or "" for title in picture.iter(f"{SVG}title")]
    rooms = 25 if game == "macgregor" else 21
    doors = sum(len(plan.doors(colour)) for colour in ("red", "blue", "green"))
    dungeon = game == "macgregor"
    assert len(titles) == 1 + rooms + doors + len(plan.exits) + dungeon
    assert picture.find(f"{SVG}desc") is not None


def test_doors_differ_in_shape_not_only_in_colour() -> None:
    picture = ET.fromstring(draw(plan_of("", "macgregor")))
    shapes: dict[str, set[str]] = {}
    for group in picture.iter(f"{SVG}g"):
        if group.get("stroke") == "#fff":
            shapes.setdefault(group.get("fill", ""), set()).update(
                child.tag for child in group if child.tag != f"{SVG}title"
            )
    assert sorted(map(len, shapes.values())) == [1, 1, 1]
    assert len(set.union(*shapes.values())) == 3
