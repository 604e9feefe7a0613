"""Another SHA-256 of the program's text, or another form of the right one."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim

EXPECT = "mismatch"
MESSAGE = "SHA-256"


def attack(victim: Victim) -> Iterator[None]:
    right = victim.value()["sha256"]
    for forged in ("0" * 64, "", right.upper(), right + " ", right[:-1]):
        victim.edit(lambda v, forged=forged: v.update(sha256=forged))
        yield
