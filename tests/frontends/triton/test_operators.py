"""The operators of examples/triton: their specifications against NumPy, and the pages of verdicts."""

from __future__ import annotations

import importlib
import re
import sys
from itertools import product
from math import erf
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from redverify.certifying.delivery import Wanted, certify
from redverify.interpreter import Domain
from redverify.interpreter.inputs import Inputs
from redverify.interpreter.specification import Specification
from redverify.language.core_text import index_text
from redverify.language.load import load_text
from tests.checking.folders import no_lean
from tests.frontends.triton.cases import EXAMPLES, OPERATORS

#: Kernels whose certificates are made again: one of each kind.
SAMPLE = ("leaky_relu", "l2_norm", "reverse_cumsum")

pytestmark = pytest.mark.ring("quick")

RNG = np.random.default_rng(11)

Array = Any


def floats(*shape: int) -> Array:
    return RNG.normal(size=shape)


def windows(x: Array, sizes: tuple[int, ...], stride: int, pad: int, step: int, fill: float) -> Array:
    """For the last axes of ``x`` the windows of these sizes: one axis for each place and each element."""
    axes = len(sizes)
    x = np.pad(x, [(0, 0)] * (x.ndim - axes) + [(pad, pad)] * axes, constant_values=fill)
    spans = [step * (size - 1) + 1 for size in sizes]
    counts = [(n - span) // stride + 1 for n, span in zip(x.shape[-axes:], spans, strict=True)]
    found = np.empty((*x.shape[:-axes], *counts, *sizes))
    for at in product(*map(range, counts)):
        for of in product(*map(range, sizes)):
            cell = tuple(stride * i + step * r for i, r in zip(at, of, strict=True))
            found[(..., *at, *of)] = x[(..., *cell)]
    return found


def pooled(x: Array, size: int, axes: int, stride: int, pad: int, step: int, largest: bool) -> Array:
    found = windows(x, (size,) * axes, stride, pad, step, -np.inf if largest else 0.0)
    over = tuple(range(-axes, 0))
    return found.max(axis=over) if largest else found.mean(axis=over)


def convolved(x: Array, k: Array, stride: int = 1, pad: int = 0, step: int = 1) -> Array:
    found = windows(x, k.shape[2:], stride, pad, step, 0.0)
    letters = "ijrs" if k.ndim == 4 else "jr"
    half = len(letters) // 2
    return np.einsum(f"zc{letters},oc{letters[half:]}->zo{letters[:half]}", found, k)


def depthwise(x: Array, k: Array, stride: int = 1, pad: int = 0, step: int = 1) -> Array:
    return np.einsum("zcijrs,crs->zcij", windows(x, k.shape[1:], stride, pad, step, 0.0), k)


def softmax(x: Array) -> Array:
    e = np.exp(x - x.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)


def normalised(x: Array, axes: Any) -> Array:
    mean, variance = x.mean(axis=axes, keepdims=True), x.var(axis=axes, keepdims=True)
    return (x - mean) / np.sqrt(variance + 1e-5)


V, X, ROWS3 = 2 * floats(9), floats(2, 5), floats(2, 3, 4)
A, B, ABATCH, SQUARE = floats(2, 4), floats(4, 3), floats(2, 2, 4), floats(2, 4, 4)
CHANNELS, GROUPS, IMAGES = floats(2, 3, 5), floats(2, 2, 3, 4), floats(2, 2, 7, 9)
BIG = floats(1, 2, 12, 15)
W3, W35, W11 = floats(3, 2, 3, 3), floats(3, 2, 3, 5), floats(2, 2, 11, 11)
D3, D31, D35 = floats(2, 3, 3), floats(2, 3, 1), floats(2, 3, 5)
SIGNAL, W1 = floats(2, 2, 11), floats(3, 2, 3)
POINT, SCALE, MASK = floats(3, 2), floats(), RNG.integers(0, 2, (2, 5))
PLANES, SOLIDS = floats(2, 6, 7), floats(2, 4, 5, 6)
WEIGHTS, BIASES = floats(5), floats(5)
CW, CB, GW, GB = floats(3), floats(3), floats(2, 3), floats(2, 3)
P, T = np.abs(floats(3, 4)) + 0.1, np.abs(floats(3, 4)) + 0.1
Q, KEYS, VALUES = floats(3, 4), floats(5, 4), floats(5, 4)
CLASSES = RNG.integers(0, 5, 2)
POSITIVE, FAR = floats(2, 5), floats(2, 5)


def gelu(x: Array) -> Array:
    return 0.5 * x * (1 + np.vectorize(erf)(x * 0.70710678))


def gelu_tanh(x: Array) -> Array:
    return 0.5 * x * (1 + np.tanh(0.7978845608028654 * (x + 0.044715 * x**3)))


def selu(x: Array) -> Array:
    return 1.0507009873554805 * np.where(x > 0, x, 1.6732632423543772 * np.expm1(x))


def length(x: Array) -> Array:
    return np.sqrt((x**2).sum(axis=-1))


#: Inputs, and the output that NumPy computes, by specification.
CASES: dict[str, tuple[dict[str, Array], Array]] = {
    "products matmul": ({"A": A, "B": B}, A @ B),
    "products batched": ({"A": ABATCH, "B": np.stack([B, -B])}, ABATCH @ np.stack([B, -B])),
    "products matvec": ({"A": A, "X": B[:, 0]}, A @ B[:, 0]),
    "linear_algebra scaled": ({"A": A, "S": SCALE}, A * SCALE),
    "linear_algebra matmul": ({"A": A, "B": B}, A @ B),
    "linear_algebra times_matrix": ({"A": ABATCH, "B": B}, ABATCH @ B),
    "linear_algebra times_matrix_4d": ({"A": GROUPS, "B": B}, GROUPS @ B),
    "linear_algebra diagonal": ({"D": B[:, 0], "B": B}, np.diag(B[:, 0]) @ B),
    "linear_algebra symmetric": ({"A": SQUARE[0], "B": SQUARE[1]}, SQUARE[0] @ SQUARE[1]),
    "linear_algebra upper": ({"A": SQUARE[0], "B": SQUARE[1]}, np.triu(SQUARE[0]) @ np.triu(SQUARE[1])),
    "linear_algebra lower": ({"A": SQUARE[0], "B": SQUARE[1]}, np.tril(SQUARE[0]) @ np.tril(SQUARE[1])),
    "linear_algebra transposed_left": ({"A": A.T, "B": B}, A @ B),
    "linear_algebra transposed_right": ({"A": A, "B": B.T}, A @ B),
    "linear_algebra transposed_both": ({"A": A.T, "B": B.T}, A @ B),
    "elementwise relu": ({"X": V}, np.maximum(V, 0)),
    "elementwise gelu": ({"X": V}, gelu(V)),
    "activations leaky_relu": ({"X": V}, np.where(V >= 0, V, 0.01 * V)),
    "activations sigmoid": ({"X": V}, 1 / (1 + np.exp(-V))),
    "activations tanh": ({"X": V}, np.tanh(V)),
    "activations silu": ({"X": V}, V / (1 + np.exp(-V))),
    "activations gelu_tanh": ({"X": V}, gelu_tanh(V)),
    "activations selu": ({"X": V}, selu(V)),
    "activations elu": ({"X": V}, np.where(V > 0, V, np.expm1(V))),
    "activations hard_sigmoid": ({"X": V}, np.clip(V / 6 + 0.5, 0, 1)),
    "activations softplus": ({"X": 12 * V}, np.where(12 * V > 20, 12 * V, np.log1p(np.exp(12 * V)))),
    "activations softsign": ({"X": V}, V / (1 + np.abs(V))),
    "activations hard_tanh": ({"X": V}, np.clip(V, -1, 1)),
    "rows softmax_online": ({"X": X}, softmax(X)),
    "rows log_softmax": ({"X": X}, np.log(softmax(X))),
    "rows layer_norm": ({"X": X, "W": WEIGHTS, "B": BIASES}, normalised(X, -1) * WEIGHTS + BIASES),
    "rows cumsum": ({"X": X}, X.cumsum(axis=1)),
    "norms batch_norm": (
        {"X": CHANNELS, "W": CW, "B": CB},
        normalised(CHANNELS, (0, 2)) * CW[:, None] + CB[:, None],
    ),
    "norms instance_norm": ({"X": X}, normalised(X, -1)),
    "norms group_norm": (
        {"X": GROUPS, "W": GW, "B": GB},
        normalised(GROUPS, (2, 3)) * GW[:, :, None] + GB[:, :, None],
    ),
    "norms rms_norm_channels": (
        {"X": CHANNELS},
        CHANNELS / np.sqrt((CHANNELS**2).mean(axis=1, keepdims=True) + 1e-5),
    ),
    "norms frobenius_norm": ({"X": V}, V / np.linalg.norm(V)),
    "norms l1_norm": ({"X": X}, X / np.abs(X).sum(axis=1, keepdims=True)),
    "norms l2_norm": ({"X": X}, X / np.linalg.norm(X, axis=1, keepdims=True)),
    "poolings max_pool_1d": ({"X": X}, pooled(X, 4, 1, 2, 1, 2, True)),
    "poolings average_pool_1d": ({"X": X}, pooled(X, 4, 1, 1, 1, 1, False)),
    "poolings max_pool_2d": ({"X": PLANES}, pooled(PLANES, 3, 2, 2, 1, 1, True)),
    "poolings average_pool_2d": ({"X": PLANES}, pooled(PLANES, 3, 2, 3, 0, 1, False)),
    "poolings max_pool_3d": ({"X": SOLIDS}, pooled(SOLIDS, 3, 3, 2, 1, 1, True)),
    "poolings average_pool_3d": ({"X": SOLIDS}, pooled(SOLIDS, 2, 3, 2, 0, 1, False)),
    "reductions middle_sum": ({"X": ROWS3}, ROWS3.sum(axis=1)),
    "reductions middle_mean": ({"X": ROWS3}, ROWS3.mean(axis=1)),
    "reductions middle_max": ({"X": ROWS3}, ROWS3.max(axis=1)),
    "reductions middle_min": ({"X": ROWS3}, ROWS3.min(axis=1)),
    "reductions argmax": ({"X": X}, X.argmax(axis=1)),
    "reductions argmin": ({"X": X}, X.argmin(axis=1)),
    "convolutions valid": ({"X": IMAGES, "K": W3}, convolved(IMAGES, W3)),
    "convolutions same": ({"X": IMAGES, "K": W3}, convolved(IMAGES, W3, pad=1)),
    "convolutions wide": ({"X": IMAGES, "K": W35}, convolved(IMAGES, W35)),
    "convolutions dilated": ({"X": IMAGES, "K": W3}, convolved(IMAGES, W3, pad=1, step=2)),
    "convolutions strided": ({"X": BIG, "K": W11}, convolved(BIG, W11, stride=4, pad=2)),
    "convolutions valid_1d": ({"X": SIGNAL, "K": W1}, convolved(SIGNAL, W1)),
    "convolutions dilated_1d": ({"X": SIGNAL, "K": W1}, convolved(SIGNAL, W1, stride=2, step=3)),
    "convolutions depth_valid": ({"X": IMAGES, "K": D3}, depthwise(IMAGES, D3)),
    "convolutions depth_tall": ({"X": IMAGES, "K": D31}, depthwise(IMAGES, D31)),
    "convolutions depth_strided": ({"X": IMAGES, "K": D3}, depthwise(IMAGES, D3, stride=2, pad=1)),
    "convolutions depth_dilated": ({"X": IMAGES, "K": D35}, depthwise(IMAGES, D35, pad=1, step=2)),
    "convolutions depth_and_point": (
        {"X": IMAGES, "K": D3, "P": POINT},
        np.einsum("oc,zcij->zoij", POINT, depthwise(IMAGES, D3)),
    ),
    "convolutions points": ({"X": SIGNAL, "K": POINT}, np.einsum("oc,zcp->zop", POINT, SIGNAL)),
    "scans cumprod": ({"X": X}, X.cumprod(axis=1)),
    "scans reverse_cumsum": ({"X": X}, X[:, ::-1].cumsum(axis=1)[:, ::-1]),
    "scans exclusive_cumsum": ({"X": X}, X.cumsum(axis=1) - X),
    "scans masked_cumsum": ({"X": X, "Mask": MASK}, (X * MASK).cumsum(axis=1)),
    "losses mse": ({"P": V, "T": V[::-1]}, ((V - V[::-1]) ** 2).mean()),
    "losses huber": (
        {"P": V, "T": np.zeros(9)},
        np.where(np.abs(V) < 1, 0.5 * V**2, np.abs(V) - 0.5).mean(),
    ),
    "losses hinge": ({"P": V, "T": np.sign(V[::-1])}, np.maximum(1 - V * np.sign(V[::-1]), 0).mean()),
    "losses kl_divergence": ({"P": P, "T": T}, (T * np.log(T / P)).sum() / 3),
    "losses triplet": (
        {"A": X, "P": POSITIVE, "F": FAR},
        np.maximum(length(X - POSITIVE) - length(X - FAR) + 1, 0),
    ),
    "losses std:cross_entropy": ({"X": X, "T": CLASSES}, -np.log(softmax(X))[range(2), CLASSES]),
    "attention std:attention": (
        {"Q": Q, "K": KEYS, "V": VALUES, "Scale": SCALE},
        softmax(SCALE * (Q @ KEYS.T)) @ VALUES,
    ),
}


@pytest.fixture
def pages(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The script that writes the pages."""
    monkeypatch.setattr(sys, "path", [str(EXAMPLES), *sys.path])
    for name in ("regenerate", "verdicts"):  # other examples have scripts of these names
        monkeypatch.delitem(sys.modules, name, raising=False)
    yield importlib.import_module("regenerate")
    for name in ("regenerate", "verdicts"):
        sys.modules.pop(name, None)


def test_all_are_compared_with_numpy() -> None:
    assert set(CASES) == {f"{module} {spec}" for module, _, _, spec in OPERATORS}


@pytest.mark.parametrize("name", CASES)
def test_they_say_what_numpy_computes(name: str, pages: Any) -> None:
    inputs, wanted = CASES[name]
    text = importlib.import_module("verdicts").spec_text(*name.split())
    written = re.sub(r"\bf(16|32)\b", "f64", text)
    (spec,) = load_text(written).specs.values()
    parameters = _parameters(spec, inputs)
    domain = Domain(spec, "ieee")
    given = {t: {p: v.item() for p, v in np.ndenumerate(np.asarray(a))} for t, a in inputs.items()}
    found = Specification(spec, parameters, domain, Inputs(domain, given, parameters))
    (output,) = [t for t in spec.tensors.values() if t.kind == "output"]
    assert tuple(high for _, high in found.region(output)) == np.shape(wanted)
    for point, value in np.ndenumerate(np.asarray(wanted)):
        assert found.at(output.name, point) == pytest.approx(value.item(), rel=1e-6, abs=1e-9)


def _parameters(spec: Any, inputs: dict[str, Array]) -> dict[str, int]:
    """Sizes at which the inputs have these shapes: extents are sizes, or sizes and a number."""
    found: dict[str, int] = {}
    for name, array in inputs.items():
        for (_, high), size in zip(spec.tensors[name].region, np.shape(array), strict=True):
            text = re.fullmatch(r"(\w+?)(?: \+ (\d+))?", index_text(high))
            if text is not None and not text[1].isdigit():
                found.setdefault(text[1], size - int(text[2] or 0))
    return found


def test_the_table_is_that_of_the_kernels(pages: Any) -> None:
    """What has changed since the table was written has to be verified again."""
    verdicts = pages.Verdicts()
    assert all(map(verdicts.knows, OPERATORS)), "run python examples/triton/regenerate.py"
    assert pages.TABLE.read_text("utf-8") == pages.table(verdicts)


def test_the_gallery_is_that_of_the_kernels(pages: Any) -> None:
    verdicts = pages.Verdicts()
    assert all(map(verdicts.knows, pages.cases())), "run python examples/triton/regenerate.py"
    assert pages.GALLERY.read_text("utf-8") == pages.gallery(verdicts)


def test_enough_is_verified(pages: Any) -> None:
    verdicts = pages.Verdicts()
    said = [verdicts.of(tuple(case))["verdict"] for case in OPERATORS]
    assert len(said) >= 66 and said.count("verified") >= 60 and "refuted" not in said
    certified = [verdicts.of(tuple(case)).get("certified") for case in OPERATORS]
    assert certified.count("accepted") >= 20


@pytest.mark.ring("sweep")
def test_lean_accepts_a_sample_of_those_that_are_certified(pages: Any, tmp_path: Path) -> None:
    """What Lean accepted before is in the cache, so that only what changed takes time."""
    pytest.importorskip("triton")
    wanted = []
    for case in pages.cases():
        if case[1] in SAMPLE:
            made = importlib.import_module("verdicts").document(case)
            assert isinstance(made, bytes), made
            wanted.append(Wanted(made, tmp_path / f"{case[1]}.redcert"))
    reports = certify(wanted)
    if no_lean(*reports):
        pytest.skip("there is no Lean")
    assert len(reports) == len(SAMPLE) and all(report.accepted for report in reports)


@pytest.mark.ring("sweep")
@pytest.mark.parametrize("case", OPERATORS[3::9], ids=lambda case: case[1])
def test_a_sample_is_verified_as_the_page_says(case: tuple[str, ...], pages: Any) -> None:
    pytest.importorskip("triton")
    kept = pages.Verdicts().of(case)
    said = importlib.import_module("verdicts").verdict(case)
    assert (said["verdict"], said.get("level")) == (kept["verdict"], kept.get("level"))
