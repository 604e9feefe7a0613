"""Conditions on indices: what masks and branches are made of."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import reduce

from redverify.frontends.common.indices.polynomials import Polynomial, variables
from redverify.frontends.common.terms import compare, conjunction
from redverify.language import core

#: From polynomials to index expressions of the language.
Affine = Callable[[Polynomial], core.IndexExpr]


@dataclass(frozen=True, slots=True, eq=False)
class Compare:
    """``left op right`` of two polynomials. Two are equal if they say the same of ``left - right``."""

    op: str
    left: Polynomial
    right: Polynomial

    @property
    def _key(self) -> tuple[str, Polynomial]:
        difference = self.left - self.right
        match self.op:
            case ">" | ">=":
                return {">": "<", ">=": "<="}[self.op], difference.scaled(-1)
            case _:
                return self.op, difference

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Compare) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)


@dataclass(frozen=True, slots=True)
class All:
    """All of the parts hold; none: true."""

    parts: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class Some:
    """One of the parts holds; none: false."""

    parts: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class Not:
    """The part does not hold."""

    part: Condition


Condition = Compare | All | Some | Not

TRUE, FALSE = All(()), Some(())


def both(left: Condition, right: Condition) -> All:
    """Both conditions, without repetitions."""
    return All(tuple(dict.fromkeys((*conjuncts(left), *conjuncts(right)))))


def conjuncts(condition: Condition) -> tuple[Condition, ...]:
    """The conditions that hold together where the condition holds."""
    if isinstance(condition, All):
        return tuple(c for part in condition.parts for c in conjuncts(part))
    return (condition,)


def mapped(condition: Condition, change: Callable[[Polynomial], Polynomial]) -> Condition:
    """The condition with its polynomials changed."""
    match condition:
        case Compare(op, left, right):
            return Compare(op, change(left), change(right))
        case All(parts) | Some(parts):
            return type(condition)(tuple(mapped(p, change) for p in parts))
        case Not(part):
            return Not(mapped(part, change))


def polynomials_of(condition: Condition) -> Iterator[Polynomial]:
    """The sides of all comparisons of a condition."""
    match condition:
        case Compare(_, left, right):
            yield left
            yield right
        case All(parts) | Some(parts):
            for part in parts:
                yield from polynomials_of(part)
        case Not(part):
            yield from polynomials_of(part)


def variables_of(condition: Condition) -> frozenset[str]:
    """The variables of a condition."""
    return frozenset().union(*map(variables, polynomials_of(condition)))


def written(condition: Condition, affine: Affine) -> core.Cond:
    """The condition of the language."""
    match condition:
        case Compare(op, left, right):
            constant = (left - right).constant
            if constant is not None:
                return compare(op, core.IConst(constant), core.IConst(0))
            return core.CCmp(op, affine(left), affine(right))
        case All(parts):
            return conjunction([written(p, affine) for p in parts])
        case Some(parts):
            some = [w for p in parts if not isinstance(w := written(p, affine), core.CFalse)]
            return reduce(core.COr, some) if some else core.CFalse()
        case Not(part):
            inner = written(part, affine)
            if isinstance(inner, core.CTrue | core.CFalse):
                return core.CFalse() if isinstance(inner, core.CTrue) else core.CTrue()
            return core.CNot(inner)
