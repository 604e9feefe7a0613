"""Assignments of a reduction over some of its elements: those whose inputs the value was computed from.

A program that goes over a reduction in lanes or blocks keeps with each part what belongs to the part alone: a
sum of exponentials is relative to the maximum of its own elements. So a part is the reduction over an index
set, where the reductions over the same index set that its elements name are restricted, too.

The index set is read off the runs: an index is in it if the value was computed from all inputs of its
element. It is written as an interval, a class ``k // a % m == e`` or ``k // a == e``, or both. What fits the
runs is a guess, as always.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial
from itertools import product

from redverify.annotating.named_values import NO_VALUE, Evaluated, Target
from redverify.annotating.partial_reductions import Parts, between, first_indices
from redverify.annotating.runs import Point, Run, Sample
from redverify.annotating.sites import Site
from redverify.interpreter.expressions import integer_of
from redverify.interpreter.indices import Environment, compile_cond, compile_index, compile_point
from redverify.language import core
from redverify.language.normal_form import normalise_condition
from redverify.language.terms import canonical, rebuild, substitute, substitute_condition
from redverify.language.walks import operands

#: Where an index set is: a condition on a variable.
Inside = Callable[[core.IndexExpr], core.Cond]

#: An index set of a reduction, and the whole one.
Some = tuple[frozenset[int], frozenset[int]]


class Restrictions:
    """Finds restrictions of the reductions of ``parts``."""

    def __init__(self, parts: Parts, evaluated: dict[Run, Evaluated]) -> None:
        self.spec, self.evaluated = parts.spec, evaluated
        self.reductions = [(t, r) for t, r in parts.reductions if r.init is None]
        self._needs = {run: _Needs(run) for run in evaluated}

    def of(self, site: Site) -> Iterator[core.ValueExpr]:
        """What an assignment may write, as far as the inputs tell that its value was computed from."""
        few = first_indices(site)
        for target, reduction in self.reductions:
            if target.type != site.command.value.type:
                continue
            for point in product(few, repeat=len(target.variables)):
                yield from self._at(site, target, reduction, point)

    def at(self, site: Site, target: Target, point: tuple[core.IndexExpr, ...]) -> Iterator[core.ValueExpr]:
        """The same, of one reduction at a point."""
        for reduction in (r for t, r in self.reductions if t is target):
            yield from self._at(site, target, reduction, point)

    def _at(
        self, site: Site, target: Target, reduction: core.Reduce, point: tuple[core.IndexExpr, ...]
    ) -> Iterator[core.ValueExpr]:
        sets = self._sets(site, target, reduction, point)
        whole = substitute(reduction, dict(zip(target.variables, point, strict=True)))
        assert isinstance(whole, core.Reduce)
        for inside in _insides(site, sets) if any(some for some, _ in sets) else ():
            plain = _within(whole, inside)
            yield canonical(plain)
            restricted = self._restricted(whole, inside)
            if restricted != plain:
                yield canonical(restricted)

    def _sets(
        self, site: Site, target: Target, reduction: core.Reduce, point: tuple[core.IndexExpr, ...]
    ) -> list[Some]:
        """For each sample the indices whose elements have gone into its value, and all of them.

        None where an element has no inputs, so that nothing tells.
        """
        own = self._named(reduction.body, _domain(reduction), lambda r: core.Literal(r.type, Fraction(0)))
        at, binder = compile_point(point), reduction.binders[0]
        found: list[Some] = []
        for sample in site.samples:
            where, needs = at(sample.env), self._needs[sample.run]
            known = self.evaluated[sample.run].reduction(target, where)
            if known is None:
                return []
            env = {**sample.run.parameters, **dict(zip(target.variables, where, strict=True))}
            try:
                whole = {k: needs.of(own, {**env, binder: k}) for (k,) in known.points}
            except NO_VALUE:
                return []
            if 0 in whole.values():
                return []
            some = frozenset(k for k, mask in whole.items() if not mask & ~sample.needs)
            found.append((some, frozenset(whole)))
        return found

    def _restricted(self, whole: core.Reduce, inside: Inside) -> core.Reduce:
        """The reduction over the indices inside, with those of the same index set in its elements."""
        domain = _domain(whole)
        body = self._named(whole.body, domain, lambda r: self._restricted(r, inside))
        return replace(_within(whole, inside), body=body)

    def _named(
        self, value: core.ValueExpr, domain: core.Cond, local: Callable[[core.Reduce], core.ValueExpr]
    ) -> core.ValueExpr:
        """A value with ``local`` of each reduction with an index set, also where tensors stand for them."""
        match value:
            case core.Access(tensor=tensor, indices=indices):
                equations = self.spec.equations_of(tensor)
                if len(equations) != 1:
                    return value
                by = dict(zip(equations[0].variables, indices, strict=True))
                meant = substitute(canonical(equations[0].value), by)
                found = self._named(meant, domain, local)
                return value if found == meant else found
            case core.Reduce(binders=(_,), init=None) if _domain(value) == domain:
                return local(value)
            case core.Reduce() | core.LetValue() | core.Element():
                return value
            case _:
                return rebuild(value, lambda v: self._named(v, domain, local), lambda i: i, lambda c: c)


def _domain(reduction: core.Reduce) -> core.Cond:
    """The index set of a reduction over one variable."""
    by = {reduction.binders[0]: core.IVar("$k")}
    return normalise_condition(substitute_condition(reduction.condition, by))


def _within(whole: core.Reduce, inside: Inside) -> core.Reduce:
    return replace(whole, condition=core.CAnd(whole.condition, inside(core.IVar(whole.binders[0]))))


class _Needs:
    """The elements of inputs that values of the specification are computed from, in one run."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self._known: dict[tuple[str, Point], int] = {}

    def of(self, value: core.ValueExpr, env: Environment) -> int:
        """The inputs of a value, one bit each; raises one of ``NO_VALUE`` where it has none."""
        match value:
            case core.Access(tensor=tensor, indices=indices):
                return self._element(tensor, compile_point(indices)(env))
            case core.Reduce():
                return self._reduction(value, env)
            case core.Select(condition=condition, then=then, otherwise=otherwise):
                return self.of(then if compile_cond(condition)(env) else otherwise, env)
            case core.LetValue(variable=name, value=data, body=body):
                number = self.run.specification.compile(data)(env)
                return self.of(data, env) | self.of(body, {**env, name: integer_of(number)})
            case _:
                found = 0
                for part in operands(value):
                    found |= self.of(part, env)
                return found

    def _element(self, tensor: str, point: Point) -> int:
        if self.run.specification.spec.tensors[tensor].kind == "input":
            return self.run.bit(tensor, point)
        if (tensor, point) not in self._known:
            equation, scope = self.run.specification.definition(tensor, point)
            self._known[tensor, point] = self.of(equation.value, scope)
        return self._known[tensor, point]

    def _reduction(self, value: core.Reduce, env: Environment) -> int:
        found = 0 if value.init is None else self.of(value.init, env)
        reduction = self.run.specification.reduction(value)(env)
        for index in () if reduction is None else reduction.points:
            found |= self.of(value.body, {**env, **dict(zip(value.binders, index, strict=True))})
        return found


@dataclass(frozen=True, slots=True)
class _Classes:
    """Indices ``k`` by ``k // width % count``; by ``k // width`` without a count."""

    width: int
    count: int

    def of(self, index: int) -> int:
        """The number of an index's class."""
        block = index // self.width
        return block % self.count if self.count else block

    def term(self, index: core.IndexExpr) -> core.IndexExpr:
        """The number of an index's class, as an expression."""
        block = core.IDiv(index, self.width) if self.width > 1 else index
        return core.IMod(block, self.count) if self.count else block

    def same(self, number: core.IndexExpr, k: core.IndexExpr) -> core.Cond:
        """Whether an index is in a class."""
        return core.CCmp("==", self.term(k), number)


#: All indices are in class 0.
_ONE = _Classes(1, 1)


def _insides(site: Site, sets: Sequence[Some]) -> Iterator[Inside]:
    """Index sets that are those of all samples: intervals first, then classes and their beginnings."""
    for rank in (1, 2):
        bounds = next(site.fitting.points(rank, _check(site, sets, _ONE, [0] * len(sets))), None)
        if bounds is not None:
            yield partial(between, bounds)
    classes = _classes(max((some for some, _ in sets), key=len))
    chosen = _number(site, classes, [min(some, default=None) for some, _ in sets])
    if chosen is None:
        return
    same = partial(classes.same, chosen)
    numbers = [compile_index(chosen)(s.env) for s in site.samples]
    whole = zip(sets, numbers, strict=True)
    if all(some == {k for k in every if classes.of(k) == n} for (some, every), n in whole):
        yield same
    upper = next(site.fitting.points(1, _check(site, sets, classes, numbers)), None)
    if upper is not None:
        yield lambda k: core.CAnd(between(upper, k), same(k))


def _number(site: Site, classes: _Classes, members: Sequence[int | None]) -> core.IndexExpr | None:
    """The number of the class that a member of each sample is in, or that an index of the program is in."""
    numbers = [None if m is None else classes.of(m) for m in members]
    chosen = site.fitting.index(numbers)
    if chosen is not None:
        return chosen
    wanted = {id(s): number for s, number in zip(site.samples, numbers, strict=True)}

    def check(sample: Sample, point: Point) -> bool | None:
        number = wanted[id(sample)]
        return None if number is None else classes.of(point[0]) == number

    found = next(site.fitting.points(1, check), None)
    return None if found is None else classes.term(found[0])


def _check(
    site: Site, sets: Sequence[Some], classes: _Classes, numbers: Sequence[int]
) -> Callable[[Sample, Point], bool]:
    """Whether bounds, a lower one and an upper one or the upper one alone, cut a sample's set off a class."""
    by = {id(s): (*pair, number) for s, pair, number in zip(site.samples, sets, numbers, strict=True)}

    def check(sample: Sample, bounds: Point) -> bool:
        some, every, number = by[id(sample)]
        lower = bounds[0] if len(bounds) > 1 else min(every, default=0)
        inside = (k for k in every if lower <= k < bounds[-1] and classes.of(k) == number)
        return some == set(inside)

    return check


def _classes(some: frozenset[int]) -> _Classes:
    """The classes that an index set looks like one of, by its runs of consecutive indices."""
    starts = sorted(k for k in some if k - 1 not in some)
    width, end = 1, starts[0]
    while end + 1 in some:
        width, end = width + 1, end + 1
    if len(starts) < 2:
        return _Classes(width, 0)
    stride = starts[1] - starts[0]
    return _Classes(width, stride // width) if stride % width == 0 else _Classes(1, stride)
