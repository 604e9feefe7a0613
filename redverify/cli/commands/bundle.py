"""``redverify bundle``: certificates in one file that can be signed."""

from __future__ import annotations

from pathlib import Path

import click

from redverify.checking import bundle as bundles
from redverify.checking import signatures, store
from redverify.cli.output import cannot_write, say
from redverify.cli.status import Failure, Status
from redverify.reporting.text import visible
from redverify.system.writing import at_once


@click.command()
@click.argument("certificates", nargs=-1, required=True, metavar="CERTIFICATE...")
@click.option("--output", "-o", required=True, metavar="NAME.redbundle", help="Where to write it.")
@click.option(
    "--add", "added", multiple=True, metavar="FILE", help="Add a file, such as the source (repeatable)."
)
@click.option("--sign", "key", metavar="KEY", help="Sign it with a private key of SSH or minisign.")
def bundle(certificates: tuple[str, ...], output: str, added: tuple[str, ...], key: str | None) -> int:
    """Write the certificates into one file with a manifest of hashes. The same files give the same bytes.

    `redverify check NAME.redbundle` checks all certificates in it; with --key also the signature.
    """
    if not output.endswith(bundles.SUFFIX):
        raise click.UsageError(f"the name of a bundle ends in {bundles.SUFFIX}")
    folders = [found for given in certificates for found in store.found_in(Path(given))]
    target = Path(output)
    try:
        _write(target, bundles.packed(folders, [Path(file) for file in added]))
    except (store.NotACertificate, store.StoreError, store.Unreadable) as error:
        raise Failure(visible(str(error)), Status.INVALID) from error
    signature = None
    if key is not None:
        try:
            signature = signatures.sign(target, Path(key))
        except signatures.CannotSign as error:
            raise Failure(f"not signed: {visible(str(error))}", Status.UNABLE) from error
    signed = "" if signature is None else f", signed in {signature}"
    say(f"{output}: {len(folders)} certificate{'' if len(folders) == 1 else 's'}{signed}")
    return Status.VERIFIED


def _write(target: Path, data: bytes) -> None:
    """Write a file at once or not at all; a signature of what was there before goes."""
    try:
        with at_once(target) as stream:
            stream.write(data)
            signatures.remove_signatures(target)
    except OSError as error:
        raise cannot_write(target, error) from error
