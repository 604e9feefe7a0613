"""The same key twice in an object."""

from __future__ import annotations

from collections.abc import Iterator

from redverify.checking import store
from tests.attacks.kit import Victim

EXPECT = "malformed"
MESSAGE = "same key twice"


def attack(victim: Victim) -> Iterator[None]:
    for old, new in (
        ('"spec":"total"', '"spec":"total","spec":"total"'),
        ('"lean":', '"sha256":"0","lean":'),
        ('"levels":', '"levels":{},"levels":'),
    ):
        victim.rewrite(store.DATA, lambda text, old=old, new=new: text.replace(old, new, 1))
        yield
