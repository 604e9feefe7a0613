"""``python -m benchmarks.polybench [--only WORD] [--output FILE]``: a table of the PolyBench kernels."""

from __future__ import annotations

import sys
from pathlib import Path

from redverify.api import verify_file
from redverify.language.load import load_file
from redverify.reporting.result import ImplResult
from redverify.system.clock import processor_seconds

from .measure import ROOT, arguments

#: Implementations that are wrong on purpose have this name.
WRONG = "wrong"


def main() -> int:
    """Verify every kernel and write the table."""
    file = ROOT / "docs" / "polybench.md"
    options = arguments("benchmarks.polybench", __doc__, "files whose name contains this word", file)
    lines = [
        "# PolyBench",
        "",
        "Written by `python -m benchmarks.polybench`. The kernels are in `examples/polybench/`, written as a "
        "polyhedral compiler would leave them, for all sizes. Each file has at least one right "
        "implementation and a wrong twin. Seconds are processor time, for the verdict and its level "
        "([values](values.md)); of a wrong twin, until it is refuted.",
        "",
        "| kernel | implementation | obligations | seconds | level | verdict | wrong twin |",
        "| --- | --- | ---: | ---: | --- | --- | --- |",
    ]
    for path in sorted((ROOT / "examples" / "polybench").glob("*.sched")):
        if options.only not in path.stem:
            continue
        measured = [_measured(path, name) for name in load_file(path).impls]
        twins = [f"{m.verdict}, {seconds:.1f} s" for m, seconds in measured if m.impl == WRONG]
        twin = twins[0] if twins else "-"
        lines += [_row(path.stem, *one, twin) for one in measured if one[0].impl != WRONG]
        print(lines[-1], file=sys.stderr, flush=True)
    text = "\n".join(lines) + "\n"
    print(text)
    if not options.only:
        options.output.write_text(text)
    return 0


def _measured(path: Path, name: str) -> tuple[ImplResult, float]:
    """The result for one implementation, and the seconds of processor time that it took."""
    start = processor_seconds()
    (result,) = verify_file(path, name).impls
    return result, processor_seconds() - start


def _row(kernel: str, impl: ImplResult, seconds: float, twin: str) -> str:
    level = f"equal {impl.level}" if impl.level else "-"
    count = len(impl.obligations)
    return f"| {kernel} | {impl.impl} | {count} | {seconds:.1f} | {level} | {impl.verdict} | {twin} |"


if __name__ == "__main__":
    raise SystemExit(main())
