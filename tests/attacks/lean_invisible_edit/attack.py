"""Changes of Certificate.lean and of the report that one does not see."""

from __future__ import annotations

from collections.abc import Iterator

from redverify.checking import store
from tests.attacks.kit import Victim

EXPECT = "mismatch"
MESSAGE = "not what certificate.json describes|not the report"


def attack(victim: Victim) -> Iterator[None]:
    for name in (store.LEAN, store.REPORT):
        yield from victim.rewritten(
            name,
            ("\n", "\r\n"),
            ("\n", "\n\n"),
            (" ", "\u00a0"),
            ("e", "\u0435"),
            ("\n", " \n"),
            ("t", "t\u200b"),
        )
        victim.rewrite(name, lambda text: "\ufeff" + text)
        yield
