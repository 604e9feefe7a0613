"""Some of the random edits; ``python -m tests.attacks.random_edits --count 1000`` makes all."""

from __future__ import annotations

import contextlib

import pytest

from redverify.checking import check
from redverify.checking.data.errors import CertificateError
from redverify.checking.lean.errors import CheckerUnavailable
from tests.attacks import random_edits
from tests.attacks.kit import HOME

pytestmark = pytest.mark.ring("sweep")


def test_edits_are_always_the_same() -> None:
    assert list(random_edits.edits(20)) == list(random_edits.edits(40))[:20]


def test_edits_are_understood_or_refused() -> None:
    for edited in random_edits.edits(300, seed=7):
        with contextlib.suppress(CertificateError):
            check.understand(edited.document, HOME)


def test_no_edit_is_accepted_with_another_claim() -> None:
    try:
        outcome = random_edits.judged(60)
    except CheckerUnavailable:
        pytest.skip("there is no Lean")
    assert outcome.wrong == []
