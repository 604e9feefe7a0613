"""What is done with certificates besides Lean's check: their exports are read, compared with the text, and
given to other kernels."""

from __future__ import annotations

import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from redverify.checking.kernel.audited import Audited
from redverify.checking.kernel.auditor import Auditor
from redverify.checking.kernel.digests import Digests
from redverify.checking.kernel.errors import Damaged, Disputed
from redverify.checking.kernel.exported import Export, Reader, read
from redverify.checking.kernel.nanoda import Nanoda
from redverify.checking.kernel.native import library
from redverify.checking.kernel.native.kernel import NativeKernel
from redverify.checking.kernel.native.library import Library, Unknown
from redverify.checking.kernel.pins import compare as compare_pins
from redverify.checking.kernel.statement import compare
from redverify.checking.kernel.stream import Stream
from redverify.checking.kernel.terms import name_of
from redverify.checking.lean.errors import CheckerUnavailable
from redverify.checking.recursion import deep
from redverify.system.commands import Limits


@dataclass(frozen=True, slots=True)
class Second:
    """What else is done with certificates: each is given to the ``native`` kernel, where there is one. Its
    export is written to ``file``, or to a place for the moment, looked through, and given to ``nanoda``.

    ``note`` is what verdicts say of a kernel that is there and is not used.
    """

    file: Path | None = None
    nanoda: Nanoda | None = None
    native: Library | None = None
    note: str | None = None

    @property
    def alone(self) -> bool:
        """Whether something is done that has to be done each time, whatever was accepted before."""
        return self.file is not None or self.nanoda is not None

    @property
    def versions(self) -> tuple[str, ...]:
        """What the native kernel is, in words."""
        return () if self.native is None else (self.native.version,)

    def run(self, auditor: Auditor, module: str, theorem: str, statement: str, audited: Audited) -> None:
        """Write the export of a theorem in a compiled module, and have nanoda check it.

        Raises :class:`.KernelError` if it is refused.
        """
        with tempfile.TemporaryDirectory() as scratch:
            path = self.file or Path(scratch) / "export.ndjson"
            try:
                auditor.export(module, theorem, path)
            except OSError as error:
                raise Damaged(f"the export cannot be written to {path}: {error.strerror}") from None
            examine(path, theorem, statement, audited, self.nanoda)


def usual() -> Second:
    """What is done with certificates unless somebody asks for something else: the native kernel checks them,
    too, if it is installed."""
    try:
        return Second(native=library.find())
    except Unknown as error:
        return Second(note=f"the native kernel is not used: {error}")
    except CheckerUnavailable:
        return Second()


def examine(
    path: Path, theorem: str, statement: str, audited: Audited | None, nanoda: Nanoda | None
) -> Export:
    """See that an export is in its format, declares under the names of Lean's library what that declares,
    takes nothing for true that the audit did not find, and states what the text says; and have nanoda accept
    it, if there is one. An export by others was not ``audited``: then all that it takes for true has to be
    pinned.

    Raises :class:`.KernelError`.
    """
    try:
        with path.open("rb") as lines:
            export = read(lines)
    except OSError as error:
        raise Damaged(f"the export cannot be read: {error.strerror}") from None
    with deep():
        compare_pins(export, export.declared, Digests(export), None if audited is None else audited.given)
        compare(export.declared.get, name_of(theorem), statement, whole=False)
    if nanoda is not None:
        nanoda.check(path, export.axioms, len(export.declared), Limits())
    return export


@dataclass(slots=True)
class Examination:
    """What is done with the certificates of one build. Their exports have the library in common, so that it
    is exported, read and checked once."""

    second: Second
    auditor: Auditor
    _exports: _Exports | None = None

    def certificate(self, module: str, theorem: str, statement: str, audited: Audited) -> None:
        """Do it with the certificate of a theorem in a compiled module.

        Raises :class:`.KernelError` if it is refused, :class:`.Disputed` if a kernel does not accept it.
        """
        if self.second.alone:
            self.second.run(self.auditor, module, theorem, statement, audited)
        if self.second.native is None:
            return
        if self._exports is None:
            self._exports = _Exports(self.auditor, NativeKernel(self.second.native))
        try:
            self._exports.certificate(module, theorem, statement, audited)
        except Disputed:
            raise
        except BaseException:  # what was read is of no more use
            self.close()
            raise

    def close(self) -> None:
        """End the kernel's process."""
        if self._exports is not None:
            self._exports.kernel.close()
            self._exports = None


@dataclass(slots=True)
class _Exports:
    """The exports of certificates, one after another, as the native kernel is given them."""

    auditor: Auditor
    kernel: NativeKernel
    stream: Stream = field(default_factory=Stream)
    reader: Reader = field(default_factory=Reader)
    digests: Digests = field(init=False)

    def __post_init__(self) -> None:
        self.digests = Digests(self.reader.export)

    def certificate(self, module: str, theorem: str, statement: str, audited: Audited) -> None:
        """See that the export of a certificate and its corollaries is what it has to be, as
        :func:`examine` does, and have the kernel check it."""
        theorems = self.auditor.theorems(module, theorem)
        common, own = self.stream.parts(self.auditor.index(module), theorems)
        export = self.reader.export
        known = len(export.declared)
        self.reader.read(common)
        self.kernel.add(common)
        with self.reader.forgetting(), deep():
            before = len(export.declared)
            self.reader.read(own)
            new, facts = [*export.declared][known:], self.auditor.pinned
            compare_pins(export, new, self.digests, audited.given, facts=facts)
            compare(export.declared.get, theorems[0], statement, whole=False)
            self.kernel.check(own, export.axioms, len(export.declared) - before)


__all__ = ["Examination", "Second", "examine", "usual"]
