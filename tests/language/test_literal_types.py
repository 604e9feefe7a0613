"""Literals keep their types in the text of a program, also where nothing else there gives them one."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from redverify.language import core
from redverify.language.load import load_text
from redverify.language.program_text import spec_lines
from redverify.language.types import BOOL, BUILTIN_TYPES, ValueType

pytestmark = pytest.mark.ring("quick")

F32, F64, I32 = BUILTIN_TYPES["f32"], BUILTIN_TYPES["f64"], BUILTIN_TYPES["i32"]


def number(type_: ValueType, value: int | str) -> core.Literal:
    return core.Literal(type_, Fraction(value))


CHOICE = core.Select(I32, core.CCmp("<", core.IConst(1), core.IConst(2)), number(I32, 1), number(I32, 0))
BIG = core.Apply(F64, "+", (number(F64, 2**24), number(F64, 1)))


@pytest.mark.parametrize(
    "value",
    [
        core.Apply(BOOL, "==", (number(F32, 2), number(F32, 3))),
        core.Apply(BOOL, "<", (BIG, number(F64, 3))),
        core.Apply(BOOL, ">", (number(F64, -3), number(F64, 3))),
        core.Apply(
            BOOL, "!=", (core.Select(F32, core.CTrue(), number(F32, 1), number(F32, 2)), number(F32, 3))
        ),
        core.Apply(BOOL, "<", (CHOICE, number(I32, 300))),
        core.Cast(F32, CHOICE),
        core.Cast(F32, BIG),
        core.Cast(F32, number(F64, "0.1")),
        core.Cast(F64, core.Apply(F32, "*", (number(F32, 3), number(F32, 5)))),
    ],
)
def test_the_text_means_the_same(value: core.ValueExpr) -> None:
    text = f"spec s():\n    output R[] : {value.type.name}\n\n    R() = 0 == 1\n"
    if value.type != BOOL:
        text = text.replace("0 == 1", "1")
    spec = load_text(text).specs["s"]
    (equation,) = spec.equations
    changed = replace(spec, equations=(replace(equation, value=value),))
    again = load_text("\n".join(spec_lines(changed)) + "\n").specs["s"]
    assert "\n".join(spec_lines(again)) == "\n".join(spec_lines(changed))
    assert again.equations[0].value.type == value.type
    assert _types(again.equations[0].value) == _types(value)


def _types(value: core.ValueExpr) -> list[str]:
    """The types of the operations and literals, from the outside in."""
    match value:
        case core.Apply(type_, function, arguments):
            return [f"{function} {type_.name}", *(t for a in arguments for t in _types(a))]
        case core.Select(type_, _, then, otherwise):
            return [f"select {type_.name}", *_types(then), *_types(otherwise)]
        case core.Cast(type_, operand):
            return [f"cast {type_.name}", *_types(operand)]
    return [value.type.name]
