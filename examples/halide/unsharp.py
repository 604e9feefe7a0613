"""Unsharp masking, after Halide's app ``unsharp``, with floats that are not reordered."""

import halide as hl

VECTOR, SIGMA, PI = 8, 1.5, 3.14159265358979310000


def algorithm() -> hl.Func:
    """Not scheduled."""
    return _unsharp()["output"]


def scheduled() -> hl.Func:
    """Strips of 32 rows in parallel, with three Funcs computed row by row."""
    f = _unsharp()
    output = f["output"]
    x, y, c, yo, yi = (hl.Var(v) for v in ("x", "y", "c", "yo", "yi"))
    output.split(y, yo, yi, 32).vectorize(x, VECTOR).parallel(yo).reorder(x, c, yi, yo)
    for name in ("gray", "blur_y", "ratio"):
        f[name].compute_at(output, yi).store_at(output, yo).vectorize(x, VECTOR)
    return output


def _unsharp() -> dict[str, hl.Func]:
    image = hl.ImageParam(hl.Float(32), 3, "input")
    x, y, c = hl.Var("x"), hl.Var("y"), hl.Var("c")
    f = {n: hl.Func(n) for n in ("kernel", "gray", "blur_y", "blur_x", "sharpen", "ratio", "output")}
    kernel, gray, blur_y, blur_x = (f[n] for n in ("kernel", "gray", "blur_y", "blur_x"))
    scale = hl.sqrt(hl.f32(2 * PI)) * hl.f32(SIGMA)
    kernel[x] = hl.exp(-x * x / hl.f32(2 * SIGMA * SIGMA)) / scale
    bounded = hl.BoundaryConditions.repeat_edge(image)
    gray[x, y] = hl.strict_float(
        hl.f32(0.299) * bounded[x, y, 0] + hl.f32(0.587) * bounded[x, y, 1] + hl.f32(0.114) * bounded[x, y, 2]
    )
    blur_y[x, y] = hl.strict_float(
        kernel[0] * gray[x, y]
        + kernel[1] * (gray[x, y - 1] + gray[x, y + 1])
        + kernel[2] * (gray[x, y - 2] + gray[x, y + 2])
        + kernel[3] * (gray[x, y - 3] + gray[x, y + 3])
    )
    blur_x[x, y] = hl.strict_float(
        kernel[0] * blur_y[x, y]
        + kernel[1] * (blur_y[x - 1, y] + blur_y[x + 1, y])
        + kernel[2] * (blur_y[x - 2, y] + blur_y[x + 2, y])
        + kernel[3] * (blur_y[x - 3, y] + blur_y[x + 3, y])
    )
    f["sharpen"][x, y] = hl.strict_float(2 * gray[x, y] - blur_x[x, y])
    f["ratio"][x, y] = hl.strict_float(f["sharpen"][x, y] / gray[x, y])
    f["output"][x, y, c] = hl.strict_float(f["ratio"][x, y] * image[x, y, c])
    return f
