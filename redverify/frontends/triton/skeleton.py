"""The skeleton of a contract for a kernel that has none, from the text of its module.

Nothing is imported or run. Which arguments are pointers, strides and sizes is guessed from how they are used
and named; what the text does not say is left as ``...``, so that a skeleton does not run before it is filled
in.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from redverify.frontends.common.user_code import failure, split, unknown

#: Functions of ``tl`` whose first argument is an address.
_ACCESSES = re.compile(r"load|store|atomic_\w+|make_block_ptr")

#: Constexprs that are blocks, and a value to begin with.
_BLOCK = re.compile(r"block|tile|size", re.IGNORECASE)
_VALUE = 64

#: Arguments that are numbers and not sizes, as kernels usually call them.
_NUMBER = re.compile(r"eps|alpha|beta|scale|slope|momentum|factor|p$|lr$", re.IGNORECASE)


def skeleton(program: str) -> str:
    """A contract to be filled in for ``MODULE.py:KERNEL``. Raises :class:`.LoadError`."""
    path, name = split(program)
    try:
        module = ast.parse(path.read_bytes(), str(path))
    except (OSError, SyntaxError, ValueError) as error:
        raise failure(path, error) from error
    functions = [node for node in module.body if isinstance(node, ast.FunctionDef)]
    kernels = [node for node in functions if node.name == name]
    if not kernels:
        raise unknown(path, name, [f.name for f in functions if _is_kernel(f)], "kernel ")
    return _contract(kernels[-1])


def _is_kernel(function: ast.FunctionDef) -> bool:
    return any("jit" in ast.unparse(decorator) for decorator in function.decorator_list)


def _contract(kernel: ast.FunctionDef) -> str:
    arguments = [*kernel.args.posonlyargs, *kernel.args.args, *kernel.args.kwonlyargs]
    constant = {a.arg for a in arguments if a.annotation and "constexpr" in ast.unparse(a.annotation)}
    names = [a.arg for a in arguments]
    others = [n for n in names if n not in constant]
    based = _bases(kernel)
    pointers = [n for n in others if n in based]
    strides = [n for n in others if n not in pointers and "stride" in n.lower()]
    rest = [n for n in others if n not in pointers and n not in strides]
    numbers = [n for n in rest if _NUMBER.search(n)]
    sizes = [n for n in rest if n not in numbers]
    lines = [
        "from redverify.frontends.triton import Array, Contract",
        "",
        "contract = Contract(",
        f"    sizes={_tuple([*map(_quoted, sizes), '...'])},",
        "    arrays=dict(",
    ]
    for pointer in pointers:
        own = [_quoted(n) for n in strides if _belongs(n, pointer, pointers)]
        if len(own) == 1:  # that of rows, as a rule
            own.append("1")
        given = f", {_tuple(own)}" if own else ""
        lines.append(f'        {pointer}=Array("fp32", {_tuple(["..."] * max(1, len(own)))}{given}),')
    lines.append("    ),")
    if numbers:
        lines.append(f"    scalars=dict({', '.join(f'{n}=...' for n in numbers)}),")
    lines.append("    grid=...,")
    values = [f"{a}={_VALUE if _BLOCK.search(a) else '...'}" for a in names if a in constant]
    lines += [f"    configs=[dict({', '.join(values)})],", ")", ""]
    return "\n".join(lines)


def _quoted(name: str) -> str:
    return f'"{name}"'


def _tuple(parts: list[str]) -> str:
    return f"({', '.join(parts)}{',' * (len(parts) == 1)})"


def _bases(kernel: ast.FunctionDef) -> set[str]:
    """The names that addresses are sums with, also through variables."""
    found = {
        name
        for node in ast.walk(kernel)
        if isinstance(node, ast.Call) and node.args and _ACCESSES.fullmatch(_called(node))
        for name in _summands(node.args[0])
    }
    assigned = [
        (target.id, node.value)
        for node in ast.walk(kernel)
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    ]
    while True:
        more = {n for target, value in assigned if target in found for n in _summands(value)} - found
        if not more:
            return found
        found |= more


def _called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else ""


def _summands(value: ast.expr) -> Iterator[str]:
    """The names in a sum that say that they are pointers, or else its first one."""
    names = list(_leaves(value))
    named = [n for n in names if "ptr" in n.lower()]
    yield from named or names[:1]


def _leaves(value: ast.expr) -> Iterator[str]:
    if isinstance(value, ast.BinOp) and isinstance(value.op, ast.Add | ast.Sub):
        yield from _leaves(value.left)
        yield from _leaves(value.right)
    elif isinstance(value, ast.Name):
        yield value.id


def _belongs(stride: str, pointer: str, pointers: list[str]) -> bool:
    """Whether a stride's name is made of a pointer's, and of no other pointer's that is longer."""
    parts = [p for p in re.split(r"_|stride", stride.lower()) if p]
    stems = {p: re.sub(r"_?(ptrs?|pointer)$", "", p.lower()) for p in pointers}
    fitting = [p for p, stem in stems.items() if any(part.startswith(stem) for part in parts)]
    return bool(fitting) and max(fitting, key=lambda p: len(stems[p])) == pointer
