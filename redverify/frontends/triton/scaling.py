"""Smaller blocks, at which the annotations of a kernel are looked for, and what is found there at any blocks.

Runs of a kernel whose blocks have 1,024 lanes are too long to learn from, and none of them reaches a second
block. So annotations are looked for with small blocks. A number in the text that depends on the blocks is an
affine function of them: it is measured at one small configuration, and at one more for each group of blocks
that are made larger together. What comes of this is not trusted. It is checked that the program, without
annotations, is exactly the one of the configuration asked for, and the verifier proves the annotations.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any

from redverify.frontends.triton.contract import Contract

#: Constexprs from this number on are blocks, if they are powers of two; their small values, least first.
_BLOCK, _SMALL = 16, 4

#: A block that may stay as it is where annotations are looked for.
_SHORT = 256

#: Numbers of a program, and the whole ones of an annotation.
_LITERAL = re.compile(r"(?<![\w.])\d+(?:\.\d+)?(?:e-?\d+)?(?!\w)")
_NUMBER = re.compile(r"(?<![\w.])\d+(?![\w.])")

#: Names in a formula.
_NAME = re.compile(r"[A-Za-z_]\w*")


def blocks_of(config: Mapping[str, Any]) -> list[str]:
    """The constexprs that are blocks."""
    return [
        name
        for name, value in config.items()
        if isinstance(value, int)
        and not isinstance(value, bool)
        and value >= _BLOCK
        and not value & (value - 1)
    ]


def extents_of(contracts: Iterable[Contract]) -> frozenset[str]:
    """The names in extents of arrays which hold tensors: these are what the specification says."""
    arrays = (array for contract in contracts for array in contract.arrays.values() if array.memory is None)
    extents = (size for array in arrays for size in array.shape if isinstance(size, str))
    return frozenset(name for extent in extents for name in _NAME.findall(extent))


def _is_padded(config: Mapping[str, Any], name: str) -> bool:
    """Whether a short block is the next power of 2 of another constexpr, and so holds all of a dimension."""
    block = config[name]
    others = (v for n, v in config.items() if n != name and isinstance(v, int) and not isinstance(v, bool))
    return block <= _SHORT and any(block < 2 * v < 2 * block for v in others)


def groups_of(
    config: Mapping[str, Any], given: Mapping[str, int], kept: Collection[str] = ()
) -> list[dict[str, int]]:
    """Blocks that are made small by one factor, with their small values; ``kept`` ones are not."""
    names = list(given) or [n for n in blocks_of(config) if n not in kept and not _is_padded(config, n)]
    if not names:
        return []
    if given:
        ratios = {name: Fraction(config[name], given[name]) for name in names}
    else:
        least, most = min(config[n] for n in names), max(config[n] for n in names)
        together = most <= 4 * least
        ratios = {
            n: Fraction(least, _SMALL // 2 if most > least else _SMALL)
            if together
            else Fraction(config[n], _SMALL)
            for n in names
        }
    return [
        {n: int(config[n] / ratio) for n in names if ratios[n] == ratio}
        for ratio in dict.fromkeys(ratios.values())
    ]


def smaller(
    config: Mapping[str, Any], given: Mapping[str, int], kept: Collection[str] = ()
) -> list[dict[str, Any]]:
    """A small configuration, and one for each group of blocks, which are twice as large there.

    Constexprs that are ``kept`` are as they are (:func:`extents_of`), unless they are ``given``.
    """
    groups = groups_of(config, given, kept)
    if not groups:
        return []
    base = {**config, **{n: v for group in groups for n, v in group.items()}}
    return [base, *({**base, **{n: 2 * v for n, v in group.items()}} for group in groups)]


def carried(
    annotated: Sequence[str], values: Sequence[Mapping[str, Any]], wanted: Mapping[str, Any], text: str
) -> str:
    """The ``text`` at the ``wanted`` values with the annotations of texts at small ``values``.

    ``annotated`` are the texts at the values of :func:`smaller`, the first one whole. Its program's numbers
    are replaced by those of ``text``. Numbers in an annotation that all texts have alike are affine in the
    blocks; in others they become what the same numbers are in the program.
    Raises :class:`ValueError` if the texts have other lines.
    """
    pieces = [_PIECES.split(one) for one in annotated]
    if len({len(p) for p in pieces}) != 1:
        pieces = pieces[:1]
    wanted_numbers = _LITERAL.findall("".join(_PIECES.split(text)[::2]))
    numbers = iter(wanted_numbers)
    small = _LITERAL.findall("".join(pieces[0][::2]))
    if len(small) != len(wanted_numbers):
        raise ValueError("the program at small blocks is another one")
    meanings = _meanings(small, wanted_numbers)
    found: list[str] = []
    for position, first in enumerate(pieces[0]):
        if position % 2:
            found.append(_extrapolated([p[position] for p in pieces], values, wanted, meanings))
        else:
            found.append(_LITERAL.sub(lambda _: next(numbers), first))
    return "".join(found)


#: Annotations and indices of elements, between pieces of the program.
_PIECES = re.compile(r"(\{[^{}]*\})")


def _meanings(small: Sequence[str], wanted: Sequence[str]) -> dict[str, str]:
    """What a number of the small program always is in the wanted one."""
    found: dict[str, set[str]] = {}
    for number, meant in zip(small, wanted, strict=False):
        found.setdefault(number, set()).add(meant)
    return {number: next(iter(meant)) for number, meant in found.items() if len(meant) == 1}


def _extrapolated(
    texts: Sequence[str],
    values: Sequence[Mapping[str, Any]],
    wanted: Mapping[str, Any],
    meanings: Mapping[str, str],
) -> str:
    """An annotation at the wanted values.

    If the texts differ by more than numbers, those of the first one become what they are in the program.
    """
    if len(texts) < len(values) or len({_NUMBER.sub("#", text) for text in texts}) != 1:
        return _NUMBER.sub(lambda n: meanings.get(n[0], n[0]), texts[0])
    scales = []
    for changed in values[1:]:
        name = next(n for n in changed if changed[n] != values[0][n])
        scales.append(Fraction(wanted[name], values[0][name]) - 1)
    found: list[str] = []
    for first, *others in zip(*([int(n) for n in _NUMBER.findall(text)] for text in texts), strict=True):
        number = first + sum(
            ((other - first) * s for other, s in zip(others, scales, strict=True)), Fraction()
        )
        if number.denominator != 1 or number < 0:
            return texts[0]
        found.append(str(number))
    pieces = _NUMBER.split(texts[0])
    return pieces[0] + "".join(number + piece for number, piece in zip(found, pieces[1:], strict=True))
