"""Index expressions and conditions of the typed program (:mod:`.core`).

They are affine but for :class:`IProd`, :class:`IQuot` and :class:`IRem`, which stand where neither side is a
literal.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class IVar:
    """A parameter, a loop or ``let`` variable, an equation's variable or a binder."""

    name: str


@dataclass(frozen=True, slots=True)
class IConst:
    """An integer."""

    value: int


@dataclass(frozen=True, slots=True)
class IAdd:
    """``left + right``."""

    left: IndexExpr
    right: IndexExpr


@dataclass(frozen=True, slots=True)
class IMul:
    """``factor * operand`` (subtraction and negation are sums with factor -1)."""

    factor: int
    operand: IndexExpr


@dataclass(frozen=True, slots=True)
class IDiv:
    """``operand // divisor``, rounded to minus infinity; the divisor is positive."""

    operand: IndexExpr
    divisor: int


@dataclass(frozen=True, slots=True)
class IMod:
    """``operand % divisor``, in ``[0, divisor)``; the divisor is positive."""

    operand: IndexExpr
    divisor: int


@dataclass(frozen=True, slots=True)
class IProd:
    """``left * right`` of two that are not literals."""

    left: IndexExpr
    right: IndexExpr


@dataclass(frozen=True, slots=True)
class IQuot:
    """``left // right``, rounded to minus infinity; ``right`` is positive wherever this is evaluated."""

    left: IndexExpr
    right: IndexExpr


@dataclass(frozen=True, slots=True)
class IRem:
    """``left % right``, in ``[0, right)``; ``right`` is positive wherever this is evaluated."""

    left: IndexExpr
    right: IndexExpr


@dataclass(frozen=True, slots=True)
class IMin:
    """The least of at least two expressions."""

    operands: tuple[IndexExpr, ...]


@dataclass(frozen=True, slots=True)
class IMax:
    """The greatest of at least two expressions."""

    operands: tuple[IndexExpr, ...]


@dataclass(frozen=True, slots=True)
class ISelect:
    """``then`` where the condition holds, ``otherwise`` elsewhere."""

    condition: Cond
    then: IndexExpr
    otherwise: IndexExpr


IndexExpr = IVar | IConst | IAdd | IMul | IDiv | IMod | IProd | IQuot | IRem | IMin | IMax | ISelect

#: Those of a cell, of a tensor's element, or of a reduction's.
Indices = tuple[IndexExpr, ...]


@dataclass(frozen=True, slots=True)
class CTrue:
    """``true``."""


@dataclass(frozen=True, slots=True)
class CFalse:
    """``false``."""


@dataclass(frozen=True, slots=True)
class CCmp:
    """A comparison; ``op`` is one of ``== != < <= > >=``."""

    op: str
    left: IndexExpr
    right: IndexExpr


@dataclass(frozen=True, slots=True)
class CAnd:
    """Both hold."""

    left: Cond
    right: Cond


@dataclass(frozen=True, slots=True)
class COr:
    """One of them holds."""

    left: Cond
    right: Cond


@dataclass(frozen=True, slots=True)
class CNot:
    """The operand does not hold."""

    operand: Cond


Cond = CTrue | CFalse | CCmp | CAnd | COr | CNot
