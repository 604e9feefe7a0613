"""Which terms may be infinite in the ``real`` encoding.

Inputs are finite. Infinities come from literals, also those in definitions of operators, and from
empty reductions whose operator has an infinite unit. That is looked at in two ways. Where no part of a
term may ever be infinite, it is finite. Else
:mod:`.signs` looks at the domain: a maximum over a set that is empty nowhere, of finite numbers, is finite.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import assert_never

from redverify.evaluation.equations import Equations
from redverify.language import core
from redverify.language.elaboration.definitions import needed
from redverify.language.terms import canonical
from redverify.language.types import TypeKind
from redverify.language.walks import subterms

_INFINITIES = ("inf", "-inf")


@dataclass(frozen=True, slots=True)
class _Sources:
    """Where infinities come from.

    ``tensors`` may be infinite, ``operators`` have an infinity in their definition, reductions
    with ``reductions`` have an infinite unit.
    """

    tensors: frozenset[str]
    operators: frozenset[str]
    reductions: frozenset[str]


_sources: dict[int, tuple[Equations, _Sources]] = {}


def may_be_infinite(equations: Equations, term: core.ValueExpr) -> bool:
    """Whether a term may have an infinite value anywhere, or be the result of arithmetic on one."""
    return term.type.has_infinities and _infinite(term, sources(equations))


def infinite_operator(equations: Equations, operator: str) -> bool:
    """Whether a declared operator may make an infinity of finite numbers."""
    return operator in sources(equations).operators


def sources(equations: Equations) -> _Sources:
    """Where infinities come from under a specification."""
    known = _sources.get(id(equations))
    if known is None or known[0] is not equations:
        known = _sources[id(equations)] = (equations, _sources_of(equations))
    return known[1]


def _sources_of(equations: Equations) -> _Sources:
    """The least set of tensors closed under "an equation's value may be infinite"."""
    operators = equations.spec.operators
    defined = frozenset(name for name in operators if _has_infinity(name, operators))
    units = frozenset(
        o.name for o in operators.values() if isinstance(o.unit, core.Literal) and o.unit.value in _INFINITIES
    )
    result = _Sources(frozenset(), defined, units | {"max", "min"})
    while True:
        larger = result.tensors | {
            e.tensor for e in equations.spec.equations if _infinite(canonical(e.value), result)
        }
        if larger == result.tensors:
            return result
        result = _Sources(larger, result.operators, result.reductions)


def _has_infinity(name: str, operators: Mapping[str, core.Operator]) -> bool:
    """Whether a definition, or one that it needs, holds an infinity."""
    definitions = [operators[other].definition for other in (name, *needed(name, operators))]
    return any(
        isinstance(part, core.Literal) and part.value in _INFINITIES
        for definition in definitions
        if definition is not None
        for part in subterms(definition)
    )


@lru_cache(maxsize=65536)
def _infinite(term: core.ValueExpr, sources: _Sources) -> bool:
    match term:
        case core.Literal(_, value):
            return value in _INFINITIES
        case core.Constant():
            return True
        case core.Access(_, tensor, _):
            return tensor in sources.tensors
        case core.Apply(_, function, arguments, declared):
            if declared and function in sources.operators:
                return True
            return any(_infinite(a, sources) for a in arguments if a.type.has_infinities)
        case core.Select(_, _, then, otherwise):
            return _infinite(then, sources) or _infinite(otherwise, sources)
        case core.Cast(_, operand):
            return operand.type.has_infinities and _infinite(operand, sources)
        case core.Reduce(_, operator, _, _, body, init):
            if operator in sources.operators:
                return True
            if operator in sources.reductions and init is None and term.type.kind is not TypeKind.REAL:
                return True  # of no elements; at `real` it has no value then
            return _infinite(body, sources) or (init is not None and _infinite(init, sources))
        case core.Element(_, reduction, _):
            return _infinite(reduction, sources)
        case core.LetValue(body=body):
            return _infinite(body, sources)
        case core.Read() | core.IndexCondition() | core.IndexCast():
            return False
        case _:
            assert_never(term)
