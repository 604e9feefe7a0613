"""Random typed values: their text loads, and means what they do."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from redverify.interpreter import Domain
from redverify.interpreter.domains.terms import NoEvidence
from redverify.interpreter.inputs import Inputs
from redverify.interpreter.specification import Specification
from redverify.language import core
from redverify.language.load import load_text
from redverify.language.program_text import spec_lines
from redverify.language.types import BOOL, BUILTIN_TYPES, ValueType

pytestmark = pytest.mark.ring("quick")

TYPES = [BUILTIN_TYPES[name] for name in ("i8", "u8", "u16", "i32", "i64", "f32", "f64")]
SPEC = "\n".join(
    [
        "spec s():",
        *[f"    input A{t}[3] : {t}" for t in TYPES],
        *[f"    output B{t}[3] : {t}" for t in TYPES],
        *[f"    B{t}(i) = A{t}(i)" for t in TYPES],
        "",
    ]
)
INDEX = core.IVar("i")
INDICES = st.recursive(
    st.sampled_from([INDEX]) | st.integers(-300, 300).map(core.IConst),
    lambda inner: (
        st.builds(core.IAdd, inner, inner)
        | st.builds(core.IMul, st.integers(-3, 3), inner)
        | st.builds(core.IMod, inner, st.integers(1, 5))
        | st.builds(core.IDiv, inner, st.integers(1, 5))
        | st.tuples(inner, inner).map(core.IMin)
    ),
    max_leaves=3,
)
CONDITIONS = st.builds(core.CCmp, st.sampled_from(["<", "<=", "==", "!="]), INDICES, INDICES)


def numbers(type_: ValueType) -> st.SearchStrategy[core.ValueExpr]:
    values: Any = (
        st.integers(type_.least, type_.greatest).map(Fraction)
        if type_.is_integer
        else st.integers(-(2**20), 2**20).map(lambda n: Fraction(n, 8))
    )
    return values.map(lambda value: core.Literal(type_, value))


def truths(depth: int) -> st.SearchStrategy[core.ValueExpr]:
    plain = CONDITIONS.map(lambda c: core.IndexCondition(BOOL, c))
    if depth == 0:
        return plain
    compared = st.sampled_from(TYPES).flatmap(
        lambda t: st.builds(
            lambda op, left, right: core.Apply(BOOL, op, (left, right)),
            st.sampled_from(["<", "<=", "=="]),
            values(t, depth - 1),
            values(t, depth - 1),
        )
    )
    return plain | compared


def values(type_: ValueType, depth: int = 3) -> st.SearchStrategy[core.ValueExpr]:
    leaves = (
        numbers(type_)
        | st.just(core.Access(type_, f"A{type_}", (INDEX,)))
        | INDICES.map(lambda index: core.IndexCast(type_, index))
    )
    if depth == 0:
        return leaves
    inner = values(type_, depth - 1)
    cast = st.sampled_from([t for t in TYPES if t != type_]).flatmap(
        lambda source: values(source, depth - 1).map(lambda value: core.Cast(type_, value))
    )
    return (
        leaves
        | st.builds(lambda v: core.Apply(type_, "neg", (v,)), inner)
        | st.builds(
            lambda op, left, right: core.Apply(type_, op, (left, right)),
            st.sampled_from(["+", "-", "*", "min", "max"]),
            inner,
            inner,
        )
        | st.builds(lambda c, then, other: core.Select(type_, c, then, other), CONDITIONS, inner, inner)
        | st.builds(
            lambda c, then, other: core.Apply(type_, "select", (c, then, other)),
            truths(depth - 1),
            inner,
            inner,
        )
        | cast
    )


def meaning(spec: core.Spec, tensor: str, seed: int) -> list[str]:
    domain = Domain(spec, "ieee", seed, total=False)
    specification = Specification(spec, {}, domain, Inputs(domain, None, {}))
    try:
        return [repr(specification.at(tensor, (i,))) for i in range(3)]
    except NoEvidence as error:
        return [str(error)]


@given(st.sampled_from(TYPES).flatmap(values), st.integers(0, 8))
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_the_text_of_a_value_means_what_it_does(value: core.ValueExpr, seed: int) -> None:
    (spec,) = load_text(SPEC).specs.values()
    name = f"B{value.type}"
    made = replace(
        spec, equations=tuple([replace(e, value=value) if e.tensor == name else e for e in spec.equations])
    )
    (again,) = load_text("\n".join(spec_lines(made)) + "\n").specs.values()
    assert meaning(made, name, seed) == meaning(again, name, seed)
