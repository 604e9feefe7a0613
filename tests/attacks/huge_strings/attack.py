"""Strings of megabytes where names and descriptions belong."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim

EXPECT = "malformed"
MESSAGE = "not |cannot be shown|SHA-256|does not"


def attack(victim: Victim) -> Iterator[None]:
    huge = "x" * 5_000_000
    for edit in (
        lambda v: v.update(impl=huge),
        lambda v: v.update(source=huge),
        lambda v: v.update(text=huge),
        lambda v: v["obligations"][0].update(text=huge),
        lambda v: v["obligations"][0].update(id=huge),
        lambda v: v["items"][0].__setitem__(1, huge),
        lambda v: v["tool"].update(version=huge),
    ):
        victim.edit(edit)
        yield
