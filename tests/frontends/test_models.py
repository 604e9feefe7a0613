"""Whole models: what a pipeline of TVM schedules and fuses, kernel by kernel."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema
import pytest

pytest.importorskip("tvm")

from redverify.frontends import tvm
from redverify.frontends.tvm.models import pipelines
from redverify.frontends.tvm.models.fusion import called_in_sequence
from redverify.reporting import schema
from redverify.reporting.kernels import KernelResult, ModelResult
from tests.cli.expectations import ROOT
from tests.conftest import Ran

pytestmark = pytest.mark.ring("sweep")

Cli = Callable[..., Ran]

MODULE = '''
import ctypes
import os

import tvm
from tvm import relax
from tvm.relax.frontend import nn
from tvm.relax.frontend.nn import op
from tvm.s_tir import dlight


class Layers(nn.Module):
    """Two layers."""

    def __init__(self):
        self.up = nn.Linear(16, 32, bias=False)
        self.down = nn.Linear(32, 16, bias=False)

    def forward(self, x):
        return x + self.down(op.relu(self.up(x)))


def symbolic(rows="n"):
    spec = nn.spec.Tensor([rows, 16], "float32")
    return Layers().export_tvm({"forward": {"x": spec}})[0]


def fixed():
    return symbolic(24)


def broken():
    raise RuntimeError("no model today")


def crashing():
    os.abort()


NUMBER = 3


@relax.register_pipeline("faults")
def faults():
    @tvm.transform.module_pass(opt_level=0)
    def run(module, context):
        module = relax.get_pipeline("zero")(module)
        for variable in module.functions:
            if variable.name_hint == "transpose":
                os.abort()
            if variable.name_hint == "transpose1":
                ctypes.string_at(0)
            if variable.name_hint == "fused_matmul_relu":
                raise ValueError("not this one")
        rules = dlight.gpu.Fallback()
        return dlight.ApplyDefaultSchedule(rules)(module)

    return run


@relax.register_pipeline("wrong")
def wrong():
    @tvm.transform.module_pass(opt_level=0)
    def run(module, context):
        module = relax.get_pipeline("zero")(module)
        for variable, function in list(module.functions.items()):
            if variable.name_hint == "fused_matmul_relu":
                schedule = tvm.s_tir.Schedule(tvm.IRModule({"main": function}))
                block = schedule.get_sblock("matmul")
                lanes, _ = schedule.split(schedule.get_loops(block)[-1], [5, None])
                schedule.rfactor(lanes, factor_axis=0)
                module[variable] = schedule.mod["main"]
        return module

    return run


@relax.register_pipeline("subtracts")
def subtracts():
    @tvm.transform.module_pass(opt_level=0)
    def run(module, context):
        module = relax.get_pipeline("zero")(module)
        for variable, function in list(module.functions.items()):
            if variable.name_hint == "fused_matmul1_add":
                script = function.script().replace("x[v_ax0, v_ax1] + ", "x[v_ax0, v_ax1] - ")
                module[variable] = tvm.script.from_source(script)
        return module

    return run


@relax.register_pipeline("dies_before_fusion")
def dies_before_fusion():
    @tvm.transform.module_pass(opt_level=0)
    def run(module, context):
        module = relax.transform.LegalizeOps()(module)
        if len(module.functions) > 1:
            os.abort()
        return module

    return run
'''


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.delenv("REDVERIFY_NO_CACHE", raising=False)


@pytest.fixture(scope="session")
def module(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("models") / "layers.py"
    path.write_text(MODULE)
    return path


def verified(module: Path, name: str, **options: Any) -> ModelResult:
    return tvm.verify_module(tvm.load_spec_arg(f"{module}:{name}"), **options)


def by_name(result: ModelResult) -> dict[tuple[str, str], KernelResult]:
    return {(k.name, k.what): k for k in result.kernels}


KERNELS = [
    ("fused_matmul1_add", "fusion"),
    ("fused_matmul1_add", "schedule"),
    ("fused_matmul_relu", "fusion"),
    ("fused_matmul_relu", "schedule"),
    ("transpose", "schedule"),
    ("transpose1", "schedule"),
]


@pytest.mark.parametrize("name", ["symbolic", "fixed"])
@pytest.mark.parametrize("target", ["cuda", "llvm"])
def test_every_kernel_is_reported(module: Path, name: str, target: str) -> None:
    result = verified(module, name, target=target)
    found = by_name(result)
    assert list(found) == KERNELS
    for kernel in result.kernels:
        if kernel.what == "fusion":
            assert kernel.verdict == "verified", kernel.reason
            assert kernel.level is not None
        if kernel.verdict == "inconclusive":
            assert kernel.reason
        assert kernel.verdict != "refuted", kernel.reason
    assert found["transpose", "schedule"].verdict == ("verified" if target == "cuda" else "unchanged")
    jsonschema.validate(json.loads(result.to_json()), schema.published(schema.KERNELS_PATH))
    if name == "symbolic":
        assert "spec fused_matmul_relu(n):" in result.texts["fused_matmul_relu_fusion.sched"]


def test_zero_fuses_and_leaves_the_rest(module: Path) -> None:
    result = verified(module, "symbolic", pipeline="zero")
    assert {k.verdict for k in result.kernels if k.what == "fusion"} == {"verified"}
    assert {k.verdict for k in result.kernels if k.what == "schedule"} == {"unchanged"}
    assert result.verdict == "verified"


@pytest.mark.parametrize("name", ["prefill", "decode"])
def test_the_fusions_of_a_decoder_block(name: str) -> None:
    """Also a function that takes a size as a parameter of its own, and one with two results."""
    model = tvm.load_spec_arg(f"{ROOT}/examples/tvm/models/decoder.py:{name}")
    result = tvm.verify_module(model, pipeline="zero", jobs=2)
    fusions = [k for k in result.kernels if k.what == "fusion"]
    assert len(fusions) >= 5
    assert [(k.name, k.reason) for k in fusions if k.verdict != "verified"] == []


def test_what_is_assumed_of_sizes_is_assumed_of_the_kernels_that_have_them() -> None:
    """Without rows, TVM never writes the sum that is divided: no mean then, unless there is a column."""
    model = tvm.load_spec_arg(f"{ROOT}/examples/tvm/models/operators.py:symbolic")
    chosen: dict[str, Any] = {"target": "llvm", "only": ["row_mean", "gemv_rows"]}
    without = tvm.verify_module(model, **chosen)
    assert [(k.name, k.verdict) for k in without.kernels] == [
        ("gemv_rows", "verified"),
        ("row_mean", "refuted"),
    ]
    result = tvm.verify_module(model, **chosen, assume=["m >= 1", "q >= 1"])
    gemv, mean = result.kernels
    assert gemv.verdict == mean.verdict == "verified"
    assert gemv.result is not None and mean.result is not None
    assert "m >= 1 (assumed by spec row_mean)" in mean.result.assumptions
    assert not any("m >= 1" in text for text in gemv.result.assumptions)
    assert [note for note in result.notes if "--assume" in note] == [
        "--assume 'q >= 1' was not used: no kernel was verified that has its sizes"
    ]
    assert json.loads(result.to_json())["assume"] == ["m >= 1", "q >= 1"]
    jsonschema.validate(json.loads(result.to_json()), schema.published(schema.KERNELS_PATH))
    with pytest.raises(tvm.ModelError, match="RV615: --assume cannot be read"):
        tvm.verify_module(model, **chosen, assume=["m >="])


def test_the_command_says_what_is_assumed(cli: Cli) -> None:
    model = f"{ROOT}/examples/tvm/models/operators.py:symbolic"
    options = ["--pipeline", "dlight", "--target", "llvm", "--kernel", "row_mean"]
    ran = cli("tvm", model, *options, "--assume", "m >= 1")
    assert ran.status == 0
    assert "assumed where a kernel has these sizes: m >= 1" in ran.out
    assert cli("tvm", model, *options).status == 1


def test_the_module_is_left_as_it_was(module: Path) -> None:
    model = tvm.load_spec_arg(f"{module}:symbolic")
    before = model.script()
    tvm.verify_module(model, only=["transpose"])
    assert model.script() == before


def test_a_wrong_fusion_is_refuted(module: Path) -> None:
    """The functions in sequence are the specification: a fused function that adds twice is not it."""
    target = pipelines.target_of("llvm")
    model = tvm.load_spec_arg(f"{module}:symbolic")
    found = pipelines.unscheduled(model, "zero", target, "FuseTIR")
    for name in found.fused:
        right = called_in_sequence(name, found.fusing[name], found.fusing)
        assert tvm.verify(right, found.functions[name]).verdict == "verified"
    wrong = _with_another(found.functions["fused_matmul1_add"])
    name = "fused_matmul1_add"
    right = called_in_sequence(name, found.fusing[name], found.fusing)
    assert tvm.verify(right, wrong).verdict == "refuted"


def _with_another(function: Any) -> Any:
    """The function with the sum of its epilogue made a difference."""
    script = function.script().replace("x[v_ax0, v_ax1] + ", "x[v_ax0, v_ax1] - ")
    assert script != function.script()
    import tvm as compiler

    return compiler.script.from_source(script)


def test_a_callee_twice_keeps_its_buffers_apart() -> None:
    compiler = pytest.importorskip("tvm")
    relax = compiler.relax
    builder = relax.BlockBuilder()
    size = compiler.tirx.Var("n", "int64")
    x = relax.Var("x", relax.TensorType([size], "float32"))
    with builder.function("main", [x]):
        with builder.dataflow():
            once = builder.emit(relax.op.exp(relax.op.add(x, x)))
            result = builder.emit_output(relax.op.exp(once))
        builder.emit_func_output(result)
    result = tvm.verify_module(builder.get(), "zero", "llvm")
    (fusion,) = [k for k in result.kernels if k.what == "fusion"]
    assert fusion.verdict == "verified", fusion.reason
    (text,) = [t for file, t in result.texts.items() if file.endswith("_fusion.sched")]
    assert text.count("exp(") >= 4


# ---------------------------------------------------------------- TVM that fails


def test_a_crash_is_one_kernels(cli: Cli, module: Path) -> None:
    ran = cli("tvm", f"{module}:symbolic", "--pipeline", "faults", "--json", "--jobs", "2")
    assert ran.status == 2, ran.err
    found = {(k["name"], k["what"]): k for k in json.loads(ran.out)["kernels"]}
    assert list(found) == KERNELS
    aborted, raised = found["transpose", "schedule"], found["fused_matmul_relu", "schedule"]
    assert aborted["reason"] == "TVM failed while this was scheduled: the process was ended by SIGABRT"
    assert "layers.py:" in aborted["place"]
    segfault = found["transpose1", "schedule"]
    assert "SIGSEGV" in segfault["reason"]
    assert "layers.py:" in segfault["place"] or "ctypes" in segfault["place"]
    assert aborted["stage"] == raised["stage"] == "scheduling"
    assert "ValueError: not this one" in raised["reason"]
    assert "layers.py:" in raised["place"]
    assert found["fused_matmul1_add", "schedule"]["stage"] in ("translation", "verification")
    assert found["fused_matmul_relu", "fusion"]["verdict"] == "verified"


def test_a_pipeline_that_dies_before_fusion(module: Path) -> None:
    result = verified(module, "symbolic", pipeline="dies_before_fusion", target="llvm")
    (note,) = result.notes
    assert "SIGABRT" in note
    assert {k.what for k in result.kernels} == {"schedule"}
    assert {k.verdict for k in result.kernels} == {"unchanged"}


def test_wrong_code_is_refuted(cli: Cli, module: Path, tmp_path: Path) -> None:
    """A lane of the factored sum that is never initialised (``docs/tvm.md``, wrong code found)."""
    script = tmp_path / "replay.py"
    chosen = ("--pipeline", "wrong", "--kernel", "fused_matmul_relu")
    ran = cli("tvm", f"{module}:fixed", *chosen, "--json", "--replay", str(script))
    assert ran.status == 1, ran.err
    fusion, schedule = json.loads(ran.out)["kernels"]
    assert fusion["verdict"] == "verified"
    assert schedule["verdict"] == "refuted"
    assert "reads an uninitialised cell" in schedule["reason"]
    assert schedule["place"].startswith("fused_matmul_relu_schedule.sched:")
    assert schedule["result"]["witness"] is not None
    assert script.exists(), ran.err
    assert "import numpy" in script.read_text()
    again = cli("tvm", f"{module}:fixed", *chosen)
    assert again.status == 1
    assert "REFUTED" in again.out
    assert "2 decided by an earlier run" in again.out


def test_the_witness_is_run_on_the_compiled_code(module: Path) -> None:
    result = verified(module, "symbolic", pipeline="subtracts", only=["fused_matmul1_add"])
    verdicts = {k.what: k for k in result.kernels}
    assert {what: k.verdict for what, k in verdicts.items()} == {"fusion": "verified", "schedule": "refuted"}
    found = verdicts["schedule"].result
    assert found is not None and found.compiled_run is not None
    assert found.compiled_run.confirmed
    assert "the compiled function after gives" in found.compiled_run.witness


# ---------------------------------------------------------------- wrong input


@pytest.mark.parametrize(
    ("name", "options", "code", "words"),
    [
        ("none", (), "RV600", "has no none"),
        ("symbolic", ("--pipeline", "nothing"), "RV601", "relax.register_pipeline"),
        ("symbolic", ("--target", "nothing"), "RV602", "cuda, llvm"),
        ("NUMBER", (), "RV603", "IRModule"),
        ("broken", (), "RV604", "RuntimeError: no model today"),
        ("crashing", (), "RV604", "SIGABRT"),
        ("symbolic", ("--kernel", "nothing"), "RV607", "transpose1"),
    ],
)
def test_wrong_input(
    cli: Cli, module: Path, name: str, options: tuple[str, ...], code: str, words: str
) -> None:
    ran = cli("tvm", f"{module}:{name}", "--pipeline", "dlight", *options)
    assert ran.status == 3
    assert f"{code}: " in ran.err
    assert words in ran.err


def test_no_kernels(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "empty.py"
    path.write_text("import tvm\n\nEMPTY = tvm.IRModule({})\n")
    ran = cli("tvm", f"{path}:EMPTY", "--pipeline", "dlight")
    assert ran.status == 3
    assert "RV605: " in ran.err


def test_two_programs_and_a_pipeline(cli: Cli, module: Path) -> None:
    ran = cli("tvm", f"{module}:symbolic", f"{module}:symbolic", "--pipeline", "dlight")
    assert ran.status == 3
    assert cli("tvm", f"{module}:symbolic", "--fresh").status == 3
    alone = cli("tvm", f"{module}:symbolic")
    assert alone.status == 3
    assert "--pipeline" in alone.err


# ---------------------------------------------------------------- the command


def test_a_second_run_takes_what_is_decided(cli: Cli, module: Path) -> None:
    command = ("tvm", f"{module}:symbolic", "--pipeline", "zero", "--json")
    first, second = json.loads(cli(*command).out), json.loads(cli(*command).out)
    fresh = json.loads(cli(*command, "--fresh").out)
    for document, kept in ((first, False), (second, True), (fresh, False)):
        jsonschema.validate(document, schema.published(schema.KERNELS_PATH))
        fusions = [k for k in document["kernels"] if k["what"] == "fusion"]
        assert [k["kept"] for k in fusions] == [kept, kept]
        assert {k["verdict"] for k in fusions} == {"verified"}


def test_the_table(cli: Cli, module: Path) -> None:
    ran = cli("tvm", f"{module}:symbolic", "--pipeline", "zero", "--kernel", "fused_matmul_relu")
    assert ran.status == 0
    lines = ran.out.splitlines()
    assert lines[0].split() == ["kernel", "what", "verdict", "obligations", "seconds", "equal"]
    assert lines[1].split()[:3] == ["fused_matmul_relu", "fusion", "VERIFIED"]
    assert lines[2].split() == ["fused_matmul_relu", "schedule", "UNCHANGED"]
    assert lines[3].startswith("2 kernels: 1 verified, 1 unchanged")


def test_texts_are_printed(cli: Cli, module: Path) -> None:
    ran = cli("tvm", f"{module}:symbolic", "--pipeline", "zero", "--print")
    assert ran.status == 0
    assert "# ---- fused_matmul1_add (fusion)" in ran.out
    assert "# The pipeline leaves this function as it is." in ran.out
