"""All that the threads of a block do between two barriers, in one loop over them.

This is how a race between two parts of a kernel becomes visible, where :mod:`.conflicts` has found that it
is possible. Parts without a barrier between become one. A loop is turned, so that the end of one iteration
and the start of the next are one part::

    for k < n:              part A(0); barrier
        A(k)                for k < n - 1:
        barrier       =>        B(k) and then A(k + 1); barrier
        B(k)                part B(n - 1)

Memory that each iteration has anew lies at the same place in all of them: its cells are counted from the
first one that an iteration uses, as ``CompactBufferAllocation`` does.

What cannot be written so stays as it is. The result is for refutations only.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import assert_never

from redverify.frontends.common import model
from redverify.frontends.common.cases import map_cases
from redverify.frontends.common.terms import (
    Environment,
    canonical,
    compare,
    map_value,
    substitute,
    substitute_condition,
    total,
)
from redverify.frontends.tvm.threads.all_reduces import all_reduces
from redverify.frontends.tvm.threads.cell_uses import Use, uses
from redverify.frontends.tvm.threads.thread_code import Choice, Item, Repeated, Segment, Wait
from redverify.language import core
from redverify.language.core import CTrue, IConst, IndexExpr, IVar
from redverify.presburger import build


def merge(items: list[Item], threads: tuple[model.Loop, ...], allocated: list[model.Array]) -> list[Item]:
    """The items with whole phases as segments; arrays of loops that are turned move to ``allocated``.

    ``threads`` are the loops over the threads of a block.
    """
    result: list[Item] = []
    phase: list[model.Node] = []

    def finish() -> None:
        if phase:
            result.append(Segment(model.Sequence(tuple(phase))))
            phase.clear()

    for item in items:
        match item:
            case Segment():
                phase.append(item.node)
            case Wait():
                finish()
                result.append(item)
            case Choice():
                finish()
                then, otherwise = (merge(i, threads, allocated) for i in (item.then, item.otherwise))
                result.append(Choice(item.condition, then, otherwise))
            case Repeated():
                body = merge(item.items, threads, allocated)
                turned = _turned(replace(item, items=body), threads, allocated)
                if turned is None:
                    finish()
                    result.append(Repeated(item.loop, body))
                    continue
                first, loop, last, rest = turned
                phase.append(first)
                finish()
                result += [loop, *last]
                phase.append(rest)
            case _:
                assert_never(item)
    finish()
    return result


def _turned(
    item: Repeated, threads: tuple[model.Loop, ...], allocated: list[model.Array]
) -> tuple[model.Node, Repeated, list[Item], model.Node] | None:
    """The start of the first iteration, the loop, the rest of the last iteration but its end, and that."""
    waits = [p for p, part in enumerate(item.items) if isinstance(part, Wait)]
    if not waits:
        return None
    ends = [*item.items[: waits[0]], *item.items[waits[-1] + 1 :]]
    if any(not isinstance(end, Segment) or all_reduces(end.node) for end in ends):
        return None
    items = _compacted(item, threads)
    head, middle = items[: waits[0]], items[waits[0] : waits[-1] + 1]
    tail, loop = items[waits[-1] + 1 :], item.loop
    if any(all_reduces(n) for n in _nodes(middle)):
        return None
    allocated += item.allocated
    final = total(total(loop.lower, loop.extent), IConst(-1))
    after: Environment = {loop.name: total(IVar(loop.name), IConst(1))}
    runs = compare("<", IConst(0), loop.extent)

    def at(parts: list[Item], environment: Environment) -> model.Node:
        nodes = [_at(part, environment) for part in parts]
        return model.Sequence(tuple(n.node for n in nodes if isinstance(n, Segment)))

    def guarded(node: model.Node) -> model.Node:
        return node if isinstance(runs, CTrue) else model.Branch(runs, node, model.Sequence(()))

    both = Segment(model.Sequence((at(tail, {loop.name: IVar(loop.name)}), at(head, after))))
    shorter = replace(loop, extent=total(loop.extent, IConst(-1)), allocations=())
    last: list[Item] = [_at(part, {loop.name: final}) for part in middle]
    if not isinstance(runs, CTrue):
        last = [Choice(runs, last, [])]
    first = guarded(at(head, {loop.name: loop.lower}))
    return first, Repeated(shorter, [*middle, both]), last, guarded(at(tail, {loop.name: final}))


def _nodes(items: list[Item]) -> list[model.Node]:
    found: list[model.Node] = []
    for item in items:
        match item:
            case Segment():
                found.append(item.node)
            case Repeated():
                found += _nodes(item.items)
            case Choice():
                found += _nodes([*item.then, *item.otherwise])
            case Wait():
                continue
            case _:
                assert_never(item)
    return found


def _at(item: Item, environment: Environment) -> Item:
    """A copy of an item for given values of loop variables."""
    match item:
        case Wait():
            return item
        case Segment():
            return Segment(model.substituted(item.node, environment))
        case Repeated(loop=loop):
            lower, extent = (substitute(e, environment) for e in (loop.lower, loop.extent))
            changed = replace(loop, lower=lower, extent=extent)
            return Repeated(changed, [_at(i, environment) for i in item.items])
        case Choice():
            condition = substitute_condition(item.condition, environment)
            then = [_at(i, environment) for i in item.then]
            return Choice(condition, then, [_at(i, environment) for i in item.otherwise])
        case _:
            assert_never(item)


# ---------------------------------------------------------------- memory that is used anew


def _compacted(item: Repeated, threads: tuple[model.Loop, ...]) -> list[Item]:
    """The items of a loop, with the cells of its own arrays counted from the first that an iteration uses."""
    starts: dict[str, tuple[IndexExpr, ...]] = {}
    nodes = _nodes(item.items)
    for array in item.allocated:
        mine = [u for n in nodes for u in uses(n, threads) if u.array == array.name]
        found = {_start(u.indices, nodes, threads) for u in mine}
        if len(found) == 1 and all(_is_inside(u, start, array) for start in found for u in mine):
            starts[array.name] = found.pop()
    return [_shifted(i, starts) for i in item.items]


def _start(
    indices: tuple[IndexExpr, ...], nodes: list[model.Node], threads: tuple[model.Loop, ...]
) -> tuple[IndexExpr, ...]:
    """The indices in the first iteration of all loops inside, and for the first thread."""
    inside = {n.name: n.lower for node in nodes for n in model.nodes_in(node) if isinstance(n, model.Loop)}
    first: Environment = {**inside, **{loop.name: IConst(0) for loop in threads}}
    return tuple(canonical(substitute(i, first)) for i in indices)


def _is_inside(use: Use, start: tuple[IndexExpr, ...], array: model.Array) -> bool:
    """Whether the cells of a use are in the array, counted from ``start``."""
    known = [*use.conditions]
    for loop in use.loops:
        known.append(core.CCmp("<=", loop.lower, IVar(loop.name)))
        known.append(core.CCmp("<", IVar(loop.name), total(loop.lower, loop.extent)))
    used = build.all_of(known)
    for index, first, extent in zip(use.indices, start, array.shape, strict=True):
        cell = total(index, core.IMul(-1, first))
        outside = build.where(core.CCmp("<", cell, IConst(0))).union(
            build.where(core.CCmp(">=", cell, extent))
        )
        if not used.intersect(outside).is_empty():
            return False
    return True


def _shifted(item: Item, starts: Mapping[str, tuple[IndexExpr, ...]]) -> Item:
    match item:
        case Wait():
            return item
        case Segment():
            return Segment(_shifted_node(item.node, starts))
        case Repeated():
            return Repeated(item.loop, [_shifted(i, starts) for i in item.items])
        case Choice():
            then = [_shifted(i, starts) for i in item.then]
            return Choice(item.condition, then, [_shifted(i, starts) for i in item.otherwise])
        case _:
            assert_never(item)


def _shifted_node(node: model.Node, starts: Mapping[str, tuple[IndexExpr, ...]]) -> model.Node:
    def cell(array: str, indices: tuple[IndexExpr, ...]) -> tuple[IndexExpr, ...]:
        start = starts.get(array)
        if start is None:
            return indices
        return tuple(total(i, core.IMul(-1, s)) for i, s in zip(indices, start, strict=True))

    def value(part: core.ValueExpr) -> core.ValueExpr:
        def leaf(read: core.Read | core.Access) -> core.ValueExpr:
            if isinstance(read, core.Read):
                return replace(read, indices=cell(read.array, read.indices))
            return read

        return map_value(part, canonical, leaf)

    match node:
        case model.Store():
            return replace(
                node,
                indices=cell(node.array, node.indices),
                value=value(node.value),
                cases=map_cases(node.cases, lambda c: c, value),
            )
        case model.Loop() | model.SBlock():
            changed = replace(node, body=_shifted_node(node.body, starts))
            if isinstance(changed, model.SBlock) and changed.init is not None:
                return replace(changed, init=_shifted_node(changed.init, starts))
            return changed
        case model.Sequence():
            return replace(node, parts=tuple(_shifted_node(p, starts) for p in node.parts))
        case model.Branch():
            then, otherwise = _shifted_node(node.then, starts), _shifted_node(node.otherwise, starts)
            return replace(node, then=then, otherwise=otherwise)
        case model.Definition() | model.Extension():
            return node
        case _:
            assert_never(node)


__all__ = ["merge"]
