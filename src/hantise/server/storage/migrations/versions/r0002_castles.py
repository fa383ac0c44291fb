"""Castles that people keep."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make their table."""
    op.create_table(
        "castles",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("person", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("playable", sa.Boolean(), nullable=False),
        sa.Column("changed", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_castles_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_castles")),
    )
    op.create_index(op.f("ix_castles_person"), "castles", ["person"], unique=False)
