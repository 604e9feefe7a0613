"""A program with products in its indices as one without: what evaluation sees of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from redverify.language import core
from redverify.language.walks import has_product
from redverify.radix.inlining import inlined
from redverify.radix.products import product_of, reject_products


def affine(impl: core.Impl) -> core.Impl:
    """A program without products; this one is right if that one is. Without products it is itself.

    It has fewer assumptions, and its arrays may be smaller. So what is wrong with it says nothing about this
    one. Raises :class:`~redverify.radix.products.Undecided` where products are left.
    """
    if product_of(impl) is None:
        return impl
    from redverify.radix.layouts import with_views  # the solver is slow to import

    seen = with_views(replace(impl, body=inlined(impl.body)))
    spec = replace(seen.spec, assumptions=tuple(_affine(seen.spec.assumptions)))
    seen = replace(seen, spec=spec, assumptions=tuple(_affine(seen.assumptions)))
    reject_products(seen)
    return seen


def _affine(conditions: Iterable[core.Cond]) -> Iterator[core.Cond]:
    """The conjuncts without products: fewer assumptions make a claim about more sizes."""
    for condition in conditions:
        if isinstance(condition, core.CAnd):
            yield from _affine((condition.left, condition.right))
        elif not has_product(condition):
            yield condition
