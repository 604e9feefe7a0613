"""Runs in a process of its own: TTIR of a kernel, and its contract, as one JSON document.

Triton is imported here and nowhere else. No GPU, driver or torch is needed. The user's module is run, as
``import`` runs it.
"""

from __future__ import annotations

import ast
import itertools
import json
import sys
import warnings
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from redverify.frontends.common import user_code
from redverify.frontends.common.errors import LoadError, TranslationError
from redverify.frontends.triton.binding import specification_of
from redverify.frontends.triton.contract import (
    Array,
    Contract,
    LaunchCode,
    Launches,
    Scalar,
    axes_of,
    grid_of,
)
from redverify.frontends.triton.launching import recording, torch_stand_in, unseen
from redverify.frontends.triton.launching.recording import (
    Launched,
    Recorded,
    blocks_by_number,
    jitted,
    recorded,
)
from redverify.frontends.triton.scaling import blocks_of, extents_of, smaller
from redverify.frontends.triton.ttir.reading import function_of, kernel_of, misread
from redverify.frontends.triton.ttir.writing import text_of, unlike


def main(request: str, answer: str) -> None:
    """Answer the request in one file by another.

    The request has the ``module``, its ``kernel``, ``configs``, and the name of a ``contract`` or the
    ``launch`` code with a ``spec``. The answer has the ``configs`` with their modules and contracts, and
    Triton's ``version``; or an ``error`` of kind ``missing``, ``load`` or ``refused`` with its ``message``;
    for ``load``, the parts of :class:`.LoadError`.
    """
    asked = json.loads(Path(request).read_text("utf-8"))
    warnings.simplefilter("ignore")
    try:
        found = _answer(asked)
    except ImportError as error:
        found = {"error": "missing" if error.name == "triton" else "load", "message": [str(error)]}
    except LoadError as error:
        found = {"error": "load", "message": [error.message, error.code, error.place, error.hint]}
    except TranslationError as error:
        found = {"error": "refused", "message": str(error)}
    Path(answer).write_text(json.dumps(found, default=str), "utf-8")


def _answer(asked: Mapping[str, Any]) -> dict[str, Any]:
    import triton

    torch_stand_in.install()
    path = Path(asked["module"])
    with recording.powers_of_2(asked["launch"]["powers"] if asked["launch"] else ()), unseen.asking():
        ways = _ways(asked, path)
    return {
        "version": triton.__version__,
        "configs": [
            {
                **_modules(way, configs, path, by_code=bool(asked["launch"])),
                "notes": list(dict.fromkeys(note for launch in way for note in launch.notes)),
            }
            for way in ways
            for configs in itertools.product(*(launch.contract.configs for launch in way))
        ],
    }


def _modules(
    way: Sequence[Recorded], configs: Sequence[Mapping[str, Any]], path: Path, *, by_code: bool
) -> dict[str, Any]:
    """The launches at the values, and at smaller ones where annotations can be looked for.

    Constexprs of one name and value in several launches are one; others of the same name get a number.
    """
    compilers = [_Compiler(launch, path) for launch in way]
    whole: dict[str, Any] = {}
    names: list[dict[str, str]] = []
    for number, (compiler, values) in enumerate(zip(compilers, configs, strict=True)):
        names.append({})
        for name, value in compiler.values(values).items():
            other = name in whole and whole[name] != value
            names[-1][name] = known = f"{name}_{number + 1}" if other else name
            whole[known] = value
    single = all(len(launch.contract.configs) == 1 for launch in way)
    for compiler, mine in zip(compilers, names, strict=True):
        if not by_code:
            compiler.contract = compiler.contract.renamed(mine)
        elif single:
            compiler.contract = compiler.contract.renamed(blocks_by_number(whole))
    extents = extents_of(c.contract for c in compilers) | _by_number(compilers, names, whole)
    modules = [
        {
            "values": chosen,
            "launches": [
                compiler.launch({name: chosen[known] for name, known in mine.items()}, chosen)
                for compiler, mine in zip(compilers, names, strict=True)
            ],
        }
        for chosen in (whole, *smaller(whole, way[0].contract.small, extents))
    ]
    return {"modules": modules, "contracts": [_as_data(compiler.contract) for compiler in compilers]}


def _by_number(
    compilers: Sequence[_Compiler], names: Sequence[Mapping[str, str]], whole: Mapping[str, Any]
) -> frozenset[str]:
    """Blocks with the value of an extent that is a number.

    Neither the grid nor the steps of a loop have them.
    """
    arrays = [array for compiler in compilers for array in compiler.contract.arrays.values()]
    numbers = {size for array in arrays for size in array.shape if isinstance(size, int)}

    def grids(values: Mapping[str, Any]) -> list[list[str]]:
        return [
            compiler.grid({name: values[known] for name, known in mine.items()}, values)
            for compiler, mine in zip(compilers, names, strict=True)
        ]

    steps = {mine.get(n) for c, mine in zip(compilers, names, strict=True) for n in _steps(c.kernel)}
    equal = [name for name in blocks_of(whole) if whole[name] in numbers and name not in steps]
    return frozenset(n for n in equal if grids({**whole, n: 2 * whole[n]}) == grids(whole))


def _steps(kernel: Any) -> set[str]:
    """The names that are the last argument of ``range(...)`` or ``cdiv(...)`` in a kernel."""
    calls = (n for n in ast.walk(kernel.parse()) if isinstance(n, ast.Call) and n.args)
    last = (c.args[-1] for c in calls if ast.unparse(c.func).rpartition(".")[2] in ("range", "cdiv"))
    return {one.id for one in last if isinstance(one, ast.Name)}


def _ways(asked: Mapping[str, Any], path: Path) -> list[list[Recorded]]:
    """What to verify, with all configurations: each way of launch code, or one launch by a contract."""

    def loaded() -> tuple[Mapping[str, Any], Launched]:
        unseen.forget()
        scope = vars(user_code.module_of(path, unseen.read))
        kernel, tuned = _kernel(scope, asked["kernel"], asked["module"])
        return scope, Launched(scope[asked["kernel"]], kernel, asked["configs"] or tuned)

    if asked["grid"] and asked["launch"]:
        raise LoadError("launch code says what the grid is: it excludes --grid")
    if asked["launch"]:
        return recorded(LaunchCode(**asked["launch"]), loaded, path, specification_of(asked["spec"]))
    scope = vars(user_code.module_of(path))
    kernel, tuned = _kernel(scope, asked["kernel"], asked["module"])
    contract = _contract(scope, asked["contract"], asked["module"])
    if isinstance(contract, Contract):
        if asked["grid"]:
            contract = replace(contract, grid=axes_of(asked["grid"]))
        return [[_launched(kernel, contract, tuned, asked["configs"])]]
    if asked["grid"]:
        raise LoadError(f"{asked['contract']} has several launches: it excludes --grid")
    found = [(*_kernel(scope, name, asked["module"]), one) for name, one in contract.contracts]
    if all(own is not kernel for own, *_ in found):
        raise LoadError(f"{asked['contract']} does not launch {asked['kernel']}")
    configs = {kernel: asked["configs"]}
    return [[_launched(own, one, mine, configs.get(own, ())) for own, mine, one in found]]


def _launched(
    kernel: Any, contract: Contract, tuned: list[dict[str, Any]], configs: Sequence[Mapping[str, Any]]
) -> Recorded:
    chosen = configs or [*tuned, *contract.configs] or [{}]
    first = (contract.configs or tuned or [{}])[0]  # has what a configuration may leave out
    configs = [{**first, **c} for c in chosen]
    constant = frozenset(p.name for p in kernel.params if p.is_constexpr)
    return Recorded(kernel, replace(contract, configs=configs), constant, ())


def _as_data(contract: Contract) -> dict[str, Any]:
    """A contract as JSON has it, without its grid, which each configuration has."""
    return asdict(replace(contract, grid=(), configs=(), small={}))


def _kernel(scope: Mapping[str, Any], name: str, path: str) -> tuple[Any, list[dict[str, Any]]]:
    """The function, and the configurations that ``@triton.autotune`` lists."""
    from triton.runtime.autotuner import Autotuner, Heuristics
    from triton.runtime.jit import JITFunction

    found, tuned = jitted(scope.get(name))
    if name not in scope:
        known = [n for n, v in scope.items() if isinstance(v, JITFunction | Autotuner | Heuristics)]
        raise user_code.unknown(path, name, known, "kernel ")
    if not isinstance(found, JITFunction):
        raise user_code.no_program(Path(path), name, found, "a @triton.jit function")
    return found, tuned


def _contract(scope: Mapping[str, Any], name: str | None, path: str) -> Contract | Launches:
    """The contract of that name; the only one of the module without a name."""
    known = {n: v for n, v in scope.items() if isinstance(v, Contract | Launches)}
    if name is None and len(known) == 1:
        (name,) = known
    if name not in known:
        if name is not None and known:
            raise user_code.unknown(path, name, list(known), "contract ")
        asked = "needs a contract" if name is None else f"has no contract {name}"
        hint = "" if known else f"; redverify triton {path}:KERNEL prints one to fill in"
        raise LoadError(f"{path} {asked} (it has: {', '.join(known) or 'none'}){hint}")
    found = known[name]
    for contract in [found] if isinstance(found, Contract) else [c for _, c in found.contracts]:
        _check_contract(name, contract, path)
    return found


def _check_contract(name: str, contract: Contract, path: str) -> None:
    for array, value in contract.arrays.items():
        if not isinstance(value, Array):
            message = f"in {name} the array {array} is of type {type(value).__name__}"
            hint = f'write {{"{array}": Array("fp32", ["n"])}}'
            raise LoadError(message, user_code.FAILS, path, hint)
    unfilled = contract.unfilled()
    if unfilled:
        raise LoadError(f"{path}: in {name} there is `...` to be filled in: {', '.join(unfilled)}")


class _Compiler:
    """Makes TTIR of one kernel at several values of its constexprs."""

    def __init__(self, launch: Recorded, path: Path) -> None:
        self.kernel, self.contract, self.path = launch.kernel, launch.contract, path
        kernel = launch.kernel
        self.names = [p.name for p in kernel.params]
        self.constant = launch.constant
        self.defaults = {p.name: p.default for p in kernel.params if p.is_constexpr and p.has_default}
        self._check()

    def _check(self) -> None:
        """The contract speaks of the kernel's arguments, and of all of them."""
        strides = {str(s) for a in self.contract.arrays.values() for s in a.strides or ()}
        known = {
            *self.contract.arrays,
            *self.contract.scalars,
            *self.contract.sizes,
            *strides,
            *self.constant,
        }
        for name in self.names:
            if name not in known:
                raise LoadError(
                    f"the contract does not say what the argument {name} of {self.kernel.__name__} is"
                )
        for name in (*self.contract.arrays, *self.contract.scalars, *self.contract.zeroed):
            if name not in self.names:
                raise LoadError(f"{self.kernel.__name__} has no argument {name}, which the contract names")

    def values(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """The values of all constexprs."""
        config = {**self.defaults, **values}
        for name in self.constant:
            if name not in config:
                raise LoadError(f"the constexpr {name} has no value: --config {name}=..., or configs=[...]")
        unknown = set(config) - self.constant
        if unknown:
            raise LoadError(f"{self.kernel.__name__} has no constexpr {', '.join(sorted(unknown))}")
        return config

    def launch(self, config: Mapping[str, Any], whole: Mapping[str, Any]) -> tuple[str, list[str]]:
        """TTIR and the grid at given values. Formulas may have constexprs of all launches."""
        return self._module(config), self.grid(config, whole)

    def grid(self, config: Mapping[str, Any], whole: Mapping[str, Any]) -> list[str]:
        """The formulas of the grid's axes."""
        try:
            values = config if callable(self.contract.grid) else whole
            return grid_of(self.contract.grid, self.contract.sizes, values)
        except LoadError:
            raise
        except Exception as error:
            failed = user_code.failure(self.path, error)
            message = f"the contract's grid: {failed.message}"
            raise LoadError(message, failed.code, failed.place, failed.hint) from error

    def _type(self, name: str) -> str:
        array = self.contract.arrays.get(name)
        if array is not None:
            return "*" + array.type
        value = self.contract.scalars.get(name)
        if isinstance(value, Scalar):
            return value.type
        return "fp32" if isinstance(value, float) else "i32"

    def _module(self, config: Mapping[str, Any]) -> str:
        """TTIR, compared with what the reader has read of it."""
        from triton._C.libtriton import ir
        from triton.backends.compiler import GPUTarget
        from triton.compiler.compiler import ASTSource, make_backend

        target = GPUTarget("cuda", 90, 32)
        backend = make_backend(target)
        signature = {n: "constexpr" if n in self.constant else self._type(n) for n in self.names}
        source = ASTSource(self.kernel, signature, dict(config), {})
        options = backend.parse_options({})
        context = ir.context()
        ir.load_dialects(context)
        backend.load_dialects(context)
        functions = {**backend.get_codegen_implementation(options), "min_dot_size": lambda *_: (1, 1, 1)}
        try:
            module = source.make_ir(target, options, functions, backend.get_module_map(), context)
            # Before Hopper descriptors that a kernel makes are pointers with masks.
            older = "tt.make_tensor_descriptor" in str(module)
            module = backend.make_ttir(module, {}, options, 80 if older else 90)
        except Exception as error:
            shown = ", ".join(f"{k}={v}" for k, v in config.items())
            message = f"Triton refuses {self.kernel.__name__} at {shown}: {_last_line(error)}"
            raise LoadError(message, user_code.FAILS, self._place(error)) from error
        pretty, text = module.str_nodebug(), str(_generic(ir, context, module))
        self._compare(ir, context, module, text, pretty)
        return text

    def _place(self, error: Exception) -> str:
        """The line that an error of Triton's compiler is about. It counts from the kernel's ``def``."""
        line = getattr(getattr(error, "node", None), "lineno", None)
        first = getattr(self.kernel, "starting_line_number", None)
        if line is None or first is None:
            return str(self.path)
        above = itertools.takewhile(lambda text: not text.lstrip().startswith("def "), self.kernel.raw_src)
        return f"{self.path}:{first + len(list(above)) + line - 1}"

    def _compare(self, ir: Any, context: Any, module: Any, text: str, pretty: str) -> None:
        """Raises :class:`.TranslationError` unless the reader has read what Triton has written."""
        import tempfile

        kernel_of(text)
        function = function_of(text)
        with tempfile.TemporaryDirectory(prefix="redverify-triton-") as folder:
            path = Path(folder) / "module.ttir"
            path.write_text(text_of(function), "utf-8")
            try:
                again = _generic(ir, context, ir.parse_mlir_module(str(path), context))
            except Exception as error:
                raise TranslationError(
                    f"Triton does not read what was read of it: {user_code.words(error)}"
                ) from error
        read, wrote = (one.str_nodebug().split("\n") for one in (again, module))
        if read != wrote:
            at = next((n for n, (a, b) in enumerate(zip(read, wrote, strict=False)) if a != b), len(read))
            raise misread(text, at)
        if wrong := unlike(function, pretty):
            raise TranslationError(f"the reader takes {wrong} for another one than Triton does")


def _generic(ir: Any, context: Any, module: Any) -> Any:
    """The module, with an attribute that no module may have.

    MLIR prints what it does not verify in its generic form, which is one for all operations.
    """
    module.set_attr("llvm.data_layout", ir.builder(context).get_unit_attr())
    return module


def _last_line(error: BaseException) -> str:
    """Triton's message: the last line of its own, with the Python that it is about."""
    lines = [line.rstrip() for line in str(error).splitlines() if line.strip()]
    return " | ".join(dict.fromkeys([lines[0], *lines[-3:]])) if lines else type(error).__name__


if __name__ == "__main__":
    main(*sys.argv[1:])
