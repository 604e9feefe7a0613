"""``python -m tests.attacks``: gives Lean every edit of every attack, and certificates of all traps.

It takes half an hour; CI gives Lean the first edit of each, and small traps. Ends with 1 if Lean accepts one
that it has to reject, or rejects one that it has to accept.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from tests.attacks.test_attacks import misjudged
from tests.certifying.test_independence import LARGE, NEAR, WRONG, accepted_traps


def main() -> int:
    """Print what Lean misjudges."""
    with tempfile.TemporaryDirectory() as folder:
        wrong = [
            *misjudged(Path(folder), every=True),
            *accepted_traps([*NEAR, *sorted(WRONG.glob("*.sched"))], LARGE),
        ]
    for label in wrong:
        print(f"misjudged: {label}")
    print(f"{len(wrong)} misjudged")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
