"""The report claims more than is proved."""

from __future__ import annotations

from collections.abc import Iterator

from redverify.checking import store
from tests.attacks.kit import Victim

EXPECT = "mismatch"
MESSAGE = "report.md is not the report"


def attack(victim: Victim) -> Iterator[None]:
    for old, new in (
        ("Lean", "Coq"),
        ("| no |", "| yes |"),
        ("N >= 0", "N >= -1"),
        ("## Laws", "## No laws"),
        ("`f32`", "`f64`"),
    ):
        if old in victim.file(store.REPORT).read_text():
            victim.rewrite(store.REPORT, lambda text, old=old, new=new: text.replace(old, new))
            yield
    victim.rewrite(store.REPORT, lambda text: text + "Holds for IEEE floats.\n")
    yield
