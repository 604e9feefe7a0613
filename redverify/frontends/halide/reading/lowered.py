"""The lowered form: sections of Halide's debugging output, parsed to their last character."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from functools import cache
from importlib.resources import files
from typing import Any, cast

from lark import Lark, Token, Transformer
from lark.exceptions import UnexpectedInput

from redverify.frontends.common.errors import Place, TranslationError
from redverify.frontends.halide.reading import syntax as sx

#: The pass whose result is validated, and the one whose assertions are read.
PROGRAM_PASS = "destructuring tuple-valued realizations"
ASSERTIONS_PASS = "second simplification"

_TITLE = re.compile(r"Lowering after (?P<title>[^:\n]*):?(?P<unchanged> \(unchanged\))?$")

#: What the lowered text calls one of the two programs in messages.
ROLE = "lowered"


def sections(output: str) -> dict[str, sx.Section]:
    """The sections of Halide's output by the pass they stand after; nothing is parsed yet.

    A pass that changes nothing has the lines of the one before.
    """
    found: dict[str, sx.Section] = {}
    lines = output.split("\n")
    starts = [(n, m) for n, line in enumerate(lines) if (m := _TITLE.match(line))]
    ends = [n for n, _ in starts[1:]] + [len(lines)]
    previous: sx.Section | None = None
    for (start, match), end in zip(starts, ends, strict=True):
        title = match["title"]
        if match["unchanged"] and previous is not None:
            section = replace(previous, title=title)
        else:
            section = sx.Section(title, tuple(lines[start + 1 : end]), start + 2)
        found[title] = previous = section
    return found


def parsed(all_sections: Mapping[str, sx.Section], title: str) -> sx.Section:
    """The section after a pass with its statements.

    :class:`.TranslationError` is raised if it is missing or cannot be read.
    """
    section = all_sections.get(title)
    if section is None:
        raise TranslationError(f"Halide's output has no section {title!r}")
    text = "\n".join(section.lines).strip("\n") + "\n"
    leading = next((n for n, line in enumerate(section.lines) if line), 0)
    try:
        body = cast(tuple[sx.Stmt, ...], _parser().parse(text))
    except UnexpectedInput as error:
        line = max(error.line, 1) + leading if error.line and error.line > 0 else len(section.lines)
        raise TranslationError("a line that cannot be read", place_of(section, line)) from None
    return replace(section, body=body, lines=section.lines[leading:])


def place_of(section: sx.Section, line: int) -> Place:
    """The place of a line, counted from 1, of a section."""
    text = section.lines[line - 1].strip() if 0 < line <= len(section.lines) else ""
    return Place(f"{ROLE} ({section.title})", line, text)


@cache
def _parser() -> Lark:
    grammar = files("redverify.frontends.halide.reading").joinpath("lowered.lark").read_text("utf-8")
    return Lark(grammar, parser="lalr", transformer=_Reader())


def _type(token: Token | None) -> str:
    return "" if token is None else token.strip("()")


class _Reader(Transformer[Token, Any]):
    """Makes statements and expressions of what the grammar recognises."""

    def start(self, parts: list[Any]) -> tuple[sx.Stmt, ...]:
        return cast(tuple[sx.Stmt, ...], parts[0])

    def block(self, parts: list[Any]) -> tuple[sx.Stmt, ...]:
        return tuple(parts)

    # ------------------------------------------------------------ statements

    def bind(self, parts: list[Any]) -> sx.Bind:
        name, value = parts
        return sx.Bind(str(name), value, name.line)

    def assertion(self, parts: list[Any]) -> sx.Assert:
        return sx.Assert(parts[1], parts[2], parts[0].line)

    def produce(self, parts: list[Any]) -> sx.Produce:
        return sx.Produce(str(parts[0]), parts[1], parts[0].line)

    def consume(self, parts: list[Any]) -> sx.Produce:
        return sx.Produce(str(parts[0]), parts[1], parts[0].line, consumes=True)

    def loop(self, parts: list[Any]) -> sx.For:
        kind, name, minimum, extent, body = parts
        return sx.For(str(kind).partition("<")[0], str(name), minimum, extent, body, name.line)

    def bound(self, parts: list[Any]) -> tuple[str, sx.Expr, sx.Expr]:
        return "bound", parts[0], parts[1]

    def memory(self, parts: list[Any]) -> tuple[str, str]:
        return "memory", str(parts[0])

    def condition(self, parts: list[Any]) -> tuple[str, sx.Expr]:
        return "condition", parts[0]

    def realize(self, parts: list[Any]) -> sx.Realize:
        name, *others, body = parts
        bounds = tuple([(p[1], p[2]) for p in others if p[0] == "bound"])
        memory = next((p[1] for p in others if p[0] == "memory"), "")
        condition = next((p[1] for p in others if p[0] == "condition"), None)
        return sx.Realize(str(name), bounds, body, name.line, memory, condition)

    def provide(self, parts: list[Any]) -> sx.Provide:
        call, *arguments, value = parts
        return sx.Provide(str(call)[:-1], tuple(arguments), (value,), call.line)

    def atomic(self, parts: list[Any]) -> sx.Atomic:
        return sx.Atomic(str(parts[0]), parts[-1], parts[0].line)

    def conditional(self, parts: list[Any]) -> sx.If:
        otherwise: tuple[sx.Stmt, ...] = ()
        if len(parts) > 3:
            otherwise = (parts[3],) if isinstance(parts[3], sx.If) else parts[3]
        return sx.If(parts[1], parts[2], otherwise, parts[0].line)

    def otherwise(self, parts: list[Any]) -> tuple[sx.Stmt, ...]:
        return cast(tuple[sx.Stmt, ...], parts[0])

    def evaluate(self, parts: list[Any]) -> sx.Evaluate:
        return sx.Evaluate(parts[0], parts[1].line)

    def hoisted(self, parts: list[Any]) -> sx.Other:
        return sx.Other("hoisted_storage", parts[0].line, parts[-1])

    def allocate(self, parts: list[Any]) -> sx.Other:
        return sx.Other("allocate", parts[0].line)

    def free(self, parts: list[Any]) -> sx.Other:
        return sx.Other("free", parts[0].line)

    def store(self, parts: list[Any]) -> sx.Other:
        return sx.Other("store", parts[0].line)

    def predicated(self, parts: list[Any]) -> sx.Other:
        return sx.Other("predicate", parts[0].line, (parts[-1],))

    def prefetch(self, parts: list[Any]) -> sx.Other:
        return sx.Other("prefetch", parts[0].line)

    def acquire(self, parts: list[Any]) -> sx.Other:
        return sx.Other("acquire", parts[0].line, parts[-1])

    def fork(self, parts: list[Any]) -> sx.Other:
        return sx.Other("fork", parts[0].line, tuple(s for block in parts[1:] for s in block))

    # ------------------------------------------------------------ expressions

    def binary(self, parts: list[Any]) -> sx.Binary:
        left, op, right = parts
        return sx.Binary(str(op), left, right)

    def difference(self, parts: list[Any]) -> sx.Binary:
        return sx.Binary("-", *parts)

    def product(self, parts: list[Any]) -> sx.Binary:
        return sx.Binary("*", *parts)

    def extreme(self, parts: list[Any]) -> sx.Binary:
        return sx.Binary(str(parts[0])[:-1], parts[1], parts[2])

    def let_in(self, parts: list[Any]) -> sx.Let:
        return sx.Let(str(parts[0]), parts[1], parts[2])

    def negation(self, parts: list[Any]) -> sx.Not:
        return sx.Not(parts[0])

    def cast(self, parts: list[Any]) -> sx.Cast:
        return sx.Cast(str(parts[0])[:-1], parts[1])

    def reinterpret(self, parts: list[Any]) -> sx.Reinterpret:
        return sx.Reinterpret(_type(parts[0]), parts[1])

    def select(self, parts: list[Any]) -> sx.Select:
        return sx.Select(*parts[1:])

    def call(self, parts: list[Any]) -> sx.Call:
        type_, name, *arguments = parts
        return sx.Call(str(name)[:-1], tuple(arguments), _type(type_))

    def variable(self, parts: list[Any]) -> sx.Var:
        return sx.Var(str(parts[1]), _type(parts[0]))

    def load(self, parts: list[Any]) -> sx.Load:
        return sx.Load(str(parts[1]), parts[2], _type(parts[0]))

    def integer(self, parts: list[Any]) -> sx.Int:
        return sx.Int(int(parts[1]), _type(parts[0]) or "int32")

    def float(self, parts: list[Any]) -> sx.Float:
        return float_of(str(parts[0]))

    def string(self, parts: list[Any]) -> sx.String:
        return sx.String(str(parts[0])[1:-1])


def float_of(text: str) -> sx.Float:
    """The float that the lowered text shows: ``0.500000f``, ``1.000000e-07``, ``-inff``."""
    digits = text.removesuffix("f") if not text.endswith("inf") else text
    type_ = "float32" if digits != text else "float64"
    if text.endswith("h"):
        digits, type_ = text[:-1], "float16"
    if digits.lstrip("-") in ("inf", "nan"):
        return sx.Float(digits, type_, text)
    value = Fraction(digits)
    return sx.Float("-0.0" if value == 0 and digits.startswith("-") else value, type_, text)
