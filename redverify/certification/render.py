"""A certificate's data as Lean source text.

The head of the text (program, specification, laws) is printed from the program; what follows
are definitions and theorems that the data describes. No text of the data reaches Lean: names
must be names, numbers are printed again, and every list starts with a word from a fixed table.
What the data says can only make Lean reject: the last theorem's statement does not depend on it.
"""

from __future__ import annotations

from redverify.certification.data import Data
from redverify.certification.deep import deep
from redverify.certification.rendering.form import CertificateError
from redverify.certification.whole import Whole
from redverify.language import core


def render(impl: core.Impl, laws: Data, annotations: dict[str, Data], items: Data, layout: Data) -> str:
    """``Certificate.lean``; raises :class:`.CertificateError`."""
    try:
        with deep():
            return Whole(impl, laws, annotations, items, layout).text()
    except RecursionError:
        raise CertificateError("the data is nested too deeply") from None
