"""The shared walks meet every part of every example, each once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

import pytest

from redverify.language import core
from redverify.language.load import load_file
from redverify.language.rewriting import replaced
from redverify.language.walks import (
    Node,
    children,
    commands_of,
    expressions_in,
    expressions_of,
    nodes_of,
    operands,
    subterms,
)

pytestmark = pytest.mark.ring("quick")

EXAMPLES = sorted((Path(__file__).parents[2] / "examples").rglob("*.sched"))
CHOSEN = [path for path in EXAMPLES if "wrong" not in path.parts][::7]


def parts(value: Any, wanted: Any) -> Iterator[Any]:
    """The nearest parts of these types inside a field of a dataclass, in the order of the fields."""
    if isinstance(value, wanted):
        yield value
    elif isinstance(value, tuple):
        for item in value:
            yield from parts(item, wanted)


def inside(node: Any, wanted: Any) -> list[Any]:
    """The nearest parts of these types inside a dataclass, found by reflection."""
    assert is_dataclass(node)
    return [part for field in fields(node) for part in parts(getattr(node, field.name), wanted)]


@pytest.mark.parametrize("path", CHOSEN, ids=lambda p: p.stem)
def test_walks_meet_every_part(path: Path) -> None:
    """The walks give what reflection over the dataclasses gives."""
    program = load_file(path)
    tops = [e for spec in program.specs.values() for e in expressions_in(spec)]
    tops += [e for impl in program.impls.values() for e in expressions_in(impl)]
    for top in tops:
        for node in nodes_of(top):
            assert list(children(node)) == inside(node, Node)
            if isinstance(node, core.ValueExpr):
                assert list(operands(node)) == inside(node, core.ValueExpr)
                assert list(subterms(node)) == [n for n in nodes_of(node) if isinstance(n, core.ValueExpr)]
    for impl in program.impls.values():
        commands = list(commands_of(impl.body))
        assert len({id(c) for c in commands}) == len(commands)
        for command in commands:
            assert all(any(inner is c for c in commands) for inner in inside(command, core.Command))
            assert list(expressions_of(command)) == inside(command, Node)


@pytest.mark.parametrize("path", CHOSEN, ids=lambda p: p.stem)
def test_replacing_parts_by_themselves_changes_nothing(path: Path) -> None:
    """:func:`replaced` keeps everything but what the functions change."""
    for impl in load_file(path).impls.values():
        for command in commands_of(impl.body):
            same = replaced(
                command,
                index=lambda i: i,
                condition=lambda c: c,
                annotation=lambda t: t,
                value=lambda t: t,
                block=lambda b: b,
            )
            assert same == command
