"""Errors that keep Lean from being run."""

from __future__ import annotations


class CheckerUnavailable(Exception):
    """There is no checker, or it cannot be installed. The input is not to blame."""


class ProjectError(Exception):
    """The Lean sources are not a project: a module is missing, or imports form a cycle."""
