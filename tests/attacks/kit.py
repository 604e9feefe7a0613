"""What attacks are made of: a fresh certificate, ways to edit it, and Lean for many bodies at once."""

from __future__ import annotations

import copy
import json
import shutil
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from redverify.certifying.delivery import files_of
from redverify.checking import canonical, check, description, store
from redverify.checking.claims import assumptions_of
from redverify.checking.data.errors import CertificateError
from redverify.checking.data.wire import decoded
from redverify.checking.infinities import speaks_of_finite, with_finite_inputs
from redverify.checking.laws.catalogue import AnyLaw
from redverify.checking.laws.definitions import defined, needs_of, proposition
from redverify.checking.laws.theorems import definition
from redverify.checking.lean import find, library, project
from redverify.checking.lean.joined_modules import LIBRARY, joined
from redverify.checking.lean.project import Module, Project, imports_of, in_order
from redverify.checking.obligations import check_obligations
from redverify.checking.printer import Printer
from redverify.checking.proofs.graph import graph_of
from redverify.checking.proofs.lean_file import HEADER, LeanFile
from redverify.checking.proofs.theorems import Annotation, Item
from redverify.checking.recursion import deep
from tests.checking.folders import forged, made

Data = dict[str, Any]
Edit = Callable[[Data], None]

#: The Lean project that is not edited.
HOME = project.home()

#: Characters of one Lean file.
LARGEST = 150_000


class Victim:
    """A valid certificate in a folder, to be edited. ``home`` is the Lean project to check with."""

    def __init__(self, scratch: Path, stem: str = "reversed_sum", impl: str = "reversed") -> None:
        self.scratch = scratch
        self.made = made(stem, impl)
        self.home = HOME
        self.folder = scratch / "victim.redcert"
        self.path: Path = self.folder
        self.original = check.understand(self.made, self.home)
        self.restore()

    def restore(self) -> None:
        """Make the folder valid again."""
        self.home, self.path = HOME, self.folder
        if self.folder.is_symlink() or self.folder.is_file():
            self.folder.unlink()
        shutil.rmtree(self.folder, ignore_errors=True)
        store.write(self.folder, files_of(self.original, self.made))

    def file(self, name: str) -> Path:
        """A file of the folder."""
        return self.folder / name

    def value(self) -> Data:
        """The data of the original certificate."""
        return copy.deepcopy(msgspec.json.decode(self.made))

    # ------------------------------------------------------------ edits

    def put(self, value: Data) -> bytes:
        """Write ``certificate.json``, and nothing else."""
        with deep():
            data = json.dumps(value).encode()
        self.file(store.DATA).write_bytes(data)
        return data

    def edit(self, change: Edit) -> None:
        """Edit ``certificate.json`` and nothing else."""
        value = self.value()
        change(value)
        self.put(value)

    def repair(self, change: Edit) -> None:
        """Edit ``certificate.json``, with all that it says about itself repaired; the other files stay."""
        self.put(self._changed(change))

    def rerender(self, change: Edit) -> None:
        """Edit the data, repair what it says about itself, and render the other files from it.

        This is as much as an attacker can do. Where nothing can be rendered, the other files stay.
        """
        data = self.put(self._changed(change))
        with suppress(CertificateError):
            claim = check.understand(data, self.home)
            for name, content in files_of(claim, data).items():
                self.file(name).write_bytes(content)

    def forge(self, text: str, change: Edit = lambda value: None) -> None:
        """The certificate of a program for which there should be none, with proofs wherever the
        emission knows one, and the data edited after that."""
        value = msgspec.json.decode(forged(text))
        change(value)
        data = self.put(repaired(value))
        with suppress(CertificateError):
            claim = check.understand(data, self.home)
            for name, content in files_of(claim, data).items():
                self.file(name).write_bytes(content)

    def _changed(self, change: Edit) -> Data:
        """The data edited and repaired, with obligations that fit the program if that is another one."""
        before = self.value()
        value = copy.deepcopy(before)
        change(value)
        value = repaired(value)
        return value if value.get("text") == before["text"] else without_strange_obligations(value)

    def rewrite(self, name: str, change: Callable[[str], str]) -> None:
        """Edit a file as text."""
        path = self.file(name)
        text = path.read_text(encoding="utf-8")
        result = change(text)
        assert result != text, "the edit changes nothing"
        path.write_text(result, encoding="utf-8")

    def rewritten(self, name: str, *edits: tuple[str, str]) -> Iterator[None]:
        """The first occurrence of a text in a file replaced, for each edit."""
        for old, new in edits:
            self.rewrite(name, lambda text, old=old, new=new: text.replace(old, new, 1))
            yield

    def reprogrammed(self, *edits: tuple[str, str]) -> Iterator[None]:
        """A text in the program replaced and the files rendered from it, for each edit."""
        for old, new in edits:
            self.rerender(lambda v, old=old, new=new: in_text(v, old, new))
            yield

    def library(self, name: str, change: Callable[[str], str]) -> None:
        """Check with a copy of the Lean project in which a file is edited."""
        home = self.scratch / "lean"
        shutil.rmtree(home, ignore_errors=True)
        home.mkdir()
        for file in ("Redverify.lean", "lean-toolchain", "lakefile.toml"):
            shutil.copy(HOME / file, home / file)
        shutil.copytree(HOME / "Redverify", home / "Redverify")
        path = home / name
        text = path.read_text(encoding="utf-8")
        assert change(text) != text, "the edit changes nothing"
        path.write_text(change(text), encoding="utf-8")
        self.home = home


def adding_to_lean(*lines: str) -> Callable[[Victim], Iterator[None]]:
    """The attack that adds lines to ``Certificate.lean``, at its end, at its start, before the theorem."""

    def attack(victim: Victim) -> Iterator[None]:
        for line in lines:
            victim.rewrite(store.LEAN, lambda text, line=line: text + line + "\n")
            yield
            for old in ("namespace ", "/-- **The"):
                new = line + "\n" + old
                victim.rewrite(store.LEAN, lambda text, old=old, new=new: text.replace(old, new, 1))
                yield

    return attack


def repaired(value: Data) -> Data:
    """Data with everything that can be computed from the rest computed again, where it can."""
    if not isinstance(value.get("text"), str):
        return value
    value["sha256"] = description.text_hash(value["text"])
    with deep(), suppress(Exception):
        impl = canonical.read(value["text"])
        value["spec"], value["impl"] = impl.spec.name, impl.name
        value["theorem"] = description.theorem_of(impl.name)
        value["assumptions"] = list(assumptions_of(impl))
    with deep(), suppress(Exception):
        laws = decoded(tuple[AnyLaw, ...], value["laws"])
        if speaks_of_finite(laws):
            value["assumptions"] = list(assumptions_of(with_finite_inputs(canonical.read(value["text"]))))
        value["needs"] = list(needs_of(canonical.read(value["text"]).spec, laws))
        annotations = decoded(dict[str, Annotation], value["annotations"])
        items = decoded(tuple[Item, ...], value["items"])
        value["graph"] = msgspec.to_builtins(graph_of(laws, annotations, items))
        known = {node["name"] for node in value["graph"]}
        lines = value["text"].count("\n") + 1
        for obligation in value["obligations"]:
            obligation["theorems"] = [t for t in obligation["theorems"] if t in known]
            obligation["line"] = min(obligation["line"], lines)
    return value


def without_strange_obligations(value: Data) -> Data:
    """Data without obligations, if some do not fit its program: they may be left out."""
    with deep(), suppress(Exception):
        obligations = msgspec.convert(value["obligations"], tuple[description.Obligation, ...])
        impl = canonical.read(value["text"])
        try:
            check_obligations(impl, obligations)
        except CertificateError:
            value["obligations"] = []
    return value


def swapped(data: Any, old: Any, new: Any) -> Any:
    """Data with every subtree that is ``old`` replaced."""
    if type(data) is type(old) and data == old:
        return copy.deepcopy(new)
    if isinstance(data, list):
        return [swapped(part, old, new) for part in data]
    if isinstance(data, dict):
        return {key: swapped(part, old, new) for key, part in data.items()}
    return data


def everywhere(value: Data, old: Any, new: Any) -> None:
    """Replace a subtree in all that the proof is rendered from."""
    for name in ("annotations", "layout", "items"):
        value[name] = swapped(value[name], old, new)


def in_text(value: Data, old: str, new: str) -> None:
    """Edit the program's text."""
    assert old in value["text"], value["text"]
    value["text"] = value["text"].replace(old, new)


def leaves(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths of all parts of data but the data itself."""
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, part in items:
        yield (*path, key)
        yield from leaves(part, (*path, key))


def at(data: Any, path: tuple[Any, ...]) -> Any:
    """The part at a path."""
    for key in path:
        data = data[key]
    return data


def claimed(lean_file: LeanFile) -> str:
    """What a certificate claims, and nothing of its proof."""
    printer = Printer(lean_file.impl.spec)
    parts = [printer.definition_of_spec(), printer.definition_of_impl(lean_file.impl)]
    definitions = [proposition(lean_file.impl.spec, o) for o in defined(lean_file.impl.spec)]
    stated = f"strict races: {lean_file.impl.strict_races}"
    parts += [definition(lean_file.laws, definitions), stated]
    return "\n".join([printer.definitions_of_names(), *parts])


# ---------------------------------------------------------------- Lean


def in_files(texts: Mapping[str, str]) -> list[list[str]]:
    """The labels of texts, put together in files of about ``LARGEST`` characters."""
    files: list[list[str]] = []
    size = 0
    for label, text in texts.items():
        if not files or size + len(text) > LARGEST:
            files.append([])
            size = 0
        files[-1].append(label)
        size += len(text)
    return files


def accepted(
    bodies: Mapping[str, Callable[[str], str]],
    say: Callable[[str], None] = lambda text: None,
    header: str = HEADER,
) -> dict[str, bool]:
    """Which bodies Lean accepts: functions of their namespace, many in one file below a header.

    Raises :class:`.CheckerUnavailable` if there is no Lean.
    """
    texts = {label: body(f"Redverify.Attacks.A{n}") for n, (label, body) in enumerate(bodies.items())}
    files = in_files(texts)
    loaded = joined(project.load(HOME), LIBRARY)
    checker = find.find("auto", loaded.toolchain())
    verdicts: dict[str, bool] = {}
    for number, labels in enumerate(files):
        name, text = f"Attacks{number}", header
        spans: dict[str, tuple[int, int]] = {}
        for label in labels:
            start = text.count("\n") + 1
            text += "\n" + texts[label]
            spans[label] = (start, text.count("\n") + 1)
        modules = {**loaded.modules, name: Module(name, Path(name), text, imports_of(text))}
        with library.built(Project(loaded.root, in_order(modules)), checker, [name]) as (report, _):
            built = {module.name: module for module in report.modules}
        assert all(module.ok for module in report.modules if module.name != name)
        assert built[name].problem is None, built[name].problem
        fatal = [message.line for message in built[name].messages if message.fatal]
        for label, (start, end) in spans.items():
            verdicts[label] = not any(start <= line < end for line in fatal)
        good = sum(verdicts[label] for label in labels)
        say(f"Lean: file {number + 1} of {len(files)}: {good} of {len(labels)} accepted, "
            f"{built[name].seconds:.0f} s")  # fmt: skip
    return verdicts
