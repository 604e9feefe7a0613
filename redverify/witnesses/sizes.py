"""Parameter values at which a run may tell something, found by isl.

The interpreter enumerates small values, and knows isl as little as it knows the solvers. With many
parameters, or with assumptions that only large values satisfy, enumeration does not get far. Here isl
finds least values under the assumptions, and values at which a condition of the specification or of the
program becomes true or false. They are proposals: the interpreter runs the program at them, and nothing
else follows from them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import pairwise, product
from typing import assert_never

import islpy as isl

from redverify.interpreter.search import assumptions, holding
from redverify.interpreter.slices import Place
from redverify.language import core
from redverify.language.source import Span
from redverify.language.terms import free_variables
from redverify.language.walks import Node, conjuncts, has_product, nodes_of
from redverify.presburger import build
from redverify.presburger.work import limited
from redverify.system.clock import OutOfTime

#: Values of one parameter that are proposed, above its least value.
_STEPS = (0, 1, 2, 3, 7)

#: Least values of all parameters at once that are proposed.
_AT_LEAST = (1, 2, 3, 4, 5, 8, 17)

#: The smallest sizes are tried anyhow.
SMALL = 3

#: Of more variables together the least sum takes isl long; then a point of each part of the set is taken
#: that is least variable by variable, and of these the least.
_SUMMED = 6

#: Parts of the assumptions from which values are proposed, at most, where there are many variables.
_PARTS = 4

#: Seconds of isl for one proposal.
_SECONDS = 0.2

#: Conditions at whose boundaries values are proposed, at most, and constants of the text.
_CONDITIONS, _CONSTANTS = 60, 12


def proposed(impl: core.Impl) -> list[dict[str, int]]:
    """Small values of the parameters that satisfy the assumptions, each once.

    The least ones, by the sum of absolute values; each parameter at and a little above its least value,
    the others as small as that allows; all parameters at least 1, at least 2, and so on.
    """
    allowed = Allowed(impl)
    found = [allowed.least()]
    for bound in _AT_LEAST:
        found.append(
            allowed.least([core.CCmp(">=", core.IVar(n), core.IConst(bound)) for n in allowed.names])
        )
    for name in allowed.names:
        for step in _STEPS if len(allowed.names) <= _SUMMED else _STEPS[:3]:
            found.append(allowed.least_above(name, step))
    return _once(found)


def boundaries(impl: core.Impl) -> Iterator[tuple[dict[str, int], Place]]:
    """Parameters at which some comparison of program or specification changes, and where it stands.

    For each ``left <= right`` and its like, inside the loops and conditions around it: the least
    parameters where the difference of the sides is 0, -1 or 1. So it is for the operands of ``min`` and
    ``max``. Then the parameters that equal a constant of the text, or are next to it. Values up to
    ``SMALL`` are left out, since the smallest sizes are tried anyhow.
    """
    if not impl.spec.parameters:
        return
    allowed, seen = Allowed(impl), set[tuple[int, ...]]()
    for conditions, span in _distinctions(impl, allowed.names):
        found = allowed.with_place(conditions, span)
        if found is None or max(map(abs, found[0].values())) <= SMALL:
            continue
        key = tuple(found[0].values())
        if key not in seen:
            seen.add(key)
            yield found


def _distinctions(impl: core.Impl, names: Sequence[str]) -> Iterator[tuple[list[core.Cond], Span]]:
    """Conditions on the border of a case, each with the place in the text."""
    compared: dict[tuple[core.IndexExpr, core.IndexExpr], Compared] = {}
    for one in (*_of_specification(impl), *compared_in(impl.body, core.CTrue())):
        compared.setdefault((one.left, one.right), one)
    for one in list(compared.values())[:_CONDITIONS]:
        for difference in (0, -1, 1):
            shifted = core.IAdd(one.right, core.IConst(difference))
            yield [one.around, core.CCmp("==", one.left, shifted)], one.span
    constants = sorted({c for n in _nodes(impl) for c in _constant(n)})[-_CONSTANTS:]
    for name, constant, difference in product(names, constants, (0, -1, 1)):
        yield [core.CCmp("==", core.IVar(name), core.IConst(constant + difference))], impl.span


class Allowed:
    """The parameter values that the assumptions allow."""

    def __init__(self, impl: core.Impl) -> None:
        self.names = impl.spec.parameters
        self.context = self._under((*impl.spec.assumptions, *impl.assumptions))
        self.holds = holding(assumptions(impl))
        self._start = self.least()

    def _under(self, conditions: Sequence[core.Cond]) -> isl.Set:
        """The values for which all conditions hold; some of them if there are many parameters and cases."""
        if len(self.names) <= _SUMMED:
            return build.all_of(affine_parts(conditions))
        result = build.everywhere()
        for condition in affine_parts(conditions):
            for part in conjuncts(condition):
                result = _first_parts(result.intersect(build.where(part)))
        return result

    def least(self, conditions: Sequence[core.Cond] = ()) -> dict[str, int] | None:
        """Small values that satisfy some conditions, too; ``None`` if there are none."""
        return self.least_in(self.context.intersect(build.all_of(conditions)), self.names)

    def least_above(self, name: str, step: int) -> dict[str, int] | None:
        """The least values with a parameter ``step`` above its own least one, or above 0."""
        if self._start is None:
            return None
        neighbour = {**self._start, name: self._start[name] + step}
        if len(self.names) > _SUMMED and self.holds(neighbour):
            return neighbour
        value = core.IConst(self._start[name] + step)
        return self.least([core.CCmp("==", core.IVar(name), value)])

    def with_place(self, conditions: Sequence[core.Cond], span: Span) -> tuple[dict[str, int], Place] | None:
        """The least parameters for which some values of the other variables satisfy the conditions."""
        inside = sorted({v for c in conditions for v in free_variables(c)} - set(self.names))
        where = self.context.intersect(build.all_of(affine_parts(conditions)))
        found = self.least_in(where, (*self.names, *inside))
        if found is None:
            return None
        sizes = {name: found[name] for name in self.names}
        return (sizes, Place(span.line, found)) if self.holds(sizes) else None

    def least_in(self, where: isl.Set, names: Sequence[str]) -> dict[str, int] | None:
        """The point of a set with the least sum of coordinates, or a small one; non-negative ones first."""
        if not names:
            return None if where.is_empty() else {}
        try:
            with limited(_SECONDS):
                point = _least_point(where, names)
        except (isl.Error, OutOfTime):
            return None
        if point is None:
            return None
        return {n: _int(point.get_coordinate_val(isl.dim_type.set, d)) for d, n in enumerate(names)}


def affine_parts(conditions: Iterable[core.Cond]) -> list[core.Cond]:
    """The conjuncts without products of variables, which isl does not know."""
    return [part for whole in conditions for part in conjuncts(whole) if not has_product(part)]


def _least_point(where: isl.Set, names: Sequence[str]) -> isl.Point | None:
    """See :meth:`Allowed.least_in`; ``None`` if the set is empty."""
    points = build.params_to_tuple(where, list(names), "t").reset_tuple_id()
    nonnegative = points.copy()
    for dimension in range(len(names)):
        nonnegative = nonnegative.lower_bound_val(isl.dim_type.set, dimension, build.integer(0))
    points = points if nonnegative.is_empty() else nonnegative
    if points.is_empty():
        return None
    if len(names) <= _SUMMED:
        return _least_sum(points, len(names)).sample_point()
    return _small_point(points)


def _small_point(points: isl.Set) -> isl.Point:
    """The least, by the sum of coordinates, of the points that are lexicographically least in their part."""
    least: list[isl.Point] = []
    for part in _first_parts(points).get_basic_sets():
        alone = isl.Set.from_basic_set(part)
        try:
            least.append(alone.lexmin().sample_point())
        except isl.Error:  # a coordinate has no least value
            least.append(alone.sample_point())
    return min((p for p in least if not p.is_void()), key=_magnitude)


def _magnitude(point: isl.Point) -> int:
    count = point.get_space().dim(isl.dim_type.set)
    return sum(abs(_int(point.get_coordinate_val(isl.dim_type.set, d))) for d in range(count))


def _first_parts(points: isl.Set) -> isl.Set:
    """The union of the first few parts of a set that are not empty; proposals come from it."""
    parts = [p for p in points.get_basic_sets() if not p.is_empty()]
    if len(parts) <= _PARTS:
        return points
    return reduce(isl.Set.union, map(isl.Set.from_basic_set, parts[:_PARTS]))


def _least_sum(points: isl.Set, dimensions: int) -> isl.Set:
    """The points with the least sum of coordinates; all points if there is no least one.

    With integer divisions, isl's minimum may be one that no point has.
    """
    space = isl.LocalSpace.from_space(points.get_space())
    total = isl.Aff.zero_on_domain(space)
    for dimension in range(dimensions):
        total = total + isl.Aff.var_on_domain(space, isl.dim_type.set, dimension)
    least = points.min_val(total)
    if not least.is_int():
        return points
    constant = isl.Aff.zero_on_domain(space).set_constant_val(least)
    found = points.intersect(total.eq_set(constant))
    return points if found.is_empty() else found


def _int(value: isl.Val) -> int:
    return build.number(value)


def _once(found: Sequence[dict[str, int] | None]) -> list[dict[str, int]]:
    return list({tuple(p.items()): p for p in found if p is not None}.values())


# ---------------------------------------------------------------- conditions of the text


@dataclass(frozen=True, slots=True)
class Compared:
    """Two index expressions whose order matters, where ``around`` holds; ``loop`` if they bound a loop."""

    left: core.IndexExpr
    right: core.IndexExpr
    around: core.Cond
    span: Span
    loop: bool = False


def _of_specification(impl: core.Impl) -> Iterator[Compared]:
    for condition in (*impl.spec.assumptions, *impl.assumptions):
        yield from _compared(condition, core.CTrue(), impl.span)
    for equation in impl.spec.equations:
        region = impl.spec.tensors[equation.tensor].region or ()
        around: core.Cond = core.CTrue()
        for name, (lower, upper) in zip(equation.variables, region, strict=False):
            around = core.CAnd(around, _between(lower, name, upper))
        yield from _compared(equation.condition, around, equation.span)
        yield from _compared(equation.value, core.CAnd(around, equation.condition), equation.span)


def compared_in(block: core.Block, around: core.Cond) -> Iterator[Compared]:
    """The comparisons in a block; the bounds of loops are among them."""
    for command in block:
        span = command.span
        match command:
            case core.Skip():
                pass
            case core.Inside(condition=condition):
                yield from _compared(condition, around, span)
            case (
                core.Assign(indices=indices, value=value, annotation=annotation)
                | core.Accumulate(indices=indices, value=value, annotation=annotation)
            ):
                for node in (*indices, value, annotation):
                    yield from _compared(node, around, span)
            case core.Scope(body=body) | core.Allocate(body=body):
                yield from compared_in(body, around)
            case core.Let(variable=name, value=index, body=body):
                yield from _compared(index, around, span)
                equal = core.CCmp("==", core.IVar(name), index)
                yield from compared_in(body, core.CAnd(around, equal))
            case core.DataLet(variable=name, lower=lower, upper=upper, body=body):
                yield Compared(lower, upper, around, span)
                yield from compared_in(body, core.CAnd(around, _between(lower, name, upper)))
            case core.If(condition=condition, then=then, otherwise=otherwise):
                yield from _compared(condition, around, span)
                yield from compared_in(then, core.CAnd(around, condition))
                yield from compared_in(otherwise, core.CAnd(around, core.CNot(condition)))
            case core.Loop(variable=name, lower=lower, upper=upper, body=body):
                yield Compared(lower, upper, around, span, loop=True)
                yield from compared_in(body, core.CAnd(around, _between(lower, name, upper)))
            case _:
                assert_never(command)


def _between(lower: core.IndexExpr, name: str, upper: core.IndexExpr) -> core.Cond:
    return core.CAnd(core.CCmp("<=", lower, core.IVar(name)), core.CCmp("<", core.IVar(name), upper))


def _compared(node: Node, around: core.Cond, span: Span) -> Iterator[Compared]:
    """The comparisons in an expression; inside a reduction its index set is around them."""
    if isinstance(node, core.Reduce):
        yield from _compared(node.condition, around, span)
        yield from _compared(node.body, core.CAnd(around, node.condition), span)
        if node.init is not None:
            yield from _compared(node.init, around, span)
        return
    if isinstance(node, core.LetValue):
        yield from _compared(node.value, around, span)
        within = core.CAnd(around, _between(node.lower, node.variable, node.upper))
        yield from _compared(node.body, within, span)
        return
    for part in nodes_of(node):
        if isinstance(part, core.Reduce | core.LetValue):
            yield from _compared(part, around, span)
        elif isinstance(part, core.CCmp):
            yield Compared(part.left, part.right, around, span)
        elif isinstance(part, core.IMin | core.IMax):
            for left, right in pairwise(part.operands):
                yield Compared(left, right, around, span)


def _nodes(impl: core.Impl) -> Iterator[Node]:
    for compared in (*_of_specification(impl), *compared_in(impl.body, core.CTrue())):
        yield from nodes_of(compared.left)
        yield from nodes_of(compared.right)


def _constant(node: Node) -> Iterator[int]:
    if isinstance(node, core.IConst):
        yield node.value
    elif isinstance(node, core.IDiv | core.IMod):
        yield node.divisor
