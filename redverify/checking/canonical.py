"""The canonical text of one implementation: its specification and itself, and nothing else.

A certificate holds this text. Imports are resolved, comments and other implementations are gone,
and the printer of the language decides on spaces, so that equal programs have equal texts.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from typing import Any

from redverify.language import core
from redverify.language import syntax as sx
from redverify.language.load import load_text
from redverify.language.parsing.parser import parse_text
from redverify.language.printer import file_text
from redverify.language.source import Span

#: The name of the canonical text in places.
NAME = "canonical.sched"


class NotCanonical(ValueError):
    """A text is not the canonical text of one implementation."""


def canonical_text(impl: core.Impl, texts: Mapping[str, str]) -> str:
    """The text of an implementation of a program that was loaded from ``texts``; it says the type of indices,
    which the program may have from elsewhere."""
    blocks: list[sx.SpecBlock | sx.ImplBlock] = []
    wanted = (
        (sx.SpecBlock, impl.spec.span.file, impl.spec.name),
        (sx.ImplBlock, impl.span.file, impl.name),
    )
    for kind, file, name in wanted:
        parsed = parse_text(texts[file], file).blocks
        blocks.append(next(b for b in parsed if isinstance(b, kind) and b.name.name == name))
    return _with_width(blocks, None if impl.width is None else impl.width.name)


def without_width(text: str) -> str:
    """A canonical text without the type of indices, which claims less about the same program."""
    return _with_width(parse_text(text, NAME).blocks, None)


def _with_width(blocks: Sequence[sx.SpecBlock | sx.ImplBlock], name: str | None) -> str:
    widths = () if name is None else (sx.Width(sx.Ident(name)),)
    given = [replace(b, widths=widths) if isinstance(b, sx.ImplBlock) else b for b in blocks]
    return file_text(sx.File((), tuple(given)))


def read(text: str) -> core.Impl:
    """The implementation that a canonical text describes.

    Nothing but the text is read: imports are refused before anything follows them. Raises
    :class:`NotCanonical`, and a diagnostic where the text is not a program.
    """
    tree = parse_text(text, NAME)
    kinds = [type(block) for block in tree.blocks]
    if tree.imports or kinds != [sx.SpecBlock, sx.ImplBlock]:
        raise NotCanonical("the text is not one specification and one implementation of it")
    if file_text(tree) != text:
        raise NotCanonical("the text is not printed as redverify prints it")
    program = load_text(text, NAME)
    (impl,) = program.impls.values()
    return impl


def without_annotations(text: str) -> str:
    """A canonical text as a certificate shows it: without annotations and the indices of reductions.

    Proofs use annotations and claims do not, so that a wrong one shown beside a right claim would mislead.
    Each command keeps its line.
    """
    return file_text(_unannotated(parse_text(text, NAME)))


def _unannotated(node: Any) -> Any:
    if isinstance(node, tuple):
        return tuple([_unannotated(item) for item in node])
    if not is_dataclass(node) or isinstance(node, type | Span):
        return node
    changed = {field.name: _unannotated(getattr(node, field.name)) for field in fields(node)}
    return replace(node, **{n: None if n in _ANNOTATIONS else v for n, v in changed.items()})


#: What is an annotation in assignments, accumulations and ``let`` of data.
_ANNOTATIONS = ("annotation", "reduction_indices")


def same(left: object, right: object) -> bool:
    """Whether two typed programs are equal up to places."""
    return bool(_bare(left) == _bare(right))


def _bare(node: Any) -> Any:
    if isinstance(node, Span):
        return None
    if isinstance(node, tuple):
        return tuple([_bare(item) for item in node])
    if isinstance(node, Mapping):
        return tuple([(key, _bare(value)) for key, value in node.items()])
    if is_dataclass(node):
        return (type(node), *[_bare(getattr(node, field.name)) for field in fields(node)])
    return node


def places(ours: object, theirs: object) -> dict[tuple[int, int], Span]:
    """Where the places of one program (line, column) are in another that is equal up to places."""
    return {(left.line, left.column): right for left, right in reversed(list(_pairs(ours, theirs)))}


def _pairs(left: Any, right: Any) -> Iterator[tuple[Span, Span]]:
    """The places of two programs side by side, outer ones first."""
    if isinstance(left, Span):
        yield left, right
    elif isinstance(left, tuple):
        for one, other in zip(left, right, strict=True):
            yield from _pairs(one, other)
    elif isinstance(left, Mapping):
        for key in left:
            yield from _pairs(left[key], right[key])
    elif is_dataclass(left):
        own = [field.name for field in fields(left)]
        for name in sorted(own, key=lambda n: n != "span"):
            yield from _pairs(getattr(left, name), getattr(right, name))
