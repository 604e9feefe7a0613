"""Hypothesis strategies for syntax trees."""

from __future__ import annotations

from hypothesis import strategies as st

from redverify.language import syntax as sx

NAMES = st.sampled_from(["a", "B", "i", "k0", "_x", "tmp", "sums", "inff", "N"])
IDENTS = st.builds(sx.Ident, NAMES)
TYPES = st.builds(sx.Ident, st.sampled_from(["f32", "i8", "bool", "real", "elem"]))
NUMBERS = st.builds(sx.Number, st.sampled_from(["0", "7", "007", "0.5", "10.25", "1e3", "2.5E-3"]))
LITERALS = st.one_of(NUMBERS, st.builds(sx.Truth, st.booleans()), st.builds(sx.Infinity))


def some(strategy: st.SearchStrategy, least: int = 0, most: int = 3) -> st.SearchStrategy:
    """A short tuple."""
    return st.lists(strategy, min_size=least, max_size=most).map(tuple)


def _comparison(inner: st.SearchStrategy) -> st.SearchStrategy:
    signs = st.sampled_from(["==", "!=", "<", "<=", ">", ">="])
    return st.integers(1, 3).flatmap(
        lambda n: st.builds(sx.Comparison, some(inner, n + 1, n + 1), some(signs, n, n))
    )


def _inner(inner: st.SearchStrategy) -> st.SearchStrategy:
    several = some(inner)
    named = st.tuples(st.sampled_from(sx.REDUCTION_WORDS), st.none())
    declared = st.tuples(st.just("reduce"), st.sampled_from(["after", *sx.OPERATOR_WORDS]))
    reduction = st.one_of(named, declared).flatmap(
        lambda head: st.builds(
            sx.Reduction, st.just(head[0]), st.just(head[1]), some(IDENTS, 1), inner, inner
        )
    )
    return st.one_of(
        st.builds(sx.ArrayRead, NAMES, several),
        st.builds(sx.Call, st.one_of(NAMES, st.sampled_from(sx.CALL_WORDS)), several),
        st.builds(sx.CastTo, st.sampled_from(["f32", "u8"]), inner),
        st.builds(sx.Negate, inner),
        st.builds(sx.Not, inner),
        st.builds(sx.Binary, st.sampled_from(["+", "-", "*", "/", "//", "%", "and", "or"]), inner, inner),
        _comparison(inner),
        reduction,
        reduction,
        st.builds(sx.ElementAt, inner, several),
        st.builds(sx.Projection, inner, IDENTS),
    )


EXPRS = st.recursive(st.one_of(LITERALS, st.builds(sx.Variable, NAMES)), _inner, max_leaves=12)
FEW = some(EXPRS, 0, 2)

UNITS = st.one_of(
    LITERALS,
    st.builds(sx.Negate, NUMBERS),
    st.builds(sx.Negate, st.builds(sx.Infinity)),
    st.builds(sx.Variable, NAMES),
)
LAWS = st.one_of(
    st.builds(sx.Law, st.sampled_from(["assoc", "comm"])),
    st.builds(sx.Law, st.just("unit"), UNITS),
    st.builds(sx.Law, st.just("from"), st.one_of(LITERALS, st.builds(sx.Call, NAMES, some(LITERALS)))),
)
EXTENTS = st.builds(sx.Extent, st.one_of(st.none(), EXPRS), EXPRS)
ASSUMES = st.builds(sx.Assume, EXPRS)
ITEMS = st.one_of(
    ASSUMES,
    st.builds(sx.TypeItem, IDENTS),
    st.builds(sx.RecordItem, IDENTS, some(st.tuples(IDENTS, TYPES))),
    st.builds(sx.FunctionItem, IDENTS, some(TYPES), TYPES),
    st.builds(sx.OperatorItem, IDENTS, TYPES, some(LAWS)),
    st.builds(sx.OperatorItem, IDENTS, TYPES, some(LAWS), some(IDENTS), EXPRS),
    st.builds(sx.BoundaryItem, st.sampled_from(["input", "output"]), IDENTS, some(EXTENTS), TYPES),
    st.builds(sx.TensorItem, IDENTS, some(IDENTS), TYPES),
    st.builds(sx.EquationItem, IDENTS, some(IDENTS), EXPRS, st.one_of(st.none(), EXPRS)),
)

OPERATORS = st.builds(sx.Ident, st.sampled_from(["after", *sx.OPERATOR_WORDS]))
MAYBE = st.one_of(st.none(), EXPRS)
SIMPLE = st.one_of(
    st.builds(sx.Skip),
    st.builds(sx.Assign, IDENTS, FEW, MAYBE, EXPRS),
    st.builds(sx.Accumulate, IDENTS, FEW, MAYBE, OPERATORS, st.one_of(st.none(), FEW), EXPRS, st.booleans()),
    st.builds(sx.Let, IDENTS, EXPRS),
    st.builds(sx.Allocate, IDENTS, FEW, TYPES),
    st.builds(
        lambda name, own, array, indices: sx.View(
            name, tuple([v for v, _ in own]), tuple([e for _, e in own]), array, indices
        ),
        IDENTS,
        some(st.tuples(IDENTS, MAYBE)),
        IDENTS,
        FEW,
    ),
)


def _commands(inner: st.SearchStrategy) -> st.SearchStrategy:
    block = some(inner, 1)
    return st.one_of(
        st.builds(sx.Scope, some(IDENTS, 1), block),
        st.builds(sx.If, some(st.builds(sx.Branch, EXPRS, block), 1), st.one_of(st.none(), block)),
        st.builds(sx.Loop, st.booleans(), st.one_of(st.none(), NAMES), IDENTS, MAYBE, EXPRS, block),
    )


COMMANDS = st.recursive(SIMPLE, _commands, max_leaves=6)
BINDINGS = st.one_of(
    st.builds(sx.Binding, IDENTS, st.none(), st.none(), IDENTS, st.none()),
    st.builds(sx.Binding, IDENTS, FEW, st.one_of(st.none(), FEW), IDENTS, some(IDENTS)),
)
SPECS = st.builds(sx.SpecBlock, IDENTS, some(IDENTS), some(ITEMS, 1, 4))
OVERLAPS = st.builds(sx.Overlap, IDENTS, IDENTS, some(IDENTS), MAYBE)
IMPLS = st.builds(
    sx.ImplBlock,
    IDENTS,
    IDENTS,
    some(BINDINGS),
    some(ASSUMES),
    some(COMMANDS, 1, 4),
    parameters=some(IDENTS),
    overlaps=some(OVERLAPS),
    widths=some(st.builds(sx.Width, TYPES)),
)
IMPORTS = st.builds(sx.Import, st.sampled_from(["a.sched", "../b c.sched", "# no comment"]))
FILES = st.builds(sx.File, some(IMPORTS, 0, 2), some(st.one_of(SPECS, IMPLS)))
