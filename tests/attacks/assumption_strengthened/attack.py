"""A stronger assumption everywhere: a weaker claim, which says so.

The facts of arithmetic are about what was assumed before. So they are left out, and ``omega`` finds proofs.
"""

from __future__ import annotations

from redverify.certifying.delivery import without
from tests.attacks.kit import Data, Victim, everywhere, in_text

EXPECT = "weaker"
MESSAGE = "assumes N >= 1"


def attack(victim: Victim) -> None:
    def stronger(v: Data) -> None:
        in_text(v, "assume N >= 0", "assume N >= 1")
        everywhere(v, [">=", "N", 0], [">=", "N", 1])
        v["layout"]["inhabitant"]["parameters"] = [1]

    victim.made = without(victim.made, None)
    victim.rerender(stronger)
