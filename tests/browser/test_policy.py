"""The browser is told to run nothing but the house's own files, and these tests would see it."""

from tests.browser.visitor import NewVisitor


def test_script_in_the_page_is_refused_and_complained_of(visitor: NewVisitor) -> None:
    person = visitor()
    person.expect_complaints("violates the following Content Security Policy")
    person.goto("/about")
    person.sees(person.heading("title-about"))
    assert person.complaints == []
    with person.page.expect_console_message(lambda message: message.type == "error"):
        person.page.evaluate(
            """() => {
              const script = document.createElement("script");
              script.textContent = "globalThis.intruder = true";
              document.body.append(script);
            }"""
        )
    assert person.page.evaluate("() => globalThis.intruder ?? false") is False
    assert person.complaints != [], "what a browser complains of fails a test"


def test_nothing_comes_from_elsewhere(visitor: NewVisitor) -> None:
    person = visitor()
    asked: list[str] = []
    person.context.on("request", lambda request: asked.append(request.url))
    for path in ("/", "/lobby", "/rules/ghosts", "/learn/18-ghosts"):
        person.goto(path)
        person.sees(person.page.get_by_role("heading", level=1))
    assert len(asked) > 10
    assert [url for url in asked if not url.startswith((person.base_url, "data:"))] == []
