"""Exports of several certificates; what they have in common is written once.

Each certificate adds to the *common* lines what it needs of the libraries and no certificate before it has
needed. Its *own* lines follow these: the declarations of its own module. Afterwards they are forgotten, so
that the next certificate's follow the common lines alone. Header, common lines and own lines are together
an export in the format of :mod:`.export`.
"""

from __future__ import annotations

from collections.abc import Sequence

from redverify.checking.kernel.audit import Index
from redverify.checking.kernel.export import Numbering, blocks, declared, header
from redverify.checking.kernel.terms import Name


class Stream:
    """Writes the common lines of certificates, and the own lines of each.

    The certificates have to come from one :class:`.Modules`.
    """

    def __init__(self) -> None:
        self._numbering = Numbering()
        self._done: set[Name] = set()

    def parts(self, index: Index, theorems: Sequence[Name]) -> tuple[list[bytes], list[bytes]]:
        """The common lines that are new, and the own lines of theorems.

        Raises :class:`.KernelError` if it cannot be exported. Then the stream is of no more use.
        """
        common = [] if self._done else [header(index)]
        found = list(blocks(index, theorems, set(self._done)))
        for block in found:
            if block[0] not in index.own.declares:
                common += declared(index, block, self._numbering)
                self._done |= set(block)
        with self._numbering.forgetting():
            own = [
                line
                for block in found
                if block[0] in index.own.declares
                for line in declared(index, block, self._numbering)
            ]
        return common, own


__all__ = ["Stream"]
