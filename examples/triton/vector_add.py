"""The sum of two vectors, as in Triton's first tutorial."""

import triton
import triton.language as tl

from redverify.frontends.triton import Array, Contract


@triton.jit
def vector_add(x_ptr, y_ptr, z_ptr, n, BLOCK: tl.constexpr):
    pid = tl.program_id(0)
    offs = pid * BLOCK + tl.arange(0, BLOCK)
    mask = offs < n
    x = tl.load(x_ptr + offs, mask=mask)
    y = tl.load(y_ptr + offs, mask=mask)
    tl.store(z_ptr + offs, x + y, mask=mask)


@triton.jit
def vector_add_wrong(x_ptr, y_ptr, z_ptr, n, BLOCK: tl.constexpr):
    pid = tl.program_id(0)
    offs = pid * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs, mask=offs < n)
    y = tl.load(y_ptr + offs, mask=offs < n)
    tl.store(z_ptr + offs, x + y)  # no mask


contract = Contract(
    sizes=("n",),
    arrays=dict(x_ptr=Array("fp32", ("n",)), y_ptr=Array("fp32", ("n",)), z_ptr=Array("fp32", ("n",))),
    grid=lambda META: (triton.cdiv(n, META["BLOCK"]),),
    configs=[dict(BLOCK=1024)],
)
