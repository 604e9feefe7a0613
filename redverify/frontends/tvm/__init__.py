"""Apache TVM: a scheduled TensorIR function against the function before scheduling, or all of a model.

TVM is imported only when a function here is called; see ``docs/tvm.md``.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from redverify.frontends.common.errors import LoadError, MissingDependency, Place, TranslationError
from redverify.frontends.common.layouts import LayoutError
from redverify.frontends.tvm.auditing import Audit, Step, audit, start_of
from redverify.frontends.tvm.loading import load_spec_arg
from redverify.frontends.tvm.models import verify_module
from redverify.frontends.tvm.pipelines import ModelError
from redverify.frontends.tvm.translation import to_sched

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
    "load_spec_arg",
    "start_of",
    "to_sched",
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
    layout: str | Sequence[str] = (),
    **options: Any,
) -> Any:
    """Verify that ``after`` computes what ``before`` does; the result of :func:`redverify.verify_text`.

    ``layout`` says where the elements of a parameter lie that the schedule has laid out anew, as in
    ``"B: k, j -> k // 16, j, k % 16"``; several parameters may have one each. The claim is then about the
    scheduled function on such arrays.

    :class:`TranslationError` is raised for what cannot be translated, :class:`LayoutError` for a layout
    that cannot be used, and :class:`MissingDependency` without TVM. Further options go to ``verify_text``.
    """
    layouts = (layout,) if isinstance(layout, str) else tuple(layout)
    text = to_sched(before, after, assume=assume, values=values, layouts=layouts)
    redverify: Any = import_module("redverify")
    return redverify.verify_text(text, values=values, certify=certify, inferred=True, **options)
