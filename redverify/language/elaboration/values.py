"""The semantic and prophetic judgements (sections 4.4 and 7.4): expressions with a value.

``Γ ⊢a e : τ`` may read arrays (``T-ARRAY``), ``Γ ⊢A t : τ`` may access tensors (``T-TENSOR``),
reduce, and take elements of reductions. Types flow inwards from the context; where the context
gives none, :class:`~redverify.language.elaboration.inference.Inference` finds the type of the first typed
part. Index conditions become values where they are combined with values.
"""

from __future__ import annotations

from enum import Enum
from functools import reduce

from redverify.language import core
from redverify.language import syntax as sx
from redverify.language.diagnostics import DiagnosticError, fail
from redverify.language.elaboration import literals
from redverify.language.elaboration.affine import condition, index, indices
from redverify.language.elaboration.heads import heads
from redverify.language.elaboration.inference import Inference, Kind
from redverify.language.elaboration.names import Environment, check_rank
from redverify.language.functions import USUAL_FUNCTIONS, operator_accepts
from redverify.language.operators import BUILTIN_OPERATORS, REDUCTION_OPERATOR, builtin_unit
from redverify.language.source import Span
from redverify.language.types import BOOL, BUILTIN_TYPES, TypeKind, ValueType
from redverify.similar import did_you_mean


class Mode(Enum):
    """Which judgement: a specification's equation, an annotation, a program's expression, or a definition."""

    SPEC = "an equation"
    ANNOTATION = "an annotation"
    PROGRAM = "a program expression"
    DEFINITION = "the definition of an operator"


#: What to say about tensors, arrays and reductions in a definition.
OF_VARIABLES = "a definition is made of its two variables alone"


def value(expr: sx.Expr, env: Environment, mode: Mode, type_: ValueType) -> core.ValueExpr:
    """``Γ ⊢ expr : type_`` in the judgement of ``mode``."""
    return _Values(mode, Inference(env)).at(expr, env, type_)


def combined(
    operator: str, left: core.ValueExpr, right: core.ValueExpr, *, declared: bool = False
) -> core.ValueExpr:
    """``left ⊙ right``; with a bare ⊙-reduction on the right, that reduction started at ``left``."""
    if isinstance(right, core.Reduce) and right.operator == operator and right.init is None:
        return core.Reduce(
            right.type, operator, right.binders, right.condition, right.body, init=left, span=right.span
        )
    return core.Apply(left.type, operator, (left, right), declared=declared)


class _Values:
    """Elaboration of one expression."""

    def __init__(self, mode: Mode, inference: Inference) -> None:
        self.mode = mode
        self.inference = inference

    def at(self, expr: sx.Expr, env: Environment, type_: ValueType) -> core.ValueExpr:
        """``expr`` at the type that its context demands."""
        match expr:
            case sx.Number():
                return literals.number(expr, type_, expr.span)
            case sx.Infinity():
                return literals.infinity(type_, expr.span)
            case sx.Negate(operand=sx.Number() as number, span=span):
                return literals.number(number, type_, span, negative=True)
            case sx.Negate(operand=sx.Infinity(), span=span):
                return literals.infinity(type_, span, negative=True)
            case sx.Truth(value=truth):
                self.demand(BOOL, type_, expr.span)
                return core.Literal(BOOL, truth)
            case sx.Variable():
                return self.variable(expr, env, type_)
            case sx.ArrayRead():
                return self.read(expr, env, type_)
            case sx.Call():
                return self.call(expr, env, type_)
            case sx.CastTo():
                return self.cast(expr, env, type_)
            case sx.Negate(operand=operand, span=span):
                self.accept("-", type_, span)
                return core.Apply(type_, "neg", (self.at(operand, env, type_),))
            case sx.Comparison() | sx.Not() | sx.Binary(operator="and" | "or"):
                return self.logical(expr, env, type_)
            case sx.Binary(operator=operator, left=left, right=right, span=span):
                if operator in ("//", "%"):
                    raise fail(
                        "RV212", f"`{operator}` between values", span, "it is for indices; values have `/`"
                    )
                self.accept(operator, type_, span)
                return combined(operator, self.at(left, env, type_), self.at(right, env, type_))
            case sx.Reduction():
                return self.reduction(expr, env, type_)
            case sx.ElementAt():
                return self.element(expr, env, type_)
            case sx.Projection():
                return self.projection(expr, env, type_)

    def typed(self, expr: sx.Expr) -> ValueType:
        """The type of ``expr`` where the context gives none."""
        found = self.inference.type_of(expr)
        if found is None:
            raise fail(
                "RV211", "nothing here gives this literal a type", expr.span, "write a cast, as in `f32(0)`"
            )
        return found

    def demand(self, found: ValueType, type_: ValueType, span: Span) -> None:
        """Fail unless a part has the type its context demands."""
        if found != type_:
            hint = f"cast it: `{type_}(...)`" if type_.is_numeric and found.is_numeric else ""
            raise fail("RV209", f"a value of type {found} where {type_} is expected", span, hint)

    def accept(self, operator: str, type_: ValueType, span: Span) -> None:
        """Fail unless the builtin operator exists at the type."""
        if not operator_accepts(operator, type_):
            raise fail("RV212", f"`{operator}` is not defined on {type_}", span, _operator_hint(type_))

    def variable(self, expr: sx.Variable, env: Environment, type_: ValueType) -> core.ValueExpr:
        constant = env.declarations.constants.get(expr.name)
        if constant is not None:
            self.demand(constant.type, type_, expr.span)
            return constant
        if self.mode is Mode.DEFINITION:
            known = list(env.declarations.constants)
            hint = (
                did_you_mean(expr.name, known)
                or f"it is made of {' and '.join(f'`{n}`' for n in known)} alone"
            )
            raise fail("RV201", f"unknown variable `{expr.name}` in a definition", expr.span, hint)
        env.variable(expr.name, expr.span)
        hint = f"cast it: `{type_}({expr.name})`" if type_.is_numeric else "compare it, as in `i == 0`"
        raise fail(
            "RV213", f"the index `{expr.name}` where a value of type {type_} is expected", expr.span, hint
        )

    def read(self, expr: sx.ArrayRead, env: Environment, type_: ValueType) -> core.ValueExpr:
        if self.mode is not Mode.PROGRAM:
            hint = "annotations say what the specification's value is, as in `{B(i)}`"
            if self.mode is Mode.DEFINITION:
                hint = OF_VARIABLES
            raise fail("RV216", f"the array read `{expr.array}[...]` in {self.mode.value}", expr.span, hint)
        array = env.array(expr.array, expr.span)
        check_rank(expr.array, array.rank, len(expr.indices), expr.span)
        self.demand(array.type, type_, expr.span)
        return core.Read(array.type, expr.array, indices(expr.indices, env), expr.span)

    # ------------------------------------------------------------ calls

    def call(self, expr: sx.Call, env: Environment, type_: ValueType) -> core.ValueExpr:
        name, declarations = expr.name, env.declarations
        if name == "select":
            return self.select(expr, env, type_)
        if name in ("min", "max", "xor"):
            return self.folded(expr, env, type_)
        if name in declarations.tensors:
            return self.access(expr, declarations.tensors[name], env, type_)
        if name in declarations.functions:
            function = declarations.functions[name]
            parameters, result = function.arguments, function.result
        elif name in declarations.operators:
            result = declarations.operators[name].type
            parameters = (result, result)
        elif name in declarations.types and declarations.types[name].kind is TypeKind.RECORD:
            return self.record(expr, declarations.types[name], env, type_)
        elif name in USUAL_FUNCTIONS:
            usual = USUAL_FUNCTIONS[name]
            check_rank(name, usual.arity, len(expr.arguments), expr.span, noun="argument")
            if not usual.accepts(type_):
                raise fail("RV212", f"`{name}` is not defined on {type_}", expr.span, "cast its argument")
            return core.Apply(type_, name, tuple([self.at(a, env, type_) for a in expr.arguments]))
        else:
            raise _unknown_call(expr, env)
        check_rank(name, len(parameters), len(expr.arguments), expr.span, noun="argument")
        self.demand(result, type_, expr.span)
        arguments = [self.at(a, env, t) for a, t in zip(expr.arguments, parameters, strict=True)]
        if name in declarations.operators:
            return combined(name, arguments[0], arguments[1], declared=True)
        return core.Apply(result, name, tuple(arguments), declared=True)

    def record(self, expr: sx.Call, record: ValueType, env: Environment, type_: ValueType) -> core.ValueExpr:
        """``NAME(e, ...)``: the record with these fields."""
        check_rank(expr.name, len(record.fields), len(expr.arguments), expr.span, noun="field")
        self.demand(record, type_, expr.span)
        types = [field_type for _, field_type in record.fields]
        return core.record_of(
            record, tuple([self.at(a, env, t) for a, t in zip(expr.arguments, types, strict=True)])
        )

    def projection(self, expr: sx.Projection, env: Environment, type_: ValueType) -> core.ValueExpr:
        """``e.NAME``: a field of a record."""
        found, name = self.inference.type_of(expr.record), expr.name
        fields = {} if found is None else dict(found.fields)
        if found is None or name.name not in fields:
            of = "something that is not a record" if found is None or not fields else f"{found}"
            known = ", ".join(f"`{f}`" for f in fields)
            hint = did_you_mean(name.name, fields) or (f"its fields are {known}" if known else "")
            # Errors in front of the dot come first.
            self.at(expr.record, env, self.typed(expr.record))
            raise fail("RV235", f"`.{name.name}` of {of}", name.span, hint)
        self.demand(fields[name.name], type_, expr.span)
        return core.field_of(self.at(expr.record, env, found), name.name)

    def access(
        self, expr: sx.Call, tensor: core.Tensor, env: Environment, type_: ValueType
    ) -> core.ValueExpr:
        if self.mode in (Mode.PROGRAM, Mode.DEFINITION):
            hint = "programs read arrays; tensors stand in annotations"
            if self.mode is Mode.DEFINITION:
                hint = OF_VARIABLES
            raise fail("RV215", f"the tensor `{expr.name}(...)` in {self.mode.value}", expr.span, hint)
        check_rank(expr.name, tensor.rank, len(expr.arguments), expr.span)
        self.demand(tensor.type, type_, expr.span)
        data, gathering = env.gathering()
        return data.around(core.Access(tensor.type, expr.name, indices(expr.arguments, gathering)))

    def folded(self, expr: sx.Call, env: Environment, type_: ValueType) -> core.ValueExpr:
        """``min``, ``max`` and ``xor`` of two or more values, from the left."""
        self.accept(expr.name, type_, expr.span)
        if len(expr.arguments) < 2:
            raise fail("RV208", f"`{expr.name}` takes at least 2 arguments", expr.span, "add an argument")
        arguments = [self.at(argument, env, type_) for argument in expr.arguments]
        return reduce(lambda a, b: combined(expr.name, a, b), arguments)

    def select(self, expr: sx.Call, env: Environment, type_: ValueType) -> core.ValueExpr:
        check_rank("select", 3, len(expr.arguments), expr.span, noun="argument")
        test, then, otherwise = expr.arguments
        if self.inference.kind(test) is Kind.VALUE:
            chosen = self.at(test, env, BOOL)
            return core.Apply(
                type_, "select", (chosen, self.at(then, env, type_), self.at(otherwise, env, type_))
            )
        data, gathering = env.gathering()
        decided, inner = condition(test, gathering), env.below(data)
        chosen = core.Select(type_, decided, self.at(then, inner, type_), self.at(otherwise, inner, type_))
        return data.around(chosen)

    def cast(self, expr: sx.CastTo, env: Environment, type_: ValueType) -> core.ValueExpr:
        target, operand = BUILTIN_TYPES[expr.type], expr.operand
        self.demand(target, type_, expr.span)
        source = self.inference.type_of(operand)
        bare = isinstance(operand, sx.Call) and operand.name in env.declarations.tensors
        of_indices = source is None or (source.is_integer and not bare)
        if of_indices and self.inference.kind(operand) is Kind.INDEX:
            if target.kind is TypeKind.BOOL:
                raise fail("RV212", "an index has no cast to bool", expr.span, "compare it, as in `i != 0`")
            data, gathering = env.gathering()
            return data.around(core.IndexCast(target, index(operand, gathering)))
        if source is None or source == target:
            return self.at(operand, env, target)
        if source.kind in (TypeKind.OPAQUE, TypeKind.RECORD) or target.kind is TypeKind.BOOL:
            hint = (
                "compare it, as in `e != 0`"
                if target.kind is TypeKind.BOOL
                else "declare a `function` for it"
            )
            raise fail("RV212", f"there is no cast from {source} to {target}", expr.span, hint)
        return core.Cast(target, self.at(operand, env, source))

    # ------------------------------------------------------------ conditions

    def logical(
        self, expr: sx.Comparison | sx.Not | sx.Binary, env: Environment, type_: ValueType
    ) -> core.ValueExpr:
        """``and or not`` and comparisons; parts without values are index conditions."""
        self.demand(BOOL, type_, expr.span)
        if self.inference.kind(expr) is not Kind.VALUE:
            data, gathering = env.gathering()
            return data.around(core.IndexCondition(BOOL, condition(expr, gathering)))
        match expr:
            case sx.Not(operand=operand):
                return core.Apply(BOOL, "not", (self.at(operand, env, BOOL),))
            case sx.Binary(operator=operator, left=left, right=right):
                return combined(operator, self.at(left, env, BOOL), self.at(right, env, BOOL))
            case sx.Comparison(operands=operands, operators=operators):
                links = [
                    self.compared(operator, a, b, env)
                    for operator, a, b in zip(operators, operands, operands[1:], strict=False)
                ]
                return reduce(lambda a, b: core.Apply(BOOL, "and", (a, b)), links)

    def compared(self, operator: str, left: sx.Expr, right: sx.Expr, env: Environment) -> core.ValueExpr:
        if Kind.VALUE not in (self.inference.kind(left), self.inference.kind(right)):
            data, gathering = env.gathering()
            sides = (index(left, gathering), index(right, gathering))
            return data.around(core.IndexCondition(BOOL, core.CCmp(operator, *sides)))
        type_ = self.inference.type_of(left) or self.typed(right)
        self.accept(operator, type_, left.span.to(right.span))
        return core.Apply(BOOL, operator, (self.at(left, env, type_), self.at(right, env, type_)))

    # ------------------------------------------------------------ reductions

    def reduction(self, expr: sx.Reduction, env: Environment, type_: ValueType) -> core.ValueExpr:
        if self.mode in (Mode.PROGRAM, Mode.DEFINITION):
            hint = "a program accumulates: `a[i] {T} +{k}= e` inside `accumulate a:`"
            if self.mode is Mode.DEFINITION:
                hint = OF_VARIABLES
            raise fail("RV215", f"a reduction in {self.mode.value}", expr.span, hint)
        operator = expr.operator if expr.operator is not None else REDUCTION_OPERATOR[expr.word]
        declared = env.declarations.operators.get(operator)
        if declared is not None:
            self.demand(declared.type, type_, expr.span)
        elif operator in BUILTIN_OPERATORS:
            self.accept(operator, type_, expr.span)
        else:
            raise unknown_operator(operator, env, expr.span)
        inner = env.with_variables(expr.binders)
        data, gathering = inner.gathering()
        chosen = condition(expr.condition, gathering)
        body = self.at(expr.body, inner.below(data), type_)
        if data.bound:
            unit = self.unit(operator, type_, env, expr.span)
            body = data.around(core.Select(type_, chosen, body, unit))
            chosen = data.hull(chosen)
        binders = tuple([binder.name for binder in expr.binders])
        return core.Reduce(type_, operator, binders, chosen, body, span=expr.span)

    @staticmethod
    def unit(operator: str, type_: ValueType, env: Environment, span: Span) -> core.Literal | core.Constant:
        """What stands for the elements that a condition with data leaves out."""
        declared = env.declarations.operators.get(operator)
        unit = builtin_unit(operator, type_, ieee=True) if declared is None else declared.unit
        if unit is None:
            message = f"an index set that depends on data, of `{operator}`, which has no unit at {type_}"
            hint = (
                "declare a `unit`" if declared is not None else "use a type at which the operator has a unit"
            )
            raise fail("RV310", message, span, hint)
        return unit

    def element(self, expr: sx.ElementAt, env: Environment, type_: ValueType) -> core.ValueExpr:
        if self.mode is not Mode.ANNOTATION:
            hint = "write the reduction's body at that index instead"
            raise fail("RV215", f"`@` in {self.mode.value}", expr.span, hint)
        whole = self.at(expr.reduction, env, type_)
        declarations = env.declarations
        possible = heads(whole, declarations.bodies)
        if declarations.sound and not any(head.indices == len(expr.indices) for head in possible):
            found = ", ".join(f"{head.indices}" for head in sorted(possible))
            hint = f"the reduction has {found} variables" if found else "`@` takes an element of a reduction"
            raise fail(
                "RV222",
                f"no reduction with {len(expr.indices)} variables to take an element of",
                expr.span,
                hint,
            )
        return core.Element(type_, whole, indices(expr.indices, env), expr.span)


def unknown_operator(name: str, env: Environment, span: Span) -> DiagnosticError:
    """The error of an operator that is neither builtin nor declared."""
    hint = did_you_mean(name, env.declarations.operators) or "declare it with `operator` in the specification"
    return fail("RV206", f"unknown operator `{name}`", span, hint)


def _unknown_call(expr: sx.Call, env: Environment) -> DiagnosticError:
    declarations = env.declarations
    if expr.name in declarations.types:
        return fail("RV212", f"there is no cast to {expr.name}", expr.span, "declare a `function` for it")
    hint = did_you_mean(expr.name, [*declarations.places, *USUAL_FUNCTIONS, "max", "min"])
    if expr.name in env.arrays:
        hint = f"an array cell is read as `{expr.name}[...]`"
    hint = hint or "declare it in the specification"
    message = f"unknown tensor or function `{expr.name}`"
    return declarations.reject("RV203", message, sx.Ident(expr.name, expr.span), hint)


def _operator_hint(type_: ValueType) -> str:
    if type_.kind is TypeKind.BOOL:
        return "bool has `and`, `or`, `not`, `xor(a, b)`, `==` and `!=`"
    if type_.kind is TypeKind.RECORD:
        return "declare an `operator` on it, or use its fields, as in `e.NAME`"
    if type_.kind is TypeKind.OPAQUE:
        return "declare a `function` or `operator` on it"
    return ""
