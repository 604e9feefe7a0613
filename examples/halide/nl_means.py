"""Non-local means, after Halide's app ``nl_means``, with floats that are not reordered."""

import halide as hl

VECTOR = 8


def algorithm() -> hl.Func:
    """Not scheduled."""
    return _means()["non_local_means"]


def scheduled() -> hl.Func:
    """Tiles of 16 by 8 pixels; patch differences are computed for each tile."""
    f = _means()
    means, total, blur_d, blur_d_y, d = (
        f[n] for n in ("non_local_means", "non_local_means_sum", "blur_d", "blur_d_y", "d")
    )
    x, y, c, tx, ty = (hl.Var(v) for v in ("x", "y", "c", "tx", "ty"))
    area = f["area"]
    means.compute_root().reorder(c, x, y).tile(x, y, tx, ty, x, y, 16, 8).parallel(ty).vectorize(x, VECTOR)
    blur_d_y.compute_at(means, tx).hoist_storage(means, ty).reorder(y, x).vectorize(x, VECTOR)
    d.compute_at(means, tx).hoist_storage(means, ty).vectorize(x, VECTOR)
    total.compute_at(means, x).reorder(c, x, y).bound(c, 0, 4).unroll(c).vectorize(x, VECTOR)
    total.update(0).reorder(c, x, y, area.x, area.y).unroll(c).vectorize(x, VECTOR)
    blur_d.compute_at(total, x).vectorize(x, VECTOR)
    means.output_buffer().dim(2).set_bounds(0, 3)
    return means


def _means() -> dict[str, object]:
    image = hl.ImageParam(hl.Float(32), 3, "input")
    patch, search = hl.Param(hl.Int(32), "patch_size"), hl.Param(hl.Int(32), "search_area")
    sigma = hl.Param(hl.Float(32), "sigma")
    x, y, c, dx, dy = (hl.Var(v) for v in ("x", "y", "c", "dx", "dy"))
    scale = -1.0 / (sigma * sigma * patch * patch)
    clamped = hl.BoundaryConditions.repeat_edge(image)
    dc, d, blur_d_y, blur_d, w, alpha, total, means = (
        hl.Func(n)
        for n in (
            "dc",
            "d",
            "blur_d_y",
            "blur_d",
            "w",
            "clamped_with_alpha",
            "non_local_means_sum",
            "non_local_means",
        )
    )
    difference = clamped[x, y, c] - clamped[x + dx, y + dy, c]
    dc[x, y, dx, dy, c] = difference * difference
    channels = hl.RDom([(0, 3)], "channels")
    d[x, y, dx, dy] = hl.sum(dc[x, y, dx, dy, channels])
    window = hl.RDom([(-(patch / 2), patch)], "patch")
    blur_d_y[x, y, dx, dy] = hl.sum(d[x, y + window, dx, dy])
    blur_d[x, y, dx, dy] = hl.sum(blur_d_y[x + window, y, dx, dy])
    w[x, y, dx, dy] = hl.fast_exp(blur_d[x, y, dx, dy] * scale)
    alpha[x, y, c] = hl.mux(c, [clamped[x, y, 0], clamped[x, y, 1], clamped[x, y, 2], hl.f32(1)])
    area = hl.RDom([(-(search / 2), search), (-(search / 2), search)], "area")
    total[x, y, c] = hl.f32(0)
    total[x, y, c] += w[x, y, area.x, area.y] * alpha[x + area.x, y + area.y, c]
    means[x, y, c] = hl.clamp(total[x, y, c] / total[x, y, 3], 0.0, 1.0)
    return {
        "non_local_means": means,
        "non_local_means_sum": total,
        "blur_d": blur_d,
        "blur_d_y": blur_d_y,
        "d": d,
        "area": area,
    }
