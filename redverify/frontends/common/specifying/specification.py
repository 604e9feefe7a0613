"""The specification: equations of the program before scheduling, one per block."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from redverify.frontends.common import model
from redverify.frontends.common.combiners import Combiners
from redverify.frontends.common.errors import TranslationError, refusal
from redverify.frontends.common.names import fresh, identifier
from redverify.frontends.common.specifying.order import binders_of
from redverify.frontends.common.specifying.rules import Reduction, Rule, Specification
from redverify.frontends.common.terms import (
    canonical,
    compare,
    conjunction,
    map_value,
    substitute_condition,
    substitute_value,
    total,
)
from redverify.frontends.common.updates import split_update
from redverify.language import core
from redverify.language.core import (
    Access,
    Apply,
    Cond,
    CTrue,
    Equation,
    IConst,
    IndexExpr,
    IVar,
    Literal,
    Operator,
    Read,
    Reduce,
    Spec,
    Tensor,
    ValueExpr,
)
from redverify.language.functions import USUAL_FUNCTIONS
from redverify.language.operators import REDUCTION_NAME, builtin_unit
from redverify.language.source import NOWHERE
from redverify.language.terms import free_variables
from redverify.language.walks import reads_in


class SpecificationReader:
    """Reads the equations of a function whose loops are not scheduled yet.

    ``functions`` are those that the function calls and the language does not know. ``with_unit`` holds
    the tensors whose ``max`` or ``min`` becomes a declared operator with the program's start as its
    unit, as partial reductions must start from the unit. ``exact_zero`` keeps the start ``0.0`` of a
    sum, which is not the unit in IEEE arithmetic.
    """

    def __init__(
        self,
        function: model.Function,
        functions: model.Functions,
        with_unit: frozenset[str],
        exact_zero: bool,
        combiners: Combiners | None = None,
    ) -> None:
        self.function = function
        self.functions = functions
        self.with_unit = with_unit
        self.exact_zero = exact_zero
        self.combiners = combiners
        self.rules: dict[str, Rule] = {}
        self.operators: dict[str, Operator] = {}
        self.tensor_of: dict[str, str] = {}
        self.read_inputs: set[str] = set()
        for array in (*function.arrays, *function.allocated):
            taken = {*self.tensor_of.values(), *functions, *USUAL_FUNCTIONS}
            if combiners is not None:
                taken |= {n for o in combiners.operators.values() for n in (o.name, o.type.name)}
            self.tensor_of[array.name] = fresh(identifier(array.source_name), taken)

    def read(self) -> Specification:
        """All equations; each tensor is defined by exactly one block."""
        self._walk(self.function.body, {})
        written = (*self.function.arrays, *self.function.allocated)
        tensors = [self._tensor(a) for a in written]
        if not any(t.kind == "output" for t in tensors):
            raise TranslationError(f"the {self.function.role} function writes none of its parameters")
        kept = {t.name: t for t in tensors if t.kind != "tensor" or t.name in self.rules}
        spec = Spec(
            name=self.function.name,
            parameters=self.function.parameters,
            assumptions=self._sizes(),
            types=tuple(dict.fromkeys(a.type for a in written if a.type.fields)),
            functions={n: core.Function(n, a, r) for n, (a, r) in self.functions.items()},
            operators=self.operators,
            tensors=kept,
            equations=tuple(
                Equation(r.tensor, r.variables, r.guard, r.value, NOWHERE) for r in self.rules.values()
            ),
            span=NOWHERE,
        )
        return Specification(spec, self.rules, self.tensor_of)

    def _sizes(self) -> tuple[Cond, ...]:
        """Sizes and extents are not negative; a parameter is not above what its type holds."""
        extents: list[IndexExpr] = [IVar(p) for p in self.function.parameters]
        for array in (*self.function.arrays, *self.function.allocated):
            extents += [e for e in array.shape if free_variables(e)]
        largest = [compare("<=", IVar(p), IConst(n)) for p, n in self.function.largest.items()]
        return (*(compare(">=", e, IConst(0)) for e in dict.fromkeys(extents)), *largest)

    def _tensor(self, array: model.Array) -> Tensor:
        name = self.tensor_of[array.name]
        if array not in self.function.arrays:
            return Tensor(name, "tensor", array.type, len(array.shape), None, NOWHERE)
        kind = "output" if name in self.rules else "input"
        region = tuple((IConst(0), e) for e in array.shape)
        return Tensor(name, kind, array.type, len(array.shape), region, NOWHERE)

    # ------------------------------------------------------------ blocks

    def _walk(self, node: model.Node, loops: dict[str, model.Loop]) -> None:
        match node:
            case model.Loop():
                self._walk(node.body, {**loops, node.name: node})
            case model.Sequence(parts):
                for part in parts:
                    self._walk(part, loops)
            case model.SBlock():
                self._check_bindings(node, loops)
                self._rule(node, loops)
            case model.Store():
                raise refusal("a store outside of any sblock has no iteration variables", node)
            case model.Branch() | model.Definition() | model.Extension():
                raise TranslationError(
                    f"the {self.function.role} function has statements other than loops and sblocks"
                )
            case _:
                assert_never(node)

    def _check_bindings(self, block: model.SBlock, loops: Mapping[str, model.Loop]) -> None:
        """Each iteration variable is one whole loop: then the block runs on its whole domain, once."""
        hint = "the first program must be the one before scheduling"
        left = dict(loops)
        for iteration in block.iterations:
            binding = iteration.binding
            if isinstance(binding, IVar) and binding.name in left:
                loop = left.pop(binding.name)
                if (loop.lower, loop.extent) == (iteration.lower, iteration.extent):
                    continue
            elif iteration.extent == IConst(1) and binding == iteration.lower:
                continue
            raise refusal(
                f"block {block.name} binds {iteration.source_name} to no whole loop of its own", block, hint
            )
        if block.predicate is not None:
            raise refusal(f"block {block.name} has a predicate", block, hint)
        for loop in left.values():
            if loop.extent != IConst(1):
                raise refusal(f"block {block.name} does not depend on a loop around it", block, hint)

    def _store_of(self, block: model.SBlock, node: model.Node) -> model.Store:
        parts = node.parts if isinstance(node, model.Sequence) else (node,)
        if len(parts) == 1 and isinstance(parts[0], model.Store):
            return parts[0]
        stores = sum(isinstance(p, model.Store) for p in parts)
        what = "is a tuple reduction" if stores > 1 else "has a body that is not one store"
        raise refusal(f"block {block.name} {what}", block)

    def _rule(self, block: model.SBlock, loops: Mapping[str, model.Loop]) -> None:
        store = self._store_of(block, block.body)
        tensor = self.tensor_of[store.array]
        if tensor in self.rules:
            raise refusal(f"buffer {tensor} is written by two blocks", block)
        if store.array in self.read_inputs:
            raise refusal(f"parameter {tensor} is read before it is written", block)
        renamed = self._equation_names(block)
        names, sources = self._point(block, store, renamed)
        environment = {i: IVar(n) for i, n in renamed.items()}
        domain = {i.name: (i.lower, total(i.lower, i.extent)) for i in block.iterations}
        reduced = _reduced(block, loops)
        reduction = self._reduction(block, store, reduced, renamed, environment)
        if reduction is None:
            plain = self._reduction_last(self._accesses(block, store.value, store.array))
            value = substitute_value(plain, environment)
        else:
            value = Reduce(
                store.value.type,
                reduction.operator,
                reduction.binders,
                reduction.condition,
                reduction.element,
                reduction.start,
            )
        self.rules[tensor] = Rule(
            tensor=tensor,
            type=store.value.type,
            block=block.name,
            variables=names,
            sources=sources,
            guard=self._guard(block, store, names, domain),
            value=value,
            reduction=reduction,
            extents={renamed[i.name]: (i.lower, i.extent) for i in block.iterations},
        )

    def _equation_names(self, block: model.SBlock) -> dict[str, str]:
        taken = set(self.function.parameters)
        renamed: dict[str, str] = {}
        for iteration in block.iterations:
            renamed[iteration.name] = fresh(iteration.index_name, taken)
            taken.add(renamed[iteration.name])
        return renamed

    def _point(
        self, block: model.SBlock, store: model.Store, renamed: Mapping[str, str]
    ) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The equation's variables: the spatial variables, one at each index of the store."""
        spatial = {i.name: i for i in block.iterations if not i.reduce}
        shape = self.function.array(store.array).shape
        names: list[str] = []
        sources: list[str] = []
        for index, extent in zip(store.indices, shape, strict=True):
            if isinstance(index, IVar) and index.name in spatial and renamed[index.name] not in names:
                names.append(renamed[index.name])
                sources.append(spatial[index.name].source_name)
            elif extent == IConst(1) and index == IConst(0):
                names.append(fresh("u", {*names, *renamed.values(), *self.function.parameters}))
                sources.append("")
            else:
                raise refusal(
                    f"block {block.name} stores at indices that are not distinct spatial variables", block
                )
        used = set(names)
        for name, iteration in spatial.items():
            if renamed[name] not in used and iteration.extent != IConst(1):
                raise refusal(f"block {block.name} writes a cell more than once", block)
        return tuple(names), tuple(sources)

    def _guard(
        self,
        block: model.SBlock,
        store: model.Store,
        names: tuple[str, ...],
        domain: Mapping[str, tuple[IndexExpr, IndexExpr]],
    ) -> Cond:
        """``true`` where the block covers the buffer, else the block's domain."""
        shape = self.function.array(store.array).shape
        conditions: list[Cond] = []
        for index, name, extent in zip(store.indices, names, shape, strict=True):
            if not isinstance(index, IVar):
                continue
            lower, upper = domain[index.name]
            if lower != IConst(0) or canonical(upper) != canonical(extent):
                conditions += [compare("<=", lower, IVar(name)), compare("<", IVar(name), upper)]
        return conjunction(conditions)

    # ------------------------------------------------------------ values

    def _accesses(self, block: model.SBlock, value: ValueExpr, own: str) -> ValueExpr:
        """The value with array reads as tensor accesses; only what is defined by now may be read."""
        parameters = {a.name for a in self.function.arrays}
        for read in reads_in(value):
            tensor = self.tensor_of[read.array]
            if read.array == own:
                raise refusal(f"block {block.name} reads the buffer that it writes", block)
            if tensor not in self.rules:
                if read.array not in parameters:
                    raise refusal(f"buffer {tensor} is read before it is written", block)
                self.read_inputs.add(read.array)
        return map_value(value, canonical, self._access)

    def _reduction_last(self, value: ValueExpr) -> ValueExpr:
        """``C(i) + bias(i)`` as ``bias(i) + C(i)``: a reduction that starts at the bias.

        The operator is commutative in every encoding, and only this order is a reduction.
        """
        match value:
            case Apply(type_, function, (Access(_, tensor, _) as left, right), False):
                rule = self.rules.get(tensor)
                if rule is not None and rule.reduction is not None and rule.reduction.operator == function:
                    return Apply(type_, function, (right, left))
        return value

    def _access(self, node: Read | Access) -> ValueExpr:
        if isinstance(node, Access):
            return node
        return Access(node.type, self.tensor_of[node.array], node.indices)

    def _reduction(
        self,
        block: model.SBlock,
        store: model.Store,
        reduced: list[model.Iteration],
        renamed: Mapping[str, str],
        environment: Mapping[str, IndexExpr],
    ) -> Reduction | None:
        if not reduced:
            if block.init is not None:
                raise refusal(f"block {block.name} has an initial value and no reduction variable", block)
            return None
        update = split_update(store.value, store.array, store.indices, store.operator)
        if update is None:
            raise refusal(f"the update of block {block.name} is not C = C op e", block)
        if block.init is None:
            raise refusal(f"block {block.name} reduces without an initial value", block)
        init = self._store_of(block, block.init)
        if (init.array, init.indices) != (store.array, store.indices):
            raise refusal(f"block {block.name} initialises another cell than it updates", block)
        start = substitute_value(self._accesses(block, init.value, store.array), environment)
        element = substitute_value(self._accesses(block, update.element, store.array), environment)
        operator = update.operator
        tensor = self.tensor_of[store.array]
        if self.combiners is not None and operator in self.combiners.operators:
            self.operators.setdefault(operator, self.combiners.lawful(operator, start))
        if tensor in self.with_unit and isinstance(start, Literal) and operator in ("max", "min"):
            operator = self._declare(operator, start)
            start_or_none = None
        else:
            start_or_none = None if self._is_unit(operator, start) else start
        return Reduction(
            builtin=update.operator,
            operator=operator,
            binders=tuple(renamed[i.name] for i in reduced),
            condition=substitute_condition(_domain(reduced), environment),
            element=element,
            start=start_or_none,
        )

    def _is_unit(self, operator: str, start: ValueExpr) -> bool:
        if start.type.fields:
            return False  # what records start from is written
        ieee = self.exact_zero and start.type.is_floating
        return start == builtin_unit(operator, start.type, ieee=ieee)

    def _declare(self, operator: str, unit: Literal) -> str:
        """A declared operator for ``max`` or ``min`` together with the program's start as its unit."""
        name = f"{REDUCTION_NAME[operator]}_{unit.type.name}"
        self.operators[name] = Operator(name, unit.type, True, True, unit)
        return name


def _reduced(block: model.SBlock, loops: Mapping[str, model.Loop]) -> list[model.Iteration]:
    """The reduction variables of a block in the order in which its loops run them (:mod:`.order`).

    Each is one whole loop or has one value only (``_check_bindings``). A loop that is not serial takes the
    elements in no certain order.
    """
    by_loop: dict[str, model.Iteration] = {}
    single: list[model.Iteration] = []
    for iteration in block.iterations:
        if not iteration.reduce:
            continue
        if isinstance(iteration.binding, IVar) and iteration.binding.name in loops:
            by_loop[iteration.binding.name] = iteration
        else:
            single.append(iteration)
    for name, iteration in by_loop.items():
        if loops[name].parallel and iteration.extent != IConst(1):
            raise refusal(
                f"block {block.name} reduces over {iteration.source_name} in no certain order: "
                f"loop {name} is not serial",
                block,
                "the first program must be the one before scheduling",
            )
    return [*single, *(by_loop[n] for n in binders_of(loops, by_loop))]


def _domain(iterations: list[model.Iteration]) -> Cond:
    conditions: list[Cond] = []
    for iteration in iterations:
        variable = IVar(iteration.name)
        upper = total(iteration.lower, iteration.extent)
        # Not ``compare``: the bounds stay written even where they decide themselves.
        conditions += [compare("<=", iteration.lower, variable), compare("<", variable, upper)]
    return conjunction(conditions) if conditions else CTrue()
