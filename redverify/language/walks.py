"""Walks over typed programs: the parts of an expression, the commands of a block.

Whoever looks for something in a program uses these. A new construct of :mod:`.core` has to be
added here once; mypy finds the place, since every match ends in ``assert_never``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from redverify.language import core

#: Whatever an expression is made of.
Node = core.IndexExpr | core.Cond | core.ValueExpr


def children(node: Node) -> tuple[Node, ...]:
    """The direct parts of an expression, left to right; of a reduction: condition, body, start.

    Reductions and :class:`~.core.LetValue` bind variables in some of them.
    """
    match node:
        case core.IVar() | core.IConst() | core.CTrue() | core.CFalse() | core.Literal() | core.Constant():
            return ()
        case core.IAdd() | core.IProd() | core.IQuot() | core.IRem() | core.CCmp():
            return (node.left, node.right)
        case core.IMul() | core.IDiv() | core.IMod() | core.IndexCast():
            return (node.operand,)
        case core.IMin(operands=operands) | core.IMax(operands=operands):
            return operands
        case core.ISelect(condition=condition, then=one, otherwise=two):
            return (condition, one, two)
        case core.CAnd(left=one_condition, right=other) | core.COr(left=one_condition, right=other):
            return (one_condition, other)
        case core.CNot(operand=condition) | core.IndexCondition(condition=condition):
            return (condition,)
        case core.Access(indices=indices) | core.Read(indices=indices):
            return indices
        case core.Apply(arguments=arguments):
            return arguments
        case core.Select(condition=condition, then=then, otherwise=otherwise):
            return (condition, then, otherwise)
        case core.Cast(operand=operand):
            return (operand,)
        case core.Reduce(condition=condition, body=body, init=init):
            return (condition, body) if init is None else (condition, body, init)
        case core.Element(reduction=reduction, indices=indices):
            return (reduction, *indices)
        case core.LetValue(value=held, lower=lower, upper=upper, body=body):
            return (held, lower, upper, body)
        case _:
            assert_never(node)


def operands(term: core.ValueExpr) -> tuple[core.ValueExpr, ...]:
    """The direct parts of a value expression that have values themselves, left to right."""
    match term:
        case core.Literal() | core.Constant() | core.Access() | core.Read():
            return ()
        case core.IndexCondition() | core.IndexCast():
            return ()
        case core.Apply(arguments=arguments):
            return arguments
        case core.Select(then=then, otherwise=otherwise):
            return (then, otherwise)
        case core.Cast(operand=operand):
            return (operand,)
        case core.Reduce(body=body, init=init):
            return (body,) if init is None else (body, init)
        case core.Element(reduction=reduction):
            return (reduction,)
        case core.LetValue(value=held, body=body):
            return (held, body)
        case _:
            assert_never(term)


def subterms(term: core.ValueExpr) -> Iterator[core.ValueExpr]:
    """The value expression and all value expressions inside it, outer ones first."""
    yield term
    for operand in operands(term):
        yield from subterms(operand)


def nodes_of(node: Node) -> Iterator[Node]:
    """The expression and all expressions inside it, outer ones first."""
    yield node
    for child in children(node):
        yield from nodes_of(child)


def reads_in(node: Node) -> Iterator[core.Read]:
    """The reads of arrays in an expression, from left to right, outer ones first."""
    return (part for part in nodes_of(node) if isinstance(part, core.Read))


def conjuncts(condition: core.Cond) -> list[core.Cond]:
    """The parts of a conjunction, from left to right."""
    if isinstance(condition, core.CAnd):
        return [*conjuncts(condition.left), *conjuncts(condition.right)]
    return [condition]


def has_product(node: Node) -> bool:
    """Whether a product, a quotient or a remainder of two that are not literals is in an expression."""
    return any(isinstance(part, core.IProd | core.IQuot | core.IRem) for part in nodes_of(node))


def divides(node: Node) -> bool:
    """Whether a divisor is not a literal."""
    return any(isinstance(part, core.IQuot | core.IRem) for part in nodes_of(node))


def expressions_of(command: core.Command) -> tuple[Node, ...]:
    """The expressions of a command, annotations included, without those of the commands in it."""
    match command:
        case core.Skip() | core.Scope():
            return ()
        case core.Inside(condition=condition):
            return (condition,)
        case core.Assign(indices=indices, annotation=annotation, value=value):
            return (*indices, annotation, value)
        case core.Accumulate(
            indices=indices, annotation=annotation, reduction_indices=reduction_indices, value=value
        ):
            return (*indices, annotation, *(reduction_indices or ()), value)
        case core.Let(value=index):
            return (index,)
        case core.DataLet(annotation=annotation, value=value, lower=lower, upper=upper):
            return (annotation, value, lower, upper)
        case core.Allocate(extents=extents):
            return extents
        case core.If(condition=condition):
            return (condition,)
        case core.Loop(lower=lower, upper=upper):
            return (lower, upper)
        case _:
            assert_never(command)


def blocks_of(command: core.Command) -> tuple[core.Block, ...]:
    """The blocks of a command; of ``if`` the two branches."""
    match command:
        case core.Skip() | core.Inside() | core.Assign() | core.Accumulate():
            return ()
        case core.Scope(body=body) | core.Let(body=body) | core.Allocate(body=body) | core.Loop(body=body):
            return (body,)
        case core.DataLet(body=body):
            return (body,)
        case core.If(then=then, otherwise=otherwise):
            return (then, otherwise)
        case _:
            assert_never(command)


def commands_of(block: core.Block) -> Iterator[core.Command]:
    """All commands of a block in the order of the text, each before the commands in it."""
    for command in block:
        yield command
        for inside in blocks_of(command):
            yield from commands_of(inside)


def expressions_in(part: core.Spec | core.Impl) -> Iterator[Node]:
    """The outermost expressions of a specification, or of an implementation without its specification.

    Those of a specification are its assumptions, regions, equations and operators' definitions.
    """
    yield from part.assumptions
    if isinstance(part, core.Spec):
        for tensor in part.tensors.values():
            for lower, upper in (*(tensor.region or ()), *(() if tensor.range is None else (tensor.range,))):
                yield from (lower, upper)
        for equation in part.equations:
            yield from (equation.condition, equation.value)
        for operator in part.operators.values():
            yield from (e for e in (operator.unit, operator.definition) if e is not None)
        return
    for binding in part.bindings:
        yield from (*binding.indices, *(binding.extents or ()))
    for command in commands_of(part.body):
        yield from expressions_of(command)
