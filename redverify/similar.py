"""Names that are nearly those that are meant."""

from __future__ import annotations

from collections.abc import Collection, Iterable


def similar(name: str, known: Collection[str]) -> str | None:
    """The known name that is most like this one, if one is like it."""
    from difflib import get_close_matches

    found = get_close_matches(name.lower(), dict.fromkeys(k.lower() for k in known), n=1)
    return next((k for k in known if found and k.lower() == found[0]), None)


def did_you_mean(name: str, known: Iterable[str], otherwise: str = "") -> str:
    """The hint for a name that there is not; ``otherwise`` if none is like it."""
    found = similar(name, known := tuple(known))
    return otherwise if found is None else f"did you mean `{found}`?"
