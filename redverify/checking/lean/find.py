"""Choosing a checker."""

from __future__ import annotations

from typing import Literal

from redverify.checking.lean import install, native
from redverify.checking.lean.checker import Checker
from redverify.checking.lean.errors import CheckerUnavailable

Choice = Literal["auto", "native", "embedded"]


def find(choice: Choice, release: str) -> Checker:
    """The checker asked for; ``auto`` prefers the native one. Raises :class:`CheckerUnavailable`."""
    if choice in ("auto", "native"):
        try:
            return native.find(release)
        except CheckerUnavailable:
            if choice == "native":
                raise
    found = install.installed()
    if found is None:
        raise CheckerUnavailable(
            "there is no Lean checker. Run 'redverify lean setup' for the embedded one,\n"
            f"or install Lean {release} with elan for the native one"
        )
    return found
