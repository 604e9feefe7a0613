"""Evaluation of a specification at concrete parameters: lazy, memoised, exact.

The meaning of reductions is that of section 7.4 of the thesis: a fold in lexicographic order
from the unit or from the initial value. A reduction that an annotation denotes stays a
:class:`Reduction` (the thesis's quadruple ``⟨0_⊙, ⊙, h, V⟩`` with its initial value), so that
index sets and elements (``T@(k)``) can be asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, assert_never

from redverify.interpreter.domain import Domain, Value, same
from redverify.interpreter.domains.terms import Unknown
from redverify.interpreter.enumeration import IndexSet, Point, index_set
from redverify.interpreter.expressions import (
    ExpressionCompiler,
    ValueClosure,
    canonical_value,
    integer_of,
)
from redverify.interpreter.indices import (
    CondClosure,
    Environment,
    compile_cond,
    compile_index,
    compile_point,
    free_variables,
)
from redverify.language import core
from redverify.language.elaboration.data_indices import data_of, mask_of
from redverify.language.operators import BUILTIN_OPERATORS

#: Nested tensor evaluations before the driver starts again from an explicit stack.
_DEPTH = 20

#: Entries of that stack; a longer chain of needs counts as endless.
_LONGEST = 400


class UnknownValue(Exception):
    """The specification gives no value here; ``kind`` is the obligation that fails."""

    def __init__(self, message: str, kind: str = "value") -> None:
        super().__init__(message)
        self.message = message
        self.kind = kind


class _Deep(Exception):
    """A tensor element is to be computed first, from the driver's stack."""

    def __init__(self, key: tuple[str, Point]) -> None:
        super().__init__()
        self.key = key


@dataclass(frozen=True, slots=True, eq=False)
class Reduction:
    """A reduction value: ``initial ⊙ reduce[points] element``.

    Two reductions with equal ``identity`` have the same element at every index. ``initial`` is
    the value the fold starts from, ``None`` if it starts from the first element. ``start`` is the
    reduction that the initial value is, ``nested`` the one that the element at an index is; both
    are ``None`` where that is not a reduction. ``begin`` is what the parts of a reduction by the operator may
    start from besides the unit. ``combine`` is ``⊙``; ``ordered`` if its laws do not let elements change
    places.
    """

    operator: str
    identity: int
    points: frozenset[Point]
    initial: Callable[[], Value | None]
    element: Callable[[Point], Value]
    unit: Value | None
    begin: Value | None
    start: Callable[[], Reduction | None]
    nested: Callable[[Point], Reduction | None]
    combine: Callable[[Value, Value], Value]
    ordered: bool


ReductionClosure = Callable[[Environment], Reduction | None]
InputProvider = Callable[[str, Point], Value]


class Specification:
    """A specification at concrete parameters and inputs."""

    def __init__(
        self, spec: core.Spec, parameters: Mapping[str, int], domain: Domain, inputs: InputProvider
    ) -> None:
        self.spec = spec
        self.parameters = dict(parameters)
        self.domain = domain
        self._inputs = inputs
        self._compiler = ExpressionCompiler(domain, self._leaf, lazy=True)
        self._known: dict[str, dict[Point, Value | UnknownValue]] = {name: {} for name in spec.tensors}
        self._active: set[tuple[str, Point]] = set()
        self._depth = 0
        self._equations: dict[str, list[tuple[core.Equation, CondClosure, ValueClosure]]] = {}
        self._reductions: dict[tuple[str, Point], Reduction | None] = {}
        self._tensor_heads: dict[int, ReductionClosure] = {}
        self._body_heads: dict[int, ReductionClosure] = {}
        self._identities: dict[Any, int] = {}
        self._regions: dict[str, tuple[tuple[int, int], ...]] = {}

    def release(self) -> None:
        """Forget what was compiled and computed, at the end of a run: it refers to this object."""
        for kept in (self._known, self._equations, self._reductions, self._tensor_heads, self._body_heads):
            kept.clear()

    # ------------------------------------------------------------ tensors

    def region(self, tensor: core.Tensor) -> tuple[tuple[int, int], ...]:
        """The bounds of each dimension of an input or output, lower included, upper excluded."""
        found = self._regions.get(tensor.name)
        if found is None:
            bounds = tensor.region or ()
            found = tuple(
                (compile_index(lower)(self.parameters), compile_index(upper)(self.parameters))
                for lower, upper in bounds
            )
            self._regions[tensor.name] = found
        return found

    def definition(self, tensor: str, point: Point) -> tuple[core.Equation, Environment]:
        """The equation that defines an element, with its variables; raises :class:`UnknownValue`."""
        (equation, _, _), scope = self._equation_at(tensor, point)
        return equation, scope

    def at(self, tensor: str, point: Point) -> Value:
        """The value of a tensor at a point; raises :class:`UnknownValue`."""
        known = self._known[tensor]
        if point not in known:
            key = (tensor, point)
            if self.spec.tensors[tensor].kind == "input":  # it needs no other element
                self._compute(tensor, point)
            elif key in self._active:
                raise UnknownValue(f"{show_point(tensor, point)} needs itself", "spec")
            elif self._depth == 0:
                self._drive(key)
            elif self._depth >= _DEPTH:
                raise _Deep(key)
            else:
                self._active.add(key)
                try:
                    self._compute(tensor, point)
                finally:
                    self._active.discard(key)
        value = known[point]
        if isinstance(value, UnknownValue):
            raise UnknownValue(value.message, value.kind)
        return value

    def _drive(self, key: tuple[str, Point]) -> None:
        """Compute an element with an explicit stack, so that long recurrences do not recurse deeply."""
        stack = [key]
        self._active.add(key)
        try:
            while stack:
                try:
                    self._compute(*stack[-1])
                except _Deep as deep:
                    stack.append(deep.key)
                    self._active.add(deep.key)
                    if len(stack) > _LONGEST:
                        self._give_up(stack)
                else:
                    self._active.discard(stack.pop())
        finally:
            self._active.difference_update(stack)

    def _give_up(self, stack: list[tuple[str, Point]]) -> None:
        """An element that needs a chain of others beyond the limit has no value."""
        tensor, point = stack.pop()
        self._active.discard((tensor, point))
        self._known[tensor][point] = UnknownValue(
            f"{show_point(tensor, point)} ends a chain that is too long"
        )

    def _compute(self, tensor: str, point: Point) -> None:
        self._depth += 1
        value: Value | UnknownValue
        try:
            value = self._evaluate(tensor, point)
        except UnknownValue as unknown:
            value = unknown
        finally:
            self._depth -= 1
        self._known[tensor][point] = value

    def _evaluate(self, name: str, point: Point) -> Value:
        tensor = self.spec.tensors[name]
        if tensor.kind == "input":
            if all(lo <= i < hi for i, (lo, hi) in zip(point, self.region(tensor), strict=True)):
                return self._inputs(name, point)
            raise UnknownValue(f"{show_point(name, point)} is outside the input's region")
        equation, scope = self._equation_at(name, point)
        return equation[2](scope)

    def _equation_at(
        self, name: str, point: Point
    ) -> tuple[tuple[core.Equation, CondClosure, ValueClosure], Environment]:
        """The one equation whose guard holds at the point, with its environment."""
        equations = self._equations.get(name)
        if equations is None:
            equations = self._equations[name] = [
                (e, compile_cond(e.condition), self._compiler.compile(e.value))
                for e in self.spec.equations_of(name)
            ]
        chosen: list[tuple[tuple[core.Equation, CondClosure, ValueClosure], Environment]] = []
        for candidate in equations:
            scope = {**self.parameters, **dict(zip(candidate[0].variables, point, strict=True))}
            if candidate[1](scope):
                chosen.append((candidate, scope))
        if len(chosen) > 1:
            raise UnknownValue(f"two equations define {show_point(name, point)}", "spec")
        if not chosen:
            raise UnknownValue(f"no equation defines {show_point(name, point)}")
        return chosen[0]

    # ------------------------------------------------------------ expressions

    def compile(self, expr: core.ValueExpr) -> ValueClosure:
        """A prophetic expression as a function of the environment; raises :class:`UnknownValue`."""
        return self._compiler.compile(expr)

    def _leaf(self, expr: core.Access | core.Read | core.Reduce | core.Element) -> ValueClosure:
        match expr:
            case core.Access(tensor=tensor, indices=indices):
                point = compile_point(indices)
                at = self.at
                return lambda e: at(tensor, point(e))
            case core.Reduce():
                return self._fold(expr)
            case core.Element(reduction=inner, indices=indices):
                return self._element(inner, compile_point(indices))
            case core.Read():
                raise TypeError(f"array read in a specification expression: {expr}")
            case _:
                assert_never(expr)

    def _fold(self, expr: core.Reduce) -> ValueClosure:
        body = self.compile(expr.body)
        init = None if expr.init is None else self.compile(expr.init)
        unit = self.domain.unit(expr.operator, expr.type)
        combine = self.domain.operator(expr.operator, expr.type)
        points = self._memoised_points(index_set(expr.binders, expr.condition))

        def fold(e: Environment) -> Value:
            total = unit if init is None else init(e)
            if not self.domain.empty and not points(e):
                return Unknown(f"an empty reduction of '{expr.operator}'")
            scope = dict(e)
            for point in points(e):
                scope.update(zip(expr.binders, point, strict=True))
                value = body(scope)
                total = value if total is None else combine(total, value)
            if total is None:
                raise UnknownValue(f"an empty reduction of '{expr.operator}', which has no unit")
            return total

        return fold

    def _memoised_points(self, of: IndexSet) -> Callable[[Environment], tuple[Point, ...]]:
        memo: dict[Point, tuple[Point, ...]] = {}
        free = tuple(sorted(of.free))

        def points(e: Environment) -> tuple[Point, ...]:
            key = tuple([e[name] for name in free])
            found = memo.get(key)
            if found is None:
                found = memo[key] = of.points({name: e[name] for name in free})
            return found

        return points

    def _element(self, inner: core.ValueExpr, point: Callable[[Environment], Point]) -> ValueClosure:
        head = self.reduction(inner)

        def element(e: Environment) -> Value:
            reduction = head(e)
            if reduction is None:
                raise UnknownValue("'@' of what is not a reduction")
            return element_or_unit(reduction, point(e))

        return element

    # ------------------------------------------------------------ reductions as reductions

    def reduction(self, expr: core.ValueExpr) -> ReductionClosure:
        """The reduction that ``expr`` is after unfolding equations; ``None`` if it is none."""
        match expr:
            case core.Reduce():
                return self._reduce_head(expr)
            case core.Access(tensor=tensor, indices=indices):
                if self.spec.tensors[tensor].kind == "input":
                    return lambda e: None
                point = compile_point(indices)
                return lambda e: self.tensor_reduction(tensor, point(e))
            case core.Select(condition=condition, then=then, otherwise=otherwise):
                c, f, g = compile_cond(condition), self.reduction(then), self.reduction(otherwise)
                return lambda e: f(e) if c(e) else g(e)
            case core.Apply(function="select", arguments=(chosen, then, otherwise)):
                v, f, g = self.compile(chosen), self.reduction(then), self.reduction(otherwise)
                return lambda e: f(e) if v(e) else g(e)
            case core.Element(reduction=outer, indices=indices):
                whole, index = self.reduction(outer), compile_point(indices)
                return lambda e: None if (r := whole(e)) is None else r.nested(index(e))
            case core.Apply(arguments=(left, right)) if self._joins(expr):
                return self._started_at(expr.function, left, right)
            case (
                core.Apply()
                | core.Literal()
                | core.Constant()
                | core.Read()
                | core.IndexCondition()
                | core.Cast()
                | core.IndexCast()
            ):
                return lambda e: None
            case core.LetValue(variable=variable, value=held, body=inside):
                data, f = self.compile(held), self.reduction(inside)
                return lambda e: f({**e, variable: integer_of(data(e))})
            case _:
                assert_never(expr)

    def tensor_reduction(self, tensor: str, point: Point) -> Reduction | None:
        """The reduction that a tensor's value at a point is; ``None`` also if it needs itself."""
        chain: list[tuple[str, Point]] = []
        result: Reduction | None = None
        try:
            while True:
                key = (tensor, point)
                if key in self._reductions:
                    result = self._reductions[key]
                    break
                chain.append(key)
                self._reductions[key] = None
                if self.spec.tensors[tensor].kind == "input":
                    break
                (equation, _, _), scope = self._equation_at(tensor, point)
                if isinstance(equation.value, core.Access):
                    tensor, point = equation.value.tensor, compile_point(equation.value.indices)(scope)
                    continue
                head = self._tensor_heads.get(id(equation))
                if head is None:
                    head = self._tensor_heads[id(equation)] = self.reduction(equation.value)
                result = head(scope)
                break
        except UnknownValue:
            for key in chain:
                del self._reductions[key]
            raise
        self._reductions.update((key, result) for key in chain)
        return result

    def held(self, expr: core.ValueExpr) -> ReductionClosure:
        """The reduction that a cell holds after ``:=`` with annotation ``expr``.

        An element ``T@(k)`` is the reduction over ``{k}``, from the unit.
        """
        if not isinstance(expr, core.Element):
            return self.reduction(expr)
        whole, index = self.reduction(expr.reduction), compile_point(expr.indices)

        def singleton(e: Environment) -> Reduction | None:
            r, point = whole(e), index(e)
            if r is None or point not in r.points:
                return None
            return replace(r, points=frozenset((point,)), initial=lambda: r.unit, start=lambda: None)

        return singleton

    def _joins(self, expr: core.Apply) -> bool:
        """``c ⊙ T'`` is the reduction ``T'`` started at ``c ⊙ initial``, if ``⊙`` is associative."""
        known = expr.declared or expr.function in BUILTIN_OPERATORS
        declared = not expr.declared or expr.function in self.spec.operators
        return known and declared and self.domain.laws(expr.function, expr.type).associative

    def _started_at(self, operator: str, left: core.ValueExpr, right: core.ValueExpr) -> ReductionClosure:
        start, head, start_head = self.compile(left), self.reduction(right), self.reduction(left)
        combine = self.domain.operator(operator, left.type)

        def joined(e: Environment) -> Reduction | None:
            inner = head(e)
            if inner is None or inner.operator != operator:
                return None
            scope = dict(e)

            def initial() -> Value:
                first = inner.initial()
                return start(scope) if first is None else combine(start(scope), first)

            def start_reduction() -> Reduction | None:
                first = inner.initial()
                bare = first is None or (inner.unit is not None and same(first, inner.unit))
                return start_head(scope) if bare else None

            return replace(inner, initial=initial, start=start_reduction)

        return joined

    def _reduce_head(self, expr: core.Reduce) -> ReductionClosure:
        points = self._memoised_points(index_set(expr.binders, expr.condition))
        body = self.compile(expr.body)
        chosen = self._mask(expr)
        init = None if expr.init is None else self.compile(expr.init)
        start = None if expr.init is None else self.reduction(expr.init)
        unit = self.domain.unit(expr.operator, expr.type)
        combine = self.domain.operator(expr.operator, expr.type)
        laws = self.domain.laws(expr.operator, expr.type)
        free = tuple(sorted(free_variables(expr)))
        numbers = {name: n for n, name in enumerate(expr.binders)}
        memo: dict[Point, Reduction] = {}

        def head(e: Environment) -> Reduction:
            key = tuple([e[name] for name in free])
            if key not in memo:
                memo[key] = make({name: e[name] for name in free})
            return memo[key]

        def make(scope: Environment) -> Reduction:
            rho = (expr.operator, expr.type, len(expr.binders), canonical_value(expr.body, scope, numbers))
            identity = self._identities.setdefault(rho, len(self._identities))
            initial = (lambda: unit) if init is None else (lambda: init(scope))
            elements: dict[Point, Value] = {}
            index_points = frozenset(points(scope))
            if chosen is not None:
                inside = [(p, {**scope, **dict(zip(expr.binders, p, strict=True))}) for p in index_points]
                index_points = frozenset(p for p, e in inside if chosen(e))

            def element(point: Point) -> Value:
                if point not in elements:
                    elements[point] = body({**scope, **dict(zip(expr.binders, point, strict=True))})
                return elements[point]

            def nested(point: Point) -> Reduction | None:
                if point not in index_points:
                    return None
                inner = self._body_heads.get(id(expr))
                if inner is None:
                    inner = self._body_heads[id(expr)] = self.reduction(expr.body)
                return inner({**scope, **dict(zip(expr.binders, point, strict=True))})

            return Reduction(
                expr.operator,
                identity,
                index_points,
                initial,
                element,
                unit,
                self.domain.start(expr.operator, expr.type),
                (lambda: None) if start is None else (lambda: start(scope)),
                nested,
                combine,
                not (laws.associative and laws.commutative),
            )

        return head

    def _mask(self, expr: core.Reduce) -> CondClosure | None:
        """Which indices a reduction means where data leave out others, whose elements are the unit."""
        masked, unit = mask_of(expr.body), self.domain.unit(expr.operator, expr.type)
        body = expr.body
        if masked is None or unit is None or not isinstance(masked.otherwise, core.Literal | core.Constant):
            return None
        if not same(self.compile(masked.otherwise)({}), unit):
            return None
        data = [(variable, self.compile(held)) for variable, held in data_of(body)]
        condition = compile_cond(masked.condition)

        def chosen(e: Environment) -> bool:
            scope = dict(e)
            for variable, held in data:
                scope[variable] = integer_of(held(scope))
            return condition(scope)

        return chosen


def element_or_unit(reduction: Reduction, point: Point) -> Value:
    """``T@(k)``: the element at an index, the unit outside of the index set (section 7.4)."""
    if point in reduction.points:
        return reduction.element(point)
    if reduction.unit is None:
        raise UnknownValue(f"no element at {point} and '{reduction.operator}' has no unit")
    return reduction.unit


def show_point(name: str, point: Point) -> str:
    """A tensor's or array's element as text."""
    return f"{name}({', '.join(map(str, point))})"
