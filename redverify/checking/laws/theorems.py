"""The laws of a certificate as Lean text: their definition, one theorem each, and corollaries.

A corollary has the meanings of the functions that the laws are about as hypotheses, and no law.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from redverify.checking.data.errors import CertificateError
from redverify.checking.laws.carriers import CARRIERS, Carrier
from redverify.checking.laws.catalogue import proofs_at
from redverify.checking.laws.law import Law


def definition(laws: Sequence[Law], definitions: Sequence[str] = ()) -> str:
    """``def laws``: all laws at once, and the definitions of operators."""
    props = [*[law.proposition for law in laws], *definitions]
    text = " ∧ ".join(props) if props else "True"
    unused = "I" if props else "_"
    return f"def laws (V : Type) ({unused} : Interp V) : Prop := {text}\n"


def projections(laws: Sequence[Law], definitions: int = 0) -> str:
    """One theorem for each law; so many definitions of operators come after them."""
    result = []
    last = len(laws) + definitions - 1
    for position, law in enumerate(laws):
        projection = "".join([".2"] * position) + (".1" if position < last else "")
        head = f"theorem law_{position} {{V : Type}} {{I : Interp V}} (hl : laws V I)"
        result.append(f"{head} : {law.proposition} := hl{projection}\n")
    return "".join(result)


#: How proofs refer to a law.
_REFERENCE = re.compile(r"\(law_(\d+) hl\)")


def check_all_used(laws: Sequence[Law], proofs: Iterable[str]) -> None:
    """Refuse laws that no proof refers to: they would make the claim weaker for nothing."""
    used = {int(number) for text in proofs for number in _REFERENCE.findall(text)}
    for position, law in enumerate(laws):
        if position not in used:
            raise CertificateError(f"no proof uses the law {law.proposition}")


def corollaries(laws: Sequence[Law]) -> str:
    """The corollaries at all carriers where the laws are known to hold."""
    found = [_corollary(laws, carrier) for carrier in CARRIERS]
    return "\n".join([text for text in found if text is not None])


def _corollary(laws: Sequence[Law], carrier: Carrier) -> str | None:
    shown = proofs_at(laws, carrier)
    if shown is None or not laws:
        return None
    meanings, proofs = shown
    given = "".join(f"\n    ({name} : {claim})" for name, claim in meanings.found.values())
    together = proofs[0] if len(proofs) == 1 else f"⟨{', '.join(proofs)}⟩"
    return (
        f"/-- The program implements the specification over {carrier.words}. -/\n"
        f"theorem certificate_{carrier.name} {carrier.binder}(I : Interp {carrier.lean}){given} :\n"
        f"    ImplementsAt I spec impl :=\n"
        f"  certificate.implements.at (I := I) {together}\n"
    )
