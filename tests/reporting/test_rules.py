"""The list of rules: it has what the sources use, what the pages say, and every obligation kind."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest

from redverify.evaluation.obligation import Kind
from redverify.reporting.rules import RULES, pages
from tests.cli.expectations import ROOT
from tests.conftest import Ran

pytestmark = pytest.mark.ring("quick")

Cli = Callable[..., Ran]


def _group(name: str) -> dict[str, str]:
    return {rule.code: rule.meaning for rule in RULES.values() if rule.group == name}


def test_codes_are_those_of_the_sources() -> None:
    used: set[str] = set()
    for file in (ROOT / "redverify").rglob("*.py"):
        if file.name != "rules.py" or file.parent.name != "reporting":
            used |= set(re.findall(r'"(RV\d{3})"', file.read_text(encoding="utf-8")))
    assert used == set(_group("diagnostic"))


def test_codes_are_those_of_the_pages() -> None:
    listed: dict[str, str] = {}
    for page in ("docs/language.md", "docs/tvm.md", "docs/triton.md", "docs/ci.md"):
        text = (ROOT / page).read_text(encoding="utf-8")
        for code, meaning in re.findall(r"^\| `(RV\d{3}|[a-z-]+)` \| (.*) \|$", text, re.M):
            if code in RULES and RULES[code].group != "obligation":
                assert RULES[code].page.partition("#")[0] == page, code
                listed[code] = meaning
    assert listed == {**_group("diagnostic"), **_group("outcome")}


def test_kinds_are_all_there_with_their_headings() -> None:
    assert set(_group("obligation")) == {kind.value for kind in Kind}
    for code, meaning in _group("obligation").items():
        assert RULES[code].text.splitlines()[0] == f"# `{code}`: {meaning}"
    assert pages() == ROOT / "docs" / "obligations"


@pytest.mark.parametrize("code", ["RV218", "rv218", "race", "not-certified"])
def test_rule_prints_the_page(cli: Cli, code: str) -> None:
    ran = cli("rule", code)
    assert ran.status == 0
    assert ran.out.lower().startswith(f"# `{code.lower()}`: ")


def test_rules_as_json_and_as_a_list(cli: Cli) -> None:
    assert json.loads(cli("rule", "race", "--json").out)["group"] == "obligation"
    listed = json.loads(cli("rule", "--all", "--json").out)
    assert [entry["code"] for entry in listed] == list(RULES)
    lines = cli("rule", "--all").out.splitlines()
    assert [line.split()[0] for line in lines] == list(RULES)


def test_an_unknown_code(cli: Cli) -> None:
    ran = cli("rule", "raze")
    assert (ran.status, ran.out) == (3, "")
    assert "did you mean race?" in ran.err
    assert cli("rule").status == 3
    assert cli("rule", "race", "--all").status == 3
