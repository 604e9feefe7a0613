"""A program's text as plain assignments one after the other, for the interpreter to run as it stands.

An annotation that does not hold can keep the interpreter from a write. So what is compared with the kernel's
evaluation has none that matters: ``x op= e`` is ``x := x op e``, and ``par`` is ``for``.
"""

from __future__ import annotations

import re

_WRITE = re.compile(r"^( *)(?:atomic )?((\w+)\[[^\]]*\])(?: (\{.*\}))? (\+|\*|max|min|:)= (.*)$")


def plain(text: str, types: dict[str, str]) -> str:
    """The text of an implementation that has the annotations of loads at most.

    ``types`` are those of elements by array, for arrays that the text does not allocate.
    """
    known = {**types, **dict(re.findall(r"allocate (\w+)\[[^\]]*\] : (\w+)", text))}
    head, implementation, body = text.partition("\nimpl ")
    return head + implementation + "\n".join(_line(line, known) for line in body.split("\n"))


def _line(line: str, types: dict[str, str]) -> str:
    found = _WRITE.match(line)
    if found is None:
        return re.sub(r"^( *)par ", r"\1for ", line)
    space, cell, array, annotation, operator, value = found.groups()
    claim = annotation or {"bool": "{false}"}.get(types[array], "{0.0}" if types[array][0] in "bf" else "{0}")
    match operator:
        case ":":
            pass
        case "max" | "min":
            value = f"{operator}({cell}, {value})"
        case _:
            value = f"{cell} {operator} ({value})"
    return f"{space}{cell} {claim} := {value}"
