"""Programs without ``let`` of indices, and with loops that start at 0 where their start has a product."""

from __future__ import annotations

from dataclasses import replace

from redverify.language import core
from redverify.language.rewriting import replaced
from redverify.language.terms import Substitution, plug_condition, plug_index, rebuild
from redverify.language.walks import divides, has_product

_NOTHING: Substitution = {}


def inlined(block: core.Block, by: Substitution = _NOTHING) -> core.Block:
    """The block with the values of ``let`` in the place of their variables (rule RED-S-LET).

    A loop ``for i in E..F`` whose start has a product becomes ``for i < F - E``, with ``E + i`` for ``i`` in
    its body: it runs the same iterations in the same order. No name is declared again where it is visible, so
    nothing is captured.

    No division is lost, for each has to have a positive divisor: expressions are not normalised, and a value
    of ``let`` that divides is compared with itself.
    """
    result: list[core.Command] = []
    for command in block:
        if isinstance(command, core.Let):
            value = plug_index(command.value, by)
            body = inlined(command.body, {**by, command.variable: value})
            held = core.CCmp("==", value, value)
            result += (core.If(held, body, (), command.span),) if divides(value) else body
        elif isinstance(command, core.Loop) and has_product(plug_index(command.lower, by)):
            result.append(_from_zero(command, by))
        else:
            result.append(_plugged(command, by))
    return tuple(result)


def _from_zero(loop: core.Loop, by: Substitution) -> core.Loop:
    start, end = plug_index(loop.lower, by), plug_index(loop.upper, by)
    moved = core.IAdd(start, core.IVar(loop.variable))
    body = inlined(loop.body, {**by, loop.variable: moved})
    return replace(loop, lower=core.IConst(0), upper=difference(end, start), body=body)


def difference(end: core.IndexExpr, start: core.IndexExpr) -> core.IndexExpr:
    """``end - start``, inside of minima and maxima."""
    if isinstance(end, core.IMin | core.IMax):
        return type(end)(tuple([difference(part, start) for part in end.operands]))
    return core.IAdd(end, core.IMul(-1, start))


def _plugged(command: core.Command, by: Substitution) -> core.Command:
    return replaced(
        command,
        index=lambda i: plug_index(i, by),
        condition=lambda c: plug_condition(c, by),
        annotation=lambda t: plugged(t, by),
        value=lambda t: plugged(t, by),
        block=lambda b: inlined(b, by),
    )


def plugged(term: core.ValueExpr, by: Substitution) -> core.ValueExpr:
    """A value with expressions for variables that none of its binders has the name of."""
    if isinstance(term, core.Reduce):
        return replace(
            term,
            condition=plug_condition(term.condition, by),
            body=plugged(term.body, by),
            init=None if term.init is None else plugged(term.init, by),
        )
    if isinstance(term, core.LetValue):
        lower, upper = plug_index(term.lower, by), plug_index(term.upper, by)
        value, body = plugged(term.value, by), plugged(term.body, by)
        return replace(term, value=value, lower=lower, upper=upper, body=body)
    return rebuild(
        term, lambda t: plugged(t, by), lambda i: plug_index(i, by), lambda c: plug_condition(c, by)
    )
