"""Terms of a certificate from and to the plain lists of JSON.

What a list may hold is read off the classes' annotations. This is the one place where data that
somebody wrote becomes terms; what fits no class is refused.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from redverify.checking.data.errors import CertificateError
from redverify.checking.data.tagged import Tagged, Variadic, fields_of

#: From plain data to a term; raises :class:`.CertificateError`.
Decoder = Callable[[Any], Any]


def decoded(kind: Any, data: object, where: str = "data") -> Any:
    """The term of a kind (a class or a union of classes) that plain data describes.

    ``where`` says in messages where the data is. Raises :class:`.CertificateError`.
    """
    try:
        return _decoder(kind)(data)
    except CertificateError as error:
        raise CertificateError(f"{where}: {error}") from None
    except RecursionError:
        raise CertificateError(f"{where}: nested too deeply") from None


def encoded(term: object) -> Any:
    """The plain data that describes a term, or terms in a tuple or dictionary."""
    if isinstance(term, Tagged):
        parts = [encoded(field) for field in fields_of(term)]
        if isinstance(term, Variadic):
            parts += parts.pop()
        tag = term.__struct_config__.tag
        return parts if tag is None else [tag, *parts]
    if isinstance(term, tuple):
        return [encoded(part) for part in term]
    if isinstance(term, dict):
        return {name: encoded(part) for name, part in term.items()}
    if isinstance(term, msgspec.Struct):
        omitted = term.__struct_config__.omit_defaults
        fields = {f.name: (getattr(term, f.name), f) for f in msgspec.structs.fields(term)}
        return {
            name: encoded(value)
            for name, (value, field) in fields.items()
            if not (omitted and not field.required and value == _default(field))
        }
    return term


def _default(field: msgspec.structs.FieldInfo) -> object:
    return field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()


# ---------------------------------------------------------------- decoders


@cache
def _decoder(kind: Any) -> Decoder:
    """The decoder of an annotation; those of classes look at their fields when first used."""
    origin, arguments = typing.get_origin(kind), typing.get_args(kind)
    if origin in (typing.Union, types.UnionType):
        return _union(arguments)
    if origin is tuple and arguments[1:] == (...,):
        return _list(_decoder(arguments[0]))
    if origin is tuple:
        return _fixed([_decoder(argument) for argument in arguments])
    if origin is dict:
        return _table(_decoder(arguments[1]))
    if isinstance(kind, type) and issubclass(kind, Tagged):
        return _tagged(kind)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return _object(kind)
    if kind in _PLAIN:
        return _plain(kind)
    raise TypeError(kind)


_PLAIN = {int: "a number", str: "a name", bool: "a truth value", type(None): "null"}


def _plain(kind: type) -> Decoder:
    def decode(data: Any) -> Any:
        if type(data) is not kind:
            raise CertificateError(f"{_PLAIN[kind]} was expected: {shown(data)}")
        return data

    return decode


def _list(element: Decoder) -> Decoder:
    def decode(data: Any) -> Any:
        if type(data) is not list:
            raise CertificateError(f"a list was expected: {shown(data)}")
        return tuple([element(part) for part in data])

    return decode


def _fixed(elements: list[Decoder]) -> Decoder:
    def decode(data: Any) -> Any:
        if type(data) is not list or len(data) != len(elements):
            raise CertificateError(f"a list of {len(elements)} parts was expected: {shown(data)}")
        return tuple([element(part) for element, part in zip(elements, data, strict=True)])

    return decode


def _table(element: Decoder) -> Decoder:
    def decode(data: Any) -> Any:
        if type(data) is not dict:
            raise CertificateError(f"an object was expected: {shown(data)}")
        return {name: element(part) for name, part in data.items()}

    return decode


@cache
def _fields(kind: type[msgspec.Struct]) -> dict[str, Decoder]:
    hints = typing.get_type_hints(kind)
    return {name: _decoder(hints[name]) for name in kind.__struct_fields__}


def _object(kind: type[msgspec.Struct]) -> Decoder:
    required = {field.name for field in msgspec.structs.fields(kind) if field.required}

    def decode(data: Any) -> Any:
        fields = _fields(kind)
        if type(data) is not dict or not required <= data.keys() <= fields.keys():
            raise CertificateError(f"an object was expected with {', '.join(fields)}: {shown(data)}")
        return kind(**{name: fields[name](part) for name, part in data.items()})

    return decode


def _tagged(kind: type[Tagged]) -> Decoder:
    """The decoder of one class; the first element of the list is the tag, if the class has one."""
    tag = kind.__struct_config__.tag
    skipped = 0 if tag is None else 1
    variadic = issubclass(kind, Variadic)
    decoders: list[Decoder] = []

    def decode(data: Any) -> Any:
        if type(data) is not list or (tag is not None and data[:1] != [tag]):
            raise CertificateError(f"a list was expected that starts with {tag!r}: {shown(data)}")
        if not decoders:
            decoders.extend(_fields(kind).values())
        parts = data[skipped:]
        if variadic:
            last = len(decoders) - 1
            parts[last:] = [parts[last:]]
        if len(parts) != len(decoders):
            raise CertificateError(f"{tag!r} was expected with {len(decoders)} parts: {shown(data)}")
        return kind(*[decoder(part) for decoder, part in zip(decoders, parts, strict=True)])

    return decode


def _union(kinds: tuple[Any, ...]) -> Decoder:
    """The decoder of a union: by the type of plain data, or by the tag of a list."""
    plain = tuple(kind for kind in kinds if kind in _PLAIN)
    by_tag: dict[str, Decoder] = {}
    untagged: Decoder | None = None
    for kind in kinds:
        if kind in _PLAIN:
            continue
        tag = kind.__struct_config__.tag
        if tag is None:
            assert untagged is None, kinds
            untagged = _decoder(kind)
        else:
            assert tag not in by_tag, kinds
            by_tag[tag] = _decoder(kind)

    def decode(data: Any) -> Any:
        if type(data) is list:
            tag = data[0] if data and type(data[0]) is str else None
            found = by_tag.get(tag, untagged) if tag is not None else None
            if found is not None:
                return found(data)
        elif type(data) in plain:
            return data
        raise CertificateError(f"not a term of the kind expected here: {shown(data)}")

    return decode


def shown(data: object) -> str:
    """The beginning of plain data, for messages."""
    return str(data)[:80]
