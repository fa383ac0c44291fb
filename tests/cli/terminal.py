"""A person at a terminal: a real pseudo-terminal, and the screen as it would look."""

import os
import re
import signal
import sys
from collections.abc import Callable, Sequence
from typing import Any

import pexpect
import pyte

PROGRAM = "import sys; from hantise.cli import main; sys.exit(main())"
PROMPT = {"en": "Number, notation or \\? for help: ", "fr": "pour l’aide\u00a0: "}
SECONDS = 30
PRESSED_AGAIN = 10


class Terminal:
    """Types, reads, and keeps everything that was ever on the screen."""

    def __init__(
        self,
        arguments: Sequence[str],
        *,
        columns: int = 80,
        rows: int = 24,
        language: str = "en",
        variables: dict[str, str] | None = None,
        before: Callable[[], None] | None = None,
    ) -> None:
        self.raw = ""
        self.language = language
        self.screen = pyte.Screen(columns, rows)
        self._stream = pyte.Stream(self.screen)
        environment = os.environ | {
            "TERM": "xterm-256color",
            "PYTHONWARNINGS": "ignore",
        }
        for name in ("COLUMNS", "LINES"):
            environment.pop(name, None)

        def prepared() -> None:
            # Who runs the tests in the background has Ctrl-C ignored, and that is inherited.
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            if before is not None:
                before()

        self.child: Any = pexpect.spawn(
            sys.executable,
            ["-c", PROGRAM, *arguments, "--lang", language],
            env=environment | (variables or {}),
            dimensions=(rows, columns),
            encoding="utf-8",
            timeout=SECONDS,
            preexec_fn=prepared,
        )
        self.child.delaybeforesend = None
        self.child.logfile_read = self

    def write(self, text: str) -> None:
        """What the program wrote."""
        self.raw += text
        self._stream.feed(text)

    def flush(self) -> None:
        """Asked of any file."""

    @property
    def text(self) -> str:
        """The screen as it looks now."""
        return "\n".join(line.rstrip() for line in self.screen.display)

    def expect(self, *patterns: str) -> int:
        """Wait until the program writes one of the patterns; which one."""
        found: int = self.child.expect([*patterns])
        return found

    def asked(self) -> "Terminal":
        """Wait for the next question about an action."""
        self.expect(PROMPT[self.language])
        return self

    def type(self, line: str) -> None:
        """A line and Enter."""
        self.child.send(line + "\r")

    def press(self, keys: str) -> None:
        """Keys without Enter."""
        self.child.send(keys)

    def answer(self, line: str) -> "Terminal":
        """Type a line and wait for the next question about an action."""
        self.type(line)
        return self.asked()

    def interrupted(self) -> int:
        """Press Ctrl-C until the program ends, as one does; its exit status.

        Python loses a signal that comes between a prompt and the moment it waits for a key.
        """
        self.child.sendintr()
        while self.child.expect([pexpect.EOF, pexpect.TIMEOUT], timeout=PRESSED_AGAIN) == 1:
            self.child.sendintr()
        return self.ended()

    def ended(self) -> int:
        """Wait for the program to end; its exit status."""
        self.child.expect(pexpect.EOF)
        self.child.wait()
        status: int = self.child.exitstatus
        return status

    def offered(self) -> list[str]:
        """The notations of the actions on the screen, by their numbers."""
        below_the_board = self.text.rstrip().rpartition("\n\n")[2]
        found = re.findall(r"(?:^|  )\s*(\d+) (\S+)  ", below_the_board, re.MULTILINE)
        numbered = {int(number): notation for number, notation in found}
        return [numbered[number] for number in range(1, len(numbered) + 1)]

    def close(self) -> None:
        """Whatever the program still does, it is over."""
        if self.child.isalive():
            # Not close(force=True): that gives a dying program a tenth of a second.
            self.child.kill(signal.SIGKILL)
            self.child.wait()
        self.child.close()


def plain(raw: str) -> str:
    """What was written, without the signs that move the cursor or change the style."""
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", raw)
