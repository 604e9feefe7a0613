"""Which laws a specification grants: a certificate that asks for others claims less than it seems.

An operator that a specification declares has the laws that it declares; the functions of the
language have those of the numbers, the order or the truth values that they are named after.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass

from redverify.checking.data import Data, operator_data, type_data, value_data
from redverify.language import core
from redverify.language.operators import BUILTIN_OPERATORS, laws_of
from redverify.language.types import BUILTIN_TYPES, ValueType

_FLIPPED = {(">", "<"), (">=", "<="), ("<", ">"), ("<=", ">=")}
_NEGATED = {("<", ">="), ("<=", ">"), (">", "<="), (">=", "<"), ("==", "!="), ("!=", "==")}


def granted(impl: core.Impl, law: Data) -> bool:
    """Whether a law follows from what the specification of an implementation says of its operators.

    Laws are data of a certificate; what is not well formed is not granted. That of a linear order
    is granted only where specification and program have values of one type: a meaning of two types
    is a product, and no product of two linear orders is one.
    """
    try:
        if law[0] == "LinearLaws" and _types(impl) != {law[1][2]}:
            return False
        return _granted(impl.spec, law)
    except (IndexError, KeyError, TypeError, ValueError):
        return False


def _granted(spec: core.Spec, law: Data) -> bool:
    tag, *parts = law
    match tag:
        case "Assoc" | "Comm" | "RightComm" | "LeftUnit" | "RightUnit":
            return _of_operator(spec, tag, parts)
        case "Flip":
            one, two = parts
            return one[0] == two[0] == "builtin" and one[2] == two[2] and (one[1], two[1]) in _FLIPPED
        case "Negates":
            no, one, two = parts
            same_kind = no[:2] == ["builtin", "not"] and one[0] == two[0] == "builtin" and one[2] == two[2]
            return same_kind and (one[1], two[1]) in _NEGATED
        case "SemiringLaws":
            tau = parts[0][2]
            wanted = [
                ["builtin", "+", tau],
                ["builtin", "*", tau],
                ["literal", tau, 0, 1],
                ["literal", tau, 1, 1],
            ]
            return _numbers(tau) and parts == wanted
        case "NumberLaws" | "IndexLaw":
            return _numbers(parts[0])
        case "DivLaw":
            tau = parts[0][2]
            wanted = [["builtin", "/", tau], ["builtin", "*", tau], ["literal", tau, 1, 1]]
            return _numbers(tau) and not BUILTIN_TYPES[tau].is_integer and parts == wanted
        case "FractionLaw":
            tau = parts[0]
            return _numbers(tau) and not BUILTIN_TYPES[tau].is_integer and parts[1] == ["builtin", "*", tau]
        case "WrapLaw":
            kind = BUILTIN_TYPES[parts[0]]
            return kind.is_integer and bool(parts[1] == kind.greatest - kind.least + 1)
        case "LinearLaws":
            tau = parts[0][2]
            return _numbers(tau) and parts == [["builtin", "min", tau], ["builtin", "max", tau]]
        case "BooleanLaws":
            names = [["builtin", name, "bool"] for name in ("and", "or", "xor", "not")]
            return bool(parts == [*names, ["special", "bool", "false"], ["special", "bool", "true"]])
    return False


def _types(impl: core.Impl) -> set[str]:
    """The names of all types of values in an implementation and its specification."""
    found: set[str] = set()
    todo: list[object] = [impl]
    while todo:
        node = todo.pop()
        if isinstance(node, ValueType):
            found.add(node.name)
        elif isinstance(node, Mapping):
            todo.extend(node.values())
        elif isinstance(node, tuple):
            todo.extend(node)
        elif is_dataclass(node) and not isinstance(node, type):
            todo.extend(getattr(node, f.name) for f in fields(node))
    return found


def _of_operator(spec: core.Spec, tag: str, parts: list[Data]) -> bool:
    function = parts[0]
    if function[0] == "declared":
        declared = spec.operators[function[1]]
        name, kind = declared.name, declared.type
    else:
        name, kind = function[1], BUILTIN_TYPES[function[2]]
        if name == "==":
            return tag == "Comm"
        if name not in BUILTIN_OPERATORS:
            return False
    if operator_data(spec, name, kind) != function:
        return False
    laws = laws_of(spec, name, kind)
    match tag:
        case "Assoc":
            return laws.associative
        case "Comm":
            return laws.commutative
        case "RightComm":
            return laws.associative and laws.commutative
    return laws.unit is not None and bool(value_data(spec, laws.unit) == parts[1])


def _numbers(tau: Data) -> bool:
    kind = BUILTIN_TYPES[tau]
    return bool(type_data(kind) == tau) and kind.is_numeric
