"""Prophetic expressions as terms: canonical forms, substitution, and ``decompose``.

A *term* is a typed value expression without array reads, in which the binders of reductions have
canonical names: terms that differ in names only are equal as Python objects. Reductions and
``core.LetValue`` are the only constructs that bind variables; another one needs a case wherever this
module asks for these. An *expression context* (section 5.2) is a term whose affine arguments are holes
``$h0``, ``$h1``, ...; :func:`decompose` splits a term into its context and the holes' contents.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from itertools import count
from typing import assert_never

from redverify.language import core
from redverify.language.normal_form import linear, normalise_condition, normalise_index, sum_of
from redverify.language.walks import Node, children, operands

_fresh = count()


def fresh_variable() -> str:
    """A variable name that no program and no other call has; later names come later in order."""
    return f"$t{next(_fresh):010}"


def hole(position: int) -> str:
    """The name of a context's hole."""
    return f"$h{position}"


# ------------------------------------------------------------------ variables, substitution

Substitution = Mapping[str, core.IndexExpr]


def substitute_index(expression: core.IndexExpr, by: Substitution) -> core.IndexExpr:
    """``expression[x := e]`` for all ``x`` of ``by`` at once, normalised."""
    return normalise_index(plug_index(expression, by))


def plug_index(expression: core.IndexExpr, by: Substitution) -> core.IndexExpr:
    """``expression[x := e]``, without normalisation."""
    if isinstance(expression, core.IVar):
        return by.get(expression.name, expression)
    return map_index(expression, lambda part: plug_index(part, by), lambda c: plug_condition(c, by))


def map_index(
    expression: core.IndexExpr,
    change: Callable[[core.IndexExpr], core.IndexExpr],
    condition: Callable[[core.Cond], core.Cond] = lambda condition: condition,
) -> core.IndexExpr:
    """The expression with ``change`` applied to each of its parts, without normalisation.

    ``condition`` is applied to the condition of a choice.
    """
    match expression:
        case core.IVar() | core.IConst():
            return expression
        case core.IAdd(left, right):
            return core.IAdd(change(left), change(right))
        case core.IMul(factor, operand):
            return core.IMul(factor, change(operand))
        case core.IDiv(operand, divisor) | core.IMod(operand, divisor):
            return type(expression)(change(operand), divisor)
        case core.IProd(left, right) | core.IQuot(left, right) | core.IRem(left, right):
            return type(expression)(change(left), change(right))
        case core.IMin(operands) | core.IMax(operands):
            return type(expression)(tuple([change(o) for o in operands]))
        case core.ISelect(choice, then, otherwise):
            return core.ISelect(condition(choice), change(then), change(otherwise))
        case _:
            assert_never(expression)


def substitute_condition(condition: core.Cond, by: Substitution) -> core.Cond:
    """Substitution in a condition, normalised."""
    return normalise_condition(plug_condition(condition, by))


def map_comparisons(condition: core.Cond, change: Callable[[core.CCmp], core.Cond]) -> core.Cond:
    """The condition with ``change`` applied to each comparison, without normalisation."""
    match condition:
        case core.CCmp():
            return change(condition)
        case core.CAnd(left, right):
            return core.CAnd(map_comparisons(left, change), map_comparisons(right, change))
        case core.COr(left, right):
            return core.COr(map_comparisons(left, change), map_comparisons(right, change))
        case core.CNot(operand):
            return core.CNot(map_comparisons(operand, change))
        case core.CTrue() | core.CFalse():
            return condition
        case _:
            assert_never(condition)


def plug_condition(condition: core.Cond, by: Substitution) -> core.Cond:
    """Substitution in a condition, without normalisation."""
    return map_comparisons(
        condition, lambda c: core.CCmp(c.op, plug_index(c.left, by), plug_index(c.right, by))
    )


@lru_cache(maxsize=65536)
def free_variables(node: Node) -> frozenset[str]:
    """The variables that occur free in an expression, indices of array reads included."""
    match node:
        case core.IVar(name):
            return frozenset((name,))
        case core.Reduce(_, _, binders, condition, body, init):
            inner = (free_variables(condition) | free_variables(body)) - frozenset(binders)
            return inner if init is None else inner | free_variables(init)
        case core.LetValue(_, variable, value, lower, upper, body):
            outside = free_variables(value) | free_variables(lower) | free_variables(upper)
            return outside | (free_variables(body) - {variable})
        case _:
            return frozenset().union(*map(free_variables, children(node)))


@lru_cache(maxsize=65536)
def _level(term: core.ValueExpr) -> int:
    """How deeply binders nest in a term; 0 without binders."""
    if isinstance(term, core.Reduce):
        return max(1 + _level(term.body), 0 if term.init is None else _level(term.init))
    if isinstance(term, core.LetValue):
        return max(1 + _level(term.body), _level(term.value))
    return max(map(_level, operands(term)), default=0)


def make_reduce(
    like: core.Reduce,
    binders: tuple[str, ...],
    condition: core.Cond,
    body: core.ValueExpr,
    init: core.ValueExpr | None,
) -> core.Reduce:
    """A reduction with canonical binders; ``binders`` must be fresh in its parts."""
    level = 1 + _level(body)
    names = tuple(f"$b{level}_{position}" for position in range(len(binders)))
    by = {old: core.IVar(new) for old, new in zip(binders, names, strict=True)}
    return core.Reduce(
        like.type,
        like.operator,
        names,
        substitute_condition(condition, by),
        _rename_free(body, by),
        init,
    )


def make_let(
    like: core.LetValue, variable: str, value: core.ValueExpr, body: core.ValueExpr
) -> core.LetValue:
    """An index that is data, with a canonical name; ``variable`` must be fresh in ``body``."""
    name = f"$b{1 + _level(body)}_0"
    renamed = _rename_free(body, {variable: core.IVar(name)})
    return core.LetValue(body.type, name, value, like.lower, like.upper, renamed)


def _rename_free(term: core.ValueExpr, by: Substitution) -> core.ValueExpr:
    """Rename variables that no inner binder can capture (inner levels are smaller)."""

    def inside(t: core.ValueExpr) -> core.ValueExpr:
        if isinstance(t, core.Reduce):
            return core.Reduce(
                t.type,
                t.operator,
                t.binders,
                substitute_condition(t.condition, by),
                inside(t.body),
                None if t.init is None else inside(t.init),
            )
        if isinstance(t, core.LetValue):
            lower, upper = substitute_index(t.lower, by), substitute_index(t.upper, by)
            return core.LetValue(t.type, t.variable, inside(t.value), lower, upper, inside(t.body))
        return rebuild(t, inside, lambda i: substitute_index(i, by), lambda c: substitute_condition(c, by))

    return inside(term)


def open_reduce(term: core.Reduce) -> tuple[tuple[str, ...], core.Cond, core.ValueExpr]:
    """Binders renamed to fresh variables, with condition and body accordingly."""
    fresh = tuple(fresh_variable() for _ in term.binders)
    by = {old: core.IVar(new) for old, new in zip(term.binders, fresh, strict=True)}
    return fresh, substitute_condition(term.condition, by), substitute(term.body, by)


def open_let(term: core.LetValue) -> tuple[str, core.ValueExpr]:
    """The variable renamed to a fresh one, with the body accordingly."""
    fresh = fresh_variable()
    return fresh, substitute(term.body, {term.variable: core.IVar(fresh)})


def rebuild(
    term: core.ValueExpr,
    value: Callable[[core.ValueExpr], core.ValueExpr],
    index: Callable[[core.IndexExpr], core.IndexExpr],
    condition: Callable[[core.Cond], core.Cond],
) -> core.ValueExpr:
    """A term without binders of its own, with its direct parts replaced by the functions' results."""
    match term:
        case core.Literal() | core.Constant():
            return term
        case core.Access(type_, tensor, indices):
            return core.Access(type_, tensor, tuple(index(i) for i in indices))
        case core.Read(type_, array, indices, span):
            return core.Read(type_, array, tuple(index(i) for i in indices), span)
        case core.Apply(type_, function, arguments, declared):
            return core.Apply(type_, function, tuple(value(a) for a in arguments), declared)
        case core.Select(type_, cond, then, otherwise):
            return core.Select(type_, condition(cond), value(then), value(otherwise))
        case core.IndexCondition(type_, cond):
            return core.IndexCondition(type_, condition(cond))
        case core.Cast(type_, operand):
            return core.Cast(type_, value(operand))
        case core.IndexCast(type_, operand_index):
            return core.IndexCast(type_, index(operand_index))
        case core.Element(type_, reduction, indices, span):
            return core.Element(type_, value(reduction), tuple(index(i) for i in indices), span)
        case core.Reduce() | core.LetValue():
            raise TypeError("it binds variables: its parts cannot be replaced one by one")
        case _:
            assert_never(term)


def substitute(term: core.ValueExpr, by: Substitution) -> core.ValueExpr:
    """Capture-avoiding substitution of affine expressions for variables."""
    if not by or free_variables(term).isdisjoint(by):
        return term
    if isinstance(term, core.Reduce):
        fresh = tuple(fresh_variable() for _ in term.binders)
        inner = {k: v for k, v in by.items() if k not in term.binders}
        inner.update({old: core.IVar(new) for old, new in zip(term.binders, fresh, strict=True)})
        return make_reduce(
            term,
            fresh,
            substitute_condition(term.condition, inner),
            substitute(term.body, inner),
            None if term.init is None else substitute(term.init, by),
        )
    if isinstance(term, core.LetValue):
        variable = fresh_variable()
        within = {**by, term.variable: core.IVar(variable)}
        bounds = (substitute_index(term.lower, by), substitute_index(term.upper, by))
        like = core.LetValue(term.type, term.variable, term.value, *bounds, term.body)
        return make_let(like, variable, substitute(term.value, by), substitute(term.body, within))
    return rebuild(
        term,
        lambda t: substitute(t, by),
        lambda i: substitute_index(i, by),
        lambda c: substitute_condition(c, by),
    )


@lru_cache(maxsize=65536)
def canonical(term: core.ValueExpr) -> core.ValueExpr:
    """The term with normalised indices and canonical binders."""
    if isinstance(term, core.Reduce):
        fresh = tuple(fresh_variable() for _ in term.binders)
        by = {old: core.IVar(new) for old, new in zip(term.binders, fresh, strict=True)}
        return make_reduce(
            term,
            fresh,
            substitute_condition(term.condition, by),
            canonical(substitute(canonical(term.body), by)),
            None if term.init is None else canonical(term.init),
        )
    if isinstance(term, core.LetValue):
        variable = fresh_variable()
        bounds = (normalise_index(term.lower), normalise_index(term.upper))
        like = core.LetValue(term.type, term.variable, term.value, *bounds, term.body)
        opened = substitute(canonical(term.body), {term.variable: core.IVar(variable)})
        return make_let(like, variable, canonical(term.value), canonical(opened))
    return rebuild(term, canonical, normalise_index, normalise_condition)


# ------------------------------------------------------------------ decompose


class _Holes:
    """The holes of a context. Equal contents share a hole."""

    def __init__(self) -> None:
        self.contents: dict[core.IndexExpr, int] = {}

    def put(self, expression: core.IndexExpr) -> core.IndexExpr:
        position = self.contents.setdefault(expression, len(self.contents))
        return core.IVar(hole(position))


def decompose(
    term: core.ValueExpr, parameters: frozenset[str]
) -> tuple[core.ValueExpr, tuple[core.IndexExpr, ...]]:
    """``decompose(t) = E⟨ι1, ..., ιn⟩`` (section 5.2).

    Affine arguments become holes. Inside a reduction the part of an argument that does not
    use the binders becomes a hole. In a comparison without binders each side becomes a hole,
    but for those of parameters alone. In one with binders each quotient, remainder or variable without
    binders becomes one, but for parameters. Array reads are left as they are.
    """
    holes = _Holes()
    context = _decompose(term, parameters, frozenset(), holes)
    return context, tuple(holes.contents)


def _decompose(
    term: core.ValueExpr, parameters: frozenset[str], bound: frozenset[str], holes: _Holes
) -> core.ValueExpr:
    if isinstance(term, core.Read):
        return term
    if isinstance(term, core.Reduce):
        fresh, condition, body = open_reduce(term)
        inner = bound | frozenset(fresh)
        return make_reduce(
            term,
            fresh,
            _condition_holes(condition, parameters, inner, holes),
            _decompose(body, parameters, inner, holes),
            None if term.init is None else _decompose(term.init, parameters, bound, holes),
        )
    if isinstance(term, core.LetValue):
        variable, inside = open_let(term)
        value = _decompose(term.value, parameters, bound, holes)
        return make_let(term, variable, value, _decompose(inside, parameters, bound | {variable}, holes))
    return rebuild(
        term,
        lambda t: _decompose(t, parameters, bound, holes),
        lambda i: _index_holes(normalise_index(i), bound, holes),
        lambda c: _condition_holes(c, parameters, bound, holes),
    )


def _index_holes(expression: core.IndexExpr, bound: frozenset[str], holes: _Holes) -> core.IndexExpr:
    if free_variables(expression).isdisjoint(bound):
        return holes.put(expression)
    constant, terms = linear(expression)
    outer = tuple((a, f) for a, f in terms if free_variables(a).isdisjoint(bound))
    inner = tuple((_atom_holes(a, bound, holes), f) for a, f in terms if (a, f) not in outer)
    if not outer:
        return normalise_index(sum_of(constant, inner))
    return normalise_index(core.IAdd(holes.put(sum_of(constant, outer)), sum_of(0, inner)))


def _atom_holes(atom: core.IndexExpr, bound: frozenset[str], holes: _Holes) -> core.IndexExpr:
    if isinstance(atom, core.IAdd | core.IMul):
        return atom
    return map_index(
        atom,
        lambda part: _index_holes(part, bound, holes),
        lambda condition: _condition_holes(condition, frozenset(), bound, holes),
    )


def _condition_holes(
    condition: core.Cond, parameters: frozenset[str], bound: frozenset[str], holes: _Holes
) -> core.Cond:
    """The condition with holes for what has no binder.

    A side of a comparison without binders is one hole, as an index is, unless it is one of parameters
    alone. Of a comparison with binders the variables, quotients and remainders without binders are holes.
    """

    def change(comparison: core.CCmp) -> core.Cond:
        sides = (normalise_index(comparison.left), normalise_index(comparison.right))
        side = part if free_variables(comparison) & bound else whole
        return core.CCmp(comparison.op, *map(side, sides))

    def whole(expression: core.IndexExpr) -> core.IndexExpr:
        return expression if free_variables(expression) <= parameters else holes.put(expression)

    def part(expression: core.IndexExpr) -> core.IndexExpr:
        constant, terms = linear(expression)
        return normalise_index(sum_of(constant, tuple((atom(a), f) for a, f in terms)))

    def atom(expression: core.IndexExpr) -> core.IndexExpr:
        free = free_variables(expression)
        if free.isdisjoint(bound):
            return whole(expression)
        return plug_index(expression, {n: holes.put(core.IVar(n)) for n in sorted(free - bound - parameters)})

    return normalise_condition(map_comparisons(condition, change))
