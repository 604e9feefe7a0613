"""`redverify explain`: the listing of Figure 5.5."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import islpy as isl
import pytest

from redverify.language import core
from redverify.language.core_text import index_text
from redverify.language.load import load_text
from redverify.presburger import build
from redverify.presburger.conditions import condition_text, tidy
from redverify.system.clock import OutOfTime
from tests.cli.expectations import ROOT
from tests.conftest import Ran

Cli = Callable[..., Ran]

FIGURE = "examples/thesis/ch5/matmul_figure_5_5.sched"
GOLDEN = Path(__file__).parent / "golden"


def check_golden(name: str, text: str) -> None:
    """Compare with a golden file; REDVERIFY_UPDATE_GOLDEN=1 writes it anew."""
    path = GOLDEN / name
    if os.environ.get("REDVERIFY_UPDATE_GOLDEN") == "1":
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


def test_figure_5_5(cli: Cli) -> None:
    ran = cli("explain", FIGURE)
    assert ran.status == 0
    check_golden("matmul_figure_5_5.sched", ran.out)


@pytest.mark.parametrize(
    "line",
    [
        "# => S-ParLoop(i): Γ ← Γ, 0 <= i < N",
        "# => S-SeqLoop(j): Γ ← Γ, 0 <= j < M",
        "# <= S-Assign: C ← {R(i, j, -1) = 0.0}",
        "#    Δh ← {c[i, j] -> R(i, j, -1)}",
        "# => S-Seq: h ← h ▷ {c[i, j] -> R(i, j, -1)}",
        "#    h ← h ▷ {c[i, j] -> R(i, j, k - 1) : k > 0}",
        "# <= S-Assign: ⟦c[i, j]⟧h = R(i, j, k - 1)",
        "#    ⟦a[i, k]⟧h = A(i, k)",
        "#    C ← {R(i, j, k) = R(i, j, k - 1) + A(i, k) * B(k, j)}",
        "#    R ← {c[i, j]; a[i, k]; b[k, j]}",
        "#    C ← {R(i, j, k) = R(i, j, k - 1) + A(i, k) * B(k, j) : 0 <= k < P}",
        "#    Δh ← {c[i, j] -> R(i, j, P - 1) : P > 0}",
    ],
)
def test_lines_of_the_figure(cli: Cli, line: str) -> None:
    assert line in [text.strip() for text in cli("explain", FIGURE).out.splitlines()]


def test_reductions(cli: Cli) -> None:
    ran = cli("explain", "examples/thesis/ch7/strided_sum.sched", "--impl", "strided")
    check_golden("strided_sum.sched", ran.out)


def test_what_is_not_proved_is_marked(cli: Cli) -> None:
    out = cli("explain", "examples/wrong/shifted_tail_accumulates.sched").out
    assert "not proved: fresh: no reduction index enters the cell twice (at " in out
    out = cli("explain", "examples/wrong/missing_tail.sched").out
    assert "[not proved]" in out or "not proved: " in out


def test_one_statement(cli: Cli) -> None:
    ran = cli("explain", FIGURE, "--at", "19")
    assert ran.status == 0
    lines = [line.strip() for line in ran.out.splitlines()]
    assert lines[0] == "# Γ = 0 <= i < N, 0 <= j < M, 0 <= k < P"
    assert lines[1].startswith("# h = {a[i', k'] -> A(i', k') : 0 <= i' < N and 0 <= k' < P; ")
    assert "c[i, j] -> R(i, j, k - 1)" in lines[1]
    assert lines[2] == "c[i, j] {R(i, j, k)} := c[i, j] + a[i, k] * b[k, j]"
    assert all(line.startswith("#") for line in lines[3:])


def test_no_statement(cli: Cli) -> None:
    ran = cli("explain", FIGURE, "--at", "2")
    assert ran.status == 3
    assert "no statement that starts on line 2" in ran.err


def test_wrong_input(cli: Cli) -> None:
    assert cli("explain", "no_such_file.sched").status == 3
    assert cli("explain", FIGURE, "--impl", "nothing").status == 3


EXAMPLES = sorted(p for p in ROOT.glob("examples/**/*.sched") if "\nimpl " in p.read_text("utf-8"))


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda p: str(p.relative_to(ROOT)))
def test_listings_are_the_program_with_comments(cli: Cli, path: Path) -> None:
    ran = cli("explain", path)
    assert ran.status == 0
    assert "$" not in ran.out, "an internal name"
    source = path.read_text(encoding="utf-8")
    specification = source[: source.index("\nimpl ")] if "\nimpl " in source else ""
    if not specification.strip().startswith("import"):
        program = load_text(specification + "\n" + ran.out, str(path))
        assert list(program.impls)


# ---------------------------------------------------------------- conditions


def where(text: str) -> isl.Set:
    return isl.Set.read_from_str(build.CTX, text)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("[i, N] -> { : 0 <= i < N }", "0 <= i < N"),
        ("[i, N] -> { : 0 < i <= N }", "0 < i <= N"),
        ("[i] -> { : 0 <= i <= 3 }", "0 <= i < 4"),
        ("[i, j] -> { : i = j + 1 }", "j == i - 1"),
        ("[i] -> { : i mod 4 = 1 }", "(i - 1) % 4 == 0"),
        ("[i, N] -> { : i < 0 or i >= N }", "i < 0 or i >= N"),
        ("[N] -> { : N > 0 }", "N > 0"),
        ("[N] -> { : }", ""),
        ("[N] -> { : 1 = 0 }", "false"),
    ],
)
def test_condition_text(text: str, shown: str) -> None:
    assert condition_text(where(text), build.everywhere(), ["j", "i", "N"]) == shown


def test_context_is_left_out() -> None:
    inside = where("[i, N] -> { : 0 <= i < N and i > 2 }")
    assert condition_text(inside, where("[i, N] -> { : 0 <= i < N }"), ["i", "N"]) == "i >= 3"


def test_remainders_are_recognised() -> None:
    x = core.IVar("x")
    expression = core.IAdd(x, core.IMul(-4, core.IDiv(x, 4)))
    assert index_text(tidy(expression)) == "x % 4"


def test_an_evaluation_that_takes_too_long(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def late(*arguments: object) -> None:
        raise OutOfTime("evaluation took longer than 60 seconds")

    monkeypatch.setattr("redverify.listing.listing.Listing", late)
    ran = cli("explain", str(ROOT / "examples/thesis/ch7/strided_sum.sched"))
    assert ran.status == 2
    assert "evaluation took longer than 60 seconds" in ran.err
