"""A file of more than 64 MiB, without the space on disk."""

from __future__ import annotations

import os
from collections.abc import Iterator

from redverify.checking import store
from tests.attacks.kit import Victim

EXPECT = "malformed"
MESSAGE = "more than 64 MiB"


def attack(victim: Victim) -> Iterator[None]:
    for name in store.FILES:
        os.truncate(victim.file(name), (64 << 20) + 1)
        yield
