"""Who does what takes long: this process, all cores, or a Ray cluster."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from hantise.cli.configure import whole_number_option

if TYPE_CHECKING:
    from hantise.arena.runners import Runner

ProcessesOption = Annotated[int | None, whole_number_option("processes", "arena-processes")]
RayOption = Annotated[
    str | None, typer.Option("--ray", metavar="cli-word-address", help="cli-help-arena-ray")
]


@contextmanager
def runner(processes: int | None, ray: str | None) -> "Iterator[Runner]":
    """So many parts at a time; on a cluster as many as it has processors, but no more than these."""
    from hantise.arena.runners import here

    if ray is not None:
        from hantise.arena.ray_cluster import cluster

        with cluster(ray, processes or None) as found:
            yield found
        return
    yield here(processes or os.cpu_count() or 1)
