"""A block as in GPT-2: layer norm with bias, attention, a feed-forward layer with GELU, in f32 or f16.

``block`` takes a sequence of any length. As in GPT-2, GELU is the approximation by a hyperbolic tangent;
``block_erf`` has the exact one. ``block_f16`` has parameters and results in f16; products accumulate in f32,
and the softmax is in f32. The causal mask is a parameter, as where several requests share a batch.
Nothing is downloaded: the weights are parameters of the function.
"""

from tvm.relax.frontend import nn
from tvm.relax.frontend.nn import op

#: Width of the model, number of attention heads, width of a head, width of the feed-forward layer.
WIDTH, HEADS, HEAD, FEED = 128, 4, 32, 512


class Block(nn.Module):
    """One block."""

    def __init__(self, gelu="tanh", dtype="float32"):
        self.gelu = gelu
        self.dtype = dtype
        self.before_attention = nn.LayerNorm(WIDTH, 1e-5, dtype=dtype)
        self.before_feed = nn.LayerNorm(WIDTH, 1e-5, dtype=dtype)
        self.qkv = self.linear(WIDTH, 3 * WIDTH)
        self.out = self.linear(WIDTH, WIDTH)
        self.up = self.linear(WIDTH, FEED)
        self.down = self.linear(FEED, WIDTH)

    def linear(self, inner, outer):
        """A linear layer that accumulates in f32."""
        return nn.Linear(inner, outer, dtype=self.dtype, out_dtype="float32")

    def rounded(self, x):
        """What was accumulated in f32, rounded to the type of the block."""
        return op.astype(x, self.dtype)

    def attention(self, x, mask):
        """Attention of all heads, without the normalisation before it."""
        _, length, _ = x.shape
        parts = op.split(self.rounded(self.qkv(x)), 3, axis=-1)
        q, k, v = (op.permute_dims(op.reshape(p, (1, length, HEADS, HEAD)), (0, 2, 1, 3)) for p in parts)
        scores = op.matmul(q, op.permute_dims(k, (0, 1, 3, 2)), out_dtype="float32") * HEAD**-0.5 + mask
        shares = self.rounded(op.softmax(scores, axis=-1))
        mixed = self.rounded(op.matmul(shares, v, out_dtype="float32"))
        return self.out(op.reshape(op.permute_dims(mixed, (0, 2, 1, 3)), (1, length, WIDTH)))

    def block(self, x, mask):
        """The block for a sequence."""
        x = x + self.rounded(self.attention(self.before_attention(x), mask))
        wide = self.rounded(op.gelu(self.up(self.before_feed(x)), self.gelu))
        return x + self.rounded(self.down(wide))


def block(length="t", gelu="tanh", dtype="float32"):
    """The module for sequences of any length."""
    x = nn.spec.Tensor([1, length, WIDTH], dtype)
    mask = nn.spec.Tensor([1, 1, length, length], "float32")
    return Block(gelu, dtype).export_tvm({"block": {"x": x, "mask": mask}})[0]


def block_f16():
    """The module for sequences of any length, in f16."""
    return block(dtype="float16")


def block_erf():
    """The module for sequences of any length, with the exact GELU."""
    return block(gelu=None)
