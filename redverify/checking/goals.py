"""What Lean could not prove, by the places of the program and in its own names."""

from __future__ import annotations

import msgspec

from redverify.checking.description import Obligation

#: How many obligations are shown of each message.
OBLIGATIONS = 4


class Goal(msgspec.Struct, frozen=True, kw_only=True):
    """A message of Lean: the theorem it is about, the obligations that this theorem shows, and
    what is left to prove, from which hypotheses; ``text`` is the message as Lean gave it, in the
    names of the program.

    Goals that Lean prints are read by lean-dojo where it is installed (the extra ``dojo``). Where
    it prints none, as ``omega`` does, hypotheses and conclusion are those of the rendered proof at
    the message's place.
    """

    theorem: str
    line: int
    obligations: tuple[Obligation, ...]
    text: str
    hypotheses: tuple[str, ...] = ()
    conclusion: str | None = None


def explained(goal: Goal, certificate_source: str | None) -> list[str]:
    """A goal for people, in lines."""
    result = [f"theorem {goal.theorem}:" if goal.theorem else "the certificate:"]
    for obligation in goal.obligations[:OBLIGATIONS]:
        result.append(f"  {place_of(obligation, certificate_source)}: {obligation.kind}: {obligation.text}")
    if len(goal.obligations) > OBLIGATIONS:
        result.append(f"  and {len(goal.obligations) - OBLIGATIONS} more obligations of this part")
    result += [f"    {h}" for h in goal.hypotheses]
    if goal.conclusion is not None:
        result.append(f"    ⊢ {goal.conclusion}")
    result += [f"  Lean: {goal.text}".replace("\n", "\n    ")]
    return "\n".join(result).split("\n")


def place_of(obligation: Obligation, source: str | None = None) -> str:
    """Where an obligation is, in the file that the program comes from if that is known."""
    if obligation.original is not None:
        place = obligation.original
        return f"{place.file}:{place.line}:{place.column}"
    return f"{source or 'canonical text'}:{obligation.line}:{obligation.column}"
