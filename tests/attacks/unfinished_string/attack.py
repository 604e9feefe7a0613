"""A string that does not end and is full of quotes: must not take long to refuse."""

from __future__ import annotations

from redverify.checking import store
from tests.attacks.kit import Victim

EXPECT = "malformed"
MESSAGE = "not JSON"


def attack(victim: Victim) -> None:
    victim.file(store.DATA).write_bytes(b'{"a":"' + b'\\"' * 1_000_000)
