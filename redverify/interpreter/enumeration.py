"""Enumeration of the points of bounded index sets.

A condition first narrows a box of intervals, one per binder (each comparison bounds every
variable of it by the intervals of the others; a disjunction gives the hull of its sides).
Then the binders are fixed one after the other, in lexicographic order, narrowing again, and
every point is tested with the exact condition. So narrowing only has to be sound.

If a binder stays unbounded, the box ``[-limit, limit]`` is searched, and the limit is doubled until
two searches in a row find the same points. This heuristic misses points that lie far beyond a gap.
If the boxes become too large, :class:`Unenumerable` is raised.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from math import inf
from operator import itemgetter
from typing import assert_never

from redverify.interpreter.indices import (
    CondClosure,
    Environment,
    Unenumerable,
    compile_cond,
    free_variables,
    linear,
)
from redverify.language.core import (
    CAnd,
    CCmp,
    CFalse,
    CNot,
    Cond,
    COr,
    CTrue,
    IAdd,
    IConst,
    IDiv,
    IMax,
    IMin,
    IMod,
    IMul,
    IndexExpr,
    IProd,
    IQuot,
    IRem,
    ISelect,
    IVar,
)

#: ``(least, greatest)``, both included; infinite ends are floats, all other ends are ints.
Interval = tuple[float, float]
Box = dict[str, Interval]
Point = tuple[int, ...]

EVERYTHING: Interval = (-inf, inf)

#: Rounds of narrowing, and limits of the search for sets that narrowing does not bound.
_ROUNDS = 40
_FIRST_LIMIT = 8
_MOST_POINTS = 100_000

#: Values of binders that are tried for one set.
_MOST_VALUES = 300_000

#: Index sets that are kept compiled for the next run, and points that each of them keeps.
_KEPT_SETS = 64
_KEPT_POINTS = 10_000

#: Narrowings that are kept of each comparison.
_KEPT_STEPS = 2_000

_FLIPPED = {"==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}


class IndexSet:
    """``{binders | condition}`` with free variables, compiled for repeated enumeration."""

    def __init__(self, binders: tuple[str, ...], condition: Cond) -> None:
        self.binders = binders
        self.condition = condition
        self.holds: CondClosure = compile_cond(condition)
        self._narrow = narrowing(positive(condition))
        self.free = free_variables(condition) - set(binders)
        self._names = tuple(sorted(self.free))
        self._left = 0
        self._known: dict[tuple[int, ...], tuple[Point, ...]] = {}
        self._room = _KEPT_POINTS

    def contains(self, point: Point, environment: Mapping[str, int]) -> bool:
        """Whether ``point`` is in the set."""
        return self.holds({**environment, **dict(zip(self.binders, point, strict=True))})

    def points(self, environment: Mapping[str, int]) -> tuple[Point, ...]:
        """All points in lexicographic order; those of small sets are kept."""
        key = tuple([environment[name] for name in self._names])
        known = self._known.get(key)
        if known is not None:
            return known
        found = self._enumerated(environment)
        if len(found) < self._room:
            self._room -= len(found) + 1
            self._known[key] = found
        return found

    def _enumerated(self, environment: Mapping[str, int]) -> tuple[Point, ...]:
        box: Box = {name: (environment[name], environment[name]) for name in self.free}
        box |= dict.fromkeys(self.binders, EVERYTHING)
        self._left = _MOST_VALUES
        narrowed = self._narrow(box)
        if narrowed is None:
            return ()
        if all(is_finite(narrowed[name]) for name in self.binders):
            return tuple(self._within(narrowed, environment))
        return self._search(narrowed, environment)

    def _within(self, box: Box, environment: Mapping[str, int]) -> Iterator[Point]:
        scope = dict(environment)
        return self._fix(0, box, scope)

    def _fix(self, position: int, box: Box, scope: Environment) -> Iterator[Point]:
        if position == len(self.binders):
            if self.holds(scope):
                yield tuple([scope[name] for name in self.binders])
            return
        name = self.binders[position]
        least, greatest = box[name]
        last = position == len(self.binders) - 1
        self._left -= int(greatest) - int(least) + 1
        if self._left < 0:
            raise Unenumerable(f"the index set of {', '.join(self.binders)} is too large")
        for value in range(int(least), int(greatest) + 1):
            scope[name] = value
            if last:
                if self.holds(scope):
                    yield tuple([scope[n] for n in self.binders])
                continue
            narrowed = self._narrow({**box, name: (value, value)})
            if narrowed is not None:
                yield from self._fix(position + 1, narrowed, scope)

    def _search(self, box: Box, environment: Mapping[str, int]) -> tuple[Point, ...]:
        scale = max([abs(v) for name in self.free for v in box[name]], default=0)
        limit, before = int(scale) + _FIRST_LIMIT, None
        while True:
            clipped = {
                n: (max(lo, -limit), min(hi, limit)) if n in self.binders else (lo, hi)
                for n, (lo, hi) in box.items()
            }
            volume = 1
            for name in self.binders:
                volume *= max(0, int(clipped[name][1] - clipped[name][0]) + 1)
            if volume > _MOST_POINTS:
                raise Unenumerable(f"cannot bound the index set of {', '.join(self.binders)}")
            found = tuple(self._within(clipped, environment))
            if found == before:
                return found
            before, limit = found, 2 * limit


@lru_cache(maxsize=_KEPT_SETS)
def index_set(binders: tuple[str, ...], condition: Cond) -> IndexSet:
    """The set, the same object for the runs of one program: they differ in values, and rarely in indices."""
    return IndexSet(binders, condition)


def is_finite(interval: Interval) -> bool:
    """Both ends are integers."""
    return -inf < interval[0] and interval[1] < inf


# ---------------------------------------------------------------- positive form


def positive(cond: Cond, negated: bool = False) -> Cond:
    """The condition, or its negation, without ``not`` and ``!=``."""
    match cond:
        case CTrue() | CFalse():
            return CFalse() if isinstance(cond, CTrue) == negated else CTrue()
        case CNot(operand):
            return positive(operand, not negated)
        case CAnd(left, right) | COr(left, right):
            conjunction = isinstance(cond, CAnd) != negated
            return (CAnd if conjunction else COr)(positive(left, negated), positive(right, negated))
        case CCmp(op, left, right):
            op = _FLIPPED[op] if negated else op
            if op == "!=":
                return COr(CCmp("<", left, right), CCmp(">", left, right))
            return CCmp(op, left, right)
        case _:
            assert_never(cond)


# ---------------------------------------------------------------- narrowing


#: The values of an expression over a box: an interval that holds all of them.
Extent = Callable[[Box], Interval]

#: A box inside a box that holds all its points with some property; ``None`` if empty, the same box if all.
Narrowing = Callable[[Box], Box | None]

#: The same for the points where the value of an expression is in an interval.
Contraction = Callable[[Interval, Box], Box | None]


def narrow(cond: Cond, box: Box) -> Box | None:
    """A box inside ``box`` that holds all its points that satisfy ``cond``; ``None`` if empty."""
    return narrowing(cond)(box)


def narrowing(cond: Cond) -> Narrowing:
    """:func:`narrow` by one condition, compiled for many boxes."""
    step = _step(cond)

    def narrowed(box: Box) -> Box | None:
        current = box
        for _ in range(_ROUNDS):
            after = step(current)
            if after is None or after is current or after == current:
                return after
            current = after
        return current

    return narrowed


def _step(cond: Cond) -> Narrowing:
    """One round of narrowing by a positive form."""
    match cond:
        case CTrue():
            return lambda box: box
        case CFalse():
            return lambda box: None
        case CAnd():
            return _steps([_remembered(_step(c), tuple(free_variables(c))) for c in _conjuncts(cond)])
        case COr(left, right):
            first, second = _step(left), _step(right)
            return lambda box: _hull(first(box), second(box))
        case CCmp(op, left, right):
            allowed = {"==": (0, 0), "<": (-inf, -1), "<=": (-inf, 0), ">": (1, inf), ">=": (0, inf)}[op]
            contracted = _contraction_of_sum(IAdd(left, IMul(-1, right)))
            return lambda box: contracted(allowed, box)
        case CNot():
            raise AssertionError("a positive form has no negation")
        case _:
            assert_never(cond)


def _conjuncts(cond: Cond) -> Iterator[Cond]:
    """The parts of a conjunction, from left to right."""
    if isinstance(cond, CAnd):
        yield from _conjuncts(cond.left)
        yield from _conjuncts(cond.right)
    else:
        yield cond


def _steps(steps: Sequence[Narrowing]) -> Narrowing:
    def narrowed(box: Box) -> Box | None:
        for step in steps:
            after = step(box)
            if after is None:
                return None
            box = after
        return box

    return narrowed


def _remembered(step: Narrowing, names: tuple[str, ...]) -> Narrowing:
    """A step that depends on some variables alone; searches ask for the same intervals again and again."""
    known: dict[tuple[Interval, ...], Box | None] = {}

    def narrowed(box: Box) -> Box | None:
        key = tuple([box[name] for name in names])
        if key in known:
            change = known[key]
            return {**box, **change} if change else None if change is None else box
        after = step(box)
        if len(known) >= _KEPT_STEPS:
            known.clear()
        known[key] = None if after is None else {n: after[n] for n in names if after[n] != box[n]}
        return after

    return narrowed


def _hull(left: Box | None, right: Box | None) -> Box | None:
    if left is None or right is None:
        return right if left is None else left
    return {n: (min(left[n][0], right[n][0]), max(left[n][1], right[n][1])) for n in left}


def _contraction(expr: IndexExpr) -> Contraction:
    """How a value of ``expr`` narrows a box."""
    match expr:
        case IVar(name):
            return partial(_contracted_variable, name)
        case IConst(value):
            return lambda allowed, box: box if allowed[0] <= value <= allowed[1] else None
        case IAdd() | IMul():
            return _contraction_of_sum(expr)
        case IDiv(operand, divisor):
            inner = _contraction(operand)
            return lambda allowed, box: inner((allowed[0] * divisor, allowed[1] * divisor + divisor - 1), box)
        case IMod():
            return _contraction_of_remainder(expr)
        case IProd() | IQuot() | IRem():
            return partial(_contracted_product, expr, extent_of(expr))
        case IMin(operands):
            each = [_contraction(o) for o in operands]
            return lambda allowed, box: _contracted_extremum(each, allowed, (allowed[0], inf), box)
        case IMax(operands):
            each = [_contraction(o) for o in operands]
            return lambda allowed, box: _contracted_extremum(each, allowed, (-inf, allowed[1]), box)
        case ISelect():
            return _contraction_of_choice(expr)
        case _:
            assert_never(expr)


def _contracted_variable(name: str, allowed: Interval, box: Box) -> Box | None:
    least, greatest = box[name]
    if allowed[0] <= least and greatest <= allowed[1]:
        return None if least > greatest else box
    least, greatest = max(least, allowed[0]), min(greatest, allowed[1])
    return None if least > greatest else {**box, name: (least, greatest)}


def _contraction_of_choice(expr: ISelect) -> Contraction:
    holds, fails = _step(positive(expr.condition)), _step(positive(expr.condition, True))
    then, otherwise = _contraction(expr.then), _contraction(expr.otherwise)

    def contracted(allowed: Interval, box: Box) -> Box | None:
        yes, no = holds(box), fails(box)
        return _hull(
            None if yes is None else then(allowed, yes), None if no is None else otherwise(allowed, no)
        )

    return contracted


def _contracted_product(expr: IProd | IQuot | IRem, whole: Extent, allowed: Interval, box: Box) -> Box | None:
    """Where one side has a single value, it is a literal; else the operands are not narrowed."""
    plain = with_literals(expr, box)
    if plain is not None:
        return _contraction(plain)(allowed, box)
    least, greatest = whole(box)
    return None if max(least, allowed[0]) > min(greatest, allowed[1]) else box


def with_literals(expr: IProd | IQuot | IRem, box: Box) -> IndexExpr | None:
    """The expression over the box with a literal for the side that has a single value there, if one has.

    Of a quotient that side is the divisor. ``None`` also where that is not positive.
    """
    for literal, other in ((expr.right, expr.left), (expr.left, expr.right)):
        least, greatest = extent(literal, box)
        if least != greatest or not is_finite((least, greatest)):
            if not isinstance(expr, IProd):
                return None
            continue
        value = int(least)
        if isinstance(expr, IProd):
            return IMul(value, other)
        if value <= 0:
            return None
        return IDiv(other, value) if isinstance(expr, IQuot) else IMod(other, value)
    return None


def _contraction_of_remainder(expr: IMod) -> Contraction:
    """``%`` narrows its operand only where that stays inside one period."""
    divisor, inner = expr.divisor, _contraction(expr.operand)
    whole, of_operand = extent_of(expr), extent_of(expr.operand)

    def contracted(allowed: Interval, box: Box) -> Box | None:
        least, greatest = whole(box)
        if max(least, allowed[0]) > min(greatest, allowed[1]):
            return None
        operand = of_operand(box)
        if not is_finite(operand) or operand[0] // divisor != operand[1] // divisor:
            return box
        base = operand[0] // divisor * divisor
        return inner((base + max(allowed[0], 0), base + min(allowed[1], divisor - 1)), box)

    return contracted


def _contraction_of_sum(expr: IndexExpr) -> Contraction:
    """Each term is bounded by the intervals of the others."""
    terms = linear(expr)
    constant = terms.pop(None, 0)
    parts = [(extent_of(t), _contraction(t), c) for t, c in terms.items() if c]

    def contracted(allowed: Interval, box: Box) -> Box | None:
        least, greatest = allowed[0] - constant, allowed[1] - constant
        if not parts:
            return box if least <= 0 <= greatest else None
        intervals = [_scaled(whole(box), c) for whole, _, c in parts]
        for n, (_, contraction, coefficient) in enumerate(parts):
            low, high = least, greatest
            for m, interval in enumerate(intervals):
                if m != n:
                    low, high = low - interval[1], high - interval[0]
            after = contraction(_divided((low, high), coefficient), box)
            if after is None:
                return None
            if after is not box:
                box = after
                intervals = [_scaled(whole(box), c) for whole, _, c in parts]
        return box

    return contracted


def _scaled(interval: Interval, factor: int) -> Interval:
    ends = (interval[0] * factor, interval[1] * factor)
    return ends if factor > 0 else (ends[1], ends[0])


def _divided(interval: Interval, factor: int) -> Interval:
    """All integers ``x`` with ``factor * x`` in the interval."""
    if factor == 1:
        return interval
    least, greatest = interval if factor > 0 else (-interval[1], -interval[0])
    factor = abs(factor)
    return (
        least if least in (-inf, inf) else -(-least // factor),
        greatest if greatest in (-inf, inf) else greatest // factor,
    )


def _contracted_extremum(
    operands: Sequence[Contraction], allowed: Interval, each: Interval, box: Box
) -> Box | None:
    """All operands are in ``each`` and one of them is ``allowed``."""
    result: Box | None = None
    for attained in operands:
        candidate: Box | None = box
        for operand in operands:
            if candidate is not None:
                candidate = operand(allowed if operand is attained else each, candidate)
        result = _hull(result, candidate)
    return result


def extent(expr: IndexExpr, box: Box) -> Interval:
    """An interval that holds all values of ``expr`` over the box."""
    return extent_of(expr)(box)


def extent_of(expr: IndexExpr) -> Extent:
    """:func:`extent` of one expression, compiled for many boxes."""
    match expr:
        case IVar(name):
            return itemgetter(name)
        case IConst(value):
            return lambda box: (value, value)
        case IAdd(left, right):
            first, second = extent_of(left), extent_of(right)
            return lambda box: _sum(first(box), second(box))
        case IMul(factor, operand):
            inner = extent_of(operand)
            return lambda box: _scaled(inner(box), factor) if factor else (0, 0)
        case IDiv(operand, divisor):
            inner = extent_of(operand)
            return lambda box: _quotient(inner(box), divisor)
        case IMod(operand, divisor):
            inner = extent_of(operand)
            return lambda box: _remainder(inner(box), divisor)
        case IProd() | IQuot() | IRem():
            return partial(_extent_of_product, expr, extent_of(expr.left), extent_of(expr.right))
        case IMin(operands):
            each = [extent_of(o) for o in operands]
            return lambda box: _ends(min, [e(box) for e in each])
        case IMax(operands):
            each = [extent_of(o) for o in operands]
            return lambda box: _ends(max, [e(box) for e in each])
        case ISelect():
            return _extent_of_choice(expr)
        case _:
            assert_never(expr)


def _sum(left: Interval, right: Interval) -> Interval:
    return (left[0] + right[0], left[1] + right[1])


def _quotient(operand: Interval, divisor: int) -> Interval:
    least, greatest = operand
    return (
        least if least == -inf else least // divisor,
        greatest if greatest == inf else greatest // divisor,
    )


def _remainder(operand: Interval, divisor: int) -> Interval:
    least, greatest = operand
    if is_finite(operand) and least // divisor == greatest // divisor:
        return (least % divisor, greatest % divisor)
    return (0, divisor - 1)


def _ends(which: Callable[[Iterable[float]], float], intervals: Sequence[Interval]) -> Interval:
    return (which(i[0] for i in intervals), which(i[1] for i in intervals))


def _extent_of_choice(expr: ISelect) -> Extent:
    holds, fails = _step(positive(expr.condition)), _step(positive(expr.condition, True))
    then, otherwise = extent_of(expr.then), extent_of(expr.otherwise)

    def whole(box: Box) -> Interval:
        if holds(box) is None:
            return otherwise(box)
        if fails(box) is None:
            return then(box)
        first, second = then(box), otherwise(box)
        return (min(first[0], second[0]), max(first[1], second[1]))

    return whole


def _extent_of_product(expr: IProd | IQuot | IRem, of_left: Extent, of_right: Extent, box: Box) -> Interval:
    """By the extents of the sides. A divisor is positive wherever the expression has a value."""
    left, right = of_left(box), of_right(box)
    if isinstance(expr, IProd):
        ends = [_times(a, b) for a in left for b in right]
        return (min(ends), max(ends))
    least, greatest = max(right[0], 1), max(right[1], 1)
    if isinstance(expr, IRem):
        return (
            (left[0] % least, left[1] % least) if _one_period(left, (least, greatest)) else (0, greatest - 1)
        )
    ends = [_over(a, b) for a in left for b in (least, greatest)]
    return (min(ends), max(ends))


def _one_period(operand: Interval, divisor: Interval) -> bool:
    """Whether there is one divisor, and the operand stays inside one of its periods."""
    if divisor[0] != divisor[1] or not is_finite(operand):
        return False
    return operand[0] // divisor[0] == operand[1] // divisor[0]


def _times(a: float, b: float) -> float:
    return 0 if a == 0 or b == 0 else a * b


def _over(a: float, b: float) -> float:
    """``a // b`` for a positive ``b``; what it comes near to where one of them grows without end."""
    if a in (-inf, inf):
        return a
    if b == inf:
        return -1 if a < 0 else 0
    return a // b
