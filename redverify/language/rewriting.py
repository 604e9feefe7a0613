"""Commands with their parts replaced."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import assert_never

from redverify.language import core


def replaced(
    command: core.Command,
    *,
    index: Callable[[core.IndexExpr], core.IndexExpr],
    condition: Callable[[core.Cond], core.Cond],
    annotation: Callable[[core.ValueExpr], core.ValueExpr],
    value: Callable[[core.ValueExpr], core.ValueExpr],
    block: Callable[[core.Block], core.Block],
) -> core.Command:
    """The command with each of its direct parts replaced by a function's result."""
    match command:
        case core.Skip():
            return command
        case core.Inside():
            holds = condition(command.condition)
            return replace(command, indices=tuple(map(index, command.indices)), condition=holds)
        case core.Assign():
            return replace(
                command,
                indices=tuple(map(index, command.indices)),
                annotation=annotation(command.annotation),
                value=value(command.value),
            )
        case core.Accumulate(reduction_indices=at):
            return replace(
                command,
                indices=tuple(map(index, command.indices)),
                annotation=annotation(command.annotation),
                reduction_indices=None if at is None else tuple(map(index, at)),
                value=value(command.value),
            )
        case core.Scope():
            return replace(command, body=block(command.body))
        case core.Let():
            return replace(command, value=index(command.value), body=block(command.body))
        case core.DataLet(lower=lower, upper=upper):
            return replace(
                command,
                annotation=annotation(command.annotation),
                value=value(command.value),
                lower=index(lower),
                upper=index(upper),
                body=block(command.body),
            )
        case core.Allocate():
            return replace(command, extents=tuple(map(index, command.extents)), body=block(command.body))
        case core.If():
            holds = condition(command.condition)
            return replace(
                command, condition=holds, then=block(command.then), otherwise=block(command.otherwise)
            )
        case core.Loop(lower=lower, upper=upper):
            return replace(command, lower=index(lower), upper=index(upper), body=block(command.body))
        case _:
            assert_never(command)
