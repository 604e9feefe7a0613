"""Work for many items in a few processes: one that dies costs its item alone."""

from __future__ import annotations

import os
import signal

import pytest

from redverify.system.forks import Died
from redverify.system.pools import inherits, pooled

pytestmark = [
    pytest.mark.ring("quick"),
    pytest.mark.skipif(not inherits(), reason="this system cannot fork processes"),
]


def _dies_at_three(number: int) -> int:
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def test_an_item_whose_process_dies_has_no_result() -> None:
    found = dict(pooled(_dies_at_three, range(9), 2))
    assert isinstance(found.pop(3), Died)
    assert found == {n: n * n for n in range(9) if n != 3}


def test_work_is_inherited_and_not_pickled() -> None:
    seen = object()
    assert dict(pooled(lambda item: item is seen, [seen, None], 2)) == {0: True, 1: False}


def test_an_exception_is_raised_here() -> None:
    with pytest.raises(ZeroDivisionError):
        list(pooled(lambda number: 1 // number, [1, 0], 2))
