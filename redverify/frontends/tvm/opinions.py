"""What is said of a verdict beside its proof: reads that may not happen, and what compiled code computes."""

from __future__ import annotations

from collections.abc import Callable

from redverify.frontends.common.running.second_opinion import SecondOpinion
from redverify.frontends.tvm.guarded import without_guarded
from redverify.frontends.tvm.translation import Translated
from redverify.reporting.result import Result

Opinion = Callable[[Result], Result]


def opinion_of(found: Translated, values: str, *, run: bool) -> Opinion:
    """What to make of the result of a text. ``run``: the two functions are compiled and run.

    Raises :class:`.TranslationError` if a compiled function computes something else than what was read of it.
    """
    compiled: Opinion = _as_it_is
    if run:
        compiled = SecondOpinion(found.runnable, found.before, found.after, values)
    return lambda result: compiled(without_guarded(result, found.guarded))


def _as_it_is(result: Result) -> Result:
    return result
