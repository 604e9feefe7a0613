"""``▷`` and ``▶`` against the concrete meaning of heaps, by brute force."""

from __future__ import annotations

import islpy as isl
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from redverify.evaluation.algebra import HeapAlgebra
from redverify.evaluation.contexts import Contexts
from redverify.evaluation.equations import Equations
from redverify.evaluation.heap import NOTHING, ReductionHeap, arity_name
from redverify.evaluation.reductions import Reductions, form_of
from redverify.evaluation.relation import Cells, Relation
from redverify.language import core
from redverify.language.load import load_text
from redverify.language.terms import canonical
from redverify.presburger import build

pytestmark = pytest.mark.ring("quick")

SPEC = """
spec s(N):
    input A[N] : f32
    output B[] : f32
    B() = sum[k : 0 <= k < N] A(k)
"""


class World:
    def __init__(self):
        spec = load_text(SPEC).specs["s"]
        self.equations = Equations(spec)
        self.reductions = Reductions(self.equations)
        self.contexts = Contexts()
        self.algebra = HeapAlgebra(self.contexts, self.reductions)
        body = canonical(spec.equations[0].value)
        assert isinstance(body, core.Reduce)
        self.form = form_of(body, frozenset(("N",)))
        self.identity = self.contexts.intern_identity(self.form.identity)
        f32 = body.type
        self.literal = {v: self.contexts.intern(core.Literal(f32, v), 0) for v in (1, 2)}

    def write(self, cell, value, where):
        domain = build.tuple_set("a", (cell,)).intersect_params(where)
        target = build.tuple_set(self.literal[value], ())
        return ReductionHeap(
            values=Relation({("a", self.literal[value]): isl.Map.from_domain_and_range(domain, target)})
        )

    def add(self, cell, index, where):
        domain = build.tuple_set("a", (cell,)).intersect_params(where)
        rho = build.tuple_set(self.identity, ())
        at = build.tuple_set(arity_name(1), (index,))
        return ReductionHeap(
            operators=Relation({("a", self.identity): isl.Map.from_domain_and_range(domain, rho)}),
            indices=Relation({("a", arity_name(1)): isl.Map.from_domain_and_range(domain, at)}),
            pending=Cells({"a": domain}),
        )

    def concrete(self, heap):
        """cell -> (base, indices), where base is a literal's name or None for "what it was"."""
        result = {}

        def cells(relation):
            found = []
            for (_, target), piece in relation.pieces.items():
                piece.wrap().foreach_point(lambda p, t=target: found.append((t, p.to_set().unwrap())))
            return found

        for target, point in cells(heap.values):
            at = _tuple(point.domain())[0]
            base = self.contexts.pending[target].initial if self.contexts.is_pending(target) else target
            assert at not in result, "a cell has one value"
            result[at] = (base, frozenset())
        for _, point in cells(heap.operators):
            at = _tuple(point.domain())[0]
            result.setdefault(at, (None, frozenset()))
        for relation in (heap.sets, heap.indices):
            for _, point in cells(relation):
                at, k = _tuple(point.domain())[0], _tuple(point.range())[0]
                base, indices = result[at]
                result[at] = (base, indices | {k})
        return result


def _tuple(points):
    p = points.sample_point()
    return tuple(
        p.get_coordinate_val(isl.dim_type.set, d).to_python() for d in range(points.dim(isl.dim_type.set))
    )


X = core.IVar("x")
CELLS = st.sampled_from(
    (X, core.IMod(X, 2), core.IConst(0), core.IDiv(X, 2), core.IAdd(core.IConst(5), core.IMul(-1, X)))
)
GUARDS = st.sampled_from(
    (
        core.CTrue(),
        core.CCmp("==", X, core.IConst(0)),
        core.CCmp(">=", X, core.IConst(2)),
        core.CCmp("==", core.IMod(X, 2), core.IConst(1)),
    )
)
STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("write"), CELLS, st.sampled_from((1, 2)), GUARDS),
        st.tuples(st.just("add"), CELLS, st.integers(0, 3), GUARDS),
    ),
    min_size=1,
    max_size=3,
)


def effect_of(world, steps):
    result = NOTHING
    for position, (kind, cell, argument, guard) in enumerate(steps):
        where = build.where(guard)
        if kind == "write":
            step = world.write(cell, argument, where)
        else:
            index = core.IAdd(core.IMul(8, X), core.IConst(4 * argument + position % 4))
            step = world.add(cell, index, where)
        result = step if result is NOTHING else world.algebra.update(result, step)
    return result


def brute(steps, count):
    """The same by running the iterations one after the other."""
    from .meaning import evaluate, holds

    heap = {}
    for x in range(count):
        for position, (kind, cell, argument, guard) in enumerate(steps):
            if not holds(guard, {"x": x}):
                continue
            at = evaluate(cell, {"x": x})
            if kind == "write":
                heap[at] = (argument, frozenset())
            else:
                base, indices = heap.get(at, (None, frozenset()))
                heap[at] = (base, indices | {8 * x + 4 * argument + position % 4})
    return heap


@settings(max_examples=120, deadline=None)
@given(STEPS, st.integers(0, 6))
def test_iterated_update_is_the_sequence_of_its_iterations(steps, count):
    world = World()
    effect = effect_of(world, steps)
    bounds = build.all_of((core.CCmp("<=", core.IConst(0), X), core.CCmp("<", X, core.IConst(count))))
    heap = world.algebra.iterate(effect, "x", bounds)
    names = {name: value for value, name in world.literal.items()}
    found = {
        at: (None if base is None else names[base], indices)
        for at, (base, indices) in world.concrete(heap).items()
    }
    assert found == brute(steps, count)
    assert not world.algebra.mixed


@pytest.mark.parametrize("count", [1, 2, 5])
def test_update_is_associative_on_a_chain(count):
    world = World()
    zero = core.IConst(0)
    always = build.everywhere()
    parts = [world.write(zero, 1, always)] + [world.add(zero, core.IConst(k), always) for k in range(count)]
    left = parts[0]
    for part in parts[1:]:
        left = world.algebra.update(left, part)
    right = parts[-1]
    for part in reversed(parts[:-1]):
        right = world.algebra.update(part, right)
    assert world.concrete(left) == world.concrete(right)
