"""Whether the program that a certificate is about is that of a file on disk."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path, PurePath
from typing import NamedTuple

from redverify.checking import canonical
from redverify.checking.data.errors import CertificateError
from redverify.checking.description import Described
from redverify.language.diagnostics import DiagnosticError, fail
from redverify.language.load import is_file, load_file
from redverify.language.source import Span

#: How the names of program files end.
_SUFFIX = ".sched"


class Candidate(NamedTuple):
    """An implementation in a file: its name, and its canonical text."""

    file: str
    impl: str
    text: str


@dataclass(frozen=True, slots=True)
class Programs:
    """The implementations in files. ``files`` are those that were named or found, ``skipped`` those in a
    folder that could not be read as programs."""

    files: tuple[str, ...]
    candidates: tuple[Candidate, ...]
    skipped: tuple[str, ...]

    def matching(self, certificate: Described) -> str:
        """The file that holds the program of a certificate.

        Raises :class:`.CertificateError`, with the first line that differs, if there is none.
        """
        named = [c for c in self.candidates if c.impl == certificate.impl]
        for candidate in named:
            if candidate.text in (certificate.text, canonical.without_width(certificate.text)):
                return candidate.file
        if not named:
            raise CertificateError(f"{self._where()} no implementation {certificate.impl}{self._others()}")
        # Among several, the one in the file that the certificate says it is from.
        named.sort(key=lambda c: PurePath(c.file).name != certificate.source)
        raise CertificateError(_difference(certificate, named[0]))

    def _where(self) -> str:
        return f"{self.files[0]} has" if len(self.files) == 1 else f"the {len(self.files)} files have"

    def _others(self) -> str:
        names = sorted({c.impl for c in self.candidates})
        shown = ", ".join(names[:6]) + (", ..." if len(names) > 6 else "")
        unread = f"; {len(self.skipped)} files could not be read" if self.skipped else ""
        return f" (but {shown or 'no implementation at all'}{unread})"


def _difference(certificate: Described, candidate: Candidate) -> str:
    pairs = zip_longest(certificate.text.split("\n"), candidate.text.split("\n"))
    number, (ours, theirs) = next((n, pair) for n, pair in enumerate(pairs, 1) if pair[0] != pair[1])
    return (
        f"{candidate.file} has another {candidate.impl} than was certified: line {number} differs "
        "(both printed as redverify prints programs)\n"
        f"  certified: {'nothing' if ours is None else ours}\n"
        f"  the file:  {'nothing' if theirs is None else theirs}"
    )


def programs(paths: Sequence[str | os.PathLike[str]]) -> Programs:
    """The implementations in files, and in all ``.sched`` files of folders and the folders in them.

    A file that is named has to be a program: raises
    :class:`~redverify.language.diagnostics.DiagnosticError`. One in a folder that is none is left out.
    """
    files: list[str] = []
    found: list[Candidate] = []
    skipped: list[str] = []
    for given in paths:
        inside = sorted(Path(given).rglob(f"*{_SUFFIX}")) if Path(given).is_dir() else None
        for path in (given,) if inside is None else inside:
            name = os.fspath(path)
            files.append(name)
            try:
                if not is_file(name):
                    raise fail("RV112", f"cannot read `{name}`: it is not a file", Span(name, 1, 1, 1, 1))
                program = load_file(name)
            except DiagnosticError:
                if inside is None:
                    raise
                skipped.append(name)
                continue
            for impl in program.impls.values():
                text = canonical.canonical_text(impl, program.texts)
                found.append(Candidate(name, impl.name, text))
    return Programs(tuple(files), tuple(dict.fromkeys(found)), tuple(skipped))


__all__ = ["Candidate", "Programs", "programs"]
