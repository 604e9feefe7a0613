"""Which terms may be infinite in the ``real`` encoding.

Inputs are real numbers; infinities come from literals and from empty ``max`` and ``min``
reductions on floats, and pass through everything that may return one.
"""

from __future__ import annotations

from functools import lru_cache

from redverify.evaluation.equations import Equations
from redverify.evaluation.terms import canonical
from redverify.language import core

_tensors: dict[int, tuple[Equations, frozenset[str]]] = {}


def may_be_infinite(equations: Equations, term: core.ValueExpr) -> bool:
    """Whether a float term may have an infinite value, or be the result of arithmetic on one."""
    if not term.type.is_floating:
        return False
    known = _tensors.get(id(equations))
    if known is None or known[0] is not equations:
        known = (equations, _infinite_tensors(equations))
        _tensors[id(equations)] = known
    return _infinite(term, known[1])


def _infinite_tensors(equations: Equations) -> frozenset[str]:
    """The least set of tensors closed under "an equation's value may be infinite"."""
    result: frozenset[str] = frozenset()
    while True:
        larger = result | {
            e.tensor for e in equations.spec.equations if _infinite(canonical(e.value), result)
        }
        if larger == result:
            return result
        result = larger


@lru_cache(maxsize=65536)
def _infinite(term: core.ValueExpr, tensors: frozenset[str]) -> bool:
    match term:
        case core.Literal(_, value):
            return value in ("inf", "-inf")
        case core.Constant():
            return True
        case core.Access(_, tensor, _):
            return tensor in tensors
        case core.Apply(_, _, arguments):
            return any(_infinite(a, tensors) for a in arguments if a.type.is_floating)
        case core.Select(_, _, then, otherwise):
            return _infinite(then, tensors) or _infinite(otherwise, tensors)
        case core.Cast(_, operand):
            return operand.type.is_floating and _infinite(operand, tensors)
        case core.Reduce(_, operator, _, _, body, init):
            if operator in ("max", "min") and init is None:
                return True
            return _infinite(body, tensors) or (init is not None and _infinite(init, tensors))
        case core.Element(_, reduction, _):
            return _infinite(reduction, tensors)
        case _:
            return False
