"""The code of one thread of a kernel: its loops over threads become the thread's indices.

A scheduled function has loops over threads inside of loops over the same threads. TVM's pass
``UnifyThreadBinding`` makes all loops over one axis the same index, and so it is done here.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import assert_never

from redverify.frontends.common import model
from redverify.frontends.common.errors import refusal
from redverify.frontends.common.names import fresh
from redverify.frontends.common.terms import Environment, canonical, substitute
from redverify.frontends.tvm.threads.all_reduces import AllReduce, all_reduces, barriers
from redverify.language.core import IConst, IndexExpr, IVar
from redverify.language.terms import free_variables

#: Where the tags of the axes begin whose threads are of one block.
_IN_BLOCK = ("threadIdx", "vthread")


@dataclass(slots=True)
class Launch:
    """The axes of a kernel: its loops over ``blocks``, and those over the threads of a block by their tags.

    ``names`` are all variables of the function; new ones are added. ``parameters`` are its sizes.
    """

    parameters: tuple[str, ...]
    names: set[str]
    blocks: list[model.Loop] = field(default_factory=list)
    axes: dict[str, model.Loop] = field(default_factory=dict)

    def threads(self) -> frozenset[str]:
        """The variables of the threads of a block."""
        return frozenset(loop.name for loop in self.axes.values())

    def bind(self, loop: model.Loop, environment: dict[str, IndexExpr], *, outermost: bool) -> None:
        """Give a loop over threads or blocks the variable of its axis."""
        tag = loop.thread
        lower, extent = (substitute(e, environment) for e in (loop.lower, loop.extent))
        known = self.axes.get(tag) or next((b for b in self.blocks if b.thread == tag), None)
        if (tag.startswith("threadIdx") and "/" in tag) or not tag.startswith((*_IN_BLOCK, "blockIdx")):
            raise refusal(f"a loop over {tag} in a kernel with barriers, all-reduces or shared memory", loop)
        if lower != IConst(0):
            raise refusal(f"a loop over {tag} that does not start at 0", loop)
        if tag.startswith("vthread"):
            if extent != IConst(1):
                raise refusal(f"virtual threads {tag} in a kernel with barriers or shared memory", loop)
            environment[loop.name] = IConst(0)
            return
        if known is not None:
            if canonical(known.extent) != canonical(extent):
                raise refusal(f"loops over {tag} with different extents", loop)
            environment[loop.name] = IVar(known.name)
            return
        if not outermost and not tag.startswith("threadIdx"):
            raise refusal(f"a loop over {tag} that is not outside of the whole kernel", loop)
        if not free_variables(extent) <= set(self.parameters):
            raise refusal(f"a loop over {tag} whose extent depends on a loop", loop)
        name = loop.name
        if not outermost:
            name = fresh(name, self.names)
            self.names.add(name)
        axis = replace(loop, name=name, extent=extent, allocations=())
        environment[loop.name] = IVar(name)
        if tag.startswith("blockIdx"):
            self.blocks.append(axis)
        else:
            self.axes[tag] = axis

    def of_thread(self, node: model.Node, environment: Environment) -> model.Node:
        """The statement with the thread's index for each variable of a loop over threads."""

        def index(expression: IndexExpr) -> IndexExpr:
            return substitute(expression, environment)

        match node:
            case model.Loop() if node.thread:
                inner = dict(environment)
                self.bind(node, inner, outermost=False)
                body = self.of_thread(node.body, inner)
                return model.Sequence((body,), node.allocations) if node.allocations else body
            case model.Loop() if node.extent == IConst(1) and (all_reduces(node) or barriers(node)):
                body = self.of_thread(node.body, {**environment, node.name: index(node.lower)})
                return model.Sequence((body,), node.allocations) if node.allocations else body
            case model.Loop():
                changed = model.with_indices(node, index)
                assert isinstance(changed, model.Loop)
                return replace(changed, body=self.of_thread(node.body, environment))
            case model.Sequence():
                return replace(node, parts=tuple(self._sequence(node, environment)))
            case model.Branch():
                branch = model.with_indices(node, index)
                assert isinstance(branch, model.Branch)
                then = self.of_thread(node.then, environment)
                return replace(branch, then=then, otherwise=self.of_thread(node.otherwise, environment))
            case model.SBlock():
                block = model.with_indices(node, index)
                assert isinstance(block, model.SBlock)
                init = None if node.init is None else self.of_thread(node.init, environment)
                return replace(block, init=init, body=self.of_thread(node.body, environment))
            case AllReduce():
                threads = [environment.get(name, IVar(name)) for name in node.threads]
                named = tuple(t.name for t in threads if isinstance(t, IVar))
                return replace(node.with_indices(index), threads=named)
            case model.Store() | model.Definition() | model.Extension():
                return model.with_indices(node, index)
            case _:
                assert_never(node)

    def _sequence(self, node: model.Sequence, environment: Environment) -> Iterator[model.Node]:
        """The parts of a sequence, with its definitions put in the place of their names."""
        known = dict(environment)
        for part in node.parts:
            if isinstance(part, model.Definition):
                known[part.name] = substitute(part.value, known)
            else:
                yield self.of_thread(part, known)
