"""The audit of laws: an operator with a definition has the laws that it declares, or is rejected.

First the reference interpreter computes both sides of a law at special values, smallest first;
then Z3 is asked for a proof. A law is refuted by a counterexample that the interpreter confirms,
and by nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any
from typing import Literal as OneOf

from redverify.choices import SOLVER
from redverify.judgement.law_counterexamples import Counterexample, Search, written_literal
from redverify.language import core
from redverify.language.core_text import value_text
from redverify.language.diagnostics import Diagnostic, DiagnosticError
from redverify.language.encodings import Floats, encoding_of
from redverify.language.source import NOWHERE
from redverify.language.types import ValueType
from redverify.language.unfolding import declared_laws
from redverify.system.clock import Budget, remembered

#: Share of the time for the search of counterexamples, and the seconds that it takes at most.
_SEARCH, _SEARCH_SECONDS = 0.3, 0.5

#: Processor time for the laws of an operator that a front end has found. A law that holds is mostly proved in
#: a hundredth of its share; what is left is for a process that does other things as well.
_OPERATOR_SECONDS = 20.0

#: What an operator without a law is like.
_WITHOUT: dict[str, dict[str, Any]] = {
    "assoc": {"associative": False},
    "comm": {"commutative": False},
    "from": {"start": None},
}

_CODES = {"assoc": "RV241", "comm": "RV242", "unit": "RV243", "from": "RV244"}
_WORDS = {"assoc": "associative", "comm": "commutative", "unit": "unit"}


@dataclass(frozen=True, slots=True)
class LawFinding:
    """What is known about one law (``assoc``, ``comm``, ``unit`` or ``from``) of one operator.

    ``finite``: it is proved of finite numbers, and unknown of infinities.
    """

    operator: str
    law: str
    status: OneOf["proved", "refuted", "unknown"]
    by: str = ""
    counterexample: Counterexample | None = None
    finite: bool = False


@dataclass(frozen=True, slots=True)
class Audited:
    """What is known of the laws of a specification's operators, under an encoding of values."""

    operators: Mapping[str, core.Operator]
    values: str
    findings: tuple[LawFinding, ...]

    @property
    def proved(self) -> frozenset[str]:
        """The operators whose declared laws are all proved."""
        unproved = {f.operator for f in self.findings if f.status != "proved"}
        return frozenset({f.operator for f in self.findings} - unproved)

    def reject(self) -> None:
        """Raise a diagnostic for each law that does not hold, at the operator's declaration."""
        problems = []
        for finding in self.findings:
            if finding.counterexample is None:
                continue
            operator = self.operators[finding.operator]
            message, hint = _problem(operator, finding.law)
            meaning = finding.counterexample.given
            suffix = f", for one meaning of {', '.join(f'`{name}`' for name in meaning)}" if meaning else ""
            text = f"{message}: {finding.counterexample.text}{suffix}"
            problems.append(Diagnostic(_CODES[finding.law], text, operator.span, hint))
        if problems:
            raise DiagnosticError(problems)

    def doubts(self, impl: core.Impl) -> tuple[str, ...]:
        """Why an implementation cannot be verified although no law is refuted."""
        return tuple(text for f in self.findings if (text := self._doubt(f, impl)))

    def _doubt(self, finding: LawFinding, impl: core.Impl) -> str:
        """What is in doubt of one law, if it is."""
        from redverify.judgement.infinities import meets_infinities

        operator = self.operators[finding.operator]
        place, message = f"line {operator.span.line}:", _claim(operator, finding.law)
        if finding.status == "unknown":
            return f"{place} no proof was found that {message}"
        if not finding.finite or not meets_infinities(impl, operator.name, self.values):
            return ""
        return (
            f"{place} {message} for finite numbers, but no proof was found for infinities, which it may meet"
        )

    def without_unproved(self, impl: core.Impl) -> core.Impl | None:
        """The implementation with those laws alone that hold; ``None`` if a unit does not.

        A specification means the same without laws of operators that it defines. A unit is another matter,
        for reductions start from it.
        """
        wrong = [f for f in self.findings if f.status != "proved" or self._doubt(f, impl)]
        if any(f.law == "unit" for f in wrong):
            return None
        return _without(impl, wrong)


def audit(spec: core.Spec, values: str, seconds: float, solver: str = SOLVER) -> Audited:
    """Check the laws of all operators with a definition; each specification once."""
    operators = tuple(spec.operators.values())
    if all(operator.definition is None for operator in operators):
        return Audited(spec.operators, values, ())
    findings = _findings(spec.types, tuple(spec.functions.values()), operators, values, seconds, solver)
    return Audited(spec.operators, values, findings)


@remembered
def _findings(
    types: tuple[ValueType, ...],
    functions: tuple[core.Function, ...],
    operators: tuple[core.Operator, ...],
    values: str,
    seconds: float,
    solver: str,
) -> tuple[LawFinding, ...]:
    spec = core.Spec(
        "laws",
        (),
        (),
        types,
        {f.name: f for f in functions},
        {o.name: o for o in operators},
        {},
        (),
        NOWHERE,
    )
    laws = [(o, law) for o in operators if o.definition is not None for law in declared_laws(o)]
    budget = Budget.of(seconds)
    findings = []
    for position, (operator, law) in enumerate(laws):
        share = budget.left() / (len(laws) - position)
        findings.append(_finding(spec, operator, law, values, share, solver))
    return tuple(findings)


def _finding(
    spec: core.Spec, operator: core.Operator, law: str, values: str, seconds: float, solver: str
) -> LawFinding:
    from redverify.solving.laws import decide

    checker = Search(spec, operator, law, values)
    searching = min(_SEARCH * seconds, _SEARCH_SECONDS)
    counterexample = checker.sampled(searching)
    if counterexample is not None:
        return LawFinding(operator.name, law, "refuted", "interpreter", counterexample)
    open_ended = encoding_of(values).floats is Floats.EXACT and operator.type.has_floats
    ranges = (True, False) if open_ended else (False,)
    for infinities in ranges:
        left = (seconds - 2 * searching) / len(ranges)
        answer = decide(spec, operator, law, values, left, solver, infinities=infinities)
        if answer.valid:
            return LawFinding(operator.name, law, "proved", answer.by, finite=open_ended and not infinities)
        if answer.counterexample is not None and not infinities:
            confirmed = checker.confirm(answer.counterexample)
            if confirmed is not None:
                return LawFinding(operator.name, law, "refuted", "z3", confirmed)
    counterexample = checker.exhaustive(searching)
    if counterexample is not None:
        return LawFinding(operator.name, law, "refuted", "interpreter", counterexample)
    return LawFinding(operator.name, law, "unknown")


def _problem(operator: core.Operator, law: str) -> tuple[str, str]:
    if law == "unit":
        assert isinstance(operator.unit, core.Literal)
        unit = written_literal(operator.unit)
        return f"{unit} is not the unit of `{operator.name}`", "give its unit, or drop `unit`"
    if law == "from":
        assert operator.start is not None
        message = (
            f"partial reductions by `{operator.name}` cannot all start from {value_text(operator.start)}"
        )
        return message, "drop `from`, and write the start before the reduction: `c op reduce[...] e`"
    return f"`{operator.name}` is not {_WORDS[law]}", f"drop `{law}`, or change the definition"


def _without(impl: core.Impl, findings: Iterable[LawFinding]) -> core.Impl:
    """The implementation without some laws of its operators."""
    operators = dict(impl.spec.operators)
    for finding in findings:
        operators[finding.operator] = replace(operators[finding.operator], **_WITHOUT[finding.law])
    if operators == dict(impl.spec.operators):
        return impl
    return replace(impl, spec=replace(impl.spec, operators=operators))


def with_open_laws(impl: core.Impl, values: str) -> core.Impl | None:
    """The implementation whose operators with a definition have those laws as well that are not refuted.

    Only order and grouping matter here: the laws are ``assoc`` and ``comm``. ``None`` if none is added.
    A front end declares the laws that it has proved, so that a law may be lacking that holds.
    """
    both: dict[str, Any] = {"associative": True, "commutative": True}
    claimed = {n: o if o.definition is None else replace(o, **both) for n, o in impl.spec.operators.items()}
    if claimed == dict(impl.spec.operators):
        return None
    more = replace(impl, spec=replace(impl.spec, operators=claimed))
    findings = audit(more.spec, values, _OPERATOR_SECONDS).findings
    found = _without(more, [f for f in findings if f.status == "refuted" and f.law in ("assoc", "comm")])
    return None if found.spec.operators == dict(impl.spec.operators) else found


def _claim(operator: core.Operator, law: str) -> str:
    if law == "unit":
        assert isinstance(operator.unit, core.Literal)
        return f"{written_literal(operator.unit)} is the unit of `{operator.name}`"
    if law == "from":
        assert operator.start is not None
        return f"partial reductions by `{operator.name}` may start from {value_text(operator.start)}"
    return f"`{operator.name}` is {_WORDS[law]}"


def proved_laws(spec: core.Spec, values: str) -> frozenset[str]:
    """The laws that are proved of the only operator of a specification, under an encoding of values."""
    return frozenset(f.law for f in audit(spec, values, _OPERATOR_SECONDS).findings if f.status == "proved")


@remembered
def same_operators(one: core.Operator, other: core.Operator) -> bool:
    """Whether two operators with definitions are proved to be equal at all values, as IEEE 754 computes."""
    from redverify.solving.laws import equal_operators

    return equal_operators(one, other, "ieee", _OPERATOR_SECONDS)
