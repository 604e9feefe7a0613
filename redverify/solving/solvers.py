"""SMT solvers behind one interface: Z3, cvc5, both of them, and a portfolio.

A query is a list of Z3 expressions, which serve as the syntax; other solvers get its text in
SMT-LIB 2.
"""

from __future__ import annotations

import os
import tempfile
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib import util
from typing import Any, Literal, Protocol

from redverify.choices import SOLVERS
from redverify.system.clock import CVC5_UNITS, GUARD, Z3_UNITS, Budget, cut, processor_seconds, spend
from redverify.system.forks import CannotFork, WorkerDied, result_of

#: Seconds that a portfolio gives to each solver before it asks the next one.
FIRST_SECONDS, SECOND_SECONDS = 2.0, 5.0

#: What Z3 calls its count of resource units.
_RESOURCES = "rlimit count"

Status = Literal["sat", "unsat", "unknown"]


class SolverMissing(ImportError):
    """A solver that was asked for is not installed."""


class Disagreement(Exception):
    """One solver calls a query satisfiable and another calls it unsatisfiable: one is wrong."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a solver says of a query; ``by`` names it and ``reason`` says why it gave up."""

    status: Status
    by: str
    reason: str = ""


@dataclass(slots=True)
class Query:
    """A conjunction of assertions: unsatisfiable if what is to be proved is valid.

    ``work`` limits what a solver spends on it further, in units of its own; 0 does not.
    """

    assertions: list[Any] = field(default_factory=list)
    work: int = 0

    def text(self) -> str:
        """The query as a script in SMT-LIB 2.7."""
        return "(set-info :smt-lib-version 2.7)\n" + self.body()

    def body(self) -> str:
        """The script without its version, which not every solver knows."""
        import z3

        solver = z3.SolverFor("ALL")
        solver.add(*self.assertions)
        lines = [line for line in solver.to_smt2().splitlines() if not line.startswith((";", "(set-info"))]
        return "\n".join(["(set-logic ALL)", *lines]) + "\n"


class Solver(Protocol):
    """Decides queries."""

    def check(self, query: Query, seconds: float) -> Answer:
        """Whether the assertions have a model; ``unknown`` after so many seconds' worth of a solver's units.

        They count as work of this process. The clock is only the outer guard.
        """


@contextmanager
def _ended_after(seconds: float, interrupt: Callable[[], None]) -> Iterator[threading.Event]:
    """Interrupt what is done inside after so much processor time; the event is set if that happened."""
    end, done, ended = processor_seconds() + seconds, threading.Event(), threading.Event()

    def watch() -> None:
        # Processor time does not pass faster than time, so that waiting for the rest is not too long.
        while (left := end - processor_seconds()) > 0:
            if done.wait(max(left, 0.001)):
                return
        if not done.is_set():
            ended.set()
            interrupt()

    watcher = threading.Thread(target=watch, daemon=True)
    watcher.start()
    try:
        yield ended
    finally:
        done.set()
        watcher.join()


#: What is off in Z3, because its units do not count the work: cuts from Hermite normal forms, whose numbers
#: grow long where words are integers (2 million units of one query took 90 seconds), and branches on integers
#: in products (1.5 million units of another took 120; without them Z3 answers at once).
UNCOUNTED = ("arith.enable_hnf", "arith.nl.branching")


def z3_solver(assertions: Iterable[Any], units: int) -> Any:
    """A ``z3.Solver`` with translated assertions, which ends after so many resource units.

    It has a context of its own: Z3 orders terms by their numbers, which depend on all that the context had
    before.
    """
    import z3

    context = z3.Context()
    solver = z3.Solver(ctx=context)
    for option in UNCOUNTED:
        solver.set(option, False)
    solver.set("rlimit", max(1, units))
    solver.add(*[assertion.translate(context) for assertion in assertions])
    return solver


class Z3:
    """Z3, by its own interface. Another ``seed`` makes other choices."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def check(self, query: Query, seconds: float) -> Answer:
        """Whether the assertions have a model."""
        most = max(1, int(seconds * Z3_UNITS))
        most = min(most, query.work) if query.work else most
        solver = z3_solver(query.assertions, most)
        if self.seed:
            solver.set("random_seed", self.seed)
        before = _units(solver)
        with _ended_after(GUARD * seconds, solver.interrupt) as ended:
            status = str(solver.check())
        used = _units(solver) - before
        spend(used / Z3_UNITS)
        if status in ("sat", "unsat"):
            return Answer("sat" if status == "sat" else "unsat", "z3")
        if used >= most:
            return Answer("unknown", "z3", _more_than(most))
        if ended.is_set():
            cut()
            return Answer("unknown", "z3", _longer_than(seconds))
        return Answer("unknown", "z3", solver.reason_unknown())


def _units(solver: Any) -> int:
    """The resource units that Z3 has used, for this solver and for others."""
    statistics = solver.statistics()
    return int(statistics.get_key_value(_RESOURCES)) if _RESOURCES in statistics.keys() else 0  # noqa: SIM118


def _more_than(units: int) -> str:
    """That a solver has used up its units, in words."""
    return f"more than {units:,} resource units"


def _longer_than(seconds: float) -> str:
    """That the clock has ended a solver that had units of so many seconds, in words."""
    return f"longer than {GUARD * seconds:g} seconds of processor time"


class Cvc5:
    """cvc5, which reads the query's text.

    cvc5 looks at its limits seldom: one of two seconds was seen to end after seven. So it works in a process
    of its own, which the guard ends by processor time.
    """

    def __init__(self) -> None:
        if not has_cvc5():
            raise SolverMissing("cvc5 is not installed: pip install 'redverify[cvc5]'")

    def check(self, query: Query, seconds: float) -> Answer:
        """Whether the assertions have a model."""
        import cvc5  # noqa: F401 (here, so that no process has to load it by itself)

        text, most = query.body(), max(1, int(seconds * CVC5_UNITS))
        try:
            said, used = result_of(lambda: _said_by_cvc5(text, most), GUARD * seconds)
        except WorkerDied as ended:
            if not ended.died.late:
                return Answer("unknown", "cvc5", str(ended))
            cut()
            return Answer("unknown", "cvc5", _longer_than(seconds))
        except CannotFork:
            said, used = _said_by_cvc5(text, most)
        spend(used / CVC5_UNITS)
        if said in ("sat", "unsat"):
            return Answer("sat" if said == "sat" else "unsat", "cvc5")
        return Answer("unknown", "cvc5", _more_than(most) if used >= most else said)


def _said_by_cvc5(text: str, most: int) -> tuple[str, int]:
    """What cvc5 says of a script, or its error, and the resource units it used, of so many at most."""
    import cvc5

    solver = cvc5.Solver(cvc5.TermManager())
    solver.setOption("rlimit-per", str(most))
    parser = cvc5.InputParser(solver)
    parser.setStringInput(cvc5.InputLanguage.SMT_LIB_2_6, text, "query")
    symbols, said = parser.getSymbolManager(), ""
    try:
        while not (command := parser.nextCommand()).isNull():
            said = command.invoke(solver, symbols).strip() or said
    except RuntimeError as error:
        said = " ".join(str(error).split())
    return said, int(solver.getStatistics().get(True, False)["resource::resourceUnitsUsed"]["value"])


@dataclass(slots=True)
class Both:
    """Two solvers that must agree: what only one of them decides is unknown.

    Raises :class:`Disagreement` if their answers contradict each other; the scripts are then kept
    in ``folder``, or in a new temporary folder.
    """

    first: Solver
    second: Solver
    folder: str | os.PathLike[str] | None = None

    def check(self, query: Query, seconds: float) -> Answer:
        """Whether the assertions have a model."""
        one, two = self.first.check(query, seconds), self.second.check(query, seconds)
        if {one.status, two.status} == {"sat", "unsat"}:
            kept = self._keep(query, (one, two))
            raise Disagreement(
                f"{one.by} answers {one.status} and {two.by} answers {two.status} to the same query; "
                f"the scripts are in {kept}"
            )
        if one.status == two.status != "unknown":
            return Answer(one.status, f"{one.by} and {two.by}")
        silent = one if one.status == "unknown" else two
        return Answer("unknown", silent.by, f"{silent.by} gave up: {silent.reason}".rstrip(": "))

    def _keep(self, query: Query, answers: Sequence[Answer]) -> str:
        if self.folder is None:
            folder = tempfile.mkdtemp(prefix="redverify-disagreement-")
        else:
            folder = os.fspath(self.folder)
            os.makedirs(folder, exist_ok=True)
        for answer in answers:
            with open(os.path.join(folder, f"{answer.by}-{answer.status}.smt2"), "w", encoding="utf-8") as f:
                f.write(f"; {answer.by} answers {answer.status}\n{query.text()}")
        return folder


@dataclass(slots=True)
class Portfolio:
    """Solvers asked one after the other, each for its share of the work, until one decides."""

    members: tuple[tuple[Solver, float], ...]

    def check(self, query: Query, seconds: float) -> Answer:
        """Whether the assertions have a model."""
        budget = Budget.of(seconds)
        answer = Answer("unknown", "", "nothing is left of its work")
        for solver, share in self.members:
            left = budget.left()
            if left <= 0:
                break
            answer = solver.check(query, min(left, share))
            if answer.status != "unknown":
                break
        return answer


def has_cvc5() -> bool:
    """Whether cvc5's Python package is installed."""
    return util.find_spec("cvc5") is not None


def solver_of(name: str, folder: str | os.PathLike[str] | None = None) -> Solver:
    """The solver of a name of ``SOLVERS``; ``folder`` keeps the scripts of disagreements.

    Raises :class:`SolverMissing` if one that was named is not installed. A portfolio asks Z3, then
    cvc5 if it is installed, then Z3 with other random choices.
    """
    if name == "z3":
        return Z3()
    if name == "cvc5":
        return Cvc5()
    if name == "both":
        return Both(Z3(), Cvc5(), folder)
    if name != "portfolio":
        raise ValueError(f"the solver must be one of {', '.join(SOLVERS)}, not {name!r}")
    members: list[tuple[Solver, float]] = [(Z3(), FIRST_SECONDS)]
    if has_cvc5():
        members.append((Cvc5(), SECOND_SECONDS))
    return Portfolio((*members, (Z3(seed=7), float("inf"))))
