"""Layout views: arrays with computed addresses as arrays of their coordinates.

An array of rank 1 whose bindings are ``a[s1*x1 + ... + sn*xn] = A(x1, ..., xn)``, with products of parameters
as strides ``s``, becomes one of rank ``n`` with ``a[x1, ..., xn] = A(x1, ..., xn)``. Each access
``s1*c1 + ... + sn*cn`` becomes ``a[c1, ..., cn]``. That changes nothing if

- no two points of the tensor's region have one address, and all addresses are inside (the side conditions
  below, proved by :func:`proved`, under the assumptions): then the points of the region are the cells that
  the coordinates name, one for one;
- each access lies in the region: the new array is as large as that, so this is the obligation ``bounds`` of
  each access.

A program may use cells of its array that no point of a tensor has. Then an obligation ``bounds`` stays open,
and nothing follows: refutations come from runs of the original.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import permutations

from redverify.language import core
from redverify.language.normal_form import normalise_index
from redverify.language.rewriting import replaced
from redverify.language.terms import rebuild
from redverify.language.walks import commands_of, expressions_of, has_product, nodes_of
from redverify.radix.inequalities import proved
from redverify.radix.polynomials import Monomial, Polynomial, number, polynomial, summed

#: Dimensions of a view, at most: their orders are tried one after the other.
_RANK = 4


@dataclass(frozen=True, slots=True)
class View:
    """An array's strides, in the order of its coordinates, and the extents of these."""

    strides: tuple[Monomial, ...]
    extents: tuple[core.IndexExpr, ...]

    def coordinates(self, address: core.IndexExpr) -> tuple[core.IndexExpr, ...]:
        """The coordinates of an address; what is a multiple of no other stride belongs to the stride 1.

        Each term goes to the stride of the highest degree that divides it. Whatever is chosen, the strides
        times the coordinates are the address.
        """
        rest, found = polynomial(address), dict[Monomial, Polynomial]()
        for stride in sorted(self.strides, key=len, reverse=True):
            found[stride], rest = rest.over(stride)
        if rest.terms or not all(found[stride].terms for stride in self.strides if stride):
            raise NoView
        coordinates = tuple([found[stride].expression for stride in self.strides])
        if not _divisors(address) <= {d for coordinate in coordinates for d in _divisors(coordinate)}:
            raise NoView  # a division that cancels out is evaluated all the same
        return coordinates


def _divisors(expression: core.IndexExpr) -> set[core.IndexExpr]:
    divisions = [n for n in nodes_of(expression) if isinstance(n, core.IQuot | core.IRem)]
    return {normalise_index(division.right) for division in divisions}


class NoView(Exception):
    """An address is not a sum of multiples of all strides: it is one number, with digits if it has any."""


def with_views(impl: core.Impl) -> core.Impl:
    """The program with coordinates for the addresses of those arrays that have a view."""
    for array in dict.fromkeys(b.array for b in impl.bindings):
        view = _view(impl, array)
        if view is not None:
            try:
                impl = _viewed(impl, array, view)
            except NoView:
                continue
    return impl


def _view(impl: core.Impl, array: str) -> View | None:
    """The view of a bound array, if its addresses have products and the side conditions are proved."""
    bindings = [b for b in impl.bindings if b.array == array]
    if any(len(b.indices) != 1 for b in bindings) or not any(map(has_product, _addresses(impl, array))):
        return None
    found = {_of_binding(impl, binding) for binding in bindings}
    if len(found) != 1:
        return None
    (view,) = found
    if view is None or not (0 < len(view.strides) <= _RANK):
        return None
    written = {b.extents[0] for b in bindings if b.extents is not None}
    return view if _apart(impl, view) and all(_inside(impl, view, e) for e in written) else None


def _of_binding(impl: core.Impl, binding: core.Binding) -> View | None:
    """The strides of a binding, and the extents of its tensor, whose region starts at 0."""
    region = impl.spec.tensors[binding.tensor].region
    if region is None or any(normalise_index(lower) != core.IConst(0) for lower, _ in region):
        return None
    strides: list[Monomial] = []
    rest = polynomial(binding.indices[0])
    for variable in binding.variables:
        mine, rest = rest.over((core.IVar(variable),))
        if len(mine.terms) != 1 or not _of_parameters(impl, mine):
            return None
        ((stride, coefficient),) = mine.terms.items()
        if coefficient != 1 or stride in strides:
            return None
        strides.append(stride)
    if rest.terms:
        return None
    return View(tuple(strides), tuple([normalise_index(upper) for _, upper in region]))


def extent_of(impl: core.Impl, binding: core.Binding) -> core.IndexExpr | None:
    """How large an array of rank 1 has to be for a tensor: one more than the greatest address.

    That is ``Σ s*(E - 1) + 1`` if no stride is negative and the tensor has an element at all sizes. ``None``
    if that is not proved.
    """
    view = _of_binding(impl, binding) if len(binding.indices) == 1 else None
    if view is None:
        return None
    not_negative = [_stride(view, d) for d in range(len(view.strides))]
    not_negative += [polynomial(extent) - number(1) for extent in view.extents]
    if not all(proved(impl, (), value) for value in not_negative):
        return None
    return (_reach(view, range(len(view.strides))) + number(1)).expression


def _of_parameters(impl: core.Impl, value: Polynomial) -> bool:
    parameters = {core.IVar(name) for name in impl.spec.parameters}
    return all(atom in parameters for monomial in value.terms for atom in monomial)


def _addresses(impl: core.Impl, array: str) -> Iterator[core.IndexExpr]:
    """All indices with which an array of rank 1 is bound, read and written."""
    yield from (b.indices[0] for b in impl.bindings if b.array == array)
    for command in commands_of(impl.body):
        if isinstance(command, core.Assign | core.Accumulate) and command.array == array:
            yield command.indices[0]
        for expression in expressions_of(command):
            yield from (
                n.indices[0] for n in nodes_of(expression) if isinstance(n, core.Read) and n.array == array
            )


# ------------------------------------------------------------ side conditions


def _apart(impl: core.Impl, view: View) -> bool:
    """No two points of the box have one address, since in some order of the strides each one is greater than
    all that the smaller ones can add: ``s > Σ s'*(E' - 1)``.

    Two points that differ first in the coordinate of ``s`` differ there by at least ``s``, and in the others
    by less.
    """
    return any(
        all(
            proved(impl, _positive(view.extents), _gap(view, order[n], order[n + 1 :]))
            for n in range(len(order))
        )
        for order in permutations(range(len(view.strides)))
    )


def _gap(view: View, large: int, small: Sequence[int]) -> Polynomial:
    """``s - 1 - Σ s'*(E' - 1)``, which is to be at least 0."""
    return _stride(view, large) - number(1) - _reach(view, small)


def _inside(impl: core.Impl, view: View, extent: core.IndexExpr) -> bool:
    """The largest address of the box is below the extent; none is negative, since strides are positive."""
    largest = _reach(view, range(len(view.strides)))
    return proved(impl, _positive(view.extents), polynomial(extent) - number(1) - largest)


def _reach(view: View, dimensions: Iterable[int]) -> Polynomial:
    """``Σ s*(E - 1)``."""
    result = number(0)
    for d in dimensions:
        result = result + _stride(view, d) * (polynomial(view.extents[d]) - number(1))
    return result


def _stride(view: View, dimension: int) -> Polynomial:
    return summed([(view.strides[dimension], 1)])


def _positive(extents: Sequence[core.IndexExpr]) -> tuple[core.Cond, ...]:
    """That the box has a point; without one there is nothing to show."""
    return tuple([core.CCmp(">=", extent, core.IConst(1)) for extent in extents])


# ------------------------------------------------------------ the program in coordinates


def _viewed(impl: core.Impl, array: str, view: View) -> core.Impl:
    bindings = tuple(
        [
            replace(
                binding,
                indices=tuple([core.IVar(v) for v in binding.variables]),
                extents=None if binding.extents is None else view.extents,
            )
            if binding.array == array
            else binding
            for binding in impl.bindings
        ]
    )
    return replace(impl, bindings=bindings, body=_block(impl.body, array, view))


def _block(block: core.Block, array: str, view: View) -> core.Block:
    return tuple([_command(command, array, view) for command in block])


def _command(command: core.Command, array: str, view: View) -> core.Command:
    changed = replaced(
        command,
        index=lambda i: i,
        condition=lambda c: c,
        annotation=lambda t: t,
        value=lambda t: _value(t, array, view),
        block=lambda b: _block(b, array, view),
    )
    if isinstance(changed, core.Assign | core.Accumulate) and changed.array == array:
        return replace(changed, indices=view.coordinates(changed.indices[0]))
    return changed


def _value(term: core.ValueExpr, array: str, view: View) -> core.ValueExpr:
    changed = rebuild(term, lambda t: _value(t, array, view), lambda i: i, lambda c: c)
    if isinstance(changed, core.Read) and changed.array == array:
        return replace(changed, indices=view.coordinates(changed.indices[0]))
    return changed
