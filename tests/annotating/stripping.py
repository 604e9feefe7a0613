"""Programs without their annotations: what a user writes who has not met them."""

from __future__ import annotations

from redverify.annotating.erasing import erased
from redverify.language.parsing.parser import parse_text
from redverify.language.printer import file_text


def stripped(text: str, *, scopes: bool = False) -> str:
    """The program without annotations and indices of elements; ``scopes``: with its ``accumulate`` blocks."""
    return file_text(erased(parse_text(text), scopes=not scopes))
