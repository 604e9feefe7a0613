"""Reading an export again, and seeing that it is in its format.

This is not a kernel: it does not look at types. It sees that every number is defined before it is used and
refers to something of the right kind, that nothing is defined twice, that declarations are closed, and
that no constant is mentioned before it is declared. It shares with :mod:`.export` the data in
:mod:`.terms` and nothing else, for it also reads what the statement of a theorem is compared with.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from redverify.checking.kernel import terms
from redverify.checking.kernel.errors import Damaged
from redverify.checking.kernel.terms import Name, shown

#: Bound variables and numbers of fields are 16 bits in other kernels.
_SMALL = 1 << 16

#: A literal has at most so many digits.
_DIGITS = 4_300

_NONE: frozenset[Name] = frozenset()


@dataclass(frozen=True, slots=True)
class Known:
    """A term of the export, and what is known about it.

    ``loose`` is how many binders it lacks around it, ``levels`` are the level parameters in it, and
    ``ahead`` the constants in it that were not declared before it.
    """

    term: terms.Term
    loose: int = 0
    levels: frozenset[Name] = _NONE
    ahead: frozenset[Name] = _NONE


@dataclass(frozen=True, slots=True)
class Declared:
    """A declaration of the export: ``kind`` is the word in its line, ``value`` that of a definition,
    theorem or opaque constant."""

    kind: str
    name: Name
    levels: tuple[Name, ...]
    type: terms.Term
    value: terms.Term | None = None


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
    reader = _Reader()
    number = 0
    try:
        for number, line in enumerate(lines, 1):
            value = msgspec.json.decode(line)
            if not isinstance(value, dict):
                raise Damaged("not an object")
            if number == 1:
                reader.meta(value)
            else:
                reader.line(value)
    except (Damaged, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Damaged(f"line {number} of the export: {error}") from None
    if number == 0:
        raise Damaged("the export is empty")
    return reader.export


Value = dict[str, Any]


def _of(value: object, *keys: str) -> list[Any]:
    """The values of an object that has to have these keys and no others."""
    if not isinstance(value, dict) or value.keys() != set(keys):
        raise Damaged(f"an object with {', '.join(keys)} is expected")
    return [value[key] for key in keys]


def _natural(value: object, below: int = 1 << 32) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < below:
        raise Damaged("a natural number is expected")
    return value


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise Damaged("a truth value is expected")
    return value


def _word(value: object, words: Iterable[str]) -> str:
    if not isinstance(value, str) or value not in words:
        raise Damaged(f"one of {', '.join(words)} is expected")
    return value


def _array(value: object) -> list[Any]:
    if not isinstance(value, list):
        raise Damaged("an array is expected")
    return value


class _Reader:
    """Reads one line after another."""

    def __init__(self) -> None:
        self.export = Export()
        self._seen: set[object] = set()
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

    def meta(self, line: Value) -> None:
        """The first line."""
        exporter, lean, format_ = _of(*_of(line, "meta"), "exporter", "lean", "format")
        said = [*_of(exporter, "name", "version"), *_of(lean, "githash", "version")]
        if not all(isinstance(text, str) for text in said) or _of(format_, "version") != ["3.1.0"]:
            raise Damaged("format 3.1.0 is expected")

    def line(self, line: Value) -> None:
        """Another line."""
        keys = set(line)
        for key, kind in (("in", self._name), ("il", self._level), ("ie", self._term)):
            if key in keys and len(keys) == 2:
                (form,) = keys - {key}
                kind(form, line[form], _natural(line[key]))
                return
        if len(keys) != 1:
            raise Damaged("nothing that is known")
        ((form, value),) = line.items()
        self._declaration(form, value)

    def _new(self, known: list[Any], number: int, what: object) -> None:
        """See that a number is the next one, and that what it stands for has none yet."""
        if number != len(known):
            raise Damaged(f"number {number} is not the next one, {len(known)}")
        if what in self._seen:
            raise Damaged("it has a number already")
        self._seen.add(what)

    # ------------------------------------------------------------ names and levels

    def _at(self, known: list[Any], number: object) -> Any:
        position = _natural(number)
        if position >= len(known):
            raise Damaged(f"number {position} is not defined")
        return known[position]

    def name(self, number: object) -> Name:
        """The name with a number."""
        found: Name = self._at(self.export.names, number)
        return found

    def _name(self, form: str, value: object, number: int) -> None:
        if form == "str":
            before, part = _of(value, "pre", "str")
            if not isinstance(part, str):
                raise Damaged("a text is expected")
        elif form == "num":
            before, part = _of(value, "pre", "i")
            part = _natural(part)
        else:
            raise Damaged("neither str nor num")
        name = (*self.name(before), part)
        self._new(self.export.names, number, ("name", name))
        self.export.names.append(name)

    def _names(self, value: object) -> tuple[Name, ...]:
        return tuple(self.name(number) for number in _array(value))

    def _level(self, form: str, value: object, number: int) -> None:
        known = self.export.levels
        if form == "param":
            name = self.name(value)
            made: tuple[terms.Level, frozenset[Name]] = terms.Param(name), frozenset({name})
        elif form == "succ":
            below, inside = self._at(known, value)
            made = terms.Succ(below), inside
        elif form in ("max", "imax") and isinstance(value, list) and len(value) == 2:
            (left, one), (right, other) = (self._at(known, each) for each in value)
            made = (terms.Max if form == "max" else terms.IMax)(left, right), one | other
        else:
            raise Damaged("no level")
        self._new(known, number, ("level", form, str(value)))
        known.append(made)

    # ------------------------------------------------------------ terms

    def _term(self, form: str, value: object, number: int) -> None:
        if form not in self._terms:
            raise Damaged(f"{form} is not a term")
        self._new(self.export.terms, number, ("term", form, msgspec.json.encode(value)))
        self.export.terms.append(self._terms[form](value))

    def term(self, number: object) -> Known:
        """The term with a number."""
        found: Known = self._at(self.export.terms, number)
        return found

    def _bound(self, value: object) -> Known:
        index = _natural(value, _SMALL)
        return Known(terms.Bound(index), index + 1)

    def _sort(self, value: object) -> Known:
        level, inside = self._at(self.export.levels, value)
        return Known(terms.Sort(level), 0, inside)

    def _const(self, value: object) -> Known:
        number, us = _of(value, "name", "us")
        name, levels = self.name(number), [self._at(self.export.levels, u) for u in _array(us)]
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
            if part.levels:
                levels = levels | part.levels if levels else part.levels
            if part.ahead:
                ahead = ahead | part.ahead if ahead else part.ahead
        return Known(term, loose, levels, ahead)

    def _app(self, value: object) -> Known:
        function, argument = map(self.term, _of(value, "fn", "arg"))
        return self._made(terms.App(function.term, argument.term), (function, 0), (argument, 0))

    def _binder(self, binder: type[terms.Lam | terms.Forall], value: object) -> Known:
        name, type_, body, info = _of(value, "name", "type", "body", "binderInfo")
        kind = next(k for k in terms.BINDER_INFOS if k == _word(info, terms.BINDER_INFOS))
        of, inside = self.term(type_), self.term(body)
        return self._made(binder(self.name(name), of.term, inside.term, kind), (of, 0), (inside, 1))

    def _let(self, value: object) -> Known:
        name, type_, value_, body, nondep = _of(value, "name", "type", "value", "body", "nondep")
        if _flag(nondep):
            raise Damaged("nondep has to be false")
        of, said, inside = map(self.term, (type_, value_, body))
        made = terms.Let(self.name(name), of.term, said.term, inside.term)
        return self._made(made, (of, 0), (said, 0), (inside, 1))

    def _proj(self, value: object) -> Known:
        name, index, struct = _of(value, "typeName", "idx", "struct")
        inside = self.term(struct)
        type_name = self.name(name)
        found = self._made(terms.Proj(type_name, _natural(index, _SMALL), inside.term), (inside, 0))
        if type_name in self.export.declared:
            return found
        return Known(found.term, found.loose, found.levels, found.ahead | {type_name})

    def _number(self, value: object) -> Known:
        if not isinstance(value, str) or not value.isascii() or not value.isdecimal() or len(value) > _DIGITS:
            raise Damaged("a number in decimal digits is expected")
        return Known(terms.Number(int(value)))

    def _text(self, value: object) -> Known:
        if not isinstance(value, str):
            raise Damaged("a text is expected")
        return Known(terms.Text(value))

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
        _of(value, "name", "levelParams", "type", *more[form])
        assert isinstance(value, dict)
        if "isUnsafe" in value:
            self._safe(value)
        if form == "quot":
            _word(value["kind"], ("type", "ctor", "lift", "ind"))
        if form == "def":
            _word(value["safety"], ("safe",))
            hints = value["hints"]
            if isinstance(hints, dict):
                _natural(*_of(hints, "regular"))
            else:
                _word(hints, ("opaque", "abbrev"))
        if "all" in value:
            self._names(value["all"])
        self._declare(form, value, ahead=_NONE)

    def _safe(self, value: Value) -> None:
        if _flag(value["isUnsafe"]):
            raise Damaged("it is unsafe")

    def _declare(self, kind: str, value: Value, ahead: frozenset[Name]) -> None:
        """Declare a constant, whose parts may mention only what is declared, and ``ahead``."""
        name, levels = self.name(value["name"]), self._names(value["levelParams"])
        parts = [self.term(value["type"])]
        if "value" in value:
            parts.append(self.term(value["value"]))
        if not name or name in self.export.declared:
            raise Damaged(f"{shown(name)} is declared twice")
        self._closed(name, levels, parts, ahead)
        value_ = parts[1].term if len(parts) > 1 else None
        self.export.declared[name] = Declared(kind, name, levels, parts[0].term, value_)

    def _closed(
        self, name: Name, levels: tuple[Name, ...], parts: Iterable[Known], ahead: frozenset[Name]
    ) -> None:
        if len(set(levels)) != len(levels):
            raise Damaged(f"{shown(name)} has a level twice")
        for part in parts:
            missing = part.ahead - ahead - self.export.declared.keys()
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
        groups = dict(zip(forms, map(_array, _of(value, *forms)), strict=True))
        for group, members in groups.items():
            for member in members:
                _of(member, *head, *forms[group])
                self._safe(member)
        own = frozenset(self.name(member["name"]) for members in groups.values() for member in members)
        types = [self.name(member["name"]) for member in groups["types"]]
        said = [name for member in groups["types"] for name in self._names(member["ctors"])]
        if not types or said != [self.name(member["name"]) for member in groups["ctors"]]:
            raise Damaged("the constructors are not those of the types")
        for group, members in groups.items():
            for member in members:
                self._member(group, member, types, own)
                self._declare({"types": "inductive", "ctors": "ctor", "recs": "rec"}[group], member, own)
        for member in groups["recs"]:
            self._rules(member, own)

    def _member(self, group: str, member: Value, types: list[Name], own: frozenset[Name]) -> None:
        """The numbers and names of a type, constructor or recursor."""
        for key, value in member.items():
            if key.startswith("num") or key == "cidx":
                _natural(value, _SMALL)
            elif key in ("isRec", "isReflexive", "k"):
                _flag(value)
            elif key == "all" and list(self._names(value)) != types:
                raise Damaged("the types of a block are not those that it names")
        if group == "ctors" and self.name(member["induct"]) not in types:
            raise Damaged("a constructor of another type")

    def _rules(self, member: Value, own: frozenset[Name]) -> None:
        name, levels = self.name(member["name"]), self._names(member["levelParams"])
        for rule in _array(member["rules"]):
            constructor, fields, value = _of(rule, "ctor", "nfields", "rhs")
            _natural(fields, _SMALL)
            declared = self.export.declared.get(self.name(constructor))
            if declared is None or declared.kind != "ctor":
                raise Damaged(f"{shown(name)} has a rule for something that is not a constructor")
            self._closed(name, levels, [self.term(value)], own)
