"""The TVM front end: texts, verdicts by the reference interpreter, and what is refused."""

import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("tvm")

import tvm
from tvm import s_tir, te, tirx
from tvm.script import tirx as T

from redverify.frontends import tvm as front
from redverify.interpreter import run
from redverify.language.load import load_text
from redverify.reporting.result import Verdict

pytestmark = pytest.mark.ring("sweep")

EXAMPLES = Path(__file__).parents[2] / "examples" / "tvm"


def product(n, m, k):
    a = te.placeholder((n, k), name="A")
    b = te.placeholder((k, m), name="B")
    r = te.reduce_axis((0, k), name="k")
    c = te.compute((n, m), lambda i, j: te.sum(a[i, r] * b[r, j], axis=r), name="C")
    return te.create_prim_func([a, b, c])


def row_sum(n, k, reducer=te.sum, dtype="float32"):
    x = te.placeholder((n, k), name="X", dtype=dtype)
    r = te.reduce_axis((0, k), name="k")
    return te.create_prim_func([x, te.compute((n,), lambda i: reducer(x[i, r], axis=r), name="R")])


def implementation(text):
    return next(iter(load_text(text, "text.sched").impls.values()))


def violations(before, after, **parameters):
    impl = implementation(front.to_sched(before, after))
    result = run(impl, parameters, max_steps=10_000_000)
    assert result.finished or result.violations
    return [v.kind for v in result.violations]


def scheduled(function, schedule, block="C"):
    sch = s_tir.Schedule(function)
    found = sch.get_sblock(block)
    schedule(sch, found, sch.get_loops(found))
    return sch.mod


def lines(text):
    return [line.strip() for line in text.splitlines()]


# ---------------------------------------------------------------- the examples of the repository


def example_texts():
    sys.path.insert(0, str(EXAMPLES))
    try:
        import regenerate
    finally:
        sys.path.remove(str(EXAMPLES))
    return list(regenerate.texts())


@pytest.mark.parametrize("path,text", example_texts(), ids=lambda p: getattr(p, "stem", ""))
def test_example_text_is_current_and_loads(path, text):
    assert path.read_text() == text, "run examples/tvm/regenerate.py"
    assert implementation(text).body


def test_gallery_is_current():
    sys.path.insert(0, str(EXAMPLES))
    try:
        import regenerate
    finally:
        sys.path.remove(str(EXAMPLES))
    assert regenerate.GALLERY.read_text() == regenerate.gallery(), "run examples/tvm/regenerate.py"


# ---------------------------------------------------------------- schedules, by interpretation


def tiled(sch, block, loops):
    i, j, k = loops
    i_0, i_1 = sch.split(i, [None, 4])
    j_0, j_1 = sch.split(j, [None, 4])
    k_0, k_1 = sch.split(k, [None, 3])
    sch.reorder(i_0, j_0, k_0, i_1, k_1, j_1)
    sch.parallel(i_0)
    sch.unroll(k_1)
    sch.vectorize(j_1)
    sch.decompose_reduction(block, k_0)


def fused(sch, block, loops):
    sch.unroll(sch.split(sch.fuse(*loops), [None, 5])[1])


def lanes(sch, block, loops):
    sch.rfactor(sch.split(loops[-1], [None, 4])[1], 0)


def chunks(sch, block, loops):
    sch.rfactor(sch.split(loops[-1], [None, 4])[0], 0)


def whole_loop(sch, block, loops):
    sch.rfactor(loops[-1], 0)


def nested(sch, block, loops):
    partial = sch.rfactor(sch.split(loops[-1], [2, 2, 2])[0], 0)
    sch.rfactor(sch.get_loops(partial)[-2], 0)


def lanes_of_lanes(sch, block, loops):
    sch.rfactor(sch.split(loops[-1], [None, 4])[1], 0)
    sch.rfactor(sch.split(sch.get_loops(block)[-1], [2, 2])[0], 0)


def cached_lanes(sch, block, loops):
    lanes(sch, block, loops)
    sch.cache_read(block, 0, "global")


def write_cached_lanes(sch, block, loops):
    partial = sch.rfactor(sch.split(loops[-1], [None, 4])[1], 0)
    sch.cache_write(partial, 0, "global")


def moved_sum(sch, block, loops):
    partial = sch.rfactor(sch.split(loops[-1], [None, 4])[1], 0)
    sch.reverse_compute_at(block, sch.get_loops(partial)[0])


def early_write_back(sch, block, loops):
    cache = sch.cache_write(block, 0, "global")
    k_0, k_1 = sch.split(loops[-1], [None, 4])
    sch.reorder(k_0, *loops[:-1], k_1)
    sch.reverse_compute_at(cache, k_0)


def blocked(sch, block, loops):
    tiles = [sch.split(loop, [None, 2]) for loop in loops]
    sch.reorder(*(outer for outer, _ in tiles), *(inner for _, inner in tiles))
    outer = sch.blockize(tiles[0][1])
    sch.decompose_reduction(outer, sch.get_loops(outer)[2])


def threads(sch, block, loops):
    sch.bind(loops[0], "blockIdx.x")
    sch.bind(loops[1], "threadIdx.x")
    sch.reverse_compute_at(sch.cache_write(block, 0, "local"), loops[1])


def packed(sch, block, loops):
    cache = sch.cache_read(block, 1, "global")
    sch.transform_layout(cache, ("write", 0), lambda i, j: [j // 4, i, j % 4])


SCHEDULES = [
    tiled,
    fused,
    lanes,
    chunks,
    whole_loop,
    nested,
    lanes_of_lanes,
    cached_lanes,
    write_cached_lanes,
    moved_sum,
    early_write_back,
    blocked,
    threads,
    packed,
]


@pytest.mark.parametrize("schedule", SCHEDULES, ids=lambda s: s.__name__)
def test_schedule_of_a_product(schedule):
    before = product(4, 8, 8)
    assert violations(before, scheduled(before, schedule)) == []


@pytest.mark.parametrize("schedule", [tiled, chunks], ids=lambda s: s.__name__)
@pytest.mark.parametrize("size", [0, 1, 5, 9])
def test_dynamic_schedule_with_tail(schedule, size):
    n = te.var("n")
    before = product(n, n, n)
    after = scheduled(before, schedule)
    assert "spec main(n):" in front.to_sched(before, after)
    assert violations(before, after, n=size) == []


def test_predicate_becomes_a_condition():
    before = product(2, 2, 10)
    text = front.to_sched(before, scheduled(before, chunks))
    assert "if 4*k_0 + k_1 < 10:" in lines(text)
    assert "if k_1 == 0:" in lines(text)
    assert "c_rf[k_0, i, j] {C(i, j)} +{4*k_0 + k_1}= a[i, 4*k_0 + k_1] * b[4*k_0 + k_1, j]" in lines(text)
    assert "c[i, j] {C(i, j)} += c_rf[k_0, i, j]" in lines(text)


def test_rfactor_of_fused_loops_is_inferred():
    x = te.placeholder((6, 4, 3), name="X")
    r, s = te.reduce_axis((0, 4), name="r"), te.reduce_axis((0, 3), name="s")
    before = te.create_prim_func([x, te.compute((6,), lambda i: te.sum(x[i, r, s], axis=[r, s]), name="C")])

    def schedule(sch, block, loops):
        sch.rfactor(sch.split(sch.fuse(loops[1], loops[2]), [None, 4])[1], 0)

    assert violations(before, scheduled(before, schedule)) == []


def test_maximum_keeps_its_start_and_becomes_an_operator_when_factored():
    before = row_sum(3, 10, te.max)
    plain = front.to_sched(before, before)
    assert "R(i) = max(-3.4028234663852886e38, max[k : 0 <= k < 10] X(i, k))" in lines(plain)
    after = scheduled(before, lanes, "R")
    factored = front.to_sched(before, after)
    assert "operator max_f32 : f32 assoc comm unit -3.4028234663852886e38" in lines(factored)
    assert "R(i) = reduce max_f32[k : 0 <= k < 10] X(i, k)" in lines(factored)
    assert violations(before, before) == [] == violations(before, after)


def test_integer_minimum_starts_from_its_unit():
    before = row_sum(3, 10, te.min, "int32")
    after = scheduled(before, lanes, "R")
    assert "R(i) = min[k : 0 <= k < 10] X(i, k)" in lines(front.to_sched(before, after))
    assert violations(before, after) == []


@pytest.mark.parametrize(
    ("values", "level"),
    [("real", "bitwise but for the signs of zeros"), ("abstract-bitwise", "bitwise"), ("ieee", "bitwise")],
)
def test_a_schedule_that_keeps_the_order_is_bitwise_equal(values, level):
    before = product(8, 8, 8)

    def tile(sch, found, loops):
        i, j, k = loops
        outer, inner = sch.split(i, factors=[None, 4])
        sch.reorder(outer, j, inner, k)
        sch.parallel(outer)

    found = front.verify(before, scheduled(before, tile), values=values).impls[0]
    assert (found.verdict, found.level) == (Verdict.VERIFIED, level)


def test_a_schedule_that_splits_a_sum_is_equal_modulo_reassociation_and_commutation():
    before = row_sum(8, 16)

    def factor(sch, found, loops):
        _, inner = sch.split(loops[1], factors=[None, 4])
        sch.rfactor(inner, 0)

    found = front.verify(before, scheduled(before, factor, "R")).impls[0]
    assert (found.verdict, found.level) == (Verdict.VERIFIED, "modulo reassociation and commutation")


def test_ieee_keeps_the_start_of_a_sum():
    before = row_sum(3, 10)
    text = front.to_sched(before, before, values="ieee")
    assert "R(i) = 0.0 + sum[k : 0 <= k < 10] X(i, k)" in lines(text)


def test_bias_epilogue_is_a_start_that_is_not_neutral():
    a = te.placeholder((4, 6), name="A")
    bias = te.placeholder((4,), name="bias")
    k = te.reduce_axis((0, 6), name="k")
    c = te.compute((4,), lambda i: te.sum(a[i, k], axis=k), name="C")
    before = te.create_prim_func([a, bias, te.compute((4,), lambda i: c[i] + bias[i], name="D")])
    sch = s_tir.Schedule(before)
    sch.fuse_reduction_epilogue(sch.get_sblock("C"), sch.get_sblock("D"))
    assert "D(i) = bias(i) + C(i)" in lines(front.to_sched(before, sch.mod))
    assert violations(before, sch.mod) == []


def test_inlined_producer_is_unfolded_to_infer_the_element():
    a = te.placeholder((4, 8), name="A")
    b = te.compute((4, 8), lambda i, j: te.exp(a[i, j]) + 1.0, name="B")
    k = te.reduce_axis((0, 8), name="k")
    before = te.create_prim_func([a, te.compute((4,), lambda i: te.sum(b[i, k], axis=k), name="C")])
    sch = s_tir.Schedule(before)
    sch.compute_inline(sch.get_sblock("B"))
    sch.rfactor(sch.split(sch.get_loops(sch.get_sblock("C"))[1], [None, 4])[1], 0)
    assert violations(before, sch.mod) == []


def test_if_then_else_guards_its_reads():
    x = te.placeholder((10,), name="X")
    p = te.compute((12,), lambda i: tirx.if_then_else(tirx.all(i >= 1, i < 11), x[i - 1], 0.0), name="P")
    r = te.reduce_axis((0, 3), name="r")
    before = te.create_prim_func([x, te.compute((10,), lambda i: te.sum(p[i + r], axis=r), name="Y")])
    sch = s_tir.Schedule(before)
    sch.compute_inline(sch.get_sblock("P"))
    text = front.to_sched(before, sch.mod)
    assert "if 1 <= i + r < 11:" in lines(text)
    assert violations(before, sch.mod) == []


def test_buffer_is_allocated_where_tvm_allocates_it():
    a = te.placeholder((12,), name="A")
    b = te.compute((12,), lambda i: a[i] * 2.0, name="B")
    before = te.create_prim_func([a, te.compute((10,), lambda i: b[i] + b[i + 2], name="C")])
    sch = s_tir.Schedule(before)
    outer, _ = sch.split(sch.get_loops(sch.get_sblock("C"))[0], [None, 5])
    sch.compute_at(sch.get_sblock("B"), outer)
    sch.parallel(outer)
    assert violations(before, sch.mod) == []  # the halo is computed twice: shared, it would be a race


def test_names_that_are_reserved_or_repeated():
    a = te.placeholder((3, 4), name="in", dtype="float16")
    k = te.reduce_axis((0, 4), name="sum")
    c = te.compute((3,), lambda i: te.sum(a[i, k].astype("float32"), axis=k), name="let")
    before = te.create_prim_func([a, te.compute((3,), lambda par: tirx.exp(c[par]), name="max")])
    assert violations(before, before) == []


def test_functions_without_a_meaning_are_declared():
    a = te.placeholder((3,), name="A", dtype="int32")
    before = te.create_prim_func([a, te.compute((3,), lambda i: tirx.popcount(a[i]), name="B")])
    assert "function math_ctpop_i32_i32(i32) -> i32" in lines(front.to_sched(before, before))
    assert violations(before, before) == []


def test_assumptions_are_added():
    before = row_sum(te.var("n"), te.var("k"))
    text = front.to_sched(before, before, assume=["k >= 1"])
    assert "assume k >= 1" in lines(text)
    assert violations(before, before, n=2, k=0) == ["coverage"]
    impl = implementation(text)
    assert run(impl, {"n": 2, "k": 3}).ok


def test_modules_and_schedules_are_accepted():
    before = product(2, 2, 4)
    sch = s_tir.Schedule(before)
    assert front.to_sched(sch.mod, sch) == front.to_sched(before, before)


# ---------------------------------------------------------------- wrong programs


def wrong_lanes(sch, block, loops):
    sch.rfactor(sch.split(loops[-1], [5, None])[0], 0)


def partitioned(sch, block, loops):
    sch.loop_partition(loops[-1], [3, None])


def test_lanes_that_are_never_initialised():
    before = product(2, 2, 8)
    assert violations(before, scheduled(before, wrong_lanes)) == ["defined"]


def test_every_partition_initialises():
    before = product(2, 2, 8)
    assert violations(before, scheduled(before, partitioned)) == ["complete"]


@T.prim_func(s_tir=True)
def rows(a: T.Buffer((4, 4), "float32"), c: T.Buffer((4,), "float32")):
    for i, k in T.grid(4, 4):
        with T.sblock("C"):
            vi, vk = T.axis.remap("SR", [i, k])
            with T.init():
                c[vi] = T.float32(0)
            c[vi] = c[vi] + a[vi, vk]


@T.prim_func(s_tir=True)
def racing(a: T.Buffer((4, 4), "float32"), c: T.Buffer((4,), "float32")):
    for i in range(4):
        with T.sblock("C_init"):
            vi = T.axis.spatial(4, i)
            c[vi] = T.float32(0)
        for k in T.parallel(4):
            with T.sblock("C_update"):
                vi, vk = T.axis.remap("SR", [i, k])
                c[vi] = c[vi] + a[vi, vk]


@T.prim_func(s_tir=True)
def transposed(a: T.Buffer((4, 4), "float32"), c: T.Buffer((4,), "float32")):
    for i, k in T.grid(4, 4):
        with T.sblock("C"):
            vi, vk = T.axis.remap("SR", [i, k])
            with T.init():
                c[vi] = T.float32(0)
            c[vi] = c[vi] + a[vk, vi]


def test_parallel_reduction_loop_is_a_race():
    assert violations(rows, racing) == ["race"]


def test_wrong_element_is_not_annotated_away():
    assert violations(rows, transposed) == ["value"]


def test_verify_gives_a_verdict():
    assert front.verify(rows, rows).verdict.value == "verified"
    assert front.verify(rows, racing).verdict.value == "refuted"


def test_array_read_before_it_is_written_is_wrong_and_not_untranslatable():
    (impl,) = front.verify(copied_first, copied_late).impls
    assert impl.verdict is Verdict.REFUTED
    assert impl.witness is not None and impl.witness.kind == "defined"


@T.prim_func(s_tir=True)
def copied_first(a: T.Buffer((4,), "float32"), c: T.Buffer((4,), "float32")):
    b = T.sblock_alloc_buffer((4,), "float32")
    for i in range(4):
        with T.sblock("B"):
            vi = T.axis.spatial(4, i)
            b[vi] = a[vi]
    for i in range(4):
        with T.sblock("C"):
            vi = T.axis.spatial(4, i)
            c[vi] = b[vi]


@T.prim_func(s_tir=True)
def copied_late(a: T.Buffer((4,), "float32"), c: T.Buffer((4,), "float32")):
    b = T.sblock_alloc_buffer((4,), "float32")
    for i in range(4):
        with T.sblock("C"):
            vi = T.axis.spatial(4, i)
            c[vi] = b[vi]
    for i in range(4):
        with T.sblock("B"):
            vi = T.axis.spatial(4, i)
            b[vi] = a[vi]


# ---------------------------------------------------------------- refusals


def refusal(before, after):
    with pytest.raises(front.TranslationError) as caught:
        front.to_sched(before, after)
    return caught.value


def test_buffer_inside_a_vectorized_loop_is_refused():
    a = te.placeholder((4, 4), name="A")
    b = te.compute((4, 4), lambda i, j: a[i, j] * 2.0, name="B")
    before = te.create_prim_func([a, te.compute((4, 4), lambda i, j: b[i, j] + 1.0, name="C")])
    sch = s_tir.Schedule(before)
    outer = sch.get_loops(sch.get_sblock("C"))[0]
    sch.compute_at(sch.get_sblock("B"), outer)
    sch.vectorize(outer)
    assert "allocated inside the vectorized loop i" in refusal(before, sch.mod).construct


def test_data_dependent_access_is_refused():
    a = te.placeholder((8,), name="A")
    index = te.placeholder((4,), name="I", dtype="int32")
    before = te.create_prim_func([a, index, te.compute((4,), lambda i: a[index[i]], name="B")])
    assert "data-dependent index" in refusal(before, before).construct


def elementwise(extent):
    a = te.placeholder((extent,), name="A")
    return te.create_prim_func([a, te.compute(a.shape, lambda i: a[i] * 2.0, name="B")])


def test_products_of_sizes_are_verified():
    before = elementwise(te.var("n") * te.var("m"))
    assert front.verify(before, before).verdict is Verdict.VERIFIED


def test_other_extents_that_are_not_affine_are_refused():
    n, m = te.var("n"), te.var("m")
    for extent in (n * m + 1, tvm.tirx.floordiv(n, m), (n - 1) * (m - 1)):
        before = elementwise(extent)
        assert "is not affine" in refusal(before, before).construct


def test_fused_loops_over_two_sizes_are_verified():
    before = product(te.var("n"), te.var("m"), 4)

    def schedule(sch, block, loops):
        sch.fuse(loops[0], loops[1])

    assert front.verify(before, scheduled(before, schedule)).verdict is Verdict.VERIFIED


@T.prim_func(s_tir=True)
def apart(a: T.Buffer((4, 4), "float32"), sums: T.Buffer((4,), "float32"), last: T.Buffer((4,), "float32")):
    for i, j in T.grid(4, 4):
        with T.sblock("apart"):
            vi, vj = T.axis.remap("SR", [i, j])
            with T.init():
                sums[vi] = T.float32(0)
                last[vi] = T.float32(0)
            sums[vi] = sums[vi] + a[vi, vj]
            last[vi] = a[vi, vj]


@T.prim_func(s_tir=True)
def reassociated(a: T.Buffer((4, 4), "float32"), c: T.Buffer((4,), "float32")):
    for i, k in T.grid(4, 4):
        with T.sblock("C"):
            vi, vk = T.axis.remap("SR", [i, k])
            with T.init():
                c[vi] = T.float32(0)
            c[vi] = (c[vi] + a[vi, vk]) + T.float32(1)


@T.prim_func(s_tir=True)
def opaque(a: T.Buffer((4,), "float32"), c: T.Buffer((4,), "float32")):
    for i in range(4):
        with T.sblock("C"):
            vi = T.axis.spatial(4, i)
            T.evaluate(T.call_extern("int32", "launch", vi))
            c[vi] = a[vi]


@pytest.mark.parametrize(
    "function,words",
    [
        (apart, "tuple reduction"),
        (reassociated, "is not C = C op e"),
        (opaque, "opaque intrinsic"),
    ],
)
def test_unsupported_constructs_are_named(function, words):
    error = refusal(function, function)
    assert words in error.construct
    assert error.place is not None
    assert error.place.function == "unscheduled"


def test_scheduled_function_is_no_specification():
    before = product(4, 4, 8)
    error = refusal(scheduled(before, tiled), before)
    assert "block C_init binds v_i to no whole loop" in error.construct
    assert "before scheduling" in error.hint


def test_signatures_must_agree():
    assert "different signatures" in refusal(product(2, 2, 4), product(2, 3, 4)).construct


# ---------------------------------------------------------------- loading


def test_load_spec_arg(tmp_path):
    module = tmp_path / "module.py"
    module.write_text("VALUE = 3\ndef made():\n    return 4\ndef needs(x):\n    return x\n")
    assert front.load_spec_arg(f"{module}:VALUE") == 3
    assert front.load_spec_arg(f"{module}:made") == 4
    for argument in (f"{module}", f"{module}:other", f"{module}:needs", f"{tmp_path}/none.py:X"):
        with pytest.raises(front.LoadError):
            front.load_spec_arg(argument)


def test_tvm_is_imported_late_and_missed_politely():
    program = (
        "import sys; sys.modules['tvm'] = None\n"
        "from redverify.frontends import tvm\n"
        "try: tvm.to_sched(None, None)\n"
        "except tvm.MissingDependency as error: print(error)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert "pip install 'redverify[tvm]'" in done.stdout


# ---------------------------------------------------------------- cross-thread reductions


def by_threads(threads, rows="blockIdx.x"):
    def schedule(sch, block, loops):
        sch.bind(loops[0], rows)
        lane = sch.split(loops[1], [None, threads])[1] if threads else loops[1]
        sch.bind(lane, "threadIdx.x")

    return schedule


@pytest.mark.parametrize("threads", [8, 32, None], ids=str)
@pytest.mark.parametrize("reducer", [te.sum, te.max], ids=lambda r: r.__name__)
@pytest.mark.parametrize("rows", ["blockIdx.x", "threadIdx.y"])
def test_reduction_over_threads_is_verified(threads, reducer, rows):
    before = row_sum(6, 30, reducer)
    after = scheduled(before, by_threads(threads, rows), "R")
    text = front.to_sched(before, after)
    assert "atomic cross_thread_r[0] {R(i)}" in text
    assert front.verify(before, after).verdict is Verdict.VERIFIED


def test_order_of_threads_matters_to_ieee_numbers():
    before = row_sum(6, 30)
    after = scheduled(before, by_threads(8), "R")
    assert front.verify(before, after, values="ieee").verdict is not Verdict.VERIFIED


def all_reduced(before, edit):
    """The lowered function after an edit of its text."""
    after = scheduled(before, by_threads(8), "R")
    lowered = s_tir.transform.LowerCrossThreadReduction()(tvm.IRModule({"main": after["main"]}))
    text = lowered.script()
    assert edit(text) != text
    return tvm.script.from_source(edit(text))["main"]


@pytest.mark.parametrize(
    "old,new",
    [
        ("T.where(k_1 == 0)", "T.where(k_1 == 1 and k_1 == 0)"),
        ("k_0 * 8 + k_1 < 30", "k_0 * 8 + k_1 < 29"),
        ("k_0 * 8 + k_1)", "k_0 * 8 + 7 - k_1)"),
        ("in_thread_R[0] = T.float32(0.0)", "in_thread_R[0] = T.float32(1.0)"),
        ("lambda x0, y0: x0 + y0, [T.float32(0.0)]", "lambda x0, y0: x0 + y0, [T.float32(2.0)]"),
        ("lambda x0, y0: x0 + y0", "lambda x0, y0: x0 * y0"),
        ("T.bool(True)", "k_1 < 7"),
        ("R_1[v_i] = cross_thread_R[0]", "R_1[v_i] = in_thread_R[0]"),
    ],
    ids=["nobody writes", "tail", "index", "start", "start of all", "operator", "left out", "not joined"],
)
def test_wrong_reduction_over_threads_is_not_verified(old, new):
    before = row_sum(6, 30)
    after = all_reduced(before, lambda text: text.replace(old, new))
    try:
        assert front.verify(before, after).verdict is not Verdict.VERIFIED
    except front.TranslationError as error:
        assert error.construct


def softmax_by_threads(scope):
    examples = Path(__file__).parents[2] / "examples/tvm"
    before = front.load_spec_arg(f"{examples}/normalisation.py:SOFTMAX_BEFORE")

    def schedule(sch):
        sch.compute_inline(sch.get_sblock("E"))
        row, column = sch.get_loops(sch.get_sblock("O"))
        sch.bind(row, "blockIdx.x")
        sch.bind(sch.split(column, [None, 32])[1], "threadIdx.x")
        for name in "ZM":
            block = sch.get_sblock(name)
            sch.compute_at(block, row)
            sch.set_scope(block, 0, scope)
            sch.bind(sch.split(sch.get_loops(block)[-1], [None, 32])[1], "threadIdx.x")

    sch = s_tir.Schedule(before)
    schedule(sch)
    return before, sch.mod


def test_what_threads_share_is_verified():
    assert front.verify(*softmax_by_threads("shared")).verdict is Verdict.VERIFIED


def test_threads_that_exchange_values_without_a_barrier_are_refused():
    error = refusal(*softmax_by_threads("global"))
    assert "may be handed from one thread to another" in error.construct
    assert error.place is not None


@T.prim_func(s_tir=True)
def shifted(a: T.Buffer((8,), "float32"), c: T.Buffer((8,), "float32")):
    d = T.sblock_alloc_buffer((8,), "float32")
    for _b in T.thread_binding(1, thread="blockIdx.x"):
        for t in T.thread_binding(8, thread="threadIdx.x"):
            with T.sblock("D"):
                v = T.axis.spatial(8, t)
                d[v] = a[v]
        for t in T.thread_binding(8, thread="threadIdx.x"):
            with T.sblock("C"):
                v = T.axis.spatial(8, t)
                c[v] = d[7 - v]


@T.prim_func(s_tir=True)
def reversed_copy(a: T.Buffer((8,), "float32"), c: T.Buffer((8,), "float32")):
    for i in range(8):
        with T.sblock("C"):
            v = T.axis.spatial(8, i)
            c[v] = a[7 - v]


def test_a_global_buffer_between_loops_over_threads_is_refused():
    assert "buffer d of scope global" in refusal(reversed_copy, shifted).construct


@T.prim_func(s_tir=True)
def all_write(a: T.Buffer((8,), "float32"), c: T.Buffer((8,), "float32")):
    for _b in T.thread_binding(1, thread="blockIdx.x"):
        for s in range(8):
            for t in T.thread_binding(8, thread="threadIdx.x"):
                with T.sblock("C"):
                    v = T.axis.spatial(8, s)
                    w = T.axis.spatial(8, t)
                    c[(v + w) % 8] = a[7 - (v + w) % 8]


def test_threads_that_write_the_same_cells_again_are_refused():
    assert "may be handed" in refusal(reversed_copy, all_write).construct


# ---------------------------------------------------------------- audits


def wrong_schedule():
    sch = s_tir.Schedule(product(4, 4, 64))
    block = sch.get_sblock("C")
    i, _, k = sch.get_loops(block)
    sch.parallel(i)
    outer, _ = sch.split(k, [20, None])
    sch.rfactor(outer, 0)
    sch.annotate(sch.get_loops(block)[0], "checked", 1)
    return sch


def test_audit_names_the_step_that_broke_the_program():
    audit = front.audit(wrong_schedule(), product(4, 4, 64))
    assert audit.verdict is Verdict.REFUTED
    assert audit.broken_by is not None
    assert audit.broken_by.primitive == "RFactor"
    assert [s.verdict for s in audit.steps if s.result is not None][:2] == [Verdict.VERIFIED] * 2
    assert audit.steps[1].note == "changes nothing"


def test_audit_needs_the_start_of_the_schedule():
    with pytest.raises(front.LoadError, match="is not known"):
        front.audit(wrong_schedule())


def test_start_of_a_loaded_schedule_is_remembered(tmp_path):
    module = tmp_path / "scheduled.py"
    module.write_text(
        "from tvm import s_tir\n"
        f"import sys; sys.path.insert(0, {str(Path(__file__).parents[2])!r})\n"
        "from tests.frontends.test_tvm import product\n"
        "def made():\n"
        "    sch = s_tir.Schedule(product(4, 4, 8))\n"
        "    copy = sch.copy()\n"
        "    copy.parallel(copy.get_loops(copy.get_sblock('C'))[0])\n"
        "    return copy\n"
    )
    sch = front.load_spec_arg(f"{module}:made")
    assert front.audit(sch).verdict is Verdict.VERIFIED
    assert front.verify(front.start_of(sch), sch).verdict is Verdict.VERIFIED


# ---------------------------------------------------------------- inferred annotations


@T.prim_func(s_tir=True)
def column_maxima(a: T.Buffer((4, 6), "int32"), b: T.Buffer((6, 4), "int32"), d: T.Buffer((4,), "int32")):
    c = T.sblock_alloc_buffer((4, 4), "int32")
    for i, j, k in T.grid(4, 4, 6):
        with T.sblock("C"):
            v_i, v_j, v_k = T.axis.remap("SSR", [i, j, k])
            with T.init():
                c[v_i, v_j] = 0
            c[v_i, v_j] = c[v_i, v_j] + a[v_i, v_k] * b[v_k, v_j]
    for i, j in T.grid(4, 4):
        with T.sblock("D"):
            v_i, v_j = T.axis.remap("SR", [i, j])
            with T.init():
                d[v_i] = -2147483648
            d[v_i] = T.max(d[v_i], c[v_i, v_j])


def test_a_wrong_annotation_does_not_refute_what_is_right():
    """The maxima are taken of unfinished sums, and again, from the start, of the finished ones.

    Unification finds a wrong annotation, and runs find the right one.
    """
    sch = s_tir.Schedule(column_maxima)
    i, j, k = sch.get_loops(sch.get_sblock("C"))
    sch.reorder(i, k, j)
    sch.reverse_compute_at(sch.get_sblock("D"), j)
    (result,) = front.verify(column_maxima, sch).impls
    assert result.verdict is Verdict.VERIFIED


# ---------------------------------------------------------------- primitives that are easily forgotten


def chained():
    a, b = te.placeholder((16, 16), name="A"), te.placeholder((16, 16), name="B")
    k = te.reduce_axis((0, 16), name="k")
    c = te.compute((16, 16), lambda i, j: te.sum(a[i, k] * b[k, j], axis=k), name="C")
    return te.create_prim_func([a, b, te.compute((16, 16), lambda i, j: c[i, j] * 2.0, name="D")])


def tiled_chunks(sch, block):
    i, j, k = sch.get_loops(block)
    outer, inner = sch.split(k, [None, 4])
    sch.reorder(outer, i, j, inner)
    sch.blockize(i)


RARE = {
    "swapped block": lambda s, b: s.transform_block_layout(b, lambda i, j, k: (j, i, k)),
    "split block": lambda s, b: s.transform_block_layout(b, lambda i, j, k: (i // 4, j, i % 4, k)),
    "fused block": lambda s, b: s.transform_block_layout(b, lambda i, j, k: (i * 16 + j, k)),
    "scope": lambda s, b: s.set_scope(b, 0, "shared"),
    "indexed cache": lambda s, b: s.reindex_cache_read(b, 0, "global", lambda i, j, k: (k, i)),
    "packed layout": lambda s, b: s.transform_layout(
        b, ("write", 0), lambda i, j: (i // 4, j // 4, i % 4, j % 4)
    ),
    "unit loop": lambda s, b: s.add_unit_loop(b),
    "aligned": lambda s, b: s.storage_align(b, 0, axis=0, factor=8, offset=4),
    "block of loops": lambda s, b: s.blockize(s.get_loops(b)[1]),
    "block of chunks": tiled_chunks,
    "partition": lambda s, b: s.loop_partition(s.get_loops(s.get_sblock("D"))[0], [4, None]),
}


@pytest.mark.parametrize("name", RARE)
def test_primitive_is_verified(name):
    before = chained()
    sch = s_tir.Schedule(before)
    RARE[name](sch, sch.get_sblock("C"))
    assert front.verify(before, sch).verdict is Verdict.VERIFIED


def test_a_padded_product_is_verified():
    before = chained()
    sch = s_tir.Schedule(before)
    sch.pad_einsum(sch.get_sblock("C"), [32, 16, 16])
    result = front.verify(before, sch)
    assert result.verdict is Verdict.VERIFIED
    assert result.impls[0].level == "bitwise but for the signs of zeros"
