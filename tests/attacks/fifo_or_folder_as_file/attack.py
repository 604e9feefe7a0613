"""A pipe, a socket or a folder instead of a file: must not be waited for."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator

from redverify.checking import store
from tests.attacks.kit import Victim

EXPECT = "malformed"
MESSAGE = "is not a file|cannot be read|Certificate|report|certificate"


def attack(victim: Victim) -> Iterator[None]:
    for name in store.FILES:
        victim.file(name).unlink()
        os.mkfifo(victim.file(name))
        yield
        victim.file(name).unlink()
        victim.file(name).mkdir()
        yield
        victim.file(name).unlink()
        with socket.socket(socket.AF_UNIX) as bound:
            before = os.getcwd()
            os.chdir(victim.folder)
            bound.bind(name)
            os.chdir(before)
            yield
