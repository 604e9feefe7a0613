"""Accumulations by operators that the language does not have, such as ``acc + e + acc * e``.

The operator is read off the source: its definition is what the source stores, of the old value and of one
other. Its laws are proved, not assumed. A store of the target is an accumulation by it where it stores what
the definition says, or something that is proved to be equal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction

from redverify.frontends.common import model
from redverify.frontends.common.combiners import Combiners, Joined, joined_by_meaning, joined_value
from redverify.frontends.common.errors import refusal
from redverify.frontends.common.names import fresh
from redverify.frontends.common.terms import variables_of
from redverify.frontends.common.updates import is_cell, split_update
from redverify.language import core
from redverify.language.types import BOOL
from redverify.language.walks import reads_in

#: So many values that cells start from are tried as the unit of an operator.
_STARTS = 3

Alike = Callable[[core.Operator, core.Operator], bool]


@dataclass(slots=True)
class Combining:
    """Rewrites both programs, the source first.

    ``lawful`` are operators that the programs apply by name. ``taken`` are names that no other operator may
    have. ``operators`` are those that the source defines, ``starts`` literals that their cells start from.
    """

    lawful: Mapping[str, core.Operator]
    taken: set[str]
    operators: dict[str, core.Operator] = field(default_factory=dict)
    starts: dict[str, list[core.Literal]] = field(default_factory=dict)

    def source(self, body: model.Node) -> model.Node:
        """The source, whose accumulations define operators."""
        return self._noted(self._node(body, (), None))

    def target(self, body: model.Node, alike: Alike) -> model.Node:
        """The target; ``alike`` tells which operators are proved to be equal."""
        return self._noted(self._node(body, (), alike))

    def declared(self, proved: Callable[[core.Spec], frozenset[str]]) -> dict[str, core.Operator]:
        """All operators, with the laws that are ``proved`` of those with a definition."""
        combiners = Combiners(self.operators, proved)
        found = dict(self.lawful)
        for name in self.operators:
            found[name] = combiners.lawful(name, None)
            for start in self.starts.get(name, [])[:_STARTS]:
                own = combiners.lawful(name, start)
                if own.unit is not None or own.start is not None:
                    found[name] = own
                    break
            else:
                found[name] = self._with_unit(combiners, found[name])
        return found

    @staticmethod
    def _with_unit(combiners: Combiners, operator: core.Operator) -> core.Operator:
        """The operator with a unit that no cell starts from, but lanes are padded with: 0, or all bits."""
        if not (operator.type.is_integer or operator.type == BOOL):
            return operator
        for number in (Fraction(0), Fraction(-1)):
            literal = core.Literal(operator.type, bool(number) if operator.type == BOOL else number)
            own = combiners.lawful(operator.name, literal)
            if own.unit is not None:
                return own
        return operator

    # ------------------------------------------------------------ stores

    def _node(self, node: model.Node, loops: tuple[str, ...], alike: Alike | None) -> model.Node:
        match node:
            case model.Loop():
                return replace(node, body=self._node(node.body, (*loops, node.name), alike))
            case model.Sequence(parts):
                return replace(node, parts=tuple(self._node(p, loops, alike) for p in parts))
            case model.Branch(_, then, otherwise):
                return replace(
                    node, then=self._node(then, loops, alike), otherwise=self._node(otherwise, loops, alike)
                )
            case model.Store():
                return self._store(node, loops, alike)
            case _:
                raise AssertionError("loops, branches and stores only")

    def _store(self, store: model.Store, loops: tuple[str, ...], alike: Alike | None) -> model.Store:
        array, indices = store.array, store.indices
        if split_update(store.value, array, indices) is not None:
            return store
        found = self._joined(store, loops, alike) if store.cases == store.value else None
        if found is None or any(is_cell(r, array, indices) for r in reads_in(found.element)):
            if store.atomic:
                raise refusal("a reduction that joins two values by an operator that is not known", store)
            return store
        operator = found.operator
        if operator.name not in self.lawful:
            self.operators.setdefault(operator.name, operator)
            self.taken.add(operator.name)
        cell = core.Read(store.value.type, array, indices)
        value = core.Apply(store.value.type, operator.name, (cell, found.element), declared=True)
        return replace(store, value=value, cases=value, operator=operator.name)

    def _joined(self, store: model.Store, loops: tuple[str, ...], alike: Alike | None) -> Joined | None:
        """An accumulation; of the source also by a new operator, if it is over a loop."""
        found = self._lawful(store)
        if found is not None:
            return found
        if alike is not None:
            return joined_by_meaning(store.value, store.array, store.indices, self.operators, alike)
        if not set(loops) - variables_of(store.indices):
            return None
        name = fresh("combine", self.taken)
        return joined_value(store.value, store.array, store.indices, self.operators, name)

    def _lawful(self, store: model.Store) -> Joined | None:
        """An accumulation by an operator of a name, which is commutative."""
        value = store.value
        if not isinstance(value, core.Apply) or not value.declared or value.function not in self.lawful:
            return None
        left, right = value.arguments
        if is_cell(right, store.array, store.indices):
            left, right = right, left
        if not is_cell(left, store.array, store.indices):
            return None
        return Joined(self.lawful[value.function], right)

    def _noted(self, body: model.Node) -> model.Node:
        """The program; what cells start from that are accumulated is added to ``starts``."""
        stores = [n for n in model.nodes_in(body) if isinstance(n, model.Store)]
        for array, operator in dict.fromkeys((s.array, s.operator) for s in stores if s.operator):
            known = self.starts.setdefault(operator, [])
            known += [x for x in _literals(stores, array) if x not in known]
        return body


def _literals(stores: list[model.Store], array: str) -> Iterator[core.Literal]:
    return (s.value for s in stores if s.array == array and isinstance(s.value, core.Literal))
