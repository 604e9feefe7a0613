"""The shapes of JSON values in an export: each is what is expected, or the export is damaged.

What has numbers is in lists, by them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from redverify.checking.kernel.errors import Damaged

#: Bound variables and numbers of fields are 16 bits in other kernels.
SMALL = 1 << 16

#: A literal has at most so many digits.
_DIGITS = 4_300


def of(value: object, *keys: str) -> list[Any]:
    """The values of an object that has to have these keys and no others."""
    if isinstance(value, dict) and len(value) == len(keys):
        try:
            return [value[key] for key in keys]
        except KeyError:
            pass
    raise Damaged(f"an object with {', '.join(keys)} is expected")


def natural(value: object, below: int = 1 << 32) -> int:
    """A natural number below a bound."""
    if type(value) is not int or not 0 <= value < below:  # a truth value is none
        raise Damaged("a natural number is expected")
    return value


def digits(value: object) -> int:
    """A number in decimal digits, in a text."""
    if not isinstance(value, str) or not value.isascii() or not value.isdecimal() or len(value) > _DIGITS:
        raise Damaged("a number in decimal digits is expected")
    return int(value)


def text(value: object) -> str:
    """A text."""
    if not isinstance(value, str):
        raise Damaged("a text is expected")
    return value


def flag(value: object) -> bool:
    """A truth value."""
    if not isinstance(value, bool):
        raise Damaged("a truth value is expected")
    return value


def safe(value: object) -> None:
    """The truth value of ``isUnsafe``, which has to be false."""
    if flag(value):
        raise Damaged("it is unsafe")


def word(value: object, words: Iterable[str]) -> str:
    """One of some words."""
    if not isinstance(value, str) or value not in words:
        raise Damaged(f"one of {', '.join(words)} is expected")
    return value


def array(value: object) -> list[Any]:
    """An array."""
    if not isinstance(value, list):
        raise Damaged("an array is expected")
    return value


def at(known: list[Any], number: object) -> Any:
    """What has a number."""
    if type(number) is int and 0 <= number < len(known):
        return known[number]
    raise Damaged(f"number {natural(number)} is not defined")


def next_of(known: list[Any], number: int) -> None:
    """See that a number is the next one."""
    if number != len(known):
        raise Damaged(f"number {number} is not the next one, {len(known)}")


def cut(known: list[Any] | dict[Any, Any], length: int) -> None:
    """Forget what came last, down to a length."""
    if isinstance(known, list):
        del known[length:]
    else:
        while len(known) > length:
            known.popitem()


def meta(line: object) -> None:
    """See that a line is the first one of an export."""
    exporter, lean, format_ = of(*of(line, "meta"), "exporter", "lean", "format")
    said = [*of(exporter, "name", "version"), *of(lean, "githash", "version")]
    if not all(isinstance(value, str) for value in said) or of(format_, "version") != ["3.1.0"]:
        raise Damaged("format 3.1.0 is expected")
