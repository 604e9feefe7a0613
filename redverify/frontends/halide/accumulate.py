"""Where the ``accumulate`` scopes of a program go (section 7.3.4 of the thesis).

The scope of an array is around the outermost run of statements that accumulates one reduction into it, and
neither stores to it otherwise nor reads it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from redverify.language import core
from redverify.language.source import NOWHERE
from redverify.language.walks import blocks_of, commands_of, reads_in

#: What a statement accumulates into an array: the tensor of the annotation and the operator.
Reduction = tuple[str, str]


@dataclass(frozen=True, slots=True)
class _Uses:
    """How a statement uses one array: what it accumulates, and whether it uses it otherwise."""

    accumulated: frozenset[Reduction]
    otherwise: bool

    def __or__(self, other: _Uses) -> _Uses:
        return _Uses(self.accumulated | other.accumulated, self.otherwise or other.otherwise)


_NONE = _Uses(frozenset(), False)


def with_scopes(block: core.Block) -> core.Block:
    """The block with a scope around each reduction."""
    accumulated = [c.array for c in commands_of(block) if isinstance(c, core.Accumulate)]
    for array in dict.fromkeys(accumulated):
        block = _scoped(block, array)
    return block


def _uses(command: core.Command, array: str) -> _Uses:
    match command:
        case core.Accumulate():
            elsewhere = any(r.array == array for r in reads_in(command.value))
            if command.array != array:
                return _Uses(frozenset(), elsewhere)
            annotation = command.annotation
            tensor = annotation.tensor if isinstance(annotation, core.Access) else ""
            return _Uses(frozenset({(tensor, command.operator)}), elsewhere)
        case core.Assign():
            own = command.array == array or any(r.array == array for r in reads_in(command.value))
            return _Uses(frozenset(), own)
        case core.Allocate() if command.array == array:
            return _Uses(frozenset(), True)  # an array of this name, inside
        case core.DataLet() if any(r.array == array for r in reads_in(command.value)):
            return _Uses(frozenset(), True)
    result = _NONE
    for block in blocks_of(command):
        for inner in block:
            result = result | _uses(inner, array)
    return result


def _scoped(block: core.Block, array: str) -> core.Block:
    """The block with scopes of one array."""
    result: list[core.Command] = []
    run: list[core.Command] = []

    def close() -> None:
        ends = [n for n, c in enumerate(run) if _uses(c, array).accumulated]
        if ends:
            result.extend(run[: ends[0]])
            result.append(core.Scope((array,), tuple(run[ends[0] : ends[-1] + 1]), NOWHERE))
            result.extend(run[ends[-1] + 1 :])
        else:
            result.extend(run)
        run.clear()

    together = _NONE
    for command in block:
        used = _uses(command, array)
        if used.otherwise or len(used.accumulated) > 1:
            close()
            together = _NONE
            result.append(_inside(command, array))
            continue
        if len((together | used).accumulated) > 1:
            close()
            together = _NONE
        together = together | used
        run.append(command)
    close()
    return tuple(result)


def _inside(command: core.Command, array: str) -> core.Command:
    """The statement with the scopes inside of it."""
    match command:
        case core.If():
            then, otherwise = _scoped(command.then, array), _scoped(command.otherwise, array)
            return replace(command, then=then, otherwise=otherwise)
        case core.Loop() | core.Scope() | core.Let() | core.DataLet() | core.Allocate():
            return replace(command, body=_scoped(command.body, array))
        case _:
            return command
