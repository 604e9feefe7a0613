"""What launch code asks that no stand-in sees: ``is``, ``type(x)``, ``hasattr``, an exception that is caught.

The user's modules are compiled with calls of this module in place of these. So lines and names stay as they
are, and a kernel's text, which Triton reads from the file, too.
"""

from __future__ import annotations

import ast
import builtins
import contextlib
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import CodeType, GenericAlias
from typing import Any

from redverify.frontends.common.user_code import is_users
from redverify.frontends.triton.launching.paths import noted
from redverify.frontends.triton.launching.sizes import identical
from redverify.frontends.triton.launching.torch_stand_in import Absent, StandIn, Type, replaced

_NAME = "__redverify_unseen__"


def read(text: bytes) -> ast.Module:
    """What is compiled of a module's text."""
    found: ast.Module = _Asking().visit(ast.parse(text))
    return ast.fix_missing_locations(found)


@contextmanager
def asking() -> Iterator[None]:
    """The user's modules, and those that they import from files of the user's, run as they are read here."""
    finder = _Finder()
    suppressing = contextlib.suppress.__exit__

    def suppress(self: Any, kind: Any, *rest: Any) -> Any:
        if found := suppressing(self, kind, *rest):
            caught()
        return found

    setattr(builtins, _NAME, sys.modules[__name__])
    sys.meta_path.insert(0, finder)
    try:
        with replaced(contextlib.suppress, {"__exit__": suppress}):
            yield
    finally:
        sys.meta_path.remove(finder)
        delattr(builtins, _NAME)


def forget() -> None:
    """The user's modules are run anew when they are imported next."""
    for name, module in list(sys.modules.items()):
        if name.startswith("_redverify_user_") or is_users(str(getattr(module, "__file__", None))):
            del sys.modules[name]


class _Finder(MetaPathFinder):
    def find_spec(self, name: str, path: Sequence[str] | None, target: Any = None) -> ModuleSpec | None:
        found = PathFinder.find_spec(name, path, target)
        if found is None or not isinstance(found.loader, SourceFileLoader) or not is_users(found.loader.path):
            return None
        found.loader = _Loader(name, found.loader.path)
        return found


class _Loader(SourceFileLoader):
    def get_code(self, fullname: str) -> CodeType:  # neither from a cache nor into one
        return compile(read(self.get_data(self.path)), self.path, "exec", dont_inherit=True)


class _Asking(ast.NodeTransformer):
    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        self.generic_visit(node)
        kinds = [type(operator) for operator in node.ops if isinstance(operator, ast.Is | ast.IsNot)]
        if not kinds:
            return node
        if len(node.ops) > 1:
            return _call("in_a_chain", node, node)
        return _call("same" if kinds[0] is ast.Is else "other", node, node.left, *node.comparators)

    def visit_Name(self, node: ast.Name) -> ast.expr:
        plain = node.id not in _ANSWERS or not isinstance(node.ctx, ast.Load)
        return node if plain else _call("answering", node, node)

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        return node if isinstance(node.value, ast.Name) else self.generic_visit(node)  # type: ignore[return-value]

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        bases, node.bases = node.bases, []
        self.generic_visit(node)
        node.bases = bases
        return node

    def visit_ExceptHandler(self, node: ast.ExceptHandler) -> ast.ExceptHandler:
        self.generic_visit(node)
        node.body.insert(0, ast.copy_location(ast.Expr(_call("caught", node)), node))
        return node


def _call(name: str, at: ast.AST, *arguments: ast.expr) -> ast.expr:
    function = ast.Attribute(ast.Name(_NAME, ast.Load()), name, ast.Load())
    found = ast.copy_location(ast.Call(function, list(arguments), []), at)
    return ast.fix_missing_locations(found)


def same(one: Any, other: Any) -> Any:
    """``one is other``; something absent where that is not known without torch."""
    return _same("is", one, other)


def other(one: Any, other: Any) -> Any:
    """``one is not other``."""
    return _same("is not", one, other)


def _same(sign: str, one: Any, other: Any) -> Any:
    unknown = any(isinstance(side, Absent) and not side.is_given() for side in (one, other))
    if unknown and not any(isinstance(side, Type) for side in (one, other)):
        return Absent(f"({one!r} {sign} {other!r})")
    return identical(one, other) == (sign == "is")


def in_a_chain(holds: Any) -> Any:
    """A chain of comparisons with ``is`` among them."""
    noted("has a chain of comparisons with `is`, and a kernel is launched after it")
    return holds


def caught() -> None:
    """An exception is caught, which may be one of a stand-in only."""
    noted("catches an exception, and a kernel is launched after it")


def _has(value: Any, name: str) -> Any:
    found = hasattr(value, name)
    absent = isinstance(value, Absent | StandIn) and name not in vars(value)
    return Absent(f"hasattr({value!r}, {name!r})") if found and absent else found


def _id(value: Any) -> int:
    noted("asks for the id of an object, and a kernel is launched after it")
    return id(value)


class _Types(type):
    """``type``, which tells the type that a stand-in stands for."""

    def __call__(cls, *arguments: Any, **keywords: Any) -> Any:
        return arguments[0].__class__ if len(arguments) == 1 else type(*arguments, **keywords)

    def __instancecheck__(cls, value: Any) -> bool:
        return isinstance(value, type)

    def __subclasscheck__(cls, kind: Any) -> bool:
        return issubclass(kind, type)


class _Type(metaclass=_Types):
    __class_getitem__: Any = classmethod(GenericAlias)


_ANSWERS: dict[str, tuple[Any, Any]] = {"type": (type, _Type), "hasattr": (hasattr, _has), "id": (id, _id)}


def answering(function: Any) -> Any:
    """A function that answers of stand-ins as Python answers of what they stand for."""
    return next((ours for theirs, ours in _ANSWERS.values() if theirs is function), function)
