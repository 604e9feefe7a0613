"""Copies of a matrix whose offsets have 32 or 64 bits."""

# mypy: ignore-errors
import triton
import triton.language as tl

from redverify.frontends.triton import Array, Contract

MATRIX = Array("fp32", ("M", "N"))
FORM = {"sizes": ("M", "N"), "arrays": {"x": MATRIX, "y": MATRIX}, "grid": ("M",), "configs": [{"BLOCK": 4}]}
ANY = Contract(**FORM, assume=("N <= 65536", "M <= 2000000000"))
SMALL = Contract(**FORM, assume=("N <= 2048", "M <= 1000000"))


@triton.jit
def narrow(x, y, N, BLOCK: tl.constexpr):
    row, cols = tl.program_id(0), tl.arange(0, BLOCK)
    for start in range(0, N, BLOCK):
        mask = start + cols < N
        tl.store(y + row * N + start + cols, tl.load(x + row * N + start + cols, mask=mask), mask=mask)


@triton.jit
def wide(x, y, N, BLOCK: tl.constexpr):
    row, cols = tl.program_id(0).to(tl.int64), tl.arange(0, BLOCK)
    for start in range(0, N, BLOCK):
        mask = start + cols < N
        tl.store(y + row * N + start + cols, tl.load(x + row * N + start + cols, mask=mask), mask=mask)


@triton.jit
def widened_late(x, y, N, BLOCK: tl.constexpr):
    """The product has 32 bits, and what is added to it 64."""
    row, cols = tl.program_id(0), tl.arange(0, BLOCK)
    offset = (row * N).to(tl.int64)
    for start in range(0, N, BLOCK):
        mask = start + cols < N
        tl.store(y + offset + start + cols, tl.load(x + offset + start + cols, mask=mask), mask=mask)
