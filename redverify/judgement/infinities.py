"""Whether an operator of a program may be applied to an infinity, where floats are real numbers.

Some laws are proved of finite numbers alone. They may be used where no infinity can occur.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from redverify.evaluation.equations import Equations
from redverify.language import core
from redverify.language.elaboration.definitions import needed
from redverify.language.walks import commands_of, subterms
from redverify.solving.infinity import may_be_infinite


def meets_infinities(impl: core.Impl, operator: str, values: str) -> bool:
    """Whether what an operator is applied to, or its result, may be infinite."""
    equations, operators = Equations(impl.spec, values), impl.spec.operators
    users = {operator, *[name for name in operators if operator in needed(name, operators)]}

    def infinite(term: core.ValueExpr, arrays: frozenset[str] = frozenset()) -> bool:
        return any(
            may_be_infinite(equations, part) or (isinstance(part, core.Read) and part.array in arrays)
            for part in subterms(term)
        )

    if any(infinite(term) for term in _prophetic(impl) if _applied(term) in users):
        return True
    stores = [c for c in commands_of(impl.body) if isinstance(c, core.Assign | core.Accumulate)]
    arrays = _infinite_arrays(stores, infinite)
    for store in stores:
        accumulated = isinstance(store, core.Accumulate) and store.operator in users
        if accumulated and (store.array in arrays or infinite(store.value, arrays)):
            return True
        if any(infinite(term, arrays) for term in subterms(store.value) if _applied(term) in users):
            return True
    return False


def _infinite_arrays(
    stores: Sequence[core.Assign | core.Accumulate],
    infinite: Callable[[core.ValueExpr, frozenset[str]], bool],
) -> frozenset[str]:
    """The least set of arrays closed under "what is stored may be infinite"; inputs are finite."""
    arrays: frozenset[str] = frozenset()
    while True:
        larger = arrays | {s.array for s in stores if infinite(s.value, arrays)}
        if larger == arrays:
            return arrays
        arrays = larger


def _applied(term: core.ValueExpr) -> str | None:
    """The declared operator or the function of a term, and the operator of a reduction."""
    match term:
        case core.Reduce(operator=name) | core.Apply(function=name, declared=True):
            return name
        case _:
            return None


def _prophetic(impl: core.Impl) -> Iterator[core.ValueExpr]:
    for equation in impl.spec.equations:
        yield from subterms(equation.value)
    for command in commands_of(impl.body):
        if isinstance(command, core.Assign | core.Accumulate):
            yield from subterms(command.annotation)
