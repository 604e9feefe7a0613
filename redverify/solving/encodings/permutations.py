"""Equality of multisets in a query: by hashing, and by counting.

Two sums over the same multiset of values are equal where the operator is associative and
commutative. Theorem 1 of Bang et al. says it with a hash function: if the sums of all hash
functions of the elements agree, the arrays are permutations of each other. Negated, that is free of
quantifiers: where two sums differ, there is a hash function whose sums differ, and one function
serves all pairs of sums, if its range is large enough (:func:`hash_bits`).

Nested sums are flattened as terms. The paper does it by an axiom, "the hash of a sum is the sum of
its elements' hashes", which is inconsistent with values that absorb others (NaN + x = NaN gives all
x the hash 0) and with idempotent operators (max(x, x) = x does, too); so it is not used here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

import z3

#: How multisets are compared.
Method = Literal["hash", "multiset"]


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
    images = _hashes(name, sums) if method == "hash" else _counts(sums)
    axioms = []
    for first, one in enumerate(sums):
        for second in range(first + 1, len(sums)):
            other = sums[second]
            axioms.append(z3.Implies(images[first] == images[second], one.value == other.value))
    return axioms


def _hashes(name: str, sums: Sequence[Flat]) -> list[Any]:
    bits = hash_bits(sums)
    sort = sums[0].value.sort()
    function = z3.Function(f"hash_{name}", sort, z3.BitVecSort(bits))
    zero = z3.BitVecVal(0, bits)
    images = []
    for one in sums:
        total = zero
        for element in one.elements:
            image = function(element)
            total = total + (image if one.unit is None else z3.If(element == one.unit, zero, image))
        images.append(total)
    return images


def _counts(sums: Sequence[Flat]) -> list[Any]:
    """Each multiset as an array from values to their number."""
    sort = sums[0].value.sort()
    images = []
    for one in sums:
        total = z3.K(sort, z3.IntVal(0))
        for element in one.elements:
            counted = z3.Store(total, element, z3.Select(total, element) + 1)
            total = counted if one.unit is None else z3.If(element == one.unit, total, counted)
        images.append(total)
    return images
