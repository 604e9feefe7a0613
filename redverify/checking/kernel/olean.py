"""The objects in an ``.olean`` file: a memory image of Lean's runtime.

A file is a header, the address of its root object, and objects one after another. The header is the
word ``olean``, the version (2), a byte of flags (bit 0: big numbers are GMP's), 33 bytes of Lean's
version, 40 bytes of the commit, and the address at which the file is meant to be mapped: 4 bytes
where Lean was compiled to WebAssembly, 8 bytes in native builds. An object begins with 8 bytes:
4 that mean nothing in a file, its size (2), a number that depends on its kind (1), its kind (1).
A field is an address, or a small number ``n`` as ``2 * n + 1``. A module may consist of several
files (*parts*); objects of a later one refer to those of earlier ones.

Source: ``src/library/module.cpp``, ``src/runtime/compact.cpp`` and ``src/include/lean/lean.h`` of
Lean 4.28.0.

Lean writes an object after all that it refers to. :class:`Image` demands that order, so a damaged
file has no cycles, and whoever follows addresses comes to an end.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import NamedTuple

from redverify.checking.kernel.errors import Damaged

_MAGIC, _VERSION = b"olean", 2

#: Bytes of the header before the address.
_FIXED = 5 + 1 + 1 + 33 + 40

_STRING, _ARRAY, _NUMBER, _LAST_CONSTRUCTOR = 249, 246, 250, 244

_OBJECT = struct.Struct("<iHBB")
_GMP = struct.Struct("<ii")

#: The fields of constructors with so many, by the size of an address.
_FIELDS = {
    4: [struct.Struct(f"<{count}I") for count in range(256)],
    8: [struct.Struct(f"<{count}Q") for count in range(256)],
}


class Header(NamedTuple):
    """What a file says about itself. ``width`` is the size of an address in bytes, 4 or 8."""

    width: int
    gmp: bool
    version: str
    commit: str
    base: int
    root: int

    @property
    def size(self) -> int:
        """Bytes before the first object."""
        return _FIXED + 2 * self.width


def header_of(data: bytes, width: int) -> Header:
    """The header of a file with addresses of ``width`` bytes. Raises :class:`.Damaged`."""
    if len(data) < _FIXED + 2 * width or data[:5] != _MAGIC:
        raise Damaged("not an .olean file")
    if data[5] != _VERSION:
        raise Damaged(f".olean files of version {data[5]} are not known")
    base, root = _FIELDS[width][2].unpack_from(data, _FIXED)
    version = data[7:40].split(b"\0")[0].decode("ascii", "replace")
    commit = data[40:80].split(b"\0")[0].decode("ascii", "replace")
    return Header(width, bool(data[6] & 1), version, commit, base, root)


class Image:
    """The parts of a module, in their order, with addresses of ``width`` bytes.

    Raises :class:`.Damaged` if they do not fit together. Every method raises :class:`.Damaged` for an
    address at which there is no object of its kind.
    """

    __slots__ = ("_fields", "_last", "_parts", "headers", "size", "width")

    def __init__(self, parts: Sequence[bytes], width: int) -> None:
        self.headers = tuple(header_of(part, width) for part in parts)
        if not self.headers or len({(h.gmp, h.commit) for h in self.headers}) != 1:
            raise Damaged("the parts of a module were not made by one Lean")
        self.width = width
        self.size = sum(map(len, parts))
        self._fields = _FIELDS[self.width]
        ends = [header.base + len(part) for header, part in zip(self.headers, parts, strict=True)]
        if any(end > header.base for end, header in zip(ends, self.headers[1:], strict=False)):
            raise Damaged("the parts of a module overlap")
        # The last part first: most of what is read lies there.
        self._parts = [
            (header.base, header.base + header.size, end, part)
            for header, end, part in zip(self.headers, ends, parts, strict=True)
        ][::-1]
        self._last = self._parts[0]

    def _place(self, address: int) -> tuple[bytes, int]:
        """The part in which an object lies, and where. Its first 8 bytes are inside."""
        for part in self._parts:
            base, first, end, data = part
            if first <= address <= end - _OBJECT.size:
                if (address - base) % self.width:
                    break
                self._last = part
                return data, address - base
        raise Damaged(f"there is no object at {address:#x}")

    def constructor(self, address: int) -> tuple[int, tuple[int, ...], bytes]:
        """The number of a constructor, its fields, and the bytes after them."""
        base, first, end, data = self._last  # what is asked for next lies mostly in the same part
        place = address - base
        if not first <= address <= end - _OBJECT.size or place % self.width:
            data, place = self._place(address)
        _, size, count, tag = _OBJECT.unpack_from(data, place)
        after = _OBJECT.size + self.width * count
        if tag > _LAST_CONSTRUCTOR or size < after or place + size > len(data):
            raise Damaged(f"there is no constructor at {address:#x}")
        fields = self._fields[count].unpack_from(data, place + _OBJECT.size)
        for field in fields:
            if not field & 1 and field >= address:
                raise Damaged(f"the object at {address:#x} refers to one after it")
        return tag, fields, data[place + after : place + size]

    def _sized(self, address: int, kind: int, words: int, what: str) -> tuple[bytes, int, tuple[int, ...]]:
        """The part and place of what follows ``words`` numbers of an object, and these numbers."""
        data, place = self._place(address)
        start = place + _OBJECT.size + self.width * words
        if data[place + 7] != kind or start > len(data):
            raise Damaged(f"there is no {what} at {address:#x}")
        return data, start, self._fields[words].unpack_from(data, place + _OBJECT.size)

    def array(self, address: int) -> tuple[int, ...]:
        """The elements of an array, as fields."""
        data, start, (size, _) = self._sized(address, _ARRAY, 2, "array")
        if size > (len(data) - start) // self.width:
            raise Damaged(f"the array at {address:#x} is longer than the file")
        elements = struct.unpack_from(f"<{size}{'IQ'[self.width == 8]}", data, start)
        if any(not element & 1 and element >= address for element in elements):
            raise Damaged(f"the array at {address:#x} refers to an object after it")
        return elements

    def string(self, address: int) -> str:
        """The text of a string."""
        data, start, (size, _, _) = self._sized(address, _STRING, 3, "string")
        end = start + size - 1
        if size < 1 or end >= len(data) or data[end]:
            raise Damaged(f"the string at {address:#x} has no end")
        try:
            return data[start:end].decode("utf-8")
        except UnicodeDecodeError:
            raise Damaged(f"the string at {address:#x} is not UTF-8") from None

    def natural(self, field: int) -> int:
        """A natural number of any size."""
        if field & 1:
            return field >> 1
        if self.headers[0].gmp:  # how many limbs there is room for, how many there are; their address
            data, start, _ = self._sized(field, _NUMBER, 1 + 8 // self.width, "number")
            _, limbs = _GMP.unpack_from(data, start - self.width - _GMP.size)
            end = start + limbs * self.width
            negative = limbs < 0
        else:  # a byte for the sign, how many digits of 4 bytes, their address
            data, start, (sign, limbs, _) = self._sized(field, _NUMBER, 3, "number")
            end = start + limbs * 4
            negative = bool(sign & 0xFF)
        if negative or end > len(data):
            raise Damaged(f"there is no natural number at {field:#x}")
        return int.from_bytes(data[start:end], "little")
