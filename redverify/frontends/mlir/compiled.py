"""What ``mlir-opt`` and ``mlir-cpu-runner`` make of a function: an executable of the second opinion.

The function is lowered to LLVM's dialect together with a driver: for each case a function that allocates the
arguments, fills them, calls, and prints what is wanted as integers (floats as their bits), so that no library
is needed. ``mlir-cpu-runner`` compiles without optimisations and runs it in a process of its own.
"""

from __future__ import annotations

import re
import resource
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from redverify.frontends.common.errors import LoadError
from redverify.frontends.common.running.compiled import Case, Element
from redverify.frontends.mlir.driver import Binding, Driver, NotRun
from redverify.frontends.mlir.reading import of_tosa, run_tool, tool
from redverify.frontends.mlir.translation import Translated
from redverify.system.processes import ended_by

#: The names under which the runner is looked for.
_RUNNERS = ("mlir-cpu-runner", "mlir-cpu-runner-19", "mlir-cpu-runner-20", "mlir-cpu-runner-18")

_BUFFERIZE = (
    "one-shot-bufferize{bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map "
    "allow-return-allocs-from-loops}"
)

#: The passes that lower a program to LLVM's dialect. Arithmetic of bf16 is done in f32: not every processor
#: has it, and without it LLVM calls a function that is not linked.
_PASSES = """
scf-forall-to-for convert-linalg-to-loops lower-affine convert-vector-to-scf convert-linalg-to-loops
lower-affine convert-scf-to-cf expand-strided-metadata lower-affine math-legalize-to-f32
arith-emulate-unsupported-floats{source-types=bf16} arith-expand{include-bf16=true}
convert-math-to-llvm convert-math-to-libm
convert-vector-to-llvm finalize-memref-to-llvm convert-func-to-llvm convert-arith-to-llvm
convert-index-to-llvm convert-cf-to-llvm reconcile-unrealized-casts
"""
_ON_FUNCTIONS = ("math-legalize-to-f32",)
LOWERING = "builtin.module({})".format(
    ",".join(f"func.func({p})" if p in _ON_FUNCTIONS else p for p in _PASSES.split())
)

#: What `math-legalize-to-f32` writes at its casts, and the runner does not read.
_OF_CASTS = " {fastmath = #arith.fastmath<contract>}"

#: Processor time of one run, in seconds, and bytes of memory.
SECONDS = 10
_MEMORY = 8 << 30

#: How much longer than its processor time a run may take, on a busy machine.
_SLACK = 60

#: Seconds after which a process is given up that sleeps and uses no processor: it has nothing to wait for.
_ASLEEP = 5

#: After so many cases that end in a signal the others are not run.
_DEATHS = 3


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a program: it ``ended`` and printed ``text``, or ``text`` says why it did not.

    A program that did ``not run`` (it was not lowered, a symbol is not linked, the machine was too
    busy) says nothing. One that was ``killed`` (a signal, too much processor time) did run; ``printed`` is
    what it had printed.
    """

    kind: str
    text: str
    printed: str = ""

    @property
    def ended(self) -> bool:
        """Whether ``text`` is what the program computes."""
        return self.kind == "ended"


def runner(mlir_opt: str | None = None) -> str | None:
    """The path of the runner of the same release as an ``mlir-opt``; ``None`` if there is none."""
    beside = [] if mlir_opt is None else [re.sub(r"mlir-opt(?=[^/]*$)", "mlir-cpu-runner", mlir_opt)]
    return next((found for name in (*beside, *_RUNNERS) if (found := shutil.which(name))), None)


@dataclass(frozen=True, slots=True)
class Compiled:
    """A function of a module, compiled by ``mlir-opt`` and ``mlir-cpu-runner``. ``role`` is for messages."""

    role: str
    text: str
    function: str
    binding: Binding
    mlir_opt: str
    mlir_runner: str

    @property
    def wraps(self) -> bool:
        """Integers wrap."""
        return True

    @property
    def finite(self) -> bool:
        """Floats are those of IEEE 754."""
        return False

    @property
    def needs_elements(self) -> bool:
        """Each reduction starts by itself."""
        return False

    def run(self, cases: Sequence[Case]) -> Sequence[Mapping[Element, Any] | str]:
        """The wanted elements of each case, or why there are none."""
        try:
            program = printed(self.text, self.mlir_opt)
            driver = Driver(self.binding, self.function, program)
            main = driver.text(cases)
            ready = lowered(f"{program}\n{main}", self.mlir_opt)
        except (NotRun, LoadError) as error:
            return [str(error)] * len(cases)
        outcome = executed(self.mlir_runner, ready, "redverify_main")
        found: list[Mapping[Element, Any] | str] = []
        deaths = 0
        for number, case in enumerate(cases):
            if not outcome.ended and f"end {number}\n" not in outcome.printed and deaths < _DEATHS:
                outcome = executed(self.mlir_runner, ready, f"redverify_case_{number}")
                deaths += outcome.kind == "killed"
            values = driver.values(number, case, outcome.text if outcome.ended else outcome.printed)
            found.append(_why(outcome) if values is None else values)
        return found


def _why(outcome: Outcome) -> str:
    return f"it was killed by {outcome.text}" if outcome.kind == "killed" else outcome.text


def executables(found: Translated, mlir_opt: str | None = None) -> tuple[Compiled | str, Compiled | str]:
    """The source and the target of a translation, compiled; or why they are not."""
    opt = tool(mlir_opt)
    running = None if opt is None else runner(opt)
    if opt is None or running is None:
        missing = "there is no mlir-opt with an mlir-cpu-runner on PATH to run the functions"
        return missing, missing
    before, after = (
        Compiled(f"the compiled function {role}", text, function, found.binding, opt, running)
        for role, text, function in zip(("before", "after"), found.texts, found.functions, strict=True)
    )
    return before, after


# ---------------------------------------------------------------- lowering and running


def printed(text: str, mlir_opt: str) -> str:
    """The functions and constants of a module in the generic form, without the module around them."""
    lines = run_tool(mlir_opt, [*of_tosa(text)], text).splitlines()
    aliases = [line for line in lines if line.startswith(("#", "!"))]
    start = next((n for n, line in enumerate(lines) if line.startswith('"builtin.module"')), len(lines))
    end = next((n for n, line in enumerate(lines) if n > start and line.startswith("})")), len(lines))
    kept: list[str] = []
    keeps = False
    for line in lines[start + 1 : end]:
        if line.startswith('  "'):
            keeps = line.startswith(('  "func.func"', '  "memref.global"'))
        if keeps:
            kept.append(line)
    resources = lines[end + 1 :]  # they stand behind everything
    if any(resources):
        raise NotRun("constants in resources are not run")
    return "\n".join([*aliases, *kept])


def lowered(program: str, mlir_opt: str) -> str:
    """A program with its driver in LLVM's dialect.

    Raises :class:`.LoadError` if a pass refuses it, :class:`.NotRun` if a pass is known to be wrong on it.
    """
    if '"vector.mask"' in program and re.search(_EXTREMES, program):
        raise NotRun("mlir-opt lowers a masked maximum as if the other lanes held -1.4e-45")
    if "tensor<" in program:
        program = run_tool(mlir_opt, [f"--pass-pipeline=builtin.module({_BUFFERIZE})"], program)
        program = re.sub(_COPIED, _copy, program)  # a copy is a call into a library that may be missing
    elif "memref.copy" in program:
        program = re.sub(_COPIED, _copy, run_tool(mlir_opt, [], program))
    found = run_tool(mlir_opt, [f"--pass-pipeline={LOWERING}"], program)
    return found.replace(_OF_CASTS, "")


#: Their masked-off lanes get ``APFloat::getSmallest``, the least magnitude, in ``convert-vector-to-llvm`` of
#: release 19: the maximum of -2 and nothing is -1.4e-45.
_EXTREMES = r"#vector\.kind<(maximumf|minimumf)>"

_COPIED = r'"memref\.copy"\((%\S+), (%\S+)\) : \((.*)\) -> \(\)'


def _copy(found: re.Match[str]) -> str:
    """``memref.copy`` as an operation of linalg."""
    source, target, types = found.groups()
    depth, cut = 0, 0
    for place, letter in enumerate(types):
        depth += (letter in "<[(") - (letter in ">])")
        if letter == "," and depth == 0:
            cut = place
            break
    return f"linalg.copy ins({source} : {types[:cut]}) outs({target} :{types[cut + 1 :]})"


def executed(mlir_runner: str, program: str, entry: str, seconds: int = SECONDS) -> Outcome:
    """What the runner makes of a program in LLVM's dialect; ``seconds`` are of processor time."""
    command = [mlir_runner, "-e", entry, "-entry-point-result=void", "-O0"]
    process = subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=partial(_limited, seconds),  # noqa: PLW1509 - it only sets limits
    )
    with process:
        output = _communicated(process, program, _SLACK * seconds)
    if output is None:
        return Outcome("not run", f"it took more than {_SLACK * seconds} s, or waited for itself")
    stdout, stderr = output
    if process.returncode == 0:
        return Outcome("ended", stdout)
    if process.returncode > 0:
        first = next(iter(stderr.splitlines()), f"exit status {process.returncode}")
        return Outcome("not run", f"{Path(mlir_runner).name}: {first}", stdout)
    name = ended_by(process.returncode)
    return Outcome("not run" if name == "SIGKILL" else "killed", name, stdout)  # SIGKILL: no memory


def _communicated(process: subprocess.Popen[str], program: str, seconds: int) -> tuple[str, str] | None:
    """What a process prints; ``None`` if it was killed after so many seconds, or for waiting for itself.

    Code that destroys the heap is ended by a signal whose handler asks for memory, and can wait for ever.
    """
    given: str | None = program
    asleep, before = 0, ""
    for _ in range(seconds):
        try:
            return process.communicate(given, timeout=1)
        except subprocess.TimeoutExpired:
            given = None
        now = _asleep(process.pid)
        asleep, before = (asleep + 1 if now and now == before else 0), now
        if asleep >= _ASLEEP:
            break
    process.kill()
    return None


def _asleep(pid: int) -> str:
    """The processor time of a process that sleeps, as text; empty if it does not, or if that is not known."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text("ascii", "replace").rpartition(")")[2].split()
    except OSError:
        return ""
    return " ".join(fields[11:13]) if fields[0] == "S" else ""


def _limited(seconds: int) -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, resource.RLIM_INFINITY))
    resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


__all__ = ["Compiled", "Outcome", "executables", "executed", "lowered", "printed", "runner"]
