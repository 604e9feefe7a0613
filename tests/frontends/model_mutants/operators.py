"""Mutants of a scheduled function: its script (TVMScript), changed in one place of the syntax tree.

The module is long because it has one function for each kind of change, and the kinds share nothing else.
"""

from __future__ import annotations

import ast
import copy
import random
import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

#: What a change of one node of a tree does; the tree is a copy that it may change in place.
Edit = Callable[[ast.Module, ast.AST], None]

#: Constructors of loops, and whether their extent is that of a thread axis.
LOOPS = {
    "grid": False,
    "range": False,
    "serial": False,
    "vectorized": False,
    "unroll": False,
    "parallel": False,
    "thread_binding": True,
}


@dataclass(frozen=True, slots=True)
class Mutant:
    """A changed script. ``operator`` is the kind of change, ``change`` the old and the new text."""

    operator: str
    change: str
    text: str


@dataclass(frozen=True, slots=True)
class _Site:
    """A possible change: the position of its node in the order of :func:`ast.walk`, and how it is made."""

    operator: str
    position: int
    edit: Edit


def sample(script: str, count: int, seed: str, operators: Sequence[str] = ()) -> list[Mutant]:
    """``count`` mutants of a script, the same for the same seed; each operator in its turn.

    ``operators`` are those that are used; all if there are none.
    """
    tree = ast.parse(script)
    generator = random.Random(seed)
    groups: dict[str, list[_Site]] = defaultdict(list)
    for site in _sites(tree):
        if not operators or site.operator in operators:
            groups[site.operator].append(site)
    for group in groups.values():
        generator.shuffle(group)
    turns = list(groups.values())
    generator.shuffle(turns)
    original = ast.unparse(tree)
    chosen: dict[str, Mutant] = {original: Mutant("none", "", original)}
    while len(chosen) <= count and any(turns):
        for group in turns:
            if group and len(chosen) <= count:
                mutant = _mutant(tree, original, group.pop())
                chosen.setdefault(mutant.text, mutant)
    del chosen[original]
    return list(chosen.values())


def _mutant(tree: ast.Module, original: str, site: _Site) -> Mutant:
    changed = copy.deepcopy(tree)
    site.edit(changed, list(ast.walk(changed))[site.position])
    text = ast.unparse(ast.fix_missing_locations(changed))
    return Mutant(site.operator, _difference(original, text), text)


def _difference(one: str, other: str) -> str:
    """The lines in which two texts differ."""
    old, new = one.splitlines(), other.splitlines()
    while old and new and old[0] == new[0]:
        old, new = old[1:], new[1:]
    while old and new and old[-1] == new[-1]:
        old, new = old[:-1], new[:-1]
    parts = [" / ".join(line.strip() for line in lines[:2]) or "nothing" for lines in (old, new)]
    return " => ".join(parts)


# ---------------------------------------------------------------- places to change


def _sites(tree: ast.Module) -> Iterator[_Site]:
    annotations = {
        id(node)
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and called(call) in ("reads", "writes", "Buffer", "sblock_attr")
        for node in ast.walk(call)
    }
    blocks = _block_of(tree)
    for position, node in enumerate(ast.walk(tree)):
        if id(node) in annotations:
            continue
        edits: Iterator[tuple[str, Edit]]
        match node:
            case ast.For(iter=ast.Call() as header):
                edits = _of_loop(tree, header)
            case ast.With():
                edits = _of_block(node)
            case ast.Expr(value=ast.Call() as call) if called(call) == "where":
                edits = iter([("guard dropped", _replaced(None))])
            case ast.Expr(value=ast.Call() as call) if called(call) == "tvm_storage_sync":
                edits = iter([("barrier dropped", _replaced(None))])
            case ast.If():
                edits = iter([("guard dropped", _without_test)])
            case ast.Compare():
                edits = _of_comparison()
            case ast.BoolOp(op=ast.And()):
                edits = (("condition dropped", _without_part(k)) for k in range(len(node.values)))
            case ast.Subscript(value=ast.Name()) if id(node) in blocks:
                edits = _of_access(node, blocks[id(node)])
            case ast.Assign(value=ast.Call() as call):
                edits = _of_assignment(node, call)
            case ast.Assign():
                edits = _of_accumulation(node)
            case ast.Call() if called(node) == "if_then_else":
                edits = iter([("condition dropped", _first_case)])
            case _:
                continue
        for operator, edit in edits:
            yield _Site(operator, position, edit)


def called(call: ast.Call) -> str:
    """The last part of the name of what is called, such as ``grid`` of ``T.grid``."""
    match call.func:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
    return ""


def is_axis(call: ast.Call) -> bool:
    """Whether the call defines an iteration variable of a block: ``T.axis.spatial`` and the like."""
    return isinstance(call.func, ast.Attribute) and ast.unparse(call.func.value) == "T.axis"


def _block_of(tree: ast.Module) -> dict[int, list[str]]:
    """For what is inside a block: the block's iteration variables."""
    found: dict[int, list[str]] = {}
    for block in (n for n in ast.walk(tree) if isinstance(n, ast.With)):
        names = [
            name.id
            for statement in block.body
            if isinstance(statement, ast.Assign)
            and isinstance(statement.value, ast.Call)
            and is_axis(statement.value)
            for target in statement.targets
            for name in ast.walk(target)
            if isinstance(name, ast.Name)
        ]
        if names:
            found.update({id(n): names for n in ast.walk(block)})
    return found


def _of_loop(tree: ast.Module, header: ast.Call) -> Iterator[tuple[str, Edit]]:
    kind = called(header)
    if kind not in LOOPS:
        return
    extents = range(len(header.args)) if kind == "grid" else [len(header.args) - 1]
    for k in extents:
        for amount in (1, -1):
            operator = "thread extent" if LOOPS[kind] else "loop extent"
            yield f"{operator} ±1", _argument_shifted(k, amount)
    if kind == "thread_binding":
        axis = _axis_of(header)
        for change in (lambda e: _product(e, 2), lambda e: _quotient(e, 2), lambda e: _sum(e, 1)):
            yield "thread axis changed", _axis_changed(axis, change)
    names = [ast.unparse(a) for a in header.args]
    if kind == "grid" and len(set(names)) > 1:
        yield "loop extents swapped", _grid_swapped


def _of_block(node: ast.With) -> Iterator[tuple[str, Edit]]:
    call = node.items[0].context_expr
    if not isinstance(call, ast.Call):
        return
    if called(call) == "init":
        yield "initialisation dropped", _replaced(None)
    elif called(call) == "sblock" and not any(isinstance(n, ast.For) for n in ast.walk(node)):
        stores = [
            s for s in node.body if isinstance(s, ast.Assign) and isinstance(s.targets[0], ast.Subscript)
        ]
        constant = stores and all(
            re.fullmatch(r"T\.\w+\(-?[\d.e+-]+\)", ast.unparse(s.value)) for s in stores
        )
        yield "initialisation dropped" if constant else "block dropped", _replaced(None)


def _of_comparison() -> Iterator[tuple[str, Edit]]:
    for amount in (1, -1):
        yield "condition ±1", _comparator_shifted(amount)
    yield "comparison changed", _comparison_changed


def _of_access(node: ast.Subscript, names: list[str]) -> Iterator[tuple[str, Edit]]:
    indices = _indices(node)
    for k, index in enumerate(indices):
        operator = "constant index ±1" if _constant(index) is not None else "index ±1"
        for amount in (1, -1):
            yield operator, _index_changed(k, lambda e, a=amount: _sum(e, a))  # type: ignore[misc]
        if isinstance(index, ast.Name) and index.id in names:
            for name in names:
                if name != index.id:
                    yield "another variable", _index_changed(k, lambda _, n=name: ast.Name(n))  # type: ignore[misc]
        if k and ast.unparse(index) != ast.unparse(indices[k - 1]):
            yield "indices swapped", _indices_swapped(k)


def _of_assignment(node: ast.Assign, call: ast.Call) -> Iterator[tuple[str, Edit]]:
    kind = called(call)
    if kind in ("spatial", "reduce") and is_axis(call):
        yield "kind of axis", _axis_kind
        for amount in (1, -1):
            yield "domain of axis ±1", _value_edit(_argument_shifted(0, amount))
            yield "binding ±1", _value_edit(_argument_shifted(1, amount))
        for k, factor in enumerate(ast.walk(call.args[1])):
            if isinstance(factor, ast.BinOp) and isinstance(factor.op, ast.Mult | ast.FloorDiv | ast.Mod):
                value = _constant(factor.right)
                for new in (value + 1, value - 1) if value is not None and value > 1 else ():
                    yield "coefficient changed", _factor_changed(k, new)
    elif kind == "remap" and is_axis(call) and isinstance(call.args[1], ast.List):
        for k in range(len(call.args[1].elts)):
            yield "kind of axis", _letter_changed(k)
            if k:
                yield "bindings swapped", _bindings_swapped(k)
            for amount in (1, -1):
                yield "binding ±1", _remapped_shifted(k, amount)
    elif kind == "sblock_alloc_buffer" and isinstance(call.args[0], ast.Tuple):
        for k in range(len(call.args[0].elts)):
            yield "allocation smaller", _allocation_smaller(k)
    elif isinstance(node.targets[0], ast.Subscript):
        yield from _of_accumulation(node)


def _of_accumulation(node: ast.Assign) -> Iterator[tuple[str, Edit]]:
    """Of ``a[i] = a[i] + value`` or ``a[i] = T.max(a[i], value)``."""
    target = ast.unparse(node.targets[0])
    match node.value:
        case ast.BinOp(left=left, right=right) if ast.unparse(left) == target:
            joined = right
        case ast.Call(args=[first, joined]) if ast.unparse(first) == target:
            pass
        case _:
            return

    def edit(tree: ast.Module, node: ast.AST) -> None:
        assert isinstance(node, ast.Assign)
        node.value = copy.deepcopy(joined)

    yield "accumulation to assignment", edit


# ---------------------------------------------------------------- changes


def _literal(value: int) -> ast.expr:
    return ast.parse(f"T.int64({value})", mode="eval").body


def _constant(node: ast.expr) -> int | None:
    match node:
        case ast.Constant(value=int() as value):
            return value
        case ast.Call(args=[ast.Constant(value=int() as value)]) if called(node).startswith("int"):
            return value
    return None


def _sum(node: ast.expr, amount: int) -> ast.expr:
    value = _constant(node)
    if value is not None:
        return _literal(value + amount)
    operator = ast.Add() if amount > 0 else ast.Sub()
    return ast.BinOp(copy.deepcopy(node), operator, _literal(abs(amount)))


def _product(node: ast.expr, factor: int) -> ast.expr:
    value = _constant(node)
    return (
        ast.BinOp(copy.deepcopy(node), ast.Mult(), _literal(factor))
        if value is None
        else _literal(value * factor)
    )


def _quotient(node: ast.expr, divisor: int) -> ast.expr:
    value = _constant(node)
    return (
        ast.BinOp(copy.deepcopy(node), ast.FloorDiv(), _literal(divisor))
        if value is None
        else (_literal(max(1, value // divisor)))
    )


def _replaced(new: ast.AST | None) -> Edit:
    """The node replaced by another; a statement by none."""

    def edit(tree: ast.Module, node: ast.AST) -> None:
        replacement = ast.parse("T.evaluate(0)").body[0] if new is None else new
        for parent in ast.walk(tree):
            for name, value in ast.iter_fields(parent):
                if value is node:
                    setattr(parent, name, replacement)
                elif isinstance(value, list) and any(x is node for x in value):
                    rest = [x for x in value if x is not node]
                    whole = [replacement if x is node else x for x in value]
                    drop = new is None and any(not _is_heading(x) for x in rest)
                    setattr(parent, name, rest if drop else whole)

    return edit


def _is_heading(statement: ast.AST) -> bool:
    """Whether a statement of a block does nothing: iteration variables, regions."""
    call = statement.value if isinstance(statement, ast.Assign | ast.Expr) else None
    if not isinstance(call, ast.Call):
        return False
    return is_axis(call) or (isinstance(statement, ast.Expr) and called(call) in ("reads", "writes", "where"))


def _without_test(tree: ast.Module, node: ast.AST) -> None:
    assert isinstance(node, ast.If)
    node.test = ast.Constant(True)


def _first_case(tree: ast.Module, node: ast.AST) -> None:
    assert isinstance(node, ast.Call)
    _replaced(node.args[1])(tree, node)


def _without_part(k: int) -> Edit:
    def edit(tree: ast.Module, node: ast.AST) -> None:
        assert isinstance(node, ast.BoolOp)
        del node.values[k]
        if len(node.values) == 1:
            _replaced(node.values[0])(tree, node)

    return edit


def _argument_shifted(k: int, amount: int) -> Edit:
    """An argument of a call, or of the header of a loop."""

    def edit(tree: ast.Module, node: ast.AST) -> None:
        call = node.iter if isinstance(node, ast.For) else node
        assert isinstance(call, ast.Call)
        call.args[k] = _sum(call.args[k], amount)

    return edit


def _value_edit(inner: Edit) -> Edit:
    """The change of the value of an assignment."""

    def edit(tree: ast.Module, node: ast.AST) -> None:
        assert isinstance(node, ast.Assign)
        inner(tree, node.value)

    return edit


def _axis_of(call: ast.Call) -> str:
    return next((ast.unparse(k.value) for k in call.keywords if k.arg == "thread"), "")


def _axis_changed(axis: str, change: Callable[[ast.expr], ast.expr]) -> Edit:
    """All loops that are bound to the same axis."""

    def edit(tree: ast.Module, node: ast.AST) -> None:
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and called(call) == "thread_binding" and _axis_of(call) == axis:
                call.args[-1] = change(call.args[-1])

    return edit


def _grid_swapped(tree: ast.Module, node: ast.AST) -> None:
    assert isinstance(node, ast.For) and isinstance(node.iter, ast.Call)
    node.iter.args = [*node.iter.args[1:], node.iter.args[0]]


def _comparator_shifted(amount: int) -> Edit:
    def edit(tree: ast.Module, node: ast.AST) -> None:
        assert isinstance(node, ast.Compare)
        node.comparators[-1] = _sum(node.comparators[-1], amount)

    return edit


def _comparison_changed(tree: ast.Module, node: ast.AST) -> None:
    assert isinstance(node, ast.Compare)
    other = {ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq}
    node.ops[0] = other.get(type(node.ops[0]), ast.Eq)()


def _indices(node: ast.Subscript) -> list[ast.expr]:
    return node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]


def _with_indices(node: ast.AST, indices: list[ast.expr]) -> None:
    assert isinstance(node, ast.Subscript)
    node.slice = ast.Tuple(indices) if len(indices) > 1 else indices[0]


def _index_changed(k: int, change: Callable[[ast.expr], ast.expr]) -> Edit:
    def edit(tree: ast.Module, node: ast.AST) -> None:
        assert isinstance(node, ast.Subscript)
        indices = list(_indices(node))
        indices[k] = change(indices[k])
        _with_indices(node, indices)

    return edit


def _indices_swapped(k: int) -> Edit:
    def edit(tree: ast.Module, node: ast.AST) -> None:
        assert isinstance(node, ast.Subscript)
        indices = list(_indices(node))
        indices[k - 1], indices[k] = indices[k], indices[k - 1]
        _with_indices(node, indices)

    return edit


def _axis_kind(tree: ast.Module, node: ast.AST) -> None:
    assert isinstance(node, ast.Assign) and isinstance(node.value, ast.Call)
    function = node.value.func
    assert isinstance(function, ast.Attribute)
    function.attr = "spatial" if function.attr == "reduce" else "reduce"


def _factor_changed(k: int, new: int) -> Edit:
    def edit(tree: ast.Module, node: ast.AST) -> None:
        assert isinstance(node, ast.Assign) and isinstance(node.value, ast.Call)
        factor = list(ast.walk(node.value.args[1]))[k]
        assert isinstance(factor, ast.BinOp)
        factor.right = _literal(new)

    return edit


def _remapped(node: ast.AST) -> tuple[ast.Constant, ast.List]:
    """The letters and the bindings of ``T.axis.remap``."""
    assert isinstance(node, ast.Assign) and isinstance(node.value, ast.Call)
    letters, bindings = node.value.args
    assert isinstance(letters, ast.Constant) and isinstance(bindings, ast.List)
    return letters, bindings


def _letter_changed(k: int) -> Edit:
    def edit(tree: ast.Module, node: ast.AST) -> None:
        letters, _ = _remapped(node)
        old = str(letters.value)
        letters.value = old[:k] + ("S" if old[k] == "R" else "R") + old[k + 1 :]

    return edit


def _bindings_swapped(k: int) -> Edit:
    def edit(tree: ast.Module, node: ast.AST) -> None:
        _, bindings = _remapped(node)
        bindings.elts[k - 1], bindings.elts[k] = bindings.elts[k], bindings.elts[k - 1]

    return edit


def _remapped_shifted(k: int, amount: int) -> Edit:
    """The binding of one variable of a ``remap`` shifted, its domain as before: the loop's extent."""

    def edit(tree: ast.Module, node: ast.AST) -> None:
        letters, bindings = _remapped(node)
        assert isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Tuple | ast.Name)
        target = node.targets[0]
        names = [ast.unparse(n) for n in (target.elts if isinstance(target, ast.Tuple) else [target])]
        extents = _extents(tree, node)
        kinds = {"S": "spatial", "R": "reduce"}
        made = []
        for i, (name, binding) in enumerate(zip(names, bindings.elts, strict=True)):
            shifted = _sum(binding, amount) if i == k else binding
            kind = kinds[str(letters.value)[i]]
            extent = extents[ast.unparse(binding)]
            made += ast.parse(f"{name} = T.axis.{kind}({extent}, {ast.unparse(shifted)})").body
        for parent in ast.walk(tree):
            if isinstance(parent, ast.With) and any(s is node for s in parent.body):
                at = next(i for i, s in enumerate(parent.body) if s is node)
                parent.body[at : at + 1] = made

    return edit


def _extents(tree: ast.Module, node: ast.AST) -> dict[str, str]:
    """The extents of the loops around a statement, by the loops' variables."""
    found: dict[str, str] = {}
    for loop in ast.walk(tree):  # outer loops come first
        if isinstance(loop, ast.For) and any(n is node for n in ast.walk(loop)):
            assert isinstance(loop.iter, ast.Call)
            targets = loop.target.elts if isinstance(loop.target, ast.Tuple) else [loop.target]
            arguments = loop.iter.args if called(loop.iter) == "grid" else loop.iter.args[-1:]
            found.update({ast.unparse(t): ast.unparse(e) for t, e in zip(targets, arguments, strict=True)})
    return found


def _allocation_smaller(k: int) -> Edit:
    def edit(tree: ast.Module, node: ast.AST) -> None:
        assert isinstance(node, ast.Assign) and isinstance(node.value, ast.Call)
        shape = node.value.args[0]
        assert isinstance(shape, ast.Tuple)
        value = _constant(shape.elts[k])
        shape.elts[k] = _sum(shape.elts[k], -1) if value is None or value > 1 else shape.elts[k]

    return edit
