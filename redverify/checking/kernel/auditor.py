"""What one build compiled is audited and compared: Lean's library and ours are read once for all
certificates."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path

from redverify.checking.kernel import declarations, olean, reading
from redverify.checking.kernel.audit import Index, audit
from redverify.checking.kernel.audited import Audited
from redverify.checking.kernel.compiled import finder
from redverify.checking.kernel.errors import Damaged, KernelError
from redverify.checking.kernel.export import write
from redverify.checking.kernel.modules import Modules, Place
from redverify.checking.kernel.statement import compare
from redverify.checking.kernel.terms import Name, name_of
from redverify.checking.lean.checker import Checker
from redverify.checking.lean.earlier_findings import Notes
from redverify.checking.lean.embedded import Embedded
from redverify.checking.lean.native import Native

#: What reads a declaration: with others, what was noted of one is not looked at.
_READERS = (declarations, olean, reading)


class Auditor:
    """Judges certificates that a checker compiled into a folder.

    The folder must stay as it is. All methods raise :class:`.KernelError`. What the declarations of a module
    mention is noted for the next check where the module is one of the ``lasting``; ``afresh`` is for an audit
    without such notes.
    """

    def __init__(
        self, checker: Checker, out: Path, lasting: Iterable[str] = (), *, afresh: bool = False
    ) -> None:
        self._checker, self._out = checker, out
        self._lasting = [] if afresh else [name_of(name) for name in lasting]
        self._modules: Modules | None = None

    @property
    def modules(self) -> Modules:
        """The modules in the folder, and Lean's."""
        if self._modules is None:
            notes = Notes.of_user("sketches", _READERS) if self._lasting else None
            self._modules = Modules(self._out, place_of(self._checker), notes)
        return self._modules

    @property
    def pinned(self) -> bool:
        """Whether Lean's library is the one whose files are pinned."""
        return place_of(self._checker).pinned is not None

    def certificate(self, module: str, theorem: str, statement: str) -> Audited:
        """What a certificate's theorem and its corollaries rest on, if they say what a statement says."""
        try:
            found = audit(self.modules, name_of(module), self.theorems(module, theorem))
        except KernelError as error:
            raise type(error)(f"the axiom audit refuses it: {error}") from None
        compare(finder(self.index(module)), name_of(theorem), statement)
        self.modules.note(self._lasting)
        return found

    def export(self, module: str, theorem: str, path: Path) -> None:
        """Write what a certificate's theorem rests on to a file. Raises ``OSError``, too."""
        write(path, self.index(module), [name_of(theorem)])

    def index(self, module: str) -> Index:
        """The declarations that a compiled module sees."""
        return Index(self.modules, name_of(module))

    def theorems(self, module: str, theorem: str) -> list[Name]:
        """A certificate's theorem, and its corollaries: ``certificate_int`` and others beside it."""
        main = name_of(theorem)
        found = self.index(module).own.declares
        others = [n for n in found if n[:-1] == main[:-1] and str(n[-1]).startswith(f"{main[-1]}_")]
        return [main, *sorted(n for n in others if all(isinstance(part, str) for part in n))]


def place_of(checker: Checker) -> Place:
    """Where a checker has its library. Raises :class:`.Damaged` if it is not as it was installed.

    The embedded Lean was compiled to 32 bits, native ones to 64.
    """
    if isinstance(checker, Embedded):
        return Place(checker.folder / "lib", 4, _pinned(checker))
    if isinstance(checker, Native):
        return Place(checker.lean.resolve().parents[1] / "lib" / "lean", 8)
    raise Damaged(f"nothing is known about the files of {checker.name} Lean")


def _pinned(checker: Embedded) -> dict[str, str]:
    """The SHA-256 of the files of the embedded library, by the list whose own hash is pinned."""
    try:
        text = (checker.folder / "manifest.json").read_bytes()
    except OSError as error:
        raise Damaged(f"the list of the embedded Lean's files cannot be read: {error.strerror}") from None
    if hashlib.sha256(text).hexdigest() != checker.identity:
        raise Damaged("the list of the embedded Lean's files was changed")
    files = {name.removeprefix("lib/"): entry["sha256"] for name, entry in json.loads(text).items()}
    return {name: digest for name, digest in files.items() if name.endswith(".olean")}
