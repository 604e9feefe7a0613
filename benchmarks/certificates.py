"""``python -m benchmarks.certificates [--only WORD | --growth] [--output FILE]``: what certificates cost.

For each verified example: its statements and obligations, the size of the certificate, the time
to make it, and the time that Lean needs to check it alone, after the library is built.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from benchmarks import families
from redverify.certifying.produce import Refused, make
from redverify.certifying.regenerate import Chosen, chosen
from redverify.checking.batch import Jury
from redverify.checking.check import Claim, submission, understand
from redverify.checking.lean import find, library, project
from redverify.checking.lean.joined_modules import LIBRARY, joined
from redverify.checking.report import statements
from redverify.judgement.analysis import Options
from redverify.language.load import load_file, load_text


@dataclass(frozen=True, slots=True)
class Row:
    """Sizes in bytes, times in seconds; ``checking`` is the whole run of Lean, its start included."""

    name: str
    statements: int
    obligations: int
    theorems: int
    data: int
    lean: int
    making: float
    checking: float
    accepted: bool


def main() -> int:
    """Measure and print a table in Markdown."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.certificates", description=__doc__)
    parser.add_argument("--only", action="append", default=[], metavar="WORD")
    parser.add_argument("--lean", choices=["auto", "native", "embedded"], default="auto")
    parser.add_argument("--growth", action="store_true", help="programs of 1 to 16 statements, no examples")
    parser.add_argument("--output", type=Path)
    options = parser.parse_args()
    sources = project.load(project.home())
    checker = find.find(options.lean, sources.toolchain())
    with library.built(joined(sources, LIBRARY), checker, [LIBRARY]) as (report, _):
        if not report.ok:
            print("the Lean library does not compile", file=sys.stderr)
            return 4
    jury = Jury(sources.root, checker, forget=True)
    rows: list[Row] = []
    missing: list[str] = []
    if options.growth:
        rows = list(_growth(sources.root, jury))
    for item in [] if options.growth else chosen(options.only):
        start = time.perf_counter()
        made = _made(item)
        making = time.perf_counter() - start
        if isinstance(made, Refused):
            missing.append(f"{item.folder.stem}: {made.reason}")
            continue
        rows.append(_row(item.folder.stem, made, understand(made, sources.root), making, jury))
        print(f"{rows[-1].name}: {rows[-1].checking:.1f} s", file=sys.stderr)
    text = table(rows, missing, f"{checker.name}, {checker.version}")
    if options.output is None:
        print(text, end="")
    else:
        options.output.write_text(text, encoding="utf-8")
    return 0 if all(row.accepted for row in rows) else 4


def _growth(root: Path, jury: Jury) -> Iterator[Row]:
    """Programs of the same kind with more and more statements."""
    for family in (families.unrolled_copy, families.unrolled_sum, families.straight_sum):
        for count in (1, 2, 4, 8, 10, 16):
            name = f"{family.__name__}_{count:02}"
            program = load_text(family(count), f"{name}.sched")
            start = time.perf_counter()
            made = make(next(iter(program.impls.values())), program.texts, Options(), f"{name}.sched")
            making = time.perf_counter() - start
            assert isinstance(made, bytes)
            yield _row(name, made, understand(made, root), making, jury)
            print(name, file=sys.stderr)


def _made(item: Chosen) -> bytes | Refused:
    program = load_file(item.file)
    return make(program.impls[item.impl], program.texts, Options(values=item.values), item.file.name)


def _row(name: str, document: bytes, claim: Claim, making: float, jury: Jury) -> Row:
    start = time.perf_counter()
    (verdict,) = jury.judge([submission(claim, name)])
    return Row(
        name=name,
        statements=statements(claim.impl.body),
        obligations=len(claim.certificate.obligations),
        theorems=sum(node.kind == "theorem" for node in claim.certificate.graph),
        data=len(document),
        lean=len(claim.lean),
        making=making,
        checking=time.perf_counter() - start,
        accepted=verdict.accepted,
    )


def table(rows: list[Row], missing: list[str], checker: str) -> str:
    """The rows, by size, and what has no certificate."""
    lines = [
        f"Checked by {checker}; each alone, after the library is built.",
        "",
        "| program | statements | obligations | theorems | JSON | Lean | made | checked |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for row in sorted(rows, key=lambda r: (r.statements, r.name)):
        sizes = f"{row.data / 1024:.0f} KiB | {row.lean / 1024:.0f} KiB"
        times = f"{row.making:.1f} s | {row.checking:.1f} s" + ("" if row.accepted else " (rejected)")
        counts = f"{row.statements} | {row.obligations} | {row.theorems}"
        lines.append(f"| {row.name} | {counts} | {sizes} | {times} |")
    if rows:
        each = sum(r.lean for r in rows) / 1024 / sum(r.statements for r in rows)
        lines += ["", f"{len(rows)} certificates, {each:.1f} KiB of Lean for each statement."]
    lines += ["", *[f"- not made: {text}" for text in missing]] if missing else []
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())
