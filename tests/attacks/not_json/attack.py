"""What is no JSON, or no object."""

from __future__ import annotations

from collections.abc import Iterator

from redverify.checking import store
from tests.attacks.kit import Victim

EXPECT = "malformed"
MESSAGE = "not JSON|not UTF-8|does not say|BOM"


def attack(victim: Victim) -> Iterator[None]:
    for content in (
        b"hello",
        b"[]",
        b"null",
        b"1",
        b'"redverify.certificate/2"',
        b"{",
        b"}",
        b"\xff\xfe",
        b"\0" * 100,
        b"\xef\xbb\xbf{}",
        b"{} {}",
        b"{'format': 1}",
        b"# x",
        b"\x1f\x8b\x08",
        b"{}" * 1000,
    ):
        victim.file(store.DATA).write_bytes(content)
        yield
