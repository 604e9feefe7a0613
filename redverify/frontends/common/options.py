"""What users choose of a translation, whatever the front end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any, Self

from redverify.frontends.common.annotating.attempts import Claims


@dataclass(frozen=True, slots=True, kw_only=True)
class FrontEndOptions:
    """How two programs are translated; each front end adds its own choices.

    ``values`` is the encoding of values, and ``assume`` are conditions on the sizes, such as ``"n >= 1"``.
    ``claims`` says what the annotations are.
    """

    values: str = "real"
    assume: Sequence[str] = ()
    claims: Claims = Claims.UNIFIED

    @classmethod
    def taken(cls, options: dict[str, Any], **given: Any) -> Self:
        """Those that are named in ``options``, which are taken out of them, and those ``given``."""
        named = {f.name: options.pop(f.name) for f in fields(cls) if f.name in options}
        return cls(**named, **given)
