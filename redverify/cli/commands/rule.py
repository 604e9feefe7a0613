"""``redverify rule``: what a code stands for."""

from __future__ import annotations

import json

import click

from redverify.cli.output import put
from redverify.cli.status import Failure, Status
from redverify.reporting.rules import RULES, Rule
from redverify.reporting.text import visible
from redverify.similar import similar


@click.command()
@click.argument("code", required=False, metavar="CODE")
@click.option("--all", "everything", is_flag=True, help="List all codes, each with its meaning.")
@click.option("--json", "as_json", is_flag=True, help="The same as JSON.")
def rule(code: str | None, everything: bool, as_json: bool) -> int:
    """Print the page of CODE: a diagnostic (RV218), a kind of obligations (race), or an outcome."""
    if (code is None) is not everything:
        raise click.UsageError("name one CODE, or give --all")
    chosen = list(RULES.values()) if code is None else [_found(code)]
    if as_json:
        told = [_data(r) for r in chosen]
        put(json.dumps(told if everything else told[0], indent=2) + "\n")
    elif everything:
        width = max(len(r.code) for r in chosen)
        put("".join(f"{r.code:{width}}  {r.meaning}\n" for r in chosen))
    else:
        put(chosen[0].text)
    return Status.VERIFIED


def _found(code: str) -> Rule:
    known = {name.lower(): found for name, found in RULES.items()}
    found = known.get(code.lower())
    if found is None:
        near = similar(code.lower(), known)
        hint = f"; did you mean {known[near].code}?" if near else ""
        raise Failure(f"there is no code {visible(code)}{hint} (redverify rule --all)", Status.INVALID)
    return found


def _data(found: Rule) -> dict[str, str]:
    return {
        "code": found.code,
        "group": found.group,
        "meaning": found.meaning,
        "page": found.page,
        "text": found.text,
    }
