"""Halide's own pipelines: translation, verdicts, the command line. Skipped without the wheel."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from runpy import run_path

import pytest
from click.testing import CliRunner

from redverify.cli.main import cli
from redverify.frontends import halide
from redverify.frontends.common.errors import LoadError, TranslationError
from redverify.reporting.result import Verdict

pytest.importorskip("halide")

pytestmark = pytest.mark.ring("sweep")

EXAMPLES = Path(__file__).parents[2] / "examples" / "halide"


@cache
def text_of(name: str) -> str:
    return halide.to_sched(f"{EXAMPLES}/{name}")


def test_kept_translations() -> None:
    for path, text in run_path(str(EXAMPLES / "regenerate.py"))["texts"]():
        assert path.read_text("utf-8") == text, "run examples/halide/regenerate.py"


def test_the_gallery() -> None:
    regenerate = run_path(str(EXAMPLES / "regenerate.py"))
    assert regenerate["GALLERY"].read_text("utf-8") == regenerate["gallery"](), (
        "run examples/halide/regenerate.py"
    )


@pytest.mark.parametrize(
    ("name", "level"),
    [
        ("gemm.py:scheduled_square", "bitwise but for the signs of zeros"),
        ("gemm.py:scheduled", "bitwise but for the signs of zeros"),
        ("stencil_chain.py:scheduled_1", "bitwise"),
    ],
)
def test_verified(name: str, level: str) -> None:
    """Those that the gallery does not verify."""
    result = halide.verify(f"{EXAMPLES}/{name}", witness_seconds=5.0)
    assert result.verdict is Verdict.VERIFIED
    assert result.impls[0].level == level
    assert "destructuring tuple-valued realizations" in result.impls[0].notes[0]


def test_a_convolution_with_a_specialization() -> None:
    """dsc of Table 6.1: 26 sizes, and checks with 17 cases."""
    (impl,) = halide.verify(f"{EXAMPLES}/depthwise.py:scheduled", witness_seconds=5.0).impls
    assert impl.verdict is Verdict.VERIFIED
    assert impl.level == "bitwise but for the signs of zeros"


@pytest.mark.parametrize("which", ["ta", "tb"])
def test_products_of_transposed_matrices_are_refuted(which: str) -> None:
    """Against the product of the textbook, and for any sizes: B is read outside of its rows."""
    before, after = (f"{EXAMPLES}/gemm.py:{n}_{which}" for n in ("textbook", "scheduled"))
    result = halide.verify(before, after, asserts=False)
    assert result.verdict is Verdict.REFUTED
    assert result.witness is not None and result.witness.kind == "bounds"


def test_a_product_narrowed_to_square_matrices() -> None:
    """Against its own algorithm: Halide checks that B is square, and nothing is said of other sizes."""
    (impl,) = halide.verify(f"{EXAMPLES}/gemm.py:scheduled_tb", witness_seconds=5.0).impls
    assert impl.verdict is Verdict.VERIFIED
    (narrowed,) = [n for n in impl.notes if "Halide's own checks" in n]
    assert narrowed.endswith("A__extent_1 >= 8, A__extent_0 > 0, B__extent_1 == A__extent_1")


def test_the_sliding_window_is_refuted() -> None:
    result = halide.verify(f"{EXAMPLES}/miscompiled.py:window")
    assert result.verdict is Verdict.REFUTED
    assert result.witness is not None and result.witness.kind == "defined"
    assert result.witness.params == {"f4_0_min_0": 0, "f4_0_extent_0": 1}


def test_one_pipeline_against_another() -> None:
    text = halide.to_sched(f"{EXAMPLES}/sdot.py:algorithm", f"{EXAMPLES}/sdot.py:scheduled")
    assert text.split("\n\n")[1:] == text_of("sdot.py:scheduled").split("\n\n")[1:]


DIVISION = """
import halide as hl

def scheduled():
    x, image = hl.Var("x"), hl.ImageParam(hl.Int(16), 1, "image")
    f = hl.Func("f")
    f[x] = image[x] / hl.i16(4) + image[x] % hl.i16(8)
    return f
"""


def test_division_rounds_down(tmp_path: Path) -> None:
    (tmp_path / "division.py").write_text(DIVISION)
    text = halide.to_sched(f"{tmp_path}/division.py:scheduled")
    assert "f(x) = floordiv(image(x), 4) + floormod(image(x), 8)" in text


STAGES = """
import halide as hl

def window():
    x, image = hl.Var("x"), hl.ImageParam(hl.Int(32), 1, "A")
    f, out, r = hl.Func("f"), hl.Func("out"), hl.RDom([(0, 5)], "r")
    f[x] = 7
    f[x] += image[x + r.x]
    out[x] = f[x]
    f.compute_at(out, x).store_root()
    return out

def pieces():
    x, y, image = hl.Var("x"), hl.Var("y"), hl.ImageParam(hl.Int(32), 2, "A")
    f, out = hl.Func("f"), hl.Func("out")
    f[x, y] = image[x, y]
    f[x, 0] = 5
    f[x, y] = f[x, y] * 2
    out[x, y] = f[x, y] + f[x, y + 1]
    return out

def constants():
    x, image = hl.Var("x"), hl.ImageParam(hl.Float(32), 1, "A")
    out = hl.Func("out")
    out[x] = image[x] * (hl.exp(hl.f32(-4) / hl.f32(4.5)) / hl.sqrt(hl.f32(6.25)))
    return out

def other_constants():
    x, image = hl.Var("x"), hl.ImageParam(hl.Float(32), 1, "A")
    out = hl.Func("out")
    out[x] = image[x] * (hl.exp(hl.f32(-4) / hl.f32(4.5)) / hl.sqrt(hl.f32(6.26)))
    return out
"""


@pytest.fixture(scope="module")
def stages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("stages") / "stages.py"
    path.write_text(STAGES, "utf-8")
    return path


@pytest.mark.parametrize("name", ["window", "pieces", "constants"])
def test_stores_whose_loops_are_gone(stages: Path, name: str) -> None:
    """A window of one cell; stages without a loop; a constant that Halide computes."""
    result = halide.verify(f"{stages}:{name}", witness_seconds=5.0)
    assert result.verdict is Verdict.VERIFIED
    folded = [n for n in result.impls[0].notes if "1 constant expressions as Halide computes them" in n]
    assert bool(folded) == (name == "constants")


def test_another_constant_is_not_verified(stages: Path) -> None:
    """Halide computes the constant and prints six digits of it: nothing is refuted by what is not known."""
    result = halide.verify(f"{stages}:constants", f"{stages}:other_constants", witness_seconds=5.0)
    assert result.verdict is Verdict.INCONCLUSIVE


REFUSED = """
import halide as hl
x = hl.Var("x")
image = hl.ImageParam(hl.UInt(8), 1, "image")

def memoized():
    f, g = hl.Func("f"), hl.Func("g")
    g[x] = x
    f[x] = g[x]
    g.compute_root().memoize()
    return f

def asynchronous():
    f, g = hl.Func("f"), hl.Func("g")
    g[x] = image[x]
    f[x] = g[x]
    g.compute_root().async_()
    return f

def checked_inside():
    f, out, y = hl.Func("f"), hl.Func("out"), hl.Var("y")
    matrix = hl.ImageParam(hl.Int(32), 2, "matrix")
    f[x, y] = matrix[x, y]
    f[x, 0] = 5
    out[x, y] = f[x, y] + f[x, y + 1]
    f.store_root().compute_at(out, x).fold_storage(y, 4)
    return out

def named():
    f = hl.Func("likely")
    f[x] = image[x]
    return f

def nothing():
    return 7

def broken():
    raise ValueError("no pipeline today")

def parameter(n):
    return n
"""


@pytest.fixture(scope="module")
def refused(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("refused") / "refused.py"
    path.write_text(REFUSED, "utf-8")
    return path


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("memoized", "memoize of g"),
        ("asynchronous", "async of g"),
        ("checked_inside", "a check in the middle of the program, which may end it"),
        ("named", "means something else"),
    ],
)
def test_refused(refused: Path, name: str, message: str) -> None:
    with pytest.raises(TranslationError, match=message):
        halide.to_sched(f"{refused}:{name}")


@pytest.mark.parametrize(
    ("name", "message"),
    [
        (
            "nothing",
            "RV603: nothing returns a value of type int, and a Func, a Pipeline or a list of Funcs is needed",
        ),
        ("broken", "ValueError: no pipeline today"),
        ("parameter", "RV603: parameter needs arguments: "),
        ("missing", "has no missing"),
    ],
)
def test_what_cannot_be_loaded(refused: Path, name: str, message: str) -> None:
    with pytest.raises(LoadError, match=message):
        halide.to_sched(f"{refused}:{name}")


# ---------------------------------------------------------------- the command


def test_statuses(refused: Path) -> None:
    run = CliRunner()
    window = run.invoke(
        cli, ["halide", f"{EXAMPLES}/miscompiled.py:window", "--json", "-"], standalone_mode=False
    )
    assert window.return_value == 1
    (impl,) = json.loads(window.output)["impls"]
    assert impl["verdict"] == "refuted" and "the claim is for the lowered form" in impl["notes"][0]
    untranslated = run.invoke(cli, ["halide", f"{refused}:memoized"], standalone_mode=False)
    assert untranslated.return_value == 2 and "memoize of g" in untranslated.output
    printed = run.invoke(cli, ["halide", f"{EXAMPLES}/sdot.py:scheduled", "--print"], standalone_mode=False)
    assert printed.return_value == 0 and printed.output == text_of("sdot.py:scheduled")
    wrong = run.invoke(cli, ["halide", f"{refused}:missing"], standalone_mode=False)
    assert getattr(wrong.exception, "status", None) == 3
