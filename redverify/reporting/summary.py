"""The last lines of a report on several implementations: what is to be looked at, and the counts."""

from __future__ import annotations

from collections.abc import Sequence

from redverify.reporting.line import Line, Piece
from redverify.reporting.result import ImplResult, Result, Verdict
from redverify.reporting.text import COLOUR

#: Implementations that took longest, as many as are named; with fewer than these all are.
SLOWEST = 3


def summary(results: Sequence[Result]) -> list[Line]:
    """Names what is not verified, not certified, and what took longest; then one line of counts.

    There is nothing to say of one implementation.
    """
    impls = [i for r in results for i in r.impls]
    if len(impls) < 2:
        return []
    lines: list[Line] = []
    for verdict in (Verdict.INVALID, Verdict.REFUTED, Verdict.INCONCLUSIVE):
        lines += [
            (Piece(str(verdict), COLOUR[verdict]), Piece(f": {_named(i)}"))
            for i in impls
            if i.verdict is verdict and i.expected is not verdict
        ]
    for impl in impls:
        if impl.expected is not None and impl.expected is not impl.verdict:
            said = f": {_named(impl)} ({impl.verdict}, where {impl.expected} was expected)"
            lines.append((Piece("unexpected", "bold red"), Piece(said)))
    for impl in impls:
        certificate = impl.certificate
        if impl.verdict is Verdict.VERIFIED and certificate is not None and certificate.status != "accepted":
            lines.append((Piece("not certified", "bold red"), Piece(f": {_named(impl)}")))
    computed = [i for i in impls if not i.cached]
    if len(impls) > SLOWEST and computed:
        longest = sorted(computed, key=lambda i: -i.seconds)[:SLOWEST]
        told = ", ".join(f"{_named(i)} ({i.seconds:.1f} s)" for i in longest)
        lines.append((Piece(f"slowest: {told}"),))
    return [*lines, _counts(impls)]


def _counts(impls: Sequence[ImplResult]) -> Line:
    counts = [(v, sum(i.verdict is v for i in impls)) for v in Verdict]
    pieces = [Piece(f"{count} {v}", COLOUR[v]) for v, count in counts if count]
    joined = [piece for p in pieces for piece in (Piece(", "), p)][1:]
    expected = sum(i.expected is i.verdict and i.verdict is not Verdict.VERIFIED for i in impls)
    rest = (Piece(f"; {expected} of these as expected"),) if expected else ()
    cached = sum(i.cached for i in impls)
    again = (Piece(f"; {cached} cached"),) if cached else ()
    return Piece(f"{len(impls)} implementations: "), *joined, *rest, *again


def _named(impl: ImplResult) -> str:
    return impl.file if impl.impl is None else f"{impl.file}: {impl.impl}"


__all__ = ["SLOWEST", "summary"]
