"""The theorems about the laws of a certificate: one for each, and the proofs of the corollaries."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from redverify.checking.data.errors import CertificateError
from redverify.checking.laws.law import Law
from redverify.checking.laws.theorems import at_carriers


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
            for carrier, stated, proof in at_carriers(laws)
        ]
    )
