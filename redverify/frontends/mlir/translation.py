"""From two functions of MLIR to a specification and its implementation, as ``.sched`` text."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import partial
from hashlib import sha256

import islpy as isl

from redverify.frontends.common import model
from redverify.frontends.common.annotating.annotations import annotated, without_claims
from redverify.frontends.common.annotating.attempts import Claims
from redverify.frontends.common.assumptions import known_of
from redverify.frontends.common.blocks import Blocks
from redverify.frontends.common.errors import LoadError, Origin, TranslationError, refusal
from redverify.frontends.common.implementation import ImplementationWriter
from redverify.frontends.common.names import fresh, identifier
from redverify.frontends.common.options import FrontEndOptions
from redverify.frontends.common.overlaps import may_overlap
from redverify.frontends.common.own_terms import at_own_lines
from redverify.frontends.common.specifying.dataflow import Program, bad_sizes, inside
from redverify.frontends.common.specifying.equations import specification_of
from redverify.frontends.common.specifying.rules import Specification
from redverify.frontends.common.terms import compare, conjunction
from redverify.frontends.common.translation import Translation, allow_deep_expressions
from redverify.frontends.mlir.bounds.equal_sizes import merged_sizes
from redverify.frontends.mlir.calls import events, same_events
from redverify.frontends.mlir.combining import Combining
from redverify.frontends.mlir.driver import Binding
from redverify.frontends.mlir.ir import AnyType, Function, Op, Shaped
from redverify.frontends.mlir.lowering import Demand, Lowered, lower
from redverify.frontends.mlir.scalars.operations import CALLED, CONSTANT, Declared, operators_in
from redverify.frontends.mlir.signature import Signature, signature_of
from redverify.language import core
from redverify.language.core import IConst, IndexExpr, IVar
from redverify.language.core_text import cond_text
from redverify.language.encodings import FloatLaws, encoding_of
from redverify.language.functions import USUAL_FUNCTIONS
from redverify.language.source import NOWHERE, Span
from redverify.language.types import BUILTIN_TYPES
from redverify.language.walks import commands_of, conjuncts, has_product, reads_in
from redverify.presburger import build
from redverify.presburger.conditions import readable
from redverify.radix.entailment import entails
from redverify.reporting.result import CLAIM, Result

ROLES = ("source", "target")

#: Said of certificates.
CERTIFIED = f"{CLAIM}the .sched text where there is a certificate: the translation is not certified"

#: Said where xDSL's reading was not checked, and where it was.
PARSED = f"{CLAIM}what xDSL has parsed and the front end has translated; both are trusted"
PRINTED_AGAIN = (
    f"{CLAIM}what the front end has translated, which is trusted; what xDSL has parsed was printed again, "
    "and mlir-opt reads it as the texts themselves"
)

#: Said of operations that the language has no word for.
ONLY_FUNCTIONS = "a proof knows only that equal arguments give equal results"

#: Said of large constants.
ANY_CONTENTS = "a proof is for all elements of these constants, and a run knows none"

#: Said of bit operations.
LAWFUL = "a proof knows only that these are associative and commutative, and what their units are"

#: Said of calls of functions without a body.
PURE = "functions without a body that only compute their result"

#: Said of other calls of functions without a body.
EVENTS = "functions without a body that return and use no memory of these functions, called in the same order"

#: Said of operations of tosa.
OF_TOSA = f"{CLAIM}what mlir-opt's tosa-to-linalg makes of the operations of tosa; it is trusted"

#: Said where neither function has an effect.
ONLY_DEFINED = "the target being defined where the source is; neither writes memory or has a result"

#: Said where memory holds indices.
INDEX_ELEMENTS = "indices of 64 bits, where tensors or memory hold them"

#: Operations that may be defined where the condition that is demanded of them fails: what is outside of the
#: memory is up to the machine, or matters only when it is used, as does what is outside of a vector. Tiles of
#: an empty window have slices of size -1, which nothing uses.
_NOT_UNDEFINED = frozenset(
    [
        "memref.reinterpret_cast",
        "memref.subview",
        "tensor.extract_slice",
        "tensor.insert_slice",
        "tensor.pad",
        "tensor.parallel_insert_slice",
        "vector.extract",
        "vector.extractelement",
        "vector.insert",
        "vector.insertelement",
        "vector.load",
        "vector.maskedload",
        "vector.maskedstore",
        "vector.store",
    ]
)


@dataclass(frozen=True, slots=True)
class Translated:
    """The ``.sched`` text, and what has to be said of a verdict on it.

    ``hashes`` are the SHA-256 of the source's and the target's text, ``texts`` these, ``functions`` the
    names in them. ``written`` are the target's lines, with their numbers, of which the statements that write
    were made.
    """

    text: str
    notes: tuple[str, ...]
    binding: Binding
    functions: tuple[str, str]
    hashes: tuple[str, str] = ("", "")
    texts: tuple[str, str] = ("", "")
    written: tuple[tuple[int, str], ...] = ()

    def tied(self, source: str, target: str) -> Translated:
        """The same with the hashes of the texts it was made from; they stand in its own text, too."""
        hashes = (_hash(source), _hash(target))
        head, newline, rest = self.text.partition("\n")
        lines = "".join(f"# SHA-256 of the {w}: {h}\n" for w, h in zip(ROLES, hashes, strict=True))
        return replace(self, text=f"{head}{newline}{lines}{rest}", hashes=hashes, texts=(source, target))

    def in_own_terms(self, result: Result, target: str | None = None) -> Result:
        """The result, with the lines of the ``target`` file that its witnesses are about."""
        return at_own_lines(result, target or "the target", self.written)

    def certificate_notes(self) -> tuple[str, ...]:
        """What has to be said of a certificate: which texts it is of, and what is trusted."""
        texts = (f"{CLAIM}the {w} with SHA-256 {h}" for w, h in zip(ROLES, self.hashes, strict=True))
        return (*texts, CERTIFIED)


@dataclass(frozen=True, slots=True, kw_only=True)
class MlirOptions(FrontEndOptions):
    """How a pair of functions is read and translated.

    The target is what ``mlir-opt`` makes of the source by a ``pipeline``, where there is one. ``function`` is
    the name of the functions, where modules have several, and ``mlir_opt`` the program to use. Pairs of
    arguments in ``overlaps`` may share memory (:func:`.may_overlap`).
    """

    pipeline: str | None = None
    function: str | None = None
    mlir_opt: str | None = None
    overlaps: tuple[str, ...] = ()


def translated_functions(source: Function, target: Function, options: MlirOptions) -> Translated:
    """``source`` as a specification and ``target`` as an implementation of it."""
    allow_deep_expressions()
    _same_signature(source, target)
    declared: Declared = {}
    merged = merged_sizes(source)
    signature = signature_of(source, merged)
    assumed = _assumed(signature, options)
    before = lower(source, signature, declared, options.values, assumed, choices=False)
    _without_products(before)
    after = lower(target, signature, declared, options.values, assumed, choices=True)
    if not (before.outputs or before.written or after.written):
        before.ends(source.op)
        after.ends(target.op)
    conditions, texts = _defined(before, signature)
    pair = _Pair(source, target, signature, before, after, declared, options)
    try:
        return pair.translate(conditions, texts, _merges(merged))
    except build.NotAffine as error:
        raise TranslationError(f"no annotations are known for products: {error}") from None


def _assumed(signature: Signature, options: FrontEndOptions) -> tuple[core.Cond, ...]:
    """The conditions on sizes and ``index`` arguments that the user assumes."""
    parameters = (*signature.sizes, *signature.counts)
    return known_of(parameters, options.assume)[len(parameters) :]


def _without_products(source: Lowered) -> None:
    """Refuse products in the source: what its cells come to hold is found for affine indices."""
    for node in model.nodes_in(source.body):
        model.with_indices(node, partial(_affine, node=node))
    if any(has_product(size) for a in (*source.allocated, *source.outputs) for size in a.shape):
        raise TranslationError("memory of the source whose size is a product or quotient of two variables")
    for demand in source.demands:
        if any(map(has_product, (*demand.known, demand.condition))):
            raise demand.op.refused("it is not affine: a product or quotient of two variables in the source")


def _affine(expr: IndexExpr, node: model.Node) -> IndexExpr:
    if not has_product(expr):
        return expr
    why = "a product or quotient of two variables in the source"
    raise refusal(why, node) if isinstance(node, model.Store | model.Loop) else TranslationError(why)


def _holds_indices(function: Function) -> bool:
    values = [v for op in function.op.walk() for v in (*op.operands, *op.results)]
    return any(isinstance(v.type, Shaped) and v.type.element.name == "index" for v in values)


def _span(origin: Origin) -> Span:
    """The line of the target that a statement comes from."""
    return Span(origin.role, origin.line, 1, origin.line, 1) if isinstance(origin, Op) else NOWHERE


def _hash(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def _same_signature(source: Function, target: Function) -> None:
    """The arguments and results are the same, but that a tensor may be a memref."""

    def alike(left: AnyType, right: AnyType) -> bool:
        if isinstance(left, Shaped) and isinstance(right, Shaped):
            lost = left.kind == "memref" and right.kind == "tensor"  # what is written to it would be lost
            return (left.shape, left.element) == (right.shape, right.element) and not lost
        return left == right

    pairs = [(a.type, b.type) for a, b in zip(source.body.arguments, target.body.arguments, strict=False)]
    same = len(source.body.arguments) == len(target.body.arguments) == len(pairs)
    results = list(zip(source.results, target.results, strict=False))
    same = same and len(source.results) == len(target.results) == len(results)
    if not same or not all(alike(a, b) for a, b in (*pairs, *results)):
        raise LoadError(f"{source.name} and {target.name} have not the same arguments and results")
    if not same_events(source, target):
        raise TranslationError("the two do not call the same functions without a body in the same order")


def _merges(merged: Mapping[str, str]) -> list[str]:
    """The equalities of sizes of arguments that the source needs."""

    def words(name: str) -> str:
        position, dimension = name[1:].split("_")
        return f"size {dimension} of argument {position}"

    return [f"{words(a)} == {words(b)}" for a, b in sorted(merged.items()) if a != b]


def _defined(before: Lowered, signature: Signature) -> tuple[tuple[core.Cond, ...], list[str]]:
    """The conditions on the parameters without which the source is undefined somewhere."""
    parameters = (*signature.sizes, *signature.counts)
    sizes = build.all_of([compare(">=", IVar(s), IConst(0)) for s in signature.sizes])
    good = sizes
    demands = [(d.known, d.condition) for d in before.demands]
    demands += list(_accesses(before))
    for known, condition in dict.fromkeys(demands):
        good = good.subtract(bad_sizes(known, condition, parameters, good))
    if good.is_empty():
        raise TranslationError("the source is undefined for all sizes")
    if sizes.is_subset(good):
        return (), []
    found = readable(build.tidy(good), sizes, list(parameters))
    parts = conjuncts(found)
    return tuple(parts), [cond_text(p) for p in parts]


def _accesses(lowered: Lowered) -> list[tuple[tuple[core.Cond, ...], core.Cond]]:
    """That each cell that is read or written lies in its array."""
    shapes = {a.name: a.shape for a in (*lowered.arguments, *lowered.outputs, *lowered.allocated)}
    found: list[tuple[tuple[core.Cond, ...], core.Cond]] = []

    def walk(node: model.Node, known: tuple[core.Cond, ...]) -> None:
        if isinstance(node, model.Loop):
            walk(node.body, (*known, *_range(node)))
        elif isinstance(node, model.Branch):
            walk(node.then, (*known, node.condition))
            walk(node.otherwise, (*known, core.CNot(node.condition)))
        elif isinstance(node, model.Sequence):
            for part in node.parts:
                walk(part, known)
        elif isinstance(node, model.Store):
            cells = [(node.array, node.indices), *((r.array, r.indices) for r in reads_in(node.value))]
            found.extend((known, inside(indices, shapes[array])) for array, indices in cells)

    walk(lowered.body, ())
    return found


def _range(loop: model.Loop) -> tuple[core.Cond, core.Cond]:
    variable = IVar(loop.name)
    upper = core.IAdd(loop.lower, loop.extent)
    return compare("<=", loop.lower, variable), core.CCmp("<", variable, upper)


@dataclass(slots=True)
class _Pair:
    """Two lowered functions."""

    source: Function
    target: Function
    signature: Signature
    before: Lowered
    after: Lowered
    declared: Declared
    options: MlirOptions
    wrong: tuple[core.Cond, ...] = ()
    narrowed: tuple[core.Cond, ...] = ()
    others: isl.Set = field(default_factory=build.everywhere)
    operators: Mapping[str, core.Operator] = field(default_factory=dict)

    def translate(self, conditions: tuple[core.Cond, ...], texts: list[str], merges: list[str]) -> Translated:
        """The text and its notes."""
        sizes = [compare(">=", IVar(s), IConst(0)) for s in self.signature.sizes]
        assumptions = (*sizes, *conditions)
        known = (*assumptions, *_assumed(self.signature, self.options))
        self._shapes(known)
        self._demands(known)
        self._clones(known)
        assumptions += (*self.wrong, *self.narrowed)
        self._combine()
        program = self._program(assumptions)
        exact_zero = encoding_of(self.options.values).laws is FloatLaws.BITWISE
        specification = specification_of(program, self.declared, exact_zero=exact_zero)
        before = self._function("source", self.before, self.source)
        after = self._function("target", self.after, self.target)
        after = self._with_blocks(after, specification)
        unified = self.options.claims is Claims.UNIFIED
        notes = annotated(after, specification, before) if unified else without_claims(after)
        name = fresh("transformed", {program.name})
        impl = ImplementationWriter(after, specification, before, notes, _span).write(name)
        header = (
            f"# {self.source.name} before and after, translated from MLIR.",
            *(f"# The source is defined only if {t}." for t in (*merges, *texts)),
        )
        translation = may_overlap(
            Translation(specification, impl), self.options.overlaps, self.options.assume
        )
        text = translation.text(header, self.options.assume)
        names = (self.source.name, self.target.name)
        places = {op.line: op.text for op in self.target.op.walk()}
        return Translated(
            text,
            tuple(self._notes(merges, texts)),
            self._binding(program),
            names,
            written=tuple(
                (c.span.line, places.get(c.span.line, ""))
                for c in commands_of(impl.body)
                if isinstance(c, core.Assign | core.Accumulate)
            ),
        )

    def _binding(self, program: Program) -> Binding:
        """What the specification calls the arguments and results."""
        arguments = {a.name for a in self.before.arguments}
        return Binding(
            self.signature,
            tuple(v.type for v in self.source.body.arguments),
            program.inputs,
            {a: t for a, t in program.outputs.items() if a in arguments},
            tuple(program.outputs[a.name] for a in self.before.outputs[: len(self.source.results)]),
            self.source.results,
        )

    def _notes(self, merges: list[str], texts: list[str]) -> list[str]:
        found = [PARSED]
        if merges or texts:
            found.append(f"{CLAIM}sizes for which the source is defined: {', '.join((*merges, *texts))}")
        memrefs = sum(
            isinstance(a.type, Shaped) and a.type.kind == "memref" for a in self.target.body.arguments
        )
        if self.options.overlaps:
            pairs = " and ".join(self.options.overlaps)
            found.append(f"{CLAIM}memref arguments that overlap as {pairs} says, and no others")
            found.append(f"{CLAIM}what the source computes if its arguments do not overlap")
        elif memrefs > 1:
            found.append(f"{CLAIM}memref arguments that do not overlap")
        called = sorted(name for name in self.declared if name.startswith(CALLED))
        if called:
            found.append(f"{CLAIM}{', '.join(called)}: {PURE}")
        made = sorted({str(e.attributes.get("callee")) for e in events(self.source)})
        if made:
            found.append(f"{CLAIM}{', '.join(made)}: {EVENTS}")
        if self._without_effects:
            found.append(f"{CLAIM}{ONLY_DEFINED}")
        if any(map(_holds_indices, (self.source, self.target))):
            found.append(f"{CLAIM}{INDEX_ELEMENTS}")
        lawful = operators_in(self.declared)
        if lawful:
            found.append(f"{', '.join(sorted(lawful))}: {LAWFUL}")
        constants = sorted(name for name in self.declared if name.startswith(CONSTANT))
        if constants:
            found.append(f"{', '.join(constants)}: {ANY_CONTENTS}")
        others = self.declared.keys() - lawful.keys() - {*constants}
        if others:
            found.append(f"{', '.join(sorted(others))}: {ONLY_FUNCTIONS}")
        return found

    @property
    def _without_effects(self) -> bool:
        return not (self.source.results or self.before.given_to) and self.before.outputs != ()

    # ------------------------------------------------------------ what has to hold of the target

    @property
    def _claims(self) -> bool:
        return self.options.claims is not Claims.NOTHING

    def _shapes(self, assumptions: tuple[core.Cond, ...]) -> None:
        """The results have the same shapes in both programs."""
        context = build.all_of(assumptions)
        for ours, theirs in zip(self.after.outputs, self.before.outputs, strict=True):
            equal = conjunction([compare("==", a, b) for a, b in zip(ours.shape, theirs.shape, strict=True)])
            fails = context.intersect(build.where(core.CNot(equal)))
            if fails.is_empty():
                continue
            if self._claims:
                raise TranslationError("a result of the target has not been shown to have the source's shape")
            self._wrong(self.target.op, "a result has the shape of the source", fails)

    def _demands(self, assumptions: tuple[core.Cond, ...]) -> None:
        """What the target needs to be defined, besides what the verifier checks."""
        context = build.all_of(assumptions)
        for demand in self.after.demands:
            if any(map(has_product, (*demand.known, demand.condition))):
                self._product(demand, assumptions)
                continue
            fails = context.intersect(build.all_of(demand.known))
            fails = fails.intersect(build.where(core.CNot(demand.condition)))
            if fails.is_empty():
                continue
            if not self._claims and demand.where_used:
                continue
            if self._claims or (demand.op.name in _NOT_UNDEFINED and not self._narrow(context, fails)):
                raise demand.op.refused(f"it has not been shown that {demand.what}")
            if demand.op.name not in _NOT_UNDEFINED:
                self._wrong(demand.op, demand.what, fails)

    def _clones(self, assumptions: tuple[core.Cond, ...]) -> None:
        """An argument that the caller may write afterwards is not cloned by the target alone.

        Writing to memory that was cloned, or to the clone, is undefined.
        """
        memrefs = {
            name
            for name, value in zip(self.signature.arguments, self.target.body.arguments, strict=True)
            if isinstance(value.type, Shaped) and value.type.kind == "memref"
        }
        for found in self.after.cloned:
            fails = build.all_of(assumptions).intersect(build.all_of(found.known))
            for other in self.before.cloned:
                fails = fails.subtract(build.all_of(other.known)) if other.array == found.array else fails
            if found.array not in memrefs or fails.is_empty():
                continue
            if self._claims:
                raise found.op.refused("memory of an argument is cloned, which the source does not do there")
            self._wrong(found.op, "the caller may write the argument that is cloned", fails)

    def _product(self, demand: Demand, assumptions: tuple[core.Cond, ...]) -> None:
        """Refuse a target for a demand with products, unless it is met at all sizes."""
        unused = not self._claims and demand.where_used
        if not unused and not entails((*assumptions, *demand.known), demand.condition):
            raise demand.op.refused(f"it has not been shown that {demand.what}")

    def _narrow(self, context: isl.Set, fails: isl.Set) -> bool:
        """Look for a refutation at the other sizes alone; false if there are none."""
        parameters = (*self.signature.sizes, *self.signature.counts)
        left = context.subtract(build.project_all(fails, frozenset(parameters)))
        self.others = self.others.intersect(left)
        if self.others.is_empty():
            return False
        self.narrowed = (readable(build.tidy(self.others), context, list(parameters)),)
        return True

    def _wrong(self, op: Op, what: str, fails: isl.Set) -> None:
        """The target is wrong for sizes of these. The text is about them alone, where it begins with a store
        outside of an array. Of several such reasons the first is shown.
        """
        if self.wrong:
            return
        parameters = (*self.signature.sizes, *self.signature.counts)
        sizes = build.project_all(fails, frozenset(parameters))
        whole = build.all_of([compare(">=", IVar(s), IConst(0)) for s in self.signature.sizes])
        self.wrong = (readable(build.tidy(sizes), whole, list(parameters)),)
        name = fresh(f"undefined_unless_{identifier(what.replace(' ', '_'))}", {*self.after.names})
        array = model.Array(name, name, BUILTIN_TYPES["i32"], (IConst(1),))
        zero = core.Literal(array.type, Fraction(0))
        store = model.Store(name, (IConst(1),), zero, zero, op)
        self.after.body = model.Sequence((store, self.after.body))
        self.after.allocated += (array,)
        self.after.root += (array,)
        self.after.names |= {name}

    # ------------------------------------------------------------ both programs

    def _program(self, assumptions: tuple[core.Cond, ...]) -> Program:
        """The source, with the tensors that its arrays hold at first and at the end."""
        inputs: dict[str, str] = {}
        outputs: dict[str, str] = {}
        memrefs = {
            f"arg{p}"
            for p, (a, b) in enumerate(
                zip(self.source.body.arguments, self.target.body.arguments, strict=True)
            )
            if isinstance(a.type, Shaped) and a.type.kind == "memref"
            if isinstance(b.type, Shaped) and b.type.kind == "memref"
        }
        for array in self.before.arguments:
            written = array.name in self.before.written or array.name in self.after.written
            inputs[array.name] = f"{array.name}_0" if written and array.name in memrefs else array.name
            if written and array.name in memrefs:
                outputs[array.name] = array.name
        taken = {*inputs.values(), *outputs.values()}
        results = [f"result{position}" for position in range(len(self.source.results))]
        names = (*results, *self.before.given_to, "ended")
        for array, name in zip(self.before.outputs, names, strict=False):
            outputs[array.name] = fresh(name, taken)
            taken.add(outputs[array.name])
        return Program(
            name=identifier(self.source.name),
            parameters=(*self.signature.sizes, *self.signature.counts),
            assumptions=assumptions,
            arrays=(*self.before.arguments, *self.before.outputs),
            allocated=self.before.allocated,
            inputs=inputs,
            outputs=outputs,
            body=replace_root(self.before),
            operators=self.operators,
        )

    def _combine(self) -> None:
        """Accumulations by operators that the language does not have."""
        from redverify.judgement.laws import proved_laws, same_operators

        names = {*self.before.names, *self.after.names, *self.declared, *self.signature.sizes}
        taken = {*names, identifier(self.source.name), identifier(self.target.name), *USUAL_FUNCTIONS}
        combining = Combining(operators_in(self.declared), taken)
        self.before.body = combining.source(self.before.body)
        self.after.body = combining.target(self.after.body, same_operators)
        self.operators = combining.declared(lambda spec: proved_laws(spec, self.options.values))

    def _function(self, role: str, lowered: Lowered, function: Function) -> model.Function:
        return model.Function(
            role=role,
            name=identifier(function.name),
            parameters=(*self.signature.sizes, *self.signature.counts),
            arrays=(*lowered.arguments, *lowered.outputs),
            allocated=lowered.allocated if role == "target" else (),
            root_allocations=lowered.root,
            body=lowered.body,
            names=lowered.names,
        )

    @staticmethod
    def _with_blocks(function: model.Function, specification: Specification) -> model.Function:
        names = {*function.names, *specification.spec.tensors}
        blocks = Blocks((*function.arrays, *function.allocated), names)
        body = blocks.of(function.body)
        return replace(function, body=body, names=frozenset(names))


def replace_root(lowered: Lowered) -> model.Node:
    """The body with the arrays that it allocates."""
    return model.Sequence((lowered.body,), lowered.root)
