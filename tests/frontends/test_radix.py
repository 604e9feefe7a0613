"""Fused loops over symbolic or constant extents: what is verified, and wrong ones that must not be."""

import random

import pytest

pytest.importorskip("tvm")

import tvm

from redverify.frontends import tvm as front
from redverify.frontends.common.indices import fused_loops as fused
from redverify.frontends.common.indices.nonlinear import Nonlinear, StandIns, as_polynomial
from redverify.frontends.common.indices.polynomials import divided, evaluated, named, number
from redverify.frontends.common.indices.simplification import simplified
from redverify.frontends.common.indices.variable_facts import Facts, sizes
from redverify.language.core import CCmp, IConst, IVar
from redverify.reporting.result import Verdict

HEAD = """
t = TypeVar("t")
@T.prim_func(s_tir=True)
def main(X: T.Buffer((4, t, 64), "float32"), Y: T.Buffer((t, 4, 64), "float32")):
    T.func_attr({"global_symbol": "main"})
"""

BEFORE = """
    for i, j, k in T.grid(4, t, 64):
        with T.sblock("Y"):
            vi, vj, vk = T.axis.remap("SSS", [i, j, k])
            Y[vj, vi, vk] = X[vi, vj, vk]
"""

FUSED = """
    for f in T.parallel(@extent):
        with T.sblock("Y"):
            vi = T.axis.spatial(4, @i)
            vj = T.axis.spatial(t, @j)
            vk = T.axis.spatial(64, @k)
            Y[vj, vi, vk] = X[vi, vj, vk]
"""

SPLIT = """
    for b in T.thread_binding(@extent, thread="blockIdx.x"):
        for th in T.thread_binding(T.int64(1024), thread="threadIdx.x"):
            with T.sblock("Y"):
                vi = T.axis.spatial(4, @i)
                vj = T.axis.spatial(t, @j)
                vk = T.axis.spatial(64, @k)
                T.where(@guard)
                Y[vj, vi, vk] = X[vi, vj, vk]
"""

ONE = {"extent": "t * 256", "i": "f // (t * 64)", "j": "f % (t * 64) // 64", "k": "f % 64"}
F = "(b * 1024 + th)"
TWO = {
    "extent": "(t * 256 + 1023) // 1024",
    "i": f"{F} // (t * 64)",
    "j": f"{F} % (t * 64) // 64",
    "k": f"{F} % 64",
    "guard": f"{F} < t * 256",
}


def function(body, head=HEAD, **parts):
    for name, text in parts.items():
        body = body.replace(f"@{name}", text)
    return tvm.script.from_source(head + body)


def before():
    return function(BEFORE)


def refused_or(verdict, body, **parts):
    """The program gets this verdict, or is refused: it is never verified."""
    try:
        return front.verify(before(), function(body, **parts)).verdict in (verdict, Verdict.INCONCLUSIVE)
    except front.TranslationError:
        return True


@pytest.mark.parametrize(
    "body,parts",
    [(FUSED, ONE), (SPLIT, TWO), (SPLIT, {**TWO, "extent": "(t * 256 + 768) // 1024"})],
    ids=["fused", "split", "a bound that only isl can compare"],
)
def test_fused_loops_are_loops_over_digits(body, parts):
    text = front.to_sched(before(), function(body, **parts))
    assert "//" not in text and "%" not in text
    assert front.verify(before(), function(body, **parts)).verdict is Verdict.VERIFIED


@pytest.mark.parametrize(
    "change",
    [
        {"i": "f // (t * 64) % 2"},  # the highest digit loses its upper half
        {"i": "f // (t * 32)"},  # the divisor of another extent
        {"i": "f // (t * 128)"},
        {"j": "f % (t * 64) // 32"},
        {"j": "f % (t * 32) // 64"},
        {"k": "f % 32"},
        {"k": "f % 64 + 1"},
        {"extent": "t * 256 - 1"},  # one number too few, one too many
        {"extent": "t * 256 + 1"},
        {"extent": "t * 128"},
        {"i": "f % 4", "j": "f // 4 % t"},  # digits in another order, but one digit of them twice
        {"i": "f // (t * 64 + 64)"},
    ],
    ids=str,
)
def test_wrong_digits_are_not_verified(change):
    assert refused_or(Verdict.REFUTED, FUSED, **{**ONE, **change})


#: The middle extent is a sum, so that the weights of the digits are ``64 * t + 64`` and 64.
MORE_ROWS = {
    "extent": "t * 256 + 256",
    "i": "f // (t * 64 + 64)",
    "j": "f % (t * 64 + 64) // 64",
    "k": "f % 64",
}
#: The same with the sum as the lowest digit: the weights are ``64 * t + 64`` and ``t + 1``.
MORE_COLUMNS = {**MORE_ROWS, "j": "f % (t + 1)", "k": "f % (t * 64 + 64) // (t + 1)"}


def with_more_rows(**parts):
    head = HEAD.replace("(4, t, 64)", "(4, t + 1, 64)").replace("(t, 4, 64)", "(t + 1, 4, 64)")
    loops = BEFORE.replace("T.grid(4, t, 64)", "T.grid(4, t + 1, 64)")
    body = FUSED.replace("T.axis.spatial(t, ", "T.axis.spatial(t + 1, ")
    try:
        return front.verify(function(loops, head), function(body, head, **parts)).verdict
    except front.TranslationError:
        return Verdict.INCONCLUSIVE


HEADS = """
b, t = TypeVar("b"), TypeVar("t")
@T.prim_func(s_tir=True)
def main(X: T.Buffer((b, t, 2, 3), "float32"), Y: T.Buffer((b, 2, t, 3), "float32")):
    T.func_attr({"global_symbol": "main"})
"""

TRANSPOSED = """
    for i, j, k, l in T.grid(b, 2, t, 3):
        with T.sblock("Y"):
            vi, vj, vk, vl = T.axis.remap("SSSS", [i, j, k, l])
            Y[vi, vj, vk, vl] = X[vi, vk, vj, vl]
"""

TRANSPOSED_SPLIT = """
    for o in T.thread_binding((b * t * 6 + 31) // 32, thread="blockIdx.x"):
        for th in T.thread_binding(T.int64(32), thread="threadIdx.x"):
            with T.sblock("Y"):
                vi = T.axis.spatial(b, (o * 32 + th) // (t * 6))
                vj = T.axis.spatial(2, @j)
                vk = T.axis.spatial(t, @k)
                vl = T.axis.spatial(3, (o * 32 + th) % 3)
                T.where(o * 32 + th < @guard)
                Y[vi, vj, vk, vl] = X[vi, vk, vj, vl]
"""

BOTH = {
    "j": "(o * 32 + th) % (t * 6) // (t * 3)",
    "k": "(o * 32 + th) % (t * 3) // 3",
    "guard": "b * t * 6",
}


@pytest.mark.parametrize(
    "change",
    [
        {},
        {"k": "(o * 32 + th) % (t * 3) // 2"},
        {"j": "(o * 32 + th) % (t * 6) // (t * 2)"},
        {"guard": "b * t * 5"},
        {"guard": "b * t * 6 + 1"},
    ],
    ids=str,
)
def test_batch_and_sequence_may_both_be_symbolic(change):
    after = function(TRANSPOSED_SPLIT, HEADS, **{**BOTH, **change})
    try:
        verdict = front.verify(function(TRANSPOSED, HEADS), after).verdict
    except front.TranslationError:
        verdict = Verdict.INCONCLUSIVE
    assert (verdict is Verdict.VERIFIED) == (not change)


ALTERNATING_HEAD = """
@T.prim_func(s_tir=True)
def main(X: T.Buffer((4, 6), "float32"), Y: T.Buffer((4, 6), "float32")):
    T.func_attr({"global_symbol": "main"})
"""

ALTERNATING = """
    for f in T.parallel(@extent):
        with T.sblock("Y"):
            vi = T.axis.spatial(4, @i)
            vj = T.axis.spatial(6, @j)
            Y[vi, vj] = X[vi, vj] + T.float32(1)
"""

PLAIN = """
    for i, j in T.grid(4, 6):
        with T.sblock("Y"):
            vi, vj = T.axis.remap("SS", [i, j])
            Y[vi, vj] = X[vi, vj] + T.float32(1)
"""

DIGITS = {"extent": "24", "i": "f // 12 * 2 + f % 6 // 3", "j": "f % 12 // 6 * 3 + f % 3"}


@pytest.mark.parametrize(
    "change",
    [
        {},
        {"i": "f // 12 * 2 + f % 6 // 2"},
        {"j": "f % 12 // 6 * 2 + f % 3"},
        {"j": "f % 12 // 4 * 3 + f % 3"},
        {"extent": "23"},
    ],
    ids=str,
)
def test_digits_of_a_constant_loop_that_alternate_are_loops(change):
    plain = function(PLAIN, ALTERNATING_HEAD)
    after = function(ALTERNATING, ALTERNATING_HEAD, **{**DIGITS, **change})
    verdict = front.verify(plain, after).verdict
    assert verdict is (Verdict.REFUTED if change else Verdict.VERIFIED)
    if not change:
        assert "%" not in front.to_sched(plain, after).split("impl")[1]


@pytest.mark.parametrize("parts", [MORE_ROWS, MORE_COLUMNS], ids=["rows", "columns"])
def test_an_extent_may_be_a_sum(parts):
    assert with_more_rows(**parts) is Verdict.VERIFIED


@pytest.mark.parametrize(
    "change",
    [
        {"i": "f // (t * 64)"},
        {"i": "f // (t * 64 + 32)"},
        {"j": "f % t"},
        {"k": "f % (t * 64 + 64) // t"},
        {"k": "f % (t * 32 + 32) // (t + 1)"},
        {"extent": "t * 256"},
    ],
    ids=str,
)
def test_wrong_digits_below_a_sum_are_not_verified(change):
    assert with_more_rows(**{**MORE_COLUMNS, **change}) is not Verdict.VERIFIED


@pytest.mark.parametrize(
    "change",
    [
        {"guard": f"{F} < t * 256 - 1"},  # wrong by one
        {"guard": f"{F} < t * 256 + 1"},
        {"guard": f"{F} <= t * 256"},
        {"guard": "b * 1024 + th * 2 < t * 256"},  # the guard of another number
        {"guard": "b * 1023 + th < t * 256"},
        {"extent": "t * 256 // 1024"},  # rounded down: the last numbers are not reached
        {"extent": "(t * 256 + 767) // 1024"},
        {"i": "(b * 1023 + th) // (t * 64)"},
        {"i": f"({F} + 1) // (t * 64)"},
        {"k": "(b * 1024 + th * 2) % 64"},
    ],
    ids=str,
)
def test_wrong_guards_are_not_verified(change):
    assert refused_or(Verdict.REFUTED, SPLIT, **{**TWO, **change})


def test_a_statement_without_the_guard_keeps_the_guard_of_the_other():
    """Rule (a) may make the guard the bound only if everything inside is under it."""
    body = (
        SPLIT
        + """
            with T.sblock("Z"):
                T.reads()
                T.writes(Y[0, 0, 0])
                Y[0, 0, 0] = T.float32(0)
"""
    )
    assert refused_or(Verdict.REFUTED, body, **TWO)


SQUARE = """
t = TypeVar("t")
@T.prim_func(s_tir=True)
def main(X: T.Buffer((t, t), "float32"), Y: T.Buffer((t, t), "float32")):
    T.func_attr({"global_symbol": "main"})
"""

SQUARE_BEFORE = """
    for i, j in T.grid(t, t):
        with T.sblock("Y"):
            vi, vj = T.axis.remap("SS", [i, j])
            Y[vi, vj] = X[vi, vj] * T.float32(2)
"""

SQUARE_AFTER = """
    for f in T.serial(t * t):
        with T.sblock("Y"):
            vi = T.axis.spatial(t, @i)
            vj = T.axis.spatial(t, @j)
            Y[vi, vj] = X[@read] * T.float32(2)
"""


@pytest.mark.parametrize(
    "read,verdict", [("vi, vj", Verdict.VERIFIED), ("vj, vi", Verdict.REFUTED)], ids=["right", "swapped"]
)
def test_a_product_of_one_size_with_itself(read, verdict):
    given = function(SQUARE_BEFORE, SQUARE)
    fused = function(SQUARE_AFTER, SQUARE, i="f // t", j="f % t", read=read)
    assert front.verify(given, fused).verdict is verdict


def test_the_order_of_a_serial_loop_is_kept():
    """Every iteration of a row writes one cell, and the last one stays: column ``t - 1``, not column 0."""
    body = SQUARE_AFTER.replace("Y[vi, vj] =", "Y[vi, 0] =")
    fused = function(body, SQUARE, i="f // t", j="f % t", read="vi, vj")
    try:
        assert front.verify(function(SQUARE_BEFORE, SQUARE), fused).verdict is not Verdict.VERIFIED
    except front.TranslationError as error:
        assert error.place is not None


def test_what_stays_nonlinear_is_named_with_its_place():
    fused = function(FUSED, **{**ONE, "i": "f // (t + 7)"})
    with pytest.raises(front.TranslationError) as caught:
        front.to_sched(before(), fused)
    assert "its divisor is not a positive constant" in caught.value.construct
    assert caught.value.place is not None and "vi = " in caught.value.place.text


# ---------------------------------------------------------------- constant extents: the loops stay fused

ROWS = """
@T.prim_func(s_tir=True)
def main(X: T.Buffer((4, 8, 3), "float32"), Y: T.Buffer((4, 8), "float32")):
    T.func_attr({"global_symbol": "main"})
    M = T.sblock_alloc_buffer((4, 8))
"""

ROWS_BEFORE = """
    for i, j, k in T.grid(4, 8, 3):
        with T.sblock("M"):
            vi, vj, vk = T.axis.remap("SSR", [i, j, k])
            with T.init():
                M[vi, vj] = T.float32(-340282346638528859811704183484516925440.0)
            M[vi, vj] = T.max(M[vi, vj], X[vi, vj, vk])
    for i, j, k in T.grid(4, 8, 3):
        with T.sblock("Y"):
            vi, vj, vk = T.axis.remap("SSR", [i, j, k])
            with T.init():
                Y[vi, vj] = T.float32(0)
            Y[vi, vj] = Y[vi, vj] + T.exp(X[vi, vj, vk] - M[vi, vj])
"""

#: Each row's maximum goes through a cell ``L[0]`` that has no index of the row. If ``@k`` is not
#: ``vk``, the name does not tell which element is added: it has to be found from what the cells hold.
ROWS_AFTER = """
    L = T.sblock_alloc_buffer((1,))
    for f in T.parallel(32):
        with T.sblock("L_init"):
            L[0] = T.float32(-340282346638528859811704183484516925440.0)
        for k in range(3):
            with T.sblock("L"):
                vi = T.axis.spatial(4, @i)
                vj = T.axis.spatial(8, @j)
                vk = T.axis.reduce(3, k)
                L[0] = T.max(L[0], X[vi, vj, vk])
        with T.sblock("M_write"):
            vi = T.axis.spatial(4, @write_i)
            vj = T.axis.spatial(8, @write_j)
            M[vi, vj] = L[0]
        for k in range(3):
            with T.sblock("Y"):
                vi = T.axis.spatial(4, f // 8)
                vj = T.axis.spatial(8, f % 8)
                @k = T.axis.reduce(3, k)
                with T.init():
                    Y[vi, vj] = T.float32(0)
                Y[vi, vj] = Y[vi, vj] + T.exp(X[vi, vj, @k] - M[@read])
"""

ROWS_RIGHT = {"i": "f // 8", "j": "f % 8", "write_i": "f // 8", "write_j": "f % 8", "read": "vi, vj"}


def rows(**change):
    """The verdict; a refusal is inconclusive."""
    after = function(ROWS_AFTER, ROWS, **{**ROWS_RIGHT, **change})
    try:
        return front.verify(function(ROWS_BEFORE, ROWS), after).verdict
    except front.TranslationError:
        return Verdict.INCONCLUSIVE


@pytest.mark.parametrize("name", ["vk", "vr"])
def test_the_value_of_a_row_passes_through_a_cell_without_an_index(name):
    assert rows(k=name) is Verdict.VERIFIED


@pytest.mark.parametrize(
    "change",
    [
        {"i": "f % 4", "j": "f // 4"},  # the maximum of another row
        {"j": "(f + 1) % 8"},
        {"write_i": "f % 4", "write_j": "f // 4"},  # stored for another row
        {"write_j": "(f + 1) % 8"},
        {"read": "vi, 7 - vj"},  # read for another row
        {"read": "(vi + 1) % 4, vj"},
    ],
    ids=str,
)
def test_the_value_of_another_row_is_not_taken(change):
    assert rows(k="vk", **change) is Verdict.REFUTED
    assert rows(k="vr", **change) is not Verdict.VERIFIED


# ---------------------------------------------------------------- the algebra


def random_polynomial(source, names):
    result = number(source.randint(-3, 3))
    for _ in range(source.randint(0, 4)):
        term = number(source.randint(-4, 4))
        for _ in range(source.randint(0, 3)):
            term = term * named(source.choice(names))
        result = result + term
    return result


def test_division_of_polynomials():
    source = random.Random(7)
    for _ in range(300):
        value, divisor = random_polynomial(source, "abt"), random_polynomial(source, "abt")
        if divisor.terms:
            whole, rest = divided(value, divisor)
            assert divisor * whole + rest == value


@pytest.mark.parametrize("kind", ["//", "%"])
def test_quotients_have_the_values_of_the_original(kind):
    source = random.Random(11)
    origin = type("Nowhere", (), {"place": lambda self: None})()
    for _ in range(200):
        stand_ins = StandIns()
        left, right = IVar("a"), stand_ins.add(Nonlinear("*", IVar("t"), IVar("b"), "", origin))
        expr = stand_ins.add(Nonlinear(kind, left, right, "", origin))
        value = as_polynomial(expr, stand_ins.of)
        t, b, a = source.randint(1, 9), source.randint(1, 9), source.randint(-50, 50)
        assert evaluated(value, {"t": t, "b": b, "a": a}) == (a // (t * b) if kind == "//" else a % (t * b))


def test_a_quotient_is_taken_only_within_its_bounds():
    facts = sizes(["t"]).in_range("d", IConst(0), IVar("t"))
    assert facts.within(named("d"), named("t"))
    assert not facts.within(named("d") + number(1), named("t"))
    assert not facts.within(named("d") - number(1), named("t"))
    digits = named("d") * named("t") + named("d")
    assert facts.within(digits, named("t") * named("t"))
    assert not facts.within(digits + named("t"), named("t") * named("t"))
    assert not facts.within(digits, named("t"))
    assert not facts.prove(CCmp("<", IVar("t"), IConst(5)))
    quotient = as_polynomial(IVar("q"), {"q": Nonlinear("//", IVar("f"), IVar("t"), "", None)})
    assert simplified(quotient, {"f": digits}, facts) == named("d")
    assert simplified(quotient, {"f": digits + named("t")}, facts) == named("d") + number(1)
    assert simplified(quotient, {"f": digits + number(1)}, facts) != named("d")


# ---------------------------------------------------------------- the checks that do not rely on the proofs


def test_a_quotient_that_was_not_proved_is_found_at_the_samples(monkeypatch):
    monkeypatch.setattr(Facts, "within", lambda self, value, bound: True)
    wrong = function(FUSED, **{**ONE, "k": "(f + 1) % 64"})
    with pytest.raises(AssertionError, match="is not"):
        front.to_sched(before(), wrong)


def test_too_few_blocks_are_found_when_iterations_are_compared(monkeypatch):
    monkeypatch.setattr(fused._Fused, "_covers", lambda self, extent, guard: True)
    wrong = function(SPLIT, **{**TWO, "extent": "t * 256 // 1024"})
    with pytest.raises(AssertionError, match="other iterations"):
        front.to_sched(before(), wrong)
