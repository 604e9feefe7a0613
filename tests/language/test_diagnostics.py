"""Each diagnostic code on the smallest input that deserves it, with its place."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from redverify.language.diagnostics import DiagnosticError
from redverify.language.load import load_file, load_text
from redverify.language.syntax import MAX_DEPTH

pytestmark = pytest.mark.ring("quick")

ROOT = Path(__file__).parents[2]

SPEC = """\
spec s(N, M):
    type elem
    operator after : elem assoc unit e
    operator join : f32 comm
    function f(elem) -> f32
    input  A[N] : f32
    input  H[N] : f64
    input  E[N] : elem
    output B[] : f32
    B() = sum[k : 0 <= k < N] A(k)
"""

BINDINGS = "a = A, h = H, z = E, b = B"


def spec(*lines: str) -> str:
    """SPEC with more items."""
    return SPEC + "".join(f"    {line}\n" for line in lines)


def impl(*lines: str) -> str:
    """SPEC with an implementation; the first command is line 12."""
    return SPEC + f"impl p of s({BINDINGS}):\n" + "".join(f"    {line}\n" for line in lines)


def bound(bindings: str) -> str:
    """SPEC with an implementation that has these bindings, on line 11."""
    return SPEC + f"impl p of s({bindings}):\n    skip\n"


E = "{B()}"

#: The first command is line 9.
DATA = """\
spec s(N):
    input  I[N] : i32 in 0..N
    input  A[N] : f32
    output B[N] : f32
    B(i) = A(I(i))

impl p of s(idx = I, a = A, b = B):
    for i < N:
"""

LONG = spec(
    "operator p0(x, y) : f32 = join(join(x, y), join(y, join(x, y)))",
    *[f"operator p{n}(x, y) : f32 = p{n - 1}(p{n - 1}(x, y), p{n - 1}(y, x))" for n in range(1, 5)],
)

# code, text, line, column
CASES: list[tuple[str, str, int, int]] = [
    ("RV101", impl("let x = 1 $ 2"), 12, 15),
    ("RV101", impl("let x = N && M"), 12, 15),
    ("RV102", impl("let x =\t1"), 12, 12),
    ("RV102", SPEC + "\tassume N > 0\n", 11, 1),
    ("RV103", spec("assume N > 1."), 11, 16),
    ("RV103", spec("assume N > .5"), 11, 16),
    ("RV103", spec("assume N > 2x"), 11, 16),
    ("RV103", spec("assume N > " + "9" * 5000), 11, 16),
    ("RV103", impl(f"b[] {E} := 1e99999999999"), 12, 18),
    ("RV104", impl("skip", "    skip"), 13, 9),
    ("RV104", impl("if N > 0:", "        skip", "  skip"), 14, 1),
    ("RV105", impl(f"b[] {E} := (a[0] + 1"), 12, 18),
    ("RV105", impl(f"b[] {E} := a[0))"), 12, 21),
    ("RV105", impl(f"b[] {E} := a[0)"), 12, 21),
    ("RV106", 'import "x\n', 1, 8),
    ("RV107", impl("let x 1"), 12, 11),
    ("RV107", impl(f"b[] {E} = 1"), 12, 15),
    ("RV107", spec("tensor T() : f32", "T() = sum[k] A(k)"), 12, 16),
    ("RV107", spec("tensor T() : f32", "T() = sum[ : true] A(0)"), 12, 11),
    ("RV107", impl("let x = + 1"), 12, 13),
    ("RV108", spec("tensor T() : f32", "T() = sum[k : k == 0] A(k) + 1"), 12, 32),
    ("RV109", impl("let x = " + "-(" * 5000 + "1" + ")" * 5000), 12, 311),
    ("RV110", impl("if N > 0:", "skip"), 12, 13),
    ("RV110", impl("if N > 0: skip"), 12, 15),
    ("RV113", impl("skip", "assume N > 0"), 13, 5),
    ("RV113", SPEC + 'import "other.sched"\n', 11, 1),
    ("RV114", impl("let sum = 1"), 12, 9),
    ("RV114", impl("let f32 = 1"), 12, 9),
    ("RV201", impl("let x = NN"), 12, 13),
    ("RV202", impl(f"b[] {E} := c[0]"), 12, 18),
    ("RV202", impl("accumulate c:", "    skip"), 12, 16),
    ("RV203", spec("tensor T() : f32", "T() = AA(0)"), 12, 11),
    ("RV203", spec("T() = 0.0"), 11, 5),
    ("RV203", bound(BINDINGS + ", q = Q"), 11, 45),
    ("RV204", "impl p of s():\n    skip\n", 1, 11),
    ("RV205", spec("tensor T() : float"), 11, 18),
    ("RV206", spec("tensor T() : f32", "T() = reduce op[k : k == 0] A(k)"), 12, 11),
    ("RV206", impl("accumulate b:", f"    b[] {E} op{{0}}= 1.0"), 13, 19),
    ("RV207", "spec s(N, N):\n    output B[] : f32\n    B() = 0.0\n", 1, 11),
    ("RV207", spec("tensor A(i) : f32"), 11, 12),
    ("RV207", spec("function exp(f32) -> f32"), 11, 14),
    ("RV207", impl("let N = 1"), 12, 9),
    ("RV207", impl("let e = 1"), 12, 9),
    ("RV207", impl("allocate a[3] : f32"), 12, 14),
    ("RV207", impl("for x < 3:", "    for x < 3:", "        skip"), 13, 13),
    ("RV207", spec("tensor T(k) : f32", "T(k) = sum[k : k == 0] A(k)"), 12, 16),
    ("RV207", SPEC + SPEC, 11, 6),
    ("RV208", impl(f"b[0] {E} := 1.0"), 12, 5),
    ("RV208", impl(f"b[] {E} := exp(1.0, 2.0)"), 12, 18),
    ("RV208", impl("let x = min(1)"), 12, 13),
    ("RV208", impl("accumulate b:", f"    b[] {E} +{{}}= a[0]"), 13, 19),
    ("RV209", impl(f"b[] {E} := h[0]"), 12, 18),
    ("RV209", impl(f"b[] {E} := true"), 12, 18),
    ("RV209", impl(f"b[] {E} := z[0]"), 12, 18),
    ("RV209", impl("accumulate b:", f"    b[] {E} after{{0}}= a[0]"), 13, 19),
    ("RV210", impl("allocate t[] : u8", "t[] {256} := 0"), 13, 10),
    ("RV210", impl("allocate t[] : i8", "t[] {0} := 0.5"), 13, 16),
    ("RV210", impl("allocate t[] : real", "t[] {inf} := 0"), 13, 10),
    ("RV211", impl(f"b[] {E} := select(1.0 < 2.0, 1, 2)"), 12, 31),
    ("RV212", impl("allocate t[] : bool", "t[] {true} := true + false"), 13, 19),
    ("RV212", impl(f"b[] {E} := a[0] % 2"), 12, 18),
    ("RV212", impl(f"b[] {E} := f32(z[0])"), 12, 18),
    ("RV213", impl(f"b[] {E} := N"), 12, 18),
    ("RV215", impl(f"b[] {E} := A(0)"), 12, 18),
    ("RV215", impl(f"b[] {E} := sum[k : k == 0] a[k]"), 12, 18),
    ("RV215", impl(f"b[] {E} := a[0]@(1)"), 12, 18),
    ("RV216", impl("b[] {a[0]} := a[0]"), 12, 10),
    ("RV217", impl("b[] := a[0]"), 12, 5),
    ("RV217", impl("accumulate b:", "    b[] +{0}= a[0]"), 13, 9),
    ("RV218", impl(f"b[] {E} +{{0}}= a[0]"), 12, 5),
    ("RV219", impl("accumulate b:", "    accumulate b:", "        skip"), 13, 20),
    ("RV219", impl("accumulate b, b:", "    skip"), 12, 19),
    ("RV220", impl("accumulate b:", "    b[] {A(0)} +{0}= a[0]"), 13, 14),
    ("RV220", impl("accumulate b:", f"    b[] {E} +{{0, 1}}= a[0]"), 13, 14),
    ("RV220", impl("accumulate b:", f"    b[] {E} *{{0}}= a[0]"), 13, 14),
    ("RV221", impl("accumulate b:", f"    b[] {E} += a[0] * 2"), 13, 22),
    ("RV221", impl("accumulate b:", f"    b[] {E} += 1.0"), 13, 22),
    ("RV222", impl("b[] {A(0)@(1)} := a[0]"), 12, 10),
    ("RV222", impl("b[] {B()@(1, 2)} := a[0]"), 12, 10),
    ("RV223", bound("a = A, h = H, z = E"), 11, 6),
    ("RV223", bound(BINDINGS + ", c = B"), 11, 45),
    (
        "RV224",
        spec("tensor T() : f32", "T() = 0.0") + "impl p of s(" + BINDINGS + ", t = T):\n    skip\n",
        13,
        45,
    ),
    ("RV224", bound("a = A, a = H, z = E, b = B"), 11, 20),
    ("RV107", spec("operator op : f32 = 1.0"), 11, 23),
    ("RV107", spec("operator op(x, y) : f32 assoc"), 11, 34),
    ("RV201", spec("operator op(x, y) : f32 = x + N"), 11, 35),
    ("RV201", spec("operator op(x, y) : elem = e"), 11, 32),
    ("RV203", spec("operator op(x, y) : f32 = g(x)"), 11, 31),
    ("RV207", spec("operator op(N, y) : f32 = y"), 11, 17),
    ("RV207", spec("operator op(x, x) : f32 = x"), 11, 20),
    ("RV207", spec("operator op(e, y) : f32 = y"), 11, 17),
    ("RV208", spec("operator op(x) : f32 = x"), 11, 14),
    ("RV209", spec("operator op(x, y) : f32 = x < y"), 11, 31),
    ("RV209", spec("operator op(x, y) : f32 = after(x, y)"), 11, 31),
    ("RV215", spec("operator op(x, y) : f32 = x + A(0)"), 11, 35),
    ("RV215", spec("operator op(x, y) : f32 = sum[k : k == 0] x"), 11, 31),
    ("RV215", spec("operator op(x, y) : f32 = x@(0)"), 11, 31),
    ("RV216", spec("operator op(x, y) : f32 = x + a[0]"), 11, 35),
    ("RV228", spec("operator op(x, y) : f32 = op(y, x)"), 11, 31),
    ("RV229", spec("operator op(x, y) : f32 unit u = x + y"), 11, 34),
    ("RV229", spec("operator op(x, y) : f32 from sqrt(2) = x + y"), 11, 34),
    ("RV229", spec("operator op : f32 from 0"), 11, 28),
    ("RV235", spec("type P = (a : i8, b : f32)", "operator op(x, y) : P = P(x.a, x.c)"), 12, 38),
    ("RV235", spec("type P = (a : i8, b : f32)", "operator op(x, y) : P = P(x.a.a, x.b)"), 12, 35),
    ("RV236", spec("type P = ()"), 11, 5),
    ("RV236", spec("type P = (a : i8, a : f32)"), 11, 23),
    ("RV236", spec("type P = (a : i8)", "type Q = (p : P)"), 12, 19),
    ("RV236", spec("type P = (a : i8)", "function g(P) -> i8"), 12, 16),
    ("RV236", spec("type P = (a : i8)", "operator op : P assoc"), 12, 5),
    ("RV212", spec("type P = (a : i8)", "operator op(x, y) : P = select(x == y, x, y)"), 12, 36),
    ("RV208", spec("type P = (a : i8)", "operator op(x, y) : P = P(x.a, y.a)"), 12, 29),
    ("RV233", LONG, 14, 31),
    ("RV313", impl("let x = N % 0"), 12, 17),
    ("RV313", impl("let x = N // -2"), 12, 18),
    ("RV309", impl(f"b[] {E} := a[h[0]]"), 12, 20),
    ("RV309", impl("for i < h[0]:", "    skip"), 12, 13),
    ("RV309", impl("if h[0] < 2:", "    skip"), 12, 8),
    ("RV303", impl("let x = i32(h)"), 12, 13),
    ("RV303", impl("let x = 1.5"), 12, 13),
    ("RV303", impl("let x = e"), 12, 13),
    ("RV304", impl("let x = N / 2"), 12, 13),
    ("RV305", impl("let x = N < 2"), 12, 13),
    ("RV306", impl("if N:", "    skip"), 12, 8),
    ("RV307", impl("let x = " + " * ".join(["9" * 900] * 9)), 12, 13),
    ("RV107", spec("input I[N] : i32 in 0..M sorted"), 11, 30),
    ("RV217", DATA + "        let x := idx[i] in 0..N\n        skip\n", 9, 13),
    ("RV209", impl("let x {A(0)} := a[0] in 0..N", "skip"), 12, 21),
    ("RV211", impl("let x {0} := 0 in 0..N", "skip"), 12, 18),
    ("RV201", DATA + "        let x {I(i)} := idx[i] in 0..i\n        skip\n", 9, 38),
    ("RV309", DATA + "        b[i] {B(i)} := a[idx[i]]\n", 9, 26),
    ("RV308", spec("input I[N] : i32", "output C[N] : f32", "C(i) = A(I(i))"), 13, 14),
    ("RV308", spec("input I[N] : i32", "output C[] : f32", "C() = sum[i : i < I(0)] A(i)"), 13, 23),
    ("RV303", spec("output C[N] : f32", "C(i) = A(A(i))"), 12, 14),
    ("RV303", spec("input I[N] : i32 in 0..N", "output C[N] : f32", "C(i) = A(i) if I(i) < 2"), 13, 20),
    (
        "RV310",
        spec("input I[N] : i32 in 0..N", "output C[] : f32", "C() = reduce join[i : i < I(0)] A(i)"),
        13,
        11,
    ),
    (
        "RV310",
        spec("input I[N] : i32 in 0..N", "output C[] : real", "C() = max[i : 0 <= i < I(0)] real(A(i))"),
        13,
        11,
    ),
    ("RV312", spec("input I[N] : i32 in 0..N * N"), 11, 28),
    ("RV311", spec("input I[N] : f32 in 0..N"), 11, 25),
    ("RV311", spec("output I[N] : i32 in 0..N", "I(i) = 0"), 11, 26),
    ("RV311", spec("tensor I(i) : f32 in 0..2", "I(i) = A(i)"), 11, 26),
    ("RV314", spec("input G[N] : i32", "tensor I(i) : i32 in 0..2", "I(i) = min(G(i), 1)"), 12, 5),
    ("RV314", spec("tensor I(i) : i32 in 0..2", "I(i) = I(i - 1)"), 11, 5),
    ("RV314", spec("input G[N] : u8", "tensor I(i) : u8 in 0..2", "I(i) = min(G(i), 1) - 1"), 12, 5),
    ("RV406", spec("input I[N, N] : i32 in 0..N monotone"), 11, 5),
    ("RV413", impl("indices f32", "skip"), 12, 13),
    ("RV413", impl("indices i32", "indices i64", "skip"), 13, 5),
    ("RV113", impl("skip", "indices i32"), 13, 5),
    ("RV107", impl("overlap a, b by d", "skip"), 12, 18),
    ("RV107", impl("overlap a at d", "skip"), 12, 15),
    ("RV113", impl("skip", "overlap a, h at d"), 13, 5),
    ("RV202", impl("overlap a, c at d", "skip"), 12, 16),
    ("RV202", impl("view v[i] = c[i]", "skip"), 12, 17),
    ("RV207", impl("overlap a, h at N", "skip"), 12, 21),
    ("RV207", impl("view a[i] = h[i]", "skip"), 12, 10),
    ("RV208", impl("view v[i] = b[i]", "skip"), 12, 17),
    ("RV201", impl("view v[i < j, j] = a[i]", "skip"), 12, 16),
    ("RV403", impl("view v[i, i] = a[i]", "skip"), 12, 15),
    ("RV219", impl("view v[] = b[]", "accumulate b:", "    accumulate v:", "        skip"), 14, 20),
    ("RV410", impl("overlap a, a at d", "skip"), 12, 5),
    ("RV410", impl("overlap a, h at d", "skip"), 12, 16),
    ("RV208", impl("overlap a, a at d, c", "skip"), 12, 24),
    ("RV208", impl("overlap a, a at", "skip"), 12, 16),
    ("RV411", impl("overlap a, b at d", "skip"), 12, 16),
    (
        "RV412",
        spec("input G[N] : f32") + f"impl p of s({BINDINGS}, g = G):\n    overlap a, g at d\n    skip\n",
        13,
        5,
    ),
    (
        "RV411",
        spec("output G[N] : f32", "G(i) = A(i)")
        + f"impl p of s({BINDINGS}, g[2 * i] = G(i)):\n    overlap a, g at d\n    skip\n",
        14,
        16,
    ),
    ("RV401", "spec s():\n    type t\n", 1, 6),
    ("RV402", spec("A(i) = 0.0"), 11, 5),
    ("RV403", spec("tensor T(i, j) : f32", "T(i, i) = 0.0"), 12, 10),
    ("RV404", spec("output C[] : f32"), 11, 12),
    ("RV405", spec("operator op : f32 assoc assoc"), 11, 29),
]


def error_of(text: str) -> DiagnosticError:
    """What loading the text raises."""
    with pytest.raises(DiagnosticError) as caught:
        load_text(text, "t.sched")
    return caught.value


@pytest.mark.parametrize(
    ("code", "text", "line", "column"), CASES, ids=[f"{c[0]}-{n}" for n, c in enumerate(CASES)]
)
def test_code_and_place(code: str, text: str, line: int, column: int) -> None:
    first = error_of(text).diagnostics[0]
    assert (first.code, first.span.line, first.span.column) == (code, line, column), first
    assert len(error_of(text).diagnostics) == 1, error_of(text).diagnostics
    assert first.message


def test_file_codes(tmp_path: Path) -> None:
    with pytest.raises(DiagnosticError) as caught:
        load_file(tmp_path / "missing.sched")
    assert caught.value.diagnostics[0].code == "RV112"
    (tmp_path / "bad.sched").write_bytes(b"# ok\nspec \xff")
    with pytest.raises(DiagnosticError) as caught:
        load_file(tmp_path / "bad.sched")
    assert caught.value.diagnostics[0].code == "RV111"
    assert (caught.value.diagnostics[0].span.line, caught.value.diagnostics[0].span.column) == (2, 6)
    (tmp_path / "self.sched").write_text('import "self.sched"\n')
    with pytest.raises(DiagnosticError) as caught:
        load_file(tmp_path / "self.sched")
    assert caught.value.diagnostics[0].code == "RV225"
    assert caught.value.diagnostics[0].span.line == 1


def test_one_diagnostic_per_problem() -> None:
    text = impl("b[] {B()} := c[0]", "let x = NN", "for y < M * N:", "    b[x, y] {A()} := 1.0")
    assert [d.code for d in error_of(text).diagnostics] == ["RV202", "RV201", "RV208", "RV208"]


def test_a_broken_equation_does_not_spoil_the_implementation() -> None:
    text = impl("accumulate b:", "    b[] {B()} +{0}= a[0]").replace("A(k)", "AA(k)", 1)
    assert [d.code for d in error_of(text).diagnostics] == ["RV203"]


def test_each_operator_of_a_cycle_is_reported() -> None:
    text = spec(
        "operator op(x, y) : f32 = oq(y, x)",
        "operator oq(x, y) : f32 = op(x, x)",
        "operator above(x, y) : f32 = op(x, y)",
    )
    assert [(d.code, d.span.line) for d in error_of(text).diagnostics] == [("RV228", 11), ("RV228", 12)]


def test_a_broken_declaration_is_reported_once() -> None:
    text = impl("b[] {B()} := a[0]").replace("A[N] : f32", "A[N] : flt")
    assert [d.code for d in error_of(text).diagnostics] == ["RV205"]


def codes_in(folder: Path) -> set[str]:
    """All codes that the sources below a folder can give, those of obligations aside."""
    sources = folder.rglob("*.py")
    return {code for path in sources for code in re.findall(r'"(RV[1-4]\d{2})"', path.read_text("utf-8"))}


def test_every_code_is_tested() -> None:
    assert codes_in(ROOT / "redverify" / "language") == {c[0] for c in CASES} | {"RV111", "RV112", "RV225"}


def test_every_code_is_documented() -> None:
    page = (ROOT / "docs" / "language.md").read_text("utf-8")
    documented = re.findall(r"^\| `(RV[1-4]\d\d)` \|", page, re.M)
    assert len(documented) == len(set(documented))
    assert set(documented) == codes_in(ROOT / "redverify")


@pytest.mark.parametrize("number", range(13))
def test_extreme_texts_give_diagnostics(number: int) -> None:
    texts = [
        "(" * 100_000,
        "[" * 5000 + "]" * 5000,
        spec("assume " + "(" * 20_000 + "N > 0" + ")" * 19_999),
        impl("let x = " + " + ".join(["1"] * 20_000)),
        impl("let x = " + "min(1, " * 3000 + "1" + ")" * 3000),
        impl(*[f"let x{n} = {n}" for n in range(3000)]),
        impl(*["    " * n + f"for x{n} < 2:" for n in range(400)], "    " * 400 + "skip"),
        impl("if N > 0:", "    skip", *[f"elif N > {n}:\n        skip" for n in range(500)], "b[] := 0.0"),
        "if " + "not " * 20_000,
        "\x00",
        "\r",
        "é",
        "spec\x0c",
    ]
    assert error_of(texts[number]).diagnostics


@pytest.mark.parametrize(
    "line",
    [
        "let x = " + " + ".join(["N"] * (MAX_DEPTH - 6)),
        "let x = " + "min(1, " * (MAX_DEPTH - 8) + "N" + ")" * (MAX_DEPTH - 8),
        "b[] {B()} := " + " + ".join(["a[0]"] * (MAX_DEPTH - 8)),
        "b[] {B()} := " + "select(a[0] < 1, 0, " * (MAX_DEPTH - 8) + "1" + ")" * (MAX_DEPTH - 8),
        "b[] {" + "sum[k : k == 0] (1 + " * 60 + "B()" + ")" * 60 + "} := 1.0",
    ],
    ids=["sum", "min", "values", "select", "reductions"],
)
def test_deep_but_allowed(line: str) -> None:
    if "sum[k" in line:
        for n in range(60):
            line = line.replace("sum[k : k == 0]", f"sum[k{n} : k{n} == 0]", 1)
    load_text(impl(line))


def test_deep_blocks_are_allowed() -> None:
    lines = ["    " * n + f"for x{n} < 2:" for n in range(MAX_DEPTH - 8)]
    load_text(impl(*lines, "    " * (MAX_DEPTH - 8) + "skip"))
    load_text(impl(*[f"let x{n} = {n}" for n in range(MAX_DEPTH - 8)]))


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        (impl("b[] := a[0] + 1.0"), "write `b[] {T} := a[0] + 1.0`, where `T` is the value"),
        (
            impl("accumulate b:", "    for k < N:", "        atomic b[] +{k}= a[k]"),
            "write `atomic b[] {T} +{k}= a[k]`, where `T` is what the cell holds when its",
        ),
        (impl("accumulate b:", "    b[] += a[0]"), "write `b[] {T} += a[0]`"),
        (impl("for k in range(4):", "    skip"), "write `for x < HI:` or `for x in LO..HI:`"),
        (impl("par k in range(1, N):", "    skip"), "write `par x < HI:` or `par x in LO..HI:`"),
    ],
)
def test_hints_show_the_line_to_write(text: str, hint: str) -> None:
    with pytest.raises(DiagnosticError) as caught:
        load_text(text)
    assert any(hint in (d.hint or "") for d in caught.value.diagnostics)


TOTAL = """\
spec total(N):
    assume N >= 0
    input  A[N] : f32
    output B[]  : f32

    B() = sum[k : 0 <= k < N] A(k)

impl p of total(a = A, b = B):
    allocate t[] : f32
    t[] {0.0} := 0.0
    accumulate t:
        for k < N:
            t[] {B()} +{k}= a[k]
    b[] {B()} := t[]
"""


GUARD = "a condition of an equation or of a statement begins with `if`"


@pytest.mark.parametrize(
    ("old", "new", "code", "place", "hint"),
    [
        ("accumulate", "acumulate", "RV107", (11, 5), "did you mean `accumulate`?"),
        ("allocate", "alocate", "RV107", (9, 5), "did you mean `allocate`?"),
        ("assume", "asume", "RV107", (2, 5), "did you mean `assume`?"),
        ("output", "outptu", "RV107", (4, 5), "did you mean `output`?"),
        ("impl", "imp", "RV107", (8, 1), "did you mean `impl`?"),
        ("p of", "p off", "RV107", (8, 8), "did you mean `of`?"),
        ("for", "while", "RV107", (12, 9), "there is no `while`: a loop is written `for x < HI:`"),
        ("for", "parr", "RV107", (12, 9), "did you mean `par`?"),
        ("for", "parallel", "RV107", (12, 9), "did you mean `par`?"),
        (
            "for",
            "vectorize",
            "RV107",
            (12, 9),
            "a loop is written `for x < HI:` or, in parallel, `par x < HI:`",
        ),
        ("A(k)\n", "A(k) where N > 1\n", "RV107", (6, 36), GUARD),
        ("{B()} :=", "{mx(1.0, 0.0)} :=", "RV203", (14, 10), "did you mean `max`?"),
        ("sum[", "smu[", "RV107", (6, 11), "did you mean `sum`?"),
        ("of total", "of totl", "RV204", (8, 11), "did you mean `total`?"),
        ("A(k)", "a(k)", "RV203", (6, 31), "did you mean `A`?"),
        ("{B()} :=", "{BB()} :=", "RV203", (14, 10), "did you mean `B`?"),
        ("= A, b", "= AA, b", "RV203", (8, 21), "did you mean `A`?"),
        ("b[]", "bb[]", "RV202", (14, 5), "did you mean `b`?"),
        ("k < N:", "k < n:", "RV201", (12, 17), "did you mean `N`?"),
        ("A[N] : f32", "A[N] : f23", "RV205", (3, 19), "did you mean `f32`?"),
        (
            "sum[k : 0 <= k < N] A(k)",
            "sum(A)",
            "RV107",
            (6, 14),
            "a reduction has variables and an index set: `sum[k : 0 <= k < N] A(k)`",
        ),
        ("a[k]", "a[k][0]", "RV107", (13, 33), "indices stand in one pair of brackets: `a[i, j]`"),
        ("A(k)", "A(k)(0)", "RV107", (6, 35), "indices stand in one pair of brackets: `A(i, j)`"),
    ],
)
def test_misspelt_words_and_names(old: str, new: str, code: str, place: tuple[int, int], hint: str) -> None:
    assert TOTAL.count(old)
    found = error_of(TOTAL.replace(old, new, 1)).diagnostics
    assert (code, hint, *place) in [(d.code, d.hint, d.span.line, d.span.column) for d in found]


@pytest.mark.parametrize("line", ["    t[] {0.0} = 0.0", "    zzz q", "    b[]"])
def test_no_hint_for_what_is_like_nothing(line: str) -> None:
    text = TOTAL.replace("    t[] {0.0} := 0.0", line)
    assert "did you mean" not in error_of(text).diagnostics[0].hint
