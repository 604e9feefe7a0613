"""An obligation names a theorem that there is not, or is there twice."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim

EXPECT = "mismatch"
MESSAGE = "does not have|another name"


def attack(victim: Victim) -> Iterator[None]:
    victim.edit(lambda v: v["obligations"][0].update(theorems=["none"]))
    yield
    victim.edit(lambda v: v["obligations"].append(v["obligations"][0]))
    yield
