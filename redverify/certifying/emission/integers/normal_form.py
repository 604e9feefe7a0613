"""Facts of arithmetic in one form: sides flipped, terms replaced by variables, variables in order."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, islice, permutations, product
from typing import Any, cast

from redverify.checking.data.expressions import (
    And,
    AtLeast,
    AtMost,
    Comparison,
    Condition,
    Greater,
    Index,
    Less,
    Maximum,
    Minimum,
    Multiple,
    Quotient,
    Remainder,
    Sum,
)
from redverify.checking.data.tagged import Tagged, changed, fields_of
from redverify.checking.proofs.walks import terms_in

#: Names of the variables of facts.
_LETTERS = "abcdefghijklmnopqrstuvwxyz"


@dataclass(frozen=True, slots=True)
class Shape:
    """A fact: for all integers ``names``, the claim follows from what is given."""

    names: tuple[str, ...]
    given: tuple[Condition, ...]
    claim: Condition


def flipped(condition: Any) -> Any:
    """A condition with ``<`` for ``>``, as Lean has it."""
    match condition:
        case Greater(left, right):
            return Less(right, left)
        case AtLeast(left, right):
            return AtMost(right, left)
        case Tagged():
            return changed(condition, flipped)
        case _:
            return condition


def conjuncts(
    condition: Condition, path: tuple[int, ...] = ()
) -> Iterator[tuple[tuple[int, ...], Condition]]:
    """The parts of a conjunction that are none themselves, with the way to them."""
    if isinstance(condition, And):
        yield from conjuncts(condition.left, (*path, 1))
        yield from conjuncts(condition.right, (*path, 2))
    else:
        yield path, condition


def generalized(given: Sequence[Condition], claim: Condition) -> Iterator[tuple[list[Condition], Condition]]:
    """The same with terms replaced by variables, the most general first, itself last."""
    for parts in (_whole, _side, _summands, _factors):
        by: dict[Index, str] = {}
        terms = [_replaced(condition, parts, by) for condition in (*given, claim)]
        yield terms[:-1], terms[-1]
    yield list(given), claim


def _whole(term: Index, name: Callable[[Index], Index]) -> Index:
    return name(term)


def _side(term: Index, name: Callable[[Index], Index]) -> Index:
    return term if isinstance(term, int) else name(term)


def _summands(term: Index, name: Callable[[Index], Index]) -> Index:
    if isinstance(term, Sum):
        return Sum(_summands(term.left, name), _summands(term.right, name))
    return term if isinstance(term, int) else name(term)


def _factors(term: Index, name: Callable[[Index], Index]) -> Index:
    if isinstance(term, Sum):
        return Sum(_factors(term.left, name), _factors(term.right, name))
    if isinstance(term, Multiple):
        return Multiple(term.factor, _factors(term.operand, name))
    return term if isinstance(term, int) else name(term)


def _replaced(
    condition: Condition, parts: Callable[[Index, Callable[[Index], Index]], Index], by: dict[Index, str]
) -> Condition:
    """A condition with terms on the sides of its comparisons replaced by variables."""

    def name(term: Index) -> Index:
        return by.setdefault(term, f"$t{len(by)}")

    def walk(term: Any) -> Any:
        if isinstance(term, Comparison):
            return type(term)(parts(term.left, name), parts(term.right, name))
        return changed(term, walk)

    return cast(Condition, walk(condition)) if isinstance(condition, Tagged) else condition


#: A claim and what it follows from.
Follows = tuple[tuple[Condition, ...], Condition]


def most_general(
    given: Sequence[Condition], claim: Condition, holds: Callable[[Sequence[Condition], Condition], bool]
) -> Follows:
    """The same with each term and each number replaced by a variable where it still holds, large terms first.

    Factors and divisors stay: what is found is linear again. Where what is given is a contradiction, that is
    the claim.
    """
    found: Follows = (tuple(given), False if holds(given, False) else claim)
    terms = dict.fromkeys(part for part in terms_in(found) if isinstance(part, _INDICES))
    parts: list[Index] = [
        *sorted(terms, key=lambda term: (-len(repr(term)), repr(term))),
        *sorted(dict.fromkeys(_numbers(found)), key=lambda number: (-abs(number), number)),
    ]
    for count, part in enumerate(parts):
        more: Follows = _without(found, part, f"$g{count}")
        if more != found and holds(*more):
            found = more
    return found


#: Terms that a variable may stand for.
_INDICES = (Sum, Multiple, Quotient, Remainder, Minimum, Maximum)


def _numbers(part: object) -> Iterator[int]:
    """The numbers in a term that are neither factors nor divisors."""
    match part:
        case bool():
            return
        case int():
            yield part
        case tuple():
            for item in part:
                yield from _numbers(item)
        case Multiple() | Quotient() | Remainder():
            yield from _numbers(part.operand)
        case Tagged():
            yield from _numbers(fields_of(part))


def _without(part: Any, term: Index, name: str) -> Any:
    """A term or several with a variable for each occurrence of another one."""
    if type(part) is type(term) and part == term:
        return name
    match part:
        case tuple():
            return tuple([_without(item, term, name) for item in part])
        case Multiple(factor, operand):
            return Multiple(factor, _without(operand, term, name))
        case Quotient(operand, divisor) | Remainder(operand, divisor):
            return type(part)(_without(operand, term, name), divisor)
        case Tagged():
            return type(part)(*[_without(field, term, name) for field in fields_of(part)])
        case _:
            return part


def canonical(given: Sequence[Condition], claim: Condition) -> tuple[Shape, list[int]]:
    """The fact with its variables in order of occurrence; and the order in which it wants what is given."""
    forms = [(_formed(given, claim, order), order) for order in islice(_orders(given), _MOST_ORDERS)]
    shape, order = min(forms, key=lambda form: (repr(form[0]), form[1]))
    return shape, list(order)


#: How many orders of what is given are compared: all, unless more than four conditions are alike, or several
#: groups of them are. Then one fact may have two forms.
_MOST_ORDERS = 24


def _orders(given: Sequence[Condition]) -> Iterator[tuple[int, ...]]:
    """The orders of conditions by what they say, those that differ in their variables alone in each order."""
    places: dict[str, list[int]] = {}
    for place, condition in enumerate(given):
        places.setdefault(repr(_renamed(condition, None)), []).append(place)
    for chosen in product(*[permutations(places[said]) for said in sorted(places)]):
        yield tuple(chain.from_iterable(chosen))


def _formed(given: Sequence[Condition], claim: Condition, order: Sequence[int]) -> Shape:
    """The fact with what is given in an order."""
    names: dict[str, str] = {}
    for condition in (claim, *[given[p] for p in order]):
        for name in variables(condition):
            names.setdefault(name, _name(len(names)))
    return Shape(
        tuple(names.values()),
        tuple([_renamed(given[p], names) for p in order]),
        _renamed(claim, names),
    )


def _name(number: int) -> str:
    letter = _LETTERS[number % len(_LETTERS)]
    return letter if number < len(_LETTERS) else f"{letter}{number // len(_LETTERS)}"


def variables(part: object) -> Iterator[str]:
    """The variables of a term, from left to right."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, tuple):
        for item in part:
            yield from variables(item)
    elif isinstance(part, Tagged):
        yield from variables(fields_of(part))


def _renamed(part: Any, names: Mapping[str, str] | None) -> Any:
    """A term with other variables; without names all are one."""
    if isinstance(part, str):
        return "_" if names is None else names[part]
    if isinstance(part, tuple):
        return tuple([_renamed(item, names) for item in part])
    if isinstance(part, Tagged):
        return type(part)(*[_renamed(item, names) for item in fields_of(part)])
    return part
