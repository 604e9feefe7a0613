"""The laws in words are not those of the proof."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim

EXPECT = "mismatch"
MESSAGE = "laws in words"


def attack(victim: Victim) -> Iterator[None]:
    victim.edit(lambda v: v.update(needs=[]))
    yield
    victim.edit(lambda v: v.update(needs=["none"]))
    yield
