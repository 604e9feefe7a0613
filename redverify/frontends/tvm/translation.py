"""From two TVM functions to a specification and its implementation, as ``.sched`` text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from importlib import import_module
from typing import Any, Literal

from redverify.frontends.common import model
from redverify.frontends.common.combiners import NEW, OLD, Combiners, with_combiners
from redverify.frontends.common.errors import MissingDependency, TranslationError
from redverify.frontends.common.layouts import position_of, wanted_layouts, with_layouts
from redverify.frontends.common.model import Function
from redverify.frontends.common.options import FrontEndOptions
from redverify.frontends.common.translation import Translation, allow_deep_expressions
from redverify.frontends.common.translation import translate as translate_functions
from redverify.frontends.tvm.executables import Compiled, waits
from redverify.frontends.tvm.reading import FunctionReader
from redverify.frontends.tvm.threads.barriers import with_barriers
from redverify.frontends.tvm.threads.phases import in_phases
from redverify.frontends.tvm.threads.private_copies import with_private_copies
from redverify.frontends.tvm.threads.reduced_threads import without_all_reduces
from redverify.frontends.tvm.threads.shared_storage import check_storage
from redverify.frontends.tvm.tir import kind_of, statements, variables_in
from redverify.frontends.tvm.tuples import with_joined
from redverify.language.core import Apply, Constant
from redverify.language.core_text import binding_text
from redverify.language.operators import REDUCTION_NAME

#: What of a scheduled function is verified: its sblocks, or its kernels as their threads run them.
Level = Literal["sblock", "thread"]

#: Where barriers come from: TVM's pass and the function, or the function alone.
Barriers = Literal["tvm", "written"]

#: The kinds of values that are programs.
PROGRAMS = ("PrimFunc", "IRModule", "Schedule")

#: ``IterVar.iter_type`` of a reduction axis.
_REDUCE = 2


def require_tvm() -> Any:
    """The ``tvm`` module; :class:`MissingDependency` if it is not installed."""
    try:
        import tvm
        import tvm.s_tir
    except ImportError as error:
        raise MissingDependency("tvm", "tvm") from error
    return tvm


def prim_func(program: Any) -> Any:
    """The PrimFunc of a PrimFunc, of a module with one function or one named ``main``, or of a schedule."""
    kind = kind_of(program)
    if kind == "PrimFunc":
        return program
    if kind == "Schedule":
        return prim_func(program.mod)
    if kind == "IRModule":
        functions = {v.name_hint: f for v, f in program.functions.items() if kind_of(f) == "PrimFunc"}
        if len(functions) == 1:
            return next(iter(functions.values()))
        if "main" in functions:
            return functions["main"]
        names = ", ".join(sorted(functions)) or "none"
        raise TranslationError(f"the module has no function main, and not just one function: {names}")
    raise TranslationError(f"a PrimFunc, an IRModule or a Schedule is needed, not a {kind}")


def sizes_of(program: Any) -> tuple[str, ...]:
    """The symbolic sizes of a program, under the names that conditions on them use.

    ``program`` is a PrimFunc, or what :func:`prim_func` takes; it is read as the unscheduled program.
    """
    return FunctionReader(prim_func(program), "unscheduled").read().parameters


def reduces_tuples(program: Any) -> bool:
    """Whether a block of the program initialises and writes several buffers: a tuple reduction."""
    try:
        function = prim_func(program)
    except TranslationError:
        return False

    def visit(node: Any) -> bool:
        block = node.block if kind_of(node) == "SBlockRealize" else None
        tuples = block is not None and block.init is not None and len(block.writes) > 1
        return tuples or any(visit(inner) for inner in statements(node))

    return visit(function.body)


def lowered_threads(function: Any) -> Any:
    """The function with reductions over threads made all-reduces, as TVM does next."""
    tvm = require_tvm()
    if not _has_threads(function.body):
        return function
    _check_reducing_threads(function.body, {})
    try:
        lowered = tvm.s_tir.transform.LowerCrossThreadReduction()(tvm.IRModule({"main": function}))
    except Exception as error:
        lines = [line for line in str(error).splitlines() if line.strip()]
        reason = lines[-1].strip() if lines else type(error).__name__
        raise TranslationError(f"TVM cannot lower the reduction over threads: {reason}") from error
    return lowered["main"]


def _check_reducing_threads(node: Any, threads: Mapping[int, frozenset[str]]) -> None:
    """Refuse a reduction over a thread on which a spatial axis of the same block depends.

    The block as it stands then initialises its result once for each value of that axis. The pass does not:
    it adds up what all threads have. ``threads`` are those that each variable in view depends on.
    """
    kind = kind_of(node)
    if kind == "For" and node.thread_binding is not None:
        tag = str(node.thread_binding.thread_tag)
        if tag.startswith("threadIdx"):
            threads = {**threads, hash(node.loop_var): frozenset((str(node.loop_var.name),))}
    if kind == "SBlockRealize":
        used = [
            frozenset[str]().union(*(threads.get(hash(v), frozenset()) for v in variables_in(value)))
            for value in node.iter_values
        ]
        axes = list(zip(node.block.iter_vars, used, strict=True))
        reducing = frozenset[str]().union(*(u for v, u in axes if int(v.iter_type) == _REDUCE))
        for axis, mine in axes:
            if node.block.init is not None and int(axis.iter_type) != _REDUCE and mine & reducing:
                raise TranslationError(
                    f"spatial axis {axis.var.name} of block {node.block.name_hint} depends on the thread "
                    f"{', '.join(sorted(mine & reducing))}, over which the block reduces"
                )
        threads = {**threads, **{hash(v.var): u for v, u in axes}}
    for inner in statements(node):
        _check_reducing_threads(inner, threads)


def _has_threads(node: Any) -> bool:
    """Whether a loop of the statement is bound to a thread."""
    bound = node.thread_binding if kind_of(node) == "For" else None
    return (bound is not None and "threadIdx" in str(bound.thread_tag)) or any(
        _has_threads(inner) for inner in statements(node)
    )


@dataclass(frozen=True, slots=True)
class Translated:
    """Two functions as a text.

    ``runnable`` is the text with TVM's own operators in the place of those that are declared with its start
    as their unit: they are what the program computes. ``guarded`` are the arrays that the text reads where
    only some data let the program read them.
    ``before`` and ``after`` are the functions as TVM compiles them, or why they are not run. ``wording`` says
    which sblocks and buffers the arrays of the text are.
    """

    text: str
    runnable: str
    guarded: frozenset[str]
    before: Compiled | str
    after: Compiled | str
    wording: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class TvmOptions(FrontEndOptions):
    """How a schedule is translated.

    Where zeros have signs (``ieee``, ``abstract-bitwise``) a float sum that starts at 0.0 is written as
    such, for the unit is -0.0. ``layouts`` say where the elements of parameters lie that the schedule has
    laid out anew, such as ``"B: k, j -> k // 16, j, k % 16"``; :class:`.LayoutError` is raised for one that
    cannot be used.

    ``level`` says what is translated: the sblocks of the scheduled function (``sblock``), or its kernels as
    their threads run them (``thread``). For the latter, ``barriers`` are those that TVM adds for ``target``
    (``cuda`` if it is ``None``) and those in the function (``tvm``), or the latter alone (``written``).
    ``merged`` is for refutations, as is the lack of ``claims``: it shows all races of threads between two
    barriers (:mod:`.merging`).
    """

    layouts: Sequence[str] = ()
    level: Level = "sblock"
    barriers: Barriers = "tvm"
    target: Any = None
    merged: bool = False


def translate(before: Any, after: Any, options: TvmOptions) -> Translated:
    """The text with specification ``before`` and implementation ``after``, and what it was made of."""
    wanted, values = wanted_layouts(options.layouts), options.values
    require_tvm()
    allow_deep_expressions()
    first = FunctionReader(prim_func(before), "unscheduled")
    unscheduled = first.read()
    relaid = frozenset(position_of(w, unscheduled) for w in wanted)
    lowered = lowered_threads(prim_func(after))
    threads = options.level == "thread" and _has_threads(lowered.body)
    if threads and options.barriers == "tvm":
        lowered = with_barriers(lowered, options.target)
    scalars = first.signature_of_scalars()
    second = FunctionReader(lowered, "scheduled", unscheduled, relaid, barriers=threads, scalars=scalars)
    from redverify.judgement.laws import proved_laws

    unscheduled, operators = with_combiners(unscheduled, {}, new=True)
    updated, _ = with_combiners(second.read(), operators, new=False)
    read = with_layouts(unscheduled, with_joined(updated, operators), wanted, options.assume)
    scheduled, threaded = without_all_reduces(in_phases(read, merged=options.merged) if threads else read)
    check_storage(scheduled, threaded)
    functions = {**first.functions, **second.functions}
    for name, types in first.functions.items():
        if functions[name] != types:
            raise TranslationError(f"function {name} is called with different types")
    found = translate_functions(
        unscheduled,
        scheduled,
        functions,
        values=values,
        claims=options.claims,
        combiners=Combiners(operators, lambda spec: proved_laws(spec, values)) if operators else None,
    )
    header = _header(found, unscheduled, second.ignored, threads=threads)
    guarded = frozenset(first.expressions.guarded | second.expressions.guarded)
    tensors = [found.specification.tensor_of[a.name] for a in unscheduled.arrays]
    return Translated(
        found.text(header, options.assume),
        _runnable(found).text(header, options.assume),
        guarded,
        Compiled(
            first.function,
            first.compiled_parameters(unscheduled, tensors),
            "the compiled function before",
            needs_elements=True,
        ),
        _compiled_after(prim_func(after), second, read, tensors, threads=threads),
        _wording(scheduled),
    )


def _wording(function: model.Function) -> dict[str, str]:
    """What writes each array, in TVM's words: its sblocks, and the name of the buffer."""
    sblocks: dict[str, dict[str, None]] = {}
    for block in model.nodes_in(function.body):
        if isinstance(block, model.SBlock):
            for node in model.nodes_in(block):
                if isinstance(node, model.Store):
                    sblocks.setdefault(node.array, {})[block.name] = None
    buffers = {a.name: a.source_name for a in (*function.arrays, *function.allocated)}
    return {
        array: f"sblock {' or '.join(names)}, which writes {buffers.get(array, array)},"
        for array, names in sblocks.items()
    }


def _runnable(found: Translation) -> Translation:
    """The translation with definitions of the operators that ``_declare`` of the specification has made."""
    spec = found.specification.spec
    builtin = {REDUCTION_NAME[name]: name for name in ("max", "min")}
    operators = dict(spec.operators)
    for name, operator in spec.operators.items():
        if operator.definition is None:
            sides = tuple([Constant(operator.type, n) for n in (OLD, NEW)])
            body = Apply(operator.type, builtin[name.rpartition("_")[0]], sides)
            operators[name] = replace(operator, parameters=(OLD, NEW), definition=body)
    defined = replace(spec, operators=operators)
    impl = replace(found.impl, spec=defined)
    return Translation(replace(found.specification, spec=defined), impl)


def _compiled_after(
    function: Any, reader: FunctionReader, read: Function, tensors: Sequence[str], *, threads: bool
) -> Compiled | str:
    """The scheduled function as it is compiled here, or why one order of its threads says little."""
    if threads or waits(function.body):
        return "the compiled function after was not run: its threads wait for each other, and run at once"
    if not is_same(reader.function, function):
        return "the compiled function after was not run: its threads reduce together"
    if with_private_copies(read) is not read:
        return "the compiled function after was not run: each thread has its own copy of a buffer"
    return Compiled(function, reader.compiled_parameters(read, tensors), "the compiled function after")


def is_same(one: Any, other: Any) -> bool:
    """Whether two PrimFuncs have the same parameters and the same body; attributes do not count."""
    tvm = require_tvm()
    bare = [tvm.tirx.PrimFunc(f.params, f.body, f.ret_type) for f in (one, other)]
    return bool(import_module("tvm_ffi").structural_equal(*bare))


def _header(
    translation: Translation, unscheduled: Function, ignored: Iterable[str], *, threads: bool
) -> list[str]:
    """What a reader of the text should know."""
    what = "as its threads run it, in phases" if threads else "its sblocks, before lowering"
    lines = [
        "# Translated by redverify from two TVM TensorIR functions: the specification from the",
        f"# unscheduled one, the implementation from the scheduled one ({what}).",
    ]
    for operator in translation.specification.spec.operators.values():
        if operator.definition is not None:
            continue
        lines.append(
            f"# Operator {operator.name} has TVM's identity as its unit: no element may be outside its range."
        )
    factored = [translation.specification.tensor_of[a.name] for a in unscheduled.arrays if a.factored]
    lines += [
        f"# {name} has the factors of its extents as dimensions: each product of sizes is taken apart."
        for name in factored
    ]
    tensors = translation.specification.spec.tensors
    for binding in translation.impl.bindings:
        if binding.extents is not None:
            kind = tensors[binding.tensor].kind
            lines.append(
                f"# The layout of {kind} {binding.tensor} is the user's word: {binding_text(binding)}."
            )
    names = ", ".join(dict.fromkeys(ignored))
    return [*lines, f"# Annotations without a meaning here: {names}."] if names else lines
