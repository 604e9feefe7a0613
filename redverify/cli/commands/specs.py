"""``redverify specs``: the specifications that come with redverify."""

from __future__ import annotations

import click

from redverify.cli.output import put
from redverify.cli.status import Failure, Status
from redverify.language import standard
from redverify.reporting.text import visible
from redverify.similar import did_you_mean


@click.command()
@click.argument("name", required=False, metavar="[NAME[:TYPE]]")
def specs(name: str | None) -> int:
    """List the specifications that come with redverify, or print the text of one.

    They are named std:NAME, as in --spec std:softmax and in import "std:softmax". TYPE is another type of
    floats than f32.
    """
    if name is None:
        known = standard.names()
        width = max(map(len, known))
        put("".join(f"{standard.PREFIX}{n:{width}}  {standard.summary(n)}\n" for n in known))
        return Status.VERIFIED
    try:
        put(standard.text(name))
    except OSError as error:
        hint = did_you_mean(name, standard.names())
        said = f"{visible(name)}: {error.strerror}" + (f"\nhint: {hint}" if hint else "")
        raise Failure(said, Status.INVALID) from None
    return Status.VERIFIED
