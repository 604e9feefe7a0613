"""The words of SCHED for those who colour texts: a lexer for Pygments, and the TextMate grammar.

Both are made of the language's own lists of words, so that they agree with the parser. ``python -m
redverify.editor.highlighting FILE`` writes the grammar, which the extension for VS Code uses.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, ClassVar

from pygments.lexer import RegexLexer, bygroups
from pygments.token import Comment, Keyword, Name, Number, Operator, Punctuation, String, Whitespace

from redverify.language.functions import USUAL_FUNCTIONS
from redverify.language.parsing.tokens import KEYWORDS
from redverify.language.types import BUILTIN_TYPES

#: Words that begin a block or a declaration.
DECLARATIONS = frozenset(
    [
        "spec",
        "impl",
        "of",
        "import",
        "from",
        "assume",
        "type",
        "function",
        "operator",
        "input",
        "output",
        "tensor",
    ]
)

#: What an operator declares of itself.
LAWS = frozenset(["assoc", "comm", "unit"])

#: Values.
CONSTANTS = frozenset(["true", "false", "inf"])

#: Words between values.
OPERATORS = frozenset(["and", "or", "not"])

#: Reductions, and other words that are used like functions.
REDUCTIONS = frozenset(["sum", "prod", "max", "min", "any", "all", "xor", "reduce", "select"])

#: Commands, and the words in them.
COMMANDS = KEYWORDS - DECLARATIONS - LAWS - CONSTANTS - OPERATORS - REDUCTIONS

_SIGNS = r":=|\.\.|->|==|!=|<=|>=|//|[-+*/%=<>@]"
_NUMBER = r"\b[0-9]+(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?\b"
_NAME = r"[A-Za-z_][A-Za-z0-9_]*"

#: Words that are names elsewhere: ``overlap x, y at d``, ``view b[i] = a[i]`` and ``indices i32``.
_HERE = (
    rf"\b(?:indices(?=\s+[iu]\d)|(?:overlap|view)(?=\s+{_NAME}\s*[,\[])|at(?=\s+{_NAME}\s*(?:#|,|if\b|$)))"
)
_NAMED = rf"\b(spec|impl|of)(\s+)({_NAME})"


def _any(words: Iterable[str]) -> str:
    return rf"\b(?:{'|'.join(sorted(words))})\b"


#: Kinds of words: how Pygments and TextMate call them, and which words they are.
_KINDS = (
    (Keyword.Declaration, "storage.type.sched", DECLARATIONS),
    (Keyword.Pseudo, "storage.modifier.sched", LAWS),
    (Keyword.Constant, "constant.language.sched", CONSTANTS),
    (Operator.Word, "keyword.operator.word.sched", OPERATORS),
    (Name.Builtin, "support.function.reduction.sched", REDUCTIONS),
    (Keyword.Type, "support.type.sched", frozenset(BUILTIN_TYPES)),
    (Keyword, "keyword.control.sched", COMMANDS),
    (Name.Function, "support.function.sched", frozenset(USUAL_FUNCTIONS)),
)


class SchedLexer(RegexLexer):  # type: ignore[misc]
    """Colours texts of specifications and implementations."""

    name = "SCHED"
    aliases: ClassVar[list[str]] = ["sched"]
    filenames: ClassVar[list[str]] = ["*.sched"]
    mimetypes: ClassVar[list[str]] = ["text/x-sched"]
    tokens: ClassVar[dict[str, Any]] = {
        "root": [
            (r"\s+", Whitespace),
            (r"#.*", Comment.Single),
            (r'"[^"\n]*"', String.Double),
            (_NAMED, bygroups(Keyword.Declaration, Whitespace, Name.Class)),
            (_HERE, Keyword),
            *((_any(words), token) for token, _, words in _KINDS),
            (_NUMBER, Number),
            (_NAME, Name),
            (_SIGNS, Operator),
            (r"[()\[\]{}:,.]", Punctuation),
        ]
    }


def textmate() -> dict[str, Any]:
    """The TextMate grammar, as JSON holds it."""
    patterns = [
        {"name": "comment.line.number-sign.sched", "match": "#.*$"},
        {"name": "string.quoted.double.sched", "match": '"[^"\\n]*"'},
        {
            "match": _NAMED,
            "captures": {"1": {"name": "storage.type.sched"}, "3": {"name": "entity.name.type.sched"}},
        },
        {"name": "keyword.control.sched", "match": _HERE},
        *({"name": scope, "match": _any(words)} for _, scope, words in _KINDS),
        {"name": "constant.numeric.sched", "match": _NUMBER},
        {"name": "keyword.operator.sched", "match": _SIGNS},
    ]
    return {"name": "SCHED", "scopeName": "source.sched", "fileTypes": ["sched"], "patterns": patterns}


def main(arguments: list[str]) -> None:
    """Write the TextMate grammar to a file."""
    (file,) = arguments
    Path(file).write_text(json.dumps(textmate(), indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
