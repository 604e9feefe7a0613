"""The writes of a program, each with the commands that it is in."""

from __future__ import annotations

from collections.abc import Iterator

from redverify.language import core
from redverify.language.walks import blocks_of

#: What has an annotation: a write, or a variable that is data.
Write = core.Assign | core.Accumulate | core.DataLet

#: The commands that a write is in, the outermost first.
Path = tuple[core.Command, ...]


def paths_of(block: core.Block, path: Path = ()) -> Iterator[tuple[Write, Path]]:
    """The writes of a block, in the order of the text."""
    for command in block:
        if isinstance(command, Write):
            yield command, path
        for inside in blocks_of(command):
            yield from paths_of(inside, (*path, command))
