"""Names and numbers of the data as Lean text: whatever is neither a name nor a number is refused.

Nothing else of the data's text reaches Lean.
"""

from __future__ import annotations

import re

from redverify.checking.data.errors import CertificateError

_VARIABLE = re.compile(r"\$?[A-Za-z_][A-Za-z0-9_]{0,200}")
#: Names that variables keep: a letter, with digits or without. Some are taken: the type of values ``V``, the
#: interpretation ``I``, the model ``M``, the environments ``E`` and ``e``, and what is numbered (hypotheses
#: ``h0``, the bounds ``a0`` and ``b0`` of points, steps ``s0``, values ``v0``, functions ``f_0``, and
#: indices of the certificate's own ``c0``, ``p0`` and ``q0``).
_OURS = "abchpqsv"
_LETTER = re.compile(f"(?![EIMVe]$)[A-Za-z]|(?![{_OURS}])[A-Za-z][0-9]{{1,9}}|(?!f)[A-Za-z]_[0-9]{{1,9}}")
_GENERATED = re.compile(r"\$[cpq][0-9]{1,9}")
_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
_QUOTED = re.compile(r"[A-Za-z_][A-Za-z0-9_]*(\(\))?")
_LABEL = re.compile(
    r"(?:equation|known|body|vc|kept|race|output|value|fact|lemma)(?:_[0-9]{1,9}){1,2}|program|program_vc"
)

#: How deeply proofs may be nested.
DEPTH = 400

#: Numbers have at most this many digits.
DIGITS = 400
_BOUND = 10**DIGITS

#: The most dimensions that the library has rules for, cases of a distinction, and members of a list.
RANK, CASES, MEMBERS = 6, 100, 1000


def label(name: str) -> str:
    """The name of a definition or theorem."""
    if not _LABEL.fullmatch(name):
        raise CertificateError(f"not a label: {name[:80]}")
    return name


def variable(name: str) -> str:
    """An integer variable in Lean: ``i`` for ``i``, ``x_row`` for ``row``, ``q0`` for ``$q0``.

    Most variables are letters, which stand for themselves. Other names have a prefix: so none is a word of
    Lean, of its library, or a name that a certificate has for something else around a variable.
    """
    if not _VARIABLE.fullmatch(name):
        raise CertificateError(f"not a variable: {name[:80]}")
    if name.startswith("$"):
        return name[1:] if _GENERATED.fullmatch(name) else f"y_{name[1:]}"
    return name if _LETTER.fullmatch(name) else f"x_{name}"


def natural(value: int) -> int:
    """A number that is not negative."""
    if number(value) < 0:
        raise CertificateError("a number that is not negative was expected")
    return value


def number(value: int) -> int:
    """A number that is not too long."""
    if abs(value) >= _BOUND:
        raise CertificateError(f"a number was expected of at most {DIGITS} digits")
    return value


def name_of(prefix: str, name: str) -> str:
    """``a_tmp`` for an array, ``t_A`` for a tensor, ``v_i`` for a variable."""
    if not _NAME.fullmatch(name):
        raise CertificateError(f"not a name: {name[:80]}")
    return f"{prefix}_{name}"


def quoted(name: str) -> str:
    """A name as a string of Lean."""
    if not _QUOTED.fullmatch(name):
        raise CertificateError(f"not a name: {name[:80]}")
    return f'"{name}"'
