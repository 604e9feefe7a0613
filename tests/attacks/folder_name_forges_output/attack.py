"""A folder whose name holds a line break and a verdict."""

from __future__ import annotations

import shutil
from collections.abc import Iterator

from tests.attacks.kit import Victim

EXPECT = "malformed"
MESSAGE = r"ACCEPTED\\nb\.redcert: .*REJECTED"


def attack(victim: Victim) -> Iterator[None]:
    victim.edit(lambda v: v.update(spec="x"))
    bad = victim.scratch / "a.redcert: reversed of total: ACCEPTED\nb.redcert"
    shutil.rmtree(bad, ignore_errors=True)
    victim.folder.rename(bad)
    victim.path = bad
    yield
