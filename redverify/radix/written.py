"""Programs over digits as text: what is certified, and explained, in the place of a program with products.

Two things in a program over digits no text can say. Names with ``$`` get others. A region with a condition
(the digits that come before those of an extent) becomes boxes: each is a tensor of its own, bound to the
same array. The tensor itself is then one without a region, made of the boxes or cut into them. An array with
such a condition is as large as the box around it. So this program may use cells of padding, which the program
over digits may not.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass, replace
from itertools import product
from typing import Any

from redverify.checking.digits import IN_DIGITS
from redverify.language import core
from redverify.language.program_text import impl_lines, spec_lines
from redverify.language.rewriting import replaced
from redverify.language.walks import conjuncts
from redverify.presburger import build
from redverify.radix.affine import instances
from redverify.radix.conditions import conjunction

_ZERO, _ONE, _TRUE = core.IConst(0), core.IConst(1), core.CTrue()

#: A name of a digit: of a parameter's, the number of its system stands before that of the digit.
_DIGIT = re.compile(r"(\w+)\$(?:\d+_)?(\d+)")

#: Where numbers start, and before which they end; a box has a range in each dimension.
Range = tuple[core.IndexExpr, core.IndexExpr]
Box = tuple[Range, ...]


def texts_over_digits(impl: core.Impl) -> list[str]:
    """The programs of :func:`.affine.instances` of a program with products, as text.

    Raises :class:`~redverify.radix.products.Undecided` where products are left.
    """
    result: list[str] = []
    for number, one in enumerate(instances(impl)):
        suffix = f"_{number + 1}{IN_DIGITS}" if number else IN_DIGITS
        spec = replace(one.spec, name=impl.spec.name + suffix)
        assumptions = tuple(dict.fromkeys(one.assumptions))
        named = replace(one, name=impl.name + suffix, spec=spec, parameters=(), assumptions=assumptions)
        shown = _Names(named).of(_without_within(named))
        result.append("\n".join([*spec_lines(shown.spec), "", *impl_lines(shown), ""]))
    return result


# ---------------------------------------------------------------- regions with conditions


def _without_within(impl: core.Impl) -> core.Impl:
    tensors: dict[str, core.Tensor] = {}
    equations = list(impl.spec.equations)
    boxes: dict[str, list[core.Tensor]] = {}
    for name, tensor in impl.spec.tensors.items():
        if tensor.within is None:
            tensors[name] = tensor
            continue
        parts = [
            replace(tensor, name=f"{name}${n}", region=box, within=None)
            for n, box in enumerate(_boxes(tensor, impl.assumptions))
        ]
        boxes[name] = parts
        whole = replace(tensor, kind="tensor", region=None, within=None)
        tensors |= {part.name: part for part in (*parts, whole)}
        equations += [_equation(whole, part) for part in parts]
    bindings = [
        replace(binding, tensor=part, within=None)
        for binding in impl.bindings
        for part in ([t.name for t in boxes[binding.tensor]] if binding.tensor in boxes else [binding.tensor])
    ]
    spec = replace(impl.spec, tensors=tensors, equations=tuple(equations))
    return replace(impl, spec=spec, bindings=tuple(bindings), body=_allocated(impl.body))


def _boxes(tensor: core.Tensor, assumptions: Sequence[core.Cond]) -> Iterator[Box]:
    """Boxes that are disjoint and make up a region with a condition; those with an end 0 are left out."""
    assert tensor.region is not None and tensor.within is not None
    choices = [list(_steps(less, tensor.region, assumptions)) for less in conjuncts(tensor.within)]
    for chosen in product(*choices):
        ranges = dict(enumerate(tensor.region))
        for part in chosen:
            ranges |= part
        yield tuple(ranges.values())


def _steps(less: core.Cond, region: Box, assumptions: Sequence[core.Cond]) -> Iterator[dict[int, Range]]:
    """The cases of :func:`.conditions.less`: some digits are equal, and the next one is below."""
    equal: dict[int, Range] = {}
    while True:
        below = less.left if isinstance(less, core.COr) else less
        assert isinstance(below, core.CCmp) and isinstance(below.left, core.IVar)
        position, end = int(below.left.name.removeprefix("$x")), below.right
        low = region[position][0]
        if end != _ZERO:
            yield {**equal, position: (low, end)}
        if not isinstance(less, core.COr):
            return
        negative = build.all_of((*assumptions, core.CCmp("<", end, low)))
        start = end if negative.is_empty() else core.IMax((low, end))
        equal[position] = (start, core.IAdd(end, _ONE))
        assert isinstance(less.right, core.CAnd)
        less = less.right.right


def _equation(whole: core.Tensor, part: core.Tensor) -> core.Equation:
    """An input is made of its boxes, an output is cut into them."""
    names = tuple([f"x${n}" for n in range(whole.rank)])
    variables = tuple(map(core.IVar, names))
    assert part.region is not None
    inside = [
        core.CAnd(core.CCmp("<=", low, x), core.CCmp("<", x, high))
        for x, (low, high) in zip(variables, part.region, strict=True)
    ]
    made, of = (part, whole) if part.kind == "output" else (whole, part)
    value = core.Access(of.type, of.name, variables)
    condition = _TRUE if part.kind == "output" else conjunction(inside)
    return core.Equation(made.name, names, condition, value, whole.span)


def _allocated(block: core.Block) -> core.Block:
    return tuple(
        [
            replaced(
                replace(command, within=None) if isinstance(command, core.Allocate) else command,
                index=lambda i: i,
                condition=lambda c: c,
                annotation=lambda t: t,
                value=lambda t: t,
                block=_allocated,
            )
            for command in block
        ]
    )


# ---------------------------------------------------------------- names


class _Names:
    """Names without ``$`` for those that have one: ``i_0`` is the first digit of ``i``."""

    def __init__(self, impl: core.Impl) -> None:
        self.taken = {name for name in _strings(impl) if "$" not in name}
        self.found: dict[str, str] = {}

    def of(self, node: Any) -> Any:
        """A node of a program with other names."""
        if isinstance(node, str):
            return self._name(node) if "$" in node else node
        if isinstance(node, tuple):
            return tuple([self.of(part) for part in node])
        if isinstance(node, dict):
            return {self.of(key): self.of(part) for key, part in node.items()}
        if is_dataclass(node) and not isinstance(node, type):
            parts = {f.name: self.of(getattr(node, f.name)) for f in fields(node)}
            return replace(node, **parts)
        return node

    def _name(self, name: str) -> str:
        if name not in self.found:
            digit = _DIGIT.fullmatch(name)
            shown = f"{digit[1]}_{digit[2]}" if digit else name.replace("$", "_")
            while shown in self.taken:
                shown += "_"
            self.taken.add(shown)
            self.found[name] = shown
        return self.found[name]


def _strings(node: Any) -> Iterator[str]:
    if isinstance(node, str):
        yield node
    elif isinstance(node, Sequence | dict):
        for part in [*node, *node.values()] if isinstance(node, dict) else node:
            yield from _strings(part)
    elif is_dataclass(node):
        for field in fields(node):
            yield from _strings(getattr(node, field.name))
