"""Halide's Funcs of several values that depend on each other: one memory of records, or refused."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest

from redverify.frontends import halide
from redverify.frontends.common.errors import TranslationError
from redverify.frontends.halide.algorithm import Definition, Func
from redverify.frontends.halide.reading import syntax as sx
from redverify.frontends.halide.reading.lowered import parsed, sections
from redverify.frontends.halide.tuples import check_bound_values, with_records
from redverify.reporting.result import Verdict

needs_halide = pytest.mark.skipif(find_spec("halide") is None, reason="Halide is not installed")
MISCOMPILED = Path(__file__).parents[2] / "examples" / "halide" / "miscompiled.py"
TITLE = "a pass"

# ---------------------------------------------------------------- the stores of a record are one


def _func(name: str, coupled: bool) -> Func:
    """A Func of two values; an update computes the second from the first, or does not."""
    one, two = (sx.Call(name, (), "int32", "Halide", n) for n in (0, 1))
    update = Definition((), (one, one if coupled else two), sx.Int(1, "uint1"), ())
    return Func(name, ("int32", "int32"), (), None, (update,), False, "", ())


FUNCS = {"f": _func("f", coupled=True), "g": _func("g", coupled=False)}

TOGETHER = """\
let f.0.value = min(f.0(), A(i))
let f.1.value = select(f.0() < A(i), f.1(), i)
f.0() = f.0.value
f.1() = f.1.value
"""


def joined(text: str) -> sx.Section:
    section = with_records(parsed(sections(f"Lowering after {TITLE}:\n{text}\n"), TITLE), FUNCS)
    check_bound_values(section, FUNCS)
    return section


def test_the_stores_to_all_values_of_a_cell_are_one() -> None:
    *_, store = joined(TOGETHER).body
    assert isinstance(store, sx.Provide)
    assert (store.name, store.values) == ("f", (sx.Var("f.0.value"), sx.Var("f.1.value")))
    *_, store = joined("f.1() = 3\nf.0() = 2").body
    assert isinstance(store, sx.Provide) and store.values == (sx.Int(2), sx.Int(3))


def test_values_that_do_not_depend_on_each_other_stay_apart() -> None:
    text = "let v = g.0() + 1\nlet w = g.1() + 2\ng.0() = v\ng.1() = w"
    assert [s.name for s in joined(text).body if isinstance(s, sx.Provide)] == ["g.0", "g.1"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("f.0() = 2", "not stored together"),
        ("f.0() = 2\nf.0() = 3", "not stored together"),
        ("f.0(i) = 2\nf.1(i + 1) = 3", "not stored together"),
        ("f.0() = 2\nh() = 1\nf.1() = 3", "not stored together"),
        ("f.0() = 2\nfor (i, 0, 4) {\n f.1() = 3\n}", "not stored together"),
        ("f.0() = A(i)\nf.1() = f.0()", "computed from another new one"),
        ("realize f.1() {\n h() = 1\n realize f.0() {\n  f.0() = 1\n  f.1() = 2\n }\n}", "realised apart"),
        (
            "realize f.1([0, 4]) {\n realize f.0([0, 5]) {\n  f.0(0) = 1\n  f.1(0) = 2\n }\n}",
            "realised apart",
        ),
    ],
)
def test_what_is_no_record_is_refused(text: str, message: str) -> None:
    with pytest.raises(TranslationError, match=message):
        joined(text)


@pytest.mark.parametrize(
    "text",
    [
        "let v = f.0()\nf.0() = 1\nf.1() = 2\nh() = v",
        "let v = f.0()\nlet w = v + 1\nf.0() = 1\nf.1() = 2\nh() = w",
        "let v = f.1()\nfor (i, 0, 4) {\n f.0() = v\n f.1() = v\n}",
        "let v = g.0()\ng.0() = 1\nh() = v",
        TOGETHER.replace("f.", "g."),
        "let v = g.0()\nfor (i, 0, 4) {\n h(i) = v\n g.0() = i\n}",
    ],
)
def test_a_bound_value_that_changes_before_its_use_is_refused(text: str) -> None:
    with pytest.raises(TranslationError, match="changes before it is used"):
        joined(text)


@pytest.mark.parametrize(
    "text",
    [TOGETHER, "let v = f.0()\nh() = v\nf.0() = 1\nf.1() = 2", "let v = A(0)\nf.0() = v\nf.1() = v\nh() = v"],
)
def test_a_bound_value_that_is_used_before_it_changes(text: str) -> None:
    assert joined(text).body


# ---------------------------------------------------------------- Halide's own arg-min

TUPLES = """
import halide as hl

def reduced(type, made):
    image, y = hl.ImageParam(type, 2, "A"), hl.Var("y")
    r, out = hl.RDom([(0, image.width())], "r"), hl.Func("out")
    out[y] = made(r, image[r.x, y])[0]
    out.parallel(y)
    return out

def least():
    return reduced(hl.UInt(8), hl.argmin)

def greatest():
    return reduced(hl.Float(32), hl.argmax)

def swapped():
    image, x, y = hl.ImageParam(hl.Int(32), 2, "A"), hl.Var("x"), hl.Var("y")
    f, out = hl.Func("f"), hl.Func("out")
    f[x, y] = (image[x, y], x + y)
    f[x, y] = (hl.min(f[x, y][1], 5), f[x, y][0] + 1)
    out[x, y] = f[x, y][0] + f[x, y + 1][1]
    f.compute_at(out, y)
    f.update().vectorize(x, 4)
    return out

def rows():
    image, y = hl.ImageParam(hl.Int(16), 2, "A"), hl.Var("y")
    r, f = hl.RDom([(0, image.width())], "r"), hl.Func("f")
    f[y] = (hl.i16(32767), 0)
    smaller = image[r.x, y] < f[y][0]
    f[y] = (hl.select(smaller, image[r.x, y], f[y][0]), hl.select(smaller, r.x, f[y][1]))
    f.update().split(y, hl.Var("yo"), hl.Var("yi"), 8).parallel(hl.Var("yo"))
    return f
"""


@pytest.fixture(scope="module")
def module(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("tuples") / "tuples.py"
    path.write_text(TUPLES, "utf-8")
    return path


@needs_halide
@pytest.mark.parametrize("name", ["least", "greatest", "swapped", "rows"])
def test_verified(module: Path, name: str) -> None:
    """Halide's ``argmin`` and ``argmax``, an update without a reduction, and an output of two values."""
    result = halide.verify(f"{module}:{name}", witness_seconds=5.0)
    assert result.verdict is Verdict.VERIFIED
    assert any("choices in argmax" in note for note in result.impls[0].notes) == (name == "greatest")


@needs_halide
@pytest.mark.parametrize(
    ("before", "after", "verdict", "kind"),
    [
        ("arg_min", "arg_min_lanes", Verdict.REFUTED, "value"),
        ("arg_min", "arg_min_at_once", Verdict.REFUTED, "race"),
        ("arg_min", "arg_min_pieces", Verdict.VERIFIED, ""),
        ("least_arg_min", "least_arg_min_at_once", Verdict.VERIFIED, ""),
        ("arg_min", "least_arg_min", Verdict.REFUTED, "value"),
    ],
)
def test_ties(before: str, after: str, verdict: Verdict, kind: str) -> None:
    """Of equal elements the order counts, unless the update tells them by their index."""
    result = halide.verify(f"{MISCOMPILED}:{before}", f"{MISCOMPILED}:{after}", witness_seconds=10.0)
    assert result.verdict is verdict
    assert ("" if result.witness is None else result.witness.kind) == kind
