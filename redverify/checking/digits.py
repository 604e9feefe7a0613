"""Certificates about programs over digits, which stand for programs with products in their indices.

Lean's language has no products of variables. So redverify makes an ordinary program of one that has some
(``radix/``), and the certificate is about that one alone. Its names say so.
"""

#: How the names of a program over digits end, and of its specification.
IN_DIGITS = "_in_digits"


def words_of(over: str, implemented: str) -> str | None:
    """What a certificate is not about, if the names of its program and specification are over digits."""
    if not (over.endswith(IN_DIGITS) and implemented.endswith(IN_DIGITS)):
        return None
    impl, spec = over.removesuffix(IN_DIGITS), implemented.removesuffix(IN_DIGITS)
    return (
        f"this is about the digit program {over}, and not about {impl}, which has products in "
        f"its indices: that {impl} implements {spec} if the digit program implements {implemented} is "
        "what redverify claims, and Lean has not checked it; nor has it checked that no padding is used"
    )


def subject(theorem: str | None) -> str:
    """What a theorem's name says that it is about: the text behind the word "certificate"."""
    return " of the digit program" if theorem is not None and f"{IN_DIGITS}." in theorem else ""
