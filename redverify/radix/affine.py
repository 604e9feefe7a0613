"""A program with products in its indices as programs without: what evaluation sees of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from redverify.language import core
from redverify.language.core_text import index_text
from redverify.language.terms import Substitution, plug_condition, plug_index
from redverify.language.walks import has_product
from redverify.presburger import build
from redverify.radix.inlining import inlined, plugged
from redverify.radix.products import Undecided, product_of

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

    return tuple(_instances(with_views(replace(impl, body=inlined(impl.body))), _ZEROS))


def _instances(impl: core.Impl, zeros: int) -> Iterator[core.Impl]:
    """The program over digits; where a base may be 0, one with a base of at least 1, and one at 0."""
    spec = replace(impl.spec, assumptions=tuple(_affine(impl.spec.assumptions)))
    plain = replace(impl, spec=spec, assumptions=tuple(_affine(impl.assumptions)))
    if product_of(plain) is None:
        yield plain
        return
    from redverify.radix.program import over_digits  # nor is this needed without products

    result, bases = over_digits(impl)
    doubtful = next((base for base in bases if not _at_least(plain, base, _ONE)), None)
    if doubtful is None:
        yield result
        return
    if zeros == 0 or not _at_least(plain, doubtful, _ZERO) or not isinstance(doubtful, core.IVar):
        text = index_text(doubtful)
        raise Undecided(f"no assumption says that `{text}`, by which numbers are split, is at least 0")
    positive = core.CCmp(">=", doubtful, _ONE)
    yield from _instances(replace(impl, assumptions=(*impl.assumptions, positive)), zeros - 1)
    yield from _instances(_where_zero(impl, doubtful), zeros - 1)


def _affine(conditions: Iterable[core.Cond]) -> Iterator[core.Cond]:
    """The conjuncts without products: fewer assumptions make a claim about more sizes."""
    for condition in conditions:
        if isinstance(condition, core.CAnd):
            yield from _affine((condition.left, condition.right))
        elif not has_product(condition):
            yield condition


def _at_least(plain: core.Impl, base: core.IndexExpr, least: core.IConst) -> bool:
    """Whether the assumptions say that a base is at least so great."""
    below = core.CCmp("<", base, least)
    return bool(build.all_of((*plain.spec.assumptions, *plain.assumptions, below)).is_empty())


def _where_zero(impl: core.Impl, base: core.IVar) -> core.Impl:
    """The program at the sizes at which a parameter is 0, which stands in its place."""
    by: Substitution = {base.name: _ZERO}
    spec = impl.spec
    tensors = {name: _tensor_at(tensor, by) for name, tensor in spec.tensors.items()}
    equations = tuple(
        [
            replace(e, condition=plug_condition(e.condition, by), value=plugged(e.value, by))
            for e in spec.equations
        ]
    )
    assumed = (*spec.assumptions, *impl.assumptions)
    changed = replace(spec, tensors=tensors, equations=equations, assumptions=())
    zero = core.CCmp("==", base, _ZERO)
    return replace(
        impl,
        spec=changed,
        bindings=tuple([_binding_at(binding, by) for binding in impl.bindings]),
        assumptions=(*[plug_condition(c, by) for c in assumed], zero),
        body=inlined(impl.body, by),
    )


def _tensor_at(tensor: core.Tensor, by: Substitution) -> core.Tensor:
    region = tensor.region and tuple([(plug_index(a, by), plug_index(b, by)) for a, b in tensor.region])
    bounds = tensor.range and (plug_index(tensor.range[0], by), plug_index(tensor.range[1], by))
    return replace(tensor, region=region, range=bounds)


def _binding_at(binding: core.Binding, by: Substitution) -> core.Binding:
    extents = binding.extents and tuple([plug_index(e, by) for e in binding.extents])
    return replace(binding, indices=tuple([plug_index(i, by) for i in binding.indices]), extents=extents)
