"""Lean's checks of certificates on a cluster: in batches, with the library that this machine has compiled."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from typing import Any

from redverify.checking.batch import MOST, Jury
from redverify.checking.check import CertificateReport, Claim, judge_claims, not_attempted, understand
from redverify.checking.description import release_of
from redverify.checking.lean import find as finding
from redverify.checking.lean import library, project, shipping
from redverify.checking.lean.build_plan import Watch
from redverify.checking.lean.errors import CheckerUnavailable
from redverify.system.forks import Died

#: Certificates in a batch for a cluster whose size is not known here: a run of Lean takes a while to start,
#: and a worker that dies costs its batch.
BATCH = 8


@dataclass(frozen=True, slots=True)
class _Batch:
    """Certificates for one run of Lean: positions, documents and names."""

    positions: tuple[int, ...]
    documents: tuple[bytes, ...]
    names: tuple[str, ...]


def judge_on(
    each: Callable[..., Generator[tuple[int, Any], None, None]],
    workers: int | None,
    lean: finding.Choice,
    say: Callable[[str], None],
    watch: Watch | None,
    claims: Sequence[Claim],
    documents: Sequence[bytes],
    names: Sequence[str],
) -> Generator[tuple[int, CertificateReport], None, None]:
    """Yield positions and reports, batch by batch.

    ``each`` is that of a cluster, ``workers`` how many processes it has, if that is known here. The library
    is compiled here, if it is not, and goes to each node once. Raises
    :class:`~redverify.pipeline.engine.EngineLost` and :class:`.ProjectError`.
    """
    home = project.home()
    try:
        checker = finding.find(lean, release_of(home))
        sources = Jury(home, checker).sources
        manifest, files = shipping.packed(
            sources, checker, jobs=workers or 1, progress=_compiled(say), watch=watch
        )
    except CheckerUnavailable as error:
        for position, (claim, name) in enumerate(zip(claims, names, strict=True)):
            yield position, not_attempted(claim, name, str(error))
        return
    batches = _batches(documents, names, workers)
    work = partial(_judged, lean, manifest)
    done = 0
    with closing(each(work, batches, files)) as found:
        for number, value in found:
            positions = batches[number].positions
            reports = _lost(value, [claims[p] for p in positions], batches[number].names)
            done += len(reports)
            say(f"Lean: {done} of {len(claims)} certificates")
            yield from zip(positions, reports, strict=True)


def _batches(documents: Sequence[bytes], names: Sequence[str], workers: int | None) -> list[_Batch]:
    size = BATCH if workers is None else min(MOST, -(-len(documents) // workers))
    starts = range(0, len(documents), size)
    return [
        _Batch(
            tuple(range(start, min(start + size, len(documents)))),
            tuple(documents[start : start + size]),
            tuple(names[start : start + size]),
        )
        for start in starts
    ]


def _lost(
    value: list[CertificateReport] | Died, claims: Sequence[Claim], names: Sequence[str]
) -> list[CertificateReport]:
    """The reports on a batch, also where its workers died."""
    if not isinstance(value, Died):
        return value
    problem = f"the process that ran Lean ended: {value.reason}"
    return [not_attempted(claim, name, problem) for claim, name in zip(claims, names, strict=True)]


def _compiled(say: Callable[[str], None]) -> library.Progress:
    def progress(module: library.Built, done: int, total: int) -> None:
        if not module.cached:
            say(f"Lean library: {done} of {total} files: {module.name}")

    return progress


def _judged(
    lean: finding.Choice,
    manifest: shipping.Manifest,
    batch: _Batch,
    files: Callable[[], shipping.Files],
) -> list[CertificateReport]:
    """What a worker does: it reads the certificates again, and has the Lean of its node check them.

    Raises :class:`.ProjectError` if the library that was sent is damaged.
    """
    if manifest.missing():
        manifest.unpack(files())
    home = project.home()
    claims = [understand(document, home) for document in batch.documents]
    return judge_claims(claims, batch.names, home, lean, 1, False, lambda text: None)


__all__ = ["BATCH", "judge_on"]
