"""Names of the ``.sched`` text: not reserved, not shadowing, close to the names in the source."""

from __future__ import annotations

import re
from collections.abc import Collection
from hashlib import sha256

from redverify.language.parsing.tokens import RESERVED


def identifier(name: str) -> str:
    """``name`` made an identifier that is not reserved. Different names may become one (:func:`symbol`)."""
    text = re.sub(r"\W", "_", name, flags=re.ASCII).strip("_") or "x"
    if text[0].isdigit():
        text = "x" + text
    return text + "_" if text in RESERVED else text


def symbol(name: str, plain: str, other: str) -> str:
    """An identifier for the function ``name`` of the source; different names have different identifiers.

    It begins with ``plain`` if the rest is the name itself, else with ``other``, and then ends in the SHA-256
    of the name. Neither of the two is a beginning of the other.
    """
    text = identifier(name)
    return plain + text if text == name else f"{other}{text}_{sha256(name.encode()).hexdigest()}"


def fresh(name: str, taken: Collection[str]) -> str:
    """The first of ``name``, ``name_1``, ``name_2``, ... that is not taken."""
    base = identifier(name)
    candidate, number = base, 0
    while candidate in taken:
        number += 1
        candidate = f"{base.rstrip('_')}_{number}"
    return candidate
