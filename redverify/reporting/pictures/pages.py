"""Pages of HTML that need nothing else: no network, no fonts, and no scripts but what they hold."""

from __future__ import annotations

import re
from importlib import resources
from typing import Any

import jinja2
from markupsafe import Markup, escape

from redverify.reporting.pictures.svg import theme

_BETWEEN_TICKS = re.compile(r"`([^`]+)`")


def page(package: str, template: str, **values: Any) -> str:
    """The page that a template in the folder ``templates`` of a package makes of some values."""
    environment = jinja2.Environment(
        loader=jinja2.PackageLoader(package),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=jinja2.StrictUndefined,
    )
    environment.filters["code"] = code
    return environment.get_template(template).render(css=style(), **values)


def style() -> Markup:
    """The style of all pages, with the colours of pictures."""
    return Markup(theme() + resources.files(__package__).joinpath("page.css").read_text(encoding="utf-8"))


def code(said: str) -> Markup:
    """Text in which what is between back-ticks is code."""
    return Markup(_BETWEEN_TICKS.sub(r"<code>\1</code>", str(escape(said))))


__all__ = ["code", "page", "style"]
