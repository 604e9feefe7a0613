"""Which part of a reduction a cell holds: the index set of an unfinished or factored reduction.

The index of an element is a number in mixed radix whose digits are loop or iteration
variables: with ``k = 8 * k_0 + k_1`` and ``k_1 < 8``, the digits are ``k_0 = k // 8`` and
``k_1 = k % 8``. A lane of a factored reduction fixes some digits; what a loop has accumulated so far
is what has smaller or equal digits.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from redverify.frontends.common.names import fresh
from redverify.frontends.common.specifying.rules import Rule
from redverify.frontends.common.terms import (
    Linear,
    canonical,
    compare,
    conjunction,
    difference,
    linear,
    substitute_condition,
    substitute_value,
)
from redverify.language import core

#: The lower bound and extent of a digit.
Ranges = Mapping[str, tuple[core.IndexExpr, core.IndexExpr]]


def marked(binder: str) -> str:
    """The binder in digits and conditions: no variable of a program has that name."""
    return f"${binder}"


def digits(
    element: tuple[core.IndexExpr, ...], binders: tuple[str, ...], ranges: Ranges
) -> dict[str, core.IndexExpr]:
    """The variables in an element's index as functions of the :func:`marked` binders.

    Variables that are not determined by the binders are left out.
    """
    found: dict[str, core.IndexExpr] = {}
    for number, value in _numbers(element, binders):
        found.update(_decomposed(number, value, ranges))
    return found


def _numbers(
    element: tuple[core.IndexExpr, ...], binders: tuple[str, ...]
) -> list[tuple[core.IndexExpr, Linear]]:
    """Equal pairs: an expression of the binders, and a sum of variables.

    The digits of one number, as ``fuse`` makes them, are put together: ``y // b`` and ``y % b`` are ``y``,
    where ``y`` may be a digit itself, as in ``v // 9``, ``v // 3 % 3``, ``v % 3``.
    """
    pairs: list[tuple[core.IndexExpr, core.IndexExpr]]
    pairs = [(core.IVar(marked(b)), e) for b, e in zip(binders, element, strict=True)]
    while (joined := _joined(pairs)) is not None:
        pairs = joined
    return [(number, linear(value)) for number, value in pairs]


def _joined(
    pairs: list[tuple[core.IndexExpr, core.IndexExpr]],
) -> list[tuple[core.IndexExpr, core.IndexExpr]] | None:
    """The pairs with a quotient and a remainder of one number put together, or ``None``."""
    for low in pairs:
        if not isinstance(low[1], core.IMod):
            continue
        whole, base = low[1].operand, low[1].divisor
        if isinstance(whole, core.IDiv):  # x // a // b is x // (a*b)
            quotient = canonical(core.IDiv(whole.operand, whole.divisor * base))
        else:
            quotient = canonical(core.IDiv(whole, base))
        high = next((p for p in pairs if p is not low and p[1] == quotient), None)
        if high is not None:
            number = canonical(core.IAdd(core.IMul(base, high[0]), low[0]))
            return [(number, whole), *(p for p in pairs if p is not low and p is not high)]
    return None


def _decomposed(number: core.IndexExpr, value: Linear, ranges: Ranges) -> dict[str, core.IndexExpr]:
    """The digits of ``number == value``, largest weight first; empty if they are not unique."""
    weights: list[tuple[str, int]] = []
    for atom, weight in value.terms:
        if not isinstance(atom, core.IVar) or atom.name not in ranges or weight <= 0:
            return {}
        if ranges[atom.name][0] != core.IConst(0):
            return {}
        weights.append((atom.name, weight))
    weights.sort(key=lambda item: -item[1])
    if not weights or weights[-1][1] != 1:
        return {}
    smaller = 0
    for (_, weight), (name, below) in zip(reversed(weights[:-1]), reversed(weights[1:]), strict=True):
        extent = ranges[name][1]
        if not isinstance(extent, core.IConst):
            return {}
        smaller += below * (extent.value - 1)
        if smaller >= weight:
            return {}
    found: dict[str, core.IndexExpr] = {}
    rest = difference(number, core.IConst(value.constant))
    for name, weight in weights:
        found[name] = canonical(core.IDiv(rest, weight))
        rest = canonical(core.IMod(rest, weight)) if weight > 1 else core.IConst(0)
    return found


def same_digits(fixed: Sequence[tuple[core.IndexExpr, core.IndexExpr]]) -> core.Cond:
    """All pairs are equal: the elements of one lane."""
    return conjunction([compare("==", left, right) for left, right in fixed])


def up_to(counted: Sequence[tuple[core.IndexExpr, core.IndexExpr]]) -> core.Cond:
    """The digits are lexicographically at most the current values: what is accumulated so far."""
    (digit, current), *rest = counted
    if not rest:
        return core.CCmp("<=", digit, current)
    return core.COr(
        core.CCmp("<", digit, current), conjunction([core.CCmp("==", digit, current), up_to(rest)])
    )


def part_of(
    rule: Rule, point: tuple[core.IndexExpr, ...], condition: core.Cond, taken: Collection[str]
) -> core.Reduce:
    """The reduction of ``rule`` at ``point`` over the elements for which ``condition`` holds too.

    ``condition`` is over the marked binders and the program's variables; the binders get names
    that are not ``taken``, so that they shadow no variable of the program.
    """
    reduction = rule.reduction
    assert reduction is not None
    renamed = {b: core.IVar(fresh(b, taken)) for b in reduction.binders}
    environment = {**dict(zip(rule.variables, point, strict=True)), **renamed}
    part = substitute_condition(condition, {marked(b): v for b, v in renamed.items()})
    return core.Reduce(
        rule.type,
        reduction.operator,
        tuple(v.name for v in renamed.values()),
        conjunction([substitute_condition(reduction.condition, environment), part]),
        substitute_value(reduction.element, environment),
        None if reduction.start is None else substitute_value(reduction.start, environment),
    )
