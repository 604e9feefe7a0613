"""A limit on the memory that an analysis may take.

One call of isl can take all memory of a machine before its operations are used up, and the system then
ends any process it likes. Under the limit isl, Z3 and Python say that memory is used up, and the verdict
is inconclusive.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

try:
    import resource
except ImportError:  # pragma: no cover - only on systems without limits
    resource = None  # type: ignore[assignment]

#: Bytes that an analysis may take, besides what the process has at its begin. The same on every machine, so
#: that verdicts are the same, too.
MEMORY = 6 << 30

_STATISTICS = Path("/proc/self/statm")


@contextmanager
def memory_limited(amount: int = MEMORY) -> Iterator[None]:
    """This process may take ``amount`` more bytes of memory inside; a stricter limit stays as it is.

    Without effect where the system tells no size of the process or knows no limits.
    """
    if resource is None or not _STATISTICS.exists():
        yield
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_DATA)
    pages = int(_STATISTICS.read_text(encoding="ascii").split()[5])
    limit = pages * resource.getpagesize() + amount
    allowed = [limit, *(bound for bound in (soft, hard) if bound != resource.RLIM_INFINITY)]
    resource.setrlimit(resource.RLIMIT_DATA, (min(allowed), hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_DATA, (soft, hard))
