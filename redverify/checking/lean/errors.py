"""What goes wrong before Lean looks at anything."""

from __future__ import annotations


class CheckerUnavailable(Exception):
    """There is no checker, or it cannot be installed: the environment, not the input, is to blame."""


class ProjectError(Exception):
    """The Lean sources are not a project: a module is missing, or imports form a cycle."""
