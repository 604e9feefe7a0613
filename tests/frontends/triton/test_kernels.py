"""Reading, contracts, addresses, the order of programs, and what is refused, without proofs."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable
from math import prod
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from redverify.cli.main import invoke
from redverify.frontends.common.indices.nonlinear import floor_of
from redverify.frontends.common.indices.polynomials import Polynomial, named, number
from redverify.frontends.triton import Array, Contract, LoadError, Scalar, TranslationError, to_sched, verify
from redverify.frontends.triton.binding import Bound, delinearized, specification_of
from redverify.frontends.triton.contract import axes_of, grid_of
from redverify.frontends.triton.expressions import literal
from redverify.frontends.triton.indices import at_lanes, lanes_of_operand
from redverify.frontends.triton.obtaining import obtained
from redverify.frontends.triton.scaling import carried, smaller
from redverify.frontends.triton.texts import placed, plain
from redverify.frontends.triton.translation import translated
from redverify.frontends.triton.ttir.ir import Block, Operation, Value
from redverify.frontends.triton.ttir.ir import Scalar as Type
from redverify.frontends.triton.ttir.reading import function_of, kernel_of, misread
from redverify.frontends.triton.ttir.writing import text_of, unlike
from redverify.reporting.result import Verdict
from tests.frontends.triton.cases import EXAMPLES

HEAD = """import triton
import triton.language as tl
from redverify.frontends.triton import Array, Contract, Scalar

"""

CONTRACT = """
c = Contract(
    sizes=("n",),
    arrays=dict(x_ptr=Array("fp32", ("n",)), y_ptr=Array("fp32", ("n",))),
    grid=lambda META: (triton.cdiv(n, META["BLOCK"]),),
    configs=[dict(BLOCK=8)],
)
"""

SPEC = """spec copy(n):
    assume n >= 0
    input X[n] : f32
    output Y[n] : f32

    Y(i) = X(i)
"""


def written(folder: Path, body: str, contract: str = CONTRACT, spec: str = SPEC) -> tuple[str, str]:
    """A kernel `k(x_ptr, y_ptr, n, BLOCK)` with this body, and the specification."""
    lines = "\n".join("    " + line for line in body.strip("\n").split("\n"))
    kernel = f"@triton.jit\ndef k(x_ptr, y_ptr, n, BLOCK: tl.constexpr):\n{lines}\n"
    (folder / "m.py").write_text(HEAD + kernel + contract)
    (folder / "s.sched").write_text(spec)
    return f"{folder}/m.py:k", f"{folder}/s.sched"


# ---------------------------------------------------------------- without Triton


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((8,), (8,)),
        ((1, 8), (8,)),
        ((8,), (2, 4)),
        ((4, 2), (2, 4)),
        ((2, 1, 4), (1, 2, 4)),
        ((2, 3, 4), (4, 6)),
    ],
)
def test_lanes_of_a_reshaped_block_are_those_of_numpy(
    before: tuple[int, ...], after: tuple[int, ...]
) -> None:
    block = np.arange(prod(before)).reshape(before)
    old, new = (Value("x", Block(shape, Type("f32"))) for shape in (before, after))
    reshaped = Operation("tt.reshape", (old,), (new,))
    shown = lanes_of_operand(reshaped)
    for place, element in np.ndenumerate(block.reshape(after)):
        lanes = [at_lanes(p, [number(n) for n in place]).constant for p in shown]
        assert block[tuple(lanes)] == element
    assert before != after or "Floor" not in str(shown)


def test_a_contract_is_read_without_triton() -> None:
    contract = Contract(
        ("n",), {"x_ptr": Array("fp32", ("n",))}, "cdiv(n, BLOCK)", {"eps": Scalar("fp32", "E")}
    )
    assert grid_of(contract.grid, contract.sizes, {"BLOCK": 4}) == ["cdiv(n, 4)"]


def test_a_grid_is_a_formula() -> None:
    def grid(meta):  # type: ignore[no-untyped-def]
        return (-(-n // meta["BLOCK"]), meta["m"] % 2 + 1)  # type: ignore[name-defined]  # noqa: F821

    assert grid_of(grid, ("n", "m"), {"BLOCK": 4}) == ["(-((-n) // 4))", "((m % 2) + 1)"]


@pytest.mark.parametrize(
    "grid",
    [
        lambda meta: (1 if meta["n"] else 2,),
        lambda meta: (0 if meta["n"] == 1 else meta["n"],),
        lambda meta: (meta["n"] // 4 + (meta["n"] % 4 != 0),),
        lambda meta: ({1: 0}.get(meta["n"], meta["n"]),),
    ],
)
def test_a_grid_that_asks_for_a_size_is_refused(grid: Callable[[Any], Any]) -> None:
    with pytest.raises(LoadError, match="depends on the sizes"):
        grid_of(grid, ("n",), {})


@pytest.mark.parametrize(
    ("value", "type_", "text"),
    [
        (9.999999747378752e-06, "f32", "1e-05"),
        (0.0999755859375, "f16", "0.1"),
        (float("-inf"), "f32", "-inf"),
        (1.0, "f32", "1.0"),
        (0.1, "f64", "0.1"),
        (0.10009765625, "bf16", "0.1"),
    ],
)
def test_literals_are_as_short_as_may_be(value: float, type_: str, text: str) -> None:
    assert literal(value, Type(type_)) == text


def test_addresses_by_strides() -> None:
    i, j, row, column = (named(n) for n in ("i", "j", "sr", "sc"))
    strided = bound((row, column))
    assert delinearized(i * row + j * column, strided) == (i, j)
    assert delinearized(j * row + i * column, strided) == (j, i)
    assert delinearized(i * row + j, strided) is None
    packed = bound((named("N"), number(1)))
    assert delinearized(i * named("N") + j + number(2), packed) == (i, j + number(2))


def bound(strides: tuple[Polynomial, ...]) -> Bound:
    shape = (named("M"), named("N"))
    return Bound("x", Array("fp32", ("M", "N")), "f32", shape, strides, "X", None)


def test_small_blocks() -> None:
    assert smaller({"BLOCK": 1024}, {}) == [{"BLOCK": 4}, {"BLOCK": 8}]
    assert smaller({"A": 64, "B": 32, "GROUP": 8}, {})[0] == {"A": 4, "B": 2, "GROUP": 8}
    assert smaller({"P": 132, "GROUP": 8}, {}) == []
    assert len(smaller({"A": 16, "B": 1024}, {})) == 3


def test_annotations_are_carried_over() -> None:
    small = ["x[l] {A(4*p + 3)} := y[4 * p + l]", "x[l] {A(8*p + 7)} := y[8 * p + l]"]
    values = [{"B": 4}, {"B": 8}]
    found = carried(small, values, {"B": 64}, "x[l] := y[64 * p + l]")
    assert found == "x[l] {A(64*p + 63)} := y[64 * p + l]"


def test_another_program_is_not_carried_over() -> None:
    with pytest.raises(ValueError, match="another one"):
        carried(["x[1] {A(1)} := 0"], [{"B": 4}], {"B": 8}, "x[1 + 2] := 0")


def test_plain_programs() -> None:
    text = "spec s\nimpl k of s():\n    allocate a[4] : f32\n    par i < 4:\n        atomic a[i] += b[i]\n"
    assert plain(text, {}).endswith("    for i < 4:\n        a[i] {0.0} := a[i] + (b[i])\n")


@pytest.mark.parametrize("rows", range(1, 9))
def test_rule_g(rows: int) -> None:
    """The grouped order has each pair once."""
    for columns, group in itertools.product(range(1, 9), range(1, 6)):
        width = group * columns
        found = set()
        for pid in range(rows * columns):
            first = pid // width * group
            size = min(rows - first, group)
            found.add((first + pid % width % size, pid % width // size))
        assert found == set(itertools.product(range(rows), range(columns)))


GENERIC = """"builtin.module"() ({
"tt.func"() <{function_type = (f32) -> (), sym_name = "k", sym_visibility = "public"}> ({
^bb0(%v0: f32):
OPERATION
"tt.return"() : () -> ()
}) {noinline = false} : () -> ()
}) : () -> ()
"""


@pytest.mark.parametrize(
    ("operation", "other"),
    [
        ('%v1 = "tt.clampf"(%v0, %v0, %v0) {propagateNan = 0 : i32} : (f32, f32, f32) -> (f32)', "65535"),
        ('%v1 = "arith.cmpf"(%v0, %v0) {predicate = 1 : i64} : (f32, f32) -> (i1)', "16"),
        ('%v1 = "arith.addf"(%v0, %v0) {fastmath = #arith.fastmath<none>} : (f32, f32) -> (f32)', "<fast>"),
        ('"ttg.barrier"() {addrSpace = 31 : i32} : () -> ()', "2"),
        ('"tt.store"(%v0, %v0) {operandSegmentSizes = array<i32: 1, 1, 0>} : (f32, f32) -> ()', "array"),
    ],
)
def test_what_is_read_is_written_again(operation: str, other: str) -> None:
    text = GENERIC.replace("OPERATION", operation)
    assert text_of(function_of(text)) == text
    changed = re.sub(r"(?<== )\d+|<none>", other, text).replace("1, 1, 0", "1, 0, 1")
    with pytest.raises(TranslationError, match="is not read"):
        kernel_of(changed)
    with pytest.raises(TranslationError, match="is not read"):
        kernel_of(re.sub(r"\{(\w+) = (.*)\} :", r"<{\1 = \2, isExact}> :", text))


def test_a_word_that_is_another_one_in_tritons_form() -> None:
    operation = '%v1 = "arith.cmpf"(%v0, %v0) {predicate = 2 : i64} : (f32, f32) -> (i1)'
    function = function_of(GENERIC.replace("OPERATION", operation))
    assert not unlike(function, "  %0 = arith.cmpf ogt, %arg0, %arg0 : f32")
    assert unlike(function, "  %0 = arith.cmpf oge, %arg0, %arg0 : f32") == "arith.cmpf"
    assert unlike(function, "")


def test_an_operation_that_is_not_read() -> None:
    with pytest.raises(TranslationError, match="gather is not read"):
        kernel_of(GENERIC.replace("OPERATION", '%v1 = "tt.gather"(%v0) : (f32) -> (f32)'))


def test_a_missing_file_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(LoadError, match="there is no file"):
        obtained(f"{tmp_path}/none.py:k")


def test_triton_is_not_installed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("redverify.frontends.triton.obtaining.find_spec", lambda name: None)
    program, spec = f"{EXAMPLES}/vector_add.py:vector_add", f"{EXAMPLES}/vector_add.sched"
    assert invoke(["triton", program, "--spec", spec]) == 5
    assert "pip install 'redverify[triton]'" in capsys.readouterr().err


# ---------------------------------------------------------------- with Triton


@pytest.mark.parametrize(
    ("body", "message", "line"),
    [
        ("i = tl.load(x_ptr).to(tl.int32)\ntl.store(y_ptr + i, 1.0)", "an address that depends on data", 8),
        ("x = tl.load(x_ptr)\nif x > 0:\n    tl.store(y_ptr, x)", "a branch that depends on data", 8),
        ("x = tl.load(x_ptr)\ntl.store(y_ptr, x, mask=x > 0)", "a mask that depends on data", 8),
        ("i = tl.atomic_add(y_ptr, 1.0)\ntl.store(y_ptr + 1, i)", "the result of an atomic operation", 7),
        ("tl.store(y_ptr + n * tl.program_id(0), 1.0)", "an index that is not affine", 7),
        ("i = (tl.program_id(0) - 3) // 2\ntl.store(y_ptr + i, 1.0)", "may be negative", 7),
        ("t = n\nwhile t > 0:\n    t -= 1\n    tl.store(y_ptr, 1.0)", "a while loop", 8),
        (
            "x = tl.sort(tl.load(x_ptr + tl.arange(0, BLOCK)))\ntl.store(y_ptr + tl.arange(0, BLOCK), x)",
            "",
            7,
        ),
    ],
)
def test_what_is_outside_is_refused_at_its_line(tmp_path: Path, body: str, message: str, line: int) -> None:
    pytest.importorskip("triton")
    with pytest.raises(TranslationError) as refused:
        to_sched(*written(tmp_path, body))
    assert message in str(refused.value)
    assert f"m.py:{line}" in str(refused.value)


def test_a_grid_that_is_not_taken_apart_is_refused_at_its_line(tmp_path: Path) -> None:
    pytest.importorskip("triton")
    contract = CONTRACT.replace('triton.cdiv(n, META["BLOCK"])', "n * n")
    body = "x = 1.0\npid = tl.program_id(0)\nm = pid < n\n"
    body += "tl.store(y_ptr + pid, tl.load(x_ptr + pid, mask=m), mask=m)"
    with pytest.raises(TranslationError, match=r"a grid whose size is a product.*m\.py:8"):
        to_sched(*written(tmp_path, body, contract))


COPY = """
o = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
tl.store(y_ptr + o, tl.load(x_ptr + o, mask=o < n), mask=o < n)
"""


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('sizes=("n",)', 'sizes=("m",)', "does not say what the argument n"),
        ("y_ptr=Array", "z_ptr=Array", "does not say what the argument y_ptr"),
        ('y_ptr=Array("fp32"', 'y_ptr=Array("fp16"', "has elements of type f16"),
        ('y_ptr=Array("fp32", ("n",))', 'y_ptr=Array("fp32", ("n + 1",))', "another shape"),
        ("(triton.cdiv", "(1, 2, 3, triton.cdiv", "one to three axes"),
        ("BLOCK=8", "BLOCKS=8", "the constexpr BLOCK has no value"),
        ("BLOCK=8", "BLOCK=7", "Triton refuses k at BLOCK=7"),
    ],
)
def test_a_contract_that_does_not_fit(tmp_path: Path, old: str, new: str, message: str) -> None:
    pytest.importorskip("triton")
    assert old in CONTRACT
    with pytest.raises(LoadError, match=message):
        to_sched(*written(tmp_path, COPY, CONTRACT.replace(old, new)))


def test_the_grid_is_part_of_the_claim(tmp_path: Path) -> None:
    pytest.importorskip("triton")
    contract = CONTRACT.replace("triton.cdiv(n, META", "(n // META").replace('["BLOCK"]),)', '["BLOCK"]),)')
    program, spec = written(tmp_path, COPY, contract)
    assert invoke(["triton", program, "--spec", spec, "--no-cache"]) == 1


def test_print(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("triton")
    program, spec = written(tmp_path, COPY)
    assert invoke(["triton", program, "--spec", spec, "--print", "--config", "BLOCK=16"]) == 0
    assert "par pid0 < (n + 15) // 16:" in capsys.readouterr().out


def test_another_grid(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("triton")
    program, spec = written(tmp_path, COPY)
    command = ["triton", program, "--spec", spec, "--no-cache", "--grid"]
    assert invoke([*command, "n // BLOCK"]) == 1
    assert invoke([*command, "cdiv(n, BLOCK) + 1"]) == 0
    assert invoke([*command, "cdiv(n"]) == 3
    assert "not a list of formulas" in capsys.readouterr().err


def test_the_axes_of_a_grid() -> None:
    assert axes_of("cdiv(M, 64), N") == ("cdiv(M, 64)", "N")


def test_a_loop_inside_adds_to_what_the_loop_around_carries(tmp_path: Path) -> None:
    """One array for both, so that what is added is one reduction."""
    pytest.importorskip("triton")
    body = """
o = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
acc = tl.zeros([BLOCK], dtype=tl.float32)
for r in range(2):
    for s in range(3):
        acc += tl.load(x_ptr + o, mask=o < n, other=0.0)
tl.store(y_ptr + o, acc / 6.0, mask=o < n)
"""
    (text,) = to_sched(*written(tmp_path, body)).values()
    assert text.count("allocate acc") == 2  # the sum, and what is loaded
    assert "+{r_1, s}= acc_1[l0]" in text


def test_a_loop_inside_starts_from_a_copy_if_the_old_value_is_read_after_it(tmp_path: Path) -> None:
    pytest.importorskip("triton")
    body = """
o = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
acc = tl.zeros([BLOCK], dtype=tl.float32)
for r in range(2):
    inner = acc
    for s in range(3):
        inner += tl.load(x_ptr + o, mask=o < n, other=0.0)
    acc = inner + acc
tl.store(y_ptr + o, acc, mask=o < n)
"""
    program, spec = written(tmp_path, body, spec=SPEC.replace("= X(i)", "= 9.0 * X(i)"))
    assert invoke(["triton", program, "--spec", spec, "--no-cache"]) != 1  # 3x, and then 3x + 2 * 3x
    wrong = Path(spec).with_name("wrong.sched")
    wrong.write_text(SPEC.replace("= X(i)", "= 6.0 * X(i)"))
    assert invoke(["triton", program, "--spec", str(wrong), "--no-cache"]) == 1


def test_what_is_accumulated_is_the_element_that_is_stored() -> None:
    text = "    acc[l0] {Y(p, l0)} +{r, s}= x[l0]\n    acc[l0] {0.0} := 0.0\n    b[l0] {Y(l0)} := acc[l0]\n"
    found = placed(text, {"acc[l0]": "Y(p, 4 * q + l0)", "b[l0]": "Y(q)"})
    assert found == text.replace("{Y(p, l0)}", "{Y(p, 4 * q + l0)}")


def test_other_annotations_stay() -> None:
    text = "acc[l0] {sum[k : 0 <= k < 4] Y(k)} +{r}= x[l0]\nacc[l0] {Z(l0)} += x[l0]\n"
    assert placed(text, {"acc[l0]": "Y(4 * q + l0)"}) == text


def test_a_store_at_the_wrong_block_is_refuted(tmp_path: Path) -> None:
    """The place of a store is a hint and no claim."""
    pytest.importorskip("triton")
    body = """
o = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
acc = tl.zeros([BLOCK], dtype=tl.float32)
for r in range(2):
    acc += tl.load(x_ptr + tl.arange(0, BLOCK), mask=o < n, other=0.0)
tl.store(y_ptr + o, acc, mask=o < n)
"""
    program, spec = written(tmp_path, body, spec=SPEC.replace("= X(i)", "= 2.0 * X(i)"))
    assert invoke(["triton", program, "--spec", spec, "--no-cache"]) == 1


ROWS = """
c = Contract(
    sizes=("M", "n"),
    arrays=dict(x_ptr=Array("fp32", ("M", "n")), y_ptr=Array("fp32", ("M", "n"))),
    grid=lambda META: (M,),
    configs=[dict(BLOCK=8)],
    assume=("n <= BLOCK",),
)
"""

TURNED = """spec turned(M, n):
    assume M >= 0 and n >= 0
    input X[M, n] : f32
    output Y[M, n] : f32

    Y(i, j) = X(i, n - 1 - j)
"""


@pytest.mark.parametrize(("mask", "status"), [("cols >= 0", 0), ("cols >= -1", 1)])
def test_an_index_counted_from_the_end_of_a_row_is_in_the_row(tmp_path: Path, mask: str, status: int) -> None:
    """``i * n + (n - 1 - j)`` is in row i, though a row more and ``-1 - j`` is the same address."""
    pytest.importorskip("triton")
    body = f"""
i = tl.program_id(0)
cols = n - 1 - tl.arange(0, BLOCK)
x = tl.load(x_ptr + i * n + cols, mask={mask})
tl.store(y_ptr + i * n + tl.arange(0, BLOCK), x, mask=cols >= 0)
"""
    program, spec = written(tmp_path, body, ROWS, TURNED)
    assert invoke(["triton", program, "--spec", spec, "--no-cache"]) == status


# ---------------------------------------------------------------- what is not meant, and what is not said


def test_hints_for_the_compiler_are_noted(tmp_path: Path) -> None:
    body = """
cols = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
cols = tl.max_contiguous(tl.multiple_of(cols, BLOCK), BLOCK)
tl.store(y_ptr + cols, tl.load(x_ptr + cols, mask=cols < n), mask=cols < n)
"""
    program, spec = written(tmp_path, body)
    (found,) = obtained(program, "c").configurations
    whole = translated(found.module, specification_of(spec))
    assert any("multiple_of" in note for note in whole.notes)


@pytest.mark.parametrize(("function", "known"), [("tanh", True), ("fast_expf", False), ("asin", False)])
def test_functions_of_the_library_are_known_by_name(function: str, known: bool, tmp_path: Path) -> None:
    body = f"""
cols = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
x = tl.load(x_ptr + cols, mask=cols < n)
tl.store(y_ptr + cols, tl.extra.libdevice.{function}(x), mask=cols < n)
"""
    program, spec = written(tmp_path, body)
    if known:
        (text,) = to_sched(program, spec, "c").values()
        assert f"{function}(" in text
        return
    with pytest.raises(TranslationError, match=rf"the function __nv_{function}.* is not read .*m.py:\d+"):
        to_sched(program, spec, "c")


def test_a_remainder_of_an_index_is_one_index() -> None:
    pid, lane, length = named("p"), named("l"), named("T")
    array = Array("fp32", ("B", "T", 4))
    shape, strides = (named("B"), length, number(4)), (length.scaled(4), number(4), number(1))
    bound = Bound("s", array, "f32", shape, strides, "S", None)
    row = floor_of(pid, number(4))
    offset = (row * length + lane).scaled(4) + pid - row.scaled(4)
    assert delinearized(offset, bound) == (row, lane, pid - row.scaled(4))
    inner = floor_of(pid, number(2))
    offset = (row * length + lane).scaled(4) + inner.scaled(2) + pid - inner.scaled(2)
    found = delinearized(offset, bound)
    assert found is not None
    assert sum((i * s for i, s in zip(found, strides, strict=True)), number(0)) == offset


def test_a_constant_is_what_the_specification_computes(tmp_path: Path) -> None:
    body = """
cols = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
x = tl.load(x_ptr + cols, mask=cols < n)
tl.store(y_ptr + cols, x * 0.7071067811865475, mask=cols < n)
"""
    for formula, constant in (
        ("X(i) / sqrt(2.0)", "(1.0 / sqrt(2.0))"),
        ("X(i) * rsqrt(2.0)", "(rsqrt(2.0))"),
    ):
        program, spec = written(tmp_path, body, spec=SPEC.replace("= X(i)", f"= {formula}"))
        (found,) = obtained(program, "c").configurations
        whole = translated(found.module, specification_of(spec))
        assert f"* {constant}" in whole.text and whole.extremes


@pytest.mark.parametrize(
    ("returns", "verdict"),
    [
        ("if pid * BLOCK >= n:\n    return\nif pid > n:\n    return", Verdict.VERIFIED),
        ("if pid * BLOCK >= n:\n    return\nif pid > 1:\n    return", Verdict.REFUTED),
        ("if pid > 1:\n    if pid * BLOCK >= n:\n        return", Verdict.VERIFIED),
        ("if pid > 1:\n    if pid * BLOCK >= n - 1:\n        return", Verdict.REFUTED),
    ],
)
def test_several_early_returns(returns: str, verdict: Verdict, tmp_path: Path) -> None:
    body = f"""pid = tl.program_id(0)
{returns}
cols = pid * BLOCK + tl.arange(0, BLOCK)
tl.store(y_ptr + cols, tl.load(x_ptr + cols, mask=cols < n), mask=cols < n)"""
    program, spec = written(tmp_path, body)
    (found,) = verify(program, spec, "c").values()
    assert found.verdict is verdict


def test_a_block_that_two_jumps_lead_to_is_copied() -> None:
    sizes = "{operandSegmentSizes = array<i32: 1, 0, 0>}"
    test = '%v1 = "arith.cmpf"(%v0, %v0) {predicate = 1 : i64} : (f32, f32) -> (i1)'
    jump = f'"cf.cond_br"(%v1)[^bb1, ^bb2] {sizes} : (i1) -> ()'
    after = ["^bb1:", '"cf.br"()[^bb2] : () -> ()', "^bb2:", test.replace("%v1", "%v2")]
    text = GENERIC.replace("OPERATION", "\n".join([test, jump, *after]))
    assert text_of(function_of(text)) == text
    branch = kernel_of(text).body[-1]
    one, other = (region.operations for region in branch.regions)
    assert [o.name for o in one] == [o.name for o in other] == ["arith.cmpf", "tt.return"]
    assert one[0].results[0] is not other[0].results[0] and one[0].operands == other[0].operands
    with pytest.raises(TranslationError, match="jumps backwards"):
        kernel_of(text.replace("[^bb2] :", "[^bb1] :"))


def test_hints_for_the_cache_change_nothing(tmp_path: Path) -> None:
    body = """
cols = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
x = tl.load(x_ptr + cols, mask=cols < n HINTS)
tl.store(y_ptr + cols, x, mask=cols < n MORE)
"""
    hints = ', eviction_policy="evict_last", cache_modifier=".ca", volatile=True'
    hinted = body.replace(" HINTS", hints).replace(" MORE", ', cache_modifier=".cs"')
    texts = []
    for name, one in (("plain", body.replace(" HINTS", "").replace(" MORE", "")), ("hinted", hinted)):
        folder = tmp_path / name
        folder.mkdir()
        program, spec = written(folder, one)
        texts.append(to_sched(program, spec, "c"))
    assert texts[0] == texts[1]


def test_what_is_misread_has_its_line(tmp_path: Path) -> None:
    body = """
cols = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
tl.store(y_ptr + cols, tl.load(x_ptr + cols, mask=cols < n), mask=cols < n)
"""
    program, _ = written(tmp_path, body)
    (found,) = obtained(program, "c").configurations
    (launch,) = found.module.launches
    shown = [line for line in launch.text.split("\n") if not line.startswith("#loc")]
    number = next(n for n, line in enumerate(shown) if "tt.store" in line)
    message = str(misread(launch.text, number))
    assert "tt.store" in message and re.search(r"m\.py:\d+: tl\.store", message)
