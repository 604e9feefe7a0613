"""Products of sizes and arguments in the indices of a target: right ones, and wrong twins of them."""

from __future__ import annotations

import shutil

import pytest

pytest.importorskip("xdsl")

from redverify.frontends import mlir
from redverify.language.core import CAnd, CCmp, IAdd, IConst, IMin, IMul, IProd, IQuot, IRem, IVar
from redverify.radix.entailment import entails
from redverify.reporting.result import Result, Verdict

needs_mlir_opt = pytest.mark.skipif(shutil.which("mlir-opt-19") is None, reason="no mlir-opt")

HEAD = """func.func @f(%a: memref<?xf32>, %b: memref<?xf32>, %s: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %b, %c0 : memref<?xf32>
"""

BEFORE = """  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %a[%i] : memref<?xf32>
    memref.store %v, %b[%i] : memref<?xf32>
  }
  return
}
"""

STEPS = """  scf.for %i = %c0 to %n step %s {
    %m = affine.min affine_map<(d0)[s0, s1] -> (s0, s1 - d0)>(%i)[%s, %n]
    scf.for %j = %c0 to %m step %c1 {
      %k = arith.addi %i, %j : index
      %v = memref.load %a[%k] : memref<?xf32>
      memref.store %v, %b[%k] : memref<?xf32>
    }
  }
  return
}
"""

TILES = """  %t = arith.ceildivui %n, %s : index
  scf.parallel (%o) = (%c0) to (%t) step (%c1) {
    %first = arith.muli %o, %s : index
    %left = arith.subi %n, %first : index
    %m = arith.minsi %left, %s : index
    %x = memref.subview %a[%first] [%m] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
    %y = memref.subview %b[%first] [%m] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
    scf.for %j = %c0 to %m step %c1 {
      %v = memref.load %x[%j] : memref<?xf32, strided<[1], offset: ?>>
      memref.store %v, %y[%j] : memref<?xf32, strided<[1], offset: ?>>
    }
  }
  return
}
"""

SIZES = """func.func @f(%a: memref<?x?xf32>, %b: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %b, %c0 : memref<?x?xf32>
  %m = memref.dim %b, %c1 : memref<?x?xf32>
"""

ROWS = """  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %m step %c1 {
      %v = memref.load %a[%i, %j] : memref<?x?xf32>
      memref.store %v, %b[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
"""

FUSED = """  %p = arith.muli %n, %m : index
  scf.parallel (%k) = (%c0) to (%p) step (%c1) {
    %j = arith.remsi %k, %m : index
    %i = arith.divsi %k, %m : index
    %v = memref.load %a[%i, %j] : memref<?x?xf32>
    memref.store %v, %b[%i, %j] : memref<?x?xf32>
  }
  return
}
"""

#: What ``tile_using_forall`` makes of an addition by rows, for a number of threads.
TENSORS = """func.func @f(%a: tensor<?xf32>, %o: tensor<?xf32>, %threads: index) -> tensor<?xf32> {
"""

ADDED = """  %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>,
    affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
    ins(%x : tensor<?xf32>) outs(%y : tensor<?xf32>) {
  ^bb0(%in: f32, %out: f32):
    %sum = arith.addf %in, %in : f32
    linalg.yield %sum : f32
  } -> tensor<?xf32>
"""

WHOLE = ADDED.replace("%x", "%a").replace("%y", "%o") + "  return %r : tensor<?xf32>\n}\n"

THREADS = (
    """  %c0 = arith.constant 0 : index
  %n = tensor.dim %a, %c0 : tensor<?xf32>
  %0 = scf.forall (%t) in (%threads) shared_outs(%s = %o) -> (tensor<?xf32>) {
    %first = affine.apply affine_map<(d0)[s0, s1] -> (d0 * (s0 ceildiv s1))>(%t)[%n, %threads]
    %left = affine.min affine_map<(d0)[s0, s1] -> (-(d0 * (s0 ceildiv s1)) + s0, s0 ceildiv s1)>
      (%t)[%n, %threads]
    %m = affine.max affine_map<(d0) -> (0, d0)>(%left)
    %x = tensor.extract_slice %a[%first] [%m] [1] : tensor<?xf32> to tensor<?xf32>
    %y = tensor.extract_slice %s[%first] [%m] [1] : tensor<?xf32> to tensor<?xf32>
"""
    + ADDED
    + """    scf.forall.in_parallel {
      tensor.parallel_insert_slice %r into %s[%first] [%m] [1]
        : tensor<?xf32> into tensor<?xf32>
    }
  }
  return %0 : tensor<?xf32>
}
"""
)

POSITIVE = ["n2 >= 1"]


def verified(before: str, after: str, *, assume: list[str] = POSITIVE, run: bool = False) -> Result:
    return mlir.verify(before, after, assume=assume, run=run)


@needs_mlir_opt
def test_steps_of_an_argument_and_the_code_that_runs() -> None:
    found = verified(HEAD + BEFORE, HEAD + STEPS, run=True)
    assert found.verdict is Verdict.VERIFIED
    (impl,) = found.impls
    assert impl.compiled_run is not None and impl.compiled_run.cases > 0


@needs_mlir_opt
@pytest.mark.parametrize(
    ("after", "right"),
    [
        (HEAD + STEPS.replace("(s0, s1 - d0)", "(s0 - 1, s1 - d0)"), ""),  # the last of each tile is missed
        (HEAD + STEPS.replace("(s0, s1 - d0)", "(s0, s0)"), ""),  # the last tile is not cut
        (HEAD + TILES, "verified"),
        (HEAD + TILES.replace("ceildivui", "divui"), ""),  # the last tile is missed
    ],
    ids=["shorter", "uncut", "tiles", "rounded down"],
)
def test_tiles_of_a_size_that_is_an_argument(after: str, right: str) -> None:
    assert verified(HEAD + BEFORE, after).verdict is (Verdict.VERIFIED if right else Verdict.REFUTED)


@needs_mlir_opt
def test_a_number_of_threads_that_is_an_argument() -> None:
    before = TENSORS + WHOLE
    assert verified(before, TENSORS + THREADS).verdict is Verdict.VERIFIED
    assert verified(before, TENSORS + THREADS.replace("ceildiv", "floordiv")).verdict is Verdict.REFUTED


@needs_mlir_opt
def test_two_loops_fused_into_one() -> None:
    assert verified(SIZES + ROWS, SIZES + FUSED, assume=[]).verdict is Verdict.VERIFIED
    swapped = FUSED.replace("remsi %k, %m", "remsi %k, %n").replace("divsi %k, %m", "divsi %k, %n")
    assert verified(SIZES + ROWS, SIZES + swapped, assume=[]).verdict is Verdict.REFUTED


@needs_mlir_opt
@pytest.mark.parametrize(
    ("before", "after", "why"),
    [
        (HEAD + BEFORE, HEAD + STEPS, "a step that has not been shown to be positive"),
        (HEAD + BEFORE, HEAD + TILES, "by a variable that has not been shown to be positive"),
        (HEAD + BEFORE, HEAD + TILES.replace("muli %o, %s", "muli %o, %n"), "at least 0"),
        (SIZES + FUSED, SIZES + ROWS, "a product or quotient of two variables in the source"),
    ],
    ids=["step", "divisor", "size", "source"],
)
def test_what_is_refused(before: str, after: str, why: str) -> None:
    with pytest.raises(mlir.TranslationError, match=why):
        mlir.to_sched(before, after, assume=POSITIVE if "0" in why else [])


ITEM, N, S = IVar("i"), IVar("n"), IVar("s")
ZERO, ONE = IConst(0), IConst(1)
TILED = (CCmp(">=", S, ONE), CCmp(">=", N, ONE), CCmp(">=", ITEM, ZERO), CCmp("<", ITEM, IQuot(N, S)))


@pytest.mark.parametrize(
    ("claim", "follows"),
    [
        (CCmp("<=", IAdd(IProd(ITEM, S), S), N), True),
        (CCmp("<", IAdd(IProd(ITEM, S), S), N), False),
        (CCmp("<", IRem(N, S), S), True),
        (CCmp("<=", IAdd(IProd(ITEM, S), IMin((S, IAdd(N, IMul(-1, IProd(ITEM, S)))))), N), True),
    ],
    ids=["inside", "equal at the end", "remainder", "cut"],
)
def test_what_follows_from_products(claim: CCmp, follows: bool) -> None:
    assert entails(TILED, claim) is follows


def test_a_quotient_by_what_may_be_zero_is_anything() -> None:
    small = CAnd(CCmp("<=", ZERO, IRem(N, S)), CCmp("<", IRem(N, S), S))
    assert entails([CCmp(">=", S, ONE)], small)
    assert not entails([CCmp(">=", S, ZERO)], small)
