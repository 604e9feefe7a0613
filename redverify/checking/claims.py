"""What a certificate claims, in words, and what rests on what: all of it from program and data."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from redverify.checking.description import Node
from redverify.language import core
from redverify.language.core_text import cond_text, index_text
from redverify.language.elaboration.existence import existing

#: Theorems that every certificate has, besides those of its items.
ALWAYS = ("consistent", "solvable", "placed", "defined", "inhabited", "certificate")


def assumptions_of(impl: core.Impl) -> tuple[str, ...]:
    """What is assumed about the parameters, and about what inputs hold."""
    return (
        *[f"{cond_text(c)} (spec {impl.spec.name})" for c in impl.spec.assumptions],
        *[f"{text} (spec {impl.spec.name})" for t in impl.spec.tensors.values() for text in _ranges(t)],
        *[f"{cond_text(c)} (impl {impl.name})" for c in impl.assumptions],
        *[f"{cond_text(c)} (for other sizes no inputs exist)" for c in existing(impl)],
    )


def _ranges(tensor: core.Tensor) -> Iterator[str]:
    """What is assumed about the elements of an input."""
    if tensor.range is not None:
        lower, upper = (index_text(bound) for bound in tensor.range)
        yield f"elements of {tensor.name} {'finite' if tensor.type.is_floating else f'in {lower}..{upper}'}"
    if tensor.monotone:
        yield f"{tensor.name} never decreases"


# ---------------------------------------------------------------- what rests on what


def theorems_below(nodes: Iterable[Node]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Each theorem with the theorems and laws that it rests on directly."""
    kinds = {node.name: node.kind for node in nodes}
    for node in nodes:
        if node.kind == "theorem":
            yield node.name, tuple(n for n in node.uses if kinds.get(n) in ("theorem", "law"))
