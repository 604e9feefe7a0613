"""``expand_shape`` and ``collapse_shape``: the same elements under other indices."""

from __future__ import annotations

from redverify.frontends.common.terms import canonical, compare, conjunction
from redverify.frontends.mlir.ir import DYNAMIC, Op, Shaped
from redverify.frontends.mlir.operations import Operations, mixed
from redverify.frontends.mlir.scalars.widths import NotAffine, times
from redverify.frontends.mlir.ssa_bindings import View, place_names
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
                raise NotAffine("a quotient by a size that is not a positive constant")
            at[d] = canonical(core.IMod(rest, extent.value))
            rest = canonical(core.IDiv(rest, extent.value))
    return View(view.array, view.at(tuple(at)), tuple(sizes), view.around or (view,))


def reinterpreted(op: Op, view: View, operations: Operations) -> View:
    """Memory whose cells lie row by row, under an offset, sizes and strides of their own."""
    offsets, sizes, strides = mixed(op, 1, operations.index)
    names, zero = place_names(len(sizes)), IConst(0)
    if not all(isinstance(s, IConst) and s.value >= 0 for s in strides):
        raise op.refused("a stride that is not a constant, or is negative")
    address, last, cells = offsets[0], offsets[0], IConst(1)
    for name, size, stride in zip(names, sizes, strides, strict=True):
        address = canonical(core.IAdd(address, times(stride, IVar(name))))
        last = canonical(core.IAdd(last, times(stride, core.IAdd(size, IConst(-1)))))
    at: list[IndexExpr] = []
    rest = address
    for position in reversed(range(1, len(view.sizes))):
        extent = view.sizes[position]
        if not isinstance(extent, IConst) or extent.value <= 0:
            raise NotAffine("a quotient by a size that is not a positive constant")
        at.insert(0, canonical(core.IMod(rest, extent.value)))
        rest = canonical(core.IDiv(rest, extent.value))
        cells = IConst(cells.value * extent.value)
    count = times(view.sizes[0], cells) if view.sizes else cells
    at = [rest, *at] if view.sizes else at
    fits: core.Cond = core.CAnd(compare("<=", zero, offsets[0]), compare("<", last, count))
    for size in sizes:
        fits = core.COr(fits, compare("==", size, zero))
    sound = conjunction([*(compare("<=", zero, s) for s in sizes), fits])
    operations.demand(op, sound, "it lies in its operand")
    found = View(view.array, view.at(tuple(at)), tuple(canonical(s) for s in sizes), (view,))
    if not _apart(found, strides):
        raise op.refused("its elements are not cells of their own")
    return found


def _apart(view: View, strides: tuple[IndexExpr, ...]) -> bool:
    """Whether the strides put each element in a cell of its own: each is beyond the ones below it."""
    reach = 0
    known = [(s.value, n) for s, n in zip(strides, view.sizes, strict=True) if isinstance(s, IConst)]
    for position, (stride, size) in enumerate(sorted(known, key=lambda k: k[0])):
        last = position == len(known) - 1
        if size == IConst(1):
            continue
        if stride <= reach:
            return False
        if isinstance(size, IConst):
            reach += stride * max(size.value - 1, 0)
        elif not last:
            return False
    return True
