"""Wrong programs of the corpus and the examples at sizes of 512 and more.

Programs with parameters get the assumption that each is at least 512. Of programs with constant sizes
every number of a table is replaced.
"""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]

#: Numbers that are replaced in programs with constant sizes.
SCALES = {
    "tvm/matmul_rfactor_wrong": {"64": "2048", "4": "512", "20": "5"},
    "tvm/miscompiled_loop_partition": {"8": "512", "32": "1024", "12": "700"},
    "tvm/miscompiled_relu": {"8": "1024"},
    "tvm/miscompiled_row_tail": {"6": "600", "8": "512", "4": "256", "2": "3"},
}

#: What the programs of the corpus and of ``examples/wrong`` and ``examples/tvm`` are at large sizes.
_VERDICT = re.compile(r"^# verdicts?: *(.*)$", re.MULTILINE)


def large_programs() -> dict[str, tuple[str, str | None, str]]:
    """By name: the text, the implementation that is wrong, and the encoding of values."""
    found = {}
    for folder in ("examples/wrong", "examples/tvm", "tests/corpus"):
        for path in sorted((ROOT / folder).glob("*.sched")):
            text, name = path.read_text(encoding="utf-8"), f"{path.parent.name}/{path.stem}"
            said = _VERDICT.search(text)
            if said is None or "refuted" not in said[1]:
                continue
            named = re.search(r"(\w+)[ =]refuted", said[1])
            larger = _with_constants(text, SCALES[name]) if name in SCALES else _with_parameters(text)
            if larger != text:
                found[name] = larger, None if named is None else named[1], _values(text)
    return found


def _values(text: str) -> str:
    values = re.search(r"^# values: *(\S+)", text, re.MULTILINE)
    return "real" if values is None else values[1]


def _with_constants(text: str, scale: dict[str, str]) -> str:
    start = text.index("\nspec ")
    return text[:start] + re.sub(r"(?<![\w.])\d+(?![\w.])", lambda m: scale.get(m[0], m[0]), text[start:])


def _with_parameters(text: str) -> str:
    def assumed(match: re.Match[str]) -> str:
        names = [name.strip() for name in match[1].split(",") if name.strip()]
        if not names:
            return match[0]
        return f"{match[0]}\n    assume {' and '.join(f'{name} >= 512' for name in names)}"

    return re.sub(r"^spec \w+\((.*?)\):", assumed, text, flags=re.MULTILINE)
