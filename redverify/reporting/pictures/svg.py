"""The elements that all pictures are made of. ``theme.css`` has their colours, by the names of kinds."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from html import escape
from importlib import resources

#: The width of a character, in pixels.
CHARACTER = 6.7

#: Colours of lanes in turn, as hues, and how each is mixed.
_HUE, _MIXED = 47, "55% 72%"

_SIZE = re.compile(r'width="([\d.]+)" height="([\d.]+)"')

_BEHIND = '<rect width="100%" height="100%" style="fill:var(--page);stroke:none"/>'


class NotDrawn(Exception):
    """Nothing can be drawn; says why in words."""


def text(x: float, y: float, said: str, kind: str = "") -> str:
    """Text that begins at a point; with the kind ``middle`` or ``end`` it lies around it, or ends there."""
    return f'<text{_kind(kind)} x="{x:g}" y="{y:g}">{escape(said)}</text>'


def box(
    x: float, y: float, width: float, height: float, kind: str, said: str = "", *, lane: int | None = None
) -> str:
    """A rectangle of a kind, or in the colour of a lane; ``said`` is shown when one points at it."""
    fill = f' style="fill:hsl({lane * _HUE % 360} {_MIXED})"' if lane is not None else ""
    title = f"<title>{escape(said)}</title>" if said else ""
    return (
        f'<rect{_kind(kind)} x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="2"{fill}>'
        f"{title}</rect>"
    )


def curve(x1: float, y1: float, x2: float, y2: float, kind: str = "", *, across: bool = False) -> str:
    """A line that leaves and arrives downwards, or ``across``."""
    bend = 24 if across else 16
    one = (x1 + bend, y1) if across else (x1, y1 + bend)
    two = (x2 - bend, y2) if across else (x2, y2 - bend)
    return (
        f'<path{_kind(kind)} d="M{x1:g} {y1:g}C{one[0]:g} {one[1]:g} {two[0]:g} {two[1]:g} {x2:g} {y2:g}"/>'
    )


def picture(width: float, height: float, title: str, parts: Iterable[str]) -> str:
    """The picture of its parts; the title is for those who cannot see it."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="picture" width="{width:g}" height="{height:g}" '
        f'viewBox="0 0 {width:g} {height:g}" role="img" aria-label="{escape(title)}">{"".join(parts)}</svg>'
    )


def swatch(kind: str) -> str:
    """A square of a kind, for a legend."""
    return picture(14, 14, kind, [box(1, 1, 12, 12, kind)])


def alone(svg: str, caption: str, legend: Sequence[tuple[str, str]] = ()) -> str:
    """A picture as a file of its own, with its caption, its colours, what these mean and what is behind it.

    ``legend`` has kinds with what they stand for.
    """
    found = _SIZE.search(svg)
    assert found is not None
    wide, high = float(found[1]), float(found[2])
    parts = [_BEHIND, text(8, 18, caption), svg.replace("<svg ", '<svg x="8" y="26" ', 1)]
    y = 26 + high + 6
    for kind, said in legend:
        parts += [box(9, y + 1, 12, 12, kind), text(28, y + 11, said, "soft")]
        y += 18
    longest = max([len(caption) * CHARACTER, *(20 + len(said) * CHARACTER for _, said in legend), wide])
    made = picture(round(longest + 16), round(y + 4), caption, parts)
    start = made.index(">") + 1
    return f"{made[:start]}<style>{theme()}</style>{made[start:]}\n"


@cache
def theme() -> str:
    """The colours of pages and pictures, as CSS."""
    return resources.files(__package__).joinpath("theme.css").read_text(encoding="utf-8")


def _kind(kind: str) -> str:
    return f' class="{escape(kind)}"' if kind else ""


__all__ = ["CHARACTER", "NotDrawn", "alone", "box", "curve", "picture", "swatch", "text", "theme"]
