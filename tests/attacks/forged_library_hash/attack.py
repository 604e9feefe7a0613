"""Another hash or release of the Lean library."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim

EXPECT = "mismatch"
MESSAGE = "another version of the Lean library"


def attack(victim: Victim) -> Iterator[None]:
    for name, forged in (("sha256", "0" * 64), ("sha256", ""), ("lean", "4.28.1"), ("lean", "4.28.0 ")):
        victim.rerender(lambda v, name=name, forged=forged: v["library"].update({name: forged}))
        yield
