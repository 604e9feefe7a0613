"""The outcome of a mutant: what redverify says of it, and what a run does if that is ``verified``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from functools import partial

import tvm

from redverify.frontends import tvm as front
from redverify.frontends.tvm.models.pipelines import target_of
from redverify.frontends.tvm.models.preparation import Found, Prepared, Request, prepare
from redverify.frontends.tvm.threads.barriers import BarrierError, with_barriers
from redverify.frontends.tvm.translation import Level, lowered_threads
from redverify.system.forks import Died, WorkerDied, each, stream
from tests.frontends.model_mutants.execution import Case, cases, differences
from tests.frontends.model_mutants.operators import Mutant, sample

INVALID, REFUTED, INCONCLUSIVE = "invalid", "refuted", "inconclusive"
RACE = "race, no run"
SLOW, CRASHED = "timed out", "crashed"
AGREES, SURVIVOR, NOT_RUN = "verified, agrees", "survivor", "verified, not run"
OUTCOMES = (INVALID, REFUTED, RACE, INCONCLUSIVE, SLOW, CRASHED, AGREES, NOT_RUN, SURVIVOR)

#: Seconds of processor time to verify a mutant (a right schedule takes 1 to 5), to search for a witness, and
#: to compile and run a mutant.
VERIFY_SECONDS, WITNESS_SECONDS, RUN_SECONDS = 15, 1.0, 120


#: How the script of a function shows a barrier.
BARRIER = "T.tvm_storage_sync"


@dataclass(frozen=True, slots=True)
class Judgement:
    """What became of a mutant of a kernel, and why."""

    kernel: str
    mutant: Mutant
    outcome: str
    reason: str = ""

    def report(self) -> str:
        """The mutant in full."""
        head = f"# {self.outcome}: {self.mutant.operator} in {self.kernel}: {self.reason}"
        return f"{head}\n# {self.mutant.change}\n{self.mutant.text}\n"


@dataclass(frozen=True, slots=True)
class Kernel:
    """A function before and after scheduling, as scripts; ``level`` says at which level the latter is
    verified.

    At the level of threads it has TVM's barriers as statements.
    """

    name: str
    before: str
    after: str
    level: Level = "sblock"


def kernels(request: Request, jobs: int = 1) -> list[Kernel]:
    """The kernels of a model that its pipeline changes; those at which TVM fails are left out.

    At the level of threads those without barriers are left out, too.
    """
    found: list[tuple[int, Prepared]] = []
    with closing(prepare(request, jobs)) as messages:
        found += [m for m in messages if not isinstance(m, Found)]
    scheduled = [
        Kernel(p.kernel.name, p.before, p.after)
        for _, p in sorted(found, key=lambda entry: entry[0])
        if p.kernel.what == "schedule" and p.after and not p.unchanged
    ]
    if request.level == "sblock":
        return scheduled
    texts = dict(each(partial(_threaded, request.target), scheduled, jobs, VERIFY_SECONDS))
    return [
        replace(kernel, after=text, level="thread")
        for k, kernel in enumerate(scheduled)
        if isinstance(text := texts[k], str) and BARRIER in text
    ]


def _threaded(target: str, kernel: Kernel) -> str:
    """What the threads of a kernel run, with the barriers that TVM adds."""
    lowered = lowered_threads(tvm.script.from_source(kernel.after))
    return str(with_barriers(lowered, target_of(target)).script())


def judge(
    kernel: Kernel, count: int, seed: int, jobs: int = 1, operators: Sequence[str] = ()
) -> Iterator[Judgement]:
    """The outcomes of ``count`` mutants of a kernel, by these operators or by all."""
    chosen = sample(kernel.after, count, f"{seed} {kernel.name}", operators)
    decided: dict[int, tuple[str, str]] = {}
    for position, said in each(partial(_verdict, kernel), chosen, jobs, VERIFY_SECONDS):
        if isinstance(said, Died):
            slow = said.reason.startswith(("more than", "no answer"))
            decided[position] = (SLOW if slow else CRASHED, said.reason)
        else:
            decided[position] = said
    wanted: list[Case] | str | None = None
    for position, mutant in enumerate(chosen):
        outcome, reason = decided[position]
        if outcome == AGREES and kernel.level == "thread":
            outcome, reason = NOT_RUN, "a run of one statement after another says nothing of threads"
        elif outcome == AGREES:
            wanted = _cases(kernel, seed) if wanted is None else wanted
            outcome, reason = (NOT_RUN, wanted) if isinstance(wanted, str) else execution(mutant, wanted)
        yield Judgement(kernel.name, mutant, outcome, reason)


def _verdict(kernel: Kernel, mutant: Mutant) -> tuple[str, str]:
    """The outcome of verification; ``AGREES`` stands for verified."""
    first = tvm.script.from_source(kernel.before)
    try:
        # TVM's own lowered functions are not well-formed: an all-reduce names a loop around its block.
        second = tvm.script.from_source(mutant.text, check_well_formed=kernel.level == "sblock")
    except Exception as error:
        return INVALID, f"TVM: {_last_line(error)}"
    try:
        result = front.verify(
            first,
            second,
            level=kernel.level,
            barriers="written",
            levels=False,
            witness_seconds=WITNESS_SECONDS,
        )
    except BarrierError as error:
        return RACE if error.code == "RV614" else INVALID, f"front end: {error}"
    except front.TranslationError as error:
        return INVALID, f"front end: {error}"
    if not result.impls:
        return INVALID, f"translation: {result.diagnostics[0].message if result.diagnostics else 'nothing'}"
    (impl,) = result.impls
    verdict = impl.verdict.value
    notes = "; ".join(f"{o.kind}: {o.text}" for o in impl.open[:2])
    return (AGREES if verdict == "verified" else verdict), notes


def _cases(kernel: Kernel, seed: int) -> list[Case] | str:
    """What the mutants have to compute, or why that is not known: then nothing is run."""
    try:
        with closing(stream(partial(cases, kernel.before, seed), RUN_SECONDS)) as found:
            wanted = list(found)
    except WorkerDied as error:
        return f"the function before does not run: {error.died.reason}"
    original, reason = execution(Mutant("none", "", kernel.after), wanted)
    return wanted if original == AGREES else f"the schedule itself: {original}: {reason}"


def execution(mutant: Mutant, wanted: Sequence[Case]) -> tuple[str, str]:
    """Whether a run agrees. A crash after compilation is a difference."""
    last = ""
    try:
        with closing(stream(partial(differences, mutant.text, wanted), RUN_SECONDS)) as said:
            for last in said:
                if last and not last.startswith("compiled"):
                    return SURVIVOR, last
    except WorkerDied as error:
        if not last.startswith("compiled") or "processor time" in error.died.reason:
            return NOT_RUN, error.died.reason
        return SURVIVOR, f"{last}: {error.died.reason}"
    return AGREES, ""


def _last_line(error: Exception) -> str:
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return lines[-1] if lines else type(error).__name__
