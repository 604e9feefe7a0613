"""Steps before a fact of arithmetic that ``omega`` does not find by itself.

``omega`` decides linear arithmetic but for a rest, the *dark shadows* of the omega test, which it does not
look at. Some facts of several quotients are in this rest. Where a variable, a quotient or a remainder can
only have a few values, a disjunction says so first: ``omega`` proves it, and then looks at one case after the
other. In a case the quotient is a number, and the rest is found. Digits in a mixed radix are put together
first: ``t // 16 == 16 * (t // 256) + t % 256 // 16``.

Nothing here has to be right: Lean proves each step.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import prod

from redverify.certifying.emission.integers.hypotheses import either
from redverify.certifying.emission.integers.oracle import Oracle, digits
from redverify.checking.data.expressions import Condition, Equal, Index, Quotient, Remainder
from redverify.checking.proofs.theorems import FactItem
from redverify.checking.proofs.walks import terms_in

#: Values of one term, and combinations of values of all terms, at most.
VALUES, COMBINATIONS = 4, 64


def steps_of(fact: FactItem, oracle: Oracle) -> tuple[Condition, ...]:
    """What follows from the hypotheses of a fact: digits, and choices of a few values of one term.

    Of the choices those of one value come first, then those of few, as long as there are at most
    :data:`COMBINATIONS`.
    """
    result = list(digits((*fact.assumed, fact.claim)))
    found: list[tuple[Index, list[int]]] = []
    for term in dict.fromkeys(_terms(fact)):
        values = oracle.values(fact.assumed, term, VALUES)
        if values:
            found.append((term, values))
    found.sort(key=lambda choice: len(choice[1]))  # stable: of as many values the first
    sizes: list[int] = []
    for term, values in found:
        if prod(sizes) * len(values) > COMBINATIONS:
            break
        sizes.append(len(values))
        result.append(either([Equal(term, value) for value in values]))
    return tuple([step for step in result if step != fact.claim])


def _terms(fact: FactItem) -> Iterator[Index]:
    """Variables, quotients, and the remainders that go with them."""
    yield from fact.names
    for part in terms_in((*fact.assumed, fact.claim)):
        if isinstance(part, Quotient | Remainder):
            yield Quotient(part.operand, part.divisor)
            yield Remainder(part.operand, part.divisor)
