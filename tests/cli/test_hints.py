"""Hints of the command line: how to annotate an element, scripts that are not written, sizes that are 0."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec import structs

from redverify.api import verify_text
from redverify.checking.lean.errors import CheckerUnavailable
from redverify.cli.audits import with_size_hints
from redverify.cli.commands import check
from redverify.frontends.common import assumptions
from redverify.frontends.common.errors import TranslationError
from redverify.reporting.result import Verdict
from redverify.reporting.text import plain, report
from tests.cli.expectations import ROOT
from tests.conftest import Ran

pytestmark = pytest.mark.ring("full")

Cli = Callable[..., Ran]

#: The running maximum starts from the first element.
FIRST = """\
spec top(N):
    assume N >= 1
    input  X[N] : f32
    output M[] : f32
    M() = max[k : 0 <= k < N] X(k)

impl p of top(x = X, m = M):
    m[] {M()@(0)} := x[0]
    accumulate m:
        for k in 1..N:
            m[] {M()} max{k}= x[k]
"""
ELEMENT = "where `T` is a reduction, its element at `k` is written `T@(k)`"


def test_an_element_that_is_annotated_as_the_whole() -> None:
    assert verify_text(FIRST).impls[0].verdict is Verdict.VERIFIED
    wrong = verify_text(FIRST.replace("M()@(0)", "M()"))
    assert wrong.impls[0].verdict is Verdict.REFUTED
    assert f"hint: this is the element at k = 0 of the reduction; {ELEMENT}" in plain(report(wrong))


def test_a_value_that_is_no_element_gets_no_such_hint() -> None:
    assert ELEMENT not in plain(report(verify_text(FIRST.replace(":= x[0]", ":= x[0] + 1000.0"))))


def test_an_element_that_is_not_annotated(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "first.sched"
    path.write_text(FIRST.replace(" {M()@(0)}", ""))
    ran = cli("verify", path)
    assert "(the first element of a reduction `R` over `0 <= k < N` is `R@(0)`)" in ran.out + ran.err


def test_a_script_that_is_not_written(cli: Cli, tmp_path: Path) -> None:
    path, script = tmp_path / "first.sched", tmp_path / "replay.py"
    path.write_text(FIRST)
    ran = cli("verify", path, "--replay", script)
    assert ran.status == 0
    assert f"{script}: nothing is written, because nothing is refuted" in ran.err
    assert not script.exists()


def test_sizes_of_0() -> None:
    result = verify_text(FIRST.replace("assume N >= 1", "assume N >= 0"))
    (impl,) = result.impls
    assert impl.witness is not None and impl.witness.params == {"N": 0}
    hint = 'hint: this run has N = 0; --assume "N >= 1" is about other sizes only'
    assert with_size_hints(result).impls[0].notes[-1] == hint
    witness = structs.replace(impl.witness, params={"N": 1})
    other = structs.replace(result, impls=(structs.replace(impl, witness=witness),))
    assert with_size_hints(other) == other


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("q >= 1", "has no size `q`, which 'q >= 1' is about\nhint: the sizes are n, m_1"),
        ("m1 >= 1", "has no size `m1`, which 'm1 >= 1' is about\nhint: did you mean `m_1`?"),
        ("n >=", "'n >=' is not a condition: the line ends too early"),
    ],
)
def test_assumptions_on_sizes_that_there_are_not(text: str, said: str) -> None:
    assumptions.check(["n", "m_1"], ["n >= 1 and m_1 % 2 == 0"])
    with pytest.raises(assumptions.AssumptionError) as raised:
        assumptions.check(["n", "m_1"], [text])
    assert str(raised.value).startswith("--assume: RV615: ")
    assert said in str(raised.value)
    assert not isinstance(raised.value, TranslationError)  # nothing is inconclusive about it


def test_lines_of_a_message_are_lines(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(place: str | None) -> None:
        raise CheckerUnavailable("there is none.\nBuild it")

    monkeypatch.setattr(check.nanoda, "find", missing)
    ran = cli("check", "--kernel", "nanoda", ROOT / "certificates" / "argmax.two_lanes.redcert")
    assert ran.status == 5
    assert ran.err == "there is none.\nBuild it\n"


def test_certificates_of_bundles_have_their_own_names() -> None:
    found = check.Opened(["/there/0/a.redcert", "/there/0/ab.redcert"], ["b.redbundle/a", "b.redbundle/ab"])
    said = found.named("/there/0/ab.redcert: yes, /there/0/a.redcert")
    assert said == "b.redbundle/ab: yes, b.redbundle/a"


def test_formulas_of_obligations_are_shown_as_they_are() -> None:
    """Signs of Markdown would be shown inside of a block of code."""
    for page in (ROOT / "docs" / "obligations").glob("*.md"):
        parts = page.read_text(encoding="utf-8").split("```text\n")[1:]
        assert all("`" not in part.partition("```")[0] for part in parts), page
