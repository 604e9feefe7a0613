"""Pipelines for Halide's auto-schedulers: each as its algorithm, and as two of them schedule it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import halide as hl

#: A pipeline: its output, and its inputs, each with the extents that are estimated.
Made = tuple[Any, dict[Any, tuple[int, ...]], tuple[int, ...]]

x, y, c, i, j, k = (hl.Var(n) for n in ("x", "y", "c", "i", "j", "k"))


def _image(type_: Any = None, rank: int = 2, name: str = "image") -> Any:
    return hl.ImageParam(type_ or hl.Int(32), rank, name)


def _func(name: str) -> Any:
    return hl.Func(name)


def pointwise() -> Made:
    """A chain of functions of one element."""
    image, a, b, out = _image(), _func("a"), _func("b"), _func("out")
    a[x, y] = image[x, y] * 3 + 1
    b[x, y] = hl.select(a[x, y] > 100, 100, a[x, y])
    out[x, y] = b[x, y] - image[x, y]
    return out, {image: (1536, 1024)}, (1536, 1024)


def blur() -> Made:
    """Two passes of three."""
    image, rows, out = _image(hl.UInt(16)), _func("rows"), _func("out")
    rows[x, y] = image[x, y] + image[x + 1, y] + image[x + 2, y]
    out[x, y] = rows[x, y] + rows[x, y + 1] + rows[x, y + 2]
    return out, {image: (1538, 1026)}, (1536, 1024)


def blur_at_the_edge() -> Made:
    """The same of an image whose edge is repeated."""
    image, rows, out = _image(), _func("rows"), _func("out")
    bounded = hl.BoundaryConditions.repeat_edge(image)
    rows[x, y] = bounded[x - 1, y] + bounded[x, y] + bounded[x + 1, y]
    out[x, y] = rows[x, y - 1] + rows[x, y] + rows[x, y + 1]
    return out, {image: (1536, 1024)}, (1536, 1024)


def stencils() -> Made:
    """Four stencils, one after the other."""
    image = _image()
    before: Any = image
    for n in range(4):
        stage = _func(f"stage{n}")
        stage[x, y] = before[x, y] + before[x + 1, y] - before[x, y + 1] * 2
        before = stage
    return before, {image: (1540, 1028)}, (1536, 1024)


def sobel() -> Made:
    """Gradients in both directions, joined."""
    image, dx, dy, out = _image(), _func("dx"), _func("dy"), _func("out")
    dx[x, y] = image[x + 2, y] - image[x, y] + (image[x + 2, y + 1] - image[x, y + 1]) * 2
    dy[x, y] = image[x, y + 2] - image[x, y] + (image[x + 1, y + 2] - image[x + 1, y]) * 2
    out[x, y] = hl.max(dx[x, y], -dx[x, y]) + hl.max(dy[x, y], -dy[x, y])
    return out, {image: (1538, 1026)}, (1536, 1024)


def harris() -> Made:
    """Products of gradients, summed over windows."""
    image, dx, dy, out = _image(), _func("dx"), _func("dy"), _func("out")
    dx[x, y] = image[x + 1, y] - image[x, y]
    dy[x, y] = image[x, y + 1] - image[x, y]
    sums = []
    for name, a, b in (("xx", dx, dx), ("yy", dy, dy), ("xy", dx, dy)):
        product, window = _func(f"p{name}"), _func(f"s{name}")
        product[x, y] = a[x, y] * b[x, y]
        window[x, y] = product[x, y] + product[x + 1, y] + product[x, y + 1] + product[x + 1, y + 1]
        sums.append(window)
    xx, yy, xy = sums
    out[x, y] = xx[x, y] * yy[x, y] - xy[x, y] * xy[x, y]
    return out, {image: (1538, 1026)}, (1536, 1024)


def halved() -> Made:
    """An image of half the size."""
    image, rows, out = _image(), _func("rows"), _func("out")
    rows[x, y] = image[2 * x, y] + image[2 * x + 1, y]
    out[x, y] = rows[x, 2 * y] + rows[x, 2 * y + 1]
    return out, {image: (1536, 1024)}, (768, 512)


def doubled() -> Made:
    """An image of twice the size."""
    image, wide, out = _image(), _func("wide"), _func("out")
    wide[x, y] = image[x // 2, y] + image[(x + 1) // 2, y]
    out[x, y] = wide[x, y // 2] + wide[x, (y + 1) // 2]
    return out, {image: (769, 513)}, (1536, 1024)


def transposed() -> Made:
    """Columns as rows, behind a function of one element."""
    image, a, out = _image(), _func("a"), _func("out")
    a[x, y] = image[x, y] * image[x, y]
    out[x, y] = a[y, x] + 1
    return out, {image: (1024, 1536)}, (1536, 1024)


def colours() -> Made:
    """Three channels through a grey one."""
    image, grey, out = _image(rank=3), _func("grey"), _func("out")
    grey[x, y] = image[x, y, 0] * 3 + image[x, y, 1] * 6 + image[x, y, 2]
    out[x, y, c] = image[x, y, c] * 2 - grey[x, y]
    return out, {image: (1536, 1024, 3)}, (1536, 1024, 3)


def table() -> Made:
    """A table that the elements of an image look up."""
    image, values, out = _image(hl.UInt(8)), _func("values"), _func("out")
    values[i] = hl.i32(i) * i + 1
    out[x, y] = values[hl.i32(image[x, y])]
    return out, {image: (1536, 1024)}, (1536, 1024)


def matmul() -> Made:
    """A product of matrices."""
    a, b, out = _image(name="a"), _image(name="b"), _func("out")
    r = hl.RDom([(0, 256)], "r")
    out[x, y] = 0
    out[x, y] += a[r, y] * b[x, r]
    return out, {a: (256, 256), b: (256, 256)}, (256, 256)


def float_matmul() -> Made:
    """A product of matrices of floats, and a bias."""
    a, b, bias = (_image(hl.Float(32), rank, n) for n, rank in (("a", 2), ("b", 2), ("bias", 1)))
    product, out, r = _func("product"), _func("out"), hl.RDom([(0, 256)], "r")
    product[x, y] = 0.0
    product[x, y] += a[r, y] * b[x, r]
    out[x, y] = hl.max(product[x, y] + bias[x], 0.0)
    return out, {a: (256, 256), b: (256, 256), bias: (256,)}, (256, 256)


def rows() -> Made:
    """The sum of each row, taken from its elements."""
    image, total, out, r = _image(), _func("total"), _func("out"), hl.RDom([(0, 512)], "r")
    total[y] = 0
    total[y] += image[r, y]
    out[x, y] = image[x, y] * 512 - total[y]
    return out, {image: (512, 1024)}, (512, 1024)


def greatest() -> Made:
    """The greatest element of windows."""
    image, out, r = _image(), _func("out"), hl.RDom([(0, 3), (0, 3)], "r")
    out[x, y] = image[2 * x, 2 * y]
    out[x, y] = hl.max(out[x, y], image[2 * x + r.x, 2 * y + r.y])
    return out, {image: (1538, 1026)}, (768, 512)


def convolution() -> Made:
    """A layer of convolutions."""
    image, weights, out = _image(rank=3), _image(rank=4, name="weights"), _func("out")
    r = hl.RDom([(0, 3), (0, 3), (0, 16)], "r")
    out[c, x, y] = 0
    out[c, x, y] += weights[c, r.x, r.y, r.z] * image[r.z, x + r.x, y + r.y]
    return out, {image: (16, 66, 66), weights: (32, 3, 3, 16)}, (32, 64, 64)


def depthwise() -> Made:
    """A convolution of each channel, and a pointwise one of its result."""
    image, own, mixing = _image(rank=3), _image(rank=3, name="own"), _image(name="mixing")
    each, out = _func("each"), _func("out")
    r, s = hl.RDom([(0, 3), (0, 3)], "r"), hl.RDom([(0, 16)], "s")
    each[c, x, y] = 0
    each[c, x, y] += own[c, r.x, r.y] * image[c, x + r.x, y + r.y]
    out[c, x, y] = 0
    out[c, x, y] += mixing[s, c] * each[s, x, y]
    return out, {image: (16, 66, 66), own: (16, 3, 3), mixing: (16, 32)}, (32, 64, 64)


def histogram() -> Made:
    """How often each value occurs, and an image of these numbers."""
    image, counted, out = _image(hl.UInt(8)), _func("counted"), _func("out")
    r = hl.RDom([(0, 256), (0, 256)], "r")
    counted[i] = 0
    counted[hl.i32(image[r.x, r.y])] += 1
    out[x, y] = counted[hl.i32(image[x, y])]
    return out, {image: (256, 256)}, (256, 256)


def running() -> Made:
    """The sums of each row so far."""
    image, sums, out, r = _image(), _func("sums"), _func("out"), hl.RDom([(1, 255)], "r")
    sums[x, y] = image[x, y]
    sums[r, y] = sums[r - 1, y] + image[r, y]
    out[x, y] = sums[x, y] * 2
    return out, {image: (256, 1024)}, (256, 1024)


PIPELINES: tuple[Callable[[], Made], ...] = (
    *(pointwise, blur, blur_at_the_edge, stencils, sobel, harris, halved, doubled, transposed, colours),
    *(table, matmul, float_matmul, rows, greatest, convolution, depthwise, histogram, running),
)

#: The schedulers, each with the plug-in that has it and its settings.
SCHEDULERS = {
    "Mullapudi2016": ("autoschedule_mullapudi2016", {"parallelism": "8"}),
    "Adams2019": ("autoschedule_adams2019", {"parallelism": "8", "random_dropout_seed": "1"}),
}


def _algorithm(made: Callable[[], Made]) -> Callable[[], Any]:
    return lambda: made()[0]


def _scheduled(made: Callable[[], Made], scheduler: str) -> Callable[[], Any]:
    def schedule() -> Any:
        output, inputs, extents = made()
        plugin, settings = SCHEDULERS[scheduler]
        for image, sizes in inputs.items():
            image.set_estimates([(0, size) for size in sizes])
        output.set_estimates([(0, size) for size in extents])
        hl.load_plugin(str(next(Path(hl.__file__).parent.rglob(f"lib{plugin}.so"))))
        pipeline, target = hl.Pipeline(output), hl.Target("x86-64-linux-avx2")
        pipeline.apply_autoscheduler(target, hl.AutoschedulerParams(scheduler, settings))
        return pipeline

    return schedule


for _made in PIPELINES:
    globals()[f"algorithm_{_made.__name__}"] = _algorithm(_made)
    for _name in SCHEDULERS:
        globals()[f"{_name}_{_made.__name__}"] = _scheduled(_made, _name)
