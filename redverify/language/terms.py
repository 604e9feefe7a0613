"""Prophetic expressions as terms: normal forms, substitution, and ``decompose``.

A *term* is a typed value expression without array reads, in which every binder of a
reduction has its canonical name, so that equal terms are equal objects structurally. An
*expression context* (section 5.2) is a term whose affine arguments are holes ``_h0``,
``_h1``, ...; :func:`decompose` splits a term into its context and the holes' contents.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from itertools import count

from redverify.language import core

_fresh = count()


def fresh_variable() -> str:
    """A variable name that no program and no other call has."""
    return f"$t{next(_fresh)}"


def hole(position: int) -> str:
    """The name of a context's hole."""
    return f"$h{position}"


# ------------------------------------------------------------------ affine normal form


@lru_cache(maxsize=65536)
def _linear(expression: core.IndexExpr) -> tuple[int, tuple[tuple[core.IndexExpr, int], ...]]:
    """``constant + Σ factor·atom`` with sorted, distinct atoms."""
    match expression:
        case core.IConst(value):
            return value, ()
        case core.IVar():
            return 0, ((expression, 1),)
        case core.IAdd(left, right):
            c1, t1 = _linear(left)
            c2, t2 = _linear(right)
            factors = dict(t1)
            for atom, factor in t2:
                factors[atom] = factors.get(atom, 0) + factor
            return c1 + c2, _sorted(factors)
        case core.IMul(factor, operand):
            c, t = _linear(operand)
            if factor == 0:
                return 0, ()
            return factor * c, tuple((a, factor * f) for a, f in t)
        case core.IDiv(operand, divisor):
            inner = normalise_index(operand)
            if divisor == 1:
                return _linear(inner)
            if isinstance(inner, core.IConst):
                return inner.value // divisor, ()
            return 0, ((core.IDiv(inner, divisor), 1),)
        case core.IMod(operand, divisor):
            inner = normalise_index(operand)
            if divisor == 1:
                return 0, ()
            if isinstance(inner, core.IConst):
                return inner.value % divisor, ()
            return 0, ((core.IMod(inner, divisor), 1),)
        case core.IMin(operands) | core.IMax(operands):
            distinct = sorted({normalise_index(o) for o in operands}, key=_key)
            if len(distinct) == 1:
                return _linear(distinct[0])
            if all(isinstance(o, core.IConst) for o in distinct):
                values = [o.value for o in distinct if isinstance(o, core.IConst)]
                return (min(values) if isinstance(expression, core.IMin) else max(values)), ()
            return 0, ((type(expression)(tuple(distinct)), 1),)
        case core.ISelect(condition, then, otherwise):
            return 0, (
                (
                    core.ISelect(
                        normalise_condition(condition), normalise_index(then), normalise_index(otherwise)
                    ),
                    1,
                ),
            )
    raise TypeError(expression)


@lru_cache(maxsize=65536)
def _key(expression: core.IndexExpr) -> str:
    return repr(expression)


def _sorted(factors: Mapping[core.IndexExpr, int]) -> tuple[tuple[core.IndexExpr, int], ...]:
    return tuple(sorted(((a, f) for a, f in factors.items() if f), key=lambda p: _key(p[0])))


def _build(constant: int, terms: tuple[tuple[core.IndexExpr, int], ...]) -> core.IndexExpr:
    result: core.IndexExpr | None = None
    for atom, factor in terms:
        part = atom if factor == 1 else core.IMul(factor, atom)
        result = part if result is None else core.IAdd(result, part)
    if result is None:
        return core.IConst(constant)
    return core.IAdd(result, core.IConst(constant)) if constant else result


@lru_cache(maxsize=65536)
def normalise_index(expression: core.IndexExpr) -> core.IndexExpr:
    """A normal form of an affine expression: equal sums become equal expressions."""
    return _build(*_linear(expression))


@lru_cache(maxsize=65536)
def normalise_condition(condition: core.Cond) -> core.Cond:
    """Normalise the affine expressions of a condition and fold constants."""
    match condition:
        case core.CCmp(op, left, right):
            a, b = normalise_index(left), normalise_index(right)
            if isinstance(a, core.IConst) and isinstance(b, core.IConst):
                return core.CTrue() if _compare(op, a.value, b.value) else core.CFalse()
            return core.CCmp(op, a, b)
        case core.CAnd(left, right):
            p, q = normalise_condition(left), normalise_condition(right)
            if isinstance(p, core.CFalse) or isinstance(q, core.CFalse):
                return core.CFalse()
            if isinstance(p, core.CTrue):
                return q
            return p if isinstance(q, core.CTrue) else core.CAnd(p, q)
        case core.COr(left, right):
            p, q = normalise_condition(left), normalise_condition(right)
            if isinstance(p, core.CTrue) or isinstance(q, core.CTrue):
                return core.CTrue()
            if isinstance(p, core.CFalse):
                return q
            return p if isinstance(q, core.CFalse) else core.COr(p, q)
        case core.CNot(operand):
            p = normalise_condition(operand)
            if isinstance(p, core.CTrue):
                return core.CFalse()
            return core.CTrue() if isinstance(p, core.CFalse) else core.CNot(p)
        case _:
            return condition


def _compare(op: str, a: int, b: int) -> bool:
    return {"==": a == b, "!=": a != b, "<": a < b, "<=": a <= b, ">": a > b, ">=": a >= b}[op]


# ------------------------------------------------------------------ variables, substitution

Substitution = Mapping[str, core.IndexExpr]


def substitute_index(expression: core.IndexExpr, by: Substitution) -> core.IndexExpr:
    """``expression[x := e]`` for all ``x`` of ``by`` at once, normalised."""
    return normalise_index(plug_index(expression, by))


def plug_index(expression: core.IndexExpr, by: Substitution) -> core.IndexExpr:
    """``expression[x := e]``, without normalisation."""
    match expression:
        case core.IVar(name):
            return by.get(name, expression)
        case core.IConst():
            return expression
        case core.IAdd(left, right):
            return core.IAdd(plug_index(left, by), plug_index(right, by))
        case core.IMul(factor, operand):
            return core.IMul(factor, plug_index(operand, by))
        case core.IDiv(operand, divisor):
            return core.IDiv(plug_index(operand, by), divisor)
        case core.IMod(operand, divisor):
            return core.IMod(plug_index(operand, by), divisor)
        case core.IMin(operands):
            return core.IMin(tuple(plug_index(o, by) for o in operands))
        case core.IMax(operands):
            return core.IMax(tuple(plug_index(o, by) for o in operands))
        case core.ISelect(condition, then, otherwise):
            return core.ISelect(
                plug_condition(condition, by), plug_index(then, by), plug_index(otherwise, by)
            )
    raise TypeError(expression)


def substitute_condition(condition: core.Cond, by: Substitution) -> core.Cond:
    """Substitution in a condition, normalised."""
    return normalise_condition(plug_condition(condition, by))


def plug_condition(condition: core.Cond, by: Substitution) -> core.Cond:
    """Substitution in a condition, without normalisation."""
    match condition:
        case core.CCmp(op, left, right):
            return core.CCmp(op, plug_index(left, by), plug_index(right, by))
        case core.CAnd(left, right):
            return core.CAnd(plug_condition(left, by), plug_condition(right, by))
        case core.COr(left, right):
            return core.COr(plug_condition(left, by), plug_condition(right, by))
        case core.CNot(operand):
            return core.CNot(plug_condition(operand, by))
        case _:
            return condition


@lru_cache(maxsize=65536)
def index_variables(expression: core.IndexExpr) -> frozenset[str]:
    """The variables that occur in an affine expression."""
    match expression:
        case core.IVar(name):
            return frozenset((name,))
        case core.IConst():
            return frozenset()
        case core.IAdd(left, right):
            return index_variables(left) | index_variables(right)
        case core.IMul(_, operand) | core.IDiv(operand, _) | core.IMod(operand, _):
            return index_variables(operand)
        case core.IMin(operands) | core.IMax(operands):
            return frozenset().union(*(index_variables(o) for o in operands))
        case core.ISelect(condition, then, otherwise):
            return condition_variables(condition) | index_variables(then) | index_variables(otherwise)
    raise TypeError(expression)


@lru_cache(maxsize=65536)
def condition_variables(condition: core.Cond) -> frozenset[str]:
    """The variables that occur in a condition."""
    match condition:
        case core.CCmp(_, left, right):
            return index_variables(left) | index_variables(right)
        case core.CAnd(left, right) | core.COr(left, right):
            return condition_variables(left) | condition_variables(right)
        case core.CNot(operand):
            return condition_variables(operand)
        case _:
            return frozenset()


@lru_cache(maxsize=65536)
def free_variables(term: core.ValueExpr) -> frozenset[str]:
    """The variables that occur free in a term (array reads included)."""
    match term:
        case core.Literal() | core.Constant():
            return frozenset()
        case core.Access(_, _, indices) | core.Read(_, _, indices):
            return frozenset().union(*(index_variables(i) for i in indices))
        case core.Apply(_, _, arguments):
            return frozenset().union(*(free_variables(a) for a in arguments))
        case core.Select(_, condition, then, otherwise):
            return condition_variables(condition) | free_variables(then) | free_variables(otherwise)
        case core.IndexCondition(_, condition):
            return condition_variables(condition)
        case core.Cast(_, operand):
            return free_variables(operand)
        case core.IndexCast(_, index):
            return index_variables(index)
        case core.Reduce(_, _, binders, condition, body, init):
            bound = condition_variables(condition) | free_variables(body)
            outer = bound - frozenset(binders)
            return outer if init is None else outer | free_variables(init)
        case core.Element(_, reduction, indices):
            return free_variables(reduction).union(*(index_variables(i) for i in indices))
    raise TypeError(term)


@lru_cache(maxsize=65536)
def _level(term: core.ValueExpr) -> int:
    """How deeply reductions nest in a term."""
    match term:
        case core.Apply(_, _, arguments):
            return max((_level(a) for a in arguments), default=0)
        case core.Select(_, _, then, otherwise):
            return max(_level(then), _level(otherwise))
        case core.Cast(_, operand):
            return _level(operand)
        case core.Reduce(_, _, _, _, body, init):
            return max(1 + _level(body), 0 if init is None else _level(init))
        case core.Element(_, reduction, _):
            return _level(reduction)
        case _:
            return 0


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
        return rebuild(t, inside, lambda i: substitute_index(i, by), lambda c: substitute_condition(c, by))

    return inside(term)


def open_reduce(term: core.Reduce) -> tuple[tuple[str, ...], core.Cond, core.ValueExpr]:
    """Binders renamed to fresh variables, with condition and body accordingly."""
    fresh = tuple(fresh_variable() for _ in term.binders)
    by = {old: core.IVar(new) for old, new in zip(term.binders, fresh, strict=True)}
    return fresh, substitute_condition(term.condition, by), substitute(term.body, by)


def rebuild(
    term: core.ValueExpr,
    value: Callable[[core.ValueExpr], core.ValueExpr],
    index: Callable[[core.IndexExpr], core.IndexExpr],
    condition: Callable[[core.Cond], core.Cond],
) -> core.ValueExpr:
    """Rebuild a term that is no reduction from its transformed parts."""
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
    raise TypeError(term)


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
    return rebuild(term, canonical, normalise_index, normalise_condition)


# ------------------------------------------------------------------ decompose


class _Holes:
    """Allocates holes; equal contents share a hole."""

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
    use the binders becomes a hole. In conditions each variable that is neither a binder
    nor a program parameter becomes a hole. Array reads are left as they are.
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
    return rebuild(
        term,
        lambda t: _decompose(t, parameters, bound, holes),
        lambda i: _index_holes(normalise_index(i), bound, holes),
        lambda c: _condition_holes(c, parameters, bound, holes),
    )


def _index_holes(expression: core.IndexExpr, bound: frozenset[str], holes: _Holes) -> core.IndexExpr:
    if index_variables(expression).isdisjoint(bound):
        return holes.put(expression)
    constant, terms = _linear(expression)
    outer = tuple((a, f) for a, f in terms if index_variables(a).isdisjoint(bound))
    inner = tuple((_atom_holes(a, bound, holes), f) for a, f in terms if (a, f) not in outer)
    if not outer:
        return normalise_index(_build(constant, inner))
    return normalise_index(core.IAdd(holes.put(_build(constant, outer)), _build(0, inner)))


def _atom_holes(atom: core.IndexExpr, bound: frozenset[str], holes: _Holes) -> core.IndexExpr:
    match atom:
        case core.IDiv(operand, divisor):
            return core.IDiv(_index_holes(operand, bound, holes), divisor)
        case core.IMod(operand, divisor):
            return core.IMod(_index_holes(operand, bound, holes), divisor)
        case core.IMin(operands):
            return core.IMin(tuple(_index_holes(o, bound, holes) for o in operands))
        case core.IMax(operands):
            return core.IMax(tuple(_index_holes(o, bound, holes) for o in operands))
        case core.ISelect(condition, then, otherwise):
            return core.ISelect(
                _condition_holes(condition, frozenset(), bound, holes),
                _index_holes(then, bound, holes),
                _index_holes(otherwise, bound, holes),
            )
        case _:
            return atom


def _condition_holes(
    condition: core.Cond, parameters: frozenset[str], bound: frozenset[str], holes: _Holes
) -> core.Cond:
    by = {
        name: holes.put(core.IVar(name))
        for name in sorted(condition_variables(condition) - bound - parameters)
    }
    return substitute_condition(condition, by)


def subterms(term: core.ValueExpr) -> Iterator[core.ValueExpr]:
    """The term and all terms inside it, reductions' bodies included."""
    yield term
    match term:
        case core.Apply(_, _, arguments):
            for argument in arguments:
                yield from subterms(argument)
        case core.Select(_, _, then, otherwise):
            yield from subterms(then)
            yield from subterms(otherwise)
        case core.Cast(_, operand):
            yield from subterms(operand)
        case core.Reduce(_, _, _, _, body, init):
            yield from subterms(body)
            if init is not None:
                yield from subterms(init)
        case core.Element(_, reduction, _):
            yield from subterms(reduction)
        case _:
            pass
