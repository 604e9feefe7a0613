"""A limit on memory: an analysis that takes more is inconclusive, and the process goes on."""

from __future__ import annotations

import subprocess
import sys

import pytest

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="limits of Linux")

#: In a process of its own: one that has freed much memory may take it again without asking.
PROGRAM = """
from redverify.system.memory import memory_limited

def taken():
    try:
        return len(bytearray(512 << 20))
    except MemoryError:
        return None

with memory_limited(64 << 20):
    assert taken() is None
assert taken() == 512 << 20
with memory_limited(64 << 20), memory_limited(4 << 30):
    assert taken() is None, "a stricter limit stays"
"""


def test_more_memory_is_refused_inside_and_allowed_after() -> None:
    subprocess.run([sys.executable, "-c", PROGRAM], check=True)
