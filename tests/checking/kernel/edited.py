"""Exports that tests edit: lines as data, with more lines at their end."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

#: 80 declarations of Lean's library and ours: inductive types, quotients, recursion, axioms, theorems.
SMALL = Path(__file__).parent / "exports" / "small.ndjson"

Line = dict[str, Any]


class Edited:
    """The lines of an export."""

    def __init__(self, text: bytes) -> None:
        self.lines: list[Line] = [json.loads(line) for line in text.splitlines()]

    def data(self) -> bytes:
        return b"".join(json.dumps(line).encode() + b"\n" for line in self.lines)

    def names(self) -> list[str]:
        found = [""]
        for line in self.lines:
            if "in" in line:
                ((form, value),) = ((k, v) for k, v in line.items() if k != "in")
                found.append(f"{found[value['pre']]}.{value['str' if form == 'str' else 'i']}".lstrip("."))
        return found

    def declarations(self) -> Iterator[tuple[str, Line]]:
        """The words and the values of all declarations; of inductive types those of their members."""
        for line in self.lines:
            ((form, value),) = line.items() if len(line) == 1 else ((None, None),)
            if form == "inductive":
                for group, members in value.items():
                    for member in members:
                        yield group, member
            elif form is not None and form != "meta":
                yield form, value

    def of(self, name: str) -> Line:
        """The value of a declaration."""
        number = self.names().index(name)
        return next(value for _, value in self.declarations() if value["name"] == number)

    # ------------------------------------------------------------ more lines

    def _new(self, key: str, first: int, line: Line) -> int:
        before = [known for known in self.lines if key in known]
        for known in before:
            if {k: v for k, v in known.items() if k != key} == line:
                return int(known[key])
        number = len(before) + first
        self.lines.append({**line, key: number})
        return number

    def name(self, text: str) -> int:
        number = 0
        for part in text.split("."):
            number = self._new("in", 1, {"str": {"pre": number, "str": part}})
        return number

    def term(self, form: str, value: object) -> int:
        return self._new("ie", 0, {form: value})

    def const(self, text: str, *levels: int) -> int:
        return self.term("const", {"name": self.name(text), "us": list(levels)})

    def app(self, function: int, *arguments: int) -> int:
        for argument in arguments:
            function = self.term("app", {"fn": function, "arg": argument})
        return function

    def bound(self, index: int) -> int:
        return self.term("bvar", index)

    def binder(self, form: str, type_: int, body: int) -> int:
        value = {"name": self.name("x"), "type": type_, "body": body, "binderInfo": "default"}
        return self.term(form, value)

    def number(self, value: int) -> int:
        return self.term("natVal", str(value))

    def define(self, text: str, type_: int, value: int, levels: tuple[str, ...] = ()) -> None:
        name, params = self.name(text), [self.name(each) for each in levels]
        more = {"value": value, "hints": "abbrev", "safety": "safe", "all": [name]}
        self.lines.append({"def": {"name": name, "levelParams": params, "type": type_, **more}})

    def prove(self, text: str, type_: int, value: int) -> None:
        name = self.name(text)
        self.lines.append(
            {"thm": {"name": name, "levelParams": [], "type": type_, "value": value, "all": [name]}}
        )


def small() -> Edited:
    """The small export."""
    return Edited(SMALL.read_bytes())


def with_another_addition(proved: bool = True) -> Edited:
    """``Nat.add a b := a``, and a proof of 2 = 1 from it."""
    edited = small()
    nat = edited.const("Nat")
    one = edited.number(1)
    level = edited._new("il", 1, {"succ": 0})
    eq = edited.app(edited.const("Eq", level), nat)
    refl = edited.app(edited.const("Eq.refl", level), nat)
    function = edited.binder("forallE", nat, edited.binder("forallE", nat, nat))
    first = edited.binder("lam", nat, edited.binder("lam", nat, edited.bound(1)))
    edited.define("Nat.add", function, first)
    added = edited.app(edited.const("Nat.add"), edited.bound(1), edited.bound(0))
    says = edited.app(eq, added, edited.bound(1))
    law = edited.binder("forallE", nat, edited.binder("forallE", nat, says))
    by = edited.binder("lam", nat, edited.binder("lam", nat, edited.app(refl, edited.bound(1))))
    edited.prove("first", law, by)
    if proved:
        claim = edited.app(eq, edited.number(2), one)
        edited.prove("two_is_one", claim, edited.app(edited.const("first"), one, one))
    return edited


#: Changes one line.
Change = Callable[[Edited], None]


def setting(name: str, /, **parts: object) -> Change:
    """Change parts of a declaration."""

    def change(edited: Edited) -> None:
        declared = edited.of(name)
        assert parts.keys() <= declared.keys()
        assert any(declared[key] != value for key, value in parts.items())
        declared.update(parts)

    return change


def taking(name: str, other: str, *keys: str) -> Change:
    """Give a declaration parts of another one."""

    def change(edited: Edited) -> None:
        declared, taken = edited.of(name), edited.of(other)
        assert any(declared[key] != taken[key] for key in keys)
        declared.update({key: taken[key] for key in keys})

    return change
