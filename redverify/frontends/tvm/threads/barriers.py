"""Where TVM puts the barriers of a kernel: its own lowering is run, and the barriers are carried back.

``ThreadSync`` works on lowered code, in which blocks have lost their variables. So each loop, block and
branch of the scheduled function gets a *mark*, an attribute with a number that no pass reads. The marks
survive the lowering. A barrier of the lowered code then stands at marks, and is put at the same place of
the scheduled function, as ``T.tvm_storage_sync("shared")``. A barrier whose place is not certain is an
error, and so is a lowering that the marks have changed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from itertools import takewhile
from typing import Any, Literal

from redverify.frontends.common.errors import Place, TranslationError
from redverify.frontends.tvm.locations import TirOrigin
from redverify.frontends.tvm.threads.statement_marks import MARK, SHARED, Inserter, Marker, is_barrier
from redverify.frontends.tvm.tir import kind_of, statements

#: The passes of TVM's default pipeline up to ``ThreadSync``, without those that only check or that
#: name common subexpressions. ``LowerCrossThreadReduction`` has been run before.
_PASSES = (
    ("s_tir", "CanonicalizeLoop"),
    ("s_tir", "LowerInitBlock"),
    ("s_tir", "PlanAndUpdateBufferAllocationLocation"),
    ("s_tir", "ConvertBlocksToOpaque"),
    ("s_tir", "LiftThreadBinding"),
    ("s_tir", "ManifestSharedMemoryLocalStage"),
    ("s_tir", "CompactBufferAllocation"),
    ("s_tir", "LowerAutoCopy"),
    ("s_tir", "UnifyThreadBinding"),
    ("s_tir", "LowerMatchBuffer"),
    ("s_tir", "StmtSimplify"),
    ("s_tir", "InjectPermutedLayout"),
    ("s_tir", "AnnotateIrregularLoop"),
    ("s_tir", "InjectSoftwarePipeline"),
    ("s_tir", "TransformMmaBufferLayout"),
    ("s_tir", "LowerOpaqueBlock"),
    ("tirx", "FlattenBuffer"),
    ("tirx", "BF16ComputeLegalize"),
    ("tirx", "NarrowDataType", 32),
    ("s_tir", "LoopPartition"),
    ("tirx", "VectorizeLoop", True),
    ("s_tir", "InjectVirtualThread"),
    ("s_tir", "InjectDoubleBuffer"),
    ("tirx", "StorageRewrite"),
    ("s_tir", "HoistIfThenElse"),
    ("tirx", "UnrollLoop"),
    ("s_tir", "RenormalizeSplitPattern"),
    ("tirx", "StmtSimplify"),
    ("tirx", "RemoveNoOp"),
    ("s_tir", "RewriteUnsafeSelect"),
    ("s_tir", "ThreadSync", "shared"),
    ("s_tir", "ThreadSync", "shared.dyn"),
)


class BarrierError(TranslationError):
    """What is wrong with a barrier; ``code`` is that of a diagnostic.

    ``RV612``: threads do not all come to it. ``RV613``: what TVM makes of it has no certain place in the
    scheduled function. ``RV614``: threads exchange a value without a barrier between.
    """

    def __init__(self, code: str, construct: str, place: Place | None = None, hint: str = "") -> None:
        self.code = code
        super().__init__(f"{code}: {construct}", place, hint)


def with_barriers(function: Any, target: Any = None) -> Any:
    """The scheduled function with the barriers that TVM's ``ThreadSync`` adds, as statements.

    ``function`` is a PrimFunc with sblocks, after ``LowerCrossThreadReduction``. Barriers that it has
    already stay. :class:`BarrierError` is raised for a barrier without a certain place, and for a loop that
    TVM makes a software pipeline: the barriers are those of the pipelined kernel, whose buffers have
    several versions, and this one would lack others.
    """
    _check_pipelines(function, function.body)
    marker = Marker()
    marked = function.with_body(marker.statement(function.body))
    stream = _Stream()
    stream.read(_lowered(marked, target).body)
    plain = _Stream()
    plain.read(_lowered(function, target).body)
    _check_unchanged(function, stream, plain)
    _check_order(function, stream, marker)
    _check_storage(function, plain)
    before = _places(function, stream, marker)
    return function.with_body(Inserter(before).statement(function.body)) if before else function


def _check_pipelines(function: Any, node: Any) -> None:
    """Refuse the annotations that ``InjectSoftwarePipeline`` obeys."""
    keys = [str(k) for k in node.annotations] if kind_of(node) == "For" else []
    found = [k for k in keys if k.startswith("software_pipeline_")]
    if found:
        raise BarrierError(
            "RV613",
            f"loop {node.loop_var.name} becomes a software pipeline: {found[0]}",
            TirOrigin(function, "scheduled", node).place(),
            "take the annotation off, or verify the sblocks (--level sblock)",
        )
    for inner in statements(node):
        _check_pipelines(function, inner)


def _lowered(function: Any, target: Any) -> Any:
    """The function after the passes of TVM up to ``ThreadSync``."""
    tvm = import_module("tvm")
    chosen = target if target is not None else "cuda"
    if kind_of(chosen) != "Target":
        chosen = tvm.target.Target(chosen)
    function = function.with_attr("target", tvm.target.Target(chosen, host="llvm"))
    module = tvm.IRModule({"main": function})
    for dialect, name, *arguments in _PASSES:
        try:
            module = getattr(import_module(f"tvm.{dialect}").transform, name)(*arguments)(module)
        except Exception as error:
            lines = [line for line in str(error).splitlines() if line.strip()]
            reason = lines[-1].strip() if lines else type(error).__name__
            raise BarrierError("RV613", f"TVM's pass {name} fails on the function: {reason}") from error
    return module["main"]


# ---------------------------------------------------------------- the lowered code as a stream


@dataclass(frozen=True, slots=True)
class _Token:
    """What opens (a mark, a loop, a condition) or closes, a barrier, or a statement."""

    kind: Literal["mark", "unmark", "loop", "if", "end", "barrier", "statement"]
    number: int = -1
    text: str = ""

    @property
    def opens(self) -> bool:
        """Whether a token comes later that closes this one."""
        return self.kind in ("mark", "loop", "if")

    @property
    def closes(self) -> bool:
        """Whether the token closes what was opened last."""
        return self.kind in ("unmark", "end")


@dataclass(slots=True)
class _Stream:
    """Lowered code as tokens; ``shared`` are the shared buffers that it allocates."""

    tokens: list[_Token] = field(default_factory=list)
    shared: list[str] = field(default_factory=list)
    threads: set[str] = field(default_factory=set)

    def read(self, node: Any) -> None:
        """Append the tokens of a statement."""
        match kind_of(node):
            case "AttrStmt" if str(node.attr_key) == MARK:
                number = int(node.value)
                self._around(_Token("mark", number), _Token("unmark", number), node)
            case "AttrStmt" if str(node.attr_key) == "thread_extent":
                if "threadIdx" in str(node.node.thread_tag):
                    self.threads.add(str(node.node.var.name))
                self._inside(node)
            case "For" | "While":
                extent = str(getattr(node, "extent", "?"))
                self._around(_Token("loop", text=extent), _Token("end"), node)
            case "IfThenElse":
                condition = f"{node.condition}"
                for case in statements(node):
                    self.tokens.append(_Token("if", text=condition))
                    self.read(case)
                    self.tokens.append(_Token("end"))
            case "Evaluate" if is_barrier(node):
                self.tokens.append(_Token("barrier"))
            case "Evaluate" if kind_of(node.value) == "IntImm":
                return
            case "BufferStore" | "Evaluate":
                name = str(node.buffer.name) if kind_of(node) == "BufferStore" else "call"
                self.tokens.append(_Token("statement", text=name))
            case "AllocBuffer" if str(node.buffer.ty.storage_scope) in SHARED:
                self.shared.append(str(node.buffer.name))
                self._inside(node)
            case _:
                self._inside(node)

    def _around(self, first: _Token, last: _Token, node: Any) -> None:
        self.tokens.append(first)
        self._inside(node)
        self.tokens.append(last)

    def _inside(self, node: Any) -> None:
        for statement in statements(node):
            self.read(statement)

    def skeleton(self) -> list[tuple[str, str]]:
        """The stream without marks."""
        return [
            (t.kind, "" if t.kind == "if" else t.text) for t in self.tokens if not t.kind.endswith("mark")
        ]


def _check_unchanged(function: Any, marked: _Stream, plain: _Stream) -> None:
    if marked.skeleton() != plain.skeleton():
        raise BarrierError(
            "RV613",
            "TVM lowers the function in another way if its statements are marked",
            TirOrigin(function, "scheduled", function.body).place(),
        )


def _check_order(function: Any, stream: _Stream, marker: Marker) -> None:
    """The lowered statements are nested as they were, stand in the same order, and are in no new loop."""
    open_: list[tuple[_Token, list[int]]] = []
    present = {t.number for t in stream.tokens if t.kind == "mark"}

    def around() -> tuple[int, list[int]]:
        found = next((o for o in reversed(open_) if o[0].kind == "mark"), None)
        return (0, []) if found is None else (found[0].number, found[1])

    for token in stream.tokens:
        right = True
        if token.kind == "mark":
            outer, seen = around()
            again = kind_of(marker.nodes[outer]) == "For" and marker.nodes[outer].thread_binding is None
            right = outer == _around(token.number, present, marker) and (
                again or not seen or outer == 0 or seen[-1] <= token.number
            )
            seen.append(token.number)
        elif token.kind == "loop" and token.text not in ("1", "T.int64(1)"):
            node = marker.nodes[around()[0]]
            nested = bool(open_) and open_[-1][0].kind == "loop"
            right = kind_of(node) == "For" and node.thread_binding is None and not nested
        if not right:
            node = marker.nodes[token.number if token.kind == "mark" else around()[0]]
            raise BarrierError(
                "RV613",
                "TVM moves statements of the kernel when it lowers them, as for software pipelines",
                TirOrigin(function, "scheduled", node).place(),
            )
        if token.opens:
            open_.append((token, []))
        elif token.closes:
            open_.pop()


def _around(number: int, present: set[int], marker: Marker) -> int:
    """The innermost statement around a statement whose mark is in the lowered code."""
    number = marker.parents[number]
    while number and number not in present:
        number = marker.parents[number]
    return number


def _check_storage(function: Any, plain: _Stream) -> None:
    """Two shared buffers that TVM puts into the same memory are not told apart by the translation."""
    declared = list(_shared_buffers(function.body))
    if len(plain.shared) < len(declared):
        raise BarrierError(
            "RV613",
            f"TVM's StorageRewrite puts shared buffers into the same memory: of {', '.join(declared)} "
            f"it leaves {', '.join(plain.shared) or 'none'}",
            hint="the place of a value in shared memory is not translated",
        )


def _shared_buffers(node: Any) -> Iterator[str]:
    if kind_of(node) == "SBlockRealize":
        for buffer in node.block.alloc_buffers:
            if str(buffer.ty.storage_scope) in SHARED:
                yield str(buffer.name)
    for inner in statements(node):
        yield from _shared_buffers(inner)


# ---------------------------------------------------------------- the places of barriers


def _places(function: Any, stream: _Stream, marker: Marker) -> frozenset[int]:
    """The numbers of the statements that a barrier stands before."""
    tokens, parents = stream.tokens, _parents(stream.tokens)
    barriers = [
        i
        for i, t in enumerate(tokens)
        if t.kind == "barrier" and not (i in parents and is_barrier(marker.nodes[tokens[parents[i]].number]))
    ]
    prefix = _prefix(marker)
    chains = {i: [p for p in _beside(tokens, i) if tokens[p].number not in prefix] for i in barriers}
    covered = {p for chain in chains.values() for p in chain}
    instances: dict[int, set[int]] = {}
    for position, token in enumerate(tokens):
        if token.kind == "mark":
            instances.setdefault(token.number, set()).add(position)
    found: set[int] = set()
    for barrier, chain in chains.items():
        for position in sorted(chain):
            number = tokens[position].number
            if instances[number] <= covered and not _under_new_condition(tokens, position, parents, marker):
                found.add(number)
                break
        else:
            raise _without_place(function, stream, barrier, parents, marker)
    return frozenset(found)


def _beside(tokens: list[_Token], barrier: int) -> list[int]:
    """The marks right before or right after a barrier: it stands before each of their statements."""
    before = takewhile(lambda p: tokens[p].kind in ("mark", "barrier"), range(barrier - 1, -1, -1))
    after = takewhile(lambda p: tokens[p].kind in ("mark", "barrier"), range(barrier + 1, len(tokens)))
    return [p for p in (*before, *after) if tokens[p].kind == "mark"]


def _parents(tokens: list[_Token]) -> Mapping[int, int]:
    """For each token inside of a mark the position of the innermost mark around it."""
    result: dict[int, int] = {}
    open_: list[int] = []
    for position, token in enumerate(tokens):
        if token.kind == "unmark":
            open_.pop()
        if open_:
            result[position] = open_[-1]
        if token.kind == "mark":
            open_.append(position)
    return result


def _conditions(tokens: list[_Token], position: int, parents: Mapping[int, int]) -> list[str]:
    """The conditions around a token inside of the innermost mark around it."""
    open_: list[_Token] = []
    for token in tokens[parents.get(position, -1) + 1 : position]:
        if token.kind in ("if", "loop"):
            open_.append(token)
        elif token.kind == "end":
            open_.pop()
    return [token.text for token in open_ if token.kind == "if"]


def _under_new_condition(
    tokens: list[_Token], position: int, parents: Mapping[int, int], marker: Marker
) -> bool:
    """Whether TVM has put a condition around the marked statement that the function does not have there."""
    if not _conditions(tokens, position, parents):
        return False
    around = marker.nodes.get(tokens[parents[position]].number) if position in parents else None
    return kind_of(around) not in ("IfThenElse", "SBlockRealize")


def _prefix(marker: Marker) -> frozenset[int]:
    """The loops over threads and blocks that lie around all of a kernel, and the root block."""
    found: set[int] = set()

    def visit(node: Any) -> None:
        if kind_of(node) == "For" and node.thread_binding is not None:
            found.update(n for n, known in marker.nodes.items() if known.same_as(node))
            visit(node.body)

    def outermost(node: Any) -> None:
        if kind_of(node) == "For" and node.thread_binding is not None:
            visit(node)
            return
        for inner in statements(node):
            outermost(inner)

    outermost(marker.nodes[0])
    return frozenset({0, *found})


def _without_place(
    function: Any, stream: _Stream, barrier: int, parents: Mapping[int, int], marker: Marker
) -> BarrierError:
    """The error for a barrier that stands before no statement of the scheduled function."""
    around = parents.get(barrier)
    place = None
    if around is not None:
        node = marker.nodes[stream.tokens[around].number]
        place = TirOrigin(function, "scheduled", node).place()
    conditions = _conditions(stream.tokens, barrier, parents)
    depends: Callable[[str], bool] = lambda text: any(t in text for t in stream.threads)  # noqa: E731
    if any(depends(c) for c in conditions):
        text = next(c for c in conditions if depends(c))
        return BarrierError(
            "RV612",
            f"TVM puts a barrier under the condition {text}, which the threads do not share",
            place,
            "a barrier that only some threads come to is undefined behaviour",
        )
    under = f" (under the condition {conditions[0]})" if conditions else ""
    return BarrierError(
        "RV613", f"a barrier that TVM adds stands before no statement of the function{under}", place
    )
