"""The proofs that inputs have their place and equations a model, replaced."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim

EXPECT = "malformed"
MESSAGE = "models|expected|needs|proof|malformed"


def attack(victim: Victim) -> Iterator[None]:
    for name in ("inputs", "models"):
        victim.rerender(lambda v, name=name: v["layout"].pop(name))
        yield
    victim.rerender(lambda v: v["layout"].update(inputs=[]))
    yield
    victim.rerender(lambda v: v["layout"]["models"].update(levels=[]))
    yield
