"""Index expressions that have wanted values at all samples of a statement.

The expressions tried are those that the program itself is written with: the indices of the statement, its
variables, the bounds of the loops around, and these with an inner variable at its bound or one more or less.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, reduce
from heapq import heapify, heappop, heappush
from itertools import islice, product
from math import prod

from redverify.annotating.elimination import eliminated
from redverify.annotating.runs import Point, Sample
from redverify.interpreter.indices import NoDivisor, compile_index
from redverify.language import core
from redverify.language.normal_form import normalise_index
from redverify.language.terms import free_variables, plug_index
from redverify.language.walks import nodes_of

#: Points that are tried at a sample, and combinations that are tried at all others.
_MOST_POINTS, _MOST_COMBINATIONS = 6_000, 20_000

#: Of a guess: samples that are started from, points that are tried and that are counted from each, and the
#: least share of samples that fits.
_STARTS, _LIKELY_POINTS, _MOST_LIKELY, _LEAST_SHARE = 6, 400, 40, 1 / 3

#: ``check(sample, point)``: whether a point fits, ``None`` where every point does.
Check = Callable[[Sample, Point], bool | None]

#: For each index of a point the numbers of expressions, which rise: all their combinations.
Box = tuple[list[int], ...]

#: A combination of a box: its sum, its greatest number, itself, the box, its place there, and the axis from
#: which on the next ones are taken.
_Entry = tuple[int, int, tuple[int, ...], int, tuple[int, ...], int]


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What stands around a statement: its variables, outermost first, and the bounds of its loops."""

    variables: tuple[str, ...]
    loops: tuple[core.Loop, ...]
    conditions: tuple[tuple[core.Cond, bool], ...]
    lets: tuple[core.Let, ...]
    data: tuple[core.DataLet, ...]


def expressions(
    around: Surroundings,
    indices: Iterable[core.IndexExpr],
    parameters: Sequence[str],
    others: Iterable[core.IndexExpr],
) -> list[core.IndexExpr]:
    """The expressions to try at a statement, the most natural ones first.

    A remainder says where memory that is used again holds a value, and comes after the variables. ``others``
    are expressions of other statements; those over this one's variables are tried, too.
    """
    plain: list[core.IndexExpr] = [normalise_index(i) for i in indices]
    plain += [core.IVar(v) for v in reversed(around.variables)]
    plain.sort(key=lambda e: any(isinstance(part, core.IMod) for part in nodes_of(e)))
    ends: list[core.IndexExpr] = []
    for loop in around.loops:
        ends.append(normalise_index(loop.upper))
        by = {loop.variable: loop.upper}
        ends += [plug_index(e, by) for e in plain if loop.variable in free_variables(e)]
        first = {loop.variable: loop.lower}
        ends += [plug_index(e, first) for e in plain if loop.variable in free_variables(e)]
    base = [*plain, core.IConst(0), *map(core.IVar, parameters), *map(normalise_index, ends)]
    visible = {*around.variables, *parameters}
    base += [e for e in map(normalise_index, others) if free_variables(e) <= visible]
    found = list(dict.fromkeys(base))
    beside = [core.IAdd(e, core.IConst(d)) for d in (1, -1) for e in found]
    return list(dict.fromkeys([*found, *map(normalise_index, beside)]))


class Fitting:
    """Finds expressions for one statement; ``samples`` are those that are compared."""

    def __init__(
        self, pool: Sequence[core.IndexExpr], variables: Sequence[str], samples: Sequence[Sample]
    ) -> None:
        self.samples = tuple(samples)
        self.variables = tuple(variables)
        self._of: dict[tuple[int, ...], core.IndexExpr] = {}
        for expr in pool:
            value = compile_index(expr)
            try:
                values = tuple([value(s.env) for s in self.samples])
            except (KeyError, NoDivisor):
                continue
            self._of.setdefault(values, expr)
        self._vectors = list(self._of)

    def points(
        self, rank: int, check: Check, first: Sequence[core.IndexExpr] | None = None
    ) -> Iterator[core.Indices]:
        """The points of ``rank`` expressions that ``check`` accepts at all samples, simple ones first.

        Different expressions are simpler than one that is used twice. ``first`` is a point that is tried
        before all others. Samples where many expressions have the same value come first: there a few points
        stand for all.
        """
        if first is not None and self._holds(tuple(first), check):
            yield tuple(first)
            return
        known: dict[tuple[int, Point], bool] = {}

        def fits(number: int, combination: tuple[int, ...]) -> bool:
            point = tuple([self._vectors[c][number] for c in combination])
            if (number, point) not in known:
                known[number, point] = check(self.samples[number], point) is not False
            return known[number, point]

        started = next(filter(None, (self._boxes_at(n, rank, check) for n in self._coarse)), None)
        if started is None:
            return
        number, boxes = started
        left = [n for n in self._coarse if n != number]
        while left and sum(prod(map(len, box)) for box in boxes) > _MOST_COMBINATIONS:
            finer = (part for box in boxes for part in self._cut(box, left[0]))
            boxes = [b for b in islice(finer, _MOST_POINTS) if fits(left[0], _simplest(b))]
            del left[0]
        for combination in _different_first(islice(_in_order(boxes), _MOST_COMBINATIONS)):
            against = next((at for at, n in enumerate(left) if not fits(n, combination)), None)
            if against is None:
                yield tuple([self._of[self._vectors[c]] for c in combination])
            else:  # what excludes one combination is likely to exclude the next
                left.insert(0, left.pop(against))

    def likely(self, rank: int, check: Check) -> tuple[float, core.Indices | None]:
        """The point that ``check`` accepts at most samples, and its share of them; none below a third."""
        counted: dict[tuple[int, ...], int] = {}
        for start in range(0, len(self.samples), max(1, len(self.samples) // _STARTS)):
            _, boxes = self._boxes_at(start, rank, check, _LIKELY_POINTS) or (start, [])
            for combination in islice(_in_order(boxes), _MOST_LIKELY):
                if combination not in counted:
                    counted[combination] = sum(
                        check(sample, tuple([self._vectors[c][n] for c in combination])) is not False
                        for n, sample in enumerate(self.samples)
                    )
        best = max(counted, key=lambda c: (counted[c], -sum(c)), default=None)
        share = 0.0 if best is None else counted[best] / len(self.samples)
        if best is None or share < _LEAST_SHARE:
            return 0.0, None
        return share, tuple([self._of[self._vectors[c]] for c in best])

    def index(self, wanted: Sequence[int | None]) -> core.IndexExpr | None:
        """An expression with these values at the samples; ``None`` stands for any."""
        for values, expr in self._of.items():
            if all(w is None or v == w for v, w in zip(values, wanted, strict=True)):
                return expr
        return self._combination(wanted)

    def _combination(self, wanted: Sequence[int | None]) -> core.IndexExpr | None:
        """A sum of multiples of variables with these values; what the samples leave open is left out."""
        rows = [
            [*(sample.env[v] for v in self.variables), 1, value]
            for sample, value in zip(self.samples, wanted, strict=True)
            if value is not None
        ]
        solved, left = eliminated(rows, len(self.variables) + 1)
        factors = {column: row[-1] for column, row in solved.items()}
        if not factors or any(map(any, left)) or any(f.denominator != 1 for f in factors.values()):
            return None
        atoms: list[core.IndexExpr] = [*map(core.IVar, self.variables), core.IConst(1)]
        terms: list[core.IndexExpr] = [core.IMul(int(f), atoms[c]) for c, f in factors.items()]
        return normalise_index(reduce(core.IAdd, terms))

    def _holds(self, point: core.Indices, check: Check) -> bool:
        values = [compile_index(e) for e in point]
        return all(check(s, tuple([v(s.env) for v in values])) is not False for s in self.samples)

    @cached_property
    def _coarse(self) -> list[int]:
        """The samples whose results are known, then the others; those with few different values first."""

        def order(number: int) -> tuple[bool, int]:
            return not self.samples[number].settled, len({v[number] for v in self._vectors})

        return sorted(range(len(self.samples)), key=order)

    def _boxes_at(
        self, number: int, rank: int, check: Check, most: int | None = None
    ) -> tuple[int, list[Box]] | None:
        """The combinations that fit at a sample, with its number; ``None`` if it says nothing."""
        sample = self.samples[number]
        by_value: dict[int, list[int]] = {}
        for position, vector in enumerate(self._vectors):
            by_value.setdefault(vector[number], []).append(position)
        values = list(by_value)
        most = most or (_MOST_POINTS if sample.run.part is None else _LIKELY_POINTS)
        while len(values) ** rank > most:
            values.pop()
        probe = tuple([values[0]] * rank) if values else ()
        if rank and (not values or check(sample, probe) is None):
            return None
        allowed = (p for p in product(values, repeat=rank) if check(sample, p) is not False)
        return number, [tuple([by_value[v] for v in p]) for p in allowed]

    def _cut(self, box: Box, number: int) -> Iterator[Box]:
        """The parts of a box whose combinations have one value at a sample."""
        parts: list[list[list[int]]] = []
        for axis in box:
            by_value: dict[int, list[int]] = {}
            for position in axis:
                by_value.setdefault(self._vectors[position][number], []).append(position)
            parts.append(list(by_value.values()))
        yield from product(*parts)


def _simplest(box: Box) -> tuple[int, ...]:
    return tuple([axis[0] for axis in box])


def _different_first(combinations: Iterable[tuple[int, ...]]) -> Iterator[tuple[int, ...]]:
    """The combinations in their order, but those later that use an expression twice."""
    others: list[tuple[int, ...]] = []
    for combination in combinations:
        if len({*combination}) == len(combination):
            yield combination
        else:
            others.append(combination)
    yield from sorted(others, key=lambda c: -len({*c}))


def _in_order(boxes: Sequence[Box]) -> Iterator[tuple[int, ...]]:
    """The combinations of boxes, whose axes rise, by their sum and then by their greatest number."""

    def entry(number: int, at: tuple[int, ...], since: int) -> _Entry:
        combination = tuple([axis[n] for axis, n in zip(boxes[number], at, strict=True)])
        return sum(combination), max(combination, default=0), combination, number, at, since

    waiting = [entry(n, (0,) * len(box), 0) for n, box in enumerate(boxes)]
    heapify(waiting)
    while waiting:
        *_, combination, number, at, since = heappop(waiting)
        yield combination
        for axis in range(since, len(at)):
            if at[axis] + 1 < len(boxes[number][axis]):
                heappush(waiting, entry(number, (*at[:axis], at[axis] + 1, *at[axis + 1 :]), axis))
