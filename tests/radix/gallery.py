"""Writes ``docs/products.md``: the programs of this folder with their verdicts.

``python -m tests.radix.gallery`` verifies them all, and writes the page anew.
"""

from __future__ import annotations

from pathlib import Path

from redverify.judgement.judge import judge
from redverify.language.load import load_file
from redverify.options import Options
from redverify.reporting.result import ImplResult

from .mutants import PROGRAMS

PAGE = Path(__file__).parents[2] / "docs" / "products.md"

#: What the programs are; a wrong one beside it has ``_wrong`` in its name.
TITLES = {
    "packed_gemm": "Packed GEMM: blocks of MC, NC and KC",
    "split_k": "Split-K: a sum in chunks, then the sum of their sums",
    "im2col": "im2col: fused channels and offsets, fused positions",
    "transposition": "Transposition in linear memory",
    "column_tiles": "Blocked transposition with leading dimensions",
    "column_major": "Column major matrices",
    "strided_rows": "Rows with a stride",
    "batched": "Batches with a stride, of rows with a leading dimension",
    "ring": "A ring that is read ahead",
    "ring_behind": "A ring that is read one step behind",
    "windows": "Pooling: windows with a symbolic stride",
    "grid_stride": "A loop with the stride of the grid: G blocks of T threads",
    "warp_stride": "A loop with the stride of its threads",
    "grouped": "Triton's grouped order of programs",
    "tiled_copy": "Tiles of a symbolic size",
    "fold": "Two loops fused",
    "segments": "Sums of segments",
    "lanes": "A sum in lanes",
    "plain_lanes": "A sum in lanes, written to one at a time",
    "rfactor": "rfactor with a symbolic number of lanes",
    "chunks": "Chunks whose number is given",
    "computed_chunks": "Chunks whose size is computed",
}

_HEAD = """# Library kernels with products in their indices

Written by `python -m tests.radix.gallery` from the programs in `tests/radix/programs`. Each has a wrong twin.
What the verifier makes of products is under [products in indices](language.md#products-in-indices);
`redverify explain` shows it for a program. All claims are for all sizes, tile sizes, strides and numbers of
threads that the `assume` lines allow.

| kernel | verdict | its wrong twin |
| --- | --- | --- |
"""


def page() -> str:
    """The page, with the verdicts of today."""
    rows, sections = list[str](), list[str]()
    for stem, title in TITLES.items():
        right, wrong = _result(f"{stem}.sched"), _result(f"{stem}_wrong.sched")
        rows.append(f"| {title} | {right.verdict} | {wrong.verdict} |\n")
        sections.append(
            f"\n## {title}\n\n{_verdict(right)}\n\n{shown(stem)}\n"
            f"<details><summary>the wrong twin</summary>\n\n{_verdict(wrong)}\n\n{shown(f'{stem}_wrong')}\n"
            "</details>\n"
        )
    return _HEAD + "".join(rows) + "".join(sections)


def shown(stem: str) -> str:
    """A program as the page shows it."""
    return f"```sched\n{(PROGRAMS / f'{stem}.sched').read_text(encoding='utf-8')}```\n"


def _result(name: str) -> ImplResult:
    (impl,) = load_file(PROGRAMS / name).impls.values()
    return judge(impl, name, Options())[0]


def _verdict(result: ImplResult) -> str:
    """The verdict, and what goes wrong where."""
    level = f", {result.level}" if result.verdict == "verified" and result.level else ""
    count = f" ({len(result.obligations)} obligations)" if result.verdict == "verified" else ""
    said = f"`redverify verify {result.file}`: **{result.verdict}**{level}{count}"
    if result.witness is None:
        return said
    sizes = ", ".join(f"{name} = {value}" for name, value in result.witness.params.items())
    return (
        f"{said}, line {result.witness.line}, `{result.witness.kind}`: {result.witness.message}, with {sizes}"
    )


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
