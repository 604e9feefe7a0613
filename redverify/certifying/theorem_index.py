"""Which theorems of a certificate show which obligations of the verifier."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from redverify.checking.proofs.theorems import Annotation, Item, LoopNote, TheoremItem
from redverify.evaluation.obligation import Kind, Obligation
from redverify.language import core
from redverify.language.claims import Bound, OfBinding, Subject
from redverify.language.source import Span
from redverify.language.walks import blocks_of

#: Kinds of obligations that the invariant of the loop around them rests on.
_KEPT = frozenset((Kind.VALUE, Kind.FRESH, Kind.OPERATOR, Kind.ORDER, Kind.OVERLAP, Kind.COMPLETE))


@dataclass(frozen=True, slots=True)
class _Loop:
    """A loop of the program: its number in the certificate, whether it is parallel, its place."""

    label: str
    parallel: bool
    span: Span


class Theorems:
    """Finds the theorems of obligations by the loops around them."""

    def __init__(self, impl: core.Impl, annotations: Mapping[str, Annotation], items: Iterable[Item]) -> None:
        self._impl = impl
        self._names = [item.name for item in items if isinstance(item, TheoremItem)]
        self._around: dict[tuple[int, int], tuple[_Loop, ...]] = {}
        self._loops: list[_Loop] = []
        self._annotations = annotations
        self._walk(impl.body, (), ())

    def of(self, obligation: Obligation) -> tuple[str, ...]:
        """The theorems that show an obligation."""
        kind, span = obligation.kind, obligation.span
        if kind is Kind.SPEC:
            return ("consistent", "solvable", "defined", "inhabited")
        if kind is Kind.LAYOUT:
            return ("placed",)
        if kind is Kind.COVERAGE or span == self._impl.span:
            return self._outputs(obligation.subject)
        if kind is Kind.RACE:
            labels = [loop.label for loop in self._loops if loop.parallel and loop.span == span]
            labels = labels or [loop.label for loop in self._loops_around(span) if loop.parallel]
            return self._existing(f"race_{label}" for label in labels)
        around = self._loops_around(span)
        if not around:
            return self._existing(("program_vc",))
        kinds = ("vc", "kept") if kind in _KEPT else ("vc",)
        return self._existing(f"{k}_{around[-1].label}" for k in kinds)

    def _loops_around(self, span: Span) -> tuple[_Loop, ...]:
        """The loops around the command at a place, outer ones first."""
        return self._around.get((span.line, span.column), ())

    def _walk(self, block: core.Block, path: tuple[int, ...], around: tuple[_Loop, ...]) -> None:
        """Note the loops around every command of a block."""
        for position, command in enumerate(block):
            here = (*path, position)
            self._around.setdefault((command.span.line, command.span.column), around)
            inner = around
            if isinstance(command, core.Loop):
                note = self._annotations.get("/".join(str(p) for p in here))
                if isinstance(note, LoopNote):
                    loop = _Loop(note.heap.removeprefix("known_"), command.parallel, command.span)
                    self._loops.append(loop)
                    inner = (*around, loop)
            inside = blocks_of(command)
            for number, body in enumerate(inside):
                self._walk(body, here if len(inside) == 1 else (*here, number), inner)

    def _outputs(self, subject: Subject) -> tuple[str, ...]:
        """The theorems on the values of outputs: those of a binding, of an array, or all."""
        outputs = [t.name for t in self._impl.spec.tensors.values() if t.kind == "output"]
        every, chosen = [], []
        for position, binding in enumerate(self._impl.bindings):
            if binding.tensor in outputs:
                name = f"output_{outputs.index(binding.tensor)}_{position}"
                every.append(name)
                if _concerns(subject, binding):
                    chosen.append(name)
        return self._existing(chosen or every)

    def _existing(self, names: Iterable[str]) -> tuple[str, ...]:
        return tuple(n for n in names if n in self._names)


def _concerns(subject: Subject, binding: core.Binding) -> bool:
    """Whether an obligation is about a binding; a cell's final value is about its whole array."""
    match subject:
        case Bound(claim=OfBinding.FINAL_VALUE, binding=own):
            return own.array == binding.array
        case Bound(binding=own):
            return own == binding
        case _:
            return False
