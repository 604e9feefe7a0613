"""The loops over program instances that a grid stands for, and rule (G) for their grouped order.

Instances run in any order, so a grid of one axis over ``nm * nn`` is as good as a ``par`` loop over
``m < nm`` around one over ``n < nn``, if each pair occurs once. Two ways of taking a program id apart are
known:

``pid // nn`` and ``pid % nn``
    quotient and remainder: each pair once.
the grouped order (Triton's tutorial on matrix products)
    with ``w = G * nn``, ``g = pid // w``, ``s = min(nm - g * G, G)``, ``r = pid % w``:
    ``m = g * G + r % s`` and ``n = r // s``. For ``pid < nm * nn`` it holds that ``g * G < nm``, so
    ``s >= 1``; ``r < s * nn``, so ``n < nn``; and back, ``r = n * s + (m - g * G)`` and ``pid = g * w + r``
    are below their bounds. By the uniqueness of quotient and remainder this is a bijection (rule (G)).
    ``m = g * G + pid % s`` is as good: of each ``n`` the ``s`` remainders are the same ones, turned.
a loop over tiles (rule (S), :class:`.indices.Tiles`)
    ``for u in range(pid, count, programs)`` in all instances is each ``u < count`` once. ``u`` is taken apart
    as a program id is.

The rules are applied to finished polynomials: ``r // s`` is replaced by ``n`` and ``pid`` by
``m - g * G + g * w + s * n``. What uses the program id in other ways keeps ``g``, ``s`` or a product, is not
affine then, and is refused.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from redverify.frontends.common.indices.nonlinear import NotAffine, as_index, floor_of, rewritten
from redverify.frontends.common.indices.polynomials import (
    Atom,
    Extreme,
    Floor,
    Polynomial,
    atom,
    atoms_in,
    exact_quotient,
    named,
    number,
    variables,
)
from redverify.frontends.triton.conditions import polynomials_of
from redverify.frontends.triton.indices import Address, Index, Indices, Truth, program_id
from redverify.frontends.triton.ttir.ir import Line, Operation, refused
from redverify.language import core


@dataclass(frozen=True, slots=True)
class Programs:
    """``par`` loops, each with its extent, and what replaces atoms of polynomials inside of them.

    ``positive`` are the divisors of the rules that were used: there is a program id, so they are positive.
    """

    loops: tuple[tuple[str, Polynomial], ...]
    replacement: Mapping[Atom, Polynomial]
    positive: frozenset[Polynomial] = frozenset()

    def inside(self, value: Polynomial) -> Polynomial:
        """A polynomial in terms of the loops' variables."""
        return rewritten(value, self.replacement.get) if self.replacement else value


def programs_of(indices: Indices) -> Programs:
    """The loops over the program instances of a kernel whose indices are known."""
    atoms = tuple(
        atoms_in(p for known in (*indices.of.values(), *indices.data.values()) for p in _polynomials(known))
    )
    loops: list[tuple[str, Polynomial]] = []
    replacement: dict[Atom, Polynomial] = {}
    positive: set[Polynomial] = set()
    tiles = {one.program: one for one in indices.tiles.values()}
    for axis, instances in enumerate(indices.grid):
        pid, extent = program_id(axis), instances
        if pid in tiles:
            pid, extent = tiles[pid].variable, tiles[pid].count
        mine = [
            a
            for a in atoms
            if isinstance(a, Floor) and pid in variables(atom(a)) and a.denominator.constant is None
        ]
        found = _grouped(pid, extent, atoms, indices) or _split(pid, extent, mine, indices)
        if found is None:
            line = next((o.line for o in indices.kernel.walk() if _is_program_id(o, axis)), None)
            found = Programs(((pid, _affine(extent, line)),), {})
        loops += found.loops
        replacement.update(found.replacement)
        positive |= found.positive
    return Programs(tuple(loops), replacement, frozenset(positive))


def _is_program_id(operation: Operation, axis: int) -> bool:
    return operation.name == "tt.get_program_id" and operation.number("axis") == axis


def _affine(extent: Polynomial, line: Line | None) -> Polynomial:
    try:
        as_index(extent)
    except NotAffine:
        raise refused(
            "a grid whose size is a product, with program ids that are not taken apart into its factors", line
        ) from None
    return extent


def _split(pid: str, extent: Polynomial, floors: list[Floor], indices: Indices) -> Programs | None:
    """``pid // nn`` and ``pid % nn`` in a grid of ``nm * nn``."""
    for floor in floors:
        outer = exact_quotient(extent, floor.denominator)
        if floor.numerator != named(pid) or outer is None:
            continue
        high, low = indices.fresh(f"{pid}_hi"), indices.fresh(f"{pid}_lo")
        value = named(high) * floor.denominator + named(low)
        replacement: dict[Atom, Polynomial] = {floor: named(high), core.IVar(pid): value}
        loops = ((high, outer), (low, floor.denominator))
        return Programs(loops, replacement, frozenset((floor.denominator,)))
    return None


def _grouped(pid: str, extent: Polynomial, atoms: tuple[Atom, ...], indices: Indices) -> Programs | None:
    """Rule (G)."""
    for least in atoms:
        if not isinstance(least, Extreme) or least.greatest or len(least.parts) != 2:
            continue
        for rows, group in (least.parts, least.parts[::-1]):
            size = group.constant
            if size is None or size < 1:
                continue
            for group_of in _floors_of(pid, rows):
                columns = exact_quotient(group_of.denominator, number(size))
                height = rows + atom(group_of).scaled(size)
                if (
                    columns is None
                    or pid in variables(height) | variables(columns)
                    or height * columns != extent
                ):
                    continue
                m, n = indices.fresh(f"{pid}_m"), indices.fresh(f"{pid}_n")
                within = named(pid) - group_of.denominator * atom(group_of)
                number_of = floor_of(within, atom(least))
                ((monomial, _),) = number_of.terms
                first = atom(group_of).scaled(size)
                value = named(m) - first + group_of.denominator * atom(group_of) + atom(least) * named(n)
                turned = Floor(named(pid), atom(least))
                if turned in atoms:  # pid % s in place of (pid % w) % s
                    value = named(m) - first + atom(least) * atom(turned)
                replacement: dict[Atom, Polynomial] = {
                    monomial[0]: named(n),
                    core.IVar(pid): value,
                    **{kept: atom(kept) for kept in (group_of, least, turned)},
                }
                divisors = frozenset((columns, group_of.denominator, atom(least)))
                return Programs(((m, height), (n, columns)), replacement, divisors)
    return None


def _floors_of(pid: str, value: Polynomial) -> Iterator[Floor]:
    """The quotients of a program id itself in a polynomial."""
    for monomial, _ in value.terms:
        for part in monomial:
            if isinstance(part, Floor) and part.numerator == named(pid):
                yield part


def _polynomials(known: Index | Truth | Address) -> Iterator[Polynomial]:
    if isinstance(known, Truth):
        return polynomials_of(known.condition)
    return iter((known.value,))
