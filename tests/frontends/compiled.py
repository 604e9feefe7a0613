"""Code that TVM has compiled, run with traps: what it reads and writes is seen to be its own."""

from __future__ import annotations

import ctypes
import mmap
import multiprocessing
import re
from collections.abc import Sequence
from typing import Any

import numpy as np
import tvm
from tvm import s_tir

#: Inputs, and what NumPy says that the function computes of them.
Cases = Sequence[tuple[Sequence[Any], Any]]

#: What memory holds that was not written yet.
POISON = {"float32": float("nan"), "int32": 2**30, "int8": 99}

#: What lies beside arrays.
CANARY = 0xA5

FORK = multiprocessing.get_context("fork")


def poisoned(function: Any) -> tuple[Any, list[Any]]:
    """The function with NaN or a large number in all that it allocates, and arrays for what it gets.

    Arrays of constant shape that the whole function uses become parameters, the last ones, so
    that they can be guarded; the others are filled where TVM allocates them. Where an allocated array has
    a symbolic shape, alignment is left out: TVM leaves no room for it there if the whole array is used, as
    it is by the filling. The plain run keeps it.
    """
    passes = s_tir.transform
    module = passes.LowerInitBlock()(tvm.IRModule({"main": function}))
    text = passes.PlanAndUpdateBufferAllocationLocation()(module).script()
    shapes = re.findall(r"T\.sblock_alloc_buffer\(\(([^()]*)\)", text)
    symbolic = any(re.search(r"[A-Za-z_]", shape) for shape in shapes)
    lines: list[str] = []
    filling: list[str] = []
    parameters: list[str] = []
    given: list[Any] = []
    for line in text.splitlines():
        found = re.match(r"( *)(\w+) = T\.sblock_alloc_buffer\(\(([^()]*)\)(.*)", line)
        if symbolic and "buffer_dim_align" in line:
            continue
        if found is None:
            lines, filling = [*lines, *filling, line], []
            continue
        pad, name, shape, rest = found.groups()
        dtype = next(iter(re.findall(r'"(\w+)"', rest)), "float32")
        extents = [e.rstrip(",") for e in shape.split(", ") if e.rstrip(",")]
        if len(pad) == 8 and all(e.isdigit() for e in extents):
            parameters.append(f'{name}: T.Buffer(({", ".join(extents)},), "{dtype}")')
            given.append(np.full([int(e) for e in extents], POISON[dtype], dtype))
            continue
        lines.append(line)
        value = 'T.float32("nan")' if dtype == "float32" else f"T.{dtype}({POISON[dtype]})"
        where = [f"poison{d}" for d in range(len(extents))]
        heads = [
            f"{'    ' * d}for {w} in range({e}):" for d, (w, e) in enumerate(zip(where, extents, strict=True))
        ]
        store = f"{'    ' * len(where)}{name}[{', '.join(where)}] = {value}"
        filling += [pad + text for text in (*heads, store)]
    head = next(p for p, line in enumerate(lines) if line.strip().startswith("def main("))
    lines[head] = "".join([lines[head].removesuffix("):"), *(f", {p}" for p in parameters), "):"])
    return tvm.script.from_source("\n".join(lines))["main"], given


def guarded(array: Any, *, before: bool, canary: int = CANARY) -> tuple[Any, list[Any]]:
    """A copy of an array between pages that may not be touched, and the bytes beside it.

    ``before``: the array starts a page; else it ends one, to the alignment that TVM wants. The bytes
    beside it are ``canary``.
    """
    page = mmap.PAGESIZE
    inside = max(1, -(-array.nbytes // page)) * page
    memory = mmap.mmap(-1, inside + 2 * page)
    start = ctypes.addressof(ctypes.c_char.from_buffer(memory))
    libc = ctypes.CDLL(None, use_errno=True)
    for place in (start, start + page + inside):
        if libc.mprotect(ctypes.c_void_p(place), page, 0):
            raise OSError(ctypes.get_errno(), "mprotect")
    whole = np.frombuffer(memory, "uint8", inside, page)
    whole[...] = canary
    offset = 0 if before else inside - -(-array.nbytes // 64) * 64
    copy = whole[offset : offset + array.nbytes].view(array.dtype).reshape(array.shape)
    copy[...] = array
    rest = [whole[:offset], whole[offset + array.nbytes :]]
    return copy, rest


def computes(function: Any, cases: Cases) -> bool:
    """Whether the compiled function computes what it should; ``RuntimeError`` if TVM cannot compile it.

    It is run as it is, and with poison in what it allocates and its parameters at either end of
    guarded pages. A process of its own does so, for wrong code writes anywhere: a crash is wrong.
    """
    return all(_in_a_process(function, cases, mode) for mode in ("plain", "before", "after"))


def _in_a_process(function: Any, cases: Cases, mode: str) -> bool:
    here, there = FORK.Pipe(duplex=False)
    child = FORK.Process(target=_compute, args=(function, cases, mode, there))
    child.start()
    there.close()
    try:
        said = here.recv()
        if said == "compiled":
            return bool(here.recv())
    except EOFError:
        return False
    finally:
        child.join()
    raise RuntimeError(said)


def _compute(function: Any, cases: Cases, mode: str, pipe: Any) -> None:
    plain = mode == "plain"
    try:
        # Unoptimised, no access is left out.
        target = tvm.target.Target({"kind": "llvm"} if plain else {"kind": "llvm", "opt-level": 0})
        function, given = (function, []) if plain else poisoned(function)
        module = tvm.compile(function, target=target)
    except Exception as error:
        pipe.send(str(error).strip().splitlines()[-1][:100])
        return
    pipe.send("compiled")
    right = True
    for inputs, expected in cases:
        result = np.full(expected.shape, np.nan if expected.dtype.kind == "f" else 2**30)
        arrays = [*inputs, result.astype(expected.dtype), *given]
        beside: list[Any] = []
        if plain:
            tensors = [tvm.runtime.tensor(x) for x in arrays]
        else:
            pairs = [guarded(x, before=mode == "before") for x in arrays]
            tensors = [tvm.runtime.from_dlpack(x) for x, _ in pairs]
            beside = [part for _, parts in pairs for part in parts]
        module(*tensors)
        right = right and all((part == CANARY).all() for part in beside)
        right = right and np.allclose(expected, tensors[len(inputs)].numpy(), atol=1e-4, rtol=1e-4)
    pipe.send(right)
