"""Index expressions that have wanted values at all samples of a statement.

The expressions tried are those that the program itself is written with: the indices of the statement, its
variables, the bounds of the loops around, and these with an inner variable at its bound or one more or less.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import product

from redverify.annotating.runs import Point, Sample
from redverify.interpreter.indices import compile_index
from redverify.language import core
from redverify.language.normal_form import normalise_index
from redverify.language.terms import free_variables, plug_index
from redverify.language.walks import nodes_of

#: Points that are tried at the first sample, and combinations that are kept after it.
_MOST_POINTS, _MOST_COMBINATIONS = 6_000, 20_000

#: Of a guess: samples that are started from, points that are tried and that are counted from each, and the
#: least share of samples that fits.
_STARTS, _LIKELY_POINTS, _MOST_LIKELY, _LEAST_SHARE = 6, 400, 40, 1 / 3

#: ``check(sample, point)``: whether a point fits, ``None`` where every point does.
Check = Callable[[Sample, Point], bool | None]


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
            except KeyError:
                continue
            self._of.setdefault(values, expr)
        self._vectors = list(self._of)

    def points(
        self, rank: int, check: Check, first: Sequence[core.IndexExpr] | None = None
    ) -> Iterator[tuple[core.IndexExpr, ...]]:
        """The points of ``rank`` expressions that ``check`` accepts at all samples, simple ones first.

        Different expressions are simpler than one that is used twice. ``first`` is a point that is tried
        before all others.
        """
        if first is not None and self._holds(tuple(first), check):
            yield tuple(first)
            return
        combinations = self._at_first(rank, check)
        for number in range(len(self.samples)):
            if not combinations:
                return
            known: dict[Point, bool] = {}
            kept = []
            for combination in combinations:
                point = tuple([self._vectors[c][number] for c in combination])
                if point not in known:
                    known[point] = check(self.samples[number], point) is not False
                if known[point]:
                    kept.append(combination)
            combinations = kept
        for combination in sorted(combinations, key=lambda c: (-len({*c}), sum(c), max(c, default=0))):
            yield tuple([self._of[self._vectors[c]] for c in combination])

    def likely(self, rank: int, check: Check) -> tuple[float, tuple[core.IndexExpr, ...] | None]:
        """The point that ``check`` accepts at most samples, and its share of them; none below a third."""
        counted: dict[tuple[int, ...], int] = {}
        for start in range(0, len(self.samples), max(1, len(self.samples) // _STARTS)):
            for combination in self._at_first(rank, check, [start])[:_MOST_LIKELY]:
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
        """A sum of multiples of variables with these values."""
        rows = [
            ([Fraction(sample.env[v]) for v in self.variables] + [Fraction(1)], Fraction(value))
            for sample, value in zip(self.samples, wanted, strict=True)
            if value is not None
        ]
        solution = _solved(rows, len(self.variables) + 1)
        if solution is None or any(c.denominator != 1 for c in solution):
            return None
        total: core.IndexExpr = core.IConst(int(solution[-1]))
        for name, factor in zip(self.variables, solution[:-1], strict=True):
            total = core.IAdd(total, core.IMul(int(factor), core.IVar(name)))
        return normalise_index(total)

    def _holds(self, point: tuple[core.IndexExpr, ...], check: Check) -> bool:
        values = [compile_index(e) for e in point]
        return all(check(s, tuple([v(s.env) for v in values])) is not False for s in self.samples)

    def _at_first(
        self, rank: int, check: Check, starts: Sequence[int] | None = None
    ) -> list[tuple[int, ...]]:
        """Combinations of expressions that fit at the first sample that says something."""
        if rank == 0:
            return [()]
        for number in range(len(self.samples)) if starts is None else starts:
            sample = self.samples[number]
            by_value: dict[int, list[int]] = {}
            for position, vector in enumerate(self._vectors):
                by_value.setdefault(vector[number], []).append(position)
            values = list(by_value)
            few = starts is not None or sample.run.sparse
            while len(values) ** rank > (_LIKELY_POINTS if few else _MOST_POINTS):
                values.pop()
            probe = tuple([values[0]] * rank) if values else ()
            if not values or check(sample, probe) is None:
                continue
            allowed = [p for p in product(values, repeat=rank) if check(sample, p)]
            found = [c for p in allowed for c in product(*(by_value[v] for v in p))]
            return found[:_MOST_COMBINATIONS]
        return []


def _solved(rows: list[tuple[list[Fraction], Fraction]], unknowns: int) -> list[Fraction] | None:
    """The only solution of linear equations; unknowns that the equations leave open are 0.

    ``None`` if there is no solution.
    """
    done: list[tuple[int, list[Fraction], Fraction]] = []
    for given, value in rows:
        left, right = list(given), value
        for column, pivot, known in done:
            factor = left[column]
            if factor:
                left = [a - factor * b for a, b in zip(left, pivot, strict=True)]
                right -= factor * known
        first = next((c for c, a in enumerate(left) if a), None)
        if first is None:
            if right:
                return None
            continue
        scale = left[first]
        left, right = [a / scale for a in left], right / scale
        done = [
            (c, [a - p[first] * b for a, b in zip(p, left, strict=True)], v - p[first] * right)
            for c, p, v in done
        ]
        done.append((first, left, right))
    solution = [Fraction(0)] * unknowns
    for column, _, known in done:
        solution[column] = known
    return solution if done else None
