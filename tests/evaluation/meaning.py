"""The meaning of index expressions and conditions by brute force."""

from __future__ import annotations

from collections.abc import Mapping

from redverify.language import core


def evaluate(e: core.IndexExpr, env: Mapping[str, int]) -> int:
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


def holds(c: core.Cond, env: Mapping[str, int]) -> bool:
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
