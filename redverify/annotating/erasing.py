"""Programs without annotations, indices of accumulated elements and ``accumulate`` blocks.

Two texts with the same erased program do the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from redverify.language import syntax as sx
from redverify.language.syntax_walks import with_blocks


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
            case _:
                yield with_blocks(command, lambda inside: _erased(inside, scopes))
