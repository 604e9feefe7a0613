"""What Lean sources may not hold, on tokens: comments and strings are no code.

The kernel checks proofs; this keeps out what would let something else than the kernel decide
(`native_decide`, `implemented_by`), change what is read (notation, elaborators) or leave proofs
out (`sorry`, axioms).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

#: Never, in anything that is compiled.
_WORDS = """
axiom sorry sorryAx admit native native_decide implemented_by extern export_name unsafe csimp opaque partial
ofReduceBool ofReduceNat trustCompiler reduceBool reduceNat unsafeCast unsafeIO lcProof lcUnreachable lcAny
run_cmd run_tac run_elab run_meta elab elab_rules macro macro_rules notation notation3 syntax infix infixl
infixr prefix postfix declare_syntax_cat initialize builtin_initialize simproc dsimproc builtin_simproc
debug skipKernelTC Meta Elab addDecl s! m! f!
"""
FORBIDDEN = frozenset(_WORDS.split())

#: Options that only bound Lean's work or its complaints.
ALLOWED_OPTIONS = re.compile(r"(maxHeartbeats|maxRecDepth|synthInstance\.maxHeartbeats|linter\.[\w.]+)")

_TOKEN = re.compile(
    r"""(?P<space>\s+)
      | (?P<line>--[^\n]*)
      | (?P<open>/-)
      | (?P<raw>r(?P<hashes>\#*)")
      | (?P<string>"(?:[^"\\]|\\.)*")
      | (?P<char>'(?:[^'\\\n]|\\(?:x[0-9a-fA-F]{2}|u\{?[0-9a-fA-F]+\}?|.))')
      | (?P<interpolated>[smf]!(?="))
      | (?P<quoted>«[^»]*»)
      | (?P<word>[^\W\d][\w'!?]*)
      | (?P<number>\d[\w.]*)
      | (?P<sign>.)""",
    re.VERBOSE | re.DOTALL,
)


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that may not be there: a line, counted from 1, and what."""

    line: int
    text: str


@dataclass(frozen=True, slots=True)
class Token:
    """A token of Lean, roughly: enough to tell code from comments and strings."""

    kind: str
    text: str
    start: int
    line: int


def tokens(text: str) -> Iterator[Token]:
    """The tokens of a source, comments as one token each; the text never goes unread."""
    position, line = 0, 1
    while position < len(text):
        match = _TOKEN.match(text, position)
        assert match is not None
        kind, end = match.lastgroup or "sign", match.end()
        if kind == "hashes":
            kind = "raw"
        if kind == "open":
            kind, end = "comment", _comment_end(text, position)
        elif kind == "raw":
            close = text.find('"' + match["hashes"], end)
            end = len(text) if close < 0 else close + 1 + len(match["hashes"])
        yield Token(kind, text[position:end], position, line)
        line += text.count("\n", position, end)
        position = end


def _comment_end(text: str, start: int) -> int:
    depth, position = 0, start
    while position < len(text):
        if text.startswith("/-", position):
            depth, position = depth + 1, position + 2
        elif text.startswith("-/", position):
            depth, position = depth - 1, position + 2
            if depth == 0:
                return position
        else:
            position += 1
    return position


def forbidden(text: str) -> list[Finding]:
    """What a source holds that it may not."""
    found = []
    code = [t for t in tokens(text) if t.kind not in ("space", "line", "comment")]
    for index, token in enumerate(code):
        before = code[index - 1].text if index else ""
        after = code[index + 1].text if index + 1 < len(code) else ""
        word = token.text.strip("«»")
        if token.kind in ("word", "quoted", "interpolated"):
            if word in FORBIDDEN or any(part in FORBIDDEN for part in word.split(".")):
                found.append(Finding(token.line, word))
            elif word == "set_option":
                name = _dotted(code, index + 1)
                if not ALLOWED_OPTIONS.fullmatch(name):
                    found.append(Finding(token.line, f"set_option {name}"))
            elif word in ("eval", "reduce", "exit") and before == "#":
                found.append(Finding(token.line, f"#{word}"))
            elif word == "import" and after == "Lean":
                found.append(Finding(token.line, "import Lean"))
        elif token.kind == "raw":
            found.append(Finding(token.line, "raw string"))
    return found


def _dotted(code: list[Token], index: int) -> str:
    name = ""
    while index < len(code) and (code[index].kind in ("word", "quoted") or code[index].text == "."):
        if name and code[index].kind != "sign" and not name.endswith("."):
            break
        name += code[index].text
        index += 1
    return name


_MODIFIERS = frozenset(["public", "protected", "noncomputable", "scoped", "local", "nonrec", "meta"])
_DECLARES = frozenset(["theorem", "lemma", "def", "abbrev", "structure", "inductive", "class"])


def undocumented(text: str) -> list[Finding]:
    """The public declarations of a source without a docstring, by name."""
    found = []
    all_tokens = [t for t in tokens(text) if t.kind not in ("space", "line")]
    documented, private, start, depth = False, False, True, 0
    for index, token in enumerate(all_tokens):
        if token.kind == "comment":
            if token.text.startswith("/--"):
                documented, private, start = True, False, True
            continue
        if token.text in "([{⟨":
            depth += 1
        elif token.text in ")]}⟩":
            depth = max(0, depth - 1)
        first = text.rfind("\n", 0, token.start) + 1 == token.start
        if token.text == "private":
            private = True
            continue
        if token.kind == "word" and token.text in _DECLARES and (first or start or private):
            at_line_start = _modifiers_only(text, token)
            if at_line_start and not documented and not private:
                name = all_tokens[index + 1].text if index + 1 < len(all_tokens) else "?"
                found.append(Finding(token.line, f"{token.text} {name}"))
            if at_line_start:
                documented = private = False
        start = token.text in _MODIFIERS or token.text == "]"
    return found


def _modifiers_only(text: str, token: Token) -> bool:
    """Whether only attributes and modifiers stand before the token on its line."""
    line = text[text.rfind("\n", 0, token.start) + 1 : token.start]
    line = re.sub(r"/--.*?-/", "", line)
    line = re.sub(r"@\[[^\]]*\]", "", line)
    return all(word in _MODIFIERS or word == "private" for word in line.split())
