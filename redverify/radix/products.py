"""Products in indices: which programs have them."""

from __future__ import annotations

from redverify.language import core
from redverify.language.source import Span
from redverify.language.walks import commands_of, expressions_in, expressions_of, has_product, nodes_of
from redverify.system.clock import OutOfTime


class Undecided(OutOfTime):
    """Nothing follows for a program whose products in indices cannot be taken apart, as after a limit."""


def product_of(impl: core.Impl) -> tuple[core.IndexExpr, Span] | None:
    """The first product, quotient or remainder of two that are not literals, and where it stands."""
    places = [(c.span, e) for c in commands_of(impl.body) for e in expressions_of(c)]
    around = [(impl.span, e) for e in (*impl.assumptions, *expressions_in(impl.spec))]
    bound = [(b.span, e) for b in impl.bindings for e in (*b.indices, *(b.extents or ()))]
    for span, expression in (*around, *bound, *places):
        if has_product(expression):
            kinds = core.IProd | core.IQuot | core.IRem
            return next(n for n in nodes_of(expression) if isinstance(n, kinds)), span
    return None
