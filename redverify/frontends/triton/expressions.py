"""Values of blocks as text: an expression for each lane."""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from fractions import Fraction
from math import isnan

from redverify.frontends.common import floats
from redverify.frontends.common.indices.polynomials import Polynomial
from redverify.frontends.triton.contract import TYPES
from redverify.frontends.triton.ttir.ir import Scalar
from redverify.language import core
from redverify.language.core_text import value_text
from redverify.language.types import BUILTIN_TYPES
from redverify.language.walks import nodes_of

Lanes = Sequence[Polynomial]

#: Types of TTIR in ``.sched``.
_TYPES = {"i1": "bool", **{t: t for t in TYPES.values()}}


@dataclass(frozen=True, slots=True)
class Expression:
    """What a block holds in each lane. ``reads`` are the local arrays that it reads.

    ``plain``: it is a read of one array and nothing else. ``loose``: it needs parentheses as an operand.
    """

    at: Callable[[Lanes], str]
    reads: frozenset[str] = frozenset()
    plain: bool = False
    loose: bool = False

    def tight(self, lanes: Lanes) -> str:
        """The text as an operand."""
        text = self.at(lanes)
        return f"({text})" if self.loose else text


def constant(text: str) -> Expression:
    """The same in each lane."""
    return Expression(lambda lanes: text)


def infix(sign: str, left: Expression, right: Expression) -> Expression:
    """``left sign right``."""
    reads = left.reads | right.reads
    return Expression(lambda lanes: f"{left.tight(lanes)} {sign} {right.tight(lanes)}", reads, loose=True)


def joint(operator: str, left: Expression, right: Expression) -> Expression:
    """Two expressions joined by an operator that the language writes as a sign or as a word."""
    return infix(operator, left, right) if operator in "+*" else call(operator, left, right)


def call(name: str, *arguments: Expression) -> Expression:
    """``name(argument, ...)``."""
    reads = frozenset[str]().union(*(a.reads for a in arguments))
    return Expression(lambda lanes: f"{name}({', '.join(a.at(lanes) for a in arguments)})", reads)


def relaned(expression: Expression, change: Callable[[Lanes], Lanes]) -> Expression:
    """The expression with other lanes."""
    return Expression(
        lambda lanes: expression.at(change(lanes)), expression.reads, expression.plain, expression.loose
    )


def type_name(type_: Scalar) -> str | None:
    """The name of a scalar type in ``.sched``; ``None`` if there is none."""
    return _TYPES.get(type_.name)


def literal(value: float | int | bool, type_: Scalar, known: Sequence[tuple[float, str]] = ()) -> str:
    """A literal.

    A float is written as the ``known`` number that is rounded to it at its type, if there is one, by its
    text: so the specification has written it. Else it has as few digits as single it out among the numbers of
    its type.
    """
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return str(value)
    if isnan(value):
        raise ValueError("NaN")
    if value in (float("inf"), float("-inf")):
        return "inf" if value > 0 else "-inf"
    if not floats.known(type_.name):
        return repr(value)
    wanted = floats.rounded(value, type_.name)

    def same(number: float) -> bool:
        return floats.rounded(number, type_.name) == wanted

    for number, text in known:
        if same(number):
            return text
    short = (repr(float(f"{value:.{digits}g}")) for digits in range(1, 18))
    return next(text for text in short if same(float(text)))


def literals_of(spec: core.Spec) -> dict[str, tuple[tuple[float, str], ...]]:
    """The numbers that a specification has written, by float type, with their negatives; then expressions.

    These are made of numbers alone, as ``sqrt(2.0)``, or are what is divided by: ``1.0 / sqrt(2.0)``.
    Their text has parentheses. A kernel's compiler has computed them, and rounded what comes of it.
    """
    found: dict[str, dict[str, float]] = {}
    nodes = [n for equation in spec.equations for n in nodes_of(equation.value)]
    for node in nodes:
        if isinstance(node, core.Literal) and isinstance(node.value, Fraction):
            for value in (node.value, -node.value):
                text = value_text(core.Literal(BUILTIN_TYPES[node.type.name], value))
                found.setdefault(node.type.name, {}).setdefault(text, float(value))
    for node in nodes:
        if isinstance(node, core.Apply) and node.type.name in found:
            given = found[node.type.name]
            if (whole := _computed(node)) is not None:
                given.setdefault(f"({value_text(node)})", whole)
            divisor = node.arguments[-1]
            if node.function == "/" and isinstance(divisor, core.Apply) and (below := _computed(divisor)):
                given.setdefault(f"(1.0 / {value_text(divisor)})", 1.0 / below)
    return {name: tuple((n, text) for text, n in numbers.items()) for name, numbers in found.items()}


_COMPUTED: dict[str, Callable[..., float]] = {
    **{"+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv, "neg": operator.neg},
    **{"sqrt": math.sqrt, "exp": math.exp, "log": math.log, "rsqrt": lambda x: 1.0 / math.sqrt(x)},
}


def _computed(value: core.ValueExpr) -> float | None:
    """The number that an expression of numbers is; ``None`` if it is another one."""
    match value:
        case core.Literal(value=Fraction() as number):
            return float(number)
        case core.Apply(function=name, arguments=arguments) if name in _COMPUTED:
            parts = [_computed(a) for a in arguments]
            with suppress(ArithmeticError, ValueError):
                return None if None in parts else _COMPUTED[name](*parts)
    return None
