"""Walks through the commands of a syntax tree."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from redverify.language import syntax as sx


def blocks_of(command: sx.Command) -> tuple[sx.Block, ...]:
    """The blocks of a command; of ``if`` those of its branches, and of ``else``."""
    match command:
        case sx.Scope(body=body) | sx.Loop(body=body):
            return (body,)
        case sx.If(branches=branches, otherwise=otherwise):
            return (*(b.body for b in branches), otherwise or ())
        case _:
            return ()


def commands_of(block: sx.Block) -> Iterator[sx.Command]:
    """All commands of a block in the order of the text, each before the commands in it."""
    for command in block:
        yield command
        for inside in blocks_of(command):
            yield from commands_of(inside)


def with_blocks(command: sx.Command, change: Callable[[sx.Block], Iterable[sx.Command]]) -> sx.Command:
    """The command with its blocks changed."""
    match command:
        case sx.Scope(body=body) | sx.Loop(body=body):
            return replace(command, body=tuple(change(body)))
        case sx.If(branches=branches, otherwise=otherwise):
            kept = tuple(replace(b, body=tuple(change(b.body))) for b in branches)
            last = None if otherwise is None else tuple(change(otherwise))
            return replace(command, branches=kept, otherwise=last)
        case _:
            return command
