"""Ten small pipelines of Halide whose schedules are drawn; see :mod:`tests.frontends.halide_schedules`.

Each function makes the Funcs, and tells their variables, the images and a size of each dimension. The text of
a function is copied into the module that is verified, so each needs ``hl`` alone. ``out`` is the output.
"""

import halide as hl


def blur():
    a = hl.ImageParam(hl.UInt(16), 2, "A")
    x, y = hl.Var("x"), hl.Var("y")
    rows, out = hl.Func("rows"), hl.Func("out")
    rows[x, y] = a[x, y] + a[x + 1, y] + a[x + 2, y]
    out[x, y] = rows[x, y] + rows[x, y + 1] + rows[x, y + 2]
    return {"rows": rows, "out": out, "A": a}


def chain():
    a = hl.ImageParam(hl.Int(32), 1, "A")
    x = hl.Var("x")
    f, g, out = hl.Func("f"), hl.Func("g"), hl.Func("out")
    f[x] = a[x] * 3
    g[x] = f[x] + f[x + 1]
    out[x] = g[x] * g[x + 2] + f[x + 1]
    return {"f": f, "g": g, "out": out, "A": a}


def matmul():
    a, b = hl.ImageParam(hl.Float(32), 2, "A"), hl.ImageParam(hl.Float(32), 2, "B")
    x, y = hl.Var("x"), hl.Var("y")
    total, out = hl.Func("total"), hl.Func("out")
    r = hl.RDom([(0, a.width())], "r")
    total[x, y] = hl.f32(0)
    total[x, y] += a[r.x, y] * b[x, r.x]
    out[x, y] = total[x, y] + hl.f32(1)
    for image in (a, b):
        image.dim(0).set_min(0)
        image.dim(1).set_min(0)
    return {"total": total, "out": out, "A": a, "B": b, "r.x": r.x}


def convolution():
    a, w = hl.ImageParam(hl.Int(32), 1, "A"), hl.ImageParam(hl.Int(32), 1, "W")
    x = hl.Var("x")
    total, out = hl.Func("total"), hl.Func("out")
    r = hl.RDom([(0, 5)], "r")
    total[x] = 7
    total[x] += a[x + r.x] * w[r.x]
    out[x] = hl.max(total[x], 0)
    return {"total": total, "out": out, "A": a, "W": w, "r.x": r.x}


def greatest():
    a = hl.ImageParam(hl.UInt(8), 2, "A")
    y = hl.Var("y")
    top, out = hl.Func("top"), hl.Func("out")
    r = hl.RDom([(0, a.width())], "r")
    top[y] = hl.u8(0)
    top[y] = hl.max(top[y], a[r.x, y])
    out[y] = top[y] + hl.u8(1)
    a.dim(0).set_min(0)
    return {"top": top, "out": out, "A": a, "r.x": r.x}


def dot():
    a, b = hl.ImageParam(hl.Int(32), 1, "A"), hl.ImageParam(hl.Int(32), 1, "B")
    out = hl.Func("out")
    r = hl.RDom([(0, a.width())], "r")
    out[()] = 0
    out[()] += a[r.x] * b[r.x]
    for image in (a, b):
        image.dim(0).set_min(0)
    return {"out": out, "A": a, "B": b, "r.x": r.x}


def edges():
    a = hl.ImageParam(hl.Int(32), 1, "A")
    x = hl.Var("x")
    f, out = hl.Func("f"), hl.Func("out")
    clamped = hl.BoundaryConditions.repeat_edge(a)
    f[x] = clamped[x - 1] + clamped[x + 1]
    out[x] = f[x - 1] - f[x + 1]
    return {"f": f, "out": out, "A": a}


def halves():
    a = hl.ImageParam(hl.Int(32), 1, "A")
    x = hl.Var("x")
    f, g, out = hl.Func("f"), hl.Func("g"), hl.Func("out")
    f[x] = a[x] + 1
    g[x] = f[2 * x] + f[2 * x + 1]
    out[x] = g[x / 2] + g[x / 2 + 1]
    return {"f": f, "g": g, "out": out, "A": a}


def pieces():
    a = hl.ImageParam(hl.Int(32), 2, "A")
    x, y = hl.Var("x"), hl.Var("y")
    f, out = hl.Func("f"), hl.Func("out")
    f[x, y] = a[x, y]
    f[x, 0] = 5
    f[x, y] = f[x, y] * 2
    out[x, y] = f[x, y] + f[x, y + 1]
    return {"f": f, "out": out, "A": a}


def saturating():
    a = hl.ImageParam(hl.UInt(8), 2, "A")
    y = hl.Var("y")
    total, out = hl.Func("total"), hl.Func("out")
    r = hl.RDom([(0, a.width())], "r")
    total[y] = hl.u8(0)
    total[y] = hl.select(total[y] > 255 - a[r.x, y], hl.u8(255), a[r.x, y])
    out[y] = total[y]
    a.dim(0).set_min(0)
    return {"total": total, "out": out, "A": a, "r.x": r.x}


PIPELINES = (blur, chain, matmul, convolution, greatest, dot, edges, halves, pieces, saturating)
