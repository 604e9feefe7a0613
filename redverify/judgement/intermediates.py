"""The intermediate results of what a program computes of indices.

Sums and differences are taken as they are written, from the left; of ``select`` only the branch that is
chosen is computed, and of ``and`` and ``or`` the right side where it is needed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import assert_never

from redverify.language import core
from redverify.language.computed import Computed, computed, difference_of
from redverify.language.source import Span

#: Conditions that hold together.
Conditions = tuple[core.Cond, ...]


@dataclass(frozen=True, slots=True)
class Intermediate:
    """A result, the conditions under which it is computed, and where. ``exact``: exactly under these."""

    result: core.IndexExpr
    under: Conditions
    span: Span
    exact: bool = True


def of_block(
    block: core.Block, under: Conditions, impl: core.Impl, *, exact: bool = True
) -> Iterator[Intermediate]:
    """The intermediate results of the commands of a block, which runs where some conditions hold."""
    for command in block:
        for expression in computed(command, impl):
            for result, more in intermediates(expression, under):
                yield Intermediate(result, more, command.span, exact)
        match command:
            case core.Loop(variable=name, lower=lower, upper=upper, body=body):
                inside = core.CCmp("<=", lower, core.IVar(name)), core.CCmp("<", core.IVar(name), upper)
                yield from of_block(body, (*under, *inside), impl, exact=exact)
            case core.DataLet(variable=name, lower=lower, upper=upper, body=body):
                at = core.IVar(name)
                inside = core.CCmp("<=", lower, at), core.CCmp("<", at, upper)
                yield Intermediate(at, (*under, *inside), command.span, exact=False)
                yield from of_block(body, (*under, *inside), impl, exact=False)
            case core.Let(variable=name, value=value, body=body):
                equal = core.CCmp("==", core.IVar(name), value)
                yield from of_block(body, (*under, equal), impl, exact=exact)
            case core.If(condition=condition, then=then, otherwise=otherwise):
                yield from of_block(then, (*under, condition), impl, exact=exact)
                yield from of_block(otherwise, (*under, core.CNot(condition)), impl, exact=exact)
            case core.Allocate(body=body) | core.Scope(body=body):
                yield from of_block(body, under, impl, exact=exact)
            case core.Skip() | core.Inside() | core.Assign() | core.Accumulate():
                pass
            case _:
                assert_never(command)


def intermediates(
    expression: Computed, under: Conditions = ()
) -> Iterator[tuple[core.IndexExpr, Conditions]]:
    """The results of all operations of an expression, with the conditions under which they are computed."""
    match expression:
        case core.IVar() | core.CTrue() | core.CFalse():
            return
        case core.IConst():
            yield expression, under
        case core.IAdd(left, right):
            sides = difference_of(expression)
            for side in (left, right) if sides is None else sides:
                yield from intermediates(side, under)
            yield expression, under
        case core.IMul(factor, operand):
            yield core.IConst(factor), under
            yield from intermediates(operand, under)
            yield expression, under
        case core.IDiv(operand, divisor) | core.IMod(operand, divisor):
            yield core.IConst(divisor), under
            yield from intermediates(operand, under)
        case core.IProd(left, right) | core.IQuot(left, right) | core.IRem(left, right):
            yield from intermediates(left, under)
            yield from intermediates(right, under)
            if isinstance(expression, core.IProd):
                yield expression, under
        case core.IMin(operands) | core.IMax(operands):
            for operand in operands:
                yield from intermediates(operand, under)
        case core.ISelect(condition, then, otherwise):
            yield from intermediates(condition, under)
            yield from intermediates(then, (*under, condition))
            yield from intermediates(otherwise, (*under, core.CNot(condition)))
        case core.CCmp(_, left, right):
            yield from intermediates(left, under)
            yield from intermediates(right, under)
        case core.CAnd(first, second):
            yield from intermediates(first, under)
            yield from intermediates(second, (*under, first))
        case core.COr(first, second):
            yield from intermediates(first, under)
            yield from intermediates(second, (*under, core.CNot(first)))
        case core.CNot(negated):
            yield from intermediates(negated, under)
        case _:
            assert_never(expression)
