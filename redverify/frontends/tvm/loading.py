"""The arguments ``MODULE.py:NAME`` of the command line."""

from __future__ import annotations

import importlib.util
import inspect
import sys
from pathlib import Path
from typing import Any

from redverify.frontends.common.errors import LoadError
from redverify.frontends.tvm.auditing import remembering
from redverify.frontends.tvm.translation import require_tvm


def load_spec_arg(argument: str) -> Any:
    """What ``MODULE.py:NAME`` names: the attribute, or its result if it is a function without arguments."""
    require_tvm()
    path_text, separator, name = argument.rpartition(":")
    if not separator or not path_text or not name:
        raise LoadError(f"{argument!r} is not of the form MODULE.py:NAME")
    path = Path(path_text)
    if not path.is_file():
        raise LoadError(f"there is no file {path_text}")
    with remembering():
        return _named(path_text, name, _import(path))


def _named(path_text: str, name: str, module: Any) -> Any:
    value: Any = module
    for part in name.split("."):
        if not hasattr(value, part):
            known = ", ".join(n for n in vars(module) if n.isupper()) or "no name in capitals"
            raise LoadError(f"{path_text} has no {name} (it has: {known})")
        value = getattr(value, part)
    if inspect.isfunction(value):
        if any(p.default is p.empty for p in inspect.signature(value).parameters.values()):
            raise LoadError(f"{name} of {path_text} needs arguments")
        value = value()
    return value


def _import(path: Path) -> Any:
    """Import a file once, with its folder in view for its own imports."""
    resolved = path.resolve()
    unique = f"_redverify_tvm_{abs(hash(str(resolved)))}"
    if unique in sys.modules:
        return sys.modules[unique]
    spec = importlib.util.spec_from_file_location(unique, resolved)
    if spec is None or spec.loader is None:
        raise LoadError(f"{path} cannot be imported as Python")
    module = importlib.util.module_from_spec(spec)
    sys.modules[unique] = module
    sys.path.insert(0, str(resolved.parent))
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[unique]
        first = next((line for line in str(error).splitlines() if line.strip()), "")
        raise LoadError(f"{path} cannot be imported: {type(error).__name__}: {first}") from error
    finally:
        sys.path.remove(str(resolved.parent))
    return module
