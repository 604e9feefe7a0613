"""Random affine expressions."""

from __future__ import annotations

from hypothesis import strategies as st

from redverify.language import core

VARIABLES = ("i", "j", "N")


def indices() -> st.SearchStrategy[core.IndexExpr]:
    leaves = st.one_of(st.sampled_from(VARIABLES).map(core.IVar), st.integers(-4, 4).map(core.IConst))
    return st.recursive(
        leaves,
        lambda e: st.one_of(
            st.builds(core.IAdd, e, e),
            st.builds(core.IMul, st.integers(-3, 3), e),
            st.builds(core.IDiv, e, st.integers(1, 4)),
            st.builds(core.IMod, e, st.integers(1, 4)),
            st.builds(lambda a, b: core.IMin((a, b)), e, e),
            st.builds(lambda a, b: core.IMax((a, b)), e, e),
            st.builds(
                lambda op, a, b, c, d: core.ISelect(core.CCmp(op, a, b), c, d),
                st.sampled_from(("==", "<", "<=")),
                e,
                e,
                e,
                e,
            ),
        ),
        max_leaves=5,
    )


def conditions() -> st.SearchStrategy[core.Cond]:
    comparison = st.builds(
        core.CCmp, st.sampled_from(("==", "!=", "<", "<=", ">", ">=")), indices(), indices()
    )
    return st.recursive(
        comparison,
        lambda c: st.one_of(st.builds(core.CAnd, c, c), st.builds(core.COr, c, c), st.builds(core.CNot, c)),
        max_leaves=3,
    )
