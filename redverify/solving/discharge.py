"""Deciding obligations: isl for emptiness, the prover for equalities; equal goals are proved once."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import islpy as isl

from redverify.evaluation.data_values import packed, unpacked
from redverify.evaluation.equations import Equations
from redverify.evaluation.obligation import (
    Emptiness,
    Equality,
    Impossible,
    Obligation,
    Status,
)
from redverify.language import core
from redverify.language.terms import decompose, free_variables, hole, substitute, substitute_index
from redverify.presburger import build
from redverify.presburger.work import limited
from redverify.solving.proof import Abstraction, Proof
from redverify.solving.prover import Prover
from redverify.solving.solvers import Z3, Solver
from redverify.system.clock import OutOfTime, cut, cuts, spend, worked
from redverify.system.forks import Died
from redverify.system.pools import inherits, pooled
from redverify.system.writing import at_once

#: Two terms that are to be equal under hypotheses; a goal without its domain.
Sequent = tuple[core.ValueExpr, core.ValueExpr, tuple[tuple[str, core.ValueExpr], ...]]
#: A proof, the scripts of its queries, its work, and how often the clock ended something.
Attempt = tuple[Proof, list[tuple[str, str]], float, int]

#: With fewer goals, everything is proved in this process.
PARALLEL_GOALS = 8


def fuse(problem: Equality) -> Equality:
    """Make holes one hole if they are equal on the whole domain, so that more goals are equal."""
    whole = packed(problem.left, problem.right, problem.hypotheses)
    holes = sorted(n for n in free_variables(whole) if n.startswith("$h"))
    by: dict[str, core.IndexExpr] = {}
    # All equations that hold on the whole domain hold on its affine hull, which is one simple set.
    hull = isl.Set.from_basic_set(problem.domain.affine_hull())
    for first, second in combinations(holes, 2):
        if first in by or second in by:
            continue
        if hull.is_subset(build.where(core.CCmp("==", core.IVar(first), core.IVar(second)))):
            by[second] = core.IVar(first)
    if not by:
        return problem
    pair = substitute(whole, by)
    parameters = frozenset(n for n in build.param_names(problem.domain) if not n.startswith("$"))
    context, contents = decompose(pair, parameters)
    assert isinstance(context, core.Apply)
    domain = problem.domain
    for position in range(len(contents)):
        domain = build.rename(domain, hole(position), f"$o{position}")
    for position, content in enumerate(contents):
        renamed = _rename_holes(content, len(contents))
        domain = domain.intersect(build.where(core.CCmp("==", core.IVar(hole(position)), renamed)))
    keep = parameters | {hole(p) for p in range(len(contents))}
    domain = build.project_all(domain, frozenset(keep))
    return Equality(domain, *unpacked(context))


def _rename_holes(content: core.IndexExpr, count: int) -> core.IndexExpr:
    return substitute_index(content, {hole(p): core.IVar(f"$o{p}") for p in range(count)})


def _union(members: list[tuple[Obligation, Equality]]) -> isl.Set:
    """The domain on which all of the obligations of one goal are stated."""
    union = members[0][1].domain
    for _, problem in members[1:]:
        union = union.union(problem.domain)
    return build.tidy(union)


class Discharger:
    """Decides obligations; equal goals are proved once.

    With ``hasty``, the rest stays open once one obligation does not hold.
    """

    def __init__(
        self,
        equations: Equations,
        context: isl.Set,
        *,
        timeout: float = 20.0,
        patience: float = math.inf,
        smt_dir: str | None = None,
        jobs: int = 1,
        progress: Callable[[int, int], None] | None = None,
        solver: Solver | None = None,
    ) -> None:
        self.jobs = jobs
        self.prover = Prover(equations, timeout, smt_dir, solver=solver or Z3(), patience=patience)
        self.context = context
        self.hasty = False
        self.smt_dir = smt_dir
        self.progress = progress
        self._proved: dict[Sequent, tuple[isl.Set, Proof]] = {}

    def refine(self, obligations: list[Obligation]) -> None:
        """Try the unproved value obligations again, with all methods."""
        self.prover.finest = Abstraction.MULTISETS
        self._proved = {g: p for g, p in self._proved.items() if p[1].proved}
        self.discharge(
            [o for o in obligations if o.status is Status.UNKNOWN and isinstance(o.problem, Equality)]
        )

    def discharge(self, obligations: list[Obligation]) -> None:
        """Decide all obligations, in place."""
        goals: dict[Sequent, list[tuple[Obligation, Equality]]] = {}
        done = 0
        for obligation in obligations:
            started = time.perf_counter()
            problem = obligation.problem
            if isinstance(problem, Emptiness):
                self._emptiness(obligation, problem)
            elif isinstance(problem, Impossible):
                obligation.status, obligation.by, obligation.note = Status.UNKNOWN, "isl", problem.reason
            else:
                fused = fuse(problem)
                goals.setdefault((fused.left, fused.right, fused.hypotheses), []).append((obligation, fused))
                continue
            obligation.seconds = time.perf_counter() - started
            done += 1
            self._report(done, len(obligations))
        if self.hasty and any(o.status in (Status.FAILED, Status.UNKNOWN) for o in obligations):
            return
        self._in_parallel(goals)
        for goal, members in goals.items():
            started = time.perf_counter()
            self._goal(goal, members)
            members[0][0].seconds += time.perf_counter() - started
            done += len(members)
            self._report(done, len(obligations))
            if self.hasty and any(o.status is not Status.PROVED for o, _ in members):
                return

    def _report(self, done: int, total: int) -> None:
        if self.progress is not None:
            self.progress(done, total)

    def _emptiness(self, obligation: Obligation, problem: Emptiness) -> None:
        obligation.by = "isl"
        bad = problem.bad.intersect_params(self.context)
        try:
            with limited(self.prover.timeout, patience=self.prover.patience):
                point = build.small_sample(bad)
        except OutOfTime as error:
            obligation.status, obligation.note = Status.UNKNOWN, str(error)
            return
        if point is None:
            obligation.status = Status.PROVED
            return
        params, cell = point
        obligation.point = {k: v for k, v in params.items() if not k.startswith("$")}
        if cell and bad.has_tuple_name():
            obligation.note = f"{bad.get_tuple_name()}[{', '.join(map(str, cell))}]"
        obligation.status = Status.FAILED if obligation.exact else Status.UNKNOWN

    def _in_parallel(self, goals: dict[Sequent, list[tuple[Obligation, Equality]]]) -> None:
        """Prove the goals in several processes, where there are enough of them."""
        if self.jobs < 2 or len(goals) < PARALLEL_GOALS or not inherits():
            return
        listed = [(_union(members), goal) for goal, members in goals.items()]
        attempts = dict(pooled(self._attempt, listed, self.jobs))
        for position, (domain, goal) in enumerate(listed):
            attempt = attempts[position]
            if isinstance(attempt, Died):
                continue  # it is proved in this process
            proof, self.prover.scripts, work, times = attempt
            spend(work)
            cut(times)
            self._proved[goal] = (domain, proof)
            self._export(goals[goal][0][0])

    def _attempt(self, listed: tuple[isl.Set, Sequent]) -> Attempt:
        """Prove one goal in another process."""
        self.prover.scripts, begun, before = [], worked(), cuts()
        return self.prove(*listed), self.prover.scripts, worked() - begun, cuts() - before

    def _goal(self, goal: Sequent, members: list[tuple[Obligation, Equality]]) -> None:
        union = _union(members)
        known = self._proved.get(goal)
        if known is not None and (
            union.is_subset(known[0]) if known[1].proved else known[0].is_subset(union)
        ):
            proof = known[1]
        else:
            proof = self.prove(union, goal)
            self._proved[goal] = (union, proof)
            self._export(members[0][0])
        if proof.proved or len(members) == 1:
            for obligation, problem in members:
                self._record(obligation, problem, proof)
            return
        for obligation, problem in members:
            self._record(obligation, problem, self.prove(problem.domain, goal))
            self._export(obligation)

    def prove(self, domain: isl.Set, goal: Sequent) -> Proof:
        """A proof of a goal, on its whole domain if it can be had there, else on what the context says of it.

        A domain is wider than the context where a program was evaluated under a hull of its assumptions.
        """
        proof = self.prover.prove(domain, *goal)
        if not proof.proved and not domain.is_subset(self.context):
            proof = self.prover.prove(domain.intersect(self.context), *goal)
        return proof

    def _export(self, obligation: Obligation) -> None:
        if self.smt_dir is not None and self.prover.scripts:
            export(self.smt_dir, obligation.id, self.prover.scripts)
        self.prover.scripts = []

    def _record(self, obligation: Obligation, problem: Equality, proof: Proof) -> None:
        obligation.by = proof.by
        if proof.proved:
            obligation.status, obligation.abstraction = Status.PROVED, proof.abstraction.word
            return
        obligation.status, obligation.note = Status.UNKNOWN, proof.note
        point = None
        domain = problem.domain.intersect(self.context)
        if proof.open is not None:
            point = build.small_sample(domain.intersect(build.environment_set(proof.open)))
        if point is None:
            point = build.small_sample(domain)
        if point is not None:
            obligation.point = {k: v for k, v in point[0].items() if not k.startswith("$")}


def export(directory: str, name: str, scripts: list[tuple[str, str]]) -> None:
    """Write the queries of one obligation as SMT-LIB files (``--smt DIR``)."""
    folder = Path(directory)
    folder.mkdir(parents=True, exist_ok=True)
    for position, (answer, text) in enumerate(scripts):
        with at_once(folder / f"{name}-{position}.smt2") as file:
            file.write(f"; {answer}; unsat proves the equality\n{text}".encode())
