"""What is verified is certified: classes of programs that Lean once rejected, or that had no proof."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import product

import msgspec
import pytest

from redverify.certifying.emission.equality.denominators import is_quotient
from redverify.certifying.emission.equality.polynomials import literal, reciprocal
from redverify.certifying.emission.recursion.ranks import indicator
from redverify.certifying.produce import Refused, make
from redverify.checking.check import Claim, judge_claims, understand
from redverify.checking.lean import project
from redverify.checking.proofs.terms import Either, Proof
from redverify.judgement.analysis import Options
from redverify.language import core
from redverify.language.load import load_text
from redverify.language.types import BUILTIN_TYPES
from redverify.presburger import build
from tests.checking.folders import no_lean

#: Bounds that are chosen: comparisons of numbers are left where ``omega`` has to read them.
HALVES = """
spec compose(N):
    assume N >= 0
    type transform
    operator after : transform assoc unit identity
    function load(f32) -> transform
    input  A[2 * N] : f32
    output G[] : transform
    G() = reduce after[k : 0 <= k < 2 * N] load(A(k))

impl halves of compose(a = A, g = G):
    g[] {identity} := identity
    for p < 2:
        allocate q[] : transform
        q[] {identity} := identity
        accumulate q:
            for i in select(p == 0, 0, N)..select(p == 0, N, 2 * N):
                q[] {G()} after{i}= load(a[i])
        accumulate g:
            g[] {G()} after= q[]
"""

#: A parallel accumulation reads other cells of its own array, inside of an expression.
COLUMNS = """
spec solve(N):
    assume N >= 0
    input  L[N, N] : f64
    input  B[N] : f64
    output X[N] : f64
    tensor S(i) : f64
    S(i) = B(i) + sum[j : 0 <= j < i] -(L(i, j) * X(j))
    X(i) = S(i) / L(i, i)

impl columns of solve(l = L, x = B, x = X):
    for j < N:
        x[j] {X(j)} := x[j] / l[j, j]
        accumulate x:
            par i in j + 1..N:
                x[i] {S(i)} +{j}= -(l[i, j] * x[j])
"""

#: The same in two dimensions.
IN_PLACE = """
spec rows(M, N):
    assume M >= 0 and N >= 0
    input  A[M, M] : f64
    input  B[M, N] : f64
    output R[M, N] : f64
    R(i, j) = B(i, j) + sum[k : i < k < M] A(k, i) * B(k, j)

impl in_place of rows(a = A, b = B, b = R):
    for i < M:
        accumulate b:
            for k in i + 1..M:
                par j < N:
                    b[i, j] {R(i, j)} +{k}= a[k, i] * b[k, j]
"""

#: A recursion that passes through two equations before an index decreases.
FACTORS = """
spec factors(N):
    assume N >= 0
    input  A[N] : f64
    output D[N] : f64
    tensor U(i, j) : f64
    tensor S(i, j) : f64
    S(i, j) = A(i) + sum[k : 0 <= k < min(i, j)] U(i, k) * U(k, j)
    U(i, j) = S(i, j) / U(j, j) if i > j
    U(i, j) = S(i, j) if i <= j
    D(i) = U(i, i) if i < 1
    D(i) = A(i) if i >= 1

impl first of factors(a = A, d = D):
    for i < N:
        if i < 1:
            d[i] {D(i)} := a[i]
        else:
            d[i] {D(i)} := a[i]
"""

#: A recursion that is never entered.
NEVER = """
spec never(N):
    assume N >= 0
    input  A[N] : f64
    output B[N] : f64
    tensor T(i) : f64
    T(i) = A(i) + sum[k : 0 <= k < 0] T(k)
    B(i) = T(i)

impl copied of never(a = A, b = B):
    for i < N:
        b[i] {B(i)} := a[i]
"""

#: A chain of equations that a compiler has inlined, longer than a search unfolds at first.
INLINED = """
spec gelu(N):
    assume N >= 0
    input  X[N] : f32
    output Y[N] : f32
    tensor T(i) : f32
    tensor U(i) : f32
    tensor V(i) : f32
    tensor W(i) : f32
    T(i) = X(i) * 0.7071067811865476
    U(i) = exp(T(i))
    V(i) = U(i) * 0.5
    W(i) = 0.5 + V(i)
    Y(i) = X(i) * W(i)

impl inlined of gelu(x = X, y = Y):
    par i < N:
        y[i] {Y(i)} := x[i] * (0.5 + exp(x[i] * 0.7071067811865476) * 0.5)
"""

#: The last tile is shifted inwards, in arrays whose bindings begin elsewhere: which point is in a cell is
#: told by no case. And one where it is: ``2 * x`` is not ``x`` plus something.
SHIFTED = """
spec shifted(n, m, k):
    assume n >= 16
    assume k >= 0
    input A[m..n + m + k] : f32
    output B[k..n + k] : f32
    B(x) = A(x - k + m)

impl tiles of shifted(a[x - m] = A(x), b[x - k] = B(x)):
    for t < (n + 15) // 16:
        par v < 16:
            b[min(16*t, n - 16) + v] {B(min(16*t, n - 16) + v + k)} := a[min(16*t, n - 16) + v]
"""

SPREAD = """
spec spread(n):
    assume n >= 1
    input A[n] : f32
    output B[n] : f32
    B(x) = A(x)

impl twice of spread(a = A, b[2*x] = B(x)):
    for t < n + 1:
        b[2*min(t, n - 1)] {B(min(t, n - 1))} := a[min(t, n - 1)]
"""

#: Tiles that overlap write the same into an array that nobody reads, and two values into another one.
OVERLAP = """
spec tiles(N):
    assume N >= 4
    input  A[N] : f32
    output B[N] : f32
    B(i) = A(i)

impl overlapping of tiles(a = A, b = B):
    allocate t[N] : i32
    allocate u[2] : f32
    par o < (N + 3) // 4:
        for i < 4:
            t[min(4 * o, N - 4) + i] {i32(min(4 * o, N - 4) + i)} := i32(min(4 * o, N - 4) + i)
            b[min(4 * o, N - 4) + i] {A(min(4 * o, N - 4) + i)} := a[min(4 * o, N - 4) + i]
            u[0] {A(0)} := a[0]
            u[1] {1.0} := 1.0
"""

#: A block in which nothing is done but what may be undefined.
NOTHING = """
spec total(N):
    assume N >= 1
    input  A[N] : f32
    output B[] : f32
    B() = sum[k : 0 <= k < N] A(k)

impl scratch of total(a = A, b = B):
    allocate y[3] : f32
    allocate x[] : f32
    b[] {0.0} := 0.0
    accumulate y:
        y[1] {B()} += x[]
    accumulate b:
        for q < N:
            b[] {B()} +{q}= a[q]
"""

#: Many arrays on one path in a parallel loop: by unfolding, Lean filters each list once for each of them.
MANY = "\n".join(
    [
        "",
        "spec staged(N):",
        "    assume N >= 0",
        "    input  A[N] : f32",
        "    output B[N] : f32",
        "    B(i) = A(i)",
        "",
        "impl stages of staged(a = A, b = B):",
        "    par i < N:",
        *[f"        allocate t{n}[1] : f32" for n in range(10)],
        "        t0[0] {A(i)} := a[i]",
        *[f"        t{n + 1}[0] {{A(i)}} := t{n}[0]" for n in range(9)],
        "        b[i] {B(i)} := t9[0]",
        "",
    ]
)

PROGRAMS = (HALVES, COLUMNS, IN_PLACE, FACTORS, NEVER, INLINED, SHIFTED, SPREAD, OVERLAP, NOTHING, MANY)


def claim(text: str) -> Claim:
    """The certificate of a program, as it is given to Lean."""
    program = load_text(text, "program.sched")
    (impl,) = program.impls.values()
    made = make(impl, program.texts, Options(), "program.sched")
    assert isinstance(made, bytes), made
    return understand(made, project.home())


@pytest.mark.parametrize("text", PROGRAMS, ids=lambda text: text.split()[1].split("(")[0])
def test_made(text: str) -> None:
    assert "theorem certificate : Certified laws spec impl" in claim(text).lean


def nested(count: int, statement: str) -> str:
    """So many loops around a statement."""
    lines = [f"{'    ' * (d + 1)}for i{d} < N:" for d in range(count)]
    return "\n".join([*lines, "    " * (count + 1) + statement]) + "\n"


def test_too_many_dimensions_are_refused() -> None:
    points = ", ".join(f"i{d}" for d in range(7))
    sizes = ", ".join(["N"] * 7)
    text = "spec seven(N):\n    assume N >= 1\n"
    text += f"    input A[{sizes}] : f32\n    output B[{sizes}] : f32\n    B({points}) = A({points})\n"
    text += "impl p of seven(a = A, b = B):\n" + nested(7, f"b[{points}] {{B({points})}} := a[{points}]")
    program = load_text(text, "seven.sched")
    made = make(program.impls["p"], program.texts, Options(), "seven.sched")
    assert isinstance(made, Refused)
    assert "so many dimensions" in made.reason


def value_of(text: str) -> Refused | bytes:
    """What is made of ``B`` with one element, from what it says and what the program computes."""
    declared = "".join(f"    input {name}[] : f32\n" for name in "XYZ")
    wanted, computed = text.split(" = ")
    lines = f"spec s():\n{declared}    output B[] : f32\n    B() = {wanted}\n\n"
    lines += f"impl p of s(x = X, y = Y, z = Z, b = B):\n    b[] {{B()}} := {computed}\n"
    program = load_text(lines, "value.sched")
    return make(program.impls["p"], program.texts, Options(), "value.sched")


@pytest.mark.parametrize("text", ["(X() + Y()) / 3.0 = y[] / 3.0 + x[] / 3.0"])
def test_division_by_its_law(text: str) -> None:
    assert isinstance(value_of(text), bytes)


@pytest.mark.parametrize(
    "text",
    [
        "X() = x[] / 2.0 + x[] / 2.0",
        "(X() + Y()) / 2.0 = x[] + (y[] - x[]) / 2.0",
        "X() / 4.0 = x[] * 0.75 / 3.0",
    ],
)
def test_that_a_number_has_a_reciprocal_is_a_law(text: str) -> None:
    made = value_of(text)
    assert isinstance(made, bytes)
    laws = [law.tag for law in understand(made, project.home()).certificate.laws]
    assert "ReciprocalLaw" in laws
    assert ("FractionLaw" in laws) == ("0.75" in text)


def test_nothing_else_has_one() -> None:
    kind = BUILTIN_TYPES["f32"]
    data = core.Access(kind, "X", ())
    assert is_quotient(reciprocal(literal(kind, 2)))
    assert is_quotient(reciprocal(core.IndexCast(kind, core.IVar("n"))))
    assert not is_quotient(reciprocal(data))
    assert not is_quotient(reciprocal(literal(kind, 0)))
    assert not is_quotient(core.Apply(kind, "/", (data, literal(kind, 2))))


#: What raises a refusal, by name.
REFUSING = {"NotCertified", "_missing", "_refused"}


def reasons() -> Iterator[str]:
    """The longest fixed part of each reason in the sources."""
    folder = project.home().parent / "redverify/certifying"
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in REFUSING:
                texts = [n.value for n in ast.walk(node.args[0]) if isinstance(n, ast.Constant)]
                yield max((t for t in texts if isinstance(t, str)), key=len, default="").strip(" :(,")


@pytest.mark.ring("quick")
def test_the_page_lists_every_reason() -> None:
    page = (project.home().parent / "docs/certificates.md").read_text()
    found = sorted(set(reasons()) - {""})
    assert len(found) > 20
    assert [reason for reason in found if reason not in page] == []


def test_lean_knows_the_reads_before_the_proof_about_them() -> None:
    for text in (COLUMNS, IN_PLACE):
        lean = claim(text).lean
        assert "(r_both" in lean
        assert "(r_accumulate" not in lean


@pytest.mark.ring("sweep")
def test_accepted_by_lean() -> None:
    names = [text.split()[1] for text in PROGRAMS]
    claims = [claim(text) for text in PROGRAMS]
    reports = judge_claims(claims, names, project.home(), "auto", 1, False, lambda _: None)
    if no_lean(*reports):
        pytest.skip("there is no Lean")
    assert [(r.path, r.problems, r.goals) for r in reports if not r.accepted] == []


ROW, COLUMN = core.IVar("i"), core.IVar("j")
LESS, SAME = core.CCmp("<", ROW, COLUMN), core.CCmp("==", ROW, COLUMN)


@pytest.mark.ring("quick")
@pytest.mark.parametrize(
    "condition",
    [
        *[core.CCmp(op, ROW, COLUMN) for op in ("==", "!=", "<", "<=", ">", ">=")],
        core.CAnd(LESS, core.CNot(SAME)),
        core.COr(LESS, SAME),
        core.CNot(core.COr(LESS, SAME)),
        core.CTrue(),
        core.CFalse(),
    ],
    ids=str,
)
def test_an_indicator_is_one_where_its_condition_holds(condition: core.Cond) -> None:
    for i, j, number in product((-2, 0, 1), (-2, 0, 1), (0, 1)):
        point = core.CAnd(core.CCmp("==", ROW, core.IConst(i)), core.CCmp("==", COLUMN, core.IConst(j)))
        here = build.where(point)
        holds = not here.is_disjoint(build.where(condition))
        said = build.where(core.CCmp("==", indicator(condition), core.IConst(number)))
        assert here.is_subset(said) == (holds == bool(number))


def test_no_disjunction_is_taken_apart_twice() -> None:
    """Else the cases left out of what ``omega`` reads would be named twice, which Lean does not accept."""

    def walk(term: object, before: tuple[Proof, ...]) -> None:
        if isinstance(term, Either) and term.given is not None:
            assert term.given not in before
            before = (*before, term.given)
        if isinstance(term, msgspec.Struct):
            for name in term.__struct_fields__:
                walk(getattr(term, name), before)
        elif isinstance(term, tuple):
            for part in term:
                walk(part, before)

    text = (project.home().parent / "examples/polybench/3mm.sched").read_text()
    program = load_text(text, "3mm.sched")
    made = make(program.impls["right"], program.texts, Options(), "3mm.sched")
    assert isinstance(made, bytes)
    walk(understand(made, project.home()).certificate, ())
