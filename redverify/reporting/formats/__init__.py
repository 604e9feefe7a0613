"""Reports for other programs: one line for each failure, annotations of GitHub, SARIF 2.1.0, JUnit's XML.

All are made of the cases of :mod:`redverify.reporting.findings`, in their order. Paths are relative to the
working folder where they lie inside of it.
"""

from __future__ import annotations

from collections.abc import Sequence

from redverify.reporting.findings import Case


def render(name: str, cases: Sequence[Case], status: int) -> str:
    """The report in a format of :data:`redverify.choices.FORMATS` other than ``text``.

    ``status`` is the exit status of the run.
    """
    if name == "concise":
        from redverify.reporting.formats.lines import concise

        return concise(cases)
    if name == "github":
        from redverify.reporting.formats.lines import github

        return github(cases)
    if name == "sarif":
        from redverify.reporting.formats.sarif import sarif

        return sarif(cases, status)
    from redverify.reporting.formats.junit import junit

    return junit(cases)


__all__ = ["render"]
