"""A theorem is dropped; the Lean file stays."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim

EXPECT = "mismatch"
MESSAGE = "Certificate.lean is not what certificate.json|does not have|no (proof uses the law|such entry)"


def attack(victim: Victim) -> Iterator[None]:
    for position in range(len(victim.value()["items"])):
        victim.repair(lambda v, position=position: v["items"].pop(position))
        yield
