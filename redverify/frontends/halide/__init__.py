"""Halide: a scheduled pipeline against its algorithm, or against that of another pipeline.

Halide is imported only in processes of its own; see ``docs/halide.md``.
"""

from __future__ import annotations

from typing import Any

from redverify.api import destination, options_of
from redverify.frontends.common.auditing import Audit, Step
from redverify.frontends.common.errors import LoadError, MissingDependency, Place, TranslationError
from redverify.frontends.halide.auditing import audit, audit_as
from redverify.frontends.halide.obtaining import TARGET, Program
from redverify.frontends.halide.stated import Translated, to_sched, translated, translated_as
from redverify.frontends.halide.translation import HalideOptions
from redverify.reporting.result import Result

__all__ = [
    "TARGET",
    "Audit",
    "HalideOptions",
    "LoadError",
    "MissingDependency",
    "Place",
    "Step",
    "Translated",
    "TranslationError",
    "audit",
    "audit_as",
    "to_sched",
    "translated",
    "translated_as",
    "verify",
    "verify_translated",
]


def verify(
    before: Program,
    after: Program | None = None,
    values: str = "real",
    certify: Any = None,
    *,
    run: bool = True,
    **options: Any,
) -> Result:
    """Verify that ``after`` computes what the algorithm of ``before`` says; see :func:`.to_sched`.

    The result is that of :func:`redverify.verify_text`. Further options are those of :class:`.HalideOptions`,
    and those of ``verify_text``. With ``run``, Halide's JIT compiles and runs both, and
    :class:`.TranslationError` is raised if it computes something else than the text
    (:mod:`~redverify.frontends.common.running.second_opinion`).
    """
    own = HalideOptions.taken(options, values=values)
    certificates = destination(certify, options.pop("lean", "auto"))
    chosen = options_of(values, inferred=True, **options)
    return translated_as(before, after, own, chosen.timeout).verified(chosen, certificates, run=run)


def verify_translated(
    found: Translated, values: str = "real", certify: Any = None, *, run: bool = True, **options: Any
) -> Result:
    """The result of :func:`redverify.verify_text` on a translation, with what has to be said of it."""
    certificates = destination(certify, options.pop("lean", "auto"))
    return found.verified(options_of(values, inferred=True, **options), certificates, run=run)
