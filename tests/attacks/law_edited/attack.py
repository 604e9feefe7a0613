"""The laws are edited, and the Lean file is not."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim

EXPECT = "mismatch"
MESSAGE = "Certificate.lean is not what certificate.json describes|no proof uses the law"


def attack(victim: Victim) -> Iterator[None]:
    victim.repair(lambda v: v["laws"].clear())
    yield
    victim.repair(lambda v: v["laws"].append(["Comm", ["builtin", "+", "f32"]]))
    yield
