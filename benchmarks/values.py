"""``python -m benchmarks.values [--output FILE]``: equality of values, by several methods.

The families of Figures 3 and 4 of Bang et al. (*SMT-Based Translation Validation for Machine Learning
Compiler*) by three methods: the hash and the multisets of their section 5.3, and the proof from the
indices that a program names. And value obligations with abstract floats against bit-precise ones.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import os
import platform
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path

import redverify.judgement.analysis  # noqa: F401  (processes that measure start with everything imported)
from redverify.api import verify_text
from redverify.evaluation.equations import Equations
from redverify.language.encodings import Arithmetic
from redverify.language.load import load_text
from redverify.language.terms import canonical
from redverify.language.types import BUILTIN_TYPES
from redverify.presburger import build
from redverify.reporting.result import Verdict
from redverify.solving.case_analysis import CaseAnalysis
from redverify.solving.encodings.arrays import Arrays
from redverify.solving.encodings.multisets import Multisets
from redverify.solving.encodings.permutations import Method
from redverify.solving.encodings.query import query_of
from redverify.solving.goal import Goal
from redverify.solving.solvers import Z3
from tests.solving.expressions import Expressions

from .measure import ROOT

#: Lengths of the reductions, and the seconds after which a measurement is given up.
LENGTHS = (8, 32, 128, 512, 2048, 8192)
LIMIT = 30.0


@dataclass(frozen=True, slots=True)
class Family:
    """Two ways to compute a value, for a length: equations, and a program with loops.

    ``left`` and ``right`` are the right sides of the equations, ``{n}`` the length; ``extra``
    declares further inputs and tensors. ``program`` computes ``left`` as ``right`` says.
    """

    name: str
    left: str
    right: str
    program: str
    extra: str = ""


FAMILIES = (
    Family(
        "sum of a reversed vector",
        "sum[k : 0 <= k < {n}] A(k)",
        "sum[k : 0 <= k < {n}] A({n} - 1 - k)",
        """
    b[] {{0.0}} := 0.0
    accumulate b:
        for k < {n}:
            b[] {{L()}} +{{{n} - 1 - k}}= a[{n} - 1 - k]
""",
    ),
    Family(
        "sums of two vectors, of their concatenation",
        "(sum[k : 0 <= k < {n}] A(k)) + (sum[k : 0 <= k < {n}] C(k))",
        "sum[k : 0 <= k < 2*{n}] select(k < {n}, A(k), C(k - {n}))",
        """
    b[] {{0.0}} := 0.0
    accumulate b:
        for k < {n}:
            b[] {{L()}} +{{k}}= a[k]
        for k < {n}:
            b[] {{L()}} +{{{n} + k}}= c[k]
""",
        "concatenation",
    ),
    Family(
        "dot product of reversed vectors, operands exchanged",
        "sum[k : 0 <= k < {n}] A(k) * C(k)",
        "sum[k : 0 <= k < {n}] C({n} - 1 - k) * A({n} - 1 - k)",
        """
    b[] {{0.0}} := 0.0
    accumulate b:
        for k < {n}:
            b[] {{L()}} +{{{n} - 1 - k}}= c[{n} - 1 - k] * a[{n} - 1 - k]
""",
    ),
    Family(
        "sum of partial sums of 8",
        "sum[k : 0 <= k < {n}] A(k)",
        "sum[i : 0 <= i < {n} // 8] P(i)",
        """
    b[] {{0.0}} := 0.0
    accumulate b:
        for i < {n} // 8:
            allocate p[] : f32
            p[] {{0.0}} := 0.0
            accumulate p:
                for j < 8:
                    p[] {{L()}} +{{8*i + j}}= a[8*i + j]
            b[] {{L()}} += p[]
""",
        "partial",
    ),
)


def specification(family: Family, length: str) -> str:
    """The specification with both sides as outputs ``L`` and ``R``."""
    parameters = length if not length.isdigit() else ""
    assume = f"    assume {length} >= 8 and {length} % 8 == 0\n" if parameters else ""
    partial = family.extra == "partial"
    return (
        f"spec s({parameters}):\n{assume}"
        f"    input A[{length}] : f32\n    input C[{length}] : f32\n"
        + ("    tensor P(i) : f32\n" if partial else "")
        + "    output L[] : f32\n    output R[] : f32\n"
        f"    L() = {family.left.format(n=length)}\n    R() = {family.right.format(n=length)}\n"
        + (f"    P(i) = sum[j : 0 <= j < 8] A(8*i + j) if 0 <= i < {length} // 8\n" if partial else "")
    )


def program(family: Family, length: str) -> str:
    """Specification and program for the proof from the indices that the program names."""
    whole = specification(family, length)
    lines = [
        line
        for line in whole.splitlines()
        if not line.lstrip().startswith(("output R", "R()", "P(i)", "tensor P"))
    ]
    text = "\n".join(lines) + "\n"
    if family.extra == "concatenation":
        text = text.replace(f"L() = {family.left.format(n=length)}", f"L() = {family.right.format(n=length)}")
    return f"{text}\nimpl p of s(a = A, c = C, b = L):{family.program.format(n=length)}"


# ---------------------------------------------------------------- measuring


def by_indices(family: Family, length: str) -> bool:
    """Verify the program."""
    return verify_text(program(family, length), levels=False, witness_seconds=0).verdict is Verdict.VERIFIED


def by_multisets(family: Family, length: str, method: Method) -> bool:
    """Write the reductions out and compare the multisets of their elements."""
    spec = load_text(specification(family, length)).specs["s"]
    equations = Equations(spec, "abstract")
    sides = {e.tensor: canonical(e.value) for e in spec.equations}
    query = query_of(
        equations,
        Goal(build.all_of(spec.assumptions), sides["L"], sides["R"]),
        lambda: Multisets(CaseAnalysis(equations)),
        "abstract",
        flatten=True,
        method=method,
        sharing=False,
    )
    return query is not None and Z3().check(query, LIMIT).status == "unsat"


def measured(function: Callable[..., bool], *arguments: object) -> tuple[float | None, bool]:
    """Processor seconds in a process of its own (``None`` beyond the limit), and the answer.

    Raises :class:`EOFError` where the process ended without one.
    """
    context = multiprocessing.get_context("fork")
    ours, theirs = context.Pipe()

    def run(connection: Connection) -> None:
        start = time.process_time()
        answer = function(*arguments)
        connection.send((time.process_time() - start, answer))

    process = context.Process(target=run, args=(theirs,))
    process.start()
    theirs.close()
    try:
        found: tuple[float | None, bool] = ours.recv() if ours.poll(LIMIT) else (None, False)
    finally:
        process.kill()
        process.join()
    return found


def _cell(found: tuple[float | None, bool]) -> str:
    seconds, answer = found
    if seconds is None:
        return f"> {LIMIT:.0f} s"
    return f"{seconds:.2f} s" if answer else "no proof"


def families() -> str:
    """A table for each family: methods by lengths, with the ratio of the last to the first."""
    parts = []
    methods: tuple[tuple[str, Callable[..., bool], tuple[object, ...]], ...] = (
        ("indices", by_indices, ()),
        ("hash", by_multisets, ("hash",)),
        ("multisets", by_multisets, ("multiset",)),
    )
    for family in FAMILIES:
        lines = [
            f"### {family.name[0].upper()}{family.name[1:]}",
            "",
            "| method | " + " | ".join(map(str, LENGTHS)) + " | any N | 8192 against 8 |",
            "| --- |" + " ---: |" * (len(LENGTHS) + 2),
        ]
        for name, function, more in methods:
            cells: list[str] = []
            times: list[float | None] = []
            for length in [*map(str, LENGTHS), "N"]:
                if length == "N" and more:
                    cells.append("-")
                    continue
                gave_up = times and times[-1] is None
                found = (None, False) if gave_up else measured(function, family, length, *more)
                print(f"  {family.name}, {name}, {length}: {_cell(found)}", file=sys.stderr, flush=True)
                times.append(found[0])
                cells.append(_cell(found))
            first, last = times[0], times[len(LENGTHS) - 1]
            ratio = "-" if first is None or last is None else f"{last / first:.1f}"
            lines.append(f"| {name} | " + " | ".join(cells) + f" | {ratio} |")
        parts.append("\n".join(lines))
    return "\n\n".join(parts)


# ---------------------------------------------------------------- abstract against ieee

#: How many equalities are measured, and the seconds for one query.
PAIRS, QUERY = 24, 10.0

#: As many floats as a 32-bit pattern has room for, against counting those that a query needs.
ALL_FLOATS = 2**29


def _proved(seed: int, encoding: Arithmetic, count: int) -> tuple[float, bool]:
    spec = load_text("spec s():\n    output R[] : f32\n    R() = 0.0\n").specs["s"]
    equations = Equations(spec, "ieee" if encoding == "ieee" else "abstract-bitwise")
    expressions = Expressions(seed, (BUILTIN_TYPES["f32"],))
    left = expressions.expression(BUILTIN_TYPES["f32"], 3)
    right = expressions.variant(left)
    query = query_of(equations, Goal(build.everywhere(), left, right), Arrays, encoding, count=count)
    assert query is not None
    start = time.process_time()
    answer = Z3().check(query, QUERY)
    return time.process_time() - start, answer.status == "unsat"


def encodings() -> str:
    """Times of equalities that the abstract encoding proves, and how many times longer others take."""
    rows: list[tuple[float, float, float]] = []
    seed, unproved = 0, dict.fromkeys(("abstract", "abstract, 32 bits", "ieee"), 0)
    while len(rows) < PAIRS:
        seed += 1
        small, proved = _proved(seed, "abstract", 0)
        if not proved or small < 0.002:
            continue
        wide, known_wide = _proved(seed, "abstract", ALL_FLOATS)
        precise, known_precise = _proved(seed, "ieee", 0)
        unproved["abstract, 32 bits"] += not known_wide
        unproved["ieee"] += not known_precise
        rows.append((small, wide, precise))
        print(f"  {seed}: {small:.3f} {wide:.3f} {precise:.3f}", file=sys.stderr, flush=True)
    columns = list(zip(*rows, strict=True))
    lines = [
        "| encoding | sum | median ratio to abstract | geometric mean | not within 10 s |",
        "| --- |" + " ---: |" * 4,
    ]
    for name, column in zip(unproved, columns, strict=True):
        ratios = [c / a for c, a in zip(column, columns[0], strict=True)]
        mean = math.exp(statistics.fmean(map(math.log, ratios)))
        numbers = f"{statistics.median(ratios):.1f} | {mean:.1f} | {unproved[name]}"
        lines.append(f"| {name} | {sum(column):.2f} s | {numbers} |")
    return "\n".join(lines)


def main() -> int:
    """Measure and write."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.values", description=__doc__)
    parser.add_argument("--output", type=Path, default=ROOT / "docs" / "value-benchmarks.md")
    options = parser.parse_args()
    text = "\n\n".join(
        [
            "# Benchmarks of values",
            "Written by `python -m benchmarks.values`. Times are processor times, with everything imported "
            f"before. What takes more than {LIMIT:.0f} s is given up.\n\n"
            f"Machine: {os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}.",
            "## Reductions in another order",
            "The families of Figures 3 and 4 of Bang et al. (*SMT-Based Translation Validation for Machine "
            "Learning Compiler*). *Indices*: the program names the index of each element that it "
            "accumulates, and isl compares index sets. The length may be a parameter. *Hash* and "
            "*multisets*: reductions are written out, and Z3 compares the elements, as a sum of hashes or "
            "as arrays that count. The length is a constant. In the second and the last family both sides "
            "have their elements in the same order. That makes it easy for arrays that count.",
            families(),
            "## Abstract floats against IEEE floats",
            f"{PAIRS} random equalities of expressions of depth 3 over `f32`, each as one query to Z3. They "
            "were chosen so that the abstract encoding proves them and takes at least 2 ms. In *abstract, "
            "32 bits* the abstract domain has as many values as the type, and not only as many as the query "
            "needs. What takes longer than "
            f"{QUERY:.0f} s counts as {QUERY:.0f} s.",
            encodings(),
        ]
    )
    options.output.write_text(text + "\n")
    print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
