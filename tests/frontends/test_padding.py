"""Matrix products whose operands are padded to whole tiles: the rows, the columns, and the reduction."""

import pytest

pytest.importorskip("tvm")

import tvm
from tvm import s_tir, te

from redverify.frontends import tvm as front
from redverify.reporting.result import Verdict
from tests.frontends.scripts import verdict_of, with_head

pytestmark = pytest.mark.ring("sweep")

HEAD = """
n = TypeVar("n")
m = TypeVar("m")
@T.prim_func(s_tir=True)
def main(A: T.Buffer((n, m), "float32"), B: T.Buffer((m, 6), "float32"), X: T.Buffer((n, 6), "float32"),
         C: T.Buffer((n, 6), "float32")):
    T.func_attr({"global_symbol": "main"})
"""

PRODUCT = """
    for i, j, k in T.grid(n, 6, m):
        with T.sblock("@C"):
            vi, vj, vk = T.axis.remap("SSR", [i, j, k])
            with T.init():
                @C[vi, vj] = T.float32(0)
            @C[vi, vj] = @C[vi, vj] + A[vi, vk] * B[vk, vj]
"""

BEFORE = PRODUCT.replace("@C", "C")

BEFORE_WITH_EPILOGUE = f"""
    D = T.sblock_alloc_buffer((n, 6))
{PRODUCT.replace("@C", "D").strip(chr(10))}
    for i, j in T.grid(n, 6):
        with T.sblock("C"):
            vi, vj = T.axis.remap("SS", [i, j])
            C[vi, vj] = D[vi, vj] + X[vi, vj]
"""

#: What dlight's rule for matrix products makes, without its threads.
PADDED = """
    A_pad = T.sblock_alloc_buffer(((n + 3) // 4 * 4, (m + 1) // 2 * 2))
    B_pad = T.sblock_alloc_buffer((8, (m + 1) // 2 * 2))
    C_pad = T.sblock_alloc_buffer(((n + 3) // 4 * 4, 8))
    for i, k in T.grid((n + 3) // 4 * 4, (m + 1) // 2 * 2):
        with T.sblock("A_pad"):
            v0, v1 = T.axis.remap("SS", [i, k])
            A_pad[v0, v1] = T.if_then_else(@row and @step, @element, T.float32(@zero))
    for j, k in T.grid(8, (m + 1) // 2 * 2):
        with T.sblock("B_pad"):
            v0, v1 = T.axis.remap("SS", [j, k])
            B_pad[v0, v1] = T.if_then_else(v0 < 6 and @other, B[v1, v0], T.float32(@none))
    for i0, i1, j in T.grid((n + 3) // 4, 4, 8):
        with T.sblock("product_init"):
            v0 = T.axis.spatial((n + 3) // 4 * 4, i0 * 4 + i1)
            v1 = T.axis.spatial(8, j)
            C_pad[v0, v1] = T.float32(0)
        for k0, k1 in T.grid((m + 1) // 2, 2):
            with T.sblock("product_update"):
                v0 = T.axis.spatial((n + 3) // 4 * 4, i0 * 4 + i1)
                v1 = T.axis.spatial(8, j)
                v2 = T.axis.reduce((m + 1) // 2 * 2, k0 * 2 + k1)
                C_pad[v0, v1] = C_pad[v0, v1] + A_pad[v0, v2] * B_pad[v1, v2]
    for i, j in T.grid((n + 3) // 4 * 4, 8):
        with T.sblock("write"):
            v0, v1 = T.axis.remap("SS", [i, j])
            T.where(@written and j < 6)
            C[v0, v1] = @result
"""

RIGHT = {
    "row": "v0 < n",
    "step": "v1 < m",
    "other": "v1 < m",
    "element": "A[v0, v1]",
    "zero": "0",
    "none": "0",
    "written": "i < n",
    "result": "C_pad[v0, v1]",
}


function = with_head(HEAD)


def verdict(before, **changes):
    """The verdict of the padded product; a refusal is inconclusive."""
    after = function(PADDED, **{**RIGHT, **changes})
    return verdict_of(function(before), after, assume=["m >= 1"])


def test_rows_columns_and_the_reduction_may_be_padded():
    assert verdict(BEFORE) is Verdict.VERIFIED


def test_what_is_beyond_the_edge_is_named_by_the_padded_elements():
    text = front.to_sched(function(BEFORE), function(PADDED, **RIGHT))
    a, b = "select(v0_1 < n and r < m, A(v0_1, r), 0.0)", "select(j < 6 and r < m, B(r, j), 0.0)"
    padded = f"sum[r : 0 <= r < 2*((m + 1) // 2) and r < m] {a} * {b}"
    assert f"c_pad[v0_1, j] {{{padded}}} +{{2*k0 + k1}}=" in text
    assert "c[i, j] {C(i, j)} := c_pad[i, j]" in text


def test_an_epilogue_reads_the_padded_product():
    assert verdict(BEFORE_WITH_EPILOGUE, result="C_pad[v0, v1] + X[v0, v1]") is Verdict.VERIFIED


def test_a_padded_column_counts_nothing():
    assert verdict(BEFORE, result="C_pad[v0, v1] + C_pad[v0, 7]") is Verdict.VERIFIED


def test_one_factor_with_zeros_suffices_over_the_real_numbers():
    assert verdict(BEFORE, zero="1") is Verdict.VERIFIED


@pytest.mark.parametrize(
    "changes",
    [
        pytest.param({"zero": "1", "none": "1"}, id="the reduction is padded with ones"),
        pytest.param({"step": "v1 + 1 < m"}, id="the last element is left out"),
        pytest.param({"other": "v1 + 1 < m"}, id="the last element of the other factor is left out"),
        pytest.param({"row": "v0 + 1 < n"}, id="the last row is left out"),
        pytest.param({"step": "v1 < m + 1"}, id="one element beyond the tensor is read"),
        pytest.param({"row": "v0 < n + 1"}, id="one row beyond the tensor is read"),
        pytest.param({"row": "v0 < m"}, id="the guard has the extent of another dimension"),
        pytest.param({"written": "i < n + 1"}, id="a row beyond the output is written"),
        pytest.param({"written": "i + 1 < n"}, id="the last row is not written"),
        pytest.param({"result": "C_pad[v0, v1 + 1]"}, id="another column is written back"),
    ],
)
def test_wrong_pads_are_refuted(changes):
    assert verdict(BEFORE, **changes) is Verdict.REFUTED


def test_another_element_cannot_be_inferred_and_is_run():
    assert verdict(BEFORE, element="A[v0, v1] + T.float32(1)") is Verdict.REFUTED
    assert verdict(BEFORE, element="A[v0, v1] * T.float32(2) / T.float32(2)") is not Verdict.REFUTED


# ---------------------------------------------------------------- TVM's own primitive


def einsum(*sizes):
    n, m, k = sizes
    a, b = te.placeholder((n, k), name="A"), te.placeholder((k, m), name="B")
    r = te.reduce_axis((0, k), name="k")
    return te.create_prim_func(
        [a, b, te.compute((n, m), lambda i, j: te.sum(a[i, r] * b[r, j], axis=r), name="C")]
    )


def padded_einsum(before, *, tiled):
    schedule = s_tir.Schedule(before)
    block = schedule.get_sblock("C")
    schedule.pad_einsum(block, [16, 16, 8])
    if tiled:
        i, j, k = schedule.get_loops(block)
        i_0, i_1 = schedule.split(i, [None, 16])
        k_0, k_1 = schedule.split(k, [None, 8])
        schedule.reorder(i_0, j, k_0, i_1, k_1)
        schedule.parallel(i_0)
        schedule.decompose_reduction(block, k_0)
    return schedule.mod


@pytest.mark.parametrize("tiled", [False, True])
@pytest.mark.parametrize("symbolic", ["", "n", "nmk"])
def test_pad_einsum(symbolic, tiled):
    sizes = [te.var(x) if x in symbolic else e for x, e in (("n", 30), ("m", 12), ("k", 35))]
    before = einsum(*sizes)
    found = front.verify(before, padded_einsum(before, tiled=tiled), assume=["k >= 1"] * ("k" in symbolic))
    assert found.verdict is Verdict.VERIFIED


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("T.float32(0.0))", "T.float32(1.0))"),
        ("v0 < 30 and v1 < 35", "v0 < 30 and v1 < 34"),
        ("v0 < 35 and v1 < 12", "v0 < 35 and v1 < 13"),
        ("T.grid(30, 12)", "T.grid(29, 12)"),
    ],
)
def test_a_wrong_pad_einsum_is_refuted(old, new):
    before = einsum(30, 12, 35)
    text = padded_einsum(before, tiled=False)["main"].script()
    assert old in text
    assert front.verify(before, tvm.script.from_source(text.replace(old, new))).verdict is Verdict.REFUTED


CONVOLUTION = """
n = TypeVar("n")
@T.prim_func(s_tir=True)
def main(X: T.Buffer((n, 2, 4), "float32"), W: T.Buffer((3, 2, 3), "float32"),
         C: T.Buffer((n, 3, 4), "float32")):
    T.func_attr({"global_symbol": "main"})
"""

UNSCHEDULED = """
    P = T.sblock_alloc_buffer((n, 2, 6))
    for i, c, x in T.grid(n, 2, 6):
        with T.sblock("P"):
            vi, vc, vx = T.axis.remap("SSS", [i, c, x])
            P[vi, vc, vx] = T.if_then_else(1 <= vx and vx < 5, X[vi, vc, vx - 1], T.float32(0))
    for i, f, x, c, r in T.grid(n, 3, 4, 2, 3):
        with T.sblock("C"):
            vi, vf, vx, vc, vr = T.axis.remap("SSSRR", [i, f, x, c, r])
            with T.init():
                C[vi, vf, vx] = T.float32(0)
            C[vi, vf, vx] = C[vi, vf, vx] + P[vi, vc, vx + vr] * W[vf, vc, vr]
"""

#: What dlight's rule for matrix products makes of it: its 2 * 3 elements are padded to 8.
AS_PRODUCT = """
    X_pad = T.sblock_alloc_buffer((n * 4, 8))
    W_pad = T.sblock_alloc_buffer((3, 8))
    C_pad = T.sblock_alloc_buffer((n * 4, 3))
    for i, k in T.grid(n * 4, 8):
        with T.sblock("X_pad"):
            v0, v1 = T.axis.remap("SS", [i, k])
            X_pad[v0, v1] = T.if_then_else(v1 < 6, T.if_then_else(
                1 <= v0 % 4 + v1 % 3 and v0 % 4 + v1 % 3 < 5,
                X[v0 // 4, v1 // 3, v0 % 4 + v1 % 3 - 1], T.float32(@margin)), T.float32(@zero))
    for f, k in T.grid(3, 8):
        with T.sblock("W_pad"):
            v0, v1 = T.axis.remap("SS", [f, k])
            W_pad[v0, v1] = T.if_then_else(v1 < 6, W[v0, @channel, v1 % 3], T.float32(@none))
    for i, f in T.grid(n * 4, 3):
        with T.sblock("product_init"):
            v0, v1 = T.axis.remap("SS", [i, f])
            C_pad[v0, v1] = T.float32(0)
    for i, f, k in T.grid(n * 4, 3, 8):
        with T.sblock("product_update"):
            v0, v1, v2 = T.axis.remap("SSR", [i, f, k])
            C_pad[v0, v1] = C_pad[v0, v1] + X_pad[v0, v2] * W_pad[v1, v2]
    for i, f in T.grid(n * 4, 3):
        with T.sblock("result"):
            v0, v1 = T.axis.remap("SS", [i, f])
            C[v0 // 4, v1, v0 % 4] = C_pad[v0, v1]
"""


def convolution(**changes):
    body = AS_PRODUCT
    for name, text in {"margin": "0", "zero": "0", "none": "0", "channel": "v1 // 3", **changes}.items():
        body = body.replace(f"@{name}", text)
    before, after = (tvm.script.from_source(CONVOLUTION + b) for b in (UNSCHEDULED, body))
    try:
        return front.verify(before, after).verdict
    except front.TranslationError:
        return Verdict.INCONCLUSIVE


def test_an_image_with_a_margin_may_be_padded_again():
    assert convolution() is Verdict.VERIFIED


def test_one_factor_with_zeros_suffices_in_a_convolution():
    assert convolution(zero="1") is Verdict.VERIFIED


@pytest.mark.parametrize("changes", [{"zero": "1", "none": "1"}, {"margin": "1"}, {"channel": "1 - v1 // 3"}])
def test_a_wrong_convolution_is_not_verified(changes):
    assert convolution(**changes) is not Verdict.VERIFIED


GROUPS = """
@T.prim_func(s_tir=True)
def main(X: T.Buffer((64,), "float32"), P: T.Buffer((4, 8), "float32"), C: T.Buffer((4,), "float32")):
    T.func_attr({"global_symbol": "main"})
    for i, @loops in T.grid(4, @extents):
        with T.sblock("C"):
            @bindings
            with T.init():
                C[vi] = T.float32(0)
            C[vi] = C[vi] + X[@element] * P[vi, @group]
"""


def grouped(loops, extents, bindings, element, group):
    parts = {
        "loops": loops,
        "extents": extents,
        "bindings": bindings,
        "element": element,
        "group": group,
    }
    text = GROUPS
    for name, part in parts.items():
        text = text.replace(f"@{name}", part)
    return tvm.script.from_source(text)


@pytest.mark.parametrize(
    ("group", "right"), [("va + vb // 2", True), ("va + vb", False), ("vr + vb // 2", False)]
)
def test_an_index_that_the_compiler_has_simplified(group, right):
    """``(8*a + 4*b + r) // 8`` is ``a + b // 2``, since ``r < 4``: no canonical form shows it."""
    before = grouped("k", "64", 'vi, vk = T.axis.remap("SR", [i, k])', "vk", "vk // 8")
    after = grouped(
        "a, b, r",
        "8, 2, 4",
        'vi, va, vb, vr = T.axis.remap("SRRR", [i, a, b, r])',
        "8 * va + 4 * vb + vr",
        group,
    )
    try:
        found = front.verify(before, after).verdict
    except front.TranslationError:
        found = Verdict.INCONCLUSIVE
    assert (found is Verdict.VERIFIED) is right
