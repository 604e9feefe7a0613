"""What a verdict assumes, in words: the encoding of values, laws of operators, ``assume``."""

from __future__ import annotations

from collections.abc import Iterator

from redverify.language import core
from redverify.language.core_text import binding_text, cond_text, value_text
from redverify.language.elaboration.existence import existing
from redverify.language.encodings import encoding_of
from redverify.language.function_facts import FACTS, facts_hold, with_definitions, words
from redverify.language.machine_operations import applied_operation, is_extern
from redverify.language.normal_form import normalise_index
from redverify.language.operators import laws_of
from redverify.language.types import ValueType
from redverify.language.walks import commands_of, subterms

#: Functions whose meaning every encoding of values knows.
_ARITHMETIC = ("+", "-", "*", "/", "neg", "min", "max", "select", "abs")
_LOGICAL = ("==", "!=", "<", "<=", ">", ">=", "and", "or", "not", "xor")
_INTERPRETED = frozenset((*_ARITHMETIC, *_LOGICAL))


def assumptions_of(impl: core.Impl, values: str, checked: frozenset[str] = frozenset()) -> tuple[str, ...]:
    """The assumptions of a verdict on an implementation under an encoding of values.

    ``checked`` are the operators with a definition whose declared laws are proved.
    """
    terms = list(terms_of(impl))
    return tuple(
        dict.fromkeys(
            (
                *_encoding(impl, terms, values),
                *_laws(impl, terms, values, checked),
                *_functions(terms, values),
                *_operations(impl.spec, terms),
                *_width(impl),
                *_conditions(impl),
                *layouts_of(impl),
            )
        )
    )


def _encoding(impl: core.Impl, terms: list[core.ValueExpr], values: str) -> Iterator[str]:
    whole = [*(t.type for t in impl.spec.tensors.values()), *(t.type for t in terms)]
    types = list(dict.fromkeys(part for t in whole for part in (t, *dict(t.fields).values())))
    floats = ", ".join(sorted(t.name for t in types if t.is_floating))
    integers = ", ".join(sorted(t.name for t in types if t.is_integer))
    if floats:
        yield f"floats ({floats}) are {encoding_of(values).assumption}"
    if integers:
        yield f"machine integers ({integers}) wrap"


def _width(impl: core.Impl) -> Iterator[str]:
    if impl.width is not None:
        yield f"parameters fit into {impl.width}, in which indices are computed"


def _laws(
    impl: core.Impl, terms: list[core.ValueExpr], values: str, checked: frozenset[str]
) -> Iterator[str]:
    used: dict[tuple[str, ValueType], None] = {}
    for term in terms:
        if isinstance(term, core.Reduce):
            used[term.operator, term.type] = None
    for command in commands_of(impl.body):
        if isinstance(command, core.Accumulate):
            used[command.operator, command.annotation.type] = None
    for operator, type_ in used:
        laws = laws_of(impl.spec, operator, type_, values)
        words = []
        if laws.associative:
            words.append("associative")
        if laws.commutative:
            words.append("commutative")
        declared = " (declared)" if operator in impl.spec.operators else ""
        if operator in checked:
            declared = " (declared; checked)"
        if words:
            unit = "" if laws.unit is None else f", with unit {value_text(laws.unit)}"
            if laws.start is not None:
                unit += f", and its parts may start from {value_text(laws.start)}"
            yield f"`{operator}` on {type_} is {' and '.join(words)}{unit}{declared}"


def _functions(terms: list[core.ValueExpr], values: str) -> Iterator[str]:
    """What is assumed of usual functions: the facts that proofs may use, else nothing."""
    names = {
        t.function
        for t in terms
        if isinstance(t, core.Apply) and not t.declared and t.function not in _INTERPRETED
    }
    if facts_hold(values):
        names = with_definitions(names)
        for name in sorted(names & FACTS.keys()):
            yield f"{name} is the function of real numbers; proofs may use: {words(name)}"
        names -= FACTS.keys()
    if names:
        yield f"{', '.join(sorted(names))}: uninterpreted functions"


def _operations(spec: core.Spec, terms: list[core.ValueExpr]) -> Iterator[str]:
    """What is assumed of functions that are not the user's."""
    declared = [t for t in terms if isinstance(t, core.Apply) and t.declared]
    found = {t.function: applied_operation(spec, t) for t in declared}
    known = sorted(name for name, operation in found.items() if operation and not is_extern(operation))
    unknown = sorted(name for name, operation in found.items() if operation and is_extern(operation))
    if known:
        yield f"{', '.join(known)}: operations of machines, as their names say"
    if unknown:
        yield f"{', '.join(unknown)}: uninterpreted functions"


def _conditions(impl: core.Impl) -> Iterator[str]:
    for condition in impl.spec.assumptions:
        yield f"{cond_text(condition)} (assumed by spec {impl.spec.name})"
    for condition in impl.assumptions:
        yield f"{cond_text(condition)} (assumed by impl {impl.name}, to be checked at run time)"
    for condition in existing(impl):
        yield f"{cond_text(condition)} (for other sizes no inputs exist)"


def layouts_of(impl: core.Impl) -> Iterator[str]:
    """The layouts that the program is given: the claim is about arrays that lie so.

    That an array begins with the first element of its tensor's region is not a layout of its own.
    """
    for binding in impl.bindings:
        plain = tuple(core.IVar(v) for v in binding.variables)
        region = impl.spec.tensors[binding.tensor].region or ()
        moved = tuple(
            normalise_index(core.IAdd(v, core.IMul(-1, low)))
            for v, (low, _) in zip(plain, region, strict=True)
        )
        if binding.indices != plain and (
            binding.extents is not None or tuple(normalise_index(i) for i in binding.indices) != moved
        ):
            yield f"the layout {binding_text(binding)}"


def terms_of(impl: core.Impl) -> Iterator[core.ValueExpr]:
    """All value expressions of specification and implementation, and their parts."""
    for operator in impl.spec.operators.values():
        if operator.definition is not None:
            yield from subterms(operator.definition)
    for equation in impl.spec.equations:
        yield from subterms(equation.value)
    for command in commands_of(impl.body):
        if isinstance(command, core.Assign | core.Accumulate):
            yield from subterms(command.annotation)
            yield from subterms(command.value)
