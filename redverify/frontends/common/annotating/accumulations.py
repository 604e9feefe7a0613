"""Which element of which reduction an update of the scheduled program accumulates.

Where the block has kept the names of its reduction variables, they are the element's index. Else the
element is inferred by :mod:`.unification`. An update that joins the lanes of a factored reduction is
an accumulation without indices (section 7.3.3 of the thesis).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import product

from redverify.frontends.common.annotating.cell_contents import (
    Holds,
    MeaninglessRead,
    Partial,
    at_cell,
    point_at,
    unfold,
)
from redverify.frontends.common.annotating.context import (
    Annotation,
    Context,
    Site,
    Target,
    lane_variables,
    site_of,
)
from redverify.frontends.common.annotating.known_arrays import Knowledge
from redverify.frontends.common.annotating.padding import Unpadded, padded, without_pads
from redverify.frontends.common.annotating.partials import digits, marked
from redverify.frontends.common.annotating.tensor_points import Targets
from redverify.frontends.common.annotating.unification import unify, unit_extents
from redverify.frontends.common.errors import TranslationError, refusal
from redverify.frontends.common.indices.simplification import shortened
from redverify.frontends.common.indices.variable_facts import sizes
from redverify.frontends.common.model import Store
from redverify.frontends.common.names import fresh
from redverify.frontends.common.specifying.rules import Rule, Specification
from redverify.frontends.common.terms import (
    canonical_value,
    difference,
    linear,
    map_value,
    substitute,
    substitute_value,
    total,
    within,
)
from redverify.frontends.common.updates import Update
from redverify.language import core
from redverify.language.terms import free_variables
from redverify.language.walks import nodes_of


@dataclass(frozen=True, slots=True)
class _Inferred:
    """The tensor point that an update accumulates, the reduction, and the index of the element.

    ``padded`` is the annotation if the element is a padded one: the reduction over padded elements.
    """

    target: Target
    rule: Rule
    element: tuple[core.IndexExpr, ...]
    padded: core.Reduce | None = None


class Accumulations:
    """Annotates updates; ``knowledge`` is added to."""

    def __init__(self, knowledge: Knowledge, targets: Targets) -> None:
        self.knowledge = knowledge
        self.targets = targets
        self.specification: Specification = knowledge.specification

    def annotate(self, store: Store, update: Update, context: Context) -> None:
        """Annotate one update; :class:`TranslationError` if its element cannot be told."""
        element = update.element
        if isinstance(element, core.Read):
            meaning = self.knowledge.meanings.get(element.array)
            if isinstance(meaning, Partial) and meaning.operator == update.operator:
                self._combine(store, element, meaning, context)
                return
        target = self.targets.of(store, context)
        inner = self._reduction_of(target)
        if target is not None and inner is None and target.rule.tensor in self.specification.staged:
            target = None  # the array holds another tensor on the way
        index = None if inner is None else self._named_element(inner, update.operator, context)
        if target is not None and inner is not None and index is not None:
            # A compiler may reuse a name for something else. Where the bodies differ, infer the element.
            if not self._agrees(target, inner, index, update.element, context):
                with suppress(TranslationError):
                    inferred = self._inferred(store, update, target, inner, context)
                    self._record(store, inferred, context)
                    return
            self._record(store, _Inferred(target, inner, index), context)
            return
        self._record(store, self._inferred(store, update, target, inner, context), context)

    def goes_on(self, store: Store, update: Update, context: Context) -> bool:
        """Annotate an update in no loop of its own that goes on with what a loop has accumulated before it.

        This is what remains of a loop that was unrolled. Its element is one of the same reduction, into the
        same point, and none of the loop's. False if it is not such an update; it is not annotated then.
        """
        site, meaning = self.knowledge.sites.get(store.array), self.knowledge.meanings.get(store.array)
        target = self.targets.of(store, context)
        if site is None or not isinstance(meaning, Holds) or (target and target.rule is not site.rule):
            return False
        try:
            found = self._inferred(store, update, target, self._reduction_of(target), context)
        except TranslationError:
            return False
        held = at_cell(meaning, store.indices)
        if found.rule is not site.rule or found.padded or found.target.rule.at(found.target.point) != held:
            return False
        if not _beyond(site, found.element, context):
            return False
        self.knowledge.annotated.of[store] = Annotation(held, update.operator, found.element)
        return True

    def _agrees(
        self,
        target: Target,
        rule: Rule,
        index: tuple[core.IndexExpr, ...],
        element: core.ValueExpr,
        context: Context,
    ) -> bool:
        """Whether the accumulated element has the form of the one at ``index`` of the target's reduction."""
        if target.rule is not rule or rule.reduction is None:
            return True
        try:
            body = self.knowledge.foretold(element, context)
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
            case core.Apply(_, function, (first, core.Access(_, tensor, _)), False) if all(
                n.tensor != tensor for n in nodes_of(first) if isinstance(n, core.Access)
            ):
                rule = self.specification.rules.get(tensor)
                if rule is not None and rule.reduction is not None and rule.reduction.operator == function:
                    return rule
        return None

    @staticmethod
    def _named_element(rule: Rule, operator: str, context: Context) -> tuple[core.IndexExpr, ...] | None:
        """The element's index, if all reduction variables still have their names."""
        reduction = rule.reduction
        if reduction is None or reduction.builtin != operator:
            return None
        visible = context.visible(reduce=True)
        found = tuple(visible[s] for s in reduction.sources if s in visible)
        return found if len(found) == len(reduction.sources) else None

    def _inferred(
        self, store: Store, update: Update, target: Target | None, inner: Rule | None, context: Context
    ) -> _Inferred:
        """Tensor point and element, by unifying the update with the bodies of the specification."""
        try:
            body = self.knowledge.foretold(update.element, context)
        except MeaninglessRead as error:
            raise refusal(
                f"the element accumulated into {store.array} cannot be given in terms of the specification: "
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
            if solution is None:
                continue
            if own_point and target is not None and solution.target.point != target.point:
                continue  # the element of another cell
            if target is not None and not own_point:
                if solution.padded is not None:
                    continue  # the target is more than the reduction: its padded value is not known
                return replace(solution, target=target)
            return solution
        raise refusal(
            f"which element of a reduction block {context.name} accumulates cannot be inferred",
            store,
            "its body is not a renaming of the unscheduled one, or leaves a reduction variable open",
        )

    def _unified(
        self, rule: Rule, body: core.ValueExpr, named: dict[str, core.IndexExpr], context: Context
    ) -> _Inferred | None:
        reduction = rule.reduction
        assert reduction is not None
        fixed = {v: core.IConst(0) for v, s in zip(rule.variables, rule.sources, strict=True) if not s}
        marks, unmarks = context.marks()
        unknowns = [v for v in (*rule.variables, *reduction.binders) if v not in fixed]
        known = [
            within(core.IVar(f"${i.name}"), substitute(i.lower, marks), substitute(i.extent, marks))
            for i in context.iterations()
        ]
        for hints, (form, said), pads in (
            (h, f, p)
            for f in self._forms(rule, reduction.element, body)
            for h, p in product(_hints(rule, named, context), (False, True))
        ):
            pattern, wanted = substitute_value(form, fixed), substitute_value(said, marks)
            taken = without_pads(pattern, wanted) if pads else Unpadded(wanted, pattern)
            marked_hints = {v: substitute(e, marks) for v, e in hints.items()}
            solution = unify(pattern, taken.bare, unknowns, marked_hints, known)
            if solution is None:
                continue
            values = {**fixed, **{v: substitute(e, unmarks) for v, e in solution.items()}}
            found = _Inferred(
                Target(rule, tuple(values[v] for v in rule.variables)),
                rule,
                tuple(values[b] for b in reduction.binders),
            )
            if taken.pattern == pattern:
                return found
            value = self._padded(found, taken.pattern, context)
            if value is not None:
                return replace(found, padded=value)
        return None

    def _forms(
        self, rule: Rule, element: core.ValueExpr, body: core.ValueExpr
    ) -> Iterator[tuple[core.ValueExpr, core.ValueExpr]]:
        """What is unified: element and body as they are, unfolded, and with shorter indices."""
        yield element, body
        unfolded, said = (unfold(value, self.specification.rules) for value in (element, body))
        yield unfolded, said
        shorter = _in_ranges(unfolded, rule, self.knowledge.function.parameters)
        if shorter != unfolded:
            yield shorter, said

    def _padded(self, found: _Inferred, pattern: core.ValueExpr, context: Context) -> core.Reduce | None:
        """The reduction over padded elements, or ``None`` if its elements depend on more than the binders.

        ``pattern`` is the padded element over the equation's variables and marked variables of the program.
        """
        rule, reduction = found.rule, found.rule.reduction
        assert reduction is not None
        marks, unmarks = context.marks()
        names = {b: core.IVar(fresh(b, self.knowledge.function.names)) for b in reduction.binders}
        point = dict(zip(rule.variables, found.target.point, strict=True))
        marked_point = {v: substitute(e, marks) for v, e in point.items()}
        element = substitute_value(substitute_value(pattern, {**marked_point, **names}), unmarks)
        ranges = {i.name: (i.lower, i.extent) for i in context.iterations()}
        new_names = {marked(b): n for b, n in names.items()}
        places = digits(found.element, reduction.binders, ranges)
        reducing = {i.name for i in context.iterations() if i.reduce}
        inside = {v: substitute(e, new_names) for v, e in places.items() if v in reducing}
        known = [
            *(core.CCmp(">=", core.IVar(n), core.IConst(0)) for n in self.knowledge.function.parameters),
            *(within(core.IVar(i.name), i.lower, i.extent) for i in context.iterations() if not i.reduce),
        ]
        value = padded(rule, substitute_value(element, inside), {**point, **names}, known)
        return None if free_variables(value) & reducing else value

    def _record(self, store: Store, inferred: _Inferred, context: Context) -> None:
        target, rule, element = inferred.target, inferred.rule, inferred.element
        reduction = rule.reduction
        assert reduction is not None
        ranges = {i.name: (i.lower, i.extent) for i in context.iterations()}
        lanes = lane_variables(element, target, context)
        places = digits(element, reduction.binders, ranges)
        if inferred.padded is None:
            value: core.ValueExpr = target.rule.at(target.point)
            self._accumulated(store, target, rule, {v: places.get(v) for v in lanes}, context)
        elif lanes:
            raise refusal(f"a lane of a padded reduction is accumulated into {store.array}", store)
        else:
            value = inferred.padded
            self.knowledge.meanings[store.array] = self.knowledge.held(store, value, context)
        self.knowledge.annotated.of[store] = Annotation(value, reduction.operator, element)
        if not lanes and target.rule is rule:
            self.knowledge.sites[store.array] = site_of(rule, element, context)

    def _accumulated(
        self,
        store: Store,
        target: Target,
        rule: Rule,
        lanes: dict[str, core.IndexExpr | None],
        context: Context,
    ) -> None:
        """The meaning of an accumulated array: a whole reduction, or one part per lane."""
        held = self.knowledge.held(store, target.rule.at(target.point), context)
        self.knowledge.meanings[store.array] = held
        self.knowledge.sites.pop(store.array, None)
        dimensions: dict[int, core.IndexExpr | None] = {}
        for dimension, index in enumerate(store.indices):
            mentioned = free_variables(index) & set(lanes)
            if mentioned:
                known = {v: e for v in mentioned if (e := lanes[v]) is not None}
                whole = free_variables(index) <= set(known)
                dimensions[dimension] = substitute(index, known) if whole else None
        reduction = rule.reduction
        if not dimensions or reduction is None or not isinstance(held, Holds):
            return
        assert isinstance(held.value, core.Access)
        self.knowledge.meanings[store.array] = Partial(
            held.cell, rule, held.value.indices, dimensions, reduction.builtin
        )
        if isinstance(reduction.start, core.Literal) and reduction.builtin in ("max", "min"):
            self.knowledge.annotated.need_unit.add(rule.tensor)

    def _combine(self, store: Store, element: core.Read, meaning: Partial, context: Context) -> None:
        """``C[i] = C[i] op C_rf[lane, i]``: the lanes are joined, all of them or some."""
        target = self.targets.of(store, context)
        if target is None or self._reduction_of(target) is not meaning.rule:
            target = Target(meaning.rule, point_at(meaning, element.indices))
        reduction = meaning.rule.reduction
        assert reduction is not None
        self.knowledge.annotated.of[store] = Annotation(target.rule.at(target.point), reduction.operator)
        lanes: dict[str, core.IndexExpr | None] = {}
        for dimension, lane in meaning.lanes.items():
            index = element.indices[dimension]
            for name in lane_variables((index,), target, context):
                lanes[name] = lane if index == core.IVar(name) else None
        self._accumulated(store, target, meaning.rule, lanes, context)


def _beyond(site: Site, element: tuple[core.IndexExpr, ...], context: Context) -> bool:
    """Whether one of the element's indices is greater than all that the finished loops have accumulated."""
    finished = [loop for loop in site.loops if loop not in context.loops]
    last = {x.name: total(x.lower, difference(x.extent, core.IConst(1))) for x in finished}
    for index, before in zip(element, site.element, strict=True):
        changing = [(a, weight) for a, weight in linear(before).terms if free_variables(a) & last.keys()]
        distance = difference(index, substitute(before, last))
        grows = all(isinstance(a, core.IVar) and weight > 0 for a, weight in changing)
        if grows and isinstance(distance, core.IConst) and distance.value > 0:
            return True
    return False


def _in_ranges(value: core.ValueExpr, rule: Rule, parameters: Iterable[str]) -> core.ValueExpr:
    """The value with shorter indices, where the variables of a rule are in their ranges.

    Of a tensor that was reshaped ``x((2*g + k) % 8)`` remains, where the compiler has written ``x(2*g + k)``.
    """
    facts = sizes(parameters)
    for name, (lower, extent) in rule.extents.items():
        facts = facts.in_range(name, lower, extent)
    return map_value(value, lambda index: shortened(index, facts))


def _hints(rule: Rule, named: dict[str, core.IndexExpr], context: Context) -> list[dict[str, core.IndexExpr]]:
    """What the variables of a rule may be where the elements leave them open.

    By name: variables in view that have the same name in the source. Then, for what has no name, by position:
    the block's spatial variables, where their extents are those of the rule in this order. In a window, of
    which an element is ``x(2*i + r)``, only one of these tells ``i`` from ``r``.
    """
    visible = context.visible(reduce=False)
    by_name = unit_extents(rule.extents)
    by_name.update({v: visible[s] for v, s in zip(rule.variables, rule.sources, strict=True) if s in visible})
    by_name.update(named)
    spatial = [i for i in context.blocks[-1].iterations if not i.reduce] if context.blocks else []
    if not all(v in rule.extents for v in rule.variables):
        return [by_name]
    one = core.IConst(1)
    longer = [v for v in rule.variables if rule.extents[v][1] != one]
    for variables, places in (
        (rule.variables, spatial),
        (longer, [i for i in spatial if i.extent != one]),  # a compiler drops dimensions of extent 1
    ):
        wanted = [rule.extents[v] for v in variables]
        for start in range(len(places) - len(wanted) + 1):
            candidates = places[start : start + len(wanted)]
            if all((i.lower, i.extent) == extent for i, extent in zip(candidates, wanted, strict=True)):
                by_position = {v: core.IVar(i.name) for v, i in zip(variables, candidates, strict=True)}
                return [by_name, {**by_position, **by_name}]
    return [by_name]
