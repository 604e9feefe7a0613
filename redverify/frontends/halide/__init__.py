"""Halide: a scheduled pipeline against its algorithm, or against that of another pipeline.

Halide is imported only in processes of its own; see ``docs/halide.md``.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from redverify.api import TIMEOUT
from redverify.frontends.common.auditing import Audit, Step
from redverify.frontends.common.errors import LoadError, MissingDependency, Place, TranslationError
from redverify.frontends.halide.auditing import audit
from redverify.frontends.halide.obtaining import TARGET, Program
from redverify.frontends.halide.stated import Translated, to_sched, translated
from redverify.reporting.result import with_notes

__all__ = [
    "TARGET",
    "Audit",
    "LoadError",
    "MissingDependency",
    "Place",
    "Step",
    "Translated",
    "TranslationError",
    "audit",
    "to_sched",
    "translated",
    "verify",
    "verify_translated",
]


def verify(
    before: Program,
    after: Program | None = None,
    values: str = "real",
    certify: Any = None,
    *,
    target: str = TARGET,
    assume: Sequence[str] = (),
    asserts: bool = True,
    zero_min: bool = False,
    run: bool = True,
    **options: Any,
) -> Any:
    """Verify that ``after`` computes what the algorithm of ``before`` says; see :func:`.to_sched`.

    The result is that of :func:`redverify.verify_text`, which further options go to. With ``run``, Halide's
    JIT compiles and runs both, and :class:`.TranslationError` is raised if it computes something else than
    the text (:mod:`~redverify.frontends.common.running.second_opinion`).
    """
    found = translated(
        before,
        after,
        target=target,
        values=values,
        assume=assume,
        asserts=asserts,
        zero_min=zero_min,
        timeout=options.get("timeout", TIMEOUT),
    )
    return verify_translated(found, values, certify, run=run, **options)


def verify_translated(
    found: Translated, values: str = "real", certify: Any = None, *, run: bool = True, **options: Any
) -> Any:
    """The result of :func:`redverify.verify_text` on a translation, with what has to be said of it."""
    redverify: Any = import_module("redverify")
    opinion = found.opinion(values, run=run)
    result = redverify.verify_text(found.text, values=values, certify=certify, inferred=True, **options)
    return with_notes(opinion(result), found.notes)
