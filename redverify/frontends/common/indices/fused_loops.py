"""Which nest of loops a fused loop stands for, and when it may be replaced by it: rules (a) and (b).

The conditions are checked here, and on all iterations at some small sizes besides: a nest that has other
iterations, or another order of them, is a mistake of this module and raises :class:`AssertionError`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import pairwise, product

from redverify.frontends.common import model
from redverify.frontends.common.indices.factored_extents import factors_of, weights_of
from redverify.frontends.common.indices.nonlinear import (
    NotAffine,
    StandIns,
    as_index,
    as_polynomial,
    floor_of,
)
from redverify.frontends.common.indices.polynomials import (
    ONE,
    Polynomial,
    evaluated,
    exact_quotient,
    named,
    number,
    variables,
)
from redverify.frontends.common.indices.simplification import simplified
from redverify.frontends.common.indices.variable_facts import Facts
from redverify.frontends.common.names import fresh
from redverify.frontends.common.terms import conjunction, linear
from redverify.language import core
from redverify.language.core import IConst, IndexExpr
from redverify.language.points import Point, value_at
from redverify.language.terms import free_variables
from redverify.language.walks import conjuncts

#: How many iterations are compared at one point.
_COMPARED = 4096

Environment = Mapping[str, Polynomial]


@dataclass(frozen=True, slots=True)
class Digit:
    """A loop over ``0 .. extent``, bound to ``thread`` if that is not empty."""

    name: str
    extent: IndexExpr
    thread: str


@dataclass(frozen=True, slots=True)
class Nest:
    """Loops over digits around ``body``; ``values`` are the variables of the loops that they replace.

    Guards that the loops' bounds imply are left out of the body. ``allocations`` are the arrays that each
    iteration has for itself.
    """

    digits: tuple[Digit, ...]
    values: Environment
    body: model.Node
    allocations: tuple[model.Array, ...]


def fused_nest(
    loop: model.Loop, stand_ins: StandIns, known: Environment, facts: Facts, taken: set[str]
) -> Nest | None:
    """The nest that stands for ``loop``, or ``None`` if no rule applies.

    A loop is replaced if its extent or a quotient of its variable is not affine. Loops that one number was
    split in are replaced, too, if it is below a symbolic bound and is taken apart by constants; and a loop
    whose digits alternate between indices, since isl takes long for such quotients.

    ``known`` are the variables of outer loops that are replaced or have one value; ``taken`` are the names
    in use.
    """
    with suppress(NotAffine):
        found = _Fused(loop, stand_ins, known, facts, taken).nest()
        if found is not None:
            return found
    if not loop.thread and _alternates(loop):
        with suppress(NotAffine):
            return _Fused(loop, stand_ins, known, facts, taken, alone=True).alone()
    return None


class _Fused:
    """One loop, or several that are the digits of one number, on the way to a :class:`Nest`."""

    def __init__(
        self,
        loop: model.Loop,
        stand_ins: StandIns,
        known: Environment,
        facts: Facts,
        taken: set[str],
        *,
        alone: bool = False,
    ) -> None:
        self.stand_ins = stand_ins
        self.known = known
        self.facts = facts
        self.taken = taken
        self.loops = (loop,) if alone else self._chain(loop)
        self.number = fresh(f"{loop.name}_number", taken)

    def nest(self) -> Nest | None:
        """The nest of loops over digits."""
        inner = self.loops[-1]
        if (len(self.loops) == 1 and not self._nonlinear()) or not self._may_change(inner.body):
            return None
        parts = self._parts_of_number()
        extent = self._polynomial(self.loops[0].extent)
        for loop in self.loops[1:]:
            extent = extent * self._polynomial(loop.extent)
        body = inner.body
        guard = self._guard(body, parts) if len(self.loops) > 1 else None
        if guard is not None and self._covers(extent, guard):
            extent, body = guard, self._unguarded(body, parts, guard)
        else:
            guard = None
        if not self._nonlinear() and (guard is None or guard.constant is not None):
            return None
        weights = self._weights(extent, inner.body, parts)
        if len(weights) == 2 and (len(self.loops) == 1 or not self._nonlinear()):
            return None
        return self._over(weights, parts, body, guard)

    def alone(self) -> Nest | None:
        """The nest of loops over all digits that one loop's variable is taken apart in."""
        (loop,) = self.loops
        if not self._may_change(loop.body):
            return None
        parts = self._parts_of_number()
        weights = self._weights(self._polynomial(loop.extent), loop.body, parts)
        return self._over(weights, parts, loop.body, None) if len(weights) > 2 else None

    def _over(
        self, weights: Sequence[Polynomial], parts: Environment, body: model.Node, guard: Polynomial | None
    ) -> Nest:
        digits, value = self._digits(weights)
        values = {n: simplified(v, {self.number: value}, self._inside(digits)) for n, v in parts.items()}
        kept = tuple([d for d in digits if d.extent != IConst(1)])
        nest = Nest(kept, values, body, self.loops[-1].allocations)
        self._compare(nest, guard)
        return nest

    def _nonlinear(self) -> bool:
        """Whether the loops' extent, or a quotient of their variables, is not affine."""
        names = {loop.name for loop in self.loops}
        used = _quotients(self.loops[-1].body, self.stand_ins)
        return any(names & self.stand_ins.variables(core.IVar(n)) for n in used) or bool(
            free_variables(self.loops[0].extent) & set(self.stand_ins.of)
        )

    # ------------------------------------------------------------ the loops

    def _chain(self, loop: model.Loop) -> tuple[model.Loop, ...]:
        """The loop with those right inside it whose variables occur in one quotient with its own."""
        loops = [loop]
        body: model.Node | None = _only_loop(loop)
        longest = 1
        together = [self.stand_ins.variables(core.IVar(n)) for n in _quotients(loop.body, self.stand_ins)]
        together += [free_variables(e) for e in _indices(loop.body, self.stand_ins) if _constant_divisors(e)]
        together += [self.stand_ins.variables(i.binding) for i, _ in _products(loop.body, self.stand_ins)]
        while isinstance(body, model.Loop) and self._joins(loops[-1], body):
            loops.append(body)
            if any({loop.name, body.name} <= names for names in together):
                longest = len(loops)
            body = _only_loop(body)
        return tuple(loops[:longest])

    @staticmethod
    def _joins(outer: model.Loop, inner: model.Loop) -> bool:
        """Whether two loops are of one kind, and the inner one has a constant extent and starts at 0."""
        return (
            (outer.lower, inner.lower) == (IConst(0), IConst(0))
            and isinstance(inner.extent, IConst)
            and inner.extent.value > 0
            and not outer.allocations
            and (outer.parallel, bool(outer.thread)) == (inner.parallel, bool(inner.thread))
        )

    def _may_change(self, body: model.Node) -> bool:
        """Whether nothing else depends on the loops being the ones that they are."""
        if self.loops[0].lower != IConst(0) or any(loop.vectorized for loop in self.loops):
            return False
        names = {loop.name for loop in self.loops}
        for node in model.nodes_in(body):
            if isinstance(node, model.Extension) and node.loops() & names:
                return False
            if isinstance(node, model.Loop) and node.thread and len(self.loops) > 1 and self.loops[0].thread:
                return False
        return True

    def _parts_of_number(self) -> dict[str, Polynomial]:
        """The loops' variables over the one number ``f``, whose digits they are."""
        result: dict[str, Polynomial] = {}
        rest = named(self.number)
        for loop in reversed(self.loops[1:]):
            assert isinstance(loop.extent, IConst)
            extent = number(loop.extent.value)
            above = floor_of(rest, extent)
            result[loop.name] = rest - above * extent
            rest = above
        result[self.loops[0].name] = rest
        return result

    def _polynomial(self, expr: IndexExpr, parts: Environment | None = None) -> Polynomial:
        """The expression over the loops around and, with ``parts``, the one number."""
        environment = {**self.known, **(parts or {})}
        return simplified(as_polynomial(expr, self.stand_ins.of), environment, self.facts)

    # ------------------------------------------------------------ rule (a): the guard

    def _guard(self, body: model.Node, parts: Environment) -> Polynomial | None:
        """``N`` if everything in the body is under the guard ``f < N``."""
        for node in model.nodes_in(body):
            if isinstance(node, model.SBlock):
                for condition in _predicates(node):
                    bound = self._bound_of(condition, parts)
                    if bound is not None and self._guarded(body, parts, bound):
                        return bound
        return None

    def _bound_of(self, condition: core.Cond, parts: Environment) -> Polynomial | None:
        """``N`` if the condition is ``f < N``."""
        if not isinstance(condition, core.CCmp) or condition.op != "<":
            return None
        if not free_variables(condition) & set(parts):
            return None
        try:
            bound = named(self.number) - (
                self._polynomial(condition.left, parts) - self._polynomial(condition.right, parts)
            )
        except NotAffine:
            return None
        return bound if variables(bound) <= self.facts.names else None

    def _guarded(self, node: model.Node, parts: Environment, bound: Polynomial) -> bool:
        """Whether the statement does nothing unless ``f < bound``, and the guard may be left out.

        It may not be where threads wait for each other under it: some of them would not come.
        """
        match node:
            case model.SBlock() if any(self._bound_of(c, parts) == bound for c in _predicates(node)):
                waiting = any(isinstance(n, model.Extension) for n in model.nodes_in(node))
                return not (waiting and any(loop.thread for loop in self.loops))
            case model.Loop() | model.Sequence() | model.Branch() | model.SBlock():
                return all(self._guarded(n, parts, bound) for n in model.children(node))
            case model.Definition():
                return True
            case model.Store() | model.Extension():
                return False

    def _unguarded(self, node: model.Node, parts: Environment, bound: Polynomial) -> model.Node:
        """The statement without the conditions ``f < bound``, which the new bounds imply."""

        def again(part: model.Node) -> model.Node:
            return self._unguarded(part, parts, bound)

        match node:
            case model.SBlock():
                left = [c for c in _predicates(node) if self._bound_of(c, parts) != bound]
                predicate = conjunction(left) if left else None
                init = None if node.init is None else again(node.init)
                return replace(node, predicate=predicate, init=init, body=again(node.body))
            case model.Loop():
                return replace(node, body=again(node.body))
            case model.Sequence():
                return replace(node, parts=tuple(again(p) for p in node.parts))
            case model.Branch():
                return replace(node, then=again(node.then), otherwise=again(node.otherwise))
            case _:
                return node

    def _covers(self, extent: Polynomial, guard: Polynomial) -> bool:
        """Whether ``guard <= extent``: then the loops reach every number that the guard lets pass.

        It holds if the outermost extent is ``guard`` divided by the inner ones, rounded up; else isl decides.
        """
        inner = ONE
        for loop in self.loops[1:]:
            inner = inner * self._polynomial(loop.extent)
        outer = self._polynomial(self.loops[0].extent)
        if outer == simplified(floor_of(guard + inner - ONE, inner), {}, self.facts):
            return True
        return self.facts.prove(core.CCmp("<=", as_index(guard), as_index(extent)))

    # ------------------------------------------------------------ rule (b): the digits

    def _weights(self, extent: Polynomial, body: model.Node, parts: Environment) -> list[Polynomial]:
        """``extent``, then the weights of the digits, each a divisor of the one before; the last is 1.

        They are the divisors that the number is taken apart by. Those that are not constants come first.
        """
        names = {loop.name for loop in self.loops}
        found: list[Polynomial] = []
        for name in _quotients(body, self.stand_ins):
            for meaning in self.stand_ins.inside(core.IVar(name)):
                if meaning.kind != "*" and names & self._all_variables(meaning.left):
                    weight = self._polynomial(meaning.right)
                    found += [weight] if variables(weight) <= self.facts.names else []
        for expr in _indices(body, self.stand_ins):
            found += [number(d) for d in _constant_divisors(expr) if names & self._all_variables(expr)]
        for iteration, factors in _products(body, self.stand_ins):
            if names & self._all_variables(iteration.binding):
                scale = self._divisor(iteration.binding)
                found += [w * scale for w in weights_of(factors, self.stand_ins) if w != ONE]
        found.sort(key=lambda p: (-len(p.terms[0][0]), -abs(p.terms[0][1])) if p.terms else (0, 0))
        weights = [extent]
        for weight in dict.fromkeys(found):
            quotient = exact_quotient(weights[-1], weight)
            if quotient is not None and ONE not in (weight, quotient):
                weights.append(weight)
        return [*weights, ONE]

    def _divisor(self, binding: IndexExpr) -> Polynomial:
        """What a binding divides the number by: a digit of the binding weighs as much more in the number."""
        match binding:
            case core.IVar(name) if name in self.stand_ins.of and self.stand_ins.of[name].kind == "//":
                return self._polynomial(self.stand_ins.of[name].right)
            case _:
                return number(max(_constant_divisors(binding, remainders=False), default=1))

    def _all_variables(self, expr: IndexExpr) -> frozenset[str]:
        return self.stand_ins.variables(expr)

    def _digits(self, weights: Sequence[Polynomial]) -> tuple[list[Digit], Polynomial]:
        """The digits, and the number that they are; :class:`NotAffine` if an extent may be negative."""
        digits: list[Digit] = []
        value = number(0)
        taken = set(self.taken)
        thread = self.loops[-1].thread
        for position, (above, weight) in enumerate(pairwise(weights)):
            quotient = exact_quotient(above, weight)
            assert quotient is not None
            extent = as_index(quotient)
            if len(weights) > 2 and not self.facts.prove(core.CCmp("<=", IConst(0), extent)):
                raise NotAffine
            name = fresh(f"{self.loops[0].name}_{position}", taken)
            taken.add(name)
            digits.append(Digit(name, extent, f"{thread}/{position}" if thread else ""))
            if extent != IConst(1):
                value = value + named(name) * weight
        return digits, value

    def _inside(self, digits: Sequence[Digit]) -> Facts:
        facts = self.facts
        for digit in digits:
            facts = facts.in_range(digit.name, IConst(0), digit.extent)
        return facts

    # ------------------------------------------------------------ the check

    def _compare(self, nest: Nest, guard: Polynomial | None) -> None:
        """Compare all iterations, in order, at the points where there are few of them."""
        needed = {n for loop in self.loops for n in variables(self._polynomial(loop.extent))}
        for point in self.facts.samples[:6] if needed <= self.facts.names else ():
            extents = [evaluated(self._polynomial(loop.extent), point) for loop in self.loops]
            total = 1
            for extent in extents:
                total *= max(extent, 0)
            if total > _COMPARED:
                continue
            limit = total if guard is None else evaluated(guard, point)
            old = [
                values
                for position, values in enumerate(product(*(range(max(e, 0)) for e in extents)))
                if position < limit
            ]
            new = [
                tuple(evaluated(nest.values[loop.name], at) for loop in self.loops)
                for at in _points(nest.digits, point)
            ]
            if old != new:
                raise AssertionError(f"{nest.values} are other iterations at {dict(point)}")


def _points(digits: Sequence[Digit], point: Point) -> Iterator[Point]:
    if not digits:
        yield point
        return
    for value in range(value_at(digits[0].extent, point)):
        yield from _points(digits[1:], {**point, digits[0].name: value})


# ---------------------------------------------------------------- what a statement mentions


def _only_loop(loop: model.Loop) -> model.Loop | None:
    """The loop that is all of another one's body."""
    body = loop.body
    while isinstance(body, model.Sequence) and len(body.parts) == 1 and not body.allocations:
        body = body.parts[0]
    return body if isinstance(body, model.Loop) else None


def _alternates(loop: model.Loop) -> bool:
    """Whether an index adds up several digits of the loop's variable: those between are elsewhere.

    Digits that follow each other are one quotient, or one remainder.
    """
    found: list[IndexExpr] = []

    def note(expr: IndexExpr) -> IndexExpr:
        found.append(expr)
        return expr

    for node in model.nodes_in(loop.body):
        model.with_indices(node, note)
    return any(
        sum(
            isinstance(a, core.IDiv | core.IMod) and loop.name in free_variables(a)
            for a, _ in linear(e).terms
        )
        > 1
        for e in dict.fromkeys(found)
    )


def _predicates(node: model.SBlock) -> list[core.Cond]:
    return [] if node.predicate is None else conjuncts(node.predicate)


def _indices(node: model.Node, stand_ins: StandIns) -> list[IndexExpr]:
    """The index expressions of a statement and of those inside it, and what their stand-ins are made of."""
    found: list[IndexExpr] = []

    def note(expr: IndexExpr) -> IndexExpr:
        found.append(expr)
        return expr

    for inner in model.nodes_in(node):
        model.with_indices(inner, note)
    for expr in list(found):
        found += [side for m in stand_ins.inside(expr) for side in (m.left, m.right)]
    return list(dict.fromkeys(found))


def _quotients(node: model.Node, stand_ins: StandIns) -> list[str]:
    """The stand-ins of quotients and remainders in a statement and in those inside it."""
    names = frozenset[str]().union(*(free_variables(e) for e in _indices(node, stand_ins)))
    return [name for name, meaning in stand_ins.of.items() if name in names and meaning.kind != "*"]


def _products(
    node: model.Node, stand_ins: StandIns
) -> Iterator[tuple[model.Iteration, tuple[IndexExpr, ...]]]:
    """The iteration variables whose extent is a product of sizes, with its factors."""
    for block in model.nodes_in(node):
        if isinstance(block, model.SBlock):
            for iteration in block.iterations:
                factors = factors_of(iteration.extent, stand_ins)
                if len(factors) > 1:
                    yield iteration, factors


def _constant_divisors(expr: IndexExpr, *, remainders: bool = True) -> list[int]:
    """The constants that an expression divides by; without ``remainders`` those of quotients only."""

    def again(part: IndexExpr) -> list[int]:
        return _constant_divisors(part, remainders=remainders)

    match expr:
        case core.IDiv(operand, divisor):
            return [divisor, *again(operand)]
        case core.IMod(operand, divisor):
            return [divisor, *again(operand)] if remainders else again(operand)
        case core.IAdd(left, right):
            return [*again(left), *again(right)]
        case core.IMul(_, operand):
            return again(operand)
        case _:
            return []
