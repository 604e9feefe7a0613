"""Typed programs written as text load as the same programs."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from redverify.language import core
from redverify.language.load import load_text
from redverify.language.program_text import impl_lines, spec_lines
from redverify.language.source import NOWHERE
from redverify.language.types import BUILTIN_TYPES, F32

from .programs import EVERYTHING, EXAMPLES, STRIDED

pytestmark = pytest.mark.ring("quick")


def written(text: str) -> str:
    """The text of all that a text holds, after loading it."""
    program = load_text(text, "text.sched")
    parts = [spec_lines(spec) for spec in program.specs.values()]
    parts += [impl_lines(impl) for impl in program.impls.values()]
    return "\n\n".join("\n".join(lines) for lines in parts) + "\n"


@pytest.mark.parametrize("text", [STRIDED, EVERYTHING])
def test_programs_round_trip(text: str) -> None:
    assert written(written(text)) == written(text)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda p: p.stem)
def test_examples_round_trip(path: Path) -> None:
    text = path.read_text("utf-8")
    if "import " not in text:
        assert written(written(text)) == written(text)


def equation(condition: core.Cond, value: core.ValueExpr) -> str:
    """The line of an equation."""
    made = core.Equation("A", ("i",), condition, value, NOWHERE)
    spec = core.Spec("s", (), (), (), {}, {}, {}, (made,), NOWHERE)
    return spec_lines(spec)[-1].strip()


INDEX, ZERO, FOUR = core.IVar("i"), core.IConst(0), core.IConst(4)
LOW, HIGH = core.CCmp("<=", ZERO, INDEX), core.CCmp("<", INDEX, FOUR)
EQUAL = core.CCmp("==", FOUR, ZERO)


@pytest.mark.parametrize(
    ("condition", "text"),
    [
        (core.CAnd(LOW, HIGH), "0 <= i < 4"),
        (core.CAnd(HIGH, EQUAL), "i < 4 and 4 == 0"),
        (core.CAnd(EQUAL, core.CAnd(LOW, HIGH)), "4 == 0 and 0 <= i < 4"),
        (core.CCmp("<", core.IAdd(core.IMul(4, INDEX), core.IMul(-2, INDEX)), FOUR), "4*i - 2*i < 4"),
        (core.CCmp("<", core.IMod(core.IMul(4, core.IAdd(INDEX, FOUR)), 3), FOUR), "4*(i + 4) % 3 < 4"),
    ],
)
def test_layout_of_conditions(condition: core.Cond, text: str) -> None:
    assert equation(condition, core.Literal(F32, Fraction(0))) == f"A(i) = 0.0 if {text}"


@pytest.mark.parametrize(
    ("target", "source", "value", "text"),
    [
        ("i32", "f32", 7, "i32(f32(7.0))"),
        ("f32", "i32", 300, "f32(i32(300))"),
        ("f32", "i32", 7, "f32(7)"),
    ],
)
def test_a_cast_of_a_literal_says_its_type_where_the_target_has_none(
    target: str, source: str, value: int, text: str
) -> None:
    literal = core.Literal(BUILTIN_TYPES[source], Fraction(value))
    assert equation(core.CTrue(), core.Cast(BUILTIN_TYPES[target], literal)) == f"A(i) = {text}"


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (Fraction(-1, 8), "-0.125"),
        (Fraction(3), "3.0"),
        (Fraction(10**17), "1.0e17"),
        (Fraction("-3.4028234663852886e38"), "-3.4028234663852886e38"),
        (Fraction("2.5e-7"), "2.5e-7"),
        ("-0.0", "-0.0"),
        ("-inf", "-inf"),
    ],
)
def test_layout_of_numbers(value: Fraction | str, text: str) -> None:
    assert equation(core.CTrue(), core.Literal(F32, value)) == f"A(i) = {text}"
