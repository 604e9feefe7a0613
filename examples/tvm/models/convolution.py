"""A small network for images: convolution, depthwise separable convolution, pooling, a classifier, in f32.

``batch_1`` classifies one image, ``batch_n`` any number of images at a time. Images are of fixed size.
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

    def __init__(self):
        self.first = nn.Conv2D(COLOURS, NARROW, 3, padding=1)
        self.depthwise = nn.Conv2D(NARROW, NARROW, 3, padding=1, groups=NARROW)
        self.pointwise = nn.Conv2D(NARROW, WIDE, 1)
        self.classifier = nn.Linear(WIDE, CLASSES)

    def classify(self, x):
        """Scores of the classes, of shape (images, CLASSES)."""
        images = x.shape[0]
        x = op.relu(self.first(x))
        x = pool("max_pool", relax.op.nn.max_pool2d, x, pool_size=(2, 2), strides=(2, 2))
        x = op.relu(self.depthwise(x))
        x = op.relu(self.pointwise(x))
        x = pool("mean", relax.op.nn.adaptive_avg_pool2d, x, output_size=(1, 1))
        return self.classifier(op.reshape(x, (images, WIDE)))


def batch_n(images="n"):
    """The module for any number of images."""
    x = nn.spec.Tensor([images, COLOURS, SIZE, SIZE], "float32")
    return Network().export_tvm({"classify": {"x": x}})[0]


def batch_1():
    """The module for one image."""
    return batch_n(1)
