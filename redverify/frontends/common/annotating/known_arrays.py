"""What is known about the arrays of the scheduled program while its statements are read in order."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from redverify.frontends.common.annotating.cell_contents import (
    Holds,
    Meaning,
    Partial,
    Unknown,
    cell_names,
    inverse,
)
from redverify.frontends.common.annotating.context import Annotated, Context
from redverify.frontends.common.errors import refusal
from redverify.frontends.common.model import Function, Store
from redverify.frontends.common.specifying.rules import Specification
from redverify.frontends.common.terms import canonical, map_value, substitute, substitute_value, variables_of
from redverify.language.core import Access, IndexExpr, IVar, Read, ValueExpr
from redverify.language.terms import free_variables


class Knowledge:
    """The annotations so far, and what the arrays hold by now.

    ``meanings`` says what the cells of an array hold; it starts with the meanings of the ``inputs``.
    """

    def __init__(
        self,
        function: Function,
        specification: Specification,
        inputs: Mapping[str, Meaning],
    ) -> None:
        self.function = function
        self.specification = specification
        self.annotated = Annotated()
        self.meanings: dict[str, Meaning] = dict(inputs)

    def foretold(self, value: ValueExpr, store: Store, context: Context) -> ValueExpr:
        """The specification's value of what is stored, over the iteration variables where possible.

        A loop variable that an iteration variable is bound to is replaced by that. An index with a loop
        variable for which there is none is replaced by the iteration variable that is bound to all of the
        index: ``f // 128`` by ``v`` in a block with ``v = f // 128``. Only so can :meth:`held` find the
        value from the cell. The result is equal to the value wherever the block runs.
        """
        loops = {loop.name for loop in context.loops}
        bound = [i for i in context.iterations() if isinstance(i.binding, IVar) and i.binding.name in loops]
        names = {i.binding.name: IVar(i.name) for i in bound if isinstance(i.binding, IVar)}
        open_loops = loops - set(names)
        whole = {
            canonical(i.binding): IVar(i.name)
            for i in context.iterations()
            if free_variables(i.binding) & open_loops
        }

        def index(expr: IndexExpr) -> IndexExpr:
            return whole.get(canonical(expr)) or substitute(expr, names)

        meant = map_value(value, canonical, lambda node: self._meant(node, store, context))
        return map_value(meant, index)

    def _meant(self, node: Read | Access, store: Store, context: Context) -> ValueExpr:
        """What a cell that is read holds; :class:`.TranslationError` if the specification lacks that."""
        if isinstance(node, Access):
            return node
        meaning = self.meanings.get(node.array)
        match meaning:
            case Holds() if meaning.outer <= context.names() and meaning.unfinished.isdisjoint(context.loops):
                return meaning.at(node.indices)
            case Holds():
                reason = "holds what another iteration puts there"
            case Partial():
                reason = f"holds a part of {meaning.rule.tensor}"
            case Unknown(reason):
                pass
            case None:
                reason = "is read before it is written"
            case _:
                assert_never(meaning)
        what = f"what is stored to {store.array} cannot be given in terms of the specification"
        raise refusal(f"{what}: {node.array} {reason}", store)

    def held(self, store: Store, value: ValueExpr, context: Context) -> Meaning:
        """What the cells of the array hold after ``value`` was stored, as a function of the cell.

        The iteration variables in the value are found from the cell's indices. If that is not enough, those
        of loops that the indices do not depend on may stay, as in a cell that each iteration fills anew. A
        read in another iteration then gets an annotation that is wrong, which the verifier finds.
        """
        extents = {i.name: (i.lower, i.extent) for i in context.iterations()}
        wanted = free_variables(value) - set(self.function.parameters)
        for given in ({}, self._by_other_loops(store, context)):
            left = wanted - set(given)
            solution = inverse(store.indices, sorted(left), extents)
            if solution is not None and left <= set(solution):
                known = {n: e for n, e in given.items() if n in wanted}
                outer = variables_of(known.values())
                held = substitute_value(value, {**solution, **known})
                return Holds(cell_names(len(store.indices)), held, outer)
        return Unknown("is stored at indices that cannot be inverted")

    @staticmethod
    def _by_other_loops(store: Store, context: Context) -> dict[str, IndexExpr]:
        """The loops that the indices do not depend on, and the iteration variables that depend on these."""
        bindings = context.bindings()
        used = variables_of(substitute(i, bindings) for i in store.indices)
        found = {n: e for n, e in bindings.items() if not free_variables(e) & used}
        return {**found, **{x.name: IVar(x.name) for x in context.loops if x.name not in used}}
