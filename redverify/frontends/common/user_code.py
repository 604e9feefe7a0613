"""Modules of the user, and what ``MODULE.py:NAME`` names in them.

All front ends that run Python of the user load it here. So its errors are told alike: as the user's, with
the file and the line of the user's code, and the words of whoever raised the error. Only the standard
library is imported at once, because Halide's process has to start fast.
"""

from __future__ import annotations

import inspect
import os
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, redirect_stdout
from pathlib import Path
from types import ModuleType
from typing import Any

from redverify.frontends.common.errors import LoadError, TranslationError

#: Codes of a name that there is not, of a value that is not a program, and of code that fails.
NO_NAME, NO_PROGRAM, FAILS = "RV600", "RV603", "RV604"

#: Lines of a message that are shown whole. Longer ones have programs in their middle.
_LINES = 8

#: The folder of redverify.
_OURS = str(Path(__file__).resolve().parents[2]) + os.sep


def split(program: str) -> tuple[Path, str]:
    """The file and the name of ``MODULE.py:NAME``."""
    path, separator, name = program.rpartition(":")
    if not separator or not path or not name:
        hint = "write the file, a colon, and a name that the file defines"
        raise LoadError(f"{program!r} is not of the form MODULE.py:NAME", NO_NAME, hint=hint)
    if not Path(path).is_file():
        raise LoadError(f"there is no file {path}", NO_NAME)
    return Path(path), name


def module_of(path: Path, read: Callable[[bytes], Any] = bytes) -> ModuleType:
    """The user's module, run once.

    It is known by another name than that of its file, which may be that of a library. ``read`` makes of its
    text what is compiled.
    """
    resolved = path.resolve()
    unique = f"_redverify_user_{abs(hash(str(resolved)))}"
    if unique in sys.modules:
        return sys.modules[unique]
    module = ModuleType(unique)
    module.__file__ = str(path)
    sys.modules[unique] = module
    try:
        with running(path):
            exec(compile(read(path.read_bytes()), str(path), "exec"), module.__dict__)
    except BaseException:
        del sys.modules[unique]
        raise
    return module


def value_of(module: ModuleType, path: Path, name: str, is_program: Callable[[Any], bool]) -> Any:
    """What the name stands for in the module: the value, or its result if it is a function.

    ``is_program`` tells the module's values that may be named from others.
    """
    value: Any = module
    for part in name.split("."):
        if not hasattr(value, part):
            raise unknown(path, name, programs_of(module, is_program))
        value = getattr(value, part)
    if not inspect.isfunction(value) or is_program(value):
        return value
    needed = [p for p in inspect.signature(value).parameters.values() if _is_needed(p)]
    if needed:
        place = f"{path}:{value.__code__.co_firstlineno}"
        hint = "give each a default, or name a function without arguments that calls it"
        names = ", ".join(p.name for p in needed)
        raise LoadError(f"{name} needs arguments: {names}", NO_PROGRAM, place, hint)
    with running(path):
        return value()


def _is_needed(parameter: inspect.Parameter) -> bool:
    many = (parameter.VAR_POSITIONAL, parameter.VAR_KEYWORD)
    return parameter.default is parameter.empty and parameter.kind not in many


def programs_of(module: ModuleType, is_program: Callable[[Any], bool]) -> list[str]:
    """The names that may be meant: functions that the module itself defines, and its programs."""
    return [
        name
        for name, value in vars(module).items()
        if not name.startswith("_")
        and (is_program(value) or (inspect.isfunction(value) and value.__module__ == module.__name__))
    ]


def unknown(path: Path | str, name: str, known: list[str], what: str = "") -> LoadError:
    """The error for a name that a module does not have; ``what`` it would be."""
    from redverify.similar import did_you_mean

    there = ", ".join(known) or "nothing that could be meant"
    return LoadError(f"{path} has no {what}{name} (it has: {there})", NO_NAME, hint=did_you_mean(name, known))


def no_program(path: Path, name: str, value: Any, wanted: str) -> LoadError:
    """The error for a value that is not a program; ``wanted`` says what is one."""
    kind, place = type(value).__name__, defined_in(path, name)
    if place == str(path):
        return LoadError(f"{name} is of type {kind}, and {wanted} is needed", NO_PROGRAM, place)
    message = f"{name} returns a value of type {kind}, and {wanted} is needed"
    hint = "does the function return what it makes?" if value is None else ""
    return LoadError(message, NO_PROGRAM, place, hint)


def defined_in(path: Path, name: str) -> str:
    """The file, with the line that defines the name if it is a function."""
    named: Any = module_of(path)
    for part in name.split("."):
        named = getattr(named, part)
    return f"{path}:{named.__code__.co_firstlineno}" if inspect.isfunction(named) else str(path)


@contextmanager
def running(path: Path) -> Iterator[None]:
    """The user's code runs: with its folder in view for its imports, and without a hold of standard output.

    What it raises becomes :class:`.LoadError`.
    """
    folder = str(path.resolve().parent)
    sys.path.insert(0, folder)
    try:
        with redirect_stdout(sys.stderr):
            yield
    except (LoadError, TranslationError):
        raise
    except (Exception, SystemExit) as error:
        raise failure(path, error) from error
    finally:
        if folder in sys.path:
            sys.path.remove(folder)


def failure(path: Path, error: BaseException) -> LoadError:
    """The error for what the user's code has raised."""
    kind = type(error).__name__
    said = words(error)
    message = said if said.startswith(f"{kind}:") else f"{kind}: {said}" if said else kind
    file, line = place_of(path, error)
    shown = _source(file, line)
    if shown:
        message += f"\n    {shown}"
    hint = (
        "" if said in str(error) or isinstance(error, SyntaxError) else "run it in Python to see all of this"
    )
    return LoadError(message, FAILS, f"{file}:{line}" if line else file, hint)


def words(error: BaseException) -> str:
    """What an error says: all of a short message, the first and the last line of a long one."""
    if isinstance(error, SyntaxError):
        return error.msg
    lines = str(error).strip().splitlines()
    return "\n".join(lines if len(lines) <= _LINES else [lines[0], lines[-1]])


def place_of(path: Path, error: BaseException) -> tuple[str, int]:
    """The innermost file and line of the user's that an error came through; line 0 if there is none."""
    if isinstance(error, SyntaxError) and error.filename and error.lineno:
        return error.filename, error.lineno
    own = os.path.realpath(path)
    found = (str(path), 0)
    trace = error.__traceback__
    while trace is not None:
        file = os.path.realpath(trace.tb_frame.f_code.co_filename)
        if file == own:
            found = (str(path), trace.tb_lineno)
        elif found[1] and is_users(file):
            found = (file, trace.tb_lineno)
        trace = trace.tb_next
    return found


def is_users(file: str) -> bool:
    """Whether a file belongs neither to a library, nor to Python, nor to redverify."""
    import sysconfig

    if not os.path.isfile(file) or file.startswith(_OURS):
        return False
    paths: Mapping[str, str] = sysconfig.get_paths()
    libraries = {os.path.realpath(paths[name]) for name in ("stdlib", "platstdlib", "purelib", "platlib")}
    return not any(file.startswith(library + os.sep) for library in libraries)


def _source(file: str, line: int) -> str:
    import linecache

    return linecache.getline(file, line).strip() if line else ""
