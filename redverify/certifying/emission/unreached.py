"""Commands that cannot be reached need annotations all the same: any will do."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from redverify.certifying.emission.memory.program_point import Scope
from redverify.checking.data.expressions import Call, Declared
from redverify.checking.proofs.theorems import Annotation, BodyItem, HeapItem, Item, LoopNote
from redverify.language import core


def unreached(
    block: core.Block,
    scope: Scope,
    annotations: dict[str, Annotation],
    items: list[Item],
    label: Callable[[], str],
) -> None:
    """Annotate a block that cannot be reached; ``label`` gives loops their numbers."""

    def walk(inside: core.Block, around: Scope) -> None:
        unreached(inside, around, annotations, items, label)

    for position, command in enumerate(block):
        inner = scope.at(position)
        match command:
            case core.Assign() | core.Accumulate():
                annotations[inner.key] = Call(Declared("unreachable"), ())
            case core.DataLet(body=body):
                annotations[inner.key] = Call(Declared("unreachable"), ())
                walk(body, inner)
            case core.Let(body=body) | core.Scope(body=body) | core.Allocate(body=body):
                walk(body, inner)
            case core.If(then=then, otherwise=otherwise):
                walk(then, inner.at(0))
                walk(otherwise, inner.at(1))
            case core.Loop(body=body):
                name = label()
                walk(body, inner)
                items.append(BodyItem(f"body_{name}", inner.path))
                items.append(HeapItem(f"known_{name}", ("$x",), ()))
                annotations[inner.key] = LoopNote(f"known_{name}", (), f"body_{name}")
            case core.Skip() | core.Inside():
                pass
            case _:
                assert_never(command)
