"""The schemas of a certificate's terms, from the annotations that :mod:`redverify.checking.data.wire` reads.

Classes and unions with a name are definitions of their own. A list is told by its tag before its
parts are looked at, so that validation takes one path through the data.
"""

from __future__ import annotations

import functools
import inspect
import operator
import types
import typing
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from redverify.checking.data.expressions import Condition, Function, Index, Type, Value
from redverify.checking.data.tagged import Tagged, Variadic
from redverify.checking.laws.catalogue import AnyLaw
from redverify.checking.proofs.terms import Argument, Proof
from redverify.checking.proofs.theorems import Annotation, Claim, Item

#: The unions that are definitions of their own.
_NAMED: dict[Any, str] = {
    Index: "Index",
    Condition: "Condition",
    Type: "Type",
    Function: "Function",
    Value: "Value",
    Proof: "Proof",
    Argument: "Argument",
    Claim: "Claim",
    Item: "Item",
    Annotation: "Annotation",
    AnyLaw: "Law",
}

_PLAIN = {int: "integer", str: "string", bool: "boolean", type(None): "null"}

Schema = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Terms:
    """Makes schemas; those of classes and named unions join ``definitions``."""

    definitions: Schema

    def fields(self, kind: type[msgspec.Struct], names: Sequence[str]) -> dict[str, Schema]:
        """The schemas of fields of a class."""
        hints = typing.get_type_hints(kind)
        return {name: self.of(hints[name]) for name in names}

    def of(self, kind: Any) -> Schema:
        """The schema of an annotation."""
        if kind in _PLAIN:
            return {"type": _PLAIN[kind]}
        origin, arguments = typing.get_origin(kind), typing.get_args(kind)
        if origin is tuple and arguments[1:] == (...,):
            return {"type": "array", "items": self.of(arguments[0])}
        if origin is tuple:
            return _fixed([self.of(argument) for argument in arguments])
        if origin is dict:
            return {"type": "object", "additionalProperties": self.of(arguments[1])}
        if origin in (typing.Union, types.UnionType):
            if kind in _NAMED:
                return self._defined(_NAMED[kind], kind)
            some = functools.reduce(operator.or_, [a for a in arguments if a is not type(None)])
            return {"anyOf": [{"type": "null"}, self.of(some)]}
        return self._defined(kind.__name__, kind)

    def _defined(self, name: str, kind: Any) -> Schema:
        """A reference to the definition of a class or named union, which is made if it is not there."""
        if name not in self.definitions:
            self.definitions[name] = {}
            made = self._union(typing.get_args(kind)) if kind in _NAMED else self._class(kind)
            self.definitions[name].update(made)
        return {"$ref": f"#/$defs/{name}"}

    def _union(self, kinds: tuple[Any, ...]) -> Schema:
        plain = [kind for kind in kinds if kind in _PLAIN]
        classes = [kind for kind in kinds if kind not in _PLAIN]
        tags = [kind.__struct_config__.tag for kind in classes]
        cases = [
            {"if": {"prefixItems": [{"const": tag}]}, "then": self.of(kind)}
            for kind, tag in zip(classes, tags, strict=True)
            if tag is not None
        ]
        known = sorted(tag for tag in tags if tag is not None)
        other = [self.of(kind) for kind, tag in zip(classes, tags, strict=True) if tag is None]
        first: Schema = {"prefixItems": [{"enum": known}]}
        told: Schema = {"if": first, "then": {"allOf": cases}, "else": other[0] if other else first}
        allowed = sorted([_PLAIN[kind] for kind in plain] + ["array"])
        return {"type": allowed, "if": {"type": "array"}, "then": {"minItems": 1, **told}}

    def _class(self, kind: type[msgspec.Struct]) -> Schema:
        fields = self.fields(kind, kind.__struct_fields__)
        described: Schema = {"title": kind.__name__, "description": inspect.getdoc(kind)}
        if not issubclass(kind, Tagged):
            required = [field.name for field in msgspec.structs.fields(kind) if field.required]
            properties: Schema = {"properties": fields, "required": required, "additionalProperties": False}
            return {**described, "type": "object", **properties}
        tag = kind.__struct_config__.tag
        parts = [*([] if tag is None else [{"const": tag}]), *fields.values()]
        if issubclass(kind, Variadic):
            *first, last = parts
            return {
                **described,
                "type": "array",
                "prefixItems": first,
                "minItems": len(first),
                "items": last["items"],
            }
        return {**described, **_fixed(parts)}


def _fixed(parts: list[Schema]) -> Schema:
    """A list of these parts."""
    return {"type": "array", "prefixItems": parts, "minItems": len(parts), "maxItems": len(parts)}
