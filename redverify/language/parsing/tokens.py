"""Words of the language and the tokens of the lexer."""

from __future__ import annotations

from redverify.language.source import Span
from redverify.language.types import BUILTIN_TYPES

_WORDS = """
    spec impl of import assume type function operator assoc comm unit from input output tensor if elif
    else for par in let allocate accumulate atomic skip and or not true false inf sum prod max min
    any all xor reduce select
"""

#: The reserved words, type names aside.
KEYWORDS = frozenset(_WORDS.split())

#: Words that begin a command where a name or a type follows; elsewhere they are names.
BEGINNINGS = frozenset(["indices", "overlap", "view"])

#: All words that cannot be names.
RESERVED = KEYWORDS | BUILTIN_TYPES.keys()


class Token(str):
    """The text of a token, with the grammar's name of its terminal and its place."""

    __slots__ = ("kind", "span")
    kind: str
    span: Span

    def __new__(cls, kind: str, text: str, span: Span) -> Token:
        """A token of terminal ``kind`` at ``span``."""
        token = super().__new__(cls, text)
        token.kind = kind
        token.span = span
        return token
