"""Facts of the usual functions of real numbers, which a proof may use where floats are real numbers.

One table for all: the solvers' queries take instances of the facts
(:mod:`redverify.solving.encodings.fact_instances`), and reports name them. Each fact is true of the real
function at finite arguments. Where the real function is undefined (the logarithm or the square root
of a negative number) its value is some number that depends on the argument alone, and no fact says
more of it.
"""

from __future__ import annotations

from enum import Enum, auto
from fractions import Fraction

from redverify.language import core
from redverify.language.encodings import encoding_of
from redverify.language.functions import WHOLE

#: The base of each exponential function; ``None`` is Euler's number.
BASES: dict[str, int | None] = {"exp": None, "exp2": 2, "exp10": 10}

#: The exponential function that each logarithm inverts.
INVERSES = {"log": "exp", "log2": "exp2", "log10": "exp10"}

#: ``pow(x, n)`` is a product for a literal integer ``n`` from 0 up to this one.
GREATEST_POWER = 8


class Fact(Enum):
    """One kind of fact; the side condition of each is written beside it."""

    #: ``f(x) > 0`` and ``f(0) = 1`` of an exponential function: for all finite x.
    POSITIVE = auto()
    #: ``f(x + y) = f(x) * f(y)`` of an exponential function: for all finite x and y.
    PRODUCT = auto()
    #: ``f(x * y) = f(x) + f(y)`` of a logarithm: for finite x and y that are positive.
    SUM = auto()
    #: ``f(x) < f(y)`` exactly if ``x < y``: for finite x and y, positive ones if f is a logarithm.
    INCREASING = auto()
    #: ``log(exp(x)) = x`` for all finite x, and ``exp(log(x)) = x`` for finite ``x > 0``.
    INVERSE = auto()
    #: ``sqrt(x) >= 0`` and ``sqrt(x) * sqrt(x) = x``: for finite ``x >= 0``.
    ROOT = auto()
    #: A function that rounds to an integer (:data:`~.functions.WHOLE`), computed: for literals.
    WHOLE = auto()
    #: The function stands for a term of other functions (:func:`definition`): for finite arguments.
    DEFINITION = auto()


_EXPONENTIAL = (Fact.POSITIVE, Fact.PRODUCT, Fact.INCREASING)

#: The facts of each function that has any.
FACTS: dict[str, tuple[Fact, ...]] = {
    **dict.fromkeys(BASES, _EXPONENTIAL),
    **dict.fromkeys(INVERSES, (Fact.INVERSE, Fact.SUM, Fact.INCREASING)),
    "sqrt": (Fact.ROOT,),
    **dict.fromkeys(WHOLE, (Fact.WHOLE,)),
    **dict.fromkeys(("expm1", "log1p", "rsqrt", "sigmoid", "tanh", "fma", "pow"), (Fact.DEFINITION,)),
}

_DEFINITIONS = {
    "expm1": "expm1(x) = exp(x) - 1",
    "log1p": "log1p(x) = log(1 + x)",
    "rsqrt": "rsqrt(x) = 1 / sqrt(x)",
    "sigmoid": "sigmoid(x) = 1 / (1 + exp(-x))",
    "tanh": "tanh(x) = (exp(2 * x) - 1) / (exp(2 * x) + 1)",
    "fma": "fma(x, y, z) = x * y + z",
    "pow": f"pow(x, n) is a product of n factors for integers n from 0 to {GREATEST_POWER}",
}

#: The functions with facts that a definition leads to.
_LEADS_TO = {"expm1": "exp", "log1p": "log", "rsqrt": "sqrt", "sigmoid": "exp", "tanh": "exp"}

#: The functions of one argument that have a definition.
UNARY = tuple(_LEADS_TO)


def facts_hold(values: str) -> bool:
    """Whether the facts may be used under an encoding: where all floats are real numbers."""
    return encoding_of(values).arithmetics == ("real",)


def with_definitions(functions: set[str]) -> set[str]:
    """The functions, and those that their definitions lead to."""
    return functions | {_LEADS_TO[f] for f in functions if f in _LEADS_TO}


def words(function: str) -> str:
    """The facts of a function in words, as reports have them; empty if there are none."""
    return ", ".join(_words(fact, function) for fact in FACTS.get(function, ()))


def _words(fact: Fact, f: str) -> str:
    match fact:
        case Fact.POSITIVE:
            return f"{f}(0) = 1, {f}(x) > 0"
        case Fact.PRODUCT:
            return f"{f}(x + y) = {f}(x) * {f}(y)"
        case Fact.SUM:
            return f"{f}(x * y) = {f}(x) + {f}(y) for x > 0, y > 0"
        case Fact.INCREASING:
            return f"{f} increases"
        case Fact.INVERSE:
            return f"{f} inverts {INVERSES[f]}"
        case Fact.ROOT:
            return "sqrt(x) >= 0 and sqrt(x) * sqrt(x) = x for x >= 0"
        case Fact.WHOLE:
            return f"what {f}(x) is for a literal x"
        case Fact.DEFINITION:
            return _DEFINITIONS[f]


def definition(term: core.Apply) -> core.ValueExpr | None:
    """What an application of a usual function stands for over the real numbers, if it is defined.

    Side condition: the arguments are finite. ``rsqrt(0)`` is then the quotient ``1 / 0``, of which
    nothing is known but that it is some number.
    """
    type_, arguments = term.type, term.arguments

    def apply(function: str, *operands: core.ValueExpr) -> core.ValueExpr:
        return core.Apply(type_, function, operands)

    one, x = core.Literal(type_, Fraction(1)), arguments[0]
    match term.function:
        case "expm1":
            return apply("-", apply("exp", x), one)
        case "log1p":
            return apply("log", apply("+", one, x))
        case "rsqrt":
            return apply("/", one, apply("sqrt", x))
        case "sigmoid":
            return apply("/", one, apply("+", one, apply("exp", apply("neg", x))))
        case "tanh":
            doubled = apply("exp", apply("+", x, x))
            return apply("/", apply("-", doubled, one), apply("+", doubled, one))
        case "fma":
            return apply("+", apply("*", x, arguments[1]), arguments[2])
        case "pow":
            return _power(x, arguments[1])
    return None


def _power(x: core.ValueExpr, power: core.ValueExpr) -> core.ValueExpr | None:
    """``x * ... * x`` for a literal integer power from 0 to :data:`GREATEST_POWER`."""
    if not isinstance(power, core.Literal) or power.value not in range(GREATEST_POWER + 1):
        return None
    result: core.ValueExpr = core.Literal(x.type, Fraction(1))
    for count in range(int(Fraction(power.value))):
        result = x if count == 0 else core.Apply(x.type, "*", (result, x))
    return result
