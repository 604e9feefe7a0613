"""mlir-tv's own tests: how many of its pairs are decided as it decides them.

``python -m benchmarks.mlir_tv CHECKOUT`` runs the pairs of a checkout of https://github.com/aqjune/mlir-tv,
of which nothing is kept here, and prints a table by folder. ``mlir-opt`` has to be on PATH. Each pair runs in
a process of its own, which ends after ``--seconds``. ``--reasons`` prints what became of each pair that is
not decided as the tests say.
"""

from __future__ import annotations

import argparse
import multiprocessing
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path

from redverify.frontends import mlir
from redverify.frontends.mlir.reading import functions_of
from redverify.reporting.result import Verdict

#: What a test says, by the keyword in its first lines.
_KEYWORDS = re.compile(r"^// *(VERIFY-INCORRECT|VERIFY|UNSUPPORTED|EXPECT)", re.MULTILINE)
_ARGUMENTS = re.compile(r"^// *ARGS:(.*)$", re.MULTILINE)

#: mlir-tv's options for floats, as encodings of values; the weakest that is given counts. Of its associative
#: sums the order does not matter: they are equal if the hashes of their terms have one sum.
_VALUES = {"multiset": "abstract", "associative": "abstract", "use-neg-zero": "abstract-zeros"}

#: An assumption that redverify does not make: what a function without a body gives has an operand's sizes.
_ASSUMED = "use-fn-argument-dims"

OUTCOMES = ("agrees", "stronger", "undecided", "unsupported", "unreadable", "disagrees", "other")

_UNDEFINED = "the source is undefined"
_EMPTY = "the assumptions cannot be satisfied"


@dataclass(frozen=True)
class Outcome:
    """What became of a pair: one of :data:`OUTCOMES`, and why."""

    kind: str
    reason: str = ""


def pairs(checkout: Path) -> Iterator[tuple[str, Path, Path]]:
    """The folder, the source and the target of each test."""
    tests = checkout / "tests"
    for source in sorted(tests.rglob("*.src.mlir")):
        target = source.with_name(source.name.replace(".src.", ".tgt."))
        if target.exists():
            yield str(source.parent.relative_to(tests)), source, target


def of_pair(source: Path, target: Path, timeout: float) -> Outcome:
    """Verify all functions of a pair and compare with what the test says."""
    text, after = source.read_text(encoding="utf-8"), target.read_text(encoding="utf-8")
    keyword = _KEYWORDS.search(text)
    wanted = keyword.group(1) if keyword else ""
    if wanted not in ("VERIFY", "VERIFY-INCORRECT"):
        return Outcome("other", f"the test says {wanted or 'nothing'}")
    arguments = _ARGUMENTS.search(text)
    flags = [flag.lstrip("-") for flag in arguments.group(1).split()] if arguments else []
    if any(flag.startswith(_ASSUMED) for flag in flags):
        return Outcome("unsupported", "sizes of what a function without a body gives are not assumed")
    values = next((encoding for flag, encoding in _VALUES.items() if flag in flags), "abstract-bitwise")
    try:
        names = [f.name for f in functions_of(text, "source")]
        functions_of(after, "target")
    except mlir.LoadError as error:
        return Outcome("unreadable", str(error))
    except mlir.TranslationError as error:
        return Outcome("unsupported", str(error))
    found = [_of_function(text, after, name, values, timeout) for name in names]
    return _compared(wanted, found)


def _of_function(text: str, after: str, name: str, values: str, timeout: float) -> tuple[str, str]:
    """The verdict of one function, or ``unsupported`` or ``undefined``, and a reason."""
    try:
        result = mlir.verify(text, after, values, function=name, timeout=timeout, levels=False).impls[0]
    except mlir.TranslationError as error:
        undefined = _UNDEFINED in str(error) or "nothing wrote" in str(error)
        return ("undefined" if undefined else "unsupported"), f"{name}: {error}"
    except mlir.LoadError as error:
        return "unsupported", f"{name}: {error}"
    return result.verdict.value, f"{name}: {'; '.join(n for n in result.notes if 'claim is for' not in n)}"


def _compared(wanted: str, found: list[tuple[str, str]]) -> Outcome:
    verdicts = {verdict for verdict, _ in found}
    reasons = "; ".join(reason for verdict, reason in found if verdict != Verdict.VERIFIED.value)
    if wanted == "VERIFY-INCORRECT":
        if "refuted" in verdicts:
            return Outcome("agrees")
        if verdicts == {"verified"}:
            return Outcome("disagrees", "verified, and the test says incorrect")
    elif "refuted" in verdicts:
        return Outcome("disagrees", f"refuted, and the test says correct; {reasons}")
    elif verdicts == {"verified"}:
        return Outcome("agrees")
    if "unsupported" in verdicts:
        return Outcome("unsupported", reasons)
    if "undefined" in verdicts:
        return Outcome("stronger", reasons)
    return Outcome("undecided", reasons)


def _child(source: Path, target: Path, timeout: float, out: Connection) -> None:
    try:
        out.send(of_pair(source, target, timeout))
    except Exception as error:
        out.send(Outcome("undecided", f"{type(error).__name__}: {error}"))


def isolated(source: Path, target: Path, seconds: float) -> Outcome:
    """The outcome of a pair, by a process that ends after ``seconds``."""
    context = multiprocessing.get_context("fork")
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=_child, args=(source, target, seconds / 3, theirs))
    process.start()
    theirs.close()
    try:
        if ours.poll(seconds):
            found = ours.recv()
            assert isinstance(found, Outcome)
            return found
        return Outcome("undecided", f"more than {seconds:g} seconds")
    except EOFError:
        return Outcome("undecided", "the process ended")
    finally:
        process.kill()
        process.join()


def table(counts: dict[str, Counter[str]]) -> str:
    """The outcomes by folder, and how many of the tests without tosa and sparse tensors are decided."""
    width = max(map(len, counts), default=5)
    lines = [f"{'':{width}}  {'  '.join(OUTCOMES)}"]
    whole: Counter[str] = Counter()
    plain: Counter[str] = Counter()
    for folder, count in sorted(counts.items()):
        lines.append(f"{folder:{width}}  {_row(count)}")
        whole += count
        if "tosa" not in folder and "sparse" not in folder:
            plain += count
    lines.append(f"{'all':{width}}  {_row(whole)}")
    lines.append(f"{'without tosa, sparse':{width}}  {_row(plain)}")
    tests = sum(plain.values()) - plain["other"]
    decided = plain["agrees"] + plain["stronger"]
    share = 100 * decided / max(tests, 1)
    lines.append(f"decided without tosa and sparse: {decided} of {tests} ({share:.0f} %)")
    return "\n".join(lines)


def _row(count: Counter[str]) -> str:
    return "  ".join(f"{count[o]:{len(o)}}" for o in OUTCOMES)


def main() -> None:
    """Run the tests of a checkout."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("checkout", type=Path)
    parser.add_argument("--only", default="", help="folders whose name contains this")
    parser.add_argument("--seconds", type=float, default=30.0, help="for one pair")
    parser.add_argument("--reasons", action="store_true", help="print what is not decided as the tests say")
    chosen = parser.parse_args()
    counts: dict[str, Counter[str]] = {}
    for folder, source, target in pairs(chosen.checkout):
        if chosen.only not in folder:
            continue
        found = isolated(source, target, chosen.seconds)
        counts.setdefault(folder, Counter())[found.kind] += 1
        if chosen.reasons and found.kind != "agrees":
            print(f"{found.kind}: {folder}/{source.name}: {found.reason[:400]}", flush=True)
    print(table(counts))


if __name__ == "__main__":
    main()
