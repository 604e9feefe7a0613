"""Certificate folders for tests, and an imitation in place of Lean."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from redverify.certifying import produce
from redverify.certifying.delivery import files_of
from redverify.certifying.emission.emitter import Emitter, outline
from redverify.certifying.produce import Refused, make
from redverify.checking import batch, canonical, check, description, store
from redverify.checking.check import CertificateReport
from redverify.checking.data.wire import decoded
from redverify.checking.kernel.audited import Audited
from redverify.checking.kernel.auditor import Auditor
from redverify.checking.kernel.native import library
from redverify.checking.kernel.native.library import Library
from redverify.checking.laws.catalogue import AnyLaw
from redverify.checking.laws.definitions import needs_of
from redverify.checking.lean import find as finding
from redverify.checking.lean import project
from redverify.checking.lean.checker import Compiled
from redverify.checking.lean.errors import CheckerUnavailable
from redverify.checking.lean.messages import Message
from redverify.checking.proofs.document import encode
from redverify.checking.proofs.graph import graph_of
from redverify.checking.proofs.theorems import Annotation, Item
from redverify.checking.recursion import deep
from redverify.judgement.analysis import Options
from redverify.language.load import load_file, load_text
from redverify.system.commands import Limits

ROOT = Path(__file__).parents[2]
CHAPTER = ROOT / "examples" / "thesis" / "ch7"
SPARSE = ROOT / "examples" / "sparse"

#: Small programs that between them have sequential and parallel loops and need laws, or none.
SMALL = (
    ("reversed_sum", "reversed"),
    ("strided_sum", "strided"),
    ("sequential_sum", "accumulating"),
    ("sequential_sum", "recurrence"),
    ("triangular_reduction", "by_rows"),
)


@cache
def made(stem: str = "reversed_sum", impl: str = "reversed") -> bytes:
    """``certificate.json`` of an example of chapter 7, or of one with indices that are data."""
    (path,) = [
        folder / f"{stem}.sched" for folder in (CHAPTER, SPARSE) if (folder / f"{stem}.sched").exists()
    ]
    program = load_file(path)
    result = make(program.impls[impl], program.texts, Options())
    assert not isinstance(result, Refused), result
    return result


def forged(text: str) -> bytes:
    """``certificate.json`` of a program that is not verified: proofs that are not known are false."""
    (impl,) = load_text(text).impls.values()
    text = canonical.canonical_text(impl, {"<text>": text})
    ours = canonical.read(text)
    with deep():
        analysis, outliner = outline(ours, Options())
        emission = Emitter(ours, outliner, trusting=True).emit()
        certificate = produce._certificate(ours, text, emission, analysis, Options(), {}, "forged.sched")
        return encode(certificate)


def written(folder: Path, data: bytes) -> Path:
    """A certificate folder with everything that belongs to the data."""
    claim = check.understand(data, project.home())
    store.write(folder, files_of(claim, data))
    return folder


def changed(data: bytes, edit: Callable[[dict[str, Any]], None], *, consistently: bool = False) -> bytes:
    """A certificate with its data edited; ``consistently`` repairs what describes the data."""
    with deep():
        return _changed(data, edit, consistently)


def _changed(data: bytes, edit: Callable[[dict[str, Any]], None], consistently: bool) -> bytes:
    value = msgspec.json.decode(data)
    edit(value)
    if consistently:
        value["sha256"] = description.text_hash(value["text"])
        laws = decoded(tuple[AnyLaw, ...], value["laws"])
        annotations = decoded(dict[str, Annotation], value["annotations"])
        items = decoded(tuple[Item, ...], value["items"])
        value["needs"] = needs_of(canonical.read(value["text"]).spec, laws)
        value["graph"] = msgspec.to_builtins(graph_of(laws, annotations, items))
    return msgspec.json.encode(value)


def copied(folder: Path, target: Path) -> Path:
    """A copy of a folder."""
    shutil.copytree(folder, target)
    return target


def no_lean(*reports: CertificateReport) -> bool:
    """Whether there is no Lean: a report on what Lean left undecided names it."""
    return any(report.status == "not attempted" and report.checker is None for report in reports)


@dataclass
class Imitation:
    """Accepts every module that holds none of the ``wrong`` words, and none at all if it ``fails``.

    It says which modules it was given.
    """

    wrong: Sequence[str] = ()
    says: str = "omega gave up"
    identity: str = "imitation"
    name: str = "embedded"
    version: str = "imitation"
    place: str = "/imitation"
    fails: str | None = None
    compiled: list[str] = field(default_factory=list)

    def compile(self, root: Path, source: Path, out: Path, limits: Limits) -> Compiled:
        text = source.read_text()
        relative = source.relative_to(root)
        if relative.parts[0] == "Checked":
            self.compiled.append(text)
            for number, line in enumerate(text.split("\n"), 1):
                word = next((w for w in self.wrong if w in line), None)
                if word is not None:
                    message = Message(str(relative), number, line.index(word), "error", self.says)
                    return Compiled((message,), self.fails, 0.1, 1)
            if self.fails is not None:
                return Compiled((), self.fails, 0.1, 1)
        target = (out / relative).with_suffix(".olean")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text)
        return Compiled((), None, 0.1, 1)


def imitated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Imitation:
    """An imitation in place of Lean, and an empty cache."""
    imitation = Imitation()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setattr(finding, "find", lambda choice, release: imitation)
    monkeypatch.setattr(batch, "Auditor", Unaudited)
    monkeypatch.setattr(library, "find", without_a_kernel)
    return imitation


def without_a_kernel() -> Library:
    """There is no native kernel: it could not read what an imitation of Lean compiled."""
    raise CheckerUnavailable("the native kernel is not installed")


class Unaudited(Auditor):
    """Finds nothing in what an imitation of Lean compiled: there is nothing in it."""

    def certificate(self, module: str, theorem: str, statement: str) -> Audited:
        return AUDITED


#: What :class:`Unaudited` says of every certificate.
AUDITED = Audited(("propext",), ("Nat.le_refl",), 2)
