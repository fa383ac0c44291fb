"""The examples in the source, the README and the docs say what really happens.

Docstrings are read from the source text, so that compiled modules are tested as well.
"""

import ast
import doctest
import importlib
import re
from collections.abc import Iterable
from itertools import chain
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SRC = ROOT / "src"
DOCUMENTED = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef

parser = doctest.DocTestParser()


def with_examples(paths: Iterable[Path]) -> list[Path]:
    return sorted(path for path in paths if ">>> " in path.read_text(encoding="utf-8"))


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def run(test: doctest.DocTest) -> None:
    report: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=report.append)
    if report:
        pytest.fail("".join(report), pytrace=False)


@pytest.mark.parametrize("path", with_examples(SRC.rglob("*.py")), ids=name)
def test_examples_in_source(path: Path) -> None:
    module = importlib.import_module(".".join(path.relative_to(SRC).with_suffix("").parts))
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, DOCUMENTED) and (docstring := ast.get_docstring(node)):
            line = node.body[0].lineno - 1
            run(parser.get_doctest(docstring, vars(module), path.stem, name(path), line))


@pytest.mark.parametrize(
    "path", with_examples(chain(ROOT.glob("*.md"), ROOT.glob("docs/**/*.md"))), ids=name
)
def test_examples_in_pages(path: Path) -> None:
    # A line that opens or closes a block is blanked: it is no part of an expected result.
    page = re.sub(r"^```.*$", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    run(parser.get_doctest(page, {}, path.stem, name(path), 0))
