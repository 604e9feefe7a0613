"""Text to syntax tree. Every error is a diagnostic, whatever the text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from redverify.language import syntax as sx
from redverify.language.diagnostics import DiagnosticError
from redverify.language.parsing.depth import check_depth
from redverify.language.parsing.lexer import tokens_of
from redverify.language.parsing.parse_table import END, ParseTable, Rule, parse_table
from redverify.language.parsing.syntax_errors import Problem, explain
from redverify.language.parsing.tokens import Token
from redverify.language.parsing.tree_builder import TreeBuilder
from redverify.language.source import Span


def parse_text(text: str, name: str = "<text>", back: Callable[[Span], Span] | None = None) -> sx.File:
    """The syntax tree of a source text; ``name`` is the file name in spans.

    ``back`` says where the text's places are in the text that the user has written, if that is another one.

    Raises :class:`~redverify.language.diagnostics.DiagnosticError` with an ``RV1xx`` code.
    """
    text = text.replace("\r\n", "\n")
    table = parse_table()
    tokens = list(tokens_of(text, name, table.terminals))
    tokens.append(Token(END, "", _end_of(text, name)))
    if back is not None:
        tokens = [Token(t.kind, str(t), back(t.span)) for t in tokens]
    file: sx.File = _run(table, tokens, TreeBuilder())
    check_depth(file)
    return file


def _end_of(text: str, name: str) -> Span:
    lines = text.split("\n")
    return Span(name, len(lines), len(lines[-1]) + 1, len(lines), len(lines[-1]) + 1)


def _run(table: ParseTable, tokens: Sequence[Token], builder: TreeBuilder) -> Any:
    """The LALR(1) automaton, with a stack of states and a stack of what has been built."""
    states, values = [table.initial], list[Any]()
    for position, token in enumerate(tokens):
        while True:
            action = table.states[states[-1]].get(token.kind)
            if action is None:
                raise _unexpected(table, states[-1], tokens, position)
            if action >= 0:
                states.append(action)
                values.append(token)
                break
            rule = table.rules[-1 - action]
            children = values[len(values) - rule.size :]
            del states[len(states) - rule.size :], values[len(values) - rule.size :]
            values.append(_reduced(rule, children, builder))
            states.append(table.states[states[-1]][rule.origin])
            if token.kind == END and states[-1] == table.final:
                return values[-1]
    raise AssertionError("the last token ends the parse")


def _reduced(rule: Rule, children: list[Any], builder: TreeBuilder) -> Any:
    for place in reversed(rule.spliced):
        children[place : place + 1] = children[place]
    if rule.method is None:
        return children
    if rule.transparent and len(children) == 1:
        return children[0]
    return getattr(builder, rule.method)(children)


def _unexpected(table: ParseTable, state: int, tokens: Sequence[Token], position: int) -> DiagnosticError:
    """The error of a token that the automaton has no action for."""
    words = {terminal: word for word, terminal in table.terminals.items()}
    expected = {words.get(s, s) for s in table.states[state] if s.isupper()}
    return explain(Problem(tokens, position, expected))
