"""Annotations that can have no value: reductions over index sets without bounds.

They are found before evaluation, where they would cost much time and end in other complaints.
"""

from __future__ import annotations

from typing import assert_never

import islpy as isl

from redverify.evaluation.specification import Specification
from redverify.language import core
from redverify.language.diagnostics import fail
from redverify.language.source import NOWHERE
from redverify.presburger import build


def reject_unbounded(block: core.Block, context: isl.Set, specification: Specification) -> None:
    """Raise a diagnostic for a reduction in an annotation whose index set has no bound.

    ``context`` holds the values of parameters and loop variables for which the block runs; ``let`` is
    inlined. What an annotation's tensors are defined by is left to the obligations of the specification.
    """
    for command in block:
        match command:
            case core.Assign() | core.Accumulate():
                _check(command, context, specification)
            case core.Loop(variable, lower, upper, body):
                at = core.IVar(variable)
                runs = core.CAnd(core.CCmp("<=", lower, at), core.CCmp("<", at, upper))
                reject_unbounded(body, context.intersect(build.where(runs)), specification)
            case core.If(condition, then, otherwise):
                chosen = build.where(condition)
                reject_unbounded(then, context.intersect(chosen), specification)
                reject_unbounded(otherwise, context.subtract(chosen), specification)
            case core.DataLet(variable, _, _, lower, upper, body):
                at = core.IVar(variable)
                within = core.CAnd(core.CCmp("<=", lower, at), core.CCmp("<", at, upper))
                reject_unbounded(body, context.intersect(build.where(within)), specification)
            case core.Scope(body=body) | core.Let(body=body) | core.Allocate(body=body):
                reject_unbounded(body, context, specification)
            case core.Skip() | core.Inside():
                continue
            case _:
                assert_never(command)


def _check(command: core.Assign | core.Accumulate, context: isl.Set, specification: Specification) -> None:
    for reduction, _, fresh, inside in specification.reductions(command.annotation, context):
        if build.params_to_tuple(inside, list(fresh), "indices").is_bounded():
            continue
        span = reduction.span if reduction.span is not NOWHERE else command.span
        message = "the index set of a reduction in an annotation has no bound"
        raise fail("RV234", message, span, "bound each variable from below and from above")
