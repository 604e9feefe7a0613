"""Attention of one head."""

import triton
import triton.language as tl

from redverify.frontends.triton import Array, Contract, Scalar


@triton.jit
def attention(
    q_ptr,
    k_ptr,
    v_ptr,
    o_ptr,
    scale,
    M,
    N,
    D,
    BLOCK_M: tl.constexpr,
    BLOCK_N: tl.constexpr,
    BLOCK_D: tl.constexpr,
):
    rows = tl.program_id(0) * BLOCK_M + tl.arange(0, BLOCK_M)
    cols = tl.arange(0, BLOCK_N)  # all keys
    dims = tl.arange(0, BLOCK_D)
    q_mask = (rows[:, None] < M) & (dims[None, :] < D)
    k_mask = (cols[:, None] < N) & (dims[None, :] < D)
    q = tl.load(q_ptr + rows[:, None] * D + dims[None, :], mask=q_mask, other=0.0)
    k = tl.load(k_ptr + cols[:, None] * D + dims[None, :], mask=k_mask, other=0.0)
    v = tl.load(v_ptr + cols[:, None] * D + dims[None, :], mask=k_mask, other=0.0)
    s = scale * tl.dot(q, tl.trans(k), input_precision="ieee")
    s = tl.where(cols[None, :] < N, s, -float("inf"))
    e = tl.exp(s - tl.max(s, axis=1)[:, None])
    o = tl.dot(e, v, input_precision="ieee") / tl.sum(e, axis=1)[:, None]
    tl.store(o_ptr + rows[:, None] * D + dims[None, :], o, mask=q_mask)


head = Contract(
    sizes=("M", "N", "D"),
    arrays=dict(
        q_ptr=Array("fp32", ("M", "D")),
        k_ptr=Array("fp32", ("N", "D")),
        v_ptr=Array("fp32", ("N", "D")),
        o_ptr=Array("fp32", ("M", "D")),
    ),
    scalars=dict(scale=Scalar("fp32", "Scale")),
    grid=lambda META: (triton.cdiv(M, META["BLOCK_M"]),),
    configs=[dict(BLOCK_M=64, BLOCK_N=128, BLOCK_D=64)],
    assume=("N <= BLOCK_N", "D <= BLOCK_D"),
)
