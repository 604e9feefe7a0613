"""Quotients and remainders of sums whose last summands cannot carry.

A compiler writes ``(4*f + 2*g + h) // 16`` for loops ``g < 2`` and ``h < 2``. Since ``0 <= 2*g + h < 4``,
that is ``f // 4``, and the remainder is ``4*(f % 4) + 2*g + h``. The short forms have the same values, and
isl is many times faster with them: once ``g`` and ``h`` are projected out, no quotient of theirs is left.

The rule: let ``g`` divide ``d``, and let ``0 <= r < g``. Then ``(g*u + r) // d == u // (d // g)`` and
``(g*u + r) % d == g * (u % (d // g)) + r``. The bounds of ``r`` follow from those of the loops around.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import gcd
from typing import assert_never

from redverify.frontends.common.terms import Linear, expression, linear
from redverify.language import core
from redverify.language.rewriting import replaced
from redverify.language.terms import map_comparisons

#: Least and greatest value of a variable or an expression.
Bounds = tuple[int, int]


def with_short_quotients(block: core.Block, bounds: Mapping[str, Bounds]) -> core.Block:
    """The commands with short quotients in their indices, conditions and ``let``; annotations stay.

    ``bounds`` has variables around the block with constant bounds.
    """
    return tuple(_command(command, bounds) for command in block)


def _command(command: core.Command, bounds: Mapping[str, Bounds]) -> core.Command:
    def index(expr: core.IndexExpr) -> core.IndexExpr:
        return short(expr, bounds)

    inside = dict(bounds)
    match command:
        case core.Loop(variable, lower, upper):
            _bind(inside, variable, bounds_of(lower, bounds), bounds_of(upper, bounds))
        case core.Let(variable, value):
            at = bounds_of(value, bounds)
            _bind(inside, variable, at, None if at is None else (at[0] + 1, at[1] + 1))
        case _:
            pass
    return replaced(
        command,
        index=index,
        condition=lambda c: map_comparisons(c, lambda p: core.CCmp(p.op, index(p.left), index(p.right))),
        annotation=lambda term: term,
        value=lambda term: term,
        block=lambda body: with_short_quotients(body, inside),
    )


def _bind(bounds: dict[str, Bounds], name: str, lower: Bounds | None, upper: Bounds | None) -> None:
    """Set the bounds of a variable from ``lower`` to below ``upper``; without them none are known."""
    bounds.pop(name, None)
    if lower is not None and upper is not None and lower[0] < upper[1]:
        bounds[name] = (lower[0], upper[1] - 1)


def short(expr: core.IndexExpr, bounds: Mapping[str, Bounds]) -> core.IndexExpr:
    """The expression with short quotients and remainders, at values of the variables within ``bounds``.

    An expression without such a quotient is returned as it is.
    """
    result = _short(expr, bounds)
    return expr if result == expr else expression(linear(result))


def _short(expr: core.IndexExpr, bounds: Mapping[str, Bounds]) -> core.IndexExpr:
    match expr:
        case core.IAdd(left, right):
            return core.IAdd(_short(left, bounds), _short(right, bounds))
        case core.IMul(factor, operand):
            return core.IMul(factor, _short(operand, bounds))
        case core.IDiv(operand, divisor) | core.IMod(operand, divisor):
            operand = _short(operand, bounds)
            found = _split(linear(operand), divisor, bounds)
            if found is None:
                return type(expr)(operand, divisor)
            step, digits, rest = found
            if isinstance(expr, core.IDiv):
                return core.IDiv(digits, divisor // step) if divisor > step else digits
            if divisor == step:
                return rest
            return core.IAdd(core.IMul(step, core.IMod(digits, divisor // step)), rest)
        case core.IProd(left, right) | core.IQuot(left, right) | core.IRem(left, right):
            return type(expr)(_short(left, bounds), _short(right, bounds))
        case core.IVar() | core.IConst() | core.IMin() | core.IMax() | core.ISelect():
            return expr
        case _:
            assert_never(expr)


def _split(
    value: Linear, divisor: int, bounds: Mapping[str, Bounds]
) -> tuple[int, core.IndexExpr, core.IndexExpr] | None:
    """``g``, ``u`` and ``r`` with ``value == g*u + r``, ``0 <= r < g``, and ``g`` a divisor of ``divisor``.

    The greatest ``g`` is taken; ``None`` if there is none but 1.
    """
    steps = {gcd(divisor, coefficient) for _, coefficient in value.terms} | {divisor}
    for step in sorted(steps - {1}, reverse=True):
        whole = tuple((a, c // step) for a, c in value.terms if c % step == 0)
        rest = Linear(tuple((a, c) for a, c in value.terms if c % step), value.constant % step)
        if rest.is_constant and step < divisor:
            continue
        within = bounds_of(expression(rest), bounds)
        if within is not None and within[0] >= 0 and within[1] < step:
            return step, expression(Linear(whole, value.constant // step)), expression(rest)
    return None


def bounds_of(expr: core.IndexExpr, bounds: Mapping[str, Bounds]) -> Bounds | None:
    """Bounds of an expression by interval arithmetic; ``None`` where a variable has none."""
    match expr:
        case core.IConst(value):
            return value, value
        case core.IVar(name):
            return bounds.get(name)
        case core.IAdd(left, right):
            one, two = bounds_of(left, bounds), bounds_of(right, bounds)
            return None if one is None or two is None else (one[0] + two[0], one[1] + two[1])
        case core.IMul(factor, operand):
            inner = bounds_of(operand, bounds)
            if inner is None:
                return None
            ends = (factor * inner[0], factor * inner[1])
            return min(ends), max(ends)
        case core.IDiv(operand, divisor):
            inner = bounds_of(operand, bounds)
            return None if inner is None else (inner[0] // divisor, inner[1] // divisor)
        case core.IMod(operand, divisor):
            inner = bounds_of(operand, bounds)
            if inner is not None and inner[0] // divisor == inner[1] // divisor:
                return inner[0] % divisor, inner[1] % divisor
            return 0, divisor - 1
        case core.IProd() | core.IQuot() | core.IRem() | core.IMin() | core.IMax() | core.ISelect():
            return None
        case _:
            assert_never(expr)
