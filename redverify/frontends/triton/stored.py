"""Annotations of accumulations whose results are stored as they are.

What is accumulated in a local array is the output's element at which it is stored. Runs at small sizes tell
the tensor, but where none of them reaches a second block they do not tell that place. The store does. The
verifier proves what comes of this, as all annotations.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

#: What follows the annotation of an accumulation, up to its operator.
_ACCUMULATES = r"(?= (?:[-+*]|max|min)(?:\{[^{}]*\})?= )"


def placed(text: str, stored: Mapping[str, str]) -> str:
    """The text where annotations of ``stored`` cells name the element that the cell is stored as.

    ``stored`` has elements of tensors, ``Y(16*p + l0)``, by cells, ``acc[l0]``. An annotation that is another
    tensor's, or an expression, stays.
    """
    for cell, element in stored.items():
        tensor = element.partition("(")[0]
        pattern = rf"^( *{re.escape(cell)} )\{{{tensor}\([^{{}}]*\)\}}{_ACCUMULATES}"
        text = re.sub(pattern, lambda m, e=element: f"{m[1]}{{{e}}}", text, flags=re.MULTILINE)  # type: ignore[misc]
    return text
