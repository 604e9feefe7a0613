"""Declarations of compiled modules in the form that those of an export have."""

from __future__ import annotations

from functools import cache

from redverify.checking.kernel import terms
from redverify.checking.kernel.audit import Index
from redverify.checking.kernel.comparison import Find
from redverify.checking.kernel.terms import Declared, Name

#: The words of an export for declarations.
_KINDS: dict[type[terms.Declaration], str] = {
    terms.Axiom: "axiom",
    terms.Definition: "def",
    terms.Theorem: "thm",
    terms.Opaque: "opaque",
    terms.Quot: "quot",
    terms.Inductive: "inductive",
    terms.Constructor: "ctor",
    terms.Recursor: "rec",
}


def finder(index: Index) -> Find:
    """The declarations that the module of a certificate sees."""

    @cache
    def find(name: Name) -> Declared | None:
        if name not in index:
            return None
        found = index.declaration(name)
        value = getattr(found, "value", None)
        return Declared(_KINDS[type(found)], name, found.head.levels, found.head.type, value)

    return find
