"""Values of data as indices: what is known about them, and where elements of a masked reduction differ
from the unit.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import islpy as isl

from redverify.evaluation.equations import Equations
from redverify.language import core
from redverify.language.operators import builtin_unit
from redverify.language.terms import free_variables, open_let
from redverify.language.types import ValueType
from redverify.presburger import build

#: How many equations are followed from an annotation to the input that it is.
_FOLLOWED = 16


@dataclass(frozen=True, slots=True)
class Known:
    """An index variable that is the integer ``value``, which lies in ``lower <= value < upper``."""

    variable: str
    value: core.ValueExpr
    lower: core.IndexExpr
    upper: core.IndexExpr

    def range(self) -> isl.Set:
        """What its range says about the variable."""
        x = core.IVar(self.variable)
        bounds = core.CAnd(core.CCmp("<=", self.lower, x), core.CCmp("<", x, self.upper))
        return build.where(bounds)


def input_of(equations: Equations, term: core.ValueExpr) -> core.ValueExpr:
    """The element of an input, or of a tensor with a range, that a term is by the equations, without a
    condition; else the term.
    """
    found = term
    for _ in range(_FOLLOWED):
        if not isinstance(found, core.Access):
            return term
        if not equations.defined(found.tensor) or equations.spec.tensors[found.tensor].range is not None:
            return found
        clauses = equations.unfold(found)
        if len(clauses) != 1 or not isinstance(clauses[0].guard, core.CTrue):
            return term
        found = clauses[0].value
    return term


def known_of(equations: Equations, command: core.DataLet, annotation: core.ValueExpr) -> Known:
    """What is known about the variable of a ``let`` inside it."""
    value = input_of(equations, annotation)
    return Known(command.variable, value, command.lower, command.upper)


def declared_range(spec: core.Spec, value: core.ValueExpr) -> tuple[core.IndexExpr, core.IndexExpr] | None:
    """The range that the specification declares of a value, if it is an element of a tensor with one."""
    return spec.tensors[value.tensor].range if isinstance(value, core.Access) else None


def facts(spec: core.Spec, known: Known, others: Iterable[Known]) -> isl.Set:
    """What holds for a variable besides its declared range: its tensor's range, and elements of one
    tensor are the same at the same index. Those of a monotone one are in the order of their indices.
    """
    result = known.range()
    value = known.value
    if not isinstance(value, core.Access):
        return result
    declared = spec.tensors[value.tensor].range
    if declared is not None:
        result = result.intersect(Known(known.variable, value, *declared).range())
    for other in others:
        if isinstance(other.value, core.Access) and other.value.tensor == value.tensor:
            result = result.intersect(_related(spec.tensors[value.tensor], known, other, value, other.value))
    return build.tidy(result)


def _related(
    tensor: core.Tensor, known: Known, other: Known, value: core.Access, held: core.Access
) -> isl.Set:
    """``e1 == e2 -> x1 == x2``; of a monotone input ``e1 <= e2 -> x1 <= x2``, both ways."""
    mine, theirs = core.IVar(known.variable), core.IVar(other.variable)
    if tensor.monotone:
        first, second = value.indices[0], held.indices[0]
        up = core.COr(core.CCmp(">", first, second), core.CCmp("<=", mine, theirs))
        down = core.COr(core.CCmp("<", first, second), core.CCmp(">=", mine, theirs))
        return build.where(core.CAnd(up, down))
    result = build.where(core.CCmp("==", mine, theirs))
    for first, second in zip(value.indices, held.indices, strict=True):
        result = result.union(build.where(core.CCmp("!=", first, second)))
    return result


#: Variables that are the integers that terms have.
Hypotheses = Sequence[tuple[str, core.ValueExpr]]


def packed(left: core.ValueExpr, right: core.ValueExpr, hypotheses: Hypotheses) -> core.Apply:
    """An equality with its hypotheses as one term, to be taken apart together."""
    held = [p for x, t in hypotheses for p in (core.IndexCast(left.type, core.IVar(x)), t)]
    return core.Apply(left.type, "==", (left, right, *held))


def unpacked(
    pair: core.Apply,
) -> tuple[core.ValueExpr, core.ValueExpr, tuple[tuple[str, core.ValueExpr], ...]]:
    """The equality and the hypotheses of :func:`packed`, over other variables."""
    left, right, *held = pair.arguments
    hypotheses: list[tuple[str, core.ValueExpr]] = []
    for variable, term in zip(held[::2], held[1::2], strict=True):
        assert isinstance(variable, core.IndexCast)
        assert isinstance(variable.operand, core.IVar)
        hypotheses.append((variable.operand.name, term))
    return left, right, tuple(hypotheses)


def equal_indices(first: core.Access, second: core.Access) -> isl.Set:
    """Where two accesses of one tensor are at the same point."""
    pairs = zip(first.indices, second.indices, strict=True)
    return build.all_of(core.CCmp("==", a, b) for a, b in pairs)


def left_out(equations: Equations, operator: str, type_: ValueType) -> core.ValueExpr | None:
    """What stands in a body for the elements that a condition with data leaves out: a unit of the operator
    under each encoding of values.
    """
    if operator in equations.spec.operators:
        return equations.spec.operators[operator].unit
    return builtin_unit(operator, type_, ieee=True)


def support(body: core.ValueExpr, unit: core.ValueExpr | None, known: Sequence[Known]) -> isl.Set:
    """Where an element may differ from the unit, by its mask and what is known about data; or more than that.

    A set over the variables of ``body`` and those in ``known``.
    """
    match body:
        case core.LetValue(value=value):
            variable, inside = open_let(body)
            return _opened(
                Known(variable, value, body.lower, body.upper), support(inside, unit, known), known
            )
        case core.Select(_, condition, then, otherwise) if otherwise == unit:
            return build.where(condition).intersect(support(then, unit, known))
        case _:
            return build.everywhere()


def _opened(bound: Known, inside: isl.Set, known: Sequence[Known]) -> isl.Set:
    """A set without the variable of a value: it is the one of a value that is known, or any in its range."""
    if not build.depends_on(inside, bound.variable):
        return inside
    result, rest = build.nowhere(), build.everywhere()
    for other in known:
        if not isinstance(other.value, core.Access) or not isinstance(bound.value, core.Access):
            continue
        if other.value.tensor == bound.value.tensor:
            here = rest.intersect(equal_indices(bound.value, other.value))
            same = build.where(core.CCmp("==", core.IVar(bound.variable), core.IVar(other.variable)))
            result = result.union(build.project(inside.intersect(same), bound.variable).intersect(here))
            rest = rest.subtract(here)
    any_value = build.project(inside.intersect(bound.range()), bound.variable)
    return build.tidy(result.union(any_value.intersect(rest)))


def in_scope(known: Known, where: isl.Set) -> bool:
    """Whether a domain is about the variables of a known value; binders of other elements are not its."""
    return all(not n.startswith("$t") or build.depends_on(where, n) for n in free_variables(known.value))
