"""The colours of pages and pictures, read from their style: all can be read, in light and in dark."""

from __future__ import annotations

import colorsys
import re

import pytest

from redverify.reporting.pictures.pages import style
from redverify.reporting.pictures.svg import box, theme

pytestmark = pytest.mark.ring("quick")

#: Text and what is behind it: WCAG AA asks for 4.5.
TEXT = [
    (front, behind) for front in ("text", "soft", "link", "ok", "bad", "open") for behind in ("page", "panel")
] + [("text", "mark"), ("soft", "mark"), ("link", "mark"), ("ink", "once"), ("ink", "bad")]

#: Shapes and what is behind them: AA asks for 3.
SHAPES = [(front, behind) for front in ("once", "bad", "soft", "open") for behind in ("page", "panel")]


def colours() -> dict[str, dict[str, str]]:
    light, dark = theme().split("@media screen and (prefers-color-scheme: dark)")
    found = {
        name: dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", text))
        for name, text in (("light", light), ("dark", dark.partition("svg.picture")[0]))
    }
    assert found["light"].keys() == found["dark"].keys()
    return found


def luminance(colour: str) -> float:
    parts = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_contrast(scheme: str) -> None:
    found = colours()[scheme]
    for front, behind in TEXT:
        assert contrast(found[front], found[behind]) >= 4.5, (front, behind)
    for front, behind in SHAPES:
        assert contrast(found[front], found[behind]) >= 3, (front, behind)


def test_numbers_in_lanes_can_be_read() -> None:
    ink = colours()["light"]["lane-ink"]
    for lane in range(40):
        (hue, saturation, light) = map(
            int, re.findall(r"hsl\((\d+) (\d+)% (\d+)%\)", box(0, 0, 9, 9, "lane", lane=lane))[0]
        )
        rgb = colorsys.hls_to_rgb(hue / 360, light / 100, saturation / 100)
        assert contrast(ink, "#" + "".join(f"{round(c * 255):02x}" for c in rgb)) >= 4.5


def test_no_colour_but_those_of_the_theme() -> None:
    defined = set(re.findall(r"--([\w-]+):", str(style())))
    assert set(re.findall(r"var\(--([\w-]+)\)", str(style()))) <= defined
    rules = re.sub(r"--[\w-]+: #[0-9a-f]{6};", "", str(style()))
    assert not re.search(r":[^;{}]*#[0-9a-f]{3,8}\b", rules)
    assert "opacity" not in rules
