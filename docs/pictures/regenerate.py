"""Writes the pictures of the documentation anew: ``python docs/pictures/regenerate.py``.

Each is of a program that the documentation shows or names, and made by the code that makes the pages of
``--html``.
"""

from __future__ import annotations

import re
import tempfile
from collections.abc import Iterator
from pathlib import Path

import redverify
from redverify.language.load import load_text
from redverify.picturing.figures import Figure
from redverify.picturing.verdict import Pictures, pictures_of
from redverify.reporting.pictures.svg import alone

HERE = Path(__file__).resolve().parent
DOCS = HERE.parent

#: Kinds whose witness shows most at its own size; others are shown at the largest size that is drawn.
AT_WITNESS = ("bounds", "defined", "layout", "operator", "order", "overlap", "race", "spec", "value")

#: Kinds whose page has a program that shows nothing in a picture, with another one from the tests.
ELSEWHERE = {"spec": "overlapping_guards", "value": "permuted_elements"}

#: Pages of which nothing is drawn: a divisor has no cell, and a number that does not fit is no picture.
WITHOUT = ("README", "divisor", "overflow")

KINDS = sorted(page.stem for page in (DOCS / "obligations").glob("*.md") if page.stem not in WITHOUT)


def programs() -> Iterator[tuple[str, str, str]]:
    """The names of pictures, each with the text of a program and the implementation in it."""
    for kind in KINDS:
        if kind in ELSEWHERE:
            path = DOCS.parent / "tests/soundness/kinds" / kind / f"{ELSEWHERE[kind]}.sched"
            yield kind, path.read_text(encoding="utf-8"), ""
        else:
            yield kind, blocks(DOCS / "obligations" / f"{kind}.md")[0], ""
    for name in ("shared", "strided"):
        text = next(block for block in blocks(DOCS / "tutorial.md") if f"# {name}.sched\n" in block)
        yield f"tutorial_{name}", text, name
    yield "missing_tail", (DOCS.parent / "examples/wrong/missing_tail.sched").read_text(encoding="utf-8"), ""
    strided = (DOCS.parent / "examples/thesis/ch7/strided_sum.sched").read_text(encoding="utf-8")
    yield "strided_sum", strided, "strided"
    tiled = (DOCS.parent / "examples/kernels/matmul_rfactor_tiled.sched").read_text(encoding="utf-8")
    yield "tiles", tiled, "rfactor"


def blocks(page: Path) -> list[str]:
    """The programs on a page."""
    return re.findall(r"^```sched\n(.*?)^```$", page.read_text(encoding="utf-8"), re.M | re.S)


def drawn(name: str, text: str, impl: str) -> str:
    """The picture of a program as a file of its own."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "total.sched").write_text(blocks(DOCS / "tutorial.md")[0], encoding="utf-8")
        file = str(Path(folder, "program.sched"))
        result = redverify.verify_text(text, file, impl or None).impls[0]
        program = load_text(text, file)
    found = pictures_of(program.impls[str(result.impl)], program.texts, result, "real")
    shown, figure = chosen(name, found)
    size = ", ".join(f"{n} = {value}" for n, value in shown.size.items())
    caption = f"{figure.caption} ({size})" if size else figure.caption
    return alone(figure.svg, caption, figure.legend)


def chosen(name: str, found: list[Pictures]) -> tuple[Pictures, Figure]:
    """The figure that shows most."""
    if name in AT_WITNESS or name == "tutorial_shared":
        found = found[:1]
    shown = next(pictures for pictures in reversed(found) if pictures.figures)
    figures = [figure for figure in shown.figures if figure.svg]
    wanted = {"strided_sum": "accumulates which index into tmp", "tiles": "writes which cell of c"}.get(
        name, ""
    )
    return shown, next(figure for figure in figures if wanted in figure.caption)


def pictures() -> Iterator[tuple[Path, str]]:
    """The files with what is in them."""
    for name, text, impl in programs():
        yield HERE / f"{name}.svg", drawn(name, text, impl)


if __name__ == "__main__":
    for path, svg in pictures():
        path.write_text(svg, encoding="utf-8")
        print(path.name, len(svg))
