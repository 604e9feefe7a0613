"""What Halide's auto-schedulers make of pipelines: how many are verified.

``python -m benchmarks.halide_schedulers`` verifies the pipelines of :mod:`.halide_pipelines` as Mullapudi2016
and Adams2019 schedule them, against their algorithms. ``--only NAME`` takes the pipelines whose name, or
scheduler, contains this.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from pathlib import Path

from redverify.frontends import halide

MODULE = Path(__file__).with_name("halide_pipelines.py")


def names() -> list[str]:
    """The pipelines, from the text: Halide is imported in processes of its own only."""
    lines = MODULE.read_text(encoding="utf-8").splitlines()
    return [line.split()[1].partition("(")[0] for line in lines if line.endswith("() -> Made:")]


def verdict(pipeline: str, scheduler: str) -> tuple[str, str]:
    """The verdict of a schedule, or ``refused`` or ``failed``, and a reason."""
    try:
        found = halide.verify(
            f"{MODULE}:algorithm_{pipeline}", f"{MODULE}:{scheduler}_{pipeline}", levels=False
        )
    except halide.TranslationError as error:
        return "refused", str(error)
    except halide.LoadError as error:
        return "failed", str(error)
    one = found.impls[0]
    return one.verdict.value, "; ".join(one.notes)


def main() -> None:
    """Verify them, and print each and how many there are of each verdict."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="")
    chosen = parser.parse_args()
    counts: dict[str, Counter[str]] = {}
    for pipeline in names():
        for scheduler in ("Mullapudi2016", "Adams2019"):
            if chosen.only not in f"{scheduler} {pipeline}":
                continue
            begun = time.process_time()
            found, reason = verdict(pipeline, scheduler)
            counts.setdefault(scheduler, Counter())[found] += 1
            seconds = time.process_time() - begun
            said = "" if found == "verified" else f": {reason[:300]}"
            print(f"{scheduler} {pipeline}: {found} ({seconds:.1f} s){said}", flush=True)
    for scheduler, count in counts.items():
        print(f"{scheduler}: " + ", ".join(f"{number} {found}" for found, number in count.most_common()))


if __name__ == "__main__":
    main()
