"""From the language's affine expressions to isl objects.

Variables (parameters, loop variables, holes) are named isl *parameters*; tuples hold array
indices, holes of expression contexts and reduction indices. Objects are built from
objects, never parsed from text, so that no user name is ever taken for a keyword.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache, reduce
from math import prod
from typing import TypeVar, assert_never

import islpy as isl

from redverify.language import core
from redverify.language.core_text import index_text
from redverify.system.clock import OutOfTime

PARAM = isl.dim_type.param
SET = isl.dim_type.set

CTX = isl.DEFAULT_CONTEXT

_Points = TypeVar("_Points", isl.Set, isl.Map)

#: What isl says when its operations are used up.
USED_UP = "maximal number of operations"

#: Conditions with more combinations of their cases are put together step by step.
_MANY_CASES = 16


class NotAffine(OutOfTime):
    """An index expression with a product, a quotient or a remainder of two that are not literals.

    Nothing follows for a program that has one, as after a limit.
    """

    def __init__(self, expression: core.IndexExpr) -> None:
        super().__init__(f"`{index_text(expression)}` is not affine")


def integer(value: int) -> isl.Val:
    """An integer of any size as an isl value; large ones are passed as text."""
    return isl.Val(value if abs(value) < 2**31 else str(value))


def number(value: isl.Val) -> int:
    """The integer that an isl value is.

    Raises ``isl.Error`` where isl's operations are used up: it makes no text then, and does not say so.
    """
    text = value.to_str()
    if text is None:
        raise isl.Error(f"no text of a number: {USED_UP}")
    return int(text)


def tidy(relation: isl.Set | isl.Map | isl.PwAff) -> isl.Set | isl.Map | isl.PwAff:
    """The same set with fewer pieces, where isl finds a way.

    isl can fail on an internal assertion while it coalesces; then the set stays as it is.
    """
    try:
        return relation.coalesce()
    except isl.Error:
        return relation


@cache
def variable(name: str) -> isl.PwAff:
    """The variable ``name`` as a piecewise affine expression over ``{ [] }``."""
    space = isl.Space.set_alloc(CTX, 1, 0).set_dim_name(PARAM, 0, name)
    return isl.PwAff.from_aff(isl.Aff.var_on_domain(isl.LocalSpace.from_space(space), PARAM, 0))


@lru_cache(maxsize=1024)
def constant(value: int) -> isl.PwAff:
    """An integer as a piecewise affine expression over ``{ [] }``."""
    space = isl.LocalSpace.from_space(isl.Space.set_alloc(CTX, 0, 0))
    return isl.PwAff.from_aff(isl.Aff.zero_on_domain(space).set_constant_val(integer(value)))


@lru_cache(maxsize=8192)
def pw(expression: core.IndexExpr) -> isl.PwAff:
    """The piecewise quasi-affine function of ``expression`` (section 3.6), coalesced."""
    match expression:
        case core.IVar(name):
            return variable(name)
        case core.IConst(value):
            return constant(value)
        case core.IAdd(left, right):
            return tidy(pw(left) + pw(right))
        case core.IMul(factor, operand):
            return pw(operand).scale_val(integer(factor))
        case core.IDiv(operand, divisor):
            return pw(operand).scale_down_val(integer(divisor)).floor()
        case core.IMod(operand, divisor):
            return pw(operand).mod_val(integer(divisor))
        case core.IProd() | core.IQuot() | core.IRem():
            raise NotAffine(expression)
        case core.IMin(operands):
            result = pw(operands[0])
            for operand in operands[1:]:
                result = tidy(result.min(pw(operand)))
            return result
        case core.IMax(operands):
            result = pw(operands[0])
            for operand in operands[1:]:
                result = tidy(result.max(pw(operand)))
            return result
        case core.ISelect(condition, then, otherwise):
            chosen = isl.Set.from_params(where(condition))
            return tidy(pw(then).intersect_domain(chosen).union_add(pw(otherwise).subtract_domain(chosen)))
        case _:
            assert_never(expression)


_COMPARE = {
    "==": isl.PwAff.eq_set,
    "!=": isl.PwAff.ne_set,
    "<": isl.PwAff.lt_set,
    "<=": isl.PwAff.le_set,
    ">": isl.PwAff.gt_set,
    ">=": isl.PwAff.ge_set,
}


@lru_cache(maxsize=1)
def everywhere() -> isl.Set:
    """The condition that always holds, as a set of parameters."""
    return isl.Set.universe(isl.Space.params_alloc(CTX, 0))


@lru_cache(maxsize=1)
def nowhere() -> isl.Set:
    """The condition that never holds, as a set of parameters."""
    return isl.Set.empty(isl.Space.params_alloc(CTX, 0))


@lru_cache(maxsize=8192)
def where(condition: core.Cond) -> isl.Set:
    """The set of parameter values for which ``condition`` holds."""
    match condition:
        case core.CTrue():
            return everywhere()
        case core.CFalse():
            return nowhere()
        case core.CCmp(op, left, right):
            return _COMPARE[op](pw(left), pw(right)).params()
        case core.CAnd(left, right):
            return tidy(where(left).intersect(where(right)))
        case core.COr(left, right):
            return tidy(where(left).union(where(right)))
        case core.CNot(operand):
            return tidy(where(operand).complement())
        case _:
            assert_never(condition)


def forget() -> None:
    """Forget the sets and expressions that were built.

    Then the work that follows does not depend on what came before.
    """
    for built in (variable, constant, pw, where):
        built.cache_clear()


def all_of(conditions: Iterable[core.Cond]) -> isl.Set:
    """The parameter values for which all conditions hold.

    Where conditions have many cases, the simple ones come first, and what is left of the cases is put
    together after each: else every combination of cases is made, though most cannot occur.
    """
    result = everywhere()
    sets = [where(condition) for condition in conditions]
    many = prod(s.n_basic_set() for s in sets) > _MANY_CASES
    for points in sorted(sets, key=isl.Set.n_basic_set) if many else sets:
        result = result.intersect(points)
        if many and result.n_basic_set() > 1:
            result = tidy(result)
    return tidy(result)


def tuple_set(name: str, expressions: Sequence[core.IndexExpr]) -> isl.Set:
    """The singleton ``{ name[e1, ..., en] }``: a symbolic location (section 5.2)."""
    if not expressions:
        return isl.Set.universe(isl.Space.set_alloc(CTX, 0, 0).set_tuple_name(SET, name))
    graph = isl.Map.from_pw_aff(pw(expressions[0]))
    for expression in expressions[1:]:
        graph = graph.flat_range_product(isl.Map.from_pw_aff(pw(expression)))
    return graph.range().set_tuple_name(name)


def holding(points: isl.Set, expressions: Sequence[core.IndexExpr]) -> isl.Set:
    """The parameter values at which the point ``[e1, ..., en]`` lies in a set of points.

    The expressions take the place of the coordinates, so no variable has to be projected out.
    """
    if not expressions:
        return points.params()
    values = isl.PwAffList.alloc(CTX, len(expressions))
    for expression in expressions:
        values = values.add(pw(expression))
    space = isl.Space.set_from_params(points.get_space().params())
    target = space.map_from_domain_and_range(points.get_space())
    return points.preimage_multi_pw_aff(isl.MultiPwAff.from_pw_aff_list(target, values)).params()


def box(name: str, extents: Sequence[core.IndexExpr], within: core.Cond | None = None) -> isl.Set:
    """The cells ``{ name[i] : 0 <= i < extent }`` of an array; ``within`` is a condition on ``$x0``, ..."""
    return region(name, [(core.IConst(0), extent) for extent in extents], within)


def region(
    name: str, bounds: Sequence[tuple[core.IndexExpr, core.IndexExpr]], within: core.Cond | None = None
) -> isl.Set:
    """The points ``{ name[i] : lower <= i < upper }``; ``within`` is a condition on ``$x0``, ..."""
    names = [f"$x{d}" for d in range(len(bounds))]
    condition = everywhere() if within is None else where(within)
    for dim, (lower, upper) in zip(names, bounds, strict=True):
        condition = condition.intersect(where(core.CCmp("<=", lower, core.IVar(dim))))
        condition = condition.intersect(where(core.CCmp("<", core.IVar(dim), upper)))
    return params_to_tuple(condition, names, name)


def params_to_tuple(params: isl.Set, names: Sequence[str], tuple_name: str) -> isl.Set:
    """Turn the named parameters of a parameter set into the dimensions of a tuple."""
    result = isl.Set.from_params(params)
    for name in names:
        if result.find_dim_by_name(PARAM, name) < 0:
            result = result.align_params(param_space(name))
        position = result.find_dim_by_name(PARAM, name)
        result = result.move_dims(SET, result.dim(SET), PARAM, position, 1)
    return clear_names(result).set_tuple_name(tuple_name)


def clear_names(relation: isl.Set) -> isl.Set:
    """Forget the dimension names of a set's tuple (they are positional)."""
    for position in range(relation.dim(SET)):
        relation = relation.set_dim_name(SET, position, f"i{position}")
    return relation


def tuple_to_params(points: isl.Set, names: Sequence[str]) -> isl.Set:
    """Turn the dimensions of a tuple into named parameters; the inverse of
    :func:`params_to_tuple`. A parameter that has that name already is made equal to it.
    """
    result = points.reset_tuple_id() if points.has_tuple_name() else points
    for position, name in enumerate(names):
        if result.find_dim_by_name(PARAM, name) < 0:
            result = result.align_params(param_space(name))
        result = result.equate(PARAM, result.find_dim_by_name(PARAM, name), SET, position)
    return result.params()


@lru_cache(maxsize=4096)
def param_space(name: str) -> isl.Space:
    """The space of the single parameter ``name``."""
    return isl.Space.params_alloc(CTX, 1).set_dim_name(PARAM, 0, name)


def with_param(relation: isl.Map | isl.Set, name: str) -> isl.Map | isl.Set:
    """The same relation in a space that has the parameter ``name``."""
    if relation.find_dim_by_name(PARAM, name) < 0:
        return relation.align_params(param_space(name))
    return relation


def without(where: isl.Set, condition: isl.Set) -> isl.Set:
    """The part of ``where`` in which a condition does not hold; best for conditions as they are written.

    isl's difference first makes each integer that exists in ``where`` a quotient, which can take minutes.
    A complement needs that of the condition alone.
    """
    return where.intersect(condition.complement())


def project(relation: isl.Map | isl.Set, *names: str) -> isl.Map | isl.Set:
    """``∪`` over the parameters ``names``: remove them existentially."""
    for name in names:
        position = relation.find_dim_by_name(PARAM, name)
        if position >= 0:
            used = relation.involves_dims(PARAM, position, 1)
            relation = relation.project_out(PARAM, position, 1)
            relation = tidy(relation) if used else relation
    return relation


def project_all(relation: isl.Map | isl.Set, keep: frozenset[str]) -> isl.Map | isl.Set:
    """Remove every parameter not in ``keep`` existentially."""
    for position in range(relation.dim(PARAM) - 1, -1, -1):
        if relation.get_dim_name(PARAM, position) not in keep:
            relation = relation.project_out(PARAM, position, 1)
    return tidy(relation)


def meeting(points: _Points, context: isl.Set) -> _Points:
    """Without the convex parts that a condition leaves out: the same wherever the condition holds."""
    if points.get_space().is_map():
        parts = [isl.Map.from_basic_map(part) for part in points.get_basic_maps()]
    else:
        parts = [isl.Set.from_basic_set(part) for part in points.get_basic_sets()]
    kept = [part for part in parts if not part.intersect_params(context).is_empty()]
    if len(kept) == len(parts):
        return points
    return reduce(lambda first, second: first.union(second), kept) if kept else points.subtract(points)


def within(points: isl.Set, context: isl.Set) -> isl.Set:
    """A condition that is the same as ``points`` wherever ``context`` holds, in few words.

    It does without the variables that do not matter under the context, and without what the context says.
    """
    short = tidy(points.gist(context))
    for name in param_names(short):
        if depends_on(short, name):
            free = project(short, name)
            if free.intersect(context).is_subset(short):
                short = free
    return short


def rename(relation: isl.Map | isl.Set, old: str, new: str) -> isl.Map | isl.Set:
    """``relation[old := new]`` for a parameter; ``new`` is fresh."""
    position = relation.find_dim_by_name(PARAM, old)
    return relation if position < 0 else relation.set_dim_name(PARAM, position, new)


def depends_on(relation: isl.Map | isl.Set, name: str) -> bool:
    """Whether the relation constrains or uses the parameter ``name``."""
    position = relation.find_dim_by_name(PARAM, name)
    return position >= 0 and bool(relation.involves_dims(PARAM, position, 1))


def param_names(relation: isl.Map | isl.Set) -> list[str]:
    """The names of the parameters of the relation's space."""
    return [relation.get_dim_name(PARAM, p) for p in range(relation.dim(PARAM))]


def sample(points: isl.Set) -> tuple[dict[str, int], tuple[int, ...]] | None:
    """An integer point of the set as parameter values and tuple values; ``None`` if empty."""
    if points.is_empty():
        return None
    point = points.sample_point()
    params = {
        points.get_dim_name(PARAM, p): number(point.get_coordinate_val(PARAM, p))
        for p in range(points.dim(PARAM))
    }
    values = (
        ()
        if points.is_params()
        else tuple(number(point.get_coordinate_val(SET, d)) for d in range(points.dim(SET)))
    )
    return params, values


def small_sample(points: isl.Set) -> tuple[dict[str, int], tuple[int, ...]] | None:
    """Like :func:`sample`, preferring small absolute values of the parameters."""
    if points.is_empty():
        return None
    restricted = points
    for name in param_names(points):
        expression = core.IVar(name)
        for bound in (4, 16, 64, 256, 1024, 4096):
            near = where(
                core.CAnd(
                    core.CCmp("<=", core.IConst(-bound), expression),
                    core.CCmp("<=", expression, core.IConst(bound)),
                )
            )
            tighter = restricted.intersect_params(near)
            if not tighter.is_empty():
                restricted = tighter
                break
    return sample(restricted)


def environment_set(values: Mapping[str, int]) -> isl.Set:
    """The parameter set of exactly these values."""
    return all_of(core.CCmp("==", core.IVar(n), core.IConst(v)) for n, v in values.items())
