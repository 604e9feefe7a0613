"""A depthwise separable convolution, after Halide's app ``depthwise_separable_conv``.

The app divides a channel by the channel multiplier, which is a size; here it is three, as in the thesis.
"""

import halide as hl

VECTOR, MULTIPLIER = 8, 3
TILE_D, TILE_W, TILE_H = 4 * VECTOR, 2, 1


def algorithm() -> hl.Func:
    """Not scheduled."""
    return _layer()["output"]


def scheduled() -> hl.Func:
    """The depthwise convolution in slices of the reduction loop of the pointwise one."""
    f = _layer()
    output, pointwise, depthwise, bounded = (f[n] for n in ("output", "pointwise", "depthwise", "bounded"))
    d, x, y, b, di, xi, yi = (hl.Var(v) for v in ("d", "x", "y", "b", "di", "xi", "yi"))
    ro, ri = hl.RVar("ro"), hl.RVar("ri")
    rc, r = f["rc"], f["r"]
    output.tile([d, x, y], [di, xi, yi], [TILE_D, TILE_W, TILE_H]).vectorize(di).unroll(xi).unroll(yi)
    output.fuse(y, b, b).parallel(b)
    pointwise.compute_at(output, d).vectorize(d).unroll(x).unroll(y)
    pointwise.update().reorder(d, x, y, rc.x, b).vectorize(d).unroll(x).unroll(y).split(rc.x, ro, ri, TILE_D)
    depthwise.store_in(hl.MemoryType.Stack).bound_extent(d, TILE_D).compute_at(pointwise, ro).vectorize(d)
    depthwise.reorder(x, y, d).unroll(x).unroll(y)
    depthwise.update().vectorize(d).reorder(x, y, d, r.x, r.y, r.z, b).unroll(x).unroll(y)
    bounded.store_in(hl.MemoryType.Stack).compute_at(pointwise, ro)
    bounded.tile(d, x, di, xi, VECTOR, 4, hl.TailStrategy.RoundUp).vectorize(di).unroll(xi)
    kernel, points = f["depthwise_filter"], f["pointwise_filter"]
    channels = points.dim(1).extent()
    kernel.dim(1).set_stride(MULTIPLIER)
    output.specialize(
        (channels == (channels / 32) * 32) & (kernel.dim(2).extent() == 3) & (kernel.dim(3).extent() == 3)
    )
    return output


def _layer() -> dict[str, object]:
    image, kernel = (
        hl.ImageParam(hl.Float(32), 4, "input"),
        hl.ImageParam(hl.Float(32), 4, "depthwise_filter"),
    )
    points, bias = hl.ImageParam(hl.Float(32), 2, "pointwise_filter"), hl.ImageParam(hl.Float(32), 1, "bias")
    bounded, depthwise, pointwise, output = (
        hl.Func(n) for n in ("input_bounded", "depthwise_convolved", "pointwise_convolved", "output")
    )
    d, x, y, b = (hl.Var(v) for v in ("d", "x", "y", "b"))
    width, height = image.dim(1), image.dim(2)
    inside = (x >= 0) & (x < width.extent()) & (y >= 0) & (y < height.extent())
    clamped = image[d, hl.clamp(x, 0, width.max()), hl.clamp(y, 0, height.max()), b]
    bounded[d, x, y, b] = hl.select(inside, clamped, hl.f32(0))
    kernel.dim(0).set_extent(MULTIPLIER)
    r = hl.RDom([(0, MULTIPLIER), (0, kernel.dim(2).extent()), (0, kernel.dim(3).extent())], "r")
    rx, ry = x + r.y - kernel.dim(2).extent() / 2, y + r.z - kernel.dim(3).extent() / 2
    depthwise[d, x, y, b] = hl.f32(0)
    depthwise[d, x, y, b] += kernel[r.x, d, r.y, r.z] * bounded[d / MULTIPLIER, rx, ry, b]
    rc = hl.RDom([(0, points.dim(1).extent())], "rc")
    pointwise[d, x, y, b] = bias[d]
    pointwise[d, x, y, b] += points[d, rc] * depthwise[rc, x, y, b]
    output[d, x, y, b] = hl.max(pointwise[d, x, y, b], hl.f32(0))
    return {
        "output": output,
        "pointwise": pointwise,
        "depthwise": depthwise,
        "bounded": bounded,
        "depthwise_filter": kernel,
        "pointwise_filter": points,
        "rc": rc,
        "r": r,
    }
