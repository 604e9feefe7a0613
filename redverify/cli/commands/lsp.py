"""``redverify lsp``: the language server."""

from __future__ import annotations

import os

import click

from redverify.cli.status import Failure, Status
from redverify.language.encodings import ENCODINGS

#: How the library is installed that the server stands on.
HINT = "the language server needs pygls: pip install 'redverify[lsp]'"


@click.command()
@click.option("--values", type=click.Choice(ENCODINGS), help="Encoding of values.")
def lsp(values: str | None) -> int:
    """Serve an editor on standard input and output, by the Language Server Protocol.

    What is wrong with a text is said as one types, verdicts when a file is opened or saved. Above each
    implementation stands its verdict; over a statement, what symbolic evaluation knows there.
    """
    try:
        from redverify.editor.server import server
    except ModuleNotFoundError as error:
        if error.name is not None and error.name.split(".")[0] in ("pygls", "lsprotocol"):
            raise Failure(HINT, Status.UNABLE) from error
        raise
    # The server closes what it reads from and writes to.
    with os.fdopen(os.dup(0), "rb") as given, os.fdopen(os.dup(1), "wb") as answers:
        server([] if values is None else ["--values", values]).start_io(given, answers)
    return Status.VERIFIED
