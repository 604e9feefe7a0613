"""Numbers of more digits than any program has."""

from __future__ import annotations

from collections.abc import Iterator

from redverify.checking import store
from tests.attacks.kit import Victim

EXPECT = "malformed"
MESSAGE = "digits|a number was expected|malformed"


def attack(victim: Victim) -> Iterator[None]:
    for digits in (401, 5000, 1_000_000):
        victim.rewrite(
            store.DATA,
            lambda text, digits=digits: text.replace(
                '["literal","f32",0,1]', f'["literal","f32",{"9" * digits},1]', 1
            ),
        )
        yield
