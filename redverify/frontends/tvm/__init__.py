"""Apache TVM: a scheduled TensorIR function against the function before scheduling, or all of a model.

TVM is imported only when a function here is called; see ``docs/tvm.md``.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from redverify.api import TIMEOUT
from redverify.frontends.common.annotating.attempts import Claims
from redverify.frontends.common.auditing import Audit, Step
from redverify.frontends.common.errors import LoadError, MissingDependency, Place, TranslationError
from redverify.frontends.common.layouts import LayoutError
from redverify.frontends.tvm.auditing import audit, start_of
from redverify.frontends.tvm.guarded import without_guarded
from redverify.frontends.tvm.loading import load_program, load_spec_arg
from redverify.frontends.tvm.models.pipelines import ModelError
from redverify.frontends.tvm.models.verification import verify_module
from redverify.frontends.tvm.opinions import opinion_of
from redverify.frontends.tvm.translation import (
    Barriers,
    Level,
    Translated,
    reduces_tuples,
    to_sched,
    translate,
)
from redverify.reporting.result import Verdict, at_level

__all__ = [
    "Audit",
    "LayoutError",
    "LoadError",
    "MissingDependency",
    "ModelError",
    "Place",
    "Step",
    "TranslationError",
    "audit",
    "load_program",
    "load_spec_arg",
    "opinion_of",
    "sched_text",
    "start_of",
    "to_sched",
    "translated",
    "verify",
    "verify_module",
]


def verify(
    before: Any,
    after: Any,
    values: str = "real",
    certify: Any = None,
    *,
    assume: Sequence[str] = (),
    level: Level = "sblock",
    barriers: Barriers = "tvm",
    target: Any = None,
    layout: str | Sequence[str] = (),
    strict_races: bool = False,
    run: bool = True,
    **options: Any,
) -> Any:
    """Verify that ``after`` computes what ``before`` does; the result of :func:`redverify.verify_text`.

    ``level`` says at which level ``after`` is verified: its sblocks (``sblock``), or its kernels as their
    threads run them (``thread``). For the latter, ``barriers`` are those that TVM adds for ``target`` and
    those in the function (``tvm``), or the latter alone (``written``).

    ``layout`` says where the elements of a parameter lie that the schedule has laid out anew, as in
    ``"B: k, j -> k // 16, j, k % 16"``; several parameters may have one each. The claim is then about the
    scheduled function on such arrays. With ``strict_races``, threads and iterations of parallel loops that
    write one cell are a race even if all write the same value. ``run``: TVM compiles both functions for this
    machine, and what they compute of a few small inputs is compared (:mod:`.common.second_opinion`).

    :class:`TranslationError` is raised for what cannot be translated, :class:`LayoutError` for a layout
    that cannot be used, and :class:`MissingDependency` without TVM. Further options go to ``verify_text``.
    """
    found = translated(
        before,
        after,
        assume=assume,
        values=values,
        layouts=(layout,) if isinstance(layout, str) else tuple(layout),
        level=level,
        barriers=barriers,
        target=target,
        timeout=options.get("timeout", TIMEOUT),
    )
    opinion = opinion_of(found, values, run=run)
    redverify: Any = import_module("redverify")
    result = redverify.verify_text(
        found.text, values=values, certify=certify, inferred=True, strict_races=strict_races, **options
    )
    return at_level(opinion(result), level)


def sched_text(before: Any, after: Any, **options: Any) -> str:
    """The text to verify (:func:`translated`)."""
    return translated(before, after, **options).text


def translated(before: Any, after: Any, *, timeout: float = TIMEOUT, **options: Any) -> Translated:
    """The text to verify: that of :func:`to_sched`, or one that is refuted.

    Where threads use a cell without a barrier between, or annotations cannot be inferred, another text may
    still show a wrong run. ``timeout`` is for the search for one.
    """
    try:
        return translate(before, after, **options)
    except TranslationError as error:
        found = _refuted(before, after, timeout, options)
        if found is None:
            raise error
        return found


def _refuted(before: Any, after: Any, timeout: float, options: dict[str, Any]) -> Translated | None:
    """A text that shows a wrong run, if one is found."""
    redverify: Any = import_module("redverify")
    values = options.get("values", "real")
    merging = options.get("level") == "thread" or reduces_tuples(before)
    for claims in (Claims.UNIFIED, Claims.NOTHING) if merging else (Claims.NOTHING,):
        try:
            found = translate(before, after, **options, merged=True, claims=claims)
        except TranslationError:
            continue
        result = redverify.verify_text(
            found.text, values=values, inferred=True, timeout=timeout, claims=merging
        )
        if without_guarded(result, found.guarded).verdict is Verdict.REFUTED:
            return found
    return None
