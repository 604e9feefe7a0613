"""What a statement depends on stays small, and apart from what proves it."""

from __future__ import annotations

import pytest

from redverify.checking.lean import project

pytestmark = pytest.mark.ring("quick")

#: Lines of the statement at most, with comments; 13 of them are laws of finite numbers beside infinities.
LINES = 773

CONE = ("Redverify.Syntax", "Redverify.Semantics", "Redverify.Statement")


def test_the_statement_depends_on_nothing_else() -> None:
    sources = project.load(project.home())
    assert sources.closure(["Redverify.Statement"]) == CONE
    assert sources.closure(["Redverify.Indices"]) == (*CONE, "Redverify.Indices")


def test_the_statement_is_short() -> None:
    modules = project.load(project.home()).modules
    assert sum(len(modules[name].text.splitlines()) for name in CONE) <= LINES
    assert len(modules["Redverify.Indices"].text.splitlines()) <= 200


def test_the_library_is_whole() -> None:
    sources = project.load(project.home())
    library = {name for name in sources.modules if name.startswith("Redverify.")}
    assert library <= {*sources.closure(["Redverify"]), "Redverify.ReductionTests"}
