"""A fact of arithmetic under a name that is another one's: of a theorem, of the library, of another fact."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim

EXPECT = "malformed"
MESSAGE = "not a label|not the name of a fact|is there twice"
VICTIM = ("../../language/in_place", "reversed")


def attack(victim: Victim) -> Iterator[None]:
    for name in ("vc_1", "value_0", "program_vc", "int_refl", "certificate", "fact_1", "fact_0.x", "Nat.rec"):
        victim.rerender(lambda v, name=name: v["facts"][0].__setitem__(0, name))
        yield
