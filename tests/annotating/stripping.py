"""Programs without their annotations: what a user writes who has not met them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from redverify.language import syntax as sx
from redverify.language.parser import parse_text
from redverify.language.printer import file_text


def stripped(text: str, *, scopes: bool = False) -> str:
    """The program without annotations and indices of elements; ``scopes``: with its ``accumulate`` blocks."""
    tree = parse_text(text)
    blocks = tuple(
        replace(b, body=tuple(_block(b.body, scopes))) if isinstance(b, sx.ImplBlock) else b
        for b in tree.blocks
    )
    return file_text(replace(tree, blocks=blocks))


def _block(block: sx.Block, scopes: bool) -> Iterator[sx.Command]:
    for command in block:
        match command:
            case sx.Assign():
                yield replace(command, annotation=None)
            case sx.Accumulate():
                yield replace(command, annotation=None, reduction_indices=None)
            case sx.Scope(body=body) if not scopes:
                yield from _block(body, scopes)
            case sx.Scope(body=body) | sx.Loop(body=body):
                yield replace(command, body=tuple(_block(body, scopes)))
            case sx.If(branches=branches, otherwise=otherwise):
                kept = tuple(replace(b, body=tuple(_block(b.body, scopes))) for b in branches)
                last = None if otherwise is None else tuple(_block(otherwise, scopes))
                yield replace(command, branches=kept, otherwise=last)
            case _:
                yield command
