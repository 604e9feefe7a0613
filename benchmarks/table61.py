"""``python -m benchmarks.table61 [--only WORD] [--output FILE]``: Table 6.1 of the thesis, of Halide 21.

And which of its verified programs have a certificate, which is made here and not given to Lean.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import resource
import sys
from dataclasses import dataclass
from multiprocessing.connection import Connection

from redverify.certifying.produce import Refused, make
from redverify.checking.report import statements
from redverify.frontends import halide
from redverify.frontends.common.errors import TranslationError
from redverify.frontends.halide.obtaining import TARGET, obtained
from redverify.frontends.halide.stated import text_of
from redverify.frontends.halide.translation import HalideOptions
from redverify.judgement.analysis import Options as AnalysisOptions
from redverify.language import core
from redverify.language.load import load_text
from redverify.system.clock import processor_seconds

from .measure import ROOT, arguments

#: Processor time for one row, after Halide's own lowering; and for its certificate.
SECONDS = 600
EMISSION = 300.0

#: No certificate is tried of programs with more statements.
STATEMENTS = 40

_GPU = "x86-64-linux-cuda"


@dataclass(frozen=True, slots=True)
class Row:
    """A row: the pipeline, what it is verified against, and what the thesis says of it.

    ``limit`` is the processor time that evaluation may take.
    """

    name: str
    thesis: str
    after: str
    before: str = ""
    assume: tuple[str, ...] = ()
    asserts: bool = True
    target: str = TARGET
    limit: float = AnalysisOptions().limit


_COLUMNS = {
    **dict.fromkeys(("pipeline", "thesis", "verdict", "level"), "---"),
    **dict.fromkeys(("obligations", "seconds", "of the thesis's", "MB", "statements"), "---:"),
    **dict.fromkeys(("certificate", "reason"), "---"),
}
_BIG = ("A__extent_0 >= 512", "B__extent_1 >= 512")
ROWS = (
    Row("blur", "<1, verified", "blur.py:scheduled"),
    Row("cmm1024", "2.6, verified", "matmul_gpu.py:scheduled", target=_GPU),
    Row("sgemm1024", "1, verified", "gemm.py:scheduled_1024"),
    Row("sqsgemm", "15.1, verified", "gemm.py:scheduled_square"),
    Row("bigsqsgemm", "2.7, verified", "gemm.py:scheduled_square", assume=_BIG[:1]),
    Row("sgemm", "204, verified", "gemm.py:scheduled"),
    Row("bigsgemm", "12.1, verified", "gemm.py:scheduled", assume=_BIG),
    Row("sc1", "12.5, verified", "stencil_chain.py:scheduled_1"),
    Row("sc32", "293, verified", "stencil_chain.py:scheduled_32", limit=300.0),
    Row("dsc", "103, verified", "depthwise.py:scheduled"),
    Row("conv", "132, verified", "conv.py:scheduled"),
    Row("sdot", "<1, verified", "sdot.py:scheduled"),
    Row("harris", "44.8, verified", "harris.py:scheduled"),
    Row("unsharp", "6.1, verified", "unsharp.py:scheduled"),
    Row("nl_means", ">900, none", "nl_means.py:scheduled"),
    Row("sgemmTA", "10.4, refuted", "gemm.py:scheduled_ta", "gemm.py:textbook_ta", asserts=False),
    Row("sgemmTB", "34.7, refuted", "gemm.py:scheduled_tb", "gemm.py:textbook_tb", asserts=False),
)


def main() -> int:
    """Verify every pipeline and write the table."""
    file = ROOT / "docs" / "halide-table.md"
    options = arguments("benchmarks.table61", __doc__, "rows whose name contains this word", file)
    lines = [
        "# Table 6.1 with Halide 21",
        "",
        "Written by `python -m benchmarks.table61`. The pipelines are in `examples/halide/`. Seconds are "
        "processor time of translation and verification, after Halide's own lowering; of the thesis, seconds "
        "on a machine with eight cores. Here the load was "
        f"{os.getloadavg()[1]:.1f} on {os.cpu_count()} cores when the table was begun; a load above the "
        "number of cores makes seconds up to twice as long.",
        "",
        "A statement is a command of the `.sched` text, loops and conditions included. A certificate is made "
        f"of programs with at most {STATEMENTS}; the numbers are its size and the processor time for it.",
        "",
        f"| {' | '.join(_COLUMNS)} |",
        f"| {' | '.join(_COLUMNS.values())} |",
    ]
    total = 0.0
    for row in ROWS:
        if options.only in row.name:
            line, seconds = _line(row)
            lines.append(line)
            total += seconds if "verified" in row.thesis else 0.0
            print(line, file=sys.stderr, flush=True)
    lines += ["", f"What the thesis verified took {total:.0f} s here."]
    text = "\n".join(lines) + "\n"
    print(text)
    if not options.only:
        options.output.write_text(text)
    return 0


def _line(row: Row) -> tuple[str, float]:
    """A line of the table, and its seconds."""
    receiver, sender = multiprocessing.Pipe(duplex=False)
    process = multiprocessing.get_context("spawn").Process(target=_measure, args=(row, sender))
    process.start()
    sender.close()
    try:
        found = json.loads(receiver.recv())
    except EOFError:
        found = ["inconclusive", "-", 0, float(SECONDS), 0.0, 0, "", f"more than {SECONDS} s"]
    process.join()
    verdict, level, count, seconds, megabytes, statements, certificate, reason = found
    theirs = row.thesis.partition(",")[0]
    ratio = f"{seconds / float(theirs):.2f}" if theirs[0].isdigit() else ""
    numbers = f"{count} | {seconds:.1f} | {ratio} | {megabytes:.0f} | {statements}"
    line = f"| {row.name} | {row.thesis} | {verdict} | {level} | {numbers} | {certificate} | {reason} |"
    return line, seconds


def _measure(row: Row, sender: Connection) -> None:
    """Send the columns of one row."""
    folder = ROOT / "examples" / "halide"
    second = obtained(f"{folder}/{row.after}", row.target)
    first = obtained(f"{folder}/{row.before}", row.target) if row.before else second
    most = int(SECONDS + EMISSION)
    resource.setrlimit(resource.RLIMIT_CPU, (most, most))
    start = processor_seconds()
    try:
        found = text_of(
            first, second, HalideOptions(target=row.target, asserts=row.asserts, assume=row.assume)
        )
    except TranslationError as error:
        seconds = processor_seconds() - start
        columns = ["inconclusive", "-", 0, seconds, 0.0, 0, "", f"not translated: {error}"]
    else:
        result = halide.verify_translated(found, limit=row.limit)
        (impl,) = result.impls
        memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        reason = "" if impl.verdict != "inconclusive" else "; ".join(impl.notes[-1:])
        seconds = processor_seconds() - start
        program = load_text(found.text, f"{row.name}.sched")
        columns = [str(impl.verdict), impl.level or "-", len(impl.obligations), seconds, memory]
        columns += [*_certificate(program, impl.verdict == "verified"), reason]
    sender.send(json.dumps(columns))


def _certificate(program: core.Program, verified: bool) -> tuple[int, str]:
    """The number of statements, and the certificate that is made, or why none is."""
    (impl,) = program.impls.values()
    count = statements(impl.body)
    if not verified or count > STATEMENTS:
        return count, ""
    start = processor_seconds()
    made = make(impl, program.texts, AnalysisOptions(limit=EMISSION))
    if isinstance(made, Refused):
        return count, f"none: {made.reason}"
    return count, f"{len(made) / 1024:.0f} KB, {processor_seconds() - start:.0f} s"


if __name__ == "__main__":
    sys.exit(main())
