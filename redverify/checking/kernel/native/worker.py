"""The process of the native kernel: it reads parts of an export, and says what its kernel does with them.

A part comes as a line, ``common N`` or ``own N``, and N bytes, from standard input. The answer is a line of
JSON, :class:`Answer`. Common parts stay; own parts are forgotten when they have been answered. An input that
ends, or that is none of this, ends the process.
"""

from __future__ import annotations

import os
import re
import resource
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

import msgspec

from redverify.checking.kernel.errors import Damaged
from redverify.checking.kernel.native.objects import Lean, NotAccepted, Undecided
from redverify.checking.kernel.native.replay import Replay
from redverify.checking.kernel.terms import Name

#: The size of the stack, in bytes: a kernel follows terms by recursion.
_STACK = 256 << 20

_PART = re.compile(rb"(common|own) (\d{1,12})\n")


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What became of a part: all is accepted, or something is not, or the kernel gave up. ``problem`` says
    why not. ``declared`` is how many constants were accepted, ``axioms`` are those among them."""

    outcome: Literal["accepted", "rejected", "undecided"]
    declared: int = 0
    axioms: tuple[Name, ...] = ()
    problem: str = ""


def command(file: Path, root: Path) -> list[str]:
    """What starts the process, for a library's file; ``root`` is the folder that redverify lies in.

    The limit of the stack counts from the next program that a process runs. So Python starts twice.
    """
    start = (
        "import resource, os, sys; hard = resource.getrlimit(resource.RLIMIT_STACK)[1];"
        f"least = {_STACK} if hard == resource.RLIM_INFINITY else min({_STACK}, hard);"
        "resource.setrlimit(resource.RLIMIT_STACK, (least, hard));"
        "os.execv(sys.executable, [sys.executable, *sys.argv[1:]])"
    )
    then = (
        "import sys; sys.path[:] = sys.argv[2:];"
        "from redverify.checking.kernel.native.worker import main; main(sys.argv[1])"
    )
    paths = [str(root), *(os.path.abspath(path) for path in sys.path)]
    return [sys.executable, "-I", "-S", "-c", start, "-I", "-S", "-c", then, str(file), *paths]


def main(file: str) -> None:
    """Answer until the input ends. The process ends at once then: Lean's threads are not asked."""
    status = 1
    try:
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        replay = Replay(Lean(Path(file)))
        while line := sys.stdin.buffer.readline(64):
            part = _PART.fullmatch(line)
            if part is None:
                break
            data = sys.stdin.buffer.read(int(part[2]))
            if len(data) != int(part[2]):
                break
            answer = _answer(replay, data, common=part[1] == b"common")
            sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
            sys.stdout.buffer.flush()
        status = 0
    finally:
        sys.stderr.flush()
        os._exit(status)


def _answer(replay: Replay, data: bytes, *, common: bool) -> Answer:
    try:
        declared, axioms = replay.common(data) if common else replay.trial(data)
    except (Damaged, NotAccepted) as error:
        return Answer("rejected", problem=str(error))
    except Undecided as error:
        return Answer("undecided", problem=str(error))
    return Answer("accepted", declared, tuple(axioms))


__all__: Sequence[str] = ["Answer", "command", "main"]
