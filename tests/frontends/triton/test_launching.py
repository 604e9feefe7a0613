"""Contracts that launch code tells: what is recorded, what is decided, and what is not followed."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import ModuleType

import pytest

pytest.importorskip("triton")

from redverify.frontends.common.errors import LoadError, TranslationError
from redverify.frontends.common.indices.variable_facts import sizes
from redverify.frontends.triton import verify
from redverify.frontends.triton.contract import Array, LaunchCode
from redverify.frontends.triton.launching import torch_stand_in
from redverify.frontends.triton.launching.paths import Path as Way
from redverify.frontends.triton.launching.paths import explored, following
from redverify.frontends.triton.launching.sizes import STRIDE, Constexpr, Size, polynomial, quotient, size
from redverify.frontends.triton.launching.tensors import Tensor, allocated, contiguous, given, like
from redverify.frontends.triton.obtaining import Obtained, obtained
from redverify.frontends.triton.verifying import Verification
from redverify.reporting.result import Verdict
from tests.conftest import Ran

Cli = Callable[..., Ran]

MODULE = Path(__file__).with_name("launch_code.py")
EXAMPLES = "examples/triton"

SPECS = """
spec add(n):
    assume n >= 0
    input X[n] : f32
    input Y[n] : f32
    output Z[n] : f32

    Z(i) = X(i) + Y(i)

spec total(n):
    assume n >= 0
    input X[n] : f32
    output T[1] : f32

    T(i) = sum[k : 0 <= k < n] X(k)

spec gated(n):
    assume n >= 0
    input X[n] : f32
    input U[n] : f32
    output Y[n] : f32

    Y(i) = X(i) * (1.0 / (1.0 + exp(-X(i)))) * U(i)

spec product(M, N, K):
    assume M >= 0
    assume N >= 0
    assume K >= 0
    input A[M, K] : f32
    input B[K, N] : f32
    output C[M, N] : f32

    C(i, j) = sum[k : 0 <= k < K] A(i, k) * B(k, j)
"""


@pytest.fixture
def specs(tmp_path: Path) -> Callable[[str], str]:
    path = tmp_path / "specs.sched"
    path.write_text(SPECS, "utf-8")
    return lambda name: name if ":" in name else f"{path}:{name}"


def launch(kernel: str, code: LaunchCode, spec: str) -> Obtained:
    return obtained(f"{MODULE}:{kernel}", launch=code, spec=spec)


# ---------------------------------------------------------------- what is recorded


def test_a_row_that_fits_into_a_power_of_2() -> None:
    found = launch("softmax_kernel", LaunchCode("softmax", powers=(128, 1024)), "std:softmax").configurations
    assert [str(c) for c in found] == ["BLOCK=128 where N <= BLOCK", "BLOCK=1024 where N <= BLOCK"]
    contract = found[0].module.launches[0].contract
    assert contract.arrays == {
        "x_ptr": Array("fp32", ["M", "N"], ["stride_x", 1], "X", None),
        "y_ptr": Array("fp32", ["M", "N"], ["stride_y", 1], "Y", None),
    }
    assert contract.scalars == {"n_cols": "N"}
    assert found[0].module.launches[0].grid == ("M",)
    assert "the launch does not pass x.stride(1): it is taken to be 1" in found[0].notes
    assert [m.values["BLOCK"] for m in found[0].small] == [4, 8]


def test_a_check_of_the_launch_code_is_an_assumption() -> None:
    (found,) = launch("softmax_kernel", LaunchCode("softmax_of_bounded_rows"), "std:softmax").configurations
    assert found.module.launches[0].contract.assume == ("not (N > 64)",) or found.module.launches[
        0
    ].contract.assume == ("not (64 < N)",)


def test_each_branch_is_a_launch(specs: Callable[[str], str]) -> None:
    found = launch("add_kernel", LaunchCode("add_by_a_branch"), specs("add")).configurations
    assert [(c.module.values["BLOCK"], c.module.launches[0].contract.assume) for c in found] == [
        (16, ("n <= 16",)),
        (64, ("not (n <= 16)",)),
    ]


def test_tuning_and_heuristics(specs: Callable[[str], str]) -> None:
    found = launch("product_kernel", LaunchCode("product"), specs("product")).configurations
    assert [(c.module.values["BM"], c.module.values["EVEN_K"]) for c in found] == [
        (64, True), (32, True), (64, False), (32, False)
    ]  # fmt: skip
    assert found[0].module.launches[0].contract.assume == ("(K % BK) == 0",)
    assert found[0].module.launches[0].contract.arrays["c_ptr"] == Array(
        "fp32", ["M", "N"], ["N", 1], "C", None
    )
    assert found[0].module.launches[0].contract.scalars["stride_cm"] == "N"
    assert (
        found[0].module.launches[0].grid == ("(((M + 63)) // 64)", "(((N + 63)) // 64)")
        or len(found[0].module.launches[0].grid) == 2
    )


@pytest.mark.parametrize("rows", [True, False])
def test_contiguous_tensors(specs: Callable[[str], str], rows: bool) -> None:
    (found,) = launch("add_kernel", LaunchCode("add", rows=rows), specs("add")).configurations
    assert found.module.launches[0].contract.arrays["x_ptr"].strides == [1]
    assumed = "the launch does not pass y.stride(0): it is taken to be 1"
    assert (assumed in found.notes) == (not rows)


def test_an_output_that_is_an_input(specs: Callable[[str], str]) -> None:
    (found,) = launch("add_kernel", LaunchCode("add_in_place"), specs("add")).configurations
    arrays = found.module.launches[0].contract.arrays
    assert (
        arrays["x_ptr"] == Array("fp32", ["n"], ["stride_x", 1], "Z", "X") or arrays["x_ptr"].initial == "X"
    )
    assert arrays["out_ptr"].memory == "x_ptr"


def test_tensors_by_name(specs: Callable[[str], str]) -> None:
    code = LaunchCode("add_by_name", {"left": "Y", "right": "X"})
    (found,) = launch("add_kernel", code, specs("add")).configurations
    assert [found.module.launches[0].contract.arrays[n].tensor for n in ("x_ptr", "y_ptr", "out_ptr")] == [
        "Y",
        "X",
        "Z",
    ]
    with pytest.raises(LoadError, match="parameter left of add_by_name is neither a tensor nor a size"):
        launch("add_kernel", LaunchCode("add_by_name"), specs("add"))


# ---------------------------------------------------------------- what is decided


@pytest.mark.parametrize(
    ("kernel", "code", "spec", "verdicts"),
    [
        ("softmax_kernel", LaunchCode("softmax", powers=(64,)), "std:softmax", {Verdict.VERIFIED}),
        ("softmax_kernel", LaunchCode("Softmax.forward", powers=(64,)), "std:softmax", {Verdict.VERIFIED}),
        ("softmax_kernel", LaunchCode("Softmax.apply", {"x": "X"}, powers=(64,)), "std:softmax", set()),
        ("softmax_kernel", LaunchCode("softmax_of_columns"), "std:softmax", {Verdict.INCONCLUSIVE}),
        ("softmax_kernel", LaunchCode("softmax_too_long"), "std:softmax", {Verdict.REFUTED}),
        ("add_kernel", LaunchCode("add"), "add", {Verdict.VERIFIED}),
        ("add_kernel", LaunchCode("add_rounded_up"), "add", {Verdict.VERIFIED}),
        ("add_kernel", LaunchCode("add_by_a_branch"), "add", {Verdict.VERIFIED}),
        ("add_kernel", LaunchCode("add_without_tail"), "add", {Verdict.REFUTED}),
        ("add_kernel", LaunchCode("add_in_place"), "add", {Verdict.VERIFIED}),
        ("add_kernel", LaunchCode("add_twice"), "add", {Verdict.REFUTED}),
        ("add_kernel", LaunchCode("add_with_a_later_count"), "add", {Verdict.REFUTED}),
        ("add_kernel", LaunchCode("add_with_an_earlier_count"), "add", {Verdict.VERIFIED}),
        ("partial_kernel", LaunchCode("total_by_parts"), "total", {Verdict.VERIFIED}),
        ("partial_kernel", LaunchCode("total_of_whole_parts"), "total", {Verdict.REFUTED}),
        ("partial_kernel", LaunchCode("total_backwards"), "total", {Verdict.REFUTED}),
        ("silu_kernel", LaunchCode("silu_times"), "gated", {Verdict.VERIFIED}),
        ("split_kernel", LaunchCode("split_k", rows=True), "product", {Verdict.VERIFIED}),
        ("total_kernel", LaunchCode("total"), "total", {Verdict.VERIFIED}),
        ("total_kernel", LaunchCode("total_from_anything"), "total", {Verdict.REFUTED}),
        ("product_kernel", LaunchCode("product"), "product", {Verdict.VERIFIED}),
    ],
    ids=lambda value: value.name if isinstance(value, LaunchCode) else "",
)
def test_verdicts(
    kernel: str, code: LaunchCode, spec: str, verdicts: set[Verdict], specs: Callable[[str], str]
) -> None:
    if not verdicts:  # its parameters are not those of ``forward``
        with pytest.raises(LoadError, match="argument"):
            launch(kernel, code, specs(spec))
        return
    try:
        results = verify(f"{MODULE}:{kernel}", specs(spec), launch=code, levels=False).values()
    except TranslationError:
        assert verdicts == {Verdict.INCONCLUSIVE}
    else:
        assert {result.verdict for result in results} == verdicts


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("add_and_more", "calls torch.nn.functional.relu with a tensor"),
        ("add_turned", "takes a view of a tensor that is not contiguous"),
        ("add_lost", "no array holds Z"),
        ("add_with_a_fallback", "needs the number"),
        ("total_of_zeros_in_between", "sets a tensor to zero between launches"),
        ("input_turned", "returns a view of a tensor"),
        ("add_into_a_copy", "copies an output"),
        ("add_nowhere", "add_nowhere does not launch add_kernel"),
        ("add_with_an_offset", "the parameter offset of add_with_an_offset is neither"),
        ("softmax", "softmax.* launches softmax_kernel, and not|neither a tensor|not enough|unpack"),
        ("addd", "has no function addd"),
        ("Layer.forward", "has no Layer.forward"),
        ("math", "math is not a function"),
    ],
)
def test_what_is_not_followed(code: str, message: str, specs: Callable[[str], str]) -> None:
    with pytest.raises((LoadError, TranslationError), match=message):
        work = Verification(f"{MODULE}:add_kernel", specs("add"), launch=LaunchCode(code))
        work.prepared(work.found.configurations[0])


MODULE_WITH_LAUNCHES = """
import triton
import triton.language as tl
from redverify.frontends.triton import Array, Contract, Launches

@triton.jit
def first(x, y, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(y + i, tl.load(x + i, mask=i < n) * 2.0, mask=i < n)

@triton.jit
def second(y, z, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(z + i, tl.load(y + i, mask=i < n) + 1.0, mask=i < n)

def one(block, **names):
    arrays = {n: Array("fp32", ("n",), memory=m) for n, m in names.items()}
    return Contract(sizes=("n",), arrays=arrays, grid="cdiv(n, BLOCK)", configs=[dict(BLOCK=block)])

both = Launches([("first", one(64, x="x", y="h")), ("second", one(32, y="h", z="z"))])
exchanged = Launches([("second", one(32, y="h", z="z")), ("first", one(64, x="x", y="h"))])
"""


@pytest.mark.parametrize(("contract", "holds"), [("both", True), ("exchanged", False)])
def test_contracts_one_after_the_other(tmp_path: Path, contract: str, holds: bool) -> None:
    (tmp_path / "m.py").write_text(MODULE_WITH_LAUNCHES)
    (tmp_path / "s.sched").write_text(
        "spec s(n):\n    assume n >= 0\n    input X[n] : f32\n    output Z[n] : f32\n\n"
        "    Z(i) = X(i) * 2.0 + 1.0\n"
    )
    (found,) = verify(f"{tmp_path}/m.py:first", f"{tmp_path}/s.sched", contract, levels=False).items()
    assert found[0].startswith("BLOCK=") and "BLOCK_2=" in found[0]
    assert found[1].verdict is (Verdict.VERIFIED if holds else Verdict.REFUTED)


def test_the_command(cli: Cli) -> None:
    program, spec = f"{MODULE}:add_kernel", f"{EXAMPLES}/vector_add.sched:vector_add"
    ran = cli("triton", program, "--launch", "add_by_name(left=X, right=Y)", "--spec", spec, "--print")
    assert ran.status == 0
    assert "impl add_kernel of vector_add(x_ptr = X, y_ptr = Y, out_ptr = Z):" in ran.out
    for wrong in ("add(x)", "add(x=)", "add x", "add(x=X ignore)", "add(x=X ignore 5)"):
        ran = cli("triton", program, "--launch", wrong, "--spec", spec)
        assert (ran.status, "is not of the form FUNCTION" in ran.err) == (3, True), wrong
    ran = cli("triton", program, "--launch", "add", "--spec", spec, "--powers", "100")
    assert (ran.status, "'100' is not a power of 2" in ran.err) == (3, True)


def test_a_configuration_that_is_not_launched(specs: Callable[[str], str]) -> None:
    code = LaunchCode("add")
    with pytest.raises(LoadError, match="BLOCK is 32, and the launch code passes 64"):
        obtained(f"{MODULE}:add_kernel", None, [{"BLOCK": 32}], launch=code, spec=specs("add"))
    found = obtained(f"{MODULE}:add_kernel", None, [{"BLOCK": 64}], launch=code, spec=specs("add"))
    assert [c.module.values["BLOCK"] for c in found.configurations] == [64]


# ---------------------------------------------------------------- sizes and paths


def test_paths_that_cannot_be_are_not_followed() -> None:
    n = Size("n")

    def run(way: Way) -> list[bool]:
        return [bool(n >= 0), bool(n < 8), bool(n <= 8), bool(n != 20)]

    assert explored(sizes(["n"]), run) == [
        [True, True, True, True],
        [True, False, True, True],
        [True, False, False, True],
        [True, False, False, False],
    ]


def test_too_many_paths() -> None:
    n = Size("n")
    with pytest.raises(TranslationError, match="more than 24 ways"):
        explored(sizes(["n"]), lambda way: [bool(n == value) for value in range(30)])


def test_what_is_decided_at_once() -> None:
    n, m = Size("n"), Size("m")
    with following(Way(sizes(["n", "m"]))):
        assert n * m == m * n
        assert n + 1 > n
        assert n != "n"
        assert [v for v in (3, 4) if v == Constexpr(4, "B")] == [4]
    with pytest.raises(LoadError, match="depends on the sizes"):
        bool(n == 3)
    with pytest.raises(TranslationError, match="asks whether"), following(Way(sizes(["n", "m"]))):
        bool(n * m < 100)
    with pytest.raises(TranslationError, match="needs the number n"):
        range(n)
    assert str(quotient(n * m * 4, [m, 2])) == "(2 * n)"


def test_a_size_that_is_a_sum_is_one_operand(tmp_path: Path) -> None:
    """The grid has ``2 * (n + 1) - 1`` instances, and not ``n + 1 * 2 - 1``: the last ones are outside."""
    n = Size("n")
    with following(Way(sizes(["n"]))):
        for value in (size("n + 1") * 2, 2 * size("n + 1"), quotient((n + 1) * 8, [8]) * 2):
            assert polynomial(value) == polynomial("2 * n + 2")
        assert polynomial(-size("n + 1")) == polynomial("-n - 1")
    spec = "spec copy(n):\n    assume n >= 0\n    input X[n + 1] : f32\n    output Y[n + 1] : f32\n"
    (tmp_path / "s.sched").write_text(spec + "    Y(i) = X(i)\n", "utf-8")
    (tmp_path / "m.py").write_text(TOO_MANY, "utf-8")
    for code, verdict in (("too_many", Verdict.REFUTED), ("right", Verdict.VERIFIED)):
        (found,) = verify(f"{tmp_path}/m.py:k", f"{tmp_path}/s.sched", launch=LaunchCode(code)).values()
        assert found.verdict is verdict


TOO_MANY = """
import torch
import triton
import triton.language as tl

@triton.jit
def k(x_ptr, y_ptr):
    i = tl.program_id(0)
    tl.store(y_ptr + i, tl.load(x_ptr + i))

def too_many(x):
    y = torch.empty_like(x)
    k[(x.shape[0] * 2 - 1,)](x, y)
    return y

def right(x):
    y = torch.empty_like(x)
    k[(x.shape[0] * 2 - x.shape[0],)](x, y)
    return y
"""


def test_nothing_about_sizes_is_answered_in_silence(specs: Callable[[str], str]) -> None:
    """A table of numbers has no answer for a size, which may be one of them; so has no float."""
    n = Size("n")
    with following(Way(sizes(["n"]))):
        for ask in (
            lambda: {1: 8}.get(n, 64),  # type: ignore[call-overload]
            lambda: n in {1, 2},
            lambda: n == 1.0,
            lambda: n / 64 == n // 64,
            lambda: n // 64 == n / 64,
            lambda: bool(n / 64),
            lambda: torch_stand_in.Absent("name") == "H100",
        ):
            with pytest.raises(TranslationError):
                ask()
        large = n > 4
        assert (large == True) and [64, 8][large] == 8 and {True: 8}.get(large, 64) == 8  # noqa: E712
        assert n != True  # noqa: E712
    assert torch_stand_in.Absent("float8") != torch_stand_in.Type("float16")
    with pytest.raises(TranslationError, match="looks up n in a table"):
        launch("add_kernel", LaunchCode("add_by_table"), specs("add"))


def test_formats_of_memory() -> None:
    rows, last = (torch_stand_in.Absent(f"torch.{name}") for name in ("contiguous_format", "channels_last"))
    kept = torch_stand_in.Absent("torch.preserve_format")
    with following(Way(sizes(["n", "m"]))):
        x = given("x", "fp32", (Size("n"), Size("m")), "X", None, rows=False)
        assert [str(s) for s in like(x, memory_format=rows).strides] == ["m", "1"]
        for made in (like(x), like(x, memory_format=kept)):
            assert all(str(s).startswith(STRIDE) for s in made.strides)
        for wrong in (x.contiguous, x.is_contiguous, partial(like, x), partial(allocated, 2, 3)):
            with pytest.raises(TranslationError, match=r"uses torch\.channels_last"):
                wrong(memory_format=last)


def test_views() -> None:
    shape = (Size("b"), Size("t"), 8)
    with following(Way(sizes(["b", "t"]))):
        x = given("x", "fp16", shape, "X", None, rows=True)
        flat = x.view(-1, 8)
        assert [str(s) for s in flat.shape] == ["(b * t)", "8"]
        assert flat.memory is x.memory
        assert x.transpose(0, 1).stride(0) == x.stride(1)
        assert x.view(x.shape[0], x.shape[1], 8).memory is x.memory
        y = given("y", "fp16", (2, 3), "Y", None, rows=True)
        with pytest.raises(TranslationError, match="a view of a tensor that is not contiguous"):
            y.t().view(-1)
        with pytest.raises(TranslationError, match=r"Tensor\.sum"):
            x.sum()
        assert contiguous(shape)[-1] == 1


def test_torch_where_it_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its functions are replaced while launch code runs, and are its own after it."""
    torch, cuda = ModuleType("torch"), ModuleType("torch.cuda")
    for name in ("empty", "zeros", "empty_like", "zeros_like"):
        setattr(torch, name, name)
    size = type("Size", (tuple,), {})
    torch.Size = size  # type: ignore[attr-defined]
    cuda.device = "device"  # type: ignore[attr-defined]
    torch.cuda = cuda  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "torch", torch)
    with torch_stand_in.making():
        made = torch.zeros(2, 3)  # type: ignore[attr-defined]
        assert isinstance(made, Tensor) and made.memory.zeroed and made.stride() == (3, 1)
        assert isinstance(made.shape, size) and isinstance(made.size()[1:], size)
        assert not isinstance(made.stride(), size) and made.shape.numel() == 6
        with torch.cuda.device("cuda:0"):  # type: ignore[attr-defined]
            pass
    assert (torch.zeros, torch.cuda.device) == ("zeros", "device")  # type: ignore[attr-defined]


def test_what_depends_on_torch() -> None:
    absent = torch_stand_in.Absent("torch.x")
    with pytest.raises(TranslationError, match=r"torch\.x\.y"):
        bool(absent.y)
    assert absent(len) is len
    with absent.autocast():
        pass
