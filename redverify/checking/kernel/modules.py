"""The compiled modules that a theorem may rest on: Lean's library, ours, and its own.

Modules of Lean's library are read from their public parts, which is all that the embedded Lean has of
them: theorems stand there without proofs, and definitions that nobody may unfold without values.
Our modules are read from their private parts, where everything is.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from redverify.checking.kernel import terms
from redverify.checking.kernel.declarations import Sketch, declaration, kind_of, sketch
from redverify.checking.kernel.errors import Damaged, KernelError, Refused
from redverify.checking.kernel.olean import Image
from redverify.checking.kernel.reading import Reader
from redverify.checking.kernel.terms import Name, shown
from redverify.checking.lean.earlier_findings import Notes

#: The parts of a module, in the order in which Lean writes them.
_PARTS = (".olean", ".olean.server", ".olean.private")

#: What Lean notes of declarations that the public part has without their values.
_HIDDEN = ("_private", "Lean", "AddDecl", 0, "Lean", "privateConstKindsExt")

#: No part of a module is larger, in bytes.
_LARGEST = 1 << 28


@dataclass(frozen=True, slots=True)
class Place:
    """Where a Lean has its own library, and how it writes files.

    ``width`` is the size of an address in bytes. ``pinned`` are the SHA-256 of all files below
    ``folder`` by their names, where they are known; then a file that has another is refused.
    """

    folder: Path
    width: int
    pinned: Mapping[str, str] | None = None


@dataclass(slots=True)
class Module:
    """A compiled module: its imports, and where its declarations are.

    ``ours`` tells whether it was compiled in this check. ``hidden`` are the declarations of which
    this part has no value. ``extensions`` says how many entries each of Lean's extensions has. Both are
    read when they are first asked for: of most modules of Lean's library nobody asks. ``parts`` is the hash
    of the files of a module of ours, and ``noted`` says how many of the ``sketches`` were noted before.
    ``audited``: this may be the module of a certificate.
    """

    name: Name
    ours: bool
    reader: Reader
    commit: str
    imports: tuple[Name, ...]
    declares: dict[Name, int]
    entries: int
    parts: bytes = b""
    noted: int = 0
    audited: bool = False
    sketches: dict[Name, Sketch] = field(default_factory=dict)
    complete: dict[Name, terms.Declaration] = field(default_factory=dict)
    _extended: tuple[dict[Name, int], frozenset[Name]] | None = None

    @property
    def hidden(self) -> frozenset[Name]:
        """The declarations without a value in this part. Raises :class:`.Damaged`."""
        return self._extensions()[1]

    @property
    def extensions(self) -> dict[Name, int]:
        """How many entries each of Lean's extensions has. Raises :class:`.Damaged`."""
        return self._extensions()[0]

    def _extensions(self) -> tuple[dict[Name, int], frozenset[Name]]:
        if self._extended is None:
            self._extended = _extensions(self.reader, self.entries)
        return self._extended

    def sketch(self, name: Name) -> Sketch:
        """A declaration of this module, without its terms."""
        if name not in self.sketches:
            found = sketch(self.reader, self.declares[name])
            if found.name != name:
                raise Damaged(f"{shown(name)} is called {shown(found.name)}, too")
            self.sketches[name] = found
        return self.sketches[name]

    def declaration(self, name: Name) -> terms.Declaration:
        """A declaration of this module."""
        if name not in self.complete:
            self.complete[name] = declaration(self.reader, self.declares[name])
        return self.complete[name]

    def kinds(self) -> Iterator[tuple[Name, str]]:
        """All declarations with their kinds."""
        for name, address in self.declares.items():
            yield name, kind_of(self.reader, address)


@dataclass(slots=True)
class Modules:
    """Modules by their names, read when they are first asked for. Many theorems may share one."""

    ours: Path
    lean: Place
    notes: Notes | None = None
    read: dict[Name, Module] = field(default_factory=dict)
    _indices: dict[frozenset[Name], dict[Name, tuple[Module, ...]]] = field(default_factory=dict)

    def module(self, name: Name) -> Module:
        """A module. Raises :class:`.KernelError`."""
        if name not in self.read:
            try:
                self.read[name] = self._module(name)
            except KernelError as error:
                raise type(error)(f"{shown(name)}: {error}") from None
        return self.read[name]

    def _module(self, name: Name) -> Module:
        if not name or not all(isinstance(p, str) and p.isidentifier() for p in name):
            raise Damaged("not the name of a module")
        relative = "/".join(map(str, name))
        here = _bytes(self.ours, relative, _PARTS)
        there = _bytes(self.lean.folder, relative, _PARTS[:1])
        if here and there:
            raise Refused("there is a module of this name in Lean's library")
        if not here and not there:
            raise Damaged("the module is missing")
        if there and self.lean.pinned is not None:
            digest = hashlib.sha256(there[0]).hexdigest()
            if self.lean.pinned.get(f"{relative}.olean") != digest:
                raise Refused("the file is not the one that belongs to this Lean")
        module = module_of(name, Image(here or there, self.lean.width), ours=bool(here))
        if here and self.notes is not None:
            module.parts = b"".join(hashlib.sha256(part).digest() for part in here)
            found = self.notes.find(module.parts)
            if found is not None:
                module.sketches = {s.name: s for s in msgspec.msgpack.decode(found, type=list[Sketch])}
                module.noted = len(module.sketches)
        return module

    def note(self, names: Iterable[Name]) -> None:
        """Note the sketches of these modules, for the next check of something that imports them."""
        for name in names:
            module = self.read.get(name)
            if self.notes is not None and module is not None and len(module.sketches) > module.noted:
                self.notes.keep(module.parts, msgspec.msgpack.encode(list(module.sketches.values())))
                module.noted = len(module.sketches)

    def closure(self, names: Iterable[Name]) -> list[Module]:
        """Modules, and all that they import, directly or not."""
        found: dict[Name, Module] = {}
        todo = list(names)
        while todo:
            at = todo.pop()
            if at not in found:
                found[at] = self.module(at)
                todo += found[at].imports
        return list(found.values())

    def index(self, imports: Iterable[Name]) -> dict[Name, tuple[Module, ...]]:
        """Which modules declare a name, among some and all that they import."""
        key = frozenset(imports)
        if key not in self._indices:
            found: dict[Name, tuple[Module, ...]] = {}
            for module in self.closure(key):
                for name in module.declares:
                    found[name] = (*found[name], module) if name in found else (module,)
            self._indices[key] = found
        return self._indices[key]


def _bytes(folder: Path, relative: str, parts: Iterable[str]) -> list[bytes]:
    """The parts of a module that are there; none if the first is not. Raises :class:`.Damaged`."""
    found = []
    for part in parts:
        file = folder / (relative + part)
        try:
            with file.open("rb") as stream:
                data = stream.read(_LARGEST + 1)
        except FileNotFoundError:
            break
        except OSError as error:
            raise Damaged(f"cannot be read: {error.strerror}") from None
        if len(data) > _LARGEST:
            raise Damaged(f"larger than {_LARGEST >> 20} MiB")
        found.append(data)
    return found


def module_of(name: Name, image: Image, *, ours: bool) -> Module:
    """The module in an image: what its last part says. Raises :class:`.Damaged`."""
    reader = Reader(image)
    header = image.headers[-1]
    fields, _ = reader.shape(header.root, "module", 5, after=1)
    imports = tuple(
        reader.name(reader.shape(address, "import", 1)[0][0]) for address in image.array(fields[0])
    )
    names = [reader.name(address) for address in image.array(fields[1])]
    addresses = image.array(fields[2])
    declares = dict(zip(names, addresses, strict=False))
    if len(names) != len(addresses) or len(declares) != len(names):
        raise Damaged("names and declarations do not match")
    return Module(name, ours, reader, header.commit, imports, declares, fields[4])


def _extensions(reader: Reader, field_: int) -> tuple[dict[Name, int], frozenset[Name]]:
    """How many entries extensions have, and the declarations whose values this part does not have."""
    counts: dict[Name, int] = {}
    hidden: set[Name] = set()
    for pair in reader.image.array(field_):
        (name_, entries), _ = reader.shape(pair, "extension", 2)
        name = reader.name(name_)
        elements = reader.image.array(entries)
        counts[name] = counts.get(name, 0) + len(elements)
        if name == _HIDDEN:
            hidden |= {reader.name(reader.shape(e, "pair", 2)[0][0]) for e in elements}
    return counts, frozenset(hidden)
