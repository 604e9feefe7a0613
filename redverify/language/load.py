"""Files to programs: reading, imports, and the whole language stage."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from redverify.language import core, standard
from redverify.language import syntax as sx
from redverify.language.diagnostics import DiagnosticError, fail
from redverify.language.elaboration.impls import elaborate_impl
from redverify.language.elaboration.names import Collector, Declarations, twice
from redverify.language.elaboration.specs import elaborate_spec
from redverify.language.parsing.parser import parse_text
from redverify.language.source import Span

__all__ = ["load_file", "load_text", "parse_text"]


def load_file(path: str | Path) -> core.Program:
    """The program of a file and its imports.

    Raises :class:`~redverify.language.diagnostics.DiagnosticError`, which holds the texts that
    were read, for everything that is wrong with them.
    """
    name = os.fspath(path)
    return _load(_Loading(), name, _Place(name, None))


def load_text(
    text: str,
    name: str = "<text>",
    *,
    incomplete: frozenset[str] = frozenset(),
    back: Callable[[Span], Span] | None = None,
) -> core.Program:
    """The program of a text; imports are relative to the folder of ``name``.

    In the implementations named in ``incomplete``, annotations, indices of elements and ``accumulate`` scopes
    may be missing. Such a program is for inference alone, and must not be judged.

    ``back`` says where the text's places are in the text that the user has written, if that is another one.
    """
    loading = _Loading(incomplete=incomplete, back=back)
    loading.texts[name] = text
    return _load(loading, name, _Place(name, None))


def read_text(path: str | Path) -> str:
    """The text of a file.

    Raises :class:`~redverify.language.diagnostics.DiagnosticError` for a file that cannot be read, or is not
    UTF-8.
    """
    return _text(_Place(os.fspath(path), None))


@dataclass(frozen=True, slots=True)
class _Place:
    """A file to read, and the import that asks for it."""

    name: str
    wanted_by: Span | None

    @property
    def span(self) -> Span:
        return self.wanted_by or Span(self.name, 1, 1, 1, 1)


@dataclass(slots=True)
class _Loading:
    """What one call of :func:`load_file` has read."""

    incomplete: frozenset[str] = frozenset()
    back: Callable[[Span], Span] | None = None
    texts: dict[str, str] = field(default_factory=dict)
    files: dict[str, sx.File] = field(default_factory=dict)
    #: Keys of the files that are complete with their imports, in the order of their definitions.
    order: list[str] = field(default_factory=list)


def _load(loading: _Loading, name: str, place: _Place) -> core.Program:
    try:
        root = _read(loading, place, ())
        return _program(loading, root)
    except DiagnosticError as error:
        error.texts = loading.texts
        raise


def _read(loading: _Loading, place: _Place, importing: tuple[str, ...]) -> str:
    """Read and parse a file after what it imports; gives the file's key."""
    key = _key(place.name)
    if key in importing:
        message = f"`{place.name}` imports itself, through other files or directly"
        raise fail("RV225", message, place.span, "cut the cycle")
    if key in loading.files:
        return key
    if place.name not in loading.texts:
        loading.texts[place.name] = _text(place)
    if len(importing) >= sx.MAX_DEPTH:
        raise fail("RV109", "imports nested too deeply", place.span, "import files directly")
    file = parse_text(loading.texts[place.name], place.name, None if importing else loading.back)
    collector = Collector()
    folder = Path(place.name).parent
    for item in file.imports:
        path = item.path if standard.is_standard(item.path) else str(folder / item.path)
        wanted = _Place(path, item.span)
        collector.attempt(_read, loading, wanted, (*importing, key))
    collector.finish()
    loading.files[key] = file
    loading.order.append(key)
    return key


def _key(name: str) -> str:
    """What tells whether two names are one file."""
    if standard.is_standard(name):
        return name
    try:
        return os.path.realpath(name)
    except (OSError, ValueError):
        return name


def is_file(name: str | Path) -> bool:
    """Whether there is nothing at a path, or a file: to read a pipe takes until somebody writes to it."""
    try:
        return stat.S_ISREG(os.stat(name).st_mode)
    except (OSError, ValueError):
        return True


def _text(place: _Place) -> str:
    """The text of a file, or the diagnostic that says why there is none."""
    try:
        if standard.is_standard(place.name):
            return standard.text(place.name)
        if place.wanted_by is not None and not is_file(place.name):
            raise OSError(None, "it is not a file")
        data = Path(place.name).read_bytes()
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        hint = "paths of imports are relative to the importing file" if place.wanted_by else "check the path"
        raise fail("RV112", f"cannot read `{place.name}`: {reason}", place.span, hint) from None
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = data[: error.start].decode("utf-8", errors="replace").split("\n")
        where = Span(place.name, len(before), len(before[-1]) + 1, len(before), len(before[-1]) + 2)
        raise fail("RV111", "this byte is not UTF-8", where, "save the file as UTF-8") from None


def _program(loading: _Loading, root: str) -> core.Program:
    """Elaborate all files, imports first."""
    collector = Collector()
    specs: dict[str, tuple[core.Spec, Declarations]] = {}
    taken: dict[tuple[str, str], Span] = {}
    impls: list[tuple[str, sx.ImplBlock]] = []
    for key in loading.order:
        for block in loading.files[key].blocks:
            kind = "spec" if isinstance(block, sx.SpecBlock) else "impl"
            if collector.attempt(_define, block.name, kind, taken) is None:
                continue
            if isinstance(block, sx.ImplBlock):
                impls.append((key, block))
            else:
                specs[block.name.name] = elaborate_spec(block, collector)
    own: dict[str, core.Impl] = {}
    for key, block in impls:
        incomplete = key == root and block.name.name in loading.incomplete
        impl = elaborate_impl(block, specs, collector, incomplete=incomplete)
        if impl is not None and key == root:
            own[impl.name] = impl
    collector.finish()
    return core.Program({name: spec for name, (spec, _) in specs.items()}, own, loading.texts)


def _define(ident: sx.Ident, kind: str, taken: dict[tuple[str, str], Span]) -> bool:
    """Take the name of a specification or implementation."""
    earlier = taken.setdefault((kind, ident.name), ident.span)
    if earlier is not ident.span:
        raise twice(ident, earlier)
    return True
