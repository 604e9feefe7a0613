"""The list of assumptions loses one, or says less than the program."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim

EXPECT = "mismatch"
MESSAGE = "assumptions in certificate.json"


def attack(victim: Victim) -> Iterator[None]:
    victim.edit(lambda v: v.update(assumptions=[]))
    yield
    victim.edit(lambda v: v.update(assumptions=["N >= -1 (spec total)"]))
    yield
    victim.edit(lambda v: v["assumptions"].append("N >= 1 (spec total)"))
    yield
