"""General matrix products, after ``sgemm`` of Halide's app ``linear_algebra``.

``result = a*A*B + b*C``, column-major. As in the app, the sum runs over the height of A and the result has
the width of A, also where A is transposed: then A has to be square.
"""

import halide as hl

VECTOR = 8
BLOCK = 2 * VECTOR


def algorithm() -> hl.Func:
    """Any sizes, not scheduled."""
    return _gemm()["result"]


def scheduled() -> hl.Func:
    """Any sizes."""
    return _scheduled()


def scheduled_1024() -> hl.Func:
    """All matrices are 1024 by 1024."""
    return _scheduled(size=1024)


def scheduled_square() -> hl.Func:
    """All matrices are square, of one size."""
    return _scheduled(square=True)


def scheduled_ta() -> hl.Func:
    """A is transposed."""
    return _scheduled(transpose_a=True)


def scheduled_tb() -> hl.Func:
    """B is transposed."""
    return _scheduled(transpose_b=True)


def textbook_ta() -> hl.Func:
    """What the product with A transposed should be."""
    return _textbook(transpose_a=True)


def textbook_tb() -> hl.Func:
    """What the product with B transposed should be."""
    return _textbook(transpose_b=True)


def _textbook(*, transpose_a: bool = False, transpose_b: bool = False) -> hl.Func:
    inputs = _inputs()
    a_matrix, b_matrix, c_matrix = inputs["A_"], inputs["B_"], inputs["C_"]
    i, j = hl.Var("i"), hl.Var("j")
    size = a_matrix.width() if transpose_a else a_matrix.height()
    k = hl.RDom([(0, size)], "rv")
    product, result = hl.Func("AB"), hl.Func("result")
    left = a_matrix[k, i] if transpose_a else a_matrix[i, k]
    right = b_matrix[j, k] if transpose_b else b_matrix[k, j]
    product[i, j] = hl.f32(0)
    product[i, j] += left * right
    result[i, j] = inputs["a_"] * product[i, j] + inputs["b_"] * c_matrix[i, j]
    return result


def _inputs() -> dict[str, object]:
    return {
        **{n: hl.ImageParam(hl.Float(32), 2, n) for n in ("A_", "B_", "C_")},
        **{n: hl.Param(hl.Float(32), n) for n in ("a_", "b_")},
    }


def _gemm(*, transpose_a: bool = False, transpose_b: bool = False) -> dict[str, object]:
    f = _inputs()
    i, j, k, io = (hl.Var(v) for v in ("i", "j", "k", "io"))
    a_matrix, b_matrix, c_matrix = f["A_"], f["B_"], f["C_"]
    f |= {n: hl.Func(n) for n in ("A", "B", "Btmp", "As", "Atmp", "prod", "AB", "ABt", "result")}
    padded = hl.BoundaryConditions.constant_exterior(a_matrix, hl.f32(0))
    f["Atmp"][i, j] = padded[i, j]
    f["As"][i, j, io] = f["Atmp"][j, io * BLOCK + i] if transpose_a else f["Atmp"][io * BLOCK + i, j]
    f["A"][i, j] = f["As"][i % BLOCK, j, i / BLOCK]
    f["Btmp"][i, j] = b_matrix[i, j]
    f["B"][i, j] = f["Btmp"][j, i] if transpose_b else f["Btmp"][i, j]
    f["prod"][k, i, j] = f["A"][i, k] * f["B"][k, j]
    rv = hl.RDom([(0, a_matrix.height())], "rv")
    f["AB"][i, j] = hl.f32(0)
    f["AB"][i, j] += f["prod"][rv, i, j]
    f["ABt"][i, j] = f["AB"][i, j]
    f["result"][i, j] = f["a_"] * f["ABt"][i, j] + f["b_"] * c_matrix[i, j]
    f["rv"] = rv
    return f


def _constrain(f: dict[str, object], *, size: int | None, square: bool) -> None:
    a_matrix, b_matrix, c_matrix = f["A_"], f["B_"], f["C_"]
    rows, columns, total = a_matrix.width(), b_matrix.height(), a_matrix.height()
    a_matrix.dim(0).set_min(0)
    a_matrix.dim(1).set_min(0)
    if size is not None:
        rows = columns = total = hl.i32(size)
        a_matrix.dim(0).set_extent(size)
        a_matrix.dim(1).set_extent(size)
        b_matrix.dim(1).set_extent(size)
    elif square:
        columns = total = rows
        a_matrix.dim(1).set_extent(rows)
        b_matrix.dim(1).set_extent(rows)
    b_matrix.dim(0).set_bounds(0, total)
    b_matrix.dim(1).set_min(0)
    for image in (c_matrix, f["result"].output_buffer()):
        image.dim(0).set_bounds(0, rows)
        image.dim(1).set_bounds(0, columns)


def _scheduled(
    *, transpose_a: bool = False, transpose_b: bool = False, size: int | None = None, square: bool = False
) -> hl.Func:
    f = _gemm(transpose_a=transpose_a, transpose_b=transpose_b)
    result, rv = f["result"], f["rv"]
    i, j, ii, ji, io, jo, t = (hl.Var(v) for v in ("i", "j", "ii", "ji", "io", "jo", "t"))
    ti, tj = [hl.Var(f"ti{n}") for n in range(3)], [hl.Var(f"tj{n}") for n in range(3)]
    rows, columns = f["A_"].width(), f["B_"].height()
    result.tile(i, j, ti[1], tj[1], i, j, 2 * BLOCK, 2 * BLOCK, hl.TailStrategy.GuardWithIf)
    result.tile(i, j, ii, ji, BLOCK, 4).tile(i, j, ti[0], tj[0], i, j, 1, BLOCK // 4)
    result.specialize((rows >= 512) & (columns >= 512)).fuse(tj[1], ti[1], t).parallel(t)
    middle = result.specialize((rows >= 128) & (columns >= 128))
    middle.tile(ti[1], tj[1], ti[2], tj[2], ti[1], tj[1], 2, 2).fuse(tj[2], ti[2], t).parallel(t)
    result.rename(tj[0], t)
    result.bound(i, 0, rows).bound(j, 0, columns)
    swizzled = f["As"].compute_root().split(j, jo, ji, BLOCK).reorder(i, ji, io, jo).unroll(i).vectorize(ji)
    swizzled.specialize((f["A_"].width() >= 256) & (f["A_"].height() >= 256)).parallel(jo, 4)
    f["Atmp"].compute_at(f["As"], io).vectorize(i).unroll(j)
    if transpose_b:
        f["B"].compute_at(result, t).tile(i, j, ii, ji, 8, 8).vectorize(ii).unroll(ji)
        f["Btmp"].reorder_storage(j, i).compute_at(f["B"], i).vectorize(i).unroll(j)
    ab = f["AB"].compute_at(result, i).bound_extent(j, 4).unroll(j).bound_extent(i, BLOCK).vectorize(i)
    ab.update().reorder(i, j, rv.x).unroll(j).unroll(rv.x, 2).vectorize(i)
    _constrain(f, size=size, square=square)
    return result
