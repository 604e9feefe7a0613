"""Quotients of sizes that numbers are counted in: the size of a chunk, ``(N + T - 1) // T``.

A quotient of parameters by which a variable is multiplied, or a number divided, is to be a base. So it
becomes a parameter ``C`` of its own. What is kept is ``b*C <= a < b*C + b`` for ``C = a // b``, and
``C >= 0`` where ``a >= 0``. That only forgets: each size has its ``C``, and the program is verified for all
that satisfy this.

A divisor has to be at least 1 by the assumptions, so that no division is lost.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from redverify.language import core
from redverify.language.terms import free_variables, map_comparisons, map_index
from redverify.language.walks import Node, commands_of, expressions_in, expressions_of, nodes_of
from redverify.presburger import build
from redverify.radix.mapping import Mapping

#: Quotients that become parameters, at most.
_FEW = 3

_ZERO, _ONE = core.IConst(0), core.IConst(1)

Quotient = core.IQuot | core.IDiv


def with_named_quotients(impl: core.Impl, plain: core.Impl) -> core.Impl:
    """The program with parameters for quotients; ``plain`` has its affine assumptions."""
    found = [q for q in dict.fromkeys(_bases(impl)) if at_least(plain, _parts(q)[1], _ONE)]
    for number, quotient in enumerate(found[:_FEW]):
        impl = _named(impl, quotient, core.IVar(f"quotient$of{number}"), plain)
    return impl


def _named(impl: core.Impl, quotient: Quotient, name: core.IVar, plain: core.Impl) -> core.Impl:
    def index(expression: core.IndexExpr) -> core.IndexExpr:
        return name if expression == quotient else map_index(expression, index, condition)

    def condition(given: core.Cond) -> core.Cond:
        return map_comparisons(given, lambda c: core.CCmp(c.op, index(c.left), index(c.right)))

    changed = Mapping(index, condition).program(impl)
    dividend, divisor = _parts(quotient)
    whole = (
        core.IProd(divisor, name) if isinstance(quotient, core.IQuot) else core.IMul(quotient.divisor, name)
    )
    known: list[core.Cond] = [
        core.CCmp("<=", whole, dividend),
        core.CCmp("<", dividend, core.IAdd(whole, divisor)),
    ]
    if at_least(plain, dividend, _ZERO):
        known.append(core.CCmp(">=", name, _ZERO))
    spec = replace(changed.spec, parameters=(*changed.spec.parameters, name.name))
    return replace(changed, spec=spec, assumptions=(*changed.assumptions, *known))


def _parts(quotient: Quotient) -> tuple[core.IndexExpr, core.IndexExpr]:
    if isinstance(quotient, core.IDiv):
        return quotient.operand, core.IConst(quotient.divisor)
    return quotient.left, quotient.right


def _bases(impl: core.Impl) -> Iterator[Quotient]:
    """The quotients of parameters beside variables, and those that numbers are divided by."""
    parameters = frozenset(impl.spec.parameters)
    expressions: list[Node] = [*expressions_in(impl.spec), *(e for b in impl.bindings for e in b.indices)]
    expressions += [e for command in commands_of(impl.body) for e in expressions_of(command)]
    for node in (node for expression in expressions for node in nodes_of(expression)):
        if not isinstance(node, core.IProd | core.IQuot | core.IRem) or free_variables(node) <= parameters:
            continue
        for side in (node.left, node.right) if isinstance(node, core.IProd) else (node.right,):
            yield from (
                part
                for part in nodes_of(side)
                if isinstance(part, Quotient) and free_variables(part) <= parameters
            )


def at_least(plain: core.Impl, value: core.IndexExpr, least: core.IConst) -> bool:
    """Whether the affine assumptions say that an affine number is at least so great."""
    try:
        below = build.where(core.CCmp("<", value, least))
    except build.NotAffine:
        return False
    given = build.all_of((*plain.spec.assumptions, *plain.assumptions))
    return bool(given.intersect(below).is_empty())
