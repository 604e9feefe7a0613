"""``overlap``: arrays that share memory become parts of one array, with distances as parameters."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from redverify.language import core
from redverify.language import syntax as sx
from redverify.language.diagnostics import fail
from redverify.language.elaboration.affine import condition
from redverify.language.elaboration.names import Environment, Part, check_rank
from redverify.language.normal_form import normalise_index
from redverify.language.syntax_walks import commands_of

_ZERO = core.IConst(0)

#: A place in memory, or an extent, in each dimension.
Vector = tuple[core.IndexExpr, ...]


#: The header of an implementation: its bindings, its overlaps, and the environment of its body.
Header = tuple[tuple[core.Binding, ...], tuple[core.Overlap, ...], Environment]


def overlapping(
    block: sx.ImplBlock, spec: core.Spec, bindings: tuple[core.Binding, ...], env: Environment
) -> Header:
    """The header with one array in the place of those that overlap.

    ``overlap x, y at d`` says that ``y[0]`` is ``x[d]``. So ``x[i]`` is the cell ``max(0, -d) + i`` of the
    one array, and ``y[i]`` the cell ``max(0, d) + i``: both begin at 0 or later. Where a distance is beyond
    the ends of both, they have no cell in common, as different arrays have. Arrays of several dimensions have
    a distance in each, and the same strides. Rows do not run into each other: cells are
    the same if coordinates are.
    """
    positions: dict[str, tuple[str, Vector]] = {}
    overlaps: list[core.Overlap] = []
    for item in block.overlaps:
        extents = _checked(item, spec, bindings, env)
        _relate(item, positions)
        _check_written(item, spec, bindings)
        holds = core.CTrue() if item.condition is None else condition(item.condition, env)
        distances = tuple([d.name for d in item.distances])
        overlaps.append(core.Overlap(item.left.name, item.right.name, distances, extents, holds, item.span))
    for first in dict.fromkeys([group for group, _ in positions.values()]):
        members = {array: at for array, (group, at) in positions.items() if group == first}
        bindings, env = _as_one(members, block, spec, bindings, env)
    return bindings, tuple([replace(o, whole=env.whole(o.left)) for o in overlaps]), env


# ---------------------------------------------------------------- what overlaps


def _checked(
    item: sx.Overlap, spec: core.Spec, bindings: Sequence[core.Binding], env: Environment
) -> tuple[Vector, Vector]:
    """The extents of the two arrays; raises what is wrong with an ``overlap``."""
    left, right = (env.array(ident.name, ident.span) for ident in (item.left, item.right))
    if left.type != right.type:
        types = f"{left.type} and {right.type}"
        raise fail("RV410", f"arrays of {types} that overlap", item.right.span, "a cell has one type")
    if left.rank != right.rank or not left.rank:
        message = f"arrays of {left.rank} and {right.rank} dimensions that overlap"
        raise fail("RV411", message, item.right.span, "bind both tensors to arrays of one rank")
    last = item.distances[-1].span if item.distances else item.right.span
    check_rank(item.right.name, left.rank, len(item.distances), last, noun="distance")
    return _known_extents(item.left, spec, bindings), _known_extents(item.right, spec, bindings)


def _known_extents(ident: sx.Ident, spec: core.Spec, bindings: Iterable[core.Binding]) -> Vector:
    extents = extents_of(ident.name, spec, bindings)
    if extents is None:
        message = f"nothing says how large `{ident.name}` is"
        raise fail("RV411", message, ident.span, "write its extents, as in `x[2*i : 2*N] = T(i)`")
    return extents


def extents_of(array: str, spec: core.Spec, bindings: Iterable[core.Binding]) -> Vector | None:
    """The extents of an array: as written, or those of the tensors that lie in it from 0 on."""
    own = [b for b in bindings if b.array == array]
    written = next((b.extents for b in own if b.extents is not None), None)
    if written is not None:
        return written
    found = {_filled(b, spec.tensors[b.tensor]) for b in own}
    return found.pop() if len(found) == 1 else None


def _filled(binding: core.Binding, tensor: core.Tensor) -> Vector | None:
    """The extents of a box from 0 that a tensor fills, if it is only moved there."""
    assert tensor.region is not None
    if len(binding.indices) != tensor.rank:
        return None
    extents: list[core.IndexExpr] = []
    along = zip(binding.indices, binding.variables, tensor.region, strict=True)
    for index, variable, (lower, upper) in along:
        shift = core.IAdd(index, core.IMul(-1, core.IVar(variable)))
        if normalise_index(core.IAdd(lower, shift)) != _ZERO:
            return None
        extents.append(normalise_index(core.IAdd(upper, shift)))
    return tuple(extents)


def _check_written(item: sx.Overlap, spec: core.Spec, bindings: Iterable[core.Binding]) -> None:
    names = item.left.name, item.right.name
    if not any(b.array in names and spec.tensors[b.tensor].kind == "output" for b in bindings):
        message = f"neither `{names[0]}` nor `{names[1]}` holds an output"
        raise fail("RV412", message, item.span, "arrays that are only read may always overlap")


def _relate(item: sx.Overlap, positions: dict[str, tuple[str, Vector]]) -> None:
    """Put the second array behind the first: ``positions`` has a group and a place in it for each array."""
    left, right = item.left.name, item.right.name
    origin: Vector = (_ZERO,) * len(item.distances)
    group, at = positions.setdefault(left, (left, origin))
    other, place = positions.setdefault(right, (right, origin))
    if group == other:
        message = f"`{left}` and `{right}` overlap already"
        raise fail("RV410", message, item.span, "one distance says where two arrays lie")
    distances = tuple([core.IVar(d.name) for d in item.distances])
    moved = _plus(_plus(at, distances), tuple([core.IMul(-1, p) for p in place]))
    for array, (of, where) in positions.items():
        if of == other:
            positions[array] = (group, _plus(where, moved))


def _plus(left: Vector, right: Vector) -> Vector:
    return tuple([normalise_index(core.IAdd(a, b)) for a, b in zip(left, right, strict=True)])


# ---------------------------------------------------------------- one array


def _as_one(
    members: dict[str, Vector],
    block: sx.ImplBlock,
    spec: core.Spec,
    bindings: tuple[core.Binding, ...],
    env: Environment,
) -> tuple[tuple[core.Binding, ...], Environment]:
    """The header in which arrays at these places are parts of one."""
    whole, taken = "_".join(members), {*env.arrays, *_declared(block.body)}
    while whole in taken:
        whole += "_"
    starts = {array: _start(at, members.values()) for array, at in members.items()}
    ends: list[Vector] = []
    arrays = dict(env.arrays)
    for array, start in starts.items():
        extents = extents_of(array, spec, bindings)
        assert extents is not None
        names = tuple([f"${d}" for d in range(len(start))])
        cell = _sums(start, [core.IVar(name) for name in names])
        arrays[array] = replace(arrays[array], part=Part(whole, names, cell, extents))
        ends.append(_sums(start, extents))
    box = tuple([core.IMax(along) for along in zip(*ends, strict=True)])
    found = list(bindings)
    for n, b in enumerate(bindings):
        if b.array in members:
            found[n] = replace(b, array=whole, indices=_sums(starts[b.array], b.indices), extents=box)
    return tuple(found), replace(env, arrays=arrays)


def _start(at: Vector, places: Iterable[Vector]) -> Vector:
    """Where an array begins in the box of all arrays of its group."""
    before = [_plus(at, tuple([core.IMul(-1, p) for p in place])) for place in places]
    along = zip(*before, strict=True)
    return tuple([core.IMax((_ZERO, *[d for d in part if d != _ZERO])) for part in along])


def _sums(left: Vector, right: Sequence[core.IndexExpr]) -> Vector:
    return tuple([core.IAdd(a, b) for a, b in zip(left, right, strict=True)])


def _declared(commands: sx.Block) -> Iterator[str]:
    """The arrays that a block declares, at any depth."""
    for command in commands_of(commands):
        match command:
            case sx.Allocate(array=ident) | sx.View(name=ident):
                yield ident.name
