"""The listing of a program with products in its indices: that of the program over digits."""

from __future__ import annotations

from collections.abc import Iterator

from redverify.language import core
from redverify.language.load import load_text
from redverify.listing.listing import Listing
from redverify.options import Options
from redverify.radix.written import texts_over_digits

_HEAD = """# {name} has products in its indices. It is verified as {what} over digits:
# x_0, x_1, ... are the digits of x, in the order of their weights, the greatest first.
"""


def listings(impl: core.Impl, options: Options) -> Iterator[str]:
    """The programs over digits that are verified in a program's place, with comments.

    Raises :class:`~redverify.radix.products.Undecided` where products are left.
    """
    texts = texts_over_digits(impl)
    what = "this program" if len(texts) == 1 else "these programs"
    for number, text in enumerate(texts):
        program = load_text(text, f"{impl.name} in digits")
        (digital,) = program.impls.values()
        before = "".join(text.splitlines(keepends=True)[: digital.span.line - 1])
        head = "" if number else _HEAD.format(name=impl.name, what=what)
        yield f"{head}{before}{Listing(program, digital.name, options).text()}"
