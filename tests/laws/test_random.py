"""The audit of random small operators agrees with all triples of a sample of i8."""

from __future__ import annotations

import math
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from redverify.interpreter.domain import Domain
from redverify.interpreter.domains.terms import same
from redverify.judgement.laws import audit
from redverify.language.types import BUILTIN_TYPES

from .programs import spec_with

pytestmark = pytest.mark.ring("sweep")

LEAVES = st.sampled_from(["x", "y", "x", "y", "0", "1", "2", "127", "-1", "-128"])
SAMPLE = (0, 1, -1, 2, -2, 5, 63, 64, 127, -127, -128)


def _inner(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    signs = st.sampled_from(["+", "-", "*"])
    calls = st.sampled_from(["min", "max", "xor"])
    compared = st.sampled_from(["<", "<=", "=="])
    return st.one_of(
        st.builds("({} {} {})".format, inner, signs, inner),
        st.builds("{}({}, {})".format, calls, inner, inner),
        st.builds("select(x {} {}, {}, {})".format, compared, inner, inner, inner),
    )


DEFINITIONS = st.recursive(LEAVES, _inner, max_leaves=5)


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(DEFINITIONS, st.sampled_from(["0", "1", "-128", "127"]))
def test_audit_agrees_with_enumeration(definition: str, unit: str) -> None:
    spec = spec_with(f"operator op(x, y) : i8 assoc comm unit {unit} = {definition}")
    op = Domain(spec).operator("op", BUILTIN_TYPES["i8"])
    found = {f.law: f for f in audit(spec, "real", 20.0).findings}
    broken = {
        "assoc": any(op(op(x, y), z) != op(x, op(y, z)) for x, y, z in product(SAMPLE, repeat=3)),
        "comm": any(op(x, y) != op(y, x) for x, y in product(SAMPLE, repeat=2)),
        "unit": any(not same(op(int(unit), x), x) or not same(op(x, int(unit)), x) for x in range(-128, 128)),
    }
    for law, finding in found.items():
        assert finding.status != "unknown"
        if broken[law]:
            assert finding.status == "refuted", (definition, law)
    for law in ("comm", "unit"):
        if found[law].status == "refuted":
            counterexample = found[law].counterexample
            assert counterexample is not None
            assert not same(counterexample.left, counterexample.right)
    if found["assoc"].counterexample is not None:
        x, y, z = found["assoc"].counterexample.variables
        assert op(op(x, y), z) != op(x, op(y, z))


#: Numbers that the audit does not try by itself.
FLOATS = (
    0.0,
    -0.0,
    1.0,
    -1.0,
    0.125,
    7.0,
    -3.5,
    1000.0,
    60000.0,
    -60000.0,
    2.0**-20,
    math.inf,
    -math.inf,
    math.nan,
)
REALS = (0, 1, -1, Fraction(1, 3), Fraction(-7, 2), 1000, 100000, -(10**6))

FLOAT_LEAVES = st.sampled_from(["x", "y", "x", "y", "0.0", "-0.0", "1.0", "-inf", "65504.0"])


def _float_inner(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    compared = st.sampled_from(["<", "<=", "==", "!="])
    signs = st.sampled_from(["+", "-", "*", "/"])
    return st.one_of(
        st.builds("({} {} {})".format, inner, signs, inner),
        st.builds("{}({}, {})".format, st.sampled_from(["min", "max"]), inner, inner),
        st.builds("select(x {} {}, {}, {})".format, compared, inner, inner, inner),
    )


@pytest.mark.parametrize("values", ["real", "ieee"])
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    st.recursive(FLOAT_LEAVES, _float_inner, max_leaves=4), st.sampled_from(["0.0", "-0.0", "1.0", "-inf"])
)
def test_what_is_proved_of_floats_holds_of_a_sample(values: str, definition: str, unit: str) -> None:
    spec = spec_with(f"operator op(x, y) : f16 assoc comm unit {unit} = {definition}")
    type_ = BUILTIN_TYPES["f16"]
    domain = Domain(spec, "ieee" if values == "ieee" else "real")
    op, start = domain.operator("op", type_), domain.unit("op", type_)
    sample = FLOATS if values == "ieee" else REALS
    for finding in audit(spec, values, 1.0).findings:
        if finding.status == "proved" and finding.law == "assoc":
            assert all(same(op(op(x, y), z), op(x, op(y, z))) for x, y, z in product(sample, repeat=3))
        if finding.status == "proved" and finding.law == "comm":
            assert all(same(op(x, y), op(y, x)) for x, y in product(sample, repeat=2))
        if finding.status == "proved" and finding.law == "unit":
            assert all(same(op(start, x), x) and same(op(x, start), x) for x in sample)
