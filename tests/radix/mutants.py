"""Programs with products, changed at random, against the reference interpreter.

``python -m tests.radix.mutants COUNT [SEED]`` is the campaign: it prints how many were verified, and each
program that is verified although a run goes wrong, or refuted although none does.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import product
from pathlib import Path
from random import Random

from redverify.evaluation.obligation import Status
from redverify.interpreter import InvalidProgram, Unenumerable, run
from redverify.interpreter.search import assumptions, holding
from redverify.judgement.analysis import analyse
from redverify.language import core
from redverify.language.diagnostics import DiagnosticError
from redverify.language.load import load_text
from redverify.options import Options
from redverify.radix.affine import instances
from redverify.system.clock import OutOfTime

PROGRAMS = Path(__file__).parent / "programs"

#: Sizes at which a program is run, and the greatest value of a parameter.
_RUNS, _GREATEST = 60, 6

_NAME = re.compile(r"\b[A-Z][A-Z0-9]*\b")
_NUMBER = re.compile(r"(?<![\w.$])\d+(?![\w.])")
_COMPARISON = re.compile(r"(?<=[^<>=])(?:<=|>=|<|>)(?=[^<>=])")
_SUM = re.compile(r"(?<=\w|\)) ?[+-] ?(?=\w|\()(?![{=])")


def mutant(random: Random) -> str:
    """A program of a family with up to three small changes behind its header."""
    text = random.choice(sorted(PROGRAMS.glob("*.sched"))).read_text(encoding="utf-8")
    for _ in range(random.randint(0, 3)):
        text = changed(text, random)
    return text


def changed(text: str, random: Random) -> str:
    """The text with one small change behind its header."""
    pattern = random.choice((_NAME, _NUMBER, _COMPARISON, _SUM))
    start = text.index(":\n")
    places = list(pattern.finditer(text, start))
    if not places:
        return text
    place = random.choice(places)
    old = place[0]
    if pattern is _NAME:
        new = random.choice(re.findall(_NAME, text[:start] + text[text.index("impl") :]))
    elif pattern is _NUMBER:
        new = str(max(0, int(old) + random.choice((-1, 1))))
    elif pattern is _COMPARISON:
        new = random.choice(("<=", "<", ">=", ">"))
    else:
        new = " - " if "+" in old else " + "
    return text[: place.start()] + new + text[place.end() :]


def proofs_hold(ones: Iterable[core.Impl]) -> bool:
    """Whether all obligations of these instances hold, by the proofs alone: no run has a say."""
    found = [analyse(one, Options()) for one in ones]
    return all(a.vacuous or all(o.status is Status.PROVED for o in a.obligations) for a in found)


def sizes(impl: core.Impl, random: Random) -> Iterator[dict[str, int]]:
    """Random small sizes that the assumptions allow."""
    holds, names = holding(assumptions(impl)), impl.spec.parameters
    found = [dict(zip(names, p, strict=True)) for p in product(range(-1, _GREATEST), repeat=len(names))]
    allowed = [at for at in found if holds(dict(at))]
    yield from random.sample(allowed, min(_RUNS, len(allowed)))


def violation(impl: core.Impl, random: Random) -> str | None:
    """What goes wrong in a run, with the sizes."""
    for at in sizes(impl, random):
        try:
            found = run(impl, at, seed=random.randint(0, 3), max_steps=20_000).violations
        except (Unenumerable, InvalidProgram):
            continue
        if found:
            return f"{found[0].kind} at {found[0].span} with {at}"
    return None


def outcome(seed: int) -> tuple[str, str]:
    """What becomes of one program: ``invalid``, ``open``, ``verified``, or ``survivor``, and its text."""
    random = Random(seed)
    text = mutant(random)
    try:
        (impl,) = load_text(text).impls.values()
        proved = proofs_hold(instances(impl))
    except DiagnosticError:
        return "invalid", text
    except (OutOfTime, RecursionError):
        return "open", text
    if not proved:
        return "open", text
    wrong = violation(impl, random)
    return ("verified", text) if wrong is None else ("survivor", f"{text}\n# {wrong}")


if __name__ == "__main__":
    count, first = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0
    counts: Counter[str] = Counter()
    for number in range(first, first + count):
        what, shown = outcome(number)
        counts[what] += 1
        if what == "survivor":
            print(f"seed {number}\n{shown}")
    print(dict(counts))
