"""Colours: the lexer, and that the grammar of the extension is of the language's words."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest
from pygments.token import Comment, Error, Keyword, Name, Number, Operator, Punctuation, Whitespace

from redverify.editor import highlighting
from redverify.editor.highlighting import SchedLexer
from redverify.language.parsing.tokens import RESERVED

pytestmark = pytest.mark.ring("quick")

ROOT = Path(__file__).resolve().parents[2]
EXTENSION = ROOT / "editors" / "vscode"


@pytest.mark.parametrize("file", sorted((ROOT / "examples").rglob("*.sched")), ids=lambda f: f.name)
def test_every_character_of_the_examples_has_a_colour(file: Path) -> None:
    text = file.read_text()
    tokens = list(SchedLexer().get_tokens(text))
    assert [value for kind, value in tokens if kind is Error] == []
    assert "".join(value for _, value in tokens) == text.strip("\n") + "\n"


def test_kinds_of_words() -> None:
    line = "par in_x < 4: t[x] {any[k : 0 <= k < N] f32(1)} +{k}= exp(a[k])  # sum"
    found = [(kind, value) for kind, value in SchedLexer().get_tokens(line) if kind is not Whitespace]
    assert found[:4] == [(Keyword, "par"), (Name, "in_x"), (Operator, "<"), (Number, "4")]
    assert (Name.Builtin, "any") in found
    assert (Keyword.Type, "f32") in found
    assert (Name.Function, "exp") in found
    assert (Punctuation, "{") in found
    assert found[-1] == (Comment.Single, "# sum")


def test_every_reserved_word_has_a_kind() -> None:
    for word in RESERVED:
        ((kind, _), *_) = SchedLexer().get_tokens(word)
        assert kind is not Name, word
    kinds = [words for _, _, words in highlighting._KINDS]
    assert sum(map(len, kinds)) == len(frozenset().union(*kinds))  # none has two


def test_the_lexer_is_announced_to_pygments() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    place = project["entry-points"]["pygments.lexers"][SchedLexer.aliases[0]]
    assert place == f"{SchedLexer.__module__}:{SchedLexer.__qualname__}"


def test_grammar_of_the_extension_is_up_to_date() -> None:
    written = (EXTENSION / "syntaxes" / "sched.tmLanguage.json").read_text()
    assert json.loads(written) == highlighting.textmate(), "python -m redverify.editor.highlighting FILE"


def test_files_that_the_extension_names_exist() -> None:
    package = json.loads((EXTENSION / "package.json").read_text())
    contributed = package["contributes"]
    named = [
        package["main"],
        contributed["grammars"][0]["path"],
        contributed["languages"][0]["configuration"],
    ]
    assert all((EXTENSION / name).is_file() for name in named)
    assert contributed["grammars"][0]["scopeName"] == highlighting.textmate()["scopeName"]
