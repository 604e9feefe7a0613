"""NaN, infinities and floats."""

from __future__ import annotations

from collections.abc import Iterator

from redverify.checking import store
from tests.attacks.kit import Victim

EXPECT = "malformed"
MESSAGE = "not an integer|not JSON"


def attack(victim: Victim) -> Iterator[None]:
    for number in ("NaN", "Infinity", "-Infinity", "1.0", "1e3", "1E400", "0x10", "01", "+1", "1_000"):
        victim.rewrite(
            store.DATA,
            lambda text, number=number: text.replace(
                '"known_1_0",["N"],"a",1', f'"known_1_0",["N"],"a",{number}', 1
            ),
        )
        yield
