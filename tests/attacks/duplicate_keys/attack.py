"""The same key twice in an object."""

from __future__ import annotations

from collections.abc import Iterator

from redverify.checking import store
from tests.attacks.kit import Victim

EXPECT = "malformed"
MESSAGE = "same key twice"


def attack(victim: Victim) -> Iterator[None]:
    yield from victim.rewritten(
        store.DATA,
        ('"spec":"total"', '"spec":"total","spec":"total"'),
        ('"lean":', '"sha256":"0","lean":'),
        ('"levels":', '"levels":{},"levels":'),
    )
