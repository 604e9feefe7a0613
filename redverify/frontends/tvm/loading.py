"""The arguments ``MODULE.py:NAME`` of the command line."""

from __future__ import annotations

from typing import Any

from redverify.frontends.common import user_code
from redverify.frontends.tvm.auditing import remembering
from redverify.frontends.tvm.tir import kind_of
from redverify.frontends.tvm.translation import PROGRAMS, require_tvm


def load_spec_arg(argument: str) -> Any:
    """What ``MODULE.py:NAME`` names: the attribute, or its result if it is a function without arguments."""
    require_tvm()
    path, name = user_code.split(argument)
    with remembering():
        return user_code.value_of(user_code.module_of(path), path, name, _is_program)


def load_program(argument: str) -> Any:
    """A function, a module or a schedule that ``MODULE.py:NAME`` names; else :class:`.LoadError`."""
    value = load_spec_arg(argument)
    if _is_program(value):
        return value
    path, name = user_code.split(argument)
    raise user_code.no_program(path, name, value, "a PrimFunc, an IRModule or a Schedule")


def _is_program(value: Any) -> bool:
    return kind_of(value) in PROGRAMS
