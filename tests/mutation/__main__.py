"""``python -m tests.mutation``: the full run; exit status 1 if there are survivors or crashes.

``--piece 3/40 --list F`` judges one of forty pieces, and ``--of F G ...`` makes the tables of several.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from pathlib import Path

import msgspec

from . import report
from .corpus import programs
from .judge import FAILURES, INCONCLUSIVE, KILLED, Judgement, Limits
from .sampling import sample
from .workers import judgements


def main() -> int:
    """Judge the mutants that the options ask for, and print the tables."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("--jobs", type=int, default=2, help="worker processes")
    parser.add_argument("--per-file", type=int, default=None, help="mutants per program (default: all)")
    parser.add_argument("--seed", type=int, default=0, help="choice of the sample")
    parser.add_argument("--only", default="", help="programs whose name contains this")
    parser.add_argument("--without", default=" ", help="programs whose name does not contain this")
    parser.add_argument("--values", default="real", help="encoding of values")
    parser.add_argument("--largest", type=int, default=60, help="lines of the largest file")
    parser.add_argument("--minutes", type=float, default=None, help="stop after so long")
    parser.add_argument("--piece", type=_piece, default=(1, 1), metavar="K/N", help="the K-th of N pieces")
    parser.add_argument("--report", type=Path, help="where the tables are written")
    parser.add_argument("--list", type=Path, help="where every outcome is listed, as lines of JSON")
    parser.add_argument("--of", type=Path, nargs="+", help="judge nothing: the tables of these lists")
    options = parser.parse_args()
    if options.of:
        listed = [msgspec.json.decode(line, type=Judgement) for path in options.of for line in _lines(path)]
        print(_tables(listed, f"{len(listed)} mutants, in {len(options.of)} pieces"))
        return 1 if any(j.outcome in FAILURES for j in listed) else 0
    chosen = [
        mutant
        for program in programs(options.largest)
        if options.only in program.name and options.without not in program.name
        for mutant in sample(program, options.per_file, options.seed)
    ]
    random.Random(options.seed).shuffle(chosen)
    number, pieces = options.piece
    chosen = chosen[number - 1 :: pieces]
    print(f"{len(chosen)} mutants", file=sys.stderr, flush=True)
    begin = time.monotonic()
    done: list[Judgement] = []
    for judgement in judgements(chosen, Limits(values=options.values), options.jobs):
        done.append(judgement)
        if judgement.outcome in report.SHOWN:
            print(report.failure(judgement), flush=True)
        if len(done) % 200 == 0:
            spent, counts = time.monotonic() - begin, Counter(j.outcome for j in done)
            shown = ", ".join(f"{name} {count}" for name, count in counts.most_common())
            print(f"{len(done)}/{len(chosen)} in {spent:.0f} s: {shown}", file=sys.stderr, flush=True)
        if options.minutes is not None and time.monotonic() - begin > 60 * options.minutes:
            break
    text = _tables(
        done,
        f"{len(done)} of {len(chosen)} mutants (seed {options.seed}, piece {number} of {pieces}) in "
        f"{time.monotonic() - begin:.0f} s with {options.jobs} processes",
    )
    print(text)
    if options.report is not None:
        options.report.write_text(text)
    if options.list is not None:
        options.list.write_bytes(b"".join(msgspec.json.encode(j) + b"\n" for j in done))
    return 1 if any(j.outcome in FAILURES for j in done) else 0


def _piece(text: str) -> tuple[int, int]:
    number, pieces = map(int, text.split("/"))
    if not 1 <= number <= pieces:
        raise argparse.ArgumentTypeError(f"{text}: the first number is at most the second")
    return number, pieces


def _lines(path: Path) -> list[bytes]:
    return path.read_bytes().splitlines()


def _tables(done: list[Judgement], head: str) -> str:
    runs = sum(j.runs for j in done)
    parts = [
        f"{head}; {runs} runs of the interpreter on verified mutants.",
        report.table(done, lambda j: j.mutant.operator, "operator"),
        report.table(done, lambda j: "/".join(j.mutant.program.split("/")[:3]), "folder"),
        "First violation found in the refuted mutants:\n\n" + report.kinds(done, KILLED),
        "Open obligations of the mutants without a witness:\n\n" + report.kinds(done, INCONCLUSIVE),
        "Analyses of more than 5 s:\n\n" + (report.slow(done) or "none"),
        "Survivors, crashes and disputed annotations:\n\n"
        + (f"```\n{report.failures(done)}\n```" if _shown(done) else "none"),
    ]
    return "\n\n".join(parts) + "\n"


def _shown(done: list[Judgement]) -> bool:
    return any(j.outcome in report.SHOWN for j in done)


if __name__ == "__main__":
    sys.exit(main())
