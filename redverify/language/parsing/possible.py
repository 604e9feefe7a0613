"""What may follow the beginning of a text, by the automaton of the grammar: for completion in editors."""

from __future__ import annotations

from redverify.language.diagnostics import DiagnosticError
from redverify.language.parsing.lexer import tokens_of
from redverify.language.parsing.parse_table import ParseTable, parse_table
from redverify.language.parsing.tokens import Token

#: Terminals that stand for many words.
_CLASSES = ("NAME", "TYPE", "INT", "DECIMAL", "STRING")


def words_after(text: str, *marks: str) -> frozenset[str] | None:
    """The words and signs that may stand behind a text, and the names of terminals such as ``NAME``.

    ``None`` where the text is not the beginning of a program. The text may end within a line; ``marks`` are
    those of lines and blocks (``NEWLINE``, ``INDENT``, ``DEDENT``) that stand between it and what follows.
    """
    table = parse_table()
    stack = [table.initial]
    tokens = _tokens(text, table)
    if tokens is None:
        return None
    for kind in (*(token.kind for token in tokens), *marks):
        if not _shift(table, stack, kind):
            return None
    words = {terminal: word for word, terminal in table.terminals.items() if terminal not in _CLASSES}
    return frozenset(
        words.get(symbol, symbol)
        for symbol in table.states[stack[-1]]
        if symbol.isupper() and _shift(table, list(stack), symbol)
    )


def _tokens(text: str, table: ParseTable) -> list[Token] | None:
    """The tokens of a text, without what the lexer puts where the last line ends; ``None`` if it has none."""
    found: list[Token] = []
    try:
        found.extend(tokens_of(text, "<text>", table.terminals))
    except DiagnosticError as error:
        span = error.diagnostics[0].span
        if text.split("\n")[span.line - 1][span.column - 1] not in "([{":  # it is not only that one is open
            return None
    while found and found[-1].kind in ("NEWLINE", "DEDENT"):
        found.pop()
    return found


def _shift(table: ParseTable, stack: list[int], symbol: str) -> bool:
    """Change the stack of states by a symbol; false, and any stack, where it is not possible."""
    while True:
        action = table.states[stack[-1]].get(symbol)
        if action is None:
            return False
        if action >= 0:
            stack.append(action)
            return True
        rule = table.rules[-1 - action]
        del stack[len(stack) - rule.size :]
        stack.append(table.states[stack[-1]][rule.origin])
