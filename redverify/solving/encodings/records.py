"""Records in queries: datatypes with one constructor, whose fields are the encoded fields.

Each record that a query names is made of its fields, so that what an encoding knows of a number holds of
the fields too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import z3

from redverify.language import core
from redverify.language.types import ValueType

#: The sorts that were made, by their names. A name says the sorts of the fields, so it has one meaning.
_sorts: dict[str, Any] = {}


def sort(type_: ValueType, fields: list[Any]) -> Any:
    """The sort of a record type whose fields have these sorts."""
    name = "_".join(
        [f"R_{type_.name}", *("".join(c if c.isalnum() else "_" for c in str(f)) for f in fields)]
    )
    if name not in _sorts:
        datatype = z3.Datatype(name)
        names = [f"{name}_{field}" for field, _ in type_.fields]
        datatype.declare(f"{name}_of", *zip(names, fields, strict=True))
        _sorts[name] = datatype.create()
    return _sorts[name]


def each(record: Any, type_: ValueType, part: Callable[[str, ValueType], Any]) -> Any:
    """The record whose fields are ``part`` of their names and types."""
    return record.constructor(0)(*[part(name, field) for name, field in type_.fields])


def apply(term: core.Apply, arguments: list[Any], sort_of: Callable[[ValueType], Any]) -> Any:
    """A record that is made of its encoded fields, or a field of an encoded record."""
    if term.function == core.RECORD:
        return sort_of(term.type).constructor(0)(*arguments)
    (record,) = arguments
    names = [field for field, _ in term.arguments[0].type.fields]
    position = names.index(term.function[1:])
    known = fields_of(record)
    return record.sort().accessor(0, position)(record) if known is None else known[position]


def fields_of(value: Any) -> list[Any] | None:
    """The fields of a record that is made on the spot."""
    if z3.is_app(value) and value.decl().eq(value.sort().constructor(0)):
        return list(value.children())
    return None
