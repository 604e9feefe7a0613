"""`redverify run`: the reference interpreter on the command line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from redverify.cli.commands.run import _agree
from tests.conftest import Ran

Cli = Callable[..., Ran]

GOOD = "examples/thesis/ch7/strided_sum.sched"
WRONG = "examples/wrong/missing_tail.sched"


def test_equal(cli: Cli) -> None:
    ran = cli("run", GOOD, "--impl", "strided", "--param", "N=8")
    assert ran.status == 0
    assert "strided: N = 8, seed 0" in ran.out
    assert "B() = " in ran.out
    assert "nothing violated" in ran.out


def test_different(cli: Cli) -> None:
    ran = cli("run", WRONG, "--param", "N=5", "--seed", "4")
    assert ran.status == 1
    assert "seed 4" in ran.out
    assert "expected" in ran.out


def test_right_for_some_sizes(cli: Cli) -> None:
    assert cli("run", WRONG, "--param", "N=8").status == 0


def test_machine_numbers_are_compared_up_to_a_tolerance(cli: Cli) -> None:
    ran = cli("run", "examples/thesis/ch5/matmul_figure_5_5.sched", "--param", "N=2")
    assert ran.status == 0
    assert "as machine numbers equal up to 0.0001 (relative)" in ran.out


def test_reordered_sums_are_compared_in_exact_numbers(cli: Cli) -> None:
    ran = cli("run", GOOD, "--impl", "strided", "--param", "N=9")
    assert "in exact numbers" in ran.out


def test_violations(cli: Cli) -> None:
    ran = cli("run", "examples/wrong/missing_guard.sched", "--param", "N=3")
    assert ran.status == 1
    assert "bounds: writes outside the array" in ran.out
    assert "cell b[3]" in ran.out
    assert "^^^" in ran.out


def test_parameters_are_chosen_within_the_assumptions(cli: Cli) -> None:
    ran = cli("run", "examples/language/run_time_checks.sched")
    assert ran.status == 0


def test_wrong_parameters(cli: Cli) -> None:
    assert cli("run", GOOD, "--param", "N").status == 3
    assert cli("run", GOOD, "--param", "N=two").status == 3
    assert "has no parameter M (it has: N)" in cli("run", GOOD, "--param", "M=1").err
    assert "the assumptions do not hold: N >= 0" in cli("run", GOOD, "--param", "N=-1").err
    assert cli("run", "no_such_file.sched").status == 3


def test_one_encoding(cli: Cli) -> None:
    assert cli("run", GOOD, "--impl", "strided", "--param", "N=9", "--values", "abstract").status == 0
    assert cli("run", GOOD, "--impl", "strided", "--param", "N=9", "--values", "ieee").status == 1


ELEMENTWISE = """
spec S(N):
    assume N >= 1
    input X[N] : f32
    output Y[N] : TYPE
    Y(i) = VALUE

impl A of S(x = X, y = Y):
    for i in 0..N:
        y[i] := BODY
"""


@pytest.mark.parametrize(
    ("type_", "value", "values", "unknown"),
    [("i8", "i8(X(i) * 100.0)", (), "i8("), ("f32", "exp(X(i))", ("--values", "real"), "")],
)
def test_values_that_are_not_known_exactly(
    cli: Cli, tmp_path: Path, type_: str, value: str, values: tuple[str, ...], unknown: str
) -> None:
    body = value.replace("X(i)", "x[i]")
    file = tmp_path / "elementwise.sched"
    file.write_text(ELEMENTWISE.replace("TYPE", type_).replace("VALUE", value).replace("BODY", body))
    ran = cli("run", str(file), "--param", "N=2", *values)
    assert ran.status == 0, ran.err
    assert ("but for what is not known exactly: " + unknown) in ran.out
    file.write_text(file.read_text().replace(body, f"{body} + {body}"))
    assert cli("run", str(file), "--param", "N=2", *values).status == (0 if unknown else 1)


def test_fields_of_records_are_compared_like_floats() -> None:
    assert _agree((0.0, 1), (-0.0, 1), 0.0)
    assert _agree((1.0, 1), (1.0 + 1e-6, 1), 1e-4)
    assert not _agree((1.0, 1), (1.0 + 1e-6, 1), 0.0)
    assert not _agree((0.0, 1), (0.0, 2), 1e-4)
