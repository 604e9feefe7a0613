"""Files without content."""

from __future__ import annotations

from collections.abc import Iterator

from redverify.checking import store
from tests.attacks.kit import Victim

EXPECT = "malformed"
MESSAGE = "not JSON|not what|not the report"


def attack(victim: Victim) -> Iterator[None]:
    for name in store.FILES:
        victim.file(name).write_bytes(b"")
        yield
