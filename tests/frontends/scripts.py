"""Functions in TVMScript with parts left open, and what is said of a pair of them."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import tvm

from redverify.frontends import tvm as front
from redverify.reporting.result import Verdict


def with_head(head: str) -> Callable[..., Any]:
    """The function that makes a function of a body: ``@name`` in it stands for the part of this name."""
    return functools.partial(_function, head)


def _function(head: str, body: str, **parts: str) -> Any:
    for name, text in parts.items():
        body = body.replace(f"@{name}", text)
    return tvm.script.from_source(head + body)


def verdict_of(before: Any, after: Any, **options: Any) -> Verdict:
    """The verdict; a refusal is inconclusive."""
    try:
        found: Verdict = front.verify(before, after, **options).verdict
    except front.TranslationError:
        return Verdict.INCONCLUSIVE
    return found


def element(value: str, parameters: str = "", *, dtype: str = "int32", loop: str = "range(8)") -> Any:
    """``B[vi] = value`` for eight elements; ``A`` and ``F`` may be read, ``parameters`` come first."""
    head = f"{parameters}, " if parameters else ""
    return tvm.script.from_source(
        f"""
@T.prim_func(s_tir=True)
def main({head}A: T.Buffer((8,), "{dtype}"), F: T.Buffer((8,), "int32"), B: T.Buffer((8,), "{dtype}")):
    T.func_attr({{"global_symbol": "main", "tirx.noalias": True}})
    for i in {loop}:
        with T.sblock("B"):
            vi = T.axis.spatial(8, i)
            B[vi] = {value}
"""
    )
