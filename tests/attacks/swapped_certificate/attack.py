"""One of the files is that of another valid certificate."""

from __future__ import annotations

from collections.abc import Iterator

from redverify.checking import store
from tests.attacks.kit import Victim

EXPECT = "mismatch"
MESSAGE = "not what certificate.json describes|not the report"


def attack(victim: Victim) -> Iterator[None]:
    other = Victim(victim.scratch / "other", "sequential_sum", "accumulating")
    for name in store.FILES:
        victim.file(name).write_bytes(other.file(name).read_bytes())
        yield
