"""Random edits of valid certificates: none may be accepted that claims something else.

``python -m tests.attacks.random_edits --count 1000`` makes them and has Lean judge those that are
well formed, many in one file. Everything that a certificate says about itself is repaired after an
edit, so that only the rendering and Lean stand between it and acceptance. With a seed, the edits
are always the same.
"""

from __future__ import annotations

import argparse
import copy
import json
import random
import re
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from redverify.checking import check
from redverify.checking.data.errors import CertificateError
from redverify.checking.proofs.lean_file import LeanFile
from redverify.checking.recursion import deep
from redverify.checking.report import report_text
from redverify.language.parsing.parser import parse_text
from redverify.language.printer import file_text
from tests.attacks.kit import HOME, accepted, at, claimed, leaves, repaired, without_strange_obligations
from tests.checking.folders import made

SEED = 20260

#: Small certificates: laws or none, a loop, a recurrence.
VICTIMS = (
    ("reversed_sum", "reversed"),
    ("sequential_sum", "accumulating"),
    ("sequential_sum", "recurrence"),
)

#: Parts of a certificate, by how often they are edited.
PARTS = (*["items"] * 10, *["annotations"] * 3, *["layout"] * 2, *["laws"] * 2, *["text"] * 6, "rest")

#: Words of the data that may stand for each other.
WORDS = (
    ("<", "<=", ">", ">=", "==", "!="),
    ("and", "or", "iff"),
    ("+", "*"),
    ("//", "%"),
    ("min", "max"),
    ("inl", "inr"),
    ("rfl", "trivial", "decide", "absurd"),
    ("Assoc", "Comm", "RightComm"),
    ("LeftUnit", "RightUnit"),
    ("f32", "f64", "i32", "real"),
    ("at_left", "at_right"),
    ("entails_left", "entails_right"),
    ("entails_set", "entails_without", "entails_restore"),
    ("sel_pos", "sel_neg"),
)


@dataclass(frozen=True, slots=True)
class Edited:
    """An edited certificate: which, what was done, and its document."""

    victim: tuple[str, str]
    what: str
    document: bytes


# ---------------------------------------------------------------- edits


def edit_data(value: dict[str, Any], part: str, dice: random.Random) -> str:
    """Edit a random place of a part of the data."""
    paths = [(part, *path) for path in leaves(value[part])]
    if not paths:
        value[part] = [["Comm", ["builtin", "+", "f32"]]] if isinstance(value[part], list) else {}
        return f"{part} filled"
    path = dice.choice(paths)
    holder, key = at(value, path[:-1]), path[-1]
    old = holder[key]
    where = "/".join(str(step) for step in path)
    kinds = ["drop", "double", "swap", "swap"]
    if isinstance(old, bool):
        kinds = ["negate"]
    elif isinstance(old, int):
        kinds = ["number"] * 6 + kinds
    elif isinstance(old, str):
        kinds = ["word"] * 6 + kinds
    elif isinstance(old, list) and old and old[0] in ("and", "or", "<", "<=", "==", "!=", "not", ">="):
        kinds = ["negate"] * 4 + kinds
    kind = dice.choice(kinds)
    match kind:
        case "number":
            holder[key] = old + dice.choice([-1, 1])
        case "negate":
            holder[key] = (not old) if isinstance(old, bool) else ["not", old]
        case "word":
            alike = next((group for group in WORDS if old in group), None)
            names = [at(value, p) for p in paths]
            names = sorted({name for name in names if isinstance(name, str) and name != old})
            same = [name for name in names if name[:3] == old[:3]] or names or [old]
            holder[key] = dice.choice([w for w in alike if w != old] if alike else same)
        case "drop":
            del holder[key]
        case "double" if isinstance(holder, list):
            holder.insert(key, copy.deepcopy(old))
        case _:
            kind = "swap"
            alike_paths = [
                p for p in paths
                if p != path and p[: len(path)] != path and path[: len(p)] != p and _kin(at(value, p), old)
            ]  # fmt: skip
            if not alike_paths:
                del holder[key]
                return f"drop {where}"
            other = dice.choice(alike_paths)
            where += " with " + "/".join(str(step) for step in other)
            theirs = at(value, other[:-1])
            holder[key], theirs[other[-1]] = theirs[other[-1]], old
    return f"{kind} {where}"


def _kin(one: Any, other: Any) -> bool:
    """Whether two parts look alike, so that the result may be well formed."""
    if type(one) is not type(other):
        return False
    if isinstance(one, list):
        return bool(one) and bool(other) and type(one[0]) is type(other[0])
    return not isinstance(one, str) or one[:2] == other[:2]


_TOKEN = re.compile(r"[A-Za-z_]\w*|\d+(?:\.\d+)?|:=|<=|>=|==|//|[-+*<>%=]")
_OPERATORS = (("+", "-", "*"), ("<", "<=", ">", ">=", "=="), ("//", "%"), ("for", "par"))


def edit_text(value: dict[str, Any], dice: random.Random) -> str:
    """Edit a random word of the program or drop, double or exchange lines."""
    text: str = value["text"]
    lines = text.split("\n")
    kind = dice.choice(["token"] * 8 + ["drop", "double", "exchange"])
    what = kind
    if kind == "token":
        found = list(_TOKEN.finditer(text))
        match = dice.choice(found)
        old = match[0]
        alike = next((group for group in _OPERATORS if old in group), None)
        if re.fullmatch(r"\d+", old):
            new = str(max(0, int(old) + dice.choice([-1, 1])))
        elif re.fullmatch(r"\d+\.\d+", old):
            new = str(float(old) + 1.0)
        elif alike:
            new = dice.choice([word for word in alike if word != old])
        else:
            new = dice.choice(sorted({m[0] for m in found if m[0][0].isalnum()} - {old}))
        text = text[: match.start()] + new + text[match.end() :]
        what = f"token {old!r} at {match.start()} to {new!r}"
    else:
        one, other = dice.randrange(len(lines)), dice.randrange(len(lines))
        if kind == "drop":
            del lines[one]
        elif kind == "double":
            lines.insert(one, lines[one])
        else:
            lines[one], lines[other] = lines[other], lines[one]
        text = "\n".join(lines)
        what = f"{kind} line {one + 1}"
    try:
        text = file_text(parse_text(text, "canonical.sched"))
    except Exception:
        what += " (no program)"
    value["text"] = text
    return f"text: {what}"


def edits(count: int, seed: int = SEED) -> Iterator[Edited]:
    """Random edits, always the same for a seed; the first of more are those of fewer."""
    dice = random.Random(seed)
    values = {victim: msgspec.json.decode(made(*victim)) for victim in VICTIMS}
    for _ in range(count):
        victim = dice.choice(VICTIMS)
        value = copy.deepcopy(values[victim])
        part = dice.choice(PARTS)
        if part == "text":
            what = edit_text(value, dice)
        elif part == "rest":
            name = dice.choice(sorted(set(value) - {"items", "annotations", "layout", "laws", "text"}))
            what = edit_data(value, name, dice) if isinstance(value[name], list | dict) else f"drop {name}"
            if not isinstance(value[name], list | dict):
                del value[name]
        else:
            what = edit_data(value, part, dice)
        with deep():
            document = json.dumps(without_strange_obligations(repaired(value))).encode()
        yield Edited(victim, what, document)


# ---------------------------------------------------------------- verdicts


@dataclass(frozen=True, slots=True)
class Outcome:
    """How many edits were refused before Lean (by reasons), left Lean's text as it is, and were
    rejected by Lean; which Lean accepts with the claim unchanged, and with another claim: these are
    successful attacks."""

    refused: Counter[str]
    unchanged: int
    rejected: int
    harmless: list[str]
    wrong: list[str]


def judged(count: int, seed: int = SEED, *, verbose: bool = False) -> Outcome:
    """Make edits and have Lean judge them. Raises :class:`.CheckerUnavailable`."""
    say = (lambda text: print(text, file=sys.stderr, flush=True)) if verbose else (lambda text: None)
    originals = {victim: check.understand(made(*victim), HOME) for victim in VICTIMS}
    refused: Counter[str] = Counter()
    unchanged = 0
    open_: dict[str, tuple[Edited, LeanFile]] = {}
    texts: dict[str, list[str]] = {}
    for number, edited in enumerate(edits(count, seed)):
        label = f"{number}: {edited.victim[1]}: {edited.what}"
        try:
            claim = check.understand(edited.document, HOME)
            report_text(claim.certificate)
        except CertificateError as error:
            refused[re.sub(r"[:'\"(0-9].*", "", str(error))[:60]] += 1
            continue
        if claim.lean == originals[edited.victim].lean:
            unchanged += 1
            continue
        if claim.lean not in texts:
            open_[label] = (edited, claim.lean_file)
        texts.setdefault(claim.lean, []).append(label)
    reach = sum(len(labels) for labels in texts.values())
    say(f"{count} edits: {sum(refused.values())} refused, {unchanged} change nothing of the Lean text, "
        f"{reach} for Lean ({len(open_)} different)")  # fmt: skip
    bodies = {label: lean_file.body for label, (_, lean_file) in open_.items()}
    controls = {f"untouched {n}": claim.lean_file.body for n, claim in enumerate(originals.values())}
    verdicts = accepted({**bodies, **controls}, say)
    assert all(verdicts[label] for label in controls), "Lean rejects what was not edited"
    same, wrong, rejected = [], [], 0
    for labels in texts.values():
        edited, lean_file = open_[labels[0]]
        if not verdicts[labels[0]]:
            rejected += len(labels)
            continue
        original = originals[edited.victim].lean_file
        if claimed(lean_file) == claimed(original):
            same += labels
        else:
            wrong += labels
    return Outcome(refused, unchanged, rejected, same, wrong)


def main() -> int:
    """Make edits, print what became of them; 1 if one is accepted that claims something else."""
    parser = argparse.ArgumentParser(description="Random edits of valid certificates.")
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--without-lean", action="store_true", help="Only show the edits.")
    given = parser.parse_args()
    if given.without_lean:
        for number, edited in enumerate(edits(given.count, given.seed)):
            print(f"{number}: {edited.victim[1]}: {edited.what}")
        return 0
    start = time.perf_counter()
    outcome = judged(given.count, given.seed, verbose=True)
    print(f"{given.count} edits, seed {given.seed}, {time.perf_counter() - start:.0f} s")
    print(f"refused before Lean: {sum(outcome.refused.values())}")
    for reason, times in outcome.refused.most_common():
        print(f"    {times:5} {reason}")
    print(f"change nothing of the Lean text: {outcome.unchanged}")
    print(f"rejected by Lean: {outcome.rejected}")
    print(f"accepted, the same claim: {len(outcome.harmless)}")
    print(f"ACCEPTED WITH ANOTHER CLAIM: {len(outcome.wrong)}")
    for title, labels in (("same", outcome.harmless), ("WRONG", outcome.wrong)):
        for label in labels:
            print(f"    {title}: {label}")
    return 1 if outcome.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
