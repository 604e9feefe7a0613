"""Reading an export again, and seeing that it is in its format.

This is not a kernel: it does not look at types. It sees that every number is defined before it is used and
refers to something of the right kind, that nothing is defined twice, that declarations are closed, and
that no constant is mentioned before it is declared. It shares with :mod:`.export` the data in
:mod:`.terms` and nothing else, for it also reads what the statement of a theorem is compared with.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, fields
from typing import Any

import msgspec

from redverify.checking.kernel import terms
from redverify.checking.kernel.errors import Damaged
from redverify.checking.kernel.json_shapes import (
    SMALL,
    array,
    at,
    cut,
    digits,
    flag,
    meta,
    natural,
    next_of,
    of,
    safe,
    text,
    word,
)
from redverify.checking.kernel.terms import Declared, Name, shown

_NONE: frozenset[Name] = frozenset()

#: The kinds of binders, as words.
_INFOS: tuple[str, ...] = terms.BINDER_INFOS

#: Terms whose lines have numbers and words only: these tell one from another.
_FLAT = frozenset({"app", "lam", "forallE"})


def _union(one: frozenset[Name], other: frozenset[Name]) -> frozenset[Name]:
    """The union of two sets, which is one of them where it can be."""
    return one if other <= one else other if one <= other else one | other


class Known(msgspec.Struct, frozen=True, eq=False, gc=False):
    """A term of the export, and what is known about it.

    ``loose`` is how many binders it lacks around it, ``levels`` are the level parameters in it, and
    ``ahead`` the constants in it that were not declared before it.
    """

    term: terms.Term
    loose: int = 0
    levels: frozenset[Name] = _NONE
    ahead: frozenset[Name] = _NONE


@dataclass(slots=True)
class Export:
    """What an export says, by the numbers in it."""

    names: list[Name] = field(default_factory=lambda: [()])
    levels: list[tuple[terms.Level, frozenset[Name]]] = field(default_factory=lambda: [(terms.Zero(), _NONE)])
    terms: list[Known] = field(default_factory=list)
    declared: dict[Name, Declared] = field(default_factory=dict)

    @property
    def axioms(self) -> list[Name]:
        """The declarations without values."""
        return [d.name for d in self.declared.values() if d.kind == "axiom"]


def read(lines: Iterable[bytes]) -> Export:
    """What the lines of an export say. Raises :class:`.Damaged`, with the number of the line."""
    reader = Reader()
    reader.read(lines)
    if not reader.begun:
        raise Damaged("the export is empty")
    return reader.export


Value = dict[str, Any]


class Reader:
    """Reads one line after another. ``begun``: it has read the first one of an export."""

    def __init__(self) -> None:
        self.export = Export()
        self.begun = False
        self._seen: dict[object, None] = {}
        self._kinds = (("ie", self._term), ("in", self._name), ("il", self._level))
        self._terms: dict[str, Callable[[Any], Known]] = {
            "bvar": self._bound,
            "sort": self._sort,
            "const": self._const,
            "app": self._app,
            "lam": lambda value: self._binder(terms.Lam, value),
            "forallE": lambda value: self._binder(terms.Forall, value),
            "letE": self._let,
            "proj": self._proj,
            "natVal": self._number,
            "strVal": self._text,
        }

    def read(self, lines: Iterable[bytes]) -> None:
        """Read more lines. Raises :class:`.Damaged`, with the number of the line among these."""
        number = 0
        try:
            for line in lines:
                number += 1
                value = msgspec.json.decode(line)
                if not isinstance(value, dict):
                    raise Damaged("not an object")
                if self.begun:
                    self._line(value)
                else:
                    meta(value)
                    self.begun = True
        except (Damaged, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Damaged(f"line {number} of the export: {error}") from None

    @contextmanager
    def forgetting(self) -> Iterator[None]:
        """What is read inside is forgotten afterwards."""
        known: tuple[list[Any] | dict[Any, Any], ...]
        known = (*(getattr(self.export, each.name) for each in fields(self.export)), self._seen)
        lengths, begun = [len(each) for each in known], self.begun
        try:
            yield
        finally:
            self.begun = begun
            for each, length in zip(known, lengths, strict=True):
                cut(each, length)

    def _line(self, line: Value) -> None:
        for key, kind in self._kinds if len(line) == 2 else ():
            if key in line:
                number = natural(line.pop(key))
                ((form, value),) = line.items()
                kind(form, value, number)
                return
        if len(line) != 1:
            raise Damaged("nothing that is known")
        ((form, value),) = line.items()
        self._declaration(form, value)

    def _new(self, known: list[Any], number: int, what: object) -> None:
        """See that a number is the next one, and that what it stands for has none yet."""
        next_of(known, number)
        if what in self._seen:
            raise Damaged("it has a number already")
        self._seen[what] = None

    # ------------------------------------------------------------ names and levels

    def name(self, number: object) -> Name:
        """The name with a number."""
        found: Name = at(self.export.names, number)
        return found

    def _name(self, form: str, value: object, number: int) -> None:
        if form == "str":
            before, part = of(value, "pre", "str")
            text(part)
        elif form == "num":
            before, part = of(value, "pre", "i")
            part = natural(part)
        else:
            raise Damaged("neither str nor num")
        name = (*self.name(before), part)
        self._new(self.export.names, number, ("name", name))
        self.export.names.append(name)

    def _names(self, value: object) -> tuple[Name, ...]:
        return tuple(self.name(number) for number in array(value))

    def _level(self, form: str, value: object, number: int) -> None:
        known = self.export.levels
        if form == "param":
            name = self.name(value)
            made: tuple[terms.Level, frozenset[Name]] = terms.Param(name), frozenset({name})
        elif form == "succ":
            below, inside = at(known, value)
            made = terms.Succ(below), inside
        elif form in ("max", "imax") and isinstance(value, list) and len(value) == 2:
            (left, one), (right, other) = (at(known, each) for each in value)
            made = (terms.Max if form == "max" else terms.IMax)(left, right), one | other
        else:
            raise Damaged("no level")
        self._new(known, number, ("level", form, str(value)))
        known.append(made)

    # ------------------------------------------------------------ terms

    def _term(self, form: str, value: Any, number: int) -> None:
        if form not in self._terms:
            raise Damaged(f"{form} is not a term")
        made = self._terms[form](value)
        said = tuple(value.values()) if form in _FLAT else msgspec.json.encode(value)
        self._new(self.export.terms, number, (form, said))
        self.export.terms.append(made)

    def term(self, number: object) -> Known:
        """The term with a number."""
        found: Known = at(self.export.terms, number)
        return found

    def _bound(self, value: object) -> Known:
        index = natural(value, SMALL)
        return Known(terms.Bound(index), index + 1)

    def _sort(self, value: object) -> Known:
        level, inside = at(self.export.levels, value)
        return Known(terms.Sort(level), 0, inside)

    def _const(self, value: object) -> Known:
        number, us = of(value, "name", "us")
        name, levels = self.name(number), [at(self.export.levels, u) for u in array(us)]
        declared = self.export.declared.get(name)
        if declared is not None and len(declared.levels) != len(levels):
            raise Damaged(f"{shown(name)} has another number of levels")
        ahead = frozenset({name}) if declared is None else _NONE
        inside = frozenset[Name]().union(*(params for _, params in levels))
        return Known(terms.Const(name, tuple(level for level, _ in levels)), 0, inside, ahead)

    def _made(self, term: terms.Term, *parts: tuple[Known, int]) -> Known:
        """A term of parts, each under so many binders of its own."""
        loose, levels, ahead = 0, _NONE, _NONE
        for part, binders in parts:
            loose = max(loose, part.loose - binders)
            if part.levels is not levels:
                levels = _union(levels, part.levels)
            if part.ahead is not ahead:
                ahead = _union(ahead, part.ahead)
        return Known(term, loose, levels, ahead)

    def _app(self, value: object) -> Known:
        function, argument = map(self.term, of(value, "fn", "arg"))
        return self._made(terms.App(function.term, argument.term), (function, 0), (argument, 0))

    def _binder(self, binder: type[terms.Lam | terms.Forall], value: object) -> Known:
        name, type_, body, info = of(value, "name", "type", "body", "binderInfo")
        kind = terms.BINDER_INFOS[_INFOS.index(word(info, _INFOS))]
        domain, inside = self.term(type_), self.term(body)
        return self._made(binder(self.name(name), domain.term, inside.term, kind), (domain, 0), (inside, 1))

    def _let(self, value: object) -> Known:
        name, type_, value_, body, nondep = of(value, "name", "type", "value", "body", "nondep")
        if flag(nondep):
            raise Damaged("nondep has to be false")
        domain, said, inside = map(self.term, (type_, value_, body))
        made = terms.Let(self.name(name), domain.term, said.term, inside.term)
        return self._made(made, (domain, 0), (said, 0), (inside, 1))

    def _proj(self, value: object) -> Known:
        name, index, struct = of(value, "typeName", "idx", "struct")
        inside = self.term(struct)
        type_name = self.name(name)
        found = self._made(terms.Proj(type_name, natural(index, SMALL), inside.term), (inside, 0))
        if type_name in self.export.declared:
            return found
        return Known(found.term, found.loose, found.levels, found.ahead | {type_name})

    def _number(self, value: object) -> Known:
        return Known(terms.Number(digits(value)))

    def _text(self, value: object) -> Known:
        return Known(terms.Text(text(value)))

    # ------------------------------------------------------------ declarations

    def _declaration(self, form: str, value: object) -> None:
        if form == "inductive":
            self._inductive(value)
            return
        more: dict[str, tuple[str, ...]] = {
            "axiom": ("isUnsafe",),
            "def": ("value", "hints", "safety", "all"),
            "thm": ("value", "all"),
            "opaque": ("value", "isUnsafe", "all"),
            "quot": ("kind",),
        }
        if form not in more:
            raise Damaged(f"{form} is not a declaration")
        of(value, "name", "levelParams", "type", *more[form])
        assert isinstance(value, dict)
        if "isUnsafe" in value:
            safe(value["isUnsafe"])
        if form == "quot":
            word(value["kind"], ("type", "ctor", "lift", "ind"))
        if form == "def":
            word(value["safety"], ("safe",))
            hints = value["hints"]
            if isinstance(hints, dict):
                natural(*of(hints, "regular"))
            else:
                word(hints, ("opaque", "abbrev"))
        if "all" in value:
            self._names(value["all"])
        self._declare(form, value)

    def _declare(self, kind: str, value: Value, block: tuple[Name, ...] = ()) -> None:
        """Declare a constant, whose parts may mention only what is declared, and its block."""
        name, levels = self.name(value["name"]), self._names(value["levelParams"])
        parts = [self.term(value["type"])]
        if "value" in value:
            parts.append(self.term(value["value"]))
        if not name or name in self.export.declared:
            raise Damaged(f"{shown(name)} is declared twice")
        self._closed(name, levels, parts, block)
        value_ = parts[1].term if len(parts) > 1 else None
        self.export.declared[name] = Declared(kind, name, levels, parts[0].term, value_, block)

    def _closed(
        self, name: Name, levels: tuple[Name, ...], parts: Iterable[Known], block: tuple[Name, ...]
    ) -> None:
        if len(set(levels)) != len(levels):
            raise Damaged(f"{shown(name)} has a level twice")
        for part in parts:
            missing = part.ahead - set(block) - self.export.declared.keys()
            if part.loose or missing or not part.levels <= set(levels):
                what = f"mentions {shown(min(missing, key=shown))} too early" if missing else "is not closed"
                raise Damaged(f"{shown(name)} {what}")

    def _inductive(self, value: object) -> None:
        head = ("name", "levelParams", "type", "isUnsafe")
        forms = {
            "types": ("numParams", "numIndices", "all", "ctors", "numNested", "isRec", "isReflexive"),
            "ctors": ("induct", "cidx", "numParams", "numFields"),
            "recs": ("all", "numParams", "numIndices", "numMotives", "numMinors", "rules", "k"),
        }
        groups = dict(zip(forms, map(array, of(value, *forms)), strict=True))
        for group, members in groups.items():
            for member in members:
                of(member, *head, *forms[group])
                safe(member["isUnsafe"])
        own = tuple(self.name(member["name"]) for members in groups.values() for member in members)
        types = [self.name(member["name"]) for member in groups["types"]]
        said = [name for member in groups["types"] for name in self._names(member["ctors"])]
        if not types or said != [self.name(member["name"]) for member in groups["ctors"]]:
            raise Damaged("the constructors are not those of the types")
        for group, members in groups.items():
            for member in members:
                self._member(group, member, types)
                self._declare({"types": "inductive", "ctors": "ctor", "recs": "rec"}[group], member, own)
        for member in groups["recs"]:
            self._rules(member, own)

    def _member(self, group: str, member: Value, types: list[Name]) -> None:
        """The numbers and names of a type, constructor or recursor."""
        for key, value in member.items():
            if key.startswith("num") or key == "cidx":
                natural(value, SMALL)
            elif key in ("isRec", "isReflexive", "k"):
                flag(value)
            elif key == "all" and list(self._names(value)) != types:
                raise Damaged("the types of a block are not those that it names")
        if group == "ctors" and self.name(member["induct"]) not in types:
            raise Damaged("a constructor of another type")

    def _rules(self, member: Value, own: tuple[Name, ...]) -> None:
        name, levels = self.name(member["name"]), self._names(member["levelParams"])
        for rule in array(member["rules"]):
            constructor, fields, value = of(rule, "ctor", "nfields", "rhs")
            natural(fields, SMALL)
            declared = self.export.declared.get(self.name(constructor))
            if declared is None or declared.kind != "ctor":
                raise Damaged(f"{shown(name)} has a rule for something that is not a constructor")
            self._closed(name, levels, [self.term(value)], own)
