"""Programs of Halide with a mistake in their text: each is refuted, with a run that goes wrong."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from importlib.util import find_spec
from itertools import accumulate
from pathlib import Path

import pytest

from redverify.frontends import halide
from redverify.frontends.halide.obtaining import Obtained, obtained
from redverify.frontends.halide.reading.lowered import PROGRAM_PASS
from redverify.frontends.halide.stated import text_of
from redverify.frontends.halide.translation import HalideOptions
from redverify.reporting.result import ImplResult, Verdict
from tests.frontends.halide_kept import EXAMPLES, kept

pytestmark = pytest.mark.ring("sweep")

needs_halide = pytest.mark.skipif(find_spec("halide") is None, reason="Halide is not installed")

#: A window of four rows, a tile that is moved to the left, a tile with a guard, and a sum.
TILES = """
import halide as hl

def tiles():
    a = hl.ImageParam(hl.Int(32), 2, "A")
    x, y, xo, xi, yo, yi = (hl.Var(n) for n in ("x", "y", "xo", "xi", "yo", "yi"))
    r = hl.RDom([(0, 5)], "r")
    rows, total, out = hl.Func("rows"), hl.Func("total"), hl.Func("out")
    rows[x, y] = a[x, y] * 3
    total[x, y] = 0
    total[x, y] += a[x + r.x, y]
    out[x, y] = rows[x, y] + rows[x, y + 1] + rows[x, y + 2] + rows[x, y + 3] + total[x, y]
    out.split(x, xo, xi, 8, hl.TailStrategy.GuardWithIf).split(y, yo, yi, 16, hl.TailStrategy.ShiftInwards)
    rows.store_at(out, yo).compute_at(out, yi).fold_storage(y, 4)
    total.compute_at(out, yi)
    return out
"""


def without_minimum(text: str) -> str:
    """The tile at the edge is not moved inside, wherever its place is said."""
    found = re.search(r"\.base = (min\((likely_if_innermost\(.*\)), .*\))$", text, flags=re.M)
    assert found is not None
    return text.replace(found[1], found[2])


def folded(text: str, func: str, rows: int, fewer: int) -> str:
    """The rows of a Func lie in fewer rows of memory."""
    text = re.sub(rf"(realize {func}\(.*)\[0, {rows}\]", rf"\1[0, {fewer}]", text)
    first, *uses = re.split(rf"(?<=[ (]){func}(?=\()", text)
    return func.join([first, *[in_parentheses(use, f"% {rows}", f"% {fewer}") for use in uses]])


def in_parentheses(text: str, old: str, new: str) -> str:
    """Replace in the pair of parentheses that the text starts with."""
    depths = accumulate({"(": 1, ")": -1}.get(c, 0) for c in text)
    end = next(n for n, depth in enumerate(depths) if not depth)
    return text[:end].replace(old, new) + text[end:]


def without_guard(text: str, words: str) -> str:
    """A condition that always holds."""
    return re.sub(rf"if \(\(uint1\){words}.*\) \{{$", "if ((uint1)1) {", text, count=1, flags=re.M)


def smaller(text: str, name: str) -> str:
    """Memory that is one cell too small."""
    line = rf"(let {re.escape(name)}\.extent_realized = )(.*)$"
    return re.sub(line, r"\1(\2) - 1", text, count=1, flags=re.M)


def without_start(text: str, func: str) -> str:
    """A sum that starts from what lies in memory: its first store is left out."""
    return re.sub(rf"^ *{re.escape(func)}\(.*\) = .*$", "0", text, count=1, flags=re.M)


Mutation = Callable[[str], str]


def verified_with(found: Obtained, mutation: Mutation) -> ImplResult:
    """The verdict on a program whose text is changed; what Halide checks stays."""
    head, title, rest = found.output.partition(f"Lowering after {PROGRAM_PASS}:")
    body, end, others = rest.partition("\nLowering after ")
    changed = mutation(body)
    assert changed != body
    other = replace(found, output=head + title + changed + end + others)
    impl: ImplResult
    # Halide has compiled the program as it was, so that its run says nothing of the change.
    text = text_of(found, other, HalideOptions())
    (impl,) = halide.verify_translated(text, witness_seconds=20.0, run=False).impls
    return impl


def refuted(found: Obtained, mutation: Mutation) -> str:
    """The kind of what goes wrong."""
    impl = verified_with(found, mutation)
    assert impl.verdict is Verdict.REFUTED, impl.notes
    assert impl.witness is not None
    return impl.witness.kind


@cache
def tiles(folder: Path) -> Obtained:
    (folder / "tiles.py").write_text(TILES, "utf-8")
    return obtained(f"{folder}/tiles.py:tiles")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("mutants")


@needs_halide
@pytest.mark.parametrize(
    ("mutation", "kind"),
    [
        (without_minimum, "bounds"),
        (lambda text: folded(text, "rows", 4, 3), "value"),
        (lambda text: without_guard(text, r"likely\("), "bounds"),
        (lambda text: without_guard(text, "likely_if_innermost"), "bounds"),
        (lambda text: smaller(text, "total.x"), "bounds"),
        (lambda text: without_start(text, "total"), "defined"),
    ],
)
def test_tiles(folder: Path, mutation: Mutation, kind: str) -> None:
    assert refuted(tiles(folder), mutation) == kind


@pytest.mark.ring("full")
@pytest.mark.parametrize(
    ("name", "mutation", "kind"),
    [
        ("blur", without_minimum, "bounds"),
        ("blur", lambda text: folded(text, "blur_x", 4, 2), "value"),
        ("blur", lambda text: without_guard(text, "likely_if_innermost"), "bounds"),
        ("blur", lambda text: smaller(text, "blur_x.x"), "bounds"),
        ("sdot", lambda text: smaller(text, "dot.i"), "bounds"),
        ("sdot", lambda text: without_start(text, "sum"), "defined"),
    ],
)
def test_kept_pipelines(name: str, mutation: Mutation, kind: str) -> None:
    assert refuted(kept(name), mutation) == kind


def test_three_rows_hold_a_window_of_three() -> None:
    """Halide takes four, a power of two; three would do."""
    impl = verified_with(kept("blur"), lambda text: folded(text, "blur_x", 4, 3))
    assert impl.verdict is Verdict.VERIFIED


@needs_halide
@pytest.mark.parametrize(
    ("program", "mutation", "kind"),
    [
        ("harris.py:scheduled", without_minimum, "bounds"),
        ("harris.py:scheduled", lambda text: folded(text, "Ix", 4, 2), "value"),
        ("harris.py:scheduled", lambda text: smaller(text, "gray.x"), "bounds"),
        ("unsharp.py:scheduled", without_minimum, "bounds"),
        ("unsharp.py:scheduled", lambda text: folded(text, "gray", 8, 6), "value"),
        ("stencil_chain.py:scheduled_1", without_minimum, "bounds"),
        ("stencil_chain.py:scheduled_1", lambda text: smaller(text, "repeat_edge._0"), "bounds"),
        ("conv.py:scheduled", without_minimum, "bounds"),
        ("conv.py:scheduled", lambda text: smaller(text, "conv.c"), "bounds"),
        ("conv.py:scheduled", lambda text: without_start(text, "conv"), "defined"),
        ("gemm.py:scheduled_1024", lambda text: smaller(text, "Atmp.i"), "bounds"),
        ("gemm.py:scheduled_1024", lambda text: without_start(text, "AB"), "defined"),
    ],
)
def test_programs_of_the_table(program: str, mutation: Mutation, kind: str) -> None:
    assert refuted(shown(program), mutation) == kind


@cache
def shown(program: str) -> Obtained:
    return obtained(f"{EXAMPLES}/{program}")
