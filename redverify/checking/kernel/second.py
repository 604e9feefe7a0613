"""The export of a certificate, which is read again, compared with the text, and checked by nanoda."""

from __future__ import annotations

import tempfile
from dataclasses import dataclass
from pathlib import Path

from redverify.checking.kernel.audit import AXIOMS, Audited
from redverify.checking.kernel.auditor import Auditor
from redverify.checking.kernel.errors import Damaged, Refused
from redverify.checking.kernel.exported import Export, read
from redverify.checking.kernel.nanoda import Nanoda
from redverify.checking.kernel.statement import compare
from redverify.checking.kernel.terms import name_of, shown
from redverify.checking.lean.process import Limits
from redverify.checking.recursion import deep


@dataclass(frozen=True, slots=True)
class Second:
    """What is done with a certificate besides Lean's check: its export is written to ``file``, or to a
    place for the moment, looked through, and given to ``nanoda``, where there is one."""

    file: Path | None = None
    nanoda: Nanoda | None = None

    def run(self, auditor: Auditor, module: str, theorem: str, statement: str, audited: Audited) -> None:
        """Do it, for a theorem in a compiled module. Raises :class:`.KernelError` if it is refused."""
        with tempfile.TemporaryDirectory() as scratch:
            path = self.file or Path(scratch) / "export.ndjson"
            try:
                auditor.export(module, theorem, path)
            except OSError as error:
                raise Damaged(f"the export cannot be written to {path}: {error.strerror}") from None
            examine(path, theorem, statement, audited, self.nanoda)


def examine(path: Path, theorem: str, statement: str, audited: Audited, nanoda: Nanoda | None) -> Export:
    """See that an export is in its format, takes nothing for true that the audit did not find, and
    states what the text says; and have nanoda accept it, if there is one.

    Raises :class:`.KernelError`.
    """
    try:
        with path.open("rb") as lines:
            export = read(lines)
    except OSError as error:
        raise Damaged(f"the export cannot be read: {error.strerror}") from None
    given = set(audited.given)
    for name in export.axioms:
        if name not in AXIOMS and shown(name) not in given:
            raise Refused(f"the export has the axiom {shown(name)}")
    with deep():
        compare(export, name_of(theorem), statement)
    if nanoda is not None:
        nanoda.check(path, export.axioms, len(export.declared), Limits())
    return export
