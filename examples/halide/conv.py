"""A convolution layer with ReLU, of fixed sizes, after Halide's app ``conv_layer``."""

import halide as hl

N, CI, CO, W, H = 5, 128, 128, 100, 80


def algorithm() -> hl.Func:
    """Not scheduled."""
    return _layer()["relu"]


def scheduled() -> hl.Func:
    """The schedule for 16 vector registers of 8 floats: tiles of 24 channels and 4 pixels."""
    f = _layer()
    relu, conv, image, kernel, r = (f[n] for n in ("relu", "conv", "input", "filter", "r"))
    c, x, y, n = (hl.Var(v) for v in ("c", "x", "y", "n"))
    co, ci, xo, xi = (hl.Var(v) for v in ("co", "ci", "xo", "xi"))
    vector, tile_w, tile_h = 8, 3, 4
    split = relu.split(c, co, ci, vector * tile_w).split(x, xo, xi, tile_h)
    split.reorder(ci, xi, xo, y, n, co).vectorize(ci, vector).unroll(ci).unroll(xi)
    relu.parallel(y).parallel(n).parallel(co)
    update = conv.compute_at(relu, xo).vectorize(c, vector).unroll(c).unroll(x).unroll(y).update()
    update.reorder(c, x, y, r.x, r.y, r.z, n).vectorize(c, vector).unroll(c).unroll(x).unroll(y).unroll(
        r.x, 2
    )
    staged = kernel.in_().compute_at(conv, r.x).vectorize(hl.Var("_0"), vector)
    staged.unroll(hl.Var("_0")).unroll(hl.Var("_3"))
    image.in_().compute_at(conv, x).unroll(hl.Var("_0"))
    return relu


def _layer() -> dict[str, object]:
    image, kernel = hl.ImageParam(hl.Float(32), 4, "input"), hl.ImageParam(hl.Float(32), 4, "filter")
    bias = hl.ImageParam(hl.Float(32), 1, "bias")
    conv, relu = hl.Func("conv"), hl.Func("relu")
    c, x, y, n = (hl.Var(v) for v in ("c", "x", "y", "n"))
    r = hl.RDom([(0, CI), (0, 3), (0, 3)], "r")
    conv[c, x, y, n] = bias[c]
    conv[c, x, y, n] += kernel[c, r.y, r.z, r.x] * image[r.x, x + r.y, y + r.z, n]
    relu[c, x, y, n] = hl.max(0, conv[c, x, y, n])
    _fix(relu.output_buffer(), (CO, W, H, N))
    _fix(image, (CI, W + 2, H + 2, N))
    _fix(kernel, (CO, 3, 3, CI))
    _fix(bias, (CO,))
    return {"relu": relu, "conv": conv, "input": image, "filter": kernel, "r": r}


def _fix(buffer: object, extents: tuple[int, ...]) -> None:
    """All sizes and strides are known, as Halide's app has it."""
    stride = 1
    for dimension, extent in enumerate(extents):
        buffer.dim(dimension).set_bounds(0, extent).set_stride(stride)
        stride *= extent
