"""Does the Lean semantics mean what the reference interpreter does?

Runs the programs of ``runs/*.sched`` in the interpreter and writes ``lean/Interpretation/Programs.lean``,
where each run is a theorem: from the interpreter's memory before, the Lean semantics ends in its
memory after, or has no run where the interpreter finds an error. Which run is expected to do what
stands in comments of the programs:

    # run NAME PARAMETER=VALUE ...: ends          no violation
    # run NAME PARAMETER=VALUE ...: fails KIND    the first violation is of that kind, an error
    # run NAME PARAMETER=VALUE ...: ends KIND     of that kind, and no error of the run

``old=new`` among the parameters renames an array, so that it shadows another: the language has no
syntax for that, its semantics has.

``python -m tests.certifying.interpretation`` writes the file.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from fractions import Fraction
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from redverify.checking.printer import Printer, Term, integer, layout
from redverify.interpreter.domain import Domain
from redverify.interpreter.domains.terms import Value
from redverify.interpreter.inputs import Inputs
from redverify.interpreter.layout import bound_arrays, placements
from redverify.interpreter.machine import _Machine
from redverify.interpreter.memory import Array
from redverify.interpreter.specification import Specification
from redverify.interpreter.state import State
from redverify.language import core
from redverify.language.load import load_file

RUNS = Path(__file__).parent / "runs"
LEAN = Path(__file__).parents[2] / "lean" / "Interpretation" / "Programs.lean"

_RUN = re.compile(r"^# run (?P<name>\w+)(?P<settings>( \w+=\S+)*): (?P<verb>ends|fails)( (?P<kind>\w+))?$")

#: The violations that are errors of a run in the thesis (Figures 4.4 and 4.5).
ERRORS = ("bounds", "race", "overlap")


@dataclass(frozen=True, slots=True)
class Run:
    """A program, its parameters, and what is to come of it; ``kind`` is the first violation's."""

    impl: core.Impl
    parameters: Mapping[str, int]
    fails: bool
    kind: str | None
    #: What sets the run apart, as in ``N=3``.
    settings: str

    @property
    def label(self) -> str:
        return f"{self.impl.name} {self.settings}"


Cells = tuple[tuple[str, tuple[int, ...], tuple[int | None, ...]], ...]


@dataclass(frozen=True, slots=True)
class Observed:
    """What the interpreter makes of a run: the memories, and the kinds of its violations."""

    before: Cells
    after: Cells
    kinds: tuple[str, ...]


# ---------------------------------------------------------------- the programs


@cache
def runs_of(path: Path) -> tuple[Run, ...]:
    """The runs that the comments of a file ask for."""
    program = load_file(path)
    found = []
    for text in path.read_text().splitlines():
        if not text.startswith("# run "):
            continue
        match = _RUN.match(text)
        assert match, text
        impl, parameters = program.impls[match["name"]], {}
        for setting in match["settings"].split():
            name, value = setting.split("=")
            if name in impl.spec.parameters:
                parameters[name] = int(value)
            else:
                impl = replace(impl, body=renamed(impl.body, name, value))
        assert parameters.keys() == set(impl.spec.parameters), text
        found.append(
            Run(impl, parameters, match["verb"] == "fails", match["kind"], match["settings"].strip())
        )
    assert {run.impl.name for run in found} == program.impls.keys()
    return tuple(found)


def renamed(part: Any, old: str, new: str) -> Any:
    """A part of a program with an array renamed."""
    if isinstance(part, tuple):
        return tuple(renamed(item, old, new) for item in part)
    if not is_dataclass(part) or isinstance(part, type):
        return part
    changed = {field.name: renamed(getattr(part, field.name), old, new) for field in fields(part)}
    if changed.get("array") == old:
        changed["array"] = new
    if isinstance(part, core.Scope):
        changed["arrays"] = tuple(new if array == old else array for array in part.arrays)
    return replace(part, **changed)


# ---------------------------------------------------------------- the interpreter


def observe(run: Run, *, interleave: int | None = None) -> Observed:
    """Run the interpreter to the end, over all violations if one is expected of a run that ends."""
    impl, parameters = run.impl, run.parameters
    domain = Domain(impl.spec)
    specification = Specification(impl.spec, parameters, domain, Inputs(domain))
    placed = placements(impl, specification)
    before = bound_arrays(impl, specification, placed, lambda *problem: None)
    state = State(dict(parameters), domain, specification, 100_000, not run.fails)
    _Machine(impl, state, interleave, None, annotated=True).run()
    kinds = tuple(violation.kind for violation in state.violations)
    return Observed(_cells(before), _cells(state.arrays), kinds)


def _cells(arrays: Mapping[str, Array]) -> Cells:
    return tuple((name, array.extents, _contents(array)) for name, array in arrays.items())


def _contents(array: Array) -> tuple[int | None, ...]:
    points = product(*map(range, array.extents))
    held = [array.at(point) for point in points]
    return tuple([None if cell is None else _integer(cell.value) for cell in held])


def _integer(value: Value) -> int:
    """A value of the tests' interpretation."""
    number = Fraction(value)
    assert number.denominator == 1, value
    return int(number)


def checked(run: Run) -> Observed:
    """What the interpreter observes, if it is what the program's comment says."""
    observed = observe(run)
    assert observed.kinds[:1] == (() if run.kind is None else (run.kind,)), (run.label, observed.kinds)
    if run.fails:
        assert run.kind in ERRORS, run.label
        return observed
    interleaved = [observe(run, interleave=seed) for seed in range(3)]
    assert len({other.after for other in interleaved}) == 1, run.label
    if run.kind is None:
        assert interleaved[0].after == observed.after, run.label
    return interleaved[0]


# ---------------------------------------------------------------- Lean

HEAD = """\
module

public import Interpretation.Integers

/-!
# What the reference interpreter does, the semantics does

Written by `python -m tests.certifying.interpretation`.
-/

@[expose] public noncomputable section

namespace Redverify.Interpretation
"""


def render() -> str:
    """The theorems of all runs."""
    parts = [HEAD]
    for path in sorted(RUNS.glob("*.sched")):
        about = path.read_text().splitlines()[0].removeprefix("# ")
        parts += [f"/-! ## `{path.name}`\n\n{about} -/\n", f"namespace {path.stem.capitalize()}\n"]
        parts += [_program(name, runs) for name, runs in _programs(path).items()]
        parts.append(f"end {path.stem.capitalize()}\n")
    return "\n".join([*parts, "end Redverify.Interpretation\n"])


def _programs(path: Path) -> dict[str, list[Run]]:
    """The runs of each program, by its name in Lean."""
    programs: dict[core.Block, list[Run]] = {}
    for run in runs_of(path):
        programs.setdefault(run.impl.body, []).append(run)
    named: dict[str, list[Run]] = {}
    for runs in programs.values():
        name = "P_" + runs[0].impl.name
        named[name + "_renamed" * (name in named)] = runs
    assert len(named) == len(programs)
    return named


def _program(name: str, runs: list[Run]) -> str:
    printer = Printer(runs[0].impl.spec)
    theorems = [_theorem(number, run, printer) for number, run in enumerate(runs, 1)]
    body = textwrap.indent("\n".join(printer.block(runs[0].impl.body)), "  ")
    body = f"/-- The program. -/\ndef body : Cmd :=\n{body}\n"
    return "\n".join(
        [f"namespace {name}\n", printer.definitions_of_names(), body, *theorems, f"end {name}\n"]
    )


def _theorem(number: int, run: Run, printer: Printer) -> str:
    observed = checked(run)
    values: Term = [integer(run.parameters[name]) for name in run.impl.spec.parameters]
    before, after = _memory(observed.before, printer), _memory(observed.after, printer)
    if run.fails:
        said, proof = f"fails (`{run.kind}`)", "fails_of"
        statement: Term = ("Fails", ("parameters", values), before, "body")
    else:
        said, proof = "ends" if run.kind is None else f"ends (in spite of `{run.kind}`)", "ends_of"
        statement = ("Ends", ("parameters", values), before, "body", after)
    return (
        f"/-- `{run.settings}`: {said}. -/\n"
        f"theorem run_{number} :\n    {layout(statement, 4)} :=\n  {proof} (by decide +kernel)\n"
    )


def _memory(cells: Cells, printer: Printer) -> Term:
    return (
        "arrays",
        [
            ("array", printer.array(name), list(map(str, extents)), list(map(_content, contents)))
            for name, extents, contents in cells
        ],
    )


def _content(content: int | None) -> Term:
    return "none" if content is None else ("some", integer(content))


def main() -> None:
    """Write the file."""
    LEAN.write_text(render())
    print(LEAN)


if __name__ == "__main__":
    main()
