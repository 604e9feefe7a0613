"""A program with products in its indices as programs without: what evaluation sees of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from redverify.language import core
from redverify.language.core_text import index_text
from redverify.language.terms import Substitution, plug_condition, plug_index
from redverify.language.walks import has_product
from redverify.radix.inlining import inlined
from redverify.radix.mapping import Mapping
from redverify.radix.products import Undecided, product_of
from redverify.radix.quotients import at_least, with_named_quotients

#: Bases that may be 0, at most: each of them doubles the instances.
_ZEROS = 3

_ZERO, _ONE = core.IConst(0), core.IConst(1)


def instances(impl: core.Impl) -> tuple[core.Impl, ...]:
    """Programs without products; this one is right if all of them are. Without products it is itself.

    They have fewer assumptions, and their arrays may be smaller. So what is wrong with one of them says
    nothing about this one. Raises :class:`~redverify.radix.products.Undecided` where products are left.
    """
    if product_of(impl) is None:
        return (impl,)
    from redverify.radix.layouts import with_views  # the solver is slow to import

    viewed = with_views(replace(impl, body=inlined(impl.body)))
    return tuple(_instances(with_named_quotients(viewed, _plain(viewed)), _ZEROS))


def _instances(impl: core.Impl, zeros: int) -> Iterator[core.Impl]:
    """The program over digits; where a base may be 0, one with a base of at least 1, and one at 0."""
    plain = _plain(impl)
    if product_of(plain) is None:
        yield plain
        return
    from redverify.radix.program import over_digits  # nor is this needed without products

    result, bases = over_digits(impl)
    doubtful = next((base for base in bases if not at_least(plain, base, _ONE)), None)
    if doubtful is None:
        yield result
        return
    if zeros == 0 or not at_least(plain, doubtful, _ZERO) or not isinstance(doubtful, core.IVar):
        text = index_text(doubtful)
        raise Undecided(f"no assumption says that `{text}`, by which numbers are split, is at least 0")
    positive = core.CCmp(">=", doubtful, _ONE)
    yield from _instances(replace(impl, assumptions=(*impl.assumptions, positive)), zeros - 1)
    yield from _instances(_where_zero(impl, doubtful), zeros - 1)


def _plain(impl: core.Impl) -> core.Impl:
    """The program with its affine assumptions alone."""
    spec = replace(impl.spec, assumptions=tuple(_affine(impl.spec.assumptions)))
    return replace(impl, spec=spec, assumptions=tuple(_affine(impl.assumptions)))


def _affine(conditions: Iterable[core.Cond]) -> Iterator[core.Cond]:
    """The conjuncts without products: fewer assumptions make a claim about more sizes."""
    for condition in conditions:
        if isinstance(condition, core.CAnd):
            yield from _affine((condition.left, condition.right))
        elif not has_product(condition):
            yield condition


def _where_zero(impl: core.Impl, base: core.IVar) -> core.Impl:
    """The program at the sizes at which a parameter is 0, which stands in its place."""
    by: Substitution = {base.name: _ZERO}
    zero = core.CCmp("==", base, _ZERO)
    changed = Mapping(lambda i: plug_index(i, by), lambda c: plug_condition(c, by)).program(impl)
    return replace(changed, assumptions=(*changed.assumptions, zero))
