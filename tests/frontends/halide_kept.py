"""What Halide showed of one pipeline, kept so that tests need no wheel.

``python -m tests.frontends.halide_kept`` asks Halide again.
"""

from __future__ import annotations

from pathlib import Path

from redverify.frontends.halide.obtaining import TARGET, Obtained, obtained
from redverify.frontends.halide.reading.lowered import ASSERTIONS_PASS, PROGRAM_PASS, sections

FOLDER = Path(__file__).parent / "halide_data"
EXAMPLES = Path(__file__).parents[2] / "examples" / "halide"


def kept(name: str) -> Obtained:
    """The kept pipeline ``name``."""
    algorithm = (FOLDER / f"{name}.hlpipe").read_bytes()
    return Obtained(f"{name}.py:scheduled", algorithm, (FOLDER / f"{name}.txt").read_text("utf-8"), TARGET)


def keep(name: str) -> None:
    """Keep the serialised pipeline and the two sections that are read."""
    found = obtained(f"{EXAMPLES / name}.py:scheduled")
    (FOLDER / f"{name}.hlpipe").write_bytes(found.algorithm)
    shown = sections(found.output)
    lines: list[str] = []
    for title in (PROGRAM_PASS, ASSERTIONS_PASS):
        lines += [f"Lowering after {title}:", *shown[title].lines]
    (FOLDER / f"{name}.txt").write_text("\n".join(lines).rstrip("\n") + "\n", "utf-8")


if __name__ == "__main__":
    for one in ("blur", "sdot"):
        keep(one)
