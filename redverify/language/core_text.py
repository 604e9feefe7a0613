"""Typed expressions as source text.

:class:`ExpressionWriter` makes the syntax tree and :mod:`.printer` its text. Reports use the functions
of this module; whole programs are written by :mod:`.program_text`.
"""

from __future__ import annotations

from dataclasses import fields, replace
from fractions import Fraction
from typing import Any, assert_never

from redverify.language import core
from redverify.language import syntax as sx
from redverify.language.elaboration.data_indices import data_of, written_mask
from redverify.language.operators import REDUCTION_NAME
from redverify.language.printer import expression_text

_INFIX = ("+", "-", "*", "/", "and", "or")
COMPARISONS = ("==", "!=", "<", "<=", ">", ">=")


def index_text(expr: core.IndexExpr) -> str:
    """An index expression, as in ``4 * i + j``."""
    return expression_text(_REPORTS.index(expr))


def cond_text(condition: core.Cond) -> str:
    """A condition; neighbouring comparisons are written as a chain."""
    return expression_text(_REPORTS.condition(condition))


def value_text(value: core.ValueExpr) -> str:
    """A value expression, semantic or prophetic."""
    return expression_text(_REPORTS.value(value))


def binding_text(binding: core.Binding) -> str:
    """A binding with all its indices, as in ``b[k // 16, j, k % 16] = B(k, j)``, without extents."""
    indices = ", ".join([index_text(i) for i in binding.indices])
    return f"{binding.array}[{indices}] = {binding.tensor}({', '.join(binding.variables)})"


class ExpressionWriter:
    """Makes the syntax trees of typed expressions, as reports show them."""

    # ------------------------------------------------------------ indices and conditions

    @staticmethod
    def integer(value: int) -> sx.Expr:
        """A whole number, with its sign."""
        number = sx.Number(str(abs(value)))
        return sx.Negate(number) if value < 0 else number

    def index(self, expr: core.IndexExpr) -> sx.Expr:
        """An index expression."""
        match expr:
            case core.IVar(name=name):
                return sx.Variable(name)
            case core.IConst(value=value):
                return self.integer(value)
            case core.IAdd(left=left, right=core.IMul(factor=factor, operand=operand)) if factor < 0:
                return sx.Binary("-", self.index(left), self.multiple(-factor, operand))
            case core.IAdd(left=left, right=core.IConst(value=value)) if value < 0:
                return sx.Binary("-", self.index(left), self.integer(-value))
            case core.IAdd(left=left, right=right):
                return sx.Binary("+", self.index(left), self.index(right))
            case core.IMul(factor=factor, operand=operand):
                return self.multiple(factor, operand)
            case core.IDiv(operand=operand, divisor=divisor):
                return sx.Binary("//", self.index(operand), self.integer(divisor))
            case core.IMod(operand=operand, divisor=divisor):
                return sx.Binary("%", self.index(operand), self.integer(divisor))
            case core.IProd(left=left, right=right):
                return sx.Binary("*", self.index(left), self.index(right))
            case core.IQuot(left=left, right=right):
                return sx.Binary("//", self.index(left), self.index(right))
            case core.IRem(left=left, right=right):
                return sx.Binary("%", self.index(left), self.index(right))
            case core.IMin(operands=operands):
                return sx.Call("min", tuple([self.index(o) for o in operands]))
            case core.IMax(operands=operands):
                return sx.Call("max", tuple([self.index(o) for o in operands]))
            case core.ISelect(condition=condition, then=then, otherwise=otherwise):
                return sx.Call("select", (self.condition(condition), self.index(then), self.index(otherwise)))
            case _:
                assert_never(expr)

    def multiple(self, factor: int, operand: core.IndexExpr) -> sx.Expr:
        """``factor * operand``."""
        if factor == 1:
            return self.index(operand)
        if factor == -1:
            return sx.Negate(self.index(operand))
        return sx.Binary("*", self.integer(factor), self.index(operand))

    def condition(self, condition: core.Cond) -> sx.Expr:
        """A condition; neighbouring comparisons become a chain."""
        match condition:
            case core.CTrue():
                return sx.Truth(True)
            case core.CFalse():
                return sx.Truth(False)
            case core.CCmp(op=op, left=left, right=right):
                return sx.Comparison((self.index(left), self.index(right)), (op,))
            case core.CAnd(left=left, right=right):
                first, second = self.condition(left), self.condition(right)
                if (
                    isinstance(first, sx.Comparison)
                    and isinstance(second, sx.Comparison)
                    and first.operands[-1] == second.operands[0]
                ):
                    return sx.Comparison(
                        first.operands + second.operands[1:], first.operators + second.operators
                    )
                return sx.Binary("and", first, second)
            case core.COr(left=left, right=right):
                return sx.Binary("or", self.condition(left), self.condition(right))
            case core.CNot(operand=operand):
                return sx.Not(self.condition(operand))
            case _:
                assert_never(condition)

    # ------------------------------------------------------------ values

    def literal(self, literal: core.Literal) -> sx.Expr:
        """A literal of any type."""
        value = literal.value
        if isinstance(value, bool):
            return sx.Truth(value)
        if isinstance(value, str):
            number = sx.Infinity() if value.endswith("inf") else sx.Number(value.lstrip("-"))
            return sx.Negate(number) if value.startswith("-") else number
        if literal.type.is_integer:
            return self.integer(int(value))
        magnitude = self.decimal(abs(value))
        return sx.Negate(magnitude) if value < 0 else magnitude

    def decimal(self, value: Fraction) -> sx.Expr:
        """A fraction in decimals, or as a quotient where it has no finite expansion."""
        rest, digits = value.denominator, 0
        for prime in (2, 5):
            power = 0
            while rest % prime == 0:
                rest //= prime
                power += 1
            digits = max(digits, power)
        if rest != 1:
            return sx.Binary("/", sx.Number(f"{value.numerator}.0"), sx.Number(f"{value.denominator}.0"))
        whole, part = divmod(value.numerator * 10**digits // value.denominator, 10**digits)
        return sx.Number(f"{whole}.{part:0{max(digits, 1)}d}")

    def value(self, value: core.ValueExpr) -> sx.Expr:
        """A value expression, semantic or prophetic."""
        match value:
            case core.Literal():
                return self.literal(value)
            case core.Constant(name=name):
                return sx.Variable(name)
            case core.Access(tensor=tensor, indices=indices):
                return sx.Call(tensor, tuple([self.index(i) for i in indices]))
            case core.Read(array=array, indices=indices):
                return sx.ArrayRead(array, tuple([self.index(i) for i in indices]))
            case core.Apply():
                return self._apply(value)
            case core.Select(condition=condition, then=then, otherwise=otherwise):
                return sx.Call("select", (self.condition(condition), self.value(then), self.value(otherwise)))
            case core.IndexCondition(condition=condition):
                return self.condition(condition)
            case core.Cast(type=type_, operand=operand):
                return sx.CastTo(type_.name, self.value(operand))
            case core.IndexCast(type=type_, operand=index):
                return sx.CastTo(type_.name, self.index(index))
            case core.Reduce():
                return self._reduce(value)
            case core.Element(reduction=reduction, indices=indices):
                return sx.ElementAt(self.value(reduction), tuple([self.index(i) for i in indices]))
            case core.LetValue(variable=variable, value=held, body=body):
                return plugged(self.value(body), variable, self.value(held))
            case _:
                assert_never(value)

    def _apply(self, value: core.Apply) -> sx.Expr:
        arguments = tuple([self.value(argument) for argument in value.arguments])
        name = value.function
        if name == core.RECORD:
            return sx.Call(value.type.name, arguments)
        if name.startswith("."):
            return sx.Projection(arguments[0], sx.Ident(name[1:]))
        if value.declared:
            return sx.Call(name, arguments)
        if name == "neg":
            return sx.Negate(arguments[0])
        if name == "not":
            return sx.Not(arguments[0])
        if name in COMPARISONS:
            return sx.Comparison(arguments, (name,))
        if name in _INFIX:
            return sx.Binary(name, arguments[0], arguments[1])
        return sx.Call(name, arguments)

    def _reduce(self, value: core.Reduce) -> sx.Expr:
        word = REDUCTION_NAME.get(value.operator)
        condition, body = self._meant(value)
        bare = sx.Reduction(
            word or "reduce",
            None if word else value.operator,
            tuple([sx.Ident(name) for name in value.binders]),
            condition,
            body,
        )
        if value.init is None:
            return bare
        if value.operator in _INFIX:
            return sx.Binary(value.operator, self.value(value.init), bare)
        return sx.Call(value.operator, (self.value(value.init), bare))

    def _meant(self, value: core.Reduce) -> tuple[sx.Expr, sx.Expr]:
        """Condition and body as they were written: of an index set that depends on data, see
        :mod:`.data_indices`.
        """
        masked = written_mask(value)
        if masked is None:
            return self.condition(value.condition), self.value(value.body)
        condition, body = self.condition(masked.condition), self.value(masked.then)
        for variable, held in reversed(list(data_of(value.body))):
            condition = plugged(condition, variable, self.value(held))
            body = plugged(body, variable, self.value(held))
        return condition, body


def plugged(expr: sx.Expr, name: str, by: sx.Expr) -> sx.Expr:
    """A syntax tree with an expression in place of a variable."""
    if isinstance(expr, sx.Variable):
        return by if expr.name == name else expr

    def part(value: object) -> object:
        if isinstance(value, tuple):
            return tuple([part(v) for v in value])
        return plugged(value, name, by) if isinstance(value, sx.Expr) else value

    parts: dict[str, Any] = {f.name: part(getattr(expr, f.name)) for f in fields(expr)}
    return replace(expr, **parts)


_REPORTS = ExpressionWriter()
