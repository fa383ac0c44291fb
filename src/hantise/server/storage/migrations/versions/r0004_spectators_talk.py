"""What spectators say is marked, so that the players read it only after the game."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Until now only players spoke."""
    op.add_column(
        "messages",
        sa.Column("watching", sa.Boolean(), nullable=False, server_default=sa.text("false")),
    )
