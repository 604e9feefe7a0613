"""A box filter of three by three points, after Halide's app ``blur``."""

import halide as hl


def algorithm() -> hl.Func:
    """Not scheduled."""
    return _blur()[1]


def scheduled() -> hl.Func:
    """Strips of 32 rows in parallel; four rows of ``blur_x`` are kept in a circular buffer."""
    blur_x, blur_y = _blur()
    x, y, yi = hl.Var("x"), hl.Var("y"), hl.Var("yi")
    blur_y.split(y, y, yi, 32).parallel(y).vectorize(x, 16)
    blur_x.store_at(blur_y, y).compute_at(blur_y, x).vectorize(x, 16)
    return blur_y


def _blur() -> tuple[hl.Func, hl.Func]:
    image = hl.ImageParam(hl.UInt(16), 2, "input")
    blur_x, blur_y = hl.Func("blur_x"), hl.Func("blur_y")
    x, y = hl.Var("x"), hl.Var("y")
    blur_x[x, y] = (image[x, y] + image[x + 1, y] + image[x + 2, y]) / 3
    blur_y[x, y] = (blur_x[x, y] + blur_x[x, y + 1] + blur_x[x, y + 2]) / 3
    return blur_x, blur_y
