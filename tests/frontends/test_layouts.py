"""Parameters that a schedule has laid out anew: the user says how, and the claim is for that layout."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("tvm")

import tvm
from tvm import s_tir, te

from redverify.frontends import tvm as front
from redverify.reporting.result import Verdict
from tests.conftest import Ran

Cli = Callable[..., Ran]

LAYOUT = "B: k, j -> k // 16, j, k % 16"

MODULE = """
import tvm
from tvm import relax, s_tir, te
from tvm.relax.frontend import nn


def product(n, m, k):
    a = te.placeholder((n, k), name="A")
    b = te.placeholder((k, m), name="B")
    r = te.reduce_axis((0, k), name="k")
    c = te.compute((n, m), lambda i, j: te.sum(a[i, r] * b[r, j], axis=r), name="C")
    return te.create_prim_func([a, b, c])


def before():
    return product(8, 12, 32)


def after():
    schedule = s_tir.Schedule(before())
    schedule.transform_layout("C", ("read", 1), lambda k, j: (k // 16, j, k % 16))
    return schedule.mod


class Layer(nn.Module):
    def __init__(self):
        self.weight = nn.Parameter((32, 16), "float32")

    def forward(self, x):
        return nn.op.matmul(x, self.weight)


def model():
    return Layer().export_tvm({"forward": {"x": nn.spec.Tensor([8, 32], "float32")}})[0]


@relax.register_pipeline("relaid")
def relaid():
    @tvm.transform.module_pass(opt_level=0)
    def run(module, context):
        module = relax.get_pipeline("zero")(module)
        for variable, function in list(module.functions.items()):
            if isinstance(function, tvm.tirx.PrimFunc):
                schedule = s_tir.Schedule(tvm.IRModule({"main": function}))
                schedule.transform_layout("matmul", ("read", 1), lambda k, j: (k // 16, j, k % 16))
                module[variable] = schedule.mod["main"]
        return module

    return run
"""


def product(n: Any, m: Any, k: Any) -> Any:
    a = te.placeholder((n, k), name="A")
    b = te.placeholder((k, m), name="B")
    r = te.reduce_axis((0, k), name="k")
    c = te.compute((n, m), lambda i, j: te.sum(a[i, r] * b[r, j], axis=r), name="C")
    return te.create_prim_func([a, b, c])


def relaid(before: Any, buffer: Any, layout: Any, **options: Any) -> Any:
    schedule = s_tir.Schedule(before)
    schedule.transform_layout("C", buffer, layout, **options)
    return schedule.mod


@pytest.fixture(scope="session")
def fixed() -> tuple[Any, Any]:
    before = product(8, 12, 32)
    return before, relaid(before, ("read", 1), lambda k, j: (k // 16, j, k % 16))


def symbolic() -> Any:
    return product(te.var("n"), te.var("m"), te.var("k"))


# ---------------------------------------------------------------- what verifies


def test_the_claim_is_for_the_layout(fixed: tuple[Any, Any]) -> None:
    result = front.verify(*fixed, layout=LAYOUT)
    assert result.verdict is Verdict.VERIFIED
    assert result.impls[0].notes == ("the claim is for the layout b[k // 16, j, k % 16] = B(k, j)",)
    assert "the layout b[k // 16, j, k % 16] = B(k, j)" in result.assumptions


def test_without_its_layout_the_parameter_is_refused(fixed: tuple[Any, Any]) -> None:
    with pytest.raises(front.TranslationError, match="--layout says which one"):
        front.verify(*fixed)


def test_sizes_may_be_symbolic_and_the_last_block_may_be_padded() -> None:
    before = symbolic()
    after = relaid(before, ("read", 1), lambda k, j: (k // 16, j, k % 16), pad_value=0.0)
    text = front.to_sched(before, after, layouts=[LAYOUT])
    assert "b[k_1 // 16, j, k_1 % 16 : (-k % 16 + k) // 16, m, 16] = B(k_1, j)" in text
    assert "T.assume" in text  # what TVM assumes of the padding is left out
    assert front.verify(before, after, assume=["k >= 1"], layout=LAYOUT).verdict is Verdict.VERIFIED


def test_an_output_may_be_laid_out_anew() -> None:
    before = symbolic()
    after = relaid(before, ("write", 0), lambda i, j: (j, i))
    found = front.verify(before, after, assume=["k >= 1"], layout="C: i, j -> j, i")
    assert found.verdict is Verdict.VERIFIED


def test_several_parameters_and_a_schedule_on_top() -> None:
    before = product(8, 12, 64)
    schedule = s_tir.Schedule(before)
    schedule.transform_layout("C", ("read", 1), lambda k, j: (k // 16, j, k % 16))
    schedule.transform_layout("C", ("write", 0), lambda i, j: (i // 4, j, i % 4))
    k = schedule.get_loops(schedule.get_sblock("C"))[-1]
    outer, _ = schedule.split(k, [None, 16])
    schedule.rfactor(outer, 0)
    layouts = [LAYOUT, "C: i, j -> i // 4, j, i % 4"]
    assert front.verify(before, schedule.mod, layout=layouts).verdict is Verdict.VERIFIED


# ---------------------------------------------------------------- what does not


@pytest.mark.parametrize(
    "layout",
    [
        "B: k, j -> k // 16, j, 15 - k % 16",
        "B: k, j -> 1 - k // 16, j, k % 16",
        "B: k, j -> k % 2, j, k // 2",
        "B: k, j -> k // 16, 11 - j, k % 16",
    ],
)
def test_another_layout_than_that_of_the_schedule_is_refuted(fixed: tuple[Any, Any], layout: str) -> None:
    assert front.verify(*fixed, layout=layout).verdict is Verdict.REFUTED


def test_a_parameter_that_kept_its_layout_has_no_other() -> None:
    before = product(8, 8, 8)
    assert front.verify(before, before, layout="A: i, k -> k, i").verdict is Verdict.REFUTED
    assert front.verify(before, before, layout="C: i, j -> j, i").verdict is Verdict.REFUTED


PADDED = """
@T.prim_func(s_tir=True)
def main(A: T.Buffer((8, 20), "float32"), B: T.Buffer((2, 12, 16), "float32"),
         C: T.Buffer((8, 12), "float32")):
    for i, j, k in T.grid(8, 12, @extent):
        with T.sblock("C"):
            v_i, v_j, v_k = T.axis.remap("SSR", [i, j, k])
            with T.init():
                C[v_i, v_j] = T.float32(0.0)
            C[v_i, v_j] = C[v_i, v_j] + @element
"""


def padded(extent: int, element: str) -> Any:
    return tvm.script.from_source(PADDED.replace("@extent", str(extent)).replace("@element", element))


def test_what_is_in_the_padding_is_not_known() -> None:
    before, plain = product(8, 12, 20), "A[v_i, v_k] * B[v_k // 16, v_j, v_k % 16]"
    assert front.verify(before, padded(20, plain), layout=LAYOUT).verdict is Verdict.VERIFIED
    # All 32 cells are read: those beyond 20 are in the array, but no element is there.
    masked = "T.if_then_else(v_k < 20, A[v_i, v_k], T.float32(0)) * B[v_k // 16, v_j, v_k % 16]"
    assert front.verify(before, padded(32, masked), layout=LAYOUT).verdict is not Verdict.VERIFIED


# ---------------------------------------------------------------- layouts that cannot be used


@pytest.mark.parametrize(
    ("layout", "code", "message"),
    [
        ("B: k, j -> k // 16, j, k // 2 % 16", "RV611", "column 11.*for B\\(0, 0\\) and B\\(1, 0\\)"),
        ("B: k, j -> 0, j, 0", "RV611", "two elements of B have one cell"),
        ("B: k, j -> k // 16, j", "RV610", "column 11.*takes 2 extents, not 3"),
        ("B: k, j -> k // 16, j, k % 17", "RV610", "leaves the extent 16 \\(for B\\(16, 0\\)\\)"),
        ("B: k, j -> k // 16 - 1, j, k % 16", "RV610", "leaves the extent 2"),
        ("B: k -> k // 16, k, k % 16", "RV610", "`B` takes 2 variables, not 1"),
        ("X: k, j -> k, j", "RV608", "its parameters are A, B, C"),
        ("B: k, j -> k // 16, j, z % 16", "RV609", "column 24: .*unknown variable `z`"),
        ("B: k, k -> k // 16, k, k % 16", "RV609", "`k` occurs twice"),
        ("B: k, j -> k // 16, j, k % ", "RV609", "unexpected"),
        ("B: k, j -> k % 16], x[j", "RV609", "unexpected"),
        ("B: k, j -> k // 16, j, k % 16 # and", "RV609", "--layout"),
        ("B: k, j -> k // 16, j, a[k]", "RV609", "--layout"),
        ("B: k, j; k // 16", "RV609", "there is no `->`"),
        ("B k, j -> j, k", "RV609", "does not begin with the name of a parameter"),
        ("B: k, j -> k // 16, j, k % 16\n", "RV609", "more than one line"),
    ],
)
def test_a_layout_that_cannot_be_used_has_a_diagnostic(
    fixed: tuple[Any, Any], layout: str, code: str, message: str
) -> None:
    with pytest.raises(front.LayoutError, match=message) as raised:
        front.verify(*fixed, layout=layout)
    assert raised.value.code == code
    assert raised.value.place.startswith("--layout")
    assert raised.value.hint


def test_a_parameter_has_one_layout(fixed: tuple[Any, Any]) -> None:
    with pytest.raises(front.LayoutError, match="RV608: parameter B has two layouts"):
        front.verify(*fixed, layout=[LAYOUT, LAYOUT])


def test_the_sizes_that_are_assumed_count() -> None:
    """Without the assumption, two elements have one cell where ``m`` is greater than 4."""
    before = symbolic()
    after = tvm.script.from_source(
        """
n, m, k = TypeVar("n"), TypeVar("m"), TypeVar("k")
@T.prim_func(s_tir=True)
def main(A: T.Buffer((n, k), "float32"), B: T.Buffer((k * 4,), "float32"), C: T.Buffer((n, m), "float32")):
    for i, j, l in T.grid(n, m, k):
        with T.sblock("C"):
            v_i, v_j, v_k = T.axis.remap("SSR", [i, j, l])
            with T.init():
                C[v_i, v_j] = T.float32(0.0)
            C[v_i, v_j] = C[v_i, v_j] + A[v_i, v_k] * B[v_k * 4 + v_j]
""".replace(
            'n, m, k = TypeVar("n"), TypeVar("m"), TypeVar("k")',
            'n = TypeVar("n")\nm = TypeVar("m")\nk = TypeVar("k")',
        )
    )
    layout = "B: k, j -> 4 * k + j"
    found = front.verify(before, after, assume=["k >= 1", "m <= 4"], layout=layout)
    assert found.verdict is Verdict.VERIFIED
    with pytest.raises(front.LayoutError, match=r"RV61[01]"):
        front.verify(before, after, assume=["k >= 1"], layout=layout)


# ---------------------------------------------------------------- the command line, and models


@pytest.fixture(scope="session")
def module(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("layouts") / "relaid.py"
    path.write_text(MODULE)
    return path


def test_text_and_json_name_the_layout(cli: Cli, module: Path) -> None:
    names = (f"{module}:before", f"{module}:after")
    ran = cli("tvm", *names, "--layout", LAYOUT)
    assert ran.status == 0
    assert "the claim is for the layout b[k // 16, j, k % 16] = B(k, j)" in ran.out
    document = json.loads(cli("tvm", *names, "--layout", LAYOUT, "--json").out)
    assert "the layout b[k // 16, j, k % 16] = B(k, j)" in document["impls"][0]["assumptions"]
    wrong = cli("tvm", *names, "--layout", "B: k, j -> 0, j, 0")
    assert wrong.status == 3
    assert "RV611" in wrong.err


def test_models_name_the_kernel_of_a_layout(
    cli: Cli, module: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.delenv("REDVERIFY_NO_CACHE", raising=False)
    command = ("tvm", f"{module}:model", "--pipeline", "relaid", "--target", "llvm")
    assert "--layout says which one" in cli(*command).out
    ran = cli(*command, "--layout", "matmul.weight: k, j -> k // 16, j, k % 16")
    assert ran.status == 0, ran.out + ran.err
    assert "the claim is for the layout weight[k // 16, j, k % 16] = weight(k, j)" in ran.out
    for layout, code in (
        (LAYOUT, "RV608"),
        ("product.B: k, j -> k // 16, j, k % 16", "RV608"),
        ("matmul.weight: k, j -> 0, j, 0", "RV611"),
    ):
        wrong = cli(*command, "--layout", layout)
        assert wrong.status == 3
        assert code in wrong.err
