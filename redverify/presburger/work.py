"""A limit on isl's work. A call of isl cannot be interrupted; but isl counts its operations."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import islpy as isl

from redverify.clock import ISL_OPERATIONS, OutOfTime
from redverify.presburger.build import CTX

#: What isl says when its operations are used up.
_USED_UP = "maximal number of operations"


@contextmanager
def limited(seconds: float, what: str = "a computation of isl") -> Iterator[None]:
    """isl may work about so many seconds inside; then :class:`~redverify.clock.OutOfTime` is raised.

    Inside of another limit this one holds alone, and the other one begins anew after it: isl does not
    tell how many operations were used.
    """
    before = CTX.get_max_operations()
    CTX.reset_operations()
    CTX.set_max_operations(max(1, int(seconds * ISL_OPERATIONS)))
    try:
        yield
    except isl.Error as error:
        if _USED_UP in str(error):
            raise OutOfTime(f"{what} took longer than {seconds:g} seconds") from None
        raise
    finally:
        CTX.reset_operations()
        CTX.set_max_operations(before)
