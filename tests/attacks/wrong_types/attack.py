"""Values of another type, missing and unknown fields."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim

EXPECT = "malformed"
MESSAGE = "certificate.json"


def attack(victim: Victim) -> Iterator[None]:
    original = victim.value()
    for name in original:
        if name == "format":
            continue
        for other in (None, 1, True, "x", [], {}, [[]], [None], {"a": 1}):
            if type(other) is type(original[name]) or (name in ("laws", "items") and isinstance(other, list)):
                continue
            victim.edit(lambda v, name=name, other=other: v.update({name: other}))
            yield
        victim.edit(lambda v, name=name: v.pop(name))
        yield
    victim.edit(lambda v: v.update(more=1))
    yield
    victim.edit(lambda v: v["library"].update(path="elsewhere/lean"))
    yield
