"""Indices that are data: accesses of inputs with a range, where specifications and annotations have indices.

An access ``I(i)`` in an index becomes a variable there. What the index stands in is then the body of a
:class:`~.core.LetValue` that gives the variable its value.

A reduction whose condition has data in it runs over the *affine hull* of its index set: each data index is
replaced by its range. Its body is the operator's unit at the indices that are not meant. That is right for
each operator with a unit, since ``x ⊙ 0 = x``, and keeps the order.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping
from dataclasses import dataclass, field
from functools import reduce

from redverify.language import core
from redverify.language.normal_form import linear, normalise_condition, sum_of
from redverify.language.operators import BUILTIN_OPERATORS, builtin_unit
from redverify.language.walks import commands_of, expressions_in, nodes_of

#: A range ``lower <= x < upper``.
Range = tuple[core.IndexExpr, core.IndexExpr]

_NEGATED = {"==": "!=", "!=": "==", "<": ">=", "<=": ">", ">": "<=", ">=": "<"}


@dataclass(slots=True)
class DataIndices:
    """The accesses that are indices of one expression.

    ``around_it`` are those that have a variable around it already, which then stands for them here, too.
    """

    around_it: Mapping[core.Access, str]
    bound: dict[core.Access, tuple[str, Range]] = field(default_factory=dict)

    def variable(self, access: core.Access, range_: Range) -> core.IVar:
        """The variable that stands for an access; one for equal accesses.

        No name is declared again where it is visible, so equal accesses have one value.
        """
        outer = self.around_it.get(access)
        if outer is not None:
            return core.IVar(outer)
        found = self.bound.get(access)
        if found is None:
            found = self.bound[access] = (f"$d{len(self.around_it) + len(self.bound)}", range_)
        return core.IVar(found[0])

    def inside(self) -> Mapping[core.Access, str]:
        """The accesses that have a variable inside :meth:`around`."""
        return {**self.around_it, **{access: name for access, (name, _) in self.bound.items()}}

    def around(self, body: core.ValueExpr) -> core.ValueExpr:
        """The expression with the values of the variables in it."""
        for access, (variable, (lower, upper)) in reversed(self.bound.items()):
            body = core.LetValue(body.type, variable, access, lower, upper, body)
        return body

    def hull(self, condition: core.Cond) -> core.Cond:
        """The condition without the data gathered here: it holds wherever some values in the ranges make it
        hold.
        """
        return _weaker(condition, dict(self.bound.values()), True)


def data_of(body: core.ValueExpr) -> Iterator[tuple[str, core.ValueExpr]]:
    """The variables that stand for data around an expression, outer ones first, with their values."""
    while isinstance(body, core.LetValue):
        yield body.variable, body.value
        body = body.body


def mask_of(body: core.ValueExpr) -> core.Select | None:
    """The choice by data at the head of a reduction's body, inside the data; ``None`` if there is none.

    In a reduction whose condition has data, ``then`` is the element and ``otherwise`` the operator's unit.
    """
    variables = {name for name, _ in data_of(body)}
    while isinstance(body, core.LetValue):
        body = body.body
    if isinstance(body, core.Select) and has_data(body.condition, variables):
        return body
    return None


def written_mask(reduction: core.Reduce) -> core.Select | None:
    """The choice of a reduction whose condition was written with data; ``None`` of another one."""
    mask = mask_of(reduction.body)
    if mask is None:
        return None
    builtin = reduction.operator in BUILTIN_OPERATORS
    if builtin and mask.otherwise != builtin_unit(reduction.operator, reduction.type, ieee=True):
        return None
    ranges: dict[str, Range] = {}
    body = reduction.body
    while isinstance(body, core.LetValue):
        ranges[body.variable] = (body.lower, body.upper)
        body = body.body
    hull = normalise_condition(_weaker(mask.condition, ranges, True))
    return mask if hull == normalise_condition(reduction.condition) else None


def depends_on_data(impl: core.Impl) -> bool:
    """Whether an implementation, or its specification, has indices that are data."""
    if any(isinstance(command, core.DataLet) for command in commands_of(impl.body)):
        return True
    return spec_has_data(impl.spec) or _holds_data(impl)


def inhabited(spec: core.Spec) -> Iterator[core.Cond]:
    """When inputs exist: an input with a range has no element, or some number of its type lies in
    the range.
    """
    for tensor in spec.tensors.values():
        if tensor.range is None or tensor.region is None:
            continue
        lower, upper = tensor.range
        within = core.CAnd(
            core.CCmp("<=", lower, core.IConst(tensor.type.greatest)),
            core.CCmp("<", core.IConst(tensor.type.least), upper),
        )
        some: core.Cond = core.CAnd(core.CCmp("<", lower, upper), within)
        for low, high in tensor.region:
            some = core.COr(some, core.CCmp(">=", low, high))
        yield some


def spec_has_data(spec: core.Spec) -> bool:
    """Whether the equations of a specification have indices that are data."""
    return _holds_data(spec)


def _holds_data(part: core.Spec | core.Impl) -> bool:
    return any(isinstance(node, core.LetValue) for e in expressions_in(part) for node in nodes_of(e))


def has_data(condition: core.Cond, variables: Container[str]) -> bool:
    """Whether a condition mentions one of some variables."""
    return any(isinstance(node, core.IVar) and node.name in variables for node in nodes_of(condition))


def _weaker(condition: core.Cond, ranges: Mapping[str, Range], positive: bool) -> core.Cond:
    match condition:
        case core.CNot(operand):
            return _weaker(operand, ranges, not positive)
        case core.CAnd(left, right) | core.COr(left, right):
            parts = (_weaker(left, ranges, positive), _weaker(right, ranges, positive))
            return core.CAnd(*parts) if isinstance(condition, core.CAnd) is positive else core.COr(*parts)
        case core.CCmp():
            compared = (
                condition if positive else core.CCmp(_NEGATED[condition.op], condition.left, condition.right)
            )
            return _possible(compared, ranges) if has_data(condition, ranges) else compared
        case core.CTrue() | core.CFalse():
            return condition if positive else (core.CFalse() if condition == core.CTrue() else core.CTrue())


def _possible(compared: core.CCmp, ranges: Mapping[str, Range]) -> core.Cond:
    """Where a comparison holds for some values in the ranges, or more than that."""
    difference = core.IAdd(compared.left, core.IMul(-1, compared.right))
    if compared.op == "!=" or any(
        has_data(core.CCmp("==", atom, atom), ranges) and not isinstance(atom, core.IVar)
        for atom, _ in linear(difference)[1]
    ):
        return core.CTrue()
    conditions: list[core.Cond] = []
    if compared.op in ("<", "<=", "=="):
        least = core.CCmp(
            "<=" if compared.op == "==" else compared.op, *_extreme(difference, ranges, least=True)
        )
        conditions.append(least)
    if compared.op in (">", ">=", "=="):
        most = core.CCmp(
            ">=" if compared.op == "==" else compared.op, *_extreme(difference, ranges, least=False)
        )
        conditions.append(most)
    return reduce(core.CAnd, conditions)


def _extreme(
    difference: core.IndexExpr, ranges: Mapping[str, Range], *, least: bool
) -> tuple[core.IndexExpr, core.IndexExpr]:
    """The two sides of the comparison with 0 of the least or greatest value of a sum in the ranges."""
    constant, terms = linear(difference)
    left: core.IndexExpr = core.IConst(constant)
    rest: list[tuple[core.IndexExpr, int]] = []
    for atom, factor in terms:
        if not (isinstance(atom, core.IVar) and atom.name in ranges):
            rest.append((atom, factor))
            continue
        lower, upper = ranges[atom.name]
        end = lower if (factor > 0) is least else core.IAdd(upper, core.IConst(-1))
        left = core.IAdd(left, core.IMul(factor, end))
    total = core.IAdd(left, sum_of(0, tuple(rest)))
    constant, terms = linear(total)
    positive = tuple((a, f) for a, f in terms if f > 0)
    negative = tuple((a, -f) for a, f in terms if f < 0)
    return sum_of(max(constant, 0), positive), sum_of(max(-constant, 0), negative)
