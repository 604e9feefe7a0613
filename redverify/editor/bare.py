"""Texts whose implementations have no annotations, which `redverify verify` infers."""

from __future__ import annotations

from dataclasses import replace

from redverify.annotating.annotate import lacking
from redverify.api import LACKING, Loaded, load
from redverify.language.diagnostics import DiagnosticError
from redverify.language.load import load_text
from redverify.language.parsing.parser import parse_text
from redverify.pipeline.pool import diagnostics_of


def read(name: str, text: str) -> Loaded:
    """A text, read without inferring anything.

    The program of a text whose annotations `verify` infers is good for its places alone.
    """
    loaded = load(name, text, None)
    if all(d.code not in LACKING for d in loaded.diagnostics):
        return loaded
    found = lacking(parse_text(text, name))
    if not found or not all(found.values()):
        return loaded
    try:
        program = load_text(text, name, incomplete=frozenset(found))
    except DiagnosticError as error:
        return replace(loaded, diagnostics=diagnostics_of(error, error.texts))
    return Loaded(name, program, tuple(program.impls), texts=program.texts)
