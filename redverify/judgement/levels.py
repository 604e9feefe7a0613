"""Levels: in which sense the floats of a program equal those of its specification (docs/values.md).

A program that is verified over the real numbers may even be equal bit by bit, or equal once sums may
be regrouped or reordered. To find the strongest level that can be proved, the program is analysed
again under the assumptions of each level, from the strongest level on.
"""

from __future__ import annotations

from dataclasses import replace

from redverify.judgement.analysis import Evaluated, analyse
from redverify.judgement.assumptions import terms_of
from redverify.judgement.laws import audit
from redverify.language import core
from redverify.language.diagnostics import DiagnosticError
from redverify.language.encodings import FloatLaws, encoding_of
from redverify.options import Options, Patience
from redverify.reporting.result import Level
from redverify.solving.proof import Abstraction
from redverify.system.clock import Budget, OutOfTime

#: What is assumed of floats, the encoding that assumes just that, and the level that a proof then gives.
_LEVELS: tuple[tuple[FloatLaws, str, Level], ...] = (
    (FloatLaws.BITWISE, "abstract-bitwise", "bitwise"),
    (FloatLaws.ZEROS, "abstract-zeros", "bitwise but for the signs of zeros"),
    (FloatLaws.ASSOCIATIVE, "abstract-associative", "modulo reassociation"),
    (FloatLaws.COMMUTATIVE, "abstract", "modulo reassociation and commutation"),
)

#: The work for all attempts together, in seconds: at least so many, and this many times that of the verdict.
LEAST_SECONDS, FACTOR = 10.0, 2.0

#: Work of evaluation, in seconds, above which a level is given up at once if cells start from the wrong unit
#: on entry of scopes. Evaluation without foretelling takes up to three times as much, and rarely helps.
LONG_EVALUATION = 1.0

#: The work for one value obligation, in seconds: at least so many, and this share of that of the verdict.
#: One that is proved by comparing the indices of many cases takes as long under each encoding. With this
#: share none of four levels takes the work of the others: an attempt ends at the first that is not proved.
OBLIGATION_SECONDS, SHARE = 5.0, 0.5


def level_of(impl: core.Impl, options: Options, seconds: float, before: Evaluated | None = None) -> Level:
    """The strongest level that is proved of a verified implementation.

    ``seconds`` is the work of the verdict, which bounds that of all attempts. A program
    without floats is equal bit by bit. ``before`` is the evaluation that the verdict rests on.
    """
    known = _verified(options)
    if not _has_floats(impl):
        return "bitwise"
    time = _Time(seconds)
    for _, values, level in _LEVELS:
        if level == known:
            return known
        if _holds(impl, options, values, time, before):
            return level
    return known


def encoding_of_level(impl: core.Impl, level: Level) -> str | None:
    """The encoding under which a level is claimed; ``None`` if it does not matter, without floats."""
    if not _has_floats(impl):
        return None
    return next((values for _, values, of in _LEVELS if of == level), "real")


def level_beneath(
    impl: core.Impl, options: Options, seconds: float, before: Evaluated | None = None
) -> Level | None:
    """The strongest weaker level that is proved of an implementation that is refuted or undecided."""
    assumed = encoding_of(options.values).laws
    if assumed is FloatLaws.COMMUTATIVE or not _has_floats(impl):
        return None
    time = _Time(seconds)
    for laws, values, level in _LEVELS:
        if laws > assumed and _holds(impl, options, values, time, before):
            return level
    return "over the real numbers" if _holds(impl, options, "real", time, before) else None


def _verified(options: Options) -> Level:
    """The level that a proof under the options gives; the weakest for floats that are not IEEE's."""
    encoding = encoding_of(options.values)
    if encoding.arithmetic not in ("abstract", "ieee"):
        return "over the real numbers"
    return next(level for laws, _, level in _LEVELS if laws is encoding.laws)


def _has_floats(impl: core.Impl) -> bool:
    types = [t.type for t in impl.spec.tensors.values()]
    return any(t.has_floats for t in types) or any(t.type.has_floats for t in terms_of(impl))


class _Time:
    """The work for all attempts, and for one value obligation, where that of the verdict was ``seconds``."""

    def __init__(self, seconds: float) -> None:
        self.budget = Budget.of(max(LEAST_SECONDS, FACTOR * seconds))
        self.obligation = max(OBLIGATION_SECONDS, SHARE * seconds)


def _holds(impl: core.Impl, options: Options, values: str, time: _Time, before: Evaluated | None) -> bool:
    left = time.budget.left()
    if left <= 0:
        return False
    weaker = replace(
        options,
        values=values,
        patience=Patience(obligation=min(time.obligation, left), evaluation=left),
        smt=None,
        progress=None,
    )
    try:
        seconds = min(options.timeout, time.obligation, left)
        with_laws = audit(impl.spec, values, seconds).without_unproved(impl)
        if with_laws is None:
            return False
        if with_laws is not impl:
            before = None
        if before is not None and before.seconds > LONG_EVALUATION and not before.starts_alike(impl, weaker):
            return False
        finest = Abstraction.UNROLLED
        return analyse(with_laws, weaker, thorough=False, finest=finest, hasty=True, before=before).proved
    except (DiagnosticError, OutOfTime, RecursionError, MemoryError):
        return False
    except Exception as error:
        if solver_of_error(error) is None:
            raise
        return False


def solver_of_error(error: Exception) -> str | None:
    """The solver that raised an exception; ``None`` for other exceptions, which are bugs."""
    module = type(error).__module__.split(".")[0]
    return {"islpy": "isl", "z3": "Z3"}.get(module)
