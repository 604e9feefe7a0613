"""Random schedules of Halide, verified and run: ``python -m tests.frontends.halide_schedules --count 50``.

Each draws one of ten pipelines and a schedule (:mod:`.halide_drawing`), runs it with Halide's JIT against
the algorithm, and verifies it. Nothing that is verified computes wrong numbers.
"""

from __future__ import annotations

import argparse
import collections
import json
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from redverify.frontends import halide
from redverify.frontends.common.errors import LoadError, TranslationError

ROOT = Path(__file__).parents[2]

#: Processor time for the evaluation of one schedule, and for one obligation.
LIMIT, TIMEOUT = 30.0, 10.0


@dataclass(frozen=True)
class Compared:
    """A schedule, its verdict (or ``refused``), why, and whether the JIT's numbers are right, if it ran."""

    seed: int
    pipeline: str
    lines: tuple[str, ...]
    verdict: str
    reason: str
    right: bool | None

    @property
    def wrong(self) -> bool:
        """A false verification."""
        return self.verdict == "verified" and self.right is False


def compared(seed: int, folder: Path) -> Compared | None:
    """Draw, run and verify one schedule; ``None`` if Halide itself crashed while it was drawn."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "tests.frontends.halide_drawing", str(seed), str(folder)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, check=False, timeout=300)
    if done.returncode:
        print(f"{seed}: drawing failed: {done.stderr.decode()[-300:]}", file=sys.stderr)
        return None
    outcome = json.loads((folder / "outcome.json").read_text("utf-8"))
    runs = [r for r in outcome["runs"] if r is not None]
    right = all(runs) if runs else None
    verdict, reason = _verdict(folder / "module.py")
    return Compared(seed, outcome["pipeline"], tuple(outcome["lines"]), verdict, reason, right)


def _verdict(module: Path) -> tuple[str, str]:
    try:
        result = halide.verify(
            f"{module}:algorithm",
            f"{module}:scheduled",
            limit=LIMIT,
            timeout=TIMEOUT,
            witness_seconds=5.0,
        )
    except TranslationError as error:
        return "refused", str(error)
    except LoadError as error:
        return "failed", str(error)
    (impl,) = result.impls
    open_ones = [f"{o.kind} {o.line}: {o.text}" for o in impl.obligations if o.status != "proved"]
    return str(impl.verdict), "; ".join([*impl.notes[-1:], *open_ones[:2]])


def main() -> int:
    """Compare schedules of several seeds, and tell how many of each verdict there were."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=50)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--keep", type=Path, help="a folder for the modules")
    options = parser.parse_args()
    counts: collections.Counter[tuple[str, bool | None]] = collections.Counter()
    wrong = 0
    for seed in range(options.first, options.first + options.count):
        with tempfile.TemporaryDirectory() as made:
            folder = Path(made)
            if options.keep is not None:
                folder = options.keep / str(seed)
                folder.mkdir(parents=True, exist_ok=True)
            begun = time.monotonic()
            found = compared(seed, folder)
        if found is None:
            continue
        counts[found.verdict, found.right] += 1
        wrong += found.wrong
        mark = "  FALSE VERIFICATION" if found.wrong else ""
        reason = "" if found.verdict == "verified" else f" {found.reason[:200]}"
        took = time.monotonic() - begun
        print(
            f"{seed} {found.pipeline}: {found.verdict}, {found.right} ({took:.0f} s){mark}{reason}",
            flush=True,
        )
    for (verdict, right), count in sorted(counts.items(), key=str):
        print(f"{verdict}, runs { ({True: 'right', False: 'wrong', None: 'refused'}[right]) }: {count}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
