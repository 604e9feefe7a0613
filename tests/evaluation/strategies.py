"""Random affine expressions, and their meaning by brute force."""

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


def evaluate(e: core.IndexExpr, env: dict[str, int]) -> int:
    match e:
        case core.IVar(name):
            return env[name]
        case core.IConst(value):
            return value
        case core.IAdd(a, b):
            return evaluate(a, env) + evaluate(b, env)
        case core.IMul(f, a):
            return f * evaluate(a, env)
        case core.IDiv(a, d):
            return evaluate(a, env) // d
        case core.IMod(a, d):
            return evaluate(a, env) % d
        case core.IMin(xs):
            return min(evaluate(x, env) for x in xs)
        case core.IMax(xs):
            return max(evaluate(x, env) for x in xs)
        case core.ISelect(c, a, b):
            return evaluate(a if holds(c, env) else b, env)
    raise TypeError(e)


def holds(c: core.Cond, env: dict[str, int]) -> bool:
    match c:
        case core.CTrue():
            return True
        case core.CFalse():
            return False
        case core.CCmp(op, a, b):
            x, y = evaluate(a, env), evaluate(b, env)
            return {"==": x == y, "!=": x != y, "<": x < y, "<=": x <= y, ">": x > y, ">=": x >= y}[op]
        case core.CAnd(a, b):
            return holds(a, env) and holds(b, env)
        case core.COr(a, b):
            return holds(a, env) or holds(b, env)
        case core.CNot(a):
            return not holds(a, env)
    raise TypeError(c)
