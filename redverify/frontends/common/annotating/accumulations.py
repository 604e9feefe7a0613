"""Which element of which reduction an update of the scheduled program accumulates.

The element is inferred by :mod:`.unification`. An update that joins the lanes of a factored reduction is an
accumulation without indices (section 7.3.3 of the thesis).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import product

from redverify.frontends.common.annotating.cell_contents import Holds, Partial, point_at, unfold
from redverify.frontends.common.annotating.context import Annotation, Context, Target, lane_variables
from redverify.frontends.common.annotating.known_arrays import Knowledge
from redverify.frontends.common.annotating.tensor_points import Targets
from redverify.frontends.common.annotating.unification import unify, unit_extents
from redverify.frontends.common.errors import TranslationError, refusal
from redverify.frontends.common.indices.simplification import shortened
from redverify.frontends.common.indices.variable_facts import sizes
from redverify.frontends.common.model import Store
from redverify.frontends.common.specifying.rules import Rule
from redverify.frontends.common.terms import map_value, substitute, substitute_value, variables_of, within
from redverify.frontends.common.updates import Update
from redverify.language import core
from redverify.language.terms import free_variables

#: A point of a reduction, and the index of an element in it.
Element = tuple[Target, core.Indices]


class Accumulations:
    """Annotates updates; ``knowledge`` is added to."""

    def __init__(self, knowledge: Knowledge, targets: Targets) -> None:
        self.knowledge = knowledge
        self.targets = targets

    def annotate(self, store: Store, update: Update, context: Context) -> None:
        """Annotate one update; :class:`TranslationError` if its element cannot be told.

        ``C[i] = C[i] op C_rf[lane, i]`` joins lanes, all of them or some.
        """
        lanes, read, element = self.part(update), update.element, None
        if lanes is None or not isinstance(read, core.Read):
            target, element = self._inferred(store, update, self._target(store), context)
            mentioned = element
        else:
            own = self._target(store)
            known = own is not None and own.rule is lanes.rule
            target = own if own and known else Target(lanes.rule, point_at(lanes, read.indices))
            mentioned = tuple(read.indices[d] for d in lanes.lanes)
        assert target.rule.reduction is not None
        value = target.rule.at(target.point)
        self.knowledge.annotated.of[store] = Annotation(value, target.rule.reduction.operator, element)
        self._accumulated(store, target, mentioned, context)

    def goes_on(self, store: Store, update: Update, context: Context) -> bool:
        """Annotate an update in no loop of its own that goes on with what a loop has accumulated before it.

        This is what remains of a loop that was unrolled. False if it is not such an update; it is not
        annotated then.
        """
        meaning = self.knowledge.meanings.get(store.array)
        if not isinstance(meaning, Holds) or not meaning.unfinished:
            return False
        try:
            target, element = self._inferred(store, update, self._target(store), context)
        except TranslationError:
            return False
        held = meaning.at(store.indices)
        if target.rule.at(target.point) != held:
            return False
        self.knowledge.annotated.of[store] = Annotation(held, update.operator, element)
        return True

    def part(self, update: Update) -> Partial | None:
        """What the array holds that the update adds, if these are parts of a reduction by its operator."""
        read = update.element
        meaning = self.knowledge.meanings.get(read.array) if isinstance(read, core.Read) else None
        return meaning if isinstance(meaning, Partial) and meaning.operator == update.operator else None

    def _target(self, store: Store) -> Target | None:
        """The tensor point of the store, if it is a reduction's: else the array holds another on the way."""
        target = self.targets.of(store)
        return None if target is None or target.rule.reduction is None else target

    def _inferred(self, store: Store, update: Update, target: Target | None, context: Context) -> Element:
        """Tensor point and element, by unifying the update with the bodies of the specification."""
        body = self.knowledge.foretold(update.element, store, context)
        rules = self.knowledge.specification.rules.values() if target is None else [target.rule]
        candidates = [r for r in rules if r.reduction and r.reduction.builtin == update.operator]
        candidates.sort(key=lambda r: (not context.name.startswith(r.block), -len(r.block)))
        for rule in candidates:
            named = {} if target is None else dict(zip(rule.variables, target.point, strict=True))
            found = self._unified(rule, body, named, context)
            if found is not None and (target is None or found[0].point == target.point):
                return found
        raise refusal(
            f"which element of a reduction block {context.name} accumulates cannot be inferred",
            store,
            "its body is not a renaming of the unscheduled one, or leaves a reduction variable open",
        )

    def _unified(
        self, rule: Rule, body: core.ValueExpr, named: dict[str, core.IndexExpr], context: Context
    ) -> Element | None:
        reduction = rule.reduction
        assert reduction is not None
        fixed = {v: core.IConst(0) for v, s in zip(rule.variables, rule.sources, strict=True) if not s}
        marks, unmarks = context.marks()
        unknowns = [v for v in (*rule.variables, *reduction.binders) if v not in fixed]
        known = [
            within(core.IVar(f"${i.name}"), substitute(i.lower, marks), substitute(i.extent, marks))
            for i in context.iterations()
        ]
        rules = self.knowledge.specification.rules
        unfolded, plain = unfold(reduction.element, rules), unfold(body, rules)
        shorter = _in_ranges(unfolded, rule, self.knowledge.function.parameters)
        forms = ((reduction.element, body), (unfolded, plain), (shorter, plain))
        for given, (form, said) in product(_hints(rule, named, context), forms):
            hints = {v: substitute(e, marks) for v, e in given.items()}
            solution = unify(
                substitute_value(form, fixed), substitute_value(said, marks), unknowns, hints, known
            )
            if solution is not None:
                values = {**fixed, **{v: substitute(e, unmarks) for v, e in solution.items()}}
                target = Target(rule, tuple(values[v] for v in rule.variables))
                return target, tuple(values[b] for b in reduction.binders)
        return None

    def _accumulated(self, store: Store, target: Target, indices: core.Indices, context: Context) -> None:
        """The meaning of an accumulated array: a whole reduction after its loops, or one part per lane.

        ``indices`` are those of an element or a lane that is accumulated.
        """
        lanes, reduction = lane_variables(indices, target, context), target.rule.reduction
        held = self.knowledge.held(store, target.rule.at(target.point), context)
        dimensions = frozenset(d for d, index in enumerate(store.indices) if free_variables(index) & lanes)
        if reduction is not None and isinstance(held, Holds):
            assert isinstance(held.value, core.Access)
            if dimensions:
                point = held.value.indices
                self.knowledge.meanings[store.array] = Partial(
                    held.cell, target.rule, point, dimensions, reduction.builtin
                )
                if isinstance(reduction.start, core.Literal) and reduction.builtin in ("max", "min"):
                    self.knowledge.annotated.need_unit.add(target.rule.tensor)
                return
            bindings = context.bindings()
            reducing = variables_of(substitute(index, bindings) for index in indices)
            held = replace(held, unfinished=frozenset(x for x in context.loops if x.name in reducing))
        self.knowledge.meanings[store.array] = held


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
    the block's spatial variables with the same extents in the same order, the innermost first. In a window,
    of which an element is ``x(2*i + r)``, only one of these tells ``i`` from ``r``.
    """
    visible = context.visible()
    by_name = unit_extents(rule.extents)
    by_name.update({v: visible[s] for v, s in zip(rule.variables, rule.sources, strict=True) if s in visible})
    by_name.update(named)
    places = [i for block in context.blocks[-1:] for i in block.iterations if not i.reduce]
    by_position: dict[str, core.IndexExpr] = {}
    for variable in reversed([v for v in rule.variables if v not in unit_extents(rule.extents)]):
        while places and variable not in by_position:
            place = places.pop()
            if (place.lower, place.extent) == rule.extents.get(variable):
                by_position[variable] = core.IVar(place.name)
    return [by_name, {**by_position, **by_name}]
