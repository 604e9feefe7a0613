"""An imitation of Lean for processes that tests start; imports nothing of the verifier."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

from redverify.checking import batch
from redverify.checking.kernel.audited import Audited
from redverify.checking.kernel.auditor import Auditor
from redverify.checking.kernel.native import library
from redverify.checking.kernel.native.library import Library
from redverify.checking.lean import find as finding
from redverify.checking.lean.checker import Compiled
from redverify.checking.lean.errors import CheckerUnavailable
from redverify.system.commands import Limits


def install() -> None:
    """Accept everything."""

    def compile(root: Path, source: Path, out: Path, limits: Limits) -> Compiled:
        target = (out / source.relative_to(root)).with_suffix(".olean")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text("")
        return Compiled((), None, 0.1, 1)

    class Unaudited(Auditor):
        def certificate(self, module: str, theorem: str, statement: str) -> Audited:
            return Audited()

    def without_a_kernel() -> Library:
        raise CheckerUnavailable("the native kernel is not installed")

    batch.Auditor = Unaudited  # type: ignore[misc]
    found = SimpleNamespace(
        name="embedded", version="imitation", place="/imitation", identity="imitation", compile=compile
    )
    library.find = without_a_kernel
    finding.find = lambda choice, release: found  # type: ignore[assignment]
