"""The values of one run: what literals, functions, operators and casts mean.

Specification and program share one :class:`Domain`. So a function without a meaning gives equal
results for equal arguments on both sides. Each seed gives such functions another meaning.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from operator import itemgetter
from typing import assert_never

from redverify.interpreter.definitions import defined
from redverify.interpreter.domains import arithmetic
from redverify.interpreter.domains.drawing import draw
from redverify.interpreter.domains.free_operators import Binary, Factor, FreeOperator, small_operator
from redverify.interpreter.domains.machine_operations import meaning_of, meaning_of_operator
from redverify.interpreter.domains.nondistributive import (
    nondistributive_cast,
    nondistributive_functions,
    nondistributive_value,
)
from redverify.interpreter.domains.terms import (
    INFINITY,
    MINUS_INFINITY,
    Extended,
    Open,
    Term,
    TermTable,
    Unknown,
    Value,
    digest,
    mix,
    same,
)
from redverify.language.core import RECORD, Apply, Constant, Literal, Spec
from redverify.language.encodings import Floats, encoding_of
from redverify.language.operators import Laws, laws_of
from redverify.language.types import TypeKind, ValueType, wrap

#: The seed whose inputs have infinities and NaNs (:mod:`.drawing`).
_SPECIAL_SEED = 6

#: The types of numbers that are not machine integers.
_NUMBERS = (TypeKind.REAL, TypeKind.FLOAT)

#: Integers from here on are shown with an exponent, if they end in zeros.
_LONG = 10**18

#: Types of at most this many bits have too few values for a free interpretation of an operator.
_SMALL = 8


#: Signed integers of so many bits and more overflow where arithmetic does not wrap, as in C.
WIDE = 32


class Domain:
    """The values of one run of a specification and a program.

    If floats are ``finite``, an IEEE float that is computed and is not finite is not known: a compiler may
    give it any value. Unless division is ``total``, an integer divided by zero is not known either; unless
    arithmetic ``wraps``, neither is a result that a signed integer of 32 bits or more does not have. Unless
    ``empty`` reductions have a value, one without elements is not known.
    """

    def __init__(
        self,
        spec: Spec,
        values: str = "real",
        seed: int = 0,
        *,
        finite: bool = False,
        total: bool = True,
        wraps: bool = True,
        empty: bool = True,
    ) -> None:
        self.spec = spec
        self.empty = empty
        self._finite = finite
        self._total = total
        self._wraps = wraps
        self._values = values
        self._floats = encoding_of(values).floats
        self.seed = seed
        self.terms = TermTable()
        self._literals: set[Term] = set()
        self._laws: dict[tuple[str, ValueType], Laws] = {}
        self._operators: dict[tuple[str, ValueType], Binary] = {}
        self._tables: dict[ValueType, dict[str, arithmetic.Function]] = {}

    def release(self) -> None:
        """Forget the meanings that were made, at the end of a run: they refer to this object."""
        self._operators.clear()
        self._tables.clear()

    # ------------------------------------------------------------ kinds of types

    def is_free(self, type_: ValueType) -> bool:
        """Values of the type are terms: those of opaque types, and floats and reals under ``terms``."""
        if type_.kind is TypeKind.OPAQUE:
            return True
        return self._floats is Floats.TERMS and type_.kind in _NUMBERS

    def is_ieee(self, type_: ValueType) -> bool:
        """Values of the type are Python floats."""
        return type_.is_floating and self._floats in (Floats.IEEE, Floats.IEEE_ONE_ZERO)

    def is_exact(self, type_: ValueType) -> bool:
        """Values of the type are real numbers: exact where possible, else within bounds (:mod:`.reals`)."""
        if type_.kind is TypeKind.REAL:
            return self._floats in (Floats.EXACT, Floats.IEEE, Floats.IEEE_ONE_ZERO)
        return self._floats is Floats.EXACT and type_.kind is TypeKind.FLOAT

    def is_nondistributive(self, type_: ValueType) -> bool:
        """Values of the type are those of :mod:`.nondistributive`."""
        return self._floats is Floats.NONDISTRIBUTIVE and type_.kind in _NUMBERS

    def _one_zero(self, value: float) -> float:
        """An IEEE float, with 0.0 in place of -0.0 where the sign of zeros does not matter."""
        return value + 0.0 if self._floats is Floats.IEEE_ONE_ZERO else value

    # ------------------------------------------------------------ constants

    def literal(self, literal: Literal) -> Value:
        """The value of a literal."""
        return self.convert(literal.type, literal.value)

    def constant(self, constant: Constant) -> Value:
        """The value of a declared constant: an atom, or a hashed number."""
        if self.is_free(constant.type):
            return self.terms.make(constant.name)
        return self._hashed(constant.type, "constant", constant.name)

    def convert(self, type_: ValueType, raw: Value) -> Value:
        """A literal's or a user's value as a value of the type."""
        if type_.kind is TypeKind.RECORD:
            return tuple([self.convert(t, field) for (_, t), field in zip(type_.fields, raw, strict=True)])
        if type_.kind is TypeKind.BOOL:
            return bool(raw)
        if isinstance(raw, Term | Extended):
            return raw
        if self.is_free(type_):
            literal = self.terms.make(str(raw))
            self._literals.add(literal)
            return literal
        if self.is_ieee(type_):
            if isinstance(raw, int | Fraction):
                return arithmetic.rational_to_float(raw, type_)
            return self._one_zero(arithmetic.rounding(type_)(float(raw)))
        if self.is_nondistributive(type_):
            return nondistributive_value(raw, type_)
        if raw in ("inf", "-inf") or (isinstance(raw, float) and raw in (float("inf"), float("-inf"))):
            return INFINITY if float(raw) > 0 else MINUS_INFINITY
        number = Fraction(raw)
        if type_.is_integer:
            return wrap(type_)(int(number))
        return number.numerator if number.denominator == 1 else number

    # ------------------------------------------------------------ operators and functions

    def laws(self, operator: str, type_: ValueType) -> Laws:
        """The laws of an operator in this encoding."""
        key = (operator, type_)
        found = self._laws.get(key)
        if found is None:
            found = self._laws[key] = laws_of(self.spec, operator, type_, self._values)
        return found

    def unit(self, operator: str, type_: ValueType) -> Value | None:
        """The unit of an operator, ``None`` if it has none."""
        unit = self.laws(operator, type_).unit
        if unit is None:
            return None
        return self.literal(unit) if isinstance(unit, Literal) else self.constant(unit)

    def start(self, operator: str, type_: ValueType) -> Value | None:
        """The value that partial reductions by an operator may start from, ``None`` if it has none."""
        start = self.laws(operator, type_).start
        if start is None or isinstance(start, Literal):
            return None if start is None else self.literal(start)
        return tuple([self.literal(part) for part in start.arguments if isinstance(part, Literal)])

    def operator(self, name: str, type_: ValueType) -> Binary:
        """The binary operator of that name at a type."""
        found = self._operators.get((name, type_))
        if found is None:
            found = self._operators[name, type_] = self._make_operator(name, type_)
        return found

    def _make_operator(self, name: str, type_: ValueType) -> Binary:
        declared = self.spec.operators.get(name)
        if declared is None and not self.is_free(type_):
            return self.builtin(name, type_)
        if declared is not None and declared.definition is not None:
            return defined(self, declared)
        known = None if declared is None else meaning_of_operator(declared)
        if known is not None:
            return known
        laws, unit = self.laws(name, type_), self.unit(name, type_)
        if type_.kind is TypeKind.BOOL or (type_.is_integer and type_.bits <= _SMALL):
            return small_operator(type_, laws.associative, laws.commutative, unit, self.seed)

        def fresh(factors: tuple[Factor, ...], attempt: int) -> Value:
            if self.is_free(type_):
                return self.terms.make(name, tuple([factor.value for factor in factors]))
            return self._hashed(type_, name, *[factor.digest for factor in factors], attempt)

        return _of_known(name, FreeOperator(laws.associative, laws.commutative, unit, fresh))

    def builtin(self, name: str, type_: ValueType) -> arithmetic.Function:
        """A builtin or usual named function on operands of a type that is not free."""
        table = self._tables.get(type_)
        if table is None:
            table = self._tables[type_] = self._table(type_)
        function = table.get(name)
        if function is None and self.is_exact(type_):
            function = self.usual_function(name)
        return function if function is not None else self.uninterpreted(name, type_)

    def usual_function(self, name: str) -> arithmetic.Function | None:
        """A usual function of real numbers; ``None`` if nothing is known about it."""
        from redverify.interpreter.domains.reals import usual_function

        return usual_function(name)

    def _table(self, type_: ValueType) -> dict[str, arithmetic.Function]:
        if type_.kind is TypeKind.BOOL:
            return arithmetic.BOOLEAN

        def divide_by_zero(dividend: Value) -> Value:
            if not self._total:
                return Unknown(f"{dividend}/0")
            return self._hashed(type_, "division by zero", digest(dividend))

        if type_.is_integer:
            checked = not self._wraps and type_.kind is TypeKind.INT and type_.bits >= WIDE
            return arithmetic.integer_functions(type_, divide_by_zero, _checked(type_) if checked else None)
        match self._floats:
            case Floats.NONDISTRIBUTIVE:
                return nondistributive_functions(divide_by_zero)
            case Floats.IEEE if type_.is_floating:
                functions = arithmetic.ieee_functions(type_)
                return arithmetic.finite(functions) if self._finite else functions
            case Floats.IEEE_ONE_ZERO if type_.is_floating:
                return arithmetic.unsigned_zeros(arithmetic.ieee_functions(type_), divide_by_zero)
            case Floats.EXACT | Floats.IEEE | Floats.IEEE_ONE_ZERO | Floats.TERMS:
                return arithmetic.exact_functions(self.real_by_zero(type_))
            case _:
                assert_never(self._floats)

    def real_by_zero(self, type_: ValueType) -> arithmetic.Function:
        """What a real number of a type divided by zero is: not known."""
        return lambda dividend: Unknown(f"{dividend}/0")

    def function(self, apply: Apply) -> arithmetic.Function:
        """The meaning of an application's head (``select`` excepted)."""
        name, operand = apply.function, apply.arguments[0].type if apply.arguments else apply.type
        if name == RECORD:
            return lambda *fields: fields
        if name.startswith("."):
            return itemgetter([field for field, _ in operand.fields].index(name[1:]))
        if apply.declared:
            if name in self.spec.operators:
                return self.operator(name, apply.type)
            exact, ieee = self._floats is Floats.EXACT, self._floats is Floats.IEEE
            return meaning_of(apply, exact=exact, ieee=ieee) or self.uninterpreted(name, apply.type)
        if not self.is_free(operand):
            return self.builtin(name, operand)
        if name in ("==", "!="):
            return arithmetic.identical if name == "==" else lambda x, y: not arithmetic.identical(x, y)
        if name in ("+", "*", "min", "max"):
            return self.operator(name, operand)
        return self.uninterpreted(name, apply.type)

    def uninterpreted(self, name: str, result: ValueType) -> arithmetic.Function:
        """A pure function without a meaning: equal arguments give equal results."""
        if self.is_free(result):
            return lambda *arguments: self.terms.make(name, arguments)
        return _of_known(name, lambda *arguments: self._hashed(result, name, *map(digest, arguments)))

    def _hashed(self, type_: ValueType, name: str, *parts: int | str) -> Value:
        """A pseudo-random value of the type, determined by the seed, the name and the parts."""
        bits = mix(self.seed, type_.name, name, *parts)
        if type_.kind is TypeKind.BOOL:
            return bool(bits & 1)
        if type_.is_integer:
            return wrap(type_)(bits)
        if self.is_free(type_):
            return self.terms.make(name, parts)
        if self.is_ieee(type_):
            return arithmetic.rounding(type_)((bits % (1 << 24) - (1 << 23)) / (1 << 16))
        return bits % (1 << 32) - (1 << 31)

    # ------------------------------------------------------------ casts

    def cast(self, source: ValueType, target: ValueType) -> Callable[[Value], Value]:
        """A cast: exact if every value fits, rounded to IEEE floats, an interval under ``real``
        (:mod:`.reals`), otherwise without a meaning."""
        if source == target:
            return lambda value: value
        if source.kind is TypeKind.BOOL and self.is_free(target):
            return lambda value: self.convert(target, int(value))
        if self.is_free(source) or self.is_free(target):
            return self._free_cast(source, target)
        if target.is_integer and (source.is_integer or source.kind is TypeKind.BOOL):
            into = wrap(target)
            return lambda value: into(int(value))
        if self.is_ieee(target) or (self.is_ieee(source) and target.is_numeric):
            return self._ieee_cast(target)
        if target.kind is TypeKind.BOOL:
            return lambda value: bool(value != 0)
        if self.is_nondistributive(source) and self.is_nondistributive(target):
            return nondistributive_cast(target)
        if is_exact(source, target):
            return lambda value: int(value) if isinstance(value, bool) else value
        if self.is_exact(source) or self.is_exact(target):
            from redverify.interpreter.domains.reals import cast

            return cast(target)
        return self.uninterpreted(f"cast {source} to", target)

    def _ieee_cast(self, target: ValueType) -> Callable[[Value], Value]:
        unspecified = self.uninterpreted("cast to", target)

        def call(value: Value) -> Value:
            if isinstance(value, Open):
                return Unknown(f"{target}({value})")
            finite = not isinstance(value, float) or value - value == 0
            if self.is_ieee(target):
                return self.convert(target, value if isinstance(value, float) else Fraction(value))
            if target.is_integer:
                # The language leaves open what it is of a fraction, or out of range; compilers do not.
                whole = finite and value == int(value) and target.least <= value <= target.greatest
                return int(value) if whole else Unknown(f"{target}({value})")
            if not finite:
                return unspecified(value)
            return self.convert(target, Fraction(value))

        return call

    def _free_cast(self, source: ValueType, target: ValueType) -> Callable[[Value], Value]:
        function = self.uninterpreted(f"cast {source} to {target}", target)
        if not (self.is_free(source) and self.is_free(target) and is_exact(source, target)):
            return function
        return lambda value: value if value in self._literals else function(value)

    def index_cast(self, target: ValueType) -> Callable[[int], Value]:
        """A cast of an index: exact for ``real``, wrapping for machine integers, rounded to IEEE floats.

        Under ``real`` an index that a float type may round is an interval (:mod:`.reals`).
        """
        if target.kind is TypeKind.BOOL:
            return lambda index: index != 0
        if target.is_integer:
            return wrap(target)
        if target.kind is TypeKind.REAL or self.is_ieee(target):
            return lambda index: self.convert(target, index)
        if self.is_exact(target):
            from redverify.interpreter.domains.reals import cast

            return cast(target)
        return self.uninterpreted("cast index to", target)

    # ------------------------------------------------------------ inputs

    def input(self, tensor: str, type_: ValueType, point: tuple[int, ...]) -> Value:
        """An element of an input, in the style of the seed (:mod:`.drawing`)."""
        if type_.kind is TypeKind.RECORD:
            return tuple([self.input(f"{tensor}.{name}", t, point) for name, t in type_.fields])
        if self.is_free(type_):
            return self.terms.make(f"{tensor}({', '.join(map(str, point))})")
        if self.is_nondistributive(type_) and type_.is_floating and self.seed % 8 == _SPECIAL_SEED:
            return nondistributive_value(draw(self.seed, tensor, type_, point, ieee=True), type_)
        drawn = draw(self.seed, tensor, type_, point, ieee=self.is_ieee(type_))
        return self._one_zero(drawn) if isinstance(drawn, float) else drawn


def _of_known(name: str, function: arithmetic.Function) -> arithmetic.Function:
    """A function that is chosen freely; of numbers that are not known exactly its value is unknown."""

    def call(*arguments: Value) -> Value:
        if any(isinstance(argument, Open) for argument in arguments):
            return Unknown(f"{name}({', '.join(map(str, arguments))})")
        return function(*arguments)

    return call


def is_exact(source: ValueType, target: ValueType) -> bool:
    """Every value of ``source`` is a value of ``target`` (both numeric or ``bool``)."""
    if source == target or target.kind is TypeKind.REAL:
        return True
    if source.kind is TypeKind.BOOL:
        return target.is_numeric
    if target.is_floating:
        if source.is_integer:
            magnitude_bits = source.bits - (source.kind is TypeKind.INT)
            return magnitude_bits <= target.format.significand and (
                target.name != "f16" or magnitude_bits < 16
            )
        if source.is_floating:
            wider = {"f16": ("f32", "f64"), "bf16": ("f32", "f64"), "f32": ("f64",)}
            return target.name in wider.get(source.name, ())
    return False


def show(value: Value) -> str:
    """A value as text."""
    if isinstance(value, tuple):
        return f"({', '.join(map(show, value))})"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int) and abs(value) >= _LONG:
        digits = str(value).rstrip("0")
        zeros = len(str(value)) - len(digits)
        return f"{digits}e{zeros}" if zeros > 3 else str(value)
    return repr(value) if isinstance(value, float) else str(value)


__all__ = ["Domain", "Value", "is_exact", "same", "show"]


def _checked(type_: ValueType) -> Callable[[Value], Value]:
    """A result of a type; one that it does not have is not known."""

    def into(number: Value) -> Value:
        if isinstance(number, Open) or type_.least <= number <= type_.greatest:
            return number
        return Unknown(f"{number} in {type_}")

    return into
