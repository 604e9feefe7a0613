"""Each operation on numbers, of each type: what a run of the translation gives is what the compiler gives.

Inputs are those of the second opinion, with edges of the types, infinities and NaN. Each result is stored to
memory of its own, and the functions are compared with themselves.
"""

from __future__ import annotations

import pytest

from redverify.frontends import mlir
from redverify.frontends.mlir.compiled import runner
from redverify.frontends.mlir.reading import tool

pytest.importorskip("xdsl")

pytestmark = [
    pytest.mark.ring("sweep"),
    pytest.mark.skipif(tool() is None or runner() is None, reason="no mlir-opt or no mlir-cpu-runner"),
]

INTEGERS, FLOATS = ("i8", "i16", "i32", "i64"), ("f16", "bf16", "f32", "f64")
PLAIN = ["addi", "subi", "muli", "andi", "ori", "xori", "minsi", "maxsi", "minui", "maxui"]
SHIFTS = ["shli", "shrsi", "shrui"]
#: Not ``ceildivsi``: what mlir-opt 19 makes of it is wrong of the least number (-128 by 3 is 42).
QUOTIENTS = ["divsi", "divui", "remsi", "remui", "ceildivui", "floordivsi"]
OF_FLOATS = ["addf", "subf", "mulf", "divf", "maximumf", "minimumf", "remf"]
ROUNDED = ["arith.negf", "math.absf", "math.floor", "math.ceil", "math.round", "math.roundeven", "math.trunc"]
CMPI = ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"]
CMPF = ["oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno"]


def width(type_: str) -> int:
    return int("".join(c for c in type_ if c.isdigit()))


def function(type_: str, steps: list[tuple[str, str]]) -> str:
    """A function that stores what each step computes of ``%x`` and ``%y`` to an argument of its own."""
    outs = ", ".join(f"%o{n}: memref<40x{out}>" for n, (_, out) in enumerate(steps))
    lines = [
        f"func.func @f(%a: memref<40x{type_}>, %b: memref<40x{type_}>, {outs}) {{",
        "  %n = arith.constant 40 : index",
        "  affine.for %i = 0 to %n {",
        f"    %x = affine.load %a[%i] : memref<40x{type_}>",
        f"    %y = affine.load %b[%i] : memref<40x{type_}>",
    ]
    for n, (step, out) in enumerate(steps):
        first, _, last = step.rpartition("; ")
        lines += [f"    {first}"] if first else []
        lines += [f"    %r{n} = {last}", f"    affine.store %r{n}, %o{n}[%i] : memref<40x{out}>"]
    return "\n".join([*lines, "  }", "  return", "}", ""])


def compared(type_: str, steps: list[tuple[str, str]]) -> None:
    """Raises an error where the compiled function gives something else."""
    text = function(type_, steps)
    found = mlir.second_opinion(mlir.translated(text, text, values="ieee"), "ieee")
    assert found.run.elements > 0, found.run.notes


@pytest.mark.parametrize("type_", INTEGERS)
def test_integers(type_: str) -> None:
    steps = [(f"arith.{name} %x, %y : {type_}", type_) for name in (*PLAIN, *SHIFTS)]
    steps += [(f"math.{name} %x : {type_}", type_) for name in ("ctpop", "ctlz", "cttz")]
    compared(type_, steps)
    compared(type_, [(f"arith.cmpi {p}, %x, %y : {type_}", "i1") for p in CMPI])


@pytest.mark.parametrize("type_", INTEGERS)
def test_quotients(type_: str) -> None:
    steps = []
    for n, name in enumerate(QUOTIENTS):
        for m, divisor in enumerate((3, -4, 16)):
            constant = f"%d{n}_{m} = arith.constant {divisor} : {type_}"
            steps.append((f"{constant}; arith.{name} %x, %d{n}_{m} : {type_}", type_))
    compared(type_, steps)


@pytest.mark.parametrize("type_", FLOATS)
def test_floats(type_: str) -> None:
    steps = [(f"arith.{name} %x, %y : {type_}", type_) for name in OF_FLOATS]
    steps += [(f"{name} %x : {type_}", type_) for name in ROUNDED]
    steps.append((f"math.copysign %x, %y : {type_}", type_))
    compared(type_, steps)
    compared(type_, [(f"arith.cmpf {p}, %x, %y : {type_}", "i1") for p in CMPF])


@pytest.mark.parametrize("type_", ["i1", *INTEGERS])
def test_casts_of_integers(type_: str) -> None:
    steps = []
    for target in ("i1", *INTEGERS):
        if width(target) > width(type_):
            steps += [(f"arith.{c} %x : {type_} to {target}", target) for c in ("extsi", "extui")]
        elif width(target) < width(type_):
            steps.append((f"arith.trunci %x : {type_} to {target}", target))
    for target in FLOATS:
        steps += [(f"arith.{c} %x : {type_} to {target}", target) for c in ("sitofp", "uitofp")]
    compared(type_, steps)


@pytest.mark.parametrize("type_", ["f16", "f32", "f64"])
def test_casts_of_floats(type_: str) -> None:
    steps = [(f"arith.bitcast %x : {type_} to i{width(type_)}", f"i{width(type_)}")]
    for target in INTEGERS:
        steps += [(f"arith.{c} %x : {type_} to {target}", target) for c in ("fptosi", "fptoui")]
    for target in FLOATS:
        if width(target) != width(type_) and (type_, target) != ("f64", "bf16"):  # not linked
            word = "extf" if width(target) > width(type_) else "truncf"
            steps.append((f"arith.{word} %x : {type_} to {target}", target))
    compared(type_, steps)


def test_bits() -> None:
    names = ["andi", "ori", "xori", "addi", "subi", "muli", "maxui", "minui", "maxsi", "minsi"]
    compared("i1", [(f"arith.{name} %x, %y : i1", "i1") for name in names])
    compared("i1", [(f"arith.cmpi {p}, %x, %y : i1", "i1") for p in CMPI])
