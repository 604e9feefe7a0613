"""The line of the user's Python at which a kernel does what a witness shows."""

from __future__ import annotations

import re
from collections.abc import Mapping

from redverify.frontends.triton.ttir.ir import Line
from redverify.reporting.result import Witness


def line_of(witness: Witness, text: str, places: Mapping[int, Line]) -> Line | None:
    """The Python line of a witness in an annotated ``text``; ``None`` if it is not known.

    ``places`` are the Python lines by lines of the text without annotations, counted from 1. Annotating adds
    lines that begin accumulations and no others. A cell that is wrong at the end is that of its last store.
    """
    lines = text.split("\n")
    plain = 0
    found: dict[int, Line] = {}
    for number, line in enumerate(lines, 1):
        if line.lstrip().startswith("accumulate "):
            continue
        plain += 1
        if plain in places:
            found[number] = places[plain]
    if witness.line in found:
        return found[witness.line]
    array = re.escape((witness.cell or "").partition("[")[0])
    stores = [n for n in found if array and re.match(rf" *(?:atomic )?{array}\[", lines[n - 1])]
    return found[stores[-1]] if stores else None
