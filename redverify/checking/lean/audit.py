"""What Lean sources may not contain.

Lean's kernel checks proofs, but a source can get around it. So these are refused:

- what lets something other than the kernel decide (``native_decide``, ``implemented_by``),
- what changes how the rest of the source is read (notation, elaborators, the compiler's modules),
- what leaves a proof out (``sorry``, axioms),
- what suppresses Lean's messages (``#guard_msgs``, options).

This takes the place of ``#print axioms``, which the embedded checker cannot run. Lean's syntax can be
extended, so no program can read every source. Only a plain subset is read (``tokens.py``), and whatever
is outside it is refused too.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import takewhile

from redverify.checking.lean.tokens import Token, code_of, in_code, tokens

#: These words are refused everywhere, also as a part of a dotted name.
_WORDS = """
axiom sorry sorryAx admit stop
native native_decide bv_decide bv_check ofReduceBool ofReduceNat trustCompiler reduceBool reduceNat
implemented_by extern export_name unsafe csimp opaque partial unsafeCast unsafeIO
lcProof lcUnreachable lcAny
run_cmd run_tac run_elab run_meta by_elab elab elab_rules macro macro_rules notation notation3 syntax
infix infixl infixr prefix postfix declare_syntax_cat binder_predicate unif_hint simproc dsimproc
simproc_decl dsimproc_decl builtin_simproc builtin_dsimproc initialize builtin_initialize init_quot
register_option register_builtin_option register_simp_attr register_parser_alias register_label_attr
register_tactic_tag register_error_explanation declare_config_elab declare_command_config_elab
declare_simp_like_tactic declare_simp_like_tactic_ext deprecated_syntax
debug skipKernelTC Meta Elab addDecl prelude include_str dbg_trace s! m! f! println! throwError
throwErrorAt trace logInfo logWarning logError
"""
FORBIDDEN = frozenset(_WORDS.split())

#: Where a complaint may begin, if not at a quoted word. Most tokens are none of these.
_TELLING = FORBIDDEN | {"set_option", "attribute", "#", "@"}

#: Options that only limit how long Lean works, or which style warnings it gives.
ALLOWED_OPTIONS = re.compile(r"maxHeartbeats|maxRecDepth|synthInstance\.maxHeartbeats|linter(\.\w+)+")

#: Attributes that only tell tactics and the elaborator what to use.
_ATTRIBUTES = """
simp grind ext expose no_expose reducible irreducible instance inherit_doc deprecated
refl symm trans congr elab_as_elim induction_eliminator cases_eliminator
"""
ALLOWED_ATTRIBUTES = frozenset(_ATTRIBUTES.split())

#: The only one of Lean's own modules that may be imported. The others can run programs.
ALLOWED_BUILT_IN = frozenset(["Init"])
BUILT_IN = frozenset(["Init", "Std", "Lean", "Lake", "LakeMain", "Leanc"])


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that is refused: its line, counted from 1, and what it is."""

    line: int
    text: str


@lru_cache(maxsize=256)
def forbidden(text: str) -> tuple[Finding, ...]:
    """What a source contains that is refused, in order of lines."""
    every = list(tokens(text))
    found = [Finding(t.line, f"unclear: {t.text[:20]!r}") for t in every if t.kind == "unclear"]
    items = code_of(every)
    for index, token in enumerate(items):
        if token.text in _TELLING or token.kind == "quoted":
            found.extend(Finding(token.line, what) for what in _complaints(items, index))
    imported, header = _header(items)
    for token, name in imported:
        if name.split(".", 1)[0].strip("«»") in BUILT_IN - ALLOWED_BUILT_IN:
            found.append(Finding(token.line, f"import of {name}"))
    found += [Finding(t.line, "import after the header") for t in items[header:] if t.text == "import"]
    return tuple(sorted(found, key=lambda finding: finding.line))


@lru_cache(maxsize=256)
def imports(text: str) -> tuple[str, ...]:
    """The modules that a source imports, in its header."""
    beginning = takewhile(lambda t: t.kind in ("word", "quoted") or t.text == ".", in_code(text))
    return tuple(name for _, name in _header(list(beginning))[0])


def _complaints(items: Sequence[Token], index: int) -> Iterator[str]:
    """What is wrong with a token that is code, given those after it."""
    token = items[index]
    if token.kind in ("word", "quoted"):
        word = token.text.strip("«»")
        if any(part in FORBIDDEN for part in word.split(".")):
            yield word
        elif word == "set_option":
            name, _ = _name(items, index + 1)
            if not ALLOWED_OPTIONS.fullmatch(name):
                yield f"set_option {name}"
        elif word == "attribute":
            yield from _attributes(items, index + 1)
    elif token.text == "#" and _touches(items, index) and items[index + 1].kind == "word":
        # a command, unless it is the width of a bit vector: `0#n`
        after_number = index > 0 and items[index - 1].kind == "number" and _touches(items, index - 1)
        if not (after_number and len(items[index + 1].text) == 1):
            yield f"#{items[index + 1].text}"
    elif token.text == "@" and _touches(items, index) and items[index + 1].text == "[":
        yield from _attributes(items, index + 1)


def _touches(items: Sequence[Token], index: int) -> bool:
    """Whether the next token follows at once."""
    return index + 1 < len(items) and items[index + 1].start == items[index].start + len(items[index].text)


def _name(items: Sequence[Token], index: int) -> tuple[str, int]:
    """The dotted name that begins at an index, as it is written, and the index after it."""
    name = ""
    while index < len(items) and (items[index].kind in ("word", "quoted") or items[index].text == "."):
        if (items[index].text == ".") == (name == "" or name.endswith(".")):
            break
        name += items[index].text
        index += 1
    return name, index


def _attributes(items: Sequence[Token], index: int) -> Iterator[str]:
    """The attributes in the brackets at an index that are not allowed."""
    depth, first = 0, False
    for position in range(index, len(items)):
        text = items[position].text
        if text in "([{⟨":
            depth += 1
            first = depth == 1
        elif text in ")]}⟩":
            depth -= 1
        elif depth == 1 and text == ",":
            first = True
        elif first and text not in ("scoped", "local", "-"):
            first = False
            name, _ = _name(items, position)
            if name not in ALLOWED_ATTRIBUTES:
                yield f"attribute {name or text}"
        if depth == 0:
            return


def _header(items: Sequence[Token]) -> tuple[list[tuple[Token, str]], int]:
    """The imports of a source, and the index of the first token after them."""
    found: list[tuple[Token, str]] = []
    index = 1 if items and items[0].text == "module" else 0
    while True:
        start = index
        while index < len(items) and items[index].text in ("public", "meta"):
            index += 1
        if index >= len(items) or items[index].text != "import":
            return found, start
        token = items[index]
        every = index + 1 < len(items) and items[index + 1].text == "all"
        name, index = _name(items, index + (2 if every else 1))
        found.append((token, name))
