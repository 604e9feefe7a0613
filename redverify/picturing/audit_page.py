"""The page on an audit: the program before and after each step of its schedule, and what went wrong."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from redverify.language import core
from redverify.picturing.verdict import CLASSES, failure
from redverify.reporting.pictures.pages import page
from redverify.reporting.pictures.svg import NotDrawn
from redverify.reporting.pictures.trees import Row, changed_rows, rows_of, tree_svg
from redverify.reporting.result import ImplResult, Verdict
from redverify.version import VERSION


@dataclass(frozen=True, slots=True)
class Stage:
    """A step of a schedule: its number, the call, the verdict after it, and what is said of it.

    ``impl`` is the program after it as it was verified, with its ``result`` and its text; ``None`` where the
    step changes nothing, and where the program after it is not translated.
    """

    number: int
    call: str
    verdict: Verdict
    note: str = ""
    impl: core.Impl | None = None
    result: ImplResult | None = None
    text: str = ""


@dataclass(frozen=True, slots=True)
class _Shown:
    """A stage with the pictures of the program before and after it; ``why`` there is none."""

    stage: Stage
    kind: str
    before: str = ""
    after: str = ""
    why: str = ""


def audit_page(name: str, stages: Sequence[Stage], verdict: Verdict, values: str) -> str:
    """The page on an audit of the schedule called ``name``."""
    broken = next((s for s in stages if s.verdict is Verdict.REFUTED), None)
    wrong: dict[str, object] = {"witness": None}
    if broken is not None and broken.impl is not None and broken.result is not None:
        texts = {broken.impl.span.file: broken.text}
        wrong = failure(broken.impl, texts, broken.result, values)
    return page(
        "redverify.picturing",
        "audit.html.j2",
        name=name,
        stages=list(_shown(stages)),
        verdict=verdict,
        kind=CLASSES[verdict],
        culprit=broken,
        version=VERSION,
        **{key: value for key, value in wrong.items() if key != "version"},
    )


def _shown(stages: Sequence[Stage]) -> Iterator[_Shown]:
    last: list[Row] | None = None
    for stage in stages:
        kind = CLASSES[stage.verdict]
        if stage.impl is None:
            yield _Shown(stage, kind)
            continue
        rows = rows_of(stage.impl.body)
        gone, new = (set[int](), set[int]()) if last is None else changed_rows(last, rows)
        try:
            before = "" if last is None else tree_svg(last, "before", numbered=False, changed=gone)
            yield _Shown(stage, kind, before, tree_svg(rows, "after", numbered=False, changed=new))
        except NotDrawn as error:
            yield _Shown(stage, kind, why=str(error))
        last = rows


__all__ = ["Stage", "audit_page"]
