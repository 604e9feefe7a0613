"""Layers of PyTorch, exported by ``torch.export`` and read by TVM: models that we did not write.

They need PyTorch, which redverify does not: ``pip install torch``. Weights are random, nothing is downloaded.
"""

import torch
from torch import nn
from torch.export import Dim, export
from tvm.relax.frontend.torch import from_exported_program

#: The fused kernels of PyTorch's own runtime would hide what the layers are made of.
torch.backends.mha.set_fastpath_enabled(False)

#: Width of a transformer's layer, number of attention heads, width of the feed-forward layer.
WIDTH, HEADS, FEED = 64, 4, 128


def read(module, *inputs, sizes=None):
    """The module as TVM reads it; ``sizes`` names the symbolic dimensions of each input."""
    with torch.no_grad():
        return from_exported_program(export(module.eval(), inputs, dynamic_shapes=sizes))


def encoder(sizes=None):
    """``TransformerEncoderLayer`` on two sequences of 24 tokens."""
    layer = nn.TransformerEncoderLayer(WIDTH, HEADS, FEED, batch_first=True)
    return read(layer, torch.randn(2, 24, WIDTH), sizes=sizes)


def encoder_t():
    """The same layer for sequences of any length from 2 to 1024."""
    return encoder(({1: Dim("t", min=2, max=1024)},))


def decoder():
    """``TransformerDecoderLayer``: 24 tokens that attend to 12 others."""
    layer = nn.TransformerDecoderLayer(WIDTH, HEADS, FEED, batch_first=True)
    return read(layer, torch.randn(2, 24, WIDTH), torch.randn(2, 12, WIDTH))


def perceptron(sizes=None):
    """Two linear layers with ReLU and ``LogSoftmax``, on eight images of digits."""
    layers = nn.Linear(784, 256), nn.ReLU(), nn.Linear(256, 10), nn.LogSoftmax(-1)
    return read(nn.Sequential(*layers), torch.randn(8, 784), sizes=sizes)


def perceptron_n():
    """The same for any number of images from 2 to 4096."""
    return perceptron(({0: Dim("n", min=2, max=4096)},))


def convolutions():
    """Convolutions with batch and group norm, SiLU, pooling, and a linear layer."""
    first = nn.Conv2d(3, 16, 3, padding=1), nn.BatchNorm2d(16), nn.ReLU(), nn.MaxPool2d(2)
    second = nn.Conv2d(16, 32, 3, stride=2), nn.GroupNorm(4, 32), nn.SiLU(), nn.AdaptiveAvgPool2d(1)
    layers = (*first, *second, nn.Flatten(), nn.Linear(32, 10))
    return read(nn.Sequential(*layers), torch.randn(1, 3, 32, 32))


def normalisations():
    """``LayerNorm``, ``GELU``, ``RMSNorm`` and ``Softmax``."""
    layers = nn.LayerNorm(WIDTH), nn.GELU(), nn.RMSNorm(WIDTH), nn.Softmax(-1)
    return read(nn.Sequential(*layers), torch.randn(4, 9, WIDTH))
