"""A decoder block as in today's language models: RMS norm, attention, SwiGLU, in f32 or f16.

``prefill`` takes a prompt of any length, ``decode`` one token and the keys and values of any number of
tokens before it. ``prefill_f16`` and ``decode_f16`` have parameters and results in f16; their products
accumulate in f32, and so does the softmax, as in MLC. Nothing is downloaded: the weights are parameters of
the function.
"""

from tvm.relax.frontend import nn
from tvm.relax.frontend.nn import op

#: Width of the model, number of attention heads, width of a head, width of the feed-forward layer.
WIDTH, HEADS, HEAD, FEED = 128, 4, 32, 256


class Decoder(nn.Module):
    """One block."""

    def __init__(self, dtype="float32"):
        self.dtype = dtype
        self.before_attention = nn.RMSNorm(WIDTH, -1, 1e-5, bias=False, dtype=dtype)
        self.before_feed = nn.RMSNorm(WIDTH, -1, 1e-5, bias=False, dtype=dtype)
        self.qkv = self.linear(WIDTH, 3 * WIDTH)
        self.out = self.linear(WIDTH, WIDTH)
        self.gate_up = self.linear(WIDTH, 2 * FEED)
        self.down = self.linear(FEED, WIDTH)

    def linear(self, inner, outer):
        """A linear layer that accumulates in f32."""
        return nn.Linear(inner, outer, bias=False, dtype=self.dtype, out_dtype="float32")

    def rounded(self, x):
        """What was accumulated in f32, rounded to the type of the block."""
        return op.astype(x, self.dtype)

    def project(self, x):
        """Queries, keys and values, each of shape (1, HEADS, length, HEAD)."""
        _, length, _ = x.shape
        parts = op.split(self.rounded(self.qkv(self.before_attention(x))), 3, axis=-1)
        return [op.permute_dims(op.reshape(p, (1, length, HEADS, HEAD)), (0, 2, 1, 3)) for p in parts]

    def rest(self, x, q, k, v):
        """The block after the projections."""
        _, length, _ = x.shape
        scores = op.matmul(q, op.permute_dims(k, (0, 1, 3, 2)), out_dtype="float32") * HEAD**-0.5
        shares = self.rounded(op.softmax(scores, axis=-1))
        mixed = self.rounded(op.matmul(shares, v, out_dtype="float32"))
        mixed = op.reshape(op.permute_dims(mixed, (0, 2, 1, 3)), (1, length, WIDTH))
        x = x + self.rounded(self.out(mixed))
        gate, up = op.split(self.rounded(self.gate_up(self.before_feed(x))), 2, axis=-1)
        return x + self.rounded(self.down(op.silu(gate) * up))

    def prefill(self, x):
        """The block for a prompt."""
        return self.rest(x, *self.project(x))

    def decode(self, x, keys, values):
        """The block for one token, with the keys and values of the tokens before it."""
        q, k, v = self.project(x)
        k, v = op.concat([keys, k], dim=2), op.concat([values, v], dim=2)
        return self.rest(x, q, k, v), k, v


def tensor(*shape, dtype="float32"):
    """The type of an argument."""
    return nn.spec.Tensor(list(shape), dtype)


def prefill(length="t", dtype="float32"):
    """The module for prompts of any length."""
    return Decoder(dtype).export_tvm({"prefill": {"x": tensor(1, length, WIDTH, dtype=dtype)}})[0]


def prefill_f16():
    """The module for prompts of any length, in f16."""
    return prefill(dtype="float16")


def prefill_128():
    """The module for prompts of 128 tokens."""
    return prefill(128)


def decode(dtype="float32"):
    """The module for one token after any number of others."""
    x, cache = tensor(1, 1, WIDTH, dtype=dtype), tensor(1, HEADS, "n", HEAD, dtype=dtype)
    return Decoder(dtype).export_tvm({"decode": {"x": x, "keys": cache, "values": cache}})[0]


def decode_f16():
    """The module for one token after any number of others, in f16."""
    return decode(dtype="float16")
