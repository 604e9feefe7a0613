"""Sizes that Halide's own code rejects: its checks, evaluated as they stand.

A check that is affine narrows the claim (:mod:`.claims`). Of the others the text says nothing, so that a
search may end at sizes that the compiled code never computes with. A refutation at such sizes is none. Here
a check is evaluated with the numbers of a witness. What it asks of pointers, strides and types is not known,
and rejects nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from msgspec import structs

from redverify.frontends.halide.expressions.reader import TRANSPARENT
from redverify.frontends.halide.reading import syntax as sx
from redverify.language import core
from redverify.language.points import value_at
from redverify.language.terms import free_variables
from redverify.language.types import BUILTIN_TYPES
from redverify.reporting.result import ImplResult, Result, Verdict

_Number = int | bool | None

_ON_NUMBERS: Mapping[str, Callable[[int, int], int | bool]] = {
    "+": lambda x, y: x + y,
    "-": lambda x, y: x - y,
    "*": lambda x, y: x * y,
    "min": min,
    "max": max,
    "==": lambda x, y: x == y,
    "!=": lambda x, y: x != y,
    "<": lambda x, y: x < y,
    "<=": lambda x, y: x <= y,
    ">": lambda x, y: x > y,
    ">=": lambda x, y: x >= y,
    "/": lambda x, y: 0 if y == 0 else (x - x % abs(y)) // y,
    "%": lambda x, y: 0 if y == 0 else x % abs(y),
}


@dataclass(frozen=True, slots=True)
class Check:
    """A condition that is asserted, and the line where."""

    condition: sx.Expr
    text: str


@dataclass(frozen=True, slots=True)
class Rejections:
    """The checks of a pipeline over ``bound`` values and ``sizes``, which are given over the parameters."""

    checks: Sequence[Check] = ()
    bound: Mapping[str, sx.Expr] = field(default_factory=dict)
    sizes: Mapping[str, core.IndexExpr] = field(default_factory=dict)

    def failing(self, params: Mapping[str, int]) -> str | None:
        """The first check that is false at these parameters; ``None`` if none is known to be."""
        given = {n: e for n, e in self.sizes.items() if free_variables(e) <= params.keys()}
        known: dict[str, _Number] = {n: value_at(e, params) for n, e in given.items()}
        evaluation = _Evaluation(self.bound, known)
        return next((c.text for c in self.checks if evaluation.value(c.condition) is False), None)

    def __call__(self, result: Result) -> Result:
        """The result without refutations at sizes that a check rejects."""
        return structs.replace(result, impls=tuple(map(self._kept, result.impls)))

    def _kept(self, impl: ImplResult) -> ImplResult:
        witness = impl.witness if impl.verdict is Verdict.REFUTED else None
        failing = None if witness is None else self.failing(witness.params)
        if failing is None:
            return impl
        note = f"not refuted: the sizes of the witness fail a check of Halide's that is not affine: {failing}"
        return structs.replace(impl, verdict=Verdict.INCONCLUSIVE, witness=None, notes=(*impl.notes, note))


@dataclass(slots=True)
class _Evaluation:
    """Values of expressions; ``None`` where one is not known."""

    bound: Mapping[str, sx.Expr]
    known: dict[str, _Number]

    def value(self, expr: sx.Expr) -> _Number:
        match expr:
            case sx.Int(value, type_):
                return bool(value) if type_ == "uint1" else value
            case sx.Var(name):
                return self._variable(name)
            case sx.Binary("&&" | "||" as op, left, right):
                return self._connective(op == "&&", left, right)
            case sx.Binary(op, left, right):
                x, y = self.value(left), self.value(right)
                return None if x is None or y is None else _ON_NUMBERS[op](x, y)
            case sx.Not(operand):
                found = self.value(operand)
                return None if found is None else not found
            case sx.Select(condition, then, otherwise):
                chosen = self.value(condition)
                return None if chosen is None else self.value(then if chosen else otherwise)
            case sx.Cast(type_, operand):
                return _cast(type_, self.value(operand))
            case sx.Let(name, value, body):
                inner = _Evaluation(self.bound, {**self.known, name: self.value(value)})
                return inner.value(body)
            case sx.Call(name, (operand, *_)) if name in TRANSPARENT:
                return self.value(operand)
            case sx.Call("abs", (operand,)):
                found = self.value(operand)
                return None if found is None else abs(found)
            case _:
                return None

    def _variable(self, name: str) -> _Number:
        if name not in self.known:
            self.known[name] = None  # a name that is bound to itself is not known
            if name in self.bound:
                self.known[name] = self.value(self.bound[name])
        return self.known[name]

    def _connective(self, both: bool, left: sx.Expr, right: sx.Expr) -> _Number:
        """A side that decides does so whatever is known about the other."""
        sides = (self.value(left), self.value(right))
        if (not both) in sides:
            return not both
        return None if None in sides else both


def _cast(name: str, value: _Number) -> _Number:
    """A number as one of a type that holds it; else it is not known."""
    if value is None or name == "uint1":
        return None if value is None else bool(value)
    type_ = BUILTIN_TYPES.get(name.replace("uint", "u").replace("int", "i"))
    if type_ is None or not type_.is_integer or not type_.least <= value <= type_.greatest:
        return None
    return int(value)
