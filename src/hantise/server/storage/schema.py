"""Every table of the database, the same on SQLite and PostgreSQL. Times are seconds since 1970."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# SQLite numbers rows by itself only where the key is a plain INTEGER.
Number = BigInteger().with_variant(Integer, "sqlite")


secrets = Table(
    "secrets",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
"""Keys the house made for itself: to sign cookies, to sign push messages."""

people = Table(
    "people",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("name_key", String, unique=True),
    # folded for comparison; only accounts have one, so only their names are unique
    Column("password", String),
    Column("recovery", String),
    Column("mail", String),
    Column("mail_confirmed", Boolean, nullable=False, server_default=text("false")),
    # nothing but the code that confirms it is sent there before
    Column("mailed", Double, nullable=False, server_default=text("0")),
    # when the last reminder went there
    Column("language", String),
    Column("admin", Boolean, nullable=False, server_default=text("false")),
    Column("muted_until", Double, nullable=False, server_default=text("0")),
    Column("banned_until", Double, nullable=False, server_default=text("0")),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("deleted", Double),
)
"""Guests and accounts; an account is who has a password."""

sessions = Table(
    "sessions",
    metadata,
    Column("id", String, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("browser", String, nullable=False, server_default=text("''")),
    Column("system", String, nullable=False, server_default=text("''")),
    # by name only, so that its owner recognises it; "" where it said none that we know
)
"""One for each signed-in device; the cookie carries a signed secret whose hash is ``id``."""

tokens = Table(
    "tokens",
    metadata,
    Column("id", String, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("hash", String, nullable=False, unique=True),
    Column("label", String, nullable=False),
    Column("created", Double, nullable=False),
    Column("used", Double),
)
"""For programs."""

handovers = Table(
    "handovers",
    metadata,
    Column("hash", String, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("expires", Double, nullable=False),
)
"""Codes that bring somebody to another device, once."""

mutes = Table(
    "mutes",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("muted", ForeignKey("people.id"), primary_key=True),
)
"""Whose chat somebody does not want to see."""

pushes = Table(
    "pushes",
    metadata,
    Column("endpoint", String, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("keys", String, nullable=False),
    Column("created", Double, nullable=False),
    Column("session", String, index=True),
    # the one that asked: signed out, it is told no more
)
"""Browsers that asked to be told."""

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("code", String, nullable=False),
    Column("game", String, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("start", Text),
    # a position to begin from, if not from the start
    Column("status", String, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("pace", String, nullable=False),
    Column("memory_aid", Boolean, nullable=False),
    Column("chat", String, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("hinted", Boolean, nullable=False, server_default=text("false")),
    Column("imported", Boolean, nullable=False, server_default=text("false")),
    Column("host", ForeignKey("people.id")),
    Column("seq", Integer, nullable=False, server_default=text("0")),
    Column("turn", Integer),
    # the seat to act, for lists
    Column("clock", Text),
    Column("proposals", Text),
    Column("result", Text),
    Column("rematch", String),
    Column("created", Double, nullable=False),
    Column("started", Double),
    Column("moved", Double, nullable=False),
    Column("ended", Double),
    Index("ix_tables_status_moved", "status", "moved"),
    Index("ix_tables_code", "code"),
    Index("ix_tables_host", "host"),
    Index("ix_tables_public_status_moved", "public", "status", "moved"),
    Index("ix_tables_public_ended", "public", "ended"),
    Index("ix_tables_public_game_ended", "public", "game", "ended"),
)
"""Tables, whatever their status; a finished one is a record and stays for ever."""

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id"), index=True),
    Column("name", String, nullable=False, server_default=text("''")),
    Column("guest", Boolean, nullable=False, server_default=text("false")),
    Column("bot", String),
    # the bot the seat was given to from the beginning
    Column("won", Boolean),
    # at the end: whether it won, alone or with others; nobody wins a draw
    Column("aside", Boolean, nullable=False, server_default=text("false")),
    # whether its person laid the game aside
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("entry", Text, nullable=False),
    # an action's notation, or a table entry as JSON
    Column("actor", Integer),
    Column("events", LargeBinary, nullable=False),
    Column("at", Double, nullable=False),
    Column("client_id", String),
    sqlite_with_rowid=False,
    # the rows of a game lie together
)
"""The game itself: row ``seq`` (from 1) leads to moment ``seq``. Never changed, never deleted.

A move and the chance that follows are several rows of one transaction; the client's id stands
on the first. A `Play` that answers moment n and was played is row n + 1.
"""

messages = Table(
    "messages",
    metadata,
    Column("id", Number, primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False, index=True),
    Column("person", ForeignKey("people.id")),
    Column("name", String, nullable=False),
    Column("text", Text),
    Column("phrase", String),
    Column("at", Double, nullable=False),
    Column("deleted", Boolean, nullable=False, server_default=text("false")),
    Column("watching", Boolean, nullable=False, server_default=text("false")),
    # said by a spectator: the players read it after the game
)
"""Chat."""

due = Table(
    "due",
    metadata,
    Column("kind", String, primary_key=True),
    Column("subject", String, primary_key=True),
    Column("at", Double, nullable=False, index=True),
    Column("lease", Double, nullable=False, server_default=text("0")),
    # somebody works on it until then
    Column("data", Text, nullable=False, server_default=text("''")),
)
"""Work that must be done at a time, by whichever process is there: bots, clocks, reminders."""

ratings = Table(
    "ratings",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("game", String, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Index("ix_ratings_game", "game"),
)

rated = Table(
    "rated",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("game", String, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("at", Double, nullable=False),
    Index("ix_rated_person_game", "person", "game"),
)
"""What each rated game made of a rating: the curve."""

castles = Table(
    "castles",
    metadata,
    Column("id", String, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("game", String, nullable=False),
    Column("name", String, nullable=False),
    Column("text", Text, nullable=False),
    # a castle file
    Column("playable", Boolean, nullable=False),
    # whether nothing is wrong with it
    Column("changed", Double, nullable=False),
)
"""Castles that people drew; whoever knows the id may see one."""

puzzles_done = Table(
    "puzzles_done",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("game", String, primary_key=True),
    Column("puzzle", String, primary_key=True),
    Column("solved", Boolean, nullable=False),
    # by oneself; else the solution was shown
    Column("at", Double, nullable=False),
)
"""Which puzzles somebody has done."""

audit = Table(
    "audit",
    metadata,
    Column("id", Number, primary_key=True, autoincrement=True),
    Column("at", Double, nullable=False),
    Column("admin", String, nullable=False),
    Column("action", String, nullable=False),
    Column("target", String, nullable=False),
    Column("why", Text, nullable=False, server_default=text("''")),
)
"""What administrators did."""
