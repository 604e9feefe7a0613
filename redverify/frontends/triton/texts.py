"""What is done with the text of an implementation: what is stored, plain assignments, Python lines."""

from __future__ import annotations

import re
from collections.abc import Mapping

from redverify.frontends.triton.translation import Translated
from redverify.frontends.triton.ttir.ir import Line
from redverify.reporting.result import Witness

#: What follows the annotation of an accumulation, up to its operator.
_ACCUMULATES = r"(?= (?:[-+*]|max|min)(?:\{[^{}]*\})?= )"


def placed(text: str, stored: Mapping[str, str]) -> str:
    """The text where annotations of ``stored`` cells name the element that the cell is stored as.

    Runs at small sizes tell the tensor of what is accumulated, but where none of them reaches a second block
    they do not tell its place. The store does. The verifier proves what comes of this, as all annotations.

    ``stored`` has elements of tensors, ``Y(16*p + l0)``, by cells, ``acc[l0]``. An annotation that is another
    tensor's, or an expression, stays.
    """
    for cell, element in stored.items():
        tensor = element.partition("(")[0]
        pattern = rf"^( *{re.escape(cell)} )\{{{tensor}\([^{{}}]*\)\}}{_ACCUMULATES}"
        text = re.sub(pattern, lambda m, e=element: f"{m[1]}{{{e}}}", text, flags=re.MULTILINE)  # type: ignore[misc]
    return text


_WRITE = re.compile(r"^( *)(?:atomic )?((\w+)\[[^\]]*\])(?: (\{.*\}))? (\+|\*|max|min|:)= (.*)$")


def plain(text: str, types: dict[str, str]) -> str:
    """The text as plain assignments one after the other, for the interpreter to run as it stands.

    An annotation that does not hold can keep the interpreter from a write. So what is compared with the
    kernel's evaluation has none that matters: those of loads at most. ``x op= e`` is ``x := x op e``, and
    ``par`` is ``for``.

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


def line_of(witness: Witness, text: str, whole: Translated) -> Line | None:
    """The Python line of a witness in an annotated ``text``; ``None`` if it is not known.

    Annotating adds lines that begin accumulations and no others. A cell that is wrong at the end is that of
    its last store, and a lane that holds nothing is that of its load.
    """
    array, places = (witness.cell or "").partition("[")[0], whole.places
    if witness.kind == "defined" and whole.undefined.get(array) is not None:
        return whole.undefined[array]
    lines = text.split("\n")
    plain = 0
    found: dict[int, Line] = {}
    for number, line in enumerate(lines, 1):
        if line.lstrip().startswith("accumulate "):
            continue
        plain += 1
        if plain in places:
            found[number] = places[plain]
    if witness.line in found:
        return found[witness.line]
    stores = [n for n in found if array and re.match(rf" *(?:atomic )?{re.escape(array)}\[", lines[n - 1])]
    return found[stores[-1]] if stores else None
