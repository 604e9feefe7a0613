"""The laws that a proof needs, of those that the search for it tried."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from redverify.checking.data import Data


def only_needed(laws: Sequence[Data], proofs: Data) -> tuple[list[Data], Data]:
    """The laws that proofs refer to, and the proofs with these laws' positions."""
    used = sorted(set(_positions(proofs)))
    position = {old: new for new, old in enumerate(used)}
    return [laws[old] for old in used], _renumbered(proofs, position.__getitem__)


def _positions(data: Data) -> Iterator[int]:
    match data:
        case ["law", int(position)]:
            yield position
        case ["algebra", str(), list(used), *rest]:
            yield from used
            yield from _positions(rest)
        case list():
            for part in data:
                yield from _positions(part)
        case dict():
            yield from _positions(list(data.values()))


def _renumbered(data: Data, position: Callable[[int], int]) -> Data:
    match data:
        case ["law", int(old)]:
            return ["law", position(old)]
        case ["algebra", str(kind), list(used), *rest]:
            return ["algebra", kind, [position(old) for old in used], *_renumbered(rest, position)]
        case list():
            return [_renumbered(part, position) for part in data]
        case dict():
            return {key: _renumbered(part, position) for key, part in data.items()}
        case _:
            return data
