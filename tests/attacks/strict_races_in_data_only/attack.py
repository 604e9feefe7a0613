"""The data says that races are strict and the theorem does not, or the other way round."""

from __future__ import annotations

from collections.abc import Iterator

from redverify.checking import store
from tests.attacks.kit import Data, Victim

EXPECT = "mismatch"
MESSAGE = "is not what certificate.json describes|is not the report of this certificate"
VICTIM = ("strided_sum", "strided")


def attack(victim: Victim) -> Iterator[None]:
    victim.repair(say)
    yield
    lean, report = victim.file(store.LEAN).read_bytes(), victim.file(store.REPORT).read_bytes()
    victim.rerender(say)
    victim.file(store.LEAN).write_bytes(lean)
    yield
    victim.rerender(say)
    victim.file(store.REPORT).write_bytes(report)
    yield
    for name in (store.LEAN, store.REPORT):
        victim.rewrite(name, lambda text: text.replace(" : Certified laws", " : CertifiedStrictly laws"))
        yield


def say(value: Data) -> None:
    value["strict_races"] = True
