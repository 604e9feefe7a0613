"""Errors while reading what Lean compiled."""

from __future__ import annotations


class KernelError(Exception):
    """Something that Lean compiled, or that was exported from it, is not what it has to be.

    The message says what is wrong, in one line. Reports show it.
    """


class Damaged(KernelError):
    """A file is not in its format: it was cut off, changed, or made by something else."""


class Refused(KernelError):
    """A theorem rests on what no certificate may rest on."""


class Disputed(Refused):
    """Lean's kernel has accepted the theorem, and another kernel does not."""


class Unsettled(Disputed):
    """Lean's kernel has accepted the theorem, and another kernel says neither that it does nor that it does
    not: it gave up, or was stopped."""
