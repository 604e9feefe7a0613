"""Reduction updates: stores of the form ``C[i] = C[i] op e``."""

from __future__ import annotations

from dataclasses import dataclass

from redverify.frontends.common.terms import canonical_value
from redverify.language.core import Apply, IndexExpr, Read, ValueExpr
from redverify.language.types import TypeKind
from redverify.language.walks import reads_in

#: Operators by which a reduction may accumulate.
ACCUMULATING = ("+", "*", "max", "min", "and", "or")


@dataclass(frozen=True, slots=True)
class Update:
    """The operator and the element of ``C[i] = C[i] op e``."""

    operator: str
    element: ValueExpr


def is_cell(value: ValueExpr, array: str, indices: tuple[IndexExpr, ...]) -> bool:
    """The value is a read of exactly this cell."""
    return isinstance(value, Read) and canonical_value(value) == canonical_value(
        Read(value.type, array, indices)
    )


def split_update(
    value: ValueExpr, array: str, indices: tuple[IndexExpr, ...], operator: str = ""
) -> Update | None:
    """The update that storing ``value`` to ``array[indices]`` makes, if it is one.

    ``operator`` is a declared operator that updates values, if one does (:class:`~.model.Store`).

    The cell must be an operand of the outermost operator: ``(C + a) + b`` is not read as
    ``C + (a + b)``, which rounds otherwise.
    """
    if not isinstance(value, Apply) or len(value.arguments) != 2:
        return None
    left, right = value.arguments
    if (
        value.function in ACCUMULATING
        and is_cell(right, array, indices)
        and not is_cell(left, array, indices)
    ):
        left, right = right, left
    if not is_cell(left, array, indices) or any(is_cell(r, array, indices) for r in reads_in(right)):
        return None
    declared = value.declared and (value.type.kind is TypeKind.RECORD or value.function == operator)
    if value.function in ACCUMULATING or declared:
        return Update(value.function, right)
    if value.function == "-":
        return Update("+", Apply(value.type, "neg", (right,)))
    return None
