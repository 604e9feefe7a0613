"""Kernels, contracts and specifications without roundings (``--roundings ignore``).

All floats are of one type, and a cast between floats is the identity. Over the real numbers, where nothing
else rounds, this is what mixed precision is meant to compute. If rounding is any function, an accumulator
that is rescaled, of products with numbers that were rounded to 16 bits, is equal to no sum.

A comparison of a number with its own rounding asks for what is ignored. It is refused.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any, TypeVar

from redverify.frontends.common.errors import TranslationError
from redverify.frontends.triton.contract import Array, Contract
from redverify.frontends.triton.contract import Scalar as Number
from redverify.frontends.triton.expressions import literal
from redverify.frontends.triton.ttir.ir import Kernel, Operation, Scalar, Value, refused
from redverify.language import core
from redverify.language.core_text import COMPARISONS
from redverify.language.types import BUILTIN_TYPES, ValueType

#: The type of all floats, in ``.sched`` and for Triton.
_ONE, _SIGNATURE = "f32", "fp32"

_FLOATS = frozenset(("f16", "bf16", "f32", "f64"))

_CASTS = frozenset(("arith.extf", "arith.truncf", "tt.fp_to_fp"))

_ASKED = "a comparison of a number with its rounding, where roundings are ignored"

NOTE = "roundings are ignored: each cast between floats is taken to be the identity"


_Part = TypeVar("_Part", core.Spec, Kernel)


def without(part: _Part) -> _Part:
    """A specification or kernel with one type of floats and no casts between them.

    Raises :class:`.TranslationError` if it compares a number with its rounding.
    """
    found = _Rewriter().again(part)
    assert isinstance(found, type(part))
    return found


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


class _Rewriter:
    """Makes all floats of a specification or kernel one type; casts between them are what they cast."""

    def __init__(self) -> None:
        self._values: dict[Value, Value] = {}

    def again(self, part: Any) -> Any:
        """A part of a specification or kernel."""
        match part:
            case ValueType(name=name) if name in _FLOATS:
                return BUILTIN_TYPES[_ONE]
            case Scalar(name) if name in _FLOATS:
                return Scalar(_ONE)
            case core.Cast(to, operand) if to.is_floating and operand.type.is_floating:
                return self.again(operand)
            case core.Apply(_, function, (left, right)) if (
                function in COMPARISONS and left != right and self.again(left) == self.again(right)
            ):
                raise TranslationError(_ASKED)
            case Value():
                if part not in self._values:
                    self._values[part] = replace(part, type=self.again(part.type))
                return self._values[part]
            case Operation(name=name) if name in _CASTS:
                self._values[part.result] = self.again(part.operands[0])
                return None
            case Operation():
                return self._operation(part)
            case tuple():
                found = map(self.again, part)
                return tuple(
                    new for old, new in zip(part, found, strict=True) if new is not None or old is None
                )
            case Mapping():
                return {name: self.again(value) for name, value in part.items()}
            case _ if is_dataclass(part):
                return self._fields(part)
            case _:
                return part

    def _fields(self, part: Any) -> Any:
        changed = {f.name: self.again(getattr(part, f.name)) for f in fields(part) if f.init}
        return replace(part, **changed)

    def _operation(self, operation: Operation) -> Operation:
        attributes = dict(operation.attributes)
        if operation.name == "tt.dot":
            attributes["inputPrecision"] = "ieee"
        value = attributes.get("value")
        element = operation.results[0].element if operation.results else None
        if operation.name == "arith.constant" and isinstance(value, float) and isinstance(element, Scalar):
            attributes["value"] = _number(value, element)
        found: Operation = self._fields(replace(operation, attributes=attributes))
        if operation.name == "arith.cmpf" and len(set(found.operands)) < len(set(operation.operands)):
            raise refused(_ASKED, operation.line)
        return found


def _number(value: float, element: Scalar) -> float:
    """The shortest number that is rounded to a constant at its type: so it was written."""
    try:
        return float(literal(value, element))
    except ValueError:
        return value
