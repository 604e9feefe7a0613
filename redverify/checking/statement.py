"""The statement of a certificate: all that its theorems say, as text, from the program and the laws alone.

This is what is trusted of a certificate's Lean text, and it is not trusted that Lean has read it so:
:mod:`redverify.checking.kernel.statement` compares it with the compiled theorems.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from redverify.checking.computed_text import Pieces, stated
from redverify.checking.data.errors import CertificateError
from redverify.checking.laws.definitions import defined, lawful_stated, proposition
from redverify.checking.laws.law import Law
from redverify.checking.laws.theorems import corollaries_stated, definition
from redverify.checking.printer import Printer, integer, print_program
from redverify.language import core


def text_of(impl: core.Impl, laws: Sequence[Law], pieces: Pieces | None = None) -> str:
    """The definitions that the theorem states something of: names, ``spec``, ``impl``, ``laws``; what
    it states of them; and the theorems beside it. With ``pieces`` one of these is that the program has this
    text. Raises :class:`.CertificateError` for divisors that are no numbers: no theorem says that they are
    positive."""
    printer = Printer(impl.spec)
    program = print_program(impl, printer)
    if re.search(r"\.(quot|rem)\b", program):
        raise CertificateError("a divisor that is no number may not be positive")
    definitions = definitions_of(impl.spec)
    return "\n".join(
        [
            program,
            definition(laws, definitions),
            f"theorem certificate : {certified(impl)} laws spec impl",
            *fits_stated(impl),
            *lawful_stated(impl.spec),
            *([] if definitions else corollaries_stated(laws)),
            *([] if pieces is None else [stated(pieces, printer)]),
        ]
    )


def definitions_of(spec: core.Spec) -> list[str]:
    """What the definitions of operators say: they stand behind the laws."""
    return [proposition(spec, operator) for operator in defined(spec)]


def certified(impl: core.Impl) -> str:
    """Which definition of the library the theorem states."""
    return "CertifiedStrictly" if impl.strict_races else "Certified"


def fits_stated(impl: core.Impl) -> list[str]:
    """That the indices which the program computes fit into their type, if it has one and parameters fit."""
    if impl.width is None:
        return []
    names = ", ".join(f"v_{parameter}" for parameter in impl.spec.parameters)
    limits = f"{integer(impl.width.least)} {integer(impl.width.greatest)}"
    return [f"theorem certificate_fits : Impl.Fits impl spec [{names}] {limits}"]
