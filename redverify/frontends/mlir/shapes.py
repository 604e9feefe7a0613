"""``expand_shape`` and ``collapse_shape``: the same elements under other indices."""

from __future__ import annotations

from redverify.frontends.common.terms import canonical
from redverify.frontends.mlir.bound import View, place_names
from redverify.frontends.mlir.indices import NotAffine, times
from redverify.frontends.mlir.ir import DYNAMIC, Op, Shaped
from redverify.frontends.mlir.operations import Operations
from redverify.language import core
from redverify.language.core import IConst, IndexExpr, IVar


def groups_of(op: Op) -> list[tuple[int, ...]]:
    """The groups of dimensions that an operation joins or splits."""
    found = op.attributes.get("reassociation")
    if not isinstance(found, tuple):
        raise op.refused("its groups of dimensions cannot be read")
    groups: list[tuple[int, ...]] = []
    for group in found:
        if not isinstance(group, tuple):
            raise op.refused("its groups of dimensions cannot be read")
        groups.append(tuple(d for d in group if isinstance(d, int)))
    return groups


def reshaped(op: Op, view: View, type_: Shaped, operations: Operations) -> View:
    """The view under the indices of the result."""
    if op.name.endswith("expand_shape"):
        return _expanded(op, view, type_, operations)
    return _collapsed(op, view, type_)


def _expanded(op: Op, view: View, type_: Shaped, operations: Operations) -> View:
    groups = groups_of(op)
    static = op.integers("static_output_shape")
    dynamic = iter(op.operands[1:])
    sizes = tuple(operations.index(next(dynamic), op) if n == DYNAMIC else IConst(n) for n in static)
    if len(sizes) != len(type_.shape):
        raise op.refused("its sizes cannot be read")
    names = place_names(len(sizes))
    at: list[IndexExpr] = []
    for group, size in zip(groups, view.sizes, strict=True):
        index: IndexExpr = IConst(0)
        product: IndexExpr = IConst(1)
        for d in group:
            index = canonical(core.IAdd(times(index, sizes[d]), IVar(names[d])))
            product = times(product, sizes[d])
        operations.demand(op, core.CCmp("==", product, size), "the sizes have the product that they replace")
        at.append(index)
    if not groups:
        at = [IConst(0) for _ in view.sizes]
    return View(view.array, view.at(tuple(at)), sizes, view.around or (view,))


def _collapsed(op: Op, view: View, type_: Shaped) -> View:
    groups = groups_of(op)
    names = place_names(len(type_.shape))
    at: list[IndexExpr] = [IConst(0)] * len(view.sizes)
    sizes: list[IndexExpr] = []
    for position, group in enumerate(groups):
        size: IndexExpr = IConst(1)
        for d in group:
            size = times(size, view.sizes[d])
        sizes.append(canonical(size))
        rest: IndexExpr = IVar(names[position])
        for number, d in enumerate(reversed(group)):
            if number == len(group) - 1:
                at[d] = canonical(rest)
                break
            extent = view.sizes[d]
            if not isinstance(extent, IConst) or extent.value <= 0:
                raise NotAffine("a quotient by a size that is no positive constant")
            at[d] = canonical(core.IMod(rest, extent.value))
            rest = canonical(core.IDiv(rest, extent.value))
    return View(view.array, view.at(tuple(at)), tuple(sizes), view.around or (view,))
