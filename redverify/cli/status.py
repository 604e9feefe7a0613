"""Exit statuses, and the exceptions that lead to them."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum

from redverify.reporting.result import Verdict


class Status(IntEnum):
    """Exit statuses of the command line."""

    VERIFIED = 0
    REFUTED = 1
    INCONCLUSIVE = 2
    INVALID = 3
    REJECTED = 4
    UNABLE = 5
    INTERNAL = 70
    INTERRUPTED = 130
    BROKEN_PIPE = 141


_OF_VERDICT = {
    Verdict.VERIFIED: Status.VERIFIED,
    Verdict.REFUTED: Status.REFUTED,
    Verdict.INCONCLUSIVE: Status.INCONCLUSIVE,
    Verdict.INVALID: Status.INVALID,
}

#: The statuses by weight: each hides those before it.
_ORDER = (
    Status.VERIFIED,
    Status.INCONCLUSIVE,
    Status.REFUTED,
    Status.INVALID,
    Status.REJECTED,
    Status.UNABLE,
    Status.INTERNAL,
    Status.INTERRUPTED,
    Status.BROKEN_PIPE,
)


def of_verdict(verdict: Verdict, expected: Verdict | None = None) -> Status:
    """The status of a verdict, which is not a failure where it is the expected one. What is verified and was
    expected not to be is a failure, too."""
    if expected is None:
        return _OF_VERDICT[verdict]
    if verdict is expected:
        return Status.VERIFIED
    return Status.REFUTED if verdict is Verdict.VERIFIED else _OF_VERDICT[verdict]


def decide(statuses: Iterable[Status]) -> Status:
    """The status of several outcomes: the last of them in :data:`_ORDER`.

    Wrong input hides a refutation: a file that could not be read was not verified, so the result is not
    one of the whole input.
    """
    return max(statuses, key=_ORDER.index, default=Status.VERIFIED)


class Failure(Exception):
    """Ends the command with a message on standard error and a status."""

    def __init__(self, message: str, status: Status) -> None:
        super().__init__(message)
        self.message = message
        self.status = status
