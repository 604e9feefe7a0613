"""What the data of a certificate consists of: lists, tags, names and numbers."""

from __future__ import annotations

import re

from redverify.checking.data import Data


class CertificateError(ValueError):
    """The data of a certificate is not well formed."""


_NAME = re.compile(r"\$?[A-Za-z_][A-Za-z0-9_]{0,200}")
_LABEL = re.compile(
    r"(?:equation|known|body|vc|kept|race|output|value)(?:_[0-9]{1,9}){1,2}|program|program_vc"
)

#: How deeply data may be nested.
DEPTH = 400

#: Numbers have at most this many digits.
DIGITS = 400

#: The most dimensions that the library has rules for, cases of a distinction, and members of a list.
RANK, CASES, MEMBERS = 6, 100, 1000


def items_of(data: Data, *lengths: int) -> list[Data]:
    """The items of a list, which has one of the given lengths."""
    if not isinstance(data, (list, tuple)) or (lengths and len(data) not in lengths):
        raise CertificateError(f"a list was expected: {str(data)[:80]}")
    return list(data)


def tag_of(data: Data) -> str:
    """The word that a list starts with."""
    if not isinstance(data, (list, tuple)) or not data or not isinstance(data[0], str):
        raise CertificateError(f"a tagged list was expected: {str(data)[:80]}")
    return data[0]


def label(data: Data) -> str:
    """The name of a definition or theorem."""
    if not isinstance(data, str) or not _LABEL.fullmatch(data):
        raise CertificateError(f"not a label: {str(data)[:80]}")
    return data


def variable(data: Data) -> str:
    """An integer variable in Lean: ``x_i`` for ``i``, ``y_q0`` for ``$q0``."""
    if not isinstance(data, str) or not _NAME.fullmatch(data):
        raise CertificateError(f"not a variable: {str(data)[:80]}")
    return f"y_{data[1:]}" if data.startswith("$") else f"x_{data}"


def natural(data: Data) -> int:
    """A number of the data that is not negative."""
    value = number(data)
    if value < 0:
        raise CertificateError("a number that is not negative was expected")
    return value


def number(data: Data) -> int:
    """A number of the data."""
    if not isinstance(data, int) or isinstance(data, bool) or abs(data) >= 10**DIGITS:
        raise CertificateError(f"a number was expected: {str(data)[:80]}")
    return data


def name_of(prefix: str, data: Data) -> str:
    """``a_tmp`` for an array, ``t_A`` for a tensor, ``v_i`` for a variable."""
    if not isinstance(data, str) or not re.fullmatch(r"[A-Za-z_][A-Za-z0-9_]*", data):
        raise CertificateError(f"not a name: {str(data)[:80]}")
    return f"{prefix}_{data}"


def quoted(data: Data) -> str:
    """A name as a string of Lean."""
    if not isinstance(data, str) or not re.fullmatch(r"[A-Za-z_][A-Za-z0-9_]*(\(\))?", data):
        raise CertificateError(f"not a name: {str(data)[:80]}")
    return f'"{data}"'
