"""``python -m tests.annotating.mutants --count 300``: wrong variants of programs without annotations.

Programs that are right are changed in one place (:mod:`tests.mutation`). Then their annotations are taken
away and inferred. None that is verified may be wrong: the interpreter runs it. Exit status 1 if one is.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace

from redverify.annotating.annotate import annotate_text
from redverify.api import load, verify_text
from redverify.interpreter import Unenumerable, feasible_parameters, run
from redverify.interpreter.domains.terms import NoEvidence
from redverify.language.diagnostics import DiagnosticError
from redverify.language.printer import file_text
from redverify.reporting.result import Verdict
from tests.annotating.stripping import stripped
from tests.mutation.corpus import Program, programs
from tests.mutation.judge import FAILURES, INVALID, Judgement, Limits, judge
from tests.mutation.operators import Mutant
from tests.mutation.sampling import sample

LIMITS = Limits(solver=2.0, witness=0.2, oracle=0.4)


def bare(program: Program, count: int, seed: int) -> Iterator[Mutant]:
    """Mutants of a program, without annotations; changes of annotations alone are left out."""
    known = {stripped(file_text(program.tree))}
    for mutant in sample(program, 4 * count, seed):
        text = stripped(mutant.text)
        if text not in known and count > 0:
            known.add(text)
            count -= 1
            yield replace(mutant, text=text)


def judged(mutant: Mutant) -> Judgement:
    """What comes of a mutant with inferred annotations."""
    try:
        annotated = annotate_text(mutant.text, mutant.source, fill=True)
    except DiagnosticError as error:
        return Judgement(mutant, INVALID, error.diagnostics[0].code, 0.0)
    return judge(replace(mutant, text=annotated.text), LIMITS)


def hidden(mutant: Mutant, runs: int = 50) -> str | None:
    """A run that goes wrong of a mutant whose verdict is inconclusive; ``None`` if there is none.

    It has a random size and random inputs, and does not look at annotations.
    """
    (result,) = verify_text(mutant.text, mutant.source, mutant.impl, levels=False).impls
    if result.verdict is not Verdict.INCONCLUSIVE:
        return None
    program = load(mutant.source, mutant.text, mutant.impl, infer=True).program
    assert program is not None
    impl, source = program.impls[mutant.impl], random.Random(mutant.text)
    sizes = feasible_parameters(impl)[:200]
    for _ in range(runs if sizes else 0):
        parameters, seed = source.choice(sizes), source.randrange(1000)
        with suppress(NoEvidence, Unenumerable, RecursionError):
            found = run(impl, parameters, seed=seed, max_steps=20_000, annotated=False)
            if found.violations:
                return f"{found.violations[0].message}, with {parameters}, seed {seed}"
    return None


def main() -> int:
    """Judge as many mutants as are asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.annotating.mutants", description=__doc__)
    parser.add_argument("--count", type=int, default=300, help="mutants")
    parser.add_argument("--seed", type=int, default=0, help="choice of the sample")
    parser.add_argument("--largest", type=int, default=40, help="lines of the largest file")
    options = parser.parse_args()
    chosen = [m for p in programs(options.largest) for m in bare(p, 2, options.seed)]
    random.Random(options.seed).shuffle(chosen)
    outcomes: Counter[str] = Counter()
    for mutant in chosen[: options.count]:
        found = judged(mutant)
        outcomes[found.outcome] += 1
        if found.outcome in FAILURES:
            print(f"{mutant.program} {mutant.operator}: {found.outcome}: {found.reason}\n{mutant.text}")
        print(dict(outcomes), flush=True)
    return 1 if any(outcomes[f] for f in FAILURES) else 0


if __name__ == "__main__":
    sys.exit(main())
