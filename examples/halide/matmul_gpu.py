"""A product of two 1024 by 1024 matrices on a GPU, after Halide's app ``cuda_mat_mul``.

``--target x86-64-linux-cuda``: no GPU is needed to verify it.
"""

import halide as hl

SIZE = 1024


def algorithm() -> hl.Func:
    """Not scheduled."""
    return _matmul()["out"]


def scheduled() -> hl.Func:
    """Blocks of 64 by 16, each thread computes 4 by 8 elements in registers."""
    f = _matmul()
    out, prod, a, b, r = (f[n] for n in ("out", "prod", "A", "B", "r"))
    x, y, xi, yi, xii, yii = (hl.Var(n) for n in ("x", "y", "xi", "yi", "xii", "yii"))
    tiled = out.bound(x, 0, SIZE).bound(y, 0, SIZE).tile(x, y, xi, yi, 64, 16).tile(xi, yi, xii, yii, 4, 8)
    tiled.gpu_blocks(x, y).gpu_threads(xi, yi).unroll(xii).unroll(yii)
    update = prod.compute_at(out, xi).vectorize(x).unroll(y).update()
    update.reorder(x, y, r).vectorize(x).unroll(y).unroll(r, 8)
    for matrix in (a, b):
        matrix.in_().compute_at(prod, r).vectorize(hl.Var("_0")).unroll(hl.Var("_1"))
    return out


def _matmul() -> dict[str, object]:
    a, b = hl.ImageParam(hl.Float(32), 2, "A"), hl.ImageParam(hl.Float(32), 2, "B")
    out, prod = hl.Func("out"), hl.Func("prod")
    x, y, r = hl.Var("x"), hl.Var("y"), hl.RDom([(0, SIZE)], "r")
    prod[x, y] = hl.f32(0)
    prod[x, y] += a[x, r.x] * b[r.x, y]
    out[x, y] = prod[x, y]
    for image in (a, b, out.output_buffer()):
        image.dim(0).set_bounds(0, SIZE)
        image.dim(1).set_stride(SIZE)
    return {"out": out, "prod": prod, "A": a, "B": b, "r": r.x}
