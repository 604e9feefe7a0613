"""Declarations in the memory image of a module, read with and without their terms."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeVar

import msgspec

from redverify.checking.kernel import terms
from redverify.checking.kernel.errors import Damaged
from redverify.checking.kernel.reading import Reader
from redverify.checking.kernel.terms import Name

T = TypeVar("T")

Kind = Literal[
    "axiom", "definition", "theorem", "opaque", "quotient", "inductive type", "constructor", "recursor"
]

#: The constructors of ``ConstantInfo``: how many fields they have, and bytes after them.
_SHAPES: tuple[tuple[Kind, int, int], ...] = (
    ("axiom", 1, 1),
    ("definition", 4, 1),
    ("theorem", 3, 0),
    ("opaque", 3, 1),
    ("quotient", 1, 1),
    ("inductive type", 6, 3),
    ("constructor", 5, 1),
    ("recursor", 7, 2),
)

_SAFETY: tuple[Literal["unsafe", "safe", "partial"], ...] = ("unsafe", "safe", "partial")
_QUOTIENTS: tuple[Literal["type", "ctor", "lift", "ind"], ...] = ("type", "ctor", "lift", "ind")


class Sketch(msgspec.Struct, frozen=True):
    """A declaration without its terms: what the audit needs.

    ``unsafe`` is why it is outside what the kernel vouches for: ``unsafe``, ``partial`` or nothing.
    ``mentions`` are the constants in its type and value, and the declarations it comes with.
    """

    name: Name
    kind: Kind
    unsafe: str
    mentions: frozenset[Name]


def _raw(reader: Reader, address: int) -> tuple[Kind, tuple[int, ...], bytes]:
    """The kind, the fields and the bytes of a declaration."""
    if address & 1:
        raise Damaged("a number where a declaration is expected")
    number, fields, _ = reader.image.constructor(address)
    if number >= len(_SHAPES) or len(fields) != 1:
        raise Damaged(f"there is no declaration at {address:#x}")
    kind, count, after = _SHAPES[number]
    return kind, *reader.shape(fields[0], kind, count, after)


def _head(reader: Reader, field: int) -> tuple[int, ...]:
    return reader.shape(field, "head of a declaration", 3)[0]


def kind_of(reader: Reader, address: int) -> Kind:
    """The kind of the declaration at an address."""
    return _raw(reader, address)[0]


def sketch(reader: Reader, address: int) -> Sketch:
    """The declaration at an address, without its terms."""
    kind, fields, rest = _raw(reader, address)
    name, _, type_ = _head(reader, fields[0])
    found = reader.mentioned(type_)
    unsafe = ""
    if kind == "definition":
        safety = _one_of(_SAFETY, rest[0])
        unsafe = "" if safety == "safe" else safety
    elif kind != "quotient" and _flag(rest, {"inductive type": 1, "recursor": 1}.get(kind, 0)):
        unsafe = "unsafe"
    if kind in ("definition", "theorem", "opaque"):
        found |= reader.mentioned(fields[1])
    elif kind == "inductive type":
        found |= {*reader.names(fields[3]), *reader.names(fields[4])}
        found |= recursors(reader.names(fields[3]), reader.image.natural(fields[5]))
    elif kind == "constructor":
        found.add(reader.name(fields[1]))
    elif kind == "recursor":
        found |= set(reader.names(fields[1]))
        for _, _, value in _rules(reader, fields[6]):
            found |= reader.mentioned(value)
    return Sketch(reader.name(name), kind, unsafe, frozenset(found))


#: An inductive type has at most so many recursors.
_RECURSORS = 1_000


def recursors(all_: tuple[Name, ...], nested: int) -> set[Name]:
    """The names of the recursors of types that are defined together, with so many nested ones."""
    if nested > _RECURSORS or not all_:
        raise Damaged("an inductive type that cannot be")
    numbered = {(*all_[0], f"rec_{number}") for number in range(1, nested + 1)}
    return {(*name, "rec") for name in all_} | numbered


def _one_of(choices: tuple[T, ...], position: int) -> T:
    if position >= len(choices):
        raise Damaged("a declaration of an unknown kind")
    return choices[position]


def _flag(rest: bytes, position: int) -> bool:
    """The truth value in a byte; a declaration without bytes has none."""
    return len(rest) > position and bool(rest[position])


def _rules(reader: Reader, field: int) -> list[tuple[Name, int, int]]:
    """The rules of a recursor: the constructor, how many fields it has, the value as a field."""
    found = []
    for rule in reader.elements(field):
        (constructor, fields, value), _ = reader.shape(rule, "rule of a recursor", 3)
        found.append((reader.name(constructor), reader.image.natural(fields), value))
    return found


# ---------------------------------------------------------------- with their terms


def declaration(reader: Reader, address: int) -> terms.Declaration:
    """The declaration at an address."""
    kind, fields, rest = _raw(reader, address)
    name, levels, type_ = _head(reader, fields[0])
    head = terms.Head(reader.name(name), reader.names(levels), reader.term(type_))
    return _COMPLETE[kind](reader, head, fields, rest)


def _axiom(reader: Reader, head: terms.Head, fields: tuple[int, ...], rest: bytes) -> terms.Axiom:
    return terms.Axiom(head, _flag(rest, 0))


def _definition(reader: Reader, head: terms.Head, fields: tuple[int, ...], rest: bytes) -> terms.Definition:
    safety = _one_of(_SAFETY, rest[0])
    return terms.Definition(
        head, reader.term(fields[1]), _hints(reader, fields[2]), safety, reader.names(fields[3])
    )


def _hints(reader: Reader, field: int) -> Literal["opaque", "abbrev"] | int:
    """How eagerly a definition is unfolded."""
    if field == 1:
        return "opaque"
    if field == 3:
        return "abbrev"
    if not field & 1:
        kind, fields, rest = reader.image.constructor(field)
        if kind == 2 and not fields and len(rest) >= 4:
            return int.from_bytes(rest[:4], "little")
    raise Damaged("a definition with hints of an unknown kind")


def _theorem(reader: Reader, head: terms.Head, fields: tuple[int, ...], rest: bytes) -> terms.Theorem:
    return terms.Theorem(head, reader.term(fields[1]), reader.names(fields[2]))


def _opaque(reader: Reader, head: terms.Head, fields: tuple[int, ...], rest: bytes) -> terms.Opaque:
    return terms.Opaque(head, reader.term(fields[1]), _flag(rest, 0), reader.names(fields[2]))


def _quotient(reader: Reader, head: terms.Head, fields: tuple[int, ...], rest: bytes) -> terms.Quot:
    return terms.Quot(head, _one_of(_QUOTIENTS, rest[0]))


def _inductive(reader: Reader, head: terms.Head, fields: tuple[int, ...], rest: bytes) -> terms.Inductive:
    natural = reader.image.natural
    return terms.Inductive(
        head,
        parameters=natural(fields[1]),
        indices=natural(fields[2]),
        all=reader.names(fields[3]),
        constructors=reader.names(fields[4]),
        nested=natural(fields[5]),
        recursive=_flag(rest, 0),
        unsafe=_flag(rest, 1),
        reflexive=_flag(rest, 2),
    )


def _constructor(reader: Reader, head: terms.Head, fields: tuple[int, ...], rest: bytes) -> terms.Constructor:
    index, parameters, count = map(reader.image.natural, fields[2:])
    return terms.Constructor(head, reader.name(fields[1]), index, parameters, count, _flag(rest, 0))


def _recursor(reader: Reader, head: terms.Head, fields: tuple[int, ...], rest: bytes) -> terms.Recursor:
    parameters, indices, motives, minors = map(reader.image.natural, fields[2:6])
    return terms.Recursor(
        head,
        all=reader.names(fields[1]),
        parameters=parameters,
        indices=indices,
        motives=motives,
        minors=minors,
        rules=tuple(
            terms.Rule(name, count, reader.term(value)) for name, count, value in _rules(reader, fields[6])
        ),
        k=_flag(rest, 0),
        unsafe=_flag(rest, 1),
    )


_COMPLETE: dict[Kind, Callable[[Reader, terms.Head, tuple[int, ...], bytes], terms.Declaration]] = {
    "axiom": _axiom,
    "definition": _definition,
    "theorem": _theorem,
    "opaque": _opaque,
    "quotient": _quotient,
    "inductive type": _inductive,
    "constructor": _constructor,
    "recursor": _recursor,
}
