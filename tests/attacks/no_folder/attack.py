"""There is no certificate at the path."""

from __future__ import annotations

from collections.abc import Iterator

from redverify.checking import store
from tests.attacks.kit import Victim

EXPECT = "malformed"
STATUS = 3
MESSAGE = "not a folder|No such file|no certificate|null|directory|too long"


def attack(victim: Victim) -> Iterator[None]:
    victim.path = victim.scratch / "nowhere.redcert"
    yield
    victim.path = victim.file(store.DATA)
    yield
    victim.path = victim.scratch / "empty.redcert"
    victim.path.mkdir(exist_ok=True)
    yield
    victim.path = victim.scratch / ("x" * 5000)
    yield
