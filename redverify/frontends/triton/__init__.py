"""Triton kernels against a specification, for all sizes.

Triton is imported by a process of its own, so that contracts can be read without it; see ``docs/triton.md``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal

from redverify.frontends.common.errors import LoadError, MissingDependency, TranslationError
from redverify.frontends.triton.contract import Array, Contract, LaunchCode, Launches, Scalar

if TYPE_CHECKING:
    from redverify.reporting.result import Result

__all__ = [
    "Array",
    "Contract",
    "LaunchCode",
    "Launches",
    "LoadError",
    "MissingDependency",
    "Scalar",
    "TranslationError",
    "to_sched",
    "verify",
]


def to_sched(
    program: str,
    spec: str | None = None,
    contract: str | None = None,
    configs: Sequence[Mapping[str, Any]] = (),
    *,
    against: tuple[str, str | None] | None = None,
    launch: LaunchCode | None = None,
    values: str = "real",
    roundings: Literal["keep", "ignore"] = "keep",
) -> dict[str, str]:
    """The ``.sched`` text of each configuration of ``MODULE.py:KERNEL``, by its values of constexprs.

    ``spec`` is ``SPEC.sched:NAME``, ``contract`` the name of the module's contract, where it has several.
    ``configs`` are values of constexprs; without them all of ``@triton.autotune`` and of the contract.
    ``launch`` is the module's launch code, which tells what a contract would. ``against`` is a naive kernel
    ``MODULE.py:NAIVE`` with the name of its contract, in place of ``spec``. If ``roundings``
    are ignored, casts between floats are the identity, and the claim is over the real numbers.
    Raises :class:`LoadError`, :class:`MissingDependency` and :class:`TranslationError`.
    """
    from redverify.frontends.triton.verifying import Verification

    work = Verification(
        program,
        spec,
        contract,
        configs,
        against=against,
        launch=launch,
        values=values,
        rounded=roundings == "keep",
    )
    return {str(c): work.prepared(c).text for c in work.found.configurations}


def verify(
    program: str,
    spec: str | None = None,
    contract: str | None = None,
    configs: Sequence[Mapping[str, Any]] = (),
    *,
    against: tuple[str, str | None] | None = None,
    launch: LaunchCode | None = None,
    values: str = "real",
    roundings: Literal["keep", "ignore"] = "keep",
    int32: Literal["assume", "check"] = "assume",
    certify: Any = None,
    run: bool = True,
    **options: Any,
) -> dict[str, Result]:
    """The result of each configuration, as :func:`redverify.verify_text` gives it; see :func:`to_sched`.

    With ``run`` the text is compared with what NumPy computes of the kernel. ``int32``: that indices of 32
    bits do not overflow is assumed, and the notes say where they do not, or is checked.
    """
    from redverify.api import destination, options_of
    from redverify.frontends.triton.verifying import Verification

    certificates = destination(certify, options.pop("lean", "auto"))
    asked = options_of(values, inferred=True, **options)
    given: dict[str, Any] = {"against": against, "launch": launch, "values": values, "run": run}
    given |= {"rounded": roundings == "keep", "int32": int32}
    work = Verification(program, spec, contract, configs, **given)
    return {str(c): work.outcome(c, asked, certificates) for c in work.found.configurations}
