"""The bound on nesting. Later stages recurse over the tree; this check, which does not, comes first."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import Any

from redverify.language import syntax as sx
from redverify.language.diagnostics import fail
from redverify.language.source import Span


def check_depth(file: sx.File) -> None:
    """Fail with ``RV109`` where the tree is deeper than :data:`~syntax.MAX_DEPTH`.

    What follows a ``let``, ``allocate`` or ``view`` in its block is inside it.
    """
    stack: list[tuple[Any, int]] = [(block, 0) for block in file.blocks]
    while stack:
        node, depth = stack.pop()
        if isinstance(node, tuple):
            for child in node:
                stack.append((child, depth))
                depth += isinstance(child, sx.Let | sx.Allocate | sx.View)
        elif hasattr(node, "span") and not isinstance(node, sx.Ident):
            if depth > sx.MAX_DEPTH:
                span: Span = node.span
                hint = "split the expression or the block"
                raise fail("RV109", f"nested deeper than {sx.MAX_DEPTH} levels", span, hint)
            stack.extend([(getattr(node, name), depth + 1) for name in _fields(node.__class__)])


@cache
def _fields(node: type[Any]) -> tuple[str, ...]:
    return tuple(f.name for f in fields(node) if f.name != "span")
