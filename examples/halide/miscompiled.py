"""Pipelines that Halide 21.0.0 compiles to wrong code, without an error."""

import halide as hl


def window() -> hl.Func:
    """Two windows slide at different speeds: the first rows of ``f1`` are never written."""
    y = hl.Var("y")
    f1, f3, f4 = hl.Func("f1"), hl.Func("f3"), hl.Func("f4")
    f1[y] = y * 10
    f3[y] = y * 1000
    f4[y] = f3[y] + f3[y - 1] + f1[y / 2] + f1[y / 2 - 2]
    f1.store_root().compute_at(f4, y)
    f3.store_root().compute_at(f4, y)
    return f4


def split_window() -> hl.Func:
    """The window of ``g`` moves by one, but four are computed each time: ``f`` is too short for that."""
    image = hl.ImageParam(hl.Int(32), 1, "A")
    x, xo, xi = hl.Var("x"), hl.Var("xo"), hl.Var("xi")
    f, g, out = hl.Func("f"), hl.Func("g"), hl.Func("out")
    f[x] = image[x] * 3
    g[x] = f[x] + f[x + 1]
    out[x] = g[x] * g[x + 2] + f[x + 1]
    f.compute_at(out, x)
    g.store_root().compute_at(out, x).split(x, xo, xi, 4)
    return out


def saturating() -> hl.Func:
    """A sum that stays at 255, one element after the other."""
    return _saturating()[0]


def saturating_lanes() -> hl.Func:
    """The same in lanes of four: the operator is not associative, but Halide takes it to be."""
    total, r = _saturating()
    ro, ri = hl.RVar("ro"), hl.RVar("ri")
    u = hl.Var("u")
    total.update().split(r, ro, ri, 4).rfactor([(ri, u)]).compute_root()
    return total


def _saturating() -> tuple[hl.Func, hl.RVar]:
    image = hl.ImageParam(hl.UInt(8), 1, "A")
    r = hl.RDom([(0, image.width())], "r")
    total = hl.Func("S")
    total[()] = hl.u8(0)
    element = image[r]
    total[()] = hl.select(total[()] > 255 - element, hl.u8(255), element)
    return total, r.x


def arg_min() -> hl.Func:
    """The least element and where it is, the last place of equal ones (as in Halide's test of rfactor)."""
    return _arg_min(_last)[0]


def arg_min_lanes() -> hl.Func:
    """The same in lanes of four. Halide takes it to be the same, but of equal elements the order counts."""
    best, r = _arg_min(_last)
    ro, ri = hl.RVar("ro"), hl.RVar("ri")
    u = hl.Var("u")
    best.update().split(r, ro, ri, 4).rfactor([(ri, u)]).compute_root()
    return best


def arg_min_pieces() -> hl.Func:
    """The right twin: pieces of four, one after the other."""
    best, r = _arg_min(_last)
    best.update().split(r, hl.RVar("ro"), hl.RVar("ri"), 4)
    return best


def least_arg_min() -> hl.Func:
    """The least element and the first place of equal ones, whatever the order is."""
    return _arg_min(_least)[0]


def least_arg_min_at_once() -> hl.Func:
    """All elements at once; so may the update that tells ties by the index."""
    best, r = _arg_min(_least)
    best.update().atomic(True).parallel(r)
    return best


def arg_min_at_once() -> hl.Func:
    """All elements at once, by the update to which the order counts."""
    best, r = _arg_min(_last)
    best.update().atomic(True).parallel(r)
    return best


def _last(best, element, r):
    return hl.min(best[0], element), hl.select(best[0] < element, best[1], r)


def _least(best, element, r):
    stays = (best[0] < element) | ((best[0] == element) & (best[1] < r))
    return hl.select(stays, best[0], element), hl.select(stays, best[1], r)


def _arg_min(update) -> tuple[hl.Func, hl.RVar]:
    image = hl.ImageParam(hl.UInt(8), 1, "A")
    r = hl.RDom([(0, image.width())], "r")
    best = hl.Func("best")
    best[()] = (hl.u8(255), 2147483647)
    best[()] = update(best[()], image[r], r.x)
    return best, r.x
