"""Statements of several buffers that count as one: stores at once, and all-reduces of tuples."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from redverify.frontends.common import model
from redverify.frontends.common.cases import map_cases
from redverify.frontends.common.terms import canonical, map_condition, map_value
from redverify.frontends.tvm.locations import TirOrigin
from redverify.language import core
from redverify.language.walks import reads_in

#: An index expression of a program by another one.
Index = Callable[[core.IndexExpr], core.IndexExpr]


@dataclass(frozen=True, slots=True, eq=False)
class Together(model.Extension):
    """Several stores at once: all values are computed from what the memory held before.

    ``plain`` are the same stores one after the other; ``None`` if that would be another program.
    """

    stores: tuple[model.Store, ...]
    plain: model.Sequence | None

    def with_indices(self, index: Index) -> Together:
        """The stores with ``index`` applied to each of their index expressions."""
        plain = self.plain
        if plain is not None:
            plain = replace(plain, parts=tuple(_store_with(p, index) for p in plain.parts))
        return replace(self, stores=tuple(_store_with(s, index) for s in self.stores), plain=plain)

    def loops(self) -> frozenset[str]:
        """No loops."""
        return frozenset()

    def arrays(self) -> frozenset[str]:
        """The arrays that are stored to and read."""
        return frozenset(a for s in self.stores for a in (s.array, *(r.array for r in reads_in(s.value))))


@dataclass(frozen=True, slots=True, eq=False)
class TupleAllReduce(model.Extension):
    """An all-reduce of several values: ``updates`` store what the combiner makes of result and value.

    ``starts`` are what the results start from; the rest is as in :class:`.AllReduce`.
    """

    updates: tuple[model.Store, ...]
    starts: tuple[core.ValueExpr, ...]
    condition: core.Cond | None
    threads: tuple[str, ...]

    def with_indices(self, index: Index) -> TupleAllReduce:
        """The all-reduce with ``index`` applied to each of its index expressions."""
        return replace(
            self,
            updates=tuple(_store_with(s, index) for s in self.updates),
            starts=tuple(map_value(s, index) for s in self.starts),
            condition=None if self.condition is None else map_condition(self.condition, index),
        )

    def loops(self) -> frozenset[str]:
        """The loops over the threads that take part."""
        return frozenset(self.threads)

    def arrays(self) -> frozenset[str]:
        """The arrays that are stored to and read."""
        return frozenset(a for s in self.updates for a in (s.array, *(r.array for r in reads_in(s.value))))


def _store_with(node: model.Node, index: Index) -> model.Store:
    changed = model.with_indices(node, index)
    assert isinstance(changed, model.Store)
    return changed


def stores_of(node: model.Node) -> tuple[model.Store, ...]:
    """The stores that a statement of several buffers makes; other statements have none here."""
    if isinstance(node, Together):
        return node.stores
    return node.updates if isinstance(node, TupleAllReduce) else ()


def together(
    parts: list[tuple[model.Store | None, core.ValueExpr, str]], origin: TirOrigin, *, binds: bool
) -> Together | model.Store | None:
    """Stores and bindings of values, in order, as stores at once.

    Each part is a store and its value, or ``None`` and a bound value with the name of the constant that
    stands for it. ``None`` if a cell is read and it is not clear whether it was stored to.
    """
    memory: dict[str, model.Store] = {}
    bound: dict[str, core.ValueExpr] = {}
    ambiguous = False

    def before(value: core.ValueExpr) -> core.ValueExpr:
        """The value over the memory before the first part."""

        def leaf(node: core.Read | core.Access) -> core.ValueExpr:
            nonlocal ambiguous
            if not isinstance(node, core.Read) or node.array not in memory:
                return node
            earlier = memory[node.array]
            if tuple(map(canonical, earlier.indices)) != tuple(map(canonical, node.indices)):
                ambiguous = True
            return earlier.value

        return _unbound(map_value(value, canonical, leaf), bound)

    stores: list[model.Store] = []
    for store, value, name in parts:
        if store is None:
            bound[name] = before(value)
            continue
        if store.array in memory:
            return None
        cases = map_cases(store.cases, lambda c: c, before)
        changed = replace(store, value=before(store.value), cases=cases)
        stores.append(changed)
        memory[store.array] = changed
    if ambiguous:
        return None
    if len(stores) == 1:
        return stores[0]
    plain = None if binds else model.Sequence(tuple(s for s, _, _ in parts if s is not None))
    if plain is None and _independent(stores):
        plain = model.Sequence(tuple(stores))
    return Together(origin, tuple(stores), plain)


def _unbound(value: core.ValueExpr, bound: Mapping[str, core.ValueExpr]) -> core.ValueExpr:
    """The value with bound values in place of the constants that stand for them."""
    if isinstance(value, core.Constant):
        return bound[value.name]
    if isinstance(value, core.Apply):
        return replace(value, arguments=tuple(_unbound(a, bound) for a in value.arguments))
    if isinstance(value, core.Select):
        return replace(value, then=_unbound(value.then, bound), otherwise=_unbound(value.otherwise, bound))
    if isinstance(value, core.Cast):
        return replace(value, operand=_unbound(value.operand, bound))
    return value


def _independent(stores: list[model.Store]) -> bool:
    """Whether no store changes what a later one reads."""
    return not any(
        r.array in {s.array for s in stores[:position]}
        for position, store in enumerate(stores)
        for r in reads_in(store.value)
    )
