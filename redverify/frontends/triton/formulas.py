"""Formulas of a contract, ``cdiv(M, 64) * H``, as polynomials and as numbers."""

from __future__ import annotations

import ast
from collections.abc import Collection, Mapping

from redverify.frontends.common.errors import LoadError
from redverify.frontends.common.indices.nonlinear import NotAffine, floor_of
from redverify.frontends.common.indices.polynomials import Extreme, Polynomial, atom, named, number


def polynomial_of(formula: int | str, known: Collection[str], subject: str) -> Polynomial:
    """The polynomial of a formula in ``known`` names.

    Raises :class:`.LoadError`, which says what ``subject`` has the formula.
    """
    try:
        return _Reader(known).polynomial(ast.parse(str(formula), mode="eval").body)
    except (SyntaxError, NotAffine, _UnknownError) as error:
        raise LoadError(
            f"{subject}: {formula} is not a formula in sizes ({error or 'a division'})"
        ) from error


def value_of(formula: int | str, values: Mapping[str, int]) -> int:
    """The number that a formula has at given sizes."""
    names = {**values, "cdiv": lambda a, b: -(-a // b), "min": min, "max": max}
    return int(
        eval(compile(ast.parse(str(formula), mode="eval"), "<formula>", "eval"), {"__builtins__": {}}, names)
    )


class _UnknownError(Exception):
    """A part of a formula that is none of the few that there are."""


class _Reader:
    def __init__(self, known: Collection[str]) -> None:
        self._known = known

    def polynomial(self, node: ast.expr) -> Polynomial:
        """The polynomial of an expression."""
        match node:
            case ast.Constant(value=int(value)):
                return number(value)
            case ast.Name(id=name) if name in self._known:
                return named(name)
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                return self.polynomial(operand).scaled(-1)
            case ast.BinOp(left=left, op=op, right=right):
                return self._binary(op, self.polynomial(left), self.polynomial(right))
            case ast.Call(func=ast.Name(id="cdiv"), args=[left, right]):
                divisor = self.polynomial(right)
                return floor_of(self.polynomial(left) + divisor - number(1), divisor)
            case ast.Call(func=ast.Name(id="min" | "max" as name), args=parts) if parts:
                return atom(Extreme(name == "max", tuple(map(self.polynomial, parts))))
        raise _UnknownError(ast.unparse(node))

    def _binary(self, op: ast.operator, left: Polynomial, right: Polynomial) -> Polynomial:
        match op:
            case ast.Add():
                return left + right
            case ast.Sub():
                return left - right
            case ast.Mult():
                return left * right
            case ast.FloorDiv():
                return floor_of(left, right)
            case ast.Mod():
                return left - right * floor_of(left, right)
        raise _UnknownError(type(op).__name__)
