"""A reader of FlatBuffers, the format of Halide's serialised pipelines.

The format is described at https://flatbuffers.dev/internals/. A table begins with the distance back to
its *vtable*, which has the place of each field, or 0 for a field that is not there. Offsets count from the
place where they stand. All numbers are little-endian.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


class MalformedBuffer(Exception):
    """The bytes are not a buffer of this schema."""


#: Format and size of each kind of number.
_NUMBERS = {
    "bool": ("<?", 1),
    "int8": ("<b", 1),
    "uint8": ("<B", 1),
    "uint16": ("<H", 2),
    "int32": ("<i", 4),
    "uint32": ("<I", 4),
    "int64": ("<q", 8),
    "uint64": ("<Q", 8),
    "float64": ("<d", 8),
}


@dataclass(frozen=True, slots=True)
class Schema:
    """The tables and unions of a format.

    ``tables``: the fields of each table in order, as ``(name, type)``. A type is a kind of number,
    ``string``, a table, a union, or one of these in brackets, a vector. ``unions``: the tables that a union
    may be, in order; 0 stands for none of them.
    """

    tables: Mapping[str, tuple[tuple[str, str], ...]]
    unions: Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Table:
    """A table: its ``kind`` and the values of its fields.

    Numbers that are not there are 0, vectors are tuples and then empty, all else is ``None``.
    """

    kind: str
    fields: Mapping[str, Any]

    def __getitem__(self, name: str) -> Any:
        return self.fields[name]


def read_buffer(data: bytes, schema: Schema, root: str) -> Table:
    """The root table of a buffer; :class:`MalformedBuffer` if it is none of this schema."""
    reader = _Reader(data, schema)
    return reader.table(root, reader.offset(0))


class _Reader:
    def __init__(self, data: bytes, schema: Schema) -> None:
        self.data = data
        self.schema = schema

    def number(self, kind: str, at: int) -> Any:
        try:
            return struct.unpack_from(_NUMBERS[kind][0], self.data, at)[0]
        except struct.error:
            raise MalformedBuffer(f"the buffer ends before byte {at}") from None

    def offset(self, at: int) -> int:
        """The place that the offset at ``at`` points to."""
        return at + int(self.number("uint32", at))

    def table(self, kind: str, at: int) -> Table:
        vtable = at - int(self.number("int32", at))
        size = int(self.number("uint16", vtable))
        fields: dict[str, Any] = {}
        slot = 4  # behind the sizes of the vtable and of the table
        for name, type_ in self.schema.tables[kind]:
            places = [int(self.number("uint16", vtable + s)) if s < size else 0 for s in (slot, slot + 2)]
            element = type_.strip("[]")
            if element in self.schema.unions:  # two fields: which table, and the table
                fields[name] = self._union(type_, element, *[at + p if p else 0 for p in places])
                slot += 4
            else:
                fields[name] = self._field(type_, at + places[0] if places[0] else 0)
                slot += 2
        return Table(kind, fields)

    def _field(self, type_: str, at: int) -> Any:
        if type_ in _NUMBERS:
            return self.number(type_, at) if at else 0
        if type_.startswith("["):
            return self._vector(type_.strip("[]"), at)
        if not at:
            return None
        target = self.offset(at)
        return self._string(target) if type_ == "string" else self.table(type_, target)

    def _vector(self, element: str, at: int) -> tuple[Any, ...]:
        if not at:
            return ()
        start = self.offset(at)
        width = _NUMBERS[element][1] if element in _NUMBERS else 4
        length = int(self.number("uint32", start))
        if start + 4 + width * length > len(self.data):
            raise MalformedBuffer(f"the vector at byte {start} is longer than the buffer")
        return tuple([self._field(element, start + 4 + width * i) for i in range(length)])

    def _union(self, type_: str, union: str, kinds: int, values: int) -> Any:
        """The table of a union, or those of a vector of unions, which is two vectors."""
        if type_.startswith("["):
            pairs = zip(self._vector("uint8", kinds), self._places(values), strict=True)
            return tuple([self._member(union, kind, place) for kind, place in pairs])
        return self._member(union, int(self.number("uint8", kinds)), values) if kinds and values else None

    def _places(self, at: int) -> list[int]:
        if not at:
            return []
        start = self.offset(at)
        return [start + 4 + 4 * i for i in range(int(self.number("uint32", start)))]

    def _member(self, union: str, kind: int, place: int) -> Table | None:
        tables = self.schema.unions[union]
        if kind == 0:
            return None
        if kind > len(tables):
            raise MalformedBuffer(f"{union} has no table {kind}")
        return self.table(tables[kind - 1], self.offset(place))

    def _string(self, at: int) -> str:
        end = at + 4 + int(self.number("uint32", at))
        if end > len(self.data):
            raise MalformedBuffer(f"the string at byte {at} is longer than the buffer")
        return self.data[at + 4 : end].decode("utf-8", "replace")
