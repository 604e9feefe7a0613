"""Tables of a run."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence

from .judge import (
    CRASH,
    DISAGREEMENT,
    EQUIVALENT,
    FAILURES,
    INCONCLUSIVE,
    INVALID,
    KILLED,
    OUTCOMES,
    SLOW,
    SURVIVOR,
    Judgement,
)

_HEADINGS = {
    INVALID: "invalid",
    KILLED: "not verified, refuted",
    INCONCLUSIVE: "not verified, no witness",
    SLOW: "timed out",
    EQUIVALENT: "verified, no difference",
    SURVIVOR: "**survivors**",
    DISAGREEMENT: "verified, annotation disputed",
    CRASH: "crashes",
}


#: Outcomes whose mutants are shown in full.
SHOWN = (*FAILURES, DISAGREEMENT)


def table(judgements: Sequence[Judgement], by: Callable[[Judgement], str], title: str) -> str:
    """A Markdown table of outcomes, one row per value of ``by``."""
    rows: dict[str, Counter[str]] = defaultdict(Counter)
    for judgement in judgements:
        rows[by(judgement)][judgement.outcome] += 1
        rows["**all**"][judgement.outcome] += 1
    lines = [
        f"| {title} | mutants | " + " | ".join(_HEADINGS[o] for o in OUTCOMES) + " |",
        "| --- |" + " ---: |" * (len(OUTCOMES) + 1),
    ]
    for name in sorted(rows, key=lambda n: (n == "**all**", n)):
        counts = rows[name]
        cells = " | ".join(str(counts[o]) for o in OUTCOMES)
        lines.append(f"| {name} | {counts.total()} | {cells} |")
    return "\n".join(lines)


def kinds(judgements: Iterable[Judgement], outcome: str) -> str:
    """How often each reason was given for an outcome, as a list."""
    counts = Counter(j.reason for j in judgements if j.outcome == outcome)
    return "\n".join(f"- {reason or 'none'}: {count}" for reason, count in counts.most_common(25))


def slow(judgements: Iterable[Judgement], seconds: float = 5.0) -> str:
    """The mutants whose analysis took long, the slowest first."""
    found = sorted((j for j in judgements if j.analysis_seconds > seconds), key=lambda j: -j.analysis_seconds)
    lines = [
        f"- {j.analysis_seconds:.1f} s, {j.outcome}: {j.mutant.operator}, {j.mutant.program}" for j in found
    ]
    return "\n".join(lines[:40])


def failures(judgements: Iterable[Judgement]) -> str:
    """The text of every survivor, crash and disputed mutant, to be reproduced."""
    return "\n\n".join(failure(j) for j in judgements if j.outcome in SHOWN)


def failure(judgement: Judgement) -> str:
    """One of these with its text."""
    mutant = judgement.mutant
    head = f"# {judgement.outcome}: {mutant.operator} in {mutant.program}, impl {mutant.impl}"
    reason = "\n".join(f"# {line}" for line in judgement.reason.splitlines())
    return f"{head}\n{reason}\n{mutant.text}"
