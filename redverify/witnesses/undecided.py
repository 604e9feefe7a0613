"""What small runs depend on when they are not evidence: values that are not known exactly."""

from __future__ import annotations

from itertools import product

from redverify.interpreter import InvalidProgram, Unenumerable, run
from redverify.interpreter.domains.terms import NoEvidence
from redverify.interpreter.search import feasible_parameters
from redverify.language import core
from redverify.language.function_facts import facts_hold, words

#: The smallest sizes that are run, the inputs of each, and the steps of a run.
_SIZES, _SEEDS, _STEPS = 6, 3, 2_000


def depends_on(impl: core.Impl, values: str) -> tuple[str, ...]:
    """Values that are not known exactly, where comparisons in small runs depend on them.

    Those of the first run that depends on any; empty if all runs compare known values. No limit of time,
    so that a report is the same on a busy machine.
    """
    for params, seed in product(feasible_parameters(impl)[:_SIZES], range(_SEEDS)):
        try:
            found = run(impl, params, seed=seed, values=values, max_steps=_STEPS, all=True)
        except (InvalidProgram, NoEvidence, Unenumerable, RecursionError):
            continue
        if found.depends_on:
            return found.depends_on
    return ()


def explained(reasons: tuple[str, ...], values: str) -> str:
    """A note for a report: what runs depend on, and what a proof may assume of it."""
    first = reasons[0]
    name, bracket, _ = first.partition("(")
    known = words(name) if bracket and facts_hold(values) else ""
    assumed = f"only this is assumed: {known}" if known else "nothing is assumed"
    others = "".join(f", {reason}" for reason in reasons[1:])
    also = f" (and on{others.removeprefix(',')})" if others else ""
    return f"runs are not evidence here: they depend on {first}{also}; {assumed}"
