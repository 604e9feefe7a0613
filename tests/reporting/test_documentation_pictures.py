"""The pictures of the documentation are those that the code draws now."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cli.expectations import ROOT

SCRIPT = ROOT / "docs/pictures/regenerate.py"

#: Where the documentation shows them.
PAGES = [ROOT / "README.md", *(ROOT / "docs").glob("**/*.md")]


@pytest.fixture(scope="module")
def made() -> dict[Path, str]:
    specification = importlib.util.spec_from_file_location("regenerate_pictures", SCRIPT)
    assert specification is not None and specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return dict(module.pictures())


def test_they_are_up_to_date(made: dict[Path, str]) -> None:
    assert set(made) == set(SCRIPT.parent.glob("*.svg"))
    for path, svg in made.items():
        assert path.read_text(encoding="utf-8") == svg, (
            f"{path.name}: run `python docs/pictures/regenerate.py`"
        )


def test_they_need_nothing_else(made: dict[Path, str]) -> None:
    for path, svg in made.items():
        ElementTree.fromstring(svg)
        assert not re.search(r"(?:href|src|url\()", svg), path.name
        assert svg.replace("http://www.w3.org/2000/svg", "").count("http") == 0, path.name
        assert len(svg) < 40_000, path.name


def test_each_is_shown(made: dict[Path, str]) -> None:
    shown = {
        (page.parent / target).resolve()
        for page in PAGES
        for target in re.findall(r"!\[[^\]]+\]\(([^)]+\.svg)\)", page.read_text(encoding="utf-8"))
    }
    assert shown == {path.resolve() for path in made}
    kinds = {page.stem for page in (ROOT / "docs/obligations").glob("*.md")} - {
        "README",
        "divisor",
        "overflow",
    }
    assert kinds <= {path.stem for path in made}
