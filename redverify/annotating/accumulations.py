"""Assignments ``x := x + e`` as accumulations ``x += e``, where only these can be annotated.

Both do the same: they read and write the same cells, and race with the same others. But what an assignment
writes has to be said in full, as a reduction over the iterations so far. An accumulation is annotated with
the reduction that the cell is to hold, and with the index of what it adds.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace

from redverify.annotating.annotate import AnnotatedText, annotate_text
from redverify.annotating.writing import Insertion, Place, closing_bracket, inserted, tokens_and_places
from redverify.language import syntax as sx
from redverify.language.parsing.parser import parse_text
from redverify.language.parsing.tokens import Token

#: Signs and words of operators that may stand before ``=``, besides operators that the text declares.
_SIGNS, _WORDS = ("+", "*"), ("max", "min")


@dataclass(frozen=True, slots=True)
class Accumulating:
    """A text with annotations, and what made accumulations of its assignments before."""

    annotated: AnnotatedText
    source: str
    pieces: tuple[Insertion, ...] = ()


def annotate_accumulating(text: str, name: str, impls: Sequence[str], *, fill: bool) -> Accumulating:
    """The text with annotations; implementations that have none otherwise are written with accumulations.

    An implementation is, if that explains all its statements, and a statement was unexplained or its
    annotation not what the runs wrote. Raises as :func:`.annotate_text`.
    """
    text = text.removeprefix("\ufeff")
    first = Accumulating(annotate_text(text, name, impls, fill=fill), text)
    open_ = [i.impl for i in first.annotated.impls if not i.explained]
    while open_:
        steps = _pieces(text, name, open_)
        if not steps:
            break
        pieces = tuple(piece for of_step in steps.values() for piece in of_step)
        source = inserted(text, pieces)
        _check_same(text, source, name, steps.keys())
        again = annotate_text(source, name, impls, fill=fill)
        better = [i.impl for i in again.impls if i.impl in open_ and i.explained]
        if better == open_:
            return Accumulating(again, source, pieces)
        open_ = better
    return first


def _check_same(before: str, after: str, name: str, places: Collection[Place]) -> None:
    """Raises :class:`AssertionError`, which is a bug, if more than the assignments at places has changed."""
    file = parse_text(before, name)
    blocks = (
        replace(b, body=tuple(_rewritten(b.body, _operators(file), places)))
        if isinstance(b, sx.ImplBlock)
        else b
        for b in file.blocks
    )
    if replace(file, blocks=tuple(blocks)) != parse_text(after, name):
        raise AssertionError("the text with accumulations is another program")


def _operators(file: sx.File) -> frozenset[str]:
    items = [i for b in file.blocks if isinstance(b, sx.SpecBlock) for i in b.items]
    return frozenset({*_WORDS, *(i.name.name for i in items if isinstance(i, sx.OperatorItem))})


def _step(command: sx.Assign, operators: Collection[str]) -> tuple[str, sx.Expr] | None:
    """The operator and the operand of an assignment that applies it to its own cell, on the left."""
    cell = sx.ArrayRead(command.array.name, command.indices)
    match command.value:
        case sx.Binary(operator, left, right) if operator in _SIGNS and left == cell:
            return operator, right
        case sx.Call(operator, (left, right)) if operator in operators and left == cell:
            return operator, right
    return None


def _rewritten(
    block: sx.Block, operators: Collection[str], places: Collection[Place]
) -> Iterator[sx.Command]:
    """The block with the assignments at places as accumulations."""
    for command in block:
        match command:
            case sx.Assign(array, indices, None) if (step := _step(command, operators)) is not None:
                operator = sx.Ident(step[0])
                other = sx.Accumulate(array, indices, None, operator, None, step[1], False, command.span)
                yield other if _place(command) in places else command
            case sx.Scope(body=body) | sx.Loop(body=body):
                yield replace(command, body=tuple(_rewritten(body, operators, places)))
            case sx.If(branches=branches, otherwise=otherwise):
                kept = tuple(replace(b, body=tuple(_rewritten(b.body, operators, places))) for b in branches)
                last = None if otherwise is None else tuple(_rewritten(otherwise, operators, places))
                yield replace(command, branches=kept, otherwise=last)
            case _:
                yield command


def _steps(block: sx.Block, operators: Collection[str]) -> Iterator[tuple[sx.Assign, str]]:
    """The assignments of a block that may be accumulations, with their operators."""
    for command in block:
        match command:
            case sx.Assign(annotation=None) if (step := _step(command, operators)) is not None:
                yield command, step[0]
            case sx.Scope(body=body) | sx.Loop(body=body):
                yield from _steps(body, operators)
            case sx.If(branches=branches, otherwise=otherwise):
                for body in (*(b.body for b in branches), otherwise or ()):
                    yield from _steps(body, operators)
            case _:
                pass


def _pieces(text: str, name: str, impls: Collection[str]) -> dict[Place, list[Insertion]]:
    """What writes assignments of implementations as accumulations, by their places."""
    file = parse_text(text, name)
    operators = _operators(file)
    tokens, places = tokens_and_places(text, name)
    found: dict[Place, list[Insertion]] = {}
    for block in file.blocks:
        if isinstance(block, sx.ImplBlock) and block.name.name in impls:
            for command, operator in _steps(block.body, operators):
                pieces = _of_step(command, operator, tokens, places[_place(command)])
                if pieces:
                    found[_place(command)] = pieces
    return found


def _place(command: sx.Assign) -> Place:
    return command.span.line, command.span.column


def _of_step(command: sx.Assign, operator: str, tokens: Sequence[Token], first: int) -> list[Insertion]:
    """``:= x[i] +`` becomes ``+=``, and ``:= max(x[i], e)`` becomes ``max= e``.

    Nothing for a step that is written in another way, in parentheses or on several lines.
    """
    start = closing_bracket(tokens, first) + 1
    called = operator not in _SIGNS
    read = start + (3 if called else 1)
    head = [":=", *([operator, "("] if called else []), command.array.name, "["]
    if [str(t) for t in tokens[start : read + 2]] != head:
        return []
    last = tokens[closing_bracket(tokens, read) + 1]
    at, end = tokens[start].span, last.span
    if str(last) != ("," if called else operator) or at.line != end.end_line:
        return []
    line = command.span.line
    pieces = [Insertion(at.line, at.column, f"{operator}=", line, end.end_column - at.column)]
    if called:
        pieces.append(Insertion(command.span.end_line, command.span.end_column - 1, "", line, 1))
    return pieces
