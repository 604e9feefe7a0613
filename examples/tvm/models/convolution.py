"""A small network for images: convolutions, depthwise and pointwise, pooling, a classifier, in f32 or f16.

``batch_1`` classifies one image, ``batch_n`` any number of images at a time. ``batch_n_f16`` has parameters
and images in f16; convolutions and products accumulate in f32. Images are of fixed size.
Nothing is downloaded: the weights are parameters of the function.
"""

from tvm import relax
from tvm.relax.frontend import nn
from tvm.relax.frontend.nn import op

#: Height and width of an image, channels of the image, of the first and of the second layer, classes.
SIZE, COLOURS, NARROW, WIDE, CLASSES = 32, 3, 16, 32, 10


def pool(name, operator, x, **attributes):
    """A pooling operator of Relax, which `nn` does not wrap."""
    return op.wrap_nested(operator(x._expr, **attributes), name)


class Network(nn.Module):
    """The network."""

    def __init__(self, dtype="float32"):
        self.dtype = dtype
        self.first = nn.Conv2D(COLOURS, NARROW, 3, padding=1, dtype=dtype)
        self.depthwise = nn.Conv2D(NARROW, NARROW, 3, padding=1, groups=NARROW, dtype=dtype)
        self.pointwise = nn.Conv2D(NARROW, WIDE, 1, dtype=dtype)
        self.classifier = nn.Linear(WIDE, CLASSES, dtype=dtype, out_dtype="float32")

    def convolved(self, layer, x):
        """A convolution that accumulates in f32, in f16 with an operator that `nn` does not wrap."""
        if self.dtype == "float32":
            return layer(x)
        around = (layer.padding, layer.padding)
        product = relax.op.nn.conv2d(
            x._expr, layer.weight._expr, padding=around, groups=layer.groups, out_dtype="float32"
        )
        bias = op.astype(op.reshape(layer.bias, (1, layer.bias.shape[0], 1, 1)), "float32")
        return op.wrap_nested(product, "conv2d") + bias

    def rounded(self, x):
        """What was accumulated in f32, rounded to the type of the network."""
        return op.astype(x, self.dtype)

    def classify(self, x):
        """Scores of the classes, of shape (images, CLASSES)."""
        images = x.shape[0]
        x = self.rounded(op.relu(self.convolved(self.first, x)))
        x = pool("max_pool", relax.op.nn.max_pool2d, x, pool_size=(2, 2), strides=(2, 2))
        x = self.rounded(op.relu(self.convolved(self.depthwise, x)))
        x = self.rounded(op.relu(self.convolved(self.pointwise, x)))
        x = pool("mean", relax.op.nn.adaptive_avg_pool2d, x, output_size=(1, 1))
        return self.rounded(self.classifier(op.reshape(x, (images, WIDE))))


def batch_n(images="n", dtype="float32"):
    """The module for any number of images."""
    x = nn.spec.Tensor([images, COLOURS, SIZE, SIZE], dtype)
    return Network(dtype).export_tvm({"classify": {"x": x}})[0]


def batch_n_f16():
    """The module for any number of images, in f16."""
    return batch_n(dtype="float16")


def batch_1():
    """The module for one image."""
    return batch_n(1)
