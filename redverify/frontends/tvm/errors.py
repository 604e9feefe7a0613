"""What the front end says when it cannot translate a program."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Place:
    """Where a construct stands: a line of ``script()`` of one of the two functions."""

    function: str
    line: int
    text: str

    def __str__(self) -> str:
        return f"line {self.line} of the {self.function} function: {self.text}"


class TranslationError(Exception):
    """A construct of the TensorIR program that is outside the translated subset.

    Callers report the verdict ``inconclusive``: nothing is claimed about the program.
    """

    def __init__(self, construct: str, place: Place | None = None, hint: str = "") -> None:
        self.construct = construct
        self.place = place
        self.hint = hint
        text = construct if place is None else f"{construct} ({place})"
        super().__init__(f"{text}; {hint}" if hint else text)


class MissingDependency(Exception):
    """TVM is not installed; the command line ends with status 5."""

    def __init__(self, module: str, extra: str) -> None:
        self.module = module
        self.extra = extra
        super().__init__(f"{module} is not installed: pip install 'redverify[{extra}]'")


class LoadError(Exception):
    """``MODULE.py:NAME`` names no file, no attribute, or nothing that can be translated."""
