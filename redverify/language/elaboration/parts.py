"""Parts of arrays: statements on views and on arrays that share memory become ones on whole arrays."""

from __future__ import annotations

from dataclasses import replace
from functools import reduce

from redverify.language import core
from redverify.language.elaboration.names import Environment, Part
from redverify.language.source import Span
from redverify.language.terms import plug_index, rebuild

_ZERO = core.IConst(0)


def on_whole_arrays(command: core.Assign | core.Accumulate | core.DataLet, env: Environment) -> core.Block:
    """The command with the cells of whole arrays, after checks that it stays within the parts it names."""
    if all(info.part is None for info in env.arrays.values()):
        return (command,)
    checks: list[core.Inside] = []
    if not isinstance(command, core.DataLet):
        array, indices = _cell(command.array, command.indices, "writes", command.span, env, checks)
        command = replace(command, array=array, indices=indices)
    command = replace(command, value=_read(command.value, command.span, env, checks))
    return (*dict.fromkeys(checks), command)


def _read(term: core.ValueExpr, span: Span, env: Environment, checks: list[core.Inside]) -> core.ValueExpr:
    if isinstance(term, core.Read):
        array, indices = _cell(term.array, term.indices, "reads", span, env, checks)
        return replace(term, array=array, indices=indices)
    return rebuild(term, lambda t: _read(t, span, env, checks), lambda i: i, lambda c: c)


def _cell(
    name: str,
    indices: tuple[core.IndexExpr, ...],
    access: str,
    span: Span,
    env: Environment,
    checks: list[core.Inside],
) -> tuple[str, tuple[core.IndexExpr, ...]]:
    """The cell of a whole array that a cell of a part is; adds a check for each part with bounds."""
    while (part := _part(name, env)) is not None:
        within = _within(part, indices)
        if within is not None:
            checks.append(core.Inside(name, indices, within, access, span))
        by = dict(zip(part.variables, indices, strict=True))
        name, indices = part.array, tuple([plug_index(index, by) for index in part.indices])
    return name, indices


def _part(name: str, env: Environment) -> Part | None:
    """What a name is a part of; the array that overlapping ones are parts of has no name in the text."""
    return env.arrays[name].part if name in env.arrays else None


def _within(part: Part, indices: tuple[core.IndexExpr, ...]) -> core.Cond | None:
    """That indices lie in the bounds of a part; ``None`` if it has none."""
    bounds: list[core.Cond] = []
    for index, extent in zip(indices, part.extents, strict=True):
        if extent is not None:
            bounds += [core.CCmp("<=", _ZERO, index), core.CCmp("<", index, extent)]
    return reduce(core.CAnd, bounds) if bounds else None
