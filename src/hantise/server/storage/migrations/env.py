"""Run by Alembic: migrations happen on the connection that `migrate` hands over."""

from alembic import context

from hantise.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
context.run_migrations()
