# ruff: noqa: D102  (one method per rule of the grammar; the rules are the documentation)
"""From the parser's reductions to the syntax tree: one method per rule of ``grammar.lark``."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from redverify.language import syntax as sx
from redverify.language.diagnostics import fail
from redverify.language.parsing.tokens import Token
from redverify.language.source import NOWHERE, Span

#: What a rule receives: tokens and what the rules below it returned, in order.
Children = list[Any]

_PLACE_OF_ASSUME = "write such lines first in the block of an `impl`, before its commands"

#: What stands before the commands of an implementation, and its word.
_HEADS = {sx.Assume: "assume", sx.Overlap: "overlap", sx.Width: "indices"}


def _ident(token: Token) -> sx.Ident:
    return sx.Ident(str(token), token.span)


def _check_word(token: Token, word: str, hint: str) -> None:
    """Fail unless a name is the word that stands in its place."""
    if token != word:
        raise fail("RV107", f"`{token}` cannot stand here", token.span, hint)


def _span(children: Children) -> Span:
    """From the first to the last child; line and block marks at the end do not count."""
    last = len(children) - 1
    while last > 0 and getattr(children[last], "kind", "") in ("NEWLINE", "DEDENT"):
        last -= 1
    span: Span = children[0].span.to(children[last].span)
    return span


class TreeBuilder:
    """The methods that the LALR parser calls as it reduces, bottom up and without recursion."""

    # ------------------------------------------------------------ files

    def file(self, c: Children) -> sx.File:
        imports = tuple(x for x in c if isinstance(x, sx.Import))
        for late in c[len(imports) :]:
            if isinstance(late, sx.Import):
                raise fail(
                    "RV113", "an import below a definition", late.span, "imports stand at the top of the file"
                )
        span = c[0].span.to(c[-1].span) if c else NOWHERE
        return sx.File(imports, tuple(c[len(imports) :]), span)

    def import_line(self, c: Children) -> sx.Import:
        return sx.Import(str(c[1])[1:-1], _span(c))

    # ------------------------------------------------------------ specifications

    def spec(self, c: Children) -> sx.SpecBlock:
        return sx.SpecBlock(_ident(c[1]), c[3], tuple(c[8:-1]), _span(c[:6]))

    def assume(self, c: Children) -> sx.Assume:
        return sx.Assume(c[1], _span(c))

    def type_item(self, c: Children) -> sx.TypeItem:
        return sx.TypeItem(_ident(c[1]), _span(c))

    def record_item(self, c: Children) -> sx.RecordItem:
        return sx.RecordItem(_ident(c[1]), c[4], _span(c))

    def fields(self, c: Children) -> tuple[tuple[sx.Ident, sx.Ident], ...]:
        return tuple(c[::2])

    def record_field(self, c: Children) -> tuple[sx.Ident, sx.Ident]:
        return _ident(c[0]), c[2]

    def function_item(self, c: Children) -> sx.FunctionItem:
        return sx.FunctionItem(_ident(c[1]), c[3], c[6], _span(c))

    def operator_item(self, c: Children) -> sx.OperatorItem:
        return sx.OperatorItem(_ident(c[1]), c[3], tuple(c[4:-1]), span=_span(c))

    def defined_operator(self, c: Children) -> sx.OperatorItem:
        return sx.OperatorItem(_ident(c[1]), c[6], tuple(c[7:-3]), c[3], c[-2], _span(c))

    def boundary_item(self, c: Children) -> sx.BoundaryItem:
        return sx.BoundaryItem(str(c[0]), _ident(c[1]), c[3], c[6], _span(c))

    def ranged_item(self, c: Children) -> sx.BoundaryItem:
        range_ = sx.Extent(c[8], c[10], c[8].span.to(c[10].span))
        return sx.BoundaryItem(str(c[0]), _ident(c[1]), c[3], c[6], _span(c), range_)

    def monotone_item(self, c: Children) -> sx.BoundaryItem:
        _check_word(c[11], "monotone", "after the range of an input may stand `monotone`")
        return replace(self.ranged_item(c), monotone=True)

    def tensor_item(self, c: Children) -> sx.TensorItem:
        return sx.TensorItem(_ident(c[1]), c[3], c[6], _span(c))

    def ranged_tensor(self, c: Children) -> sx.TensorItem:
        return replace(self.tensor_item(c), range=sx.Extent(c[8], c[10], c[8].span.to(c[10].span)))

    def equation(self, c: Children) -> sx.EquationItem:
        return sx.EquationItem(_ident(c[0]), c[2], c[5], None, _span(c))

    def guarded_equation(self, c: Children) -> sx.EquationItem:
        return sx.EquationItem(_ident(c[0]), c[2], c[5], c[7], _span(c))

    def law(self, c: Children) -> sx.Law:
        return sx.Law(str(c[0]), c[1] if len(c) > 1 else None, _span(c))

    def names(self, c: Children) -> tuple[sx.Ident, ...]:
        return tuple(_ident(x) for x in c[::2])

    def types(self, c: Children) -> tuple[sx.Ident, ...]:
        return tuple(c[::2])

    def type(self, c: Children) -> sx.Ident:
        return _ident(c[0])

    def extents(self, c: Children) -> tuple[sx.Extent, ...]:
        return tuple(c[::2])

    def extent(self, c: Children) -> sx.Extent:
        return sx.Extent(c[0] if len(c) > 1 else None, c[-1], _span(c))

    # ------------------------------------------------------------ implementations

    def impl(self, c: Children) -> sx.ImplBlock:
        content = c[10:-1]
        heads = sx.Assume | sx.Overlap | sx.Width
        count = next((n for n, x in enumerate(content) if not isinstance(x, heads)), len(content))
        return sx.ImplBlock(
            _ident(c[1]),
            _ident(c[3]),
            c[5],
            tuple([x for x in content[:count] if isinstance(x, sx.Assume)]),
            self._commands(content[count:]),
            _span(c[:8]),
            overlaps=tuple([x for x in content[:count] if isinstance(x, sx.Overlap)]),
            widths=tuple([x for x in content[:count] if isinstance(x, sx.Width)]),
        )

    def parametric_impl(self, c: Children) -> sx.ImplBlock:
        return replace(self.impl([*c[:2], *c[5:]]), parameters=c[3])

    def bindings(self, c: Children) -> tuple[sx.Binding, ...]:
        return tuple(c[::2])

    def binding(self, c: Children) -> sx.Binding:
        return sx.Binding(_ident(c[0]), None, None, _ident(c[2]), None, _span(c))

    def layout_binding(self, c: Children) -> sx.Binding:
        return sx.Binding(_ident(c[0]), c[2], None, _ident(c[5]), c[7], _span(c))

    def boxed_binding(self, c: Children) -> sx.Binding:
        return sx.Binding(_ident(c[0]), c[2], c[4], _ident(c[7]), c[9], _span(c))

    def block(self, c: Children) -> sx.Block:
        return self._commands(c[2:-1])

    def _commands(self, content: Children) -> sx.Block:
        for command in content:
            if isinstance(command, sx.Assume | sx.Overlap | sx.Width):
                word = _HEADS[type(command)]
                raise fail("RV113", f"an `{word}` below a command", command.span, _PLACE_OF_ASSUME)
        return tuple(content)

    def overlap(self, c: Children) -> sx.Overlap:
        _check_word(c[4], "at", "the distance has a name: `overlap x, y at d`")
        condition = c[7] if len(c) > 7 and c[6] == "if" else None
        last = c[7].span if condition is not None else (c[5][-1] if c[5] else c[4]).span
        return sx.Overlap(_ident(c[1]), _ident(c[3]), c[5], condition, c[0].span.to(last))

    def width(self, c: Children) -> sx.Width:
        return sx.Width(c[1], _span(c))

    def view(self, c: Children) -> sx.View:
        names, extents = tuple([n for n, _ in c[3]]), tuple([e for _, e in c[3]])
        return sx.View(_ident(c[1]), names, extents, _ident(c[6]), c[8], _span(c))

    def view_variables(self, c: Children) -> tuple[tuple[sx.Ident, sx.Expr | None], ...]:
        return tuple(c[::2])

    def view_variable(self, c: Children) -> tuple[sx.Ident, sx.Expr | None]:
        return _ident(c[0]), c[2] if len(c) > 1 else None

    def skip(self, c: Children) -> sx.Skip:
        return sx.Skip(_span(c))

    def assign(self, c: Children) -> sx.Assign:
        return sx.Assign(_ident(c[0]), c[2], c[4], c[6], _span(c))

    def annotation(self, c: Children) -> sx.Expr | None:
        return c[1] if c else None

    def operator(self, c: Children) -> sx.Ident:
        return _ident(c[0])

    def accumulation(self, c: Children) -> sx.Accumulate:
        atomic = c[0].kind == "ATOMIC"
        array, _, indices, _, annotation, operator, *rest = c[1:] if atomic else c
        inserted = rest[1] if rest[0] == "{" else None
        return sx.Accumulate(
            _ident(array), indices, annotation, operator, inserted, rest[-2], atomic, _span(c)
        )

    def scope(self, c: Children) -> sx.Scope:
        return sx.Scope(tuple(_ident(x) for x in c[1:-2:2]), c[-1], _span(c[:-1]))

    def let(self, c: Children) -> sx.Let:
        return sx.Let(_ident(c[1]), c[3], _span(c))

    def data_let(self, c: Children) -> sx.DataLet:
        return sx.DataLet(_ident(c[1]), c[2], c[4], c[6], c[8], _span(c))

    def allocate(self, c: Children) -> sx.Allocate:
        return sx.Allocate(_ident(c[1]), c[3], c[6], _span(c))

    def if_chain(self, c: Children) -> sx.If:
        otherwise = None if isinstance(c[-1], sx.Branch) else c[-1]
        branches = tuple(c if otherwise is None else c[:-1])
        return sx.If(branches, otherwise, c[0].span)

    def branch(self, c: Children) -> sx.Branch:
        return sx.Branch(c[1], c[3], _span(c[:3]))

    def otherwise(self, c: Children) -> sx.Block:
        block: sx.Block = c[2]
        return block

    def loop(self, c: Children) -> sx.Loop:
        lower = c[4] if c[3] == "in" else None
        return sx.Loop(c[0] == "par", c[1], _ident(c[2]), lower, c[-3], c[-1], _span(c[:-1]))

    def tag(self, c: Children) -> str | None:
        return str(c[1]) if c else None

    # ------------------------------------------------------------ expressions

    def exprs(self, c: Children) -> tuple[sx.Expr, ...]:
        return tuple(c[::2])

    def binary(self, c: Children) -> sx.Binary:
        return sx.Binary(str(c[1]), c[0], c[2], _span(c))

    def after_reduction(self, c: Children) -> sx.Expr:
        raise fail(
            "RV108",
            f"`{c[1]}` after a reduction without parentheses",
            c[1].span,
            f"write `(sum[...] e) {c[1]} f` if the reduction ends here, `sum[...] (e {c[1]} f)` if not",
        )

    def negation(self, c: Children) -> sx.Not:
        return sx.Not(c[1], _span(c))

    def comparison(self, c: Children) -> sx.Comparison:
        return sx.Comparison(tuple(c[::2]), tuple(str(x) for x in c[1::2]), _span(c))

    def negate(self, c: Children) -> sx.Negate:
        return sx.Negate(c[1], _span(c))

    def reduction(self, c: Children) -> sx.Reduction:
        word, binders = c[0], c[-5]
        operator = c[1].name if word == "reduce" else None
        if not binders:
            raise fail(
                "RV107", "a reduction without variable", word.span, f"write `{word}[k : 0 <= k < N] e`"
            )
        return sx.Reduction(str(word), operator, binders, c[-3], c[-1], _span(c))

    def element(self, c: Children) -> sx.ElementAt:
        return sx.ElementAt(c[0], c[3], _span(c))

    def projection(self, c: Children) -> sx.Projection:
        return sx.Projection(c[0], _ident(c[2]), _span(c))

    def variable(self, c: Children) -> sx.Variable:
        return sx.Variable(str(c[0]), c[0].span)

    def read(self, c: Children) -> sx.ArrayRead:
        return sx.ArrayRead(str(c[0]), c[2], _span(c))

    def call(self, c: Children) -> sx.Call:
        return sx.Call(str(c[0]), c[2], _span(c))

    def cast(self, c: Children) -> sx.CastTo:
        return sx.CastTo(str(c[0]), c[2], _span(c))

    def parenthesised(self, c: Children) -> sx.Expr:
        inside: sx.Expr = c[1]
        return inside

    def number(self, c: Children) -> sx.Number:
        return sx.Number(str(c[0]), c[0].span)

    def infinity(self, c: Children) -> sx.Infinity:
        return sx.Infinity(c[0].span)

    def truth(self, c: Children) -> sx.Truth:
        return sx.Truth(c[0] == "true", c[0].span)
