"""Work in a process of its own ends by processor time."""

from __future__ import annotations

import faulthandler
import os
import signal
import time

import pytest

from redverify.solving.child import EndedEarly, said_apart
from redverify.system.clock import processor_seconds

pytestmark = [
    pytest.mark.ring("quick"),
    pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot fork processes"),
]


def endless() -> str:
    """Takes processor time for ever."""
    while True:
        pass


def crashing() -> str:
    """Ends as a library does that has a bug."""
    faulthandler.disable()
    os.kill(os.getpid(), signal.SIGSEGV)
    return "not reached"


def failing() -> str:
    """Raises an exception."""
    raise ValueError


def test_what_it_says() -> None:
    assert said_apart(lambda: "unsat ü", 5.0) == "unsat ü"
    assert said_apart(lambda: "x" * 10**6, 5.0) == "x" * 10**6


def test_its_time_counts() -> None:
    begun = processor_seconds()
    with pytest.raises(EndedEarly, match=r"^timeout$"):
        said_apart(endless, 0.3)
    assert 0.29 < processor_seconds() - begun < 1


def test_waiting_does_not_count() -> None:
    assert said_apart(lambda: str(time.sleep(0.5)), 0.2) == "None"


def test_a_crash_is_reported() -> None:
    with pytest.raises(EndedEarly, match="SIGSEGV"):
        said_apart(crashing, 5.0)


def test_an_exception_is_reported(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(EndedEarly, match="status 1"):
        said_apart(failing, 5.0)
    assert capfd.readouterr().err == ""
