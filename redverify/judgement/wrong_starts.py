"""Accumulations that start from a literal which is not their operator's unit.

Examples are `-FLT_MAX` for ``max``, ``0.0`` for ``+`` of IEEE numbers, and 0 for ``*``. A note that
names the mistake is easier to understand than a witness.
"""

from __future__ import annotations

from collections.abc import Iterator

from redverify.interpreter.domain import Domain
from redverify.interpreter.domains.terms import INFINITY, MINUS_INFINITY, Value, same
from redverify.judgement.assumptions import terms_of
from redverify.judgement.law_counterexamples import Unspecified, meanings, written_literal
from redverify.judgement.law_samples import samples, written
from redverify.language import core
from redverify.language.types import ValueType
from redverify.language.walks import commands_of

#: How many samples are tried before infinities.
_SIMPLE = 7


def wrong_starts(impl: core.Impl, values: str) -> tuple[str, ...]:
    """Remarks on literals that accumulations start from and that are not the unit.

    An accumulation starts from what was last written to its array above it.
    """
    meant = {(t.operator, t.init) for t in terms_of(impl) if isinstance(t, core.Reduce)}
    starts: dict[str, core.Assign] = {}
    notes: dict[str, None] = {}
    for command in commands_of(impl.body):
        if isinstance(command, core.Assign):
            starts[command.array] = command
        if not isinstance(command, core.Accumulate) or command.array not in starts:
            continue
        start, operator = starts[command.array], command.operator
        if isinstance(start.value, core.Literal) and (operator, start.value) not in meant:
            notes.update(dict.fromkeys(_remark(impl.spec, operator, start.value, start.span.line, values)))
    return tuple(notes)


def _remark(spec: core.Spec, operator: str, start: core.Literal, line: int, values: str) -> Iterator[str]:
    declared, type_ = spec.operators.get(operator), start.type
    domain = meanings(spec, values)
    meaningless = declared is not None and declared.definition is None
    if meaningless or domain.is_free(type_) or domain.is_nondistributive(type_):
        return
    if domain.laws(operator, type_).unit is None:
        return
    from_, combine = domain.literal(start), domain.operator(operator, type_)
    for value in _candidates(domain, type_):
        try:
            result = combine(from_, value)
        except (ArithmeticError, RecursionError, Unspecified):
            continue
        if not same(result, value):
            left, right, shown = (written(v, type_) for v in (from_, value, result))
            where = f"line {line}: {written_literal(start)} is not the unit of `{operator}` on {type_}"
            yield f"{where}: {_application(operator, left, right)} = {shown}"
            return


def _candidates(domain: Domain, type_: ValueType) -> list[Value]:
    values = samples(domain, type_)
    if not type_.is_floating or domain.is_ieee(type_):
        return values
    return [*values[:_SIMPLE], INFINITY, MINUS_INFINITY, *values[_SIMPLE:]]


def _application(operator: str, left: str, right: str) -> str:
    if operator in ("+", "*", "and", "or"):
        return f"{left} {operator} {right}"
    return f"{operator}({left}, {right})"
