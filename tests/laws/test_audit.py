"""Laws that hold are proved, laws that do not are refuted by a counterexample."""

from __future__ import annotations

import pytest

from redverify.judgement.laws import audit

from .programs import SATURATING, UNSIGNED, findings, spec_with, statuses

LAWFUL = {
    "unsigned saturating add": ("real", UNSIGNED),
    "the same without wider type": (
        "real",
        "operator sat(x, y) : u8 assoc comm unit 0 = select(x + y < x, 255, x + y)",
    ),
    "wrapping product": ("real", "operator mul(x, y) : i64 assoc comm unit 1 = x * y"),
    "sum with product": ("real", "operator mix(x, y) : i32 assoc comm unit 0 = x + y + x * y"),
    "first": ("real", "operator first(x, y) : f32 assoc = x"),
    "conjunction": ("real", "operator both(x, y) : bool assoc comm unit true = x and y"),
    "arg-min, ties to either side": (
        "real",
        "operator least(x, y) : u32 assoc = select(y / 65536 < x / 65536, y, x)",
    ),
    "arg-min, ties to the smaller index": (
        "real",
        "operator least(x, y) : u32 assoc comm unit 4294967295 = "
        "select(x / 65536 < y / 65536, x, select(y / 65536 < x / 65536, y, min(x, y)))",
    ),
    "maximum": ("real", "operator most(x, y) : f32 assoc comm unit -inf = max(x, y)"),
    "maximum of IEEE numbers": ("ieee", "operator most(x, y) : f32 assoc comm unit -inf = max(x, y)"),
    "maximum by comparison": ("real", "operator most(x, y) : f32 assoc comm unit -inf = select(x > y, x, y)"),
    "maximum without NaN": (
        "ieee",
        "operator most(x, y) : f32 assoc comm = select(x != x, y, select(y != y, x, max(x, y)))",
    ),
    "sum": ("real", "operator add(x, y) : f32 assoc comm unit 0.0 = x + y"),
    "sum of IEEE numbers": ("ieee", "operator add(x, y) : f32 comm unit -0.0 = x + y"),
    "sum of abstract numbers": ("abstract", "operator add(x, y) : f32 assoc comm unit 0 = y + x"),
    "sum of exponentials": ("real", "operator lse(x, y) : f32 assoc comm = log(exp(x) + exp(y))"),
    "division by zero left out": (
        "real",
        "operator div(x, y) : i32 comm = select(y == 0, x, select(x == 0, y, x / y + y / x))",
    ),
    "division by zero on both sides": ("real", "operator div(x, y) : i8 comm = x / y + y / x"),
}


@pytest.mark.parametrize("name", LAWFUL)
def test_lawful(name: str) -> None:
    values, operator = LAWFUL[name]
    found = statuses(operator, values=values)
    assert found
    assert set(found.values()) == {"proved"}


UNLAWFUL = {
    "saturating add": ("real", SATURATING, {"assoc": "refuted", "comm": "proved", "unit": "proved"}),
    "subtraction": (
        "real",
        "operator sub(x, y) : i32 assoc comm unit 0 = x - y",
        {"assoc": "refuted", "comm": "refuted", "unit": "refuted"},
    ),
    "arg-min with ties": (
        "real",
        "operator least(x, y) : u32 assoc comm = select(y / 65536 < x / 65536, y, x)",
        {"assoc": "proved", "comm": "refuted"},
    ),
    "largest finite number as unit": (
        "real",
        "operator most(x, y) : f32 assoc comm unit -3.4028235e38 = max(x, y)",
        {"assoc": "proved", "comm": "proved", "unit": "refuted"},
    ),
    "largest finite IEEE number as unit": (
        "ieee",
        "operator most(x, y) : f32 assoc comm unit -3.4028235e38 = max(x, y)",
        {"assoc": "proved", "comm": "proved", "unit": "refuted"},
    ),
    "sum of IEEE numbers": (
        "ieee",
        "operator add(x, y) : f32 assoc comm unit 0.0 = x + y",
        {"assoc": "refuted", "comm": "proved", "unit": "refuted"},
    ),
    "maximum by comparison of IEEE numbers": (
        "ieee",
        "operator most(x, y) : f32 assoc comm unit -inf = select(x > y, x, y)",
        {"assoc": "refuted", "comm": "refuted", "unit": "refuted"},
    ),
    "division": ("real", "operator div(x, y) : f32 comm = x / y", {"comm": "refuted"}),
    "implication": ("real", "operator implies(x, y) : bool assoc = not x or y", {"assoc": "refuted"}),
    "far from special values": (
        "real",
        "operator odd(x, y) : i32 comm = select(x == 123 and y * y == 1522756, 1, 0)",
        {"comm": "refuted"},
    ),
    "a single pair": (
        "real",
        "operator odd(x, y) : u8 comm = select(x * 3 == 201 and y * 7 == 21, 1, 0)",
        {"comm": "refuted"},
    ),
}


@pytest.mark.parametrize("name", UNLAWFUL)
def test_unlawful(name: str) -> None:
    values, operator, expected = UNLAWFUL[name]
    found = findings(operator, values=values)
    assert {law: f.status for (_, law), f in found.items()} == expected
    for finding in found.values():
        assert (finding.counterexample is not None) == (finding.status == "refuted")


COUNTEREXAMPLES = {
    "assoc": (SATURATING, "sat(sat(1, 127), -1) = 126, sat(1, sat(127, -1)) = 127", "real"),
    "comm": ("operator sub(x, y) : i32 comm = x - y", "sub(0, 1) = -1, sub(1, 0) = 1", "real"),
    "left": ("operator sub(x, y) : i32 unit 0 = x - y", "sub(0, 1) = -1", "real"),
    "right": ("operator sub(x, y) : i32 unit 0 = y - x", "sub(1, 0) = -1", "real"),
    "zeros": ("operator add(x, y) : f32 unit 0.0 = x + y", "add(0.0, -0.0) = 0.0", "ieee"),
    "largest": (
        "operator most(x, y) : f32 unit -3.4028235e38 = max(x, y)",
        "most(-3.4028235e38, -inf) = -3.4028235e38",
        "ieee",
    ),
    "real": (
        "operator most(x, y) : f32 unit -3.4028235e38 = max(x, y)",
        "most(-3.4028235e38, -6.805647e38) = -3.4028235e38",
        "real",
    ),
}


@pytest.mark.parametrize("name", COUNTEREXAMPLES)
def test_counterexamples_are_small_and_exact(name: str) -> None:
    operator, text, values = COUNTEREXAMPLES[name]
    (finding,) = [f for f in findings(operator, values=values).values() if f.status == "refuted"]
    assert finding.counterexample is not None
    assert finding.counterexample.text == text


#: Only where division by zero alone refutes a law is it said.
QUOTIENTS = {
    "operator div(x, y) : i8 comm = select(y == 0, x / y, x + y)": True,
    "operator div(x, y) : i32 assoc = x / y": False,
}


@pytest.mark.parametrize("operator", QUOTIENTS)
def test_counterexamples_of_specified_quotients_come_first(operator: str) -> None:
    (finding,) = findings(operator).values()
    assert finding.counterexample is not None
    said = finding.counterexample.text.endswith("(where division by zero is unspecified)")
    assert said == QUOTIENTS[operator]


UNKNOWN = {
    "usual function": ("real", "operator norm(x, y) : f32 assoc = cbrt(x * x * x + y * y * y)"),
    "rounding cast": ("real", "operator half(x, y) : f32 assoc = f32(f16(x + y))"),
    "comparison of abstract numbers": ("abstract", "operator most(x, y) : f32 comm = select(x > y, x, y)"),
    "difference of abstract numbers": ("abstract", "operator sub(x, y) : f32 comm = x - y"),
    "largest abstract number": ("abstract", "operator most(x, y) : f32 unit -3.4028235e38 = max(x, y)"),
}


@pytest.mark.parametrize("name", UNKNOWN)
def test_what_an_encoding_leaves_open_is_unknown(name: str) -> None:
    values, operator = UNKNOWN[name]
    assert set(statuses(operator, values=values).values()) == {"unknown"}


def test_without_time_nothing_is_known() -> None:
    assert statuses(UNSIGNED, seconds=0.0) == {"assoc": "unknown", "comm": "unknown", "unit": "unknown"}


def test_declared_functions_may_mean_anything() -> None:
    function = "function g(f32) -> f32"
    assert statuses(function, "operator op(x, y) : f32 comm = g(x) + g(y)") == {"comm": "proved"}
    (finding,) = findings(function, "operator op(x, y) : f32 comm = g(x) + y").values()
    assert finding.status == "refuted"
    assert finding.counterexample is not None
    assert finding.counterexample.given == ("g",)


def test_operators_without_definition_have_their_laws() -> None:
    join = "operator join : f32 assoc comm"
    assert set(statuses(join, "operator flip(x, y) : f32 assoc comm = join(y, x)").values()) == {"proved"}
    found = statuses(join, "operator twice(x, y) : f32 assoc comm = join(join(x, y), y)")
    assert set(found.values()) == {"refuted"}


def test_a_definition_may_use_another() -> None:
    sub = "operator sub(x, y) : i8 = x - y"
    found = findings(sub, "operator add(x, y) : i8 assoc comm unit 0 = sub(x, sub(0, y))")
    assert {f.status for f in found.values()} == {"proved"}


def test_a_false_law_of_one_operator_proves_nothing_of_another() -> None:
    wrong = "operator wrong(x, y) : i8 assoc comm unit 0 = x - y"
    found = findings(wrong, "operator other(x, y) : i8 assoc comm unit 0 = wrong(x, y)")
    assert {f.status for f in found.values()} == {"refuted"}


@pytest.mark.parametrize("values", ["real", "bits"])
def test_infinities_are_told_from_finite_numbers(values: str) -> None:
    most = findings("operator most(x, y) : f32 assoc comm = max(x, y)", values=values)
    assert [f.finite for f in most.values()] == [False, False]
    add = findings("operator add(x, y) : f32 assoc comm = x + y", values=values)
    assert [f.finite for f in add.values()] == [False, False]
    both = findings("operator both(x, y) : f32 assoc comm = x + y + x * y", values=values)
    assert [f.finite for f in both.values()] == [True, True]
    odd = findings("operator odd(x, y) : f32 comm = select(x == inf, 0, select(y == inf, 1, x + y))")
    assert [(f.status, f.finite) for f in odd.values()] == [("proved", True)]


def test_laws_that_are_not_declared_are_not_checked() -> None:
    assert findings("operator sub(x, y) : i8 = x - y", "operator join : i8 assoc comm unit e") == {}


def test_a_specification_is_audited_once() -> None:
    first = audit(spec_with(UNSIGNED), "real", 10.0).findings
    assert audit(spec_with("type other", UNSIGNED), "real", 10.0).findings == first
    assert audit(spec_with(UNSIGNED), "real", 10.0).findings is first
