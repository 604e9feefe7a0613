"""Proofs that two values are equal.

The search follows the verifier's (structure first, then equations, then accumulations); every
step is one rule of the library, every question about indices is answered by isl here and by
``omega`` in Lean.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from redverify.certifying.emission.context import Gamma, NotCertified, decided
from redverify.certifying.emission.data_indices import Data
from redverify.certifying.emission.equality.accumulation import Accumulation
from redverify.certifying.emission.equality.arithmetic import Arithmetic
from redverify.certifying.emission.equality.constants import Constants
from redverify.certifying.emission.equality.denominators import Denominators
from redverify.certifying.emission.equality.equations import Equations
from redverify.certifying.emission.equality.finite import Finite
from redverify.certifying.emission.equality.infinite import Infinite
from redverify.certifying.emission.equality.masks import Masks
from redverify.certifying.emission.equality.renaming import Renaming
from redverify.certifying.emission.equality.search import ALL_UNFOLDINGS, UNFOLDINGS, NoProof, Search, chain
from redverify.certifying.emission.equality.structure import Structure
from redverify.certifying.emission.equality.sums import Sums
from redverify.certifying.emission.proofs import RFL, rule, same
from redverify.certifying.emission.terms import Fresh
from redverify.checking.laws.catalogue import AnyLaw
from redverify.checking.proofs.terms import ByLaw, Proof
from redverify.language import core
from redverify.language.core_text import value_text
from redverify.language.operators import laws_of


class Equality:
    """Proves equalities of values; collects the laws that the proofs use.

    trusting: whether a proof is emitted where there is none: Lean rejects it, and shows what is open.
    guarded: whether floats may be infinite (:class:`.Search`).
    """

    def __init__(
        self, spec: core.Spec, fresh: Fresh, trusting: bool = False, *, guarded: bool = False
    ) -> None:
        self.fresh = fresh
        self.trusting = trusting
        self._search = search = Search(spec, fresh, guarded=guarded)
        structure, arithmetic, equations = Structure(search), Arithmetic(search), Equations(search)
        renaming = Renaming(search)
        self.data = Data(spec)
        masks = Masks(search, self.data)
        self._accumulation = Accumulation(search, equations, renaming)
        finite = Finite(search, self.data, equations, self._accumulation)
        denominators = Denominators(search, arithmetic, structure, self._accumulation, renaming)
        search.ways = (
            masks.opened,
            structure.settled,
            structure.congruent,
            arithmetic.numbered,
            arithmetic.without_unit,
            arithmetic.by_laws,
            structure.collapsed,
            masks.left_out,
            self._accumulation.folded,
            renaming.nested,
            renaming.renamed,
            Sums(search, equations, arithmetic, renaming, denominators, structure).summed,
            Constants(search, arithmetic).known,
            Infinite(search, arithmetic, equations, structure, finite).computed,
            equations.unfolded,
        )

    @property
    def laws(self) -> list[AnyLaw]:
        """The laws that the proofs use."""
        return self._search.laws

    def law(self, law: AnyLaw) -> ByLaw:
        """A law, as one of the certificate's."""
        return self._search.law(law)

    def prove(self, gamma: Gamma, left: core.ValueExpr, right: core.ValueExpr) -> Proof:
        """``Γ ⊢ left = right``; raises :class:`NotCertified`.

        A compiler may inline a long chain of equations: if a few unfoldings do not do, as many as the chain
        has are tried.
        """
        search = self._search
        search.begin()
        proof = search.attempt(partial(search.stated, gamma, left, right))
        if proof is None and (longest := min(chain(search.spec), ALL_UNFOLDINGS)) > UNFOLDINGS:
            search.begin()
            proof = search.attempt(partial(search.stated, gamma, left, right, longest))
        if proof is None:
            search.begin(thorough=True)
            proof = search.attempt(partial(search.stated, gamma, left, right))
        if proof is not None:
            return proof
        if self.trusting:
            return RFL
        raise NotCertified(f"no proof of {value_text(left)} = {value_text(right)}")

    def accumulate(
        self,
        gamma: Gamma,
        total: core.Apply,
        after: core.ValueExpr,
        at: Sequence[core.IndexExpr] | None,
    ) -> Proof:
        """``Γ ⊢ total = after``, where one index or several join; raises :class:`NotCertified`."""
        search = self._search
        search.begin()
        if search.alike(total, after):
            return RFL
        try:
            return same(search.spec, total, after, self._accumulation.accumulated(gamma, total, after, at))
        except NoProof:
            return self.prove(gamma, total, after)

    def padded(self, gamma: Gamma, total: core.Apply, after: core.ValueExpr) -> Proof:
        """``Γ ⊢ held ⊙ value = after`` where the value is ⊙'s unit; raises :class:`NotCertified`."""
        spec, (held, value) = self._search.spec, total.arguments
        unit = laws_of(spec, total.function, total.type).unit
        if unit is None or self._search.alike(value, unit):
            return self.prove(gamma, total, after)
        plain, middle = _plain(gamma, value), replace(total, arguments=(held, unit))
        is_unit = rule("Eq.trans", self.prove(gamma, value, plain), self.prove(gamma, plain, unit))
        return rule(
            "Eq.trans",
            same(spec, total, middle, rule("fn_congr2", RFL, is_unit)),
            same(spec, middle, after, self.prove(gamma, middle, after)),
        )


def _plain(gamma: Gamma, value: core.ValueExpr) -> core.ValueExpr:
    """A value without the conditionals that Γ decides, in operands too."""
    value = decided(gamma, value)
    if isinstance(value, core.Apply):
        return replace(value, arguments=tuple(_plain(gamma, a) for a in value.arguments))
    return value
