"""From two programs of a front end to a specification, its implementation, and their ``.sched`` text."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import dataclass

from redverify.frontends.common.annotating.annotations import annotated, without_claims
from redverify.frontends.common.annotating.attempts import Claims
from redverify.frontends.common.assumptions import check
from redverify.frontends.common.combiners import Combiners
from redverify.frontends.common.implementation import ImplementationWriter
from redverify.frontends.common.model import Function, Functions
from redverify.frontends.common.names import fresh
from redverify.frontends.common.specifying.rules import Specification
from redverify.frontends.common.specifying.specification import SpecificationReader
from redverify.language.core import Impl
from redverify.language.encodings import FloatLaws, encoding_of
from redverify.language.program_text import impl_lines, spec_lines

#: Depth of Python's stack that deeply nested expressions may need.
_RECURSION = 10_000


@dataclass(frozen=True, slots=True)
class Translation:
    """The specification of one program, and the implementation that another program is.

    ``overlaps`` are lines that say which of its arrays may share memory (:mod:`.overlaps`).
    """

    specification: Specification
    impl: Impl
    overlaps: tuple[str, ...] = ()

    def text(self, header: Iterable[str], assume: Iterable[str] = ()) -> str:
        """The ``.sched`` text, under the comment lines of ``header``.

        ``assume`` are conditions on the sizes, as the user has written them;
        :class:`.AssumptionError` is raised for others.
        """
        check(self.specification.spec.parameters, assume := tuple(assume))
        spec = spec_lines(self.specification.spec)
        split = 1 + sum(line.startswith("    assume ") for line in spec)
        spec[split:split] = [f"    assume {text}" for text in assume]
        impl = impl_lines(self.impl)
        split = 1 + len(self.impl.assumptions)
        impl[split:split] = [f"    {line}" for line in self.overlaps]
        return "\n".join([*header, "", *spec, "", *impl]) + "\n"


def allow_deep_expressions() -> None:
    """Let Python recurse as deeply as large expressions need."""
    if sys.getrecursionlimit() < _RECURSION:
        sys.setrecursionlimit(_RECURSION)


def translate(
    before: Function,
    after: Function,
    functions: Functions,
    *,
    values: str,
    claims: Claims = Claims.UNIFIED,
    combiners: Combiners | None = None,
) -> Translation:
    """The specification of ``before``, and ``after`` as an implementation of it.

    The two have the same array parameters, in order. ``functions`` are the functions that either calls and
    the language does not know. ``values`` is the encoding of values: where zeros have signs, a float sum
    keeps its start ``0.0``, since the unit is ``-0.0``. ``claims`` says what the annotations are.
    ``combiners`` are the operators of updates of records. :class:`~.errors.TranslationError` is raised for
    what cannot be translated.
    """
    exact_zero = encoding_of(values).laws is FloatLaws.BITWISE
    with_unit: frozenset[str] = frozenset()
    while True:  # which operators need a unit is known only after annotating
        specification = SpecificationReader(before, functions, with_unit, exact_zero, combiners).read()
        unified = claims is Claims.UNIFIED
        notes = annotated(after, specification, before) if unified else without_claims(after)
        if notes.need_unit <= with_unit:
            break
        with_unit |= notes.need_unit
    name = fresh("scheduled", {before.name})
    return Translation(specification, ImplementationWriter(after, specification, before, notes).write(name))
