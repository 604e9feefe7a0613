"""Names, levels, terms and declarations of Lean's kernel as data.

A term is a graph: what is shared in the file is one object here. So no function may walk a term as a
tree, and two terms are the same only if they are the same object. Names are tuples of their parts,
which are compared by value.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

import msgspec

#: ``Nat.succ`` is ``("Nat", "succ")``, the anonymous name is ``()``. Numbers are of macro scopes and
#: private names.
Name = tuple[str | int, ...]

_PLAIN = re.compile(r"[^\W\d][\w!?']*")


def name_of(text: str) -> Name:
    """The name that is written with dots between parts that need no quotes."""
    return tuple(text.split("."))


def shown(name: Name) -> str:
    """A name as Lean writes it: parts that are not words stand in ``«»``."""
    return ".".join(map(_shown, name))


def _shown(part: str | int) -> str:
    if isinstance(part, int) or _PLAIN.fullmatch(part):
        return str(part)
    return f"«{part if part.isprintable() else ascii(part)}»"


class _Node(msgspec.Struct, frozen=True, eq=False, gc=False):
    """Part of a graph: equal to itself alone."""


# ---------------------------------------------------------------- levels


class Zero(_Node, frozen=True, eq=False, gc=False):
    """``0``"""


class Succ(_Node, frozen=True, eq=False, gc=False):
    """``level + 1``"""

    level: Level


class Max(_Node, frozen=True, eq=False, gc=False):
    """``max left right``"""

    left: Level
    right: Level


class IMax(_Node, frozen=True, eq=False, gc=False):
    """``imax left right``: 0 if ``right`` is 0."""

    left: Level
    right: Level


class Param(_Node, frozen=True, eq=False, gc=False):
    """A level that the declaration is general in."""

    name: Name


Level = Zero | Succ | Max | IMax | Param

# ---------------------------------------------------------------- terms

BinderInfo = Literal["default", "implicit", "strictImplicit", "instImplicit"]
BINDER_INFOS: tuple[BinderInfo, ...] = ("default", "implicit", "strictImplicit", "instImplicit")


class Bound(_Node, frozen=True, eq=False, gc=False):
    """A bound variable: how many binders lie between it and its own."""

    index: int


class Sort(_Node, frozen=True, eq=False, gc=False):
    """``Sort level``"""

    level: Level


class Const(_Node, frozen=True, eq=False, gc=False):
    """A declaration, at levels."""

    name: Name
    levels: tuple[Level, ...]


class App(_Node, frozen=True, eq=False, gc=False):
    """``function argument``"""

    function: Term
    argument: Term


class Lam(_Node, frozen=True, eq=False, gc=False):
    """``fun name : type => body``"""

    name: Name
    type: Term
    body: Term
    info: BinderInfo


class Forall(_Node, frozen=True, eq=False, gc=False):
    """``∀ name : type, body``"""

    name: Name
    type: Term
    body: Term
    info: BinderInfo


class Let(_Node, frozen=True, eq=False, gc=False):
    """``let name : type := value; body``"""

    name: Name
    type: Term
    value: Term
    body: Term


class Number(_Node, frozen=True, eq=False, gc=False):
    """A literal of type ``Nat``."""

    value: int


class Text(_Node, frozen=True, eq=False, gc=False):
    """A literal of type ``String``."""

    value: str


class Proj(_Node, frozen=True, eq=False, gc=False):
    """Field ``index`` of ``struct``, a value of the structure ``type_name``."""

    type_name: Name
    index: int
    struct: Term


Term = Bound | Sort | Const | App | Lam | Forall | Let | Number | Text | Proj


def subterms(term: Term) -> tuple[Term, ...]:
    """The subterms that a term consists of."""
    match term:
        case App(function, argument):
            return (function, argument)
        case Lam(_, type_, body, _) | Forall(_, type_, body, _):
            return (type_, body)
        case Let(_, type_, value, body):
            return (type_, value, body)
        case Proj(_, _, struct):
            return (struct,)
    return ()


# ---------------------------------------------------------------- declarations


class Head(msgspec.Struct, frozen=True, eq=False):
    """What every declaration has: a name, the names of its levels, a type."""

    name: Name
    levels: tuple[Name, ...]
    type: Term


class Axiom(msgspec.Struct, frozen=True, eq=False, tag="axiom"):
    """A declaration without a value: a true axiom, or one whose value the file does not have."""

    head: Head
    unsafe: bool


class Definition(msgspec.Struct, frozen=True, eq=False, tag="definition"):
    """``def``; ``hints`` is how eagerly it is unfolded: a number is its height."""

    head: Head
    value: Term
    hints: Literal["opaque", "abbrev"] | int
    safety: Literal["unsafe", "safe", "partial"]
    all: tuple[Name, ...]


class Theorem(msgspec.Struct, frozen=True, eq=False, tag="theorem"):
    """``theorem``"""

    head: Head
    value: Term
    all: tuple[Name, ...]


class Opaque(msgspec.Struct, frozen=True, eq=False, tag="opaque"):
    """``opaque``: a value that is never unfolded."""

    head: Head
    value: Term
    unsafe: bool
    all: tuple[Name, ...]


class Quot(msgspec.Struct, frozen=True, eq=False, tag="quotient"):
    """One of the four constants of quotients."""

    head: Head
    kind: Literal["type", "ctor", "lift", "ind"]


class Inductive(msgspec.Struct, frozen=True, eq=False, tag="inductive type"):
    """An inductive type; ``all`` are those defined together with it."""

    head: Head
    parameters: int
    indices: int
    all: tuple[Name, ...]
    constructors: tuple[Name, ...]
    nested: int
    recursive: bool
    unsafe: bool
    reflexive: bool


class Constructor(msgspec.Struct, frozen=True, eq=False, tag="constructor"):
    """A constructor, number ``index`` of the type ``induct``."""

    head: Head
    induct: Name
    index: int
    parameters: int
    fields: int
    unsafe: bool


class Rule(msgspec.Struct, frozen=True, eq=False):
    """What a recursor does with a constructor of ``fields`` fields."""

    constructor: Name
    fields: int
    value: Term


class Recursor(msgspec.Struct, frozen=True, eq=False, tag="recursor"):
    """The recursor of an inductive type."""

    head: Head
    all: tuple[Name, ...]
    parameters: int
    indices: int
    motives: int
    minors: int
    rules: tuple[Rule, ...]
    k: bool
    unsafe: bool


Declaration = Axiom | Definition | Theorem | Opaque | Quot | Inductive | Constructor | Recursor


@dataclass(frozen=True, slots=True)
class Declared:
    """A declaration as exports have it: ``kind`` is the word in its line, ``value`` that of a definition,
    theorem or opaque constant. ``block`` are the types that are defined together with it, their constructors
    and recursors, itself among them, if it is one of these."""

    kind: str
    name: Name
    levels: tuple[Name, ...]
    type: Term
    value: Term | None = None
    block: tuple[Name, ...] = ()
