"""Versions of the format that there are not, and other formats."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim

EXPECT = "malformed"
MESSAGE = "unknown version|does not say|says less"


def attack(victim: Victim) -> Iterator[None]:
    for given in (
        "redverify.certificate/0",
        "redverify.certificate/1",
        "redverify.certificate/01",
        "redverify.certificate/-1",
        "redverify/1",
        "redverify.certificate/2 ",
        "redverify.certificate/\uff11",
        "",
        1,
        None,
        ["redverify.certificate/2"],
    ):
        victim.edit(lambda v, given=given: v.update(format=given))
        yield
    victim.edit(lambda v: v.pop("format"))
    yield
