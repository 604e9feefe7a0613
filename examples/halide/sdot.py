"""A dot product with eight lanes written by hand, after ``sdot`` of Halide's app ``linear_algebra``."""

import halide as hl

LANES = 8


def algorithm() -> hl.Func:
    """Not scheduled."""
    return _dot()[0]


def scheduled() -> hl.Func:
    """The lanes are the elements of a vector."""
    result, dot = _dot()
    i = hl.Var("i")
    dot.compute_root().vectorize(i)
    dot.update(0).vectorize(i)
    return result


def _dot() -> tuple[hl.Func, hl.Func]:
    x, y = hl.ImageParam(hl.Float(32), 1, "x"), hl.ImageParam(hl.Float(32), 1, "y")
    size = x.width()
    vectors = size / LANES
    i = hl.Var("i")
    dot, result = hl.Func("dot"), hl.Func("result")
    k = hl.RDom([(0, vectors)], "k")
    dot[i] = hl.f32(0)
    dot[i] += x[k * LANES + i] * y[k * LANES + i]
    lanes = hl.RDom([(0, LANES)], "lanes")
    tail = hl.RDom([(vectors * LANES, size - vectors * LANES)], "tail")
    result[()] = hl.sum(dot[lanes])
    result[()] += hl.sum(x[tail] * y[tail])
    for image in (x, y):
        image.dim(0).set_bounds(0, size)
    return result, dot
