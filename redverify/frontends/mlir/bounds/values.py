"""Bounds of index values, sizes, strides and offsets; whether slices overlap; whether memory is contiguous.

What MLIR's ``ValueBoundsOpInterface`` is asked for, exactly: a value is the set of integers that its
definition allows, and isl finds the least and the greatest of them as functions of what nothing else
determines (arguments and their sizes, and results of operations that are not known). Where such a function
is the least or the greatest of some affine ones, these are the tightest affine bounds.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import islpy as isl

from redverify.frontends.common.errors import LoadError
from redverify.frontends.common.terms import substitute, substitute_condition
from redverify.frontends.mlir.bounds.quantities import Quantities, Quantity
from redverify.frontends.mlir.bounds.quantity_operations import quantities_of
from redverify.frontends.mlir.ir import Function, Value
from redverify.language import core
from redverify.language.core import IConst, IndexExpr, IVar
from redverify.language.core_text import cond_text
from redverify.language.terms import free_variables
from redverify.presburger import build
from redverify.presburger.conditions import readable, tidy
from redverify.presburger.lift import affine_expression

_VALUE = "$value"

#: The answers to a question: it holds always, never, or under a condition.
ALWAYS, NEVER = "always", "never"


@dataclass(frozen=True, slots=True)
class Bound:
    """The bounds of one quantity: ``%v``, ``%v:0``, ``%v:0.stride`` or ``%v.offset``.

    ``equal`` is what it is in terms of the values around it, loop variables among them. ``lower`` and
    ``upper`` are its tightest bounds in terms of what nothing else determines, as expressions or as cases
    (``8 if 8 <= %n``); they are empty where there is none. ``least`` and ``greatest`` bound it by numbers.
    ``when`` is the condition under which the value is computed at all, empty if that is always.
    """

    subject: str
    equal: str
    lower: tuple[str, ...]
    upper: tuple[str, ...]
    least: int | None
    greatest: int | None
    when: str = ""

    def lines(self) -> list[str]:
        """The bounds as text."""
        subject = self.subject
        if self.when == NEVER:
            return [f"{subject} is never computed"]
        if self.equal == subject == "".join(self.lower):  # nothing else determines it
            return [f"{subject} >= {self.least}" if self.least is not None else f"{subject} may be anything"]
        lines = [] if self.equal == subject else [f"{subject} == {self.equal}"]
        if self.when:
            lines.append(f"{subject} is computed if {self.when}")
        same = self.lower == self.upper and len(self.lower) == 1
        if same:
            return lines if self.lower[0] == self.equal else [*lines, f"{subject} == {self.lower[0]}"]
        lines += [f"{subject} >= {text}" for text in self.lower]
        lines += [f"{subject} <= {text}" for text in self.upper]
        sides = (("at least", self.least, self.lower), ("at most", self.greatest, self.upper))
        said = [f"{word} {n}" for word, n, shown in sides if n is not None and shown != (str(n),)]
        if said:
            lines.append(f"{subject} is {' and '.join(said)}")
        missing = [word for word, found in (("lower", self.lower), ("upper", self.upper)) if not found]
        return [*lines, f"{subject} has no affine {' and no '.join(missing)} bound"] if missing else lines


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer: ``always``, ``never``, the condition under which it holds, or ``""`` if it is not known."""

    question: str
    holds: str

    def line(self) -> str:
        """The answer as text."""
        return f"{self.question}: {self.holds or 'not known'}"


@dataclass(frozen=True, slots=True)
class Bounds:
    """What is known about one value: its bounds, and for memory and slices the answers to questions."""

    value: str
    bounds: tuple[Bound, ...]
    answers: tuple[Answer, ...]

    def lines(self) -> list[str]:
        """All of it as text, for a reader."""
        lines = [line for bound in self.bounds for line in bound.lines()]
        return [*lines, *(f"{self.value} {answer.line()}" for answer in self.answers)]


def bounds_of(function: Function, what: str) -> Bounds:
    """The bounds of ``%v``, or of dimension 0 of it where ``what`` is ``%v:0``.

    Raises :class:`LoadError` if the function has no such value, or it has no bounds.
    """
    name, _, dimension = what.partition(":")
    known = quantities_of(function)
    value = _named(known, function, name)
    facts = known.around[value]
    if value in known.index:
        if dimension:
            raise LoadError(f"{name} is an index and has no dimensions")
        expr = known.index[value]
        return Bounds(name, (_Questions(known, facts, (expr,)).bound(name, expr),), ())
    if value not in known.shaped:
        raise LoadError(f"{name} is not an index, tensor or memref")
    return _of_shaped(known, facts, known.shaped[value], name, dimension)


def _of_shaped(
    known: Quantities, facts: Sequence[core.Cond], quantity: Quantity, name: str, dimension: str
) -> Bounds:
    def bound(subject: str, expr: IndexExpr) -> Bound:
        return _Questions(known, facts, (expr,)).bound(subject, expr)

    def answer(question: str, condition: core.Cond) -> Answer:
        return _Questions(known, facts, (condition,)).answer(question, condition)

    positions: Sequence[int] = range(len(quantity.sizes))
    if dimension:
        if not dimension.isdigit() or int(dimension) >= len(quantity.sizes):
            raise LoadError(f"{name} has no dimension {dimension}")
        positions = (int(dimension),)
    found: list[Bound] = []
    for d in positions:
        found.append(bound(f"{name}:{d}", quantity.sizes[d]))
        if quantity.strides is not None:
            found.append(bound(f"{name}:{d}.stride", quantity.strides[d]))
    answers: list[Answer] = []
    if not dimension:
        if quantity.offset is not None:
            found.append(bound(f"{name}.offset", quantity.offset))
        fits = known.fits(quantity)
        if fits is not None:
            answers.append(answer("in bounds", fits))
        contiguous = known.row_major(quantity)
        if contiguous is not None:
            answers.append(answer("contiguous", contiguous))
    return Bounds(name, tuple(found), tuple(answers))


def overlap_of(function: Function, left: str, right: str) -> tuple[Answer, ...]:
    """Whether two slices have an element in common, and whether they are equal element by element.

    Both are taken in the same iteration of the loops around them. Raises :class:`LoadError` if the
    function has no such values.
    """
    known = quantities_of(function)
    values = [_named(known, function, name) for name in (left, right)]
    facts = tuple(dict.fromkeys(f for v in values for f in known.around[v]))
    if not all(v in known.shaped for v in values):
        raise LoadError(f"{left} and {right} are not tensors or memrefs")
    first, second = (known.shaped[v] for v in values)
    if first.base is not second.base:
        own = {first.base, second.base} <= set(function.body.arguments)
        holds = NEVER if own else ""
        return (Answer("overlap", holds), Answer("equal", holds))
    if first.cells is None or second.cells is None:
        return (Answer("overlap", ""), Answer("equal", ""))
    about = (*first.cells.cells, *second.cells.cells, *first.sizes, *second.sizes)
    return _Questions(known, facts, about).overlap(first, second)


def _named(known: Quantities, function: Function, name: str) -> Value:
    value = known.named.get(name)
    if value is None:
        raise LoadError(f"{function.name} has no value {name}")
    return value


class _Questions:
    """Questions at one place of a function."""

    def __init__(
        self, known: Quantities, facts: Sequence[core.Cond], about: Sequence[IndexExpr | core.Cond]
    ) -> None:
        self.known = known
        self.symbols = known.symbols
        names: set[str] = set().union(*(free_variables(part) for part in (*facts, *about)))
        self.facts = self._relevant(names)
        self.context = build.all_of((*self.facts, *facts))
        self.present = [n for n in self.symbols.shown if n not in self.symbols.inner or n in names]
        self.outer = [n for n in self.symbols.shown if n not in self.symbols.inner]

    def _relevant(self, names: set[str]) -> list[core.Cond]:
        """The facts of symbols, without those that define others than ``names``, which grow with them."""
        inner, found = self.symbols.inner, dict[core.Cond, None]()
        while True:
            new = [
                fact
                for fact in self.symbols.facts
                if fact not in found and (not (own := free_variables(fact) & inner) or own & names)
            ]
            if not new:
                return list(found)
            for fact in new:
                found[fact] = None
                names |= free_variables(fact)

    # ------------------------------------------------------------ text

    def text(self, expr: IndexExpr) -> str:
        return self.symbols.text(expr)

    def condition(self, condition: core.Cond) -> str:
        """A condition with the names of the user's text."""
        names: dict[str, IndexExpr] = {n: IVar(s) for n, s in self.symbols.shown.items()}
        return cond_text(substitute_condition(condition, names))

    # ------------------------------------------------------------ bounds

    def bound(self, subject: str, expr: IndexExpr) -> Bound:
        """The bounds of an expression."""
        value = self.context.intersect(build.where(core.CCmp("==", IVar(_VALUE), expr)))
        outside = frozenset(self.outer) | {_VALUE}
        seen = build.project_all(value, outside)
        when = _simplest(build.project(seen, _VALUE))
        if when.is_empty():
            return Bound(subject, self.text(expr), (), (), None, None, NEVER)
        context = build.project_all(build.all_of(self.facts), frozenset(self.outer))
        condition = readable(when, context, self.outer)
        needed = "" if isinstance(condition, core.CTrue) else self.condition(condition)
        points = build.params_to_tuple(build.tidy(seen), [_VALUE], "t").reset_tuple_id()
        numbers = build.params_to_tuple(build.project_all(seen, frozenset([_VALUE])), [_VALUE], "t")
        return Bound(
            subject,
            self.text(expr),
            self._side(points, when, upper=False),
            self._side(points, when, upper=True),
            _number(numbers.reset_tuple_id(), upper=False),
            _number(numbers.reset_tuple_id(), upper=True),
            needed,
        )

    def _side(self, points: isl.Set, when: isl.Set, *, upper: bool) -> tuple[str, ...]:
        bounded = points.dim_has_upper_bound if upper else points.dim_has_lower_bound
        if not bounded(isl.dim_type.set, 0):
            return ()
        function = points.dim_max(0) if upper else points.dim_min(0)
        function = build.tidy(function.intersect_params(when)).gist_params(when)
        pieces: list[tuple[isl.Set, isl.Aff]] = []
        function.foreach_piece(lambda s, a: pieces.append((s, a)))
        shown = [tidy(affine_expression(a)) for _, a in pieces]
        if len(pieces) == 1:
            return (self.text(shown[0]),)
        distinct = tuple(dict.fromkeys(shown))
        for together, combine, chosen in self._combined(points, distinct, upper=upper):
            same = (build.where(core.CCmp("==", together, e)) for e in shown)
            if all(s.params().intersect(when).is_subset(w) for (s, _), w in zip(pieces, same, strict=True)):
                parts = sorted(map(self.text, chosen), key=_simple)
                return (f"{combine}({', '.join(parts)})" if len(parts) > 1 else parts[0],)
        cases = [
            f"{self.text(e)} if {self.condition(readable(s.params(), when, self.outer))}"
            for e, (s, _) in zip(shown, pieces, strict=True)
        ]
        return tuple(sorted(cases, key=_simple))

    def _combined(
        self, points: isl.Set, distinct: Sequence[IndexExpr], *, upper: bool
    ) -> Iterator[tuple[IndexExpr, str, Sequence[IndexExpr]]]:
        """What a bound by cases may be: the least of the upper bounds of all cases, or the greatest."""
        values = build.tuple_to_params(points, [_VALUE])
        op = "<=" if upper else ">="
        valid = [e for e in distinct if values.is_subset(build.where(core.CCmp(op, IVar(_VALUE), e)))]
        least: tuple[type[core.IMin] | type[core.IMax], str] = (core.IMin, "min")
        greatest: tuple[type[core.IMin] | type[core.IMax], str] = (core.IMax, "max")
        for (make, word), chosen in zip(
            (least, greatest) if upper else (greatest, least), (valid, distinct), strict=True
        ):
            if chosen:
                yield (make(tuple(chosen)) if len(chosen) > 1 else chosen[0]), word, chosen

    # ------------------------------------------------------------ conditions

    def answer(self, question: str, condition: core.Cond) -> Answer:
        """When a condition holds, wherever its value is computed."""
        return Answer(question, self.words(build.where(condition)))

    def words(self, holds: isl.Set) -> str:
        """A set as ``always``, ``never`` or a condition."""
        if self.context.is_subset(holds):
            return ALWAYS
        inside = holds.intersect(self.context)
        if inside.is_empty():
            return NEVER
        return f"if {self.condition(readable(inside, self.context, self.present))}"

    def overlap(self, first: Quantity, second: Quantity) -> tuple[Answer, ...]:
        """Whether two views of one array have a cell in common, and whether they are equal."""
        sets = [self._cells(q, f"$e{number}_") for number, q in enumerate((first, second))]
        common = sets[0][0].intersect(sets[1][0])
        for a, b in zip(sets[0][1], sets[1][1], strict=True):
            common = common.intersect(build.where(core.CCmp("==", a, b)))
        keep = frozenset(self.present)
        overlap = self.words(build.project_all(common, keep))
        if len(first.sizes) != len(second.sizes):
            return (Answer("overlap", overlap), Answer("equal", NEVER))
        equal = build.everywhere()
        for a, b in zip(first.sizes, second.sizes, strict=True):
            equal = equal.intersect(build.where(core.CCmp("==", a, b)))
        names = {f"$e1_{d}": IVar(f"$e0_{d}") for d in range(len(first.sizes))}
        differ = build.nowhere()
        for a, b in zip(sets[0][1], sets[1][1], strict=True):
            differ = differ.union(build.where(core.CCmp("!=", a, substitute(b, names))))
        somewhere = build.project_all(sets[0][0].intersect(differ), keep)
        return (Answer("overlap", overlap), Answer("equal", self.words(equal.subtract(somewhere))))

    def _cells(self, quantity: Quantity, prefix: str) -> tuple[isl.Set, tuple[IndexExpr, ...]]:
        """The indices of a view's elements, and the cell of each."""
        assert quantity.cells is not None
        at = tuple(IVar(f"{prefix}{d}") for d in range(len(quantity.sizes)))
        ranges: list[core.Cond] = []
        for index, size in zip(at, quantity.sizes, strict=True):
            ranges += [core.CCmp("<=", IConst(0), index), core.CCmp("<", index, size)]
        return build.all_of(ranges), quantity.cells.at(at)


def _simplest(where: isl.Set) -> isl.Set:
    """The same set, as one polyhedron where it is one."""
    hull = isl.Set.from_basic_set(where.simple_hull())
    return hull if hull.is_equal(where) else build.tidy(where)


def _number(points: isl.Set, *, upper: bool) -> int | None:
    bounded = points.dim_has_upper_bound if upper else points.dim_has_lower_bound
    if points.is_empty() or not bounded(isl.dim_type.set, 0):
        return None
    value = points.dim_max_val(0) if upper else points.dim_min_val(0)
    return build.number(value) if value.is_int() else None


def _simple(text: str) -> tuple[int, str]:
    return len(text), text
