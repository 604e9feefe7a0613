"""Opening indices that are data: ``LetValue(x, t, body)`` is ``body`` where ``x`` is a variable for ``t``.

The variable of a value is one more variable of the domain, in its range. Values that are known to be equal
share one: elements of one input are looked at where their indices are equal, and where they are not. A proof
for all values of the variables in the domain is a proof for those that the data have.
"""

from __future__ import annotations

import islpy as isl

from redverify.evaluation.data_values import Hypotheses, Known, equal_indices, facts, in_scope, input_of
from redverify.evaluation.equations import Equations
from redverify.language import core
from redverify.language.elaboration.data_indices import spec_has_data
from redverify.language.terms import fresh_variable, substitute
from redverify.language.types import ValueType
from redverify.presburger import build

Case = tuple[isl.Set, core.ValueExpr]


def _held(type_: ValueType, variable: str) -> isl.Set:
    """What a type says of a variable that is the integer which a value of it is."""
    low, high = core.IConst(type_.least), core.IConst(type_.greatest)
    x = core.IVar(variable)
    return build.where(core.CAnd(core.CCmp("<=", low, x), core.CCmp("<=", x, high)))


class DataValues:
    """The variables of one proof that stand for values of data."""

    def __init__(self, equations: Equations) -> None:
        self.equations = equations
        self.known: list[Known] = []
        self._in_equations = spec_has_data(equations.spec)

    @property
    def matters(self) -> bool:
        """Whether a proof may meet indices that are data."""
        return self._in_equations or bool(self.known)

    def start(self, hypotheses: Hypotheses) -> bool:
        """Begin a proof in which the values of some variables are known; whether data matter to it, or
        mattered to the proof before: what that one found rests on other hypotheses.

        The domain of the proof says in which ranges they lie.
        """
        mattered, unsaid = self.matters, core.IConst(0)
        self.known = [Known(x, input_of(self.equations, t), unsaid, unsaid) for x, t in hypotheses]
        return mattered or self.matters

    def opened(self, where: isl.Set, term: core.LetValue) -> list[Case]:
        """The body by cases: which value the variable has."""
        value = input_of(self.equations, term.value)
        cases: list[Case] = []
        for known in list(self.known):
            if not in_scope(known, where):
                continue
            here = self._same(where, known.value, value)
            if not here.is_empty():
                cases.append((here, self._body(term, known.variable)))
                where = build.tidy(build.without(where, here))
                if where.is_empty():
                    return cases
        new = Known(fresh_variable(), value, term.lower, term.upper)
        inside = where.intersect(
            facts(self.equations.spec, new, [k for k in self.known if in_scope(k, where)])
        )
        inside = inside.intersect(_held(value.type, new.variable))
        self.known.append(new)
        return [*cases, (build.tidy(inside), self._body(term, new.variable))]

    def as_index(self, where: isl.Set, access: core.Access) -> list[Case] | None:
        """An element of an input as the cast of the variable that stands for it; ``None`` if none does.

        The element is a value of its type, so that the cast changes nothing.
        """
        for known in self.known if access.type.is_integer else ():
            held = known.value
            if (
                not isinstance(held, core.Access)
                or held.tensor != access.tensor
                or not in_scope(known, where)
            ):
                continue
            if where.is_subset(equal_indices(held, access)):
                here = where.intersect(_held(access.type, known.variable))
                return [(build.tidy(here), core.IndexCast(access.type, core.IVar(known.variable)))]
        return None

    @staticmethod
    def _body(term: core.LetValue, variable: str) -> core.ValueExpr:
        return substitute(term.body, {term.variable: core.IVar(variable)})

    @staticmethod
    def _same(where: isl.Set, held: core.ValueExpr, value: core.ValueExpr) -> isl.Set:
        """The part of a domain where two values are the same for certain."""
        if held == value:
            return where
        if isinstance(held, core.Access) and isinstance(value, core.Access) and held.tensor == value.tensor:
            return build.tidy(where.intersect(equal_indices(held, value)))
        return build.nowhere()
