"""Pipelines of Halide's tutorial (lessons 5, 8 and 9), written anew, with the schedules that it discusses.

The producer of lesson 8 is ``sin(x * y)`` there, and reads an image here.
"""

import halide as hl


def gradient() -> hl.Func:
    """Lesson 5: a gradient, not scheduled."""
    return _gradient()[0]


def gradient_fast() -> hl.Func:
    """Lesson 5: tiles of 64 by 64 whose indices are fused, in parallel; inside, tiles of 4 by 2."""
    f, x, y = _gradient()
    names = "x_outer y_outer x_inner y_inner tile_index x_vectors y_pairs x_in y_in"
    xo, yo, xi, yi, index, vectors, pairs, x_in, y_in = (hl.Var(n) for n in names.split())
    f.tile(x, y, xo, yo, xi, yi, 64, 64).fuse(xo, yo, index).parallel(index)
    f.tile(xi, yi, vectors, pairs, x_in, y_in, 4, 2).vectorize(x_in).unroll(y_in)
    return f


def consumer() -> hl.Func:
    """Lesson 8: the average of four neighbours of a producer, not scheduled."""
    return _stages()[0]


def consumer_sliding() -> hl.Func:
    """Lesson 8: stored for all rows, computed row by row: a window of two rows slides."""
    out, producer, _, y = _stages()
    producer.store_root().compute_at(out, y)
    return out


def consumer_pixels() -> hl.Func:
    """Lesson 8: the window slides along rows and columns."""
    out, producer, x, _ = _stages()
    producer.store_root().compute_at(out, x)
    return out


def consumer_tiles() -> hl.Func:
    """Lesson 8: the producer is computed for each tile of 4 by 4."""
    out, producer, x, y = _stages()
    xo, yo, xi, yi = (hl.Var(n) for n in ("x_outer", "y_outer", "x_inner", "y_inner"))
    out.tile(x, y, xo, yo, xi, yi, 4, 4)
    producer.compute_at(out, xo)
    return out


def consumer_fast() -> hl.Func:
    """Lesson 8: strips of 16 rows in parallel, in each of which a window of the producer slides."""
    out, producer, x, y = _stages()
    yo, yi = hl.Var("yo"), hl.Var("yi")
    out.split(y, yo, yi, 16).parallel(yo).vectorize(x, 4)
    producer.store_at(out, yo).compute_at(out, yi).vectorize(x, 4)
    return out


def spread() -> hl.Func:
    """Lesson 9: the difference of the greatest and the least of the 25 neighbours, not scheduled."""
    return _spread()[0]


def spread_fast() -> hl.Func:
    """Lesson 9: strips of 32 rows in parallel; both reductions are vectors, computed for each vector."""
    out, parts, x, y = _spread()
    yo, yi = hl.Var("yo"), hl.Var("yi")
    out.split(y, yo, yi, 32).parallel(yo).vectorize(x, 16)
    for part in parts:
        part.compute_at(out, x).vectorize(x).update().vectorize(x)
    return out


def _gradient() -> tuple[hl.Func, hl.Var, hl.Var]:
    x, y, f = hl.Var("x"), hl.Var("y"), hl.Func("gradient")
    f[x, y] = x + y
    return f, x, y


def _stages() -> tuple[hl.Func, hl.Func, hl.Var, hl.Var]:
    image, x, y = hl.ImageParam(hl.Float(32), 2, "image"), hl.Var("x"), hl.Var("y")
    producer, out = hl.Func("producer"), hl.Func("consumer")
    producer[x, y] = hl.sin(image[x, y])
    out[x, y] = (producer[x, y] + producer[x, y + 1] + producer[x + 1, y] + producer[x + 1, y + 1]) / 4
    return out, producer, x, y


def _spread() -> tuple[hl.Func, list[hl.Func], hl.Var, hl.Var]:
    image, x, y = hl.ImageParam(hl.UInt(8), 2, "input"), hl.Var("x"), hl.Var("y")
    clamped = hl.BoundaryConditions.repeat_edge(image)
    box = hl.RDom([(-2, 5), (-2, 5)], "box")
    greatest, least, out = hl.Func("greatest"), hl.Func("least"), hl.Func("spread")
    greatest[x, y] = hl.u8(0)
    greatest[x, y] = hl.max(greatest[x, y], clamped[x + box.x, y + box.y])
    least[x, y] = hl.u8(255)
    least[x, y] = hl.min(least[x, y], clamped[x + box.x, y + box.y])
    out[x, y] = greatest[x, y] - least[x, y]
    return out, [greatest, least], x, y
