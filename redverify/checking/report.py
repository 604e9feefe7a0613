"""``report.md``: a certificate in words. It depends on the certificate alone.

It does not say that anybody has checked the certificate: whoever writes the folder could write that, too.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import resources

import jinja2

from redverify.checking import canonical, digits, floats
from redverify.checking.claims import theorems_below
from redverify.checking.description import Described
from redverify.checking.goals import place_of
from redverify.checking.laws.catalogue import carriers
from redverify.checking.laws.definitions import defined
from redverify.language import core
from redverify.language.walks import commands_of

_GENERATED = (
    "This file is written by redverify from `certificate.json` and compared with it when the "
    "certificate is checked."
)


def report_text(certificate: Described) -> str:
    """The report of a certificate."""
    impl = canonical.read(certificate.text)
    tensors = impl.spec.tensors.values()
    definitions = defined(impl.spec)
    text = _template().render(
        c=certificate,
        width=impl.width,
        text=canonical.without_annotations(certificate.text),
        generated=_GENERATED,
        statements=statements(impl.body),
        equations=len(impl.spec.equations),
        parameters=[f"`{p}`" for p in impl.spec.parameters],
        inputs=[f"`{t.name}`" for t in tensors if t.kind == "input"],
        outputs=[f"`{t.name}`" for t in tensors if t.kind == "output"],
        laws=certificate.laws,
        definitions=certificate.needs if definitions else (),
        carriers=() if definitions else carriers(certificate.laws),
        digits=digits.words_of(certificate.impl, certificate.spec),
        floats=floats.words_of(impl, certificate.laws),
        place=lambda o: place_of(o, certificate.source),
        cell=_cell,
        theorems=list(theorems_below(certificate.graph)),
    )
    return re.sub(r"\n{3,}", "\n\n", text).rstrip() + "\n"


def statements(block: core.Block) -> int:
    """The number of commands in a block, nested ones included."""
    return sum(1 for _ in commands_of(block))


@cache
def _template() -> jinja2.Template:
    source = resources.files("redverify.checking").joinpath("templates/report.md.j2")
    environment = jinja2.Environment(
        trim_blocks=True, lstrip_blocks=True, keep_trailing_newline=True, undefined=jinja2.StrictUndefined
    )
    return environment.from_string(source.read_text(encoding="utf-8"))


#: Signs that mean something in Markdown or HTML.
_MARKUP = re.compile(r"([\\|*<>\[\]])")


def _cell(text: str) -> str:
    """A text in a table, on one line, without markup but for code."""
    parts = " ".join(text.split()).split("`")
    escaped = [p.replace("|", "\\|") if n % 2 else _MARKUP.sub(r"\\\1", p) for n, p in enumerate(parts)]
    return (
        "`".join(escaped)
        if len(parts) % 2
        else _MARKUP.sub(r"\\\1", " ".join(text.split()).replace("`", "'"))
    )
