"""Programs whose annotations cannot be inferred: a text that claims nothing may still show a wrong run."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from redverify.frontends.common.errors import TranslationError
from redverify.reporting.result import Verdict

T = TypeVar("T")


def or_refuted(translated: Callable[[bool], T], verdict: Callable[[T], Verdict]) -> T:
    """What ``translated`` makes with claims or, if it refuses, without any if the ``verdict`` is refuted.

    Else the :class:`.TranslationError` of the former is raised.
    """
    try:
        return translated(True)
    except TranslationError as error:
        try:
            found = translated(False)
        except TranslationError:
            raise error from None
        if verdict(found) is not Verdict.REFUTED:
            raise error
        return found
