"""``python -m tests.annotating``: how many programs are decided as before without their annotations.

The annotations, the indices of accumulated elements and the ``accumulate`` blocks of every implementation in
``examples`` are taken away and inferred again. Counted is whether the verdict is the one that the file
announces. Exit status 1 if a program was verified that is not announced to be.

``--model MODULE.py:MODEL,TARGET`` takes the kernels of a model as TVM's rules schedule and fuse them, which
are texts that nobody has written for this; such a kernel counts as verified as written.

``--levels`` looks for the levels, too, with the annotations and without. Exit status 1 if one is lost.

``--list F`` keeps what is done as lines of JSON, and ``--of F G ...`` makes the table of several lists.
What is listed twice counts as it was found last.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import get_args

import msgspec

from redverify.annotating.annotate import annotate_text
from redverify.api import verify_text
from redverify.language.load import load_text
from redverify.reporting.result import Level, Result, Verdict
from tests.annotating.stripping import stripped
from tests.certifying.census import candidates
from tests.cli.expectations import ROOT, has_program, read


class Judged(msgspec.Struct, frozen=True):
    """One implementation: the verdict that its file announces, the one found, why its annotations were not.

    ``seconds`` of processor time went into the annotations of its file, ``in_all`` into its verdicts as well.
    ``level`` is the one that the annotations as written give, ``kept`` the one without them.
    """

    file: str
    impl: str
    wanted: str
    found: str
    seconds: float
    unexplained: str
    in_all: float = 0.0
    level: str = ""
    kept: str = ""

    @property
    def weaker(self) -> bool:
        """Whether a level was lost."""
        return self.kept not in ("", self.level) and _LEVELS.index(self.level) < _LEVELS.index(self.kept)


#: From the strongest on.
_LEVELS = get_args(Level)


def main() -> int:
    """Count, and print the table."""
    parser = argparse.ArgumentParser(prog="python -m tests.annotating", description=__doc__)
    parser.add_argument("--only", default="", help="files whose path contains this")
    parser.add_argument("--model", help="the kernels of a model for TVM, instead of the examples")
    parser.add_argument("--scopes", action="store_true", help="keep the accumulate blocks")
    parser.add_argument(
        "--seconds", type=float, default=5.0, help="for a witness, and for half an obligation"
    )
    parser.add_argument("--levels", action="store_true", help="look for the levels, too")
    parser.add_argument("--list", type=Path, help="where each implementation is listed as it is done")
    parser.add_argument("--of", type=Path, nargs="+", help="judge nothing: the table of these lists")
    options = parser.parse_args()
    if options.of:
        lines = [line for path in options.of for line in path.read_text().splitlines()]
        listed = [msgspec.json.decode(line, type=Judged) for line in lines]
        done = list({(j.file, j.impl): j for j in listed}.values())
    else:
        done = list(_all(options))
    print(table(done))
    for one in (j for j in done if j.weaker):
        print(f"{one.file} {one.impl}: {one.kept}, and with its annotations {one.level}")
    return 1 if any(j.weaker or j.found == "verified" != j.wanted for j in done) else 0


def _all(options: argparse.Namespace) -> Iterator[Judged]:
    for program in _programs(options.model):
        if options.only not in program.name:
            continue
        for judged in judge(program, scopes=options.scopes, seconds=options.seconds, levels=options.levels):
            if options.list is not None:
                with options.list.open("a") as stream:
                    stream.write(msgspec.json.encode(judged).decode() + "\n")
            yield judged


@dataclass(frozen=True)
class Program:
    """A text with its name in the list, its path, and the verdicts that are expected."""

    name: str
    path: str
    text: str
    wanted: Callable[[str], str]
    values: str = "real"


def _programs(model: str | None) -> Iterator[Program]:
    if model is not None:
        for kernel in candidates(f"tvm:{model}"):
            name = f"models/{Path(model).name}/{kernel.name}"
            yield Program(name, kernel.source, kernel.text, lambda impl: "verified")
        return
    for path in sorted((ROOT / "examples").rglob("*.sched")):
        if has_program(path):
            yield example(path)


def example(path: Path) -> Program:
    """An example of ours."""
    expected = read(path)
    name = path.relative_to(ROOT).as_posix()
    return Program(name, str(path), path.read_text(), expected.of, expected.values)


def judge(program: Program, *, scopes: bool, seconds: float, levels: bool = False) -> Iterator[Judged]:
    """The implementations of a text, without their annotations."""
    begun = time.process_time()
    annotated = annotate_text(stripped(program.text, scopes=scopes), program.path, fill=True)
    taken = round(time.process_time() - begun, 2)
    result = verify_text(
        annotated.text,
        program.path,
        values=program.values,
        timeout=2 * seconds,
        witness_seconds=seconds,
        inferred=True,
        levels=levels,
    )
    in_all = round(time.process_time() - begun, 2)
    said = {
        i.impl: f"line {i.unexplained.span.line}: {i.unexplained.message}"
        for i in annotated.impls
        if i.unexplained is not None
    }
    found = {one.impl: str(one.verdict) for one in result.impls}
    kept = _levels_of(result)
    written = _levels_of(verify_text(program.text, program.path, values=program.values)) if kept else {}
    for impl in load_text(program.text, program.path).impls:
        yield Judged(
            program.name,
            impl,
            program.wanted(impl),
            found.get(impl, "invalid"),
            taken,
            said.get(impl, ""),
            in_all,
            written.get(impl, ""),
            kept.get(impl, "") if impl in written else "",
        )


def _levels_of(result: Result) -> dict[str, str]:
    """The levels of what is verified."""
    return {
        i.impl: i.level
        for i in result.impls
        if i.impl is not None and i.verdict is Verdict.VERIFIED and i.level is not None
    }


def table(done: Iterable[Judged]) -> str:
    """The table in Markdown."""
    everything = list(done)
    folders = list(dict.fromkeys(j.file.split("/")[1] for j in everything))
    lines = [
        "| examples | verified, as written | and without annotations | wrong | refuted without annotations "
        "| verified without | seconds for a file, at most |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for folder in [*sorted(folders), "all"]:
        mine = [j for j in everything if folder in (j.file.split("/")[1], "all")]
        count = Counter((j.wanted, j.found) for j in mine)
        right = sum(n for (wanted, _), n in count.items() if wanted == "verified")
        wrong = len(mine) - right
        slipped = sum(n for (wanted, found), n in count.items() if wanted != found == "verified")
        cells = (right, count["verified", "verified"], wrong, count["refuted", "refuted"], slipped)
        longest = max(j.seconds for j in mine)
        lines.append(f"| {folder} | {' | '.join(map(str, cells))} | {longest:.1f} |")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
