"""A certificate's theorems for one implementation: one walk over the annotated program."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, assert_never

import islpy as isl

from redverify.certifying.emission.context import Gamma, NotCertified, decided, placed
from redverify.certifying.emission.data_indices import having
from redverify.certifying.emission.equality.laws_needed import only_needed
from redverify.certifying.emission.equality.prover import Equality
from redverify.certifying.emission.evaluation import evaluated
from redverify.certifying.emission.integers.layout_facts import with_facts
from redverify.certifying.emission.layout import LayoutEmitter
from redverify.certifying.emission.lemmas import Lemmas
from redverify.certifying.emission.memory.cells import Cells
from redverify.certifying.emission.memory.heaps import (
    Chosen,
    Heap,
    Inputs,
    Inside,
    Invariant,
    Left,
    Restored,
    Written,
)
from redverify.certifying.emission.memory.lookup import Lookup
from redverify.certifying.emission.memory.loop_summaries import Entry, Outliner, Piece, one_value
from redverify.certifying.emission.memory.outputs import outputs
from redverify.certifying.emission.memory.program_point import Scope
from redverify.certifying.emission.memory.races import Races
from redverify.certifying.emission.memory.undefined_stores import stored
from redverify.certifying.emission.proofs import (
    ABSURD,
    HOLDS,
    RFL,
    distinguish,
    function,
    integers,
    rule,
    same,
    under,
)
from redverify.certifying.emission.sharing import Sharing
from redverify.certifying.emission.terms import Fresh, variables
from redverify.certifying.emission.unreached import unreached
from redverify.certifying.emission.values import Values, split
from redverify.checking.data.expressions import Call, Declared
from redverify.checking.data.of_program import (
    condition_data,
    conditions_data,
    index_data,
    indices_data,
    value_data,
)
from redverify.checking.laws.catalogue import AnyLaw
from redverify.checking.proofs.terms import (
    Argument,
    ByEquation,
    ByTheorem,
    Hypothesis,
    Proof,
    Rfl,
    ValueArgument,
)
from redverify.checking.proofs.theorems import (
    Annotation,
    BodyItem,
    Claim,
    DefinedIf,
    EntryItem,
    Equation,
    FactItem,
    HeapItem,
    Item,
    Keeps,
    Layout,
    LoopNote,
    ProgramVerifies,
    RaceFree,
    TheoremItem,
    Verifies,
)
from redverify.judgement.analysis import Analysis, analyse
from redverify.language import core
from redverify.language.terms import canonical, plug_condition, plug_index
from redverify.language.walks import commands_of
from redverify.options import Options
from redverify.presburger import build


@dataclass(frozen=True, slots=True)
class Emission:
    """What a certificate says: laws, annotations by command, definitions, theorems, facts that these use."""

    laws: tuple[AnyLaw, ...]
    annotations: dict[str, Annotation]
    items: tuple[Item, ...]
    layout: Layout
    facts: tuple[FactItem, ...]


def outline(impl: core.Impl, options: Options) -> tuple[Analysis, Outliner]:
    """Analyse an implementation and keep what is known at its loops."""
    last: list[Outliner] = []

    def make(*arguments: Any) -> Outliner:
        last.append(Outliner(*arguments))
        return last[-1]

    analysis = analyse(impl, options, evaluator=make, tolerant=True)
    return analysis, last[-1]


class Emitter:
    """Emits the theorems of one implementation from its outline."""

    def __init__(
        self, impl: core.Impl, outliner: Outliner, *, trusting: bool = False, guarded: bool = False
    ) -> None:
        self.impl = impl
        self.trusting = trusting
        self.spec = impl.spec
        self.outliner = outliner
        self.fresh = Fresh("q")
        self.equality = Equality(impl.spec, self.fresh, trusting, guarded=guarded)
        self.lookup = Lookup(impl.spec, self.equality)
        self.cells = Cells(impl, self.lookup)
        self.values = Values(impl.spec, self.lookup)
        self.races = Races(impl, self.lookup, self.equality)
        self.items: list[Item] = []
        self.entries: dict[Entry, str] = {}
        self.annotations: dict[str, Annotation] = {}
        self.context = build.all_of((*impl.spec.assumptions, *impl.assumptions))
        self._loops = 0

    # ------------------------------------------------------------ the whole

    def emit(self) -> Emission:
        """The certificate's content; raises :class:`NotCertified`."""
        start = Gamma(
            self.context, (*self.spec.assumptions, *self.impl.assumptions), tuple(self.spec.parameters)
        )
        self._equations(start)
        layout = LayoutEmitter(self.impl, self.cells, start).layout()
        inlined = self.outliner.outlined
        heap: Heap = Inputs(self.impl)
        known, facts_of_data = self.equality.data.inhabited(start)
        proof, after = self._block(self.impl.body, inlined, Scope(), known, heap)
        self.items.append(BodyItem("program", ()))
        self._theorem("program_vc", start, ProgramVerifies("program"), having(facts_of_data, proof))
        self.items += outputs(self.impl, self.lookup, self.fresh, start, after)
        laws, self.items, layout = only_needed(self.equality.laws, self.items, layout)
        for law in laws:
            if not self.trusting and not law.granted_by(self.impl):
                raise NotCertified(f"the proof needs a law that the specification does not grant: {law.tag}")
        self.items, layout, facts = with_facts(self.impl, self.items, layout)
        sharing = Sharing()
        sharing.items([item for item in self.items if isinstance(item, EntryItem)])
        defined = [template.item() for found in sharing.templates.values() for template in found]
        extra, annotations = sharing.annotations(self.annotations)
        lemmas = Lemmas(tuple(self.spec.parameters))
        items = (*defined, *extra, *lemmas.items(sharing.items(self.items)))
        spelled = self.equality.data.spelled
        return Emission(tuple(laws), spelled(annotations), spelled(items), spelled(layout), facts)

    def _theorem(self, name: str, gamma: Gamma, claim: Claim, proof: Proof) -> None:
        self.items.append(TheoremItem(name, gamma.names, conditions_data(gamma.hypotheses), claim, proof))

    # ------------------------------------------------------------ specification

    def _equations(self, start: Gamma) -> None:
        for position, equation in enumerate(self.spec.equations):
            gamma = replace(start, hypotheses=())
            gamma = gamma.bind(*equation.variables).assume(equation.condition)
            access = core.Access(equation.value.type, equation.tensor, tuple(variables(equation.variables)))
            self._theorem(
                f"equation_{position}",
                gamma,
                Equation(value_data(self.spec, access), value_data(self.spec, equation.value)),
                ByEquation(position, equation.variables, evaluated(self.spec, equation.value)),
            )

    # ------------------------------------------------------------ commands

    def _block(
        self, commands: core.Block, inlined: Sequence[core.Command], scope: Scope, gamma: Gamma, heap: Heap
    ) -> tuple[Proof, Heap]:
        if not commands:
            return rule("vc_skip"), heap
        proofs: list[Proof] = []
        for position, command in enumerate(commands):
            inner = scope.at(position)
            match command:
                case core.Let(variable=name, value=value, body=body):
                    shown = plug_index(value, scope.lets)
                    inside = replace(
                        inner,
                        lets={**scope.lets, name: shown},
                        bound=(*scope.bound, (name, shown)),
                    )
                    proof, heap = self._block(body, inlined[position:], inside, gamma, heap)
                    proofs.append(rule("vc_let", proof))
                case _:
                    with placed(command.span):
                        proof, heap = self._command(command, inlined[position], inner, gamma, heap)
                    proofs.append(proof)
        result = proofs[-1]
        for proof in reversed(proofs[:-1]):
            result = rule("vc_seq", proof, result)
        return result, heap

    def _command(
        self, command: core.Command, inlined: core.Command, scope: Scope, gamma: Gamma, heap: Heap
    ) -> tuple[Proof, Heap]:
        match command:
            case core.Inside():
                raise AssertionError("programs with checks are refused before")
            case core.Skip():
                return rule("vc_skip"), heap
            case core.Assign() | core.Accumulate():
                assert isinstance(inlined, core.Assign | core.Accumulate)
                return self._store(command, inlined, scope, gamma, heap)
            case core.Scope(body=body):
                assert isinstance(inlined, core.Scope)
                proof, heap = self._block(body, inlined.body, scope, gamma, heap)
                return rule("vc_scope", proof), heap
            case core.Allocate(array=array, extents=extents, body=body):
                assert isinstance(inlined, core.Allocate)
                shown = tuple(plug_index(e, scope.lets) for e in extents)
                inside = replace(scope, allocations=(*scope.allocations, (array, shown)))
                proof, after = self._block(body, inlined.body, inside, gamma, Inside(heap, array))
                return rule("vc_allocate", proof), Restored(heap, array, after)
            case core.If(condition=condition, then=then, otherwise=otherwise):
                assert isinstance(inlined, core.If)
                return self._if(condition, then, otherwise, inlined, scope, gamma, heap)
            case core.Loop():
                assert isinstance(inlined, core.Loop)
                return self._loop(command, inlined, scope, gamma, heap)
            case core.Let():
                raise AssertionError("the rest of a block after `let` is proved by _block")
            case core.DataLet():
                assert isinstance(inlined, core.DataLet)
                return self._data_let(command, inlined, scope, gamma, heap)
            case _:
                assert_never(command)

    def _data_let(
        self, command: core.DataLet, inlined: core.DataLet, scope: Scope, gamma: Gamma, heap: Heap
    ) -> tuple[Proof, Heap]:
        """A variable that is the integer of a value."""
        spec, data, variable = self.spec, self.equality.data, command.variable
        held = canonical(self.outliner.evaluator.reductions.without_elements(inlined.annotation))
        self.annotations[scope.key] = value_data(spec, held)
        if self.impl.strict_races and any(
            isinstance(c, core.Loop) and c.parallel for c in commands_of(command.body)
        ):
            raise NotCertified("a parallel loop where an index is data, with strict races")
        bounds = (plug_index(command.lower, scope.lets), plug_index(command.upper, scope.lets))
        cases = self.values.cases(gamma, heap, command.value, scope.lets)
        if len(cases) != 1:
            raise NotCertified("an index that is data of several values")
        value, proof = self.values.evaluate(gamma, heap, command.value, scope.lets, cases[0][1])
        inside = replace(scope, bound=(*scope.bound, (variable, core.IVar(variable))))
        after: list[Heap] = []

        def body(inner: Gamma) -> Proof:
            shown, result = self._block(command.body, inlined.body, inside, inner, heap)
            after.append(result)
            return shown

        parts: list[Argument] = [
            ValueArgument(value_data(spec, value)),
            proof,
            self._integer(value, held, self.equality.prove(gamma, value, held)),
            *integers(bounds),
            RFL,
            RFL,
            data.bounded(gamma, held, bounds),
            data.inside(gamma, variable, held, bounds, body, given=True),
        ]
        return rule("vc_letval_of", *parts), Left(scope.path, variable, held, bounds, after[0])

    def _integer(self, left: core.ValueExpr, right: core.ValueExpr, proof: Proof) -> Proof:
        """Equal values are equal integers."""
        return proof if isinstance(proof, Rfl) else rule("toInt_congr", same(self.spec, left, right, proof))

    def _if(
        self,
        condition: core.Cond,
        then: core.Block,
        otherwise: core.Block,
        inlined: core.If,
        scope: Scope,
        gamma: Gamma,
        heap: Heap,
    ) -> tuple[Proof, Heap]:
        shown = plug_condition(condition, scope.lets)
        after: list[Heap] = []

        def branch(block: core.Block, body: core.Block, number: int) -> Any:
            def prove(inner: Gamma) -> Proof:
                proof, result = self._block(block, body, scope.at(number), inner, heap)
                after.append(result)
                return proof

            return prove

        yes = gamma.assume(shown)
        if yes.impossible:
            self._unreached(then, scope.at(0))
        first = under(gamma, shown, branch(then, inlined.then, 0))
        held = after.pop() if after else heap
        negated = core.CNot(shown)
        if gamma.assume(negated).impossible:
            self._unreached(otherwise, scope.at(1))
        second = under(gamma, negated, branch(otherwise, inlined.otherwise, 1))
        other = after.pop() if after else heap
        proof = rule("vc_if_of", HOLDS, first, second)
        return proof, Chosen(shown, held, other)

    def _unreached(self, block: core.Block, scope: Scope) -> None:
        unreached(block, scope, self.annotations, self.items, self._label)

    def _label(self) -> str:
        self._loops += 1
        return str(self._loops)

    # ------------------------------------------------------------ statements

    def _store(
        self,
        command: core.Assign | core.Accumulate,
        inlined: core.Assign | core.Accumulate,
        scope: Scope,
        gamma: Gamma,
        heap: Heap,
    ) -> tuple[Proof, Heap]:
        def prove(inner: Gamma) -> tuple[Proof, Heap]:
            if isinstance(command, core.Assign):
                assert isinstance(inlined, core.Assign)
                return self._assign(command, inlined, scope, inner, heap)
            assert isinstance(inlined, core.Accumulate)
            return self._accumulate(command, inlined, scope, inner, heap)

        undefined = self.outliner.undefined.get(id(inlined))
        if undefined is None or gamma.where.is_disjoint(undefined):
            return prove(gamma)
        found = stored(self.cells, command, undefined, scope, gamma, heap, prove)
        value = self.annotations[scope.key] if found.reached else Call(Declared("unreachable"), ())
        assert not isinstance(value, DefinedIf | LoopNote)
        self.annotations[scope.key] = DefinedIf(condition_data(found.condition), value)
        return found.proof, found.after

    def _assign(
        self, command: core.Assign, inlined: core.Assign, scope: Scope, gamma: Gamma, heap: Heap
    ) -> tuple[Proof, Heap]:
        indices = tuple(plug_index(i, scope.lets) for i in command.indices)
        written = canonical(self.outliner.evaluator.reductions.without_elements(inlined.annotation))
        self.annotations[scope.key] = value_data(self.spec, written)
        cases = self.values.cases(gamma, heap, command.value, scope.lets)

        def prove(inner: Gamma, number: int) -> Proof:
            value, proof = self.values.evaluate(inner, heap, command.value, scope.lets, cases[number][1])
            return rule(
                "vc_assign_of",
                ValueArgument(value_data(self.spec, value)),
                self.cells.exists(inner, scope.allocations, command.array, indices),
                proof,
                self._shown(value, written, self.equality.prove(inner, value, written)),
            )

        proof = distinguish(gamma, [gamma.describe(where) for where, _ in cases], prove)
        return proof, Written(heap, command.array, indices, written)

    def _shown(self, left: core.ValueExpr, right: core.ValueExpr, proof: Proof) -> Proof:
        return proof if isinstance(proof, Rfl) else same(self.spec, left, right, proof)

    def _accumulate(
        self, command: core.Accumulate, inlined: core.Accumulate, scope: Scope, gamma: Gamma, heap: Heap
    ) -> tuple[Proof, Heap]:
        indices = tuple(plug_index(i, scope.lets) for i in command.indices)
        pieces = self.outliner.results[id(inlined)]
        if self.trusting and not pieces:
            pieces = [Piece(gamma.where, core.Constant(command.value.type, "unknown"))]
        after = one_value(self.spec, gamma, pieces)
        self.annotations[scope.key] = value_data(self.spec, after)
        cell = core.Read(command.value.type, command.array, command.indices, command.span)
        pair = core.Apply(
            command.value.type,
            command.operator,
            (cell, command.value),
            command.operator in self.spec.operators,
        )
        outside = self._padding(inlined, gamma)
        cases = split(self.values.cases(gamma, heap, pair, scope.lets), outside)

        def prove(inner: Gamma, number: int) -> Proof:
            held, *rest = cases[number][1]
            value, proof = self.values.evaluate(inner, heap, command.value, scope.lets, rest)
            final = decided(inner, after)
            total = core.Apply(pair.type, pair.function, (held, value), pair.declared)
            if not outside.is_empty() and cases[number][0].is_subset(outside):
                joined = self.equality.padded(inner, total, final)
            else:
                joined = self.equality.accumulate(inner, total, final, inlined.reduction_indices)
            if final is not after:
                joined = rule("Eq.trans", joined, self.equality.prove(inner, final, after))
            return rule(
                "vc_accumulate_of",
                ValueArgument(value_data(self.spec, held)),
                ValueArgument(value_data(self.spec, value)),
                self.lookup.prove(inner, heap, command.array, indices, held),
                proof,
                self._shown(total, after, joined),
            )

        proof = distinguish(gamma, [gamma.describe(where) for where, _ in cases], prove)
        return proof, Written(heap, command.array, indices, after)

    def _padding(self, inlined: core.Accumulate, gamma: Gamma) -> isl.Set:
        """Where the index of an accumulation is outside its reduction's index set."""
        outside = build.nowhere()
        if inlined.reduction_indices is not None:
            for target in self.outliner.prophecy.targets[id(inlined)]:
                inside = build.where(target.form.contains(inlined.reduction_indices))
                outside = outside.union(gamma.where.intersect(target.guard).subtract(inside))
        return outside

    # ------------------------------------------------------------ loops

    def _loop(
        self, command: core.Loop, inlined: core.Loop, scope: Scope, gamma: Gamma, heap: Heap
    ) -> tuple[Proof, Heap]:
        lower, upper = plug_index(command.lower, scope.lets), plug_index(command.upper, scope.lets)
        variable = command.variable
        x = core.IVar(variable)
        bounds = (core.CCmp("<=", lower, x), core.CCmp("<", x, upper))
        inside = gamma.bind(variable).assume(*bounds)
        label = self._label()
        known = self._known(label, inlined, gamma, variable)
        body_scope = replace(scope, bound=(*scope.bound, (variable, x)))
        after: Heap = known.at(x)
        proof: Proof = ABSURD
        if inside.impossible:
            self._unreached(command.body, body_scope)
        else:
            proof, after = self._block(command.body, inlined.body, body_scope, inside, after)
        self.annotations[scope.key] = LoopNote(known.name, gamma.names, f"body_{label}")
        self.items.append(BodyItem(f"body_{label}", scope.path))
        with placed(command.span):
            self._loop_theorems(label, body_scope, inside, known, after, proof)
        hypotheses = tuple([Hypothesis(p) for p in range(len(inside.hypotheses))])
        parts: list[Argument] = [
            *integers((lower, upper)),
            RFL,
            RFL,
            self.lookup.entails(gamma, heap, known.at(lower)),
            *[
                function([variable], bounds, ByTheorem(f"{kind}_{label}", inside.names, hypotheses))
                for kind in ("vc", "kept")
            ],
        ]
        if command.parallel:
            path = scope.path
            bodies = [i.name for i in self.items if isinstance(i, BodyItem) and i.path[: len(path)] == path]
            race = self.races.prove(command, scope.lets, gamma, inside, lower, upper, after, bodies)
            limits = (index_data(lower), index_data(upper))
            arguments = indices_data(known.arguments)
            claim = RaceFree(f"body_{label}", scope.environment, variable, *limits, known.name, arguments)
            self._theorem(f"race_{label}", gamma, claim, race)
            parts.append(ByTheorem(f"race_{label}", gamma.names, hypotheses[: len(gamma.hypotheses)]))
        parallel = "vc_par_apart_of" if self.impl.strict_races else "vc_par_of"
        proof = rule(parallel if command.parallel else "vc_for_of", *parts)
        return proof, known.at(_greater(lower, upper))

    def _loop_theorems(
        self, label: str, scope: Scope, inside: Gamma, known: Invariant, after: Heap, proof: Proof
    ) -> None:
        """That a loop's body verifies, by ``proof``, and keeps what is known; ``scope`` is the body's."""
        body, environment = f"body_{label}", scope.environment
        arguments = indices_data(known.arguments)
        allocations = tuple([(array, indices_data(extents)) for array, extents in scope.allocations])
        claim = Verifies(body, environment, allocations, known.name, arguments)
        self._theorem(f"vc_{label}", inside, claim, proof)
        following = known.at(core.IAdd(known.arguments[-1], core.IConst(1)))
        kept = ABSURD if inside.impossible else self.lookup.entails(inside, after, following)
        keeps = Keeps(body, environment, known.name, arguments, indices_data(following.arguments))
        self._theorem(f"kept_{label}", inside, keeps, kept)

    def _known(self, label: str, inlined: core.Loop, gamma: Gamma, variable: str) -> Invariant:
        """What is known at a loop, at its variable; its definitions become items."""
        name = f"known_{label}"
        names = (*gamma.names, variable)
        entries = tuple(self.outliner.invariants[id(inlined)])
        parts = []
        for position, entry in enumerate(entries):
            if entry not in self.entries:
                part = self.entries[entry] = f"{name}_{position}"
                about = tuple([n for n in names if n in entry.variables()])
                where, value = condition_data(entry.condition), value_data(self.spec, entry.value)
                self.items.append(EntryItem(part, about, entry.array, entry.rank, where, value))
            parts.append(self.entries[entry])
        self.items.append(HeapItem(name, names, tuple(parts)))
        return Invariant(name, entries, names, tuple(variables(names)))


def _greater(left: core.IndexExpr, right: core.IndexExpr) -> core.IndexExpr:
    """The greater of two bounds, as Lean computes it."""
    if isinstance(left, core.IConst) and isinstance(right, core.IConst):
        return core.IConst(max(left.value, right.value))
    return core.IMax((left, right))
