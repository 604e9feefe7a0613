"""The code of one thread of a kernel, split at its barriers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import assert_never

from redverify.frontends.common import model
from redverify.frontends.tvm.threads.all_reduces import Barrier, all_reduces
from redverify.language.core import Cond


@dataclass(slots=True, eq=False)
class Segment:
    """Code of one thread without a barrier; ``loops`` are the axes of threads, outermost first.

    ``allocated`` are arrays that each thread has for itself there.
    """

    node: model.Node
    loops: tuple[model.Loop, ...] = ()
    allocated: list[model.Array] = field(default_factory=list)

    def nest(self, node: model.Node | None = None) -> model.Node:
        """The segment for all threads, or a part of it."""
        inner = self.node if node is None else node
        for loop in reversed(self.loops):
            own = tuple(self.allocated) if loop is self.loops[-1] else ()
            inner = replace(loop, body=inner, allocations=own)
        return inner

    def parts(self) -> list[model.Node]:
        """The statements between the segment's all-reduces, and these: threads exchange values there."""
        return _split(self.node)


@dataclass(slots=True, eq=False)
class Wait:
    """A barrier."""

    barrier: Barrier


@dataclass(slots=True, eq=False)
class Repeated:
    """A serial loop with a barrier in it; ``allocated`` are the arrays that each iteration has anew."""

    loop: model.Loop
    items: list[Item]
    allocated: list[model.Array] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.allocated = list(self.loop.allocations)


@dataclass(slots=True, eq=False)
class Choice:
    """A branch with a barrier in it, on a condition that all threads share."""

    condition: Cond
    then: list[Item]
    otherwise: list[Item]


Item = Segment | Wait | Repeated | Choice


def _split(node: model.Node) -> list[model.Node]:
    if not all_reduces(node):
        return [node]
    if isinstance(node, model.Sequence):
        return [part for inner in node.parts for part in _split(inner)]
    if isinstance(node, model.SBlock) and not node.iterations and node.predicate is None:
        return _split(node.body)
    return [node]


def segments_in(items: list[Item]) -> Iterator[Segment]:
    """The segments, in program order."""
    for item in items:
        match item:
            case Segment():
                yield item
            case Repeated():
                yield from segments_in(item.items)
            case Choice():
                yield from segments_in([*item.then, *item.otherwise])
            case Wait():
                continue
            case _:
                assert_never(item)


def choices_in(items: list[Item]) -> Iterator[Choice]:
    """The branches, outer ones first."""
    for item in items:
        if isinstance(item, Choice):
            yield item
            yield from choices_in([*item.then, *item.otherwise])
        elif isinstance(item, Repeated):
            yield from choices_in(item.items)


def repeated_in(items: list[Item]) -> Iterator[Repeated]:
    """The serial loops, outer ones first."""
    for item in items:
        if isinstance(item, Repeated):
            yield item
            yield from repeated_in(item.items)
        elif isinstance(item, Choice):
            yield from repeated_in([*item.then, *item.otherwise])
