"""The program has the name of something that Lean sources may not hold."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim, in_text

EXPECT = "forbidden"
MESSAGE = "forbidden in Lean sources"


def attack(victim: Victim) -> Iterator[None]:
    for name in ("sorry", "axiom", "native_decide", "implemented_by", "unsafe", "macro", "extern"):
        victim.rerender(lambda v, name=name: in_text(v, "impl reversed", f"impl {name}"))
        yield
