"""The prophetic annotation of every store of the scheduled function.

Where the sblock has a counterpart of the same name, its iteration variables *are* the tensor
indices (matched by name). The element that an ``rfactor`` block accumulates is inferred by
:mod:`~redverify.frontends.tvm.unification`; its final block becomes an accumulation without
indices (section 7.3.3 of the thesis).
"""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Iterator
from contextlib import nullcontext, suppress
from dataclasses import replace

from redverify.frontends.tvm.context import (
    Annotated,
    Annotation,
    Context,
    Site,
    Target,
    lane_variables,
    site_of,
)
from redverify.frontends.tvm.errors import TranslationError
from redverify.frontends.tvm.locations import place_of
from redverify.frontends.tvm.meanings import (
    Holds,
    Meaning,
    MeaninglessRead,
    Partial,
    Unknown,
    at_cell,
    cell_names,
    identity,
    index_variables,
    inverse,
    point_at,
    prophecy,
    unfold,
)
from redverify.frontends.tvm.model import Branch, Function, Loop, Node, SBlock, Sequence, Store
from redverify.frontends.tvm.partials import digits, part_of, same_digits, up_to
from redverify.frontends.tvm.specification import Rule, Specification
from redverify.frontends.tvm.terms import (
    canonical_value,
    reads,
    substitute,
    substitute_value,
    variables,
)
from redverify.frontends.tvm.unification import unify, unit_extents
from redverify.frontends.tvm.updates import Update, split_update
from redverify.language.core import (
    Access,
    Apply,
    Cond,
    IConst,
    IndexExpr,
    IVar,
    Literal,
    Read,
    Reduce,
    ValueExpr,
)

#: What ``decompose_reduction`` appends to the name of a block.
_SUFFIXES = ("_init", "_update")


class Annotator:
    """Annotates the stores of ``function``, in program order."""

    def __init__(self, function: Function, specification: Specification, unscheduled: Function) -> None:
        self.function = function
        self.specification = specification
        self.result = Annotated()
        self.inputs: dict[str, Meaning] = {}
        self.meanings: ChainMap[str, Meaning] = ChainMap()
        self.lenient = False
        self.sites: dict[str, Site] = {}
        self.tensor_of_array: dict[str, str] = {}
        self.around = dict(_allocations(function.body, ()))
        self._match_arrays(unscheduled)

    def _match_arrays(self, unscheduled: Function) -> None:
        """Parameters are matched by position, allocated buffers by name, type and shape."""
        tensor_of = self.specification.tensor_of
        for ours, theirs in zip(self.function.arrays, unscheduled.arrays, strict=True):
            tensor = tensor_of[theirs.name]
            self.tensor_of_array[ours.name] = tensor
            if tensor not in self.specification.rules:
                self.inputs[ours.name] = identity(tensor, ours.type, len(ours.shape))
        for ours in self.function.allocated:
            same = [
                a
                for a in unscheduled.allocated
                if (a.source_name, a.type, a.shape) == (ours.source_name, ours.type, ours.shape)
            ]
            if len(same) == 1:
                self.tensor_of_array[ours.name] = tensor_of[same[0].name]

    def annotate(self) -> Annotated:
        """Annotations of all stores.

        A first pass finds what each array comes to hold: a program that reads an array before
        it is written is wrong, not outside the language, and gets its annotations too.
        """
        late = self._pass({}, lenient=True)
        self._pass(late, lenient=False)
        return self.result

    def _pass(self, late: dict[str, Meaning], *, lenient: bool) -> dict[str, Meaning]:
        self.result = Annotated()
        self.sites = {}
        self.meanings = ChainMap(dict(self.inputs), late)
        self.lenient = lenient
        self._visit(self.function.body, Context())
        return {name: meaning for name, meaning in self.meanings.items() if name not in self.inputs}

    def _fail(self, construct: str, store: Store, hint: str = "") -> TranslationError:
        return TranslationError(
            construct, place_of(self.function.origin, self.function.role, store.origin), hint
        )

    def _visit(self, node: Node, context: Context) -> None:
        match node:
            case Loop():
                self._visit(node.body, replace(context, loops=(*context.loops, node)))
            case Sequence(parts):
                for part in parts:
                    self._visit(part, context)
            case Branch():
                self._visit(node.then, context)
                self._visit(node.otherwise, context)
            case SBlock():
                inner = replace(context, blocks=(*context.blocks, node))
                if node.init is not None:
                    self._visit(node.init, replace(inner, in_init=True))
                self._visit(node.body, inner)
            case Store():
                self._store(node, context)
            case _:
                return

    # ------------------------------------------------------------ one store

    def _store(self, store: Store, context: Context) -> None:
        with suppress(TranslationError) if self.lenient else nullcontext():
            self._annotate_store(store, context)

    def _annotate_store(self, store: Store, context: Context) -> None:
        update = split_update(store.value, store.array, store.indices)
        reduces = any(i.reduce for i in context.iterations())
        if update is not None and reduces and not context.in_init:
            self._update(store, update, context)
        else:
            self._assignment(store, context)

    def _target(self, store: Store, context: Context) -> Target | None:
        """The tensor point of the store: by parameter, by block name, or by buffer name."""
        rules = self.specification.rules
        tensor = self.tensor_of_array.get(store.array, "")
        parameters = {a.name for a in self.function.arrays}
        if tensor in rules and store.array in parameters:
            return Target(rules[tensor], store.indices)
        named = self._named_rule(context)
        if named is not None:
            point = self._named_point(named, context)
            if point is not None:
                return Target(named, point)
        if tensor in rules:
            return Target(rules[tensor], store.indices)
        return None

    def _named_rule(self, context: Context) -> Rule | None:
        name = context.name
        rule = self.specification.rule_of_block(name)
        for suffix in _SUFFIXES:
            if rule is None and name.endswith(suffix):
                rule = self.specification.rule_of_block(name.removesuffix(suffix))
        return rule

    @staticmethod
    def _named_point(rule: Rule, context: Context) -> tuple[IndexExpr, ...] | None:
        visible = context.visible(reduce=False)
        point = tuple(IConst(0) if not s else visible.get(s) for s in rule.sources)
        found = tuple(p for p in point if p is not None)
        return found if len(found) == len(point) else None

    # ------------------------------------------------------------ assignments

    def _assignment(self, store: Store, context: Context) -> None:
        target = self._target(store, context)
        copied = store.value if isinstance(store.value, Read) and not context.in_init else None
        if copied is not None and self._copies_part(store, copied, context):
            return
        if not context.in_init:
            self._refuse_unfinished(store, context)
        named = target is not None and target.rule.reduction is None and not context.in_init
        try:
            foretold = self._foretold(store.value, context)
        except MeaninglessRead as error:
            if target is None or isinstance(store.value, Read):
                raise self._fail(
                    f"the value stored to {store.array} cannot be foretold: {error.array} {error.reason}",
                    store,
                ) from None
            foretold = target.rule.at(target.point)
        if named and target is not None:
            foretold = self._recognised(store, target, foretold, context)
        self.result.of[store] = Annotation(foretold)
        self.meanings[store.array] = self._held(store, foretold, context)
        self.sites.pop(store.array, None)

    def _foretold(self, value: ValueExpr, context: Context) -> ValueExpr:
        """The specification's value of a program expression, over iteration variables rather than loops."""
        loops = {loop.name for loop in context.loops}
        bound = [i for i in context.iterations() if isinstance(i.binding, IVar) and i.binding.name in loops]
        names = {i.binding.name: IVar(i.name) for i in bound if isinstance(i.binding, IVar)}
        return substitute_value(prophecy(value, self.meanings, context.names()), names)

    def _recognised(self, store: Store, target: Target, foretold: ValueExpr, context: Context) -> ValueExpr:
        """The point of an element-wise tensor that is stored: the named one, or the one whose value it is.

        A buffer's name does not tell the point after ``transform_layout``; its value does.
        """
        rule, rules = target.rule, self.specification.rules
        wanted = substitute_value(rule.value, dict(zip(rule.variables, target.point, strict=True)))
        if canonical_value(unfold(wanted, rules)) == canonical_value(unfold(foretold, rules)):
            return rule.at(target.point)
        marks = {name: IVar(f"${name}") for name in context.names()}
        unmarks = {f"${name}": IVar(name) for name in context.names()}
        fixed = {v: IConst(0) for v, s in zip(rule.variables, rule.sources, strict=True) if not s}
        hints = {**unit_extents(rule.extents), **fixed}
        for body in (rule.value, unfold(rule.value, rules)):
            found = unify(body, substitute_value(foretold, marks), rule.variables, hints)
            if found is not None:
                return rule.at(tuple(substitute(found[v], unmarks) for v in rule.variables))
        is_parameter = any(a.name == store.array for a in self.function.arrays)
        by_block = self._named_rule(context) is rule and self._named_point(rule, context) is not None
        return rule.at(target.point) if is_parameter or by_block else foretold

    def _held(self, store: Store, value: ValueExpr, context: Context) -> Meaning:
        """The meaning of an array whose cells are stored with ``value``."""
        extents = {i.name: (i.lower, i.extent) for i in context.iterations()}
        wanted = index_variables(value) - set(self.function.parameters)
        by_loops = self._by_outer_loops(store, context)
        kept = frozenset(i.name for block in context.blocks[:-1] for i in block.iterations)
        for given in (dict[str, IndexExpr](), {**{n: IVar(n) for n in kept}, **by_loops}):
            left = wanted - set(given)
            solution = inverse(store.indices, sorted(left), extents)
            if solution is not None and left <= set(solution):
                known = {n: e for n, e in given.items() if n in wanted}
                outer: frozenset[str] = frozenset().union(*(variables(e) for e in known.values()))
                held = substitute_value(value, {**solution, **known})
                return Holds(cell_names(len(store.indices)), held, outer)
        return Unknown("is stored at indices that cannot be inverted")

    def _by_outer_loops(self, store: Store, context: Context) -> dict[str, IndexExpr]:
        """The variables that are loops around the array's allocation, or decided by these alone."""
        around = self.around.get(store.array, ())
        outside = {*around, *self.function.parameters}
        bindings: dict[str, IndexExpr] = {}
        for iteration in context.iterations():
            bindings[iteration.name] = substitute(iteration.binding, bindings)
        found = {n: e for n, e in bindings.items() if variables(e) <= outside}
        return {**found, **{n: IVar(n) for n in around}}

    def _copies_part(self, store: Store, read: Read, context: Context) -> bool:
        """Annotate the copy of a lane, or of a sum that the loops around have not finished."""
        meaning = self.meanings.get(read.array)
        if isinstance(meaning, Partial):
            pairs = [(lane, read.indices[d]) for d, lane in meaning.lanes.items() if lane is not None]
            if len(pairs) < len(meaning.lanes):
                raise self._fail(f"which part of {meaning.rule.tensor} is copied cannot be told", store)
            part = self._part(meaning.rule, point_at(meaning, read.indices), same_digits(pairs))
            self.result.of[store] = Annotation(part)
            self.meanings[store.array] = self._copied_lanes(store, read, meaning, context)
            return True
        site = self.sites.get(read.array)
        if site is None or not isinstance(meaning, Holds):
            return False
        shared = [loop for loop in site.loops if loop in context.loops]
        if not shared:
            return False
        value = at_cell(meaning, read.indices)
        assert isinstance(value, Access)
        counted = [(site.digits.get(loop.name), IVar(loop.name)) for loop in shared]
        known = [(digit, current) for digit, current in counted if digit is not None]
        if len(known) < len(counted):
            raise self._fail(f"which part of {site.rule.tensor} is accumulated so far cannot be told", store)
        self.result.of[store] = Annotation(self._part(site.rule, value.indices, up_to(known)))
        self.meanings[store.array] = self._held(store, value, context)
        self.sites[store.array] = site
        return True

    def _refuse_unfinished(self, store: Store, context: Context) -> None:
        """Only a bare copy of an unfinished reduction has a value that the specification can name."""
        for read in reads(store.value):
            site = self.sites.get(read.array)
            unfinished = [] if site is None else [x.name for x in site.loops if x in context.loops]
            if unfinished and read.array != store.array:
                raise self._fail(
                    f"block {context.name} computes with {read.array} "
                    f"inside its reduction loop {unfinished[0]}",
                    store,
                    "the sum is not finished there; only a copy of it is translated",
                )

    def _part(self, rule: Rule, point: tuple[IndexExpr, ...], condition: Cond) -> Reduce:
        return part_of(rule, point, condition, self.function.names)

    def _copied_lanes(self, store: Store, read: Read, meaning: Partial, context: Context) -> Meaning:
        """The meaning of a copy of lanes: its dimensions are the read's, in the store's order."""
        point = point_at(meaning, read.indices)
        held = self._held(store, meaning.rule.at(point), context)
        if not isinstance(held, Holds) or not isinstance(held.value, Access):
            return Unknown("holds lanes that cannot be told apart")
        lanes: dict[int, IndexExpr | None] = {}
        for dimension, lane in meaning.lanes.items():
            if not variables(read.indices[dimension]):
                continue
            if read.indices[dimension] not in store.indices:
                return Unknown("holds lanes that cannot be told apart")
            lanes[store.indices.index(read.indices[dimension])] = lane
        return Partial(held.cell, meaning.rule, held.value.indices, lanes, meaning.operator)

    # ------------------------------------------------------------ reductions

    def _update(self, store: Store, update: Update, context: Context) -> None:
        element = update.element
        if isinstance(element, Read):
            meaning = self.meanings.get(element.array)
            if isinstance(meaning, Partial) and meaning.operator == update.operator:
                self._combine(store, element, meaning, context)
                return
        target = self._target(store, context)
        inner = self._reduction_of(target)
        index = None if inner is None else self._named_element(inner, update.operator, context)
        if target is not None and inner is not None and index is not None:
            # A name may have been reused: the inference has its say where the bodies differ.
            if not self._agrees(target, inner, index, update.element, context):
                with suppress(TranslationError):
                    inferred = self._inferred(store, update, target, inner, context)
                    self._record(store, *inferred, context)
                    return
            self._record(store, target, inner, index, context)
            return
        self._record(store, *self._inferred(store, update, target, inner, context), context)

    def _agrees(
        self,
        target: Target,
        rule: Rule,
        index: tuple[IndexExpr, ...],
        element: ValueExpr,
        context: Context,
    ) -> bool:
        """The element accumulated is, to the letter, the one at ``index`` of the target's reduction."""
        if target.rule is not rule or rule.reduction is None:
            return True
        try:
            body = self._foretold(element, context)
        except MeaninglessRead:
            return True
        environment = dict(zip(rule.variables, target.point, strict=True))
        environment.update(zip(rule.reduction.binders, index, strict=True))
        wanted = substitute_value(rule.reduction.element, environment)
        rules = self.specification.rules
        return canonical_value(unfold(wanted, rules)) == canonical_value(unfold(body, rules))

    def _reduction_of(self, target: Target | None) -> Rule | None:
        """The target's own rule if it is a reduction, or that of ``R`` where the target is ``c op R``."""
        if target is None or target.rule.reduction is not None:
            return None if target is None else target.rule
        match target.rule.value:
            case Apply(_, function, (_, Access(_, tensor, _)), False):
                rule = self.specification.rules.get(tensor)
                if rule is not None and rule.reduction is not None and rule.reduction.operator == function:
                    return rule
        return None

    @staticmethod
    def _named_element(rule: Rule, operator: str, context: Context) -> tuple[IndexExpr, ...] | None:
        """The element's index, if all reduction variables still have their names."""
        reduction = rule.reduction
        if reduction is None or reduction.builtin != operator:
            return None
        visible = context.visible(reduce=True)
        found = tuple(visible[s] for s in reduction.sources if s in visible)
        return found if len(found) == len(reduction.sources) else None

    def _inferred(
        self, store: Store, update: Update, target: Target | None, inner: Rule | None, context: Context
    ) -> tuple[Target, Rule, tuple[IndexExpr, ...]]:
        """Tensor point and element, by unifying the update with the bodies of the specification."""
        try:
            body = self._foretold(update.element, context)
        except MeaninglessRead as error:
            raise self._fail(
                f"the element accumulated into {store.array} cannot be foretold: "
                f"{error.array} {error.reason}",
                store,
            ) from None
        rules = self.specification.rules
        candidates = [r for r in rules.values() if r.reduction and r.reduction.builtin == update.operator]
        if target is not None:
            candidates = [r for r in candidates if inner is not None and r.tensor == inner.tensor]
        candidates.sort(key=lambda r: (not context.name.startswith(r.block), -len(r.block)))
        own_point = target is not None and inner is target.rule
        for rule in candidates:
            named = dict(zip(rule.variables, target.point, strict=True)) if target and own_point else {}
            solution = self._unified(rule, body, named, context)
            if solution is not None:
                point, element = solution
                if own_point and target is not None and point != target.point:
                    continue  # the element of another cell
                found = target if target is not None else Target(rule, point)
                return found, rule, element
        raise self._fail(
            f"which element of a reduction block {context.name} accumulates cannot be inferred",
            store,
            "its body is no renaming of the unscheduled one, or leaves a reduction variable open",
        )

    def _unified(
        self, rule: Rule, body: ValueExpr, named: dict[str, IndexExpr], context: Context
    ) -> tuple[tuple[IndexExpr, ...], tuple[IndexExpr, ...]] | None:
        reduction = rule.reduction
        assert reduction is not None
        visible = context.visible(reduce=False)
        hints = unit_extents(rule.extents)
        hints.update(
            {v: visible[s] for v, s in zip(rule.variables, rule.sources, strict=True) if s in visible}
        )
        hints.update(named)
        fixed = {v: IConst(0) for v, s in zip(rule.variables, rule.sources, strict=True) if not s}
        # The program's own variables are marked: they may have the names of the equation's.
        marks = {name: IVar(f"${name}") for name in context.names()}
        unmarks = {f"${name}": IVar(name) for name in context.names()}
        hints = {v: substitute(e, marks) for v, e in hints.items()}
        unknowns = [v for v in (*rule.variables, *reduction.binders) if v not in fixed]
        rules = self.specification.rules
        for deep in (False, True):
            pattern = unfold(reduction.element, rules) if deep else reduction.element
            wanted = unfold(body, rules) if deep else body
            solution = unify(
                substitute_value(pattern, fixed), substitute_value(wanted, marks), unknowns, hints
            )
            if solution is not None:
                values = {**fixed, **{v: substitute(e, unmarks) for v, e in solution.items()}}
                return tuple(values[v] for v in rule.variables), tuple(values[b] for b in reduction.binders)
        return None

    def _record(
        self, store: Store, target: Target, rule: Rule, element: tuple[IndexExpr, ...], context: Context
    ) -> None:
        reduction = rule.reduction
        assert reduction is not None
        self.result.of[store] = Annotation(target.rule.at(target.point), reduction.operator, element)
        ranges = {i.name: (i.lower, i.extent) for i in context.iterations()}
        lanes = lane_variables(element, target, context)
        places = digits(element, reduction.binders, ranges)
        self._accumulated(store, target, rule, {v: places.get(v) for v in lanes}, context)
        if not lanes and target.rule is rule:
            self.sites[store.array] = site_of(rule, element, context)

    def _accumulated(
        self,
        store: Store,
        target: Target,
        rule: Rule,
        lanes: dict[str, IndexExpr | None],
        context: Context,
    ) -> None:
        """The meaning of an accumulated array: a whole reduction, or one part per lane."""
        held = self._held(store, target.rule.at(target.point), context)
        self.meanings[store.array] = held
        self.sites.pop(store.array, None)
        dimensions: dict[int, IndexExpr | None] = {}
        for dimension, index in enumerate(store.indices):
            mentioned = variables(index) & set(lanes)
            if mentioned:
                known = {v: e for v in mentioned if (e := lanes[v]) is not None}
                whole = variables(index) <= set(known)
                dimensions[dimension] = substitute(index, known) if whole else None
        reduction = rule.reduction
        if not dimensions or reduction is None or not isinstance(held, Holds):
            return
        assert isinstance(held.value, Access)
        self.meanings[store.array] = Partial(
            held.cell, rule, held.value.indices, dimensions, reduction.builtin
        )
        if isinstance(reduction.start, Literal) and reduction.builtin in ("max", "min"):
            self.result.need_unit.add(rule.tensor)

    def _combine(self, store: Store, element: Read, meaning: Partial, context: Context) -> None:
        """``C[i] = C[i] op C_rf[lane, i]``: the lanes are joined, all of them or some."""
        target = self._target(store, context)
        if target is None or self._reduction_of(target) is not meaning.rule:
            target = Target(meaning.rule, point_at(meaning, element.indices))
        reduction = meaning.rule.reduction
        assert reduction is not None
        self.result.of[store] = Annotation(target.rule.at(target.point), reduction.operator)
        lanes: dict[str, IndexExpr | None] = {}
        for dimension, lane in meaning.lanes.items():
            index = element.indices[dimension]
            for name in lane_variables((index,), target, context):
                lanes[name] = lane if index == IVar(name) else None
        self._accumulated(store, target, meaning.rule, lanes, context)


def _allocations(node: Node, loops: tuple[str, ...]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The arrays that are allocated in loops, with the names of these."""
    match node:
        case Loop():
            inner = (*loops, node.name)
            yield from ((a.name, inner) for a in node.allocations)
            yield from _allocations(node.body, inner)
        case Sequence(parts, allocations):
            yield from ((a.name, loops) for a in allocations)
            for part in parts:
                yield from _allocations(part, loops)
        case Branch():
            yield from _allocations(node.then, loops)
            yield from _allocations(node.otherwise, loops)
        case SBlock():
            yield from _allocations(node.body, loops)
        case _:
            return
