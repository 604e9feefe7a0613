"""What may stand at a place: words by the grammar, and names by what they stand for.

The text before the place need not be a program. The line is read below the headers that are around it, each
replaced by a plain one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from redverify.editor.names import Text, visible
from redverify.language.functions import USUAL_FUNCTIONS
from redverify.language.parsing.possible import words_after
from redverify.language.types import BUILTIN_TYPES

_BEGUN = re.compile(r"[A-Za-z_]\w*$")
_VALUES = frozenset(("input", "output", "tensor", "function", "parameter", "index", "loop", "let"))
_INDICES = frozenset(("parameter", "index", "loop", "let"))

#: Words of values, which do not stand in indices though the grammar has them there.
_OF_VALUES = frozenset(("all", "any", "inf", "prod", "reduce", "sum", "xor", "not", "true", "false"))

#: Which names may stand behind a word.
_BEHIND: Mapping[str, frozenset[str]] = {
    "of": frozenset(["spec"]),
    "accumulate": frozenset(["array"]),
    "reduce": frozenset(["operator"]),
    "for": frozenset(),
    "par": frozenset(),
    "let": frozenset(),
    "allocate": frozenset(),
    "spec": frozenset(),
    "impl": frozenset(),
    "input": frozenset(),
    "output": frozenset(),
    "tensor": frozenset(),
    "function": frozenset(),
    "operator": frozenset(),
    "type": frozenset(),
}


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A word or a name; ``kind`` is that of a definition, ``keyword``, ``type`` or ``function``."""

    word: str
    kind: str
    detail: str = ""


def suggestions(text: Text, line: int, column: int) -> list[Suggestion]:
    """What may stand at a place, whose column counts from 1: names before words."""
    own = text.lines[line - 1][: column - 1] if line <= len(text.lines) else ""
    if "#" in own or own.count('"') % 2:
        return []
    begun = _BEGUN.search(own)
    before = own[: begun.start()] if begun is not None else own
    if re.search(r"\d$", before):
        return []
    expected = _expected(text, line, before)
    kinds = _kinds(text, line, before)
    found: list[Suggestion] = []
    if expected is None or "NAME" in expected:
        names = visible(text, line, len(own) - len(own.lstrip())).values()
        usable = [d for d in names if d.kind in kinds and (d.line != line or d.kind == "index")]
        found += [Suggestion(d.name, d.kind, d.shown[0]) for d in usable]
        found += _functions(kinds)
    words = {word for word in expected or () if word.isalpha() and word.islower()}
    if expected is not None and "TYPE" in expected:
        declaring = "input" in words  # the terminal is also that of the word `type`
        words |= {"type"} if declaring else set()
        if not declaring and not kinds <= _INDICES:
            found += [Suggestion(name, "type") for name in BUILTIN_TYPES]
    words -= _OF_VALUES if kinds <= _INDICES else frozenset()
    return found + [Suggestion(word, "keyword") for word in sorted(words)]


def _functions(kinds: frozenset[str]) -> Iterator[Suggestion]:
    """The usual functions, where values may stand."""
    if "function" in kinds:
        yield from (Suggestion(name, "function") for name in sorted(USUAL_FUNCTIONS))


def _expected(text: Text, line: int, before: str) -> frozenset[str] | None:
    """The words and terminals that may stand behind the beginning of a line; ``None`` if it is wrong."""
    header = text.header(line)
    if line == header or not header or not before[:1].isspace():
        return words_after(before)
    if text.lines[header - 1].startswith("spec"):
        lines = ["spec s(n):"]
    else:
        lines = ["impl p of s(a = A):"]
        around = list(text.around(line, len(before) - len(before.lstrip())))
        depth = sum(is_around for _, is_around in around)
        lines += [f"{'    ' * (n + 1)}for i{n} < n:" for n in range(depth)]
        beside = next((text.lines[n - 1].split()[0] for n, is_around in around if not is_around), "")
        if around and not around[0][1] and beside in ("if", "elif"):
            lines += [f"{'    ' * (depth + 1)}if n < n:", f"{'    ' * (depth + 2)}skip"]
            if not before.strip():
                return words_after("\n".join(lines), "NEWLINE", "DEDENT")
    if not before.strip():
        return words_after("\n".join(lines), "NEWLINE", "INDENT")
    margin = "    " * (1 + sum(one.lstrip().startswith("for ") for one in lines))
    return words_after("\n".join([*lines, margin + before.lstrip()]))


def _kinds(text: Text, line: int, before: str) -> frozenset[str]:
    """The kinds of names that may stand behind the beginning of a line, where a name may stand."""
    word = re.search(r"([A-Za-z_]+)\s+$", before)
    if word is not None and word[1] in _BEHIND:
        return _BEHIND[word[1]]
    header = text.header(line)
    open_ = _open_bracket(before)
    if line == header:
        return frozenset(("input", "output")) if re.search(r"=\s*$", before) else frozenset()
    if header and text.lines[header - 1].startswith("spec"):
        return _in_spec(before, open_)
    first = before.split(maxsplit=1)[0] if before.strip() else ""
    if not first:
        return frozenset(["array"])
    if first == "accumulate":
        return _BEHIND["accumulate"]
    if open_ == "[" or first in ("for", "par", "if", "elif", "assume"):
        return _INDICES | ({"array"} if open_ == "[" and ":=" in before else set())
    if open_.endswith("{"):
        return _INDICES if re.search(r"[^\s]\{[^}]*$", before) else _VALUES
    if re.search(r":\s*$", before):
        return frozenset(["type"])
    return _INDICES | {"array", "function"}


def _in_spec(before: str, open_: str) -> frozenset[str]:
    if open_ == "[" and "=" not in before:
        return frozenset(["parameter"])
    if before.lstrip().startswith("assume"):
        return frozenset(["parameter"])
    if "=" in before:
        return _INDICES if open_ == "[" else _VALUES
    if re.search(r"(:|->|,|\()\s*$", before):
        return frozenset(["type"])
    return frozenset(["output", "tensor"])


def _open_bracket(before: str) -> str:
    """The innermost bracket that is open, but for round ones; empty if there is none."""
    stack: list[str] = []
    for character in before:
        if character in "[{":
            stack.append(character)
        elif character in "]}" and stack:
            stack.pop()
    return stack[-1] if stack else ""
