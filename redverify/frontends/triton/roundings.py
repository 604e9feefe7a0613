"""Kernels, contracts and specifications without roundings (``--roundings ignore``).

All floats are of one type, and a cast between floats is the identity. Over the real numbers, where nothing
else rounds, this is what mixed precision is meant to compute. If rounding is any function, an accumulator
that is rescaled, of products with numbers that were rounded to 16 bits, is equal to no sum.

A comparison of a number with its own rounding asks for what is ignored. It is refused.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from typing import Any

from redverify.frontends.common.errors import TranslationError
from redverify.frontends.triton.contract import Array, Contract
from redverify.frontends.triton.contract import Scalar as Number
from redverify.frontends.triton.expressions import literal
from redverify.frontends.triton.ttir.ir import (
    Block,
    Kernel,
    Operation,
    Pointer,
    Region,
    Scalar,
    Type,
    Value,
    refused,
)
from redverify.language import core
from redverify.language.core_text import COMPARISONS
from redverify.language.types import BUILTIN_TYPES, ValueType

#: The type of all floats, in ``.sched`` and for Triton.
_ONE, _SIGNATURE = "f32", "fp32"

_FLOATS = frozenset(("f16", "bf16", "f32", "f64"))

_CASTS = frozenset(("arith.extf", "arith.truncf", "tt.fp_to_fp"))

_ASKED = "a comparison of a number with its rounding, where roundings are ignored"

NOTE = "roundings are ignored: each cast between floats is taken to be the identity"


def of_specification(spec: core.Spec) -> core.Spec:
    """A specification with one type of floats and no casts between them.

    Raises :class:`.TranslationError` if it compares a number with its rounding.
    """
    found = _retyped(spec)
    assert isinstance(found, core.Spec)
    return found


def _retyped(part: Any) -> Any:
    """A part of a specification; casts between floats are what they cast."""
    match part:
        case ValueType(name=name) if name in _FLOATS:
            return BUILTIN_TYPES[_ONE]
        case core.Cast(to, operand) if to.is_floating and operand.type.is_floating:
            return _retyped(operand)
        case core.Apply(_, function, (left, right)) if (
            function in COMPARISONS and left != right and _retyped(left) == _retyped(right)
        ):
            raise TranslationError(_ASKED)
        case tuple():
            return tuple(map(_retyped, part))
        case Mapping():
            return {name: _retyped(value) for name, value in part.items()}
        case _ if is_dataclass(part):
            changed = {f.name: _retyped(getattr(part, f.name)) for f in fields(part) if f.init}
            return replace(part, **changed)  # type: ignore[type-var]
        case _:
            return part


def of_contract(contract: Contract) -> Contract:
    """A contract with one type of floats."""

    def element(name: str) -> str:
        return name if name[0] in "iu" else _SIGNATURE

    def number(value: Any) -> Any:
        return Number(element(value.type), value.tensor) if isinstance(value, Number) else value

    def array(given: Array) -> Array:
        return replace(given, type=element(given.type))

    return replace(
        contract,
        arrays={name: array(given) for name, given in contract.arrays.items()},
        scalars={name: number(value) for name, value in contract.scalars.items()},
    )


def of_kernel(kernel: Kernel) -> Kernel:
    """A kernel with one type of floats and no casts between them.

    Raises :class:`.TranslationError` if it compares a number with its rounding.
    """
    return _Rewriter().kernel(kernel)


class _Rewriter:
    def __init__(self) -> None:
        self._values: dict[Value, Value] = {}

    def kernel(self, kernel: Kernel) -> Kernel:
        """The whole kernel."""
        arguments = tuple(map(self._value, kernel.arguments))
        return Kernel(kernel.name, arguments, self._block(kernel.body), kernel.line)

    def _value(self, value: Value) -> Value:
        if value not in self._values:
            self._values[value] = Value(value.name, _type(value.type))
        return self._values[value]

    def _block(self, operations: Sequence[Operation]) -> tuple[Operation, ...]:
        found: list[Operation] = []
        for operation in operations:
            if operation.name in _CASTS:
                self._values[operation.result] = self._value(operation.operands[0])
            else:
                found.append(self._operation(operation))
        return tuple(found)

    def _operation(self, operation: Operation) -> Operation:
        attributes = dict(operation.attributes)
        if operation.name == "tt.dot":
            attributes["inputPrecision"] = "ieee"
        value = attributes.get("value")
        element = operation.results[0].element if operation.results else None
        if operation.name == "arith.constant" and isinstance(value, float) and isinstance(element, Scalar):
            attributes["value"] = _number(value, element)
        operands = tuple(map(self._value, operation.operands))
        if operation.name == "arith.cmpf" and len(set(operands)) < len(set(operation.operands)):
            raise refused(_ASKED, operation.line)
        regions = tuple(
            Region(tuple(map(self._value, r.arguments)), self._block(r.operations)) for r in operation.regions
        )
        results = tuple(map(self._value, operation.results))
        return Operation(operation.name, operands, results, attributes, regions, operation.line)


def _number(value: float, element: Scalar) -> float:
    """The shortest number that is rounded to a constant at its type: so it was written."""
    try:
        return float(literal(value, element))
    except ValueError:
        return value


def _type(type_: Type) -> Type:
    match type_:
        case Scalar():
            return Scalar(_ONE) if type_.name in _FLOATS else type_
        case Pointer(to):
            return Pointer(Scalar(_ONE)) if to.name in _FLOATS else type_
        case Block(shape, element):
            inner = _type(element)
            assert not isinstance(inner, Block)
            return Block(shape, inner)
