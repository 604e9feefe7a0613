"""``overlap``: arrays that share memory become parts of one array, with a distance as a parameter."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from redverify.language import core
from redverify.language import syntax as sx
from redverify.language.diagnostics import fail
from redverify.language.elaboration.affine import condition
from redverify.language.elaboration.names import Environment, Part
from redverify.language.normal_form import normalise_index

_ZERO = core.IConst(0)
_INDEX = "$0"


@dataclass(frozen=True, slots=True)
class Overlapping:
    """What ``overlap`` lines make of the header of an implementation."""

    bindings: tuple[core.Binding, ...]
    overlaps: tuple[core.Overlap, ...]
    env: Environment


def overlapping(
    block: sx.ImplBlock, spec: core.Spec, bindings: tuple[core.Binding, ...], env: Environment
) -> Overlapping:
    """The header with one array in the place of those that overlap.

    ``overlap x, y at d`` says that ``y[0]`` is ``x[d]``. So ``x[i]`` is the cell ``max(0, -d) + i`` of the
    one array, and ``y[i]`` the cell ``max(0, d) + i``: both begin at 0 or later, and nothing lies before
    them. Where a distance is beyond the ends of both, they have no cell in common, as different arrays have.
    """
    positions: dict[str, tuple[str, core.IndexExpr]] = {}
    overlaps: list[core.Overlap] = []
    for item in block.overlaps:
        extents = _checked(item, spec, bindings, env)
        _relate(item, positions)
        _check_written(item, spec, bindings)
        holds = core.CTrue() if item.condition is None else condition(item.condition, env)
        names = item.left.name, item.right.name, item.distance.name
        overlaps.append(core.Overlap(*names, extents, holds, item.span))
    for first in dict.fromkeys([group for group, _ in positions.values()]):
        members = {array: at for array, (group, at) in positions.items() if group == first}
        bindings, env = _as_one(members, block, spec, bindings, env)
    return Overlapping(bindings, tuple(overlaps), env)


# ---------------------------------------------------------------- what overlaps


def _checked(
    item: sx.Overlap, spec: core.Spec, bindings: Sequence[core.Binding], env: Environment
) -> tuple[core.IndexExpr, core.IndexExpr]:
    """The extents of the two arrays; raises what is wrong with an ``overlap``."""
    extents = []
    for ident in (item.left, item.right):
        info = env.array(ident.name, ident.span)
        if info.rank != 1:
            hint = "bind its tensor to a linear array, as in `a[i*M + j : N*M] = A(i, j)`"
            message = f"`{ident.name}`, which overlaps, has {info.rank} dimensions"
            raise fail("RV411", message, ident.span, hint)
        extent = _extent(ident.name, spec, bindings)
        if extent is None:
            hint = f"write it, as in `{ident.name}[i + 1 : N + 1] = T(i)`"
            raise fail("RV411", f"nothing says how large `{ident.name}` is", ident.span, hint)
        extents.append(extent)
    types = [env.arrays[ident.name].type for ident in (item.left, item.right)]
    if types[0] != types[1]:
        message = f"arrays of {types[0]} and {types[1]} that overlap"
        raise fail("RV410", message, item.right.span, "a cell has one type")
    return extents[0], extents[1]


def _extent(array: str, spec: core.Spec, bindings: Iterable[core.Binding]) -> core.IndexExpr | None:
    """The extent of an array of rank 1: as written, or that of the one tensor that lies in it as it is."""
    own = [b for b in bindings if b.array == array]
    written = next((b.extents[0] for b in own if b.extents is not None), None)
    if written is not None or len(own) != 1:
        return written
    region = spec.tensors[own[0].tensor].region
    plain = own[0].indices == tuple([core.IVar(v) for v in own[0].variables])
    return region[0][1] if plain and region is not None and region[0][0] == _ZERO else None


def _check_written(item: sx.Overlap, spec: core.Spec, bindings: Iterable[core.Binding]) -> None:
    names = item.left.name, item.right.name
    if not any(b.array in names and spec.tensors[b.tensor].kind == "output" for b in bindings):
        hint = "arrays that are only read may always overlap, and that changes nothing"
        message = f"neither `{names[0]}` nor `{names[1]}` holds an output"
        raise fail("RV412", message, item.span, hint)


def _relate(item: sx.Overlap, positions: dict[str, tuple[str, core.IndexExpr]]) -> None:
    """Put the second array behind the first: ``positions`` has a group and a place in it for each array."""
    left, right = item.left.name, item.right.name
    group, at = positions.setdefault(left, (left, _ZERO))
    other, place = positions.setdefault(right, (right, _ZERO))
    if group == other:
        hint = "one distance says where two arrays lie; others follow from it"
        raise fail("RV410", f"`{left}` and `{right}` overlap already", item.span, hint)
    moved = normalise_index(core.IAdd(core.IAdd(at, core.IVar(item.distance.name)), core.IMul(-1, place)))
    for array, (of, where) in positions.items():
        if of == other:
            positions[array] = (group, core.IAdd(where, moved))


# ---------------------------------------------------------------- one array


def _as_one(
    members: dict[str, core.IndexExpr],
    block: sx.ImplBlock,
    spec: core.Spec,
    bindings: tuple[core.Binding, ...],
    env: Environment,
) -> tuple[tuple[core.Binding, ...], Environment]:
    """The header in which arrays at these places are parts of one."""
    whole = _fresh("_".join(members), {*env.arrays, *_declared(block.body)})
    starts: dict[str, core.IndexExpr] = {}
    ends: list[core.IndexExpr] = []
    arrays = dict(env.arrays)
    for array, at in members.items():
        before = [normalise_index(core.IAdd(at, core.IMul(-1, other))) for other in members.values()]
        starts[array] = core.IMax((_ZERO, *[start for start in before if start != _ZERO]))
        extent = _extent(array, spec, bindings)
        assert extent is not None
        ends.append(core.IAdd(starts[array], extent))
        cell = core.IAdd(starts[array], core.IVar(_INDEX))
        arrays[array] = replace(arrays[array], part=Part(whole, (_INDEX,), (cell,), (extent,)))
    box = (core.IMax(tuple(ends)),)
    found = [
        replace(b, array=whole, indices=(core.IAdd(starts[b.array], b.indices[0]),), extents=box)
        if b.array in members
        else b
        for b in bindings
    ]
    return tuple(found), replace(env, arrays=arrays)


def _fresh(name: str, taken: set[str]) -> str:
    while name in taken:
        name += "_"
    return name


def _declared(commands: sx.Block) -> Iterator[str]:
    """The arrays that a block declares, at any depth."""
    for command in commands:
        match command:
            case sx.Allocate(array=ident) | sx.View(name=ident):
                yield ident.name
            case sx.Scope(body=body) | sx.Loop(body=body):
                yield from _declared(body)
            case sx.If(branches=branches, otherwise=otherwise):
                for branch in branches:
                    yield from _declared(branch.body)
                yield from _declared(otherwise or ())
