"""Facts of arithmetic in all proofs: those about specification and bindings have hypotheses of their own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from redverify.certifying.emission.integers.hypotheses import Scope
from redverify.certifying.emission.integers.stated_facts import Facts
from redverify.checking.data.expressions import AtMost, Condition, Less
from redverify.checking.data.of_program import condition_data, conditions_data, index_data
from redverify.checking.data.tagged import Tagged, fields_of
from redverify.checking.proofs.theorems import Definedness, FactItem, Item, Layout
from redverify.language import core


def with_facts(
    impl: core.Impl, items: Sequence[Item], layout: Layout
) -> tuple[list[Item], Layout, tuple[FactItem, ...]]:
    """Items and layout with facts in their proofs, and these facts."""
    facts = Facts()
    changed = facts.items(items)
    return changed, in_layout(facts, impl, layout), facts.stated()


def in_layout(facts: Facts, impl: core.Impl, layout: Layout) -> Layout:
    """The layout with facts in its proofs."""
    scope = Scope(conditions_data((*impl.spec.assumptions, *impl.assumptions)))
    inputs = [t for t in impl.spec.tensors.values() if t.kind == "input"]
    bound = [t for t in inputs for b in impl.bindings if b.tensor == t.name] if layout.inputs else []
    models = layout.models
    return msgspec.structs.replace(
        layout,
        inputs=tuple(
            [facts.proof(p, scope.assume(*_region(t))) for p, t in zip(layout.inputs, bound, strict=True)]
        ),
        pairs=tuple([facts.proof(p, scope) for p in layout.pairs]),
        models=msgspec.structs.replace(models, proofs=tuple([facts.proof(p, scope) for p in models.proofs])),
        defined=_defined(facts, impl.spec, layout.defined, scope),
    )


def _defined(facts: Facts, spec: core.Spec, defined: Definedness, scope: Scope) -> Definedness:
    outputs = [t for t in spec.tensors.values() if t.kind == "output"]
    return msgspec.structs.replace(
        defined,
        outputs=tuple(
            [facts.proof(p, scope.assume(*_region(t))) for p, t in zip(defined.outputs, outputs, strict=True)]
        ),
        equations=tuple(
            [
                facts.proof(p, scope.assume(*_counted(e, defined)))
                for p, e in zip(defined.equations, spec.equations, strict=True)
            ]
        ),
    )


def _region(tensor: core.Tensor) -> Iterator[Condition]:
    """That a point is in the region of a tensor."""
    assert tensor.region is not None
    for dimension, (lower, upper) in enumerate(tensor.region):
        yield AtMost(index_data(lower), f"$p{dimension}")
        yield Less(f"$p{dimension}", index_data(upper))


def _counted(equation: core.Equation, defined: Definedness) -> Iterator[Condition]:
    """That an equation counts at the point of its variables."""
    yield condition_data(equation.condition)
    where = defined.inside.get(equation.tensor)
    if where is not None:
        yield _named(where, {f"$c{d}": name for d, name in enumerate(equation.variables)})


def _named(term: Any, names: Mapping[str, str]) -> Any:
    """A term with other names of variables."""
    if isinstance(term, str):
        return names.get(term, term)
    if isinstance(term, tuple):
        return tuple([_named(part, names) for part in term])
    if isinstance(term, Tagged):
        return type(term)(*[_named(part, names) for part in fields_of(term)])
    return term
