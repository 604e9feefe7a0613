"""A decoder block as in today's language models: RMS norm, attention, SwiGLU, all in f32.

``prefill`` takes a prompt of any length, ``decode`` one token and the keys and values of any number of
tokens before it. Nothing is downloaded: the weights are parameters of the function.
"""

from tvm.relax.frontend import nn
from tvm.relax.frontend.nn import op

#: Width of the model, number of attention heads, width of a head, width of the feed-forward layer.
WIDTH, HEADS, HEAD, FEED = 128, 4, 32, 256


class Decoder(nn.Module):
    """One block."""

    def __init__(self):
        self.before_attention = nn.RMSNorm(WIDTH, -1, 1e-5, bias=False)
        self.before_feed = nn.RMSNorm(WIDTH, -1, 1e-5, bias=False)
        self.qkv = nn.Linear(WIDTH, 3 * WIDTH, bias=False)
        self.out = nn.Linear(WIDTH, WIDTH, bias=False)
        self.gate_up = nn.Linear(WIDTH, 2 * FEED, bias=False)
        self.down = nn.Linear(FEED, WIDTH, bias=False)

    def project(self, x):
        """Queries, keys and values, each of shape (1, HEADS, length, HEAD)."""
        _, length, _ = x.shape
        parts = op.split(self.qkv(self.before_attention(x)), 3, axis=-1)
        return [op.permute_dims(op.reshape(p, (1, length, HEADS, HEAD)), (0, 2, 1, 3)) for p in parts]

    def rest(self, x, q, k, v):
        """The block after the projections."""
        _, length, _ = x.shape
        scores = op.matmul(q, op.permute_dims(k, (0, 1, 3, 2))) * HEAD**-0.5
        mixed = op.matmul(op.softmax(scores, axis=-1), v)
        x = x + self.out(op.reshape(op.permute_dims(mixed, (0, 2, 1, 3)), (1, length, WIDTH)))
        gate, up = op.split(self.gate_up(self.before_feed(x)), 2, axis=-1)
        return x + self.down(op.silu(gate) * up)

    def prefill(self, x):
        """The block for a prompt."""
        return self.rest(x, *self.project(x))

    def decode(self, x, keys, values):
        """The block for one token, with the keys and values of the tokens before it."""
        q, k, v = self.project(x)
        k, v = op.concat([keys, k], dim=2), op.concat([values, v], dim=2)
        return self.rest(x, q, k, v), k, v


def tensor(*shape):
    """The type of an argument."""
    return nn.spec.Tensor(list(shape), "float32")


def prefill(length="t"):
    """The module for prompts of any length."""
    return Decoder().export_tvm({"prefill": {"x": tensor(1, length, WIDTH)}})[0]


def prefill_128():
    """The module for prompts of 128 tokens."""
    return prefill(128)


def decode():
    """The module for one token after any number of others."""
    cache = tensor(1, HEADS, "n", HEAD)
    return Decoder().export_tvm({"decode": {"x": tensor(1, 1, WIDTH), "keys": cache, "values": cache}})[0]
