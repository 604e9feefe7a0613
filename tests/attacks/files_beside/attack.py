"""Files of other names in the folder are not looked at."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim

EXPECT = "harmless"
MESSAGE = "ACCEPTED"


def attack(victim: Victim) -> Iterator[None]:
    for name in (
        "Redverify.lean",
        "lakefile.toml",
        "lean-toolchain",
        "certificate.json.bak",
        "Certificate.olean",
        "sitecustomize.py",
    ):
        victim.file(name).write_text("axiom cheat : False")
        yield
    (victim.folder / "Redverify").mkdir()
    (victim.folder / "Redverify" / "Rules.lean").write_text("axiom cheat : False")
    yield
