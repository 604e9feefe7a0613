"""Questions of launch code that stand-ins do not see by themselves: none is answered as for another object.

Each wrapper would be recorded with a grid of its own for every size, although it launches nothing at some.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from textwrap import indent

import pytest

pytest.importorskip("triton")

from redverify.frontends.common.errors import LoadError, TranslationError
from redverify.frontends.common.indices.variable_facts import sizes
from redverify.frontends.triton import verify
from redverify.frontends.triton.contract import LaunchCode
from redverify.frontends.triton.launching import unseen
from redverify.frontends.triton.launching.paths import Path as Way
from redverify.frontends.triton.launching.paths import following
from redverify.frontends.triton.launching.sizes import Constexpr, Given, Size
from redverify.frontends.triton.launching.tensors import Tensor, given
from redverify.frontends.triton.obtaining import Obtained, obtained
from redverify.reporting.result import Verdict

MODULE = """
import contextlib, copy, functools, json, math, pickle
import torch
import triton
import triton.language as tl
import helper

SEEN = []
HIP = torch.version.hip is not None

@triton.jit
def k(x_ptr, z_ptr, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(z_ptr + i, tl.load(x_ptr + i, mask=i < n), mask=i < n)

@triton.jit
def scale(x_ptr, z_ptr, s, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(z_ptr + i, tl.load(x_ptr + i, mask=i < n) * s, mask=i < n)

def scaled(x, s):
    z = torch.empty_like(x)
    scale[(triton.cdiv(x.numel(), 64),)](x, z, s, x.numel(), BLOCK=64)
    return z

def f(x, s=1.0):
    n = count = x.numel()
    z = torch.empty_like(x)
CODE
    k[(triton.cdiv(count, 64),)](x, z, n, BLOCK=64)
    return z
"""

HELPER = "def unusual(n):\n    return type(n) is int and str(n) == '128'\n"

SPEC = """
spec copied(n):
    assume n >= 0
    input X[n] : f32
    input S[] : f32
    output Z[n] : f32

    Z(i) = X(i)

spec plain(n):
    assume n >= 0
    input X[n] : f32
    output Z[n] : f32

    Z(i) = X(i)

spec scaled(n):
    assume n >= 0
    input X[n] : f32
    input S[] : f32
    output Z[n] : f32

    Z(i) = X(i) * S()
"""


def way(tmp_path: Path, code: str) -> Obtained:
    (tmp_path / "helper.py").write_text(HELPER)
    (tmp_path / "m.py").write_text(MODULE.replace("CODE", indent(code, "    ")))
    (tmp_path / "s.sched").write_text(SPEC)
    return obtained(f"{tmp_path}/m.py:k", launch=LaunchCode("f"), spec=f"{tmp_path}/s.sched:copied")


@pytest.mark.parametrize(
    ("question", "message"),
    [
        ("str(n) == '128'", "makes a text of n, and a kernel is launched"),
        ("{'128': 1}.get(f'{n}')", "makes a text of n"),
        ("format(n) == '128' or repr(n) == '128'", "makes a text of n"),
        ("json.dumps([n]) == '[128]'", "not JSON serializable"),
        ("helper.unusual(n)", r"makes a text of n.*helper\.py:2"),
        ("functools.lru_cache(lambda size: size == 128)(n)", "looks up n in a table"),
        ("n in {128: 1}", "looks up n in a table"),
        ("n is 128", "asks whether two numbers are one object"),
        ("0 < n is n", "has a chain of comparisons"),
        ("id(n) == id(x.shape[0])", "asks for the id"),
        ("n.bit_length() == 8", "uses bit_length of a size"),
        ("n.numerator == 128", "uses numerator of a size"),
        ("hasattr(n, 'bit_length')", "uses bit_length of a size"),
        ("n & (n - 1) == 0", "uses __and__ of a size"),
        ("math.log2(n) == 7", "uses __float__ of a size"),
        ("math.isqrt(n) == 7 or n ** 2 == 7", "needs the number n"),
        ("int(n) == 128", "needs the number n"),
        ("copy.deepcopy(n) == 128", "uses __reduce_ex__ of a size"),
        ("pickle.dumps(n) == 128", "uses __reduce_ex__ of a size"),
        ("n * 0.5 == 64", "computes with n and a number that is no integer"),
        ("(n / 64) * 2 == 4", "uses __mul__ of a ratio"),
        ("s == 0.0", "uses __eq__ of a given"),
        ("s", "uses __bool__ of a given"),
        ("s is 1.0", "asks whether two numbers are one object"),
        ("n == s", "compares a size with another number"),
        ("HIP", r"depends on \(torch.version.hip is not None\)"),
        ("torch.version.cuda is not None", "depends on"),
        ("hasattr(torch, 'float8_e4m3fn')", "depends on hasattr"),
        ("str(torch.version.cuda) == '12'", "makes a text of torch.version.cuda"),
        ("{'H100': 1}.get(torch.cuda.get_device_name())", "looks up torch.cuda.get_device_name"),
        ("isinstance(n, torch.SymInt)", "depends on torch.SymInt"),
        ("x.device == 'cuda'", "compares a device"),
        ("str(x.device) == 'cuda:0'", "makes a text of a device"),
        ("x.dtype.itemsize == 4", "asks for itemsize of torch.float32"),
        ("x.grad is None", r"uses Tensor\.grad"),
        ("x == z", "compares tensors"),
        ("len(x) == 128", "needs the number"),
        ("copy.deepcopy(z) is None", "uses __reduce_ex__ of a tensor"),
    ],
)  # fmt: skip
def test_what_is_refused(tmp_path: Path, question: str, message: str) -> None:
    with pytest.raises((TranslationError, LoadError), match=message):
        way(tmp_path, f"if {question}:\n    count = 0")


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("try:\n    len(7)\nexcept TypeError:\n    count = 0", r"catches an exception.*m\.py"),
        ("with contextlib.suppress(TypeError):\n    count = 0\n    len(7)", "catches an exception"),
        ("x.data = z", r"sets Tensor\.data"),
    ],
)  # fmt: skip
def test_what_is_not_followed(tmp_path: Path, code: str, message: str) -> None:
    with pytest.raises(TranslationError, match=message):
        way(tmp_path, code)


@pytest.mark.parametrize(
    "question",
    [
        "isinstance(n, int)",
        "type(n) is int",
        "list(map(type, [n])) == [int]",
        "n.__class__ == int and not isinstance(n, bool)",
        "type(triton.next_power_of_2(n)) is int",
        "str(triton.next_power_of_2(n)) == '1024'",
        "(n >= 0) is True",
        "type(n > 5) is bool",
        "f'{n >= 0}' == 'True'",
        "{True: 1}.get(n >= 0)",
        "isinstance(x, torch.Tensor) and type(x) is torch.Tensor",
        "isinstance(s, float)",
        "torch.empty(4).dtype is torch.float32",
        "x.device.type == 'cuda' and x.device == z.device",
        "x.detach() is not x and x.view(n) is not x",
        "[a for a in (x, None) if a is not None] and z is not x",
        "isinstance(type, type)",
    ],
)
def test_what_is_answered_as_python_does(tmp_path: Path, question: str) -> None:
    found = way(tmp_path, f"if {question}:\n    count = 0").configurations
    assert [c.module.launches[0].grid for c in found] == [("(((0 + 63)) // 64)",)] or all(
        c.module.launches[0].grid == ("0",) for c in found
    )


def test_patterns(tmp_path: Path) -> None:
    code = "match n, n > 7:\n    case int(), True:\n        count = 0\n    case 5, _:\n        count = 64"
    found = way(tmp_path, code).configurations
    assert [(c.module.launches[0].grid, c.module.launches[0].contract.assume) for c in found] == [
        (("0",), ("7 < n",)),
        (("1",), ("not (7 < n)", "n == 5")),
        (("((n + (64 - 1)) // 64)",), ("not (7 < n)", "not (n == 5)")),
    ]


def test_messages_may_name_sizes(tmp_path: Path) -> None:
    (found,) = way(tmp_path, 'assert n % 64 == 0, f"{n} is no multiple of 64"').configurations
    assert found.module.launches[0].contract.assume == ("(n % 64) == 0",)


def test_each_way_begins_anew(tmp_path: Path) -> None:
    """The first way's block is not kept for the others, which do not ask then."""
    code = "SEEN or SEEN.append(0 if n <= 16 else n)\ncount = SEEN[0]"
    found = way(tmp_path, code).configurations
    assert [c.module.launches[0].grid for c in found] == [("0",), ("((n + (64 - 1)) // 64)",)]


def test_ways_that_are_alike_are_all_verified(tmp_path: Path) -> None:
    """Whether torch asks for a gradient is no condition on sizes: both ways have one name, and a number."""
    way(tmp_path, "if not x.requires_grad:\n    count = 0")
    code = LaunchCode("f")
    found = verify(f"{tmp_path}/m.py:k", f"{tmp_path}/s.sched:plain", launch=code, levels=False)
    assert {name: result.verdict for name, result in found.items()} == {
        "BLOCK=64": Verdict.REFUTED,
        "BLOCK=64 (2)": Verdict.VERIFIED,
    }


@pytest.mark.parametrize(
    ("axis", "message"),
    [
        ("0 if str(n) == '128' else triton.cdiv(n, 64)", "makes a text of n"),
        ("0 if n == 128 else triton.cdiv(n, 64)", "the grid asks about sizes"),
        ("0 if n < 0 else triton.cdiv(n, 64)", ""),
    ],
)
def test_a_grid_is_launch_code(tmp_path: Path, axis: str, message: str) -> None:
    code = f"k[lambda meta: ({axis},)](x, z, n, BLOCK=64)\nreturn z"
    if message:
        with pytest.raises((TranslationError, LoadError), match=message):
            way(tmp_path, code)
    else:
        (found,) = way(tmp_path, code).configurations
        assert found.module.launches[0].grid == ("((n + 63) // 64)",)


def test_a_number_is_passed_on(tmp_path: Path) -> None:
    way(tmp_path, "")
    code = LaunchCode("scaled")
    (found,) = verify(
        f"{tmp_path}/m.py:scale", f"{tmp_path}/s.sched:scaled", launch=code, levels=False
    ).values()
    assert found.verdict is Verdict.VERIFIED


def test_programs_that_ask_of_what_is_no_stand_in() -> None:
    code = """
class Meta(type):
    def __new__(mcs, *rest): return type.__new__(mcs, *rest)
class One(metaclass=Meta): pass
Two = type("Two", (), {})
found = [type(One) is Meta, Two.__name__, isinstance(One, type), issubclass(Meta, type), type[int] and 1,
         hasattr(One, "x"), id(One) == id(One)]
try: 1 // 0
except ZeroDivisionError as error: found.append(str(error) != "")
"""
    scope: dict[str, object] = {}
    modules = dict(sys.modules)
    with unseen.asking():
        exec(compile(unseen.read(code.encode()), "m.py", "exec"), scope)
    assert scope["found"] == [True, "Two", True, True, 1, False, True, True]
    assert sys.modules == modules
    tree = unseen.read(b"def f(x):\n    return x\n")
    assert ast.dump(tree) == ast.dump(ast.parse("def f(x):\n    return x\n"))


def test_what_stands_in() -> None:
    with following(Way(sizes(["n"]))) as _:
        number, block, scalar = Size("n"), Constexpr(64, "B"), Given("fp32", "S")
        assert all(isinstance(one, int) for one in (number, block)) and isinstance(scalar, float)
        assert f"{block}" == str(block) == "64"
        x = given("x", "fp32", (number,), "X", None, rows=True)
        assert isinstance(x, Tensor) and x in [x] and (x == None) is False  # noqa: E711
