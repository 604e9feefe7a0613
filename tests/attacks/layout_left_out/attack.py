"""The proofs that inputs have their place and equations a model, replaced."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim

EXPECT = "malformed"
MESSAGE = "models|expected|needs|proof|malformed|no such point"


def attack(victim: Victim) -> Iterator[None]:
    for name in ("inputs", "models", "defined", "inhabitant"):
        victim.rerender(lambda v, name=name: v["layout"].pop(name))
        yield
    victim.rerender(lambda v: v["layout"].update(inputs=[["trivial"], ["trivial"]]))
    yield
    victim.rerender(lambda v: v["layout"]["models"].update(levels=[]))
    yield
    for name in ("outputs", "equations"):
        victim.rerender(lambda v, name=name: v["layout"]["defined"].update({name: []}))
        yield
    for name in ("parameters", "point"):
        victim.rerender(lambda v, name=name: v["layout"]["inhabitant"].update({name: [0, 0]}))
        yield
    victim.rerender(lambda v: v["layout"]["inhabitant"].update(output=1))
    yield
    victim.rerender(lambda v: v["layout"]["defined"].update(inside={"B) :=": False}))
    yield
