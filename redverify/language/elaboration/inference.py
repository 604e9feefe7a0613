"""Types and kinds of expressions before elaboration.

A literal has no type of its own; it takes that of the expressions around it, found here.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import assert_never

from redverify.language import syntax as sx
from redverify.language.elaboration.names import Environment
from redverify.language.functions import USUAL_FUNCTIONS
from redverify.language.types import BOOL, BUILTIN_TYPES, ValueType


class Kind(IntEnum):
    """What an expression is made of: literals only, indices, or some value."""

    LITERAL = 0
    INDEX = 1
    VALUE = 2


class Inference:
    """Types and kinds of the parts of one expression, computed once for each."""

    def __init__(self, env: Environment) -> None:
        self._declarations = env.declarations
        self._arrays = env.arrays
        self._types: dict[int, ValueType | None] = {}
        self._kinds: dict[int, Kind] = {}

    def kind(self, expr: sx.Expr) -> Kind:
        """Whether ``expr`` holds a value (a read, access, decimal, ...), else an index.

        An element of an input with a range is an index where one can stand.
        """
        known = self._kinds.get(id(expr))
        if known is None:
            known = self._kinds[id(expr)] = self._kind(expr)
        return known

    def _kind(self, expr: sx.Expr) -> Kind:
        match expr:
            case sx.Number():
                return Kind.LITERAL if expr.is_whole else Kind.VALUE
            case sx.Truth():
                return Kind.LITERAL
            case sx.Variable(name=name):
                return Kind.VALUE if name in self._declarations.constants else Kind.INDEX
            case sx.Negate(operand=operand) | sx.Not(operand=operand):
                return self.kind(operand)
            case sx.Binary(operator=operator, left=left, right=right):
                if operator == "/":
                    return Kind.VALUE
                least = Kind.INDEX if operator in ("//", "%") else Kind.LITERAL
                return max(least, self.kind(left), self.kind(right))
            case sx.Comparison(operands=operands):
                return max([Kind.INDEX, *[self.kind(operand) for operand in operands]])
            case sx.Call(name="min" | "max" | "select", arguments=arguments):
                return max([Kind.LITERAL, *[self.kind(argument) for argument in arguments]])
            case sx.Call(name=name) if self._may_be_index(name):
                return Kind.INDEX
            case sx.Call() | sx.CastTo() | sx.ArrayRead() | sx.Infinity() | sx.Reduction() | sx.ElementAt():
                return Kind.VALUE
            case sx.Projection():
                return Kind.VALUE
            case _:
                assert_never(expr)

    def _may_be_index(self, name: str) -> bool:
        """Whether accesses of a tensor are indices: those of an input with a range."""
        tensor = self._declarations.tensors.get(name)
        return tensor is not None and tensor.range is not None

    def type_of(self, expr: sx.Expr) -> ValueType | None:
        """The type of ``expr``, ``None`` if nothing in it has one (literals and indices)."""
        key = id(expr)
        if key not in self._types:
            self._types[key] = self._type_of(expr)
        return self._types[key]

    def _first(self, parts: Iterable[sx.Expr]) -> ValueType | None:
        for part in parts:
            found = self.type_of(part)
            if found is not None:
                return found
        return None

    def _type_of(self, expr: sx.Expr) -> ValueType | None:
        match expr:
            case sx.Truth() | sx.Not() | sx.Comparison() | sx.Binary(operator="and" | "or"):
                return BOOL
            case sx.Variable(name=name):
                constant = self._declarations.constants.get(name)
                return constant.type if constant else None
            case sx.ArrayRead(array=array):
                return self._arrays[array].type if array in self._arrays else None
            case sx.CastTo(type=name):
                return BUILTIN_TYPES[name]
            case sx.Negate(operand=operand) | sx.ElementAt(reduction=operand):
                return self.type_of(operand)
            case sx.Binary(left=left, right=right):
                return self._first((left, right))
            case sx.Call(name=name, arguments=arguments):
                return self._type_of_call(name, arguments)
            case sx.Reduction(word=word, operator=operator, body=body):
                declared = self._declarations.operators.get(operator or "")
                if declared is not None:
                    return declared.type
                return BOOL if word in ("any", "all") else self.type_of(body)
            case sx.Projection(record=record, name=ident):
                type_ = self.type_of(record)
                return None if type_ is None else dict(type_.fields).get(ident.name)
            case sx.Number() | sx.Infinity():
                return None
            case _:
                assert_never(expr)

    def _type_of_call(self, name: str, arguments: tuple[sx.Expr, ...]) -> ValueType | None:
        declarations = self._declarations
        if name == "select":
            return self._first(arguments[1:])
        if name in declarations.tensors:
            return declarations.tensors[name].type
        if name in declarations.functions:
            return declarations.functions[name].result
        if name in declarations.operators:
            return declarations.operators[name].type
        if name in declarations.types:
            return declarations.types[name]
        if name in ("min", "max", "xor") or name in USUAL_FUNCTIONS:
            return self._first(arguments)
        return None
