"""Equality of multisets in a query: by hashing, and by counting.

Two sums over the same multiset of values are equal where the operator is associative and
commutative. Theorem 1 of Bang et al. says it with a hash function: if the sums of all hash
functions of the elements agree, the arrays are permutations of each other. Negated, that is free of
quantifiers: where two sums differ, there is a hash function whose sums differ, and one function
serves all pairs of sums, if its range is large enough (:func:`hash_bits`).

Nested sums are flattened as terms. The paper does it by an axiom, "the hash of a sum is the sum of
its elements' hashes", which is inconsistent with values that absorb others (NaN + x = NaN gives all
x the hash 0) and with idempotent operators (max(x, x) = x does, too); so it is not used here.

Elements that two sums have in common, as terms, are left out of both: two multisets are equal where the
rest of one equals the rest of the other. So long sums that differ in a few elements make short queries.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

import z3

#: How multisets are compared.
Method = Literal["hash", "multiset"]

#: Two sums that differ in more elements are not compared. Z3 translates a chain of n additions of words to
#: bits in steps that grow with n², and that it neither counts nor interrupts: 8,000 take minutes.
MOST_ELEMENTS = 1_000


@dataclass(frozen=True, slots=True)
class Flat:
    """``value`` is the reduction of ``elements`` with one operator; ``unit`` is its unit, if any."""

    value: Any
    elements: tuple[Any, ...]
    unit: Any | None


def hash_bits(sums: Sequence[Flat]) -> int:
    """Bits of a hash whose sums tell all pairs of different multisets apart.

    Of a random function, the sums of one pair collide with probability at most n / 2^w, n being
    the size of the larger multiset: some element's counts differ by d with 0 < |d| <= n, and d·h = c
    has at most gcd(d, 2^w) <= n solutions modulo 2^w. So n·pairs < 2^w suffices for a function
    without any collision.
    """
    longest = max((len(s.elements) for s in sums), default=1)
    pairs = len(sums) * (len(sums) - 1) // 2
    return max(1, (max(1, longest) * max(1, pairs)).bit_length())


def permutations(name: str, sums: Sequence[Flat], method: Method = "hash") -> list[Any]:
    """Sums of one operator and sort whose elements are the same multiset, but for units, are equal.

    ``name`` must differ between operators and sorts: it names the hash function.
    """
    if len(sums) < 2:
        return []
    images = _Images(name, sums, method)
    axioms = []
    for first, one in enumerate(sums):
        for other in sums[first + 1 :]:
            left, right = _without_common(one.elements, other.elements)
            if len(left) + len(right) <= MOST_ELEMENTS:
                same = images.of(left, one.unit) == images.of(right, other.unit)
                axioms.append(z3.Implies(same, one.value == other.value))
    return axioms


def _without_common(one: tuple[Any, ...], other: tuple[Any, ...]) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """Two multisets of terms without those that are in both, each as often as it is in both."""
    first = Counter([element.get_id() for element in one])
    common = first & Counter([element.get_id() for element in other])
    return _without(common, one), _without(common, other)


def _without(left_out: Counter[int], elements: tuple[Any, ...]) -> tuple[Any, ...]:
    missing, rest = left_out.copy(), []
    for element in elements:
        if missing[element.get_id()]:
            missing[element.get_id()] -= 1
        else:
            rest.append(element)
    return tuple(rest)


class _Images:
    """Terms that tell multisets apart: sums of hashes, or arrays from values to their number."""

    def __init__(self, name: str, sums: Sequence[Flat], method: Method) -> None:
        sort, self._method = sums[0].value.sort(), method
        self._word = z3.BitVecSort(hash_bits(sums))
        self._hash = z3.Function(f"hash_{name}", sort, self._word)
        self._none = z3.K(sort, z3.IntVal(0))
        self._known: dict[tuple[int, ...], Any] = {}

    def of(self, elements: tuple[Any, ...], unit: Any | None) -> Any:
        """The image of these elements, without those that are the ``unit``."""
        key = tuple([element.get_id() for element in elements])
        if key not in self._known:
            make = self._hashed if self._method == "hash" else self._counted
            self._known[key] = make(elements, unit)
        return self._known[key]

    def _hashed(self, elements: tuple[Any, ...], unit: Any | None) -> Any:
        total = zero = z3.BitVecVal(0, self._word)
        for element in elements:
            image = self._hash(element)
            total = total + (image if unit is None else z3.If(element == unit, zero, image))
        return total

    def _counted(self, elements: tuple[Any, ...], unit: Any | None) -> Any:
        total = self._none
        for element in elements:
            counted = z3.Store(total, element, z3.Select(total, element) + 1)
            total = counted if unit is None else z3.If(element == unit, total, counted)
        return total
