"""A compiler in a process of its own, which loads the user's module and leaves its answer in files."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from redverify.frontends.common.errors import LoadError, MissingDependency, TranslationError


def answer_of(
    compiler: str, module: str, arguments: Sequence[str], answer: Path, program: str, seconds: float
) -> dict[str, Any]:
    """What the module of ours answers that speaks to a compiler: a JSON object in the file ``answer``.

    ``program`` is what it works on, for messages. Raises :class:`.MissingDependency` or :class:`.LoadError`
    if the answer says so, and :class:`.TranslationError` if it refuses the program, takes more than so many
    seconds, or ends without an answer. Its standard output is left out.
    """
    command = [sys.executable, "-m", module, *arguments]
    try:
        done = subprocess.run(
            command, timeout=seconds, check=False, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL
        )
    except subprocess.TimeoutExpired:
        raise TranslationError(f"{compiler} needs more than {seconds:.0f} seconds") from None
    if not answer.exists():
        raise TranslationError(f"{compiler} ended with status {done.returncode} while it worked on {program}")
    return answer_in(answer, compiler)


def answer_in(answer: Path, compiler: str) -> dict[str, Any]:
    """The answer that a file holds; raises as :func:`answer_of` does if it is an error."""
    found: dict[str, Any] = json.loads(answer.read_text("utf-8"))
    match found.get("error"):
        case "missing":
            raise MissingDependency(compiler.lower(), compiler.lower())
        case "load":
            raise LoadError(*found["message"])
        case "refused":
            raise TranslationError(found["message"])
    return found
