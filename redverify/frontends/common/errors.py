"""What a front end says when it cannot load or translate a program."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol


@dataclass(frozen=True, slots=True)
class Place:
    """Where a construct stands: a line, counted from 1, of one of the two programs as its compiler shows it.

    ``function`` says which program, ``text`` is the line. Without a line, ``text`` is a name for the place.
    """

    function: str
    line: int
    text: str

    def __str__(self) -> str:
        if not self.line:
            return self.text
        return f"line {self.line} of the {self.function} function: {self.text}"


class Origin(Protocol):
    """What a construct was read from. It is asked for its place only when an error is raised."""

    def place(self) -> Place | None:
        """The place, or ``None`` if it is not known."""


class Located(Protocol):
    """A statement that was read from somewhere."""

    @property
    def origin(self) -> Origin:
        """What it was read from."""


class TranslationError(Exception):
    """A construct of a program that is outside the translated subset.

    Callers report the verdict ``inconclusive``: nothing is claimed about the program.
    """

    def __init__(self, construct: str, place: Place | None = None, hint: str = "") -> None:
        self.construct = construct
        self.place = place
        self.hint = hint
        text = construct if place is None else f"{construct} ({place})"
        super().__init__(f"{text}; {hint}" if hint else text)


def refusal(construct: str, node: Located, hint: str = "") -> TranslationError:
    """The error for a construct that stands at ``node``."""
    return TranslationError(construct, node.origin.place(), hint)


class MissingDependency(Exception):
    """The compiler's Python package is not installed; the command line ends with status 5.

    ``extra`` is the extra of redverify that installs it.
    """

    def __init__(self, module: str, extra: str) -> None:
        self.module = module
        self.extra = extra
        super().__init__(f"{module} is not installed: pip install 'redverify[{extra}]'")


class LoadError(Exception):
    """What the user names cannot be used: no file, no attribute, code that fails, or no program.

    The command line ends with status 3. ``code`` is that of a diagnostic, if it has one, and ``place`` a file
    and line of the user's, or an option.
    """

    def __init__(self, message: str, code: str = "", place: str = "", hint: str = "") -> None:
        self.message = message
        self.code = code
        self.place = place
        self.hint = hint
        head = "".join(f"{part}: " for part in (place, code) if part)
        super().__init__(f"{head}{message}" + (f"\nhint: {hint}" if hint else ""))

    def __reduce__(self) -> tuple[Any, ...]:
        return LoadError, (self.message, self.code, self.place, self.hint)
