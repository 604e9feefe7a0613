"""Reductions over padded elements.

A compiler pads a tensor to whole tiles: the copy holds ``select(i < n, A(i, k), 0.0)``, and the reduction
over the tile accumulates ``select(i < n, A(i, k), 0.0) * B(k, j)``. This is not a renaming of the element
``A(i, k) * B(k, j)``. But it is one after the choices between an element and a literal are taken away, and
that gives the index of the element. The cell is then annotated with the reduction over the *padded* elements
``sum[k : 0 <= k < m] select(i < n, A(i, k), 0.0) * B(k, j)``. It is equal to the specification's tensor
where all conditions hold, and it has a value beyond the tensor's edge as well, where the specification has
none. What is accumulated at ``k >= m`` has to be the operator's unit; the verifier proves that, as it proves
the annotation.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from redverify.language import core


@dataclass(frozen=True, slots=True)
class Unpadded:
    """A value without its pads, and the pattern with them.

    ``bare`` is the value with each choice between an element and a literal replaced by the element.
    ``pattern`` is the pattern with these choices at the same places.
    """

    bare: core.ValueExpr
    pattern: core.ValueExpr


def without_pads(pattern: core.ValueExpr, value: core.ValueExpr) -> Unpadded:
    """Take from ``value`` the choices between an element and a literal that ``pattern`` does not have."""
    match pattern, value:
        case core.Select(), core.Select():
            return Unpadded(value, pattern)
        case _, core.Select(_, _, element, core.Literal()):
            inner = without_pads(pattern, element)
            return Unpadded(inner.bare, replace(value, then=inner.pattern))
        case _, core.Select(_, _, core.Literal(), element):
            inner = without_pads(pattern, element)
            return Unpadded(inner.bare, replace(value, otherwise=inner.pattern))
        case core.Apply(), core.Apply() if pattern.function == value.function and len(
            pattern.arguments
        ) == len(value.arguments):
            parts = [without_pads(p, v) for p, v in zip(pattern.arguments, value.arguments, strict=True)]
            return Unpadded(
                replace(value, arguments=tuple(p.bare for p in parts)),
                replace(pattern, arguments=tuple(p.pattern for p in parts)),
            )
        case core.Cast(), core.Cast():
            inner = without_pads(pattern.operand, value.operand)
            return Unpadded(replace(value, operand=inner.bare), replace(pattern, operand=inner.pattern))
        case _:
            return Unpadded(value, pattern)
