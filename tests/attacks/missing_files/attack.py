"""Files are missing."""

from __future__ import annotations

from collections.abc import Iterator

from redverify.checking import store
from tests.attacks.kit import Victim

EXPECT = "malformed"
MESSAGE = "missing"


def attack(victim: Victim) -> Iterator[None]:
    for name in store.FILES:
        victim.file(name).unlink()
        yield
