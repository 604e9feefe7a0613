"""A product with weights of four bits, quantised in groups as MLC does it, in f32.

Eight weights share an unsigned word of 32 bits, and 32 weights of a row share a scale. The weights are
unpacked by shifts and masks. ``prefill`` takes any number of tokens, ``decode`` one. TVM's own fusion leaves
unpacking and product two functions; MLC fuses them by a pass of its own. ``prefill_fused`` and
``decode_fused`` have one function for both, as after that pass. Nothing is downloaded: the packed weights
and the scales are parameters.
"""

from tvm import te, tirx
from tvm.relax.frontend import nn
from tvm.relax.frontend.nn import op

#: Length of a row of weights, number of rows, bits of a weight, weights in a word, weights with one scale.
INNER, OUTER, BITS, WORD, GROUP = 128, 256, 4, 8, 32


def unpacked(packed, scales):
    """The weights as numbers: the stored ones are not negative, and 7 stands for zero."""

    def weight(row, column):
        shift = tirx.Cast("uint32", (column % WORD) * BITS)
        stored = (packed[row, column // WORD] >> shift) & tirx.const(2**BITS - 1, "uint32")
        return (tirx.Cast("float32", stored) - tirx.const(7, "float32")) * scales[row, column // GROUP]

    return te.compute((OUTER, INNER), weight, name="unpacked")


def product(x, packed, scales):
    """The product with the transposed weights, unpacked in the same function."""
    weights = unpacked(packed, scales)
    k = te.reduce_axis((0, INNER), "k")
    shape = (1, x.shape[1], OUTER)
    return te.compute(shape, lambda b, i, j: te.sum(x[b, i, k] * weights[j, k], axis=k), name="product")


class Quantised(nn.Module):
    """A linear layer."""

    def __init__(self, fused):
        self.fused = fused
        self.packed = nn.Parameter((OUTER, INNER // WORD), "uint32")
        self.scales = nn.Parameter((OUTER, INNER // GROUP), "float32")

    def forward(self, x):
        """The product of ``x`` with the transposed weights."""
        if self.fused:
            return op.tensor_expr_op(product, "unpack_product", [x, self.packed, self.scales])
        weights = op.tensor_expr_op(unpacked, "unpack", [self.packed, self.scales])
        return op.matmul(x, op.permute_dims(weights))


def prefill(length="t", fused=False):
    """The module for any number of tokens."""
    x = nn.spec.Tensor([1, length, INNER], "float32")
    return Quantised(fused).export_tvm({"forward": {"x": x}})[0]


def decode():
    """The module for one token."""
    return prefill(1)


def prefill_fused():
    """The module for any number of tokens, one function."""
    return prefill(fused=True)


def decode_fused():
    """The module for one token, one function."""
    return prefill(1, fused=True)
