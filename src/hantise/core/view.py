"""All that one seat, or a spectator, may know."""

import msgspec


class View(msgspec.Struct, frozen=True, kw_only=True):
    """Built field by field from a state, never by removing things from one.

    ``recall`` is what a perfect memory would add: bots get it, people only where the table's
    memory aid is on. ``search`` is what only a program that looks ahead needs (past positions
    for a repetition rule); it never goes to a browser.
    """

    seat: int | None
    actor: int
    public: msgspec.Struct
    private: msgspec.Struct | None = None
    recall: msgspec.Struct | None = None
    search: msgspec.Struct | None = None

    def wire(self, memory_aid: bool = True) -> bytes:
        """What leaves for a person: JSON without ``search``, ``recall`` if the table aids memory."""
        shown = {"seat": self.seat, "actor": self.actor, "public": self.public}
        if self.private is not None:
            shown["private"] = self.private
        if memory_aid and self.recall is not None:
            shown["recall"] = self.recall
        return msgspec.json.encode(shown)
