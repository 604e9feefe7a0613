"""Lean text in every string and key of the data, everything else made anew: none reaches Lean."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim, at, leaves

EXPECT = "malformed"
MESSAGE = "REJECTED"

PAYLOADS = (
    " := sorry\ntheorem y : False",
    '"] sorry',
    "\n-/ axiom x : False /-",
    ") (by sorry",
    "\u00ab\u00bb",
    " ",
)


def attack(victim: Victim) -> Iterator[None]:
    value = victim.value()
    value.pop("obligations")
    paths = [p for name in ("laws", "annotations", "layout", "items") for p in leaves(value[name], (name,))]
    for path in paths[::3]:
        if not isinstance(at(value, path), str):
            continue
        payload = PAYLOADS[len(path) % len(PAYLOADS)]
        victim.rerender(
            lambda v, path=path, payload=payload: at(v, path[:-1]).__setitem__(
                path[-1], at(v, path) + payload
            )
        )
        yield
