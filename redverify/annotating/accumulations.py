"""Assignments ``x := x + e`` as accumulations ``x += e``, where only these can be annotated.

Both do the same: they read and write the same cells, and race with the same others. But what an assignment
writes has to be said in full, as a reduction over the iterations so far. An accumulation is annotated with
the reduction that the cell is to hold, and with the index of what it adds.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from redverify.annotating.annotate import AnnotatedText, annotate_text, assembled
from redverify.annotating.writing import Insertion, Place, closing_bracket, inserted, tokens_and_places
from redverify.language import syntax as sx
from redverify.language.parsing.parser import parse_text
from redverify.language.parsing.tokens import Token
from redverify.language.syntax_walks import commands_of, with_blocks

#: Signs of operators, which commute on numbers and floats, bit by bit.
_SIGNS = ("+", "*")

#: Words that are operators, besides those that the text declares.
_WORDS = ("max", "min")


@dataclass(frozen=True, slots=True)
class Accumulating:
    """A text with annotations, and what made accumulations of its assignments before.

    ``lines`` are those of the assignments, by their implementations.
    """

    annotated: AnnotatedText
    source: str
    pieces: tuple[Insertion, ...] = ()
    lines: Mapping[str, tuple[int, ...]] = field(default_factory=dict)


def as_accumulations(lines: Iterable[int]) -> str:
    """What is said of assignments that are accumulations now."""
    return f"as accumulations, as `x += e` for `x := x + e`: line {', '.join(map(str, lines))}"


def annotate_accumulating(text: str, name: str, impls: Sequence[str], *, fill: bool) -> Accumulating:
    """The text with annotations, and with accumulations in implementations that they explain.

    They are tried where the first statement that cannot be annotated otherwise is such an assignment: what
    follows may follow from it. Raises as :func:`.annotate_text`.
    """
    text = text.removeprefix("\ufeff")
    plain = annotate_text(text, name, impls, fill=fill)
    troubles = {i.impl: i.trouble for i in plain.impls if i.trouble is not None}
    steps = _steps_of(text, name, troubles.keys())
    tried = {i: of_impl for i, of_impl in steps.items() if troubles[i] in {line for line, _ in of_impl}}
    if not tried:
        return Accumulating(plain, text)
    source = inserted(text, _flat(tried.values()))
    again = {i.impl: i for i in annotate_text(source, name, [*tried], fill=fill).impls}
    explained = {i: tried[i] for i in tried if again[i].trouble is None}
    pieces = _flat(explained.values())
    source = inserted(text, pieces)
    if _accumulating(text, name) != _accumulating(source, name):
        raise AssertionError("the text with accumulations is another program")
    chosen = [again[i.impl] if i.impl in explained else i for i in plain.impls]
    lines = {i: tuple(sorted({line for line, _ in of_impl})) for i, of_impl in explained.items()}
    return Accumulating(assembled(source, name, chosen), source, pieces, lines)


def _flat(steps: Iterable[Mapping[Place, Sequence[Insertion]]]) -> tuple[Insertion, ...]:
    return tuple(piece for of_impl in steps for of_step in of_impl.values() for piece in of_step)


def _accumulating(text: str, name: str) -> sx.File:
    """The program of a text with all assignments that may be accumulations as such."""
    file = parse_text(text, name)
    operators = _operators(file)
    blocks = (
        replace(b, body=tuple(_rewritten(b.body, operators))) if isinstance(b, sx.ImplBlock) else b
        for b in file.blocks
    )
    return replace(file, blocks=tuple(blocks))


def _operators(file: sx.File) -> frozenset[str]:
    items = [i for b in file.blocks if isinstance(b, sx.SpecBlock) for i in b.items]
    return frozenset({*_WORDS, *(i.name.name for i in items if isinstance(i, sx.OperatorItem))})


def _step(command: sx.Assign, operators: Collection[str]) -> tuple[str, sx.Expr] | None:
    """The operator and the operand of an assignment that applies it to its own cell."""
    cell = sx.ArrayRead(command.array.name, command.indices)
    match command.value:
        case sx.Binary(operator, left, right) if operator in _SIGNS and cell in (left, right):
            return operator, right if left == cell else left
        case sx.Call(operator, (left, right)) if operator in operators and left == cell:
            return operator, right
    return None


def _rewritten(block: sx.Block, operators: Collection[str]) -> Iterator[sx.Command]:
    for command in block:
        match command:
            case sx.Assign(array, indices, None) if (step := _step(command, operators)) is not None:
                operator = sx.Ident(step[0])
                yield sx.Accumulate(array, indices, None, operator, None, step[1], False, command.span)
            case _:
                yield with_blocks(command, lambda inside: _rewritten(inside, operators))


def _steps(block: sx.Block, operators: Collection[str]) -> Iterator[tuple[sx.Assign, str]]:
    """The assignments of a block that may be accumulations, with their operators."""
    for command in commands_of(block):
        if isinstance(command, sx.Assign) and command.annotation is None:
            step = _step(command, operators)
            if step is not None:
                yield command, step[0]


def _steps_of(text: str, name: str, impls: Collection[str]) -> dict[str, dict[Place, list[Insertion]]]:
    """What writes assignments of implementations as accumulations, by their places."""
    file = parse_text(text, name)
    operators = _operators(file)
    tokens, places = tokens_and_places(text, name)
    found: dict[str, dict[Place, list[Insertion]]] = {}
    for block in file.blocks:
        if isinstance(block, sx.ImplBlock) and block.name.name in impls:
            found[block.name.name] = of_impl = {}
            for command, operator in _steps(block.body, operators):
                pieces = _of_step(command, operator, tokens, places[_place(command)])
                if pieces:
                    of_impl[_place(command)] = pieces
    return found


def _place(command: sx.Assign) -> Place:
    return command.span.line, command.span.column


def _of_step(command: sx.Assign, operator: str, tokens: Sequence[Token], first: int) -> list[Insertion]:
    """``:= x[i] +`` becomes ``+=``, ``:= e + x[i]`` becomes ``+= e``, ``:= max(x[i], e)`` becomes ``max= e``.

    Nothing for a step that is written in another way, in parentheses or on several lines.
    """
    start = closing_bracket(tokens, first) + 1
    ends = [n for n in range(start, len(tokens)) if tokens[n].span.end_line == command.span.end_line]
    stop = next((n for n in ends if tokens[n].span.end_column == command.span.end_column), start)
    if tokens[start].span.line != command.span.end_line:
        return []
    cell = [str(token) for token in tokens[first:start]]
    words = [str(token) for token in tokens[start : stop + 1]]
    size, sign = len(cell), f"{operator}="
    if operator in _SIGNS and words[: size + 2] == [":=", *cell, operator]:
        return [_replaced(tokens[start], tokens[start + size + 1], sign)]
    if operator in _SIGNS and words[-size - 1 :] == [operator, *cell]:
        kept = _replaced(tokens[stop - size], tokens[stop], "")
        return [_replaced(tokens[start], tokens[start], sign), kept]
    if words[: size + 4] == [":=", operator, "(", *cell, ","] and words[-1] == ")":
        return [
            _replaced(tokens[start], tokens[start + size + 3], sign),
            _replaced(tokens[stop], tokens[stop], ""),
        ]
    return []


def _replaced(first: Token, last: Token, text: str) -> Insertion:
    """A text in place of tokens of one line."""
    at = first.span
    return Insertion(at.line, at.column, text, at.line, last.span.end_column - at.column)
