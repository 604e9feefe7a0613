"""Indices of 32 bits: the conditions on sizes and strides under which none overflows.

The translation takes indices for mathematical integers. A result of 32 bits is that integer if it is below
2^31 in each lane of each program instance, needed or not. :mod:`.ends` bounds it by a polynomial in sizes and
strides; what bounds of sizes prove is left out. An argument of 32 bits is passed as such, so that it is below
2^31. The axes of a grid have limits, too.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import gcd, prod

from redverify.frontends.common.indices.ends import Range, Unbounded, greatest, positive_part
from redverify.frontends.common.indices.nonlinear import as_polynomial
from redverify.frontends.common.indices.polynomials import (
    ONE,
    Floor,
    Polynomial,
    atoms_in,
    evaluated,
    number,
    polynomial,
    variables,
)
from redverify.frontends.common.indices.variable_facts import Facts
from redverify.frontends.triton.binding import Binding, formula_of
from redverify.frontends.triton.executable import INSTANCES
from redverify.frontends.triton.indices import Indices
from redverify.frontends.triton.programs import Programs
from redverify.frontends.triton.ttir.ir import Line, Operation
from redverify.language import core

#: The largest number of 32 bits.
LARGEST = 2**31 - 1

#: Conditions that a note lists.
_LISTED = 4

#: Operations that can leave 32 bits where their operands do not.
_GROWING = frozenset(("arith.addi", "arith.subi", "arith.muli", "arith.shli", "arith.trunci"))


@dataclass(frozen=True, slots=True)
class Narrow:
    """``value``, which has no constant term, is at most ``limit``. A value ``None`` has no known bound."""

    value: Polynomial | None
    limit: int
    line: Line | None

    def __str__(self) -> str:
        if self.value is None:
            return "an index has no bound that is known" + (
                f" ({self.line.place().text})" if self.line else ""
            )
        return f"{formula_of(self.value)} <= {self.limit}"

    def holds(self, point: Mapping[str, int]) -> bool:
        """Whether the condition holds at given sizes and strides."""
        return self.value is None or evaluated(self.value, point) <= self.limit

    def implies(self, other: Narrow) -> bool:
        """Whether the other one holds where this one does, whatever the sizes are."""
        if self.value == other.value:
            return self.limit <= other.limit
        if self.value is None or other.value is None or self.limit <= 0 or other.limit <= 0:
            return False
        more = self.value.scaled(other.limit) - other.value.scaled(self.limit)
        return positive_part(more) == more


def _at_most(value: Polynomial, limit: int, line: Line | None) -> Narrow:
    """The condition in lowest terms."""
    constant = dict(value.terms).get((), 0)
    rest = value - number(constant)
    divisor = gcd(*(c for _, c in rest.terms)) or 1
    return Narrow(polynomial((m, c // divisor) for m, c in rest.terms), (limit - constant) // divisor, line)


def narrow(indices: Indices, programs: Programs, binding: Binding) -> list[Narrow]:
    """The conditions of one launch that do not follow from what is known about the sizes."""
    sizes = {name: largest(name, indices.facts) for name in binding.contract.sizes}
    passed = {a.name for a in indices.kernel.arguments}
    sizes |= {n: min(s or LARGEST, LARGEST) for n, s in sizes.items() if n in passed}
    sizes |= dict.fromkeys(binding.strides, LARGEST)
    known = {n: s for n, s in sizes.items() if s is not None}
    return strongest(_Launch(indices, programs, binding, known).conditions())


def strongest(conditions: Iterable[Narrow]) -> list[Narrow]:
    """The conditions without those that follow from others."""
    kept: list[Narrow] = []
    for one in conditions:
        if not any(other.implies(one) for other in kept):
            kept = [other for other in kept if not one.implies(other)]
            kept.append(one)
    return kept


def listed(conditions: Sequence[Narrow]) -> str:
    """The first conditions, and how many more there are."""
    more = f" and {len(conditions) - _LISTED} more" if len(conditions) > _LISTED else ""
    return ", ".join(map(str, conditions[:_LISTED])) + more


def breaking(sizes: Mapping[str, int], broken: Callable[[Mapping[str, int]], bool]) -> dict[str, int] | None:
    """Sizes for which something is ``broken``, and none can be halved; ``sizes`` are the largest ones."""
    powers = ({n: min(2**k, most) for n, most in sizes.items()} for k in range(LARGEST.bit_length() + 1))
    found = next(filter(broken, powers), None)
    if found is not None:
        for name in sizes:
            while found[name] and broken(smaller := {**found, name: found[name] // 2}):
                found = smaller
    return found


class _Launch:
    def __init__(
        self, indices: Indices, programs: Programs, binding: Binding, sizes: Mapping[str, int]
    ) -> None:
        self._indices, self._programs, self._binding, self._sizes = indices, programs, binding, sizes
        self._ranges = {f"pid{axis}": _below(extent) for axis, extent in enumerate(indices.grid)}
        self._ranges |= {name: _below(extent) for name, extent in programs.loops}
        for loop in indices.loops.values():
            self._ranges[loop.variable] = Range(loop.first, loop.last - ONE)
        self._ranges |= indices.carried
        self._elements = dict(self._held())

    def _held(self) -> Iterator[tuple[str, Range]]:
        """The ranges of integers that inputs hold, by the loads that they are taken from."""
        for operation in self._indices.kernel.walk():
            if operation.name == "tt.load":
                address = self._indices.address(operation.operands[0], data=True)
                tensor = None if address is None else self._binding.arrays[address.array].tensor
                if tensor is not None and self._binding.spec.tensors[tensor].range is not None:
                    low, high = self._binding.spec.tensors[tensor].range  # type: ignore[misc]
                    ends = as_polynomial(low, {}), as_polynomial(high, {}) - ONE
                    yield operation.result.name, Range(*ends)

    def conditions(self) -> Iterator[Narrow]:
        """The conditions that do not follow from the largest sizes."""
        for axis, extent in enumerate(self._indices.grid):
            yield from self._bounded([extent], {}, None, INSTANCES[axis])
        for operation in self._indices.kernel.walk():
            if operation.name == "scf.for":  # the counter is increased before it is compared
                last, step = (self._indices.index(o, data=True) for o in operation.operands[1:3])
                if _is_narrow(operation.operands[1]) and last is not None and step is not None:
                    yield from self._bounded([last + step - ONE], {}, operation.line, LARGEST)
            if operation.name in _GROWING and _is_narrow(operation.result):
                yield from self._of(operation)

    def _of(self, operation: Operation) -> Iterator[Narrow]:
        found = self._indices.index(operation.result, data=True)
        if found is None:
            return
        lanes = {f"${axis}": _below(number(size)) for axis, size in enumerate(operation.result.shape)}
        for value in (found, found.scaled(-1)):
            ways = dict.fromkeys((value, self._programs.inside(value)))
            yield from self._bounded(list(ways), lanes, operation.line, LARGEST)

    def _bounded(
        self, ways: Sequence[Polynomial], lanes: Mapping[str, Range], line: Line | None, limit: int
    ) -> Iterator[Narrow]:
        """That a value, written in several ways, is at most the limit: by its simplest bound."""
        bounds, ranges = [], {**self._ranges, **lanes}
        for value in ways:
            parts = atoms_in([value, *(r.greatest for r in self._ranges.values())])
            divisors = {a.denominator.constant or 1 for a in parts if isinstance(a, Floor)}
            factor = prod(divisors)  # what is at most n // d is d times at most n
            try:
                if self._is_proved(greatest(value, ranges, self._elements, whole=False), limit):
                    return
                bound = greatest(value.scaled(factor), ranges, self._elements)
            except Unbounded:
                continue
            bounds.append(_at_most(bound, (limit + 1) * factor - 1, line))
        yield min(bounds, key=_complexity, default=Narrow(None, limit, line))

    def _is_proved(self, bound: Polynomial, limit: int) -> bool:
        """Whether a bound that grows with the sizes is within the limit at the largest ones."""
        most = positive_part(bound) + number(min(0, dict(bound.terms).get((), 0)))
        return variables(most) <= self._sizes.keys() and evaluated(most, self._sizes) <= limit


def _is_narrow(value: object) -> bool:
    return str(getattr(value, "element", "")) == "i32"


def _below(extent: Polynomial) -> Range:
    return Range(number(0), extent - ONE)


def _complexity(one: Narrow) -> tuple[int, int, int]:
    assert one.value is not None
    terms = one.value.terms
    return max((len(m) for m, _ in terms), default=0), len(terms), sum(abs(c) for _, c in terms)


def largest(name: str, facts: Facts) -> int | None:
    """The largest value of a size, if it is bounded by a number that fits into 32 bits."""

    def below(bound: int) -> bool:
        return facts.prove(core.CCmp("<=", core.IVar(name), core.IConst(bound)))

    return bisect_left(range(LARGEST + 1), True, key=below) if below(LARGEST) else None
