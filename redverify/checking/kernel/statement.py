"""The statement of a compiled theorem, compared with what the printer makes of the program.

Lean elaborates the text of a certificate: it resolves names, reads numbers, fills in what is not written.
Here the result is read from the compiled module or from an export, without Lean, and compared piece by
piece with the text of :func:`redverify.checking.statement.text_of`: names, ``spec``, ``impl`` and ``laws``,
what the theorem states of them (``Certified``, or ``CertifiedStrictly``), and the theorems beside it. Nothing
here is shared with what renders certificates, so neither that nor Lean's elaborator has to be trusted.
"""

from __future__ import annotations

from redverify.checking.kernel.comparison import Comparison, Find, declared, names, spine
from redverify.checking.kernel.errors import Refused
from redverify.checking.kernel.propositions import Proposition
from redverify.checking.kernel.statement_text import (
    Abbreviation,
    Laws,
    Said,
    Stated,
    Structure,
    Theorem,
    pieces,
)
from redverify.checking.kernel.terms import Name, shown
from redverify.checking.recursion import deep


def compare(find: Find, theorem: Name, text: str, *, whole: bool = True) -> None:
    """See that a theorem and those beside it state what a text says. Raises :class:`.Refused` if not.

    An export need not have the ``whole`` of it: then theorems beside it may be missing.
    """
    space, found = theorem[:-1], pieces(text)
    _compare_certificate(find, theorem, found)
    comparison = Comparison(find, space, frozenset(found))
    with deep():
        for name, piece in found.items():
            if isinstance(piece, Structure | Abbreviation | Laws):
                comparison.definition(name, piece)
            elif isinstance(piece, Theorem) and (whole or find((*space, name)) is not None):
                stated = declared(find, (*space, name), "thm").type
                if not Proposition(find, space, frozenset(found), piece.carrier).states(piece, stated):
                    raise Refused(f"{name} in the compiled module is not what the program's text says")
    if not {"spec", "impl", "laws"} <= comparison.compared:
        raise Refused("the text of the statement has no spec, impl or laws")


def _compare_certificate(find: Find, theorem: Name, found: dict[str, Said]) -> None:
    said = found.get("certificate")
    if not isinstance(said, Stated):
        raise Refused("the text does not say what the theorem states")
    certified: Name = ("Redverify", said.word)
    head, arguments = spine(declared(find, theorem, "thm").type)
    expected = [(*theorem[:-1], name) for name in ("laws", "spec", "impl")]
    if names([head, *arguments]) != [certified, *expected]:
        raise Refused(f"the type of {shown(theorem)} is not {said.word} laws spec impl")
    declared(find, certified, "inductive")


__all__ = ["compare"]
