"""Certificate.lean leaves proofs out."""

from __future__ import annotations

from collections.abc import Iterator

from redverify.checking import store
from tests.attacks.kit import Victim

EXPECT = "mismatch"
MESSAGE = "Certificate.lean is not what certificate.json describes"


def attack(victim: Victim) -> Iterator[None]:
    victim.rewrite(store.LEAN, lambda text: text.replace("by decide", "sorry", 1))
    yield
    victim.rewrite(store.LEAN, lambda text: text.replace("by decide", "by admit", 1))
    yield
    victim.rewrite(store.LEAN, lambda text: text + "theorem more : False := sorry\n")
    yield
