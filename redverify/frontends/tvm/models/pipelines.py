"""TVM's pipelines over a module: the functions before they are scheduled, and each one scheduled alone.

Everything here runs TVM in the process that calls it; :mod:`.preparation` sees to it that this is another
process than the one that reports.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from redverify.frontends.common.errors import LoadError
from redverify.frontends.tvm.tir import kind_of
from redverify.frontends.tvm.translation import require_tvm
from redverify.reporting.kernels import Uncovered

#: The pipeline that every deployment of language models uses, which ``relax.get_pipeline`` does not know.
DLIGHT = "dlight"

#: The passes after which functions count as not yet scheduled, in the order in which they are tried. After
#: the empty name nothing was run: the module's own functions are taken.
STOPS = ("FuseTIR", "LegalizeOps", "")

#: dlight's rules in the order in which they are tried, by whether the target is a GPU.
_RULES = {
    True: ("Matmul", "GEMV", "Reduction", "GeneralReduction", "Transpose", "Fallback"),
    False: ("GEMV", "Reduction"),
}


class ModelError(LoadError):
    """The model, the pipeline or the target is not usable. ``code`` is that of a diagnostic."""

    def __init__(self, code: str, message: str, place: str = "", hint: str = "") -> None:
        super().__init__(message, code, place, hint)

    def __reduce__(self) -> tuple[Any, ...]:
        return ModelError, (self.code, self.message, self.place, self.hint)


@dataclass(slots=True)
class Unscheduled:
    """A module as far as a pipeline has brought it before scheduling.

    ``functions`` are the PrimFuncs by global symbol. ``fusing`` are the functions of the module that
    ``FuseTIR`` was given, and ``fused`` the names of those that it fused (empty without that pass).
    ``uncovered`` are the calls that are left then and that are not kernels.
    """

    functions: dict[str, Any] = field(default_factory=dict)
    fusing: dict[str, Any] = field(default_factory=dict)
    fused: tuple[str, ...] = ()
    uncovered: tuple[Uncovered, ...] = ()


def target_of(name: str) -> Any:
    """The target, with :class:`ModelError` for one that TVM does not know."""
    tvm = require_tvm()
    try:
        return tvm.target.Target(name)
    except Exception as error:
        hint = "a kind such as cuda, llvm, vulkan or metal, or a tag such as nvidia/nvidia-a100"
        raise ModelError("RV602", f"TVM does not know the target {name!r}", "--target", hint) from error


def check_pipeline(name: str) -> None:
    """Raise :class:`ModelError` for a pipeline that there is not."""
    require_tvm()
    known = import_module("tvm.relax.pipeline").PIPELINE_MAP
    if name != DLIGHT and name not in known:
        names = ", ".join([DLIGHT, *known])
        hint = f"the pipelines are {names}; relax.register_pipeline in MODULE.py makes another known"
        raise ModelError("RV601", f"there is no pipeline {name!r}", "--pipeline", hint)


def module_of(value: Any, place: str) -> Any:
    """The value if it is a module of Relax or TensorIR functions; else :class:`ModelError`."""
    if kind_of(value) == "IRModule":
        return value
    hint = "a Relax IRModule is needed, or a function without arguments that returns one"
    raise ModelError("RV603", f"this is of type {kind_of(value)}, not a module", place, hint)


def unscheduled(module: Any, pipeline: str, target: Any, stop: str) -> Unscheduled:
    """Run the pipeline up to the pass ``stop`` (one of :data:`STOPS`), or to its end if it has no such pass.

    A function that comes into the module after that pass is not among the result.
    """
    if not stop:
        functions = _functions(module)
        return Unscheduled(_primitives(functions), uncovered=_uncovered(functions))
    tvm = require_tvm()
    seen = _recorder(stop)
    seen.functions = _functions(module)
    try:
        with target, tvm.transform.PassContext(opt_level=3, instruments=[seen]):
            _up_to_scheduling(pipeline, target)(module)
    except Exception:
        if not seen.stopped:
            raise
    fused = [n for n, f in seen.fusing.items() if _is_fused(f)]
    uncovered = _uncovered(seen.functions)
    return Unscheduled(_primitives(seen.functions), seen.fusing, tuple(fused), uncovered)


def scheduled(name: str, function: Any, pipeline: str, target: Any) -> Any | None:
    """The function after the pipeline, which is given a module with this function alone.

    ``None`` if the pipeline leaves no PrimFunc of this name.
    """
    tvm = require_tvm()
    module = tvm.IRModule({name: function})
    with target, tvm.transform.PassContext(opt_level=3):
        after = _scheduling(pipeline, target)(module)
    return _primitives(_functions(after)).get(name)


def named(function: Any, name: str) -> Any:
    """The PrimFunc under a global symbol."""
    return function.with_attr("global_symbol", name)


# ---------------------------------------------------------------- passes


def _up_to_scheduling(pipeline: str, target: Any) -> Any:
    if pipeline != DLIGHT:
        return import_module("tvm.relax").get_pipeline(pipeline)
    tvm, transform = require_tvm(), import_module("tvm.relax.transform")
    names = ("LegalizeOps", "AnnotateTIROpPattern", "FoldConstant", "FuseOps", "FuseTIR")
    return tvm.transform.Sequential([getattr(transform, name)() for name in names])


def _scheduling(pipeline: str, target: Any) -> Any:
    if pipeline != DLIGHT:
        return import_module("tvm.relax").get_pipeline(pipeline)
    dlight = import_module("tvm.s_tir.dlight")
    gpu = "gpu" in [str(key) for key in target.keys]
    rules = dlight.gpu if gpu else dlight.cpu
    return dlight.ApplyDefaultSchedule(*[getattr(rules, name)() for name in _RULES[gpu]])


def _recorder(stop: str) -> Any:
    """An instrument that notes the module around the pass ``stop``, and ends the pipeline after it."""
    tvm = require_tvm()

    class Recorder:
        """Called by TVM around each pass."""

        def __init__(self) -> None:
            self.stopped = False
            self.fusing: dict[str, Any] = {}
            self.functions: dict[str, Any] = {}

        def run_before_pass(self, module: Any, info: Any) -> None:
            if info.name == "FuseTIR" and stop == "FuseTIR":
                self.fusing = _functions(module)

        def run_after_pass(self, module: Any, info: Any) -> None:
            if stop != "FuseTIR" or info.name in STOPS:
                # TVM's scheduling replaces functions inside of the module: they are taken out here.
                self.functions = _functions(module)
            if info.name == stop:
                self.stopped = True
                raise StopIteration(f"{stop} has run")

    return tvm.instrument.pass_instrument(Recorder)()


def _functions(module: Any) -> dict[str, Any]:
    return {str(v.name_hint): f for v, f in module.functions.items()}


#: Operations of Relax that compute no element of a tensor, or call a kernel.
_STRUCTURE = (
    "relax.call_tir",
    "relax.call_tir_inplace",
    "relax.call_tir_with_grad",
    "relax.shape_of",
    "relax.null_value",
    "relax.assert_op",
    "relax.print",
    "relax.memory.",
    "relax.vm.",
    "relax.builtin.",
)


def _uncovered(functions: Mapping[str, Any]) -> tuple[Uncovered, ...]:
    """The calls in Relax functions of anything but kernels and functions of the module.

    These are operators that were not legalised, packed functions, and functions that another compiler is
    given.
    """
    found: dict[tuple[str, str], int] = {}
    for name, function in sorted(functions.items()):
        if kind_of(function) != "Function":
            continue
        attrs = function.attrs
        if attrs is not None and "Codegen" in attrs:
            found[f"code of {attrs['Codegen']}", name] = 1
            continue
        for called in _called(function):
            found[called, name] = found.get((called, name), 0) + 1
    return tuple(Uncovered(call=call, function=name, times=times) for (call, name), times in found.items())


def _called(function: Any) -> list[str]:
    """What is called in a Relax function and is not a kernel."""
    found: list[str] = []

    def visit(node: Any) -> None:
        if kind_of(node) != "Call":
            return
        kind = kind_of(node.op)
        name = str(getattr(node.op, "name", getattr(node.op, "global_symbol", node.op)))
        if kind == "ExternFunc":
            found.append(f"packed function {node.op.global_symbol}")
        elif kind == "Op" and name.startswith(("relax.call_dps_packed", "relax.call_pure_packed")):
            found.append(f"packed function {getattr(node.args[0], 'global_symbol', node.args[0])}")
        elif kind == "Op" and not name.startswith(_STRUCTURE):
            found.append(name.removeprefix("relax."))

    import_module("tvm.relax.analysis").post_order_visit(function, visit)
    return found


def _primitives(functions: Mapping[str, Any]) -> dict[str, Any]:
    """The PrimFuncs, in alphabetical order, each with its name as its global symbol."""
    found = {n: f for n, f in functions.items() if kind_of(f) == "PrimFunc"}
    return {name: named(found[name], name) for name in sorted(found)}


def _is_fused(function: Any) -> bool:
    """Whether a function is what ``FuseTIR`` makes one PrimFunc of."""
    attrs = function.attrs
    has = kind_of(function) == "Function" and attrs is not None
    return bool(has and "Primitive" in attrs and attrs["Primitive"])
