"""Comments, spaces, two programs or none in the program's text."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim

EXPECT = "malformed"
MESSAGE = "not canonical|not a program"


def attack(victim: Victim) -> Iterator[None]:
    for text in (
        "# proved\n" + victim.value()["text"],
        victim.value()["text"] + "\n",
        victim.value()["text"] * 2,
        "",
        victim.value()["text"].replace("    ", "\t"),
        victim.value()["text"].split("\n\n")[0] + "\n",
        victim.value()["text"].replace("\n", "\r\n"),
    ):
        victim.rerender(lambda v, text=text: v.update(text=text))
        yield
