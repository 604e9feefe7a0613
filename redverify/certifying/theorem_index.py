"""Which theorems of a certificate show which obligations of the verifier."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from typing import Any

from redverify.checking.data.items import Annotation, Item, LoopNote, TheoremItem
from redverify.language import core
from redverify.language.source import Span

#: Kinds of obligations that the invariant of the loop around them rests on.
_KEPT = frozenset(("value", "fresh", "operator", "order", "overlap", "complete"))


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

    def of(self, kind: str, span: Span, text: str) -> tuple[str, ...]:
        """The theorems that show an obligation."""
        if kind == "spec":
            return ("consistent", "solvable")
        if kind == "layout":
            return ("placed",)
        if kind == "coverage" or span == self._impl.span:
            return self._outputs(span, text)
        if kind == "race":
            labels = [loop.label for loop in self._loops if loop.parallel and loop.span == span]
            labels = labels or [loop.label for loop in self._loops_around(span) if loop.parallel]
            return self._existing(f"race_{label}" for label in labels)
        around = self._loops_around(span)
        if not around:
            return self._existing(("program_vc",))
        kinds = ("vc", "kept") if kind in _KEPT else ("vc",)
        return self._existing(f"{k}_{around[-1].label}" for k in kinds)

    def _loops_around(self, span: Span) -> tuple[_Loop, ...]:
        """The loops around a place, outer ones first."""
        return self._around.get((span.line, span.column), ())

    def _walk(self, block: core.Block, path: tuple[int, ...], around: tuple[_Loop, ...]) -> None:
        """Note the loops around every place of a block."""
        for position, command in enumerate(block):
            here = (*path, position)
            for span in _spans(command):
                self._around.setdefault((span.line, span.column), around)
            match command:
                case core.Loop(parallel=parallel, span=span, body=body):
                    note = self._annotations.get("/".join(str(p) for p in here))
                    inner = around
                    if isinstance(note, LoopNote):
                        loop = _Loop(note.heap.removeprefix("known_"), parallel, span)
                        self._loops.append(loop)
                        inner = (*around, loop)
                    self._walk(body, here, inner)
                case core.If(then=then, otherwise=otherwise):
                    self._walk(then, (*here, 0), around)
                    self._walk(otherwise, (*here, 1), around)
                case core.Let(body=body) | core.Allocate(body=body) | core.Scope(body=body):
                    self._walk(body, here, around)
                case _:
                    pass

    def _outputs(self, span: Span, text: str) -> tuple[str, ...]:
        """The theorems on the values of outputs: those of a binding, of an array, or all."""
        outputs = [t.name for t in self._impl.spec.tensors.values() if t.kind == "output"]
        every, chosen = [], []
        for position, binding in enumerate(self._impl.bindings):
            if binding.tensor in outputs:
                name = f"output_{outputs.index(binding.tensor)}_{position}"
                every.append(name)
                if binding.span == span or text.startswith(f"{binding.array} holds "):
                    chosen.append(name)
        return self._existing(chosen or every)

    def _existing(self, names: Iterable[str]) -> tuple[str, ...]:
        return tuple(n for n in names if n in self._names)


def _spans(node: Any) -> Iterator[Span]:
    """The places of a command and its expressions, without those of the commands in it."""
    if isinstance(node, Span):
        yield node
    elif isinstance(node, tuple):
        for item in node:
            yield from _spans(item)
    elif is_dataclass(node):
        for field in fields(node):
            if field.name not in _BLOCKS or not isinstance(node, core.If | core.Loop | _PREFIXES):
                yield from _spans(getattr(node, field.name))


_BLOCKS = frozenset(("body", "then", "otherwise"))
_PREFIXES = core.Let | core.Allocate | core.Scope
