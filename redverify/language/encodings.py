"""The encodings of values: what floats are taken to be, and what is assumed about their arithmetic.

Everything that depends on the name of an encoding stands in one table here. The rest of the code asks
:func:`encoding_of`. A new encoding is a new line of the table, plus a new kind of floats for the
reference interpreter or a new arithmetic for the solvers if none of those below fits.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum, auto
from typing import Literal


class FloatLaws(IntEnum):
    """What is assumed about ``+`` and ``*`` on floats, from the least to the most."""

    #: Commutative, and not associative; zeros have signs: what is true of IEEE 754.
    BITWISE = 0
    #: Besides, the sign of a zero does not matter.
    ZEROS = 1
    #: Besides, they are associative: sums may be grouped in other ways, in the same order.
    ASSOCIATIVE = 2
    #: Besides, they may be accumulated in any order.
    COMMUTATIVE = 3


class Floats(Enum):
    """What the reference interpreter computes with where a program has floats.

    Each kind satisfies what its encodings assume, and as little else as possible, so that a run
    can show that a claim does not follow from the assumptions.
    """

    #: Exact rational numbers, and infinities, with what IEEE 754 makes of them.
    EXACT = auto()
    #: IEEE 754 floats, each result rounded to nearest even.
    IEEE = auto()
    #: The same, with one zero in place of ``0.0`` and ``-0.0``.
    IEEE_ONE_ZERO = auto()
    #: Rational numbers, infinities and NaN, with a product that does not distribute over sums.
    NONDISTRIBUTIVE = auto()
    #: Terms: two are equal if the laws of operators make them equal.
    TERMS = auto()


#: The arithmetics that a query for a solver can be written in (:mod:`redverify.solving.encodings`).
Arithmetic = Literal["real", "ieee", "abstract"]


@dataclass(frozen=True, slots=True)
class ValueEncoding:
    """One encoding of values.

    ``laws`` are assumed about floats. ``floats`` are what the reference interpreter computes with.
    ``arithmetics`` are those of the solvers' queries in the order of trial: a proof in any of them
    is a proof under the encoding, and the last one is the encoding's own, whose counterexamples are
    values of the encoding. ``assumption`` says in reports what floats are (``floats (f32) are ...``).
    ``certified_as`` is the encoding that certificates name; ``ieee`` there admits only laws that
    hold for IEEE floats.
    """

    laws: FloatLaws
    floats: Floats
    arithmetics: tuple[Arithmetic, ...]
    assumption: str
    certified_as: Literal["real", "ieee", "abstract", "bits"]

    @property
    def arithmetic(self) -> Arithmetic:
        """The encoding's own arithmetic."""
        return self.arithmetics[-1]


_REAL = "treated as real numbers: reassociation is assumed, rounding, overflow and NaN are left out"
_ABSTRACT = "abstract: of their arithmetic only special values, signs and order are known"

_TABLE: dict[str, ValueEncoding] = {
    "real": ValueEncoding(FloatLaws.COMMUTATIVE, Floats.EXACT, ("real",), _REAL, "real"),
    "bits": ValueEncoding(FloatLaws.COMMUTATIVE, Floats.EXACT, ("real",), _REAL, "bits"),
    # Abstract floats come first since they are quicker than floats bit by bit.
    "ieee": ValueEncoding(
        FloatLaws.BITWISE,
        Floats.IEEE,
        ("abstract", "ieee"),
        "IEEE 754 numbers, rounded to nearest even; their sums and products are not reassociated",
        "ieee",
    ),
    "abstract": ValueEncoding(
        FloatLaws.COMMUTATIVE,
        Floats.NONDISTRIBUTIVE,
        ("abstract",),
        f"{_ABSTRACT}, and that sums and products may be regrouped and reordered",
        "abstract",
    ),
    "abstract-associative": ValueEncoding(
        FloatLaws.ASSOCIATIVE,
        Floats.NONDISTRIBUTIVE,
        ("abstract",),
        f"{_ABSTRACT}, and that sums and products may be regrouped",
        "abstract",
    ),
    "abstract-zeros": ValueEncoding(
        FloatLaws.ZEROS,
        Floats.IEEE_ONE_ZERO,
        ("abstract",),
        f"{_ABSTRACT}, and that the sign of a zero does not matter",
        "abstract",
    ),
    "abstract-bitwise": ValueEncoding(FloatLaws.BITWISE, Floats.IEEE, ("abstract",), _ABSTRACT, "ieee"),
}

#: The names of the encodings, as users choose them.
ENCODINGS = tuple(_TABLE)

#: Another name, for the interpreter alone: no solver and no user has this encoding.
TERMS = "terms"

_TERMS = ValueEncoding(FloatLaws.COMMUTATIVE, Floats.TERMS, (), "terms", "abstract")


def encoding_of(values: str) -> ValueEncoding:
    """The encoding of a name of :data:`ENCODINGS`, or of :data:`TERMS`; raises :class:`KeyError`."""
    return _TERMS if values == TERMS else _TABLE[values]
