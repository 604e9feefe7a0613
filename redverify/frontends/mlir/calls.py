"""Calls: of a function in the module its body stands in the place of the call.

A function without a body may do anything. One from numbers to a number is taken to be a function of its
operands that touches no memory, as mlir-tv takes it; the report says so. Other such calls are *events*: both
programs have to make the same ones in the same order with equal operands, and only then get equal results,
whatever these are. So an event may have any effect but one on the memory of the two programs, and it has
to return; the report says so.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from redverify.frontends.mlir.ir import Function, Op, Region, Shaped, Type, Value

_CALL = "func.call"


def inlined(function: Function, module: Sequence[Function]) -> Function:
    """The function with the bodies of the functions that it calls; recursion is refused."""
    if not any(op.name == _CALL for outer in function.body.ops for op in outer.walk()):
        return function
    return replace(function, body=_Inliner({f.name: f for f in module}).region(function.body, {}, ()))


def of_numbers(op: Op) -> bool:
    """Whether an operation is a call of a function without a body, from numbers to one number."""
    types = [v.type for v in (*op.operands, *op.results)]
    plain = all(isinstance(t, Type) and t.name != "index" for t in types)
    return op.name == _CALL and len(op.results) == 1 and plain


def is_event(op: Op) -> bool:
    """Whether an operation is another call of a function without a body, where others are inlined."""
    return op.name == _CALL and not of_numbers(op)


def events(function: Function) -> tuple[Op, ...]:
    """The other calls of functions without a body, in the order in which they are made.

    Raises :class:`.TranslationError` for one that takes or gives memory, gives an index, or stands in a loop
    or a branch.
    """
    found = tuple(filter(is_event, function.body.ops))
    for op in found:
        types = [v.type for v in (*op.operands, *op.results)]
        tensors = all(t.kind == "tensor" and not t.lanes for t in types if isinstance(t, Shaped))
        if not tensors or any(isinstance(r.type, Type) and r.type.name == "index" for r in op.results):
            raise op.refused("a function without a body that takes or gives memory, or gives an index")
    for op in (inner for outer in function.body.ops for inner in outer.walk()):
        if is_event(op) and op not in found:
            raise op.refused("a function without a body, of more than numbers, in a loop or a branch")
    return found


def same_events(source: Function, target: Function) -> bool:
    """Whether two programs make the same events in the same order, as far as names and types say."""
    ours, theirs = (
        [(e.attributes.get("callee"), *(v.type for v in (*e.operands, *e.results))) for e in events(function)]
        for function in (source, target)
    )
    return ours == theirs


def _leaves_frame(callee: Function) -> bool:
    """Whether a function returns memory and has some that ends with it."""
    returns = any(isinstance(t, Shaped) and t.kind == "memref" for t in callee.results)
    return returns and any(o.name == "memref.alloca" for op in callee.body.ops for o in op.walk())


@dataclass(slots=True)
class _Inliner:
    """Copies operations; values are new ones, so that a body can stand in several places."""

    functions: Mapping[str, Function]

    def region(self, region: Region, known: dict[Value, Value], within: tuple[str, ...]) -> Region:
        """A copy; ``known`` gives the new values of those around, ``within`` the calls around."""
        inner = dict(known)
        arguments = tuple(self._new(a, inner) for a in region.arguments)
        return Region(arguments, tuple(self._ops(region.ops, inner, within)))

    @staticmethod
    def _new(value: Value, known: dict[Value, Value]) -> Value:
        known[value] = Value(value.type, value.name)
        return known[value]

    def _ops(self, ops: Sequence[Op], known: dict[Value, Value], within: tuple[str, ...]) -> list[Op]:
        found: list[Op] = []
        for op in ops:
            if op.name == _CALL and self._callee(op) is not None:
                found += self._body(op, known, within)
                continue
            operands = tuple(known[o] for o in op.operands)
            regions = tuple(self.region(r, known, within) for r in op.regions)
            results = tuple(self._new(r, known) for r in op.results)
            found.append(replace(op, operands=operands, results=results, regions=regions))
        return found

    def _callee(self, op: Op) -> Function | None:
        return self.functions.get(str(op.attributes.get("callee")))

    def _body(self, op: Op, known: dict[Value, Value], within: tuple[str, ...]) -> list[Op]:
        """The operations of the function that is called; its results become those of the call."""
        callee = self._callee(op)
        assert callee is not None
        if callee.name in within:
            raise op.refused(f"{callee.name} calls itself")
        if not callee.body.ops or callee.body.ops[-1].name != "func.return":
            raise op.refused(f"{callee.name} does not end in a return")
        if _leaves_frame(callee):
            raise op.refused(f"{callee.name} may return memory of its own frame")
        if [o.type for o in op.operands] != [a.type for a in callee.body.arguments]:
            raise op.refused(f"its operands are not those of {callee.name}")
        inside = {a: known[o] for a, o in zip(callee.body.arguments, op.operands, strict=True)}
        *body, last = callee.body.ops
        found = self._ops(body, inside, (*within, callee.name))
        if len(last.operands) != len(op.results):
            raise op.refused(f"its results are not those of {callee.name}")
        known.update((r, inside[o]) for r, o in zip(op.results, last.operands, strict=True))
        return found
