"""Certificate.lean states a corollary that its laws do not give, or lacks one."""

from __future__ import annotations

from collections.abc import Iterator

from redverify.checking import store
from tests.attacks.kit import Victim

EXPECT = "mismatch"
MESSAGE = "Certificate.lean is not what certificate.json describes"


def attack(victim: Victim) -> Iterator[None]:
    victim.rewrite(store.LEAN, lambda text: text.replace("certificate_int", "certificate_ieee"))
    yield
    victim.rewrite(
        store.LEAN, lambda text: text[: text.index("/-- The program implements the specification over")]
    )
    yield
    victim.rewrite(store.LEAN, lambda text: text.replace("over integers", "over IEEE floats"))
    yield
