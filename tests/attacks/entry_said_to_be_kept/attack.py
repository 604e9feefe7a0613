"""What is known about an array that is written is said to be known after it, as it stands before."""

from __future__ import annotations

import json
from collections.abc import Iterator

from tests.attacks.kit import Victim

EXPECT = "rejected by Lean"
MESSAGE = "ACCEPTED"
VICTIM = ("../../kernels/softmax_row", "three_passes")

_REFL = ["rule", "entails_refl"]
_AVOIDS = ["rule", "avoids_points0", ["decide"]]


def attack(victim: Victim) -> Iterator[None]:
    kept = [
        position
        for position, item in enumerate(victim.value()["items"])
        if item[0] == "theorem" and item[1].startswith("kept_") and '"entails_points0"' in json.dumps(item)
    ]
    assert len(kept) == 2, "the maximum and the sum"
    for position in kept:
        for inner in (_REFL, ["rule", "entails_right", ["rule", "entails_left", _REFL]]):
            victim.rerender(
                lambda v, p=position, i=inner: replaced(
                    v["items"][p], "entails_points0", ["rule", "entails_set", _AVOIDS, i]
                )
            )
            yield
    victim.rerender(lambda v: v["items"].__setitem__(kept[0], exchanged(v["items"][kept[0]])))
    yield


def replaced(node: list[object], rule: str, by: object) -> None:
    """Each application of a rule replaced."""
    for position, part in enumerate(node):
        if isinstance(part, list) and part[:2] == ["rule", rule]:
            node[position] = by
        elif isinstance(part, list):
            replaced(part, rule, by)


def exchanged(node: object) -> object:
    """The other half of a heap."""
    names = {"entails_left": "entails_right", "entails_right": "entails_left"}
    if isinstance(node, list):
        return [exchanged(part) for part in node]
    return names.get(node, node) if isinstance(node, str) else node
