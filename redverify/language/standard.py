"""Specifications that come with redverify: ``std:softmax``, and ``std:softmax:f16`` for another type.

They stand in files wherever a program is read: ``import "std:softmax"`` in a text, ``--spec std:softmax``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from redverify.language.types import BUILTIN_TYPES

#: What such names begin with.
PREFIX = "std:"

_FOLDER = Path(__file__).with_name("std")

#: The type of floats that the files are written for.
_FLOAT = "f32"


def is_standard(name: str) -> bool:
    """Whether a name is that of a specification that comes with redverify, or would be one."""
    return name.startswith(PREFIX)


def names() -> tuple[str, ...]:
    """The names without :data:`PREFIX`, in alphabetical order."""
    return tuple(sorted(path.stem for path in _FOLDER.glob("*.sched")))


def types() -> Iterator[str]:
    """The types of floats that a specification may be asked for."""
    return (t.name for t in BUILTIN_TYPES.values() if t.is_floating or t.name == "real")


def text(name: str) -> str:
    """The text of ``std:NAME`` or ``std:NAME:TYPE``. Raises :class:`OSError` if there is none."""
    wanted, _, type_ = name.removeprefix(PREFIX).partition(":")
    if wanted not in names():
        raise OSError(None, f"no such specification (there are: {', '.join(names())})")
    if type_ and type_ not in types():
        raise OSError(None, f"{type_} is not a type of floats (these are: {', '.join(types())})")
    written = (_FOLDER / f"{wanted}.sched").read_text("utf-8")
    return re.sub(rf"\b{_FLOAT}\b", type_, written) if type_ else written


def summary(name: str) -> str:
    """The first sentence of what a specification says of itself, without ``#``."""
    return text(name).partition("\n")[0].removeprefix("# ")
