"""The calls that schedule a pipeline, recorded while a module runs, and the pipeline after some of them.

In the process that runs Halide (:mod:`.lowering`) the scheduling methods of Halide's classes are wrapped.
Each call from the module has a number. Where only the first ones are wanted, those behind them do nothing,
so what the module returns is the pipeline as it stood in between. What they would return (a Func of
``rfactor`` or ``in_``, a specialisation) is then an object that does nothing either.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import wraps
from typing import Any

#: Methods that schedule, of Func and Stage.
_COMMON = (
    "allow_race_conditions always_partition always_partition_all atomic compute_with fuse gpu gpu_blocks "
    "gpu_lanes gpu_single_thread gpu_threads gpu_tile hexagon never_partition never_partition_all parallel "
    "partition prefetch rename reorder rfactor serial specialize specialize_fail split tile unroll vectorize"
)
#: Methods that schedule, by class. A promise of the sizes of buffers (``set_bounds``) is none of a schedule.
SCHEDULING = {
    "Func": "align_bounds align_extent align_storage async_ bound bound_extent bound_storage clone_in "
    "compute_at compute_inline compute_root copy_to_device copy_to_host fold_storage hoist_storage "
    f"hoist_storage_root in_ memoize reorder_storage ring_buffer store_at store_in store_root {_COMMON}",
    "Stage": _COMMON,
    "ImageParam": "in_ store_in",
    "Pipeline": "apply_autoscheduler",
}
#: Methods that return something new; the others return what they are called on.
_NEW = ("clone_in", "in_", "rfactor", "specialize", "apply_autoscheduler")


class Muted:
    """What a call would have returned that is left out; nothing that is done with it does anything."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return lambda *arguments, **options: self


@dataclass(slots=True)
class Recorder:
    """``calls`` are those of the module at ``path``: method, text, line. Only the first ``most`` are made."""

    path: str
    most: int | None = None
    calls: list[tuple[str, str, int]] = field(default_factory=list)
    inside: bool = False

    def install(self, halide: Any) -> None:
        """Wrap the methods that schedule."""
        for class_name, methods in SCHEDULING.items():
            kind = getattr(halide, class_name, None)
            for name in methods.split():
                method = getattr(kind, name, None)
                if method is not None:
                    setattr(kind, name, self._wrapped(name, method))

    def _wrapped(self, name: str, method: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(method)
        def call(this: Any, *arguments: Any, **options: Any) -> Any:
            if self.inside:  # Halide's own Python code calls it
                return method(this, *arguments, **options)
            self.calls.append((name, _call_text(this, name, arguments, options), self._line()))
            if self.most is not None and len(self.calls) > self.most:
                return Muted() if name in _NEW else this
            self.inside = True
            try:
                return method(this, *arguments, **options)
            finally:
                self.inside = False

        return call

    def _line(self) -> int:
        """The line of the module that a call comes from; 0 if there is none."""
        frame = sys._getframe(2)
        while frame is not None and frame.f_code.co_filename != self.path:
            frame = frame.f_back  # type: ignore[assignment]
        return 0 if frame is None else frame.f_lineno


def _call_text(this: Any, name: str, arguments: tuple[Any, ...], options: dict[str, Any]) -> str:
    given = [*map(_text, arguments), *[f"{n}={_text(v)}" for n, v in options.items()]]
    return f"{_text(this)}.{name}({', '.join(given)})"


def _text(value: Any) -> str:
    """An argument as its name; what has none as Python writes it."""
    if isinstance(value, list | tuple):
        inside = ", ".join(map(_text, value))
        return f"({inside})" if isinstance(value, tuple) else f"[{inside}]"
    named = getattr(value, "name", None)
    if callable(named) and not isinstance(value, type):
        try:
            return str(named())
        except Exception:
            return type(value).__name__
    return repr(value) if isinstance(value, str | int | float) else str(value)
