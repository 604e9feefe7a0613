"""Symbols where only ASCII can be shown."""

from __future__ import annotations

import unicodedata

#: How symbols are spelled.
_SYMBOLS = {
    "≤": "<=",
    "≥": ">=",
    "≠": "!=",
    "⟨": "<",
    "⟩": ">",
    "«": "<<",
    "»": ">>",
    "⟦": "[[",
    "⟧": "]]",
    "→": "->",
    "←": "<-",
    "↔": "<->",
    "↦": "|->",
    "∧": "/\\",
    "∨": "\\/",
    "¬": "not ",
    "∀": "for all ",
    "∃": "exists ",
    "∈": "in",
    "∉": "not in",
    "∩": "intersected with",
    "∪": "united with",
    "∅": "{}",
    "∘": "o",
    "⊙": "(.)",
    "⊢": "|-",
    "⊎": "(+)",
    "⊥": "_|_",
    "▷": "|>",
    "▶": "|>",
    "▸": ">",
    "⇓": "=>",
    "×": "x",
    "·": "*",
    "–": "-",
    "—": "-",
    "…": "...",
    "⁻": "-",
}


def spelled(character: str) -> str:
    """A character in ASCII: its usual spelling, or its name.

    Greek letters have their names, letters with marks lose the marks.
    """
    if character in _SYMBOLS:
        return _SYMBOLS[character]
    letters = unicodedata.normalize("NFKD", character).encode("ascii", "ignore").decode()
    if letters:
        return letters
    name = unicodedata.name(character, "")
    if name.startswith("GREEK "):
        return name.split()[-1].lower() if "SMALL" in name else name.split()[-1].capitalize()
    return f"\\N{{{name}}}" if name else f"\\u{ord(character):04x}"
