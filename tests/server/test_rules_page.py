"""How a page of rules becomes HTML."""

from pathlib import Path

from hantise.server.rules_page import render

PAGE = """# A game

Before any section.

## What it is

Some *text* <script>alert(1)</script> and [a link](javascript:alert(1)).

## The `rules`

### XY-1 The start

- **XY-1.1** One.
- **XY-1.2** Two (XY-1.1).
    - **not a rule**
- Nothing.

<!-- a note to translators -->

| a | b |
|---|---|
| 1 | 2 |
"""


def test_sections_titles_and_anchors(tmp_path: Path) -> None:
    path = tmp_path / "page.md"
    path.write_text(PAGE, encoding="utf-8")
    title, sections = render(path, path.stat().st_mtime_ns)
    assert title == "A game"
    told = [(section.id, section.title, section.level) for section in sections]
    assert told == [
        ("what-it-is", "What it is", 2),
        ("the-rules", "The rules", 2),
        ("XY-1", "XY-1 The start", 3),
    ]
    about, rules, start = (section.html for section in sections)
    assert rules == ""
    assert '<li id="XY-1.1">' in start
    assert '<li id="XY-1.2">' in start
    assert start.count(" id=") == 2
    assert "<td>2</td>" in start
    assert "translators" not in start
    assert "<em>text</em>" in about


def test_markup_in_a_page_is_only_text(tmp_path: Path) -> None:
    path = tmp_path / "page.md"
    path.write_text(PAGE, encoding="utf-8")
    _, sections = render(path, path.stat().st_mtime_ns)
    html = "".join(section.html for section in sections)
    assert "<script" not in html
    assert "&lt;script&gt;" in html
    assert "<a " not in html


def test_a_page_that_changed_is_read_anew(tmp_path: Path) -> None:
    path = tmp_path / "page.md"
    path.write_text("# One\n", encoding="utf-8")
    assert render(path, 1)[0] == "One"
    path.write_text("# Two\n", encoding="utf-8")
    assert render(path, 1)[0] == "One"
    assert render(path, 2)[0] == "Two"
