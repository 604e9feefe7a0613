"""Stores inside of loops as blocks over iteration variables, for programs that have no blocks of their own.

Each index of a store becomes a spatial variable: the index's innermost loop variable is solved for, so that
``a[4*i + l] = b[4*i + l]`` is ``a[v] = b[v]`` with ``v = 4*i + l``. A loop that no index depends on is one
that the cell is accumulated over, if the cell is not started anew in each of its iterations.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from redverify.frontends.common import model
from redverify.frontends.common.cases import map_cases
from redverify.frontends.common.names import fresh
from redverify.frontends.common.terms import (
    canonical,
    linear,
    map_condition,
    map_value,
    substitute,
    variables_of,
)
from redverify.frontends.common.updates import split_update
from redverify.language import core
from redverify.language.core import IConst, IndexExpr, IVar
from redverify.language.terms import free_variables
from redverify.language.walks import reads_in


class Blocks:
    """Makes a block of each store of a function's body. ``names`` grow by those of the variables."""

    def __init__(self, arrays: Sequence[model.Array], names: set[str]) -> None:
        self.shapes = {a.name: a.shape for a in arrays}
        self.names = names
        self.count = 0
        self.started: dict[str, list[tuple[model.Loop, ...]]] = {}
        self.around: dict[str, int] = {}
        self.exact: set[IndexExpr] = set()

    def of(self, body: model.Node) -> model.Node:
        """The body with blocks."""
        self._survey(body, ())
        return self._node(body, ())

    def _survey(self, node: model.Node, loops: tuple[model.Loop, ...]) -> None:
        """Where cells are started, and arrays allocated."""
        if isinstance(node, model.Store) and not _accumulates(node):
            self.started.setdefault(node.array, []).append(loops)
        inner = (*loops, node) if isinstance(node, model.Loop) else loops
        if isinstance(node, model.Loop | model.Sequence):
            self.around.update({a.name: len(inner) for a in node.allocations})
        for child in model.children(node):
            self._survey(child, inner)

    def _node(self, node: model.Node, loops: tuple[model.Loop, ...]) -> model.Node:
        match node:
            case model.Loop():
                return self._loop(node, loops)
            case model.Sequence(parts, allocations):
                return model.Sequence(tuple(self._node(p, loops) for p in parts), allocations)
            case model.Branch(condition, then, otherwise):
                return model.Branch(condition, self._node(then, loops), self._node(otherwise, loops))
            case model.Store():
                return self._block(node, loops)
            case _:
                raise AssertionError("loops, branches and stores only")

    def _loop(self, node: model.Loop, loops: tuple[model.Loop, ...]) -> model.Loop:
        return replace(node, body=self._node(node.body, (*loops, node)))

    def _name(self, name: str) -> str:
        found = fresh(name, self.names)
        self.names.add(found)
        return found

    def _block(self, store: model.Store, loops: tuple[model.Loop, ...]) -> model.SBlock:
        ranges = {x.name: (x.lower, x.extent) for x in loops}
        order = [x.name for x in loops]
        solved: dict[str, IndexExpr] = {}
        iterations: list[model.Iteration] = []
        indices: list[IndexExpr] = []
        taken: set[str] = set()
        # A later stage in the same cells: what they hold must not be told from the first of its stores.
        own = any(r.array == store.array for r in reads_in(store.value))
        stage = own and not _accumulates(store)
        for index, size in zip(store.indices, self.shapes[store.array], strict=True):
            found = self._solved(index, order, taken, units_only=stage)
            if found is None:
                indices.append(index)
                continue
            variable, rest, factor = found
            taken.add(variable)
            name = self._name(f"v_{variable}")
            plain = canonical(index) == IVar(variable)
            lower, extent = ranges[variable] if plain else (IConst(0), size)
            iterations.append(self._iteration(name, False, lower, extent, index))
            solved[variable] = _quotient(IVar(name), rest, factor)
            others = {a for a, _ in linear(rest).terms}  # these may have remainders
            quotients = {a for a, _ in linear(solved[variable]).terms if isinstance(a, core.IDiv)}
            self.exact |= quotients - others
            indices.append(IVar(name))
        used = variables_of(store.indices)
        outer = self._outer(store, loops)
        for position, loop in enumerate(loops):
            if loop.name in taken:
                continue
            reduce = loop.name not in used and position >= outer
            name = self._name(f"v_{loop.name}")
            iterations.append(self._iteration(name, reduce, loop.lower, loop.extent, IVar(loop.name)))
            solved[loop.name] = IVar(name)
        return self._made(store, tuple(iterations), tuple(indices), self._closed(solved))

    def _iteration(
        self, name: str, reduce: bool, lower: IndexExpr, extent: IndexExpr, binding: IndexExpr
    ) -> model.Iteration:
        return model.Iteration(name, f"${name}", name, reduce, lower, extent, binding)

    def _solved(
        self, index: IndexExpr, order: Sequence[str], taken: set[str], *, units_only: bool
    ) -> tuple[str, IndexExpr, int] | None:
        """The innermost loop variable of an index, the rest, and the variable's factor: 1 or -1 if one is."""
        terms = linear(index).terms
        for units in (True,) if units_only else (True, False):
            for variable in reversed(order):
                own = [(a, c) for a, c in terms if variable in free_variables(a)]
                if variable in taken or len(own) != 1 or own[0][0] != IVar(variable):
                    continue
                factor = own[0][1]
                if not units or factor in (1, -1):
                    rest = canonical(core.IAdd(index, core.IMul(-factor, IVar(variable))))
                    return variable, rest, factor
        return None

    def _outer(self, store: model.Store, loops: tuple[model.Loop, ...]) -> int:
        """How many loops are outside of all that the cell accumulates over."""
        found = self.around.get(store.array, 0)
        for path in self.started.get(store.array, ()):
            shared = 0
            while shared < min(len(path), len(loops)) and path[shared] is loops[shared]:
                shared += 1
            used = variables_of(store.indices)
            while shared and loops[shared - 1].name in used:
                shared -= 1
            found = max(found, shared)
        return found

    @staticmethod
    def _closed(solved: Mapping[str, IndexExpr]) -> dict[str, IndexExpr]:
        """The loop variables over iteration variables alone."""
        result = dict(solved)
        for _ in result:
            result = {
                n: substitute(e, result) if free_variables(e) & set(result) else e for n, e in result.items()
            }
        return result

    def _made(
        self,
        store: model.Store,
        iterations: tuple[model.Iteration, ...],
        indices: tuple[IndexExpr, ...],
        environment: Mapping[str, IndexExpr],
    ) -> model.SBlock:
        def index(expr: IndexExpr) -> IndexExpr:
            return _without_quotients(substitute(expr, environment), self.exact)

        changed = replace(
            store,
            indices=tuple(index(i) for i in indices),
            value=map_value(store.value, index),
            cases=map_cases(store.cases, lambda c: map_condition(c, index), lambda v: map_value(v, index)),
        )
        self.count += 1
        return model.SBlock(f"block{self.count}", iterations, None, None, changed, store.origin)


def _accumulates(store: model.Store) -> bool:
    return split_update(store.value, store.array, store.indices, store.operator) is not None


def _quotient(variable: IVar, rest: IndexExpr, factor: int) -> IndexExpr:
    """The loop variable ``x`` of ``variable == factor * x + rest``."""
    sign = 1 if factor > 0 else -1
    distance = canonical(core.IMul(sign, core.IAdd(variable, core.IMul(-1, rest))))
    return distance if factor * sign == 1 else core.IDiv(distance, factor * sign)


def _without_quotients(expr: IndexExpr, exact: Collection[IndexExpr]) -> IndexExpr:
    """The expression with multiples of quotients that have no remainder written without them.

    ``exact`` are these quotients. No other may be rewritten: ``(3*l + 1) // 2 * 2`` is not ``3*l + 1``.
    """
    found = linear(expr)
    result: IndexExpr = IConst(found.constant)
    for atom, coefficient in found.terms:
        term: IndexExpr = core.IMul(coefficient, atom)
        if isinstance(atom, core.IDiv) and atom in exact and coefficient % atom.divisor == 0:
            term = core.IMul(coefficient // atom.divisor, atom.operand)
        result = core.IAdd(result, term)
    return canonical(result)
