"""``[tool.redverify]`` in ``pyproject.toml``: what is verified by default, and how (``docs/ci.md``)."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from redverify.choices import SOLVERS
from redverify.cli.status import Failure, Status
from redverify.language.encodings import ENCODINGS
from redverify.reporting.result import Verdict
from redverify.similar import similar

#: The file, and the table in it.
NAME, TABLE = "pyproject.toml", "tool.redverify"


@dataclass(frozen=True, slots=True)
class Wish:
    """What is wanted of one implementation: settings of its own, and the verdict that is expected.

    The names of settings are those of the verifier's options.
    """

    settings: tuple[tuple[str, Any], ...] = ()
    expected: Verdict | None = None


@dataclass(frozen=True, slots=True)
class Override:
    """Settings for the implementations that fit one pattern of files, and one of names if there are any."""

    files: tuple[re.Pattern[str], ...]
    impls: tuple[re.Pattern[str], ...]
    settings: Mapping[str, Any]
    expected: Verdict | None

    def fits(self, path: str, impl: str | None) -> bool:
        """Whether it is for an implementation. A file that cannot be read has none (``None``)."""
        if not any(p.fullmatch(path) for p in self.files):
            return False
        return not self.impls or (impl is not None and any(p.fullmatch(impl) for p in self.impls))


@dataclass(frozen=True, slots=True)
class Config:
    """The table of a file; paths and patterns in it are relative to the file's folder."""

    path: Path | None = None
    paths: tuple[str, ...] = ()
    settings: Mapping[str, Any] = field(default_factory=dict)
    overrides: tuple[Override, ...] = ()

    def inputs(self) -> list[str]:
        """What is verified where no file is named, relative to the working folder."""
        if self.path is None:
            return []
        return [os.path.relpath(self.path.parent / path) for path in self.paths]

    def wish(self, file: str, impl: str | None, given: frozenset[str]) -> Wish:
        """What is wanted of an implementation. ``given`` are the settings of the command line, which hold
        for all; of several overrides the last one counts."""
        if self.path is None:
            return Wish()
        path = os.path.relpath(os.path.abspath(file), self.path.parent).replace(os.sep, "/")
        settings: dict[str, Any] = {}
        expected = None
        for override in self.overrides:
            if override.fits(path, impl):
                settings.update(override.settings)
                expected = override.expected or expected
        return Wish(tuple(sorted((k, v) for k, v in settings.items() if k not in given)), expected)


def read(path: Path | None = None) -> Config:
    """The configuration in a file; without one, that of the nearest ``pyproject.toml`` that has the table,
    from the working folder upwards. Raises :class:`.Failure` if it is wrong."""
    if path is not None:
        table = _table(path)
        if table is None:
            raise Failure(f"{path}: there is no table [{TABLE}]", Status.INVALID)
        return _Reading(path.resolve()).config(table)
    for folder in (Path.cwd(), *Path.cwd().parents):
        candidate = folder / NAME
        table = _table(candidate) if candidate.is_file() else None
        if table is not None:
            return _Reading(candidate).config(table)
    return Config()


def _table(path: Path) -> dict[str, Any] | None:
    """The table of a file, ``None`` if it has none."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise Failure(f"cannot read {path}: {error.strerror}", Status.INVALID) from error
    if b"redverify" not in data:
        return None  # the common case, for which no TOML is read
    import tomllib

    try:
        table = tomllib.loads(data.decode("utf-8")).get("tool", {}).get("redverify")
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, AttributeError) as error:
        raise Failure(f"{path}: {error}", Status.INVALID) from error
    if table is not None and not isinstance(table, dict):
        raise Failure(f"{path}: {TABLE} is not a table", Status.INVALID)
    return table


def _one_of(names: Sequence[str]) -> Callable[[Any], Any]:
    def check(value: Any) -> Any:
        if value not in names:
            raise ValueError(f"must be one of {', '.join(names)}")
        return value

    return check


def _seconds(value: Any) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 < value < float("inf"):
        raise ValueError("must be a number of seconds above 0")
    return float(value)


def _truth(value: Any) -> bool:
    if not isinstance(value, bool):
        raise ValueError("must be true or false")
    return value


def _count(value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value < 1:
        raise ValueError("must be an integer above 0")
    return value


def _texts(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list) or not value or not all(isinstance(v, str) and v for v in value):
        raise ValueError("must be a list of strings")
    return tuple(value)


#: Settings that implementations may have of their own.
_OWN: dict[str, Callable[[Any], Any]] = {
    "values": _one_of(ENCODINGS),
    "solver": _one_of(SOLVERS),
    "timeout": _seconds,
    "strict-races": _truth,
}
_WHOLE = {**_OWN, "paths": _texts, "jobs": _count, "overrides": lambda value: value}
_OF_OVERRIDE = {
    **_OWN,
    "files": _texts,
    "impls": _texts,
    "expected": lambda value: Verdict(_one_of([v.value for v in Verdict])(value)),
}


@dataclass(frozen=True, slots=True)
class _Reading:
    """Reads the table of one file."""

    path: Path

    def config(self, table: Mapping[str, Any]) -> Config:
        """The configuration that a table says."""
        found = self._checked(table, _WHOLE, TABLE)
        paths = found.pop("paths", ())
        given = found.pop("overrides", [])
        if not isinstance(given, list) or not all(isinstance(o, dict) for o in given):
            raise self._wrong(f"{TABLE}.overrides", "write [[tool.redverify.overrides]]")
        overrides = tuple(self._override(o, f"{TABLE}.overrides, number {n}") for n, o in enumerate(given, 1))
        return Config(self.path, paths, found, overrides)

    def _override(self, table: Mapping[str, Any], place: str) -> Override:
        found = self._checked(table, _OF_OVERRIDE, place)
        if "files" not in found:
            raise self._wrong(place, "files says for which files it is")
        files = tuple(map(pattern, found.pop("files")))
        impls = tuple(map(pattern, found.pop("impls", ())))
        return Override(files, impls, found, found.pop("expected", None))

    def _checked(
        self, table: Mapping[str, Any], known: Mapping[str, Callable[[Any], Any]], place: str
    ) -> dict[str, Any]:
        """The values of a table, by the names of the verifier's options."""
        result = {}
        for key, value in table.items():
            if key not in known:
                near = similar(key, known)
                hint = f"did you mean {near}?" if near else f"known: {', '.join(sorted(known))}"
                raise self._wrong(place, f"there is no setting {key}; {hint}")
            try:
                result[key.replace("-", "_")] = known[key](value)
            except (ValueError, TypeError) as error:
                raise self._wrong(f"{place}.{key}", str(error)) from error
        return result

    def _wrong(self, place: str, message: str) -> Failure:
        return Failure(f"{os.path.relpath(self.path)}: {place}: {message}", Status.INVALID)


def pattern(text: str) -> re.Pattern[str]:
    """A pattern of paths: ``*`` and ``?`` stand for characters of one name, ``**`` for any folders. It also
    fits what lies in a folder that it fits."""
    parts = re.split(r"(\*\*/|\*\*|\*|\?)", text.removeprefix("./").rstrip("/"))
    meaning = {"**/": "(?:.*/)?", "**": ".*", "*": "[^/]*", "?": "[^/]"}
    return re.compile("".join(meaning.get(p, re.escape(p)) for p in parts) + "(?:/.*)?", re.S)


__all__ = ["Config", "Override", "Wish", "pattern", "read"]
