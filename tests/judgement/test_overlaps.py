"""Arrays that share memory, and views: right programs, wrong twins, and the distances that are right."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import pytest

from redverify.api import verify_text
from redverify.interpreter import run
from redverify.language.load import load_text
from redverify.reporting.result import ImplResult, Verdict

SHIFT = """spec shift(N):
    assume N >= 0
    input  A[N] : f32
    output B[N] : f32

    B(i) = A(i)

impl p of shift(x = A, y = B):
"""

BLUR = """spec blur(N):
    assume N >= 3
    input  A[N] : f32
    output B[N - 2] : f32

    B(i) = A(i) + A(i + 1) + A(i + 2)

impl p of blur(x = A, y = B):
"""

UPWARDS = """
    for i < N:
        y[i] {B(i)} := x[i]
"""
DOWNWARDS = """
    for k < N:
        y[N - 1 - k] {B(N - 1 - k)} := x[N - 1 - k]
"""
AT_ONCE = """
    par i < N:
        y[i] {B(i)} := x[i]
"""
BUFFERED = """
    allocate t[N] : f32
    par i < N:
        t[i] {A(i)} := x[i]
    par i < N:
        y[i] {B(i)} := t[i]
"""
BLURRED = """
    for i < N - 2:
        y[i] {B(i)} := x[i] + x[i + 1] + x[i + 2]
"""


def judged(text: str, *, suggest: bool = False) -> ImplResult:
    result = verify_text(text, levels=False, suggest=suggest, witness_seconds=2.0)
    assert not result.diagnostics, result.diagnostics
    (one,) = result.impls
    return one


#: What may overlap how, and the twin where it may not; the kind of what goes wrong.
OVERLAPS = {
    "memmove_upwards": (SHIFT, UPWARDS, "d <= 0", "d <= 1", "value"),
    "memmove_downwards": (SHIFT, DOWNWARDS, "d >= 0", "d >= -1", "value"),
    "memcpy": (SHIFT, UPWARDS, "d >= N or d <= -N", "d >= N - 1 or d <= -N", "value"),
    "at_once_in_place": (SHIFT, AT_ONCE, "d == 0", "d == 0 or d == -1", "race"),
    "inplace_backwards": (BLUR, BLURRED, "d == 0", "d == 2", "value"),
    "inplace_stencil": (BLUR, BLURRED, "d <= 0", "d == 1", "value"),
    "overlap_shift_by_one": (SHIFT, UPWARDS, "d == -1", "d == 1", "value"),
    "buffered_anywhere": (SHIFT, BUFFERED, "d != 1", None, ""),
}


@pytest.mark.parametrize("name", OVERLAPS)
def test_overlapping_arrays(name: str) -> None:
    head, body, right, wrong, kind = OVERLAPS[name]
    assert judged(f"{head}    overlap x, y at d if {right}{body}").verdict is Verdict.VERIFIED
    if wrong is not None:
        found = judged(f"{head}    overlap x, y at d if {wrong}{body}")
        assert found.verdict is Verdict.REFUTED
        assert found.witness is not None and found.witness.kind == kind
        assert "d" in found.witness.params


OUT_OF_X_IN_Y = """
    overlap x, y at d if d == N
    for i < N:
        y[i] {B(i)} := x[min(i, N - 1)]
"""


def test_overlap_out_of_x_in_y() -> None:
    """``x[N]`` is the cell ``y[0]``, and outside of ``x`` all the same."""
    assert judged(SHIFT + OUT_OF_X_IN_Y).verdict is Verdict.VERIFIED
    text = SHIFT + OUT_OF_X_IN_Y.replace("x[min(i, N - 1)]", "select(i < N, x[i], x[i + 1])")
    found = judged(text)
    assert found.verdict is Verdict.REFUTED
    assert found.witness is not None
    assert (found.witness.kind, found.witness.cell) == ("bounds", "x[1]")


def test_overlap_empty() -> None:
    text = SHIFT + "    assume N == 0\n    overlap x, y at d\n" + UPWARDS
    assert judged(text).verdict is Verdict.INCONCLUSIVE  # nothing is claimed
    text = SHIFT.replace("N >= 0", "N >= 0 and N <= 1") + "    overlap x, y at d\n" + UPWARDS
    assert judged(text).verdict is Verdict.VERIFIED


def test_overlap_two_inputs() -> None:
    """Two inputs in one cell would have equal elements there; nothing is claimed of that."""
    text = """
spec three(N):
    input  A[N] : f32
    input  C[N] : f32
    output B[N] : f32
    B(i) = A(i) + C(i)

impl p of three(x = A, z = C, y = B):
    overlap y, x at d if d == 0
    overlap y, z at e if {}
    for i < N:
        y[i] {{B(i)}} := x[i] + z[i]
"""
    found = judged(text.format("e == 0"))
    assert found.verdict is Verdict.REFUTED
    assert found.witness is not None and found.witness.kind == "layout"
    assert judged(text.format("e >= N or e <= -N")).verdict is Verdict.VERIFIED


@pytest.mark.parametrize(
    ("head", "body", "right"),
    [
        (SHIFT, UPWARDS, "is right if `d <= 0 or d >= N`"),
        (SHIFT, DOWNWARDS, "is right if `d <= -N or d >= 0`"),
        (SHIFT, AT_ONCE, "is right if `d <= -N or d == 0 or d >= N`"),
        (SHIFT, BUFFERED, "is right at any distance"),
        (BLUR, BLURRED, "is right if `N == 3 or d <= 0 or d >= N`"),
        (
            SHIFT.replace(">= 0", ">= 2"),
            UPWARDS.replace("x[i]", "x[0]"),
            "is right at no distance that was found",
        ),
    ],
)
def test_the_distances_that_are_right(head: str, body: str, right: str) -> None:
    said = judged(head + "    overlap x, y at d" + body, suggest=True).notes
    assert f"`overlap x, y at d` {right}" in said


# ---------------------------------------------------------------- views

VIEWS = {
    "half": ("view v[i < N - 1] = x[i + 1]", "v[i - 1]", "v[i]"),
    "backwards": ("view v[i < N] = x[N - 1 - i]", "v[N - 1 - i]", "v[N - i]"),
    "nested": ("view w[i] = x[i - 1]\n    view v[i < N] = w[i + 1]", "v[i]", "v[i - 1]"),
    "without_bounds": ("view v[i] = x[i]", "v[i]", "v[i - 1]"),
    "matrix": ("view v[i < 2, j < N] = x[j]", "v[1, i]", "v[2, i]"),
}


@pytest.mark.parametrize("name", VIEWS)
def test_views(name: str) -> None:
    view, right, wrong = VIEWS[name]
    body = f"    {view}\n    par i in 1..N:\n        y[i] {{B(i)}} := {{}}\n    y[0] {{B(0)}} := x[0]\n"
    head = SHIFT.replace("N >= 0", "N >= 1")
    assert judged(head + body.replace("{}", right)).verdict is Verdict.VERIFIED
    found = judged(head + body.replace("{}", wrong))
    assert found.verdict is Verdict.REFUTED


STRIDED = """spec pick(N, M, O, S):
    assume N >= 0 and O >= 0 and S >= 1 and M >= O + N*S
    input  A[M] : f32
    output B[N] : f32

    B(i) = A(O + i*S)

impl p of pick(a = A, b = B):
    view v[i < N] = a[O + i*S]
    par i < N:
        b[i] {B(i)} := v[i]
"""


def test_a_view_with_a_symbolic_stride() -> None:
    assert judged(STRIDED).verdict is Verdict.VERIFIED
    found = judged(STRIDED.replace(":= v[i]", ":= v[i + 1]"))
    assert found.verdict is Verdict.REFUTED
    assert found.witness is not None and (found.witness.kind, found.witness.cell) == ("bounds", "v[1]")


def test_a_program_with_parts_has_no_certificate() -> None:
    from redverify.certifying.produce import Refused, make
    from redverify.options import Options

    program = load_text(SHIFT + "    overlap x, y at d if d <= 0" + UPWARDS)
    refused = make(program.impls["p"], program.texts, Options())
    assert isinstance(refused, Refused)
    assert refused.reason == "the Lean project has no arrays that overlap, such as y"


# ---------------------------------------------------------------- random programs, run on one memory


@dataclass(frozen=True, slots=True)
class Loop:
    """``y[to] := x[from]``, with indices ``factor*i + offset``, upwards, downwards or at once."""

    order: str
    count: int
    to: tuple[int, int]
    source: tuple[int, int]

    def text(self) -> str:
        word = "par" if self.order == "par" else "for"
        at = f"{self.count - 1} - i" if self.order == "down" else "i"
        cell, read = (f"{f} * ({at}) + {o}" for f, o in (self.to, self.source))
        return f"    {word} i < {self.count}:\n        y[{cell}] {{B({cell})}} := x[{read}]\n"

    def run(self, memory: dict[int, int], x: int, y: int, size: int) -> bool:
        """Change a memory in which ``x[0]`` and ``y[0]`` have these addresses; whether all goes well."""
        order = range(self.count)
        before = dict(memory)
        written: dict[int, int] = {}
        read: dict[int, int] = {}
        for i in reversed(order) if self.order == "down" else order:
            to, source = (f * i + o for f, o in (self.to, self.source))
            if not (0 <= to < size and 0 <= source < size):
                return False
            if self.order == "par":
                if y + to in written or written.get(x + source, i) != i or read.get(y + to, i) != i:
                    return False
                written[y + to], read[x + source] = i, i
                memory[y + to] = before.get(x + source, -1)
            else:
                memory[y + to] = memory.get(x + source, -1)
        return True


def random_loops(random: Random) -> Iterator[Loop]:
    size = 4
    for _ in range(random.randint(1, 2)):
        whole = random.random() < 0.6
        to = (1, 0) if whole else (random.choice((1, 2)), random.randint(0, 1))
        source = to if random.random() < 0.8 else (1, random.randint(0, 1))
        yield Loop(random.choice(("up", "down", "par")), size if whole else 2, to, source)


def text_of(loops: list[Loop]) -> str:
    head = SHIFT.replace("N >= 0", "N == 4") + "    overlap x, y at d if -5 <= d and d <= 5\n"
    return head + "".join(loop.text() for loop in loops)


def right_at(loops: list[Loop], distance: int) -> bool:
    x, y, size = max(0, -distance), max(0, distance), 4
    memory = {x + i: 10 + i for i in range(size)}
    return all(loop.run(memory, x, y, size) for loop in loops) and all(
        memory.get(y + i) == 10 + i for i in range(size)
    )


@pytest.mark.parametrize("seed", range(4))
def test_random_programs_do_what_they_do_on_one_memory(seed: int) -> None:
    random, some_right = Random(seed), 0
    for _ in range(60):
        loops = list(random_loops(random))
        impl = load_text(text_of(loops)).impls["p"]
        for distance in range(-5, 6):
            good = run(impl, {"N": 4, "d": distance}, annotated=False)
            expected = right_at(loops, distance)
            assert (not good.violations) == expected, (text_of(loops), distance, good.violations)
            some_right += expected
    assert some_right >= 60


ROWS = """spec blur(N, M):
    assume N >= 1 and M >= 3
    input  A[N, M] : f32
    output B[N, M - 2] : f32

    B(i, j) = A(i, j) + A(i, j + 2)

impl p of blur(x = A, y = B):
    overlap x, y at d, e if {}
    par i < N:
        for j < M - 2:
            y[i, j] {{B(i, j)}} := x[i, j] + x[i, j + 2]
"""


def test_arrays_of_two_dimensions_have_two_distances() -> None:
    assert judged(ROWS.format("d == 0 and e <= 0")).verdict is Verdict.VERIFIED
    for wrong in ("d == 0 and e == 1", "d == -1 and e == 0"):
        assert judged(ROWS.format(wrong)).verdict is Verdict.REFUTED


def test_verdicts_on_random_programs_are_those_of_one_memory() -> None:
    """Of 150 such programs 30 were verified and 120 refuted, none otherwise than here."""
    verdicts = set()
    for seed in range(30):
        random = Random(f"verdict {seed}")
        loops = list(random_loops(random))
        low = random.randint(-5, 4)
        high = random.randint(low, min(low + 3, 5))
        found = judged(text_of(loops).replace("-5 <= d and d <= 5", f"{low} <= d and d <= {high}"))
        expected = all(right_at(loops, distance) for distance in range(low, high + 1))
        assert found.verdict is (Verdict.VERIFIED if expected else Verdict.REFUTED), text_of(loops)
        verdicts.add(found.verdict)
    assert len(verdicts) == 2
