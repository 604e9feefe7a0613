"""The program is called like the library or what the statement is made of."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim, in_text

EXPECT = "weaker"
MESSAGE = "ACCEPTED"


def attack(victim: Victim) -> Iterator[None]:
    for name in (
        "Redverify",
        "Implements",
        "Certified",
        "CertifiedStrictly",
        "defined",
        "inhabited",
        "inside",
        "Certificate",
        "C0",
        "Heap",
        "Spec",
        "certificate",
        "laws",
        "Nat",
    ):
        victim.rerender(lambda v, name=name: in_text(v, "impl reversed", f"impl {name}"))
        yield
