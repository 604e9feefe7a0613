"""The ``abstract`` encoding: floats as small bit-vectors whose arithmetic is mostly uninterpreted.

The domain of mlir-tv (Bang, Nam, Chun, Jhoo, Lee: *SMT-Based Translation Validation for Machine
Learning Compiler*, section 4.1): a sign and magnitude bits that keep the order of absolute values;
the two largest magnitudes are infinity and NaN, the least is zero. A counterexample needs as many
values as the query has terms, so few bits suffice, and what holds in this domain holds of IEEE
floats: each fact below is true of them, and all else is left open.

Where the encoding of values lets floats be regrouped, ``+`` and ``*`` are flattened
(:mod:`redverify.solving.encodings.permutations`) instead of being functions of two arguments. An
axiom of associativity would be wrong here: it would have to hold of all values of a small domain,
which not every counterexample can be completed to.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import z3

from redverify.language import core
from redverify.language.encodings import FloatLaws
from redverify.language.types import ValueType
from redverify.solving.encodings.arithmetic import Arithmetic, Raw, Surroundings, place
from redverify.solving.rounding import rounded_literal

#: Values besides those that a query counts: zero, one, the largest finite one, infinity, NaN.
SPECIAL = 8

#: Floating-point types from narrow to wide, each within the next; ``bf16`` is within ``f32``, too.
CHAIN = ("f16", "f32", "f64")


class Abstract(Arithmetic):
    """Bit-vectors of a sign and a magnitude, wide enough for ``count`` values of each type.

    ``names`` are the floating-point types of the query. Where one of them is cast to a narrower
    one, the magnitude of the wider one has, from its most significant bit on, limit bits (not zero:
    too large for the narrower type), truncated bits (the magnitude in the narrower type, rounded
    towards zero) and precision bits (the offset from it).
    """

    def __init__(self, encoding: Surroundings, names: Sequence[str], count: int) -> None:
        super().__init__(encoding)
        self.signed_zeros = encoding.equations.float_laws is FloatLaws.BITWISE
        self.count = 0
        self._literals: dict[str, dict[Fraction, Any]] = {}
        bits = (2 * count + SPECIAL).bit_length()
        chain = [n for n in CHAIN if n in names] or ["f32"]
        if "bf16" in names and "f16" not in names:
            chain = ["bf16", *[n for n in chain if n != "f16"]]
        self._chain = tuple(dict.fromkeys(chain))
        self._width: dict[str, int] = {}
        width = bits
        for name in self._chain:
            self._width[name] = width
            width += bits + 1
        self._precision = bits
        for name in names:
            self._width.setdefault(name, bits)

    # -------------------------------------------------------------- patterns

    def sort(self, type_: ValueType) -> Any:
        """A sign bit and the magnitude; values of type ``real`` are uninterpreted."""
        if not type_.is_floating:
            return z3.DeclareSort("T_real")
        return z3.BitVecSort(self._width[type_.name] + 1)

    def _bits(self, x: Any) -> int:
        return int(x.size()) - 1

    def magnitude(self, x: Any) -> Any:
        """The bits but the sign."""
        return z3.Extract(self._bits(x) - 1, 0, x)

    def sign(self, x: Any) -> Any:
        """The sign bit."""
        return z3.Extract(self._bits(x), self._bits(x), x)

    def _infinite(self, bits: int) -> Any:
        return z3.BitVecVal((1 << bits) - 2, bits)

    def is_nan(self, x: Any) -> Any:
        """Not a number."""
        return self.magnitude(x) == z3.BitVecVal((1 << self._bits(x)) - 1, self._bits(x))

    def is_infinite(self, x: Any) -> Any:
        """An infinity."""
        return self.magnitude(x) == self._infinite(self._bits(x))

    def is_zero(self, x: Any) -> Any:
        """A zero of either sign."""
        return self.magnitude(x) == 0

    def nan(self, bits: int) -> Any:
        """The NaN: NaNs are not told apart."""
        return z3.BitVecVal((1 << bits) - 1, bits + 1)

    def infinity(self, bits: int, sign: Any) -> Any:
        """The infinity of a sign."""
        return z3.Concat(sign, self._infinite(bits))

    def _one(self, value: Any) -> Any:
        """The one NaN for a NaN and, where the sign of zeros does not matter, the one zero for a zero."""
        bits = self._bits(value)
        if not self.signed_zeros:
            value = z3.If(self.is_zero(value), z3.BitVecVal(0, bits + 1), value)
        return z3.If(self.is_nan(value), self.nan(bits), value)

    def _with_sign(self, sign: Any, magnitude: Any) -> Any:
        """A value from its parts."""
        return self._one(z3.Concat(sign, magnitude))

    def made(self, type_: ValueType, value: Any) -> Any:
        """Count a value."""
        if not type_.is_floating:
            return value
        self.count += 1
        return self._one(value)

    # -------------------------------------------------------------- literals

    def literal(self, type_: ValueType, value: Raw) -> Any:
        """A constant whose magnitude is ordered like those of the type's other literals."""
        if not type_.is_floating:
            return z3.Const(f"lit_{type_.name}_{'0' if value == '-0.0' else value}", self.sort(type_))
        bits = self._width[type_.name]
        plus, minus = z3.BitVecVal(0, 1), z3.BitVecVal(1, 1)
        number = self.number(type_, value)
        if isinstance(number, str) and number != "-0.0":
            return self.infinity(bits, plus if number == "inf" else minus)
        if number == "-0.0":
            return z3.Concat(minus if self.signed_zeros else plus, z3.BitVecVal(0, bits))
        exact = Fraction(number)
        return z3.Concat(minus if exact < 0 else plus, self._of_number(type_.name, abs(exact)))

    def number(self, type_: ValueType, value: Raw) -> Raw:
        """The nearest number of the type; an infinity beyond the largest one."""
        return rounded_literal(type_, value) if type_.is_floating else value

    def _of_number(self, name: str, number: Fraction) -> Any:
        bits = self._width[name]
        if number == 0:
            return z3.BitVecVal(0, bits)
        known = self._literals.setdefault(name, {})
        if number not in known:
            self.count += 1
            constant = z3.BitVec(f"lit_{name}_{number}", bits)
            axioms = self.encoding.axioms
            axioms += [constant != 0, z3.ULT(constant, self._infinite(bits))]
            for other, encoded in known.items():
                axioms.append(z3.ULT(encoded, constant) if other < number else z3.ULT(constant, encoded))
            known[number] = constant
        return known[number]

    # -------------------------------------------------------------- functions

    def apply(self, term: core.Apply, arguments: list[Any]) -> Any | None:
        """What is true of IEEE floats: special values, signs, order; the rest is uninterpreted."""
        type_ = term.arguments[0].type
        a = arguments
        if not type_.is_floating:
            if term.function in ("==", "!="):
                return a[0] == a[1] if term.function == "==" else a[0] != a[1]
            return None
        match term.function:
            case "+":
                return self._add(type_, a[0], a[1])
            case "-":
                return self._add(type_, a[0], self._negated(a[1]))
            case "*":
                return self._multiply(type_, a[0], a[1])
            case "/":
                return self._divide(type_, a[0], a[1])
            case "neg":
                return self._negated(a[0])
            case "abs":
                return z3.If(self.is_nan(a[0]), a[0], z3.Concat(z3.BitVecVal(0, 1), self.magnitude(a[0])))
            case "min" | "max":
                return self._extreme(term.function, a[0], a[1])
            case "==":
                return self._equal(a[0], a[1])
            case "!=":
                return z3.Not(self._equal(a[0], a[1]))
            case "<":
                return self._less(a[0], a[1])
            case "<=":
                return z3.Or(self._less(a[0], a[1]), self._equal(a[0], a[1]))
            case ">":
                return self._less(a[1], a[0])
            case ">=":
                return z3.Or(self._less(a[1], a[0]), self._equal(a[0], a[1]))
        return None

    def _function(self, name: str, type_: ValueType, *arguments: Any) -> Any:
        sorts = [a.sort() for a in arguments]
        self.count += 1
        return z3.Function(f"abs_{name}_{type_.name}", *sorts, arguments[0].sort())(*arguments)

    def _negated(self, x: Any) -> Any:
        flipped = z3.Concat(~self.sign(x), self.magnitude(x))
        unsigned = self.is_nan(x) if self.signed_zeros else z3.Or(self.is_nan(x), self.is_zero(x))
        return z3.If(unsigned, x, flipped)

    def _add(self, type_: ValueType, x: Any, y: Any) -> Any:
        x, y = _in_order(x, y)
        bits = self._bits(x)
        zero = z3.If(z3.And(self.sign(x) == 1, self.sign(y) == 1), x, z3.BitVecVal(0, bits + 1))
        sum_ = self._function("add", type_, x, y) & self._function("add", type_, y, x)
        finite = self._one(sum_)
        opposite = z3.And(self.is_infinite(x), self.is_infinite(y), self.sign(x) != self.sign(y))
        return _cases(
            (z3.Or(self.is_nan(x), self.is_nan(y), opposite), self.nan(bits)),
            (self.is_infinite(x), x),
            (self.is_infinite(y), y),
            (z3.And(self.is_zero(x), self.is_zero(y)), zero),
            (self.is_zero(x), y),
            (self.is_zero(y), x),
            finally_=finite,
        )

    def _multiply(self, type_: ValueType, x: Any, y: Any) -> Any:
        x, y = _in_order(x, y)
        bits, a, b = self._bits(x), self.magnitude(x), self.magnitude(y)
        one = self._of_number(type_.name, Fraction(1))
        sign = self.sign(x) ^ self.sign(y)
        if not self.signed_zeros:
            sign = z3.If(z3.Or(self.is_zero(x), self.is_zero(y)), z3.BitVecVal(0, 1), sign)
        magnitude = self._function("mul", type_, a, b) & self._function("mul", type_, b, a)
        infinite = z3.Or(self.is_infinite(x), self.is_infinite(y))
        zero = z3.Or(self.is_zero(x), self.is_zero(y))
        return _cases(
            (z3.Or(self.is_nan(x), self.is_nan(y), z3.And(infinite, zero)), self.nan(bits)),
            (infinite, self.infinity(bits, sign)),
            (zero, z3.Concat(sign, z3.BitVecVal(0, bits))),
            (a == one, z3.Concat(sign, b)),
            (b == one, z3.Concat(sign, a)),
            finally_=self._with_sign(sign, magnitude),
        )

    def _divide(self, type_: ValueType, x: Any, y: Any) -> Any:
        bits, a, b = self._bits(x), self.magnitude(x), self.magnitude(y)
        one = self._of_number(type_.name, Fraction(1))
        sign = self.sign(x) ^ self.sign(y)
        magnitude = self._function("div", type_, a, b)
        if not self.signed_zeros:
            undefined = self._function("div0", type_, x)
            divided = self._divide_by_other(bits, x, y, sign, one, magnitude)
            return z3.If(self.is_zero(y), self._one(undefined), divided)
        both_zero = z3.And(self.is_zero(x), self.is_zero(y))
        return _cases(
            (both_zero, self.nan(bits)),
            (z3.And(self.is_zero(y), z3.Not(self.is_nan(x))), self.infinity(bits, sign)),
            finally_=self._divide_by_other(bits, x, y, sign, one, magnitude),
        )

    def _divide_by_other(self, bits: int, x: Any, y: Any, sign: Any, one: Any, magnitude: Any) -> Any:
        """The quotient by what is not zero."""
        nan = z3.Or(self.is_nan(x), self.is_nan(y), z3.And(self.is_infinite(x), self.is_infinite(y)))
        zero_sign = sign if self.signed_zeros else z3.BitVecVal(0, 1)
        return _cases(
            (nan, self.nan(bits)),
            (self.is_infinite(x), self.infinity(bits, sign)),
            (z3.Or(self.is_infinite(y), self.is_zero(x)), z3.Concat(zero_sign, z3.BitVecVal(0, bits))),
            (self.magnitude(y) == one, z3.Concat(sign, self.magnitude(x))),
            finally_=self._with_sign(sign, magnitude),
        )

    def _equal(self, x: Any, y: Any) -> Any:
        zeros = z3.And(self.is_zero(x), self.is_zero(y))
        return z3.And(z3.Not(self.is_nan(x)), z3.Not(self.is_nan(y)), z3.Or(x == y, zeros))

    def _less(self, x: Any, y: Any) -> Any:
        a, b = self.magnitude(x), self.magnitude(y)
        zeros = z3.And(self.is_zero(x), self.is_zero(y))
        by_sign = _cases(
            (z3.And(self.sign(x) == 1, self.sign(y) == 0), z3.BoolVal(True)),
            (z3.And(self.sign(x) == 0, self.sign(y) == 1), z3.BoolVal(False)),
            (self.sign(x) == 0, z3.ULT(a, b)),
            finally_=z3.ULT(b, a),
        )
        return z3.And(z3.Not(self.is_nan(x)), z3.Not(self.is_nan(y)), z3.Not(zeros), by_sign)

    def _extreme(self, function: str, x: Any, y: Any) -> Any:
        """``minimum`` or ``maximum`` of IEEE 754-2019: a NaN wins, -0.0 is less than +0.0."""
        zeros = z3.And(self.is_zero(x), self.is_zero(y))
        x_least = z3.If(zeros, self.sign(x) == 1, self._less(x, y))
        smaller, larger = z3.If(x_least, x, y), z3.If(x_least, y, x)
        chosen = smaller if function == "min" else larger
        return _cases((self.is_nan(x), x), (self.is_nan(y), y), finally_=chosen)

    def flat(self, type_: ValueType, operator: str, operands: Sequence[Any], result: Any) -> Any:
        """A sum or product of many values: ``result`` but for special values.

        A product of zeros is zero in any grouping. With other factors beside a zero it need not be:
        a group of them may overflow, and zero times infinity is NaN. A single finite one cannot.
        """
        if not type_.is_floating or operator not in ("+", "*"):
            return result
        bits = self._bits(result)
        nan = z3.Or(*[self.is_nan(x) for x in operands])
        if operator == "*":
            zeros = [self.is_zero(x) for x in operands]
            zero = z3.And(*zeros)
            if len(operands) == 2:
                zero = z3.And(z3.Or(*zeros), *[z3.Not(self.is_infinite(x)) for x in operands])
            return _cases((nan, self.nan(bits)), (zero, z3.BitVecVal(0, bits + 1)), finally_=result)
        plus = z3.Or(*[z3.And(self.is_infinite(x), self.sign(x) == 0) for x in operands])
        minus = z3.Or(*[z3.And(self.is_infinite(x), self.sign(x) == 1) for x in operands])
        return _cases(
            (z3.Or(nan, z3.And(plus, minus)), self.nan(bits)),
            (plus, self.infinity(bits, z3.BitVecVal(0, 1))),
            (minus, self.infinity(bits, z3.BitVecVal(1, 1))),
            finally_=result,
        )

    # -------------------------------------------------------------- casts

    def cast(self, source: ValueType, target: ValueType, value: Any) -> Any | None:
        """Between neighbours of the chain of types by limit, truncated and precision bits."""
        if not (source.is_floating and target.is_floating):
            return None
        if source.name not in self._chain or target.name not in self._chain:
            return self._uninterpreted(source, target, value)
        start, end = self._chain.index(source.name), self._chain.index(target.name)
        if start < end:
            for name in self._chain[start + 1 : end + 1]:
                value = self._extended(value, self._width[name])
            return value
        if start == end + 1:
            return self._truncated(source, target, value)
        # Rounding to a type in between and then again may differ from rounding once.
        return self._uninterpreted(source, target, value)

    def _extended(self, x: Any, width: int) -> Any:
        """Exact: limit and precision bits are zero."""
        bits = self._bits(x)
        magnitude = z3.Concat(
            z3.BitVecVal(0, width - bits - self._precision),
            self.magnitude(x),
            z3.BitVecVal(0, self._precision),
        )
        return _cases(
            (self.is_nan(x), self.nan(width)),
            (self.is_infinite(x), self.infinity(width, self.sign(x))),
            finally_=z3.Concat(self.sign(x), magnitude),
        )

    def _truncated(self, source: ValueType, target: ValueType, x: Any) -> Any:
        wide, bits = self._bits(x), self._width[target.name]
        self.count += 2
        limit = z3.Extract(wide - 1, bits + self._precision, x)
        truncated = z3.Extract(bits + self._precision - 1, self._precision, x)
        precision = z3.Extract(self._precision - 1, 0, x)
        upwards = z3.Function(
            f"abs_round_{source.name}_{target.name}", self.magnitude(x).sort(), z3.BoolSort()
        )
        rounded = z3.If(z3.Or(precision == 0, z3.Not(upwards(self.magnitude(x)))), truncated, truncated + 1)
        finite = z3.If(z3.UGE(rounded, self._infinite(bits)), self._infinite(bits), rounded)
        return _cases(
            (self.is_nan(x), self.nan(bits)),
            (z3.Or(self.is_infinite(x), limit != 0), self.infinity(bits, self.sign(x))),
            finally_=self._with_sign(self.sign(x), finite),
        )

    def _uninterpreted(self, source: ValueType, target: ValueType, x: Any) -> Any:
        """A function of the magnitude that keeps sign, zero, infinity and NaN."""
        bits, a = self._width[target.name], self.magnitude(x)
        self.count += 1
        function = z3.Function(f"abs_cast_{source.name}_{target.name}", a.sort(), z3.BitVecSort(bits))
        zero = z3.Concat(self.sign(x), z3.BitVecVal(0, bits))
        return _cases(
            (self.is_nan(x), self.nan(bits)),
            (self.is_infinite(x), self.infinity(bits, self.sign(x))),
            (self.is_zero(x), zero),
            finally_=self._with_sign(self.sign(x), function(a)),
        )


def _in_order(x: Any, y: Any) -> tuple[Any, Any]:
    """The operands of a commutative function, so that exchanged ones give the same term."""
    return (x, y) if place(x) <= place(y) else (y, x)


def _cases(*cases: tuple[Any, Any], finally_: Any) -> Any:
    """The value of the first condition that holds."""
    result = finally_
    for condition, value in reversed(cases):
        result = z3.If(condition, value, result)
    return result
