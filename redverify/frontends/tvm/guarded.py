"""Reads that TIR makes only for some data, and the text always: no wrong one of them refutes anything.

``T.if_then_else`` evaluates one side, and ``and`` and ``or`` the second operand only where it counts. If data
decide that, the language has no form for it but ``select``, which reads both sides. A proof of the text is
one of the program: what the text may read, the program may. A refutation may be about a read that the
program does not make.
"""

from __future__ import annotations

from collections.abc import Collection

from msgspec import structs

from redverify.reporting.result import ImplResult, Result, Verdict, Witness

#: Kinds of violations that a read can be.
_OF_READS = ("bounds", "defined", "race", "spec")


def without_guarded(result: Result, guarded: Collection[str]) -> Result:
    """The result, undecided where it is refuted by a read that may not happen.

    ``guarded`` are the arrays that are read so.
    """
    if not guarded:
        return result
    return structs.replace(result, impls=tuple(undecided(i, guarded) for i in result.impls))


def undecided(impl: ImplResult, guarded: Collection[str]) -> ImplResult:
    """As :func:`without_guarded`, of one implementation."""
    if (
        impl.verdict is not Verdict.REFUTED
        or impl.witness is None
        or not _may_not_happen(impl.witness, guarded)
    ):
        return impl
    note = (
        f"not refuted: {impl.witness.message} may not happen, "
        f"for only some data let the program read {', '.join(sorted(guarded))}"
    )
    return structs.replace(impl, verdict=Verdict.INCONCLUSIVE, witness=None, notes=(note, *impl.notes))


def _may_not_happen(witness: Witness, guarded: Collection[str]) -> bool:
    if witness.kind not in _OF_READS or "write" in witness.message:
        return False
    array = (witness.cell or "").partition("[")[0]
    return not array or array in guarded
