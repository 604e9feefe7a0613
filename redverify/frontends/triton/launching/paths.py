"""The ways that launch code can take where it asks about sizes, each run from its beginning.

Code that asks whether ``N <= 1024`` goes two ways. Each way is a :class:`Path`: it begins with the answers
that it is given, gives the first possible answer to each further question, and notes what it has assumed.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, TypeVar

from redverify.frontends.common.errors import Place, TranslationError
from redverify.frontends.common.indices.variable_facts import Facts
from redverify.frontends.common.user_code import is_users
from redverify.language import core

#: Operators that every object has, whose answers about a stand-in are not those about what it stands for.
_OF_ALL = [
    f"__{name}__"
    for name in ("eq", "ne", "lt", "le", "gt", "ge", "hash", "str", "repr", "format", "reduce_ex")
]

#: Ways that are followed at most.
MOST = 24

Answer = TypeVar("Answer")
Outcome = TypeVar("Outcome")


class Path:
    """One way through the launch code.

    ``facts`` are what holds of the sizes on it. ``assumed`` are the conditions that it has added, each with
    the text that the code has for it, in which constexprs have names. ``strides`` are strides of tensors that
    it takes to be formulas in sizes, ``constexprs`` the values of named constexprs.
    """

    def __init__(self, facts: Facts, plan: Sequence[int] = ()) -> None:
        self.facts = facts
        self.assumed: list[tuple[core.Cond, str]] = []
        self.strides: dict[str, str] = {}
        self.constexprs: dict[str, str] = {}
        self.plan = tuple(plan)
        self.answers: list[tuple[int, int]] = []  # the number of each answer, and how many there were
        self.tensors = 0
        self.refusal: TranslationError | None = None  # code may catch it, and go another way than it does
        self.unfollowed: TranslationError | None = None  # counts if a kernel is launched

    def choose(self, answers: Sequence[Answer]) -> Answer:
        """One of several answers; other paths give the others."""
        place = len(self.answers)
        number = self.plan[place] if place < len(self.plan) else 0
        self.answers.append((number, len(answers)))
        return answers[number]

    def decide(self, condition: core.Cond, text: str) -> bool:
        """Whether an affine condition on the sizes holds, which may be an assumption of this path."""
        against = core.CNot(condition)
        if self.facts.prove(condition):
            return True
        if self.facts.prove(against):
            return False
        answer = self.choose((True, False))
        self.assume(condition if answer else against, text if answer else f"not ({text})")
        return answer

    def assume(self, condition: core.Cond, text: str) -> None:
        """Take a condition on the sizes to hold."""
        self.assumed.append((condition, text))
        self.facts = self.facts.given(condition)

    def count(self) -> int:
        """The number of a new tensor."""
        self.tensors += 1
        return self.tensors

    def others(self) -> Iterator[tuple[int, ...]]:
        """The beginnings of paths that part from this one after its plan."""
        numbers = [number for number, _ in self.answers]
        for place in range(len(self.plan), len(self.answers)):
            _, count = self.answers[place]
            yield from ((*numbers[:place], other) for other in range(numbers[place] + 1, count))


_CURRENT: ContextVar[Path | None] = ContextVar("path", default=None)


def current() -> Path | None:
    """The path of the code that runs, if launch code does."""
    return _CURRENT.get()


def refused(why: str) -> TranslationError:
    """The error for what is not followed; the path of the code that runs remembers it."""
    error, path = TranslationError(f"the launch code {why}", _place()), current()
    if path is not None:
        path.refusal = path.refusal or error
    return error


def noted(why: str) -> None:
    """What a way does that is not followed if it launches a kernel, as a text of a size in a message is."""
    path = current()
    if path is not None:
        path.unfollowed = path.unfollowed or TranslationError(f"the launch code {why}", _place())


def _place() -> Place | None:
    """The line of the user's that runs."""
    frame = sys._getframe(1)
    while frame is not None:
        file = frame.f_code.co_filename
        if str(frame.f_globals.get("__name__")).startswith("_redverify_user_") or is_users(file):
            return Place("", 0, f"{file}:{frame.f_lineno}")
        frame = frame.f_back  # type: ignore[assignment]
    return None


def asked_by_us() -> bool:
    """Whether redverify, and not launch code or a library, has called the function that calls this."""
    return str(sys._getframe(2).f_globals.get("__name__")).startswith("redverify.")


def refusing(stand_in: type, *real: type, but: Sequence[str] = ()) -> None:
    """All that objects of the ``real`` types have and the stand-in has not is refused where it is used."""
    names = {name for kind in real for name in dir(kind)} - {*dir(object)} | {*_OF_ALL}
    for name in names.difference(but, *(vars(base) for base in stand_in.__mro__[:-1])):
        refuse = _refusing(f"uses {name} of a {stand_in.__name__.lower()}")
        setattr(stand_in, name, refuse if name.startswith("__") else property(refuse))


def _refusing(why: str) -> Callable[..., Any]:
    def refuse(*_: object, **__: object) -> Any:
        raise refused(why)

    return refuse


@contextmanager
def following(path: Path | None) -> Iterator[None]:
    """Questions about sizes are asked of the path."""
    token = _CURRENT.set(path)
    try:
        yield
    finally:
        _CURRENT.reset(token)


def explored(facts: Facts, run: Callable[[Path], Outcome]) -> list[Outcome]:
    """What each path gives. Raises :class:`.TranslationError` if there are more than :data:`MOST`."""
    found: list[Outcome] = []
    plans: list[tuple[int, ...]] = [()]
    while plans:
        if len(found) == MOST:
            raise TranslationError(f"the launch code goes more than {MOST} ways that depend on sizes")
        path = Path(facts, plans.pop(0))
        with following(path):
            found.append(run(path))
        plans += path.others()
    return found
