"""``python -m benchmarks [--only WORD] [--output FILE]``: all tables, written as Markdown."""

from __future__ import annotations

import os
import platform
import statistics
import sys
from collections.abc import Callable, Sequence

import redverify.judgement.analysis  # noqa: F401  (processes that measure start with everything imported)

from . import families
from .measure import LIMIT, ROOT, Time, arguments, from_start, has_command, verification

#: Loop depths, counts of statements and tensors, and levels of ``redverify``'s requirements.
DEPTHS = (1, 2, 3, 4, 5, 6, 9, 12)
COUNTS = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1000)
TENSORS = (1, 25, 50, 100, 200)
LEVELS = (1, 2, 3, 4)

Family = Callable[[int], str]


def main() -> int:
    """Measure and write."""
    file = ROOT / "docs" / "benchmarks.md"
    options = arguments("benchmarks", __doc__, "sections whose title contains this word", file)
    sections = [
        ("Loop depth", depth),
        ("Number of statements", statements),
        ("Number of tensors", tensors),
        ("Levels of partial reductions", levels),
        ("Sizes", sizes),
        ("Examples", examples),
    ]
    parts = ["# Benchmarks", _preface()]
    for title, section in sections:
        if options.only.lower() in title.lower():
            print(title, file=sys.stderr, flush=True)
            parts += [f"## {title}", section()]
    text = "\n\n".join(parts) + "\n"
    print(text)
    if not options.only:
        options.output.write_text(text)
    return 0


def _preface() -> str:
    return (
        "Written by `python -m benchmarks`. A time is the processor time of parsing, elaborating and "
        "verifying one text. It is the median of up to five runs. Everything is imported before, except "
        "where start-up is said to be included. A ratio compares with the first column, or with what is "
        "named.\n\n"
        f"Machine: {os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}."
    )


def _rows(title: str, sizes: Sequence[int], named: Sequence[tuple[str, Family]]) -> str:
    """A row of times and a row of ratios to the first size for each family."""
    lines = [f"| {title} | " + " | ".join(map(str, sizes)) + " |", "| --- |" + " ---: |" * len(sizes)]
    for name, family in named:
        times = [_measured(f"{name} {size}", family(size)) for size in sizes]
        lines.append(f"| {name} | " + " | ".join(map(str, times)) + " |")
        lines.append("| ratio | " + " | ".join(_ratio(t, times[0]) for t in times) + " |")
    return "\n".join(lines)


def _measured(name: str, text: str) -> Time:
    time = verification(text)
    print(f"  {name}: {time}", file=sys.stderr, flush=True)
    return time


def _ratio(time: Time, base: Time) -> str:
    if time.seconds is None or base.seconds is None:
        return "-"
    return f"{time.seconds / base.seconds:.1f}"


def depth() -> str:
    """Time against the depth of a loop nest."""
    return _rows(
        "loops around the statement",
        DEPTHS,
        [
            ("tiled copy", families.tiled_copy),
            ("tiled sum", families.tiled_sum),
            ("sum over a box", families.box_sum),
        ],
    )


def statements() -> str:
    """Time against the number of statements."""
    return _rows(
        "statements",
        COUNTS,
        [
            ("copy, unrolled in a loop", families.unrolled_copy),
            ("the same, as a loop", families.rolled_copy),
            ("sum, unrolled in a loop", families.unrolled_sum),
            ("the same, as a loop", families.rolled_sum),
            ("sum without a loop", families.straight_sum),
        ],
    )


def tensors() -> str:
    """Time against the number of tensors that a specification defines, each by the one before."""
    return _rows("tensors", TENSORS, [("a loop for each", families.stages)])


def levels() -> str:
    """Time against the number of levels of partial reductions."""
    return _rows("levels", LEVELS, [("`rfactor` by 4", families.rfactor)])


def sizes() -> str:
    """Symbolic sizes against constants."""
    named: list[tuple[str, Callable[[str], str]]] = [
        ("tiled copy, depth 3", lambda size: families.tiled_copy(3, size)),
        ("tiled sum, depth 3", lambda size: families.tiled_sum(3, size)),
        ("copy, 8 statements", lambda size: families.unrolled_copy(8, size)),
        ("sum, 8 statements", lambda size: families.unrolled_sum(8, size)),
        ("`rfactor`, 2 levels", lambda size: families.rfactor(2, size)),
        ("tiled matrix product", families.tiled_product),
    ]
    lines = [
        "| program | N symbolic | N = 8 | N = 1024 | 8 : symbolic | 1024 : symbolic |",
        "| --- |" + " ---: |" * 5,
    ]
    for name, family in named:
        times = [_measured(f"{name} {size}", family(size)) for size in ("N", "8", "1024")]
        ratios = [_ratio(t, times[0]) for t in times[1:]]
        lines.append(f"| {name} | " + " | ".join([*map(str, times), *ratios]) + " |")
    return "\n".join(lines)


def examples() -> str:
    """Start-up inclusive times of the example files."""
    times: list[tuple[float, float, str]] = []
    for path in sorted((ROOT / "examples").rglob("*.sched")):
        time, name = from_start(path), path.relative_to(ROOT).as_posix()
        print(f"  {name}: {time}", file=sys.stderr, flush=True)
        times.append((LIMIT, LIMIT, name) if time.seconds is None else (time.seconds, time.wall, name))
    times.sort(reverse=True)
    how = "`redverify verify FILE`" if has_command() else "the verifier called from Python on all of a file"
    over = sum(wall > 2 for _, wall, _ in times)
    lines = [
        f"Processor time of {how}, start-up included, one process per file: "
        f"median {statistics.median(cpu for cpu, _, _ in times):.2f} s over {len(times)} files; "
        f"{over} of them took more than 2 s on the clock, "
        f"with a load of {os.getloadavg()[1]:.1f} on the machine. The slowest:",
        "",
        "| file | processor | clock |",
        "| --- | ---: | ---: |",
    ]
    return "\n".join(lines + [f"| {name} | {cpu:.2f} s | {wall:.2f} s |" for cpu, wall, name in times[:15]])


if __name__ == "__main__":
    sys.exit(main())
