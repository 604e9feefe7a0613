"""Ranks along which recursions descend: one after another, and what Lean says of wrong ones."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from redverify.certifying.emission.context import Gamma, NotCertified
from redverify.certifying.emission.recursion.lexicographic import Found, Lexicographic
from redverify.certifying.emission.recursion.models import ModelEmitter
from redverify.certifying.emission.recursion.ranks import Use
from redverify.certifying.produce import Refused, make
from redverify.checking.check import Claim, judge_claims, understand
from redverify.checking.lean import project
from redverify.checking.proofs.terms import Proof, Rule
from redverify.checking.proofs.theorems import Models
from redverify.judgement.analysis import Options
from redverify.language import core
from redverify.language.load import load_text
from redverify.presburger import build
from tests.attacks.kit import repaired
from tests.checking.folders import no_lean

FOLDER = Path(__file__).parent / "ranks"

#: How many ranks each program needs, and how its proof goes on from one to the next.
NEEDED: Mapping[str, tuple[int, set[str]]] = {
    "snake": (2, {"rank", "later"}),
    "upwards": (2, {"rank", "later"}),
    "gauss": (3, {"rank", "later"}),
    "mutual": (2, {"rank", "later", "order"}),
    "parted": (4, {"rank", "later"}),
    "all_before": (2, {"rank", "tie"}),
    "lus": (3, {"rank", "later", "order"}),
    "shells": (3, {"rank", "later"}),
}


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.sched").read_text()


def made(text: str) -> bytes | Refused:
    program = load_text(text)
    (impl,) = program.impls.values()
    return make(impl, program.texts, Options(), "ranks.sched")


def data(text: str) -> bytes:
    found = made(text)
    assert not isinstance(found, Refused), found.reason
    return found


def claim(text: str) -> Claim:
    return understand(data(text), project.home())


def rules(term: object) -> set[str]:
    """The rules of a proof."""
    if isinstance(term, tuple):
        return set().union(*[rules(part) for part in term])
    if isinstance(term, msgspec.Struct):
        inside = rules(tuple([getattr(term, name) for name in term.__struct_fields__]))
        return inside | {term.name} if isinstance(term, Rule) else inside
    return set()


def ways(proofs: Sequence[Proof]) -> set[str]:
    """Which rules about ranks there are, without their dimensions."""
    names = {name.rstrip("0123456789").removeprefix("uses_") for name in rules(tuple(proofs))}
    return names & {"rank", "order", "later", "tie"}


def models(text: str) -> Models:
    (impl,) = load_text(text).impls.values()
    start = Gamma(build.everywhere()).bind(*impl.spec.parameters).assume(*impl.spec.assumptions)
    return ModelEmitter(impl.spec, start).models()


def system(*equations: str) -> str:
    """A specification with these equations of ``T`` and ``U``."""
    lines = "".join(f"    {equation}\n" for equation in equations)
    return (
        "spec system(N, M):\n    assume N >= 1 and M >= 1\n    input  A[] : f64\n    output R[] : f64\n"
        f"    tensor T(i, j) : f64\n    tensor U(i, j) : f64\n{lines}    R() = T(0, 0)\n"
        "impl copied of system(a = A, r = R):\n    r[] {R()} := a[]\n"
    )


# ---------------------------------------------------------------- what is found


@pytest.mark.parametrize("name", NEEDED)
def test_as_many_ranks_as_needed(name: str) -> None:
    found = claim(text_of(name)).lean_file.layout.models
    assert (1 + len(found.later), ways(found.proofs)) == NEEDED[name]


def test_every_program_is_tested() -> None:
    assert {file.stem for file in FOLDER.glob("*.sched")} == set(NEEDED)


@pytest.mark.parametrize("value", ["T(i - 1, j) + T(i, j - 1)", "T(i - 1, j + 1)", "T(i, j - 2)"])
def test_one_rank_where_one_is_enough(value: str) -> None:
    found = models(system(f"T(i, j) = {value} if i > 0 and j > 0"))
    assert not found.later
    assert ways(found.proofs) == {"rank"}


def test_recursions_of_their_own() -> None:
    """Where one recursion has fewer ranks than another, its tensors have the rank 0 after that."""
    found = models(
        system(
            "T(i, j) = T(i, j - 1) if j > 0",
            "T(i, j) = T(i - 1, M) if j == 0 and i > 0",
            "U(i, j) = U(i - 1, j + 1) if i > 0",
        )
    )
    assert [sorted(ranks) for ranks in (found.ranks, *found.later)] == [["T", "U"], ["T"]]


def test_a_bound_is_needed_only_where_a_rank_falls() -> None:
    """``j`` is not bounded at the second use, where ``i`` falls, and ``i`` is not at the first."""
    found = models(system("T(i, j) = T(i, j - 1) if j > 0", "T(i, j) = T(i - 1, j + M) if j <= 0 and i > 0"))
    assert len(found.later) == 1


# ---------------------------------------------------------------- what is not


@pytest.mark.parametrize(
    "equations",
    [
        ("T(i, j) = T(i, j - 1) if j > 0", "T(i, j) = T(i, M - 1) if j == 0"),
        ("T(i, j) = T(i, j - 1) if j > 0", "T(i, j) = T(i + 1, M - 1) if j == 0"),
        ("T(i, j) = T(i, j - 1) if j > 0", "T(i, j) = T(i - 1, M - 1) if j == 0"),
        ("T(i, j) = T(i, j - 1) if i > 0",),
        ("T(i, j) = U(i, j)", "U(i, j) = T(i, j)"),
        ("T(i, j) = U(i, j) if i >= 0", "U(i, j) = T(i, j - 1) if j > 0", "U(i, j) = T(i, M) if j == 0"),
        ("T(i, j) = sum[k, m : 0 <= k <= i and 0 <= m < M] T(k, m)",),
    ],
    ids=[
        "cycle",
        "upwards",
        "rows unbounded",
        "columns unbounded",
        "one point",
        "two tensors",
        "its own row",
    ],
)
def test_what_does_not_descend_is_refused(equations: tuple[str, ...]) -> None:
    with pytest.raises(NotCertified, match="no rank was found along which the equations' recursion descends"):
        models(system(*equations))


def test_a_program_whose_rows_are_unbounded_below() -> None:
    found = made(text_of("snake").replace("if 0 < i and j == 0\n", "if i != 0 and j == 0\n"))
    assert isinstance(found, Refused)
    assert "no rank was found" in found.reason


def test_five_dimensions() -> None:
    names = ["h", "i", "j", "k", "m"]
    equations = ""
    for place, name in enumerate(names):
        there = [*names[:place], f"{name} - 1", *["N"] * (4 - place)]
        zero = "".join(f" and {n} == 0" for n in names[place + 1 :])
        equations += f"    T({', '.join(names)}) = T({', '.join(there)}) if {name} > 0{zero}\n"
    text = system().replace("T(i, j) : f64\n", f"T({', '.join(names)}) : f64\n", 1)
    text = text.replace("    R() = T(0, 0)\n", f"{equations}    R() = T(0, 0, 0, 0, 0)\n")
    assert len(models(text).later) == 4


# ---------------------------------------------------------------- Lean


def judged(claims: Sequence[Claim], names: Sequence[str]) -> list[tuple[str, set[str]]]:
    """What Lean rejects of each certificate."""
    reports = judge_claims(claims, list(names), project.home(), "auto", 1, False, lambda _: None)
    if no_lean(*reports):
        pytest.skip("there is no Lean")
    assert [r for r in reports if r.problems or r.accepted != (not r.goals)] == []
    return [(report.path, {goal.theorem for goal in report.goals}) for report in reports]


@pytest.mark.ring("sweep")
def test_accepted_by_lean() -> None:
    claims = [claim(text_of(name)) for name in NEEDED]
    assert judged(claims, list(NEEDED)) == [(name, set()) for name in NEEDED]


def edited(name: str, change: Callable[[Any], object]) -> Claim:
    """The certificate of a program with other data about its model."""
    value = json.loads(data(text_of(name)))
    change(value["layout"]["models"])
    return understand(json.dumps(repaired(value)).encode(), project.home())


def exchanged(value: Any) -> None:
    value["ranks"], value["later"][0] = value["later"][0], value["ranks"]


EDITS: Mapping[str, tuple[str, Callable[[Any], object]]] = {
    "exchanged": ("snake", exchanged),
    "the second ascends": ("snake", lambda v: v["later"][0].update(T=["*", -1, "$c1"])),
    "a rank left out": ("snake", lambda v: v.update(later=[])),
    "a tie without the rank below": ("all_before", lambda v: v["later"][0].update(H=0)),
}


@pytest.mark.ring("sweep")
def test_other_ranks_are_rejected_by_lean() -> None:
    claims = [edited(*EDITS[name]) for name in EDITS]
    assert judged(claims, list(EDITS)) == [(name, {"solvable"}) for name in EDITS]


@pytest.mark.ring("sweep")
def test_proofs_for_wrong_ranks_are_rejected_by_lean(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here the proofs are about the wrong ranks, too: what they claim is false."""
    right = Lexicographic.ranked
    wrong: dict[str, Callable[[Found], Found]] = {
        "exchanged": lambda found: (found[0][::-1], found[1]),
        "ascends": lambda found: ([found[0][0], {"T": core.IMul(-1, core.IVar("$c1"))}], found[1]),
    }
    claims: list[Claim] = []
    for change in wrong.values():

        def ranked(
            self: Lexicographic, tensors: Sequence[str], uses: Sequence[Use], change: Any = change
        ) -> Found | None:
            found = right(self, tensors, uses)
            return found and change(found)

        monkeypatch.setattr(Lexicographic, "ranked", ranked)
        claims.append(claim(text_of("snake")))
    assert judged(claims, list(wrong)) == [(name, {"solvable"}) for name in wrong]
