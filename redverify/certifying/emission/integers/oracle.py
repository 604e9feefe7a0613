"""Which conditions a claim about integers follows from, by Z3.

Nothing that is found here is believed: Lean proves each fact that a certificate states.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from typing import Any, assert_never

import z3

from redverify.checking.data.expressions import (
    And,
    AtLeast,
    AtMost,
    Choice,
    Condition,
    Equal,
    Greater,
    Iff,
    Index,
    IntegerOf,
    Less,
    Maximum,
    Minimum,
    Multiple,
    Not,
    Or,
    Quotient,
    Remainder,
    Sum,
    Unequal,
)
from redverify.checking.proofs.walks import terms_in

#: What Z3 may spend on one question, in its own units: about a second.
RESOURCES = 2_000_000


class Unread(Exception):
    """Part of a condition that is not asked about: a conditional index, data, a division by zero."""


class Oracle:
    """Answers questions about conditions; the same ones in the same order always in the same way.

    Which of several cores Z3 finds depends on what its context has seen. So each oracle has its own.
    """

    def __init__(self) -> None:
        self._context = z3.Context()
        self._read: dict[Condition, Any] = {}
        self._known: dict[tuple[tuple[Condition, ...], Condition], list[int] | None] = {}

    def follows(self, given: Sequence[Condition], claim: Condition) -> bool:
        """Whether a claim follows from conditions, as far as is found out."""
        return self._core(given, claim) is not None

    def needed(self, given: Sequence[Condition], claim: Condition) -> list[int] | None:
        """The positions of some conditions that imply the claim; none of them can be left out."""
        found = self._core(given, claim)
        if found is None:
            return None
        for position in sorted(found, key=lambda p: (-_size(given[p]), p)):
            rest = [p for p in found if p != position]
            less = self._core([given[p] for p in rest], claim)
            if less is not None:
                found = [rest[p] for p in less]
        return found

    def _core(self, given: Sequence[Condition], claim: Condition) -> list[int] | None:
        """The positions of conditions that the claim follows from, as Z3 finds them."""
        question = (tuple(given), claim)
        if question not in self._known:
            self._known[question] = self._asked(given, claim)
        return self._known[question]

    def _asked(self, given: Sequence[Condition], claim: Condition) -> list[int] | None:
        solver = self._solver()
        try:
            solver.add(z3.Not(self._condition(claim)))
            labels = []
            for position, condition in enumerate(given):
                label = z3.Bool(f"given {position}", self._context)
                labels.append(label)
                solver.add(z3.Implies(label, self._condition(condition)))
        except Unread:
            return None
        answer = solver.check(*labels)
        if answer == z3.unknown and (more := list(digits((*given, claim)))):
            solver.add(*[self._condition(digit) for digit in more])
            answer = solver.check(*labels)
        if answer != z3.unsat:
            return None
        return sorted(int(str(label).removeprefix("given ")) for label in solver.unsat_core())

    def values(self, given: Sequence[Condition], term: Index, most: int) -> list[int] | None:
        """The values of a term where conditions hold; ``None`` for more than ``most``, or if unknown."""
        solver = self._solver()
        found: list[int] = []
        try:
            solver.add(*[self._condition(condition) for condition in given])
            value = self._index(term)
        except Unread:
            return None
        while (answer := solver.check()) == z3.sat:
            if len(found) == most:
                return None
            found.append(solver.model().eval(value, model_completion=True).as_long())
            solver.add(value != found[-1])
        return sorted(found) if answer == z3.unsat else None

    def reads(self, condition: Condition) -> bool:
        """Whether questions about a condition are answered."""
        try:
            self._condition(condition)
        except Unread:
            return False
        return True

    # ------------------------------------------------------------ terms of Z3

    def _solver(self) -> Any:
        """A new solver. One for a logic takes five times as long, since it begins with several engines."""
        solver = z3.SimpleSolver(ctx=self._context)
        solver.set("rlimit", RESOURCES)
        return solver

    def _condition(self, condition: Condition) -> Any:
        if condition not in self._read:
            self._read[condition] = self._connected(condition)
        return self._read[condition]

    def _connected(self, condition: Condition) -> Any:
        match condition:
            case bool():
                return z3.BoolVal(condition, self._context)
            case And(one, other):
                return z3.And(self._condition(one), self._condition(other))
            case Or(one, other):
                return z3.Or(self._condition(one), self._condition(other))
            case Iff(one, other):
                return self._condition(one) == self._condition(other)
            case Not(operand):
                return z3.Not(self._condition(operand))
            case Equal(left, right):
                return self._index(left) == self._index(right)
            case Unequal(left, right):
                return self._index(left) != self._index(right)
            case Less(left, right):
                return self._index(left) < self._index(right)
            case AtMost(left, right):
                return self._index(left) <= self._index(right)
            case Greater(left, right):
                return self._index(left) > self._index(right)
            case AtLeast(left, right):
                return self._index(left) >= self._index(right)
            case _:
                assert_never(condition)

    def _index(self, term: Index) -> Any:
        match term:
            case str():
                return z3.Int(term, self._context)
            case int():
                return z3.IntVal(term, self._context)
            case Sum(left, right):
                return self._index(left) + self._index(right)
            case Multiple(factor, operand):
                return factor * self._index(operand)
            case Quotient(operand, divisor) | Remainder(operand, divisor):
                if divisor < 1:
                    raise Unread
                whole = self._index(operand)
                return whole / divisor if isinstance(term, Quotient) else whole % divisor
            case Minimum(operands):
                return reduce(lambda a, b: z3.If(a <= b, a, b), [self._index(o) for o in operands])
            case Maximum(operands):
                return reduce(lambda a, b: z3.If(a >= b, a, b), [self._index(o) for o in operands])
            case Choice() | IntegerOf():
                raise Unread
            case _:
                assert_never(term)


def digits(conditions: Sequence[Condition]) -> Iterator[Condition]:
    """What each digit of a number in a mixed radix is that occurs: ``t % m // n`` where ``n`` divides ``m``.

    These hold for all integers, and are hard to find: ``t // n == m / n * (t // m) + t % m // n``.
    """
    for part in dict.fromkeys(terms_in(tuple(conditions))):
        match part:
            case Quotient(Remainder(whole, above), below) if below > 0 and above % below == 0:
                yield Equal(
                    Quotient(whole, below), Sum(Multiple(above // below, Quotient(whole, above)), part)
                )


#: How hard a kind of term is for ``omega``, beside those that count as one.
_COSTS: Mapping[type, int] = {
    Or: 100,
    Iff: 100,
    Not: 20,
    Unequal: 20,
    Minimum: 20,
    Maximum: 20,
    Quotient: 10,
    Remainder: 10,
}


def _size(term: object) -> int:
    """How hard a condition is for ``omega``, about."""
    if isinstance(term, tuple):
        return sum(_size(part) for part in term)
    if not hasattr(term, "__struct_fields__"):
        return 1
    parts = [getattr(term, name) for name in term.__struct_fields__]
    return _COSTS.get(type(term), 1) + sum(_size(part) for part in parts)
