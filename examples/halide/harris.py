"""The Harris corner detector, after Halide's app ``harris``, with floats that are not reordered."""

import halide as hl

VECTOR = 8


def algorithm() -> hl.Func:
    """Not scheduled."""
    return _harris()["output"]


def scheduled() -> hl.Func:
    """Strips of 32 rows in parallel; gradients are computed together, row by row."""
    f = _harris()
    x, y, yi = hl.Var("x"), hl.Var("y"), hl.Var("yi")
    output = f["output"]
    output.split(y, y, yi, 32).parallel(y).vectorize(x, VECTOR)
    for name in ("gray", "Ix", "Iy"):
        f[name].store_at(output, y).compute_at(output, yi).vectorize(x, VECTOR)
    f["Ix"].compute_with(f["Iy"], x)
    return output


def _harris() -> dict[str, hl.Func]:
    image = hl.ImageParam(hl.Float(32), 3, "input")
    x, y = hl.Var("x"), hl.Var("y")
    f = {
        n: hl.Func(n)
        for n in ("gray", "Iy", "Ix", "Ixx", "Iyy", "Ixy", "Sxx", "Syy", "Sxy", "det", "trace", "output")
    }
    gray, ix, iy = f["gray"], f["Ix"], f["Iy"]
    gray[x, y] = _strict(
        hl.f32(0.299) * image[x, y, 0] + hl.f32(0.587) * image[x, y, 1] + hl.f32(0.114) * image[x, y, 2]
    )
    iy[x, y] = _strict(
        gray[x - 1, y - 1] * _twelfth(-1)
        + gray[x - 1, y + 1] * _twelfth(1)
        + gray[x, y - 1] * _twelfth(-2)
        + gray[x, y + 1] * _twelfth(2)
        + gray[x + 1, y - 1] * _twelfth(-1)
        + gray[x + 1, y + 1] * _twelfth(1)
    )
    ix[x, y] = _strict(
        gray[x - 1, y - 1] * _twelfth(-1)
        + gray[x + 1, y - 1] * _twelfth(1)
        + gray[x - 1, y] * _twelfth(-2)
        + gray[x + 1, y] * _twelfth(2)
        + gray[x - 1, y + 1] * _twelfth(-1)
        + gray[x + 1, y + 1] * _twelfth(1)
    )
    f["Ixx"][x, y] = _strict(ix[x, y] * ix[x, y])
    f["Iyy"][x, y] = _strict(iy[x, y] * iy[x, y])
    f["Ixy"][x, y] = _strict(ix[x, y] * iy[x, y])
    for name in ("xx", "yy", "xy"):
        product = f[f"I{name}"]
        cells = [product[x + i, y + j] for i in (-1, 0, 1) for j in (-1, 0, 1)]
        total = cells[0]
        for cell in cells[1:]:
            total = total + cell
        f[f"S{name}"][x, y] = _strict(total)
    sxx, syy, sxy = f["Sxx"], f["Syy"], f["Sxy"]
    f["det"][x, y] = _strict(sxx[x, y] * syy[x, y] - sxy[x, y] * sxy[x, y])
    f["trace"][x, y] = _strict(sxx[x, y] + syy[x, y])
    f["output"][x, y] = _strict(f["det"][x, y] - hl.f32(0.04) * f["trace"][x, y] * f["trace"][x, y])
    return f


def _twelfth(count: int) -> hl.Expr:
    return hl.f32(count / 12)


def _strict(value: hl.Expr) -> hl.Expr:
    return hl.strict_float(value)
