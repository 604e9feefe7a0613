"""``python -m tests.frontends.model_mutants MODULE.py:MODEL``: exit status 1 if there are survivors."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import asdict
from pathlib import Path
from typing import get_args

from redverify.frontends.tvm import load_spec_arg
from redverify.frontends.tvm.models.pipelines import DLIGHT
from redverify.frontends.tvm.models.preparation import Request
from redverify.frontends.tvm.translation import Level
from tests.frontends.model_mutants.judging import (
    CRASHED,
    NOT_RUN,
    OUTCOMES,
    SURVIVOR,
    Judgement,
    judge,
    kernels,
)


def main() -> int:
    """Judge the mutants of a model, and print a table."""
    parser = argparse.ArgumentParser(prog="python -m tests.frontends.model_mutants", description=__doc__)
    parser.add_argument("model", metavar="MODULE.py:MODEL")
    parser.add_argument("--target", default="cuda")
    parser.add_argument("--level", default="sblock", choices=get_args(Level), help="what is verified")
    parser.add_argument("--per-kernel", type=int, default=10, help="mutants of each kernel")
    parser.add_argument("--seed", type=int, default=0, help="choice of the mutants, and inputs")
    parser.add_argument("--jobs", type=int, default=1, help="worker processes")
    parser.add_argument(
        "--only", action="append", default=[], metavar="NAME", help="a kernel; may be repeated"
    )
    parser.add_argument("--operator", action="append", default=[], metavar="NAME", help="a kind of change")
    parser.add_argument("--minutes", type=float, default=None, help="start no kernel after so long")
    parser.add_argument("--list", type=Path, help="where every outcome is added, as lines of JSON")
    options = parser.parse_args()
    place = options.model
    request = Request(
        lambda: load_spec_arg(place),
        place,
        DLIGHT,
        options.target,
        only=tuple(options.only),
        level=options.level,
    )
    begun = time.monotonic()
    done: list[Judgement] = []
    for kernel in kernels(request, options.jobs):
        if options.minutes is not None and time.monotonic() - begun > 60 * options.minutes:
            print(f"{kernel.name} and what comes after it: left out, the time is over", flush=True)
            break
        mine = list(judge(kernel, options.per_kernel, options.seed, options.jobs, options.operator))
        done += mine
        counts = Counter(j.outcome for j in mine)
        print(f"{kernel.name}: " + ", ".join(f"{o} {counts[o]}" for o in OUTCOMES if counts[o]), flush=True)
        for judgement in mine:
            if judgement.outcome in (SURVIVOR, CRASHED, NOT_RUN):
                print(judgement.report(), flush=True)
        if options.list is not None:
            _add(options.list, place, f"{options.target} {options.level}", mine)
    print(table(done, lambda j: j.kernel, "kernel"))
    print(table(done, lambda j: j.mutant.operator, "operator"))
    return 1 if any(j.outcome == SURVIVOR for j in done) else 0


def table(judgements: Iterable[Judgement], by: Callable[[Judgement], str], title: str) -> str:
    """A Markdown table of outcomes, one row per value of ``by``."""
    rows: dict[str, Counter[str]] = {}
    for judgement in judgements:
        for name in (by(judgement), "**all**"):
            rows.setdefault(name, Counter())[judgement.outcome] += 1
    lines = [f"| {title} | mutants | {' | '.join(OUTCOMES)} |", "| --- |" + " ---: |" * (len(OUTCOMES) + 1)]
    for name in sorted(rows, key=lambda n: (n == "**all**", n)):
        cells = " | ".join(str(rows[name][o]) for o in OUTCOMES)
        lines.append(f"| {name} | {rows[name].total()} | {cells} |")
    return "\n".join([*lines, ""])


def _add(path: Path, model: str, target: str, judgements: Iterable[Judgement]) -> None:
    with path.open("a") as file:
        for judgement in judgements:
            file.write(json.dumps({"model": model, "target": target, **asdict(judgement)}) + "\n")


if __name__ == "__main__":
    sys.exit(main())
