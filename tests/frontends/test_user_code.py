"""Errors of the user's own code: whose they are, where, and in whose words. All front ends say them alike."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from shutil import which
from typing import Any

import pytest

from redverify.frontends.common import user_code
from redverify.frontends.common.errors import LoadError
from tests.conftest import Ran

pytestmark = pytest.mark.ring("quick")

Cli = Callable[..., Ran]

HELPER = """
def fails():
    raise ValueError("boom\\nand more")
"""

MODULE = """
import math
from math import floor
from collections import OrderedDict

ANSWER = 42

def answer():
    return ANSWER

def late():
    import user_code_helper
    print("not a result")
    return user_code_helper.fails()

def library():
    import json
    return json.loads("{")

def leaves():
    raise SystemExit(0)

def needs(n, *rest, m=1):
    return n

def long():
    raise RuntimeError("first\\n" + "middle\\n" * 20 + "last")

def nothing():
    pass

class Holder:
    value = 43
"""


@pytest.fixture
def module(tmp_path: Path) -> Path:
    (tmp_path / "user_code_helper.py").write_text(HELPER)
    path = tmp_path / "user_code_module.py"
    path.write_text(MODULE)
    return path


def value_of(path: Path, name: str) -> Any:
    return user_code.value_of(user_code.module_of(path), path, name, lambda value: isinstance(value, int))


def error_of(path: Path, name: str) -> LoadError:
    with pytest.raises(LoadError) as raised:
        value_of(path, name)
    return raised.value


def test_values_and_results(module: Path) -> None:
    assert value_of(module, "ANSWER") == value_of(module, "answer") == 42
    assert value_of(module, "Holder.value") == 43


def test_the_innermost_line_of_the_user(module: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In a module that the function imports; what it prints is not an output of redverify's."""
    error = error_of(module, "late")
    assert (error.code, error.place) == ("RV604", f"{module.parent}/user_code_helper.py:3")
    assert error.message == 'ValueError: boom\nand more\n    raise ValueError("boom\\nand more")'
    assert capsys.readouterr().out == ""


def test_no_line_of_a_library(module: Path) -> None:
    error = error_of(module, "library")
    assert error.place == f"{module}:18"
    assert error.message.startswith("JSONDecodeError: Expecting property name")


def test_an_exit_and_a_long_message(module: Path) -> None:
    assert error_of(module, "leaves").message.startswith("SystemExit: 0")
    error = error_of(module, "long")
    assert error.message.startswith("RuntimeError: first\nlast\n")
    assert error.hint


def test_arguments(module: Path) -> None:
    error = error_of(module, "needs")
    assert (error.code, error.place) == ("RV603", f"{module}:23")
    assert error.message == "needs needs arguments: n"


def test_names_that_there_are_not(module: Path) -> None:
    """The module's own functions and its programs are listed, and nothing that it imports."""
    error = error_of(module, "anwser")
    known = "ANSWER, answer, late, library, leaves, needs, long, nothing"
    assert error.message == f"{module} has no anwser (it has: {known})"
    assert error.hint in ("did you mean `answer`?", "did you mean `ANSWER`?")


def test_no_program(module: Path) -> None:
    error = user_code.no_program(module, "nothing", None, "a number")
    assert str(error) == (
        f"{module}:29: RV603: nothing returns a value of type NoneType, and a number is needed\n"
        "hint: does the function return what it makes?"
    )


def test_errors_go_between_processes(module: Path) -> None:
    error = error_of(module, "needs")
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.code, again.place) == (str(error), error.code, error.place)


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("x = 1\ndef f(:\n", 2, "SyntaxError: "),
        ("import no_such_module_at_all\n", 1, "ModuleNotFoundError: No module named"),
        ("\n\nraise KeyError('x')\n", 3, "KeyError: 'x'"),
    ],
)
def test_modules_that_cannot_be_run(tmp_path: Path, text: str, line: int, said: str) -> None:
    path = tmp_path / "broken.py"
    path.write_text(text)
    for _ in range(2):  # it is not taken for loaded
        error = error_of(path, "f")
        assert error.place == f"{path}:{line}"
        assert error.message.startswith(said)


@pytest.mark.parametrize("text", ["m.py", ":f", "m.py:", "none.py:f"])
def test_what_is_no_name(text: str) -> None:
    with pytest.raises(LoadError, match="RV600"):
        user_code.split(text)


# ---------------------------------------------------------------- the front ends

SCHEDULES = {
    "tvm": """
from tvm import s_tir, te

def program():
    a = te.placeholder((8,), "float32", name="A")
    return te.create_prim_func([a, te.compute((8,), lambda i: a[i] + a[i], name="C")])

def fails():
    s = s_tir.Schedule(program())
    s.get_sblock("D")

def value():
    raise ValueError("boom")

def three():
    return 3
""",
    "halide": """
import halide as hl
x = hl.Var("x")

def program():
    f = hl.Func("f")
    f[x] = x
    return f

def fails():
    program().split(x, x, x, 3)

def value():
    raise ValueError("boom")

def three():
    return 3

def empty():
    return hl.Func("empty")
""",
}
WORDS = {"tvm": "Cannot find a block with the name: D", "halide": "can't split x into x and x"}


@pytest.mark.ring("sweep")
@pytest.mark.parametrize("command", ["tvm", "halide"])
def test_the_users_and_not_ours(cli: Cli, tmp_path: Path, command: str) -> None:
    """Exit status 3, the user's line, and the compiler's words."""
    if find_spec(command) is None:
        pytest.skip(f"there is no {command}")
    path = tmp_path / f"{command}_module.py"
    path.write_text(SCHEDULES[command])
    lines = SCHEDULES[command].splitlines()

    def said(name: str, status: int = 3) -> str:
        ran = cli(command, f"{path}:{name}")
        assert ran.status == status, ran.err
        assert "bug in redverify" not in ran.err
        return ran.err

    failing = next(n for n, text in enumerate(lines, 1) if "get_sblock(" in text or ".split(" in text)
    fails = said("fails")
    assert f"{path}:{failing}: RV604: " in fails
    assert WORDS[command] in " ".join(fails.split())  # where it is folded depends on the path
    boom = next(n for n, text in enumerate(lines, 1) if "boom" in text)
    assert f"{path}:{boom}: RV604: ValueError: boom" in said("value")
    three = lines.index("def three():") + 1
    assert f"{path}:{three}: RV603: three returns a value of type int" in said("three")
    assert "(it has: program, fails, value, three" in said("threee")
    if command == "halide":
        empty = lines.index("def empty():") + 1
        assert f"{path}:{empty}: RV603: the Func empty has no definition" in said("empty")


KERNEL = """
import triton, triton.language as tl
from redverify.frontends.triton import Array, Contract

@triton.jit
def add(x, n, B: tl.constexpr):
    i = tl.program_id(0) * B + tl.arange(0, B)
    tl.store(x + i, missing(i), mask=i < n)

GOOD = Contract(sizes=["n"], arrays={"x": Array("fp32", ["n"])}, scalars={"n": "n"},
                grid=["cdiv(n, B)"], configs=[{"B": 16}])
BAD = Contract(sizes=["n"], arrays={"x": ("fp32", ["n"])}, grid=["1"])
"""


@pytest.mark.ring("sweep")
@pytest.mark.skipif(find_spec("triton") is None, reason="there is no triton")
def test_kernels(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "kernels.py"
    path.write_text(KERNEL)

    def said(name: str, *options: str) -> str:
        ran = cli("triton", f"{path}:{name}", *options)
        assert ran.status == 3, ran.out + ran.err
        return ran.err

    spec = ("--spec", "std:softmax", "--contract")
    assert f"{path}:8: RV604: Triton refuses add" in said("add", *spec, "GOOD")
    assert "the array x is of type tuple" in said("add", *spec, "BAD")
    assert "has no kernel ad (it has: add)" in said("ad", *spec, "GOOD")
    assert "has no kernel ad (it has: add)" in said("ad")
    assert "(it has: GOOD, BAD)" in said("add", *spec, "GODO")


@pytest.mark.ring("sweep")
@pytest.mark.skipif(not any(map(which, ("mlir-opt", "mlir-opt-19"))), reason="there is no mlir-opt")
def test_modules_of_mlir(cli: Cli, tmp_path: Path) -> None:
    """The line is that of the user's file, not of what `mlir-opt` reads."""
    wrong, right = tmp_path / "wrong.mlir", tmp_path / "right.mlir"
    text = "func.func @add(%a: memref<1xf32>) {\n  %c = arith.constant 0 : index\n  return\n}\n"
    right.write_text(text)
    wrong.write_text(text.replace("constant", "constnt"))
    for given in (
        (wrong, right),
        (right, wrong),
        (wrong, "--pass", "--canonicalize"),
        (wrong, "--audit", "--cse"),
    ):
        ran = cli("mlir", *given)
        assert ran.status == 3, ran.out + ran.err
        assert f"{wrong}:2:8: RV604: custom op 'arith.constnt' is unknown\n    %c = arith" in ran.err
    ran = cli("mlir", right, right, "--function", "ad")
    assert ran.status == 3
    assert "no function ad with a body (add)\nhint: did you mean `add`?" in ran.err


AUDITED = """
from tvm import s_tir, te

def schedule():
    n = te.var("n", "int64")
    x = te.placeholder((4, n), "float32", name="X")
    k = te.reduce_axis((0, n), "k")
    top = te.compute((4,), lambda i: te.max(x[i, k], axis=k), name="R")
    s = s_tir.Schedule(te.create_prim_func([x, top]))
    s.parallel(s.get_loops(s.get_sblock("R"))[0])
    return s
"""


@pytest.mark.ring("sweep")
@pytest.mark.skipif(find_spec("tvm") is None, reason="there is no tvm")
def test_audits_begin_with_the_function_itself(cli: Cli, tmp_path: Path) -> None:
    """It is wrong at size 0 without any schedule."""
    path = tmp_path / "audited.py"
    path.write_text(AUDITED)
    ran = cli("tvm", f"{path}:schedule", "--audit", "--no-run")
    assert ran.status == 1
    assert ran.out.startswith("   0 REFUTED      the function, without a schedule\n")
    assert "the program is wrong without a schedule:" in ran.out
    assert 'this run has n = 0; --assume "n >= 1" is about other sizes only' in ran.out
    ran = cli("tvm", f"{path}:schedule", "--audit", "--no-run", "--assume", "n >= 1")
    assert ran.status == 0
    assert "   0 VERIFIED     the function, without a schedule\n" in ran.out
    ran = cli("tvm", f"{path}:schedule", "--audit", "--no-run", "--assume", "q >= 1")
    assert ran.status == 3
    assert "the program has no size `q`" in ran.err
