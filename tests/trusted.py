"""``python -m tests.trusted``: the Python on which the acceptance of a certificate rests, by import closure.

It begins at the command (:mod:`redverify.checking.check`) and follows each import, also those in functions.
Behind :data:`DOORS` nothing is trusted. Lines of code are counted: no blank lines, comments or docstrings.
"""

from __future__ import annotations

import ast
import io
import tokenize
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]

START = "redverify.checking.check"

#: Modules and packages that are not trusted, and why.
DOORS = {
    "redverify": "imports what is asked for; a check asks for nothing",
    "redverify.checking.proofs": "renders proofs; what Lean makes of them is compared with the statement",
    "redverify.checking.kernel.second_checks": "other kernels can only refuse",
    "redverify.checking.kernel.export": "writes a file for them",
    "redverify.language.parsing.syntax_errors": "puts in words why a text is refused, which is then raised",
    "redverify.similar": "says what a refused name may have meant",
}

#: Tokens that are no code.
_NO_CODE = (
    tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER,
)  # fmt: skip


@cache
def modules() -> dict[str, Path]:
    """The files of redverify by the names of their modules."""
    found = {}
    for path in ROOT.glob("redverify/**/*.py"):
        name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
        found[name.removesuffix(".__init__")] = path
    return found


def imported(name: str) -> Iterator[str]:
    """What a module imports, as modules or as names in them."""
    for node in ast.walk(ast.parse(modules()[name].read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


@cache
def closure() -> frozenset[str]:
    """The modules that are trusted."""
    found: set[str] = set()
    todo = [START]
    while todo:
        name = todo.pop()
        parents = [name[:place] for place, letter in enumerate(name) if letter == "."]
        if name in found or name not in modules() or not {name, *parents[1:]}.isdisjoint(DOORS):
            continue
        found.add(name)
        todo += [*parents, *imported(name)]
    return frozenset(found)


def code_lines(path: Path) -> int:
    """The lines of code in a file."""
    text = path.read_text()
    docstrings: set[int] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            first = node.body[0] if node.body else None
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                docstrings |= set(range(first.lineno, (first.end_lineno or first.lineno) + 1))
    lines: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type not in _NO_CODE:
            lines |= set(range(token.start[0], token.end[0] + 1))
    return len(lines - docstrings)


def counted() -> Counter[str]:
    """Lines of trusted code by folders."""
    found: Counter[str] = Counter()
    for name in closure():
        path = modules()[name]
        found[str(path.parent.relative_to(ROOT))] += code_lines(path)
    return found


def main() -> None:
    """Print the lines of code by folders."""
    found = counted()
    for folder, lines in found.most_common():
        if lines:
            print(f"{lines:6,} {folder}")
    print(f"{found.total():6,} lines of code in {len(closure())} modules are trusted")
    for door, why in DOORS.items():
        print(f"not trusted: {door}: {why}")


if __name__ == "__main__":
    main()
