"""What declarations of Lean's library have to be, by their digests.

A kernel computes some functions by itself, and knows them by their names: where an export declares another
function as ``Nat.add``, each kernel with built-in arithmetic proves 2 = 1 from it. So what an export declares
under these names has to be what Lean's library declares, and so have the axioms and the facts that are taken
as given. ``pins.json`` has their digests (:mod:`.digests`); ``python -m tests.checking.kernel.pins`` writes
it, from the library of the embedded Lean.

The names are those in ``Lean.Kernel``'s C++ sources of Lean 4.35.0 (``src/kernel/type_checker.cpp``,
``quot.cpp``) and of nanoda 0.4: functions of natural numbers, and what literals of texts stand for.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

import msgspec

from redverify.checking.kernel.audit import AXIOMS, NEVER
from redverify.checking.kernel.digests import Digests
from redverify.checking.kernel.errors import Refused
from redverify.checking.kernel.exported import Export
from redverify.checking.kernel.terms import Name, name_of, shown

#: What kernels compute by name, and what their literals are made of.
COMPUTED: tuple[Name, ...] = tuple(
    name_of(text)
    for text in (
        "Nat", "Nat.zero", "Nat.succ", "Nat.add", "Nat.sub", "Nat.mul", "Nat.div", "Nat.mod", "Nat.gcd",
        "Nat.beq", "Nat.ble", "Nat.land", "Nat.lor", "Nat.xor", "Nat.shiftLeft", "Nat.shiftRight", "Nat.pow",
        "Nat.log2", "Bool", "Eq", "Quot", "Quot.mk", "Quot.lift", "Quot.ind", "String", "String.ofList",
        "Char", "Char.ofNat", "List", "List.nil", "List.cons",
    )
)  # fmt: skip

#: What has code run in a kernel: no export declares it.
_RUNS = frozenset({*NEVER, ("Lean", "reduceBool"), ("Lean", "reduceNat")})

PATH = Path(__file__).with_name("pins.json")


@cache
def pinned() -> dict[str, str]:
    """The digests by names."""
    return msgspec.json.decode(PATH.read_bytes(), type=dict[str, str])


def compare(
    export: Export,
    names: Iterable[Name],
    digests: Digests,
    given: Iterable[str] | None,
    *,
    facts: bool = True,
) -> None:
    """See that declarations of an export are what is pinned, and that no other axioms are among them.

    ``given`` are the facts of Lean's library that the audit has found where they belong, by their names. Of
    an export by others nothing was audited: then each axiom has to be pinned. Without ``facts`` they may be
    those of another build of Lean's library, which was read. Raises :class:`.Refused`.
    """
    table, found = pinned(), None if given is None else {*given, *map(shown, AXIOMS)}
    for name in names:
        if name in _RUNS:
            raise Refused(f"the export declares {shown(name)}")
        text = shown(name)
        counts = text in table and (facts or name in AXIOMS or name in COMPUTED)
        if counts and digests.of(name) != table[text]:
            raise Refused(f"the export has another {text} than Lean's library")
        if export.declared[name].kind == "axiom" and text not in (table if found is None else found):
            raise Refused(f"the export has the axiom {text}")


__all__ = ["COMPUTED", "PATH", "compare", "pinned"]
