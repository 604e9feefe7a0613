"""Simpler indices, by what is known at their places: ``min``, ``max`` and ``select`` are decided
(:mod:`redverify.presburger.decisions`). Known are the values of parameters and loop variables for which a
command runs.

Tiling also leaves loops over one number, such as ``for i < 1``. Such a loop runs its body once: ``i`` is
that number. No two of its iterations differ, so there is nothing to say of them. Side condition: the bounds
are constants.
"""

from __future__ import annotations

import islpy as isl

from redverify.evaluation.program import inline_lets
from redverify.language import core
from redverify.language.normal_form import normalise_index
from redverify.language.rewriting import replaced
from redverify.language.terms import rebuild
from redverify.language.walks import commands_of, nodes_of
from redverify.presburger import build
from redverify.presburger.decisions import Among, decided


def simplified(block: core.Block, runs: isl.Set) -> core.Block:
    """The block with simpler indices and bounds; ``let`` is inlined.

    ``runs`` holds the values of parameters and loop variables for which the block runs. Index sets
    and bodies of reductions stay as they are. Loops of one iteration are gone.
    """
    if any(_runs_once(command) for command in commands_of(block)):
        block = inline_lets(_with_numbers(block))
    return tuple(_command(command, runs) for command in block)


def _runs_once(command: core.Command) -> bool:
    """Whether a command is a loop over one number."""
    match command:
        case core.Loop(lower=core.IConst(first), upper=core.IConst(end)):
            return end == first + 1
    return False


def _with_numbers(block: core.Block) -> core.Block:
    """The block with a ``let`` in place of each loop over one number."""
    result: list[core.Command] = []
    for command in block:
        if isinstance(command, core.Loop) and _runs_once(command):
            body = _with_numbers(command.body)
            result.append(core.Let(command.variable, command.lower, body, command.span))
        else:
            result.append(
                replaced(
                    command,
                    index=lambda i: i,
                    condition=lambda c: c,
                    annotation=lambda t: t,
                    value=lambda t: t,
                    block=_with_numbers,
                )
            )
    return tuple(result)


def _command(command: core.Command, runs: isl.Set) -> core.Command:
    if isinstance(command, core.If):
        chosen = build.where(command.condition)
        return core.If(
            command.condition,
            simplified(command.then, runs.intersect(chosen)),
            simplified(command.otherwise, runs.subtract(chosen)),
            command.span,
        )
    inside = runs
    if isinstance(command, core.Loop | core.DataLet):
        at = core.IVar(command.variable)
        bounds = core.CAnd(core.CCmp("<=", command.lower, at), core.CCmp("<", at, command.upper))
        inside = runs.intersect(build.where(bounds))
    return replaced(
        command,
        index=lambda i: _index(i, runs),
        condition=lambda c: c,
        annotation=lambda t: _term(t, runs),
        value=lambda t: _term(t, runs),
        block=lambda b: simplified(b, inside),
    )


def _term(term: core.ValueExpr, runs: isl.Set) -> core.ValueExpr:
    if isinstance(term, core.Reduce | core.LetValue):
        return term
    return rebuild(term, lambda t: _term(t, runs), lambda i: _index(i, runs), lambda c: c)


def _index(expression: core.IndexExpr, runs: isl.Set) -> core.IndexExpr:
    """An expression that is equal on ``runs`` and decides less."""
    return normalise_index(decided(expression, Among(runs))) if _decides(expression) else expression


def _decides(expression: core.IndexExpr) -> bool:
    """Whether an expression has a ``min``, ``max`` or ``select``."""
    return any(isinstance(node, core.IMin | core.IMax | core.ISelect) for node in nodes_of(expression))
