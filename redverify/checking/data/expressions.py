"""Index expressions, conditions, types, functions and values of a certificate.

Integers and variables stand for themselves, and so do truth values among conditions and the names
of built-in types: these have no class.
"""

from __future__ import annotations

from redverify.checking.data.tagged import Tagged, Variadic

# ---------------------------------------------------------------- index expressions


class Sum(Tagged, frozen=True, tag="+"):
    """``left + right``"""

    left: Index
    right: Index


class Multiple(Tagged, frozen=True, tag="*"):
    """``factor * operand``"""

    factor: int
    operand: Index


class Quotient(Tagged, frozen=True, tag="//"):
    """``operand // divisor``, rounded down."""

    operand: Index
    divisor: int


class Remainder(Tagged, frozen=True, tag="%"):
    """``operand % divisor``"""

    operand: Index
    divisor: int


class Minimum(Variadic, frozen=True, tag="min"):
    """The least of one or more operands."""

    operands: tuple[Index, ...]


class Maximum(Variadic, frozen=True, tag="max"):
    """The greatest of one or more operands."""

    operands: tuple[Index, ...]


class Choice(Tagged, frozen=True, tag="if"):
    """``then`` where the condition holds, else ``otherwise``."""

    condition: Condition
    then: Index
    otherwise: Index


class IntegerOf(Tagged, frozen=True, tag="int"):
    """The integer that a value of a type is: an index that is data."""

    kind: Type
    operand: Value


#: An index expression; a string is the name of an integer variable.
Index = int | str | Sum | Multiple | Quotient | Remainder | Minimum | Maximum | Choice | IntegerOf

# ---------------------------------------------------------------- conditions


class Comparison(Tagged, frozen=True):
    """Two index expressions, compared as the tag says."""

    left: Index
    right: Index


class Equal(Comparison, frozen=True, tag="=="):
    """``left = right``"""


class Unequal(Comparison, frozen=True, tag="!="):
    """``left ≠ right``"""


class Less(Comparison, frozen=True, tag="<"):
    """``left < right``"""


class AtMost(Comparison, frozen=True, tag="<="):
    """``left ≤ right``"""


class Greater(Comparison, frozen=True, tag=">"):
    """``left > right``"""


class AtLeast(Comparison, frozen=True, tag=">="):
    """``left ≥ right``"""


class Connective(Tagged, frozen=True):
    """Two conditions, joined as the tag says."""

    left: Condition
    right: Condition


class And(Connective, frozen=True, tag="and"):
    """Both conditions hold."""


class Or(Connective, frozen=True, tag="or"):
    """One of the conditions holds, or both."""


class Iff(Connective, frozen=True, tag="iff"):
    """The conditions are equivalent."""


class Not(Tagged, frozen=True, tag="not"):
    """The condition does not hold."""

    operand: Condition


#: A condition on integers.
Condition = bool | Equal | Unequal | Less | AtMost | Greater | AtLeast | And | Or | Iff | Not

#: The comparisons by their signs in the language.
COMPARISONS: dict[str, type[Equal | Unequal | Less | AtMost | Greater | AtLeast]] = {
    "==": Equal,
    "!=": Unequal,
    "<": Less,
    "<=": AtMost,
    ">": Greater,
    ">=": AtLeast,
}

# ---------------------------------------------------------------- types and functions


class DeclaredType(Tagged, frozen=True, tag="declared"):
    """A type that the specification declares."""

    name: str


#: A type of values: the name of a built-in one, or a declared one.
Type = str | DeclaredType


class Number(Tagged, frozen=True, tag="literal"):
    """The literal ``numerator / denominator`` of a type, a function without operands."""

    kind: Type
    numerator: int
    denominator: int


class Special(Tagged, frozen=True, tag="special"):
    """A literal that is not a number: ``inf``, ``-inf``, ``-0.0``, ``true`` or ``false``."""

    kind: Type
    name: str


class Builtin(Tagged, frozen=True, tag="builtin"):
    """A function of the language, at a type of its operands."""

    name: str
    kind: Type


class Declared(Tagged, frozen=True, tag="declared"):
    """A function, operator or constant that the specification declares."""

    name: str


class CastTo(Tagged, frozen=True, tag="cast"):
    """The cast from one type to another."""

    source: Type
    target: Type


#: A function of values.
Function = Number | Special | Builtin | Declared | CastTo

# ---------------------------------------------------------------- values


class Call(Tagged, frozen=True, tag="fn"):
    """A function of values; literals and constants have no arguments."""

    function: Function
    arguments: tuple[Value, ...]


class Access(Tagged, frozen=True, tag="access"):
    """The value of a tensor at a point."""

    tensor: str
    indices: tuple[Index, ...]


class IndexValue(Tagged, frozen=True, tag="index"):
    """An index expression as a value of a type."""

    kind: Type
    operand: Index


class Truth(Tagged, frozen=True, tag="cond"):
    """A condition as a value of type ``bool``."""

    condition: Condition


class Select(Tagged, frozen=True, tag="select"):
    """``then`` where the condition holds, else ``otherwise``."""

    condition: Condition
    then: Value
    otherwise: Value


class Reduce(Tagged, frozen=True, tag="reduce"):
    """The fold of ``body`` over the points of ``binders`` at which the condition holds.

    Without a start, the fold starts from the first element.
    """

    start: Value | None
    operator: Function
    binders: tuple[str, ...]
    condition: Condition
    body: Value


class Shared(Tagged, frozen=True, tag="value"):
    """A value that is defined once under a name (:class:`.items.ValueItem`), at index expressions."""

    name: str
    arguments: tuple[Index, ...]


class Atom(Tagged, frozen=True, tag="atom"):
    """In equations between patterns: a part that the laws do not look into, by its number."""

    number: int


#: A value.
Value = Call | Access | IndexValue | Truth | Select | Reduce | Shared | Atom
