"""``--html``: the page on one verdict, or on an audit of a schedule."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from redverify.api import Loaded
from redverify.cli.config import Wish
from redverify.cli.output import say, write_text
from redverify.cli.status import Failure, Status
from redverify.language.load import load_text
from redverify.reporting.result import Result

if TYPE_CHECKING:
    from redverify.frontends.common.auditing import Audit, Step
    from redverify.picturing.audit_page import Stage


def check_one(impls: Sequence[str]) -> None:
    """Raises :class:`.Failure` if there are several implementations: a page is on one."""
    if len(impls) > 1:
        names = ", ".join(impls[:5]) + (", ..." if len(impls) > 5 else "")
        message = f"--html is a page on one implementation, and there are {len(impls)}: {names}"
        raise Failure(f"{message}\nhint: choose one with --impl NAME", Status.INVALID)


def write_verdict(
    loaded: Sequence[Loaded],
    results: Sequence[Result],
    path: str,
    values: str,
    wish: Callable[[str, str | None], Wish],
) -> None:
    """Write the page on the only verdict there is; say so if the input has none."""
    for file, result in zip(loaded, results, strict=True):
        for one in result.impls:
            if file.program is None or one.impl is None:
                continue
            from redverify.picturing.verdict import verdict_page

            chosen = dict(wish(one.file, one.impl).settings).get("values", values)
            impl = file.program.impls[one.impl]
            write_text(verdict_page(impl, file.program.texts, one, chosen), path)
            return
    say(f"{path}: nothing is written, because there is no verdict")


def write_audit(name: str, found: Audit, path: str, values: str) -> None:
    """Write the page on an audit of the schedule called ``name``."""
    from redverify.picturing.audit_page import audit_page

    write_text(audit_page(name, [_stage(step) for step in found.steps], found.verdict, values), path)


def _stage(step: Step) -> Stage:
    from redverify.picturing.audit_page import Stage

    result = None if step.result is None else step.result.impls[0]
    if step.result is None or result is None or result.impl is None:
        return Stage(step.number, step.call, step.verdict, step.note)
    text = step.result.texts.get(result.file, "")
    impl = load_text(text, result.file).impls[result.impl]
    return Stage(step.number, step.call, step.verdict, step.note, impl, result, text)


__all__ = ["check_one", "write_audit", "write_verdict"]
