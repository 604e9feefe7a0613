"""Variables of a program in Lean: letters stand for themselves, and none is taken for a name of ours."""

from __future__ import annotations

import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from redverify.certifying.produce import Refused, make
from redverify.checking.check import Claim, judge_claims, understand
from redverify.checking.lean import project
from redverify.checking.rendering.names_and_numbers import variable
from redverify.judgement.analysis import Options
from redverify.language import core
from redverify.language.load import load_text
from redverify.language.walks import commands_of, expressions_of, nodes_of
from tests.certifying.test_emission import ROOT
from tests.checking.folders import no_lean

pytestmark = pytest.mark.ring("quick")

#: Names that a certificate has for itself: hypotheses, environments, values, coordinates, bounds, steps.
OURS = (
    "E", "I", "M", "V", "e", "h0", "h1", "h2", "h3", "h12", "s0", "v0", "v1", "c0", "c1", "p0", "p1", "q0",
    "q12", "a0", "a1", "b0", "b3", "f_0", "f_1", "hl", "hM", "hR", "he", "hg", "hk", "ha", "at_", "point",
    "fact_0", "value_0", "known_1", "base", "spec", "impl", "laws", "inside", "rfl", "fun", "by", "at", "x_i",
    "max", "min", "sel", "truth",
)  # fmt: skip

#: Those that are one letter, or a letter with digits, are what users call variables.
LETTERS = ("i", "k", "N", "x", "a", "b", "n", "t", "p", "h", "i0", "k12", "i_0", "h_0", "M_1", "E0")

names = st.one_of(
    st.sampled_from(OURS + LETTERS),
    st.from_regex(r"\A\$?[A-Za-z_][A-Za-z0-9_]{0,3}\Z"),
    st.from_regex(r"\A\$?[a-zEIMV]_?[0-9]{1,2}\Z"),
)


@given(names, names)
@example("x_i", "i")
@example("$x_i", "x_i")
@example("q0", "$q0")
@example("y_q", "$q")
def test_names_stay_apart(one: str, other: str) -> None:
    assert (variable(one) == variable(other)) == (one == other)
    assert re.fullmatch(r"[A-Za-z][A-Za-z0-9_]*", variable(one))


@pytest.mark.parametrize("name", OURS)
def test_no_variable_has_a_name_of_ours(name: str) -> None:
    assert variable(name) == f"x_{name}"


@pytest.mark.parametrize("name", LETTERS)
def test_letters_stand_for_themselves(name: str) -> None:
    assert variable(name) == name


# ---------------------------------------------------------------- programs with such names

PROGRAMS = (
    ("examples/thesis/ch7/strided_sum.sched", "strided"),
    ("examples/thesis/ch7/triangular_reduction.sched", "by_rows"),
    ("examples/kernels/prefix_sum.sched", "recurrence"),
    ("examples/sparse/gather.sched", "rows"),
    ("examples/kernels/softmax_row.sched", "three_passes"),
)


def _variables(impl: core.Impl) -> list[str]:
    """All integer variables of a program."""
    spec = impl.spec
    found = [*spec.parameters, *[v for e in spec.equations for v in e.variables]]
    found += [v for b in impl.bindings for v in b.variables]
    for command in commands_of(impl.body):
        match command:
            case core.Loop(variable=name) | core.Let(variable=name) | core.DataLet(variable=name):
                found.append(name)
            case _:
                pass
    parts = [e.value for e in spec.equations] + [e for c in commands_of(impl.body) for e in expressions_of(c)]
    found += [n for p in parts for x in nodes_of(p) if isinstance(x, core.Reduce) for n in x.binders]
    return [name for name in dict.fromkeys(found) if not name.startswith("$")]


def _renamed(path: str, impl: str, first: int) -> str:
    """An example whose variables have names that a certificate has for itself, from a position on."""
    text = (ROOT / path).read_text(encoding="utf-8")
    old = _variables(load_text(text).impls[impl])
    usual = [n for n in (*OURS[: OURS.index("fact_0")], *LETTERS) if n not in ("i", "k", "N")]
    new = {name: usual[(first + n) % len(usual)] for n, name in enumerate(old)}
    code = "\n".join(line.split("#")[0] for line in text.split("\n"))
    return re.sub(r"\b[A-Za-z_][A-Za-z0-9_]*\b(?!\()", lambda m: new.get(m[0], m[0]), code)


@pytest.mark.ring("sweep")
def test_accepted_by_lean() -> None:
    """Whatever the variables of a program are called, Lean accepts its certificate as it is first written."""
    claims: dict[str, Claim] = {}
    for number, (path, name) in enumerate(PROGRAMS):
        for first in (3 * number, 3 * number + 20):
            program = load_text(_renamed(path, name, first))
            made = make(program.impls[name], program.texts, Options())
            assert not isinstance(made, Refused), (path, made)
            claims[f"{path} {first}"] = understand(made, project.home())
    reports = judge_claims([*claims.values()], [*claims], project.home(), "auto", 1, False, lambda _: None)
    if no_lean(*reports):
        pytest.skip("there is no Lean")
    assert [(n, r.problems, r.goals) for n, r in zip(claims, reports, strict=True) if not r.accepted] == []
