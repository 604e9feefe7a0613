"""What is known about the arrays of the scheduled program while its statements are read in order."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Iterator, Mapping

from redverify.frontends.common.annotating.cell_contents import (
    Holds,
    Meaning,
    Unknown,
    cell_names,
    inverse,
    prophecy,
)
from redverify.frontends.common.annotating.context import Annotated, Context, Site
from redverify.frontends.common.model import Function, Loop, Node, Sequence, Store, children
from redverify.frontends.common.specifying.rules import Specification
from redverify.frontends.common.terms import canonical, map_value, substitute, substitute_value, variables_of
from redverify.language.core import IndexExpr, IVar, ValueExpr
from redverify.language.terms import free_variables


class Knowledge:
    """The annotations so far, and what the arrays hold by now.

    ``meanings`` says what the cells of an array hold; it starts with the meanings of the ``inputs``, and
    falls back to ``late``: what an earlier pass found that an array comes to hold. ``sites`` says
    where an array is accumulated that is not finished yet.
    """

    def __init__(
        self,
        function: Function,
        specification: Specification,
        inputs: Mapping[str, Meaning],
        late: Mapping[str, Meaning],
    ) -> None:
        self.function = function
        self.specification = specification
        self.annotated = Annotated()
        self.meanings: ChainMap[str, Meaning] = ChainMap(dict(inputs), dict(late))
        self.sites: dict[str, Site] = {}
        self.around = dict(_allocations(function.body, ()))

    def foretold(self, value: ValueExpr, context: Context) -> ValueExpr:
        """The specification's value of a program expression, over the iteration variables where possible.

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

        return map_value(prophecy(value, self.meanings, context.names()), index)

    def held(self, store: Store, value: ValueExpr, context: Context) -> Meaning:
        """What the cells of the array hold after ``value`` was stored, as a function of the cell.

        The iteration variables in the value are found from the cell's indices. Variables of the loops around
        the array's allocation may stay; so may, if that is not enough, those of all loops that the indices do
        not depend on, as in a cell that each iteration fills anew. A read in another iteration then gets an
        annotation that is wrong, which the verifier finds.
        """
        extents = {i.name: (i.lower, i.extent) for i in context.iterations()}
        wanted = free_variables(value) - set(self.function.parameters)
        by_loops = self._by_outer_loops(store, context)
        kept = frozenset(i.name for block in context.blocks[:-1] for i in block.iterations)
        attempts = (
            dict[str, IndexExpr](),
            {**{n: IVar(n) for n in kept}, **by_loops},
            {**by_loops, **self._by_other_loops(store, context)},
        )
        for given in attempts:
            left = wanted - set(given)
            solution = inverse(store.indices, sorted(left), extents)
            if solution is not None and left <= set(solution):
                known = {n: e for n, e in given.items() if n in wanted}
                outer = variables_of(known.values())
                held = substitute_value(value, {**solution, **known})
                return Holds(cell_names(len(store.indices)), held, outer)
        return Unknown("is stored at indices that cannot be inverted")

    def _by_outer_loops(self, store: Store, context: Context) -> dict[str, IndexExpr]:
        """The loops around the array's allocation, and the iteration variables that depend on these alone."""
        around = self.around.get(store.array, ())
        outside = {*around, *self.function.parameters}
        found = {n: e for n, e in _bindings(context).items() if free_variables(e) <= outside}
        return {**found, **{n: IVar(n) for n in around}}

    @staticmethod
    def _by_other_loops(store: Store, context: Context) -> dict[str, IndexExpr]:
        """The loops that the indices do not depend on, and the iteration variables that depend on these."""
        bindings = _bindings(context)
        used = variables_of(substitute(i, bindings) for i in store.indices)
        found = {n: e for n, e in bindings.items() if not free_variables(e) & used}
        return {**found, **{x.name: IVar(x.name) for x in context.loops if x.name not in used}}


def _bindings(context: Context) -> dict[str, IndexExpr]:
    """The iteration variables in view over loop variables."""
    bindings: dict[str, IndexExpr] = {}
    for iteration in context.iterations():
        bindings[iteration.name] = substitute(iteration.binding, bindings)
    return bindings


def _allocations(node: Node, loops: tuple[str, ...]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The arrays that are allocated inside the function, each with the names of the loops around."""
    inner = (*loops, node.name) if isinstance(node, Loop) else loops
    if isinstance(node, Loop | Sequence):
        yield from ((a.name, inner) for a in node.allocations)
    for child in children(node):
        yield from _allocations(child, inner)
