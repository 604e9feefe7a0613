"""The form that all terms of a certificate share: immutable, compared by content, with a tag."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

T = TypeVar("T", bound="Tagged")


class Tagged(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True, cache_hash=True):
    """A term. In JSON it is the list of its tag and its fields."""

    @property
    def tag(self) -> str:
        """The word that the list in JSON starts with."""
        return str(self.__struct_config__.tag)


class Variadic(Tagged, frozen=True):
    """A term whose last field is a tuple. In JSON its elements stand at the end of the list itself."""


def fields_of(term: Tagged) -> tuple[Any, ...]:
    """The fields of a term, in the order of JSON."""
    return tuple([getattr(term, name) for name in term.__struct_fields__])


def changed(term: T, change: Callable[[Any], Any]) -> T:
    """The term with each term in its fields replaced; the term itself if nothing changes."""
    before = fields_of(term)
    after = [_changed(field, change) for field in before]
    if all(old is new for old, new in zip(before, after, strict=True)):
        return term
    return type(term)(*after)


def _changed(field: Any, change: Callable[[Any], Any]) -> Any:
    if isinstance(field, Tagged):
        return change(field)
    if isinstance(field, tuple):
        parts = tuple([_changed(part, change) for part in field])
        return field if all(old is new for old, new in zip(field, parts, strict=True)) else parts
    return field
