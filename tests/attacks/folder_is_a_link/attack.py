"""The folder is a symbolic link to a valid certificate."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim

EXPECT = "malformed"
MESSAGE = "symbolic link"


def attack(victim: Victim) -> Iterator[None]:
    target = victim.folder.rename(victim.scratch / "target.redcert")
    victim.folder.symlink_to(target)
    yield
