"""Common operators, each a kernel of its own: ``symbolic`` with sizes ``n`` and ``m``, or both ``fixed``.

They are operators of Relax, as a model has them. The fixed sizes are not multiples of the tiles that
schedules use. Where a layer has fixed sizes in practice (weights, heads, images), both models have them.
"""

import tvm
from tvm import relax
from tvm.relax import op
from tvm.relax.op import nn

#: Inputs and outputs of a layer, heads of attention and their width, channels and side of an image.
INPUTS, OUTPUTS, HEADS, WIDTH, CHANNELS, SIDE = 256, 512, 4, 64, 8, 16


def array(name, *shape, dtype="float32"):
    """A parameter of a kernel."""
    return relax.Var(name, relax.TensorType(shape, dtype))


def of_matrix(operator):
    """An operator of Relax on a matrix of shape (n, m)."""

    def kernel(n, m):
        x = array("x", n, m)
        return [x], operator(x)

    return kernel


def of_images(operator):
    """An operator of Relax on ``n`` images."""

    def kernel(n, m):
        x = array("x", n, CHANNELS, SIDE, SIDE)
        return [x], operator(x)

    return kernel


def product(x, w):
    """A matrix product, on arrays whose shapes are given."""

    def kernel(n, m):
        sizes = {"n": n, "m": m}
        a, b = (array(name, *[sizes.get(s, s) for s in shape]) for name, shape in (("x", x), ("w", w)))
        return [a, b], op.matmul(a, b)

    return kernel


def product_transposed(x, w):
    """The product of an array with another one, whose last two dimensions are swapped."""

    def kernel(n, m):
        (a, b), _ = product(x, w)(n, m)
        axes = [*range(len(w) - 2), len(w) - 1, len(w) - 2]
        return [a, b], op.matmul(a, op.permute_dims(b, axes))

    return kernel


def layer_norm(n, m):
    """Layer normalisation of ``n`` rows."""
    x, g, b = array("x", n, INPUTS), array("g", INPUTS), array("b", INPUTS)
    return [x, g, b], nn.layer_norm(x, g, b, axes=[1])


def rms_norm(n, m):
    """Normalisation of ``n`` rows by the root of their mean square."""
    x, g = array("x", n, INPUTS), array("g", INPUTS)
    return [x, g], nn.rms_norm(x, g, axes=[1])


def group_norm(n, m):
    """Normalisation of four groups of channels, on ``n`` images."""
    x, g, b = array("x", n, CHANNELS, SIDE, SIDE), array("g", CHANNELS), array("b", CHANNELS)
    return [x, g, b], nn.group_norm(x, g, b, num_groups=4, channel_axis=1, axes=[2, 3])


def linear(n, m):
    """A linear layer with bias and ReLU, on ``n`` rows."""
    x, w, b = array("x", n, INPUTS), array("w", INPUTS, OUTPUTS), array("b", OUTPUTS)
    return [x, w, b], nn.relu(op.add(op.matmul(x, w), b))


def concatenate(n, m):
    """Two arrays, one after the other."""
    x, y = array("x", n, INPUTS), array("y", m, INPUTS)
    return [x, y], op.concat([x, y], axis=0)


def take(n, m):
    """The rows of an array that ``n`` indices name."""
    x, i = array("x", m, INPUTS), array("i", n, dtype="int32")
    return [x, i], op.take(x, i, axis=0)


def conv2d(groups):
    """A 3 x 3 convolution with a margin of one, on ``n`` images."""

    def kernel(n, m):
        x, w = array("x", n, CHANNELS, SIDE, SIDE), array("w", 2 * CHANNELS, CHANNELS // groups, 3, 3)
        return [x, w], nn.conv2d(x, w, padding=1, groups=groups)

    return kernel


KERNELS = {
    "row_sum": of_matrix(lambda x: op.sum(x, axis=1)),
    "column_sum": of_matrix(lambda x: op.sum(x, axis=0)),
    "sum_of_all": of_matrix(op.sum),
    "row_max": of_matrix(lambda x: op.max(x, axis=1)),
    "row_argmax": of_matrix(lambda x: op.argmax(x, axis=1)),
    "row_mean": of_matrix(lambda x: op.mean(x, axis=1)),
    "variance": of_matrix(lambda x: op.variance(x, axis=1)),
    "softmax": of_matrix(nn.softmax),
    "log_softmax": of_matrix(nn.log_softmax),
    "layer_norm": layer_norm,
    "rms_norm": rms_norm,
    "group_norm": group_norm,
    "matmul": product(("n", INPUTS), (INPUTS, OUTPUTS)),
    "matmul_all_symbolic": product(("n", "m"), ("m", "n")),
    "matmul_transposed": product_transposed(("n", INPUTS), (OUTPUTS, INPUTS)),
    "batched_matmul": product((HEADS, "n", WIDTH), (HEADS, WIDTH, "m")),
    "linear": linear,
    "gemv_rows": product_transposed((1, INPUTS), ("n", INPUTS)),
    "gemv_sum": product_transposed((1, "n"), (OUTPUTS, "n")),
    "attention_scores": product_transposed((HEADS, 1, WIDTH), (HEADS, "n", WIDTH)),
    "attention_values": product((HEADS, 1, "n"), (HEADS, "n", WIDTH)),
    "transpose": of_matrix(op.permute_dims),
    "relu": of_matrix(nn.relu),
    "gelu": of_matrix(nn.gelu),
    "concatenate": concatenate,
    "take": take,
    "conv2d": conv2d(1),
    "depthwise_conv2d": conv2d(CHANNELS),
    "max_pool": of_images(lambda x: nn.max_pool2d(x, pool_size=(2, 2), strides=(2, 2))),
    "avg_pool": of_images(lambda x: nn.avg_pool2d(x, pool_size=(2, 2), strides=(2, 2))),
    "global_pool": of_images(lambda x: nn.adaptive_avg_pool2d(x, output_size=(1, 1))),
}

#: The passes that make one function of an operator, and of a linear layer.
PASSES = ("FuseTransposeMatmul", "LegalizeOps", "AnnotateTIROpPattern", "FoldConstant", "FuseOps", "FuseTIR")


def function(name, parameters, value):
    """The TensorIR function of an operator."""
    builder = relax.BlockBuilder()
    with builder.function("main", parameters):
        with builder.dataflow():
            result = builder.emit_output(builder.normalize(value))
        builder.emit_func_output(result)
    passes = tvm.transform.Sequential([getattr(relax.transform, p)() for p in PASSES])
    made = passes(builder.get())
    (found,) = [f for f in made.functions.values() if isinstance(f, tvm.tirx.PrimFunc)]
    return found.with_attr("global_symbol", name)


def kernels(n, m):
    """The module of all kernels."""
    return tvm.IRModule({name: function(name, *kernel(n, m)) for name, kernel in KERNELS.items()})


def symbolic():
    """All kernels, for all sizes ``n`` and ``m``."""
    return kernels(tvm.tirx.Var("n", "int64"), tvm.tirx.Var("m", "int64"))


def fixed():
    """All kernels at ``n = 100`` and ``m = 77``."""
    return kernels(100, 77)
