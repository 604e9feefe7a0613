"""Rules of Lean written once for all numbers of dimensions, and the copies that Lean reads.

Many rules of the library exist for each number of dimensions: ``insert1``, ``insert2``, ... A file
``NAME.template`` states such a rule once; the module ``NAME`` is its copies. Lean checks the copies, and the
audit reads them, as if they had been written by hand. So a mistake here can only make a proof fail.

A template is Lean, but for these lines::

    --- lists: i j k m n o; a b c; d = 0 1 2
    --- copies for n = 1 … 3
    --- end of copies

Lines like the first one declare lists of names. A list is called by its first name, or by a name of its own.
What is between the other two is copied for each ``n``. In it,

- ``ₙ`` at the end of a name is ``n``, and ``ₙ₊₁`` is one more: ``insertₙ`` is ``insert2``.
- ``⟦…⟧`` is repeated ``n`` times, each time with the next names of the lists: ``Q ⟦i⟧`` is ``Q i j``, and
  ``⟦i = a ∧⟧`` is ``i = a ∧ j = b``. A comma or ``∧`` that nothing follows is left out.
- ``⟦E | (….set x i)⟧`` is ``E``, then the step around what is there, from the first names to the last:
  ``((E.set x i).set y j)``.
- ``⟦i < a | i < a ∨ (i = a ∧ (…))⟧`` begins with the last names instead, because its beginning has names.
- Of brackets in brackets the inner ones come first. What they give is read again by the outer ones.
- Where ``n`` is 0, binders without variables are left out. Where it is 1, ``⟨⟦rfl,⟧⟩`` is ``rfl``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from redverify.checking.lean.errors import ProjectError

#: What the names of files of templates end with.
SUFFIX = ".template"

_LISTS = re.compile(r"--- lists: (.*)")
_COPIES = re.compile(r"--- copies for n = (\d+) … (\d+)")
_END = "--- end of copies"

_PLACE = re.compile(r"⟦([^⟦⟧]*)⟧")
_ALONE = re.compile(r"⟨⟦([^⟦⟧|]*),⟧⟩")
_DIGITS = "₀₁₂₃₄₅₆₇₈₉"
_NUMBER = re.compile(rf"ₙ(?:₊([{_DIGITS}]))?")
_NAME = re.compile(r"(?<![\w.'])[^\W\d][\w']*")

#: Separators after which nothing comes, binders that bind nothing, and the spaces that they leave.
_DANGLING = re.compile(r" *[,∧](?=\s*(?:[)\]⟩]|:=))")
_GAP = re.compile(r"(?<=[(\[⟨]) +|(?<=\S) +(?=[ ),\n]|$)")
_UNBOUND = re.compile(r"[∀∃] *, *|fun *=> *|[({] *: (?:Int|Var)[)}] *")

#: The lists of a template by their names.
Lists = Mapping[str, Sequence[str]]


@lru_cache(maxsize=64)
def copied(text: str, file: str) -> str:
    """The module that a template is. Raises :class:`.ProjectError`, which says the line of ``file``."""
    return "\n".join([*_copied(text.split("\n"), file)])


def _copied(lines: Sequence[str], file: str) -> Iterator[str]:
    lists: Lists = {}
    position = 0
    while position < len(lines):
        line = lines[position]
        position += 1
        if found := _LISTS.fullmatch(line):
            lists = {**lists, **_lists(found[1])}
        elif found := _COPIES.fullmatch(line):
            if _END not in lines[position:]:
                raise ProjectError(f"{file}:{position}: these copies have no end")
            end = lines.index(_END, position)
            rule = "\n".join(lines[position:end])
            for n in range(int(found[1]), int(found[2]) + 1):
                try:
                    yield f"-- copy for n = {n} of the template\n{_copy(rule, n, lists)}"
                except IndexError:
                    raise ProjectError(f"{file}:{position}: a list has no {n} names") from None
            position = end + 1
        elif line.startswith("---"):
            raise ProjectError(f"{file}:{position}: this is not a line of a template: {line}")
        else:
            yield line


def _lists(text: str) -> Lists:
    lists = {}
    for part in text.split(";"):
        name, equals, names = part.partition("=")
        found = (names if equals else part).split()
        lists[name.strip() if equals else found[0]] = found
    return lists


def _copy(rule: str, n: int, lists: Lists) -> str:
    """A rule for ``n`` dimensions."""
    if n == 1:
        rule = _ALONE.sub(lambda found: _instance(found[1], 0, lists), rule)
    while (text := _PLACE.sub(lambda found: _repeated(found[1], n, lists), rule)) != rule:
        rule = text
    text = _DANGLING.sub("", _NUMBER.sub(lambda found: str(n + _DIGITS.index(found[1] or "₀")), text))
    return _GAP.sub("", _UNBOUND.sub("", text)) if n == 0 else text


def _repeated(part: str, n: int, lists: Lists) -> str:
    """What stands for a part in brackets."""
    start, bar, step = part.partition(" | ")
    if not bar:
        return " ".join(_instance(part, index, lists) for index in range(n))
    order = list(range(n))
    if _instance(start, 0, lists) != _instance(start, 1, lists):
        start = _instance(start, order.pop(), lists)
        order.reverse()
    for index in order:
        start = _instance(step, index, lists).replace("…", start)
    return start


def _instance(part: str, index: int, lists: Lists) -> str:
    """A part with the names of one dimension."""
    return _NAME.sub(lambda found: lists[found[0]][index] if found[0] in lists else found[0], part)
