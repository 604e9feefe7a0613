"""What a run found, one entry for each failure: the common ground of the formats for machines.

A *case* is an implementation, or a file that could not be read, or a certificate. It has *findings*, each
with a code (:mod:`.rules`), a place and a message of one line. A case without findings is as it should be.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from redverify.reporting.kernels import KernelResult, ModelResult
from redverify.reporting.result import Diagnostic, ImplResult, Obligation, Result, Verdict
from redverify.reporting.rules import RULES
from redverify.reporting.text import assignments, impl_lines, plain, visible

#: How bad a finding is: wrong, or not decided.
Severity = Literal["error", "warning"]

#: Lines and columns of implementations, by file and name.
Places = Mapping[tuple[str, str], tuple[int, int]]

#: A compiler's program, by the module and the name that were given: ``<MODULE.py:NAME>``; or by the file of
#: MLIR, and the passes that made the program of it: ``<TGT.mlir>``, ``<SRC.mlir PIPELINE>``.
_TRANSLATED = re.compile(r"<(?P<file>.+?\.mlir)(?: .*)?>|<(?P<module>.+):[^:]*>", re.S)

#: A front end's code at the beginning of what it says.
_CODE = re.compile(r"(?:not translated: )?(?P<code>RV\d{3}): (?P<rest>.*)", re.S)


@dataclass(frozen=True, slots=True)
class Finding:
    """One failure. Lines and columns count from 1; the end is exclusive. ``impl`` may be empty."""

    code: str
    message: str
    file: str
    line: int = 1
    column: int = 1
    end_column: int | None = None
    impl: str = ""
    severity: Severity = "error"

    @property
    def path(self) -> str | None:
        """The file as others know it, relative to the working folder where it is inside; ``None`` for
        standard input and other texts that are in no file."""
        translated = _TRANSLATED.fullmatch(self.file)
        if translated is not None:
            return shown_path(translated["file"] or translated["module"])
        return None if self.file.startswith("<") else shown_path(self.file)

    @property
    def exact(self) -> bool:
        """Whether line and column are those of the file, and not of a text that was made of it."""
        return not self.file.startswith("<")


@dataclass(frozen=True, slots=True)
class Case:
    """What became of one implementation (file, certificate). ``broken``: it could not be judged at all.

    ``text`` is the report for people.
    """

    file: str
    name: str
    findings: tuple[Finding, ...]
    text: str = ""
    seconds: float = 0.0
    broken: bool = False


def shown_path(file: str) -> str:
    """A path with ``/``, relative to the working folder if it is inside of it."""
    if os.path.isabs(file):
        relative = os.path.relpath(file)
        file = file if relative.startswith(os.pardir) else relative
    return file.replace(os.sep, "/")


def one_line(text: str) -> str:
    """A text on one line without control characters."""
    return visible(" ".join(text.split()))


def findings_of(cases: Iterable[Case]) -> list[Finding]:
    """All findings in the order of the cases, each once."""
    return list(dict.fromkeys(f for case in cases for f in case.findings))


# ---------------------------------------------------------------- files


def cases_of(results: Sequence[Result], places: Places) -> list[Case]:
    """The cases of files. ``places`` says where implementations are; findings without a place are there."""
    return [_case(result, impl, places) for result in results for impl in result.impls]


def _case(result: Result, impl: ImplResult, places: Places) -> Case:
    if impl.verdict is Verdict.INVALID:
        diagnostics = result.diagnostics
        text = "\n".join(d.rendered or d.message for d in diagnostics)
        found = tuple(_of_diagnostic(d) for d in diagnostics)
        if not found:
            found = (_whole(impl, "inconclusive", "the input is wrong", places),)
        found = _expected(impl, found, places)
        return Case(impl.file, impl.impl or impl.file, found, text, impl.seconds, broken=True)
    text = plain(impl_lines(impl, result.texts))
    found = _expected(impl, impl_findings(impl, places), places)
    return Case(impl.file, impl.impl or impl.file, found, text, impl.seconds)


def _expected(impl: ImplResult, found: tuple[Finding, ...], places: Places) -> tuple[Finding, ...]:
    """What is found of an implementation, given the verdict that is expected of it."""
    if impl.expected is None or (impl.expected is Verdict.VERIFIED and found):
        return found
    if impl.expected is impl.verdict:
        return tuple(f for f in found if f.code == "not-certified")
    return (_whole(impl, "unexpected", f"{impl.verdict}, where {impl.expected} was expected", places), *found)


def impl_findings(impl: ImplResult, places: Places) -> tuple[Finding, ...]:
    """What is wrong with an implementation that was judged, or open of it."""
    if impl.verdict is Verdict.REFUTED and impl.witness is not None:
        return (_of_witness(impl),)
    if impl.verdict is not Verdict.VERIFIED:
        opened = tuple(_of_obligation(impl, o) for o in impl.open)
        said = "; ".join(impl.notes) or str(impl.verdict)
        return opened or (_whole(impl, "inconclusive", said, places, "warning"),)
    certificate = impl.certificate
    if certificate is not None and certificate.status != "accepted":
        said = "; ".join(certificate.problems) or "there is no certificate that Lean accepted"
        return (_whole(impl, "not-certified", said, places),)
    return ()


def _of_diagnostic(diagnostic: Diagnostic) -> Finding:
    message = diagnostic.message + (f" ({diagnostic.hint})" if diagnostic.hint else "")
    return Finding(
        diagnostic.code,
        one_line(message),
        diagnostic.file,
        max(1, diagnostic.line),
        max(1, diagnostic.column),
    )


def _of_witness(impl: ImplResult) -> Finding:
    witness = impl.witness
    assert witness is not None
    at = assignments({**witness.params, **witness.variables})
    message = witness.message + (f", with {at}" if at else "")
    end = witness.end_column if witness.end_column > witness.column else None
    return Finding(
        witness.kind, one_line(message), witness.file, witness.line, witness.column, end, impl.impl or ""
    )


def _of_obligation(impl: ImplResult, obligation: Obligation) -> Finding:
    """An open obligation. Its place is in the implementation's own file."""
    reason = obligation.note or "no proof was found"
    at = f"; may fail at {assignments(obligation.point)}" if obligation.point else ""
    return Finding(
        obligation.kind,
        one_line(f"open: {obligation.text}: {reason}{at}"),
        impl.file,
        max(1, obligation.line),
        max(1, obligation.column),
        impl=impl.impl or "",
        severity="warning",
    )


def _whole(
    impl: ImplResult, code: str, message: str, places: Places, severity: Severity = "error"
) -> Finding:
    """A finding about an implementation as a whole; a front end's code in the message is the finding's."""
    line, column = places.get((impl.file, impl.impl or ""), (1, 1))
    known = _CODE.fullmatch(message)
    if known is not None and known["code"] in RULES:
        code, message = known["code"], known["rest"]
    return Finding(code, one_line(message), impl.file, line, column, None, impl.impl or "", severity)


# ---------------------------------------------------------------- models


def cases_of_model(result: ModelResult) -> list[Case]:
    """The cases of the kernels of a model; what a pipeline leaves as it is counts as no case."""
    return [_of_kernel(result.model, k) for k in result.kernels if k.verdict != "unchanged"]


def _of_kernel(model: str, kernel: KernelResult) -> Case:
    file = f"<{model}>"
    place = f" (at {kernel.place})" if kernel.place else ""
    if kernel.result is not None and kernel.result.verdict is not Verdict.INVALID:
        found = impl_findings(kernel.result, {})
        text = plain(impl_lines(kernel.result, {}))
        # The line is one of the kernel's own text, which is in no file.
        found = tuple(
            Finding(f.code, f.message, file, f.line, f.column, None, kernel.name, f.severity) for f in found
        )
        return Case(file, kernel.name, found, text, kernel.seconds)
    known = _CODE.fullmatch(kernel.reason)
    code = known["code"] if known is not None and known["code"] in RULES else "inconclusive"
    message = one_line((known["rest"] if known is not None else kernel.reason or kernel.verdict) + place)
    finding = Finding(code, message, file, impl=kernel.name, severity="warning")
    return Case(file, kernel.name, (finding,), message, kernel.seconds)


__all__ = [
    "Case",
    "Finding",
    "Places",
    "cases_of",
    "cases_of_model",
    "findings_of",
    "impl_findings",
    "one_line",
    "shown_path",
]
