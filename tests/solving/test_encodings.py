"""Encodings of values: what one proves must be true of the values that it stands for."""

from __future__ import annotations

from fractions import Fraction

import pytest
import z3

from redverify.evaluation.equations import Equations
from redverify.interpreter.domain import Domain
from redverify.interpreter.domains.terms import same
from redverify.language import core
from redverify.language.load import load_text
from redverify.presburger import build
from redverify.solving.encodings.arrays import Arrays
from redverify.solving.encodings.permutations import MOST_ELEMENTS, Flat, permutations
from redverify.solving.encodings.query import query_of
from redverify.solving.goal import Goal
from redverify.solving.solvers import Z3, Query
from tests.solving.expressions import BF16, F16, F32, F64, Expressions, inputs, worth

EMPTY = """
spec s():
    output R[] : f32
    R() = 0.0
"""


def equations(values="abstract-bitwise"):
    return Equations(load_text(EMPTY).specs["s"], values)


def proves(left, right, values, encoding="abstract", seconds=1.0):
    query = query_of(equations(values), Goal(build.everywhere(), left, right), Arrays, encoding)
    return query is not None and Z3().check(query, seconds).status == "unsat"


@pytest.mark.parametrize("types", [(F32,), (F16, F32), (BF16, F32), (F16, BF16, F32), (F16, F32, F64)])
def test_what_abstract_floats_prove_is_true_of_ieee_floats(types):
    assert proved_and_true(types, "abstract-bitwise", range(25)) >= 3


@pytest.mark.parametrize("values", ["abstract-zeros", "abstract-associative", "abstract"])
@pytest.mark.parametrize("types", [(F32,), (F16, F32)])
def test_what_abstract_floats_prove_is_true_in_the_interpreter(types, values):
    assert proved_and_true(types, values, range(20)) >= 3


def proved_and_true(types, values, seeds):
    """How many of the equalities that are proved hold of the interpreter's values, which is all."""
    domain = Domain(load_text(EMPTY).specs["s"], values)
    given = [
        {name: [domain.convert(t, v) for v in row] for t, (name, row) in zip(types, one.items(), strict=True)}
        for one in (inputs(seed, types) for seed in range(150))
    ]
    proved = 0
    for seed in seeds:
        expressions = Expressions(seed, types)
        left = expressions.expression(types[-1], 3)
        right = expressions.variant(left)
        if left == right or not proves(left, right, values):
            continue
        proved += 1
        for one in given:
            a, b = worth(domain, left, one), worth(domain, right, one)
            assert same(a, b), (left, right, one, a, b)
    return proved


def test_abstract_floats_are_not_associative():
    x, y, z = (core.Access(F32, "x", (core.IConst(n),)) for n in range(3))

    def plus(a, b):
        return core.Apply(F32, "+", (a, b))

    grouped, ungrouped = plus(plus(x, y), z), plus(x, plus(y, z))
    for values in ("abstract-bitwise", "abstract-zeros"):
        assert not proves(grouped, ungrouped, values)
    for values in ("abstract-associative", "abstract"):
        assert proves(grouped, ungrouped, values)
    assert proves(plus(x, y), plus(y, x), "abstract-bitwise")
    assert not proves(plus(x, y), plus(y, x), "abstract-associative")
    assert not proves(grouped, ungrouped, "ieee", "ieee")


def test_without_signs_there_is_one_zero():
    x, y = (core.Access(F32, "x", (core.IConst(n),)) for n in range(2))
    padded = core.Apply(F32, "+", (x, core.Literal(F32, Fraction(0))))
    assert proves(padded, x, "abstract-zeros")
    turned = core.Apply(F32, "neg", (core.Apply(F32, "-", (x, y)),))
    assert proves(
        core.Apply(F32, "==", (turned, core.Literal(F32, Fraction(0)))),
        core.Apply(F32, "==", (core.Apply(F32, "-", (x, y)), core.Literal(F32, "-0.0"))),
        "abstract-zeros",
    )


@pytest.mark.parametrize(
    ("function", "literal", "holds"),
    [
        ("+", "-0.0", True),
        ("+", Fraction(0), False),
        ("*", Fraction(1), True),
        ("max", "-inf", True),
        ("max", Fraction(-(2**127)), False),
        ("*", Fraction(0), False),
    ],
)
@pytest.mark.parametrize("encoding", ["abstract", "ieee"])
def test_units_of_floats(function, literal, holds, encoding):
    x = core.Access(F32, "x", (core.IConst(0),))
    values = "ieee" if encoding == "ieee" else "abstract-bitwise"
    same_value = core.Apply(F32, function, (x, core.Literal(F32, literal)))
    assert proves(same_value, x, values, encoding, 30.0) is holds


@pytest.mark.parametrize("values", ["abstract-zeros", "abstract-associative", "abstract"])
def test_products_of_zeros_are_zero(values):
    """Also where products may be regrouped; what may overflow or is infinite gives NaN beside a zero."""
    zero = core.Literal(F32, Fraction(0))
    x, y = (core.Access(F32, "x", (core.IConst(n),)) for n in range(2))

    def product(*factors):
        result, *rest = factors
        for factor in rest:
            result = core.Apply(F32, "*", (result, factor))
        return result

    assert proves(product(zero, zero), zero, values)
    assert proves(product(zero, zero, zero), zero, values)
    assert proves(product(zero, core.Literal(F32, Fraction(7))), zero, values)
    assert not proves(product(zero, x), zero, values)
    assert not proves(product(zero, x, y), zero, values)
    assert not proves(product(core.Literal(F32, "inf"), zero), zero, values)


def test_casts_by_limit_truncated_and_precision_bits():
    x = core.Access(F16, "x", (core.IConst(0),))
    y = core.Access(F32, "y", (core.IConst(0),))
    narrowed = core.Cast(F16, y)
    assert proves(core.Cast(F16, core.Cast(F32, x)), x, "abstract-bitwise")
    assert not proves(core.Cast(F32, narrowed), y, "abstract-bitwise")
    again = core.Cast(F16, core.Cast(F32, narrowed))
    assert proves(again, narrowed, "abstract-bitwise")
    largest = core.Apply(F32, "max", (y, core.Cast(F32, x)))
    assert not proves(core.Cast(F16, largest), core.Apply(F16, "max", (narrowed, x)), "abstract-associative")


def test_many_casts_make_wider_domains():
    """Numbers of one type that are cast must not run out of values: nothing follows from few bits."""
    total = core.Access(F32, "x", (core.IConst(0),))
    for n in range(1, 20):
        total = core.Apply(F32, "min", (total, core.Access(F32, "x", (core.IConst(n),))))
    shorter = core.Access(F32, "x", (core.IConst(0),))
    for n in range(1, 19):
        shorter = core.Apply(F32, "min", (shorter, core.Access(F32, "x", (core.IConst(n),))))
    assert not proves(total, shorter, "abstract-bitwise")


# ---------------------------------------------------------------- multisets


def values_of(name, count):
    return [z3.BitVec(f"{name}{n}", 6) for n in range(count)]


@pytest.mark.parametrize("method", ["hash", "multiset"])
def test_multisets(method):
    elements = values_of("x", 4)
    one, other = z3.BitVec("one", 6), z3.BitVec("other", 6)

    def equal(left, right, *given):
        sums = [Flat(one, tuple(left), None), Flat(other, tuple(right), None)]
        query = Query([*permutations("add", sums, method), *given, one != other])
        return Z3().check(query, 10.0).status == "unsat"

    a, b, c, d = elements
    assert equal([a, b, c], [c, a, b])
    assert not equal([a, b, c], [a, b, b])
    assert not equal([a, b], [a, b, c])
    assert equal([a, b, c], [d, b, c], a == d)
    assert not equal([a, a, b], [a, b, b])


def test_a_unit_does_not_count():
    a, b, unit = z3.BitVecs("a b unit", 6)
    one, other = z3.BitVec("one", 6), z3.BitVec("other", 6)
    sums = [Flat(one, (a, b), unit), Flat(other, (b,), unit)]
    query = Query([*permutations("add", sums), one != other])
    assert Z3().check(query, 10.0).status == "sat"
    query.assertions.append(a == unit)
    assert Z3().check(query, 10.0).status == "unsat"


@pytest.mark.parametrize("method", ["hash", "multiset"])
def test_what_two_long_sums_have_in_common_is_left_out(method):
    elements = values_of("x", MOST_ELEMENTS + 1)
    one, other, b = z3.BitVecs("one other b", 6)

    def axioms(left, right):
        return permutations("add", [Flat(one, tuple(left), None), Flat(other, tuple(right), None)], method)

    def equal(left, right, *given):
        return Z3().check(Query([*axioms(left, right), *given, one != other]), 1.0).status == "unsat"

    assert equal(elements, elements[::-1])
    assert equal(elements, [b, *elements[1:]], b == elements[0])
    assert not equal(elements, [b, *elements[1:]])
    assert not equal([*elements, b], [*elements, b, b])
    assert not equal([*elements, b, b], [*elements, b, elements[0]])
    others = values_of("y", MOST_ELEMENTS + 1)
    assert axioms(elements, others) == []


def test_the_hash_is_wide_enough_for_all_pairs():
    """A query with many different sums must stay satisfiable: one hash tells them all apart."""
    elements = values_of("x", 6)
    sums = [
        Flat(z3.BitVec(f"s{n}", 6), tuple(e for p, e in enumerate(elements) if n >> p & 1), None)
        for n in range(1, 40)
    ]
    different = z3.Distinct(*[s.value for s in sums])
    query = Query([*permutations("add", sums), different, z3.Distinct(*elements)])
    assert Z3().check(query, 30.0).status == "sat"


def test_nested_sums_are_flattened_only_as_terms():
    """``max(x, x) = x``: with the axiom that a sum's hash is the sum of hashes, anything would follow."""
    x, y = (core.Access(F32, "x", (core.IConst(n),)) for n in range(2))
    idempotent = core.Apply(F32, "max", (x, x))
    query = query_of(
        equations("abstract"), Goal(build.everywhere(), idempotent, y), Arrays, "abstract", flatten=True
    )
    assert query is not None
    assert Z3().check(query, 10.0).status == "sat"
