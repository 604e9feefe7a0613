"""The command line, for tests of certificates."""

from tests.cli.conftest import cli

__all__ = ["cli"]
