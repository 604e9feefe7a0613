"""What Lean could not prove, by the places of the program and in its own names."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

import msgspec

from redverify.checking.data.proofs import ByLemma, ByTheorem
from redverify.checking.data.tagged import terms_in
from redverify.checking.document import Certificate, Obligation
from redverify.checking.lean.messages import Message

#: How many messages are explained, how many obligations and how many lines of text are shown of each.
SHOWN, OBLIGATIONS, LINES = 4, 4, 40


#: How the names of facts of arithmetic and of parts of long proofs begin.
PARTS = ("fact_", "lemma_")


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


_THEOREM = re.compile(r"(?:theorem|(?:noncomputable )?(?:def|abbrev)) ([A-Za-z_][A-Za-z0-9_]*)")


def goals_of(
    certificate: Certificate, lean: str, spelled_out: str, messages: Iterable[Message]
) -> tuple[Goal, ...]:
    """The first messages about the rendered text of a certificate, explained.

    ``spelled_out`` is the same text with what each proof proves.
    """
    lines, full = lean.split("\n"), spelled_out.split("\n")
    return tuple(_goal(certificate, lines, full, message) for message in list(messages)[:SHOWN])


def _goal(certificate: Certificate, lines: Sequence[str], full: Sequence[str], message: Message) -> Goal:
    theorem = _enclosing(lines, message.line)
    users = _users(certificate, theorem)
    about = tuple(o for o in certificate.obligations if not users.isdisjoint(o.theorems))
    parsed = _parsed(message.text) or _at(full, *_there(lines, full, message))
    return Goal(
        theorem=theorem,
        line=message.line,
        obligations=about,
        text=_shortened(named(message.text)),
        hypotheses=tuple(named(h) for h in parsed[0]),
        conclusion=None if parsed[1] is None else named(parsed[1]),
    )


def _users(certificate: Certificate, theorem: str) -> frozenset[str]:
    """A theorem, or, of a fact of arithmetic and of a part of long proofs, the theorems that use it."""
    parts, found = {theorem}, set[str]()
    if not theorem.startswith(PARTS):
        return frozenset(parts)
    for item in certificate.items:  # what an item uses comes before it
        if any(isinstance(term, ByLemma | ByTheorem) and term.name in parts for term in terms_in(item)):
            (parts if item.name.startswith(PARTS) else found).add(item.name)
    return frozenset(found)


def _enclosing(lines: Sequence[str], number: int) -> str:
    """The theorem or definition that holds a line, counted from 1."""
    for line in reversed(lines[: max(0, number)]):
        match = _THEOREM.match(line)
        if match is not None:
            return match[1]
    return ""


# ---------------------------------------------------------------- names

#: Names of the program as they are printed: ``x_i`` and ``v_i`` for variables, ``a_b`` for arrays.
_PREFIXED = re.compile(r"(?<![\w.'])[xvat]_([A-Za-z_][A-Za-z0-9_]*)")


def named(text: str) -> str:
    """A text of Lean in the names of the program: ``x_i`` is ``i``, ``a_tmp`` is ``tmp``."""
    return _PREFIXED.sub(r"\1", text)


def _shortened(text: str) -> str:
    lines = text.split("\n")
    if len(lines) <= LINES:
        return text
    return "\n".join([*lines[:LINES], f"... and {len(lines) - LINES} more lines"])


# ---------------------------------------------------------------- goals


def _parsed(text: str) -> tuple[tuple[str, ...], str] | None:
    """Hypotheses and conclusion of the first goal in a message, by lean-dojo if it is installed."""
    if "⊢" not in text:
        return None
    try:
        from lean_dojo import parse_goals
    except Exception:  # the extra is not installed, or does not work here: the text is shown as it is
        return None
    try:
        first = parse_goals(_first_goal(text))[0]
    except Exception:  # not what lean-dojo expects: the text is shown as it is
        return None
    hypotheses = tuple(f"{d.ident} : {d.lean_type}" for d in first.assumptions)
    return _relevant(hypotheses), str(first.conclusion)


#: How a goal begins: its case, a hypothesis, or the conclusion.
_START = re.compile(r"case \S+|[^\s:]+(?: [^\s:]+)* : |⊢")


def _first_goal(text: str) -> str:
    """The first goal in a message: from where it begins to an empty line."""
    lines = text.split("\n")
    end = next(n for n, line in enumerate(lines) if line.lstrip().startswith("⊢"))
    start = end
    while start > 0 and lines[start - 1].strip() and _belongs(lines[start - 1]):
        start -= 1
    last = next((n for n in range(end, len(lines)) if not lines[n].strip()), len(lines))
    return "\n".join(lines[start:last])


def _belongs(line: str) -> bool:
    """Whether a line may be part of a goal: indented lines go on with a hypothesis."""
    return line.startswith(" ") or _START.match(line) is not None


def _relevant(hypotheses: tuple[str, ...]) -> tuple[str, ...]:
    """The hypotheses without those that every theorem has."""
    return tuple(
        h
        for h in hypotheses
        if not h.startswith(("V : Type", "I : ", "M : ", "E : ", "hl : ", "hM : ", "hR : "))
    )


_OMEGA = re.compile(r"\(show (?P<claim>[^\n]*?) from by $")
_HYPOTHESIS = re.compile(r"h[0-9]+ : (?P<claim>.*)", re.DOTALL)


def _there(lines: Sequence[str], full: Sequence[str], message: Message) -> tuple[int, int]:
    """The line and column in the text that is spelled out: of as many uses of ``omega`` as before."""
    if not 1 <= message.line <= len(lines):
        return 0, 0
    before = "\n".join([*lines[: message.line - 1], lines[message.line - 1][: message.column]])
    uses = list(re.finditer(r"\bomega\b", "\n".join(full)))
    number = len(re.findall(r"\bomega\b", before))
    if not lines[message.line - 1].startswith("omega", message.column) or number >= len(uses):
        return 0, 0
    text = "\n".join(full)[: uses[number].start()]
    return text.count("\n") + 1, len(text) - text.rfind("\n") - 1


def _at(lines: Sequence[str], line: int, column: int) -> tuple[tuple[str, ...], str | None]:
    """The hypotheses at a place of the rendered text, and the claim that ``omega`` was to show there."""
    if not 1 <= line <= len(lines):
        return (), None
    before = lines[line - 1][:column]
    first = line - 1
    while first > 0 and not lines[first].startswith(("theorem ", "def ", "abbrev ", "noncomputable ")):
        first -= 1
    opened: list[tuple[int, list[str]]] = [(0, [])]
    text = "\n".join([*lines[first : line - 1], before])
    for position, character in enumerate(text):
        if character == "(":
            opened.append((position + 1, []))
        elif character == ")" and len(opened) > 1:
            start, _ = opened.pop()
            match = _HYPOTHESIS.fullmatch(text, start, position)
            if match is not None:
                opened[-1][1].append(match["claim"])
    claim = None
    start = before.rfind("(show ")
    match = _OMEGA.fullmatch(before, start) if start >= 0 else None
    if match is not None:
        claim = match["claim"]
    return tuple(h for _, hypotheses in opened for h in hypotheses), claim


# ---------------------------------------------------------------- text


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
