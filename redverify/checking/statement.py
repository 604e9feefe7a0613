"""The statement of a certificate: all that its theorems say, as text, from the program and the laws alone.

This is what is trusted of a certificate's Lean text, and it is not trusted that Lean has read it so:
:mod:`redverify.checking.kernel.statement` compares it with the compiled theorems.
"""

from __future__ import annotations

from collections.abc import Sequence

from redverify.checking.computed_text import Pieces, stated
from redverify.checking.laws.definitions import defined, lawful_stated, proposition
from redverify.checking.laws.law import Law
from redverify.checking.laws.theorems import corollaries_stated, definition
from redverify.checking.printer import Printer
from redverify.language import core


def text_of(impl: core.Impl, laws: Sequence[Law], pieces: Pieces | None = None) -> str:
    """The definitions that the theorem states something of: names, ``spec``, ``impl``, ``laws``; what
    it states of them; and the theorems beside it. With ``pieces`` one of these is that the program has this
    text."""
    printer = Printer(impl.spec)
    program = [printer.definition_of_spec(), printer.definition_of_impl(impl)]
    names = printer.definitions_of_names()
    definitions = definitions_of(impl.spec)
    return "\n".join(
        [
            names,
            *program,
            definition(laws, definitions),
            f"theorem certificate : {certified(impl)} laws spec impl",
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
