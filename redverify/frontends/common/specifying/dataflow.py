"""Exact dataflow: for each read of a loop program, the statement instance that wrote the cell last.

Loops, branches and stores are affine, so isl finds it exactly. A :class:`Statement` is a store, or a whole
nest of loops that accumulates (:func:`collected`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

import islpy as isl

from redverify.frontends.common import model
from redverify.frontends.common.errors import Origin, TranslationError
from redverify.frontends.common.specifying.order import binders_of
from redverify.frontends.common.terms import compare, conjunction, linear, variables_of
from redverify.frontends.common.updates import Update, split_update
from redverify.language import core
from redverify.language.core import IConst, IndexExpr, IVar
from redverify.language.terms import free_variables
from redverify.language.walks import reads_in
from redverify.presburger import build
from redverify.presburger.build import PARAM
from redverify.presburger.lift import affine_expression, condition_of

IN = isl.dim_type.in_


@dataclass(frozen=True, slots=True)
class Program:
    """A loop program whose specification is wanted.

    ``inputs`` gives the tensor that an array holds at first, ``outputs`` the one that it holds at the end.
    ``assumptions`` are what is known about the ``parameters``, ``operators`` the operators that are declared.
    """

    name: str
    parameters: tuple[str, ...]
    assumptions: tuple[core.Cond, ...]
    arrays: tuple[model.Array, ...]
    allocated: tuple[model.Array, ...]
    inputs: Mapping[str, str]
    outputs: Mapping[str, str]
    body: model.Node
    operators: Mapping[str, core.Operator] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, eq=False)
class Statement:
    """A store, for each of its ``variables`` in its domain.

    If it accumulates, ``update`` is the operator and the element, ``binders`` the loops that it accumulates
    over, where ``inner`` holds: ``array[cell] = array[cell] op reduce[binders : inner] element``.
    ``order`` is the place in the program: constants and variables in turn. ``cell`` begins with the loops
    around the array's allocation, as each of their iterations has an array of its own.
    """

    name: str
    array: str
    cell: tuple[IndexExpr, ...]
    variables: tuple[str, ...]
    domain: tuple[core.Cond, ...]
    order: tuple[IndexExpr, ...]
    value: core.ValueExpr
    update: Update | None
    binders: tuple[str, ...]
    inner: tuple[core.Cond, ...]
    extents: Mapping[str, tuple[IndexExpr, IndexExpr]]
    origin: Origin


@dataclass(frozen=True, slots=True)
class _Raw:
    """A store with the nodes around it."""

    store: model.Store
    path: tuple[model.Node, ...]
    loops: tuple[model.Loop, ...]
    conditions: tuple[core.Cond, ...]
    places: tuple[int, ...]


def _raws(body: model.Node) -> Iterator[_Raw]:
    """All stores in program order."""

    def walk(
        node: model.Node,
        path: tuple[model.Node, ...],
        loops: tuple[model.Loop, ...],
        conditions: tuple[core.Cond, ...],
        places: tuple[int, ...],
    ) -> Iterator[_Raw]:
        here = (*path, node)
        match node:
            case model.Loop():
                yield from walk(node.body, here, (*loops, node), conditions, (*places, -1))
            case model.Sequence(parts):
                for number, part in enumerate(parts):
                    yield from walk(part, here, loops, conditions, (*places, number))
            case model.Branch(condition, then, otherwise):
                yield from walk(then, here, loops, (*conditions, condition), (*places, 0))
                yield from walk(otherwise, here, loops, (*conditions, core.CNot(condition)), (*places, 1))
            case model.Store():
                yield _Raw(node, here, loops, conditions, places)
            case _:
                raise AssertionError("loops, branches and stores only")

    yield from walk(body, (), (), (), ())


def collected(body: model.Node) -> list[Statement]:
    """The statements of a program, those that accumulate as one for each cell."""
    raws = list(_raws(body))
    around = dict(_allocations(body, ()))
    return [_statement(f"S{n}", raw, raws, around) for n, raw in enumerate(raws)]


def _allocations(node: model.Node, loops: tuple[str, ...]) -> Iterator[tuple[str, tuple[str, ...]]]:
    inner = (*loops, node.name) if isinstance(node, model.Loop) else loops
    if isinstance(node, model.Loop | model.Sequence):
        yield from ((a.name, inner) for a in node.allocations)
    for child in model.children(node):
        yield from _allocations(child, inner)


def range_of(loop: model.Loop) -> tuple[core.Cond, ...]:
    """The variable of a loop is in its range."""
    variable = IVar(loop.name)
    upper = core.IAdd(loop.lower, loop.extent)
    return core.CCmp("<=", loop.lower, variable), core.CCmp("<", variable, upper)


def _order(raw: _Raw, upto: model.Loop | None) -> tuple[IndexExpr, ...]:
    """The place of a store, or of the loop ``upto`` around it."""
    found: list[IndexExpr] = []
    loops = iter(raw.loops)
    for place in raw.places:
        if place >= 0:
            found.append(IConst(place))
            continue
        loop = next(loops)
        if loop is upto:
            break
        found.append(IVar(loop.name))
    return tuple(found)


def _statement(
    name: str, raw: _Raw, raws: Sequence[_Raw], around: Mapping[str, tuple[str, ...]]
) -> Statement:
    store = raw.store
    outer = around.get(store.array, ())
    cell = (*(IVar(v) for v in outer), *store.indices)
    extents = {x.name: (x.lower, x.extent) for x in raw.loops}
    update = split_update(store.value, store.array, store.indices, store.operator)
    start = None if update is None else _reduction_loop(raw, update, raws, len(outer))
    if update is None or start is None:
        names = tuple(x.name for x in raw.loops)
        domain = (*(c for x in raw.loops for c in range_of(x)), *raw.conditions)
        ordered = _ordered(names, store.indices)
        return Statement(
            name,
            store.array,
            cell,
            ordered,
            domain,
            _order(raw, None),
            store.value,
            None,
            (),
            (),
            extents,
            store.origin,
        )
    used = variables_of(store.indices)
    inside = raw.loops[start:]
    binders = binders_of([x.name for x in inside], {x.name for x in inside} - used)
    spatial = [x.name for x in raw.loops if x.name not in binders]
    everything = [*(c for x in raw.loops for c in range_of(x)), *raw.conditions]
    inner = tuple(c for c in everything if free_variables(c) & set(binders))
    domain = tuple(c for c in everything if not free_variables(c) & set(binders))
    if any(free_variables(x.extent) & set(binders) for x in inside if x.name in spatial):
        runs = build.all_of(everything)
        runs = build.project(runs, *binders)
        domain = (*domain, condition_of(runs))
    return Statement(
        name,
        store.array,
        cell,
        _ordered(tuple(spatial), store.indices),
        domain,
        _order(raw, raw.loops[start]),
        store.value,
        update,
        binders,
        inner,
        extents,
        store.origin,
    )


def _ordered(names: tuple[str, ...], indices: tuple[IndexExpr, ...]) -> tuple[str, ...]:
    """The variables: those that are an index come last, in the order of the indices."""
    plain = [i.name for i in indices if isinstance(i, IVar) and i.name in names]
    if len(set(plain)) != len(plain):
        return names
    return (*(n for n in names if n not in plain), *plain)


def _reduction_loop(raw: _Raw, update: Update, raws: Sequence[_Raw], outer: int) -> int | None:
    """The outermost loop that does nothing with the array but accumulate, whose variable is not an index.

    Inside of it no other store writes or reads the array, none writes what the element reads, and each
    iteration of the loops that are in the index has a cell of its own. So all that one cell gets there may
    be taken at once.
    """
    store = raw.store
    if any(r.array == store.array for r in reads_in(update.element)):
        return None
    used = variables_of(store.indices)
    needed = {r.array for r in reads_in(update.element)}
    for position, loop in enumerate(raw.loops):
        if position < outer or loop.name in used:
            continue
        others = [r.store for r in raws if r is not raw and loop in r.loops]
        if any(o.array == store.array or o.array in needed for o in others):
            continue
        if any(r.array == store.array for o in others for r in reads_in(o.value)):
            continue
        if _own_cells(raw, position, used):
            return position
    return None


def _own_cells(raw: _Raw, start: int, used: frozenset[str]) -> bool:
    """Whether the loops inside that are in the index are told by it, whatever the outer ones are."""
    spatial = {x.name for x in raw.loops[start:]} & used
    told: set[str] = set()
    for index in raw.store.indices:
        terms = linear(index).terms
        inside = [(a, c) for a, c in terms if free_variables(a) & spatial]
        if len(inside) == 1 and isinstance(inside[0][0], IVar):
            told.add(inside[0][0].name)
    return told == spatial


# ---------------------------------------------------------------- relations


def relation(
    name: str, variables: Sequence[str], target: str, exprs: Sequence[IndexExpr], domain: isl.Set
) -> isl.Map:
    """``{ name[variables] -> target[exprs] }`` where ``domain``, a set of parameters, holds."""
    points = build.tuple_set(target, exprs).intersect_params(domain)
    for variable in variables:
        points = build.with_param(points, variable)
    result = isl.Map.from_range(points)
    for position, variable in enumerate(variables):
        at = result.find_dim_by_name(PARAM, variable)
        result = result.move_dims(IN, position, PARAM, at, 1)
    for position in range(len(variables)):
        result = result.set_dim_name(IN, position, f"i{position}")
    return result.set_tuple_name(IN, name)


@dataclass(frozen=True, slots=True)
class Piece:
    """Where ``where`` (a set of parameters) holds, the value is that of an instance of ``statement``.

    ``None`` is what the array held at first.
    """

    where: isl.Set
    statement: Statement | None
    indices: tuple[IndexExpr, ...]


class Flow:
    """Finds what reads see. ``context`` is what is known about the sizes.

    ``parallel`` are the variables of parallel loops. Their iterations are taken one after the other, which
    is right only if none sees what another one has written: :class:`TranslationError` is raised if one does.
    """

    def __init__(
        self, statements: Sequence[Statement], context: isl.Set, parallel: frozenset[str] = frozenset()
    ) -> None:
        self.parallel = parallel
        self.statements = {s.name: s for s in statements}
        self.context = context
        self.length = 1 + max((len(s.order) for s in statements), default=0)
        self._writes: dict[str, list[tuple[isl.Map, isl.Map]]] = {}
        for statement in statements:
            domain = self.domain(statement)
            write = relation(statement.name, statement.variables, statement.array, statement.cell, domain)
            time = self._time(statement.name, statement.variables, statement.order, domain)
            self._writes.setdefault(statement.array, []).append((write, time))

    def domain(self, statement: Statement) -> isl.Set:
        """Where a statement runs, over its variables."""
        return build.all_of(statement.domain).intersect(self.context)

    def _time(
        self, name: str, variables: Sequence[str], order: Sequence[IndexExpr], domain: isl.Set
    ) -> isl.Map:
        padded = (*order, *(IConst(0) for _ in range(self.length - len(order))))
        return relation(name, variables, "", padded, domain)

    def sources(
        self,
        variables: Sequence[str],
        where: isl.Set,
        order: Sequence[IndexExpr],
        array: str,
        cell: Sequence[IndexExpr],
    ) -> list[Piece]:
        """What a read at a place of the program sees, over ``variables``."""
        sink = relation("$read", variables, array, cell, where)
        writes = self._writes.get(array, [])
        pieces: list[Piece] = []
        if not writes:
            return [Piece(where, None, tuple(cell))]
        access = isl.UnionAccessInfo.from_sink(isl.UnionMap.from_map(sink))
        source, schedule = isl.UnionMap.from_map(sink).subtract(isl.UnionMap.from_map(sink)), None
        schedule = isl.UnionMap.from_map(self._time("$read", variables, order, where))
        for write, time in writes:
            source = source.union(isl.UnionMap.from_map(write))
            schedule = schedule.union(isl.UnionMap.from_map(time))
        flow = access.set_must_source(source).set_schedule_map(schedule).compute_flow()
        found: list[isl.Map] = []
        flow.get_must_dependence().foreach_map(found.append)
        for one in sorted(found, key=lambda m: str(m.get_tuple_name(IN))):
            statement = self.statements[one.get_tuple_name(IN)]
            for holds, indices in functions(one.reverse(), variables):
                self._check_alone(statement, variables, holds, indices)
                pieces.append(Piece(holds, statement, indices))
        rest: list[isl.Map] = []
        flow.get_must_no_source().foreach_map(rest.append)
        for one in rest:
            if not one.is_empty():
                pieces.append(Piece(build.tuple_to_params(one.domain(), variables), None, tuple(cell)))
        return pieces

    def _check_alone(
        self, writer: Statement, variables: Sequence[str], holds: isl.Set, indices: Sequence[IndexExpr]
    ) -> None:
        for name, index in zip(writer.variables, indices, strict=True):
            if name in self.parallel and name in variables:
                other = build.where(core.CCmp("!=", IVar(name), index))
                if not holds.intersect(other).is_empty():
                    raise TranslationError(
                        f"an iteration of a parallel loop reads what another one writes to {writer.array}",
                        writer.origin.place(),
                    )


def functions(found: isl.Map, variables: Sequence[str]) -> list[tuple[isl.Set, tuple[IndexExpr, ...]]]:
    """A single-valued relation, whose arguments are ``variables``, as expressions: one for each piece."""
    result = found
    for variable in variables:
        result = result.move_dims(PARAM, result.dim(PARAM), IN, 0, 1)
        result = result.set_dim_name(PARAM, result.dim(PARAM) - 1, variable)
    points = build.tidy(result.range().reset_tuple_id())
    pieces: list[tuple[isl.Set, tuple[IndexExpr, ...]]] = []

    def add(holds: isl.Set, value: isl.MultiAff) -> None:
        exprs = tuple(affine_expression(value.get_at(p)) for p in range(value.dim(isl.dim_type.out)))
        pieces.append((holds.params() if not holds.is_params() else holds, exprs))

    isl.PwMultiAff.from_set(points).foreach_piece(add)
    return pieces


def bad_sizes(
    conditions: Sequence[core.Cond], needed: core.Cond, keep: Sequence[str], context: isl.Set
) -> isl.Set:
    """The sizes for which ``needed`` fails somewhere where ``conditions`` hold."""
    fails = build.all_of(conditions).intersect(context).intersect(build.where(core.CNot(needed)))
    return build.project_all(fails, frozenset(keep))


def inside(indices: Sequence[IndexExpr], shape: Sequence[IndexExpr]) -> core.Cond:
    """A cell lies in its array."""
    zero = IConst(0)
    return conjunction(
        [c for i, e in zip(indices, shape, strict=True) for c in (compare("<=", zero, i), compare("<", i, e))]
    )


__all__ = ["Flow", "Piece", "Program", "Statement", "bad_sizes", "collected", "inside"]
