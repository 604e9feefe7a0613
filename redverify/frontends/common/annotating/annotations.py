"""The prophetic annotation of every store of the scheduled program.

The tensor point of a store comes from :mod:`.tensor_points`, the element of a reduction from
:mod:`.accumulations`. No annotation is trusted: the verifier proves each.
"""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from redverify.annotating.annotate import one_zero, zero_of
from redverify.frontends.common import model
from redverify.frontends.common.annotating.accumulations import Accumulations
from redverify.frontends.common.annotating.cell_contents import MeaninglessRead, Partial
from redverify.frontends.common.annotating.context import Annotated, Annotation, Context
from redverify.frontends.common.annotating.known_arrays import Knowledge
from redverify.frontends.common.annotating.tensor_points import Targets
from redverify.frontends.common.errors import refusal
from redverify.frontends.common.names import fresh
from redverify.frontends.common.specifying.rules import Specification
from redverify.frontends.common.updates import Update, is_cell, split_update
from redverify.language.core import IConst, Read, Reduce
from redverify.language.walks import reads_in


def annotated(function: model.Function, specification: Specification, before: model.Function) -> Annotated:
    """Annotations of all stores of ``function``, which is to implement the specification of ``before``."""
    return _Pass(Targets(function, specification, before)).run()


def without_claims(function: model.Function) -> Annotated:
    """An annotation for every store that says nothing of the program: each claims that the value is zero.

    Such a text shows nothing but wrong runs: a race, a cell that was never written, an index outside of an
    array, a wrong output. Updates of reductions stay accumulations: those by several threads at once are no
    race. One whose array is read by others in the same sequential loop is a store like any other, as a
    running maximum.
    """
    writer = _Claimless(function)
    writer.visit(function.body, reduces=False)
    return writer.annotated


class _Claimless:
    """Annotates stores with nothing."""

    def __init__(self, function: model.Function) -> None:
        self.function = function
        self.annotated = Annotated()
        self.binder = fresh("nothing", function.names)
        self.observed: frozenset[str] = frozenset()

    def visit(self, node: model.Node, *, reduces: bool) -> None:
        """The stores of a statement; ``reduces`` in a block that has a reduction variable."""
        if isinstance(node, model.Loop):
            around, self.observed = self.observed, frozenset() if node.parallel else _observed(node)
            self.visit(node.body, reduces=reduces)
            self.observed = around
            return
        if isinstance(node, model.Store):
            self.annotated.of[node] = self._annotation(node, reduces=reduces)
        if isinstance(node, model.SBlock):
            if node.init is not None:
                self.visit(node.init, reduces=False)
            self.visit(node.body, reduces=any(i.reduce for i in node.iterations) or reduces)
            return
        for child in model.children(node):
            self.visit(child, reduces=reduces)

    def _annotation(self, store: model.Store, *, reduces: bool) -> Annotation:
        type_ = self.function.array(store.array).type
        update = split_update(store.value, store.array, store.indices, store.operator)
        reduces = (reduces and store.array not in self.observed) or store.unrolled
        if update is None or not (reduces or store.atomic):
            if store.atomic:
                raise refusal("a store by several threads at once that is not an update", store)
            return Annotation(zero_of(type_))
        return Annotation(one_zero(type_, update.operator, self.binder), update.operator, (IConst(0),))


def _observed(loop: model.Loop) -> frozenset[str]:
    """The arrays that stores inside of a loop read, but for the cell that each itself writes."""
    return frozenset(
        read.array
        for store in model.nodes_in(loop)
        if isinstance(store, model.Store)
        for read in reads_in(store.value)
        if not is_cell(read, store.array, store.indices)
    )


class _Pass:
    """Annotates the stores in program order."""

    def __init__(self, targets: Targets) -> None:
        self.targets = targets
        self.knowledge = Knowledge(targets.function, targets.specification, targets.inputs)
        self.accumulations = Accumulations(self.knowledge, targets)

    def run(self) -> Annotated:
        """The annotations of the function."""
        self._visit(self.targets.function.body, Context())
        return self.knowledge.annotated

    def _visit(self, node: model.Node, context: Context) -> None:
        match node:
            case model.Loop():
                self._visit(node.body, replace(context, loops=(*context.loops, node)))
            case model.Sequence(parts):
                for part in parts:
                    self._visit(part, context)
            case model.Branch():
                self._visit(node.then, context)
                self._visit(node.otherwise, context)
            case model.SBlock():
                inner = replace(context, blocks=(*context.blocks, node))
                if node.init is not None:
                    self._visit(node.init, replace(inner, in_init=True))
                self._visit(node.body, inner)
            case model.Store():
                self._store(node, context)
            case model.Definition() | model.Extension():
                return
            case _:
                assert_never(node)

    def _store(self, store: model.Store, context: Context) -> None:
        update = split_update(store.value, store.array, store.indices, store.operator)
        reduces = any(i.reduce for i in context.iterations()) or store.unrolled
        if update is not None and (reduces or self._adds_lane(update)) and not context.in_init:
            self.accumulations.annotate(store, update, context)
        elif update is None or context.in_init or not self.accumulations.goes_on(store, update, context):
            self._assignment(store, context)

    def _adds_lane(self, update: Update) -> bool:
        """Whether the update adds a part of a reduction that another array holds."""
        element = update.element
        return isinstance(element, Read) and isinstance(self.knowledge.meanings.get(element.array), Partial)

    def _assignment(self, store: model.Store, context: Context) -> None:
        target = self.targets.of(store)
        if not context.in_init:
            self._refuse_unfinished(store, context)
        named = target is not None and target.rule.reduction is None and not context.in_init
        try:
            foretold = self.knowledge.foretold(store.value, context)
        except MeaninglessRead as error:
            if target is None or isinstance(store.value, Read):
                raise refusal(
                    f"the value stored to {store.array} cannot be given in terms of the specification: "
                    f"{error.array} {error.reason}",
                    store,
                ) from None
            foretold = target.rule.at(target.point)
        if named and target is not None:
            foretold = self.targets.recognised(store, target, foretold)
        elif target is not None and isinstance(foretold, Reduce) and store.array in self.targets.parameters:
            # A sum of padded elements is written back: where it is written, the tensor is to be equal to it.
            foretold = target.rule.at(target.point)
        self.knowledge.annotated.of[store] = Annotation(foretold)
        self.knowledge.meanings[store.array] = self.knowledge.held(store, foretold, context)
        self.knowledge.sites.pop(store.array, None)

    def _refuse_unfinished(self, store: model.Store, context: Context) -> None:
        """Refuse a store that reads a reduction that the loops around have not finished."""
        for read in reads_in(store.value):
            site = self.knowledge.sites.get(read.array)
            unfinished = [] if site is None else [x.name for x in site.loops if x in context.loops]
            if unfinished and read.array != store.array:
                raise refusal(f"{read.array} is not finished inside of loop {unfinished[0]}", store)
