"""What operators with a definition stand for, how large that is, and which laws they declare."""

from __future__ import annotations

from collections.abc import Mapping

from redverify.language import core
from redverify.language.elaboration.definitions import LAWS, expanded_sizes, needed
from redverify.language.terms import rebuild


def declared_laws(operator: core.Operator) -> tuple[str, ...]:
    """The laws that an operator declares, of :data:`LAWS`."""
    declared = (
        operator.associative,
        operator.commutative,
        operator.unit is not None,
        operator.start is not None,
    )
    return tuple([law for law, held in zip(LAWS, declared, strict=True) if held])


def definition_of(
    operator: core.Operator, left: core.ValueExpr, right: core.ValueExpr
) -> core.ValueExpr | None:
    """What ``operator(left, right)`` stands for; ``None`` for an operator without definition.

    Operators in the definition are left as they are.
    """
    if operator.definition is None:
        return None
    return _replaced(operator.definition, dict(zip(operator.parameters, (left, right), strict=True)))


def _replaced(expr: core.ValueExpr, by: Mapping[str, core.ValueExpr]) -> core.ValueExpr:
    match expr:
        case core.Constant(name=name):
            return by[name]
        case _:
            return rebuild(expr, lambda e: _replaced(e, by), lambda i: i, lambda c: c)


def expanded_size(name: str, operators: Mapping[str, core.Operator]) -> int:
    """The number of parts of a definition once all operators in it are expanded."""
    wanted = {name, *needed(name, operators)}
    return expanded_sizes({other: operators[other] for other in operators if other in wanted})[name]
