"""Walks over the data of a proof."""

from __future__ import annotations

from collections.abc import Iterator

from redverify.checking.data.tagged import Tagged, fields_of


def terms_in(part: object) -> Iterator[Tagged]:
    """A term and all terms inside it, outer ones first, in the order of JSON.

    A tuple or the values of a dictionary stand for the terms in them.
    """
    todo: list[object] = [part]
    while todo:
        found = todo.pop()
        if isinstance(found, Tagged):
            yield found
            todo.extend(reversed(fields_of(found)))
        elif isinstance(found, tuple):
            todo.extend(reversed(found))
        elif isinstance(found, dict):
            todo.extend(reversed(found.values()))
