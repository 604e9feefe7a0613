"""A block as in GPT-2: layer norm with bias, attention, a feed-forward layer with GELU, all in f32.

``block`` takes a sequence of any length. As in GPT-2, GELU is the approximation by a hyperbolic tangent;
``block_erf`` has the exact one. The causal mask is a parameter, as where several requests share a batch.
Nothing is downloaded: the weights are parameters of the function.
"""

from tvm.relax.frontend import nn
from tvm.relax.frontend.nn import op

#: Width of the model, number of attention heads, width of a head, width of the feed-forward layer.
WIDTH, HEADS, HEAD, FEED = 128, 4, 32, 512


class Block(nn.Module):
    """One block."""

    def __init__(self, gelu="tanh"):
        self.gelu = gelu
        self.before_attention = nn.LayerNorm(WIDTH, 1e-5)
        self.before_feed = nn.LayerNorm(WIDTH, 1e-5)
        self.qkv = nn.Linear(WIDTH, 3 * WIDTH)
        self.out = nn.Linear(WIDTH, WIDTH)
        self.up = nn.Linear(WIDTH, FEED)
        self.down = nn.Linear(FEED, WIDTH)

    def attention(self, x, mask):
        """Attention of all heads, without the normalisation before it."""
        _, length, _ = x.shape
        parts = op.split(self.qkv(x), 3, axis=-1)
        q, k, v = (op.permute_dims(op.reshape(p, (1, length, HEADS, HEAD)), (0, 2, 1, 3)) for p in parts)
        scores = op.matmul(q, op.permute_dims(k, (0, 1, 3, 2))) * HEAD**-0.5 + mask
        mixed = op.matmul(op.softmax(scores, axis=-1), v)
        return self.out(op.reshape(op.permute_dims(mixed, (0, 2, 1, 3)), (1, length, WIDTH)))

    def block(self, x, mask):
        """The block for a sequence."""
        x = x + self.attention(self.before_attention(x), mask)
        return x + self.down(op.gelu(self.up(self.before_feed(x)), self.gelu))


def block(length="t", gelu="tanh"):
    """The module for sequences of any length."""
    x = nn.spec.Tensor([1, length, WIDTH], "float32")
    mask = nn.spec.Tensor([1, 1, length, length], "float32")
    return Block(gelu).export_tvm({"block": {"x": x, "mask": mask}})[0]


def block_erf():
    """The module for sequences of any length, with the exact GELU."""
    return block(gelu=None)
