"""Characters that are none."""

from __future__ import annotations

from collections.abc import Iterator

from redverify.checking import store
from tests.attacks.kit import Victim

EXPECT = "malformed"
MESSAGE = "characters that no certificate has|not UTF-8"


def attack(victim: Victim) -> Iterator[None]:
    for text in ("\\ud800", "\\udfff", "\\ud83d\\ude00", "\\uDC00"):
        victim.rewrite(store.DATA, lambda old, text=text: old.replace("reversed_sum.sched", text, 1))
        yield
