"""The options that say where tasks are done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import click

from redverify.choices import ENGINES
from redverify.cli.status import Failure, Status
from redverify.pipeline.engine import Engine, EngineLost, Local

if TYPE_CHECKING:
    from redverify.cli.arguments import VerifyOptions


def check_engine(options: Mapping[str, Any]) -> None:
    """Raises ``click.UsageError`` for options that do not go together."""
    if options["address"] is not None and options["engine"] == ENGINES[0]:
        raise click.UsageError("--address is that of a cluster: it needs --engine ray")
    if options["smt"] is not None and options["engine"] != ENGINES[0]:
        raise click.UsageError("--smt writes files on this machine: it needs --engine local")


def engine_of(options: VerifyOptions, count: int) -> Engine:
    """What does the tasks, of which there are ``count``. Raises :class:`.Failure` if it is not installed."""
    jobs = options.processes(count)
    if options.engine == ENGINES[0]:
        return Local(jobs)
    from redverify.pipeline.cluster import Cluster, ClusterMissing

    try:
        return Cluster(jobs, options.address)
    except ClusterMissing as error:
        raise Failure(str(error), Status.UNABLE) from error


def lost(error: EngineLost, *, kept: bool) -> Failure:
    """The failure of a run whose engine is gone. ``kept``: another run goes on where it was."""
    way_on = "; run the command again to go on from here" if kept else ""
    return Failure(f"{error}{way_on}", Status.UNABLE)


__all__ = ["check_engine", "engine_of", "lost"]
