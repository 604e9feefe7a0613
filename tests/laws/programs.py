"""Specifications with operators, for the tests of laws."""

from __future__ import annotations

from redverify.judgement.laws import LawFinding, audit
from redverify.language import core
from redverify.language.load import load_text

SATURATING = "operator sat(x, y) : i8 assoc comm unit 0 = i8(max(-128, min(127, i16(x) + i16(y))))"
UNSIGNED = "operator sat(x, y) : u8 assoc comm unit 0 = u8(min(255, u16(x) + u16(y)))"


def spec_with(*items: str) -> core.Spec:
    """A specification with these items."""
    lines = ["spec s():", *[f"    {item}" for item in items], "    output B[] : i8", "    B() = 0"]
    return load_text("\n".join(lines) + "\n").specs["s"]


def findings(*items: str, values: str = "real", seconds: float = 10.0) -> dict[tuple[str, str], LawFinding]:
    """The audit of the operators of a specification, by operator and law."""
    return {(f.operator, f.law): f for f in audit(spec_with(*items), values, seconds).findings}


def statuses(*items: str, values: str = "real", seconds: float = 10.0) -> dict[str, str]:
    """The status of each law of the only operator with a definition."""
    found = findings(*items, values=values, seconds=seconds)
    assert len({operator for operator, _ in found}) <= 1
    return {law: finding.status for (_, law), finding in found.items()}
