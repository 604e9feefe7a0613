"""At the end each output's cells hold its values."""

from __future__ import annotations

from collections.abc import Iterator

from redverify.certifying.emission.context import Gamma, placed
from redverify.certifying.emission.data_indices import having
from redverify.certifying.emission.memory.heaps import Heap
from redverify.certifying.emission.memory.lookup import Lookup
from redverify.certifying.emission.proofs import ABSURD
from redverify.certifying.emission.terms import Fresh, variables, within
from redverify.checking.data.of_program import conditions_data, indices_data, value_data
from redverify.checking.proofs.theorems import Ends, TheoremItem
from redverify.language import core
from redverify.language.terms import plug_index


def outputs(
    impl: core.Impl, lookup: Lookup, fresh: Fresh, start: Gamma, after: Heap
) -> Iterator[TheoremItem]:
    """A theorem for each binding of each output; ``after`` is what is known at the end."""
    tensors = [t for t in impl.spec.tensors.values() if t.kind == "output"]
    for number, tensor in enumerate(tensors):
        for position, binding in enumerate(impl.bindings):
            if binding.tensor == tensor.name:
                with placed(binding.span):
                    name = f"output_{number}_{position}"
                    yield _output(name, tensor, binding, lookup, fresh, start, after)


def _output(
    name: str,
    tensor: core.Tensor,
    binding: core.Binding,
    lookup: Lookup,
    fresh: Fresh,
    start: Gamma,
    after: Heap,
) -> TheoremItem:
    """The theorem of one binding."""
    names = fresh.names(tensor.rank)
    point = variables(names)
    assert tensor.region is not None
    given = start.bind(*names).assume(*within(tensor.region, point))
    gamma, facts = lookup.equality.data.inhabited(given)
    by = dict(zip(binding.variables, point, strict=True))
    indices = [plug_index(i, by) for i in binding.indices]
    wanted = core.Access(tensor.type, tensor.name, tuple(point))
    proof = ABSURD
    if not gamma.impossible:
        proof = lookup.prove(gamma, after, binding.array, indices, wanted)
    claim = Ends("program", binding.array, indices_data(indices), value_data(lookup.spec, wanted))
    hypotheses = conditions_data(given.hypotheses)
    return TheoremItem(name, given.names, hypotheses, claim, having(facts, proof))
