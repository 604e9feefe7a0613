"""All laws, and questions about the laws of a certificate."""

from __future__ import annotations

from collections.abc import Iterable

from redverify.checking.laws.arithmetic import Arithmetic
from redverify.checking.laws.carriers import CARRIERS, Carrier, Meanings, UnknownMeaning
from redverify.checking.laws.extended import Extended
from redverify.checking.laws.law import Law
from redverify.checking.laws.operators import Assoc, Comm, LeftUnit, RightComm, RightUnit

#: A law of a certificate.
AnyLaw = Assoc | Comm | RightComm | LeftUnit | RightUnit | Arithmetic | Extended


def not_of_ieee(laws: Iterable[Law]) -> tuple[str, ...]:
    """The laws, in words, that are about floats and do not hold for IEEE floats."""
    return tuple([law.text for law in laws if law.breaks_ieee])


def proofs_at(laws: Iterable[Law], carrier: Carrier) -> tuple[Meanings, list[str]] | None:
    """What functions have to mean at a carrier, and the proofs of the laws from that.

    ``None`` if it is not known whether all of the laws hold there.
    """
    meanings = Meanings(carrier)
    try:
        return meanings, [law.proof(meanings) for law in laws]
    except UnknownMeaning:
        return None


def carriers(laws: Iterable[Law]) -> list[Carrier]:
    """Where laws, one at least, are known to hold."""
    found = list(laws)
    return [carrier for carrier in CARRIERS if found and proofs_at(found, carrier) is not None]
