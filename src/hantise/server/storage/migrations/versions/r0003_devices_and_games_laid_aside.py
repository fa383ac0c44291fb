"""Sessions by their browser, notifications by their session, and games that are laid aside."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns."""
    for name in ("browser", "system"):
        column = sa.Column(name, sa.String(), nullable=False, server_default=sa.text("''"))
        op.add_column("sessions", column)
    op.add_column("pushes", sa.Column("session", sa.String(), nullable=True))
    op.create_index(op.f("ix_pushes_session"), "pushes", ["session"], unique=False)
    op.add_column(
        "seats",
        sa.Column("aside", sa.Boolean(), nullable=False, server_default=sa.text("false")),
    )
