"""Which of the laws that the search tried a proof really needs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeVar

import msgspec

from redverify.checking.data.tagged import Tagged, changed
from redverify.checking.laws.catalogue import AnyLaw
from redverify.checking.proofs.terms import Algebra, ByLaw, Proof
from redverify.checking.proofs.theorems import Item, Layout
from redverify.checking.proofs.walks import terms_in

T = TypeVar("T", bound=Tagged)


def only_needed(
    laws: Sequence[AnyLaw], items: Sequence[Item], layout: Layout
) -> tuple[list[AnyLaw], list[Item], Layout]:
    """The laws that items and layout refer to, and these with the new positions of the laws."""
    parts = (tuple(items), layout.inputs, layout.pairs, layout.models.proofs)
    used = sorted(set(_positions(parts)))
    new = {old: position for position, old in enumerate(used)}
    models = layout.models
    return (
        [laws[old] for old in used],
        [_renumbered(item, new) for item in items],
        msgspec.structs.replace(
            layout,
            inputs=_all(layout.inputs, new),
            pairs=_all(layout.pairs, new),
            models=msgspec.structs.replace(models, proofs=_all(models.proofs, new)),
        ),
    )


def _positions(parts: object) -> Iterator[int]:
    """The positions of the laws that terms refer to."""
    for term in terms_in(parts):
        if isinstance(term, ByLaw):
            yield term.position
        elif isinstance(term, Algebra):
            yield from term.laws


def _all(proofs: Sequence[Proof], new: Mapping[int, int]) -> tuple[Proof, ...]:
    return tuple([_renumbered(proof, new) for proof in proofs])


def _renumbered(term: T, new: Mapping[int, int]) -> T:
    """A term with the new positions of laws."""
    if isinstance(term, ByLaw):
        return msgspec.structs.replace(term, position=new[term.position])
    if isinstance(term, Algebra):
        return msgspec.structs.replace(term, laws=tuple([new[old] for old in term.laws]))
    return changed(term, lambda part: _renumbered(part, new))
