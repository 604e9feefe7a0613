"""Halide: reductions by operators that an update defines, and replays by the compiled pipeline."""

from __future__ import annotations

import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import pytest
from click.testing import CliRunner

pytest.importorskip("halide")

from redverify.cli.main import cli
from redverify.frontends import halide
from redverify.frontends.common.combiners import Combiners
from redverify.frontends.common.errors import TranslationError
from redverify.judgement.laws import proved_laws
from redverify.language import core
from redverify.language.types import BUILTIN_TYPES
from redverify.reporting.result import Verdict

MISCOMPILED = Path(__file__).parents[2] / "examples" / "halide" / "miscompiled.py"

OPERATORS = """
import halide as hl

def build(update):
    image, r, total = hl.ImageParam(hl.UInt(8), 1, "A"), hl.RDom([(0, 24)], "r"), hl.Func("S")
    total[()] = hl.u8(0)
    total[()] = update(total[()], image, r.x)
    return total, r.x

def add(old, image, r):
    return hl.u8(hl.min(hl.u16(old) + hl.u16(image[r]), 255))

def stays(old, image, r):
    return hl.select(old > 255 - image[r], hl.u8(255), image[r])

def neighbours(old, image, r):
    return hl.select(old > image[r], image[r + 1], old)

def saturating():
    return build(add)[0]

def saturating_loop():
    total, r = build(add)
    total.update().split(r, hl.RVar("ro"), hl.RVar("ri"), 4)
    return total

def staying():
    return build(stays)[0]

def staying_at_once():
    total, r = build(stays)
    total.update().atomic().parallel(r)
    return total

def two_elements():
    return build(neighbours)[0]
"""


@pytest.fixture(scope="module")
def module(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("operators") / "operators.py"
    path.write_text(OPERATORS, "utf-8")
    return path


def test_a_sum_that_saturates(module: Path) -> None:
    text = halide.to_sched(f"{module}:saturating", f"{module}:saturating_loop")
    assert "operator step_S(x, y) : u8 assoc comm = u8(min(i32(u16(x) + u16(y)), 255))" in text
    result = halide.verify(f"{module}:saturating", f"{module}:saturating_loop")
    assert result.verdict is Verdict.VERIFIED


def test_laws_are_proved_and_not_believed() -> None:
    """Of the sum that saturates, associativity, commutativity and the unit; of the other update none."""
    u8, u16 = BUILTIN_TYPES["u8"], BUILTIN_TYPES["u16"]
    x, y = core.Constant(u8, "x"), core.Constant(u8, "y")
    top = core.Literal(u8, Fraction(255))
    wide = core.Apply(u16, "+", (core.Cast(u16, x), core.Cast(u16, y)))
    least = core.Apply(u16, "min", (wide, core.Literal(u16, Fraction(255))))
    rest = core.Apply(BUILTIN_TYPES["bool"], "<", (core.Apply(u8, "-", (top, y)), x))
    bodies = {"sum": core.Cast(u8, least), "stays": core.Apply(u8, "select", (rest, top, y))}
    operators = {n: core.Operator(n, u8, False, False, None, ("x", "y"), b) for n, b in bodies.items()}
    zero = core.Literal(u8, Fraction(0))
    known = Combiners(operators, lambda spec: proved_laws(spec, "real"))
    found = {name: known.lawful(name, zero) for name in operators}
    assert [found["sum"].associative, found["sum"].commutative, found["sum"].unit] == [True, True, zero]
    assert [found["stays"].associative, found["stays"].commutative, found["stays"].unit] == [False] * 2 + [
        None
    ]


def test_order_matters(module: Path) -> None:
    """Elements at once, which Halide lets pass: the operator does not commute."""
    result = halide.verify(f"{module}:staying", f"{module}:staying_at_once")
    assert result.verdict is Verdict.REFUTED
    assert result.witness is not None and result.witness.kind == "race"


def test_two_elements_are_no_reduction(module: Path) -> None:
    with pytest.raises(TranslationError, match="not a reduction over one element"):
        halide.to_sched(f"{module}:two_elements")


@pytest.mark.parametrize(
    ("before", "after", "shown"),
    [
        ("saturating", "saturating_lanes", "S[] is 6, expected 3"),
        ("arg_min", "arg_min_lanes", "best_1[] is 3, expected 4"),
        ("window", "window", "expected -1020"),
        ("split_window", "split_window", "out[0] is"),
    ],
)
def test_the_compiled_pipeline_shows_the_wrong_number(
    before: str, after: str, shown: str, tmp_path: Path
) -> None:
    script = tmp_path / "replay.py"
    command = ["halide", f"{MISCOMPILED}:{before}", f"{MISCOMPILED}:{after}", "--replay", str(script)]
    ran = CliRunner().invoke(cli, command, standalone_mode=False)
    assert ran.return_value == 1
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, check=False)
    assert done.returncode == 1 and shown in done.stderr


def test_an_algorithm_after_rfactor_says_so() -> None:
    """Against its own algorithm, which ``rfactor`` has changed, the miscompiled pipeline is right."""
    (alone,) = halide.verify(f"{MISCOMPILED}:saturating_lanes").impls
    assert alone.verdict is Verdict.VERIFIED
    assert any("the algorithm after rfactor, which has made S_intm" in note for note in alone.notes)
    (both,) = halide.verify(f"{MISCOMPILED}:saturating", f"{MISCOMPILED}:saturating_lanes").impls
    assert both.verdict is Verdict.REFUTED
    assert not any("rfactor" in note for note in both.notes)
