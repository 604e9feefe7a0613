"""The digits of an element's index in a reduction.

The index of an element is a number in mixed radix whose digits are loop or iteration variables: with
``k = 8 * k_0 + k_1`` and ``k_1 < 8``, the digits are ``k_0 = k // 8`` and ``k_1 = k % 8``.
"""

from __future__ import annotations

from collections.abc import Mapping

from redverify.frontends.common.terms import (
    Linear,
    canonical,
    difference,
    linear,
)
from redverify.language import core

#: The lower bound and extent of a digit.
Ranges = Mapping[str, tuple[core.IndexExpr, core.IndexExpr]]


def marked(binder: str) -> str:
    """The binder in digits and conditions: no variable of a program has that name."""
    return f"${binder}"


def digits(
    element: tuple[core.IndexExpr, ...], binders: tuple[str, ...], ranges: Ranges
) -> dict[str, core.IndexExpr]:
    """The variables in an element's index as functions of the :func:`marked` binders.

    Variables that are not determined by the binders are left out.
    """
    found: dict[str, core.IndexExpr] = {}
    for binder, index in zip(binders, element, strict=True):
        found.update(_decomposed(core.IVar(marked(binder)), linear(index), ranges))
    return found


def _decomposed(number: core.IndexExpr, value: Linear, ranges: Ranges) -> dict[str, core.IndexExpr]:
    """The digits of ``number == value``, largest weight first; empty if they are not unique."""
    weights: list[tuple[str, int]] = []
    for atom, weight in value.terms:
        if not isinstance(atom, core.IVar) or atom.name not in ranges or weight <= 0:
            return {}
        if ranges[atom.name][0] != core.IConst(0):
            return {}
        weights.append((atom.name, weight))
    weights.sort(key=lambda item: -item[1])
    if not weights or weights[-1][1] != 1:
        return {}
    smaller = 0
    for (_, weight), (name, below) in zip(reversed(weights[:-1]), reversed(weights[1:]), strict=True):
        extent = ranges[name][1]
        if not isinstance(extent, core.IConst):
            return {}
        smaller += below * (extent.value - 1)
        if smaller >= weight:
            return {}
    found: dict[str, core.IndexExpr] = {}
    rest = difference(number, core.IConst(value.constant))
    for name, weight in weights:
        found[name] = canonical(core.IDiv(rest, weight))
        rest = canonical(core.IMod(rest, weight)) if weight > 1 else core.IConst(0)
    return found
