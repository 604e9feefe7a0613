"""``torch`` as launch code needs it: names at import, types, and functions that make tensors.

Where torch is not installed a module stands in for it. Where it is installed, its functions that make tensors
are replaced while launch code runs, since sizes are not numbers there.
"""

from __future__ import annotations

import importlib.abc
import importlib.machinery
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, ClassVar

from redverify.frontends.triton.launching.paths import asked_by_us, current, noted, refused
from redverify.frontends.triton.launching.tensors import TORCH, Tensor, allocated, like

#: Other names of types.
_ALIASES = {
    "half": "float16", "float": "float32", "double": "float64", "int": "int32", "long": "int64"
}  # fmt: skip


#: Functions of torch that launch code may call.
_MAKE: dict[str, Callable[..., Tensor]] = {
    "empty": allocated,
    "zeros": lambda *shape, **given: allocated(*shape, **given).zero_(),
    "empty_like": like,
    "zeros_like": lambda tensor, **given: like(tensor, **given).zero_(),
}


class Absent:
    """Something of torch that a module names at import. It decorates and is inherited from, no more."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __repr__(self) -> str:
        if not asked_by_us():
            noted(f"makes a text of {self._name}, and a kernel is launched after it")
        return self._name

    def is_given(self) -> bool:
        """Whether it is an argument that stands for nothing, as ``ctx``, and so not ``None``."""
        return self._name in ("ctx", "self")

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return Absent(f"{self._name}.{name}")

    def __call__(self, *arguments: Any, **keywords: Any) -> Any:
        """What it decorates, as it is; else something that is as absent.

        Raises :class:`.TranslationError` for a function of torch that is given a tensor: it may change it.
        """
        given = [*arguments, *keywords.values()]
        if not self._name.startswith("ctx") and any(isinstance(g, Tensor) for g in given):
            raise refused(f"calls {self._name} with a tensor")
        only = arguments[0] if len(arguments) == 1 else None
        return only if callable(only) and not isinstance(only, Absent) else Absent(f"{self._name}()")

    def __mro_entries__(self, bases: tuple[Any, ...]) -> tuple[type, ...]:
        return ()

    def __getitem__(self, key: Any) -> Any:
        return self

    def __or__(self, other: Any) -> Any:
        return self

    __ror__ = __or__

    def __enter__(self) -> Any:
        return self

    def __exit__(self, *_: object) -> None:
        return None

    def __eq__(self, other: object) -> bool:
        """What is not here is not a type that is; all else that it may be equal to is not known."""
        return False if isinstance(other, Type) else bool(self._asked())

    def __hash__(self) -> int:
        """A table would be asked for what may be in it, or be one that has another key for it."""
        if current() is not None:
            noted(f"looks up {self._name} in a table or set, and a kernel is launched after it")
        return object.__hash__(self)

    def _asked(self, *_: Any) -> Any:
        raise refused(f"depends on {self._name}, which is not known without torch")

    __bool__ = __iter__ = __len__ = __contains__ = __instancecheck__ = __subclasscheck__ = _asked
    __index__ = __int__ = __float__ = __lt__ = __le__ = __gt__ = __ge__ = _asked
    __add__ = __radd__ = __mul__ = __rmul__ = __floordiv__ = _asked


class Type:
    """A ``torch.dtype``."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __repr__(self) -> str:
        return f"torch.{self._name}"

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        raise refused(f"asks for {name} of {self!r}")


class Function:
    """``torch.autograd.Function``: ``apply`` runs ``forward``."""

    forward: ClassVar[Callable[..., Any]]

    @classmethod
    def apply(cls, *arguments: Any, **keywords: Any) -> Any:
        """Run ``forward`` with a context that keeps nothing."""
        return cls.forward(Absent("ctx"), *arguments, **keywords)


class StandIn(ModuleType):
    """A module of torch: what is not here is :class:`Absent`."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return Absent(f"{self.__name__}.{name}")


class _Finder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds ``torch`` and all modules below it."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: Any = None) -> Any:
        """As importlib asks for it."""
        if name.partition(".")[0] == "torch":
            return importlib.machinery.ModuleSpec(name, self, is_package=True)
        return None

    def create_module(self, spec: Any) -> ModuleType:
        return StandIn(spec.name)

    def exec_module(self, module: ModuleType) -> None:
        match module.__name__:
            case "torch":
                types = {name: Type(name) for name in TORCH.values()}
                made = {**types, **_MAKE, "Tensor": Tensor, "dtype": Type, "__version__": "0"}
                made |= {alias: types[name] for alias, name in _ALIASES.items()}
                module.__dict__.update(made)
            case "torch.autograd":
                module.__dict__["Function"] = Function
            case "torch.cuda":
                module.__dict__["is_available"] = lambda: False


def install() -> None:
    """Let ``import torch`` succeed where it is not installed."""
    if find_spec("torch") is None:
        sys.meta_path.append(_Finder())
        for name in ("torch", "torch.autograd", "torch.cuda"):
            import_module(name)


@contextmanager
def replaced(owner: Any, attributes: Mapping[str, Any]) -> Iterator[None]:
    """A module or class has other attributes for a while."""
    kept = {name: getattr(owner, name) for name in attributes}
    try:
        for name, value in attributes.items():
            setattr(owner, name, value)
        yield
    finally:
        for name, value in kept.items():
            setattr(owner, name, value)


@contextmanager
def making() -> Iterator[None]:
    """Launch code runs: torch's functions make stand-ins."""
    torch: Any = import_module("torch")
    contexts = [name for name in ("device", "device_of") if hasattr(torch.cuda, name)]
    with replaced(torch, _MAKE), replaced(torch.cuda, dict.fromkeys(contexts, lambda *_: nullcontext())):
        yield


def dtype_of(element: str) -> Any:
    """The ``torch.dtype`` of a type."""
    return getattr(import_module("torch"), TORCH[element])
