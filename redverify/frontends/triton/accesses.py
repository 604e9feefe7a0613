"""Loads, stores and atomic additions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from redverify.frontends.common.indices.nonlinear import NotAffine, as_index, as_polynomial
from redverify.frontends.common.indices.polynomials import (
    ONE,
    Element,
    Floor,
    Polynomial,
    atom,
    atoms_in,
    number,
    variables,
)
from redverify.frontends.common.indices.variable_facts import Facts
from redverify.frontends.triton.binding import Bound, delinearized
from redverify.frontends.triton.conditions import All, Compare, Condition, conjuncts, mapped, written
from redverify.frontends.triton.expressions import Expression, Lanes, call, constant, infix
from redverify.frontends.triton.indices import Address, at_lanes, condition_at, in_lanes
from redverify.frontends.triton.lanewise import Lanewise
from redverify.frontends.triton.lines import Undefined
from redverify.frontends.triton.ttir.ir import Line, Operation, refused
from redverify.language import core

#: Atomic updates: operator of the language.
_ATOMICS = {"fadd": "+", "add": "+"}

_ZERO = core.IConst(0)


class Accesses(Lanewise):
    """Lines of what reads and writes global memory."""

    def _mask_of(self, operation: Operation, position: int) -> Condition:
        """The condition under which lanes are accessed."""
        if len(operation.operands) <= position:
            return All(())
        mask = self.indices.condition(operation.operands[position], data=True)
        if mask is None:
            raise refused("a mask that depends on data", operation.line)
        return mask

    def _access(self, operation: Operation) -> tuple[Address, Bound]:
        address = self.indices.address(operation.operands[0], data=True)
        if address is None:
            raise refused("an address that depends on data", operation.line)
        return address, self.binding.arrays[address.array]

    def _indices_of(
        self, address: Address, bound: Bound, operation: Operation, mask: Condition
    ) -> tuple[Polynomial, ...]:
        """The indices of an access, as polynomials over lanes."""
        offset = self.programs.inside(address.value)
        found = delinearized(offset, bound)
        if found is None or any(variables(p) & self.binding.strides for p in found):
            raise refused(f"an offset that the strides of {bound.name} do not explain", operation.line)
        return self._borrowed(found, bound, operation, mask)

    def _borrowed(
        self, place: tuple[Polynomial, ...], bound: Bound, operation: Operation, mask: Condition
    ) -> tuple[Polynomial, ...]:
        """The place with whole rows counted as elements, where these are then in the row.

        ``i * N + (N - 1 - j)`` is ``(i + 1) * N + (-1 - j)`` as well. Both are one address.
        """
        for dimension in range(len(place) - 1):
            inner = dimension + 1
            rows = dict(place[dimension].terms).get((), 0)
            if not rows or bound.strides[dimension] != bound.shape[inner] * bound.strides[inner]:
                continue
            fewer = place[dimension] - number(rows)
            moved = (
                *place[:dimension],
                fewer,
                place[inner] + number(rows) * bound.shape[inner],
                *place[inner + 1 :],
            )
            if self._in_bounds(operation, bound, mask, moved, [inner]):
                place = moved
        return place

    def _emit_tt_load(self, operation: Operation) -> None:
        address, bound = self._access(operation)
        mask = self._mask_of(operation, 1)
        place = self._indices_of(address, bound, operation, mask)
        place, guard = self._unwrapped(operation, bound, mask, place)
        self.read.add(bound.name)
        local = self._local(operation.result, guard=guard)
        other = self._other(operation, bound) if len(operation.operands) > 2 else None
        if other is None and conjuncts(mask):
            self.undefined[local.name] = Undefined(local.shape, mask, operation.line)
        harmless = other is None and set(conjuncts(guard)) <= set(conjuncts(mask))
        with self._cells(local, harmless=harmless) as lanes:
            left = All(tuple(c for c in conjuncts(mask) if c not in conjuncts(guard)))
            cell = self._cell(local, lanes)

            def load() -> None:
                at = self._at(place, lanes, operation.line)
                known = bound.tensor is not None and bound.name not in self._stored
                claim = f" {{{bound.tensor}({at})}}" if known else ""
                self._write(f"{cell}{claim} := {bound.name}[{at}]")

            def skip() -> None:
                assert other is not None
                text = other.at(lanes)
                self._write(f"{cell}{'' if other.reads else f' {{{text}}}'} := {text}")

            self._where(condition_at(left, lanes), operation.line, load, None if other is None else skip)
        self._expressions[operation.result] = found = self._read_of(local)
        if bound.array.ignore is not None:
            ignored = infix("==", found, constant("-1"))
            given = call("select", ignored, constant(str(bound.array.ignore)), found)
            self._expressions[operation.result] = given
            self._encoded.add(operation.result)
            self.notes[f"-1 in {bound.tensor} stands for {bound.array.ignore} in {bound.name}"] = None
        self._loaded[operation.result.name] = local, bound, place
        if conjuncts(mask):
            self._partly.add(operation.result.name)

    def _other(self, operation: Operation, bound: Bound) -> Expression:
        """What lanes hold that a load leaves out. The number that -1 stands for is -1, and -1 is refused."""
        value, ignored = operation.operands[2], bound.array.ignore
        if ignored is None:
            return self._expression(value)
        known = self.indices.index(value)
        number_ = None if known is None else known.constant
        if number_ is None or (number_ < 0 and number_ != ignored):
            raise refused(
                f"lanes of {bound.name} with other numbers to ignore than {ignored}", operation.line
            )
        return constant("-1" if number_ == ignored else str(number_))

    def _at(self, place: Sequence[Polynomial], lanes: Lanes, line: Line | None) -> str:
        """The indices of an access as text."""
        found = [at_lanes(p, lanes) for p in place]
        self._take(found, line)
        return ", ".join(self._text(p, line) for p in found)

    def _unwrapped(
        self, operation: Operation, bound: Bound, mask: Condition, place: tuple[Polynomial, ...]
    ) -> tuple[tuple[Polynomial, ...], Condition]:
        """The indices of a load and the lanes that are loaded, without lanes that nothing needs.

        Lanes that the mask excludes may be left out: they access nothing. So may lanes for which an index is
        ``x % M`` and ``0 <= x < M`` does not hold, if ``M`` is that index's extent, or for which a choice by
        the condition takes the other way: their accesses are in bounds, as far as the other indices are,
        which is proved here without the guard.
        """
        stored = bound.name in self._stored  # then each access counts: it may be a race
        masked = set(conjuncts(mask))
        kept: list[Condition] = []
        for condition in self._guard(operation.result).parts:
            if condition in masked:
                kept.append(condition)
                continue
            every = range(len(place))
            for dimension, index in enumerate(() if stored else place):
                chosen, extent = self._chosen(index, condition), bound.shape[dimension]
                dividend = self._wrapped(index, extent, condition)
                if chosen is not None:
                    way, other = ((*place[:dimension], p, *place[dimension + 1 :]) for p in chosen)
                    proved = self._in_bounds(operation, bound, mask, other, every)
                elif dividend is not None:
                    way, others = (
                        (*place[:dimension], dividend, *place[dimension + 1 :]),
                        {*every} - {dimension},
                    )
                    proved = self._in_bounds(operation, bound, mask, place, others, (dividend, extent))
                else:
                    continue
                if proved:
                    place = way
                    kept.append(condition)
                    break
        return place, All(tuple(kept))

    def _chosen(self, index: Polynomial, condition: Condition) -> tuple[Polynomial, Polynomial] | None:
        """What an index is where the condition holds, and elsewhere, if it is a choice by this condition."""
        parts = [m[0] for m, c in index.terms if len(m) == 1 and c == 1 and isinstance(m[0], core.ISelect)]
        if len(parts) != 1:
            return None
        try:
            inside = written(mapped(condition, self.programs.inside), as_index)
        except NotAffine:
            return None
        if parts[0].condition != inside:
            return None
        rest = index - atom(parts[0])
        ways = (parts[0].then, parts[0].otherwise)
        yes, no = (rest + as_polynomial(way, {}) for way in ways)
        return yes, no

    def _wrapped(self, index: Polynomial, extent: Polynomial, condition: Condition) -> Polynomial | None:
        """``x``, if the index is ``x % extent`` and the condition says that ``x < extent``."""
        dividend, inside = _dividend(index, extent), mapped(condition, self.programs.inside)
        return dividend if dividend is not None and inside == Compare("<", dividend, extent) else None

    def _in_bounds(
        self,
        operation: Operation,
        bound: Bound,
        mask: Condition,
        place: tuple[Polynomial, ...],
        dimensions: Iterable[int],
        wrapped: tuple[Polynomial, Polynomial] = (number(0), ONE),
    ) -> bool:
        """Whether indices are in bounds under the mask; and of ``wrapped`` the dividend is not negative.

        Its extent is positive then.
        """
        facts = in_lanes(self.facts, operation.operands[0].shape)
        dividend, extent = wrapped
        try:
            some = core.CCmp("<", _ZERO, as_index(extent))
            if not facts.prove(_not_negative(self.programs.inside(dividend))) or not facts.prove(some):
                return False
            for part in conjuncts(mask):
                facts = facts.given(written(mapped(part, self.programs.inside), as_index))
            return all(self._is_inside(place[d], bound.shape[d], facts) for d in dimensions)
        except NotAffine:
            return False

    def _is_inside(self, place: Polynomial, extent: Polynomial, facts: Facts) -> bool:
        """Whether an index is in bounds: as a remainder by its extent, which is positive, or by proof."""
        index, end = self.programs.inside(place), as_index(extent)
        if _dividend(index, extent) is not None and facts.prove(core.CCmp("<", _ZERO, end)):
            return True
        return facts.prove(core.CAnd(_not_negative(index), core.CCmp("<", as_index(index), end)))

    def _emit_tt_store(self, operation: Operation) -> None:
        self._update_memory(operation, "", ":=")

    def _update_memory(self, operation: Operation, word: str, sign: str) -> None:
        """Lines that write a block into an array, lane by lane."""
        address, bound = self._access(operation)
        if bound.array.ignore is not None:
            raise refused(f"a store to {bound.name}, which has numbers to ignore", operation.line)
        mask = self._mask_of(operation, 2)
        place = self._indices_of(address, bound, operation, mask)
        value = self._expression(operation.operands[1])
        with self._lanes(operation.operands[1].shape) as lanes:

            def store() -> None:
                at = self._at(place, lanes, operation.line)
                self._write(f"{word}{bound.name}[{at}] {sign} {value.at(lanes)}")
                if sign == ":=" and value.plain and bound.tensor and self._is_outside(place, lanes):
                    self.stored[value.at(lanes)] = f"{bound.tensor}({at})"

            self._where(condition_at(mask, lanes), operation.line, store)

    def _is_outside(self, place: Sequence[Polynomial], lanes: Lanes) -> bool:
        """Whether a place can be written wherever the program writes these lanes."""
        found = [at_lanes(p, lanes) for p in place]
        known = {*self._outside, *(f"l{axis}" for axis in range(len(lanes)))}
        data = any(isinstance(a, Element) for a in atoms_in(found))
        return not data and all(variables(p) <= known for p in found)

    def _emit_tt_atomic_rmw(self, operation: Operation) -> None:
        kind = str(operation.attributes["atomic_rmw_op"])
        if kind not in _ATOMICS:
            raise refused(f"the atomic operation {kind}", operation.line)
        if operation.attributes["scope"] == "cta":
            raise refused("an atomic operation that is none between programs (scope cta)", operation.line)
        if self._uses[operation.result]:
            raise refused("the result of an atomic operation", operation.line)
        self.reassociates |= kind == "fadd"
        self._update_memory(operation, "atomic ", f"{_ATOMICS[kind]}=")


def _not_negative(value: Polynomial) -> core.Cond:
    return core.CCmp("<=", _ZERO, as_index(value))


def _dividend(index: Polynomial, extent: Polynomial) -> Polynomial | None:
    """``x``, if the index is ``x % extent``."""
    atoms = (a for monomial, _ in index.terms for a in monomial)
    floors = (a for a in atoms if isinstance(a, Floor) and a.denominator == extent)
    return next((f.numerator for f in floors if index == f.numerator - extent * atom(f)), None)
