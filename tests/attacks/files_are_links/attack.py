"""Files are symbolic links, to their like or out of the folder."""

from __future__ import annotations

from collections.abc import Iterator

from redverify.checking import store
from tests.attacks.kit import Victim

EXPECT = "malformed"
MESSAGE = "symbolic link"


def attack(victim: Victim) -> Iterator[None]:
    for name in store.FILES:
        kept = victim.scratch / f"kept {name}"
        kept.write_bytes(victim.file(name).read_bytes())
        for target in (str(kept), "/etc/passwd", "/dev/zero", "../nowhere", name):
            victim.file(name).unlink()
            victim.file(name).symlink_to(target)
            yield
