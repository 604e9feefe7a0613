"""Copies of lanes, and of sums that the loops around have not finished.

Such a cell holds a part of a reduction. The specification can name the part only where it is copied
as it is.
"""

from __future__ import annotations

from redverify.frontends.common.annotating.cell_contents import (
    Holds,
    Meaning,
    Partial,
    Unknown,
    at_cell,
    point_at,
)
from redverify.frontends.common.annotating.context import Annotation, Context
from redverify.frontends.common.annotating.known_arrays import Knowledge
from redverify.frontends.common.annotating.partials import part_of, same_digits, up_to
from redverify.frontends.common.errors import refusal
from redverify.frontends.common.model import Store
from redverify.frontends.common.specifying.rules import Rule
from redverify.language import core
from redverify.language.terms import free_variables
from redverify.language.walks import reads_in


def copies_part(knowledge: Knowledge, store: Store, read: core.Read, context: Context) -> bool:
    """Annotate the copy of a lane, or of a sum that the loops around have not finished.

    False for any other store, which is then not annotated.
    """
    meaning = knowledge.meanings.get(read.array)
    if isinstance(meaning, Partial):
        pairs = [(lane, read.indices[d]) for d, lane in meaning.lanes.items() if lane is not None]
        if len(pairs) < len(meaning.lanes):
            raise refusal(f"which part of {meaning.rule.tensor} is copied cannot be told", store)
        part = _part(knowledge, meaning.rule, point_at(meaning, read.indices), same_digits(pairs))
        knowledge.annotated.of[store] = Annotation(part)
        knowledge.meanings[store.array] = _copied_lanes(knowledge, store, read, meaning, context)
        return True
    site = knowledge.sites.get(read.array)
    if site is None or not isinstance(meaning, Holds):
        return False
    shared = [loop for loop in site.loops if loop in context.loops]
    if not shared:
        return False
    value = at_cell(meaning, read.indices)
    if not isinstance(value, core.Access):
        raise refusal(f"{store.array} copies an unfinished sum of padded elements", store)
    counted = [(site.digits.get(loop.name), core.IVar(loop.name)) for loop in shared]
    known = [(digit, current) for digit, current in counted if digit is not None]
    if len(known) < len(counted):
        raise refusal(f"which part of {site.rule.tensor} is accumulated so far cannot be told", store)
    knowledge.annotated.of[store] = Annotation(_part(knowledge, site.rule, value.indices, up_to(known)))
    knowledge.meanings[store.array] = knowledge.held(store, value, context)
    knowledge.sites[store.array] = site
    return True


def refuse_unfinished(knowledge: Knowledge, store: Store, context: Context) -> None:
    """Refuse a store that computes with a reduction that the loops around have not finished."""
    for read in reads_in(store.value):
        site = knowledge.sites.get(read.array)
        unfinished = [] if site is None else [x.name for x in site.loops if x in context.loops]
        if unfinished and read.array != store.array:
            raise refusal(
                f"block {context.name} computes with {read.array} inside its reduction loop {unfinished[0]}",
                store,
                "the sum is not finished there; only a copy of it is translated",
            )


def _part(
    knowledge: Knowledge, rule: Rule, point: tuple[core.IndexExpr, ...], condition: core.Cond
) -> core.Reduce:
    return part_of(rule, point, condition, knowledge.function.names)


def _copied_lanes(
    knowledge: Knowledge, store: Store, read: core.Read, meaning: Partial, context: Context
) -> Meaning:
    """What the copy of a lane holds: its dimensions are the read array's, in the store's order."""
    point = point_at(meaning, read.indices)
    held = knowledge.held(store, meaning.rule.at(point), context)
    if not isinstance(held, Holds) or not isinstance(held.value, core.Access):
        return Unknown("holds lanes that cannot be told apart")
    lanes: dict[int, core.IndexExpr | None] = {}
    for dimension, lane in meaning.lanes.items():
        if not free_variables(read.indices[dimension]):
            continue
        if read.indices[dimension] not in store.indices:
            return Unknown("holds lanes that cannot be told apart")
        lanes[store.indices.index(read.indices[dimension])] = lane
    return Partial(held.cell, meaning.rule, held.value.indices, lanes, meaning.operator)
