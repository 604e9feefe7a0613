"""redverify: verify that scheduled loops implement a specification, for all sizes.

``redverify.verify_file`` and ``redverify.verify_text`` are the way in from Python; what they
return is described in :mod:`redverify.reporting.result`. ``redverify.check_certificate`` has Lean
recheck a certificate. Importing the package is cheap: the
solvers are imported when something is verified.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from redverify.version import VERSION

if TYPE_CHECKING:
    from redverify.api import verify_file, verify_text
    from redverify.checking.check import CertificateReport, check_certificate
    from redverify.reporting.result import Result, Verdict

__version__ = VERSION

__all__ = [
    "CertificateReport",
    "Result",
    "Verdict",
    "__version__",
    "check_certificate",
    "verify_file",
    "verify_text",
]

#: Where the names that this package exports are defined.
_HOME = {
    "CertificateReport": "redverify.checking.check",
    "Result": "redverify.reporting.result",
    "Verdict": "redverify.reporting.result",
    "check_certificate": "redverify.checking.check",
    "verify_file": "redverify.api",
    "verify_text": "redverify.api",
}


def __getattr__(name: str) -> object:
    """Import what is asked for, and nothing before that."""
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    value: object = getattr(import_module(_HOME[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOME})
