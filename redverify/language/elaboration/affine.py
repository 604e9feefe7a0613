"""The affine judgement (section 4.4, ``Γ ⊢ ι : A`` and ``Γ ⊢ ι : B``): indices and conditions.

Quasi-affine expressions over the variables in scope: ``T-VAR``, ``T-INT``, ``T-ADD``, ``T-MUL``
by a constant, ``T-DIV`` and ``T-MOD`` by a positive constant, ``min``, ``max``, ``T-SELECT``;
conditions ``T-BOOL``, ``T-CMP``, ``T-AND``, ``T-NOT``. Beyond the thesis, products, quotients and remainders
of two expressions: where one side of a product, or the divisor, is a literal, the rules above apply.
"""

from __future__ import annotations

from functools import reduce

from redverify.language import core
from redverify.language import syntax as sx
from redverify.language.diagnostics import DiagnosticError, fail
from redverify.language.elaboration.data_indices import DataIndices
from redverify.language.elaboration.names import Environment, check_rank
from redverify.language.source import Span
from redverify.language.terms import free_variables

#: Greatest size of a constant, in bits.
MAX_BITS = 4096

_NOT_AFFINE = "indices and conditions hold parameters, variables and integers only"


def index(expr: sx.Expr, env: Environment) -> core.IndexExpr:
    """``Γ ⊢ expr : A``."""
    match expr:
        case sx.Number():
            if not expr.is_whole:
                raise fail("RV303", f"`{expr.text}` is not an integer", expr.span, "an index is an integer")
            return constant(int(expr.text), expr.span)
        case sx.Variable(name=name, span=span):
            if name in env.declarations.constants:
                raise fail("RV303", f"`{name}` is a value, not an index", span, _NOT_AFFINE)
            return env.variable(name, span)
        case sx.Negate(operand=operand, span=span):
            return scaled(-1, index(operand, env), span)
        case sx.Binary(operator="and" | "or") | sx.Not() | sx.Comparison() | sx.Truth():
            raise fail(
                "RV305", "a condition where an integer is needed", expr.span, "use `select(cond, i, j)`"
            )
        case sx.Binary():
            result = _binary(expr, index(expr.left, env), index(expr.right, env))
            _check_data(result, expr.span, env)
            return result
        case sx.Call(name="min" | "max" as name, arguments=arguments, span=span):
            operands = tuple([index(argument, env) for argument in arguments])
            if len(operands) < 2:
                raise fail("RV208", f"`{name}` takes at least 2 arguments", span, f"write `{name}(i, j)`")
            return core.IMin(operands) if name == "min" else core.IMax(operands)
        case sx.Call(name="select", arguments=arguments, span=span):
            check_rank("select", 3, len(arguments), span, noun="argument")
            return core.ISelect(
                condition(arguments[0], env), index(arguments[1], env), index(arguments[2], env)
            )
        case sx.Call(name=name) if env.data is not None and name in env.declarations.tensors:
            return _data(expr, env.declarations.tensors[name], env, env.data)
        case sx.ArrayRead(array=array) if array in env.arrays:
            message = f"the array read `{array}[...]` in an index or condition"
            hint = f"bind it before: `let x {{T}} := {array}[...] in LO..HI`, where `T` is its value"
            raise fail("RV309", message, expr.span, hint)
        case _:
            raise not_affine(expr)


def _data(expr: sx.Call, tensor: core.Tensor, env: Environment, data: DataIndices) -> core.IndexExpr:
    """An access of a tensor with a range as an index; its own indices may be data again."""
    if tensor.range is None and (tensor.kind != "input" or not tensor.type.is_integer):
        raise not_affine(expr)
    if tensor.range is None:
        hint = f"declare it with a range: `input {tensor.name}[...] : {tensor.type} in 0..N`"
        raise fail("RV308", f"`{tensor.name}(...)` in an index, without a range", expr.span, hint)
    check_rank(expr.name, tensor.rank, len(expr.arguments), expr.span)
    access = core.Access(tensor.type, tensor.name, indices(expr.arguments, env))
    return data.variable(access, tensor.range)


def indices(exprs: tuple[sx.Expr, ...], env: Environment) -> tuple[core.IndexExpr, ...]:
    """Several index expressions."""
    return tuple([index(expr, env) for expr in exprs])


def condition(expr: sx.Expr, env: Environment) -> core.Cond:
    """``Γ ⊢ expr : B``."""
    match expr:
        case sx.Truth(value=value):
            return core.CTrue() if value else core.CFalse()
        case sx.Not(operand=operand):
            return core.CNot(condition(operand, env))
        case sx.Binary(operator="and", left=left, right=right):
            return core.CAnd(condition(left, env), condition(right, env))
        case sx.Binary(operator="or", left=left, right=right):
            return core.COr(condition(left, env), condition(right, env))
        case sx.Comparison(operands=operands, operators=operators):
            sides = [index(operand, env) for operand in operands]
            links: list[core.Cond] = [
                core.CCmp(op, a, b) for op, a, b in zip(operators, sides, sides[1:], strict=False)
            ]
            return reduce(core.CAnd, links)
        case sx.Number() | sx.Variable() | sx.Negate() | sx.Binary():
            index(expr, env)
            raise _not_condition(expr.span)
        case sx.Call(name="min" | "max" | "select") | sx.ArrayRead():
            index(expr, env)
            raise _not_condition(expr.span)
        case _:
            raise not_affine(expr)


def _not_condition(span: Span) -> DiagnosticError:
    return fail("RV306", "an integer where a condition is needed", span, "compare it, as in `i != 0`")


def constant(value: int, span: Span) -> core.IConst:
    """An integer constant of sensible size."""
    if value.bit_length() > MAX_BITS:
        raise fail("RV307", "this constant is too large", span, f"at most {MAX_BITS} bits")
    return core.IConst(value)


def scaled(factor: int, operand: core.IndexExpr, span: Span) -> core.IndexExpr:
    """``factor * operand``, simplified (``T-MUL``)."""
    if isinstance(operand, core.IConst):
        return constant(factor * operand.value, span)
    if factor == 0:
        return core.IConst(0)
    return operand if factor == 1 else core.IMul(factor, operand)


def _binary(expr: sx.Binary, a: core.IndexExpr, b: core.IndexExpr) -> core.IndexExpr:
    """One of ``+ - * / // %`` on elaborated operands; constants are folded."""
    operator, span = expr.operator, expr.span
    if operator in ("+", "-"):
        second = b if operator == "+" else scaled(-1, b, span)
        if isinstance(a, core.IConst) and isinstance(second, core.IConst):
            return constant(a.value + second.value, span)
        return core.IAdd(a, second)
    if operator == "*":
        if isinstance(a, core.IConst):
            return scaled(a.value, b, span)
        if isinstance(b, core.IConst):
            return scaled(b.value, a, span)
        return core.IProd(a, b)
    if operator == "/":
        raise fail(
            "RV304", "`/` between indices", span, "write `//`, which rounds down, or `f32(i) / f32(j)`"
        )
    if not isinstance(b, core.IConst):
        return core.IQuot(a, b) if operator == "//" else core.IRem(a, b)
    if b.value <= 0:
        message = f"the right side of `{operator}` is not positive"
        raise fail("RV313", message, expr.right.span, "divisors of indices are positive")
    if isinstance(a, core.IConst):
        return core.IConst(a.value // b.value if operator == "//" else a.value % b.value)
    return core.IDiv(a, b.value) if operator == "//" else core.IMod(a, b.value)


def _check_data(made: core.IndexExpr, span: Span, env: Environment) -> None:
    """Fail if two data indices are multiplied or divided, or if this is a range of data."""
    if not isinstance(made, core.IProd | core.IQuot | core.IRem):
        return
    if env.affine:
        hint = "give it as a parameter of the specification"
        raise fail("RV312", "a product or a quotient in a range of data", span, hint)
    gathered = set() if env.data is None else {name for name, _ in env.data.bound.values()}
    data = gathered | set(env.indices.values())
    if all(free_variables(side) & data for side in (made.left, made.right)):
        hint = "make it one index: an input with the products, or a parameter"
        raise fail("RV312", "a product or a quotient of two indices that are data", span, hint)


def not_affine(expr: sx.Expr) -> DiagnosticError:
    """The error of a value inside an index or condition."""
    span = expr.span
    match expr:
        case sx.ArrayRead(array=array):
            what = f"the array read `{array}[...]`"
        case sx.Call(name=name):
            what = f"`{name}(...)`"
        case sx.CastTo(type=name):
            what = f"the cast `{name}(...)`"
        case sx.Infinity():
            what = "`inf`"
        case sx.Reduction(word=word):
            what = f"the reduction `{word}[...]`"
        case _:
            what = "a value"
    return fail("RV303", f"{what} in an index or condition: not affine", span, _NOT_AFFINE)
