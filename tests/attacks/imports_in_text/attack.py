"""The program's text imports a file."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim

EXPECT = "malformed"
MESSAGE = "not canonical"


def attack(victim: Victim) -> Iterator[None]:
    for path in ("/etc/passwd", "../other.sched", "other.sched"):
        victim.rerender(lambda v, path=path: v.update(text=f'import "{path}"\n\n' + v["text"]))
        yield
