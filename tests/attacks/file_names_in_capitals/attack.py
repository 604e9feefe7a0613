"""The files have almost the right names."""

from __future__ import annotations

from collections.abc import Iterator

from redverify.checking import store
from tests.attacks.kit import Victim

EXPECT = "malformed"
MESSAGE = "missing|holds no certificate"


def attack(victim: Victim) -> Iterator[None]:
    victim.file(store.LEAN).rename(victim.file("certificate.lean"))
    yield
    victim.file(store.REPORT).rename(victim.file("REPORT.md"))
    yield
