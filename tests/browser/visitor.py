"""Somebody with a browser: pages, what the house sent to them, and what the browser complained of."""

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    WebSocket,
    expect,
)

from tests.browser.words import Words

Message = dict[str, Any]
_FOLLOW = """async path => {
  const [old, before] = [document.querySelector("main > *"), location.pathname];
  const link = Object.assign(document.createElement("a"), { href: path });
  document.body.append(link);
  link.click();
  link.remove();
  while (location.pathname !== before && old.isConnected)
    await new Promise(requestAnimationFrame);
}"""


class Visitor:
    """A browser of one's own: cookies, settings, one page, and what happened there."""

    def __init__(self, context: BrowserContext, words: Words, base_url: str) -> None:
        self.context = context
        self.words = words
        self.base_url = base_url
        self.complaints: list[str] = []
        self.sockets: list[WebSocket] = []
        self.frames: list[str] = []
        """Every text that came through a websocket, in order."""
        self._expected: list[re.Pattern[str]] = []
        context.on("weberror", lambda error: self._complain(f"page error: {error.error}"))
        context.on("console", self._hear_console)
        context.on("requestfailed", self._hear_failure)
        context.on("page", self._watch)
        self.page = context.new_page()

    def _watch(self, page: Page) -> None:
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        self.sockets.append(socket)
        socket.on("framereceived", lambda data: self.frames.append(str(data)))

    def _hear_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning", "assert"):
            self._complain(f"{message.type}: {message.text} ({message.location.get('url')})")

    def _hear_failure(self, request: Request) -> None:
        # What was under way when a page was left is nobody's fault.
        if request.failure not in (None, "net::ERR_ABORTED"):
            self._complain(f"failed: {request.url} {request.failure}")

    def _complain(self, words: str) -> None:
        self.complaints.append(words)

    def expect_complaints(self, pattern: str) -> None:
        """A test that breaks things on purpose says what the browser may say about it."""
        self._expected.append(re.compile(pattern))

    def unexpected(self) -> list[str]:
        """What the browser complained of and no test asked for."""
        return [
            words
            for words in self.complaints
            if not any(pattern.search(words) for pattern in self._expected)
        ]

    def close(self) -> None:
        """Leave; nothing may have gone wrong on the way."""
        try:
            self.context.close()
        except Error as error:  # pragma: no cover
            self._complain(str(error))
        assert not self.unexpected(), "the browser complained:\n" + "\n".join(self.unexpected())

    # What the house sent

    def messages(self) -> list[Message]:
        """Every message that came, decoded."""
        return [json.loads(text) for text in self.frames]

    def hears(self, enough: Callable[[list[Message]], bool]) -> list[Message]:
        """Wait until enough has come; all of it."""
        while not enough(messages := self.messages()):
            # Frames are told only while we wait: none is missed between the question and this.
            self.sockets[-1].wait_for_event("framereceived")
        return messages

    # Going about

    def goto(self, path: str) -> Page:
        """Open an address of the house."""
        self.page.goto(self.base_url + path)
        return self.page

    def follow(self, path: str) -> Page:
        """Go there as by a link of the page that is open, if one is: nothing is loaded anew."""
        if not self.page.url.startswith(self.base_url):
            return self.goto(path)
        self.page.evaluate(_FOLLOW, path)
        return self.page

    def say(self, key: str, domain: str = "house", **fields: Any) -> str:
        """A message of the pages."""
        return self.words(domain, key, **fields)

    def button(self, key: str, domain: str = "house", **fields: Any) -> Locator:
        """A button by its words."""
        return self.page.get_by_role("button", name=self.say(key, domain, **fields), exact=True)

    def link(self, key: str, domain: str = "house", **fields: Any) -> Locator:
        """A link by its words."""
        return self.page.get_by_role("link", name=self.say(key, domain, **fields), exact=True)

    def heading(self, key: str, domain: str = "house", **fields: Any) -> Locator:
        """A heading by its words."""
        return self.page.get_by_role("heading", name=self.say(key, domain, **fields), exact=True)

    def field(self, key: str, domain: str = "house", **fields: Any) -> Locator:
        """A field of a form by its label."""
        return self.page.get_by_label(self.say(key, domain, **fields), exact=True)

    def sees(self, locator: Locator) -> None:
        """Wait until it is there."""
        expect(locator).to_be_visible()


NewVisitor = Callable[..., Visitor]
