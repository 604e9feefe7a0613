"""The sentences of obligations name what their subjects have."""

from __future__ import annotations

from enum import Enum
from string import Formatter

import pytest

from redverify.language import core
from redverify.language.claims import (
    Array,
    Bound,
    OfArray,
    OfBinding,
    OfOperator,
    OfPlace,
    OfTensors,
    Operator,
    Place,
    Subject,
    Tensors,
    words,
)
from redverify.language.source import NOWHERE

pytestmark = pytest.mark.ring("quick")

_BINDING = core.Binding("b", "B", ("i",), (core.IVar("i"),), None, NOWHERE)

_SUBJECTS: list[Subject] = [
    *[Place(claim) for claim in OfPlace],
    *[Array(claim, "a") for claim in OfArray],
    *[Operator(claim, "+") for claim in OfOperator],
    *[Tensors(claim, ("S", "T")) for claim in OfTensors],
    *[Bound(claim, _BINDING) for claim in OfBinding],
]


@pytest.mark.parametrize("subject", _SUBJECTS, ids=lambda s: f"{type(s).__name__}-{s.claim.name}")
def test_every_claim_has_words(subject: Subject) -> None:
    """Each sentence can be made of what its subject names, and nothing stays open in it."""
    assert "{" not in words(subject)


@pytest.mark.parametrize("claims", [OfPlace, OfArray, OfOperator, OfTensors, OfBinding])
def test_claims_are_distinct(claims: type[Enum]) -> None:
    """No sentence stands twice for one kind of subject."""
    assert len(claims.__members__) == len({claim.value for claim in claims})


def test_subjects_are_named() -> None:
    """A sentence about an array, operator or tensors names them."""
    for claims, name in ((OfArray, "array"), (OfOperator, "operator"), (OfTensors, "tensors")):
        for claim in claims:
            assert [field for _, field, _, _ in Formatter().parse(claim.value) if field] == [name]
