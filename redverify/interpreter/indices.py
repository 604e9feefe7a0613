"""Index expressions and conditions as Python functions, their variables and their canonical forms."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, assert_never

from redverify.language import core
from redverify.language.walks import Node, children

Environment = dict[str, int]
IndexClosure = Callable[[Environment], int]
CondClosure = Callable[[Environment], bool]
PointClosure = Callable[[Environment], tuple[int, ...]]


#: Expressions that are kept compiled, the latest ones: the runs of a search compile the same program.
_KEPT = 4096


class Unenumerable(Exception):
    """An index set that could not be enumerated: unbounded, or beyond the search limits."""


class NoDivisor(Unenumerable):
    """A divisor that is not positive: what is divided by it has no value, and no set is known by it."""


@lru_cache(_KEPT)
def compile_index(expr: core.IndexExpr) -> IndexClosure:
    """The function from environments to the value of an index expression."""
    match expr:
        case core.IVar(name):
            return lambda e: e[name]
        case core.IConst(value):
            return lambda e: value
        case core.IAdd(left, right):
            f, g = compile_index(left), compile_index(right)
            return lambda e: f(e) + g(e)
        case core.IMul(factor, operand):
            f = compile_index(operand)
            return lambda e: factor * f(e)
        case core.IDiv(operand, divisor):
            f = compile_index(operand)
            return lambda e: f(e) // divisor
        case core.IMod(operand, divisor):
            f = compile_index(operand)
            return lambda e: f(e) % divisor
        case core.IProd(left, right):
            f, g = compile_index(left), compile_index(right)
            return lambda e: f(e) * g(e)
        case core.IQuot(left, right):
            f, g = compile_index(left), _compile_divisor(right)
            return lambda e: f(e) // g(e)
        case core.IRem(left, right):
            f, g = compile_index(left), _compile_divisor(right)
            return lambda e: f(e) % g(e)
        case core.IMin(operands):
            fs = [compile_index(o) for o in operands]
            return lambda e: min([f(e) for f in fs])
        case core.IMax(operands):
            fs = [compile_index(o) for o in operands]
            return lambda e: max([f(e) for f in fs])
        case core.ISelect(condition, then, otherwise):
            c, f, g = compile_cond(condition), compile_index(then), compile_index(otherwise)
            return lambda e: f(e) if c(e) else g(e)
        case _:
            assert_never(expr)


def _compile_divisor(expr: core.IndexExpr) -> IndexClosure:
    """The value of a divisor; :class:`NoDivisor` where it is not positive."""
    f = compile_index(expr)

    def divisor(e: Environment) -> int:
        value = f(e)
        if value <= 0:
            raise NoDivisor(f"divides by {value}")
        return value

    return divisor


@lru_cache(_KEPT)
def compile_point(indices: tuple[core.IndexExpr, ...]) -> PointClosure:
    """The function from environments to a tuple of indices."""
    fs = [compile_index(i) for i in indices]
    if not fs:
        return lambda e: ()
    if len(fs) == 1:
        f = fs[0]
        return lambda e: (f(e),)
    if len(fs) == 2:
        f, g = fs
        return lambda e: (f(e), g(e))
    return lambda e: tuple([f(e) for f in fs])


@lru_cache(_KEPT)
def compile_cond(cond: core.Cond) -> CondClosure:
    """The function from environments to the truth of a condition."""
    match cond:
        case core.CTrue():
            return lambda e: True
        case core.CFalse():
            return lambda e: False
        case core.CCmp(op, left, right):
            return _compile_comparison(op, compile_index(left), compile_index(right))
        case core.CAnd(left_cond, right_cond):
            p, q = compile_cond(left_cond), compile_cond(right_cond)
            return lambda e: p(e) and q(e)
        case core.COr(left_cond, right_cond):
            p, q = compile_cond(left_cond), compile_cond(right_cond)
            return lambda e: p(e) or q(e)
        case core.CNot(negated):
            p = compile_cond(negated)
            return lambda e: not p(e)
        case _:
            assert_never(cond)


def _compile_comparison(op: str, f: IndexClosure, g: IndexClosure) -> CondClosure:
    match op:
        case "==":
            return lambda e: f(e) == g(e)
        case "!=":
            return lambda e: f(e) != g(e)
        case "<":
            return lambda e: f(e) < g(e)
        case "<=":
            return lambda e: f(e) <= g(e)
        case ">":
            return lambda e: f(e) > g(e)
        case ">=":
            return lambda e: f(e) >= g(e)
    raise ValueError(op)


def free_variables(node: Node) -> frozenset[str]:
    """The index variables that occur free in an expression of any kind."""
    if isinstance(node, core.IVar):
        return frozenset((node.name,))
    if isinstance(node, core.Reduce):
        inside = free_variables(node.condition) | free_variables(node.body)
        outside = frozenset[str]() if node.init is None else free_variables(node.init)
        return (inside - set(node.binders)) | outside
    if isinstance(node, core.LetValue):
        around = (node.value, node.lower, node.upper)
        return frozenset[str]().union(
            free_variables(node.body) - {node.variable}, *map(free_variables, around)
        )
    return frozenset[str]().union(*map(free_variables, children(node)))


#: Coefficients of atoms, and the constant under the key ``None``.
Linear = dict[Any, int]


def linear(expr: core.IndexExpr) -> Linear:
    """``expr`` as a sum of atoms with coefficients: variables and non-linear expressions."""
    match expr:
        case core.IConst(value):
            return {None: value}
        case core.IAdd(left, right):
            total = linear(left)
            for atom, coefficient in linear(right).items():
                total[atom] = total.get(atom, 0) + coefficient
            return total
        case core.IMul(factor, operand):
            return {atom: factor * coefficient for atom, coefficient in linear(operand).items()}
        case core.IVar() | core.IDiv() | core.IMod() | core.IMin() | core.IMax() | core.ISelect():
            return {expr: 1}
        case core.IProd() | core.IQuot() | core.IRem():
            return {expr: 1}
        case _:
            assert_never(expr)


def canonical(expr: core.IndexExpr | core.Cond, values: Mapping[str, int], bound: Mapping[str, int]) -> Any:
    """A key of ``expr`` where free variables have ``values`` and ``bound`` ones are numbered.

    Equal keys mean equal functions of the bound variables. An expression without bound
    variables is its value.
    """
    names = free_variables(expr)
    if not names & bound.keys():
        environment = dict(values)
        if isinstance(expr, core.CTrue | core.CFalse | core.CCmp | core.CAnd | core.COr | core.CNot):
            return _value(compile_cond(expr), environment)
        return _value(compile_index(expr), environment)
    match expr:
        case core.IConst() | core.CTrue() | core.CFalse():
            raise AssertionError(f"{expr} has no variables")
        case core.IVar(name):
            return ("bound", bound[name])
        case core.IAdd() | core.IMul():
            return _canonical_sum(expr, values, bound)
        case core.IDiv(operand, divisor) | core.IMod(operand, divisor):
            return (type(expr).__name__, canonical(operand, values, bound), divisor)
        case core.IProd(left, right):
            keys = {repr(k): k for k in (canonical(o, values, bound) for o in (left, right))}
            return ("product", *(keys[text] for text in sorted(keys)), len(keys))
        case core.IQuot(left, right) | core.IRem(left, right):
            return (type(expr).__name__, canonical(left, values, bound), canonical(right, values, bound))
        case core.IMin(operands) | core.IMax(operands):
            keys = {repr(k): k for k in (canonical(o, values, bound) for o in operands)}
            return (type(expr).__name__, *(keys[text] for text in sorted(keys)))
        case core.ISelect(condition, then, otherwise):
            parts = (canonical(part, values, bound) for part in (condition, then, otherwise))
            return ("select", *parts)
        case core.CCmp(op, left, right):
            return (op, canonical(left, values, bound), canonical(right, values, bound))
        case core.CAnd(left, right) | core.COr(left, right):
            return (type(expr).__name__, canonical(left, values, bound), canonical(right, values, bound))
        case core.CNot(negated):
            return ("not", canonical(negated, values, bound))
        case _:
            assert_never(expr)


def _value(closure: Callable[[Environment], Any], environment: Environment) -> Any:
    """The value; where a divisor is not positive there is none, and no such part is ever asked for one."""
    try:
        return closure(environment)
    except NoDivisor:
        return ("no divisor",)


def _canonical_sum(expr: core.IndexExpr, values: Mapping[str, int], bound: Mapping[str, int]) -> Any:
    constant, terms = 0, dict[Any, int]()
    for atom, coefficient in linear(expr).items():
        if atom is None:
            constant += coefficient
            continue
        key = canonical(atom, values, bound)
        if isinstance(key, int):
            constant += coefficient * key
        else:
            terms[key] = terms.get(key, 0) + coefficient
    kept = sorted(((repr(k), k, c) for k, c in terms.items() if c), key=lambda item: item[0])
    if not kept:
        return constant
    if constant == 0 and len(kept) == 1 and kept[0][2] == 1:
        return kept[0][1]
    return ("sum", constant, *((k, c) for _, k, c in kept))
