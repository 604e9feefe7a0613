"""That the specification is defined: outputs have equations, what is evaluated has values, index sets
are finite and, without a start value, not empty. And that the claim is about something."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import assert_never

import islpy as isl

from redverify.certifying.emission.context import Gamma, NotCertified
from redverify.certifying.emission.data_indices import Data
from redverify.certifying.emission.evaluation import evaluated
from redverify.certifying.emission.memory.lookup import in_region_proof
from redverify.certifying.emission.proofs import (
    ABSURD,
    HOLDS,
    TRIVIAL,
    distinguish,
    evident,
    function,
    given,
    integers,
    rule,
    under,
)
from redverify.certifying.emission.terms import Fresh, both, decidable, opened, plug, variables, within
from redverify.checking.data.of_program import condition_data, indices_data, start_of
from redverify.checking.proofs.terms import PointOfEquation, PointOfInput, Proof, Shown
from redverify.checking.proofs.theorems import Definedness, Inhabitant
from redverify.evaluation.equations import Equations
from redverify.evaluation.specification import Specification
from redverify.language import core
from redverify.language.terms import plug_condition
from redverify.presburger import build
from redverify.presburger.conditions import readable, tidy
from redverify.presburger.lift import affine_expression
from redverify.presburger.points import box

#: The sizes of the boxes in which parameters and a point are looked for, smaller ones first.
_BOXES = (1, 2, 4, 8, 16, 64, 256, 1024, 1 << 16)


@dataclass(slots=True)
class DefinednessEmitter:
    """Emits that a specification is defined.

    inside: of tensors whose equations do not have values wherever they have guards, where they do,
    over ``$c0``, ... trusting: whether a proof is emitted where there is none.
    """

    spec: core.Spec
    start: Gamma
    data: Data
    trusting: bool = False
    fresh: Fresh = field(default_factory=lambda: Fresh("d"))
    inside: dict[str, core.Cond] = field(default_factory=dict)

    def definedness(self) -> Definedness:
        """The proofs. Raises :class:`.NotCertified`."""
        self.inside = self._inside()
        outputs = [t for t in self.spec.tensors.values() if t.kind == "output"]
        return Definedness(
            inside={tensor: condition_data(where) for tensor, where in self.inside.items()},
            outputs=tuple([self._output(tensor) for tensor in outputs]),
            equations=tuple([self._equation(equation) for equation in self.spec.equations]),
        )

    # ------------------------------------------------------------ where equations count

    def _inside(self) -> dict[str, core.Cond]:
        """Where the tensors have values that do not have one wherever they have a guard."""
        analysis = Specification(Equations(self.spec), self.start.where)
        known = analysis.known_regions()
        result: dict[str, core.Cond] = {}
        for tensor in dict.fromkeys(e.tensor for e in self.spec.equations):
            rank = self.spec.tensors[tensor].rank
            points = [f"$p{d}" for d in range(rank)]
            covered = build.nowhere()
            for equation in self.spec.equations_of(tensor):
                by = dict(zip(equation.variables, variables(points), strict=True))
                covered = covered.union(build.where(plug_condition(equation.condition, by)))
            covered = covered.intersect(self.start.where)
            if covered.is_subset(known[tensor]):
                continue
            where = decidable(readable(known[tensor], self.start.where, points))
            names = {name: core.IVar(f"$c{d}") for d, name in enumerate(points)}
            result[tensor] = plug_condition(where, names)
        return result

    def _inside_at(self, tensor: str, point: Sequence[core.IndexExpr]) -> core.Cond | None:
        """That a point is where the tensor's equations count."""
        where = self.inside.get(tensor)
        if where is None:
            return None
        return plug_condition(where, {f"$c{d}": index for d, index in enumerate(point)})

    # ------------------------------------------------------------ outputs and equations

    def _output(self, tensor: core.Tensor) -> Proof:
        assert tensor.region is not None
        names = [f"$p{d}" for d in range(tensor.rank)]
        point = variables(names)
        gamma = self.start.bind(*names).assume(*within(tensor.region, point))
        return ABSURD if gamma.impossible else self._given(gamma, tensor.name, point)

    def _equation(self, equation: core.Equation) -> Proof:
        gamma = self.start.bind(*equation.variables).assume(equation.condition)
        counts = self._inside_at(equation.tensor, variables(equation.variables))
        if counts is not None:
            gamma = gamma.assume(counts)
        return ABSURD if gamma.impossible else self._walk(equation.value, gamma)

    # ------------------------------------------------------------ points

    def _missing(self, text: str, span: object = None) -> Proof:
        if self.trusting:
            return ABSURD
        raise NotCertified(text, span)

    def _given(self, gamma: Gamma, name: str, point: Sequence[core.IndexExpr]) -> Proof:
        """A tensor has a value at a point: it is of an input, or an equation gives it."""
        tensor = self.spec.tensors[name]
        if tensor.kind == "input":
            assert tensor.region is not None
            if not gamma.holds(both(within(tensor.region, point))):
                return self._missing(f"{name} is used outside of its region")
            inputs = [t for t in self.spec.tensors.values() if t.kind == "input"]
            return PointOfInput(
                inputs.index(tensor), indices_data(point), in_region_proof(gamma, tensor, point)
            )
        counts = self._inside_at(name, point)
        guards: list[tuple[int, core.Cond]] = []
        covered = build.nowhere()
        for position, equation in enumerate(self.spec.equations):
            if equation.tensor != name:
                continue
            guard = plug_condition(equation.condition, dict(zip(equation.variables, point, strict=True)))
            if not gamma.fails(guard):
                guards.append((position, guard))
                covered = covered.union(build.where(guard))
        if not guards or not gamma.within(covered) or (counts is not None and not gamma.holds(counts)):
            return self._missing(f"{name} is used where it has no value")

        def prove(inner: Gamma, number: int) -> Proof:
            position, guard = guards[number]
            return PointOfEquation(
                position,
                indices_data(point),
                self._shown(inner, guard),
                TRIVIAL if counts is None else self._shown(inner, counts),
            )

        return distinguish(gamma, [guard for _, guard in guards], prove)

    @staticmethod
    def _shown(gamma: Gamma, claim: core.Cond) -> Proof:
        return Shown(condition_data(claim), evident(gamma, claim))

    # ------------------------------------------------------------ expressions

    def _walk(self, term: core.ValueExpr, gamma: Gamma) -> Proof:
        match term:
            case core.Access(tensor=tensor, indices=indices):
                return rule("defined_access", self._given(gamma, tensor, indices))
            case core.Apply(arguments=arguments):
                return rule("defined_fn", self._every(arguments, gamma))
            case core.Literal() | core.Constant():
                return rule("defined_fn", rule("defined_nil"))
            case core.Cast(operand=operand):
                return rule("defined_fn", self._every((operand,), gamma))
            case core.IndexCast():
                return rule("defined_index")
            case core.IndexCondition():
                return rule("defined_cond")
            case core.Select(condition=condition, then=then, otherwise=otherwise):
                return rule(
                    "defined_select_of",
                    HOLDS,
                    under(gamma, condition, lambda g: self._walk(then, g)),
                    under(gamma, core.CNot(condition), lambda g: self._walk(otherwise, g)),
                )
            case core.Reduce():
                return self._reduction(term, gamma)
            case core.LetValue():
                return self._letval(term, gamma)
            case core.Read() | core.Element():
                raise TypeError(term)
            case _:
                assert_never(term)

    def _every(self, terms: Sequence[core.ValueExpr], gamma: Gamma) -> Proof:
        result = rule("defined_nil")
        for term in reversed(terms):
            result = rule("defined_cons", self._walk(term, gamma), result)
        return result

    def _letval(self, term: core.LetValue, gamma: Gamma) -> Proof:
        (name,) = self.fresh.names(1)
        body, bounds = plug(term.body, {term.variable: core.IVar(name)}), (term.lower, term.upper)
        shown = self.data.inside(
            gamma, name, term.value, bounds, lambda inner: self._walk(body, inner), given=False
        )
        return rule("defined_letval", self._walk(term.value, gamma), evaluated(self.spec, term.value), shown)

    def _reduction(self, term: core.Reduce, gamma: Gamma) -> Proof:
        n = len(term.binders)
        names = self.fresh.names(n)
        condition, body = opened(term, names)
        start = start_of(self.spec, term)
        indices = gamma.where.intersect(build.where(condition))
        try:
            corners = [(tidy(lower), tidy(upper)) for lower, upper in box(indices, names)]
        except isl.Error:
            return self._missing("an index set is not bounded", term.span)
        inner = gamma.bind(*names).assume(condition)
        bounded = both(within(corners, variables(names)))
        return rule(
            f"defined_reduce_{'first' if start is None else 'some'}{n}",
            *integers([bound for corner in corners for bound in corner]),
            *([] if start is None else [self._walk(start, gamma)]),
            function(names, [], HOLDS),
            *([given(gamma, names, [condition], bounded)] if n else []),
            *([self._point(gamma, indices, condition, names)] if start is None else []),
            function(names, [condition], ABSURD if inner.impossible else self._walk(body, inner)),
        )

    def _point(self, gamma: Gamma, indices: isl.Set, condition: core.Cond, names: Sequence[str]) -> Proof:
        """A point of an index set."""
        filled = indices
        filled = build.project(filled, *names)
        if not gamma.within(filled):
            return self._missing("a reduction without a unit is over an empty set")
        points = build.params_to_tuple(indices, list(names), "t").reset_tuple_id()
        if names:
            points = points.lexmin()
        pieces: list[tuple[isl.Set, list[core.IndexExpr]]] = []
        isl.PwMultiAff.from_set(points).foreach_piece(
            lambda s, m: pieces.append((s, [affine_expression(m.get_at(d)) for d in range(len(names))]))
        )

        def prove(inner: Gamma, number: int) -> Proof:
            point = pieces[number][1]
            claim = plug_condition(condition, dict(zip(names, point, strict=True)))
            return rule(f"point{len(names)}", *integers(point), self._shown(inner, claim))

        return distinguish(gamma, [gamma.describe(where) for where, _ in pieces], prove)


def inhabitant(spec: core.Spec, start: Gamma) -> Inhabitant:
    """Small parameters that satisfy the assumptions, and a point of an output.

    Raises :class:`.NotCertified` if there are none.
    """
    outputs = [t for t in spec.tensors.values() if t.kind == "output"]
    ranged = [(t.range, t.type.name) for t in spec.tensors.values() if t.range is not None]
    integers = {kind: f"$t_{kind}" for _, kind in ranged}
    for position, tensor in enumerate(outputs):
        assert tensor.region is not None
        points_of_it = [f"$p{d}" for d in range(tensor.rank)]
        names = [*spec.parameters, *points_of_it, *integers.values()]
        claims = within(tensor.region, variables(points_of_it))
        for bounds, kind in ranged:
            claims += within([bounds], [core.IVar(integers[kind])])
        where = start.where
        for claim in claims:
            where = where.intersect(build.where(claim))
        points = build.params_to_tuple(where, names, "t").reset_tuple_id()
        if points.is_empty():
            continue
        found = _numbers(points, len(names))
        first = len(spec.parameters)
        last = first + tensor.rank
        numbers = {kind: n for kind, n in zip(integers, found[last:], strict=True) if n}
        return Inhabitant(
            parameters=found[:first], output=position, point=found[first:last], integers=numbers
        )
    raise NotCertified("no output has a point for any parameters", spec.span)


def _numbers(points: isl.Set, count: int) -> tuple[int, ...]:
    """The least point of a set in the smallest box around zero that holds one."""
    for size in _BOXES:
        near = points
        for position in range(count):
            near = near.lower_bound_val(isl.dim_type.set, position, build.integer(-size))
            near = near.upper_bound_val(isl.dim_type.set, position, build.integer(size))
        if not near.is_empty():
            points = near
            break
    with suppress(isl.Error):  # where quotients are involved, isl cannot always find the least point
        points = points.lexmin()
    point = points.sample_point()
    return tuple([build.number(point.get_coordinate_val(isl.dim_type.set, d)) for d in range(count)])
