"""Data and programs that are nested deeper than anything may be."""

from __future__ import annotations

from collections.abc import Iterator

from redverify.checking import store
from tests.attacks.kit import Victim, in_text

EXPECT = "malformed"
MESSAGE = "expected|nested|deep|not a|malformed"


def attack(victim: Victim) -> Iterator[None]:
    for depth in (500, 2400, 2600, 100_000):
        for left, right in (
            ("[", "]"),
            ('{"a":', "}"),
            ('["rule","vc_scope",', "]"),
            ('["not",', "]"),
            ('["*",1,', "]"),
        ):
            inner = left * depth + "1" + right * depth
            victim.rewrite(
                store.DATA,
                lambda text, inner=inner: text.replace(
                    '["rule","eval_reduce_some1",', f'["rule",{inner},', 1
                ),
            )
            yield
            victim.rewrite(
                store.DATA,
                lambda text, inner=inner: text.replace('"rank":0', '"rank":0', 1).replace(
                    '"items":[', f'"items":[{inner},', 1
                ),
            )
            yield
    for depth in (200, 5000):
        victim.rerender(
            lambda v, depth=depth: in_text(v, "a[N - i - 1]", "exp(" * depth + "a[N - i - 1]" + ")" * depth)
        )
        yield
