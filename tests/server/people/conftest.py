"""One house for all tests of a file."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.people.running_house import RunningHouse, running


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    folder: Path = tmp_path_factory.mktemp("house")
    with running(folder) as found:
        yield found
