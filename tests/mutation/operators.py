"""The mutation operators: all first-order mutants of a program, on its syntax tree."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from redverify.language import syntax as sx
from redverify.language.printer import file_text

from .corpus import Program
from .sites import Put, Site, Sort, Walker, replaced

ONE = sx.Number("1")

_OTHER_COMPARISON = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": ">=", "!=": "<="}
_OTHER_OPERATOR = {"+": "-", "-": "+", "*": "+", "/": "*", "and": "or", "or": "and"}
_OTHER_WORD = {
    "min": "max",
    "max": "min",
    "sum": "prod",
    "prod": "sum",
    "any": "all",
    "all": "any",
    "xor": "any",
}
_OTHER_ACCUMULATION = {
    "+": "*",
    "*": "+",
    "max": "min",
    "min": "max",
    "and": "or",
    "or": "and",
    "xor": "or",
}
_ORDERED = ("-", "/", "//", "%")

#: Names tried in place of another one: arrays, tensors, variables.
_ALTERNATIVES = 2


@dataclass(frozen=True, slots=True)
class Mutant:
    """A changed program: the operator that made it, what was changed, and the text."""

    program: str
    impl: str
    source: str
    operator: str
    text: str


@dataclass(slots=True)
class _Names:
    """Types and ranks of the names of a program, and the operators of two arguments."""

    tensors: dict[str, tuple[int, str]] = field(default_factory=dict)
    arrays: dict[str, tuple[int, str]] = field(default_factory=dict)
    binary: set[str] = field(default_factory=set)

    def others(self, name: str, among: dict[str, tuple[int, str]]) -> list[str]:
        """Some names of the same rank and type."""
        return [n for n, kind in among.items() if n != name and kind == among.get(name)][:_ALTERNATIVES]


def mutants(program: Program) -> list[Mutant]:
    """All first-order mutants whose texts differ, in a fixed order."""
    found: dict[str, Mutant] = {}
    original = file_text(program.tree)
    for operator, tree in changes(program.tree):
        text = file_text(tree)
        if text != original and text not in found:
            found[text] = Mutant(program.path, program.impl, program.source, operator, text)
    return list(found.values())


def changes(tree: sx.File) -> Iterator[tuple[str, sx.File]]:
    """Operator and changed file, for all places."""
    names = _names(tree)
    for position, block in enumerate(tree.blocks):

        def put(new: Any, position: int = position) -> sx.File:
            return replace(tree, blocks=replaced(tree.blocks, position, new))

        if isinstance(block, sx.SpecBlock):
            yield from _spec(block, names, put)
        else:
            yield from _impl(block, names, put)


def _names(tree: sx.File) -> _Names:
    names = _Names()
    for block in tree.blocks:
        if isinstance(block, sx.ImplBlock):
            continue
        for item in block.items:
            match item:
                case sx.BoundaryItem():
                    names.tensors[item.name.name] = (len(item.extents), item.type.name)
                case sx.TensorItem():
                    names.tensors[item.name.name] = (len(item.variables), item.type.name)
                case sx.OperatorItem():
                    names.binary.add(item.name.name)
                case sx.FunctionItem():
                    if len(item.arguments) == 2:
                        names.binary.add(item.name.name)
    for block in tree.blocks:
        if isinstance(block, sx.ImplBlock):
            for binding in block.bindings:
                rank, type_ = names.tensors.get(binding.tensor.name, (-1, ""))
                indices = rank if binding.indices is None else len(binding.indices)
                names.arrays[binding.array.name] = (indices, type_)
            _allocations(block.body, names)
    return names


def _allocations(block: sx.Block, names: _Names) -> None:
    for command in block:
        match command:
            case sx.Allocate():
                names.arrays[command.array.name] = (len(command.extents), command.type.name)
            case sx.Scope() | sx.Loop():
                _allocations(command.body, names)
            case sx.If():
                for branch in command.branches:
                    _allocations(branch.body, names)
                _allocations(command.otherwise or (), names)


# ---------------------------------------------------------------- expressions


def _plus(expr: sx.Expr, amount: int) -> sx.Expr:
    if isinstance(expr, sx.Number) and expr.is_whole and int(expr.text) + amount >= 0:
        return sx.Number(str(int(expr.text) + amount))
    return sx.Binary("+" if amount > 0 else "-", expr, sx.Number(str(abs(amount))))


def _expressions(sites: Iterator[Site], names: _Names) -> Iterator[tuple[str, sx.File]]:
    for site in sites:
        for operator, new in _expression(site, names):
            yield operator, site.put(new)


def _expression(site: Site, names: _Names) -> Iterator[tuple[str, sx.Expr]]:
    """What one expression is replaced by."""
    node, index = site.node, site.sort is Sort.INDEX
    if index and site.top:
        yield f"{site.role} ±1", _plus(node, 1)
        yield f"{site.role} ±1", _plus(node, -1)
    if site.sort is Sort.CONDITION and site.top and not isinstance(node, sx.Truth):
        yield "condition negated", sx.Not(node)
    match node:
        case sx.Number(text=text) if index and not site.top:
            yield "constant in an index", sx.Number(str(int(text) + 1))
        case sx.Number(text=text) if site.sort is Sort.VALUE:
            one, zero = ("1", "0") if node.is_whole else ("1.0", "0.0")
            yield "literal changed", sx.Number(zero if text == one else one)
        case sx.Truth(value=value):
            yield "literal changed", sx.Truth(not value)
        case sx.Infinity():
            yield "literal changed", sx.Negate(node)
        case sx.Negate(operand=operand) | sx.Not(operand=operand):
            yield "negation dropped", operand
        case sx.Variable(name=name) if index and name in site.variables:
            for other in [v for v in reversed(site.variables) if v != name][:_ALTERNATIVES]:
                yield "another variable", sx.Variable(other)
        case sx.Binary():
            yield from _binary(node)
        case sx.Comparison(operators=operators):
            for position, operator in enumerate(operators):
                changed = replaced(operators, position, _OTHER_COMPARISON[operator])
                yield "comparison changed", replace(node, operators=changed)
        case sx.Call():
            yield from _call(node, site, names)
        case sx.ArrayRead(array=array, indices=indices):
            for position in range(len(indices) - 1):
                yield "indices swapped", replace(node, indices=_swapped(indices, position))
            for other in names.others(array, names.arrays):
                yield "another array", replace(node, array=other)
        case sx.Reduction(word=word) if word in _OTHER_WORD:
            yield "operator changed", replace(node, word=_OTHER_WORD[word])


def _swapped(sequence: tuple[Any, ...], position: int) -> tuple[Any, ...]:
    return replaced(sequence, position, sequence[position + 1], sequence[position], count=2)


def _binary(node: sx.Binary) -> Iterator[tuple[str, sx.Expr]]:
    operator, right = node.operator, node.right
    if operator in _ORDERED and node.left != right:
        yield "operands swapped", replace(node, left=right, right=node.left)
    if operator in _OTHER_OPERATOR:
        yield "operator changed", replace(node, operator=_OTHER_OPERATOR[operator])
    if operator in ("//", "%") and isinstance(right, sx.Number):
        yield "divisor changed", replace(node, right=_plus(right, 1))
        if int(right.text) > 1:
            yield "divisor changed", replace(node, right=_plus(right, -1))
        yield "operator changed", replace(node, operator="%" if operator == "//" else "//")


def _call(node: sx.Call, site: Site, names: _Names) -> Iterator[tuple[str, sx.Expr]]:
    name, arguments = node.name, node.arguments
    if name in ("min", "max"):
        yield "operator changed", replace(node, name=_OTHER_WORD[name])
    if name == "select" and len(arguments) == 3:
        condition, then, otherwise = arguments
        yield "operands swapped", replace(node, arguments=(condition, otherwise, then))
    if name in names.binary and len(arguments) == 2:
        yield "operands swapped", replace(node, arguments=(arguments[1], arguments[0]))
    if site.sort is Sort.VALUE and name in names.tensors:
        for position in range(len(arguments) - 1):
            yield "indices swapped", replace(node, arguments=_swapped(arguments, position))
        for other in names.others(name, names.tensors):
            yield f"another tensor ({site.role})", replace(node, name=other)


# ---------------------------------------------------------------- specifications


def _spec(block: sx.SpecBlock, names: _Names, put: Put) -> Iterator[tuple[str, sx.File]]:
    walker = Walker(frozenset(names.tensors))
    for position, item in enumerate(block.items):

        def place(new: Any, position: int = position) -> sx.File:
            return put(replace(block, items=replaced(block.items, position, *([] if new is None else [new]))))

        match item:
            case sx.Assume():
                yield "assumption dropped", place(None)
            case sx.OperatorItem(laws=laws):
                for number in range(len(laws)):
                    yield "law dropped", place(replace(item, laws=replaced(laws, number)))
            case sx.BoundaryItem(extents=extents):
                for number, extent in enumerate(extents):
                    for amount in (1, -1):
                        new = replace(extent, upper=_plus(extent.upper, amount))
                        changed = replace(item, extents=replaced(extents, number, new))
                        yield "specification: region ±1", place(changed)
                if item.range is not None:
                    for amount in (1, -1):
                        new = replace(item.range, upper=_plus(item.range.upper, amount))
                        yield "specification: range ±1", place(replace(item, range=new))
                if item.monotone:
                    yield "specification: monotone dropped", place(replace(item, monotone=False))
            case sx.EquationItem(variables=variables, guard=guard):
                own = tuple([v.name for v in variables])
                sites = [*walker.field(item, "value", "equation", Sort.VALUE, own, place)]
                if guard is not None:
                    sites += walker.field(item, "guard", "guard", Sort.CONDITION, own, place)
                    yield "specification: guard dropped", place(replace(item, guard=None))
                for operator, tree in _expressions(iter(sites), names):
                    yield f"specification: {operator}", tree


# ---------------------------------------------------------------- implementations


def _impl(block: sx.ImplBlock, names: _Names, put: Put) -> Iterator[tuple[str, sx.File]]:
    walker = Walker(frozenset(names.tensors))
    for position in range(len(block.assumptions)):
        yield "assumption dropped", put(replace(block, assumptions=replaced(block.assumptions, position)))
    for position, binding in enumerate(block.bindings):

        def place(new: Any, position: int = position) -> sx.File:
            return put(replace(block, bindings=replaced(block.bindings, position, new)))

        own = tuple([v.name for v in binding.variables or ()])
        sites = [*walker.field(binding, "indices", "binding index", Sort.INDEX, own, place)]
        sites += walker.field(binding, "extents", "extent", Sort.INDEX, (), place)
        yield from _expressions(iter(sites), names)
        for other in names.others(binding.tensor.name, names.tensors):
            yield "another tensor (binding)", place(replace(binding, tensor=sx.Ident(other)))
    commands = _Commands(names, walker)
    yield from commands.block(block.body, (), lambda body: put(replace(block, body=body)))


@dataclass(frozen=True, slots=True)
class _Commands:
    """The changes of commands and blocks."""

    names: _Names
    walker: Walker

    def block(self, block: sx.Block, variables: tuple[str, ...], put: Put) -> Iterator[tuple[str, sx.File]]:
        """Changes of a block as a list, then those of its commands."""

        def place(position: int, *new: sx.Command, count: int = 1) -> sx.File:
            changed = replaced(block, position, *new, count=count)
            return put(changed or (sx.Skip(),))

        inner = variables
        for position, command in enumerate(block):
            if isinstance(command, sx.Let | sx.DataLet):
                inner = (*inner, command.variable.name)
            if not isinstance(command, sx.Let | sx.DataLet | sx.Allocate | sx.Skip):
                dropped = "reset dropped" if isinstance(command, sx.Assign) else "statement dropped"
                yield dropped, place(position)
                yield "statement duplicated", place(position, command, command)
            if position + 1 < len(block):
                following = block[position + 1]
                yield "statements swapped", place(position, following, command, count=2)
                if isinstance(command, sx.Scope) and isinstance(following, sx.Scope):
                    merged = sx.Scope(
                        tuple(dict.fromkeys((*command.arrays, *following.arrays))),
                        command.body + following.body,
                    )
                    yield "scopes merged", place(position, merged, count=2)
            for operator, new in self._command(command):
                yield operator, place(position, *new)

            def one(new: Any, position: int = position) -> sx.File:
                return place(position, new)

            yield from self._inside(command, inner, one)

    def _command(self, command: sx.Command) -> Iterator[tuple[str, sx.Block]]:
        """What one command is replaced by."""
        match command:
            case sx.Assign(array=array, indices=indices):
                yield from self._target(command, array, indices)
            case sx.Accumulate():
                yield from self._target(command, command.array, command.indices)
                yield from self._accumulate(command)
            case sx.Scope():
                yield from _scope(command)
            case sx.If(branches=branches, otherwise=otherwise):
                for number, branch in enumerate(branches):
                    yield "guard dropped", branch.body
                    if len(branches) > 1:
                        yield "branch dropped", (replace(command, branches=replaced(branches, number)),)
                if otherwise is not None:
                    yield "else dropped", (replace(command, otherwise=None),)
                    yield "guard dropped", otherwise
            case sx.Loop(parallel=parallel, body=body):
                yield "par to for" if parallel else "for to par", (replace(command, parallel=not parallel),)
                for number, inner in enumerate(body):
                    if isinstance(inner, sx.Scope):
                        opened = replace(command, body=replaced(body, number, *inner.body))
                        yield "scope moved outward", (sx.Scope(inner.arrays, (opened,)),)
                if len(body) == 1 and isinstance(body[0], sx.Loop):
                    swapped = replace(body[0], body=(replace(command, body=body[0].body),))
                    yield "loops exchanged", (swapped,)

    def _target(
        self, command: Any, array: sx.Ident, indices: tuple[sx.Expr, ...]
    ) -> Iterator[tuple[str, sx.Block]]:
        for other in self.names.others(array.name, self.names.arrays):
            yield "another array", (replace(command, array=sx.Ident(other)),)
        for position in range(len(indices) - 1):
            yield "indices swapped", (replace(command, indices=_swapped(indices, position)),)

    def _accumulate(self, command: sx.Accumulate) -> Iterator[tuple[str, sx.Block]]:
        word, inserted = command.operator.name, command.reduction_indices
        yield (
            "atomic removed" if command.atomic else "atomic added",
            (replace(command, atomic=not command.atomic),),
        )
        if word in _OTHER_ACCUMULATION:
            yield "operator changed", (replace(command, operator=sx.Ident(_OTHER_ACCUMULATION[word])),)
        assign = sx.Assign(command.array, command.indices, command.annotation, command.value)
        yield "accumulation to assignment", (assign,)
        if inserted is not None:
            yield "reduction index dropped", (replace(command, reduction_indices=None),)
            for position in range(len(inserted) - 1):
                changed = replace(command, reduction_indices=_swapped(inserted, position))
                yield "indices swapped", (changed,)

    def _inside(
        self, command: sx.Command, variables: tuple[str, ...], put: Put
    ) -> Iterator[tuple[str, sx.File]]:
        """Changes of the expressions and blocks of a command."""
        walk, sites = self.walker.field, list[Site]()
        match command:
            case sx.Assign() | sx.Accumulate():
                sites += walk(command, "indices", "array index", Sort.INDEX, variables, put)
                sites += walk(command, "annotation", "annotation", Sort.VALUE, variables, put)
                if isinstance(command, sx.Accumulate):
                    role = "reduction index"
                    sites += walk(command, "reduction_indices", role, Sort.INDEX, variables, put)
                sites += walk(command, "value", "value", Sort.VALUE, variables, put)
            case sx.Let():
                sites += walk(command, "value", "let value", Sort.INDEX, variables, put)
            case sx.DataLet():
                sites += walk(command, "annotation", "annotation", Sort.VALUE, variables, put)
                sites += walk(command, "value", "value", Sort.VALUE, variables, put)
                sites += walk(command, "lower", "range of data", Sort.INDEX, variables, put)
                sites += walk(command, "upper", "range of data", Sort.INDEX, variables, put)
            case sx.Allocate():
                sites += walk(command, "extents", "extent", Sort.INDEX, variables, put)
            case sx.Scope():
                yield from self.block(command.body, variables, lambda body: put(replace(command, body=body)))
            case sx.If():
                yield from self._branches(command, variables, put)
            case sx.Loop(lower=lower):
                sites += walk(command, "lower", "loop bound", Sort.INDEX, variables, put)
                sites += walk(command, "upper", "loop bound", Sort.INDEX, variables, put)
                if lower is None:
                    yield "loop bound ±1", put(replace(command, lower=ONE))
                    yield "loop bound ±1", put(replace(command, lower=sx.Negate(ONE)))
                more = (*variables, command.variable.name)
                yield from self.block(command.body, more, lambda body: put(replace(command, body=body)))
        yield from _expressions(iter(sites), self.names)

    def _branches(
        self, command: sx.If, variables: tuple[str, ...], put: Put
    ) -> Iterator[tuple[str, sx.File]]:
        branches = command.branches
        for number, branch in enumerate(branches):

            def place(new: Any, number: int = number) -> sx.File:
                return put(replace(command, branches=replaced(branches, number, new)))

            def body(new: Any, branch: sx.Branch = branch, number: int = number) -> sx.File:
                changed = replaced(branches, number, replace(branch, body=new))
                return put(replace(command, branches=changed))

            sites = self.walker.field(branch, "condition", "condition", Sort.CONDITION, variables, place)
            yield from _expressions(sites, self.names)
            yield from self.block(branch.body, variables, body)
        if command.otherwise is not None:
            yield from self.block(
                command.otherwise, variables, lambda new: put(replace(command, otherwise=new))
            )


def _scope(command: sx.Scope) -> Iterator[tuple[str, sx.Block]]:
    body, arrays = command.body, command.arrays
    yield "scope removed", body
    for number, inner in enumerate(body):
        if isinstance(inner, sx.Loop | sx.If):
            yield "scope moved inward", replaced(body, number, _pushed(inner, arrays))
    if len(body) > 1:
        for cut in range(1, len(body)):
            yield "scope split", (sx.Scope(arrays, body[:cut]), sx.Scope(arrays, body[cut:]))
    if len(arrays) > 1:
        for number in range(len(arrays)):
            yield "array removed from a scope", (replace(command, arrays=replaced(arrays, number)),)


def _pushed(command: sx.Loop | sx.If, arrays: tuple[sx.Ident, ...]) -> sx.Command:
    """A loop or conditional with the scope around its bodies."""
    if isinstance(command, sx.Loop):
        return replace(command, body=(sx.Scope(arrays, command.body),))
    return replace(
        command,
        branches=tuple([replace(b, body=(sx.Scope(arrays, b.body),)) for b in command.branches]),
        otherwise=None if command.otherwise is None else (sx.Scope(arrays, command.otherwise),),
    )
