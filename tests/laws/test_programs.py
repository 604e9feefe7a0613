"""Laws in the verdicts on programs: a false law is never part of a proof."""

from __future__ import annotations

import pytest

import redverify
from redverify.judgement import laws
from redverify.judgement.analysis import Options
from redverify.judgement.assumptions import assumptions_of
from redverify.judgement.levels import level_of
from redverify.language.load import load_text
from redverify.reporting.result import ImplResult, Verdict
from redverify.reporting.text import plain, report

from .programs import SATURATING, UNSIGNED


def backwards(operator: str, type_: str, unit: str, start: str = "") -> str:
    """A program that reduces with an operator from the last element to the first."""
    return f"""\
spec total(N):
    assume N >= 0
    {operator}
    input A[N] : {type_}
    output B[] : {type_}
    B() = reduce {operator.split("(")[0].split()[1]}[k : 0 <= k < N] A(k)

impl loop of total(a = A, b = B):
    b[] {{{unit}}} := {start or unit}
    accumulate b:
        for k < N:
            b[] {{B()}} {operator.split("(")[0].split()[1]}{{N - 1 - k}}= a[N - 1 - k]
"""


def result_of(text: str, **options: str) -> ImplResult:
    (impl,) = redverify.verify_text(text, **options).impls
    return impl


def test_lawful_operators_are_checked() -> None:
    impl = result_of(backwards(UNSIGNED, "u8", "0"))
    assert impl.verdict is Verdict.VERIFIED
    assert "`sat` on u8 is associative and commutative, with unit 0 (declared; checked)" in impl.assumptions


def test_operators_without_definition_are_declared_alone() -> None:
    text = backwards(UNSIGNED, "u8", "0").replace(UNSIGNED, "operator sat : u8 assoc comm unit 0")
    assert "`sat` on u8 is associative and commutative, with unit 0 (declared)" in result_of(text).assumptions


def test_an_unlawful_operator_is_a_diagnostic() -> None:
    result = redverify.verify_text(backwards(SATURATING, "i8", "0"))
    assert result.verdict is Verdict.INVALID
    (diagnostic,) = result.diagnostics
    assert (diagnostic.code, diagnostic.line, diagnostic.column) == ("RV241", 3, 5)
    assert diagnostic.message == (
        "`sat` is not associative: sat(sat(1, 127), -1) = 126, sat(1, sat(127, -1)) = 127"
    )
    assert diagnostic.hint == "drop `assoc`, or change the definition"


def test_each_law_has_its_code() -> None:
    result = redverify.verify_text(
        backwards("operator sub(x, y) : i32 assoc comm unit 0 = x - y", "i32", "0")
    )
    assert [d.code for d in result.diagnostics] == ["RV241", "RV242", "RV243"]
    assert result.diagnostics[2].message == "0 is not the unit of `sub`: sub(0, 1) = -1"


def test_a_specification_with_several_implementations_is_rejected_once() -> None:
    text = backwards(SATURATING, "i8", "0")
    result = redverify.verify_text(text + text[text.index("impl") :].replace("loop", "again"))
    assert [i.verdict for i in result.impls] == [Verdict.INVALID, Verdict.INVALID]
    assert len(result.diagnostics) == 1


def test_the_encoding_decides() -> None:
    text = backwards("operator add(x, y) : f32 assoc comm unit -0.0 = x + y", "f32", "-0.0")
    assert result_of(text).verdict is Verdict.VERIFIED
    assert [d.code for d in redverify.verify_text(text, values="ieee").diagnostics] == ["RV241"]


def test_a_level_rests_on_laws_that_hold_in_it() -> None:
    impl = load_text(backwards("operator add(x, y) : f32 assoc comm unit -0.0 = x + y", "f32", "-0.0")).impls[
        "loop"
    ]
    assert level_of(impl, Options(), 1.0) == "modulo reassociation and commutation"
    impl = load_text(
        backwards("operator most(x, y) : f32 assoc comm unit -inf = max(x, y)", "f32", "-inf")
    ).impls["loop"]
    assert level_of(impl, Options(), 1.0) == "bitwise"


def test_floats_in_a_definition_are_floats() -> None:
    operator = "operator near(x, y) : i8 = select(sqrt(f32(x)) < f32(y), x, y)"
    impl = load_text(backwards(operator, "i8", "0")).impls["loop"]
    assumed = assumptions_of(impl, "real")
    assert any(a.startswith("floats (f32) are treated as real numbers") for a in assumed)
    fact = "sqrt(x) >= 0 and sqrt(x) * sqrt(x) = x for x >= 0"
    assert f"sqrt is the function of real numbers; proofs may use: {fact}" in assumed
    assert "sqrt: uninterpreted functions" in assumptions_of(impl, "abstract")


def test_an_unknown_law_is_no_proof() -> None:
    text = backwards("operator lse(x, y) : f32 assoc comm unit -inf = log(exp(x) + exp(y))", "f32", "-inf")
    impl = result_of(text)
    assert impl.verdict is Verdict.INCONCLUSIVE
    finite = "for finite numbers, but no proof was found for infinities, which it may meet"
    assert f"line 3: `lse` is associative {finite}" in impl.notes
    assert f"line 3: -inf is the unit of `lse` {finite}" in impl.notes
    assert any(a.endswith("with unit -inf (declared; checked)") for a in impl.assumptions)


def test_a_law_of_an_unused_operator_counts() -> None:
    text = backwards(UNSIGNED, "u8", "0").replace(
        UNSIGNED, f"{UNSIGNED}\n    operator sub(x, y) : i8 comm = x - y"
    )
    assert [d.code for d in redverify.verify_text(text).diagnostics] == ["RV242"]


def test_without_the_law_the_order_counts() -> None:
    impl = result_of(backwards("operator sub(x, y) : i32 = x - y", "i32", "0"))
    assert impl.verdict is Verdict.REFUTED


ODD = "operator odd(x, y) : f32 assoc comm = select(x == inf, y + 1, select(y == inf, x, x + y))"


def test_laws_of_finite_numbers_are_not_enough_for_infinities() -> None:
    impl = result_of(
        backwards(ODD, "f32", "inf")
        .replace("= reduce odd[k", "= odd(inf, reduce odd[k")
        .replace("A(k)\n", "A(k))\n")
    )
    assert impl.verdict is Verdict.INCONCLUSIVE
    doubt = "is commutative for finite numbers, but no proof was found for infinities, which it may meet"
    assert f"line 3: `odd` {doubt}" in impl.notes


def test_an_infinity_beside_the_operator_does_not_matter() -> None:
    text = backwards("operator add(x, y) : f32 assoc comm unit 0 = x + y", "f32", "0")
    text = text.replace("    B() =", "    output M[] : f32\n    M() = max[k : 0 <= k < N] A(k)\n    B() =")
    text = text.replace("b = B)", "b = B, m = M)").replace(
        "    accumulate b:", "    m[] {-inf} := -inf\n    accumulate b, m:"
    )
    text += "            m[] {M()} max{N - 1 - k}= a[N - 1 - k]\n"
    assert result_of(text).verdict is Verdict.VERIFIED


def test_time_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []

    def audit(spec: object, values: str, seconds: float, solver: str) -> laws.Audited:
        seen.append(seconds)
        return laws.Audited({}, values, ())

    monkeypatch.setattr("redverify.judgement.judge.audit", audit)
    redverify.verify_text(backwards(UNSIGNED, "u8", "0"), timeout=2.0)
    assert seen == [1.0]


# ---------------------------------------------------------------- starts that are not a unit


def reduction(word: str, operator: str, type_: str, start: str) -> str:
    return f"""\
spec total(N):
    assume N >= 1
    input A[N] : {type_}
    output B[] : {type_}
    B() = {word}[k : 0 <= k < N] A(k)

impl loop of total(a = A, b = B):
    b[] {{{start}}} := {start}
    accumulate b:
        for k < N:
            b[] {{B()}} {operator}{{k}}= a[k]
"""


STARTS = [
    (
        ("max", "max", "f32", "-3.4028235e38"),
        "real",
        "line 8: -3.4028235e38 is not the unit of `max` on f32: max(-3.4028235e38, -inf) = -3.4028235e38",
    ),
    (
        ("min", "min", "f32", "3.4028235e38"),
        "ieee",
        "line 8: 3.4028235e38 is not the unit of `min` on f32: min(3.4028235e38, inf) = 3.4028235e38",
    ),
    (("sum", "+", "f32", "0.0"), "ieee", "line 8: 0.0 is not the unit of `+` on f32: 0.0 + -0.0 = 0.0"),
    (("prod", "*", "f32", "0.0"), "real", "line 8: 0.0 is not the unit of `*` on f32: 0 * 1 = 0"),
    (("prod", "*", "i32", "0"), "real", "line 8: 0 is not the unit of `*` on i32: 0 * 1 = 0"),
    (("max", "max", "i32", "0"), "real", "line 8: 0 is not the unit of `max` on i32: max(0, -1) = 0"),
    (
        ("any", "or", "bool", "true"),
        "real",
        "line 8: true is not the unit of `or` on bool: true or false = true",
    ),
]


@pytest.mark.parametrize(("program", "values", "note"), STARTS)
def test_a_wrong_start_is_said(program: tuple[str, str, str, str], values: str, note: str) -> None:
    impl = result_of(reduction(*program), values=values)
    assert impl.verdict is not Verdict.VERIFIED
    assert note in impl.notes


def test_the_unit_needs_no_note() -> None:
    for text in (reduction("max", "max", "f32", "-inf"), reduction("max", "max", "u8", "0")):
        assert result_of(text).notes == ()


def test_a_start_that_is_meant_needs_no_note() -> None:
    text = reduction("max", "max", "f32", "0.0").replace("B() = max[", "B() = max(0.0, max[")
    text = text.replace("A(k)\n", "A(k))\n")
    assert result_of(text).verdict is Verdict.VERIFIED
    wrong = result_of(text.replace("k < N:", "k < N - 1:"))
    assert wrong.verdict is Verdict.REFUTED
    assert not any("unit" in note for note in wrong.notes)


def test_each_accumulation_has_its_own_start() -> None:
    again = (
        "    b[] {0.0} := 0.0\n    accumulate b:\n        for k < N - 1:\n            b[] {C()} +{k}= a[k]\n"
    )
    text = reduction("max", "max", "f32", "-inf").replace("{B()}", "{M()}") + again
    text = text.replace("    B() = max", "    tensor M() : f32\n    M() = max").replace("{C()}", "{B()}")
    text = text.replace("    tensor M()", "    B() = sum[k : 0 <= k < N] A(k)\n    tensor M()")
    impl = result_of(text)
    assert impl.verdict is Verdict.REFUTED
    assert not any("unit" in note for note in impl.notes)


def test_the_report_shows_notes_of_refutations() -> None:
    result = redverify.verify_text(reduction("max", "max", "f32", "-3.4028235e38"))
    assert result.verdict is Verdict.REFUTED
    assert "line 8: -3.4028235e38 is not the unit of `max` on f32" in plain(report(result))
