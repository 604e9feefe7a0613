"""A program with products as one over digits, which has none.

Which places are split is found by restarts: at first none is. Where a number is met that has no affine form,
or a carry that has no bound, one more place is split, and everything is done again.

At each size at which all bases are at least 1 the map from numbers to digits is a bijection onto the digits
within their limits, monotone for the lexicographic order. Cells, points, iterations and binders are renamed
by it, and each expression has the digits of the value that it had, under the conditions in which it stands.
So the runs of both programs correspond step by step. The program over digits has more sizes, since not all
that is known of the digits of parameters is affine.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

from redverify.language import core
from redverify.language.normal_form import normalise_index
from redverify.language.source import Span
from redverify.language.terms import free_variables, rebuild
from redverify.language.walks import (
    Node,
    children,
    commands_of,
    conjuncts,
    divides,
    expressions_in,
    has_product,
    nodes_of,
    subterms,
)
from redverify.presburger import build
from redverify.presburger.lift import condition_of
from redverify.radix.conditions import conjunction, less, merged_cases
from redverify.radix.digits import Numbers, is_affine
from redverify.radix.layouts import extent_of
from redverify.radix.polynomials import Monomial, Polynomial, polynomial
from redverify.radix.products import Undecided
from redverify.radix.scopes import Place, Restart, Scope, whichof
from redverify.radix.systems import Refused, System

#: Places that are split or get another weight, at most.
_RESTARTS = 60

_ZERO, _ONE = core.IConst(0), core.IConst(1)

#: A box of cells or points, dimension by dimension, and what holds in it besides.
Box = tuple[list[core.IndexExpr], list[core.Cond]]


def over_digits(impl: core.Impl) -> tuple[core.Impl, tuple[core.IndexExpr, ...]]:
    """The program over digits, and the bases, which it assumes to be at least 1.

    Raises :class:`~redverify.radix.products.Undecided` where products are left.
    """
    systems: dict[Place, System] = {}
    known = _strides(impl)
    for _ in range(_RESTARTS):
        pass_ = _Pass(impl, systems, known)
        before = set(known)
        try:
            result = pass_.program()
        except Restart as restart:
            _extend(systems, restart, pass_)
            continue
        except Refused as refused:
            raise Undecided(f"{refused} (line {pass_.span.line})") from None
        if known == before:
            return result, tuple(pass_.numbers.bases)
    raise Undecided(f"more than {_RESTARTS} restarts")


def _strides(impl: core.Impl) -> set[Monomial]:
    """The products of parameters that stand beside variables, or that numbers are divided by.

    They only help to choose between the weights that a product of parameters alone may have.
    """
    parameters, found = set(map(core.IVar, impl.spec.parameters)), set[Monomial]()
    left: list[Node] = [*expressions_in(impl.spec), *expressions_in(impl)]
    while left:
        node = left.pop()
        if not isinstance(node, core.IProd | core.IAdd | core.IMul):
            left += children(node)
            if isinstance(node, core.IQuot | core.IRem):
                divisor = _divisor(node).terms
                found |= {weight for weight in divisor if len(divisor) == 1 and parameters.issuperset(weight)}
            continue
        for monomial in polynomial(node).terms:
            weight = tuple([atom for atom in monomial if atom in parameters])
            if 0 < len(weight) < len(monomial):
                found.add(weight)
            left += monomial
    return found


def _divisor(node: core.IQuot | core.IRem) -> Polynomial:
    """What a number is divided by in all: ``x // S % R`` is a digit of ``x`` below the weight ``R*S``."""
    result, left = polynomial(node.right), node.left
    while isinstance(left, core.IQuot):
        result, left = result * polynomial(left.right), left.left
    return result


def _extend(systems: dict[Place, System], restart: Restart, pass_: _Pass) -> None:
    """Split a place, or give it more weights."""
    old = systems.get(restart.place)
    try:
        new = restart.system if old is None else pass_.numbers.merged(old, restart.system)
    except Refused as refused:
        raise Undecided(f"{refused} (line {pass_.span.line})") from None
    if new == old or restart.place[0] == "data":
        raise Undecided(f"a number cannot be split (line {pass_.span.line})")
    systems[restart.place] = new


class _Pass:
    """One way through the program, with the places that are split so far."""

    def __init__(self, impl: core.Impl, systems: dict[Place, System], known: set[Monomial]) -> None:
        self.impl, self.systems = impl, systems
        self.numbers = Numbers(impl.spec.parameters, known)
        self.span: Span = impl.span

    # ------------------------------------------------------------ the whole

    def program(self) -> core.Impl:
        """The program over digits. Assumptions that have no affine form are left out.

        Accesses come before extents: of a product of parameters alone they say which of these is the weight.
        """
        impl, numbers = self.impl, self.numbers
        given = [c for a in (*impl.spec.assumptions, *impl.assumptions) for c in conjuncts(a)]
        numbers.facts += [c for c in given if not has_product(c)]
        for condition in given:
            if has_product(condition):
                self._assume(condition)
        equations = tuple([self._equation(e) for e in impl.spec.equations])
        tensors = {name: self._tensor(tensor) for name, tensor in impl.spec.tensors.items()}
        bindings = tuple([self._binding(b) for b in impl.bindings])
        body = self._block(impl.body, Scope())
        for condition in given:
            self._assume_in_digits(condition)
        added = tuple([name for names in numbers.digits_of.values() for name in names])
        spec = replace(
            impl.spec,
            parameters=(*impl.spec.parameters, *added),
            assumptions=(),
            tensors=tensors,
            equations=equations,
        )
        result = replace(impl, spec=spec, bindings=bindings, assumptions=(), body=body, parameters=())
        return replace(result, assumptions=tuple(self._facts(result)))

    def _facts(self, result: core.Impl) -> list[core.Cond]:
        """What is known at all sizes, without the parameters that the program names in digits alone.

        What the facts say of such a parameter, they say of its digits: it is projected out, which is exact,
        if that leaves no more cases.
        """
        facts = self.numbers.facts
        parts: list[core.Tensor | core.Binding | core.Allocate]
        parts = [*result.spec.tensors.values(), *result.bindings]
        parts += [c for c in commands_of(result.body) if isinstance(c, core.Allocate)]
        conditions = [part.within for part in parts if part.within is not None]
        expressions = (*expressions_in(result.spec), *expressions_in(result), *conditions)
        named = {node.name for e in expressions for node in nodes_of(e) if isinstance(node, core.IVar)}
        for (name, _), digits in self.numbers.digits_of.items():
            if name in named:
                continue
            about = [fact for fact in facts if name in free_variables(fact)]
            near = [fact for fact in facts if not free_variables(fact).isdisjoint(digits) or fact in about]
            before = build.all_of(near)
            after = build.project(before, name)
            if about and after.n_basic_set() <= before.n_basic_set():
                facts = [*(fact for fact in facts if fact not in near), condition_of(after)]
        return facts

    def _assume(self, condition: core.Cond) -> None:
        try:
            found = self.numbers.condition(condition, Scope())
        except (Refused, Restart):
            return
        self.numbers.facts.append(found)

    def _assume_in_digits(self, condition: core.Cond) -> None:
        """An affine assumption of parameters that have digits in one system: it holds for these, too."""
        names = free_variables(condition)
        if has_product(condition) or len(names) < 2:
            return
        for of in dict.fromkeys(system for _, system in self.numbers.digits_of):
            digits = {name: self.numbers.digits_of.get((name, of)) for name in names}
            if all(digits.values()):
                values = {n: whichof([core.IVar(d) for d in ds or ()], of) for n, ds in digits.items()}
                with suppress(Refused, Restart):
                    self.numbers.facts.append(self.numbers.condition(condition, Scope(values)))

    def _variable(
        self, scope: Scope, name: str, place: Place
    ) -> tuple[Scope, tuple[str, ...], System | None]:
        """The scope with a variable, and its digits if it is split."""
        of = self.systems.get(place)
        if of is None:
            return scope.plain(name, place), (name,), None
        for base in of.bases:
            self.numbers.use(base)
        digits = tuple([f"{name}${n}" for n in range(len(of.weights) + 1)])
        return scope.split(name, digits, of), digits, of

    # ------------------------------------------------------------ the specification

    def _tensor(self, tensor: core.Tensor) -> core.Tensor:
        self.span = tensor.span
        places = [("tensor", tensor.name, d) for d in range(tensor.rank)]
        rank = sum(1 if (s := self.systems.get(p)) is None else len(s.weights) + 1 for p in places)
        if tensor.region is None:
            return replace(tensor, rank=rank)
        lower: list[core.IndexExpr] = []
        dimensions: list[core.IndexExpr] = []
        within: list[core.Cond] = []
        if tensor.range is not None and any(place in self.systems for place in places):
            raise Refused(f"`{tensor.name}` is data with a range")
        for place, (start, end) in zip(places, tensor.region, strict=True):
            if place in self.systems and normalise_index(start) != _ZERO:
                raise Refused(f"a dimension of `{tensor.name}` does not start at 0")
            box, conditions = self._extent(place, end, len(dimensions), Scope())
            lower += [_ZERO] * len(box) if place in self.systems else [self._plain(place, start, Scope())]
            dimensions += box
            within += conditions
        region = tuple(zip(lower, dimensions, strict=True))
        return replace(tensor, rank=rank, region=region, within=conjunction(within) if within else None)

    def _extent(self, place: Place, end: core.IndexExpr, position: int, scope: Scope) -> Box:
        """The numbers from 0 below an extent: in digits those that come before it."""
        of = self.systems.get(place)
        if of is None:
            return [self._plain(place, end, scope)], []
        digits = self._at(place, end, scope)
        cells = [core.IVar(f"$x{position + n}") for n in range(len(digits))]
        return [core.IAdd(digits[0], _ONE), *of.bases], [less(cells, digits)]

    def _equation(self, equation: core.Equation) -> core.Equation:
        self.span = equation.span
        scope, names = Scope(), list[str]()
        for dimension, variable in enumerate(equation.variables):
            scope, digits, _ = self._variable(scope, variable, ("tensor", equation.tensor, dimension))
            names += digits
        conditions = self.numbers.conditions(conjuncts(equation.condition), scope)
        value = self._term(equation.value, scope.under(*conditions))
        condition = conjunction([*scope.given, *conditions])
        return replace(equation, variables=tuple(names), condition=condition, value=value)

    def _binding(self, binding: core.Binding) -> core.Binding:
        self.span = binding.span
        tensor = self.impl.spec.tensors[binding.tensor]
        assert tensor.region is not None
        scope, names = Scope(), list[str]()
        for d, (variable, (start, end)) in enumerate(zip(binding.variables, tensor.region, strict=True)):
            place: Place = ("tensor", tensor.name, d)
            scope, digits, of = self._variable(scope, variable, place)
            if of is None:
                inside = core.CCmp("<", core.IVar(variable), self._plain(place, end, Scope()))
                least = self._plain(place, start, Scope())
                scope = scope.under(core.CAnd(core.CCmp("<=", least, core.IVar(variable)), inside))
            else:
                end_digits = self._at(place, end, Scope())
                scope = scope.under(
                    core.CCmp("<=", _ZERO, core.IVar(digits[0])),
                    less([core.IVar(name) for name in digits], end_digits),
                )
            names += digits
        indices = self._cell(binding.array, binding.indices, scope)
        extents = self._extents_of(binding)
        box = None if extents is None else self._box(binding.array, extents, Scope())
        return replace(
            binding,
            variables=tuple(names),
            indices=indices,
            extents=None if box is None else tuple(box[0]),
            within=conjunction(box[1]) if box is not None and box[1] else None,
        )

    def _extents_of(self, binding: core.Binding) -> tuple[core.IndexExpr, ...] | None:
        """The extents as written; where an array is split, those of the smallest box.

        That is known where all its tensors lie in the array as they are, and in the same box.
        """
        if binding.extents is not None:
            return binding.extents
        together = [b for b in self.impl.bindings if b.array == binding.array]
        split = any(("array", binding.array, d) in self.systems for d in range(len(binding.indices)))
        if not split or any(b.extents is not None for b in together):
            return None
        boxes = [self._box_of(b) for b in together]
        known = {None if box is None else tuple(map(normalise_index, box)) for box in boxes}
        if None in known or len(known) > 1:
            raise Refused(f"the extents of `{binding.array}` are not written")
        return self._box_of(binding)

    def _box_of(self, binding: core.Binding) -> tuple[core.IndexExpr, ...] | None:
        """The ends of a tensor's region, if it lies in its array as it is, from the first cell on; or one
        more than its greatest address, if it lies there row by row."""
        region = self.impl.spec.tensors[binding.tensor].region
        assert region is not None
        if any(normalise_index(low) != _ZERO for low, _ in region):
            return None
        if binding.indices == tuple([core.IVar(v) for v in binding.variables]):
            return tuple([end for _, end in region])
        extent = extent_of(self.impl, binding)
        return None if extent is None else (extent,)

    def _box(self, array: str, extents: Sequence[core.IndexExpr], scope: Scope) -> Box:
        dimensions: list[core.IndexExpr] = []
        within: list[core.Cond] = []
        for d, extent in enumerate(extents):
            box, conditions = self._extent(("array", array, d), extent, len(dimensions), scope)
            dimensions += box
            within += conditions
        return dimensions, within

    # ------------------------------------------------------------ indices

    def _plain(self, place: Place, expression: core.IndexExpr, scope: Scope) -> core.IndexExpr:
        """The number at a place that is not split."""
        cases = self.numbers.value(expression, scope)
        for _, value in cases:
            if not is_affine(value):
                raise Restart(place, self.numbers.system_of(value))
        return merged_cases([(c, p.expression) for c, p in cases])

    def _at(self, place: Place, expression: core.IndexExpr, scope: Scope) -> tuple[core.IndexExpr, ...]:
        """The number at a place, in digits if that is split."""
        of = self.systems.get(place)
        if of is None:
            return (self._plain(place, expression, scope),)
        found: list[tuple[core.Cond, tuple[core.IndexExpr, ...]]] = []
        for condition, value in self.numbers.value(expression, scope):
            needed = self.numbers.merged(of, self.numbers.system_of(value, of))
            if needed != of:
                raise Restart(place, needed)
            found.append((condition, self.numbers.digits(value, of, scope.under(condition))))
        count = len(of.weights) + 1
        return tuple([merged_cases([(c, digits[n]) for c, digits in found]) for n in range(count)])

    def _cell(
        self, array: str, indices: Sequence[core.IndexExpr], scope: Scope, kind: str = "array"
    ) -> tuple[core.IndexExpr, ...]:
        found = [self._at((kind, array, d), index, scope) for d, index in enumerate(indices)]
        return tuple([digit for digits in found for digit in digits])

    # ------------------------------------------------------------ values

    def _term(self, term: core.ValueExpr, scope: Scope) -> core.ValueExpr:
        match term:
            case core.Access(tensor=tensor, indices=indices):
                return replace(term, indices=self._cell(tensor, indices, scope, "tensor"))
            case core.Read(array=array, indices=indices):
                return replace(term, indices=self._cell(array, indices, scope))
            case core.Reduce():
                return self._reduce(term, scope)
            case core.LetValue(variable=variable, value=value, body=body):
                inside = self._term(body, scope.plain(variable, ("data", variable)))
                return replace(term, value=self._term(value, scope), body=inside)
            case core.Select(condition=condition, then=then, otherwise=otherwise):
                chosen = self.numbers.condition(condition, scope)
                one = self._term(then, scope if eager(then) else scope.under(chosen))
                two = self._term(otherwise, scope if eager(otherwise) else scope.under(core.CNot(chosen)))
                return replace(term, condition=chosen, then=one, otherwise=two)
            case core.Element():
                if any(place[0] == "binder" for place in self.systems):
                    raise Refused("an element of a reduction over digits")
        return rebuild(
            term,
            lambda t: self._term(t, scope),
            lambda i: self.numbers.affine(i, scope),
            lambda c: self.numbers.condition(c, scope),
        )

    def _reduce(self, term: core.Reduce, scope: Scope) -> core.Reduce:
        init = None if term.init is None else self._term(term.init, scope)
        inside, names = scope, list[str]()
        for n, binder in enumerate(term.binders):
            place: Place = ("binder", term.operator, len(term.binders), n)
            inside, digits, _ = self._variable(inside, binder, place)
            names += digits
        conditions = self.numbers.conditions(conjuncts(term.condition), inside)
        own = inside.given[len(scope.given) :]
        body = self._term(term.body, inside.under(*conditions))
        condition = conjunction([*own, *conditions])
        return replace(term, binders=tuple(names), condition=condition, body=body, init=init)

    # ------------------------------------------------------------ commands

    def _block(self, block: core.Block, scope: Scope) -> core.Block:
        return tuple([self._command(command, scope) for command in block])

    def _command(self, command: core.Command, scope: Scope) -> core.Command:
        self.span = command.span
        match command:
            case core.Skip():
                return command
            case core.Inside():
                return replace(command, condition=self.numbers.condition(command.condition, scope))
            case core.Assign():
                return replace(
                    command,
                    indices=self._cell(command.array, command.indices, scope),
                    annotation=self._term(command.annotation, scope),
                    value=self._term(command.value, scope),
                )
            case core.Accumulate():
                return self._accumulate(command, scope)
            case core.Scope():
                return replace(command, body=self._block(command.body, scope))
            case core.Let():
                raise Refused("a `let` of an index")
            case core.DataLet(variable=variable):
                inside = scope.plain(variable, ("data", variable))
                return replace(
                    command,
                    annotation=self._term(command.annotation, scope),
                    value=self._term(command.value, scope),
                    body=self._block(command.body, inside),
                )
            case core.Allocate():
                body = self._block(command.body, scope)
                self.span = command.span
                dimensions, within = self._box(command.array, command.extents, scope)
                return replace(
                    command,
                    extents=tuple(dimensions),
                    within=conjunction(within) if within else None,
                    body=body,
                )
            case core.If():
                condition = self.numbers.condition(command.condition, scope)
                then = self._block(command.then, scope.under(condition))
                otherwise = self._block(command.otherwise, scope.under(core.CNot(condition)))
                return replace(command, condition=condition, then=then, otherwise=otherwise)
            case core.Loop():
                return self._loop(command, scope)

    def _accumulate(self, command: core.Accumulate, scope: Scope) -> core.Accumulate:
        at = command.reduction_indices
        if at is not None:
            places: list[Place] = [("binder", command.operator, len(at), n) for n in range(len(at))]
            found = [self._at(place, index, scope) for place, index in zip(places, at, strict=True)]
            at = tuple([digit for digits in found for digit in digits])
        return replace(
            command,
            indices=self._cell(command.array, command.indices, scope),
            annotation=self._term(command.annotation, scope),
            reduction_indices=at,
            value=self._term(command.value, scope),
        )

    def _loop(self, loop: core.Loop, scope: Scope) -> core.Loop:
        """A loop over a split variable is a nest over its digits, in lexicographic order."""
        place: Place = ("variable", loop.variable)
        of = self.systems.get(place)
        if of is None:
            return self._plain_loop(loop, place, scope)
        lower, upper = self._at(place, loop.lower, scope), self._at(place, loop.upper, scope)
        inside, names, _ = self._variable(scope, loop.variable, place)
        bounds: list[tuple[core.IndexExpr, core.IndexExpr]] = []
        first: list[core.Cond] = []
        last: list[core.Cond] = []
        for n, name in enumerate(names):
            start, end = lower[n], upper[n] if n == len(names) - 1 else core.IAdd(upper[n], _ONE)
            if n:
                start = start if start == _ZERO else core.ISelect(conjunction(first), start, _ZERO)
                end = core.ISelect(conjunction(last), end, of.bases[n - 1])
            bounds.append((start, end))
            first.append(core.CCmp("==", core.IVar(name), lower[n]))
            last.append(core.CCmp("==", core.IVar(name), upper[n]))
            inside = inside.under(
                core.CAnd(core.CCmp("<=", start, core.IVar(name)), core.CCmp("<", core.IVar(name), end))
            )
        body = self._block(loop.body, inside)
        for name, (start, end) in reversed(list(zip(names, bounds, strict=True))):
            nest = replace(loop, variable=name, lower=start, upper=end, body=body)
            body = (nest,)
        return nest

    def _plain_loop(self, loop: core.Loop, place: Place, scope: Scope) -> core.Loop:
        lower = self._plain(place, loop.lower, scope)
        upper = self._upper(place, loop.upper, lower, scope)
        variable = core.IVar(loop.variable)
        inside = scope.plain(loop.variable, place).under(
            core.CAnd(core.CCmp("<=", lower, variable), core.CCmp("<", variable, upper))
        )
        return replace(loop, lower=lower, upper=upper, body=self._block(loop.body, inside))

    def _upper(
        self, place: Place, end: core.IndexExpr, lower: core.IndexExpr, scope: Scope
    ) -> core.IndexExpr:
        """The end of a loop that is not split.

        If it is in digits, and is at most the last base, then the variable is the last digit itself. A
        negative end is 0, which makes no difference to a loop that starts there or later.
        """
        found: list[tuple[core.Cond, core.IndexExpr]] = []
        for condition, value in self.numbers.value(end, scope):
            if is_affine(value):
                found.append((condition, value.expression))
            else:
                here = scope.under(condition)
                found.append((condition, self._short(place, value, lower, here)))
        return merged_cases(found)

    def _short(self, place: Place, end: Polynomial, lower: core.IndexExpr, scope: Scope) -> core.IndexExpr:
        """An end in digits that is at most the last base; else the variable is split."""
        numbers, of = self.numbers, self.numbers.system_of(end)
        digits = numbers.digits(end, of, scope)
        full = [_ZERO] * (len(digits) - 2) + [_ONE, _ZERO]
        reached = conjunction([core.CCmp("==", a, b) for a, b in zip(digits, full, strict=True)])
        at_most = less(digits, full, "<=")
        if not numbers.holds(core.CCmp(">=", lower, _ZERO), scope) or not numbers.holds(at_most, scope):
            raise Restart(place, of)
        above = conjunction([core.CCmp("==", digit, _ZERO) for digit in digits[:-1]])
        short = core.ISelect(above, digits[-1], _ZERO)
        return core.ISelect(reached, of.bases[-1], short)


def eager(term: core.ValueExpr) -> bool:
    """Whether a value reads memory or divides: both branches of a choice do so, whichever is taken."""
    return divides(term) or any(isinstance(part, core.Read) for part in subterms(term))
