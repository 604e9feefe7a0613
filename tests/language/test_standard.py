"""The specifications that come with redverify: what they say, against NumPy, and how they are named."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from math import erf, sqrt
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from redverify.interpreter import Domain
from redverify.interpreter.inputs import Inputs
from redverify.interpreter.specification import Specification
from redverify.language import standard
from redverify.language.diagnostics import DiagnosticError
from redverify.language.load import load_file, load_text
from tests.conftest import Ran

pytestmark = pytest.mark.ring("quick")

ROOT = Path(__file__).parents[2]

M, N, K = 2, 3, 4
RNG = np.random.default_rng(7)


def floats(*shape: int) -> Any:
    return RNG.normal(size=shape)


def softmax(x: Any) -> Any:
    found = np.exp(x - x.max(axis=-1, keepdims=True))
    return found / found.sum(axis=-1, keepdims=True)


def gelu(x: Any) -> Any:
    return 0.5 * x * (1 + np.vectorize(erf)(x / sqrt(2)))


def normalised(x: Any) -> Any:
    return (x - x.mean(axis=-1, keepdims=True)) / np.sqrt(x.var(axis=-1, keepdims=True) + 1e-5)


def attention(q: Any, k: Any, v: Any, scale: Any, causal: bool) -> Any:
    scores = scale * (q @ k.T)
    if causal:
        scores = np.where(np.tri(*scores.shape, dtype=bool), scores, -np.inf)
    return softmax(scores) @ v


def rope(x: Any, c: Any, s: Any) -> Any:
    low, high = np.split(x, 2, axis=1)
    return np.concatenate([low * c - high * s, high * c + low * s], axis=1)


X, W, ROWS = floats(M, N), floats(N), {"M": M, "N": N}
A, B, D = floats(M, K), floats(K, N), floats(N)
Q, KEYS, V, SCALE = floats(M, K), floats(N, K), floats(N, K), floats()
SIZES = {"M": M, "N": N, "K": K}
HEADS = {"M": M, "N": N, "D": K}
T = RNG.integers(0, N, M)

#: Parameters, inputs, and the output that NumPy computes.
CASES: dict[str, tuple[dict[str, int], dict[str, Any], Any]] = {
    "softmax": (ROWS, {"X": X}, softmax(X)),
    "softmax_online": (ROWS, {"X": X}, softmax(X)),
    "log_softmax": (ROWS, {"X": X}, np.log(softmax(X))),
    "layer_norm": (ROWS, {"X": X, "W": W, "B": D}, normalised(X) * W + D),
    "rms_norm": (ROWS, {"X": X, "W": W}, X / np.sqrt((X**2).mean(axis=1, keepdims=True) + 1e-5) * W),
    "matmul": (SIZES, {"A": A, "B": B}, A @ B),
    "matmul_bias": (SIZES, {"A": A, "B": B, "D": D}, A @ B + D),
    "matmul_relu": (SIZES, {"A": A, "B": B, "D": D}, np.maximum(A @ B + D, 0)),
    "matmul_leaky_relu": (SIZES, {"A": A, "B": B}, np.where(A @ B >= 0, A @ B, 0.01 * (A @ B))),
    "matmul_gelu": (SIZES, {"A": A, "B": B, "D": D}, gelu(A @ B + D)),
    "batched_matmul": (dict(L=2, **SIZES), {"A": np.stack([A, -A]), "B": np.stack([B, B + 1])},
                       np.stack([A @ B, -A @ (B + 1)])),
    "attention": (HEADS, {"Q": Q, "K": KEYS, "V": V, "Scale": SCALE},
                  attention(Q, KEYS, V, SCALE, causal=False)),
    "causal_attention": (HEADS, {"Q": Q, "K": KEYS, "V": V, "Scale": SCALE},
                         attention(Q, KEYS, V, SCALE, causal=True)),
    "cross_entropy": (ROWS, {"X": X, "T": T}, -np.log(softmax(X))[np.arange(M), T]),
    "argmax": (ROWS, {"X": np.round(X)}, np.round(X).argmax(axis=1)),
    "cumsum": (ROWS, {"X": X}, X.cumsum(axis=1)),
    "histogram": ({"N": M, "B": N}, {"X": T}, np.bincount(T, minlength=N)),
    "embedding": ({"M": M, "N": N, "D": K}, {"I": T, "W": KEYS}, KEYS[T]),
    "rope": ({"M": M, "H": 2}, {"X": Q, "C": A[:, :2], "S": A[:, 2:]}, rope(Q, A[:, :2], A[:, 2:])),
    "swiglu": (ROWS, {"X": X, "U": X + 1}, X / (1 + np.exp(-X)) * (X + 1)),
    "silu": ({"N": N}, {"X": W}, W / (1 + np.exp(-W))),
    "gelu": ({"N": N}, {"X": W}, gelu(W)),
    "gelu_tanh": ({"N": N}, {"X": W}, 0.5 * W * (1 + np.tanh(sqrt(2 / np.pi) * (W + 0.044715 * W**3)))),
    "relu": ({"N": N}, {"X": W}, np.maximum(W, 0)),
    "row_sum": (ROWS, {"X": X}, X.sum(axis=1)),
    "row_max": (ROWS, {"X": X}, X.max(axis=1)),
    "row_mean": (ROWS, {"X": X}, X.mean(axis=1)),
    "column_sum": (ROWS, {"X": X}, X.sum(axis=0)),
    "total": ({"N": N}, {"X": W}, W.sum()),
    "dot": ({"N": N}, {"X": W, "Y": D}, W @ D),
}  # fmt: skip


def test_all_are_compared_with_numpy() -> None:
    assert set(CASES) == set(standard.names())


@pytest.mark.parametrize("name", CASES)
def test_they_say_what_numpy_computes(name: str) -> None:
    parameters, inputs, wanted = CASES[name]
    (spec,) = load_file(f"std:{name}:f64").specs.values()
    assert spec.name == name and set(spec.parameters) == set(parameters)
    domain = Domain(spec, "ieee")
    given = {t: {p: v.item() for p, v in np.ndenumerate(np.asarray(a))} for t, a in inputs.items()}
    found = Specification(spec, parameters, domain, Inputs(domain, given, parameters))
    (output,) = [t for t in spec.tensors.values() if t.kind == "output"]
    assert tuple(high for _, high in found.region(output)) == np.shape(wanted)
    for point, value in np.ndenumerate(np.asarray(wanted)):
        assert found.at(output.name, point) == pytest.approx(value.item(), rel=1e-12, abs=1e-12)


@pytest.mark.parametrize("name", standard.names())
def test_each_says_what_it_is_and_is_in_the_docs(name: str) -> None:
    summary, formula = standard.text(name).splitlines()[:2]
    assert summary == f"# {standard.summary(name)}" and summary.endswith(".")
    row = f"| `{name}` | {standard.summary(name)} | `{formula.removeprefix('# ')}` |\n"
    assert row in (ROOT / "docs" / "specifications.md").read_text("utf-8")


def test_other_types() -> None:
    for name, type_ in product(standard.names(), ("f16", "bf16", "f64", "real")):
        (spec,) = load_file(f"std:{name}:{type_}").specs.values()
        assert {t.type.name for t in spec.tensors.values()} <= {type_, "i32"}


def test_a_program_imports_one() -> None:
    lines = ("impl p of relu(x = X, y = Y):", "    par i < N:", "        y[i] {Y(i)} := max(x[i], 0.0)", "")
    assert list(load_text('import "std:relu"\n' + "\n".join(lines)).impls) == ["p"]


@pytest.mark.parametrize("name", ["std:none", "std:relu:i8", "std:", "std:../std/relu"])
def test_there_is_no_such_one(name: str) -> None:
    with pytest.raises(DiagnosticError, match="RV112"):
        load_file(name)


def test_the_command(cli: Callable[..., Ran]) -> None:
    listed = cli("specs")
    assert listed.status == 0 and "std:softmax " in listed.out and "std:rope " in listed.out
    assert cli("specs", "softmax:f16").out == standard.text("softmax:f16")
    assert cli("specs", "std:softmax").out == standard.text("softmax")
    wrong = cli("specs", "soft")
    assert wrong.status == 3 and "no such specification" in wrong.err
