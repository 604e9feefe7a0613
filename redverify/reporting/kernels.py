"""The kernels of a model with their verdicts: as data, as the JSON document ``redverify.kernels/1``, as text.

:mod:`redverify.reporting.schema` publishes the schema of these structures.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal

import msgspec

from redverify.checking.digits import subject
from redverify.reporting.line import Line, Piece
from redverify.reporting.result import (
    CLAIM,
    ImplResult,
    Level,
    ScheduleLevel,
    Tool,
    Verdict,
    this_tool,
    worst,
)
from redverify.reporting.text import COLOUR

#: Where it was decided what becomes of a kernel.
Stage = Literal["scheduling", "translation", "verification"]


class KernelResult(msgspec.Struct, frozen=True, kw_only=True):
    """The result of one kernel.

    ``what`` says what was verified: the ``schedule`` of a function, or the ``fusion`` that made it of
    others. ``verdict`` is ``unchanged`` where the pipeline leaves the function as it is: there is nothing to
    verify. Where it is not ``verified``, ``reason`` and ``place`` say why, and ``stage`` how far the kernel
    came. ``seconds`` is the processor time of translation and verification. ``kept``: the result is that of
    an earlier run. ``result`` has the obligations; there is none unless the kernel came to verification.
    """

    name: str
    what: Literal["schedule", "fusion"]
    verdict: Literal["verified", "refuted", "inconclusive", "unchanged"]
    stage: Stage
    level: Level | None = None
    obligations: int = 0
    seconds: float = 0.0
    reason: str = ""
    place: str = ""
    kept: bool = False
    result: ImplResult | None = None


class Uncovered(msgspec.Struct, frozen=True, kw_only=True):
    """A call that a pipeline leaves in a model and that is not a kernel: nothing of it is verified.

    ``call`` is what is called, ``function`` the function of the model with the call, ``times`` how often.
    """

    call: str
    function: str
    times: int = 1

    def __str__(self) -> str:
        again = f", {self.times} times" if self.times > 1 else ""
        return f"{self.call} (in {self.function}{again})"


class ModelDocument(msgspec.Struct, frozen=True, kw_only=True):
    """The JSON document of a model: the request, and its kernels.

    ``schedule_level`` says at which level schedules were verified; fusions are verified at the level of
    sblocks. ``assume`` are the conditions on sizes that the user assumes, each of the kernels that have its
    sizes; the assumptions of one kernel are in its ``result``. ``uncovered`` are calls that are not kernels.
    """

    schema: Literal["redverify.kernels/1"]
    tool: Tool
    model: str
    pipeline: str
    target: str
    kernels: tuple[KernelResult, ...]
    notes: tuple[str, ...] = ()
    schedule_level: ScheduleLevel = "sblock"
    assume: tuple[str, ...] = ()
    uncovered: tuple[Uncovered, ...] = ()


class ModelResult(msgspec.Struct, frozen=True, kw_only=True):
    """All kernels of a model that a pipeline has scheduled. ``texts`` are their ``.sched`` texts by file.

    ``uncovered`` are the calls that the pipeline leaves and that are not kernels.
    """

    model: str
    pipeline: str
    target: str
    kernels: tuple[KernelResult, ...]
    notes: tuple[str, ...] = ()
    texts: dict[str, str] = {}
    schedule_level: ScheduleLevel = "sblock"
    assume: tuple[str, ...] = ()
    uncovered: tuple[Uncovered, ...] = ()

    @property
    def verdict(self) -> Verdict:
        """The verdict that decides; kernels that are unchanged do not count unless all are.

        A model with calls that are not covered is not verified.
        """
        counted = [Verdict(k.verdict) for k in self.kernels if k.verdict != "unchanged"]
        if self.uncovered:
            counted.append(Verdict.INCONCLUSIVE)
        return worst(counted) if counted else Verdict.VERIFIED

    @property
    def results(self) -> tuple[ImplResult, ...]:
        """The results of the kernels that came to verification."""
        return tuple(k.result for k in self.kernels if k.result is not None)

    def document(self) -> ModelDocument:
        """The JSON document."""
        lean = any(r.certificate is not None and r.certificate.checker for r in self.results)
        cvc5 = any("cvc5" in o.by for r in self.results for o in r.obligations)
        return ModelDocument(
            schema="redverify.kernels/1",
            tool=this_tool(lean=bool(lean), cvc5=cvc5),
            model=self.model,
            pipeline=self.pipeline,
            target=self.target,
            kernels=self.kernels,
            notes=self.notes,
            schedule_level=self.schedule_level,
            assume=self.assume,
            uncovered=self.uncovered,
        )

    def to_json(self) -> str:
        """The JSON document as text."""
        encoded = msgspec.json.encode(self.document())
        return msgspec.json.format(encoded, indent=2).decode() + "\n"


# ---------------------------------------------------------------- text

#: The colour of each verdict.
_COLOUR = {**{str(v): colour for v, colour in COLOUR.items()}, "unchanged": ""}

#: Columns of the table.
_HEAD = ("kernel", "what", "verdict", "obligations", "seconds", "equal")


def model_lines(result: ModelResult) -> list[Line]:
    """The report on a model: a table of its kernels, with the reason under each that is not verified."""
    rows = [_cells(k) for k in result.kernels]
    widths = [max(len(row[c]) for row in [_HEAD, *rows]) for c in range(len(_HEAD))]
    lines: list[Line] = [(Piece(note),) for note in result.notes]
    lines.append((Piece(_padded(_HEAD, widths), "bold"),))
    for kernel, row in zip(result.kernels, rows, strict=True):
        first, last = _padded(row[:2], widths), _padded(row[3:], widths[3:])
        verdict = Piece(row[2].ljust(widths[2]) if last else row[2], _COLOUR[kernel.verdict])
        lines.append(
            (Piece(f"{first.ljust(sum(widths[:2]) + 2)}  "), verdict, Piece(f"  {last}" if last else ""))
        )
        lines += [(Piece(f"    {text}"),) for text in _below(kernel)]
    lines += [(Piece(f"not covered: {call}, which is not a kernel"),) for call in result.uncovered]
    if result.assume:
        lines.append((Piece(f"assumed where a kernel has these sizes: {'; '.join(result.assume)}"),))
    return [*lines, (Piece(summary_of(result)),)]


def _cells(kernel: KernelResult) -> tuple[str, ...]:
    counted = kernel.result is not None
    equal = (kernel.level or "") if kernel.verdict == "verified" else ""
    seconds = f"{kernel.seconds:.2f}" if counted else ""
    obligations = str(kernel.obligations) if counted else ""
    return (kernel.name, kernel.what, kernel.verdict.upper(), obligations, seconds, equal)


def _padded(cells: Sequence[str], widths: Iterable[int]) -> str:
    return "  ".join(cell.ljust(width) for cell, width in zip(cells, widths, strict=False)).rstrip()


def _below(kernel: KernelResult) -> Iterator[str]:
    """What stands under a kernel's row: why it is not verified, and what became of its certificate."""
    if kernel.reason:
        yield kernel.reason
    if kernel.place:
        yield f"at {kernel.place}"
    if kernel.result is not None:
        yield from (note for note in kernel.result.notes if note.startswith(CLAIM))
    certificate = kernel.result.certificate if kernel.result is not None else None
    if certificate is not None and certificate.status == "accepted":
        where = "" if certificate.checked is None else f", {certificate.checked.place}"
        of = subject(certificate.theorem)
        yield f"certificate{of} {certificate.path}: accepted by Lean ({certificate.checker}{where})"
    elif certificate is not None:
        yield f"NOT CERTIFIED: {'; '.join(certificate.problems) or certificate.status}"


def summary_of(result: ModelResult) -> str:
    """One line: how many kernels, and how many of each verdict."""
    names = ("verified", "refuted", "inconclusive", "unchanged")
    counts = [(n, sum(k.verdict == n for k in result.kernels)) for n in names]
    told = ", ".join(f"{count} {name}" for name, count in counts if count)
    total = len(result.kernels)
    seconds = sum(k.seconds for k in result.kernels if not k.kept)
    again = sum(k.kept for k in result.kernels)
    kept = f"; {again} decided by an earlier run" if again else ""
    level = "; schedules at the level of threads" if result.schedule_level == "thread" else ""
    plural = "" if total == 1 else "s"
    left = sum(call.times for call in result.uncovered)
    told += f"; {left} call{'' if left == 1 else 's'} not covered" if left else ""
    return f"{total} kernel{plural}: {told} ({seconds:.1f} s of processor time{kept}{level})"
