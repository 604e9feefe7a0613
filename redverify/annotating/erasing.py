"""Programs without annotations, indices of accumulated elements and ``accumulate`` blocks.

Two texts with the same erased program do the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from redverify.language import syntax as sx


def erased(file: sx.File, *, scopes: bool = True) -> sx.File:
    """The file without annotations and indices of elements, and, with ``scopes``, without scopes."""
    blocks = tuple(
        replace(b, body=tuple(_erased(b.body, scopes))) if isinstance(b, sx.ImplBlock) else b
        for b in file.blocks
    )
    return replace(file, blocks=blocks)


def _erased(block: sx.Block, scopes: bool) -> Iterator[sx.Command]:
    for command in block:
        match command:
            case sx.Assign() | sx.DataLet():
                yield replace(command, annotation=None)
            case sx.Accumulate():
                yield replace(command, annotation=None, reduction_indices=None)
            case sx.Scope(body=body) if scopes:
                yield from _erased(body, scopes)
            case sx.Scope(body=body) | sx.Loop(body=body):
                yield replace(command, body=tuple(_erased(body, scopes)))
            case sx.If(branches=branches, otherwise=otherwise):
                kept = tuple(replace(b, body=tuple(_erased(b.body, scopes))) for b in branches)
                last = None if otherwise is None else tuple(_erased(otherwise, scopes))
                yield replace(command, branches=kept, otherwise=last)
            case sx.Skip() | sx.Let() | sx.Allocate() | sx.View():
                yield command
