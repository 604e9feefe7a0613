"""Room for recursion over deeply nested data."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

#: Enough for the deepest data that is read (see :mod:`redverify.checking.description`).
FRAMES = 20_000


@contextmanager
def deep() -> Iterator[None]:
    """Python calls may nest deeper inside."""
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(max(before, FRAMES))
    try:
        yield
    finally:
        sys.setrecursionlimit(before)
