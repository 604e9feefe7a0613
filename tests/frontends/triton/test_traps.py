"""Kernels that a careless translation gets wrong: what is decided of them, and NumPy computes the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from redverify.frontends.triton import TranslationError, verify
from redverify.reporting.result import Verdict
from tests.frontends.triton.test_kernels import CONTRACT, HEAD

pytest.importorskip("triton")

FOUR = (
    CONTRACT.replace('("n",)', '("n", 4, 4)')
    .replace('sizes=("n", 4, 4)', 'sizes=("n",)')
    .replace('triton.cdiv(n, META["BLOCK"])', "n")
)

TILES = """
i, j = tl.arange(0, 4)[:, None], tl.arange(0, 4)[None, :]
x = tl.load(x_ptr + tl.program_id(0) * 16 + i * 4 + j)
"""

SPEC_OF_TILES = """spec tiles(n):
    assume n >= 0
    input X[n, 4, 4] : f32
    output Y[n, 4, 4] : f32

    Y(b, i, j) = {}
"""

VECTORS = """spec vectors(n):
    assume n >= 0
    input X[n] : f32
    output Y[n] : f32

    Y(i) = {}
"""

#: Name, body, value of an element, contract, and whether the kernel is right.
TRAPS = [
    # A block that a loop carries is read at other lanes than are written.
    ("turned", TILES + "for k in range(0, 3):\n    x = tl.trans(x)\n{}", "X(b, j, i)", FOUR, True),
    ("turned_twice", TILES + "for k in range(0, 2):\n    x = tl.trans(x)\n{}", "X(b, j, i)", FOUR, False),
    # Two blocks change places.
    (
        "exchanged",
        TILES + "y = tl.trans(x)\nfor k in range(0, 3):\n    x, y = y, x\n{}",
        "X(b, j, i)",
        FOUR,
        True,
    ),
    # A branch that never runs, and one that does.
    (
        "branch",
        TILES + "if n < 0:\n    x = x * 2.0\nelse:\n    x = x + x\n{}",
        "X(b, i, j) + X(b, i, j)",
        FOUR,
        True,
    ),
    # The loop runs not at all where n is 0, and else adds n times.
    ("trips", TILES + "y = x\nfor k in range(1, n):\n    y = x\n{}", "X(b, i, j)", FOUR, True),
]


def right(value: str) -> str:
    return f"tl.store(y_ptr + tl.program_id(0) * 16 + i * 4 + j, {value})"


@pytest.mark.parametrize(("name", "body", "value", "contract", "holds"), TRAPS, ids=[t[0] for t in TRAPS])
def test_traps(tmp_path: Path, name: str, body: str, value: str, contract: str, holds: bool) -> None:
    verdict = decided(tmp_path, body.format(right("x")), SPEC_OF_TILES.format(value), contract)
    assert verdict is not (Verdict.REFUTED if holds else Verdict.VERIFIED)


OFFSETS = "o = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)\n"
LOAD = OFFSETS + "x = tl.load(x_ptr + o, mask=o < n, other=0.0)\n"
COPY = "tl.store(y_ptr + o, tl.load(x_ptr + o, mask=o < n), mask=o < n)"

FLAT = [
    # Lanes that wrap around are stored: each of them races with the lane that it wraps around to.
    ("wrapped", OFFSETS + "x = tl.load(x_ptr + o % n)\ntl.store(y_ptr + o, x, mask=o < n)", "X(i)", True),
    ("wrapped_without_mask", OFFSETS + "x = tl.load(x_ptr + o % n)\ntl.store(y_ptr + o, x)", "X(i)", False),
    (
        "wrapped_elsewhere",
        OFFSETS + "x = tl.load(x_ptr + o % (n + 1))\ntl.store(y_ptr + o, x, mask=o < n)",
        "X(i)",
        False,
    ),
    # What padding holds is not 0 unless the load says so.
    (
        "padding",
        OFFSETS + "x = tl.load(x_ptr + o, mask=o < n)\ntl.store(y_ptr + o, x + tl.sum(x) * 0.0, mask=o < n)",
        "X(i)",
        False,
    ),
    # The sum is over the lanes, not over the vector.
    (
        "sum",
        LOAD + "tl.store(y_ptr + o, x * 0.0 + tl.sum(x), mask=o < n)",
        "sum[k : 0 <= k < n] X(k)",
        False,
    ),
    # An early return of some programs.
    (
        "returned",
        OFFSETS + "if tl.program_id(0) > 0:\n    return\n" + COPY,
        "X(i)",
        False,
    ),
    # Atomic additions start from what the output holds.
    (
        "added",
        OFFSETS + "x = tl.load(x_ptr + o, mask=o < n)\ntl.atomic_add(y_ptr + o, x, mask=o < n)",
        "X(i)",
        False,
    ),
    # Integers divide towards zero, and indices may not be negative.
    (
        "shifted",
        OFFSETS + "o = (o * 2) // 2\n" + COPY,
        "X(i)",
        True,
    ),
]


@pytest.mark.parametrize(("name", "body", "value", "holds"), FLAT, ids=[t[0] for t in FLAT])
def test_flat_traps(tmp_path: Path, name: str, body: str, value: str, holds: bool) -> None:
    verdict = decided(tmp_path, body, VECTORS.format(value), CONTRACT)
    assert (verdict is Verdict.VERIFIED) == holds


def test_a_divisor_that_may_be_zero(tmp_path: Path) -> None:
    """``o % m + m * (o // m)`` is ``o`` unless ``m`` is 0."""
    body = OFFSETS + "m = n - 1\no = o % m + m * (o // m)\n" + COPY
    with pytest.raises(TranslationError, match="what may be 0 or negative"):
        verdict_of(tmp_path, body, VECTORS.format("X(i)"), CONTRACT)


def test_atomics_of_a_block_of_threads(tmp_path: Path) -> None:
    body = OFFSETS + "tl.atomic_add(y_ptr + o, 1.0, mask=o < n, scope='cta')"
    with pytest.raises(TranslationError, match="scope cta"):
        verdict_of(tmp_path, body, VECTORS.format("X(i)"), CONTRACT)


def test_values_that_know_more_of_floats(tmp_path: Path) -> None:
    body = (
        OFFSETS
        + "x = tl.load(x_ptr + o, mask=o < n, other=0.0)\ntl.store(y_ptr + o, x + tl.sum(x), mask=o < n)"
    )
    with pytest.raises(TranslationError, match="have no order"):
        verdict_of(tmp_path, body, VECTORS.format("X(i)"), CONTRACT, values="ieee")


def decided(folder: Path, body: str, spec: str, contract: str) -> Verdict | None:
    """The verdict; ``None`` for what is refused, which is not a difference between NumPy and the text."""
    try:
        return verdict_of(folder, body, spec, contract)
    except TranslationError as error:
        assert "NumPy" not in str(error)
        return None


def verdict_of(folder: Path, body: str, spec: str, contract: str, values: str = "real") -> Verdict:
    lines = "\n".join("    " + line for line in body.strip("\n").split("\n"))
    kernel = f"@triton.jit\ndef k(x_ptr, y_ptr, n, BLOCK: tl.constexpr):\n{lines}\n"
    (folder / "m.py").write_text(HEAD + kernel + contract)
    (folder / "s.sched").write_text(spec)
    (result,) = verify(f"{folder}/m.py:k", f"{folder}/s.sched", values=values, levels=False).values()
    return result.verdict
