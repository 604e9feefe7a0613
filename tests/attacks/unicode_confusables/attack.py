"""Letters that look like those of the program."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim, everywhere, in_text

EXPECT = "malformed"
MESSAGE = "not a|not that of"


def attack(victim: Victim) -> Iterator[None]:
    for old, new in (("N", "\u039d"), ("a", "\u0430"), ("i", "\u0456"), ("N", "N\u200b"), ("N", "\uff2e")):
        victim.rerender(lambda v, old=old, new=new: everywhere(v, old, new))
        yield
        victim.rerender(
            lambda v, old=old, new=new: (
                in_text(v, f"{old} ", f"{new} ") if f"{old} " in v["text"] else in_text(v, old, new)
            )
        )
        yield
    victim.edit(lambda v: v.update(impl="r\u0435versed"))
    yield
