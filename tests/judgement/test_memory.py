"""A limit on memory: an analysis that takes more is inconclusive, and the process goes on."""

from __future__ import annotations

import sys

import pytest

from redverify.memory import memory_limited

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="limits of Linux")


def test_more_memory_is_refused_inside_and_allowed_after() -> None:
    with memory_limited(64 << 20), pytest.raises(MemoryError):
        bytearray(512 << 20)
    assert len(bytearray(512 << 20)) == 512 << 20


def test_a_stricter_limit_stays() -> None:
    with memory_limited(64 << 20), memory_limited(4 << 30), pytest.raises(MemoryError):
        bytearray(512 << 20)
