"""RP-6: the table of the docs that lists which Mediums interact, and the tests that prove it."""

import ast
import re
from itertools import product
from pathlib import Path

import pytest

HERE = Path(__file__).parent
PAGES = HERE.parents[2] / "docs" / "games"
ROW = re.compile(r"^\| ([\d, ]+) / ([\d, ]+) \| ([^|]+) \| ([^|]+) \|$", re.MULTILINE)
RULED = """
1/27 1/11 1/29 2/6 21/6 2/25 16/25 6/14 6/25 24/6 11/13 11/29 12/29 16/29 22/29
13/15 13/22 13/27 13/29 15/27 15/29 19/25 22/27 26/10 3/20
"""
"""The pairs that the rules themselves speak of."""

Pair = frozenset[int]


def rows(page: str) -> list[tuple[set[Pair], str, list[str]]]:
    """The pairs of each row, the ruling, and its tests."""
    text = (PAGES / page).read_text(encoding="utf-8")
    return [
        (
            {frozenset(map(int, pair)) for pair in product(one.split(","), other.split(","))},
            ruling,
            re.findall(r"`(test_\w+)`", tests),
        )
        for one, other, ruling, tests in ROW.findall(text)
    ]


def names_here() -> set[str]:
    """The names of the tests of this folder."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in HERE.glob("test_*.py")]
    return {node.name for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)}


@pytest.mark.parametrize("page", ["rest-in-peace.md", "rest-in-peace.fr.md"])
def test_every_row_names_tests_that_exist(page: str) -> None:
    table = rows(page)
    assert len(table) > 100
    known = names_here()
    for pairs, ruling, tests in table:
        assert tests, f"{ruling}: no test"
        assert set(tests) <= known, f"{ruling}: {set(tests) - known}"
        assert all(len(pair) == 2 and pair <= set(range(1, 30)) for pair in pairs)


def test_both_pages_list_the_same_pairs_and_tests() -> None:
    english, french = rows("rest-in-peace.md"), rows("rest-in-peace.fr.md")
    assert [(row[0], row[2]) for row in english] == [(row[0], row[2]) for row in french]


def test_the_table_has_every_pair_that_the_rules_speak_of() -> None:
    listed = set().union(*(row[0] for row in rows("rest-in-peace.md")))
    ruled = {frozenset(map(int, pair.split("/"))) for pair in RULED.split()}
    assert ruled <= listed


def test_no_test_of_a_pair_is_left_out_of_the_table() -> None:
    named = {test for row in rows("rest-in-peace.md") for test in row[2]}
    pairs = {name for name in names_here() if re.match(r"test_rp_6_\d+_with_(\d|groups)", name)}
    assert pairs <= named
