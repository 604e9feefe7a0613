"""Lines of reports: pieces of text with styles."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Piece:
    """Text with a style of rich; no style is plain."""

    text: str
    style: str = ""


Line = tuple[Piece, ...]
