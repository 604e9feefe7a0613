"""Reductions as uninterpreted functions of arrays.

A tensor is a function of its indices. A reduction with operator ⊙ is a function of the array of its
elements, with ⊙'s unit in place of the elements outside of its index set: the fold passes the unit
without a change. Two arrays that agree everywhere have the same reduction; negated and
with constants in place of the quantified index, that needs neither quantifiers nor a theory of
arrays.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Any

import z3

from redverify.language import core
from redverify.language.terms import substitute, substitute_condition
from redverify.solving.encodings.encoding import Atoms, Encoding, Unencoded
from redverify.solving.overlapping_reductions import alike

#: How often reductions may occur in each other's elements, and how many pairs are compared.
ROUNDS, PAIRS = 4, 100


@dataclass(frozen=True, slots=True)
class _Made:
    number: int
    term: core.Reduce
    value: Any


class Arrays(Atoms):
    """Accesses as functions of their indices, reductions as functions of their wiped arrays."""

    def __init__(self) -> None:
        self._reductions: dict[core.Reduce, _Made] = {}

    def atom(self, encoding: Encoding, term: core.ValueExpr) -> Any:
        """An application for an access, a constant for a reduction."""
        match term:
            case core.Access(type_, tensor, indices):
                return encoding.applied(f"t_{tensor}", type_, [encoding.index(i) for i in indices])
            case core.Reduce():
                made = self._reductions.get(term)
                if made is None:
                    number = len(self._reductions)
                    made = _Made(number, term, encoding.constant(f"r{number}", term.type))
                    self._reductions[term] = made
                return made.value
        raise Unencoded("an element of a reduction")

    def finish(self, encoding: Encoding) -> None:
        """Reductions of equal arrays are equal; so is one of units alone to its initial value."""
        done: set[tuple[int, ...]] = set()
        for _ in range(ROUNDS):
            made = list(self._reductions.values())
            todo: list[tuple[_Made, ...]] = [(m,) for m in made]
            todo += [(a, b) for a, b in combinations(made, 2) if alike(a.term, b.term)]
            fresh = [t for t in todo if tuple(m.number for m in t) not in done]
            if not fresh:
                return
            if len(done) + len(fresh) > PAIRS:
                raise Unencoded("many reductions")
            for group in fresh:
                done.add(tuple(m.number for m in group))
                if len(group) == 1:
                    self._alone(encoding, group[0])
                else:
                    self._pair(encoding, *group)

    def _at(self, encoding: Encoding, term: core.Reduce, names: list[str]) -> tuple[Any, Any]:
        """Whether the point is in the index set, and the element there."""
        by: dict[str, core.IndexExpr] = {b: core.IVar(n) for b, n in zip(term.binders, names, strict=True)}
        condition = encoding.condition(substitute_condition(term.condition, by))
        return condition, encoding.value(substitute(term.body, by))

    def _pair(self, encoding: Encoding, one: _Made, other: _Made) -> None:
        names = [f"$p{len(encoding.axioms)}_{n}" for n in range(len(one.term.binders))]
        in_one, first = self._at(encoding, one.term, names)
        in_other, second = self._at(encoding, other.term, names)
        unit = self._unit(encoding, one.term)
        if unit is None:
            alike = z3.And(in_one == in_other, z3.Implies(in_one, first == second))
        else:
            alike = z3.If(in_one, first, unit) == z3.If(in_other, second, unit)
        started = self._started(encoding, one.term, other.term, unit)
        if started is not None:
            encoding.axioms.append(z3.Implies(z3.And(alike, started), one.value == other.value))

    def _alone(self, encoding: Encoding, one: _Made) -> None:
        unit = self._unit(encoding, one.term)
        if unit is None:
            return
        names = [f"$p{len(encoding.axioms)}_{n}" for n in range(len(one.term.binders))]
        inside, element = self._at(encoding, one.term, names)
        start = unit if one.term.init is None else encoding.value(one.term.init)
        encoding.axioms.append(z3.Implies(z3.Or(z3.Not(inside), element == unit), one.value == start))

    @staticmethod
    def _unit(encoding: Encoding, term: core.Reduce) -> Any | None:
        unit = encoding.equations.laws(term.operator, term.type).unit
        return None if unit is None else encoding.value(unit)

    @staticmethod
    def _started(encoding: Encoding, one: core.Reduce, other: core.Reduce, unit: Any | None) -> Any | None:
        """That both start from the same value; ``None`` if that cannot be."""
        if one.init is None and other.init is None:
            return z3.BoolVal(True)
        starts = [unit if r.init is None else encoding.value(r.init) for r in (one, other)]
        return None if starts[0] is None or starts[1] is None else starts[0] == starts[1]
