"""Sizes and strides as launch code sees them: numbers whose values are formulas."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from numbers import Number
from typing import Any

from redverify.frontends.common.errors import LoadError
from redverify.frontends.common.indices.nonlinear import NotAffine, as_index
from redverify.frontends.common.indices.polynomials import Polynomial, exact_quotient
from redverify.frontends.triton.binding import formula_of, polynomial_of
from redverify.frontends.triton.contract import Scalar, Symbol
from redverify.frontends.triton.launching.paths import Path, asked_by_us, current, noted, refused, refusing
from redverify.language import core

#: Names of strides begin with this; no size of a specification does.
STRIDE = "__stride_"

#: Names of powers of 2 that are not yet constexprs.
POWER = "__power_"

_NAME = re.compile(r"[A-Za-z_]\w*")


class Size(Symbol):
    """A size that depends on the sizes of the specification. What is asked about it is asked of the path.

    It is an ``int`` for :func:`isinstance` and patterns. All that an ``int`` has and this has not is refused.
    """

    __class__ = property(lambda self: int)

    def __str__(self) -> str:
        if not asked_by_us():
            noted(f"makes a text of {self.text}, and a kernel is launched after it")
        return self.text

    __repr__ = __str__

    def __bool__(self) -> bool:
        return bool(_compared("!=", self, 0))

    def __index__(self) -> int:
        raise refused(f"needs the number {self.text}, which depends on the sizes")

    __int__ = __index__

    def __hash__(self) -> int:
        """A table with numbers would be asked for a size that may be one of them."""
        raise refused(f"looks up {self.text} in a table or set")

    def __truediv__(self, other: Any) -> Ratio:
        return Ratio(self, other)

    def _itself(self) -> Size:
        return self

    __pos__ = __ceil__ = __floor__ = __trunc__ = __round__ = _itself


def _computed(name: str) -> Callable[[Any, Any], Any]:
    """An operator that refuses numbers that are no integers."""

    def computed(one: Size, other: Any) -> Any:
        found = getattr(Symbol, name)(one, other)
        if found is NotImplemented and isinstance(other, Number | Ratio):
            raise refused(f"computes with {one} and a number that is no integer")
        return found

    return computed


for _name in ("add", "radd", "sub", "rsub", "mul", "rmul", "floordiv", "rfloordiv", "mod", "rmod"):
    setattr(Size, f"__{_name}__", _computed(f"__{_name}__"))


def _comparison(sign: str, *, swapped: bool) -> Callable[[Any, Any], Any]:
    return lambda one, two: _compared(sign, two, one) if swapped else _compared(sign, one, two)


for _name, _sign in {"eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": "<", "ge": "<="}.items():
    setattr(Size, f"__{_name}__", _comparison(_sign, swapped=_name in ("gt", "ge")))


class Constexpr(int):
    """A number that launch code passes as a constexpr. Formulas have its name, so that it can be scaled."""

    name: str
    __class__ = property(lambda self: int)

    def __new__(cls, value: int, name: str) -> Constexpr:
        """The number, whose value the path learns."""
        made = int.__new__(cls, value)
        made.name = name
        path = current()
        if path is not None:
            path.constexprs[name] = str(value)
        return made

    def __str__(self) -> str:
        """Its name in formulas; launch code sees the number."""
        return self.name if asked_by_us() else int.__repr__(self)

    def __format__(self, form: str) -> str:
        return self.name if asked_by_us() and not form else int.__format__(int(self), form)


class Ratio:
    """A quotient that launch code rounds by :func:`math.ceil` or :func:`math.floor`."""

    def __init__(self, dividend: Size, divisor: Any) -> None:
        self.dividend, self.divisor = dividend, divisor

    __class__ = property(lambda self: float)

    def __ceil__(self) -> Any:
        return -(-self.dividend // self.divisor)

    def __floor__(self) -> Any:
        return self.dividend // self.divisor


class Given:
    """A number that is an input of the specification, as launch code sees it: it may only pass it on."""

    def __init__(self, element: str, tensor: str) -> None:
        self.scalar = Scalar(element, tensor)

    __class__ = property(lambda self: float if "f" in self.scalar.type else int)


refusing(Size, int, but=("__format__",))
refusing(Ratio, float)
refusing(Given, int, float)


def identical(one: Any, other: Any) -> bool:
    """``one is other``; refused of numbers that are not known, which Python may make anew."""
    stand_ins = (type(side) in (Size, Constexpr, Ratio, Given) for side in (one, other))
    if any(stand_ins) and all(isinstance(side, int | float) for side in (one, other)):
        raise refused("asks whether two numbers are one object")
    return one is other


def _compared(sign: str, left: object, right: object) -> Any:
    """Whether it holds, which the path decides; what is no number is equal to none."""
    if all(isinstance(side, int | Symbol) for side in (left, right)):
        path, *sides = current(), *(str(int(s) if isinstance(s, bool) else s) for s in (left, right))
        if path is None:
            raise LoadError(f"whether {left} {sign} {right} depends on the sizes")
        return _answer(path, sign, *sides)
    if all(isinstance(side, Number | Symbol) for side in (left, right)):
        raise refused("compares a size with another number than an integer")
    return NotImplemented


def _answer(path: Path, sign: str, left: str, right: str) -> bool:
    if STRIDE in left or STRIDE in right:
        return _of_strides(path, sign, left, right)
    sides = [polynomial(substituted(side, path.constexprs)) for side in (left, right)]
    value = (sides[0] - sides[1]).constant
    if value is not None:
        return {"==": value == 0, "!=": value != 0, "<": value < 0, "<=": value <= 0}[sign]
    try:
        condition: core.Cond = core.CCmp("==" if sign == "!=" else sign, *map(as_index, sides))
    except NotAffine:
        raise refused(f"asks whether {left} {sign} {right}") from None
    return path.decide(core.CNot(condition) if sign == "!=" else condition, f"{left} {sign} {right}")


def _of_strides(path: Path, sign: str, left: str, right: str) -> bool:
    """Where strides are asked about. What is verified then is the kernel with any strides, or with this one.

    So both answers may be given to a question that is not about one stride: more is claimed, never less.
    """
    left, right = substituted(left, path.strides), substituted(right, path.strides)
    if STRIDE not in left + right:
        return _answer(path, sign, left, right)
    if left == right:
        return sign in ("==", "<=")
    equal = path.choose((True, False))
    if sign in ("==", "!="):
        one, other = (left, right) if left.startswith(STRIDE) and left.isidentifier() else (right, left)
        if equal and one.isidentifier():
            path.strides[one] = other
        return equal == (sign == "==")
    return equal


def substituted(formula: str, values: dict[str, str]) -> str:
    """The formula with the names of strides that are taken to be formulas replaced by them."""
    while True:
        found = _NAME.sub(lambda m: f"({values[m[0]]})" if m[0] in values else m[0], formula)
        if found == formula:
            return formula
        formula = found


def polynomial(formula: object) -> Polynomial:
    """The polynomial of a number or a symbol, in whatever names it has."""
    text = str(formula)
    return polynomial_of(text, set(_NAME.findall(text)) - {"cdiv", "min", "max"}, "the launch code")


def simplified(formula: object) -> int | str:
    """The formula as a number or a name where it is one, else its text."""
    found = polynomial(formula)
    if found.constant is not None:
        return found.constant
    match found.terms:
        case (((core.IVar(name),), 1),):
            return name
    return str(formula)


def size(value: object) -> Any:
    """A formula as launch code sees it: a number where it is one. What it is made part of has it whole."""
    found = simplified(value)
    if isinstance(found, int):
        return found
    return Size(found if found.isidentifier() else f"({found})")


def product(factors: Iterable[Any]) -> Any:
    """The product of sizes."""
    return size(" * ".join(f"({factor})" for factor in factors) or 1)


def quotient(whole: Any, factors: Iterable[Any]) -> Any:
    """The size that ``view(-1, ...)`` leaves: ``whole`` without the factors."""
    left = polynomial(whole)
    for factor in factors:
        divided = exact_quotient(left, polynomial(factor))
        if divided is None:
            raise refused(f"divides {whole} by {factor}")
        left = divided
    try:
        return size(formula_of(left))
    except NotAffine:
        raise refused("divides a size that is not a polynomial") from None


def next_power_of_2(original: Callable[[Any], Any], powers: list[int]) -> Callable[[Any], Any]:
    """``triton.next_power_of_2``, which for a size is one of several powers that are not below it."""

    def power(n: Any) -> Any:
        if not isinstance(n, Symbol):
            return original(n)
        path = current()
        if path is None:
            raise LoadError(f"a power of 2 above {n} depends on the sizes")
        chosen = Constexpr(path.choose(powers), f"{POWER}{len(path.constexprs)}")
        try:
            at_most = core.CCmp("<=", as_index(polynomial(n)), core.IConst(int(chosen)))
        except NotAffine:
            raise refused(f"takes the next power of 2 above {n}") from None
        path.assume(at_most, f"{n} <= {chosen}")
        return chosen

    return power
