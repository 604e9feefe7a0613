"""Where inputs lie in arrays: what Lean decides by itself, and what it is shown."""

from __future__ import annotations

import pytest

from redverify.certifying.produce import Refused, make
from redverify.checking.check import Claim, judge_claims, understand
from redverify.checking.lean import project
from redverify.checking.proofs import layout_theorem
from redverify.judgement.analysis import Options
from redverify.language.load import load_text
from tests.checking.folders import no_lean

LAYOUT = """
spec moved(N):
    assume N >= 1
    input  A[{region}] : f32
    input  D[N] : f32
    output B[N] : f32
    B(i) = A({point}) + D(i)

impl copied of moved({bindings}, b[i] = B(i)):
    for i < N:
        b[i] {{B(i)}} := {read} + {other}
"""

PLAIN = {
    "as it is": ("N", "i", "a[i] = A(i), d[i] = D(i)", "a[i]", "d[i]"),
    "from one": ("1..N + 1", "i + 1", "a[i] = A(i), d[i] = D(i)", "a[i + 1]", "d[i]"),
    "square": ("N, N", "i, 0", "a[i, j] = A(i, j), d[i] = D(i)", "a[i, 0]", "d[i]"),
}

#: Inputs that do not lie in arrays of their own as they are, each for another reason.
OTHERWISE = {
    "transposed": ("N, N", "i, 0", "a[j, i] = A(i, j), d[i] = D(i)", "a[0, i]", "d[i]"),
    "moved": ("N", "i", "a[i + 1] = A(i), d[i] = D(i)", "a[i + 1]", "d[i]"),
    "from a size on": ("N..2 * N", "i + N", "a[i] = A(i), d[i] = D(i)", "a[i + N]", "d[i]"),
    "with a size": ("N", "i", "a[i : N + 1] = A(i), d[i] = D(i)", "a[i]", "d[i]"),
    "in one array": ("N", "i", "a[0, i] = A(i), a[1, i] = D(i)", "a[0, i]", "a[1, i]"),
}

#: Two scalars in one array, and two matrices one above the other.
SHARED = """
spec both(N):
    assume N >= 1
    input  X[] : f32
    input  Y[] : f32
    input  A[N, N] : f32
    input  D[N, N] : f32
    output B[N] : f32
    B(i) = (X() + Y()) + (A(i, 0) + D(0, i))

impl shared of both(s[0] = X(), s[1] = Y(), m[i, j] = A(i, j), m[N + i, j] = D(i, j), b[i] = B(i)):
    for i < N:
        b[i] {B(i)} := (s[0] + s[1]) + (m[i, 0] + m[N, i])
"""


def text_of(name: str) -> str:
    """The program of a case."""
    region, point, bindings, read, other = {**PLAIN, **OTHERWISE}[name]
    return LAYOUT.format(region=region, point=point, bindings=bindings, read=read, other=other)


def claim(text: str) -> Claim:
    """The certificate of the program in a text."""
    program = load_text(text)
    (impl,) = program.impls.values()
    made = make(impl, program.texts, Options())
    assert not isinstance(made, Refused), made
    return understand(made, project.home())


@pytest.mark.parametrize("name", [*PLAIN, *OTHERWISE])
def test_plain_layouts_need_no_proof(name: str) -> None:
    """What Lean is to decide by itself is what lies in an array of its own as it is."""
    found = claim(text_of(name))
    assert len(found.lean_file.layout.inputs) == (0 if name in PLAIN else 2)
    assert ("layout_plain" in found.lean) == (name in PLAIN)


@pytest.mark.ring("sweep")
def test_accepted_by_lean() -> None:
    claims = [claim(text) for text in [*map(text_of, [*PLAIN, *OTHERWISE]), SHARED]]
    names = [*PLAIN, *OTHERWISE, "shared"]
    reports = judge_claims(claims, names, project.home(), "auto", 1, False, lambda _: None)
    if no_lean(*reports):
        pytest.skip("there is no Lean")
    assert [(name, r.problems) for name, r in zip(names, reports, strict=True) if not r.accepted] == []


@pytest.mark.ring("sweep")
def test_not_plain_without_a_proof_is_rejected_by_lean(monkeypatch: pytest.MonkeyPatch) -> None:
    """All layouts said to be plain: `layout_plain` is all that is printed. Those that are pass."""
    monkeypatch.setattr(layout_theorem.Placement, "proof", lambda _: PLAINLY)
    claims = [claim(text) for text in [*map(text_of, [*PLAIN, *OTHERWISE]), SHARED]]
    names = [*PLAIN, *OTHERWISE, "shared"]
    assert all(PLAINLY in found.lean for found in claims)
    reports = judge_claims(claims, names, project.home(), "auto", 1, False, lambda _: None)
    if no_lean(*reports):
        pytest.skip("there is no Lean")
    assert [name for name, report in zip(names, reports, strict=True) if report.accepted] == [*PLAIN]


PLAINLY = "  layout_plain (by decide +kernel) (by decide +kernel)\n"
