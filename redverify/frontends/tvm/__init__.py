"""Apache TVM: a scheduled TensorIR function against the function before scheduling, or all of a model.

TVM is imported only when a function here is called; see ``docs/tvm.md``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from redverify.api import TIMEOUT, destination, load, options_of, verified
from redverify.frontends.common.annotating.attempts import Claims, explained
from redverify.frontends.common.auditing import Audit, Step
from redverify.frontends.common.errors import LoadError, MissingDependency, Place, TranslationError
from redverify.frontends.common.layouts import LayoutError
from redverify.frontends.tvm.auditing import audit, audit_as, start_of
from redverify.frontends.tvm.guarded import without_guarded
from redverify.frontends.tvm.loading import load_program, load_spec_arg
from redverify.frontends.tvm.models.pipelines import ModelError
from redverify.frontends.tvm.models.verification import verify_module
from redverify.frontends.tvm.opinions import opinion_of
from redverify.frontends.tvm.translation import Translated, TvmOptions, reduces_tuples, translate
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
    "TvmOptions",
    "audit",
    "audit_as",
    "load_program",
    "load_spec_arg",
    "opinion_of",
    "start_of",
    "to_sched",
    "translated",
    "translated_as",
    "verify",
    "verify_module",
]


def verify(
    before: Any,
    after: Any,
    values: str = "real",
    certify: Any = None,
    *,
    layout: str | Sequence[str] = (),
    run: bool = True,
    **options: Any,
) -> Any:
    """Verify that ``after`` computes what ``before`` does; the result of :func:`redverify.verify_text`.

    ``layout`` says where the elements of a parameter lie that the schedule has laid out anew, as in
    ``"B: k, j -> k // 16, j, k % 16"``; several parameters may have one each. The claim is then about the
    scheduled function on such arrays. ``run``: TVM compiles both functions for this machine, and what they
    compute of a few small inputs is compared (:mod:`.common.second_opinion`). Further options are those of
    :class:`.TvmOptions`, as ``level`` and ``assume``, and those of ``verify_text``. With ``strict_races``,
    threads and iterations of parallel loops that write one cell are a race even if all write the same value.

    :class:`TranslationError` is raised for what cannot be translated, :class:`LayoutError` for a layout
    that cannot be used, and :class:`MissingDependency` without TVM.
    """
    layouts = (layout,) if isinstance(layout, str) else tuple(layout)
    own = TvmOptions.taken(options, values=values, layouts=layouts)
    certificates = destination(certify, options.pop("lean", "auto"))
    chosen = options_of(values, inferred=True, **options)
    found = translated_as(before, after, own, chosen.timeout)
    opinion = opinion_of(found, values, run=run)
    result = verified(load("<text>", found.text, infer=True), chosen, certificates)
    return at_level(opinion(result), own.level)


def to_sched(before: Any, after: Any, **options: Any) -> str:
    """The ``.sched`` text of :func:`translated`."""
    return translated(before, after, **options).text


def translated(before: Any, after: Any, *, timeout: float = TIMEOUT, **options: Any) -> Translated:
    """The text to verify, or one that is refuted.

    Where threads use a cell without a barrier between, or annotations cannot be inferred, another text may
    still show a wrong run. ``timeout`` is for the search for one.
    """
    return translated_as(before, after, TvmOptions(**options), timeout)


def translated_as(before: Any, after: Any, options: TvmOptions, timeout: float) -> Translated:
    """As :func:`translated`."""
    merging = options.level == "thread" or reduces_tuples(before)
    asked = options_of(options.values, inferred=True, timeout=timeout, claims=merging)

    def refuted(found: Translated) -> bool:
        result = verified(load("<text>", found.text, infer=True), asked)
        return without_guarded(result, found.guarded).verdict is Verdict.REFUTED

    def as_claimed(claims: Claims) -> Translated:
        return translate(before, after, replace(options, merged=claims is Claims.NOTHING, claims=claims))

    def merged() -> Translated:
        return translate(before, after, replace(options, merged=True))

    return explained(as_claimed, refuted, [merged] if merging else [])
