"""The files of a Lean project: modules, and templates of modules."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from redverify.checking.lean import copies
from redverify.checking.lean.errors import ProjectError

#: What the names of files of modules end with.
SUFFIX = ".lean"

#: The files of a project for ``lake``.
_SETTINGS = ("lakefile.toml", "lean-toolchain")

_NAME = re.compile(r"[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*")


def sources(root: Path, below: str = "") -> dict[str, tuple[Path, str]]:
    """The files and texts of the modules in a folder under ``root``, by their names, in order.

    The text of a template is that of its copies. Raises :class:`ProjectError`.
    """
    found: dict[str, tuple[Path, str]] = {}
    for path in sorted((root / below).rglob("*")):
        relative = path.relative_to(root).with_suffix("")
        if path.suffix not in (SUFFIX, copies.SUFFIX) or any(part.startswith(".") for part in relative.parts):
            continue
        name = ".".join(relative.parts)
        if not _NAME.fullmatch(name):
            raise ProjectError(f"{path} does not have the name of a module")
        if name in found:
            raise ProjectError(f"{path} and {found[name][0]} are one module")
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise ProjectError(f"cannot read {path}: {error}") from error
        found[name] = path, copies.copied(text, str(path)) if path.suffix == copies.SUFFIX else text
    return found


def write(root: Path, target: Path) -> int:
    """Write the project under ``root`` as plain Lean, for ``lake``, into a folder that is new or empty.

    Gives the number of modules. Raises :class:`ProjectError`.
    """
    found = sources(root)
    try:
        target.mkdir(parents=True, exist_ok=True)
        if any(target.iterdir()):
            raise ProjectError(f"{target} is not empty")
        for name in _SETTINGS:
            shutil.copyfile(root / name, target / name)
        for name, (_, text) in found.items():
            file = target.joinpath(*name.split(".")).with_suffix(SUFFIX)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise ProjectError(f"cannot write {target}: {error}") from error
    return len(found)
