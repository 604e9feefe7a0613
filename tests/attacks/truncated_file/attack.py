"""Files that end too early."""

from __future__ import annotations

from collections.abc import Iterator

from redverify.checking import store
from tests.attacks.kit import Victim

EXPECT = "mismatch"
MESSAGE = "not JSON|not what|not the report"


def attack(victim: Victim) -> Iterator[None]:
    for name in store.FILES:
        content = victim.file(name).read_bytes()
        for length in (1, len(content) // 3, len(content) // 2, len(content) - 2, len(content) - 1):
            if name == store.DATA and length == len(content) - 1:
                continue  # white space at the end means nothing
            victim.file(name).write_bytes(content[:length])
            yield
