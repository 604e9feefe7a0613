"""Messages of Lean, explained by the rendered text and the proof that they are about."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from redverify.checking.description import Obligation
from redverify.checking.goals import Goal
from redverify.checking.lean.messages import Message
from redverify.checking.proofs.terms import ByLemma, ByTheorem
from redverify.checking.proofs.theorems import Item
from redverify.checking.proofs.walks import terms_in

#: How many messages are explained, and how many lines of text are shown of each.
SHOWN, LINES = 4, 40

#: How the names of facts of arithmetic and of parts of long proofs begin.
PARTS = ("fact_", "lemma_")

_THEOREM = re.compile(r"(?:theorem|(?:noncomputable )?(?:def|abbrev)) ([A-Za-z_][A-Za-z0-9_]*)")


def goals_of(
    obligations: Sequence[Obligation],
    items: Sequence[Item],
    lean: str,
    spelled_out: str,
    messages: Iterable[Message],
) -> tuple[Goal, ...]:
    """The first messages about the rendered text of a certificate, explained.

    ``spelled_out`` is the same text with what each proof proves.
    """
    lines, full = lean.split("\n"), spelled_out.split("\n")
    return tuple(_goal(obligations, items, lines, full, message) for message in list(messages)[:SHOWN])


def _goal(
    obligations: Sequence[Obligation],
    items: Sequence[Item],
    lines: Sequence[str],
    full: Sequence[str],
    message: Message,
) -> Goal:
    theorem = _enclosing(lines, message.line)
    users = _users(items, theorem)
    about = tuple(o for o in obligations if not users.isdisjoint(o.theorems))
    parsed = _parsed(message.text) or _at(full, *_there(lines, full, message))
    return Goal(
        theorem=theorem,
        line=message.line,
        obligations=about,
        text=_shortened(named(message.text)),
        hypotheses=tuple(named(h) for h in parsed[0]),
        conclusion=None if parsed[1] is None else named(parsed[1]),
    )


def _users(items: Sequence[Item], theorem: str) -> frozenset[str]:
    """A theorem, or, of a fact of arithmetic and of a part of long proofs, the theorems that use it."""
    parts, found = {theorem}, set[str]()
    if not theorem.startswith(PARTS):
        return frozenset(parts)
    for item in items:  # what an item uses comes before it
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
