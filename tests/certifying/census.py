"""``python -m tests.certifying.census SOURCE ...``: which verified programs have a certificate.

Sources: ``polybench`` (the right implementations of examples/polybench), ``corpus``, ``traps``,
``random:FROM-TO`` (seeds of tests.soundness.random_programs), ``mutants:COUNT`` (so many of each program
of tests.mutation), ``tvm:MODULE.py:MODEL,TARGET[,CONDITION ...]`` (the schedules and fusions of a model, with
conditions on its sizes), and paths of ``.sched`` files or folders. Programs that are not verified are left
out.

Each is certified, refused with a reason, rejected by Lean, not judged by it (it reached a limit), or it
crashed. ``--lean SECONDS`` has Lean check the certificates, the smallest first, until so much time has
passed; without it they are only made. What Lean rejects is made again as ``verify --certify`` does, and the
table says how.
``--keep FOLDER`` keeps what was made and what Lean said, and goes on from there.
"""

from __future__ import annotations

import argparse
import hashlib
import multiprocessing
import re
import sys
import tempfile
import time
import traceback
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path

import msgspec

from redverify.certifying.delivery import Wanted, certify
from redverify.certifying.produce import Refused, make
from redverify.checking import store
from redverify.checking.check import CertificateReport, understand
from redverify.checking.lean import project
from redverify.checking.proofs.document import decode
from redverify.judgement.analysis import Options, analyse
from redverify.language.diagnostics import DiagnosticError
from redverify.language.load import load_text
from redverify.system.clock import OutOfTime
from tests.mutation.corpus import ROOT, expected, programs
from tests.mutation.sampling import sample
from tests.soundness import random_programs

#: Certificates that Lean is given at a time.
TOGETHER = 8

NOT_VERIFIED, MADE, CERTIFIED = "not verified", "made, not checked yet", "certified"

#: What became of a certificate that Lean was given, by the status of its report.
KINDS = {"accepted": CERTIFIED, "rejected": "rejected by Lean", "not attempted": "not judged by Lean"}


class Outcome(msgspec.Struct, kw_only=True):
    """What became of a program: a class, and a reason that is the same for all of its kind."""

    name: str
    kind: str
    reason: str = ""
    detail: str = ""
    seconds: float = 0.0
    size: int = 0


@dataclass(frozen=True, slots=True)
class Candidate:
    """One implementation of a text, which may or may not be verified."""

    name: str
    text: str
    impl: str
    source: str
    sure: bool = False

    @property
    def key(self) -> str:
        """The name of its files."""
        return hashlib.sha256(f"{self.name}\0{self.text}".encode()).hexdigest()[:16]


# ---------------------------------------------------------------- programs


def candidates(source: str) -> Iterator[Candidate]:
    """The programs of a source."""
    kind, _, rest = source.partition(":")
    if kind == "random":
        first, last = map(int, rest.split("-"))
        for seed in range(first, last):
            yield Candidate(f"random/{seed}", random_programs.program(seed)[0], "f", "random.sched")
    elif kind == "mutants":
        for program in programs():
            for mutant in sample(program, int(rest)):
                digest = hashlib.sha256(mutant.text.encode()).hexdigest()[:6]
                name = f"mutants/{mutant.program} {mutant.operator} {digest}"
                yield Candidate(name, mutant.text, mutant.impl, mutant.source)
    elif kind == "tvm":
        yield from _of_model(*rest.split(","))
    else:
        folders = {"polybench": "examples/polybench", "corpus": "tests/corpus", "traps": "tests/soundness"}
        path = ROOT / folders.get(source, source)
        for file in sorted(path.rglob("*.sched")) if path.is_dir() else [path]:
            yield from _of_file(file)


def _of_model(place: str, target: str, *assume: str) -> Iterator[Candidate]:
    """The kernels of a model for a target, as TVM's rules schedule them."""
    from redverify.frontends.tvm import load_spec_arg
    from redverify.frontends.tvm.models.pipelines import DLIGHT
    from redverify.frontends.tvm.models.preparation import Request
    from redverify.frontends.tvm.models.verification import Run

    run = Run(Request(lambda: load_spec_arg(place), place, DLIGHT, target, assume=assume))
    run.prepare(1)
    for position, loaded in sorted(run.loaded.items()):
        prepared = run.prepared[position]
        for impl in re.findall(r"^impl\s+(\w+)", prepared.text, re.MULTILINE):
            name = f"{Path(place).name},{target}:{prepared.kernel}"
            yield Candidate(name, prepared.text, impl, loaded.file)


def _of_file(file: Path) -> Iterator[Candidate]:
    text = file.read_text()
    for impl in re.findall(r"^impl\s+(\w+)", text, re.MULTILINE):
        said = expected(text, impl)
        if said in (None, "verified"):
            name = f"{file.relative_to(ROOT).as_posix()}:{impl}"
            yield Candidate(name, text, impl, str(file), said == "verified")


# ---------------------------------------------------------------- making


def outcome_of(candidate: Candidate) -> tuple[Outcome, bytes]:
    """Verify a program and make its certificate, which Lean has not seen yet."""
    start = time.process_time()

    def out(kind: str, reason: str = "", detail: str = "", document: bytes = b"") -> tuple[Outcome, bytes]:
        seconds = round(time.process_time() - start, 2)
        found = Outcome(name=candidate.name, kind=kind, reason=reason, detail=detail, seconds=seconds)
        found.size = len(document)
        return found, document

    try:
        program = load_text(candidate.text, candidate.source)
        impl = program.impls[candidate.impl]
        if not candidate.sure and not analyse(impl, Options(timeout=2, limit=5), thorough=False).proved:
            return out(NOT_VERIFIED)
        made = make(impl, program.texts, Options(), candidate.source)
        if isinstance(made, Refused):
            return out("refused", made.reason, f"line {made.line}")
        understand(made, project.home())
        return out(MADE, document=made)
    except DiagnosticError:
        return out(NOT_VERIFIED)
    except OutOfTime:
        return out(NOT_VERIFIED)
    except Exception as error:
        where = traceback.extract_tb(error.__traceback__)[-1]
        text = f"{type(error).__name__} in {Path(where.filename).name}:{where.name}: {error}"
        return out("crashed", text[:120], traceback.format_exc())


def _serve(candidate: Candidate, pipe: Connection) -> None:
    pipe.send(outcome_of(candidate))


def made(candidate: Candidate, longest: float) -> tuple[Outcome, bytes]:
    """The same in a process of its own, which is ended after ``longest`` seconds."""
    context = multiprocessing.get_context("fork")
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=_serve, args=(candidate, theirs), daemon=True)
    process.start()
    theirs.close()
    try:
        if ours.poll(longest):
            return ours.recv()
        return Outcome(name=candidate.name, kind="crashed", reason="takes too long", seconds=longest), b""
    except EOFError:
        return Outcome(name=candidate.name, kind="crashed", reason="the process ended"), b""
    finally:
        process.kill()
        process.join()


# ---------------------------------------------------------------- Lean


def said_by(report: CertificateReport) -> tuple[str, str]:
    """What Lean said first, without what differs from program to program, and all of it."""
    detail = "\n".join([*report.problems, *[f"{g.theorem}:{g.line}: {g.text}" for g in report.goals]])
    if not report.goals:
        return "; ".join(report.problems)[:120], detail
    goal = report.goals[0]
    return f"{re.sub(r'[0-9]+', 'n', goal.theorem)}: {goal.text.splitlines()[0][:90]}", detail


def form_of(wanted: Wanted) -> str:
    """How what Lean has accepted differs from what it was given first; empty if it does not."""
    written = (wanted.folder / store.DATA).read_bytes()
    if written == wanted.document:
        return ""
    certificate = decode(written)
    if certificate.spelled_out:
        return "spelled out"
    return "with steps" if certificate.steps else "without the facts that Lean rejected"


def check(
    kept: dict[str, Outcome], documents: dict[str, bytes], seconds: float, spread: int
) -> Iterator[str]:
    """Have Lean check what it has not seen yet; gives the keys that are decided.

    The smallest are first; with ``spread``, those of at most so many bytes, in no particular order.
    """
    end = time.monotonic() + seconds
    waiting = sorted((0 if spread else o.size, key) for key, o in kept.items() if o.kind == MADE)
    if spread:
        waiting = [(size, key) for size, key in waiting if kept[key].size <= spread]
    while waiting and time.monotonic() < end:
        keys = [key for _, key in waiting[:TOGETHER]]
        del waiting[:TOGETHER]
        with tempfile.TemporaryDirectory() as folder:
            wanted = [Wanted(documents[key], Path(folder, key)) for key in keys]
            reports = certify(wanted)
            forms = [form_of(item) if r.accepted else "" for item, r in zip(wanted, reports, strict=True)]
        for key, report, form in zip(keys, reports, forms, strict=True):
            kept[key].kind, kept[key].reason = KINDS[report.status], form
            if not report.accepted:
                kept[key].reason, kept[key].detail = said_by(report)
            yield key


# ---------------------------------------------------------------- the table


def table(outcomes: list[Outcome]) -> str:
    """The classes, with how many programs are in each and one of them."""
    counted: Counter[tuple[str, str]] = Counter()
    example: dict[tuple[str, str], str] = {}
    for one in sorted(outcomes, key=lambda o: o.size):
        if one.kind != NOT_VERIFIED:
            reason = re.sub(r" of [\w$]+| [\w$]+ may be", " of ...", one.reason)
            reason = re.sub(r"no proof of .*", "no proof of an equality", reason)
            counted[one.kind, reason] += 1
            example.setdefault((one.kind, reason), one.name)
    lines = ["| class | reason | programs | such as |", "| --- | --- | ---: | --- |"]
    for (kind, reason), count in sorted(counted.items(), key=lambda item: (item[0][0], -item[1])):
        lines.append(f"| {kind} | {reason} | {count} | {example[kind, reason]} |")
    return "\n".join([*lines, f"| all | | {sum(counted.values())} | |"]) + "\n"


def main() -> int:
    """Take the census; exit status 1 if a program crashed or Lean rejected a certificate."""
    parser = argparse.ArgumentParser(prog="python -m tests.certifying.census", description=__doc__)
    parser.add_argument("sources", nargs="+")
    parser.add_argument("--only", default="", help="programs whose name contains this")
    parser.add_argument("--without", default="//", help="programs whose name does not contain this")
    parser.add_argument("--lean", type=float, default=0.0, metavar="SECONDS")
    parser.add_argument("--spread", type=int, default=0, metavar="BYTES", help="of any size up to this")
    parser.add_argument("--longest", type=float, default=600.0, metavar="SECONDS", help="for one program")
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--again", default="", help="kinds of outcomes that are not taken from --keep")
    options = parser.parse_args()
    kept: dict[str, Outcome] = {}
    documents: dict[str, bytes] = {}

    def keep(key: str) -> None:
        if options.keep is not None:
            options.keep.mkdir(parents=True, exist_ok=True)
            (options.keep / f"{key}.json").write_bytes(msgspec.json.encode(kept[key]))

    by_source: defaultdict[str, list[str]] = defaultdict(list)
    for source in options.sources:
        for candidate in candidates(source):
            key = candidate.key
            if options.only not in candidate.name or options.without in candidate.name:
                continue
            found = _before(options.keep, key, options.again)
            if found is None:
                found = made(candidate, options.longest)
                if found[0].kind != NOT_VERIFIED:
                    print(f"{found[0].kind}: {found[0].name}: {found[0].reason}", flush=True)
                if options.keep is not None and found[1]:
                    options.keep.mkdir(parents=True, exist_ok=True)
                    (options.keep / f"{key}.document").write_bytes(found[1])
                kept[key] = found[0]
                keep(key)
            kept[key], documents[key] = found
            by_source[source].append(key)
    for key in check(kept, documents, options.lean, options.spread):
        print(f"{kept[key].kind}: {kept[key].name}: {kept[key].reason}", flush=True)
        keep(key)
    for source, keys in by_source.items():
        print(f"\n{source}\n\n{table([kept[key] for key in keys])}")
    return 1 if any(o.kind in ("crashed", "rejected by Lean") for o in kept.values()) else 0


def _before(folder: Path | None, key: str, again: str) -> tuple[Outcome, bytes] | None:
    """What an earlier run kept of a program."""
    if folder is None or not (folder / f"{key}.json").exists():
        return None
    found = msgspec.json.decode((folder / f"{key}.json").read_bytes(), type=Outcome)
    if again and re.search(again, f"{found.kind}: {found.reason}"):
        return None
    file = folder / f"{key}.document"
    return found, file.read_bytes() if file.exists() else b""


if __name__ == "__main__":
    sys.exit(main())
