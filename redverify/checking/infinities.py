"""Laws that infinite floats contradict are not granted to programs that may have one.

``x - x = 0`` and ``0 * x = 0`` fail where ``x`` is infinite, and so does what defines ``tanh``. Lean knows an
infinity as a literal only, which these laws make a number like others: it would prove ``inf - inf`` to be 0.
With them a law of infinities would leave no number but zero (``Redverify/Extended.lean``), so no claim asks
for both. Without literals, and without a maximum or minimum of floats over a set that may be empty, floats
taken as real numbers are finite. Of the type ``real`` such a maximum has no value: Lean asks for points of
its set.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from redverify.checking.laws.arithmetic import DivLaw, NumberLaws, SemiringLaws, UnfoldsTo
from redverify.checking.laws.extended import ExtendedLaw
from redverify.checking.laws.law import Law
from redverify.language import core
from redverify.language.elaboration.existence import has_a_point
from redverify.language.walks import Node, commands_of, nodes_of

#: Laws of finite numbers only.
OF_FINITE = (NumberLaws, SemiringLaws, DivLaw, UnfoldsTo)

#: What ``toInt`` of finite numbers lies in (``Interp.IsFinite``).
_FINITE = (core.IConst(0), core.IConst(1))


def contradicted(impl: core.Impl, laws: Sequence[Law]) -> str:
    """What, in words, fails for infinite floats, if the program or a law may have one; else nothing."""
    found = [law.text for law in laws if isinstance(law, OF_FINITE) and law.about_floats]
    extended = speaks_of_finite(laws)
    # The laws of an operator with a definition are those that this has at finite numbers.
    found += [f"what defines `{o.name}`" for o in impl.spec.operators.values() if extended and o.definition]
    return "; ".join(found) if found and (extended or may_be_infinite(impl)) else ""


def speaks_of_finite(laws: Sequence[Law]) -> bool:
    """Whether a claim with these laws is about finite inputs."""
    return any(isinstance(law, ExtendedLaw) for law in laws)


def with_finite_inputs(impl: core.Impl) -> core.Impl:
    """The program with inputs of floats that hold finite numbers."""
    given = {
        name: replace(t, range=_FINITE) if t.kind == "input" and t.type.is_floating else t
        for name, t in impl.spec.tensors.items()
    }
    return replace(impl, spec=replace(impl.spec, tensors=given))


def may_be_infinite(impl: core.Impl) -> bool:
    """Whether a program, or its specification, has an infinite literal or may have a maximum or minimum
    over nothing."""
    spec = [equation.value for equation in impl.spec.equations]
    spec += [operator.definition for operator in impl.spec.operators.values() if operator.definition]
    commands = commands_of(impl.body)
    values = [c.value for c in commands if isinstance(c, core.Assign | core.Accumulate)]
    return any(_may_be(node, impl) for value in (*spec, *values) for node in nodes_of(value))


def _may_be(node: Node, impl: core.Impl) -> bool:
    match node:
        case core.Literal(value=str() as value):
            return value.endswith("inf")
        case core.Reduce(type=kind, operator="max" | "min", init=None) if kind.is_floating:
            return not has_a_point(node, impl)
        case _:
            return False
