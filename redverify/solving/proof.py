"""What a proof of a value obligation is: how finely it had to look, and who found it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum


class Abstraction(IntEnum):
    """How finely values have been looked at, from coarse to fine."""

    #: The same functions of the same elements; isl has compared the indices.
    INDICES = 0
    #: Terms as SMT; tensors and reductions are constants that equal ones share.
    TERMS = 1
    #: Normal forms of sums and extrema, over real numbers and wrapping integers.
    ALGEBRA = 2
    #: Reductions over different index sets are split into common parts.
    PARTS = 3
    #: Reductions over few indices are written out.
    UNROLLED = 4
    #: Reductions are functions of their arrays, wiped to the unit out of the index set.
    ARRAYS = 5
    #: Reductions of constant length are multisets, compared by hashing.
    MULTISETS = 6

    @property
    def word(self) -> str:
        """The name in reports."""
        return self.name.lower()


@dataclass(frozen=True, slots=True)
class Proof:
    """The outcome of one value obligation.

    ``by`` names the solver that proved it, or is ``syntactic``, and ``abstraction`` says how
    finely one had to look. ``open`` is a point of a case that was not proved, if one is known, by the
    names of variables. It is not a set: proofs pass between processes, and isl does not read such sets again.
    """

    proved: bool
    by: str
    note: str = ""
    abstraction: Abstraction = Abstraction.INDICES
    open: Mapping[str, int] | None = None
