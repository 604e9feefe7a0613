"""What a program touches, step by step: the program and its digit program touch the same.

Both are walked at the same sizes by :func:`events`, which knows nothing of isl, of systems and of weights. A
*name* of a cell, point or iteration is the sequence of its indices. The pass is right if the names of the
one program are those of the other, renamed: the events correspond one by one, and each array, tensor and
operator has a bijection between its names.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import replace
from functools import lru_cache
from itertools import chain, product
from typing import Any
from unittest import mock

from redverify.interpreter.enumeration import index_set
from redverify.interpreter.indices import compile_cond, compile_index
from redverify.language import core
from redverify.language.terms import plug_condition
from redverify.language.walks import divides, operands, subterms
from redverify.radix import affine, program
from redverify.radix.digits import Numbers

#: What is named, and its name: ``("array", "b")`` and ``(3, 4)``.
Event = tuple[tuple[str, ...], tuple[int, ...]]

#: Values of parameters and variables.
Env = Mapping[str, int]

#: Events of one run that are compared, at most.
_EVENTS = 4_000

index = lru_cache(None)(compile_index)
condition = lru_cache(None)(compile_cond)


#: A program that the pass was given, what it made of it, and the numbers that it split.
Step = tuple[core.Impl, core.Impl, Numbers]


def passes(impl: core.Impl) -> tuple[tuple[core.Impl, ...], list[Step]]:
    """The instances of an implementation, and the steps of the pass that made them."""
    found: list[Step] = []
    numbers: list[Numbers] = []
    over_digits = program.over_digits

    def noted(one: core.Impl) -> Any:
        result = over_digits(one)
        found.append((one, result[0], numbers[-1]))
        return result

    def kept(*arguments: Any) -> Numbers:
        numbers.append(Numbers(*arguments))
        return numbers[-1]

    with ExitStack() as stack:
        stack.enter_context(mock.patch.object(program, "over_digits", noted))
        stack.enter_context(mock.patch.object(program, "Numbers", kept))
        return affine.instances(impl), found


def with_digits(numbers: Numbers, at: Env) -> dict[str, int]:
    """The sizes, and the digits of parameters: by the weights, the greatest first."""
    result = dict(at)
    for (name, system), digits in numbers.digits_of.items():
        rest = at[name]
        for digit, weight in zip(digits, (*system.weights, ()), strict=True):
            size = 1
            for factor in weight:
                size *= index(factor)(dict(at))
            result[digit], rest = (rest // size, rest % size) if weight else (rest, 0)
    return result


def difference(impl: core.Impl, digital: core.Impl, numbers: Numbers, at: Env) -> str | None:
    """Where the two programs differ at sizes that the original assumes, and at bases of at least 1."""
    if any(index(base)(dict(at)) < 1 for base in numbers.bases):
        return None
    sizes = with_digits(numbers, at)
    for fact in digital.assumptions:
        if not condition(fact)(dict(sizes)):
            return f"{fact} does not hold at {sizes}"
    impl = with_boxes(impl, digital)
    there: dict[Event, Event] = {}
    back: dict[Event, Event] = {}
    pairs = zip(chain(events(impl, at), _END), chain(events(digital, sizes), _END), strict=False)
    for _, (one, two) in zip(range(_EVENTS), pairs, strict=False):
        if one[0] != two[0] or there.setdefault(one, two) != two or back.setdefault(two, one) != one:
            return f"{one} is {two} at {sizes}; {there.get(one)}, {back.get(two)}"
    return None


_END: list[Event] = [(("end",), ())]


def with_boxes(impl: core.Impl, digital: core.Impl) -> core.Impl:
    """Where only the digit program has extents of an array, these are to be the tensor's own."""
    bindings = [
        replace(one, extents=tuple([end for _, end in impl.spec.tensors[one.tensor].region or ()]))
        if one.extents is None and two.extents is not None
        else one
        for one, two in zip(impl.bindings, digital.bindings, strict=True)
    ]
    return replace(impl, bindings=tuple(bindings))


def events(impl: core.Impl, at: Env) -> Iterator[Event]:
    """The names of cells and points, in the order in which the program meets them."""
    for tensor in impl.spec.tensors.values():
        for point in region(tensor, at):
            yield ("tensor", tensor.name), point
            for equation in impl.spec.equations:
                env = {**at, **dict(zip(equation.variables, point, strict=False))}
                if equation.tensor == tensor.name and condition(equation.condition)(env):
                    yield ("equation",), ()
                    yield from of_term(equation.value, env)
    for binding in impl.bindings:
        yield from cells(binding.array, binding.extents, binding.within, at)
        for point in region(impl.spec.tensors[binding.tensor], at):
            env = {**at, **dict(zip(binding.variables, point, strict=True))}
            yield ("array", binding.array), names(binding.indices, env)
    yield from of_block(impl.body, dict(at))


def region(tensor: core.Tensor, at: Env) -> list[tuple[int, ...]]:
    """The points of a tensor, in their order."""
    env = dict(at)
    ranges = [range(index(low)(env), index(high)(env)) for low, high in tensor.region or ()]
    return [p for p in product(*ranges) if inside(tensor.within, p, env)]


def cells(array: str, extents: Sequence[core.IndexExpr] | None, within: Any, at: Env) -> Iterator[Event]:
    """All cells of an array, in their order."""
    if extents is not None:
        for cell in product(*[range(index(e)(dict(at))) for e in extents]):
            if inside(within, cell, at):
                yield ("array", array), cell


def inside(within: core.Cond | None, cell: Sequence[int], at: Env) -> bool:
    if within is None:
        return True
    plugged = plug_condition(within, {f"$x{n}": core.IConst(value) for n, value in enumerate(cell)})
    return compile_cond(plugged)(dict(at))


def names(indices: Sequence[core.IndexExpr], env: Env) -> tuple[int, ...]:
    return tuple([index(i)(dict(env)) for i in indices])


def of_term(term: core.ValueExpr, env: Env) -> Iterator[Event]:
    match term:
        case core.Access(tensor=name, indices=indices):
            yield ("tensor", name), names(indices, env)
        case core.Read(array=name, indices=indices):
            yield ("array", name), names(indices, env)
        case core.Reduce(operator=operator, binders=binders):
            if term.init is not None:
                yield from of_term(term.init, env)
            free = {name: value for name, value in env.items() if name not in binders}
            for point in sorted(index_set(binders, term.condition).points(free)):
                yield ("binder", operator), point
                yield from of_term(term.body, {**env, **dict(zip(binders, point, strict=True))})
        case core.Select(condition=chosen, then=then, otherwise=otherwise):
            taken = condition(chosen)(dict(env))
            for branch in (then, otherwise):
                reads = divides(branch) or any(isinstance(t, core.Read) for t in subterms(branch))
                if reads or (branch is then) == taken:
                    yield from of_term(branch, env)
        case core.LetValue(variable=variable, value=value, body=body):
            yield from of_term(value, env)
            yield from of_term(body, {**env, variable: index(term.lower)(dict(env))})
        case core.IndexCast(operand=expression):
            yield ("cast",), (index(expression)(dict(env)),)
        case _:
            for operand in operands(term):
                yield from of_term(operand, env)


def of_block(block: core.Block, env: Env) -> Iterator[Event]:
    for command in block:
        yield from of_command(command, env)


def of_command(command: core.Command, env: Env) -> Iterator[Event]:
    match command:
        case core.Assign() | core.Accumulate():
            yield ("array", command.array), names(command.indices, env)
            yield from of_term(command.annotation, env)
            yield from of_term(command.value, env)
            if isinstance(command, core.Accumulate) and command.reduction_indices is not None:
                yield ("binder", command.operator), names(command.reduction_indices, env)
        case core.If():
            taken = condition(command.condition)(dict(env))
            yield from of_block(command.then if taken else command.otherwise, env)
        case core.Loop(variable=variable):
            start, end = names((command.lower, command.upper), env)
            for value in range(start, end):
                yield from of_block(command.body, {**env, variable: value})
        case core.Let(variable=variable, value=value):
            yield from of_block(command.body, {**env, variable: index(value)(dict(env))})
        case core.DataLet(variable=variable):
            yield from of_term(command.annotation, env)
            yield from of_term(command.value, env)
            yield from of_block(command.body, {**env, variable: index(command.lower)(dict(env))})
        case core.Allocate():
            yield from cells(command.array, command.extents, command.within, env)
            yield from of_block(command.body, env)
        case core.Scope():
            yield from of_block(command.body, env)
