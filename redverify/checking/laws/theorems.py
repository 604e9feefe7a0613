"""What a certificate states of its laws, as Lean text: their definition, and corollaries.

A corollary has the meanings of the functions that the laws are about as hypotheses, and no law.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from redverify.checking.laws.carriers import CARRIERS, Carrier
from redverify.checking.laws.catalogue import proofs_at
from redverify.checking.laws.law import Law


def definition(laws: Sequence[Law], definitions: Sequence[str] = ()) -> str:
    """``def laws``: all laws at once, and the definitions of operators."""
    props = [*[law.proposition for law in laws], *definitions]
    text = " ∧ ".join(props) if props else "True"
    unused = "I" if props else "_"
    return f"def laws (V : Type) ({unused} : Interp V) : Prop := {text}\n"


def corollaries_stated(laws: Sequence[Law]) -> list[str]:
    """What the corollaries state, without the proofs."""
    return [stated for _, stated, _ in at_carriers(laws)]


def at_carriers(laws: Sequence[Law]) -> Iterator[tuple[Carrier, str, str]]:
    """Carriers at which laws, one at least, hold; what is stated there, and the proof."""
    for carrier in CARRIERS if laws else ():
        shown = proofs_at(laws, carrier)
        if shown is not None:
            meanings, proofs = shown
            given = "".join(f"\n    ({name} : {claim})" for name, claim in meanings.found.values())
            head = f"theorem certificate_{carrier.name} {carrier.binder}(I : Interp {carrier.lean}){given} :"
            together = proofs[0] if len(proofs) == 1 else f"⟨{', '.join(proofs)}⟩"
            yield carrier, f"{head}\n    ImplementsAt I spec impl", together
