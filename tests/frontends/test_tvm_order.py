"""The order in which TVM takes the elements of a reduction: that of the loops, not of the axes.

The operators are neither associative nor commutative: of equal elements ``arg`` keeps the one that came
first, ``last`` the last one, and a float sum rounds.
"""

import itertools

import pytest

pytest.importorskip("tvm")

from redverify.frontends import tvm as front
from redverify.reporting.result import Verdict
from tests.frontends.scripts import verdict_of, with_head

EXTENTS = {"p": 2, "q": 3, "r": 2}
HEAD = """
@T.prim_func(s_tir=True)
"""
ARG = """def main(A: T.Buffer((@shape), "float32"), I: T.Buffer((1,), "int32"), V: T.Buffer((1,), "float32")):
    T.func_attr({"global_symbol": "main", "tirx.noalias": True})
    for @loops in T.grid(@extents):
        with T.sblock("B"):
            vj = T.axis.spatial(1, j)
@axes
            with T.init():
                I[vj] = -1
                V[vj] = T.float32(-1e30)
            v_I: T.let[T.int32] = T.Select(V[vj] @compare A[@cell], I[vj], @index)
            v_V: T.let[T.float32] = T.Select(V[vj] @compare A[@cell], V[vj], A[@cell])
            I[vj] = v_I
            V[vj] = v_V
"""
SUM = """def main(A: T.Buffer((@shape), "float32"), B: T.Buffer((1,), "float32")):
    T.func_attr({"global_symbol": "main", "tirx.noalias": True})
    for @loops in T.grid(@extents):
        with T.sblock("B"):
            vj = T.axis.spatial(1, j)
@axes
            with T.init():
                B[vj] = T.float32(0)
            B[vj] = B[vj] + A[@cell]
"""


def function(body, loops, axes=None, **parts):
    """The reduction with ``loops``, the outermost first, ``j`` among them, and ``axes`` as declared."""
    names = sorted(n for n in loops if n != "j")
    axes = axes or names
    extents = {**EXTENTS, "j": 1}
    index = " + ".join(f"v{n} * {10**k}" for k, n in enumerate(names))
    declared = "\n".join(f"            v{n} = T.axis.reduce({EXTENTS[n]}, {n})" for n in axes)
    return with_head(HEAD)(
        body,
        axes=declared,
        loops=", ".join(loops),
        extents=", ".join(str(extents[n]) for n in loops),
        shape=", ".join(str(EXTENTS[n]) for n in names),
        cell=", ".join(f"v{n}" for n in names),
        index=index,
        **parts,
    )


ORDERS = [*itertools.permutations("pq"), *itertools.permutations("pqr")]


@pytest.mark.parametrize("order", ORDERS, ids="".join)
@pytest.mark.parametrize("compare", [">=", ">"])
def test_each_order_is_that_of_its_loops(order, compare):
    program = function(ARG, ["j", *order], compare=compare)
    found = front.verify(program, function(ARG, ["j", *order], order[::-1], compare=compare)).impls[0]
    assert (found.verdict, found.level) == (Verdict.VERIFIED, "bitwise")


@pytest.mark.parametrize("orders", [("pq", "qp"), ("qp", "pq"), ("rqp", "qrp")], ids=str)
def test_another_order_finds_another_of_two_equal_elements(orders):
    first, second = (function(ARG, ["j", *o], compare=">=") for o in orders)
    assert verdict_of(first, second) is Verdict.REFUTED


def test_another_order_whose_ties_are_rare_is_not_verified():
    first, second = (function(ARG, ["j", *o], compare=">=") for o in ("pqr", "prq"))
    assert verdict_of(first, second) is not Verdict.VERIFIED


@pytest.mark.parametrize("order", ["pqr", "rqp", "qrp"])
def test_sums_are_bitwise_equal_in_the_same_order_only(order):
    program = function(SUM, ["j", *order])
    for other in itertools.permutations("pqr"):
        found = verdict_of(program, function(SUM, ["j", *other]), values="abstract-bitwise")
        assert (found is Verdict.VERIFIED) == ([*order] == [*other]), (order, other)


@pytest.mark.parametrize("place", range(4))
def test_spatial_loops_do_not_count(place):
    order = [*"rqp"]
    order.insert(place, "j")
    found = verdict_of(function(SUM, order), function(SUM, [*"jrqp"]), values="abstract-bitwise")
    assert found is Verdict.VERIFIED


def test_a_fold_in_no_certain_order_is_no_specification():
    program = with_head(HEAD)(
        """def main(A: T.Buffer((3,), "float32"), B: T.Buffer((1,), "float32")):
    T.func_attr({"global_symbol": "main", "tirx.noalias": True})
    for q in T.parallel(3):
        with T.sblock("B"):
            vq = T.axis.reduce(3, q)
            with T.init():
                B[0] = T.float32(0)
            B[0] = B[0] + A[vq]
"""
    )
    with pytest.raises(front.TranslationError, match="no certain order"):
        front.to_sched(program, program)
