"""From two pipelines of Halide to a specification and its implementation, as ``.sched`` text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from redverify.annotating.scopes import with_scopes
from redverify.frontends.common.annotating.attempts import Claims
from redverify.frontends.common.combiners import Combiners
from redverify.frontends.common.errors import TranslationError
from redverify.frontends.common.names import fresh, identifier
from redverify.frontends.common.options import FrontEndOptions
from redverify.frontends.common.overlaps import in_place
from redverify.frontends.common.specifying.rules import Specification
from redverify.frontends.common.terms import difference
from redverify.frontends.common.translation import Translation, allow_deep_expressions
from redverify.frontends.halide.algorithm import Algorithm, Func, read_algorithm, walk
from redverify.frontends.halide.claims import Checks, checks_of
from redverify.frontends.halide.compiled import Argument, Signature
from redverify.frontends.halide.expressions.constants import Constants
from redverify.frontends.halide.expressions.folding import Folding
from redverify.frontends.halide.expressions.reader import TRANSPARENT, TYPES, Reader
from redverify.frontends.halide.inlining import inlined
from redverify.frontends.halide.obtaining import TARGET, Obtained
from redverify.frontends.halide.outputs import OutputRecords
from redverify.frontends.halide.parameters import Parameters
from redverify.frontends.halide.partials import Partial, partial_of
from redverify.frontends.halide.program import ProgramReader
from redverify.frontends.halide.reading import syntax as sx
from redverify.frontends.halide.reading.lowered import ASSERTIONS_PASS, PROGRAM_PASS, parsed, sections
from redverify.frontends.halide.replay import Buffer, Buffers
from redverify.frontends.halide.scopes import Delayed, Scope, facts_of
from redverify.frontends.halide.specification import SpecificationWriter
from redverify.frontends.halide.stores import Memory, Position, constant_call
from redverify.frontends.halide.tuples import check_bound_values, with_records
from redverify.language import core
from redverify.language.core_text import cond_text
from redverify.language.encodings import FloatLaws, encoding_of
from redverify.language.source import NOWHERE
from redverify.language.terms import free_variables
from redverify.language.types import ValueType

#: Names that stand for something else in lowered text: a Func of such a name could not be told from it.
_MEANINGS = frozenset(
    {*TRANSPARENT, *TYPES, "select", "min", "max", "let", "if", "in", "inf", "nan", "inff", "assert", "abs"}
)


@dataclass(frozen=True, slots=True, kw_only=True)
class HalideOptions(FrontEndOptions):
    """How a pipeline is translated: lowered for ``target``.

    ``asserts``: what Halide's code checks narrows the claim. ``zero_min``: all buffers begin at 0.
    ``in_place``: an input whose buffer is that of the output, too.
    """

    target: str = TARGET
    asserts: bool = True
    zero_min: bool = False
    in_place: str | None = None


@dataclass(slots=True)
class _Translator:
    """Translates ``after`` against the algorithm of ``before``."""

    before: Algorithm
    after: Algorithm
    program: sx.Section
    checked: sx.Section
    options: HalideOptions
    functions: dict[str, tuple[tuple[ValueType, ...], ValueType]] = field(default_factory=dict)
    folding: Folding = field(default_factory=Folding)
    compiled: Sequence[sx.Float] | None = None
    constants: Constants = field(default_factory=lambda: Constants(()))
    memory: dict[str, Memory] = field(default_factory=dict)

    def translate(self) -> tuple[Translation, Checks, Buffers, Signature]:
        funcs = {**self.after.funcs, **self.before.funcs}
        made = {n for n, f in self.after.funcs.items() if n not in self.before.funcs and f.updates}
        kept = _stored(self.program.body) | set(self.before.outputs)
        expanded = self.folding.funcs(inlined(funcs, {n for n, f in funcs.items() if _is_kept(f, kept)}))
        algorithm = Algorithm(expanded, self.before.outputs, self.before.parameters)
        parameters = self._parameters(algorithm)
        self._constraints(parameters)
        fixed = parameters.constraints()
        equal = self._equal_sizes(parameters)
        exact_zero = encoding_of(self.options.values).laws is FloatLaws.BITWISE
        writer = SpecificationWriter(algorithm, parameters, self.functions, exact_zero)
        name = identifier(self.before.outputs[0])
        writer.write(name)
        partials: dict[str, Partial] = {}
        for made_name in sorted(made & kept) if self.options.claims is Claims.UNIFIED else ():
            partials[made_name] = self._partial(expanded[made_name], writer)
        self._added(expanded, writer, made, kept)
        checks = self._checks(parameters)
        self._refuse_no_sizes(algorithm, parameters, checks)
        own = (*_constants(self.after), *self.folding.found.values())
        self.constants = Constants(own, self.compiled)
        body, starts = self._body(expanded, writer, partials, parameters, checks)
        writer.operators = self._lawful(writer.operators, starts)
        spec = writer.write(name)
        defined = self._defined(spec, checks)
        impl = core.Impl(
            fresh("scheduled", {name}),
            spec,
            self._bindings(spec, parameters, writer.outputs),
            (*checks.conditions, *defined),
            with_scopes(body) if self.options.claims is Claims.UNIFIED else body,
            NOWHERE,
        )
        chosen = tuple(dict.fromkeys([n for n in writer.chosen if n in self.before.funcs]))
        checks = replace(
            checks,
            defined=defined,
            fixed=fixed,
            equal=equal,
            folded=len(self.folding.found),
            chosen=chosen,
            derived=tuple(sorted(self.constants.derived)),
            unknown=tuple(sorted(self.constants.unknown)),
            funcs=tuple(funcs),
        )
        translation, buffers = Translation(Specification(spec, {}, {}), impl), self._buffers(parameters)
        if self.options.in_place is not None:
            translation = in_place(translation, self.options.in_place)
        return translation, checks, buffers, self._signature(buffers, parameters, writer.outputs)

    def _refuse_no_sizes(self, algorithm: Algorithm, parameters: Parameters, checks: Checks) -> None:
        """Say which checks leave no sizes where all buffers begin at 0.

        Raises :class:`.TranslationError`.
        """
        if not self.options.zero_min:
            return
        from redverify.judgement.defined_sizes import possible

        if possible((*parameters.assumptions(), *checks.conditions)):
            return
        free = replace(self, options=replace(self.options, zero_min=False))
        sizes = free._parameters(algorithm)
        free._constraints(sizes)
        begins = [
            core.CCmp("==", sizes.size(buffer, "min", d), core.IConst(0))
            for buffer, (dimensions, _) in sizes.buffers.items()
            for d in range(dimensions)
        ]
        asked = free._checks(sizes).conditions
        alone = [c for c in asked if not possible((*sizes.assumptions(), *begins, c))]
        raise TranslationError(
            f"--zero-min leaves no sizes: Halide checks that {', '.join(map(cond_text, alone or asked))}",
            hint="an input that is read in front of an output's first element cannot begin at 0 with it",
        )

    def _defined(self, spec: core.Spec, checks: Checks) -> tuple[core.Cond, ...]:
        """Conditions on the sizes under which the algorithm is defined, where Halide's checks are not enough.

        They check what the schedule reads. The algorithm of another pipeline may read more.
        """
        from redverify.judgement.defined_sizes import defined_sizes

        return defined_sizes(spec, checks.conditions, self.options.values)

    def _lawful(
        self, operators: Mapping[str, core.Operator], starts: Mapping[str, core.ValueExpr]
    ) -> dict[str, core.Operator]:
        """The operators with those of their laws that are proved."""
        from redverify.judgement.laws import proved_laws

        laws = Combiners(operators, lambda spec: proved_laws(spec, self.options.values))
        return {name: laws.lawful(name, starts.get(name)) for name in operators}

    def _buffers(self, parameters: Parameters) -> Buffers:
        """The arrays of the program that Halide is given, by Halide's names."""
        outputs = [n for name in self.before.outputs for n in _buffers_of(self.before.funcs[name])]
        given = {n: Buffer(n, m.array, m.type, m.mins) for n, m in self.memory.items()}
        sizes = {n: parameters.name_of[n] for n in parameters.scalars if n in parameters.name_of}
        inputs = tuple([b for n, b in given.items() if n not in outputs])
        return Buffers(inputs, tuple([given[n] for n in outputs]), sizes)

    def _signature(self, buffers: Buffers, parameters: Parameters, outputs: Mapping[str, str]) -> Signature:
        """The tensors and sizes that the pipeline is called with."""

        def arguments(of: Sequence[Buffer], tensors: Mapping[str, str]) -> tuple[Argument, ...]:
            return tuple(
                [
                    Argument(
                        b,
                        tensors[b.name],
                        tuple([parameters.size(b.name, "extent", d) for d in range(len(b.mins))]),
                    )
                    for b in of
                    if b.name in tensors
                ]
            )

        sizes = parameters.sizes()
        return Signature(
            arguments(buffers.inputs, parameters.tensor_of),
            arguments(buffers.outputs, outputs),
            {name: sizes[name] for name in buffers.sizes},
        )

    # ------------------------------------------------------------ parameters

    def _parameters(self, algorithm: Algorithm) -> Parameters:
        buffers: dict[str, tuple[int, str]] = {}
        for output in self.before.outputs:
            func = algorithm.funcs[output]
            for buffer, type_ in zip(_buffers_of(func), func.types, strict=True):
                buffers[buffer] = (len(func.variables), type_)
        scalars: dict[str, str] = {}
        images: dict[str, tuple[int, str]] = {}
        for expr in _expressions(algorithm):
            if isinstance(expr, sx.Call) and expr.kind == "Image":
                images.setdefault(expr.name, (len(expr.arguments), expr.type))
            elif isinstance(expr, sx.Var) and expr.parameter:
                scalars[expr.name] = expr.type
        parameters = Parameters({**buffers, **images}, scalars)
        for name in parameters.buffers:
            parameters.region(name, parameters.buffers[name][0])
        for name in (*images, *[n for n, t in scalars.items() if t != "int32"]):
            parameters.tensor(name)
        return parameters

    def _constraints(self, parameters: Parameters) -> None:
        """Substitute what the pipeline fixes of the sizes of its buffers (``set_min``, ``set_bounds``)."""
        if self.options.zero_min:
            for buffer, (dimensions, _) in parameters.buffers.items():
                for d in range(dimensions):
                    parameters.fix(f"{buffer}.min.{d}", core.IConst(0))
        scope = Scope(facts_of((), ()))
        reader = self._plain_reader(parameters, self.program)
        for statement in self.program.body:
            if not isinstance(statement, sx.Bind):
                continue
            scope.bind(statement.name, Delayed(statement.value, scope.facts))
            size = statement.name.removesuffix(".constrained")
            if size == statement.name or ".stride." in size:
                continue
            try:
                value = reader.index(sx.Var(statement.name), scope)
            except TranslationError:
                continue
            parameters.fix(size, value)

    def _equal_sizes(self, parameters: Parameters) -> tuple[core.Cond, ...]:
        """Substitute the sizes that Halide's checks make equal to an expression of others; the equations."""
        found: list[core.Cond] = []
        while True:
            equations = [e for c in self._checks(parameters).conditions if (e := parameters.solved(c))]
            fixed = [core.CCmp("==", core.IVar(n), v) for n, v in equations if parameters.fix_named(n, v)]
            if not fixed:
                return tuple(found)
            found += fixed

    def _plain_reader(self, parameters: Parameters, section: sx.Section) -> Reader:
        return Reader(
            lambda call, indices: None,
            lambda v: parameters.term(v.name, v.type),
            {},
            Position(section),
            constant=constant_call,
        )

    def _checks(self, parameters: Parameters) -> Checks:
        if not self.options.asserts:
            return Checks((), 0)
        facts = facts_of(parameters.names(), parameters.assumptions())
        found = checks_of(self.checked, self._plain_reader(parameters, self.checked), Scope(facts))
        sizes = set(parameters.names())
        return replace(
            found,
            conditions=tuple([c for c in found.conditions if free_variables(c) <= sizes]),
            rejecting=replace(found.rejecting, sizes=parameters.sizes()),
        )

    # ------------------------------------------------------------ Funcs that the schedule made

    def _partial(self, func: Func, writer: SpecificationWriter) -> Partial:
        """What a Func that ``rfactor`` made holds."""
        if len(func.parts) != 1:
            raise TranslationError(f"{func.name} holds parts of a reduction of several values")
        stages = writer.aside(func)
        if len(stages) != 2 or not stages[1].operator:
            raise TranslationError(f"{func.name} is made by the schedule and is not a part of one reduction")
        candidates = [s for many in writer.stages.values() for s in many if s.operator]
        found = partial_of(func, stages[1], candidates)
        if found is None:
            raise TranslationError(
                f"which reduction {func.name} is a part of cannot be inferred",
                hint="its element is not a renaming of the element of a reduction of the algorithm",
            )
        return found

    def _added(
        self, funcs: Mapping[str, Func], writer: SpecificationWriter, made: set[str], kept: set[str]
    ) -> None:
        """The equations of Funcs that only the schedule knows, such as wrappers (``in()``)."""
        for name, func in funcs.items():
            if name not in made and _is_kept(func, kept):
                writer.need(name)

    # ------------------------------------------------------------ the program

    def _body(
        self,
        funcs: Mapping[str, Func],
        writer: SpecificationWriter,
        partials: Mapping[str, Partial],
        parameters: Parameters,
        checks: Checks,
    ) -> tuple[core.Block, Mapping[str, core.ValueExpr]]:
        """The program, and what the parts of reductions by the algorithm's own operators start from."""
        from redverify.judgement.laws import same_operators

        reader = ProgramReader(
            Algorithm(self.after.funcs, self.after.outputs, {}),
            self.program,
            writer.stages,
            partials,
            parameters,
            functions=self.functions,
            number=self.constants,
            operators=writer.operators,
            alike=same_operators,
            equations=writer.equations,
            claims=self.options.claims is Claims.UNIFIED,
        )
        for name in parameters.buffers:
            dimensions, type_ = parameters.buffers[name]
            array = fresh(identifier(name), reader.arrays)
            reader.arrays.add(array)
            mins = tuple([parameters.size(name, "min", d) for d in range(dimensions)])
            reader.memory[name] = Memory(array, TYPES[type_], mins, (0,) * dimensions)
        for name in parameters.tensor_of:
            if name in parameters.scalars:
                array = fresh(identifier(name), reader.arrays)
                reader.arrays.add(array)
                reader.memory[name] = Memory(array, TYPES[parameters.scalars[name]], (), ())
        self.memory = dict(reader.memory)
        facts = facts_of(parameters.names(), (*parameters.assumptions(), *checks.conditions))
        records = OutputRecords(
            reader, map(self.after.funcs.__getitem__, self.before.outputs), writer.outputs
        )
        return records.around(reader.block(self.program.body, Scope(facts))), reader.starts

    def _bindings(
        self, spec: core.Spec, parameters: Parameters, outputs: Mapping[str, str]
    ) -> tuple[core.Binding, ...]:
        """Each input and output lies in its array, which begins at 0."""
        tensors = {name: parameters.tensor_of[name] for name in parameters.tensor_of}
        tensors |= outputs
        found: list[core.Binding] = []
        for name, tensor in tensors.items():
            memory = self.memory[name]
            if tensor not in spec.tensors:
                continue
            variables = _binding_variables(len(memory.mins), spec.parameters)
            indices = tuple(
                [difference(core.IVar(v), m) for v, m in zip(variables, memory.mins, strict=True)]
            )
            found.append(core.Binding(memory.array, tensor, variables, indices, None, NOWHERE))
        return tuple(found)


def _check(before: Algorithm, after: Algorithm) -> None:
    """Refuse what no reading of the lowered text could make good."""
    for name in (*after.funcs, *before.funcs, *after.parameters):
        if name in _MEANINGS or name.startswith(("strict_", "_halide_")):
            raise TranslationError(f"{name} is a name that means something else in Halide's output")
    if before.outputs != after.outputs:
        raise TranslationError(
            f"the outputs are {', '.join(before.outputs)} before and {', '.join(after.outputs)} after",
            hint="give the outputs the same names in both",
        )
    for func in after.funcs.values():
        if func.refused:
            raise TranslationError(f"{func.refused} of {func.name}")
        own = before.funcs.get(func.name, func)
        if own.together != func.together or own.types != func.types:
            raise TranslationError(f"the values of {func.name} depend on each other in one of the two alone")


def _binding_variables(count: int, taken: Sequence[str]) -> tuple[str, ...]:
    names: list[str] = []
    for name in ("x", "y", "z", "w", *[f"i{n}" for n in range(count)])[:count]:
        names.append(fresh(name, {*taken, *names}))
    return tuple(names)


def _is_kept(func: Func, stored: set[str]) -> bool:
    return any(name in stored for name in (func.name, *_buffers_of(func)))


def _buffers_of(func: Func) -> tuple[str, ...]:
    """The names of the buffers of an output's values."""
    return tuple([func.memory_name(number) for number in range(len(func.types))])


def _stored(body: Sequence[sx.Stmt]) -> set[str]:
    """The names of everything that a program stores to."""
    found: set[str] = set()
    for statement in body:
        match statement:
            case sx.Provide(name):
                found.add(name)
            case sx.If(_, then, otherwise):
                found |= _stored(then) | _stored(otherwise)
            case (
                sx.Produce(body=inner)
                | sx.For(body=inner)
                | sx.Realize(body=inner)
                | sx.Atomic(body=inner)
                | sx.Other(body=inner)
            ):
                found |= _stored(inner)
    return found


def _expressions(algorithm: Algorithm) -> Iterator[sx.Expr]:
    for func in algorithm.funcs.values():
        for definition in (func.init, *func.updates):
            if definition is None:
                continue
            bounds = [e for r in definition.rvars for e in (r.minimum, r.extent)]
            for expr in (*definition.values, *definition.arguments, definition.predicate, *bounds):
                yield from walk(expr)


def _constants(algorithm: Algorithm) -> Iterator[sx.Float]:
    return (e for e in _expressions(algorithm) if isinstance(e, sx.Float))


# ---------------------------------------------------------------- the text


def translate_obtained(
    first: Obtained, second: Obtained, options: HalideOptions
) -> tuple[Translation, list[str], Checks, Buffers, Signature]:
    """The specification of one pipeline and the implementation that another one is; the text's header, what
    the claim is narrowed by, and what the pipeline is called with."""
    allow_deep_expressions()
    before, after = read_algorithm(first.algorithm), read_algorithm(second.algorithm)
    _check(before, after)
    shown = sections(second.output)
    program = with_records(parsed(shown, PROGRAM_PASS), after.funcs)
    check_bound_values(program, after.funcs)
    translator = _Translator(
        before, after, program, parsed(shown, ASSERTIONS_PASS), options, compiled=second.constants
    )
    translation, checks, buffers, signature = translator.translate()
    return translation, _header(first, second, checks), checks, buffers, signature


def _header(first: Obtained, second: Obtained, checks: Checks) -> list[str]:
    """What a reader of the text should know."""
    lines = [
        f"# Translated by redverify from Halide: the specification from the algorithm of {_short(first)},",
        f"# the implementation from {_short(second)}, lowered for {second.target}",
        f'# up to the pass "{PROGRAM_PASS}". What comes after it is not validated.',
        "# Index arithmetic is taken not to overflow.",
    ]
    if checks.others:
        lines.append(f"# {checks.others} checks of strides, types and memory are trusted.")
    if checks.folded:
        lines.append(f"# {checks.folded} constants are computed in floats, as Halide computes them.")
    return lines


def _short(program: Obtained) -> str:
    return program.name.rpartition("/")[2]
