"""The export of what a theorem rests on, for kernels that are independent of Lean.

The format is that of ``lean4export``, version 3.1.0 (``format_ndjson.md`` in
``leanprover/lean4export``): one JSON object a line. Names, levels and terms are numbered, each
once, and declarations refer to them by their numbers. What is mentioned comes before what mentions
it. Notes in terms (``mdata``) are left out, and so is whether a ``let`` is dependent, as that program
does. Declarations that are given (:mod:`redverify.checking.kernel.audit`) are exported as axioms.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from redverify.checking.kernel import terms
from redverify.checking.kernel.audit import Index
from redverify.checking.kernel.declarations import recursors
from redverify.checking.kernel.errors import Damaged, Refused
from redverify.checking.kernel.json_shapes import cut
from redverify.checking.kernel.terms import Name, shown
from redverify.system.writing import at_once
from redverify.version import VERSION

FORMAT = "3.1.0"

#: Larger numbers are not exported. A decimal number of so many bits has some 4,000 digits.
_BITS = 14_000

#: The quotient type and its constants, in the order in which kernels want them, and what they need.
_QUOT: tuple[Name, ...] = (("Quot",), ("Quot", "mk"), ("Quot", "lift"), ("Quot", "ind"))
_EQ: Name = ("Eq",)

Line = dict[str, Any]


def lines(index: Index, theorems: Sequence[Name]) -> Iterator[bytes]:
    """The lines of the export of theorems and what they rest on.

    Raises :class:`.KernelError` if it cannot be exported: then what was given is of no use.
    """
    numbering = Numbering()
    yield header(index)
    for block in blocks(index, theorems, set()):
        yield from declared(index, block, numbering)


def header(index: Index) -> bytes:
    """The first line of an export."""
    lean = index.own.reader.image.headers[-1]
    meta = {
        "exporter": {"name": "redverify", "version": VERSION},
        "lean": {"githash": lean.commit, "version": lean.version},
        "format": {"version": FORMAT},
    }
    return _encoded({"meta": meta})


def declared(index: Index, block: Sequence[Name], numbering: Numbering) -> Iterator[bytes]:
    """The lines of a block, after those of the numbers that it needs."""
    declaration = numbering.block([index.declaration(name) for name in block])
    yield from numbering.taken()
    yield from map(_encoded, declaration)


def write(path: Path, index: Index, theorems: Sequence[Name]) -> None:
    """Write the export to a file, at once or not at all. Raises ``OSError``, too."""
    with at_once(path) as stream:
        for line in lines(index, theorems):
            stream.write(line + b"\n")


def _encoded(line: Line) -> bytes:
    return msgspec.json.encode(line)


# ---------------------------------------------------------------- the order of declarations


def blocks(index: Index, theorems: Sequence[Name], done: set[Name]) -> Iterator[tuple[Name, ...]]:
    """What theorems rest on and is not ``done``, by names: each block after all that it mentions.

    A block is a declaration, the types that are defined together with their constructors and
    recursors, or the four constants of quotients. It is done when it was yielded.
    """
    open_: set[Name] = set()
    todo: list[tuple[Name, bool]] = [(name, False) for name in reversed(theorems)]
    while todo:
        name, entered = todo.pop()
        if name in done:
            continue
        block = _block(index, name)
        if entered:
            done |= set(block)
            open_ -= set(block)
            yield block
            continue
        if name in open_:
            raise Refused(f"{shown(name)} rests on itself")
        open_ |= set(block)
        todo.append((name, True))
        needed = {n for member in block for n in index.module(member).sketch(member).mentions}
        needed |= {_EQ} if block == _QUOT else set()
        todo += [(n, False) for n in sorted(needed - set(block) - done, key=shown, reverse=True)]


def _block(index: Index, name: Name) -> tuple[Name, ...]:
    """The names of the block that a declaration belongs to: types first, then what belongs to them."""
    declared = index.declaration(name)
    if isinstance(declared, terms.Quot):
        return _QUOT
    if isinstance(declared, terms.Constructor):
        declared = index.declaration(declared.induct)
    elif isinstance(declared, terms.Recursor):
        declared = index.declaration(declared.all[0]) if declared.all else declared
    elif not isinstance(declared, terms.Inductive):
        return (name,)
    types = [index.declaration(each) for each in getattr(declared, "all", ())]
    if not types or not all(isinstance(each, terms.Inductive) for each in types):
        raise Damaged(f"{shown(name)} belongs to no inductive type")
    inductive = [each for each in types if isinstance(each, terms.Inductive)]
    constructors = [c for each in inductive for c in each.constructors]
    rest = sorted(recursors(inductive[0].all, inductive[0].nested), key=shown)
    block = (*inductive[0].all, *constructors, *rest)
    if name not in block:
        raise Damaged(f"{shown(name)} belongs to no inductive type")
    return block


# ---------------------------------------------------------------- numbers for names, levels, terms


class Numbering:
    """Gives numbers to names, levels and terms; the lines that define them are waiting to be taken.

    What looks the same has one number, whether it is one object or not.
    """

    def __init__(self) -> None:
        self._waiting: list[bytes] = []
        self._names: dict[Name, int] = {(): 0}
        self._levels: dict[object, int] = {"zero": 0}
        self._terms: dict[object, int] = {}
        self._known: dict[int, tuple[terms.Term, int]] = {}

    @contextmanager
    def forgetting(self) -> Iterator[None]:
        """Numbers that are given inside are forgotten afterwards."""
        known: tuple[dict[Any, Any], ...] = (self._names, self._levels, self._terms, self._known)
        lengths = [len(each) for each in known]
        try:
            yield
        finally:
            for each, length in zip(known, lengths, strict=True):
                cut(each, length)

    def taken(self) -> list[bytes]:
        """The lines since the last time."""
        waiting, self._waiting = self._waiting, []
        return waiting

    def name(self, name: Name) -> int:
        """The number of a name."""
        if name not in self._names:
            before, part = self.name(name[:-1]), name[-1]
            number = self._names[name] = len(self._names)
            if isinstance(part, str):
                self._line({"str": {"pre": before, "str": part}, "in": number})
            else:
                self._line({"num": {"pre": before, "i": part}, "in": number})
        return self._names[name]

    def _line(self, line: Line) -> None:
        self._waiting.append(_encoded(line))

    def level(self, level: terms.Level) -> int:
        """The number of a level."""
        match level:
            case terms.Zero():
                return 0
            case terms.Succ(below):
                line: Line = {"succ": self.level(below)}
            case terms.Max(left, right):
                line = {"max": [self.level(left), self.level(right)]}
            case terms.IMax(left, right):
                line = {"imax": [self.level(left), self.level(right)]}
            case terms.Param(name):
                line = {"param": self.name(name)}
        return self._number(self._levels, line, "il")

    def _number(self, known: dict[object, int], line: Line, key: str) -> int:
        """The number of what a line says; the line is written if it is new."""
        said = msgspec.json.encode(line)
        if said not in known:
            known[said] = number = len(known)
            self._waiting.append(b'%s,"%s":%d}' % (said[:-1], key.encode(), number))
        return known[said]

    def term(self, term: terms.Term) -> int:
        """The number of a term."""
        todo = [term]
        known = self._known
        while todo:
            at = todo[-1]
            if id(at) in known:
                todo.pop()
                continue
            missing = [below for below in terms.subterms(at) if id(below) not in known]
            if missing:
                todo += missing
                continue
            known[id(at)] = at, self._number(self._terms, self._said(at), "ie")
            todo.pop()
        return known[id(term)][1]

    def _said(self, term: terms.Term) -> Line:
        """What the line of a term says, whose subterms have numbers."""
        known = self._known
        match term:
            case terms.App(function, argument):
                return {"app": {"fn": known[id(function)][1], "arg": known[id(argument)][1]}}
            case terms.Const(name, levels):
                return {"const": {"name": self.name(name), "us": [self.level(x) for x in levels]}}
            case terms.Bound(index):
                return {"bvar": index}
            case terms.Lam(name, type_, body, info) | terms.Forall(name, type_, body, info):
                parts = {"type": known[id(type_)][1], "body": known[id(body)][1]}
                binder = "lam" if isinstance(term, terms.Lam) else "forallE"
                return {binder: {"name": self.name(name), **parts, "binderInfo": info}}
            case terms.Let(name, type_, value, body):
                parts = {"type": known[id(type_)][1], "value": known[id(value)][1]}
                return {
                    "letE": {"name": self.name(name), **parts, "body": known[id(body)][1], "nondep": False}
                }
            case terms.Sort(level):
                return {"sort": self.level(level)}
            case terms.Proj(name, index, struct):
                return {"proj": {"typeName": self.name(name), "idx": index, "struct": known[id(struct)][1]}}
            case terms.Number(value):
                return {"natVal": _decimal(value)}
            case terms.Text(value):
                return {"strVal": value}

    # ------------------------------------------------------------ declarations

    def block(self, block: Sequence[terms.Declaration]) -> list[Line]:
        """The lines of a block. Numbers that they need are waiting to be taken."""
        first = block[0]
        if isinstance(first, terms.Inductive):
            types = [self._inductive(d) for d in block if isinstance(d, terms.Inductive)]
            constructors = [self._constructor(d) for d in block if isinstance(d, terms.Constructor)]
            recursors_ = [self._recursor(d) for d in block if isinstance(d, terms.Recursor)]
            if len(types) + len(constructors) + len(recursors_) != len(block):
                raise Damaged(f"{shown(first.head.name)} is not an inductive type")
            return [{"inductive": {"types": types, "ctors": constructors, "recs": recursors_}}]
        return [self._declaration(declaration) for declaration in block]

    def _head(self, head: terms.Head) -> Line:
        for name in head.levels:
            self.level(terms.Param(name))
        return {
            "name": self.name(head.name),
            "levelParams": [self.name(name) for name in head.levels],
            "type": self.term(head.type),
        }

    def _all(self, names: Sequence[Name]) -> list[int]:
        return [self.name(name) for name in names]

    def _declaration(self, declaration: terms.Declaration) -> Line:
        head = self._head(declaration.head)
        match declaration:
            case terms.Axiom(unsafe=unsafe):
                return {"axiom": {**head, "isUnsafe": unsafe}}
            case terms.Definition(value=value, hints=hints, safety=safety, all=all_):
                how = {"regular": hints} if isinstance(hints, int) else hints
                value_ = self.term(value)
                more = {"value": value_, "hints": how, "safety": safety, "all": self._all(all_)}
                return {"def": {**head, **more}}
            case terms.Theorem(value=value, all=all_):
                return {"thm": {**head, "value": self.term(value), "all": self._all(all_)}}
            case terms.Opaque(value=value, unsafe=unsafe, all=all_):
                more = {"value": self.term(value), "isUnsafe": unsafe, "all": self._all(all_)}
                return {"opaque": {**head, **more}}
            case terms.Quot(kind=kind):
                return {"quot": {**head, "kind": kind}}
        raise Damaged(f"{shown(declaration.head.name)} belongs to no inductive type")

    def _inductive(self, d: terms.Inductive) -> Line:
        return {
            **self._head(d.head),
            "numParams": d.parameters,
            "numIndices": d.indices,
            "all": self._all(d.all),
            "ctors": self._all(d.constructors),
            "numNested": d.nested,
            "isRec": d.recursive,
            "isUnsafe": d.unsafe,
            "isReflexive": d.reflexive,
        }

    def _constructor(self, d: terms.Constructor) -> Line:
        return {
            **self._head(d.head),
            "induct": self.name(d.induct),
            "cidx": d.index,
            "numParams": d.parameters,
            "numFields": d.fields,
            "isUnsafe": d.unsafe,
        }

    def _recursor(self, d: terms.Recursor) -> Line:
        rules = [
            {"ctor": self.name(rule.constructor), "nfields": rule.fields, "rhs": self.term(rule.value)}
            for rule in d.rules
        ]
        return {
            **self._head(d.head),
            "all": self._all(d.all),
            "numParams": d.parameters,
            "numIndices": d.indices,
            "numMotives": d.motives,
            "numMinors": d.minors,
            "rules": rules,
            "k": d.k,
            "isUnsafe": d.unsafe,
        }


def _decimal(number: int) -> str:
    if number.bit_length() > _BITS:
        raise Damaged("a number is too large to be exported")
    return str(number)
