"""What floats are in a claim, in one sentence, and why a claim is not about IEEE numbers."""

from __future__ import annotations

from collections.abc import Sequence

from redverify.checking.data.expressions import Declared
from redverify.checking.laws.catalogue import not_of_ieee
from redverify.checking.laws.law import Law
from redverify.checking.laws.operators import OperatorLaw
from redverify.language import core
from redverify.language.walks import nodes_of

#: Why a claim about a sum of floats is not one about IEEE numbers.
_STARTS = "sums of floats start at 0.0 here, and those of IEEE numbers at -0.0"


def words_of(impl: core.Impl, laws: Sequence[Law]) -> str | None:
    """What floats are in a claim that asks for some laws; ``None`` if the program has none."""
    if not any(tensor.type.is_floating for tensor in impl.spec.tensors.values()):
        return None
    broken = _broken(impl, laws)
    if broken:
        laws_ = "; ".join(broken)
        return f"floats are taken as real numbers here; these laws fail for rounded floats: {laws_}"
    starts = f"; {_STARTS}" if _sums(impl.spec) else ""
    return f"floats may be rounded here: no law is needed that rounding breaks{starts}"


def unlike_ieee(impl: core.Impl, laws: Sequence[Law]) -> tuple[str, ...]:
    """Why a claim is not one about IEEE numbers, in words: laws that they break, and where sums start."""
    return (*_broken(impl, laws), *([_STARTS] if _sums(impl.spec) else ()))


def _broken(impl: core.Impl, laws: Sequence[Law]) -> tuple[str, ...]:
    return (*not_of_ieee(laws), *[law.text for law in laws if _is_defined(impl.spec, law)])


def _is_defined(spec: core.Spec, law: Law) -> bool:
    """Whether a law is about an operator on floats with a definition, which rounds."""
    if not isinstance(law, OperatorLaw) or not isinstance(law.operator, Declared):
        return False
    operator = spec.operators.get(law.operator.name)
    return operator is not None and operator.definition is not None and operator.type.is_floating


def _sums(spec: core.Spec) -> bool:
    """Whether a specification has sums of floats that start at the unit, which Lean takes for 0."""
    return any(
        isinstance(node, core.Reduce) and node.operator == "+" and node.init is None and node.type.is_floating
        for equation in spec.equations
        for node in nodes_of(equation.value)
    )
