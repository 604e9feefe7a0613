"""Laws of the data as Lean propositions."""

from __future__ import annotations

import re
from collections.abc import Iterable

from redverify.checking.data import Data
from redverify.checking.rendering.expressions import function, index, type_, value
from redverify.checking.rendering.form import CertificateError, items_of, number, tag_of
from redverify.checking.rules import LAWS


def law(data: Data) -> str:
    """A law as a Lean proposition."""
    tag = tag_of(data)
    kinds = LAWS.get(tag)
    if kinds is None or len(data) != 1 + len(kinds):
        raise CertificateError(f"not a law: {str(data)[:80]}")
    parts = []
    for kind, part in zip(kinds, data[1:], strict=True):
        match kind:
            case "fn":
                parts.append(function(part))
            case "value":
                parts.append(value(part))
            case "int":
                parts.append(index(number(part)))
            case _:
                parts.append(type_(part))
    return " ".join([tag, "I", *parts])


def laws(data: Data) -> str:
    """``def laws``: all laws at once."""
    props = [law(item) for item in items_of(data)]
    text = " ∧ ".join(props) if props else "True"
    unused = "I" if props else "_"
    return f"def laws (V : Type) ({unused} : Interp V) : Prop := {text}\n"


def law_theorems(data: Data) -> str:
    """One theorem for each law."""
    items = items_of(data)
    result = []
    for position, item in enumerate(items):
        projection = "".join([".2"] * position) + (".1" if position < len(items) - 1 else "")
        head = f"theorem law_{position} {{V : Type}} {{I : Interp V}} (hl : laws V I)"
        result.append(f"{head} : {law(item)} := hl{projection}\n")
    return "".join(result)


def no_more_than_used(data: Data, proofs: Iterable[str]) -> None:
    """Refuse laws that no proof refers to: they would make the claim weaker for nothing."""
    used = {int(number_) for text in proofs for number_ in _REFERENCE.findall(text)}
    for position, item in enumerate(items_of(data)):
        if position not in used:
            raise CertificateError(f"no proof uses the law {law(item)}")


_REFERENCE = re.compile(r"\(law_(\d+) hl\)")
