"""What the database says about a table besides its game: the row, the seats, and `TableInfo`."""

from collections.abc import Container, Iterable, Mapping
from functools import lru_cache
from typing import Any, Final

import msgspec

from hantise.core.errors import HantiseError
from hantise.core.registry import find
from hantise.server.tables.model.standing import Standing, standing_of
from hantise.server.wire import ChatMode, Pace, SeatInfo, Status, TableInfo

Options = dict[str, int | str | bool]
decode_options: Final = msgspec.json.Decoder(Options).decode
decode_pace: Final = msgspec.json.Decoder(Pace).decode


class Sitting(msgspec.Struct, frozen=True, gc=False):
    """Who has a seat: a person, a bot, or nobody yet."""

    person: str | None = None
    name: str = ""
    guest: bool = False
    bot: str | None = None
    aside: bool = False
    """Whether its person laid the game aside."""

    @property
    def free(self) -> bool:
        """Whether somebody may still sit down here."""
        return self.person is None and self.bot is None


class Facts(msgspec.Struct):
    """A row of ``tables`` with its seats."""

    id: str
    code: str
    game: str
    rules: int
    players: int
    options: str
    """As JSON, so that tables set up alike share a game."""
    start: str | None
    standing: Standing
    public: bool
    pace: Pace
    memory_aid: bool
    chat: ChatMode
    rated: bool
    """Whether those who opened it want it to count; see `counts`."""
    hinted: bool
    host: str | None
    rematch: str | None
    created: float
    started: float | None
    imported: bool
    sittings: tuple[Sitting, ...]

    @property
    def status(self) -> Status:
        """Whether it waits, is played, is over or closed."""
        return self.standing.status

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The seats that somebody holds."""
        if person is None:
            return ()
        return tuple(n for n, sitting in enumerate(self.sittings) if sitting.person == person)

    @property
    def people(self) -> set[str]:
        """Everybody who holds a seat."""
        return {sitting.person for sitting in self.sittings if sitting.person is not None}

    def led_by(self, person: str) -> bool:
        """Whether somebody may start, change or close it: the host, else whoever sits here."""
        return person == self.host if self.host is not None else person in self.people

    @property
    def full(self) -> bool:
        """Whether no seat is free."""
        return not any(sitting.free for sitting in self.sittings)

    @property
    def hot_seat(self) -> bool:
        """Whether somebody holds several seats."""
        persons = [sitting.person for sitting in self.sittings if sitting.person is not None]
        return len(persons) > len(set(persons))

    @property
    def counts(self) -> bool:
        """Whether the game changes ratings, as those who sit here now have played it.

        Who was absent, resigned or was stood in for by a bot is rated all the same.
        """
        return (
            self.rated
            and not self.hinted
            and not self.hot_seat
            and not any(sitting.guest or sitting.bot is not None for sitting in self.sittings)
            and _options_count(self.game, self.players, self.options, self.rules)
        )


@lru_cache(maxsize=512)
def _options_count(game: str, players: int, options: str, rules: int) -> bool:
    try:
        return find(game)(players, decode_options(options), rules).options.rated()
    except HantiseError:  # the game or these rules are gone
        return False


def facts_of(row: Mapping[str, Any], seats: Iterable[Mapping[str, Any]]) -> Facts:
    """From a row of ``tables`` and the table's rows of ``seats``, in order."""
    return Facts(
        id=row["id"],
        code=row["code"],
        game=row["game"],
        rules=row["rules"],
        players=row["players"],
        options=row["options"],
        start=row["start"],
        standing=standing_of(row),
        public=bool(row["public"]),
        pace=decode_pace(row["pace"]),
        memory_aid=bool(row["memory_aid"]),
        chat=row["chat"],
        rated=bool(row["rated"]),
        hinted=bool(row["hinted"]),
        host=row["host"],
        rematch=row["rematch"],
        created=row["created"],
        started=row["started"],
        imported=bool(row["imported"]),
        sittings=tuple(
            Sitting(
                seat["person"],
                seat["name"],
                bool(seat["guest"]),
                seat["bot"],
                bool(seat["aside"]),
            )
            for seat in seats
        ),
    )


def info_of(
    facts: Facts,
    *,
    bots: Mapping[int, str] | None = None,
    resigned: Container[int] = (),
    flags: Container[int] = (),
    here: Container[str] = (),
    ratings: Mapping[str, int] | None = None,
    watching: int = 0,
) -> TableInfo:
    """What everybody may know. ``bots`` play now; without it, those that were there at first."""
    if bots is None:
        bots = {n: s.bot for n, s in enumerate(facts.sittings) if s.bot is not None}
    return TableInfo(
        id=facts.id,
        code=facts.code,
        game=facts.game,
        rules=facts.rules,
        players=facts.players,
        options=decode_options(facts.options),
        status=facts.status,
        public=facts.public,
        pace=facts.pace,
        memory_aid=facts.memory_aid,
        chat=facts.chat,
        rated=facts.counts,
        host=facts.host,
        hot_seat=facts.hot_seat,
        created=facts.created,
        started=facts.started,
        ended=facts.standing.ended,
        rematch=facts.rematch,
        watching=watching,
        imported=facts.imported,
        seats=tuple(
            SeatInfo(
                name=sitting.name,
                person=sitting.person,
                guest=sitting.guest,
                bot=bots.get(seat),
                own_bot=sitting.bot is not None,
                here=sitting.person is not None and sitting.person in here,
                resigned=seat in resigned,
                flag=seat in flags,
                ready=not sitting.free,
                rating=(ratings or {}).get(sitting.person or ""),
            )
            for seat, sitting in enumerate(facts.sittings)
        ),
    )
