"""Compiled modules made by hand, as Lean writes them: with addresses of 4 or 8 bytes."""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from redverify.checking.kernel import terms
from redverify.checking.kernel.terms import Name

#: Where the file is meant to be mapped.
BASE = 0x5A0000

COMMIT = "c0ffee" * 6 + "c0ff"

#: The name that a hidden declaration is noted under.
HIDDEN: Name = ("_private", "Lean", "AddDecl", 0, "Lean", "privateConstKindsExt")


@dataclass
class Writer:
    """Writes objects one after another; gives their addresses, or small numbers as fields."""

    width: int = 4
    gmp: bool = False
    base: int = BASE
    data: bytearray = field(default_factory=bytearray)
    _known: dict[object, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        version = b"4.28.0".ljust(33, b"\0") + COMMIT.encode()
        self.data += b"olean" + bytes([2, self.gmp]) + version + self.word(self.base) + self.word(0)

    def word(self, number: int) -> bytes:
        """An address or a size."""
        return number.to_bytes(self.width, "little")

    def object(self, kind: int, other: int, rest: bytes) -> int:
        """An object: its address."""
        self.data += bytes(-len(self.data) % self.width)
        address = self.base + len(self.data)
        size = 8 + len(rest) + -len(rest) % self.width if kind <= 244 else 1
        self.data += struct.pack("<iHBB", 0, size, other, kind) + rest
        self.data += bytes(-len(self.data) % self.width)
        return address

    def constructor(self, kind: int, fields: Sequence[int] = (), rest: bytes = b"") -> int:
        """A constructor with its fields and bytes."""
        return self.object(kind, len(fields), b"".join(map(self.word, fields)) + rest)

    def array(self, elements: Sequence[int]) -> int:
        """An array."""
        words = [len(elements), len(elements), *elements]
        return self.object(246, self.width, b"".join(map(self.word, words)))

    def string(self, text: str) -> int:
        """A string."""
        data = text.encode() + b"\0"
        return self.object(249, 0, b"".join(map(self.word, (len(data), len(data), len(text)))) + data)

    def natural(self, number: int) -> int:
        """A number, boxed if it is small."""
        if number < 1 << (8 * self.width - 1):
            return 2 * number + 1
        digit = self.width if self.gmp else 4
        digits = -(-number.bit_length() // (8 * digit))
        size = struct.pack("<ii", digits, digits) if self.gmp else self.word(0) + self.word(digits)
        place = self.base + len(self.data) + 8 + len(size) + self.width
        return self.object(250, 0, size + self.word(place) + number.to_bytes(digits * digit, "little"))

    def list(self, elements: Sequence[int]) -> int:
        """A list."""
        field_ = 1
        for element in reversed(elements):
            field_ = self.constructor(1, (element, field_))
        return field_

    # ------------------------------------------------------------ names, levels, terms

    def name(self, name: Name) -> int:
        """A name."""
        if not name:
            return 1
        if name not in self._known:
            before, part = self.name(name[:-1]), name[-1]
            text = isinstance(part, str)
            last = self.string(part) if isinstance(part, str) else self.natural(part)
            self._known[name] = self.constructor(1 if text else 2, (before, last), bytes(8))
        return self._known[name]

    def names(self, names: Sequence[Name]) -> int:
        """A list of names."""
        return self.list([self.name(name) for name in names])

    def level(self, level: terms.Level) -> int:
        """A level."""
        match level:
            case terms.Zero():
                fields, kind = [], 0
            case terms.Succ(below):
                fields, kind = [self.level(below)], 1
            case terms.Max(left, right):
                fields, kind = [self.level(left), self.level(right)], 2
            case terms.IMax(left, right):
                fields, kind = [self.level(left), self.level(right)], 3
            case terms.Param(name):
                fields, kind = [self.name(name)], 4
        return self.constructor(kind, fields, bytes(8))

    def term(self, term: terms.Term) -> int:
        """A term; what is shared is written once."""
        if id(term) not in self._known:
            kind, fields, rest = self._term(term)
            self._known[id(term)] = self.constructor(kind, fields, bytes(8) + rest)
        return self._known[id(term)]

    def _term(self, term: terms.Term) -> tuple[int, list[int], bytes]:
        match term:
            case terms.Bound(index):
                return 0, [self.natural(index)], b""
            case terms.Sort(level):
                return 3, [self.level(level)], b""
            case terms.Const(name, levels):
                return 4, [self.name(name), self.list([self.level(x) for x in levels])], b""
            case terms.App(function, argument):
                return 5, [self.term(function), self.term(argument)], b""
            case terms.Lam(name, type_, body, info) | terms.Forall(name, type_, body, info):
                kind = 6 if isinstance(term, terms.Lam) else 7
                fields = [self.name(name), self.term(type_), self.term(body)]
                return kind, fields, bytes([terms.BINDER_INFOS.index(info)])
            case terms.Let(name, type_, value, body):
                return 8, [self.name(name), *map(self.term, (type_, value, body))], b"\0"
            case terms.Number(number):
                return 9, [self.constructor(0, [self.natural(number)])], b""
            case terms.Text(text):
                return 9, [self.constructor(1, [self.string(text)])], b""
            case terms.Proj(name, index, struct_):
                return 11, [self.name(name), self.natural(index), self.term(struct_)], b""

    # ------------------------------------------------------------ declarations

    def declaration(self, declaration: terms.Declaration) -> int:
        """A declaration."""
        head = declaration.head
        fields = [self.name(head.name), self.names(head.levels), self.term(head.type)]
        kind, others, rest = self._declaration(declaration)
        return self.constructor(kind, [self.constructor(0, [self.constructor(0, fields), *others], rest)])

    def _declaration(self, declaration: terms.Declaration) -> tuple[int, list[int], bytes]:
        match declaration:
            case terms.Axiom(unsafe=unsafe):
                return 0, [], bytes([unsafe])
            case terms.Definition(value=value, hints=hints, safety=safety, all=all_):
                safe = bytes([("unsafe", "safe", "partial").index(safety)])
                number = {"opaque": 1, "abbrev": 3}.get(str(hints)) or self.constructor(
                    2, (), struct.pack("<I", int(hints))
                )
                return 1, [self.term(value), number, self.names(all_)], safe
            case terms.Theorem(value=value, all=all_):
                return 2, [self.term(value), self.names(all_)], b""
            case terms.Opaque(value=value, unsafe=unsafe, all=all_):
                return 3, [self.term(value), self.names(all_)], bytes([unsafe])
            case terms.Quot(kind=kind):
                return 4, [], bytes([("type", "ctor", "lift", "ind").index(kind)])
            case terms.Inductive() as i:
                numbers = [self.natural(i.parameters), self.natural(i.indices)]
                names = [self.names(i.all), self.names(i.constructors), self.natural(i.nested)]
                return 5, [*numbers, *names], bytes([i.recursive, i.unsafe, i.reflexive])
            case terms.Constructor() as c:
                numbers = [self.natural(n) for n in (c.index, c.parameters, c.fields)]
                return 6, [self.name(c.induct), *numbers], bytes([c.unsafe])
            case terms.Recursor() as r:
                numbers = [self.natural(n) for n in (r.parameters, r.indices, r.motives, r.minors)]
                rules = [
                    self.constructor(
                        0, (self.name(u.constructor), self.natural(u.fields), self.term(u.value))
                    )
                    for u in r.rules
                ]
                return 7, [self.names(r.all), *numbers, self.list(rules)], bytes([r.k, r.unsafe])

    def file(self, root: int) -> bytes:
        """The file with its root."""
        self.data[80 + self.width : 80 + 2 * self.width] = self.word(root)
        return bytes(self.data)


def module(
    declarations: Sequence[terms.Declaration],
    imports: Sequence[Name] = (),
    extensions: Mapping[Name, int] | None = None,
    hidden: Sequence[Name] = (),
    *,
    width: int = 4,
    gmp: bool = False,
) -> bytes:
    """A module of one part; ``extensions`` have so many entries, values of ``hidden`` are not in it."""
    writer = Writer(width, gmp)
    imported = writer.array([writer.constructor(0, [writer.name(n)], bytes(3)) for n in imports])
    names = writer.array([writer.name(d.head.name) for d in declarations])
    constants = writer.array([writer.declaration(d) for d in declarations])
    entries = {name: [1] * count for name, count in (extensions or {}).items()}
    entries[HIDDEN] = [writer.constructor(0, [writer.name(name), 3]) for name in hidden]
    pairs = [writer.constructor(0, [writer.name(n), writer.array(e)]) for n, e in entries.items()]
    fields = [imported, names, constants, writer.array([]), writer.array(pairs)]
    return writer.file(writer.constructor(0, fields, b"\1"))


# ---------------------------------------------------------------- short terms

PROP = terms.Sort(terms.Zero())
TYPE = terms.Sort(terms.Succ(terms.Zero()))


def const(*name: str | int) -> terms.Const:
    """A constant."""
    return terms.Const(name, ())


def head(name: Name, type_: terms.Term = PROP) -> terms.Head:
    """The head of a declaration without levels."""
    return terms.Head(name, (), type_)


def theorem(name: Name, type_: terms.Term, value: terms.Term) -> terms.Theorem:
    """A theorem."""
    return terms.Theorem(head(name, type_), value, (name,))


def definition(name: Name, type_: terms.Term, value: terms.Term, safety: str = "safe") -> terms.Definition:
    """A definition."""
    return terms.Definition(head(name, type_), value, "abbrev", safety, (name,))  # type: ignore[arg-type]
