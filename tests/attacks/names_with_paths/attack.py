"""Paths and foreign names where names belong."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim, in_text

EXPECT = "malformed"
MESSAGE = "not that of|not a|does not have|no such|not canonical"


def attack(victim: Victim) -> Iterator[None]:
    for name in ("../../etc/passwd", "/etc/passwd", "a/b", "..", "a\\b", "x\0y", "C:x", "reversed\n", ""):
        victim.edit(lambda v, name=name: v.update(impl=name))
        yield
        victim.edit(lambda v, name=name: v.update(spec=name))
        yield
        victim.edit(lambda v, name=name: v.update(theorem=name))
        yield
        victim.rerender(lambda v, name=name: in_text(v, "impl reversed", f"impl {name}"))
        yield
        victim.rerender(lambda v, name=name: v["items"][8].__setitem__(1, name))
        yield
        victim.rerender(lambda v, name=name: v["items"][7].__setitem__(1, name))
        yield
