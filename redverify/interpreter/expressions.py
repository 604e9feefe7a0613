"""Value expressions as Python functions of the index variables.

Semantic and prophetic expressions (sections 4.4 and 7.4 of the thesis) differ in their leaves alone:
array reads, or tensor accesses, reductions and elements. An :class:`ExpressionCompiler` is given the
meaning of these.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, assert_never

from redverify.interpreter.domains.terms import NoEvidence, Value
from redverify.interpreter.indices import Environment, canonical, compile_cond, compile_index
from redverify.language.core import (
    Access,
    Apply,
    Cast,
    Constant,
    Element,
    IndexCast,
    IndexCondition,
    LetValue,
    Literal,
    Read,
    Reduce,
    Select,
    ValueExpr,
)
from redverify.language.types import ValueType

ValueClosure = Callable[[Environment], Value]


def integer_of(value: Value) -> int:
    """The mathematical integer that a value of an integer type is; one that is not known is not evidence."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise NoEvidence("an index that is data")
    return value


class Meanings(Protocol):
    """What an expression needs to know of values: :class:`~redverify.interpreter.domain.Domain`."""

    def literal(self, literal: Literal) -> Value:
        """The value of a literal."""

    def constant(self, constant: Constant) -> Value:
        """The value of a declared constant."""

    def function(self, apply: Apply) -> Callable[..., Value]:
        """The function that an application calls."""

    def cast(self, source: ValueType, target: ValueType) -> Callable[[Value], Value]:
        """The conversion from one type to another."""

    def index_cast(self, target: ValueType) -> Callable[[int], Value]:
        """The conversion from indices to values of a type."""


class ExpressionCompiler:
    """Compiles value expressions; ``lazy`` evaluates only the chosen branch of ``select``."""

    def __init__(
        self,
        domain: Meanings,
        leaf: Callable[[Access | Read | Reduce | Element], ValueClosure],
        *,
        lazy: bool,
    ) -> None:
        self._domain = domain
        self._leaf = leaf
        self._lazy = lazy

    def compile(self, expr: ValueExpr) -> ValueClosure:
        """The function from environments to the value of ``expr``."""
        match expr:
            case Literal():
                literal = self._domain.literal(expr)
                return lambda e: literal
            case Constant():
                constant = self._domain.constant(expr)
                return lambda e: constant
            case Access() | Read() | Reduce() | Element():
                return self._leaf(expr)
            case LetValue():
                return self._let(expr)
            case Apply(function="select"):
                return self._select(*map(self.compile, expr.arguments))
            case Apply():
                return self._apply(expr)
            case Select(condition=condition, then=then, otherwise=otherwise):
                return self._select(compile_cond(condition), self.compile(then), self.compile(otherwise))
            case IndexCondition(condition=condition):
                return compile_cond(condition)
            case Cast(type=target, operand=operand):
                cast, f = self._domain.cast(operand.type, target), self.compile(operand)
                return lambda e: cast(f(e))
            case IndexCast(type=target, operand=index):
                index_cast, i = self._domain.index_cast(target), compile_index(index)
                return lambda e: index_cast(i(e))
            case _:
                assert_never(expr)

    def _select(
        self, condition: Callable[[Environment], bool], f: ValueClosure, g: ValueClosure
    ) -> ValueClosure:
        if self._lazy:
            return lambda e: f(e) if condition(e) else g(e)

        def both(e: Environment) -> Value:
            chosen, then, otherwise = condition(e), f(e), g(e)
            return then if chosen else otherwise

        return both

    def _let(self, expr: LetValue) -> ValueClosure:
        """The body where the variable is the integer that the value has."""
        variable, held, body = expr.variable, self.compile(expr.value), self.compile(expr.body)
        return lambda e: body({**e, variable: integer_of(held(e))})

    def _apply(self, expr: Apply) -> ValueClosure:
        function = self._domain.function(expr)
        arguments = [self.compile(argument) for argument in expr.arguments]
        if len(arguments) == 1:
            f = arguments[0]
            return lambda e: function(f(e))
        if len(arguments) == 2:
            f, g = arguments
            return lambda e: function(f(e), g(e))
        return lambda e: function(*[argument(e) for argument in arguments])


def canonical_value(expr: ValueExpr, values: Environment, bound: dict[str, int]) -> Any:
    """A key of a value expression where free index variables have ``values``.

    Equal keys mean equal functions of the numbered ``bound`` variables: this is the identity
    of a reduction when ``expr`` is its body (``Reduction.identity``).
    """

    def index(part: Any) -> Any:
        return canonical(part, values, bound)

    def value(part: ValueExpr) -> Any:
        return canonical_value(part, values, bound)

    kind = type(expr).__name__
    match expr:
        case Literal(type=type_, value=literal):
            return (kind, type_.name, str(literal))
        case Constant(name=name):
            return (kind, name)
        case Access(tensor=name, indices=indices) | Read(array=name, indices=indices):
            return (kind, name, *map(index, indices))
        case Apply(function=function, arguments=arguments):
            return (kind, function, *map(value, arguments))
        case Select(condition=condition, then=then, otherwise=otherwise):
            decided = index(condition)
            if isinstance(decided, bool):
                return value(then if decided else otherwise)
            return (kind, decided, value(then), value(otherwise))
        case IndexCondition(condition=condition):
            return (kind, index(condition))
        case Cast(type=type_, operand=operand):
            return (kind, type_.name, value(operand))
        case IndexCast(type=type_, operand=operand_index):
            return (kind, type_.name, index(operand_index))
        case Reduce(operator=operator, binders=binders, condition=condition, body=body, init=init):
            inner = {**bound, **{name: len(bound) + n for n, name in enumerate(binders)}}
            start = None if init is None else value(init)
            return (
                kind,
                operator,
                len(binders),
                canonical(condition, values, inner),
                canonical_value(body, values, inner),
                start,
            )
        case Element(reduction=reduction, indices=indices):
            return (kind, value(reduction), *map(index, indices))
        case LetValue(variable=variable, value=held, body=body):
            inside = {**bound, variable: len(bound)}
            return (kind, value(held), canonical_value(body, values, inside))
        case _:
            assert_never(expr)
