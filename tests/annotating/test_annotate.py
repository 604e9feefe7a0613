"""Annotations that are inferred: what they are, how the text is kept, and that none is believed."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from redverify.annotating import annotate
from redverify.annotating.annotate import annotate_text
from redverify.annotating.inference import Inference
from redverify.annotating.runs import Run
from redverify.annotating.sizes import runs_of
from redverify.annotating.writing import inserted
from redverify.api import verify_file, verify_text
from redverify.cli.main import invoke
from redverify.interpreter.slices import Cell, Place, Slicer
from redverify.language.diagnostics import DiagnosticError
from redverify.language.load import load_text
from redverify.reporting.result import Verdict
from tests.annotating.stripping import stripped
from tests.cli.expectations import ROOT, read
from tests.programs import TOTAL, impl, total

STRIDED = total(
    """
    allocate tmp[4] : f32   # partial sums
    par j < 4:
        tmp[j] := 0.0       # none yet
        for i < (N - j + 3) // 4:
            tmp[ j ] += a[4*i + j]
    b[] := 0.0
    for j < 4:
        # join
        b[] +=tmp[j]
    """
)


def annotated(text: str) -> str:
    found = annotate_text(text)
    assert all(one.unexplained is None for one in found.impls)
    return found.text


def test_an_equation_with_an_element_that_is_an_index_and_a_reduction() -> None:
    text = """spec p(N):
    assume N >= 1
    input X[N] : f32
    input T[] : i32 in 0..N
    output Y[] : f32

    Y() = select(T() == 0, 0.0, sum[k : 0 <= k < N] X(k))

impl a of p(x = X, t = T, y = Y):
    let i {T()} := t[] in 0..N
    y[] := 0.0
    if i >= 1:
        for k < N:
            y[] += x[k]
"""
    found = annotate_text(text).text
    assert "y[] {0.0} := 0.0" in found
    # At some sizes `Y()` is a reduction by its value alone. Its equation's head is a choice by data.
    assert "y[] {sum[r : 0 <= r < N] X(r)} +{k}= x[k]" in found


def test_annotations_indices_and_scopes_are_inserted_and_all_else_stays() -> None:
    assert annotated(STRIDED) == total(
        """
    allocate tmp[4] : f32   # partial sums
    par j < 4:
        tmp[j] {0.0} := 0.0       # none yet
        accumulate tmp:
            for i < (N - j + 3) // 4:
                tmp[ j ] {B()} +{4*i + j}= a[4*i + j]
    b[] {0.0} := 0.0
    accumulate b:
        for j < 4:
            # join
            b[] {B()} +=tmp[j]
    """
    )


def test_what_is_annotated_lacks_nothing() -> None:
    once = annotate_text(STRIDED)
    assert (once.impls[0].inferred, once.impls[0].written, once.impls[0].scopes) == (4, 0, 2)
    again = annotate_text(once.text)
    assert again.impls == () and again.text == once.text


def test_annotations_that_are_there_are_kept() -> None:
    half = STRIDED.replace("b[] := 0.0", "b[] {1.0 - 1.0} := 0.0")
    found = annotate_text(half)
    assert "b[] {1.0 - 1.0} := 0.0" in found.text
    assert (found.impls[0].inferred, found.impls[0].written) == (3, 1)


def test_carriage_returns_stay() -> None:
    windows = STRIDED.replace("\n", "\r\n")
    assert annotate_text(windows).text == annotated(STRIDED).replace("\n", "\r\n")


def test_a_binder_gets_no_name_that_is_taken() -> None:
    text = total(
        "allocate k[2] : f32\npar k < 2:\n    k[k] := f32(k)\nb[] := 0.0\nfor k < N:\n    b[] += a[k] * 2.0"
    )
    found = annotate_text(text)
    assert "sum[r : 0 <= r < N]" in found.text
    assert verify_text(found.text, inferred=True).verdict is not Verdict.INVALID


def test_verify_infers_and_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "strided.sched"
    file.write_text(STRIDED)
    assert verify_file(file).verdict is Verdict.VERIFIED
    assert invoke(["verify", str(file), "--json", str(tmp_path / "out.json"), "--no-cache"]) == 0
    assert "the annotations were inferred (4 annotations)" in capsys.readouterr().out
    (one,) = json.loads((tmp_path / "out.json").read_text())["impls"]
    assert one["verdict"] == "verified"
    assert any(note.startswith("the annotations were inferred") for note in one["notes"])


def test_half_of_the_annotations_are_not_enough_for_verify(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "half.sched"
    file.write_text(STRIDED.replace("b[] := 0.0", "b[] {0.0} := 0.0"))
    assert invoke(["verify", str(file)]) == 3
    shown = capsys.readouterr().out
    assert "RV217" in shown and "`redverify annotate` writes what it can infer" in shown
    assert invoke(["annotate", str(file), "--write"]) == 0
    assert verify_file(file).verdict is Verdict.VERIFIED


def test_the_command_prints_writes_and_makes_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, other = tmp_path / "strided.sched", tmp_path / "out.sched"
    file.write_text(STRIDED)
    assert invoke(["annotate", str(file)]) == 0
    printed = capsys.readouterr()
    assert printed.out == annotated(STRIDED)
    assert "4 annotations inferred, 2 accumulate blocks" in printed.err
    assert invoke(["annotate", str(file), "-o", str(other)]) == 0
    assert other.read_text() == annotated(STRIDED) and file.read_text() == STRIDED
    capsys.readouterr()
    assert invoke(["annotate", str(file), "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["schema"] == "redverify.annotate/1" and document["text"] == annotated(STRIDED)
    assert document["impls"][0]["inferred"] == 4
    assert invoke(["annotate", str(file), "--write"]) == 0
    assert file.read_text() == annotated(STRIDED)
    assert invoke(["annotate", str(file), "--impl", "q"]) == 3
    assert invoke(["annotate", str(tmp_path / "none.sched")]) == 3


UNEXPLAINED = TOTAL + impl(
    "total",
    "a = A, b = B",
    """
    allocate t[] : f32
    t[] := 1.0
    for i < N:
        t[] := t[] * a[i] + 1.0
    b[] := t[]
    """,
)


def test_the_first_statement_that_is_not_explained_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "horner.sched"
    file.write_text(UNEXPLAINED)
    assert invoke(["annotate", str(file)]) == 2
    said = capsys.readouterr().err
    assert f"{file}:12:9: RV237" in said and "t[] := t[] * a[i] + 1.0" in said and "hint:" in said
    assert invoke(["verify", str(file)]) in (1, 2)


def test_a_wrong_program_is_refuted_by_what_it_does() -> None:
    wrong = STRIDED.replace("a[4*i + j]", "a[4*i]")
    result = verify_text(wrong)
    assert result.verdict is Verdict.REFUTED


def test_a_fault_that_no_run_of_the_inference_shows_is_not_verified() -> None:
    """The runs are at smaller sizes, and the annotations are those of the right program."""
    text = total("b[] := 0.0\nfor k < min(N, 700):\n    b[] += a[k]")
    assert "b[] {B()} +{k}= a[k]" in annotate_text(text).text
    assert verify_text(text).verdict in (Verdict.REFUTED, Verdict.INCONCLUSIVE)


def test_what_stands_for_a_missing_annotation_is_read_for_inference_alone() -> None:
    with pytest.raises(DiagnosticError) as error:
        load_text(STRIDED)
    assert {d.code for d in error.value.diagnostics} == {"RV217", "RV218"}
    assert load_text(STRIDED, incomplete=frozenset({"p"})).impls["p"].body
    with pytest.raises(DiagnosticError):
        load_text(STRIDED, incomplete=frozenset({"q"}))


def test_one_implementation_of_two_that_lack_annotations(capsys: pytest.CaptureFixture[str]) -> None:
    two = STRIDED + STRIDED.split("\n\n")[-1].replace("impl p", "impl q")
    found = annotate_text(two, impls=["q"])
    assert [i.impl for i in found.impls] == ["q"]
    assert found.text.startswith(STRIDED)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (lambda text: text.replace("a[4*i + j]", "a[4*i]"), "another program"),
        (lambda text: text.replace("par j < 4", "for j < 4"), "another program"),
        (lambda text: text.replace("A(k)", "A(k) * A(k)"), "another program"),
        (lambda text: text + "(", "not a program"),
        (lambda text: text.replace("{1.0 - 1.0}", "{0.0}"), "was changed"),
    ],
)
def test_an_insertion_that_changes_the_program_is_caught(
    monkeypatch: pytest.MonkeyPatch, wrong: Callable[[str], str], said: str
) -> None:
    text = STRIDED.replace("b[] := 0.0", "b[] {1.0 - 1.0} := 0.0")
    annotate_text(text)
    monkeypatch.setattr(annotate, "inserted", lambda before, pieces: wrong(inserted(before, pieces)))
    with pytest.raises(AssertionError, match=said):
        annotate_text(text)


def test_carried_sums() -> None:
    text = total("allocate s[] : f32\ns[] := 0.0\nfor k < N:\n    s[] := s[] + a[k]\nb[] := s[]")
    assert "s[] {sum[r : 0 <= r < k + 1 and 0 <= r < N] A(r)} := s[] + a[k]" in annotated(text)
    assert verify_text(text).verdict is Verdict.VERIFIED


def test_a_lane_begins_with_what_the_operator_says_that_parts_start_from() -> None:
    text = stripped((ROOT / "examples/language/argmax_pairs.sched").read_text())
    assert "lane[j] {Best(-1, -1.0e30)} := Best(-1, -1e30)" in annotated(text)


FACTORED = """
spec scaled(M, N):
    assume M >= 1 and N >= 1
    input  A[M, N] : f32
    input  S[M] : f32
    output B[M] : f32
    B(i) = sum[k : 0 <= k < N] A(i, k) * A(i, k) * S(i) / S(0)

impl late of scaled(a = A, s = S, b = B):
    for i < M:
        allocate t[] : f32
        t[] := 0.0
        for k < N:
            t[] += a[i, k] * a[i, k]
        b[i] := t[] * s[i] / s[0]
"""


def test_factors_that_all_elements_have_are_left_out() -> None:
    """What is accumulated is no part of the equation's text, but of one that is equal."""
    assert "t[] {sum[r : 0 <= r < N] A(i, r) * A(i, r)} +{k}= a[i, k] * a[i, k]" in annotated(FACTORED)
    nonzero = FACTORED.replace(" / S(0)", "").replace(" / s[0]", "")
    assert verify_text(nonzero).verdict is Verdict.VERIFIED
    wrong = nonzero.replace("t[] * s[i]", "t[] * s[0]")
    assert verify_text(wrong).verdict is Verdict.REFUTED


def test_a_wrong_annotation_refutes_nothing() -> None:
    """The program is right; the kept annotation is not."""
    text = annotated(STRIDED).replace("tmp[j] {0.0} :=", "tmp[j] {1.0} :=")
    assert verify_text(text, inferred=True).verdict is Verdict.INCONCLUSIVE


@pytest.mark.ring("sweep")
def test_buffers_that_begin_where_no_bound_array_does() -> None:
    """Cells of ``blur_y`` are those of the tensor, moved by a size that only the output's binding names."""
    path = ROOT / "examples/halide/unsharp.sched"
    found = annotate_text(stripped(path.read_text()), str(path))
    assert not found.impls[0].doubtful and not found.impls[0].unexplained
    assert "{blur_y(min(8*x - 3, output_extent_0 - 5) + output_min_0 + x_v2, " in found.text


def test_sizes_that_are_too_long_are_not_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    performed: list[bool] = []
    perform = Run.perform

    def counted(run: Run) -> None:
        performed.append(run.part is None)
        perform(run)

    monkeypatch.setattr(Run, "perform", counted)
    path = ROOT / "examples/tvm/matmul_split.sched"
    found = runs_of(load_text(path.read_text()).impls["scheduled"])
    assert performed == [True, *(False for _ in found)]


LONG = """
spec product():
    input A[600, 600] : f32
    input B[600, 600] : f32
    output C[600, 600] : f32
    tensor P(i, j) : f32

    P(i, j) = sum[k : 0 <= k < 600] A(i, k) * B(k, j)
    C(i, j) = max(P(i, j), 0.0)

impl tiled of product(a = A, b = B, c = C):
    for i < 75:
        for j < 600:
            allocate p[8] : f32
            for x < 8:
                p[x] := 0.0
                for k < 600:
                    p[x] += a[8*i + x, k] * b[k, j]
            for y < 8:
                c[8*i + y, j] := max(p[y], 0.0)
"""


def test_programs_that_are_too_long_are_run_in_slices() -> None:
    """Among their elements are some that lie on no diagonal: `P(j, j)` fits none of them."""
    text = annotated(LONG)
    assert "p[x] {P(8*i + x, j)} +{k}= a[8*i + x, k] * b[k, j]" in text
    assert verify_text(text).verdict is Verdict.VERIFIED


def test_an_accumulation_that_goes_on_after_its_slice_has_no_result() -> None:
    program = load_text(LONG, incomplete=frozenset({"tiled"})).impls["tiled"]
    slicer = Slicer(program, {})
    line = program.span.line + LONG[LONG.index("impl") :].split("p[x] +=")[0].count("\n")
    (inside,) = slicer.written_at([Place(line, {"i": 0, "j": 0, "x": 0, "k": 8})])
    for cell, elements, ended in ((inside, 9, False), (Cell("c", (0, 0)), 600, True)):
        run = Run(program, {}, 11, 99_999, slicer.slice([cell]))
        run.perform()
        samples = run.samples[1]
        assert len(samples) == elements and all(s.known for s in samples)
        assert {s.settled for s in samples} == {ended}


def test_nothing_agrees_with_no_samples() -> None:
    impl = load_text(STRIDED, incomplete=frozenset({"p"})).impls["p"]
    inference = Inference(impl, runs_of(impl))
    (site, *_) = inference.sites
    assert not inference.meanings.agrees(site.command.value, [])


@pytest.mark.ring("sweep")
@pytest.mark.parametrize(
    "name",
    [
        "kernels/matmul_tiled",
        "kernels/padded_matmul",
        "polybench/cholesky",
        "polybench/floyd-warshall",
        "attention/online_softmax",
        "normalisation/layer_norm_one_pass",
        "sparse/csr",
        "sparse/csr_warps",
        "sparse/histogram",
        "language/argmax_pairs",
        "gpu/column_sums_atomic",
        "thesis/ch7/strided_sum",
        "tvm/operators_depthwise_tiled",
        "tvm/matmul_rfactor_twice",
        "halide/conv",
        "halide/gemm_1024",
        "halide/matmul_gpu",
        "wrong/missing_tail",
    ],
)
def test_examples_without_annotations_are_decided_as_before(name: str) -> None:
    path = ROOT / "examples" / f"{name}.sched"
    wanted = read(path)
    result = verify_text(stripped(path.read_text()), str(path), values=wanted.values)
    assert not result.diagnostics
    for one in result.impls:
        assert one.impl is not None and str(one.verdict) == wanted.of(one.impl)


CSR = """
spec csr(R, N, Z):
    assume R >= 0 and N >= 0 and Z >= 0
    input P[R + 1] : i32 in 0..Z + 1 monotone
    input C[Z] : i32 in 0..N
    input V[Z] : f32
    input X[N] : f32
    input D[R] : f32
    output Y[R] : f32
    Y(i) = D(i) + sum[k : P(i) <= k < P(i + 1)] V(k) * X(C(k))

impl p of csr(p = P, c = C, v = V, x = X, d = D, y = Y):
    par i < R:
        allocate s[] : f32
        s[] := 0.0
        let lo := p[i] in 0..Z + 1
        let hi := p[i + 1] in 0..Z + 1
        for k in lo..hi:
            let j := c[k] in 0..N
            s[] += v[k] * x[j]
        y[i] := d[i] + s[]
"""


def test_indices_that_are_data() -> None:
    found = annotated(CSR)
    assert "let lo {P(i)} := p[i] in 0..Z + 1" in found
    assert "let hi {P(i + 1)} := p[i + 1] in 0..Z + 1" in found
    assert "let j {C(k)} := c[k] in 0..N" in found
    assert "+{k}= v[k] * x[j]" in found
    assert "y[i] {Y(i)} := d[i] + s[]" in found
    assert verify_text(found).verdict is Verdict.VERIFIED
    assert verify_text(CSR).verdict is Verdict.VERIFIED
    assert verify_text(CSR.replace("in lo..hi:", "in lo..hi - 1:")).verdict is Verdict.REFUTED
    assert verify_text(CSR.replace("x[j]", "x[min(j + 1, N - 1)]")).verdict is Verdict.REFUTED


def test_an_index_that_is_data_and_has_its_annotation_keeps_it() -> None:
    assert annotated(CSR.replace("j := c[k]", "j {C(k)} := c[k]")) == annotated(CSR)
    (wrong,) = verify_text(CSR.replace("j := c[k]", "j {C(lo)} := c[k]")).impls
    assert wrong.impl is None or wrong.verdict is not Verdict.VERIFIED


SOFTMAX = """
spec softmax(N):
    assume N >= 1
    input  X[N] : f32
    output Y[N] : f32
    tensor M(n) : f32
    tensor L(n) : f32
    M(n) = max[k : 0 <= k < n] X(k)
    L(n) = sum[k : 0 <= k < n] exp(X(k) - M(n))
    Y(i) = exp(X(i) - M(N)) / L(N)

impl p of softmax(x = X, y = Y):
    allocate m[] : f32
    allocate old[] : f32
    allocate l[] : f32
    m[] := -inf
    l[] := 0.0
    for b < (N + 3) // 4:
        old[] := m[]
        for k in 4*b..min(4*b + 4, N):
            m[] max= x[k]
        l[] := l[] * exp(old[] - m[])
        for k in 4*b..min(4*b + 4, N):
            l[] += exp(x[k] - m[])
    for i < N:
        y[i] := exp(x[i] - m[]) / l[]
"""


def test_a_sum_that_is_rescaled_and_goes_on() -> None:
    found = annotated(SOFTMAX)
    rescaled = next(line for line in found.splitlines() if ":= l[] *" in line)
    assert "sum[" in rescaled and "exp(X(" in rescaled
    assert "l[] {L(min(4*b + 4, N))} +{k}= exp(x[k] - m[])" in found
    assert verify_text(found).verdict is Verdict.VERIFIED
    assert verify_text(SOFTMAX.replace("l[] * exp(old[] - m[])", "l[] * 1.0")).verdict is Verdict.REFUTED


def test_sums_that_are_no_parts_of_the_one_that_adds_them() -> None:
    """The specification sums rows; the program sums columns, which its reduction has not as elements."""
    text = """
spec total(N, M):
    assume N >= 1 and M >= 1
    input  A[N, M] : f32
    output T[] : f32
    tensor ROW(i) : f32
    ROW(i) = sum[j : 0 <= j < M] A(i, j)
    T() = sum[i : 0 <= i < N] ROW(i)

impl p of total(a = A, t = T):
    allocate c[M] : f32
    par j < M:
        c[j] := 0.0
        for i < N:
            c[j] += a[i, j]
    t[] := 0.0
    for j < M:
        t[] += c[j]
"""
    assert "+{j}= c[j]" in annotated(text)
    assert verify_text(text).verdict is Verdict.VERIFIED
    assert verify_text(text.replace("for i < N:", "for i in 1..N:")).verdict is Verdict.REFUTED


IN_PLACE = """
spec doubled():
    input  A[9] : f32
    output B[9] : f32

    B(x) = A(x) + A(x)

impl in_place of doubled(a = A, b = B):
    for i < 9:
        a[i] := a[i] + a[i]
    for j < 3:
        for k < 3:
            b[3*j + k] := a[3*j + k]
"""


def test_a_slice_shows_what_the_whole_run_shows() -> None:
    """The second loop reads what the first one has written, and what it is computed from."""
    program = load_text(IN_PLACE, "<text>", incomplete=frozenset(["in_place"])).impls["in_place"]
    whole = Run(program, {}, 0, 999)
    part = Run(program, {}, 0, 999, Slicer(program, {}).slice([Cell("b", (5,))]))
    whole.perform()
    part.perform()
    for every, some in zip(whole.samples, part.samples, strict=True):
        assert [(s.cell, s.value, s.known) for s in some] == [
            (s.cell, s.value, s.known) for s in every if s.cell == (5,)
        ]
        assert all(s.settled for s in some)
