"""What travels over HTTP: the bodies of requests and answers, typed in one place."""

from typing import Annotated, Literal

import msgspec

from hantise.analysis import Analysis
from hantise.core.outcome import Outcome
from hantise.core.shape import Number
from hantise.server.wire import ChatMode, Choice, EventInfo, Pace, Step, TableInfo, TableRow
from hantise.text import Text

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
Language = Literal["en", "fr"]
Mail = Annotated[str, msgspec.Meta(min_length=3, max_length=254, pattern=r"^[^@\s]+@[^@\s]+$")]

NoMail = Annotated[str, msgspec.Meta(max_length=254, pattern=r"^$|^[^@\s]+@[^@\s]+$")]


class Problem(msgspec.Struct, frozen=True):
    """Every refusal: ``error`` says what is wrong, ``message`` in the language of the request."""

    status: int
    error: Text
    message: str


# People


class Me(msgspec.Struct, frozen=True):
    """Who is asking. ``id`` is null for somebody who has done nothing yet."""

    id: str | None = None
    name: str = ""
    guest: bool = True
    admin: bool = False
    mail: str | None = None
    mail_confirmed: bool = False
    """Whether reminders go there: not before its code came back."""
    language: Language | None = None
    muted: tuple[str, ...] = ()
    """Ids of the people whose chat one does not want to see."""
    mails: bool = False
    """Whether this house can send mail."""


class NewGuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Come in as a guest; without a name a ghostly one is made up."""

    name: Name | None = None
    language: Language | None = None


class Profile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one may change of oneself; what is not given stays."""

    name: Name | None = None
    mail: NoMail | None = None
    """Only for accounts; "" removes it."""
    language: Language | None = None
    password: Annotated[str, msgspec.Meta(max_length=200)] | None = None
    """An account gives it to change its name or mail."""


class MailCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was sent to a mail address, to show that it is one's own."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class NewAccount(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Make the guest one is an account; games stay."""

    name: Name
    password: Password
    mail: Mail | None = None


class RecoveryCode(msgspec.Struct, frozen=True):
    """Shown once: whoever has it can set a new password."""

    recovery_code: str


class SignIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Name and password."""

    name: Name
    password: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class Recovery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A forgotten password is replaced with the recovery code, which then changes too."""

    name: Name
    recovery_code: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    password: Password


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The old password and a new one; all other devices are signed out."""

    old: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    new: Password
    keep_tokens: bool = False
    """Whether programs may go on with the tokens they have; else these are revoked."""


class Farewell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Delete the account; an account gives its password, a guest nothing."""

    password: Annotated[str, msgspec.Meta(max_length=200)] | None = None


class Handover(msgspec.Struct, frozen=True):
    """For another device: an address good for a few minutes and once, and its QR picture."""

    url: str
    code: str
    expires: float
    qr: str
    """SVG."""
    local: bool = False
    """Whether only this machine can reach the address."""


class TakeOver(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """On the other device."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class Session(msgspec.Struct, frozen=True):
    """A device that is signed in; ``browser`` and ``system`` are names, "" where unknown."""

    id: str
    browser: str
    system: str
    created: float
    seen: float
    here: bool
    """Whether it is the one that asks."""


class NewToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for a token for a program."""

    label: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class Token(msgspec.Struct, frozen=True):
    """A program's token; ``secret`` is shown once, when it is made."""

    id: str
    label: str
    created: float
    used: float | None = None
    secret: str | None = None


class PushKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """As the browser gives them."""

    p256dh: Annotated[str, msgspec.Meta(max_length=200)]
    auth: Annotated[str, msgspec.Meta(max_length=100)]


class PushSubscription(msgspec.Struct, frozen=True):
    """As the browser gives it (unknown fields are ignored: browsers differ)."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000, pattern=r"^https://")]
    keys: PushKeys


class PushKey(msgspec.Struct, frozen=True):
    """The house's public key for Web Push."""

    key: str


class PushKnown(msgspec.Struct, frozen=True):
    """Whether the house writes to a browser: one that was signed out elsewhere cannot tell."""

    known: bool


class RatingPoint(msgspec.Struct, frozen=True):
    """A rating after a game."""

    at: float
    rating: int
    table: str


class GameRating(msgspec.Struct, frozen=True):
    """How somebody stands at one game."""

    game: str
    rating: int
    uncertainty: int
    games: int
    curve: tuple[RatingPoint, ...] = ()


class PersonPage(msgspec.Struct, frozen=True):
    """What everybody may know about somebody."""

    id: str
    name: str
    guest: bool
    since: float
    ratings: tuple[GameRating, ...]
    played: dict[str, int]
    won: dict[str, int]
    recent: tuple[TableRow, ...]


class Standing(msgspec.Struct, frozen=True):
    """A line of a leaderboard."""

    rank: int
    person: str
    name: str
    rating: int
    games: int


class Leaderboard(msgspec.Struct, frozen=True):
    """The best at one game."""

    game: str
    standings: tuple[Standing, ...]


# Games


class OptionInfo(msgspec.Struct, frozen=True):
    """An option for a form; its words are ``option-<name>`` of the game's messages."""

    name: str
    kind: Literal["flag", "choice", "number", "text"]
    default: int | str | bool
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0


class BotInfo(msgspec.Struct, frozen=True):
    """A bot; its name is the message ``bot-<id>`` of the game or of the house.

    The attribute ``character`` says in one line how it plays.
    """

    id: str
    level: int


class GameInfo(msgspec.Struct, frozen=True):
    """What a form and a page need to know of a game."""

    id: str
    authors: tuple[str, ...]
    publisher: str
    year: int
    min_players: int
    max_players: int
    minutes: int
    age: int
    hides: bool
    recalls: bool
    """Whether a perfect memory would help, so that the memory aid matters."""
    bots: tuple[BotInfo, ...]
    """Weakest first; level 0 plays at random, 1 makes mistakes, 3 and 4 look ahead."""
    usual_bot: str
    """Who plays where nobody chose a bot, and for those who leave."""
    options: dict[str, tuple[OptionInfo, ...]]
    """By number of players."""
    board: str | None
    """Where the house serves the board that another package brings; None: the client has its own."""
    window: str | None
    """Where it serves that package's picture for the window in the house."""


class RulesSection(msgspec.Struct, frozen=True):
    """A part of a rules page; ``html`` is ours and safe."""

    id: str
    """The rule's number where it has one: an anchor, as are those in ``html``."""
    title: str
    html: str
    level: int = 2
    """Of its heading: 2, or 3 for a part of the section before."""
    technical: bool = False
    """Whether it is for programs and for those who study the game, not for playing it."""


class RulesPage(msgspec.Struct, frozen=True):
    """The rules of a game in one language."""

    game: str
    language: Language
    title: str
    sections: tuple[RulesSection, ...]


# Tables


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table: ``me`` (several times: one screen), ``open``, or a ``bot``."""

    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    """For ``me`` on one screen: who that is."""
    bot: Annotated[str, msgspec.Meta(max_length=40)] | None = None


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[tuple[NewSeat, ...], msgspec.Meta(min_length=2, max_length=16)]
    options: Annotated[dict[str, Number | str | bool], msgspec.Meta(max_length=32)] = {}
    public: bool = True
    pace: Pace = Pace()
    memory_aid: bool | None = None
    """None: on for correspondence, else off."""
    chat: ChatMode = "phrases"
    rated: bool = True
    """Wanted; bots, hot seats, guests and unrated options make a table unrated all the same."""
    start: bool = False
    """Start at once, if no seat is open."""


class QuickPlay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One click against bots."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    players: Annotated[int, msgspec.Meta(ge=2, le=16)] | None = None
    bot: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    """None: the usual one, of level 2."""
    options: Annotated[dict[str, int | str | bool], msgspec.Meta(max_length=32)] = {}
    """What is not given is as a newcomer has it easier."""


class Sit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat; null: any free one."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=15)] | None = None


class SeatBot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The host puts a bot into a free seat; null: takes it out again."""

    bot: Annotated[str, msgspec.Meta(max_length=40)] | None


class FillWithBots(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The host puts a bot on every free seat; null: the usual one, of level 2."""

    bot: Annotated[str, msgspec.Meta(max_length=40)] | None = None


class Address(msgspec.Struct, frozen=True):
    """Where others find a table: the short link, as a picture too."""

    url: str
    qr: str
    """SVG."""
    local: bool = False
    """Whether only this machine can reach it."""


class Moment(msgspec.Struct, frozen=True):
    """How a game stood after ``seq`` entries, for those who may know."""

    seq: int
    view: msgspec.Raw
    steps: tuple[Step, ...]


class MyTables(msgspec.Struct, frozen=True):
    """One's games: those that wait for one first."""

    waiting: tuple[TableRow, ...]
    """It is my turn, and somebody else plays too."""
    playing: tuple[TableRow, ...]
    open: tuple[TableRow, ...]
    over: tuple[TableRow, ...]
    bots: tuple[TableRow, ...] = ()
    """Against bots alone, whoever's turn it is: nobody waits for me there."""
    aside: tuple[TableRow, ...] = ()
    """Those of them that I laid aside."""


class LayAside(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Lay games against bots aside, or take them up again; looking at one does that too."""

    tables: Annotated[
        tuple[Annotated[str, msgspec.Meta(min_length=1, max_length=64)], ...],
        msgspec.Meta(min_length=1, max_length=200),
    ]
    aside: bool = True


class NextTable(msgspec.Struct, frozen=True):
    """The next table that waits for me; null if none does."""

    table: TableRow | None


# Records


class Imported(msgspec.Struct, frozen=True):
    """Where an imported record lies from now on."""

    id: str


class ReplayStep(msgspec.Struct, frozen=True):
    """A step of a replay and how it stood after it. Steps that were taken back are not there."""

    seq: int
    move: int
    """The move (from 1) that it belongs to: what chance does belongs to the move before it."""
    actor: int | None
    action: Choice | None
    """What was done, if these eyes may know."""
    events: tuple[EventInfo, ...]
    view: msgspec.Raw
    """Null where the rules are gone (``from_events``)."""
    at: float = 0.0


class Replay(msgspec.Struct, frozen=True):
    """A page of a finished game through one seat's eyes, or fully open."""

    table: TableInfo
    eyes: int | Literal["open", "public"]
    first: msgspec.Raw
    """The view before the first step. Open: a list with each seat's view, here and in steps."""
    steps: tuple[ReplayStep, ...]
    """Those of the moves after number ``after``, up to the end of the page."""
    outcome: Outcome | None
    moves: int
    """Of the whole game."""
    after: int
    """How many moves lie before this page."""
    from_events: bool = False
    """Whether this program no longer knows these rules and shows the events that were stored."""


class AnalysisState(msgspec.Struct, frozen=True):
    """How far the analysis of a finished game is: ``none`` before it is asked for."""

    status: Literal["none", "running", "done"]
    done: int = 0
    """How many moments were judged."""
    total: int = 0
    analysis: Analysis | None = None


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play on against bots from a moment of a finished game, with everything as it lay there."""

    move: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    """How many moves of the replay lie before it."""
    seat: Annotated[int, msgspec.Meta(ge=0, le=15)]
    bot: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    """Who plays the others; None: the usual one, of level 2."""


class RecordRow(msgspec.Struct, frozen=True):
    """A finished game in a list."""

    table: TableInfo
    outcome: Outcome | None
    steps: int


class RecordList(msgspec.Struct, frozen=True):
    """Finished games, latest first; ``next`` is where the next page begins."""

    records: tuple[RecordRow, ...]
    next: str | None = None


# Administration


class Sanction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Mute or ban somebody for some hours; 0 lifts it."""

    hours: Annotated[int, msgspec.Meta(ge=0, le=24 * 3650)]
    why: Annotated[str, msgspec.Meta(max_length=200)] = ""


class FoundPerson(msgspec.Struct, frozen=True):
    """Somebody as administrators see him."""

    id: str
    name: str
    guest: bool
    admin: bool
    created: float
    seen: float
    muted_until: float
    banned_until: float


class FoundPeople(msgspec.Struct, frozen=True):
    """Who was found, latest here first."""

    people: tuple[FoundPerson, ...]


class AuditLine(msgspec.Struct, frozen=True):
    """Something an administrator did."""

    at: float
    admin: str
    action: str
    target: str
    why: str


class AuditLog(msgspec.Struct, frozen=True):
    """What administrators did, latest first."""

    lines: tuple[AuditLine, ...]


# Lessons


class Lesson(msgspec.Struct, frozen=True):
    """A guided first game; 0 scenes: there is none."""

    game: str
    scenes: int


class LessonTry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the learner has done so far in this scene of a lesson."""

    actions: Annotated[
        tuple[Annotated[str, msgspec.Meta(max_length=64)], ...], msgspec.Meta(max_length=16)
    ] = ()


class LessonScene(msgspec.Struct, frozen=True):
    """One scene: a real position, what may be done in it, and whether its aim is reached.

    Its words are ``lesson-<scene>`` of the game's messages, and ``lesson-<scene>-done`` after.
    """

    game: str
    scene: str
    number: int
    """From 1."""
    scenes: int
    players: int
    eyes: int
    view: msgspec.Raw
    legal: tuple[Choice, ...]
    wanted: tuple[str, ...]
    """Notations that reach the aim, for those who want to be shown."""
    steps: tuple[Step, ...]
    """What the actions so far led to."""
    done: bool


# Puzzles


class PuzzleRow(msgspec.Struct, frozen=True):
    """A puzzle in a list."""

    id: str
    grade: int
    """1 is the easiest."""


class GamePuzzles(msgspec.Struct, frozen=True):
    """The puzzles of a game, easiest first."""

    game: str
    puzzles: tuple[PuzzleRow, ...]


class PuzzleOfTheDay(msgspec.Struct, frozen=True):
    """The same for everybody, from midnight to midnight (UTC)."""

    date: str
    game: str
    puzzle: PuzzleRow
    task: Text
    number: int
    """Of the puzzle in its grade, from 1."""


class PuzzleAnswer(msgspec.Struct, frozen=True):
    """What comes of an action of the solver's."""

    keeps: bool
    """Whether the task is still within reach, or done."""
    steps: tuple[Step, ...]
    """The action and what the others and chance do then, as the solver sees it."""
    then: int | None
    """The moment that it leads to; null: the puzzle is solved or, if it does not keep, lost."""
    view: msgspec.Raw
    """How it stands then; null where a moment shows it."""
    why: Text | None
    """Why the action does not keep the task within reach."""


class PuzzleMoment(msgspec.Struct, frozen=True):
    """The solver is to act."""

    view: msgspec.Raw
    legal: tuple[Choice, ...]
    answers: dict[str, PuzzleAnswer]
    """By notation, for every legal action."""


class Puzzle(msgspec.Struct, frozen=True):
    """A puzzle with all that can happen in it: it is played without asking the house again."""

    game: str
    id: str
    grade: int
    number: int
    """In its grade, from 1."""
    task: Text
    players: int
    eyes: int
    """The solver's seat."""
    options: dict[str, int | str | bool]
    moments: tuple[PuzzleMoment, ...]
    """The first one is the position."""
    next: str | None
    """The id of the next puzzle of the game; null: there is none."""


class PuzzleTried(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How one did at a puzzle."""

    solved: bool
    """Whether by oneself; false: the solution was shown."""


class MyPuzzle(msgspec.Struct, frozen=True):
    """A puzzle that one has done."""

    game: str
    puzzle: str
    solved: bool
    at: float


class MyPuzzles(msgspec.Struct, frozen=True):
    """One's progress."""

    done: tuple[MyPuzzle, ...]
