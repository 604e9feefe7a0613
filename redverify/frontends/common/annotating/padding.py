"""Reductions over padded elements.

A compiler pads a tensor to whole tiles: the copy holds ``select(i < n, A(i, k), 0.0)``, and the reduction
over the tile accumulates ``select(i < n, A(i, k), 0.0) * B(k, j)``. This is not a renaming of the element
``A(i, k) * B(k, j)``. But it is one after the choices between an element and a literal are taken away, and
that gives the index of the element. The cell is then annotated with the reduction over the *padded* elements
``sum[k : 0 <= k < m] select(i < n, A(i, k), 0.0) * B(k, j)``. It is equal to the specification's tensor
where all conditions hold, and it has a value beyond the tensor's edge as well, where the specification has
none. Conditions that hold for every ``k`` of the reduction are left out: ``k < m`` here. What is accumulated
at ``k >= m`` has to be the operator's unit; the verifier proves that, as it proves the annotation.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from redverify.frontends.common.specifying.rules import Rule
from redverify.frontends.common.terms import Environment, conjunction, substitute_condition, substitute_value
from redverify.language import core
from redverify.language.terms import free_variables
from redverify.language.walks import conjuncts
from redverify.presburger.build import all_of


@dataclass(frozen=True, slots=True)
class Unpadded:
    """A value without its pads, and the pattern with them.

    ``bare`` is the value with each choice between an element and a literal replaced by the element.
    ``pattern`` is the pattern with these choices at the same places.
    """

    bare: core.ValueExpr
    pattern: core.ValueExpr


def without_pads(pattern: core.ValueExpr, value: core.ValueExpr) -> Unpadded:
    """Take from ``value`` the choices between an element and a literal that ``pattern`` does not have.

    A padded copy of something padded, such as the margin of an image, has one choice inside of another.
    """
    match pattern, value:
        case core.Select(), core.Select() if _choices(value) <= _choices(pattern):
            return Unpadded(value, pattern)
        case _, core.Select(_, _, element, core.Literal()):
            inner = without_pads(pattern, element)
            return Unpadded(inner.bare, replace(value, then=inner.pattern))
        case _, core.Select(_, _, core.Literal(), element):
            inner = without_pads(pattern, element)
            return Unpadded(inner.bare, replace(value, otherwise=inner.pattern))
        case core.Apply(), core.Apply() if pattern.function == value.function and len(
            pattern.arguments
        ) == len(value.arguments):
            parts = [without_pads(p, v) for p, v in zip(pattern.arguments, value.arguments, strict=True)]
            return Unpadded(
                replace(value, arguments=tuple(p.bare for p in parts)),
                replace(pattern, arguments=tuple(p.pattern for p in parts)),
            )
        case core.Cast(), core.Cast():
            inner = without_pads(pattern.operand, value.operand)
            return Unpadded(replace(value, operand=inner.bare), replace(pattern, operand=inner.pattern))
        case _:
            return Unpadded(value, pattern)


def _choices(value: core.ValueExpr) -> int:
    """How many choices between an element and a literal are one inside of the other."""
    match value:
        case core.Select(_, _, element, core.Literal()) | core.Select(_, _, core.Literal(), element):
            return 1 + _choices(element)
        case _:
            return 0


def padded(
    rule: Rule, element: core.ValueExpr, environment: Environment, known: Iterable[core.Cond]
) -> core.Reduce:
    """The reduction of ``rule`` with ``element`` in the place of its elements.

    ``environment`` gives the variables of the rule, and a variable with the new name for each binder.
    ``element`` is over the variables of the program and the binders' new names. ``known`` are conditions that
    hold wherever the value is used. What follows from these and from the reduction's own condition is left
    out of the conditions of choices.
    """
    reduction = rule.reduction
    assert reduction is not None
    condition = substitute_condition(reduction.condition, environment)
    return core.Reduce(
        rule.type,
        reduction.operator,
        tuple(name for b in reduction.binders for name in free_variables(environment[b])),
        condition,
        _simplified(element, (condition, *known)),
        None if reduction.start is None else substitute_value(reduction.start, environment),
    )


def _simplified(value: core.ValueExpr, facts: tuple[core.Cond, ...]) -> core.ValueExpr:
    """The value without choices that the facts decide."""
    match value:
        case core.Select(_, condition, then, otherwise):
            open_parts = [c for c in conjuncts(condition) if not _follows(c, facts)]
            if not open_parts:
                return _simplified(then, facts)
            if _follows(core.CNot(condition), facts):
                return _simplified(otherwise, facts)
            left = conjunction(open_parts)
            return replace(
                value,
                condition=left,
                then=_simplified(then, (*facts, left)),
                otherwise=_simplified(otherwise, (*facts, core.CNot(left))),
            )
        case core.Apply(arguments=arguments):
            return replace(value, arguments=tuple(_simplified(a, facts) for a in arguments))
        case core.Cast(operand=operand):
            return replace(value, operand=_simplified(operand, facts))
        case _:
            return value


def _follows(condition: core.Cond, facts: tuple[core.Cond, ...]) -> bool:
    return bool(all_of((*facts, core.CNot(condition))).is_empty())
