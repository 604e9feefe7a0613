"""The usual named functions: their arity and the types they accept."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

from redverify.language.types import TypeKind, ValueType


@dataclass(frozen=True, slots=True)
class UsualFunction:
    """All arguments and the result have one type; ``integers`` tells whether it may be iN/uN, ``reals``
    whether it may be ``real`` or floating."""

    arity: int
    integers: bool = False
    reals: bool = True

    def accepts(self, type_: ValueType) -> bool:
        """Whether the function exists at that type."""
        if type_.is_integer:
            return self.integers
        return self.reals and (type_.is_floating or type_.kind is TypeKind.REAL)


#: The functions of one argument.
_WORDS = """
    exp exp2 exp10 expm1 log log2 log10 log1p sqrt rsqrt cbrt sin cos tan asin acos atan
    sinh cosh tanh asinh acosh atanh sigmoid erf erfc floor ceil round roundeven trunc
"""

#: The functions every specification knows. They are not reserved: a tensor, function or
#: operator that a specification declares under such a name takes its place there.
USUAL_FUNCTIONS: dict[str, UsualFunction] = {
    **{name: UsualFunction(1) for name in _WORDS.split()},
    "abs": UsualFunction(1, integers=True),
    "floordiv": UsualFunction(2, integers=True, reals=False),
    "floormod": UsualFunction(2, integers=True, reals=False),
    "pow": UsualFunction(2),
    "atan2": UsualFunction(2),
    "fmod": UsualFunction(2),
    "fma": UsualFunction(3),
}

#: The functions that give an integer near their argument. Of two that are as near, ``round`` gives the one
#: farther from zero (C's ``round``), ``roundeven`` the even one (IEEE 754's roundToIntegralTiesToEven).
WHOLE: dict[str, Callable[[Fraction], int]] = {
    "floor": math.floor,
    "ceil": math.ceil,
    "trunc": math.trunc,
    "round": lambda x: math.floor(x + Fraction(1, 2)) if x >= 0 else math.ceil(x - Fraction(1, 2)),
    "roundeven": round,
}


def whole(function: str, number: Fraction | int) -> int:
    """The integer that one of :data:`WHOLE` gives."""
    return WHOLE[function](Fraction(number))


#: Those whose names a specification cannot declare (``docs/language.md``, "Value expressions").
LISTED_FUNCTIONS = frozenset({"exp", "log", "sqrt", "tanh", "abs"})


def operator_accepts(operator: str, type_: ValueType) -> bool:
    """Whether a builtin operator exists at a type, as operator or as reduction."""
    if operator in ("and", "or", "not"):
        return type_.kind is TypeKind.BOOL
    if operator == "xor":
        return type_.kind is TypeKind.BOOL or type_.is_integer
    if operator in ("==", "!="):
        return type_.kind is not TypeKind.RECORD
    return type_.is_numeric
