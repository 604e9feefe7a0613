"""Giving the native kernel what the lines of an export declare, one declaration after another.

The format is that of :mod:`redverify.checking.kernel.export`. Of an inductive type the kernel is given the
types of its constructors, and makes its recursors itself. What it has made is compared with what the export
says; so it is with quotients. Nothing in a line is believed: a line that is not in the format is refused.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

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
from redverify.checking.kernel.native.objects import NIL, Lean, NotAccepted, Object, Undecided
from redverify.checking.kernel.terms import BINDER_INFOS, Name, shown

Value = dict[str, Any]

#: Constructors of ``Declaration`` and of ``ConstantInfo``, by the words of the format.
_DECLARATIONS = {"axiom": 0, "def": 1, "thm": 2, "opaque": 3}
_QUOT, _TYPE, _CONSTRUCTOR, _RECURSOR = 4, 5, 6, 7

#: ``Declaration.quotDecl``, which has no fields, and the kinds of the four constants that it declares.
_QUOT_DECL: Object = 2 * _QUOT + 1
_KINDS = ("type", "ctor", "lift", "ind")

#: What each line of a declaration has besides name, levels and type.
_MORE: dict[str, tuple[str, ...]] = {
    "axiom": ("isUnsafe",),
    "def": ("value", "hints", "safety", "all"),
    "thm": ("value", "all"),
    "opaque": ("value", "isUnsafe", "all"),
    "quot": ("kind",),
}
_HEAD = ("name", "levelParams", "type")
_MEMBERS: dict[str, tuple[str, ...]] = {
    "types": ("numParams", "numIndices", "all", "ctors", "numNested", "isRec", "isReflexive", "isUnsafe"),
    "ctors": ("induct", "cidx", "numParams", "numFields", "isUnsafe"),
    "recs": ("all", "numParams", "numIndices", "numMotives", "numMinors", "rules", "k", "isUnsafe"),
}

#: ``BinderInfo``, by its constructors.
_INFOS: tuple[str, ...] = BINDER_INFOS

#: ``DefinitionSafety.safe``
_SAFE = 1


@dataclass(slots=True)
class Replay:
    """What was replayed. ``declared`` is how many constants, ``axioms`` are those without values."""

    lean: Lean
    environment: Object = 0
    declared: int = 0
    axioms: list[Name] = field(default_factory=list)
    _begun: bool = False
    _names: list[tuple[Object, Name]] = field(default_factory=lambda: [(NIL, ())])
    _levels: list[Object] = field(default_factory=lambda: [NIL])
    _terms: list[Object] = field(default_factory=list)
    _forms: dict[str, Callable[[Any], Object]] = field(default_factory=dict)
    _kinds: list[tuple[str, list[Any], Callable[[str, Any], object]]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._kinds = [("ie", self._terms, self._term), ("in", self._names, self._name)]
        self._kinds.append(("il", self._levels, self._level))
        self.environment = self.lean.empty()
        make = self.lean.make
        self._forms = {
            "app": self._app,
            "const": self._const,
            "bvar": lambda value: make("lean_expr_mk_bvar", self.lean.natural(natural(value, SMALL))),
            "lam": lambda value: self._binder("lean_expr_mk_lambda", value),
            "forallE": lambda value: self._binder("lean_expr_mk_forall", value),
            "letE": self._let,
            "sort": lambda value: make("lean_expr_mk_sort", at(self._levels, value)),
            "proj": self._proj,
            "natVal": lambda value: self._literal(0, self.lean.natural(digits(value))),
            "strVal": lambda value: self._literal(1, self.lean.string(text(value))),
        }

    def lines(self, data: bytes) -> None:
        """Replay lines, the first of which begins the export if nothing was replayed before.

        Raises :class:`.Damaged`, :class:`.NotAccepted` and :class:`.Undecided`, with the number of the line.
        """
        number = 0
        try:
            for line in data.removesuffix(b"\n").split(b"\n"):
                number += 1
                value = msgspec.json.decode(line)
                if self._begun:
                    self._line(value)
                else:
                    meta(value)
                    self._begun = True
        except (Damaged, msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Damaged(f"line {number}: {error}") from None
        except (NotAccepted, Undecided) as error:
            raise type(error)(f"line {number}: {error}") from None

    def common(self, data: bytes) -> tuple[int, list[Name]]:
        """Replay lines; gives how many constants they declare, and which axioms."""
        declared, axioms = self.declared, len(self.axioms)
        self.lines(data)
        return self.declared - declared, self.axioms[axioms:]

    def trial(self, data: bytes) -> tuple[int, list[Name]]:
        """The same, and all is forgotten again."""
        lengths = [len(known) for known in (self._names, self._levels, self._terms, self.axioms)]
        declared, environment, begun = self.declared, self.lean.hold(self.environment), self._begun
        try:
            return self.common(data)
        finally:
            self.declared, self.environment, self._begun = declared, environment, begun
            known: tuple[list[Any], ...] = (self._names, self._levels, self._terms, self.axioms)
            for each, length in zip(known, lengths, strict=True):
                cut(each, length)

    def _line(self, line: Any) -> None:
        if not isinstance(line, dict):
            raise Damaged("not an object")
        for key, known, kind in self._kinds:
            if key in line and len(line) == 2:
                next_of(known, natural(line.pop(key)))
                ((form, value),) = line.items()
                known.append(kind(form, value))
                return
        if len(line) != 1:
            raise Damaged("nothing that is known")
        ((form, value),) = line.items()
        if form == "inductive":
            self._inductive(value)
        else:
            self._declaration(form, value)

    # ------------------------------------------------------------ names, levels, terms

    def _name(self, form: str, value: object) -> tuple[Object, Name]:
        if form == "str":
            before, part = of(value, "pre", "str")
            (prefix, name), made = at(self._names, before), self.lean.string(text(part))
            return self.lean.make("lean_name_mk_string", prefix, made), (*name, part)
        if form != "num":
            raise Damaged("neither str nor num")
        before, part = of(value, "pre", "i")
        prefix, name = at(self._names, before)
        made = self.lean.make("lean_name_mk_numeral", prefix, self.lean.natural(natural(part)))
        return made, (*name, part)

    def _named(self, number: object) -> Object:
        return at(self._names, number)[0]  # type: ignore[no-any-return]

    def _listed(self, numbers: object) -> Object:
        return self.lean.list([self._named(number) for number in array(numbers)])

    def _known_as(self, numbers: object) -> list[Name]:
        return [at(self._names, number)[1] for number in array(numbers)]

    def _level(self, form: str, value: object) -> Object:
        make, known = self.lean.make, self._levels
        if form == "param":
            return make("lean_level_mk_param", self._named(value))
        if form == "succ":
            return make("lean_level_mk_succ", at(known, value))
        if form in ("max", "imax") and len(array(value)) == 2:
            return make(f"lean_level_mk_{form}", *(at(known, each) for each in array(value)))
        raise Damaged("no level")

    def _term(self, form: str, value: object) -> Object:
        if form not in self._forms:
            raise Damaged(f"{form} is not a term")
        return self._forms[form](value)

    def _app(self, value: object) -> Object:
        function, argument = of(value, "fn", "arg")
        return self.lean.make("lean_expr_mk_app", at(self._terms, function), at(self._terms, argument))

    def _const(self, value: object) -> Object:
        name, us = of(value, "name", "us")
        levels = self.lean.list([at(self._levels, u) for u in array(us)])
        return self.lean.make("lean_expr_mk_const", self._named(name), levels)

    def _binder(self, function: str, value: object) -> Object:
        name, type_, body, info = of(value, "name", "type", "body", "binderInfo")
        kind = _INFOS.index(word(info, _INFOS))
        return self.lean.make(
            function, self._named(name), at(self._terms, type_), at(self._terms, body), kind
        )

    def _let(self, value: object) -> Object:
        name, *parts, nondep = of(value, "name", "type", "value", "body", "nondep")
        if flag(nondep):
            raise Damaged("nondep has to be false")
        return self.lean.make(
            "lean_expr_mk_let", self._named(name), *(at(self._terms, each) for each in parts), 0
        )

    def _proj(self, value: object) -> Object:
        name, index, struct = of(value, "typeName", "idx", "struct")
        place = self.lean.natural(natural(index, SMALL))
        return self.lean.make("lean_expr_mk_proj", self._named(name), place, at(self._terms, struct))

    def _literal(self, kind: int, value: Object) -> Object:
        return self.lean.make("lean_expr_mk_lit", self.lean.constructor(kind, value))

    # ------------------------------------------------------------ declarations

    def _declaration(self, form: str, value: object) -> None:
        if form not in _MORE:
            raise Damaged(f"{form} is not a declaration")
        parts = dict(zip((*_HEAD, *_MORE[form]), of(value, *_HEAD, *_MORE[form]), strict=True))
        if form == "quot":
            self._quot(parts)
            return
        name = at(self._names, parts["name"])[1]
        if form == "axiom":
            self.axioms.append(name)
        if "isUnsafe" in parts:
            safe(parts["isUnsafe"])
        self._add(name, self.lean.constructor(_DECLARATIONS[form], self._value(form, parts)))
        self.declared += 1

    def _add(self, name: Name, declaration: Object) -> None:
        try:
            self.environment = self.lean.add(self.environment, declaration)
        except (NotAccepted, Undecided) as error:
            raise type(error)(f"{shown(name)}: {error}") from None

    def _head(self, parts: Value) -> tuple[Object, Object, Object]:
        named, levels = self._named(parts["name"]), self._listed(parts["levelParams"])
        return named, levels, at(self._terms, parts["type"])

    def _value(self, form: str, parts: Value) -> Object:
        """The value of a declaration: ``AxiomVal`` and its like."""
        make, head = self.lean.make, self._head(parts)
        if form == "axiom":
            return make("lean_mk_axiom_val", *head, 0)
        value, all_ = at(self._terms, parts["value"]), self._listed(parts["all"])
        if form == "thm":
            return make("lean_mk_theorem_val", *head, value, all_)
        if form == "opaque":
            return make("lean_mk_opaque_val", *head, value, 0, all_)
        word(parts["safety"], ("safe",))
        return make("lean_mk_definition_val", *head, value, self._hints(parts["hints"]), _SAFE, all_)

    def _hints(self, value: object) -> Object:
        if isinstance(value, dict):
            return self.lean.make("lean_mk_reducibility_hints_regular", natural(*of(value, "regular")))
        return {"opaque": NIL, "abbrev": 3}[word(value, ("opaque", "abbrev"))]

    def _quot(self, parts: Value) -> None:
        """The four constants of quotients: the first line has the kernel make them."""
        kind, name = word(parts["kind"], _KINDS), at(self._names, parts["name"])[1]
        if kind == _KINDS[0]:
            self._add(name, _QUOT_DECL)
        made = self._made(parts, _QUOT)
        if self.lean.byte(made, 1, 0) != _KINDS.index(kind):
            raise NotAccepted(f"{shown(name)}: the kernel makes another one")
        self.declared += 1

    # ------------------------------------------------------------ inductive types

    def _inductive(self, value: object) -> None:
        groups: dict[str, list[Value]] = {}
        for group, members in zip(_MEMBERS, of(value, *_MEMBERS), strict=True):
            keys = (*_HEAD, *_MEMBERS[group])
            groups[group] = [dict(zip(keys, of(each, *keys), strict=True)) for each in array(members)]
            for member in groups[group]:
                safe(member["isUnsafe"])
        if not groups["types"]:
            raise Damaged("an inductive type is expected")
        first = groups["types"][0]
        parameters = self.lean.natural(natural(first["numParams"], SMALL))
        declaration = self.lean.make(
            "lean_mk_inductive_decl", self._listed(first["levelParams"]), parameters, self._types(groups), 0
        )
        name = at(self._names, first["name"])[1]
        self._add(name, declaration)
        for member in groups["types"]:
            self._compare_type(member)
        for member in groups["ctors"]:
            self._compare_constructor(member)
        for member in groups["recs"]:
            self._compare_recursor(member)
        self._all_recursors(groups)
        self.declared += sum(map(len, groups.values()))

    def _types(self, groups: dict[str, list[Value]]) -> Object:
        """The types of a block, each with the constructors that it names."""
        left = {natural(member["name"]): self._head(member) for member in groups["ctors"]}
        types = []
        for member in groups["types"]:
            heads = [left.pop(natural(number), None) for number in array(member["ctors"])]
            if None in heads:
                raise Damaged("the constructors are not those of the types")
            made = [self.lean.constructor(0, head[0], head[2]) for head in heads if head is not None]
            name, _, type_ = self._head(member)
            types.append(self.lean.constructor(0, name, type_, self.lean.list(made)))
        if left or len(groups["ctors"]) != sum(len(member["ctors"]) for member in groups["types"]):
            raise Damaged("the constructors are not those of the types")
        return self.lean.list(types)

    def _all_recursors(self, groups: dict[str, list[Value]]) -> None:
        """See that the recursors in the export are all that the kernel has made."""
        types = [at(self._names, member["name"])[1] for member in groups["types"]]
        nested = natural(groups["types"][0]["numNested"], SMALL)
        expected = [(*name, "rec") for name in types]
        expected += [(*types[0], f"rec_{number}") for number in range(1, nested + 1)]
        if Counter(at(self._names, m["name"])[1] for m in groups["recs"]) != Counter(expected):
            raise NotAccepted(f"{shown(types[0])}: the kernel makes other recursors")

    def _made(self, parts: Value, number: int) -> Object:
        """The value of a constant that the kernel has made, whose head is the one of the export."""
        lean, name = self.lean, at(self._names, parts["name"])[1]
        found = lean.find(self.environment, self._named(parts["name"]))
        if found is not None and lean.number_of(found) == number:
            value = lean.field(found, 0)
            head = lean.field(value, 0)
            levels = [lean.name(each) for each in lean.elements(lean.field(head, 1))]
            same = lean.same(lean.field(head, 2), at(self._terms, parts["type"]))
            if same and levels == self._known_as(parts["levelParams"]):
                return value
        raise NotAccepted(f"{shown(name)}: the kernel makes another one")

    def _equal(self, parts: Value, pairs: Iterable[tuple[object, object]]) -> None:
        for made, said in pairs:
            if made != said:
                name = shown(at(self._names, parts["name"])[1])
                raise NotAccepted(f"{name}: the kernel makes another one")

    def _numbers(self, parts: Value, made: Object, keys: Sequence[str], start: int) -> None:
        """Compare natural numbers, which are fields in this order."""
        pairs = ((self.lean.field(made, place), 2 * natural(parts[key], SMALL) + 1)
                 for place, key in enumerate(keys, start))  # fmt: skip
        self._equal(parts, pairs)

    def _names_in(self, made: Object, place: int) -> list[Name]:
        return [self.lean.name(each) for each in self.lean.elements(self.lean.field(made, place))]

    def _compare_type(self, parts: Value) -> None:
        made = self._made(parts, _TYPE)
        self._numbers(parts, made, ("numParams", "numIndices"), 1)
        self._numbers(parts, made, ("numNested",), 5)
        flags = [bool(self.lean.byte(made, 6, place)) for place in range(3)]
        said = [flag(parts["isRec"]), False, flag(parts["isReflexive"])]
        lists = (self._names_in(made, 3), self._names_in(made, 4))
        self._equal(parts, [(flags, said), (lists[0], self._known_as(parts["all"]))])
        self._equal(parts, [(lists[1], self._known_as(parts["ctors"]))])

    def _compare_constructor(self, parts: Value) -> None:
        made = self._made(parts, _CONSTRUCTOR)
        self._numbers(parts, made, ("cidx", "numParams", "numFields"), 2)
        of_ = self.lean.name(self.lean.field(made, 1))
        self._equal(parts, [(of_, at(self._names, parts["induct"])[1]), (self.lean.byte(made, 5, 0), 0)])

    def _compare_recursor(self, parts: Value) -> None:
        lean, made = self.lean, self._made(parts, _RECURSOR)
        self._numbers(parts, made, ("numParams", "numIndices", "numMotives", "numMinors"), 2)
        flags = [bool(lean.byte(made, 7, place)) for place in range(2)]
        said = [flag(parts["k"]), False]
        self._equal(parts, [(self._names_in(made, 1), self._known_as(parts["all"])), (flags, said)])
        rules, own = array(parts["rules"]), [*lean.elements(lean.field(made, 6))]
        self._equal(parts, [(len(own), len(rules))])
        for rule, each in zip(rules, own, strict=True):
            constructor, fields, value = of(rule, "ctor", "nfields", "rhs")
            said_rule = (at(self._names, constructor)[1], 2 * natural(fields, SMALL) + 1, True)
            same = lean.same(lean.field(each, 2), at(self._terms, value))
            self._equal(parts, [((lean.name(lean.field(each, 0)), lean.field(each, 1), same), said_rule)])


__all__ = ["Replay"]
