"""What a run of the laws has looked at."""

import msgspec


class Report(msgspec.Struct, kw_only=True):
    """Counts; reports of several configurations can be added up."""

    games: int = 0
    states: int = 0
    sampled: int = 0
    """States on which the dear laws were tried too."""
    illegal: int = 0
    """Illegal actions tried."""
    worlds: int = 0
    """Worlds imagined in random games."""
    other_worlds: int = 0
    """Of those, how many differed from the truth."""
    reveals: int = 0
    """Times a world was told apart from the truth because an event openly said so."""
    odds_checked: int = 0
    """Views of small positions whose worlds were compared with exact enumeration."""
    odds_unchecked: int = 0
    """Those that had too many worlds for that."""
    endings: dict[str, int] = {}
    notes: tuple[str, ...] = ()
    """What was left out, and why."""

    def __add__(self, other: "Report") -> "Report":
        endings = self.endings.copy()
        for reason, times in other.endings.items():
            endings[reason] = endings.get(reason, 0) + times
        return Report(
            games=self.games + other.games,
            states=self.states + other.states,
            sampled=self.sampled + other.sampled,
            illegal=self.illegal + other.illegal,
            worlds=self.worlds + other.worlds,
            other_worlds=self.other_worlds + other.other_worlds,
            reveals=self.reveals + other.reveals,
            odds_checked=self.odds_checked + other.odds_checked,
            odds_unchecked=self.odds_unchecked + other.odds_unchecked,
            endings=endings,
            notes=tuple(dict.fromkeys(self.notes + other.notes)),
        )
