"""The programs that mutants are made of: every implementation whose file says ``verified``."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from redverify.language import syntax as sx
from redverify.language.parsing.parser import parse_text

ROOT = Path(__file__).resolve().parents[2]

#: Where programs are looked for.
FOLDERS = ("examples", "tests/soundness")

_VERDICT = re.compile(r"^# verdict:\s*(.*?)\s*$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Program:
    """One implementation with the specifications of its file; ``path`` is relative to the root."""

    path: str
    impl: str
    tree: sx.File

    @property
    def name(self) -> str:
        """The name shown to people."""
        return f"{self.path}:{self.impl}"

    @property
    def source(self) -> str:
        """The path for spans and for the imports of the text."""
        return str(ROOT / self.path)


def expected(text: str, impl: str) -> str | None:
    """The verdict that a file's first comment lines announce for an implementation."""
    found = _VERDICT.search(text)
    if found is None:
        return None
    if "=" not in found[1]:
        return found[1]
    return dict(part.split("=") for part in re.split(r",\s*", found[1])).get(impl)


def programs(largest: int = 60) -> list[Program]:
    """The verified programs in files of at most ``largest`` lines."""
    return [program for folder in FOLDERS for program in _programs_in(ROOT / folder, largest)]


def _programs_in(folder: Path, largest: int) -> Iterator[Program]:
    for path in sorted(folder.rglob("*.sched")):
        text = path.read_text()
        if text.count("\n") <= largest and "verified" in text.split("\n", 1)[0]:
            yield from programs_of(text, path.relative_to(ROOT).as_posix())


def programs_of(text: str, path: str) -> Iterator[Program]:
    """The implementations of one file that are to be verified, each alone."""
    tree = parse_text(text, path)
    specs = tuple(b for b in tree.blocks if isinstance(b, sx.SpecBlock))
    for block in tree.blocks:
        if isinstance(block, sx.ImplBlock) and expected(text, block.name.name) == "verified":
            own = tuple(s for s in specs if s.name.name == block.spec.name)
            yield Program(path, block.name.name, sx.File(tree.imports, (*own, block)))
