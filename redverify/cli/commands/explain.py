"""``redverify explain``: the listing of Figure 5.5 for any program."""

from __future__ import annotations

import click

from redverify.api import load, options_of
from redverify.cli.arguments import html_option, timeout_option, values_option
from redverify.cli.output import put, write_text
from redverify.cli.pages import check_one
from redverify.cli.status import Failure, Status
from redverify.language.diagnostics import DiagnosticError
from redverify.pipeline.pool import diagnostics_of
from redverify.radix.products import product_of
from redverify.system.clock import OutOfTime

#: Why ``--at`` is refused.
WHOLE = "a program with products in its indices is listed over digits, as a whole: leave out --at"


@click.command()
@click.argument("file", metavar="FILE")
@click.option("--impl", metavar="NAME", help="Explain only this implementation.")
@click.option("--at", "line", type=click.IntRange(min=1), metavar="LINE", help="Only the statement on LINE.")
@values_option
@timeout_option
@html_option
def explain(
    file: str, impl: str | None, line: int | None, values: str, timeout: float, html_path: str | None
) -> int:
    """Print what symbolic evaluation knows at each statement of the implementations in FILE.

    Comments with => say how the context Γ and the heap h change, comments with <= what a
    statement gives: value obligations C, the differential heap Δh, the cells it reads R, and
    its side conditions. An accumulation into a cell that may have a value already is written
    c[i] +{k}= A(k). With --at also the whole heap before the statement is shown. With --html
    the listing is on a page, beside pictures of the program.

    Annotations of an implementation that has none are inferred, and shown. LINE is always one of FILE.
    Of a program with products in its indices this is the listing of the program over digits, as a whole.
    """
    loaded = load(file, None, impl, infer=True)
    if loaded.program is None:
        raise Failure("\n".join(d.rendered for d in loaded.diagnostics), Status.INVALID)
    if html_path is not None:
        check_one(loaded.impls)
    from redverify.listing.listing import Listing
    from redverify.listing.over_digits import listings

    texts: list[str] = []
    program, wanted = loaded.listed(line or 1)
    for name in loaded.impls:
        try:
            options = options_of(values, timeout=timeout)
            if product_of(program.impls[name]) is not None:
                if line is not None:
                    raise Failure(f"{file}: {name}: {WHOLE}", Status.INVALID)
                texts += listings(program.impls[name], options)
                continue
            listing = Listing(program, name, options)
            texts.append(listing.text() if line is None else listing.at(wanted))
        except DiagnosticError as error:
            rendered = diagnostics_of(error, program.texts)
            raise Failure("\n".join(d.rendered for d in rendered), Status.INVALID) from error
        except OutOfTime as error:
            raise Failure(f"{file}: {name}: {error}", Status.INCONCLUSIVE) from error
        except RecursionError:
            raise Failure(f"{file}: {name} is nested too deeply", Status.INCONCLUSIVE) from None
    shown = "\n".join(text for text in texts if text)
    if not shown:
        raise Failure(f"{file}: there is no statement that starts on line {line}", Status.INVALID)
    if html_path is None:
        put(shown)
        return Status.VERIFIED
    from redverify.picturing.verdict import explanation_page

    write_text(explanation_page(program.impls[loaded.impls[0]], program.texts, shown, values), html_path)
    return Status.VERIFIED
