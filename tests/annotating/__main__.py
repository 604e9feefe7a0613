"""``python -m tests.annotating``: how many programs are decided as before without their annotations.

The annotations, the indices of accumulated elements and the ``accumulate`` blocks of every implementation in
``examples`` are taken away and inferred again. Counted is whether the verdict is the one that the file
announces. Exit status 1 if a program was verified that is not announced to be.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from pathlib import Path

from redverify.annotating.annotate import annotate_text
from redverify.api import verify_text
from redverify.language.load import load_text
from tests.annotating.stripping import stripped
from tests.cli.expectations import ROOT, read

#: A folder, what was announced, what was found.
Row = tuple[str, str, str]


def main() -> int:
    """Count, and print the table."""
    parser = argparse.ArgumentParser(prog="python -m tests.annotating", description=__doc__)
    parser.add_argument("--only", default="", help="files whose path contains this")
    parser.add_argument("--scopes", action="store_true", help="keep the accumulate blocks")
    parser.add_argument(
        "--seconds", type=float, default=5.0, help="for a witness, and for half an obligation"
    )
    parser.add_argument("--log", type=Path, help="where each implementation is listed as it is done")
    options = parser.parse_args()
    counted: Counter[Row] = Counter()
    inferring: dict[str, float] = {}
    for path in sorted((ROOT / "examples").rglob("*.sched")):
        name = path.relative_to(ROOT).as_posix()
        if options.only in name:
            _count(path, name, options, counted, inferring)
    print(table(counted, inferring))
    return 1 if any(found == "verified" != wanted for _, wanted, found in counted) else 0


def _count(
    path: Path, name: str, options: argparse.Namespace, counted: Counter[Row], inferring: dict[str, float]
) -> None:
    text, folder = path.read_text(), name.split("/")[1]
    wanted = read(path)
    begun = time.process_time()
    annotated = annotate_text(stripped(text, scopes=options.scopes), str(path), fill=True)
    inferring[folder] = max(inferring.get(folder, 0.0), time.process_time() - begun)
    own = load_text(text, str(path)).impls
    result = verify_text(
        annotated.text,
        str(path),
        values=wanted.values,
        timeout=2 * options.seconds,
        witness_seconds=options.seconds,
        inferred=True,
        levels=False,
    )
    unexplained = {i.impl: i.unexplained for i in annotated.impls if i.unexplained is not None}
    for one in result.impls:
        if one.impl is None:
            counted[folder, wanted.of(""), "invalid"] += len(own)
            continue
        counted[folder, wanted.of(one.impl), str(one.verdict)] += 1
        if options.log is not None:
            reason = unexplained.get(one.impl)
            said = f"line {reason.span.line}: {reason.message}" if reason else ""
            with options.log.open("a") as stream:
                stream.write(f"{name} {one.impl}: {wanted.of(one.impl)} -> {one.verdict} {said}\n")


def table(counted: Counter[Row], inferring: dict[str, float]) -> str:
    """The table in Markdown."""
    lines = [
        "| folder | verified before | verified again | not verified before | not verified again "
        "| of these refuted again | seconds, at most |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for folder in [*inferring, "all"]:
        total: Counter[tuple[str, str]] = Counter()
        for (where, wanted, found), count in counted.items():
            if folder in (where, "all"):
                total[wanted, found] += count
        right = sum(n for (w, _), n in total.items() if w == "verified")
        wrong = sum(n for (w, _), n in total.items() if w != "verified")
        again = sum(n for (w, f), n in total.items() if w != "verified" and f != "verified")
        refuted = sum(n for (w, f), n in total.items() if w == f == "refuted")
        seconds = max(inferring.values()) if folder == "all" else inferring[folder]
        cells = (right, total["verified", "verified"], wrong, again, refuted, f"{seconds:.1f}")
        lines.append(f"| {folder} | {' | '.join(map(str, cells))} |")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
