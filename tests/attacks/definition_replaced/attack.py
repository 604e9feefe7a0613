"""An operator's definition is replaced by one without its laws."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim, in_text

EXPECT = "rejected by Lean"
MESSAGE = "ACCEPTED"
VICTIM = ("../../kernels/saturating_sum", "lanes")

DEFINITION = "u8(min(255, u16(x) + u16(y)))"

#: Not associative, not commutative, or with another unit.
DEFINITIONS = ("x - y", "x", "u8(min(255, u16(x) + u16(y) + 1))", "min(x, y)")


def attack(victim: Victim) -> Iterator[None]:
    for definition in DEFINITIONS:
        victim.rerender(lambda v, new=definition: in_text(v, DEFINITION, new))
        yield
