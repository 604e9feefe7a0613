"""``tensor.pack`` and ``tensor.unpack``: a tensor in tiles, whose places inside are further dimensions.

Element ``[.., o, .., i]`` of the packed tensor is element ``o * tile + i`` along the tiled dimension. The
outer dimensions may be in another order. A last tile that is not full holds the padding.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from redverify.frontends.common import model
from redverify.frontends.common.terms import canonical, compare, conjunction
from redverify.frontends.mlir.ir import DYNAMIC, Op
from redverify.frontends.mlir.operations import Operations
from redverify.frontends.mlir.scalars.widths import ceil_div
from redverify.frontends.mlir.ssa_bindings import Scalar
from redverify.language import core
from redverify.language.core import IConst, IndexExpr


@dataclass(frozen=True, slots=True)
class _Tiles:
    """The size of the tiles along each tiled dimension, in the order of the inner dimensions.

    ``outer`` says which dimension each outer dimension is.
    """

    sizes: dict[int, int]
    outer: tuple[int, ...]

    def shape(self, plain: Sequence[IndexExpr]) -> tuple[IndexExpr, ...]:
        """The shape of the packed tensor, where the last tiles are full or padded."""
        counts = [
            ceil_div(size, IConst(self.sizes[d])) if d in self.sizes else size for d, size in enumerate(plain)
        ]
        return (*(canonical(counts[d]) for d in self.outer), *map(IConst, self.sizes.values()))

    def plain(self, packed: Sequence[IndexExpr]) -> tuple[IndexExpr, ...]:
        """The index of the element at an index of the packed tensor."""
        rank = len(self.outer)
        found = {d: packed[position] for position, d in enumerate(self.outer)}
        for (d, size), inner in zip(self.sizes.items(), packed[rank:], strict=True):
            found[d] = canonical(core.IAdd(core.IMul(size, found[d]), inner))
        return tuple(found[d] for d in range(rank))

    def packed(self, plain: Sequence[IndexExpr]) -> tuple[IndexExpr, ...]:
        """The index in the packed tensor of the element at an index."""
        outer = [core.IDiv(i, self.sizes[d]) if d in self.sizes else i for d, i in enumerate(plain)]
        inner = [core.IMod(plain[d], size) for d, size in self.sizes.items()]
        return (*(canonical(outer[d]) for d in self.outer), *map(canonical, inner))


def _tiles(op: Op, rank: int) -> _Tiles:
    sizes = op.integers("static_inner_tiles")
    if DYNAMIC in sizes:
        raise op.refused("a tile whose size is not a constant")
    outer = op.integers("outer_dims_perm") if op.attributes.get("outer_dims_perm") else tuple(range(rank))
    return _Tiles(dict(zip(op.integers("inner_dims_pos"), sizes, strict=True)), outer or tuple(range(rank)))


def pack(operations: Operations, op: Op) -> None:
    """``tensor.pack``."""
    source, target, padding, _ = op.segments(4)
    plain = operations.sizes(source[0], op)
    tiles = _tiles(op, len(plain))
    operations.same_shape(op, operations.sizes(target[0], op), tiles.shape(plain))
    number = operations.scalar(padding[0], op) if padding else None
    if number is None:
        full = [compare("==", core.IMod(plain[d], size), IConst(0)) for d, size in tiles.sizes.items()]
        operations.demand(op, conjunction(full), "all tiles are full")
    made = operations.writable(target[0], op, keep=False, also_read=(source[0],))

    def body(at: tuple[IndexExpr, ...]) -> None:
        place = tiles.plain(at)
        element = operations.element(source[0], place, op)
        inside = conjunction([compare("<", place[d], plain[d]) for d in tiles.sizes])
        if number is None or operations.builder.proves(inside):
            operations.write(made, at, element, op)
            return
        _chosen(operations, op, inside, lambda value: operations.write(made, at, value, op), element, number)

    operations.each(made.sizes, op, body)
    operations.builder.bind(op.results[0], made)


def _chosen(
    operations: Operations,
    op: Op,
    condition: core.Cond,
    write: Callable[[Scalar], None],
    then: Scalar,
    otherwise: Scalar,
) -> None:
    """One of two numbers is written; the other one is not read."""
    parts: list[model.Node] = []
    for holds, value in ((condition, then), (core.CNot(condition), otherwise)):
        with operations.builder.branch(op, holds) as nodes:
            write(value)
        parts.append(model.Sequence(tuple(nodes)))
    operations.builder.emit(model.Branch(condition, *parts))


def unpack(operations: Operations, op: Op) -> None:
    """``tensor.unpack``: the padding of the last tiles is dropped."""
    source, target = op.operands[:2]
    plain = operations.sizes(target, op)
    tiles = _tiles(op, len(plain))
    operations.same_shape(op, operations.sizes(source, op), tiles.shape(plain))
    made = operations.writable(target, op, keep=False, also_read=(source,))
    operations.each(
        made.sizes,
        op,
        lambda at: operations.write(made, at, operations.element(source, tiles.packed(at), op), op),
    )
    operations.builder.bind(op.results[0], made)
