"""Proofs that two values are equal.

The search follows the verifier's (structure first, then equations, then accumulations); every
step is one rule of the library, every question about indices is answered by isl here and by
``omega`` in Lean.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

import islpy as isl

from redverify.certification.data import (
    Data,
    function_data,
    index_data,
    operator_data,
    start_of,
    type_data,
    value_data,
)
from redverify.certification.emission.algebra import (
    Atoms,
    flipped,
    laws_for,
    leaves,
    negated,
    operators,
    pattern,
)
from redverify.certification.emission.gamma import Gamma, NotCertified
from redverify.certification.emission.proofs import (
    RFL,
    Proof,
    by_cases,
    distinguish,
    equivalent,
    evident,
    function,
    given,
    integers,
    omega,
    omega_iff,
    rule,
    same,
)
from redverify.certification.emission.terms import (
    FALSE,
    Fresh,
    before,
    both,
    either,
    equal_points,
    plug,
    plug_condition,
    plug_index,
    variables,
)
from redverify.language import core
from redverify.language.operators import BUILTIN_OPERATORS, Laws, laws_of
from redverify.presburger import build
from redverify.presburger.lift import affine_expression

#: How many equations are unfolded along one branch of a proof.
UNFOLDINGS = 4

#: How deeply the search goes.
DEPTH = 40

#: How many proofs nest in each other.
LEVELS = 24

#: Seconds for one equality.
SECONDS = 30.0


class NoProof(Exception):
    """One way to a proof did not lead to one."""


@dataclass(slots=True)
class Equality:
    """Proves equalities of values; collects the laws that the proofs use."""

    spec: core.Spec
    fresh: Fresh
    #: Whether a proof is emitted where there is none: Lean rejects it, and shows what is open.
    trusting: bool = False
    laws: list[Data] = field(default_factory=list)
    _level: int = 0
    _deadline: float = 0.0

    def law(self, *data: Data) -> Proof:
        """A law, as one of the certificate's."""
        item = list(data)
        if item not in self.laws:
            self.laws.append(item)
        return ["law", self.laws.index(item)]

    # ------------------------------------------------------------ entry

    def prove(self, gamma: Gamma, left: core.ValueExpr, right: core.ValueExpr) -> Proof:
        """``Γ ⊢ left = right``; raises :class:`NotCertified`."""
        self._deadline = time.monotonic() + SECONDS
        try:
            return self._stated(gamma, left, right, UNFOLDINGS, 0)
        except NoProof:
            from redverify.language.core_text import value_text

            if self.trusting:
                return RFL
            raise NotCertified(f"no proof of {value_text(left)} = {value_text(right)}") from None

    def _alike(self, left: core.ValueExpr, right: core.ValueExpr) -> bool:
        return bool(value_data(self.spec, left) == value_data(self.spec, right))

    def _stated(
        self, gamma: Gamma, left: core.ValueExpr, right: core.ValueExpr, fuel: int, depth: int
    ) -> Proof:
        if self._alike(left, right):
            return RFL
        return same(self.spec, left, right, self._prove(gamma, left, right, fuel, depth))

    def _prove(
        self, gamma: Gamma, left: core.ValueExpr, right: core.ValueExpr, fuel: int, depth: int
    ) -> Proof:
        if self._alike(left, right):
            return RFL
        if depth > DEPTH or self._level > LEVELS or time.monotonic() > self._deadline:
            raise NoProof
        self._level += 1
        try:
            return self._search(gamma, left, right, fuel, depth)
        finally:
            self._level -= 1

    def _search(
        self, gamma: Gamma, left: core.ValueExpr, right: core.ValueExpr, fuel: int, depth: int
    ) -> Proof:
        for attempt in (
            self._settled,
            self._congruent,
            self._numbered,
            self._unit_dropped,
            self._arithmetic,
            self._empty,
            self._folded,
            self._unfolded,
        ):
            before_laws = list(self.laws)
            try:
                return attempt(gamma, left, right, fuel, depth + 1)
            except NoProof:
                self.laws[:] = before_laws
        raise NoProof

    # ------------------------------------------------------------ conditionals

    def _settled(
        self, gamma: Gamma, left: core.ValueExpr, right: core.ValueExpr, fuel: int, depth: int
    ) -> Proof:
        """Conditionals are decided, or both cases are proved."""
        if isinstance(left, core.Select):
            return self._select(gamma, left, right, fuel, depth, flipped=False)
        if isinstance(right, core.Select):
            return self._select(gamma, right, left, fuel, depth, flipped=True)
        raise NoProof

    def _select(
        self,
        gamma: Gamma,
        chosen: core.Select,
        other: core.ValueExpr,
        fuel: int,
        depth: int,
        *,
        flipped: bool,
    ) -> Proof:
        condition = chosen.condition

        def branch(inner: Gamma, *, holds: bool) -> Proof:
            part = chosen.then if holds else chosen.otherwise
            shown = omega(condition) if holds else omega(core.CNot(condition))
            if isinstance(condition, core.CTrue):
                shown = ["trivial"]
            step = rule("sel_pos" if holds else "sel_neg", shown)
            rest = (
                self._stated(inner, other, part, fuel, depth)
                if flipped
                else self._stated(inner, part, other, fuel, depth)
            )
            if flipped:
                return rule("Eq.trans", rest, rule("Eq.symm", same(self.spec, chosen, part, step)))
            return rule("Eq.trans", same(self.spec, chosen, part, step), rest)

        return by_cases(
            gamma,
            condition,
            lambda inner: branch(inner, holds=True),
            lambda inner: branch(inner, holds=False),
        )

    # ------------------------------------------------------------ structure

    def _congruent(
        self, gamma: Gamma, left: core.ValueExpr, right: core.ValueExpr, fuel: int, depth: int
    ) -> Proof:
        match left, right:
            case core.Access(tensor=t1, indices=i1), core.Access(tensor=t2, indices=i2) if t1 == t2:
                return rule(f"at_congr{len(i1)}", *self.indices(gamma, i1, i2))
            case core.IndexCast(type=ty1, operand=e1), core.IndexCast(type=ty2, operand=e2) if ty1 == ty2:
                return rule("index_congr", *self.indices(gamma, (e1,), (e2,)))
            case core.IndexCondition(condition=c1), core.IndexCondition(condition=c2):
                if not gamma.where.intersect(build.where(c1)).is_equal(
                    gamma.where.intersect(build.where(c2))
                ):
                    raise NoProof
                return rule("truth_congr", omega_iff(c1, c2))
            case core.Apply(arguments=a1), core.Apply(arguments=a2):
                if len(a1) != len(a2) or left.function != right.function or left.type != right.type:
                    raise NoProof
                if a1 and a1[0].type != a2[0].type:
                    raise NoProof
                return rule(
                    f"fn_congr{len(a1)}",
                    *[self._stated(gamma, a, b, fuel, depth) for a, b in zip(a1, a2, strict=True)],
                )
            case core.Cast(type=ty1, operand=o1), core.Cast(type=ty2, operand=o2) if ty1 == ty2:
                if o1.type != o2.type:
                    raise NoProof
                return rule("fn_congr1", self._stated(gamma, o1, o2, fuel, depth))
            case core.Reduce(), core.Reduce():
                return self._same_reduction(gamma, left, right, fuel, depth)
        raise NoProof

    def indices(
        self, gamma: Gamma, left: Sequence[core.IndexExpr], right: Sequence[core.IndexExpr]
    ) -> list[Proof]:
        """Proofs that index expressions are equal."""
        proofs: list[Proof] = []
        for a, b in zip(left, right, strict=True):
            equation = core.CCmp("==", a, b)
            if a == b:
                proofs.append(RFL)
            elif gamma.holds(equation):
                proofs.append(omega(equation))
            else:
                raise NoProof
        return proofs

    def open(self, reduction: core.Reduce, names: Sequence[str]) -> tuple[core.Cond, core.ValueExpr]:
        """Condition and body at the points of new names."""
        by = dict(zip(reduction.binders, variables(names), strict=True))
        return plug_condition(reduction.condition, by), plug(reduction.body, by)

    def _comparable(self, left: core.Reduce, right: core.Reduce) -> None:
        if (
            left.operator != right.operator
            or left.type != right.type
            or len(left.binders) != len(right.binders)
        ):
            raise NoProof

    def _same_reduction(
        self, gamma: Gamma, left: core.Reduce, right: core.Reduce, fuel: int, depth: int
    ) -> Proof:
        self._comparable(left, right)
        names = self.fresh.names(len(left.binders))
        first, body = self.open(left, names)
        second, other = self.open(right, names)
        inside = gamma.where.intersect(build.where(first))
        if not inside.is_equal(gamma.where.intersect(build.where(second))):
            raise NoProof
        inner = gamma.bind(*names).assume(first)
        elements = RFL if inner.impossible else self._stated(inner, body, other, fuel, depth)
        if inner.impossible:
            elements = ["absurd"]
        start, begin = start_of(self.spec, left), start_of(self.spec, right)
        if (start is None) != (begin is None):
            raise NoProof
        n = len(names)
        congruence = rule(
            f"reduce_congr{n}",
            function(names, [], equivalent(gamma.bind(*names), first, second)),
            function(names, [first], elements),
        )
        if start is None or begin is None or self._alike(start, begin):
            return congruence
        middle = core.Reduce(left.type, left.operator, left.binders, left.condition, left.body, begin)
        return rule(
            "Eq.trans",
            same(
                self.spec, left, middle, rule("reduce_start", self._stated(gamma, start, begin, fuel, depth))
            ),
            same(self.spec, middle, right, congruence),
        )

    # ------------------------------------------------------------ arithmetic

    def _numbered(
        self, gamma: Gamma, left: core.ValueExpr, right: core.ValueExpr, fuel: int, depth: int
    ) -> Proof:
        """An index as a value is the literal of its number."""
        del fuel, depth
        for term, other, flip in ((left, right, False), (right, left, True)):
            if not isinstance(term, core.IndexCast) or not isinstance(other, core.Literal):
                continue
            number = other.value
            if not isinstance(number, Fraction) or number.denominator != 1 or term.type != other.type:
                continue
            constant = core.IConst(number.numerator)
            if not gamma.holds(core.CCmp("==", term.operand, constant)):
                continue
            plain = core.IndexCast(term.type, constant)
            law = self.law("IndexLaw", type_data(term.type))
            step: Proof = [
                "algebra",
                "index",
                [law[1]],
                value_data(self.spec, plain),
                value_data(self.spec, other),
                [],
            ]
            if not self._alike(term, plain):
                first = rule("index_congr", *self.indices(gamma, (term.operand,), (constant,)))
                step = rule("Eq.trans", same(self.spec, term, plain, first), step)
            return rule("Eq.symm", same(self.spec, term, other, step)) if flip else step
        raise NoProof

    def _unit_dropped(
        self, gamma: Gamma, left: core.ValueExpr, right: core.ValueExpr, fuel: int, depth: int
    ) -> Proof:
        """``0 + x = x`` on either side, where the other is no such sum."""
        for term, other, flip in ((left, right, False), (right, left, True)):
            if not isinstance(term, core.Apply) or len(term.arguments) != 2:
                continue
            if term.function not in BUILTIN_OPERATORS and term.function not in self.spec.operators:
                continue
            laws = laws_of(self.spec, term.function, term.type)
            if laws.unit is None:
                continue
            first, second = term.arguments
            if self._alike(first, laws.unit):
                rest, kind, tag = second, "left", "LeftUnit"
            elif self._alike(second, laws.unit):
                rest, kind, tag = first, "right", "RightUnit"
            else:
                continue
            operator = operator_data(self.spec, term.function, term.type)
            unit = value_data(self.spec, laws.unit)
            law = self.law(tag, operator, unit)
            atom: Data = ["atom", 0]
            whole = ["fn", operator, [unit, atom] if kind == "left" else [atom, unit]]
            dropped = [
                "algebra", kind, [law[1]], whole, atom, [value_data(self.spec, rest)],
            ]  # fmt: skip
            step = same(self.spec, term, rest, dropped)
            if flip:
                return rule("Eq.trans", self._stated(gamma, other, rest, fuel, depth), rule("Eq.symm", step))
            return rule("Eq.trans", step, self._stated(gamma, rest, other, fuel, depth))
        raise NoProof

    def _arithmetic(
        self, gamma: Gamma, left: core.ValueExpr, right: core.ValueExpr, fuel: int, depth: int
    ) -> Proof:
        """By laws: operands in another order, rings, lattices, truth values."""
        if not isinstance(left, core.Apply) and not isinstance(right, core.Apply):
            raise NoProof
        if left.type != right.type:
            raise NoProof
        for way in (self._reversed, self._negated, self._reordered, self._computed):
            before_laws = list(self.laws)
            try:
                return way(gamma, left, right, fuel, depth)
            except NoProof:
                self.laws[:] = before_laws
        raise NoProof

    def _reversed(
        self, gamma: Gamma, left: core.ValueExpr, right: core.ValueExpr, fuel: int, depth: int
    ) -> Proof:
        """``x > y`` is ``y < x``."""
        for term, other, flip in ((left, right, False), (right, left, True)):
            name = flipped(term)
            if name is None or not isinstance(other, core.Apply) or other.function != name:
                continue
            assert isinstance(term, core.Apply)
            turned = core.Apply(term.type, name, (term.arguments[1], term.arguments[0]))
            law = self.law("Flip", function_data(term), function_data(turned))
            atoms = [value_data(self.spec, a) for a in term.arguments]
            one = ["fn", function_data(term), [["atom", 0], ["atom", 1]]]
            two = ["fn", function_data(turned), [["atom", 1], ["atom", 0]]]
            step = same(self.spec, term, turned, ["algebra", "flip", [law[1]], one, two, atoms])
            if flip:
                return rule(
                    "Eq.trans", self._stated(gamma, other, turned, fuel, depth), rule("Eq.symm", step)
                )
            return rule("Eq.trans", step, self._stated(gamma, turned, other, fuel, depth))
        raise NoProof

    def _negated(
        self, gamma: Gamma, left: core.ValueExpr, right: core.ValueExpr, fuel: int, depth: int
    ) -> Proof:
        """``not (x <= y)`` is ``x > y``."""
        for term, other, flip in ((left, right, False), (right, left, True)):
            name = negated(term)
            if name is None or not isinstance(other, core.Apply):
                continue
            assert isinstance(term, core.Apply)
            inner = term.arguments[0]
            assert isinstance(inner, core.Apply)
            turned = core.Apply(term.type, name, inner.arguments)
            law = self.law("Negates", function_data(term), function_data(inner), function_data(turned))
            atoms = [value_data(self.spec, a) for a in inner.arguments]
            one = ["fn", function_data(term), [["fn", function_data(inner), [["atom", 0], ["atom", 1]]]]]
            two = ["fn", function_data(turned), [["atom", 0], ["atom", 1]]]
            step = same(self.spec, term, turned, ["algebra", "flip", [law[1]], one, two, atoms])
            if flip:
                return rule(
                    "Eq.trans", self._stated(gamma, other, turned, fuel, depth), rule("Eq.symm", step)
                )
            return rule("Eq.trans", step, self._stated(gamma, turned, other, fuel, depth))
        raise NoProof

    def _reordered(
        self, gamma: Gamma, left: core.ValueExpr, right: core.ValueExpr, fuel: int, depth: int
    ) -> Proof:
        """The operands of one associative or commutative operator in another order."""
        if not isinstance(left, core.Apply) or not isinstance(right, core.Apply):
            raise NoProof
        if left.function != right.function or left.type != right.type or len(left.arguments) != 2:
            raise NoProof
        name = left.function
        if name == "==":
            laws = Laws(associative=False, commutative=True, unit=None)
        elif name in BUILTIN_OPERATORS or name in self.spec.operators:
            laws = laws_of(self.spec, name, left.type)
        else:
            raise NoProof
        mine, yours = leaves(left, name, left.type), leaves(right, name, right.type)
        if len(mine) != len(yours):
            raise NoProof
        if not laws.associative and len(mine) > 2:
            raise NoProof
        match: list[int] = []
        proofs: list[Proof] = []
        for position, leaf in enumerate(mine):
            candidates = range(len(yours)) if laws.commutative else [position]
            ordered = sorted(candidates, key=lambda p: p != position)
            for candidate in ordered:
                if candidate in match:
                    continue
                try:
                    proofs.append(self._stated(gamma, leaf, yours[candidate], fuel, depth))
                except NoProof:
                    continue
                match.append(candidate)
                break
            else:
                raise NoProof
        operator = function_data(left) if name == "==" else operator_data(self.spec, name, left.type)
        if not laws.associative:
            kind, used = "comm", [self.law("Comm", operator)]
        elif match == sorted(match):
            kind, used = "assoc", [self.law("Assoc", operator)]
        elif len(mine) == 2:
            kind, used = "comm", [self.law("Comm", operator)]
        else:
            kind, used = "ac", [self.law("Assoc", operator), self.law("Comm", operator)]
        position = -1

        def rebuilt(term: core.ValueExpr) -> tuple[core.ValueExpr, Proof, Data]:
            nonlocal position
            if isinstance(term, core.Apply) and term.function == name and term.type == left.type:
                first, one, p1 = rebuilt(term.arguments[0])
                second, two, p2 = rebuilt(term.arguments[1])
                whole = core.Apply(term.type, name, (first, second), term.declared)
                return whole, rule("fn_congr2", one, two), ["fn", operator, [p1, p2]]
            position += 1
            return yours[match[position]], proofs[position], ["atom", match[position]]

        middle, congruence, first_pattern = rebuilt(left)
        number = -1

        def numbered(term: core.ValueExpr) -> Data:
            nonlocal number
            if isinstance(term, core.Apply) and term.function == name and term.type == left.type:
                return ["fn", operator, [numbered(a) for a in term.arguments]]
            number += 1
            return ["atom", number]

        second_pattern = numbered(right)
        atoms = [value_data(self.spec, leaf) for leaf in yours]
        step: Proof = ["algebra", kind, [u[1] for u in used], first_pattern, second_pattern, atoms]
        if self._alike(left, middle):
            return step
        return rule(
            "Eq.trans",
            same(self.spec, left, middle, congruence),
            same(self.spec, middle, right, step),
        )

    def _computed(
        self, gamma: Gamma, left: core.ValueExpr, right: core.ValueExpr, fuel: int, depth: int
    ) -> Proof:
        """Arithmetic over atoms, which are the same on both sides up to indices."""
        del fuel, depth
        names = {*operators(left, left.type), *operators(right, right.type)}

        def alike(one: core.ValueExpr, two: core.ValueExpr) -> bool:
            return self._plainly(gamma, one, two) is not None

        atoms = Atoms(alike)
        first = pattern(self.spec, left, sorted(names), atoms)
        second = pattern(self.spec, right, sorted(names), atoms)
        found = laws_for(first, second, left.type, len(atoms.found))
        if found is None:
            raise NoProof
        kind, laws = found
        used = [self.law(*law)[1] for law in laws]
        shown = [value_data(self.spec, atom) for atom in atoms.found]
        step: Proof = ["algebra", kind, used, first, second, shown]
        changed, congruence = self._normal(gamma, left, sorted(names), atoms)
        other, back = self._normal(gamma, right, sorted(names), atoms)
        if not self._alike(left, changed):
            step = rule("Eq.trans", same(self.spec, left, changed, congruence), step)
        if not self._alike(right, other):
            step = rule(
                "Eq.trans",
                same(self.spec, left, other, step),
                rule("Eq.symm", same(self.spec, right, other, back)),
            )
        return step

    def _plainly(self, gamma: Gamma, left: core.ValueExpr, right: core.ValueExpr) -> Proof | None:
        """An equality by structure alone."""
        if left.type != right.type:
            return None
        if self._alike(left, right):
            return RFL
        before_laws = list(self.laws)
        try:
            return self._stated(gamma, left, right, 0, DEPTH - 6)
        except NoProof:
            self.laws[:] = before_laws
            return None

    def _normal(
        self, gamma: Gamma, term: core.ValueExpr, names: Sequence[str], atoms: Atoms
    ) -> tuple[core.ValueExpr, Proof]:
        """The term with each atom in the form in which it was first seen."""
        if isinstance(term, core.Apply) and not term.declared and term.function in names:
            parts = [self._normal(gamma, a, names, atoms) for a in term.arguments]
            return (
                core.Apply(term.type, term.function, tuple(v for v, _ in parts), term.declared),
                rule(f"fn_congr{len(parts)}", *[p for _, p in parts]),
            )
        if isinstance(term, core.Literal) and not isinstance(term.value, str):
            return term, RFL
        chosen = atoms.found[atoms.number(term)]
        proof = self._plainly(gamma, term, chosen)
        if proof is None:
            raise NoProof
        return chosen, proof

    # ------------------------------------------------------------ folds written out

    def _folded(
        self, gamma: Gamma, left: core.ValueExpr, right: core.ValueExpr, fuel: int, depth: int
    ) -> Proof:
        """``x ⊙ y`` is a reduction: ``y`` is a part of it or its last element."""
        for term, other, flip in ((left, right, False), (right, left, True)):
            if not isinstance(term, core.Apply) or len(term.arguments) != 2:
                continue
            if not isinstance(other, core.Reduce) or other.operator != term.function:
                continue
            held, operand = term.arguments
            for way in self._ways(gamma, held, operand, other):
                before_laws = list(self.laws)
                try:
                    if way == "part":
                        proof = self._joined(gamma, held, operand, other, term)
                    else:
                        proof = self._inserted(gamma, held, operand, other, way, term)
                except NoProof:
                    self.laws[:] = before_laws
                    continue
                return rule("Eq.symm", same(self.spec, term, other, proof)) if flip else proof
        raise NoProof

    def _ways(
        self, gamma: Gamma, held: core.ValueExpr, operand: core.ValueExpr, total: core.Reduce
    ) -> Iterator[Any]:
        if isinstance(operand, (core.Reduce, core.Access)):
            yield "part"
        names = self.fresh.names(len(total.binders))
        condition, _ = self.open(total, names)
        inside = gamma.where.intersect(build.where(condition))
        if isinstance(held, core.Reduce) and len(held.binders) == len(names):
            mine, _ = self.open(held, names)
            point = self._single(gamma, inside.subtract(build.where(mine)), names)
            if point is not None:
                yield point
        for greatest in (True, False):
            found = self.least(inside, names, greatest=greatest)
            if found is not None:
                yield found

    # ------------------------------------------------------------ reductions over nothing or one point

    def _empty(
        self, gamma: Gamma, left: core.ValueExpr, right: core.ValueExpr, fuel: int, depth: int
    ) -> Proof:
        if isinstance(left, core.Reduce):
            part, step = self._collapsed(gamma, left)
            return rule(
                "Eq.trans",
                same(self.spec, left, part, step),
                self._stated(gamma, part, right, fuel, depth),
            )
        if isinstance(right, core.Reduce):
            part, step = self._collapsed(gamma, right)
            return rule(
                "Eq.trans",
                self._stated(gamma, left, part, fuel, depth),
                rule("Eq.symm", same(self.spec, right, part, step)),
            )
        raise NoProof

    def _collapsed(self, gamma: Gamma, reduction: core.Reduce) -> tuple[core.ValueExpr, Proof]:
        """What a reduction over no point is, or one without start value over one."""
        n = len(reduction.binders)
        names = self.fresh.names(n)
        condition, body = self.open(reduction, names)
        start = start_of(self.spec, reduction)
        inside = gamma.where.intersect(build.where(condition))
        if start is not None and inside.is_empty():
            return start, rule(f"reduce_empty{n}", function(names, [], omega(core.CNot(condition))))
        point = self._single(gamma, inside, names)
        if point is None:
            raise NoProof
        at = equal_points(variables(names), point)
        by = dict(zip(names, point, strict=True))
        shown = function(names, [], equivalent(gamma.bind(*names), condition, at))
        if start is None:
            return plug(body, by), rule(f"reduce_single{n}", *integers(point), shown)
        declared = reduction.operator in self.spec.operators
        once = core.Apply(reduction.type, reduction.operator, (start, plug(body, by)), declared)
        return once, rule(f"reduce_single_some{n}", *integers(point), shown)

    def _single(self, gamma: Gamma, inside: isl.Set, names: Sequence[str]) -> list[core.IndexExpr] | None:
        """The one point that a set has at each of Γ's points, if it has one everywhere."""
        from redverify.explain.notation import solve

        found = inside
        for name in names:
            found = build.project(found, name)
        if not gamma.within(found):
            return None
        solutions = [s for s in solve(inside, list(names)) if not s.where.is_empty()]
        if len(solutions) != 1 or set(solutions[0].values) != set(names):
            return None
        return [solutions[0].values[name] for name in names]

    # ------------------------------------------------------------ equations

    def _unfolded(
        self, gamma: Gamma, left: core.ValueExpr, right: core.ValueExpr, fuel: int, depth: int
    ) -> Proof:
        if fuel == 0:
            raise NoProof
        sides = []
        if isinstance(right, core.Access) and self._defined(right):
            sides.append(True)
        if isinstance(left, core.Access) and self._defined(left):
            sides.append(False)
        for turned in sides:
            before_laws = list(self.laws)
            try:
                return self._unfold(gamma, left, right, fuel, depth, flipped=turned)
            except NoProof:
                self.laws[:] = before_laws
        raise NoProof

    def _defined(self, access: core.Access) -> bool:
        return any(e.tensor == access.tensor for e in self.spec.equations)

    def clauses(self, gamma: Gamma, access: core.Access) -> list[tuple[int, core.Cond, core.ValueExpr]]:
        """The equations that may give a tensor's value at a point, with guard and value there."""
        result = []
        covered = build.nowhere()
        for position, equation in enumerate(self.spec.equations):
            if equation.tensor != access.tensor:
                continue
            by = dict(zip(equation.variables, access.indices, strict=True))
            guard = plug_condition(equation.condition, by)
            if gamma.fails(guard):
                continue
            covered = covered.union(build.where(guard))
            result.append((position, guard, plug(equation.value, by)))
        if not result or not gamma.within(covered):
            raise NoProof
        return result

    def equation(
        self, gamma: Gamma, access: core.Access, clause: tuple[int, core.Cond, core.ValueExpr]
    ) -> Proof:
        """The tensor's value at a point, by one of its equations."""
        position, guard, value = clause
        step = [
            "theorem",
            f"equation_{position}",
            [*self.spec.parameters, *[index_data(i) for i in access.indices]],
            [evident(gamma, guard)],
        ]
        return same(self.spec, access, value, step)

    def _unfold(
        self,
        gamma: Gamma,
        left: core.ValueExpr,
        right: core.ValueExpr,
        fuel: int,
        depth: int,
        *,
        flipped: bool,
    ) -> Proof:
        access = right if flipped else left
        assert isinstance(access, core.Access)
        clauses = self.clauses(gamma, access)

        def prove(inner: Gamma, position: int) -> Proof:
            clause = clauses[position]
            step = self.equation(inner, access, clause)
            if flipped:
                return rule(
                    "Eq.trans",
                    self._stated(inner, left, clause[2], fuel - 1, depth),
                    rule("Eq.symm", step),
                )
            return rule("Eq.trans", step, self._stated(inner, clause[2], right, fuel - 1, depth))

        return distinguish(gamma, [guard for _, guard, _ in clauses], prove)

    # ------------------------------------------------------------ accumulation

    def accumulate(
        self,
        gamma: Gamma,
        before_value: core.ValueExpr,
        operand: core.ValueExpr,
        after: core.ValueExpr,
        at: Sequence[core.IndexExpr] | None,
        declared: bool,
        operator: str,
    ) -> Proof:
        """``Γ ⊢ before ⊙ operand = after``, where one index or several join a reduction."""
        total = core.Apply(after.type, operator, (before_value, operand), declared)
        self._deadline = time.monotonic() + SECONDS
        if self._alike(total, after):
            return RFL
        try:
            return same(
                self.spec, total, after, self._accumulate(gamma, before_value, operand, after, at, total)
            )
        except NoProof:
            return self.prove(gamma, total, after)

    def _accumulate(
        self,
        gamma: Gamma,
        held: core.ValueExpr,
        operand: core.ValueExpr,
        after: core.ValueExpr,
        at: Sequence[core.IndexExpr] | None,
        total: core.Apply,
    ) -> Proof:
        if isinstance(after, core.Access):
            clauses = self.clauses(gamma, after)

            def prove(inner: Gamma, position: int) -> Proof:
                clause = clauses[position]
                step = self.equation(inner, after, clause)
                first = self._accumulate(inner, held, operand, clause[2], at, total)
                return rule("Eq.trans", same(self.spec, total, clause[2], first), rule("Eq.symm", step))

            return distinguish(gamma, [guard for _, guard, _ in clauses], prove)
        if not isinstance(after, core.Reduce):
            raise NoProof
        if at is None:
            return self._joined(gamma, held, operand, after, total)
        return self._inserted(gamma, held, operand, after, at, total)

    def _previous(
        self, gamma: Gamma, held: core.ValueExpr, after: core.Reduce, removed: core.Cond, names: Sequence[str]
    ) -> core.Reduce:
        """The reduction that a cell holds before indices join it.

        If the cell's value is a reduction of its own its index set serves; otherwise the
        set is that of ``after`` without the new indices, which has to be empty.
        """
        condition, _ = self.open(after, names)
        if isinstance(held, core.Reduce) and len(held.binders) == len(after.binders):
            mine, _ = self.open(held, names)
            rest = gamma.where.intersect(build.where(condition)).subtract(build.where(removed))
            if rest.is_equal(gamma.where.intersect(build.where(mine))):
                condition = mine
            else:
                condition = core.CAnd(condition, core.CNot(removed))
        else:
            left = gamma.where.intersect(build.where(condition)).subtract(build.where(removed))
            condition = FALSE if left.is_empty() else core.CAnd(condition, core.CNot(removed))
        back = dict(zip(names, variables(after.binders), strict=True))
        return core.Reduce(
            after.type,
            after.operator,
            after.binders,
            plug_condition(condition, back),
            after.body,
            start_of(self.spec, after),
        )

    def _inserted(
        self,
        gamma: Gamma,
        held: core.ValueExpr,
        operand: core.ValueExpr,
        after: core.Reduce,
        at: Sequence[core.IndexExpr],
        total: core.Apply,
    ) -> Proof:
        n = len(after.binders)
        if n != len(at):
            raise NoProof
        names = self.fresh.names(n)
        condition, body = self.open(after, names)
        new = equal_points(variables(names), at)
        previous = self._previous(gamma, held, after, new, names)
        old, _ = self.open(previous, names)
        start = start_of(self.spec, after)
        lower, upper = self._bounds(gamma, condition, names)
        box = both(
            [
                core.CAnd(core.CCmp("<=", lo, x), core.CCmp("<", x, hi))
                for lo, x, hi in zip(lower, variables(names), upper, strict=True)
            ]
        )
        corners = [e for pair in zip(lower, upper, strict=True) for e in pair]
        finite = given(gamma, names, [condition], _flat(box))
        grown = function(names, [], equivalent(gamma.bind(*names), condition, core.COr(old, new)))
        inner = gamma.bind(*names).assume(old)
        kept = function(names, [old], ["rfl"])
        del inner
        element = plug(body, dict(zip(names, at, strict=True)))
        value = self._stated(gamma, operand, element, UNFOLDINGS, 0)
        operator = operator_data(self.spec, after.operator, after.type)
        in_order = gamma.where.intersect(build.where(old)).is_subset(
            build.where(before(variables(names), at))
        )
        laws = laws_of(self.spec, after.operator, after.type)
        late = given(gamma, names, [old], before(variables(names), at))
        fresh_point = omega(core.CNot(plug_condition(old, dict(zip(names, at, strict=True)))))
        member: list[Data] = []
        if start is None:
            if gamma.where.intersect(build.where(old)).is_empty():
                raise NoProof
            member = self._member(gamma, old, names)
        if in_order:
            joined = rule(
                f"append{'_none' if start is None else ''}{n}",
                *integers(at),
                *integers(corners),
                finite,
                grown,
                late,
                *member,
                kept,
                value,
            )
        elif laws.associative and laws.commutative:
            asked = [self.law("RightComm", operator)]
            if start is None:
                asked.insert(0, self.law("Comm", operator))
            joined = rule(
                f"insert{'_none' if start is None else ''}{n}",
                *asked,
                *integers(at),
                *integers(corners),
                finite,
                grown,
                fresh_point,
                *member,
                kept,
                value,
            )
        else:
            raise NoProof
        return self._from_previous(gamma, held, previous, operand, after, total, joined)

    def _from_previous(
        self,
        gamma: Gamma,
        held: core.ValueExpr,
        previous: core.Reduce,
        operand: core.ValueExpr,
        after: core.ValueExpr,
        total: core.Apply,
        joined: Proof,
    ) -> Proof:
        if self._alike(held, previous):
            return joined
        middle = core.Apply(total.type, total.function, (previous, operand), total.declared)
        same_held = self._stated(gamma, held, previous, UNFOLDINGS, 0)
        return rule(
            "Eq.trans",
            same(self.spec, total, middle, rule("fn_congr2", same_held, RFL)),
            same(self.spec, middle, after, joined),
        )

    def _member(self, gamma: Gamma, condition: core.Cond, names: Sequence[str]) -> list[Data]:
        """A point of an index set."""
        where = gamma.where.intersect(build.where(condition))
        point = self.least(where, names)
        if point is None:
            raise NoProof
        by = dict(zip(names, point, strict=True))
        return [*integers(point), evident(gamma, plug_condition(condition, by))]

    def least(
        self, where: isl.Set, names: Sequence[str], *, greatest: bool = False
    ) -> list[core.IndexExpr] | None:
        """The least or greatest point of a set of indices, if one expression gives it."""
        points = build.params_to_tuple(where, list(names), "t").reset_tuple_id()
        try:
            points = points.lexmax() if greatest else points.lexmin()
        except isl.Error:
            return None
        pieces: list[tuple[isl.Set, isl.MultiAff]] = []
        isl.PwMultiAff.from_set(points).foreach_piece(lambda s, m: pieces.append((s, m)))
        if len(pieces) != 1:
            return None
        return [affine_expression(pieces[0][1].get_at(p)) for p in range(len(names))]

    def _joined(
        self,
        gamma: Gamma,
        held: core.ValueExpr,
        operand: core.ValueExpr,
        after: core.Reduce,
        total: core.Apply,
    ) -> Proof:
        """A partial reduction joins: its indices are disjoint from those there."""
        if isinstance(operand, core.Access):
            clauses = self.clauses(gamma, operand)

            def prove(inner: Gamma, position: int) -> Proof:
                clause = clauses[position]
                step = self.equation(inner, operand, clause)
                middle = core.Apply(total.type, total.function, (held, clause[2]), total.declared)
                rest = self._joined(inner, held, clause[2], after, middle)
                return rule(
                    "Eq.trans",
                    same(self.spec, total, middle, rule("fn_congr2", RFL, step)),
                    same(self.spec, middle, after, rest),
                )

            return distinguish(gamma, [guard for _, guard, _ in clauses], prove)
        if not isinstance(operand, core.Reduce):
            return self._nothing_joined(gamma, held, operand, after, total)
        self._comparable(operand, after)
        n = len(after.binders)
        names = self.fresh.names(n)
        condition, body = self.open(after, names)
        part, element = self.open(operand, names)
        previous = self._previous(gamma, held, after, part, names)
        old, _ = self.open(previous, names)
        start, unit = start_of(self.spec, after), start_of(self.spec, operand)
        if unit is not None and not self._alike(unit, self._unit(after)):
            raise NoProof
        lower, upper = self._bounds(gamma, condition, names)
        box = [
            claim
            for lo, x, hi in zip(lower, variables(names), upper, strict=True)
            for claim in (core.CCmp("<=", lo, x), core.CCmp("<", x, hi))
        ]
        corners = [e for pair in zip(lower, upper, strict=True) for e in pair]
        inner = gamma.bind(*names).assume(part)
        elements = ["absurd"] if inner.impossible else self._stated(inner, element, body, UNFOLDINGS, 0)
        kind, asked, apart = self._union(gamma, after, names, old, part, start, unit)
        members: list[Data] = []
        if start is None:
            members += self._member(gamma, old, names)
        if unit is None:
            members += self._member(gamma, part, names)
        joined = rule(
            f"{kind}{n}",
            *asked,
            *integers(corners),
            given(gamma, names, [condition], both(box)),
            function(names, [], equivalent(gamma.bind(*names), condition, core.COr(old, part))),
            apart,
            *members,
            function(names, [old], RFL),
            function(names, [part], elements),
        )
        return self._from_previous(gamma, held, previous, operand, after, total, joined)

    def _union(
        self,
        gamma: Gamma,
        after: core.Reduce,
        names: Sequence[str],
        old: core.Cond,
        part: core.Cond,
        start: core.ValueExpr | None,
        unit: core.ValueExpr | None,
    ) -> tuple[str, list[Proof], Proof]:
        """The rule by which two parts of a reduction join, its laws, and why the parts are apart."""
        operator = operator_data(self.spec, after.operator, after.type)
        laws = laws_of(self.spec, after.operator, after.type)
        if not laws.associative:
            raise NoProof
        others = self.fresh.names(len(names))
        there = plug_condition(part, dict(zip(names, variables(others), strict=True)))
        late = before(variables(names), variables(others))
        pairs = gamma.assume(old, there)
        in_order = pairs.impossible or pairs.holds(late)
        kind = {
            (False, False): "union",
            (False, True): "union_none",
            (True, True): "union_none_none",
            (True, False): "none_union",
        }[start is None, unit is None]
        asked = [self.law("Assoc", operator)]
        if in_order:
            kind += "_in_order"
            shown = given(gamma, [*names, *others], [old, there], late)
        elif laws.commutative:
            asked.append(self.law("RightComm" if start is not None else "Comm", operator))
            shown = given(gamma, names, [old], core.CNot(part))
        else:
            raise NoProof
        if unit is not None:
            asked.append(self.law("RightUnit", operator, value_data(self.spec, unit)))
        return kind, asked, shown

    def _nothing_joined(
        self,
        gamma: Gamma,
        held: core.ValueExpr,
        operand: core.ValueExpr,
        after: core.Reduce,
        total: core.Apply,
    ) -> Proof:
        """The unit joins: it is the reduction over nothing."""
        unit = self._unit(after)
        if not self._alike(operand, unit):
            raise NoProof
        n = len(after.binders)
        nothing = core.Reduce(after.type, after.operator, after.binders, FALSE, after.body, unit)
        step = rule(f"reduce_empty{n}", function(self.fresh.names(n), [], omega(core.CNot(FALSE))))
        middle = core.Apply(total.type, total.function, (held, nothing), total.declared)
        widened = rule("fn_congr2", RFL, rule("Eq.symm", same(self.spec, nothing, unit, step)))
        return rule(
            "Eq.trans",
            same(self.spec, total, middle, widened),
            same(self.spec, middle, after, self._joined(gamma, held, nothing, after, middle)),
        )

    def _unit(self, reduction: core.Reduce) -> core.ValueExpr:
        unit = laws_of(self.spec, reduction.operator, reduction.type).unit
        if unit is None:
            raise NoProof
        return unit

    def _bounds(
        self, gamma: Gamma, condition: core.Cond, names: Sequence[str]
    ) -> tuple[list[core.IndexExpr], list[core.IndexExpr]]:
        """A box that holds an index set."""
        where = gamma.where.intersect(build.where(condition))
        points = build.params_to_tuple(where, list(names), "t").reset_tuple_id()
        if points.is_empty():
            zero = core.IConst(0)
            return [zero] * len(names), [zero] * len(names)
        lower: list[core.IndexExpr] = []
        upper: list[core.IndexExpr] = []
        for position in range(len(names)):
            lower.append(_extreme(points.dim_min(position), core.IMin))
            upper.append(core.IAdd(_extreme(points.dim_max(position), core.IMax), core.IConst(1)))
        return lower, upper


def _extreme(function_: isl.PwAff, combine: type[core.IMin] | type[core.IMax]) -> core.IndexExpr:
    found: list[core.IndexExpr] = []

    def add(_: isl.Set, aff: isl.Aff) -> None:
        expression = affine_expression(aff)
        if expression not in found:
            found.append(expression)

    function_.foreach_piece(add)
    return found[0] if len(found) == 1 else combine(tuple(found))


def _flat(box: core.Cond) -> core.Cond:
    """``lo ≤ i ∧ i < hi ∧ lo' ≤ j ∧ ...`` nested to the right."""
    parts: list[core.Cond] = []

    def collect(condition: core.Cond) -> None:
        if isinstance(condition, core.CAnd):
            collect(condition.left)
            collect(condition.right)
        elif not isinstance(condition, core.CTrue):
            parts.append(condition)

    collect(box)
    return both(parts)


__all__ = ["Equality", "NoProof", "either", "plug_index"]
