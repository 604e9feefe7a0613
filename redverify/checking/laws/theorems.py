"""The laws of a certificate as Lean text: their definition, one theorem each, and corollaries.

A corollary has the meanings of the functions that the laws are about as hypotheses, and no law.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

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
    return "\n".join(
        [
            f"/-- The program implements the specification over {carrier.words}. -/\n"
            f"{stated} :=\n"
            f"  certificate.implements.at (I := I) {proof}\n"
            for carrier, stated, proof in _corollaries(laws)
        ]
    )


def corollaries_stated(laws: Sequence[Law]) -> list[str]:
    """What the corollaries state, without the proofs."""
    return [stated for _, stated, _ in _corollaries(laws)]


def _corollaries(laws: Sequence[Law]) -> Iterator[tuple[Carrier, str, str]]:
    """Carriers at which laws, one at least, hold; what is stated there, and the proof."""
    for carrier in CARRIERS if laws else ():
        shown = proofs_at(laws, carrier)
        if shown is not None:
            meanings, proofs = shown
            given = "".join(f"\n    ({name} : {claim})" for name, claim in meanings.found.values())
            head = f"theorem certificate_{carrier.name} {carrier.binder}(I : Interp {carrier.lean}){given} :"
            together = proofs[0] if len(proofs) == 1 else f"⟨{', '.join(proofs)}⟩"
            yield carrier, f"{head}\n    ImplementsAt I spec impl", together
