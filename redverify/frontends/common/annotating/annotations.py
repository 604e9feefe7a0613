"""The prophetic annotation of every store of the scheduled program.

The tensor point of a store comes from :mod:`.tensor_points`, the element of a reduction from
:mod:`.accumulations`. No annotation is trusted: the verifier proves each.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from redverify.annotating.annotate import one_zero, zero_of
from redverify.frontends.common import model
from redverify.frontends.common.annotating.accumulations import Accumulations
from redverify.frontends.common.annotating.context import Annotated, Annotation, Context
from redverify.frontends.common.annotating.known_arrays import Knowledge
from redverify.frontends.common.annotating.tensor_points import Targets
from redverify.frontends.common.errors import TranslationError, refusal
from redverify.frontends.common.names import fresh
from redverify.frontends.common.specifying.rules import Specification
from redverify.frontends.common.updates import is_cell, split_update
from redverify.language.core import IConst, Read
from redverify.language.walks import reads_in


def annotated(function: model.Function, specification: Specification, before: model.Function) -> Annotated:
    """Annotations of all stores of ``function``, which is to implement the specification of ``before``."""
    targets = Targets(function, specification, before)
    knowledge = Knowledge(function, specification, targets.inputs)
    accumulations = Accumulations(knowledge, targets)
    for store, context in _stores(function.body, Context()):
        update = split_update(store.value, store.array, store.indices, store.operator)
        reduces = context.reduces or store.unrolled or (update and accumulations.part(update))
        if update is not None and reduces and not context.in_init:
            accumulations.annotate(store, update, context)
        elif update is None or context.in_init or not accumulations.goes_on(store, update, context):
            _assignment(knowledge, targets, store, context)
    return knowledge.annotated


def without_claims(function: model.Function) -> Annotated:
    """An annotation for every store that says nothing of the program: each claims that the value is zero.

    Such a text shows nothing but wrong runs: a race, a cell that was never written, an index outside of an
    array, a wrong output. Updates of reductions stay accumulations: those by several threads at once are no
    race. One whose array is read by others in the same sequential loop is a store like any other, as a
    running maximum.
    """
    notes, binder = Annotated(), fresh("nothing", function.names)
    observed = cache(_observed)
    for store, context in _stores(function.body, Context()):
        around = context.loops[-1:]
        carried = around and not around[0].parallel and store.array in observed(around[0])
        reduces = (context.reduces and not carried) or store.unrolled
        update = split_update(store.value, store.array, store.indices, store.operator)
        type_ = function.array(store.array).type
        if update is not None and (reduces or store.atomic):
            nothing = one_zero(type_, update.operator, binder)
            notes.of[store] = Annotation(nothing, update.operator, (IConst(0),))
        elif store.atomic:
            raise refusal("a store by several threads at once that is not an update", store)
        else:
            notes.of[store] = Annotation(zero_of(type_))
    return notes


def _observed(loop: model.Loop) -> frozenset[str]:
    """The arrays that stores inside of a loop read, but for the cell that each itself writes."""
    return frozenset(
        read.array
        for store in model.nodes_in(loop)
        if isinstance(store, model.Store)
        for read in reads_in(store.value)
        if not is_cell(read, store.array, store.indices)
    )


def _stores(node: model.Node, context: Context) -> Iterator[tuple[model.Store, Context]]:
    """The stores of a statement in program order, each with what is around it."""
    if isinstance(node, model.Store):
        yield node, context
    elif isinstance(node, model.SBlock):
        inner = replace(context, blocks=(*context.blocks, node))
        if node.init is not None:
            yield from _stores(node.init, replace(inner, in_init=True))
        yield from _stores(node.body, inner)
    else:
        inside = replace(context, loops=(*context.loops, node)) if isinstance(node, model.Loop) else context
        for child in model.children(node):
            yield from _stores(child, inside)


def _assignment(knowledge: Knowledge, targets: Targets, store: model.Store, context: Context) -> None:
    target = targets.of(store)
    try:
        value = knowledge.foretold(store.value, store, context)
    except TranslationError:
        if target is None or isinstance(store.value, Read):
            raise
        value = target.rule.at(target.point)
    if target is not None and target.rule.reduction is None and not context.in_init:
        value = targets.recognised(store, target, value)
    knowledge.annotated.of[store] = Annotation(value)
    knowledge.meanings[store.array] = knowledge.held(store, value, context)
