"""Random float expressions, and what they are worth: encodings must not prove what is false."""

from __future__ import annotations

import random
from collections.abc import Mapping
from fractions import Fraction

from redverify.interpreter.domain import Domain
from redverify.interpreter.domains import arithmetic
from redverify.interpreter.domains.terms import Value
from redverify.language import core
from redverify.language.types import BUILTIN_TYPES, ValueType

F16, F32, BF16, F64 = (BUILTIN_TYPES[n] for n in ("f16", "f32", "bf16", "f64"))

#: Values at which floats behave unlike numbers.
SPECIAL = (
    0.0,
    -0.0,
    1.0,
    -1.0,
    float("inf"),
    float("-inf"),
    float("nan"),
    0.1,
    3.0,
    1e-7,
    65504.0,
    -7e4,
    3e38,
)


class Expressions:
    """Draws pairs of expressions over the inputs ``x(0)`` to ``x(2)`` of each type."""

    def __init__(self, seed: int, types: tuple[ValueType, ...] = (F32,)) -> None:
        self.random = random.Random(seed)
        self.types = types

    def expression(self, type_: ValueType, depth: int) -> core.ValueExpr:
        """An expression of at most this depth."""
        choose = self.random.random()
        if depth == 0 or choose < 0.15:
            return self._leaf(type_)
        if choose < 0.3 and len(self.types) > 1:
            other = self.random.choice([t for t in self.types if t != type_])
            return core.Cast(type_, self.expression(other, depth - 1))
        function = self.random.choice(["+", "+", "-", "*", "*", "/", "neg", "abs", "min", "max"])
        arity = 1 if function in ("neg", "abs") else 2
        return core.Apply(type_, function, tuple(self.expression(type_, depth - 1) for _ in range(arity)))

    def _leaf(self, type_: ValueType) -> core.ValueExpr:
        if self.random.random() < 0.3:
            value = self.random.choice(
                [Fraction(0), Fraction(1), Fraction(-1), "-0.0", "inf", Fraction(1, 10)]
            )
            return core.Literal(type_, value)
        return core.Access(type_, f"x_{type_.name}", (core.IConst(self.random.randrange(3)),))

    def variant(self, term: core.ValueExpr) -> core.ValueExpr:
        """An expression that is nearly the same: operands swapped, units added, signs moved."""
        match term:
            case core.Apply(type_, function, arguments):
                new = [self.variant(a) for a in arguments]
                choose = self.random.random()
                if len(new) == 2 and choose < 0.4:
                    new.reverse()
                made: core.ValueExpr = core.Apply(type_, function, tuple(new))
                if 0.4 < choose < 0.5:
                    unit = self.random.choice([Fraction(0), "-0.0"])
                    made = core.Apply(type_, "+", (made, core.Literal(type_, unit)))
                elif 0.5 < choose < 0.6:
                    made = core.Apply(type_, "*", (core.Literal(type_, Fraction(1)), made))
                elif 0.6 < choose < 0.65:
                    made = core.Apply(type_, "neg", (core.Apply(type_, "neg", (made,)),))
                elif 0.65 < choose < 0.7 and function == "-":
                    made = core.Apply(type_, "neg", (core.Apply(type_, "-", (new[1], new[0])),))
                elif 0.7 < choose < 0.8 and function in ("+", "*"):
                    inner = new[0]
                    if isinstance(inner, core.Apply) and inner.function == function:
                        a, b = inner.arguments
                        made = core.Apply(type_, function, (a, core.Apply(type_, function, (b, new[1]))))
                return made
            case core.Cast(type_, operand):
                return core.Cast(type_, self.variant(operand))
            case _:
                return term


def inputs(seed: int, types: tuple[ValueType, ...]) -> dict[str, list[Value]]:
    """Values of ``x_T(0)`` to ``x_T(2)`` for each type."""
    draw = random.Random(seed)
    result: dict[str, list[Value]] = {}
    for type_ in types:
        into = arithmetic.rounding(type_)
        result[f"x_{type_.name}"] = [
            into(draw.choice(SPECIAL) if draw.random() < 0.6 else draw.uniform(-8, 8)) for _ in range(3)
        ]
    return result


def worth(domain: Domain, term: core.ValueExpr, given: Mapping[str, list[Value]]) -> Value:
    """The value of an expression under IEEE 754."""
    match term:
        case core.Literal():
            return domain.literal(term)
        case core.Access(_, tensor, (core.IConst(position),)):
            return given[tensor][position]
        case core.Apply(_, _, arguments):
            return domain.function(term)(*[worth(domain, a, given) for a in arguments])
        case core.Cast(type_, operand):
            return domain.cast(operand.type, type_)(worth(domain, operand, given))
    raise TypeError(term)
