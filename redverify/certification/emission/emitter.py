"""A certificate's theorems for one implementation: one walk over the annotated program."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import islpy as isl

from redverify.certification.data import Data, condition_data, index_data, value_data
from redverify.certification.emission.equality import Equality
from redverify.certification.emission.gamma import Gamma, NotCertified
from redverify.certification.emission.heaps import (
    Chosen,
    Heap,
    Held,
    Inputs,
    Inside,
    Invariant,
    Lookup,
    Restored,
    Written,
    in_region_proof,
    points_of,
    resolve,
)
from redverify.certification.emission.models import Models
from redverify.certification.emission.outline import Outliner, Piece
from redverify.certification.emission.proofs import (
    ABSURD,
    DECIDE,
    HOLDS,
    RFL,
    Proof,
    distinguish,
    evident,
    function,
    rule,
    same,
    under,
)
from redverify.certification.emission.races import Races
from redverify.certification.emission.sharing import Sharing
from redverify.certification.emission.terms import Fresh, plug, plug_condition, plug_index, variables
from redverify.certification.granted import granted
from redverify.evaluation.program import inline_lets
from redverify.evaluation.terms import canonical
from redverify.language import core
from redverify.language.core_text import cond_text
from redverify.presburger import build
from redverify.verifier import Analysis, Options, analyse


@dataclass(frozen=True, slots=True)
class Scope:
    """Where in the program a proof is.

    path: positions of commands from the top. lets: the values of ``let`` variables. bound: the
    environment, in order. allocations: local arrays with their extents, the outermost first.
    """

    path: tuple[int, ...] = ()
    lets: dict[str, core.IndexExpr] = field(default_factory=dict)
    bound: tuple[tuple[str, core.IndexExpr], ...] = ()
    allocations: tuple[tuple[str, tuple[core.IndexExpr, ...]], ...] = ()

    def at(self, *positions: int) -> Scope:
        """The scope of a part of the command."""
        return replace(self, path=(*self.path, *positions))

    @property
    def key(self) -> str:
        """The name of the command at the path."""
        return "/".join(str(p) for p in self.path)


@dataclass(frozen=True, slots=True)
class Emission:
    """What a certificate says: laws, annotations by command, definitions and theorems in order."""

    laws: list[Data]
    annotations: dict[str, Data]
    items: list[Data]
    layout: dict[str, Data]


def outline(impl: core.Impl, options: Options) -> tuple[Analysis, Outliner]:
    """Analyse an implementation and keep what is known at its loops."""
    last: list[Outliner] = []

    def make(*arguments: Any) -> Outliner:
        last.append(Outliner(*arguments))
        return last[-1]

    analysis = analyse(impl, options, evaluator=make)
    return analysis, last[-1]


class Emitter:
    """Emits the theorems of one implementation from its outline."""

    def __init__(self, impl: core.Impl, outliner: Outliner, *, trusting: bool = False) -> None:
        self.impl = impl
        self.trusting = trusting
        self.spec = impl.spec
        self.outliner = outliner
        self.fresh = Fresh("q")
        self.equality = Equality(impl.spec, self.fresh, trusting)
        self.lookup = Lookup(impl.spec, self.equality)
        self.races = Races(impl, self.lookup, self.equality)
        self.items: list[Data] = []
        self.annotations: dict[str, Data] = {}
        self.context = build.all_of((*impl.spec.assumptions, *impl.assumptions))
        self._loops = 0

    # ------------------------------------------------------------ the whole

    def emit(self) -> Emission:
        """The certificate's content; raises :class:`NotCertified`."""
        start = Gamma(
            self.context, (*self.spec.assumptions, *self.impl.assumptions), tuple(self.spec.parameters)
        )
        self._equations(start)
        self._layout(start)
        inlined = self.outliner_body
        heap: Heap = Inputs(self.impl)
        self._gammas: dict[str, Gamma] = {}
        proof, after = self._block(self.impl.body, inlined, Scope(), start, heap)
        self.items.append(["body", "program", []])
        self._theorem("program_vc", start, ["program", "program"], proof)
        self._outputs(start, after)
        for law in self.equality.laws:
            if not self.trusting and not granted(self.spec, law):
                raise NotCertified(f"the proof needs a law that the specification does not grant: {law[0]}")
        sharing = Sharing()
        entries = [item for item in self.items if item[0] == "entry"]
        sharing.items(entries)
        defined = [
            ["value", t.name, list(t.variables), t.body]
            for templates in sharing.templates.values()
            for t in templates
        ]
        extra, annotations = sharing.annotations(self.annotations)
        items = [*defined, *extra, *sharing.items(self.items)]
        return Emission(self.equality.laws, annotations, items, self.layout)

    @property
    def outliner_body(self) -> core.Block:
        """The program after inlining of ``let``, as it was outlined."""
        return self.outliner.outlined

    def _theorem(self, name: str, gamma: Gamma, claim: Data, proof: Proof) -> None:
        self.items.append(
            [
                "theorem",
                name,
                list(gamma.names),
                [condition_data(c) for c in gamma.hypotheses],
                claim,
                proof,
            ]
        )

    # ------------------------------------------------------------ specification and layout

    def _equations(self, start: Gamma) -> None:
        for position, equation in enumerate(self.spec.equations):
            gamma = replace(start, hypotheses=())
            gamma = gamma.bind(*equation.variables).assume(equation.condition)
            access = core.Access(equation.value.type, equation.tensor, tuple(variables(equation.variables)))
            self._theorem(
                f"equation_{position}",
                gamma,
                ["equal", value_data(self.spec, access), value_data(self.spec, equation.value)],
                [
                    "equation",
                    position,
                    list(equation.variables),
                    _evaluated(self.spec, equation.value),
                ],
            )

    def _layout(self, start: Gamma) -> None:
        """Inputs lie inside of their arrays and apart; equations of one tensor exclude each other."""
        inputs: list[Data] = []
        for tensor in self.spec.tensors.values():
            if tensor.kind != "input":
                continue
            for binding in self.impl.bindings:
                if binding.tensor != tensor.name:
                    continue
                assert tensor.region is not None
                names = [f"$p{d}" for d in range(tensor.rank)]
                point = variables(names)
                bounds = [
                    claim
                    for (lower, upper), index in zip(tensor.region, point, strict=True)
                    for claim in (core.CCmp("<=", lower, index), core.CCmp("<", index, upper))
                ]
                gamma = start.bind(*names).assume(*bounds)
                by = dict(zip(binding.variables, point, strict=True))
                indices = [plug_index(i, by) for i in binding.indices]
                inputs.append(self._bound_cell(gamma, binding.array, indices))
        pairs: list[Data] = []
        equations = self.spec.equations
        for position, first in enumerate(equations):
            for second in equations[position + 1 :]:
                if first.tensor != second.tensor:
                    continue
                names = [f"$p{d}" for d in range(len(first.variables))]
                point = variables(names)
                one = plug_condition(first.condition, dict(zip(first.variables, point, strict=True)))
                two = plug_condition(second.condition, dict(zip(second.variables, point, strict=True)))
                pairs.append(function(names, [one, two], ABSURD))
        self.layout: dict[str, Data] = {"inputs": inputs, "pairs": pairs}
        try:
            self.layout["models"] = Models(self.spec, start).data()
        except NotCertified:
            if not self.trusting:
                raise
            self.layout["models"] = {"levels": {}}

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
                    try:
                        proof, heap = self._command(command, inlined[position], inner, gamma, heap)
                    except NotCertified as error:
                        if error.span is None:
                            error.span = command.span
                        raise
                    proofs.append(proof)
        result = proofs[-1]
        for proof in reversed(proofs[:-1]):
            result = rule("vc_seq", proof, result)
        return result, heap

    def _command(
        self, command: core.Command, inlined: core.Command, scope: Scope, gamma: Gamma, heap: Heap
    ) -> tuple[Proof, Heap]:
        match command:
            case core.Skip():
                return rule("vc_skip"), heap
            case core.Assign():
                assert isinstance(inlined, core.Assign)
                return self._assign(command, inlined, scope, gamma, heap)
            case core.Accumulate():
                assert isinstance(inlined, core.Accumulate)
                return self._accumulate(command, inlined, scope, gamma, heap)
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
                raise AssertionError
        raise TypeError(command)

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
            self._unreachable(then, inlined.then, scope.at(0))
        first = under(gamma, shown, branch(then, inlined.then, 0))
        held = after.pop() if after else heap
        negated = core.CNot(shown)
        if gamma.assume(negated).impossible:
            self._unreachable(otherwise, inlined.otherwise, scope.at(1))
        second = under(gamma, negated, branch(otherwise, inlined.otherwise, 1))
        other = after.pop() if after else heap
        proof = rule("vc_if_of", HOLDS, first, second)
        return proof, Chosen(shown, held, other)

    def _unreachable(self, block: core.Block, inlined: Sequence[core.Command], scope: Scope) -> None:
        """Commands that cannot be reached need annotations all the same: any will do."""
        for position, command in enumerate(block):
            inner = scope.at(position)
            match command:
                case core.Assign() | core.Accumulate():
                    self.annotations[inner.key] = ["fn", ["declared", "unreachable"], []]
                case core.Let(body=body):
                    self._unreachable(body, inlined[position:], inner)
                case core.Scope(body=body) | core.Allocate(body=body):
                    self._unreachable(body, inlined, inner)
                case core.If(then=then, otherwise=otherwise):
                    self._unreachable(then, inlined, inner.at(0))
                    self._unreachable(otherwise, inlined, inner.at(1))
                case core.Loop(body=body):
                    name = self._label()
                    self._unreachable(body, inlined, inner)
                    self.items.append(["body", f"body_{name}", list(inner.path)])
                    self.items.append(["heap", f"known_{name}", ["$x"], []])
                    self.annotations[inner.key] = [f"known_{name}", [], f"body_{name}"]
                case _:
                    pass

    def _label(self) -> str:
        self._loops += 1
        return str(self._loops)

    # ------------------------------------------------------------ cells and expressions

    def _exists(self, gamma: Gamma, scope: Scope, array: str, indices: Sequence[core.IndexExpr]) -> Proof:
        """``D ⟨array, indices⟩``"""
        steps = 0
        for name, extents in reversed(scope.allocations):
            if name == array:
                proof: Proof = rule(
                    "in_allocated",
                    [
                        "box",
                        _box(gamma, indices, extents),
                    ],
                )
                break
            steps += 1
        else:
            proof = self._bound_cell(gamma, array, indices)
        for _ in range(steps):
            proof = rule("in_other", DECIDE, proof)
        return proof

    def _bound_cell(self, gamma: Gamma, array: str, indices: Sequence[core.IndexExpr]) -> Proof:
        """The cell of a bound array: one that the binding of an input or output has."""
        tensors = [t for t in self.spec.tensors.values() if t.kind == "input"] + [
            t for t in self.spec.tensors.values() if t.kind == "output"
        ]
        extents = [b.extents for b in self.impl.bindings if b.array == array and b.extents is not None]
        if extents:
            number = next(
                n for n, b in enumerate(self.impl.bindings) if b.array == array and b.extents is not None
            )
            boxes = [_box(gamma, indices, sizes) for sizes in extents]
            return ["cell_extents", array, [index_data(i) for i in indices], number, boxes]
        for number, binding in enumerate(self.impl.bindings):
            tensor = self.spec.tensors[binding.tensor]
            if binding.array != array or tensor.kind not in ("input", "output"):
                continue
            for inside, point in points_of(self.impl, binding, indices, gamma.where):
                if not gamma.within(inside):
                    continue
                by = dict(zip(binding.variables, point, strict=True))
                stored = [plug_index(i, by) for i in binding.indices]
                return [
                    "cell_at",
                    array,
                    [index_data(i) for i in indices],
                    number,
                    tensors.index(tensor),
                    [index_data(p) for p in point],
                    in_region_proof(gamma, tensor, point),
                    self.lookup.cell(gamma, stored, indices),
                    [evident(gamma, core.CCmp("<=", core.IConst(0), i)) for i in indices],
                ]
        if self.trusting:
            return ABSURD
        raise NotCertified(f"a cell of {array} that no input or output is bound to")

    def _values(
        self, gamma: Gamma, heap: Heap, value: core.ValueExpr, scope: Scope
    ) -> list[tuple[isl.Set, dict[int, core.ValueExpr]]]:
        """What the reads of an expression give, by position of the read, and where."""
        cases: list[tuple[isl.Set, dict[int, core.ValueExpr]]] = [(gamma.where, {})]
        for position, read in enumerate(_reads(value)):
            indices = [plug_index(i, scope.lets) for i in read.indices]
            grown = []
            for where, chosen in cases:
                held = list(resolve(heap, read.array, indices, where))
                covered = build.nowhere()
                for piece in held:
                    covered = covered.union(piece.where)
                if not where.is_subset(covered):
                    if self.trusting and not held:
                        held = [Held(where, core.Constant(read.type, "unknown"))]
                    elif not self.trusting:
                        raise NotCertified(
                            f"the value of {read.array} is not known where it is read", read.span
                        )
                merged: list[tuple[isl.Set, core.ValueExpr]] = []
                for piece in held:
                    value_ = piece.value
                    for number, (seen, other) in enumerate(merged):
                        if value_data(self.spec, other) == value_data(self.spec, value_):
                            merged[number] = (build.tidy(seen.union(piece.where)), other)
                            break
                    else:
                        merged.append((piece.where, value_))
                for seen, other in merged:
                    grown.append((seen, {**chosen, position: other}))
            cases = grown
        return cases

    def _evaluates(
        self,
        gamma: Gamma,
        heap: Heap,
        value: core.ValueExpr,
        scope: Scope,
        chosen: dict[int, core.ValueExpr],
    ) -> tuple[core.ValueExpr, Proof]:
        """What an expression evaluates to, with the proof that the heap knows so."""
        position = 0

        def visit(term: core.ValueExpr) -> tuple[core.ValueExpr, Proof]:
            nonlocal position
            match term:
                case core.Read(array=array, indices=indices):
                    wanted = chosen[position]
                    position += 1
                    shown = [plug_index(i, scope.lets) for i in indices]
                    try:
                        proof = self.lookup.prove(gamma, heap, array, shown, wanted)
                    except NotCertified as error:
                        error.span = error.span or term.span
                        raise
                    return wanted, rule("ev_read", proof)
                case core.Literal() | core.Constant():
                    return term, rule("ev_const")
                case core.Apply(arguments=arguments):
                    parts = [visit(a) for a in arguments]
                    return (
                        replace(term, arguments=tuple(v for v, _ in parts)),
                        rule("ev_fn", _all([p for _, p in parts])),
                    )
                case core.Cast(operand=operand):
                    inner, proof = visit(operand)
                    return replace(term, operand=inner), rule("ev_fn", _all([proof]))
                case core.IndexCast(operand=index):
                    return replace(term, operand=plug_index(index, scope.lets)), rule("ev_index")
                case core.IndexCondition(condition=condition):
                    shown_condition = plug_condition(condition, scope.lets)
                    return (
                        replace(term, condition=shown_condition),
                        rule("ev_cond_of", HOLDS),
                    )
                case core.Select(condition=condition, then=then, otherwise=otherwise):
                    shown_condition = plug_condition(condition, scope.lets)
                    first, yes = visit(then)
                    second, no = visit(otherwise)
                    return (
                        core.Select(term.type, shown_condition, first, second),
                        rule("ev_select_of", HOLDS, yes, no),
                    )
            raise TypeError(term)

        return visit(value)

    # ------------------------------------------------------------ statements

    def _assign(
        self, command: core.Assign, inlined: core.Assign, scope: Scope, gamma: Gamma, heap: Heap
    ) -> tuple[Proof, Heap]:
        indices = tuple(plug_index(i, scope.lets) for i in command.indices)
        written = canonical(self.outliner.evaluator.reductions.without_elements(inlined.annotation))
        self.annotations[scope.key] = value_data(self.spec, written)
        cases = self._values(gamma, heap, command.value, scope)

        def prove(inner: Gamma, number: int) -> Proof:
            value, proof = self._evaluates(inner, heap, command.value, scope, cases[number][1])
            return rule(
                "vc_assign_of",
                ["v", value_data(self.spec, value)],
                self._exists(inner, scope, command.array, indices),
                proof,
                self._shown(value, written, self.equality.prove(inner, value, written)),
            )

        proof = distinguish(gamma, [gamma.describe(where) for where, _ in cases], prove)
        return proof, Written(heap, command.array, indices, written)

    def _shown(self, left: core.ValueExpr, right: core.ValueExpr, proof: Proof) -> Proof:
        return proof if proof == RFL else same(self.spec, left, right, proof)

    def _accumulate(
        self, command: core.Accumulate, inlined: core.Accumulate, scope: Scope, gamma: Gamma, heap: Heap
    ) -> tuple[Proof, Heap]:
        indices = tuple(plug_index(i, scope.lets) for i in command.indices)
        pieces = self.outliner.results[id(inlined)]
        if self.trusting and not pieces:
            pieces = [Piece(gamma.where, core.Constant(command.value.type, "unknown"))]
        after = self._result(gamma, pieces)
        self.annotations[scope.key] = value_data(self.spec, after)
        cell = core.Read(command.value.type, command.array, command.indices, command.span)
        pair = core.Apply(
            command.value.type,
            command.operator,
            (cell, command.value),
            command.operator in self.spec.operators,
        )
        cases = self._values(gamma, heap, pair, scope)

        def prove(inner: Gamma, number: int) -> Proof:
            chosen = cases[number][1]
            held = chosen[0]
            rest = {position - 1: value for position, value in chosen.items() if position}
            value, proof = self._evaluates(inner, heap, command.value, scope, rest)
            final = self._decided(inner, after)
            joined = self.equality.accumulate(
                inner,
                held,
                value,
                final,
                inlined.reduction_indices,
                pair.declared,
                command.operator,
            )
            total = core.Apply(pair.type, pair.function, (held, value), pair.declared)
            if final is not after:
                joined = rule("Eq.trans", joined, self.equality.prove(inner, final, after))
            return rule(
                "vc_accumulate_of",
                ["v", value_data(self.spec, held)],
                ["v", value_data(self.spec, value)],
                self.lookup.prove(inner, heap, command.array, indices, held),
                proof,
                self._shown(total, after, joined),
            )

        proof = distinguish(gamma, [gamma.describe(where) for where, _ in cases], prove)
        return proof, Written(heap, command.array, indices, after)

    def _decided(self, gamma: Gamma, value: core.ValueExpr) -> core.ValueExpr:
        """A conditional value whose condition is decided."""
        while isinstance(value, core.Select):
            if gamma.holds(value.condition):
                value = value.then
            elif gamma.fails(value.condition):
                value = value.otherwise
            else:
                break
        return value

    def _result(self, gamma: Gamma, pieces: Sequence[Piece]) -> core.ValueExpr:
        """Pieces of a value as one value."""
        if not pieces:
            raise NotCertified("the value accumulated into is not known")
        *front, last = pieces
        result = last.value
        for piece in reversed(front):
            if value_data(self.spec, piece.value) == value_data(self.spec, result):
                continue
            condition = gamma.describe(piece.where)
            result = core.Select(result.type, condition, piece.value, result)
        return result

    # ------------------------------------------------------------ loops

    def _loop(
        self, command: core.Loop, inlined: core.Loop, scope: Scope, gamma: Gamma, heap: Heap
    ) -> tuple[Proof, Heap]:
        lower = plug_index(command.lower, scope.lets)
        upper = plug_index(command.upper, scope.lets)
        variable = command.variable
        x = core.IVar(variable)
        bounds = (core.CCmp("<=", lower, x), core.CCmp("<", x, upper))
        inside = gamma.bind(variable).assume(*bounds)
        label = self._label()
        if inside.impossible:
            return self._empty_loop(command, inlined, scope, gamma, heap, label, lower, upper)
        entries = tuple(self.outliner.invariants[id(inlined)])
        names = (*gamma.names, variable)
        for position, entry in enumerate(entries):
            self.items.append(
                [
                    "entry",
                    f"known_{label}_{position}",
                    list(names),
                    entry.array,
                    entry.rank,
                    condition_data(entry.condition),
                    value_data(self.spec, entry.value),
                ]
            )
        known = f"known_{label}"
        self.items.append(["heap", known, list(names), [f"known_{label}_{p}" for p in range(len(entries))]])
        outer = tuple(variables(gamma.names))

        def at(index: core.IndexExpr) -> Invariant:
            return Invariant(known, entries, names, (*outer, index))

        body_scope = replace(scope, bound=(*scope.bound, (variable, x)))
        proof, after = self._block(command.body, inlined.body, body_scope, inside, at(x))
        body = f"body_{label}"
        self.annotations[scope.key] = [known, list(gamma.names), body]
        self.items.append(["body", body, list(scope.path)])
        environment = [[n, index_data(e)] for n, e in body_scope.bound]
        arguments = [index_data(a) for a in at(x).arguments]
        self._theorem(
            f"vc_{label}",
            inside,
            [
                "vc",
                body,
                environment,
                [[a, [index_data(e) for e in extents]] for a, extents in scope.allocations],
                known,
                arguments,
            ],
            proof,
        )
        following = at(core.IAdd(x, core.IConst(1)))
        try:
            kept = self.lookup.entails(inside, after, following)
        except NotCertified as error:
            error.span = error.span or command.span
            raise
        self._theorem(
            f"kept_{label}",
            inside,
            ["kept", body, environment, known, arguments, [index_data(a) for a in following.arguments]],
            kept,
        )
        count = len(gamma.hypotheses)
        hypotheses: list[Proof] = [["hyp", p] for p in range(count + 2)]
        call = [*gamma.names, variable]
        applied = [
            function([variable], bounds, ["theorem", f"{kind}_{label}", call, hypotheses])
            for kind in ("vc", "kept")
        ]
        parts: list[Data] = [
            ["i", index_data(lower)],
            ["i", index_data(upper)],
            RFL,
            RFL,
            self.lookup.entails(gamma, heap, at(lower)),
            *applied,
        ]
        if command.parallel:
            race = self.races.prove(command, scope.lets, gamma, inside, lower, upper, after)
            self._theorem(
                f"race_{label}",
                gamma,
                [
                    "race",
                    body,
                    [[n, index_data(e)] for n, e in scope.bound],
                    variable,
                    index_data(lower),
                    index_data(upper),
                    known,
                    arguments,
                ],
                race,
            )
            parts.append(["theorem", f"race_{label}", list(gamma.names), hypotheses[:count]])
            rule_name = "vc_par_of"
        else:
            rule_name = "vc_for_of"
        return rule(rule_name, *parts), at(_greater(lower, upper))

    def _empty_loop(
        self,
        command: core.Loop,
        inlined: core.Loop,
        scope: Scope,
        gamma: Gamma,
        heap: Heap,
        label: str,
        lower: core.IndexExpr,
        upper: core.IndexExpr,
    ) -> tuple[Proof, Heap]:
        raise NotCertified("a loop that never runs")

    # ------------------------------------------------------------ outputs

    def _outputs(self, start: Gamma, after: Heap) -> None:
        outputs = [t for t in self.spec.tensors.values() if t.kind == "output"]
        for number, tensor in enumerate(outputs):
            for position, binding in enumerate(self.impl.bindings):
                if binding.tensor != tensor.name:
                    continue
                names = self.fresh.names(tensor.rank)
                point = variables(names)
                assert tensor.region is not None
                bounds = [
                    claim
                    for (lower, upper), index in zip(tensor.region, point, strict=True)
                    for claim in (core.CCmp("<=", lower, index), core.CCmp("<", index, upper))
                ]
                gamma = start.bind(*names).assume(*bounds)
                by = dict(zip(binding.variables, point, strict=True))
                indices = [plug_index(i, by) for i in binding.indices]
                wanted = core.Access(tensor.type, tensor.name, tuple(point))
                proof = ABSURD
                if not gamma.impossible:
                    try:
                        proof = self.lookup.prove(gamma, after, binding.array, indices, wanted)
                    except NotCertified as error:
                        error.span = error.span or binding.span
                        raise
                self._theorem(
                    f"output_{number}_{position}",
                    gamma,
                    [
                        "post",
                        "program",
                        binding.array,
                        [index_data(i) for i in indices],
                        value_data(self.spec, wanted),
                    ],
                    proof,
                )


def _greater(left: core.IndexExpr, right: core.IndexExpr) -> core.IndexExpr:
    """The greater of two bounds, as Lean computes it."""
    if isinstance(left, core.IConst) and isinstance(right, core.IConst):
        return core.IConst(max(left.value, right.value))
    return core.IMax((left, right))


def _box(gamma: Gamma, indices: Sequence[core.IndexExpr], extents: Sequence[core.IndexExpr]) -> list[Proof]:
    """Two proofs per dimension: the index is within the extent."""
    return [
        evident(gamma, claim)
        for index, extent in zip(indices, extents, strict=True)
        for claim in (core.CCmp("<=", core.IConst(0), index), core.CCmp("<", index, extent))
    ]


def _reads(value: core.ValueExpr) -> list[core.Read]:
    from redverify.certification.emission.terms import reads

    return list(reads(value))


def _all(proofs: Sequence[Proof]) -> Proof:
    result = rule("ev_nil")
    for proof in reversed(proofs):
        result = rule("ev_cons", proof, result)
    return result


def _evaluated(spec: core.Spec, term: core.ValueExpr) -> Proof:
    """The proof that an expression of the specification has its value."""
    from redverify.certification.data import start_of

    match term:
        case core.Reduce(binders=binders, condition=condition, body=body):
            start = start_of(spec, term)
            n = len(binders)
            parts = [] if start is None else [_evaluated(spec, start)]
            kind = "first" if start is None else "some"
            return rule(
                f"eval_reduce_{kind}{n}",
                *parts,
                function(binders, [], HOLDS),
                function(binders, [condition], _evaluated(spec, body)),
            )
        case core.Apply(arguments=arguments) if not _plain(term):
            return rule(f"eval_fn{len(arguments)}", *[_evaluated(spec, a) for a in arguments])
        case core.Cast(operand=operand) if not _plain(term):
            return rule("eval_fn1", _evaluated(spec, operand))
        case core.Select(condition=condition, then=then, otherwise=otherwise):
            return rule(
                "eval_select_of",
                HOLDS,
                _evaluated(spec, then),
                _evaluated(spec, otherwise),
            )
        case core.IndexCondition(condition=condition):
            return rule("eval_cond_of", HOLDS)
        case _:
            return RFL


def _plain(term: core.ValueExpr) -> bool:
    """Whether Lean computes the term's value by reduction."""
    match term:
        case core.Apply(arguments=arguments):
            return all(_plain(a) for a in arguments)
        case core.Cast(operand=operand):
            return _plain(operand)
        case core.Reduce() | core.Select() | core.IndexCondition():
            return False
        case _:
            return True


__all__ = ["Emission", "Emitter", "NotCertified", "cond_text", "inline_lets", "outline", "plug", "under"]
