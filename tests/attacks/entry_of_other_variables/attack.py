"""A heap of an entry that there is not, or one that is about variables which the heap does not have."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Data, Victim

EXPECT = "malformed"
MESSAGE = "no such entry, or of other variables"
VICTIM = ("../../kernels/softmax_row", "three_passes")


def attack(victim: Victim) -> Iterator[None]:
    for entries in (["known_9_0"], ["known_4_1"], ["value_0"], ["known_1"]):
        victim.rerender(lambda v, e=entries: heap(v, "known_1").__setitem__(3, e))
        yield
    for position, item in enumerate(victim.value()["items"]):
        if item[0] == "entry":
            victim.rerender(lambda v, p=position: v["items"].pop(p))
            yield


def heap(value: Data, name: str) -> list[object]:
    """The definition of a heap."""
    return next(item for item in value["items"] if item[:2] == ["heap", name])
