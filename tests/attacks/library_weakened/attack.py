"""On disk, the meaning of the statement is weakened; the certificate is the good one."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim

EXPECT = "mismatch"
MESSAGE = "another version of the Lean library"


def attack(victim: Victim) -> Iterator[None]:
    victim.library("Redverify/Statement.lean", lambda text: text + "\ntheorem weaker : True := trivial\n")
    yield
    victim.library("lean-toolchain", lambda text: text.replace("4.28", "4.27"))
    yield
