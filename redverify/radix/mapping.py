"""A program with its index expressions and conditions replaced, those of its specification among them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from redverify.language import core
from redverify.language.rewriting import replaced
from redverify.language.terms import rebuild


@dataclass(frozen=True, slots=True)
class Mapping:
    """What becomes of each index expression and each condition; no variable that is bound may be changed."""

    index: Callable[[core.IndexExpr], core.IndexExpr]
    condition: Callable[[core.Cond], core.Cond]

    def program(self, impl: core.Impl) -> core.Impl:
        """The program and its specification, with all their assumptions."""
        spec = impl.spec
        changed = replace(
            spec,
            tensors={name: self._tensor(tensor) for name, tensor in spec.tensors.items()},
            equations=tuple([self._equation(equation) for equation in spec.equations]),
            assumptions=tuple(map(self.condition, spec.assumptions)),
        )
        return replace(
            impl,
            spec=changed,
            bindings=tuple(map(self._binding, impl.bindings)),
            assumptions=tuple(map(self.condition, impl.assumptions)),
            body=self._block(impl.body),
        )

    def _tensor(self, tensor: core.Tensor) -> core.Tensor:
        region = tensor.region and tuple([(self.index(a), self.index(b)) for a, b in tensor.region])
        bounds = tensor.range and (self.index(tensor.range[0]), self.index(tensor.range[1]))
        return replace(tensor, region=region, range=bounds)

    def _equation(self, equation: core.Equation) -> core.Equation:
        condition = self.condition(equation.condition)
        return replace(equation, condition=condition, value=self._term(equation.value))

    def _binding(self, binding: core.Binding) -> core.Binding:
        extents = binding.extents and tuple(map(self.index, binding.extents))
        return replace(binding, indices=tuple(map(self.index, binding.indices)), extents=extents)

    def _block(self, block: core.Block) -> core.Block:
        return tuple(
            [
                replaced(
                    command,
                    index=self.index,
                    condition=self.condition,
                    annotation=self._term,
                    value=self._term,
                    block=self._block,
                )
                for command in block
            ]
        )

    def _term(self, term: core.ValueExpr) -> core.ValueExpr:
        if isinstance(term, core.Reduce):
            return replace(
                term,
                condition=self.condition(term.condition),
                body=self._term(term.body),
                init=None if term.init is None else self._term(term.init),
            )
        if isinstance(term, core.LetValue):
            lower, upper = self.index(term.lower), self.index(term.upper)
            return replace(
                term, value=self._term(term.value), lower=lower, upper=upper, body=self._term(term.body)
            )
        return rebuild(term, self._term, self.index, self.condition)
