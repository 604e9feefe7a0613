"""The domain of values."""

from __future__ import annotations

import math
from fractions import Fraction
from itertools import permutations, product

import pytest

from redverify.interpreter.domain import Domain
from redverify.interpreter.domains.terms import INFINITY, MINUS_INFINITY, NoEvidence, Undefined, Unknown, same
from redverify.language.core import Apply, Constant, Literal, Operator, Spec
from redverify.language.functions import USUAL_FUNCTIONS
from redverify.language.source import NOWHERE
from redverify.language.types import BF16, BOOL, BUILTIN_TYPES, F16, F32, F64, REAL, ValueType, opaque

pytestmark = pytest.mark.ring("quick")

I8, U8, I32 = (BUILTIN_TYPES[n] for n in ("i8", "u8", "i32"))
T = opaque("T")


def spec_with(operator: Operator | None = None) -> Spec:
    operators = {} if operator is None else {operator.name: operator}
    return Spec("s", (), (), (T,), {}, operators, {}, (), NOWHERE)


def call(domain: Domain, name: str, type_: ValueType, *arguments: object) -> object:
    operands = tuple(Literal(type_, Fraction(0)) for _ in arguments)
    return domain.function(Apply(type_, name, operands))(*arguments)


def test_machine_integers_wrap_and_truncate() -> None:
    domain = Domain(spec_with())
    assert call(domain, "+", I8, 127, 1) == -128
    assert call(domain, "-", U8, 0, 1) == 255
    assert call(domain, "/", I8, -7, 2) == -3
    assert call(domain, "/", I8, -128, -1) == -128
    assert call(domain, "neg", I8, -128) == -128


@pytest.mark.parametrize("operation", ["/", "floordiv", "floormod"])
def test_an_integer_divided_by_zero_is_a_function_of_the_dividend_or_unknown(operation: str) -> None:
    domain = Domain(spec_with())
    assert call(domain, operation, I32, 5, 0) == call(domain, operation, I32, 5, 0)
    assert call(domain, operation, I32, 5, 0) != call(domain, operation, I32, 6, 0)
    assert repr(call(Domain(spec_with(), total=False), operation, I32, 5, 0)) == "unknown (5/0)"


def test_a_real_number_divided_by_zero_is_unknown() -> None:
    domain = Domain(spec_with())
    unknown = call(domain, "/", F32, 5, 0)
    assert repr(unknown) == "unknown (5/0)"
    assert same(unknown, 7) and same(3, unknown)
    assert same(call(domain, "+", F32, unknown, 1), 0)
    with pytest.raises(NoEvidence):
        assert call(domain, "<", F32, unknown, 1)


def test_arithmetic_on_infinities_is_that_of_ieee() -> None:
    domain = Domain(spec_with())
    assert call(domain, "max", F32, MINUS_INFINITY, -7) == -7
    assert call(domain, "min", F32, INFINITY, Fraction(1, 2)) == Fraction(1, 2)
    assert call(domain, "<", F32, MINUS_INFINITY, INFINITY) is True
    assert call(domain, "+", F32, 1, INFINITY) == INFINITY
    assert call(domain, "-", F32, 1, INFINITY) == MINUS_INFINITY
    assert call(domain, "*", F32, Fraction(-1, 2), INFINITY) == MINUS_INFINITY
    assert call(domain, "*", F32, MINUS_INFINITY, MINUS_INFINITY) == INFINITY
    assert call(domain, "/", F32, MINUS_INFINITY, -3) == INFINITY
    assert call(domain, "/", F32, 5, INFINITY) == 0
    assert call(domain, "exp", F32, MINUS_INFINITY) == 0


def test_what_is_undefined_is_no_number_and_no_infinity() -> None:
    domain = Domain(spec_with())
    operands = [("-", INFINITY, INFINITY), ("*", 0, INFINITY), ("*", MINUS_INFINITY, 0)]
    for undefined in (
        *[call(domain, f, F32, x, y) for f, x, y in operands],
        call(domain, "/", F32, INFINITY, MINUS_INFINITY),
        call(domain, "+", F32, call(domain, "*", F32, 0, INFINITY), 1),
    ):
        assert isinstance(undefined, Undefined)
        for other in (0, 1, INFINITY, MINUS_INFINITY, call(domain, "exp", F32, 1)):
            assert not same(undefined, other)
        assert same(undefined, undefined)
        with pytest.raises(NoEvidence):
            assert call(domain, "<", F32, undefined, 1)


def test_the_sign_of_an_inexact_factor_of_an_infinity_has_to_be_known() -> None:
    domain = Domain(spec_with())
    two = call(domain, "*", F32, call(domain, "sqrt", F32, 2), call(domain, "sqrt", F32, 2))
    assert call(domain, "*", F32, two, INFINITY) == INFINITY
    unclear = call(domain, "*", F32, call(domain, "-", F32, two, 2), INFINITY)
    assert same(unclear, 0) and same(unclear, INFINITY)


def test_ieee_rounds_to_the_type() -> None:
    domain = Domain(spec_with(), "ieee")
    assert domain.literal(Literal(F16, Fraction(2049))) == 2048.0
    assert domain.literal(Literal(BF16, Fraction(257))) == 256.0
    assert domain.literal(Literal(BF16, Fraction(259))) == 260.0
    assert domain.literal(Literal(F32, Fraction(1, 10))) == 0.10000000149011612
    assert call(domain, "+", F32, 16777216.0, 1.0) == 16777216.0
    assert call(domain, "*", F16, 60000.0, 2.0) == math.inf
    assert math.copysign(1.0, domain.literal(Literal(F32, "-0.0"))) == -1.0
    assert math.isnan(call(domain, "/", F64, 0.0, 0.0))  # type: ignore[arg-type]
    assert not same(0.0, -0.0)
    assert same(math.nan, math.nan)


@pytest.mark.parametrize("type_", [F16, F32])
def test_rounding_agrees_with_struct(type_: ValueType) -> None:
    import random
    import struct

    code = {"f16": "e", "f32": "f"}[type_.name]
    domain, generator = Domain(spec_with(), "ieee"), random.Random(1)
    for _ in range(2000):
        x = generator.uniform(-1, 1) * 2.0 ** generator.randint(-30, 14)
        expected = struct.unpack(code, struct.pack(code, x))[0]
        assert domain.convert(type_, x) == expected
        assert domain.convert(type_, Fraction(x)) == expected


def test_casts() -> None:
    domain = Domain(spec_with())
    assert domain.cast(I32, I8)(200) == -56
    assert domain.cast(I8, F32)(-5) == -5
    assert domain.cast(F32, F64)(Fraction(1, 3)) == Fraction(1, 3)
    narrow = domain.cast(F64, F32)
    assert narrow(3) == narrow(Fraction(3)) != narrow(4)
    assert domain.cast(BOOL, F32)(True) == 1
    assert domain.index_cast(REAL)(7) == 7
    assert domain.index_cast(I8)(300) == 44
    assert domain.index_cast(F32)(7) == 7


@pytest.mark.parametrize("type_", [F32, I8, U8, I32, BOOL, REAL], ids=str)
@pytest.mark.parametrize("values", ["real", "ieee", "abstract", "abstract-zeros"])
def test_nothing_rests_on_an_unknown_value(type_: ValueType, values: str) -> None:
    """Every function and cast gives an unknown value, or ends the run."""
    domain, unknown = Domain(spec_with(), values), Unknown("1/0")
    known = True if type_ == BOOL else 3
    numeric = ("+", "-", "*", "/", "min", "max", "<", "==")
    names = ("xor", "==", "!=") if type_ == BOOL else numeric
    if type_.is_floating and domain.is_ieee(type_):
        return  # IEEE floats are always known
    for name in names:
        for pair in ((unknown, known), (known, unknown), (unknown, unknown)):
            try:
                assert isinstance(call(domain, name, type_, *pair), Unknown), name
            except NoEvidence:
                continue
    for target in (F32, F64, I8, U8, I32, BOOL, REAL):
        if target != type_:
            try:
                assert isinstance(domain.cast(type_, target)(unknown), Unknown), target
            except NoEvidence:
                continue


def test_a_cast_that_rounds_is_an_interval() -> None:
    domain = Domain(spec_with())
    narrow = domain.cast(F32, F16)
    third = narrow(Fraction(1, 3))
    assert same(third, Fraction(1, 3)) and same(third, Fraction(1365, 4096))
    assert not same(third, Fraction(1, 3) + Fraction(1, 1000))
    assert narrow(Fraction(5, 8)) == Fraction(5, 8)
    assert same(domain.index_cast(F32)(2**24 + 1), 2**24) and domain.index_cast(F32)(2**24) == 2**24
    assert not same(domain.index_cast(F32)(2**24 + 1), 2**24 + 5)
    whole = domain.cast(F32, I32)
    assert whole(-7) == -7
    assert same(whole(Fraction(7, 2)), 3) and same(whole(Fraction(7, 2)), 4) and same(whole(2**40), 0)


def test_usual_functions_are_those_of_real_numbers() -> None:
    domain = Domain(spec_with())
    assert call(domain, "sqrt", F32, 4) == 2
    assert call(domain, "sqrt", F32, Fraction(9, 16)) == Fraction(3, 4)
    assert call(domain, "exp", F32, 0) == 1
    assert call(domain, "exp", F32, MINUS_INFINITY) == 0
    product = call(domain, "*", F32, call(domain, "exp", F32, 3), call(domain, "exp", F32, -2))
    e = call(domain, "exp", F32, 1)
    assert same(product, e) and not same(product, call(domain, "+", F32, e, Fraction(1, 10**30)))
    assert same(call(domain, "log", F32, e), 1)
    assert same(call(domain, "log", F32, -1), 5), "the logarithm of a negative number is unknown"
    for name, function in USUAL_FUNCTIONS.items():
        first = Fraction(3, 2) if name == "acosh" else Fraction(1, 2)
        value = call(domain, name, F32, *[first, Fraction(3, 4), 2][: function.arity])
        assert not isinstance(value, Unknown), name
    assert call(domain, "fmod", F32, Fraction(-7, 2), 1) == Fraction(-1, 2)
    assert call(domain, "trunc", F32, Fraction(-5, 2)) == -2


@pytest.mark.parametrize("values", ["real", "ieee"])
@pytest.mark.parametrize(
    ("number", "away", "even"),
    [
        ("5/2", 3, 2),
        ("7/2", 4, 4),
        ("-5/2", -3, -2),
        ("1/2", 1, 0),
        ("-1/2", -1, 0),
        ("8388607/2", 4194304, 4194304),
        ("8388605/2", 4194303, 4194302),
        ("-9/4", -2, -2),
        ("11/4", 3, 3),
        ("16777215", 16777215, 16777215),
    ],
)
def test_the_two_roundings_differ_half_way(values: str, number: str, away: int, even: int) -> None:
    domain = Domain(spec_with(), values)
    x = domain.convert(F32, Fraction(number))
    assert call(domain, "round", F32, x) == away
    assert call(domain, "roundeven", F32, x) == even
    if values == "ieee":
        results = [call(domain, name, F32, x) for name in ("round", "roundeven")]
        assert all(isinstance(r, float) and math.copysign(1, r) == math.copysign(1, x) for r in results)


@pytest.mark.parametrize("number", [2.5, -0.5, 128.0, -129.0, math.inf, math.nan])
def test_a_cast_that_compilers_know_and_the_language_does_not_is_unknown(number: float) -> None:
    cast = Domain(spec_with(), "ieee").cast(F32, I8)
    assert isinstance(cast(number), Unknown)
    assert (cast(127.0), cast(-128.0), cast(-0.0)) == (127, -128, 0)


def test_rounding_is_not_known_where_there_may_be_two_nearest_integers() -> None:
    domain = Domain(spec_with())
    half = call(domain, "-", F32, call(domain, "sqrt", F32, 2), call(domain, "sqrt", F32, 2))
    half = call(domain, "+", F32, half, Fraction(1, 2))  # an interval around 1/2
    for name in ("round", "roundeven"):
        assert isinstance(call(domain, name, F32, half), Unknown)
        assert call(domain, name, F32, call(domain, "sqrt", F32, 2)) == 1


def test_numbers_of_bounded_size() -> None:
    domain = Domain(spec_with())
    value = Fraction(3, 7)
    for _ in range(200):
        value = call(domain, "+", F32, call(domain, "*", F32, value, value), Fraction(1, 3))
        value = call(domain, "/", F32, value, call(domain, "+", F32, value, 1))
    assert len(str(value)) < 100
    assert not same(value, 0) and not same(value, 1)


LAWS = list(product([False, True], repeat=3))


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("type_", [T, F32, I8, U8, I32, BOOL], ids=str)
@pytest.mark.parametrize(("associative", "commutative", "has_unit"), LAWS)
def test_declared_operators_obey_their_laws(
    type_: ValueType, associative: bool, commutative: bool, has_unit: bool, seed: int
) -> None:
    unit: Literal | Constant | None = None
    if has_unit:
        literal: Fraction | bool = Fraction(5) if type_.is_numeric else True
        unit = Constant(T, "e") if type_ == T else Literal(type_, literal)
    domain = Domain(spec_with(Operator("op", type_, associative, commutative, unit)), seed=seed)
    op = domain.operator("op", type_)
    values = [domain.input("A", type_, (k,)) for k in range(4)]
    if domain.unit("op", type_) is not None:
        values.append(domain.unit("op", type_))
    values += [op(values[0], values[1]), op(values[2], values[0])]
    for x in values:
        if has_unit:
            e = domain.unit("op", type_)
            assert same(op(x, e), x)
            assert same(op(e, x), x)
        for y in values:
            assert same(op(x, y), op(x, y))
            if commutative:
                assert same(op(x, y), op(y, x))
            if associative:
                assert all(same(op(op(x, y), z), op(x, op(y, z))) for z in values)


def test_the_free_operator_obeys_nothing_else() -> None:
    domain = Domain(spec_with(Operator("op", F32, True, False, None)))
    op = domain.operator("op", F32)
    results = {op(op(x, y), z) for x, y, z in permutations((2, 3, 4))}
    assert len(results) == 6
    assert op(2, 2) != 2


def test_terms_have_only_the_laws() -> None:
    domain = Domain(spec_with(), "terms")
    x, y, z = (domain.input("A", F32, (k,)) for k in range(3))
    zero, one = (domain.literal(Literal(F32, Fraction(n))) for n in (0, 1))
    assert call(domain, "+", F32, call(domain, "+", F32, x, y), z) is call(
        domain, "+", F32, z, call(domain, "+", F32, y, x)
    )
    assert call(domain, "+", F32, x, zero) is x
    assert call(domain, "*", F32, x, one) is x
    assert call(domain, "*", F32, x, zero) is not zero
    assert call(domain, "-", F32, x, x) is not zero


def test_seeds_give_other_interpretations() -> None:
    one, other = Domain(spec_with(), seed=1), Domain(spec_with(), seed=2)
    again = Domain(spec_with(), seed=1)
    assert one.uninterpreted("f", F32)(3) == again.uninterpreted("f", F32)(3)
    assert one.uninterpreted("f", F32)(3) != other.uninterpreted("f", F32)(3)
