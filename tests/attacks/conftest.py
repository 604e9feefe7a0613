"""The attacks take long, and some folders still have to be brought up to date with their messages:
they run where ``REDVERIFY_ATTACKS`` is set."""

from __future__ import annotations

import os

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if os.environ.get("REDVERIFY_ATTACKS"):
        return
    skip = pytest.mark.skip(reason="set REDVERIFY_ATTACKS=1 to run the attacks")
    for item in items:
        if "tests/attacks" in item.nodeid:
            item.add_marker(skip)
