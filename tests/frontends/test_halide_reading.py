"""Halide's serialised algorithm and its lowered form are read to the last character. No wheel is needed."""

from __future__ import annotations

import random
import re
from contextlib import suppress
from dataclasses import fields, is_dataclass, replace
from fractions import Fraction
from functools import cache

import pytest

from redverify.frontends.common.errors import TranslationError
from redverify.frontends.halide.algorithm import read_algorithm
from redverify.frontends.halide.expressions.constants import Constants, rendered
from redverify.frontends.halide.reading import syntax as sx
from redverify.frontends.halide.reading.lowered import (
    ASSERTIONS_PASS,
    PROGRAM_PASS,
    float_of,
    parsed,
    sections,
)
from redverify.frontends.halide.stated import text_of
from redverify.frontends.halide.translation import HalideOptions, translate_obtained
from redverify.language.load import load_text
from tests.frontends.halide_kept import FOLDER, kept

TITLE = "a pass"


def statements(text: str) -> tuple[sx.Stmt, ...]:
    return parsed(sections(f"Lowering after {TITLE}:\n{text}\n"), TITLE).body


def expression(text: str) -> sx.Expr:
    (statement,) = statements(text)
    assert isinstance(statement, sx.Evaluate)
    return statement.value


def tree(node: object) -> object:
    """A statement as nested data, so that two of them can be compared."""
    if is_dataclass(node):
        return (type(node).__name__, *[tree(getattr(node, f.name)) for f in fields(node)])
    return tuple([tree(n) for n in node]) if isinstance(node, tuple) else node


# ---------------------------------------------------------------- the lowered form


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("(a + 1)*b", sx.Binary("*", sx.Binary("+", sx.Var("a"), sx.Int(1)), sx.Var("b"))),
        ("x - 1", sx.Binary("-", sx.Var("x"), sx.Int(1))),
        ("x*-1", sx.Binary("*", sx.Var("x"), sx.Int(-1))),
        ("min(x, 2)", sx.Binary("min", sx.Var("x"), sx.Int(2))),
        ("(uint16)3", sx.Int(3, "uint16")),
        ("(int64)-5", sx.Int(-5, "int64")),
        ("(uint16)input(x, y)", sx.Call("input", (sx.Var("x"), sx.Var("y")), "uint16")),
        ("uint8(x)", sx.Cast("uint8", sx.Var("x"))),
        ("!(uint1)f.used", sx.Not(sx.Var("f.used", "uint1"))),
        ("select(a < b, x, 0)", sx.Select(sx.Binary("<", sx.Var("a"), sx.Var("b")), sx.Var("x"), sx.Int(0))),
        ("(let t = x in t) % 4", sx.Binary("%", sx.Let("t", sx.Var("x"), sx.Var("t")), sx.Int(4))),
        ("reinterpret<uint64>(x)", sx.Reinterpret("uint64", sx.Var("x"))),
        ("f.s0.y.$n", sx.Var("f.s0.y.$n")),
        ("buffer[x + 1]", sx.Load("buffer", sx.Binary("+", sx.Var("x"), sx.Int(1)))),
        ("minimum", sx.Var("minimum")),
        ("letter(x)", sx.Call("letter", (sx.Var("x"),))),
    ],
)
def test_expressions(text: str, expected: sx.Expr) -> None:
    assert expression(text) == expected


@pytest.mark.parametrize(
    ("text", "value", "type_"),
    [
        ("0.500000f", Fraction(1, 2), "float32"),
        ("-0.083333f", Fraction("-0.083333"), "float32"),
        ("1.000000e-07", Fraction(1, 10**7), "float64"),
        ("-inff", "-inf", "float32"),
        ("inf", "inf", "float64"),
        ("-0.000000f", "-0.0", "float32"),
        ("1.500000h", Fraction(3, 2), "float16"),
    ],
)
def test_floats(text: str, value: Fraction | str, type_: str) -> None:
    assert float_of(text) == sx.Float(value, type_, text)
    assert expression(text) == sx.Float(value, type_, text)


def test_statements() -> None:
    (realize,) = statements(
        """realize f([0, 4], [y.min, n]) in Stack {
 produce f {
  for (f.s0.x, 0, 4) {
   let t = f.s0.x + 1
   f(t, 0) = 2
  }
 }
 consume f {
  if (a < b) {
   g(0) = f(0, 0)
  } else if (b < a) {
   g(0) = 1
  } else {
   vectorized (g.s0.x, 0, 8) {
    g(g.s0.x) = 3
   }
  }
 }
}"""
    )
    assert isinstance(realize, sx.Realize) and realize.memory == "Stack" and len(realize.bounds) == 2
    produce, consume = realize.body
    assert isinstance(produce, sx.Produce) and isinstance(consume, sx.Produce) and consume.consumes
    (loop,) = produce.body
    assert isinstance(loop, sx.For) and (loop.kind, loop.name, loop.line) == ("for", "f.s0.x", 3)
    (branch,) = consume.body
    assert isinstance(branch, sx.If)
    (nested,) = branch.otherwise
    assert isinstance(nested, sx.If) and isinstance(nested.otherwise[0], sx.For)
    for text, what in (
        ("fork {\n 0\n} {\n 1\n} ", "fork"),
        ("acquire (s, 1) {\n 0\n}", "acquire"),
        ("hoisted_storage (f) {\n 0\n}", "hoisted_storage"),
        ("predicate (a < b)\n  f(0) = 1", "predicate"),
        ("prefetch f, f.s0.x, f.s0.x, ([0, 1])", "prefetch"),
    ):
        (other,) = statements(text)
        assert isinstance(other, sx.Other) and other.what == what
    (atomic,) = statements("atomic (f) {\n f(0) = 1\n}")
    assert isinstance(atomic, sx.Atomic)


@pytest.mark.parametrize(
    "text",
    [
        "a + b + c",
        "a + b*c",
        "f(x) = ",
        "for (x, 0, 4) {",
        "let x = 1 let y = 2",
        "x ? y",
        "if (a) {\n 0\n} else",
        "f(x) = 1 2",
        "something new {\n 0\n}",
        '"a text that goes on',
    ],
)
def test_what_cannot_be_read_is_refused_with_its_line(text: str) -> None:
    with pytest.raises(TranslationError, match=r"a line that cannot be read \(line \d+ of the lowered"):
        statements(text)


def test_sections() -> None:
    found = sections(
        "noise\nLowering after one:\n0\n\nLowering after two: (unchanged)\n\nLowering after three\n1\n"
    )
    assert list(found) == ["one", "two", "three"]
    assert found["two"].lines == found["one"].lines
    assert [tree(s) for s in parsed(found, "three").body] == [("Evaluate", ("Int", 1, "int32"), 1)]
    with pytest.raises(TranslationError, match="no section 'four'"):
        parsed(found, "four")


@cache
def _lines() -> tuple[str, ...]:
    return sections((FOLDER / "blur.txt").read_text("utf-8"))[PROGRAM_PASS].lines


def test_whole_sections_are_read() -> None:
    for name in ("blur", "sdot"):
        shown = sections(kept(name).output)
        assert parsed(shown, PROGRAM_PASS).body and parsed(shown, ASSERTIONS_PASS).body


def test_a_change_of_a_line_is_an_error_or_another_program() -> None:
    """No character of a section is skipped: what is changed is refused, or is another program."""
    lines = _lines()
    original = tree(statements("\n".join(lines)))
    source = random.Random(17)
    words = [i for i, line in enumerate(lines) if line.strip()]
    for _ in range(60):
        at = source.choice(words)
        line = lines[at]
        places = [p for p, c in enumerate(line) if c != " "]
        place = source.choice(places)
        changed = line[:place] + source.choice(("", "7", "(", "x", "+")) + line[place + 1 :]
        if changed == line:
            continue
        text = "\n".join([*lines[:at], changed, *lines[at + 1 :]])
        with suppress(TranslationError):
            assert tree(statements(text)) != original, (line, changed)


# ---------------------------------------------------------------- the algorithm


def test_the_algorithm_is_read() -> None:
    algorithm = read_algorithm(kept("blur").algorithm)
    assert algorithm.outputs == ("blur_y",) and set(algorithm.funcs) == {"blur_x", "blur_y", "input_im"}
    blur = algorithm.funcs["blur_x"]
    assert blur.variables == ("x", "y") and blur.types == ("uint16",) and not blur.updates
    assert algorithm.funcs["input_im"].init is not None
    call = algorithm.funcs["input_im"].init.values[0]
    assert isinstance(call, sx.Call) and (call.name, call.kind) == ("input", "Image")
    dot = read_algorithm(kept("sdot").algorithm).funcs["dot"]
    (update,) = dot.updates
    assert len(update.rvars) == 1 and update.rvars[0].minimum == sx.Int(0)


def test_a_truncated_pipeline_is_refused() -> None:
    data = kept("blur").algorithm
    for length in range(0, len(data) - 64, 97):
        with pytest.raises(TranslationError):
            read_algorithm(data[:length])


def test_another_version_is_refused() -> None:
    data = kept("blur").algorithm
    with pytest.raises(TranslationError, match=r"Halide 21\.0\.7"):
        read_algorithm(data.replace(b"21.0.0", b"21.0.7"))


# ---------------------------------------------------------------- constants


def test_constants_are_exact_again() -> None:
    twelfth = sx.Float(Fraction(-0.083333333333), "float32")
    assert rendered(twelfth) == "-0.083333f"
    assert rendered(sx.Float(Fraction(1, 10**9), "float64")) == "1.000000e-09"
    assert Constants([twelfth])(float_of("-0.083333f")) == twelfth
    assert Constants([twelfth])(float_of("0.250000f")) is None
    other = sx.Float(Fraction(-0.0833331), "float32")
    assert Constants([twelfth, other])(float_of("-0.083333f")) is None


# ---------------------------------------------------------------- translation


def translated(name: str = "blur", change: tuple[str, str] | None = None) -> str:
    found = kept(name)
    if change is not None:
        assert len(re.findall(re.escape(change[0]), found.output)) >= 1
        found = replace(found, output=found.output.replace(*change))
    translation, header, *_ = translate_obtained(kept(name), found, HalideOptions())
    return translation.text(header)


def test_sizes_that_the_pipeline_fixes_are_said() -> None:
    """``set_min`` and ``set_bounds`` narrow the claim, also where no check is assumed."""
    found = kept("sdot")
    notes = text_of(found, found, HalideOptions(asserts=False)).notes
    assert "x_min_0 == 0, y_min_0 == 0, y_extent_0 == x_extent_0" in notes[1]


@pytest.mark.parametrize("name", ["blur", "sdot"])
def test_translation_of_kept_pipelines(name: str) -> None:
    text = translated(name)
    assert load_text(text, name).impls
    example = FOLDER.parents[2] / "examples" / "halide" / f"{name}.sched"
    assert example.read_text("utf-8").endswith("\n" + text)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("  parallel (blur_y", "  extern (blur_y"), "a loop of kind extern"),
        (("produce blur_x {\n", "fork {\n"), "async"),
        (("let blur_x.used = (uint1)1", "let blur_x.used = (uint1)mystery(1)"), "depends on data"),
        (("realize blur_x(", "realize blur_z("), "blur_z is not a Func of the pipeline"),
    ],
)
def test_what_is_not_translated_is_refused(change: tuple[str, str], message: str) -> None:
    with pytest.raises(TranslationError, match=message):
        translated(change=change)
