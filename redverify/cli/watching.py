"""``--watch``: verify again when a file has changed.

Files are looked at now and then (their times and sizes). That needs no package and works on every file
system, also where a container or a network hides changes from the system's own notifications.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable

from redverify.cli.output import say
from redverify.cli.status import Failure, Status

#: Seconds between two looks, and how long files must stay as they are before they are read: an editor may
#: write a file in several steps.
PAUSE, QUIET = 0.3, 0.1

#: What a look sees of a file: its time and size, ``None`` if there is none.
_Seen = dict[str, tuple[int, int] | None]


def watch(run: Callable[[], tuple[Status, Iterable[str]]], files: Callable[[], Iterable[str]]) -> Status:
    """Run, and again whenever one of the files changes; an interrupt ends it with the last status.

    ``run`` gives its status and the files that it has read, ``files`` those that it would read now.
    """
    watched: set[str] = set()
    while True:
        before = _seen({*watched, *_now(files)})  # what changes while it is verified is verified again
        status, read = _once(run)
        watched = {*before, *read}
        before = {**_seen(watched), **before}
        say(f"watching {len(before)} file{'' if len(before) == 1 else 's'}; Ctrl-C ends")
        try:
            changed = _changed(before, watched, files)
        except KeyboardInterrupt:
            return status
        watched = set(read) or watched
        say(f"changed: {', '.join(changed[:3])}{', ...' if len(changed) > 3 else ''}")


def _once(run: Callable[[], tuple[Status, Iterable[str]]]) -> tuple[Status, Iterable[str]]:
    """One run; wrong input or a wrong configuration does not end the watch."""
    try:
        return run()
    except Failure as failure:
        say(failure.message)
        return failure.status, ()


def _now(files: Callable[[], Iterable[str]]) -> Iterable[str]:
    try:
        return files()
    except Failure:
        return ()


def _changed(before: _Seen, watched: set[str], files: Callable[[], Iterable[str]]) -> list[str]:
    """Wait for a change; gives the files that have changed, come or gone."""
    while True:
        time.sleep(PAUSE)
        now = _seen({*watched, *_now(files)})
        if now == before:
            continue
        while True:
            time.sleep(QUIET)
            later = _seen({*watched, *_now(files)})
            if later == now:
                break
            now = later
        return sorted(f for f in {*now, *before} if now.get(f) != before.get(f))


def _seen(files: Iterable[str]) -> _Seen:
    result: _Seen = {}
    for file in files:
        try:
            found = os.stat(file)
            result[file] = (found.st_mtime_ns, found.st_size)
        except (OSError, ValueError):
            result[file] = None
    return result


__all__ = ["watch"]
