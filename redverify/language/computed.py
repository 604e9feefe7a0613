"""What a program computes of indices: the expressions of its commands that a machine evaluates.

Annotations, indices of elements, bindings and ranges are not computed; neither is the one array that arrays
which overlap are parts of.
"""

from __future__ import annotations

from redverify.language import core
from redverify.language.walks import nodes_of

#: What is computed: an index, or a condition on indices.
Computed = core.IndexExpr | core.Cond


def computed(command: core.Command, impl: core.Impl) -> tuple[Computed, ...]:
    """The expressions that a command computes, without those of the commands in it."""
    wholes = {overlap.whole for overlap in impl.overlaps}
    match command:
        case core.Inside(indices=indices) | core.Allocate(extents=indices):
            return indices
        case core.Assign() | core.Accumulate():
            cell = () if command.array in wholes else command.indices
            return (*cell, *_of_value(command.value, wholes))
        case core.DataLet(value=value):
            return _of_value(value, wholes)
        case core.Let(value=index):
            return (index,)
        case core.If(condition=condition):
            return (condition,)
        case core.Loop(lower=lower, upper=upper):
            return (lower, upper)
        case _:
            return ()


def _of_value(value: core.ValueExpr, wholes: set[str]) -> tuple[Computed, ...]:
    found: list[Computed] = []
    for node in nodes_of(value):
        match node:
            case core.Read(array=array, indices=indices) if array not in wholes:
                found += indices
            case core.IndexCast(operand=index):
                found.append(index)
            case core.Select(condition=condition) | core.IndexCondition(condition=condition):
                found.append(condition)
    return tuple(found)


def difference_of(expression: core.IndexExpr) -> tuple[core.IndexExpr, core.IndexExpr] | None:
    """The two sides of ``a - b``, which is a sum in typed programs."""
    match expression:
        case core.IAdd(left, core.IMul(-1, right)):
            return left, right
    return None
