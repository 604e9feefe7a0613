"""The types of values in a program."""

from __future__ import annotations

from redverify.language import core
from redverify.language.types import ValueType
from redverify.language.walks import commands_of, expressions_in, nodes_of


def value_types(impl: core.Impl) -> frozenset[ValueType]:
    """All types of values that an implementation or its specification declares or uses."""
    spec = impl.spec
    found = set(spec.types)
    for function in spec.functions.values():
        found.update((*function.arguments, function.result))
    found.update(operator.type for operator in spec.operators.values())
    found.update(tensor.type for tensor in spec.tensors.values())
    found.update(c.type for c in commands_of(impl.body) if isinstance(c, core.Allocate))
    for part in (spec, impl):
        for expression in expressions_in(part):
            found.update(n.type for n in nodes_of(expression) if isinstance(n, core.ValueExpr))
    return frozenset(found)
