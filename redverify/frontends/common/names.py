"""Names of the ``.sched`` text: not reserved, not shadowing, close to the names in the source."""

from __future__ import annotations

import re
from collections.abc import Collection

from redverify.language.tokens import RESERVED


def identifier(name: str) -> str:
    """``name`` made an identifier that is not reserved."""
    text = re.sub(r"\W", "_", name, flags=re.ASCII).strip("_") or "x"
    if text[0].isdigit():
        text = "x" + text
    return text + "_" if text in RESERVED else text


def fresh(name: str, taken: Collection[str]) -> str:
    """The first of ``name``, ``name_1``, ``name_2``, ... that is not taken."""
    base = identifier(name)
    candidate, number = base, 0
    while candidate in taken:
        number += 1
        candidate = f"{base.rstrip('_')}_{number}"
    return candidate
