"""Commands of an implementation: from syntax to :mod:`redverify.language.core`."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from redverify.language import core
from redverify.language import syntax as sx
from redverify.language.diagnostics import DiagnosticError, fail
from redverify.language.elaboration.affine import condition, index, indices
from redverify.language.elaboration.heads import Head, heads
from redverify.language.elaboration.inference import Inference
from redverify.language.elaboration.names import ArrayInfo, Collector, Environment, Part, check_rank
from redverify.language.elaboration.parts import on_whole_arrays
from redverify.language.elaboration.specs import check_distinct
from redverify.language.elaboration.values import Mode, unknown_operator, value
from redverify.language.functions import operator_accepts
from redverify.language.operators import BUILTIN_OPERATORS, builtin_unit
from redverify.language.printer import command_lines
from redverify.language.source import Span
from redverify.language.types import ValueType


def unwritten(type_: ValueType) -> core.Constant:
    """What stands for an annotation that the text does not have. No constant of a program has this name."""
    return core.Constant(type_, "")


class CommandElaboration:
    """Elaborates blocks; the problems of one command do not hide those of the next.

    ``incomplete``: annotations, indices of elements and ``accumulate`` scopes may be missing. The result is
    good for finding them, and for nothing else.
    """

    def __init__(self, collector: Collector, *, incomplete: bool = False) -> None:
        self.attempt = collector.attempt
        self.incomplete = incomplete

    def block(self, commands: sx.Block, env: Environment) -> core.Block:
        """The commands of a block; ``let``, ``allocate`` and ``view`` concern the rest of it."""
        result: list[core.Command] = []
        for number, command in enumerate(commands):
            rest = commands[number + 1 :]
            match command:
                case sx.Let():
                    return (*result, *self.let(command, rest, env))
                case sx.DataLet():
                    return (*result, *self.data_let(command, rest, env))
                case sx.Allocate():
                    return (*result, *self.allocate(command, rest, env))
                case sx.View():
                    return (*result, *self.view(command, rest, env))
            result += self.command(command, env)
        return tuple(result)

    def command(self, command: sx.Command, env: Environment) -> core.Block:
        """A single command, or nothing if it has a problem."""
        match command:
            case sx.Skip(span=span):
                return (core.Skip(span),)
            case sx.Assign():
                return self.assign(command, env)
            case sx.Accumulate():
                return self.accumulate(command, env)
            case sx.Scope():
                return self.scope(command, env)
            case sx.If():
                return self.chain(command, env)
            case sx.Loop():
                return self.loop(command, env)
            case sx.Let() | sx.DataLet() | sx.Allocate() | sx.View():
                return self.block((command,), env)

    # ------------------------------------------------------------ declarations and structure

    def let(self, command: sx.Let, rest: sx.Block, env: Environment) -> core.Block:
        """``let``. If its value is wrong, the variable is declared all the same, to check the rest."""
        bound = self.attempt(index, command.value, env)
        inner = self.attempt(env.with_variables, [command.variable])
        body = self.block(rest, inner or env)
        return () if bound is None else (core.Let(command.variable.name, bound, body, command.span),)

    def data_let(self, command: sx.DataLet, rest: sx.Block, env: Environment) -> core.Block:
        """``let x {T} := e in LO..HI``. If a part is wrong, the variable is declared all the same."""
        inference = Inference(env)
        type_ = inference.type_of(command.value)
        held = prophecy = None
        if type_ is None or not type_.is_integer:
            self.attempt(_no_integer, command, type_)
        else:
            held = self.attempt(value, command.value, env, Mode.PROGRAM, type_)
            if command.annotation is not None:
                prophecy = self.attempt(value, command.annotation, env, Mode.ANNOTATION, type_)
            elif self.incomplete:
                prophecy = unwritten(type_)
            else:
                self.attempt(_data_unannotated, command)
        parameters = replace(env, variables=env.declarations.parameters, affine=True)
        lower = self.attempt(index, command.lower, parameters)
        upper = self.attempt(index, command.upper, parameters)
        inner = self.attempt(env.with_variables, [command.variable])
        body = self.block(rest, inner or env)
        if held is None or prophecy is None or lower is None or upper is None:
            return ()
        name = command.variable.name
        return on_whole_arrays(core.DataLet(name, prophecy, held, lower, upper, body, command.span), env)

    def allocate(self, command: sx.Allocate, rest: sx.Block, env: Environment) -> core.Block:
        """``allocate``. If its type is unknown, the rest of the block is not checked."""
        extents = self.attempt(indices, command.extents, env)
        type_ = self.attempt(env.declarations.type_named, command.type)
        if type_ is None:
            return ()
        inner = self.attempt(env.with_array, command.array, type_, len(command.extents))
        body = self.block(rest, inner or env)
        if extents is None:
            return ()
        return (core.Allocate(command.array.name, extents, type_, body, command.span),)

    def view(self, command: sx.View, rest: sx.Block, env: Environment) -> core.Block:
        """``view``. If it is wrong, the rest of the block is not checked."""
        inner = self.attempt(self.with_view, command, env)
        return () if inner is None else self.block(rest, inner)

    def with_view(self, command: sx.View, env: Environment) -> Environment:
        """The environment with the part of an array that a ``view`` names."""
        info = env.array(command.array.name, command.array.span)
        check_rank(command.array.name, info.rank, len(command.indices), command.array.span)
        check_distinct(command.variables, f"among the variables of `{command.name.name}`")
        place = indices(command.indices, env.with_variables(command.variables))
        extents = tuple([None if e is None else index(e, env) for e in command.extents])
        variables = tuple([v.name for v in command.variables])
        part = Part(command.array.name, variables, place, extents)
        return env.with_array(command.name, info.type, len(variables), part)

    def scope(self, command: sx.Scope, env: Environment) -> core.Block:
        """``accumulate``; a scope of a part is one of the whole array."""
        for number, ident in enumerate(command.arrays):
            names = {earlier.name for earlier in command.arrays[:number]}
            self.attempt(self.check_scope, ident, names, env)
        arrays = tuple(dict.fromkeys([env.whole(ident.name) for ident in command.arrays]))
        return (core.Scope(arrays, self.block(command.body, env.with_scope(arrays)), command.span),)

    def check_scope(self, ident: sx.Ident, earlier: set[str], env: Environment) -> None:
        """Fail if the array is unknown, or if a scope for it is open already."""
        env.array(ident.name, ident.span)
        if env.whole(ident.name) in env.scoped or ident.name in earlier:
            hint = "one scope is enough: a nested one would close the reduction early"
            raise fail("RV219", f"`{ident.name}` has an open `accumulate` scope already", ident.span, hint)

    def chain(self, command: sx.If, env: Environment) -> core.Block:
        """``if`` with its ``elif`` and ``else``, nested."""
        otherwise = self.block(command.otherwise or (), env)
        for branch in reversed(command.branches):
            test = self.attempt(condition, branch.condition, env)
            then = self.block(branch.body, env)
            otherwise = (core.If(test or core.CTrue(), then, otherwise, branch.span),)
        return otherwise

    def loop(self, command: sx.Loop, env: Environment) -> core.Block:
        """``for`` and ``par``."""
        lower: core.IndexExpr | None = core.IConst(0)
        if command.lower is not None:
            lower = self.attempt(index, command.lower, env)
        upper = self.attempt(index, command.upper, env)
        inner = self.attempt(env.with_variables, [command.variable])
        body = self.block(command.body, inner or env)
        if lower is None or upper is None:
            return ()
        return (core.Loop(command.variable.name, lower, upper, body, command.parallel, command.span),)

    # ------------------------------------------------------------ writes

    def target(
        self, array: sx.Ident, cell: tuple[sx.Expr, ...], env: Environment
    ) -> tuple[ArrayInfo, tuple[core.IndexExpr, ...]]:
        """The array and cell that a command changes."""
        info = env.array(array.name, array.span)
        check_rank(array.name, info.rank, len(cell), array.span)
        return info, indices(cell, env)

    def assign(self, command: sx.Assign, env: Environment) -> core.Block:
        """``:=``."""
        target = self.attempt(self.target, command.array, command.indices, env)
        missing = command.annotation is None
        if missing and not self.incomplete:
            self.attempt(_unannotated, command)
        info = env.arrays.get(command.array.name)
        if info is None:
            return ()
        right = self.attempt(value, command.value, env, Mode.PROGRAM, info.type)
        if missing and not self.incomplete:
            return ()
        prophecy: core.ValueExpr | None = unwritten(info.type)
        if command.annotation is not None:
            prophecy = self.attempt(value, command.annotation, env, Mode.ANNOTATION, info.type)
        if target is None or right is None or prophecy is None:
            return ()
        assigned = core.Assign(command.array.name, target[1], prophecy, right, command.span)
        return on_whole_arrays(assigned, env)

    def accumulate(self, command: sx.Accumulate, env: Environment) -> core.Block:
        """``op{K}=`` and ``op=``."""
        target = self.attempt(self.target, command.array, command.indices, env)
        info = env.arrays.get(command.array.name)
        if info is None:
            return ()
        if env.whole(command.array.name) not in env.scoped and not self.incomplete:
            self.attempt(_outside_scope, command.array)
        if self.attempt(_check_operator, command.operator, info.type, env) is None:
            return ()
        operator, inserted = command.operator.name, command.reduction_indices
        right = self.attempt(value, command.value, env, Mode.PROGRAM, info.type)
        open_ = command.annotation is None and self.incomplete
        if inserted is None and right is not None and not open_:
            self.attempt(_check_partial, operator, right, command.value.span, env)
        places = None
        if inserted is not None:
            if not inserted:
                self.attempt(_no_indices, command)
                return ()
            places = self.attempt(indices, inserted, env)
        prophecy: core.ValueExpr | None = unwritten(info.type)
        if command.annotation is not None:
            prophecy = self.attempt(self.accumulated, command, command.annotation, info.type, env)
        elif not self.incomplete:
            self.attempt(_unannotated, command)
            return ()
        if target is None or right is None or prophecy is None or (inserted is not None and places is None):
            return ()
        name, span = command.array.name, command.span
        changed = core.Accumulate(name, target[1], operator, prophecy, places, right, command.atomic, span)
        return on_whole_arrays(changed, env)

    def accumulated(
        self, command: sx.Accumulate, annotation: sx.Expr, type_: ValueType, env: Environment
    ) -> core.ValueExpr:
        """The annotation of an accumulation, which is a reduction of the right shape."""
        prophecy = value(annotation, env, Mode.ANNOTATION, type_)
        possible = heads(prophecy, env.declarations.bodies)
        operator, inserted = command.operator.name, command.reduction_indices
        fits = any(
            h.operator == operator and (inserted is None or h.indices == len(inserted)) for h in possible
        )
        if fits or not env.declarations.sound:
            return prophecy
        wanted = f"a reduction with `{operator}`"
        if inserted is not None:
            wanted += f" over {len(inserted)} variable" + ("" if len(inserted) == 1 else "s")
        raise fail("RV220", f"the annotation is not {wanted}", annotation.span, _what_it_is(possible))


def _what_it_is(possible: frozenset[Head]) -> str:
    if not possible:
        return "its head must be a reduction or `c op reduction` once equations are unfolded"
    found = [f"`{h.operator}` over {h.indices} variable" + "s" * (h.indices != 1) for h in sorted(possible)]
    return "it is a reduction with " + " or ".join(found)


def _unannotated(command: sx.Assign | sx.Accumulate) -> None:
    (written,) = command_lines(replace(command, annotation=sx.Variable("T")))
    meaning, element = "the value", ""
    if isinstance(command, sx.Accumulate):
        meaning = "what the cell holds when its reduction is complete,"
    else:
        element = " (the first element of a reduction `R` over `0 <= k < N` is `R@(0)`)"
    hint = (
        f"write `{written}`, where `T` is {meaning} in terms of the specification{element}; "
        "`redverify annotate` writes what it can infer"
    )
    array = command.array
    raise fail("RV217", f"this assignment to `{array.name}` has no annotation", array.span, hint)


def _no_integer(command: sx.DataLet, type_: ValueType | None) -> None:
    if type_ is None:
        hint = f"write `let {command.variable.name} = ...` for an index that is not data"
        raise fail("RV211", "nothing here gives this value a type", command.value.span, hint)
    message = f"the variable `{command.variable.name}` of a value of type {type_}"
    raise fail("RV209", message, command.value.span, "an index is an integer: read an array of integers")


def _data_unannotated(command: sx.DataLet) -> None:
    (written,) = command_lines(replace(command, annotation=sx.Variable("T")))
    hint = f"write `{written}`, where `T` is the value in terms of the specification, as in `{{I(i)}}`"
    ident = command.variable
    raise fail("RV217", f"the index `{ident.name}` that is data has no annotation", ident.span, hint)


def _outside_scope(array: sx.Ident) -> None:
    hint = f"put it into `accumulate {array.name}:`"
    raise fail(
        "RV218", f"an accumulation outside every `accumulate` scope of `{array.name}`", array.span, hint
    )


def _no_indices(command: sx.Accumulate) -> None:
    sign = command.operator.name
    hint = f"write `{sign}{{k}}=`, or `{sign}=` for a partial reduction"
    raise fail("RV208", "no reduction indices between the braces", command.operator.span, hint)


def _check_operator(ident: sx.Ident, type_: ValueType, env: Environment) -> bool:
    """Fail unless the operator exists at the array's type."""
    declared = env.declarations.operators.get(ident.name)
    if declared is not None:
        if declared.type != type_:
            message = f"`{ident.name}` works on {declared.type}, the array holds {type_}"
            raise fail("RV209", message, ident.span, f"accumulate into an array of {declared.type}")
        return True
    if ident.name not in BUILTIN_OPERATORS:
        raise unknown_operator(ident.name, env, ident.span)
    if not operator_accepts(ident.name, type_):
        raise fail(
            "RV212", f"`{ident.name}` is not defined on {type_}", ident.span, "use another operator or type"
        )
    return True


def _check_partial(operator: str, right: core.ValueExpr, span: Span, env: Environment) -> None:
    """Fail unless the right side is an array read or the unit (section 7.3.3)."""
    if isinstance(right, core.Read) or _is_unit(operator, right, env):
        return
    raise _not_partial(operator, span)


def _is_unit(operator: str, right: core.ValueExpr, env: Environment) -> bool:
    declared = env.declarations.operators.get(operator)
    if declared is not None:
        return right in (declared.unit, declared.start)
    if not isinstance(right, core.Literal):
        return False
    zero_sum = operator == "+" and right.value in (Fraction(0), "-0.0")
    return zero_sum or right == builtin_unit(operator, right.type)


def _not_partial(operator: str, span: Span) -> DiagnosticError:
    return fail(
        "RV221",
        f"without reduction indices, the right side of `{operator}=` is one array read or the unit",
        span,
        f"give the index of the element: `{operator}{{k}}=`",
    )
