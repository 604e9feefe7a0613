"""Arrays that are written together: the buffers of a tuple reduction become one array of records.

TVM writes an arg-max as a block that updates two buffers, the index and the value. The new content of each
depends on the old content of both. Here the buffers become one array whose cells are records:

- a block that stores to all of them, at one cell, is one store of a record;
- a read of one of them is a field of the record that is read;
- a parameter that is one of them stays an array of its own. At the end of the function it gets the
  fields of the records, cell by cell.

Which buffers belong together is told by the statements that store to several buffers what they compute
from these, and by copies of such buffers. Each store to one of them has to store to all of them.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import TypeGuard

from redverify.frontends.common import model
from redverify.frontends.common.cases import CaseValue, distribute, map_cases
from redverify.frontends.common.combiners import joined, map_nodes, record_type
from redverify.frontends.common.errors import refusal
from redverify.frontends.common.indices.footprints import Footprint, one_owner
from redverify.frontends.common.names import fresh
from redverify.frontends.common.terms import canonical, map_value
from redverify.frontends.tvm.threads.all_reduces import AllReduce
from redverify.frontends.tvm.threads.cell_uses import Use, range_of, uses
from redverify.frontends.tvm.threads.simultaneous import Together, TupleAllReduce, stores_of
from redverify.language import core
from redverify.language.core import IConst, IVar
from redverify.language.terms import free_variables
from redverify.language.walks import reads_in


@dataclass(frozen=True, slots=True)
class _Group:
    """The arrays ``members`` that are the fields of the array ``whole``, in order.

    ``whole`` is allocated where ``home`` is, or at the root if that is ``None``: a parameter is among them.
    """

    whole: model.Array
    members: tuple[model.Array, ...]
    home: model.Array | None

    def field(self, array: str) -> str:
        """The name of the field that an array is."""
        position = next(p for p, a in enumerate(self.members) if a.name == array)
        return self.whole.type.fields[position][0]


# ---------------------------------------------------------------- grouping


def with_tuples(function: model.Function, *, threads: bool = False) -> model.Function:
    """The function with arrays of records, and no :class:`Together` and :class:`TupleAllReduce` left.

    ``threads``: the function is verified at the level of threads, where shared memory is one for all of them.
    """
    nodes = list(model.nodes_in(function.body))
    if not any(isinstance(n, Together | TupleAllReduce) for n in nodes):
        return function
    members = _members(nodes)
    if not members:
        return replace(function, body=map_nodes(function.body, _plain))
    return _Grouping(function, members, nodes, threads=threads).result()


def _plain(node: model.Node) -> model.Node:
    """Stores at once of arrays that do not belong together, one after the other."""
    if not isinstance(node, Together):
        return node
    if node.plain is None:
        raise refusal("a binding of a value that is stored after the memory it was read from", node)
    return node.plain


def _depend(stores: tuple[model.Store, ...]) -> bool:
    """Whether cells are updated together: each is, or one from the old content of another."""
    cells = {(s.array, tuple(map(canonical, s.indices))) for s in stores}
    read = [{r.array for r in reads_in(s.value) if _cell(r) in cells} for s in stores]
    return any(found - {s.array} for s, found in zip(stores, read, strict=True)) or all(read)


def _cell(read: core.Read) -> tuple[str, tuple[core.IndexExpr, ...]]:
    return read.array, tuple(map(canonical, read.indices))


def _members(nodes: list[model.Node]) -> dict[tuple[str, ...], Together | TupleAllReduce]:
    """The arrays that belong together, each group with a statement that says so.

    They are in the order of the first statement that stores to them.
    """
    stored = [n for n in nodes if isinstance(n, Together | TupleAllReduce)]
    orders: dict[frozenset[str], tuple[str, ...]] = {}
    for node in stored:
        arrays = tuple(s.array for s in stores_of(node))
        orders.setdefault(frozenset(arrays), arrays)
    found: dict[tuple[str, ...], Together | TupleAllReduce] = {}
    for node in stored:
        stores = stores_of(node)
        if isinstance(node, TupleAllReduce) or _depend(stores):
            found.setdefault(orders[frozenset(s.array for s in stores)], node)
    while True:
        more = {orders[frozenset(s.array for s in n.stores)]: n for n in stored if _copies(n, found)}
        if more.keys() <= found.keys():
            break
        found = {**more, **found}
    seen: set[str] = set()
    for arrays, node in found.items():
        if seen & set(arrays) or len(set(arrays)) < len(arrays):
            raise refusal(f"buffers that are stored to together in different ways: {', '.join(arrays)}", node)
        seen |= set(arrays)
    return found


def _copies(node: Together | TupleAllReduce, found: Collection[tuple[str, ...]]) -> TypeGuard[Together]:
    """Whether a statement copies arrays that belong together, all of them."""
    if not isinstance(node, Together) or not all(isinstance(s.value, core.Read) for s in node.stores):
        return False
    return frozenset(r.array for s in node.stores for r in reads_in(s.value)) in map(frozenset, found)


def _places(node: model.Node, loops: tuple[model.Loop, ...]) -> Iterator[tuple[str, tuple[model.Loop, ...]]]:
    """The arrays that are allocated inside of a statement, with the loops around."""
    inner = (*loops, node) if isinstance(node, model.Loop) else loops
    if isinstance(node, model.Loop | model.Sequence):
        yield from ((a.name, inner) for a in node.allocations)
    for child in model.children(node):
        yield from _places(child, inner)


class _Grouping:
    """Rewrites one function whose arrays ``members`` belong together."""

    def __init__(
        self,
        function: model.Function,
        members: Mapping[tuple[str, ...], Together | TupleAllReduce],
        nodes: list[model.Node],
        *,
        threads: bool,
    ) -> None:
        self.function = function
        self.threads = threads
        self.nodes = nodes
        self.groups: dict[str, _Group] = {}
        self.parameters = {a.name for a in function.arrays}
        self.places = dict(_places(function.body, ()))
        taken = {a.name for a in (*function.arrays, *function.allocated)}
        for arrays, node in members.items():
            parts = tuple(function.array(a) for a in arrays)
            first = next((p for p in parts if p.name not in self.parameters), parts[0])
            if any((p.shape, p.scope) != (first.shape, first.scope) for p in parts):
                raise refusal(f"buffers of a tuple reduction differ in shape or scope: {arrays}", node)
            name = fresh(_stem(first.name), taken)
            taken.add(name)
            type_ = record_type(tuple(p.type for p in parts))
            whole = replace(first, name=name, source_name=_stem(first.source_name), type=type_)
            places = [self.places.get(p.name, ()) for p in parts]
            shortest = min(places, key=len)
            if any(place[: len(shortest)] != shortest for place in places):
                raise refusal(f"buffers of a tuple reduction are allocated apart: {arrays}", node)
            home = None if self.parameters & set(arrays) else parts[places.index(shortest)]
            self.groups.update(dict.fromkeys(arrays, _Group(whole, parts, home)))

    def result(self) -> model.Function:
        """The function."""
        function = self.function
        allocated = tuple(self._allocated(function.allocated))
        shared = [g.whole for g in self._groups() if g.home is None]
        roots = (*self._allocated(function.root_allocations), *shared)
        body = self._node(function.body)
        names = set(function.names)
        copies = [self._copied(a, names) for a in function.arrays if a.name in self.groups]
        if copies:
            body = model.Sequence((body, *copies))
        result = replace(
            function,
            body=body,
            allocated=(*allocated, *shared),
            root_allocations=roots,
            names=frozenset(names),
        )
        self._check_places(result)
        return result

    def _groups(self) -> list[_Group]:
        return list(dict.fromkeys(self.groups.values()))

    def _allocated(self, arrays: tuple[model.Array, ...]) -> Iterator[model.Array]:
        """The arrays of one place: an array of records where the outermost of its fields is allocated."""
        for array in arrays:
            group = self.groups.get(array.name)
            if group is None:
                yield array
            elif array == group.home:
                yield group.whole

    def _check_places(self, function: model.Function) -> None:
        """Refuse fields that are allocated apart, unless that makes no difference.

        TVM allocates each buffer in the innermost loop around its uses, so a field that is used there only is
        new memory in each iteration. In the array of records it is not. That is the same if no two iterations
        use the same cell of it. At the level of threads the new memory of a shared buffer is the old one, in
        coordinates that TVM chooses for one iteration: there no cell may depend on the iteration at all.
        """
        found = list(uses(function.body))
        for group in self._groups():
            mine = [u for u in found if u.array == group.whole.name]
            outer = self.places.get(group.home.name, ()) if group.home is not None else ()
            for member in group.members:
                loops = self.places.get(member.name, ())
                if len(loops) > len(outer):
                    self._check_place(member, mine, loops, len(outer))

    def _check_place(
        self, member: model.Array, found: list[Use], loops: tuple[model.Loop, ...], outer: int
    ) -> None:
        """Refuse a field that is allocated inside of ``loops``, unless that makes no difference.

        The records are allocated inside of the first ``outer`` of these. ``found`` are all their uses.
        """
        names = tuple(x.name for x in loops)
        mine = [u for u in found if tuple(x.name for x in u.loops[: len(names)]) == names]
        between = [x for x in loops[outer:] if x.extent != IConst(1)]
        vector = next((x for x in loops[outer:] if x.vectorized), None)
        if vector is not None:
            message = f"buffer {member.source_name} is allocated inside the vectorized loop {vector.name}"
            hint = "TVM lets the lanes of such a loop share the buffer when it vectorizes it later"
            raise refusal(message, vector, hint)
        footprints = [
            Footprint(
                u.indices,
                tuple(IVar(x.name) for x in between),
                (*(c for x in u.loops for c in range_of(x)), *u.conditions),
            )
            for u in mine
        ]
        apart = not between or one_owner(footprints, frozenset((*self.function.parameters, *names[:outer])))
        if self.threads and member.scope.startswith("shared"):
            moving = {x.name for x in between if not x.thread.startswith("blockIdx")}
            apart = apart and not any(_may_move(i, u, moving, self.function) for u in mine for i in u.indices)
        if not apart:
            message = f"buffer {member.source_name} of a tuple reduction is new in each iteration"
            hint = "the other buffer is not, and iterations use the same cells"
            raise refusal(message, self._some(member), hint)

    def _some(self, array: model.Array) -> model.Store:
        """A store to the array."""
        return next(
            s
            for n in self.nodes
            for s in (*stores_of(n), n)
            if isinstance(s, model.Store) and s.array == array.name
        )

    # ------------------------------------------------------------ statements

    def _value(self, value: core.ValueExpr) -> core.ValueExpr:
        def leaf(node: core.Read | core.Access) -> core.ValueExpr:
            if isinstance(node, core.Access) or node.array not in self.groups:
                return node
            group = self.groups[node.array]
            whole = core.Read(group.whole.type, group.whole.name, node.indices, node.span)
            return core.field_of(whole, group.field(node.array))

        return map_value(value, canonical, leaf)

    def _cases(self, cases: CaseValue) -> CaseValue:
        return map_cases(cases, lambda c: c, self._value)

    def _node(self, node: model.Node) -> model.Node:
        match node:
            case model.Loop():
                allocations = tuple(self._allocated(node.allocations))
                return replace(node, body=self._node(node.body), allocations=allocations)
            case model.Sequence(parts, allocations):
                arrays = tuple(self._allocated(allocations))
                return replace(node, parts=tuple(self._node(p) for p in parts), allocations=arrays)
            case model.Branch():
                return replace(node, then=self._node(node.then), otherwise=self._node(node.otherwise))
            case model.SBlock():
                init = None if node.init is None else self._node(node.init)
                return replace(node, init=init, body=self._node(node.body))
            case Together():
                return self._together(node)
            case TupleAllReduce():
                return self._all_reduce(node)
            case AllReduce():
                return replace(node, value=self._value(node.value))
            case model.Store():
                return self._store(node)
            case _:
                return node

    def _whole(self, stores: tuple[model.Store, ...]) -> _Group | None:
        """The group whose arrays the stores are to, all of them and at one cell."""
        group = self.groups.get(stores[0].array)
        if group is None or {s.array for s in stores} != {m.name for m in group.members}:
            return None
        cells = {tuple(map(canonical, s.indices)) for s in stores}
        return group if len(cells) == 1 else None

    @staticmethod
    def _in_order(group: _Group, stores: tuple[model.Store, ...]) -> list[model.Store]:
        """The stores in the order of the fields."""
        by_array = {s.array: s for s in stores}
        return [by_array[m.name] for m in group.members]

    def _record(self, group: _Group, values: list[core.ValueExpr]) -> core.ValueExpr:
        return core.record_of(group.whole.type, tuple(values))

    def _together(self, node: Together) -> model.Node:
        if not any(s.array in self.groups for s in node.stores):
            return self._node(_plain(node))
        group = self._whole(node.stores)
        if group is None:
            raise refusal("a store to some buffers of a tuple reduction, or to different cells of them", node)
        type_, stores = group.whole.type, self._in_order(group, node.stores)
        value = self._record(group, [self._value(s.value) for s in stores])
        cases = distribute([self._cases(s.cases) for s in stores], lambda a: core.record_of(type_, a))
        return model.Store(group.whole.name, node.stores[0].indices, value, cases, node.origin)

    def _all_reduce(self, node: TupleAllReduce) -> model.Node:
        group = self._whole(node.updates)
        if group is None:
            raise refusal("an all-reduce of a tuple into different cells", node)
        starts = {s.array: start for s, start in zip(node.updates, node.starts, strict=True)}
        updates = self._in_order(group, node.updates)
        return AllReduce(
            origin=node.origin,
            array=group.whole.name,
            indices=node.updates[0].indices,
            value=self._record(group, [self._value(s.value) for s in updates]),
            operator="",
            start=self._record(group, [self._value(starts[s.array]) for s in updates]),
            condition=node.condition,
            threads=node.threads,
        )

    def _store(self, node: model.Store) -> model.Store:
        """A store to one array alone; of an array of records the other fields stay.

        That reads the whole record, which may hold nothing yet. It is the same program only if each store to
        all fields reads them too: then fields that hold nothing are missed there at the latest.
        """
        changed = replace(node, value=self._value(node.value), cases=self._cases(node.cases))
        group = self.groups.get(node.array)
        if group is None:
            return changed
        others = [m.name for m in group.members if m.name != node.array]
        if not all(self._reads_all(n, others) for n in self.nodes if self._is_of(n, group)):
            raise refusal(f"buffer {node.array} of a tuple reduction is stored to alone", node)
        type_ = group.whole.type
        whole = core.Read(type_, group.whole.name, node.indices)

        def record_with(value: core.ValueExpr) -> core.ValueExpr:
            fields = [
                value if m.name == node.array else core.field_of(whole, group.field(m.name))
                for m in group.members
            ]
            return core.record_of(type_, tuple(fields))

        return replace(
            changed,
            array=group.whole.name,
            value=record_with(changed.value),
            cases=map_cases(changed.cases, lambda c: c, record_with),
        )

    def _is_of(self, node: model.Node, group: _Group) -> bool:
        return any(s.array == group.members[0].name for s in stores_of(node))

    @staticmethod
    def _reads_all(node: model.Node, arrays: list[str]) -> bool:
        """Whether stores to all fields read the cells of these arrays that they store to."""
        stores = {s.array: s for s in stores_of(node)}
        read = {
            (r.array, tuple(map(canonical, r.indices))) for s in stores.values() for r in reads_in(s.value)
        }
        return all((a, tuple(map(canonical, stores[a].indices))) in read for a in arrays)

    def _copied(self, array: model.Array, names: set[str]) -> model.Node:
        """The block that gives a parameter its fields, in loops over all its cells."""
        group = self.groups[array.name]
        origin = self._some(array).origin
        loops: list[tuple[str, core.IndexExpr]] = []
        iterations: list[model.Iteration] = []
        for position, extent in enumerate(array.shape):
            loop, variable = fresh(f"i{position}", names), fresh(f"v_i{position}", names)
            names |= {loop, variable}
            loops.append((loop, extent))
            iterations.append(
                model.Iteration(
                    variable, f"v_i{position}", f"i{position}", False, IConst(0), extent, IVar(loop)
                )
            )
        cell = tuple(IVar(i.name) for i in iterations)
        value = core.field_of(core.Read(group.whole.type, group.whole.name, cell), group.field(array.name))
        store = model.Store(array.name, cell, value, value, origin)
        node: model.Node = model.SBlock(
            f"{array.source_name} of records", tuple(iterations), None, None, store, origin
        )
        for loop, extent in reversed(loops):
            node = model.Loop(loop, IConst(0), extent, False, False, "", (), node, origin)
        return node


def _may_move(index: core.IndexExpr, use: Use, moving: set[str], function: model.Function) -> bool:
    """Whether an index may depend on some loops; what stands for a product or a quotient may."""
    known = {*function.parameters, *(x.name for x in use.loops)} - moving
    return not free_variables(index) <= known


def _stem(name: str) -> str:
    """``A_red_temp`` for ``A_red_temp_v0``, ``best_rf`` for ``best_v0_rf``: the name without its position."""
    return re.sub(r"[._]v\d+(?=[._]|$)", "", name, count=1)


# ---------------------------------------------------------------- all-reduces


def with_joined(function: model.Function, known: Mapping[str, core.Operator]) -> model.Function:
    """The function with the operators of its all-reduces of records, which have to be ``known``."""

    def leaf(node: model.Node) -> model.Node:
        if not isinstance(node, AllReduce) or node.operator:
            return node
        found = joined(node.value, node.array, node.indices, known, None)
        if found is None:
            raise refusal("an all-reduce by another combiner than that of the unscheduled function", node)
        return replace(node, value=found.element, operator=found.operator.name)

    return replace(function, body=map_nodes(function.body, leaf))
