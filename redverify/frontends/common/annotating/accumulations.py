"""Which element of which reduction an update of the scheduled program accumulates.

Where the block has kept the names of its reduction variables, they are the element's index. Else the
element is inferred by :mod:`.unification`. An update that joins the lanes of a factored reduction is
an accumulation without indices (section 7.3.3 of the thesis).
"""

from __future__ import annotations

from collections.abc import Iterable
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
from redverify.frontends.common.annotating.padding import without_pads
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
    Environment,
    difference,
    linear,
    map_value,
    substitute,
    substitute_condition,
    substitute_value,
    total,
    within,
)
from redverify.frontends.common.updates import Update
from redverify.language import core
from redverify.language.terms import free_variables


@dataclass(frozen=True, slots=True)
class _Inferred:
    """The point of a reduction that an update accumulates, and the index of the element.

    ``padded`` is the annotation if the element is a padded one: the reduction over padded elements.
    """

    target: Target
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
        target = self._target(store)
        try:
            found = self._inferred(store, update, target, context)
        except TranslationError:  # a compiler may reuse names for something else: they come second
            index = None if target is None else self._named_element(target.rule, update.operator, context)
            if target is None or index is None:
                raise
            found = _Inferred(target, index)
        self._record(store, found, context)

    def _target(self, store: Store) -> Target | None:
        """The tensor point of the store, if it is a reduction's: else the array holds another on the way."""
        target = self.targets.of(store)
        return None if target is None or target.rule.reduction is None else target

    def goes_on(self, store: Store, update: Update, context: Context) -> bool:
        """Annotate an update in no loop of its own that goes on with what a loop has accumulated before it.

        This is what remains of a loop that was unrolled. Its element is one of the same reduction, into the
        same point, and none of the loop's. False if it is not such an update; it is not annotated then.
        """
        site, meaning = self.knowledge.sites.get(store.array), self.knowledge.meanings.get(store.array)
        target = self.targets.of(store)
        if site is None or not isinstance(meaning, Holds) or (target and target.rule is not site.rule):
            return False
        try:
            found = self._inferred(store, update, self._target(store), context)
        except TranslationError:
            return False
        held = at_cell(meaning, store.indices)
        if found.padded or found.target.rule.at(found.target.point) != held:
            return False
        if not _beyond(site, found.element, context):
            return False
        self.knowledge.annotated.of[store] = Annotation(held, update.operator, found.element)
        return True

    @staticmethod
    def _named_element(rule: Rule, operator: str, context: Context) -> tuple[core.IndexExpr, ...] | None:
        """The element's index, if all reduction variables still have their names."""
        reduction = rule.reduction
        if reduction is None or reduction.builtin != operator:
            return None
        visible = context.visible(reduce=True)
        found = tuple(visible[s] for s in reduction.sources if s in visible)
        return found if len(found) == len(reduction.sources) else None

    def _inferred(self, store: Store, update: Update, target: Target | None, context: Context) -> _Inferred:
        """Tensor point and element, by unifying the update with the bodies of the specification."""
        try:
            body = self.knowledge.foretold(update.element, context)
        except MeaninglessRead as error:
            raise refusal(
                f"the element accumulated into {store.array} cannot be given in terms of the specification: "
                f"{error.array} {error.reason}",
                store,
            ) from None
        rules = self.specification.rules.values() if target is None else [target.rule]
        candidates = [r for r in rules if r.reduction and r.reduction.builtin == update.operator]
        candidates.sort(key=lambda r: (not context.name.startswith(r.block), -len(r.block)))
        for rule in candidates:
            named = {} if target is None else dict(zip(rule.variables, target.point, strict=True))
            found = self._unified(rule, body, named, context)
            if found is not None and (target is None or found.target.point == target.point):
                return found
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
        rules = self.specification.rules
        unfolded, plain = unfold(reduction.element, rules), unfold(body, rules)
        shorter = _in_ranges(unfolded, rule, self.knowledge.function.parameters)
        forms = ((reduction.element, body), (unfolded, plain), (shorter, plain))
        for given, (form, said) in product(_hints(rule, named, context), forms):
            hints = {v: substitute(e, marks) for v, e in given.items()}
            pattern = substitute_value(form, fixed)
            taken = without_pads(pattern, substitute_value(said, marks))
            solution = unify(pattern, taken.bare, unknowns, hints, known)
            if solution is None:
                continue
            values = {**fixed, **{v: substitute(e, unmarks) for v, e in solution.items()}}
            target = Target(rule, tuple(values[v] for v in rule.variables))
            found = _Inferred(target, tuple(values[b] for b in reduction.binders))
            if taken.pattern == pattern:
                return found
            value = self._padded(found, taken.pattern, context)
            if value is not None:
                return replace(found, padded=value)
        return None

    def _padded(self, found: _Inferred, pattern: core.ValueExpr, context: Context) -> core.Reduce | None:
        """The reduction over padded elements, or ``None`` if its elements depend on more than the binders.

        ``pattern`` is the padded element over the equation's variables and marked variables of the program.
        """
        rule = found.target.rule
        reduction = rule.reduction
        assert reduction is not None
        marks, unmarks = context.marks()
        names = {b: core.IVar(fresh(b, self.knowledge.function.names)) for b in reduction.binders}
        at: Environment = {**dict(zip(rule.variables, found.target.point, strict=True)), **names}
        point = {v: substitute(e, marks) for v, e in at.items()}
        reducing = {i.name for i in context.iterations() if i.reduce}
        ranges = {i.name: (i.lower, i.extent) for i in context.iterations()}
        places = digits(found.element, reduction.binders, ranges)
        by = {marked(b): n for b, n in names.items()}
        inside = {v: substitute(e, by) for v, e in places.items() if v in reducing}
        value = core.Reduce(
            rule.type,
            reduction.operator,
            tuple(name.name for name in names.values()),
            substitute_condition(reduction.condition, at),
            substitute_value(substitute_value(substitute_value(pattern, point), unmarks), inside),
            None if reduction.start is None else substitute_value(reduction.start, at),
        )
        return None if free_variables(value) & reducing else value

    def _record(self, store: Store, inferred: _Inferred, context: Context) -> None:
        target, element = inferred.target, inferred.element
        reduction = target.rule.reduction
        assert reduction is not None
        lanes = lane_variables(element, target, context)
        value: core.ValueExpr = target.rule.at(target.point)
        if inferred.padded is None:
            self._accumulated(store, target, lanes, context)
        elif lanes:
            raise refusal(f"a lane of a padded reduction is accumulated into {store.array}", store)
        else:
            value = inferred.padded
            self.knowledge.meanings[store.array] = self.knowledge.held(store, value, context)
        self.knowledge.annotated.of[store] = Annotation(value, reduction.operator, element)
        if not lanes:
            self.knowledge.sites[store.array] = site_of(target.rule, element, context)

    def _accumulated(self, store: Store, target: Target, lanes: frozenset[str], context: Context) -> None:
        """The meaning of an accumulated array: a whole reduction, or one part per lane."""
        held = self.knowledge.held(store, target.rule.at(target.point), context)
        self.knowledge.meanings[store.array] = held
        self.knowledge.sites.pop(store.array, None)
        dimensions = frozenset(d for d, index in enumerate(store.indices) if free_variables(index) & lanes)
        reduction = target.rule.reduction
        if not dimensions or reduction is None or not isinstance(held, Holds):
            return
        assert isinstance(held.value, core.Access)
        self.knowledge.meanings[store.array] = Partial(
            held.cell, target.rule, held.value.indices, dimensions, reduction.builtin
        )
        if isinstance(reduction.start, core.Literal) and reduction.builtin in ("max", "min"):
            self.knowledge.annotated.need_unit.add(target.rule.tensor)

    def _combine(self, store: Store, element: core.Read, meaning: Partial, context: Context) -> None:
        """``C[i] = C[i] op C_rf[lane, i]``: the lanes are joined, all of them or some."""
        target = self._target(store)
        if target is None or target.rule is not meaning.rule:
            target = Target(meaning.rule, point_at(meaning, element.indices))
        reduction = meaning.rule.reduction
        assert reduction is not None
        self.knowledge.annotated.of[store] = Annotation(target.rule.at(target.point), reduction.operator)
        lanes = lane_variables(tuple(element.indices[d] for d in meaning.lanes), target, context)
        self._accumulated(store, target, lanes, context)


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
