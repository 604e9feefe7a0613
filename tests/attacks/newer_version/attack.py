"""A newer version of the format."""

from __future__ import annotations

from tests.attacks.kit import Victim

EXPECT = "malformed"
MESSAGE = "newer redverify"


def attack(victim: Victim) -> None:
    victim.edit(lambda v: v.update(format="redverify.certificate/3"))
