"""Every message on a websocket, typed, in one place; `docs/protocol.md` explains them.

People, programs with a token and spectators speak the same protocol. Messages are JSON objects
with a ``type``. Nothing here is in any language: an `Event` or a `Text` is put into words by
whoever shows it.
"""

from typing import Annotated, Any, Final, Literal

import msgspec

from hantise.core.outcome import Outcome
from hantise.text import Text

LARGEST_FRAME: Final = 8 * 1024
"""No client needs to send more bytes at once."""
LONGEST_CHAT: Final = 300

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
"""A name for something a client sent, of the client's choice; if it is refused, so by that name."""
Notation = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Turn = Annotated[tuple[Notation, ...], msgspec.Meta(max_length=64)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]
Seq = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]

# What a table is


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much time there is. Seconds for ``live``, days a move for ``correspondence``."""

    kind: Literal["none", "live", "correspondence"] = "none"
    bank: Annotated[int, msgspec.Meta(ge=10, le=7200)] = 300
    increment: Annotated[int, msgspec.Meta(ge=0, le=120)] = 10
    days: Annotated[int, msgspec.Meta(ge=1, le=7)] = 3


ChatMode = Literal["free", "phrases", "off"]
Status = Literal["waiting", "playing", "over", "closed"]


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat, who sits there, and who plays it now."""

    name: str
    """Of the person or the bot that took the seat; "" while it is free."""
    person: str | None = None
    """The id of its person."""
    guest: bool = False
    bot: str | None = None
    """The bot that plays now: its own, or one that stands in for an absent person."""
    own_bot: bool = False
    """Whether the seat was given to a bot from the beginning."""
    here: bool = False
    """Whether its person is connected."""
    resigned: bool = False
    flag: bool = False
    """Whether its time ran out and its person has not come back since."""
    ready: bool = True
    """False at a waiting table for a free seat."""
    rating: int | None = None


class TableInfo(msgspec.Struct, frozen=True):
    """What everybody may know about a table."""

    id: str
    code: str
    """Four letters to say aloud."""
    game: str
    rules: int
    players: int
    options: dict[str, int | str | bool]
    status: Status
    public: bool
    pace: Pace
    memory_aid: bool
    chat: ChatMode
    rated: bool
    host: str | None
    """The id of the person who may start, change or close it; null: whoever sits there may."""
    hot_seat: bool
    """Whether one person holds several seats on one screen."""
    created: float
    seats: tuple[SeatInfo, ...]
    started: float | None = None
    ended: float | None = None
    rematch: str | None = None
    """The id of the table where the same people play again."""
    watching: int = 0
    imported: bool = False
    """Whether it was brought as a file; its host may delete it."""


# What happens at a table


class EventInfo(msgspec.Struct, frozen=True):
    """One thing that happened, as this reader may see it; a hidden field is null."""

    kind: str
    fields: dict[str, Any] = {}


class Step(msgspec.Struct, frozen=True):
    """One entry of the game: an action of a seat or of chance, or something around the rules."""

    seq: int
    actor: int | None
    """The seat that acted; -1: chance; null: the table (a take-back, a seat taken over …)."""
    events: tuple[EventInfo, ...]
    at: float = 0.0


class Choice(msgspec.Struct, frozen=True):
    """A legal action: its notation, and what ``action-<kind>`` needs to put it into words."""

    action: str
    kind: str
    fields: dict[str, Any] = {}


class Clock(msgspec.Struct, frozen=True):
    """Time left for each seat in milliseconds, as of ``now``; it runs for ``running``."""

    left: tuple[int, ...]
    running: int | None
    now: float


class ChatLine(msgspec.Struct, frozen=True):
    """Something said: free ``text``, or a ready-made ``phrase`` (message ``phrase-<phrase>``)."""

    id: int
    person: str | None
    name: str
    at: float
    text: str | None = None
    phrase: str | None = None
    watching: bool = False
    """Whether a spectator said it: players are told after the game."""


class Proposal(msgspec.Struct, frozen=True):
    """Something that others must agree to."""

    id: int
    what: Literal["back", "stop", "bot"]
    by: int
    """The seat that asks."""
    to: int | None = None
    """For ``back``: how many entries will lie before the moment gone back to."""
    seat: int | None = None
    """For ``bot``: the absent seat."""
    agreed: tuple[int, ...] = ()
    waiting: tuple[int, ...] = ()
    """The seats that have not answered yet."""
    asked: int = 0
    """The moment at which it was asked."""


# What a client sends


class Play(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="play"):
    """Act, answering the moment ``seq``.

    ``actions`` is the whole turn so far. As long as it can go on without chance or a reveal it is
    a draft: answered with `Draft`, seen by nobody else, stored nowhere. Sending fewer actions
    undoes the others. Once the turn ends it is played, once, however often it is sent.
    """

    id: Id
    seq: Seq
    actions: Turn


class Preview(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="preview"):
    """Ask what an action would lead to, in a game that hides nothing."""

    seq: Seq
    action: Notation
    id: Id | None = None


class Look(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="look"):
    """Look with the eyes of another seat of one's own; null: as a spectator (a closed curtain)."""

    seat: SeatNumber | None
    id: Id | None = None


class Say(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="say"):
    """Chat: one of both."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_CHAT)] | None = None
    phrase: Annotated[str, msgspec.Meta(min_length=1, max_length=40)] | None = None
    id: Id | None = None


class Propose(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="propose"):
    """Ask the others; alone with bots it is done at once."""

    what: Literal["back", "stop", "bot"]
    seat: SeatNumber | None = None
    """For ``bot``: the seat that has been absent."""
    id: Id | None = None


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="answer"):
    """Agree to a proposal or not; with *no* whoever asked withdraws it."""

    proposal: Annotated[int, msgspec.Meta(ge=0, le=2**53)]
    yes: bool
    id: Id | None = None


class Resign(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="resign"):
    """Give up the seat one looks through."""

    id: Id | None = None


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="claim"):
    """Take the win, with two players, from an opponent whose time ran out."""

    id: Id | None = None


class Return(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="return"):
    """Take one's seat back from the bot that stands in."""

    id: Id | None = None


class Hint(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="hint"):
    """Ask what the strongest bot would do; only against bots, and the table is not rated.

    ``actions`` is the draft so far, as in `Play`: the hint is how to go on from there.
    """

    actions: Turn = ()
    id: Id | None = None


class Ping(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="ping"):
    """Ask for a `Pong`."""

    at: float = 0.0


ClientMessage = (
    Play | Preview | Look | Say | Propose | Answer | Resign | Claim | Return | Hint | Ping
)

# What the house sends


class Snapshot(msgspec.Struct, frozen=True, tag="snapshot"):
    """Everything there is to know now, through the eyes of ``eyes``."""

    seq: int
    table: TableInfo
    eyes: int | None
    """The seat that looks; null: a spectator."""
    mine: tuple[int, ...]
    """The reader's own seats."""
    view: msgspec.Raw | None
    """The game's view; null while the table waits."""
    legal: tuple[Choice, ...]
    """If it is this seat's turn."""
    log: tuple[Step, ...]
    """The latest steps, as far as the memory aid allows."""
    chat: tuple[ChatLine, ...]
    proposals: tuple[Proposal, ...]
    clock: Clock | None = None
    outcome: Outcome | None = None
    last_turn: int = 0
    """This seat's own latest action that stands; what comes after it happened since. 0: none."""


class Missed(msgspec.Struct, frozen=True, tag="missed"):
    """After a broken line, instead of a snapshot: what happened since, and how it stands now."""

    seq: int
    steps: tuple[Step, ...]
    table: TableInfo
    view: msgspec.Raw
    legal: tuple[Choice, ...]
    chat: tuple[ChatLine, ...]
    proposals: tuple[Proposal, ...]
    clock: Clock | None = None
    outcome: Outcome | None = None
    last_turn: int = 0


class Update(msgspec.Struct, frozen=True, tag="update"):
    """Something happened in the game: the steps, and how it stands after the last of them."""

    seq: int
    steps: tuple[Step, ...]
    view: msgspec.Raw
    legal: tuple[Choice, ...]
    clock: Clock | None = None
    outcome: Outcome | None = None
    last_turn: int = 0


class Drafted(msgspec.Struct, frozen=True, tag="draft"):
    """The reader's own draft: how it would stand after ``actions``."""

    id: str
    seq: int
    actions: tuple[str, ...]
    events: tuple[EventInfo, ...]
    view: msgspec.Raw
    legal: tuple[Choice, ...]


class Previewed(msgspec.Struct, frozen=True, tag="preview"):
    """What the action would lead to."""

    seq: int
    action: str
    events: tuple[EventInfo, ...]


class Accepted(msgspec.Struct, frozen=True, tag="accepted"):
    """A `Play` was played and is on disk: its last entry is ``seq``."""

    id: str
    seq: int


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """What was asked is not possible; nothing changed. A `Snapshot` follows if it came too late."""

    error: Text
    id: str | None = None
    """That of the message which is refused, where it has one."""
    retry_after: int | None = None
    """Seconds after which the very same may be sent again; null: it would be refused again."""


class TableChanged(msgspec.Struct, frozen=True, tag="table"):
    """Seats, presence or the table itself changed."""

    table: TableInfo


class Chatted(msgspec.Struct, frozen=True, tag="chat"):
    """Somebody said something."""

    line: ChatLine


class Overheard(msgspec.Struct, frozen=True, tag="overheard"):
    """To players, once the game is over: the chat with what the spectators said meanwhile."""

    lines: tuple[ChatLine, ...]


class Unsaid(msgspec.Struct, frozen=True, tag="unsaid"):
    """A line of the chat was removed."""

    id: int


class Proposals(msgspec.Struct, frozen=True, tag="proposals"):
    """What is being asked now."""

    proposals: tuple[Proposal, ...]


class HintStep(msgspec.Struct, frozen=True):
    """An action of the line that a hint sees."""

    actor: int
    """The seat that takes it; -1: chance."""
    action: Choice


class HintAlternative(msgspec.Struct, frozen=True):
    """Another action, and what it would bring."""

    action: Choice
    value: float


class HintThought(msgspec.Struct, frozen=True):
    """What a bot that looks ahead expects. Values go from -1, all lost, to 1, all won."""

    value: float
    line: tuple[HintStep, ...]
    """How it sees the game go on after its action; what others hide is only guessed there."""
    alternatives: tuple[HintAlternative, ...]
    """What else it thought of, best first."""


class Hinted(msgspec.Struct, frozen=True, tag="hint"):
    """What the strongest bot would do, why in a word, and what it expects if it looks ahead."""

    seq: int
    actions: tuple[str, ...]
    """The draft that it goes on from."""
    action: Choice
    reason: Text
    thought: HintThought | None = None


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """The answer to a `Ping`."""

    at: float
    now: float


class Bye(msgspec.Struct, frozen=True, tag="bye"):
    """The house closes the line: ``restart`` means come back in a moment."""

    reason: Literal["restart", "closed", "banned", "replaced"]


# The lobby


class TableRow(msgspec.Struct, frozen=True):
    """A line of the lobby or of *my games*."""

    table: TableInfo
    waiting_for_me: bool = False
    turn: int | None = None
    """The seat to act."""
    seq: int = 0
    outcome: Outcome | None = None
    moved: float = 0.0
    """When something last happened there."""


class Lobby(msgspec.Struct, frozen=True, tag="lobby"):
    """How the house stands: sent on connecting and whenever it changes."""

    open: tuple[TableRow, ...]
    playing: tuple[TableRow, ...]
    recent: tuple[TableRow, ...]
    here: tuple[str, ...]
    """Names of the people in the house."""
    people: int
    """How many people are here, also those whose names are not listed."""


class YourTurn(msgspec.Struct, frozen=True, tag="your-turn"):
    """Through the lobby's socket: it is the reader's turn at one of his tables."""

    table: str
    game: str


ServerMessage = (
    Snapshot
    | Missed
    | Update
    | Drafted
    | Previewed
    | Accepted
    | Refused
    | TableChanged
    | Chatted
    | Overheard
    | Unsaid
    | Proposals
    | Hinted
    | Pong
    | Bye
)
LobbyMessage = Lobby | YourTurn | Pong | Bye
