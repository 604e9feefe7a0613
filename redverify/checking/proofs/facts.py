"""Facts of arithmetic that the Lean library states for all certificates.

The *basic* ones (``Rules/Facts.lean``) are about any integers ``a``, ``b`` and ``c``: what follows from one
comparison or two of them, or from that they do not hold; sums, the greater and the lesser of two. The name
of a fact says what it says. Each word is a comparison, the last one the claim: ``e``, ``l`` and ``t`` are
``=``, ``≤`` and ``<`` of the two letters that follow, a capital is one more, an ``n`` in front is *not*,
and ``F`` is a contradiction. So ``lab_tbc_tac`` is that ``a < c`` where ``a ≤ b`` and ``b < c``.

The *common* ones (``Rules/CommonFacts.lean``) are those that programs of several specifications were seen to
need; ``redverify/certifying/common_facts.py`` finds them. They have numbers for names.

A certificate states for itself what it needs beyond these (:class:`.FactItem`).
"""

from __future__ import annotations

import json
from pathlib import Path

from redverify.checking.data.expressions import (
    AtMost,
    Condition,
    Equal,
    Index,
    Less,
    Maximum,
    Minimum,
    Not,
    Sum,
)
from redverify.checking.data.wire import decoded
from redverify.checking.proofs.theorems import FactItem

#: What the names of facts in the library begin with.
PREFIX = "int_"

#: Facts whose names say what they are: all that follows from one or two comparisons of three integers, and
#: from no less; with one more than an integer, from one.
_NAMED = """
eba_eab nlab_neab tab_neab neba_neab nlba_neab tba_neab eab_lab tab_lab eba_lab nlba_lab ntba_lab
tba_nlab nlba_tab eab_ntab nlab_ntab eba_ntab lba_ntab tba_ntab lAb_neab lBa_neab taB_lab lAb_lab
lBa_nlab lAb_tab tbA_ntab lBa_ntab eab_taB lab_taB tab_taB eba_taB nlba_taB ntba_taB tab_lAb
nlba_lAb eab_neab_F eab_nlab_F eab_tab_F eab_neba_F eab_nlba_F eab_tba_F lab_nlab_F lab_tba_F
tab_nlab_F nlab_nlba_F nlab_ntba_F tab_ntab_F tab_tba_F lab_ntab_eab lab_lba_eab ntab_ntba_eab
lba_ntba_eab neab_ntab_nlab lba_neab_nlab neba_ntab_nlab lba_neba_nlab lab_neab_tab neab_ntba_tab
lab_neba_tab neba_ntba_tab lab_lba_eba ntab_ntba_eba taB_ntab_eab lba_taB_eab taB_neab_tab
taB_neba_tab taB_ntab_eba lba_taB_eba taB_neab_nlba taB_neba_nlba eab_eac_nebc_F eab_eac_necb_F
eab_eca_nebc_F eab_eca_necb_F eba_eac_nebc_F eba_eac_necb_F eba_eca_nebc_F eba_eca_necb_F
eab_ebc_eac eab_ecb_eac eba_ebc_eac eba_ecb_eac eab_nebc_neac eab_nlbc_neac eab_tbc_neac
eab_necb_neac eab_nlcb_neac eab_tcb_neac lab_tbc_neac lab_nlcb_neac ebc_tab_neac lbc_tab_neac
tab_tbc_neac ecb_tab_neac tab_nlcb_neac tab_ntcb_neac eba_nebc_neac eba_nlbc_neac eba_tbc_neac
eba_necb_neac eba_nlcb_neac eba_tcb_neac lba_nlbc_neac lba_tcb_neac ebc_tba_neac tba_nlbc_neac
tba_ntbc_neac ecb_tba_neac lcb_tba_neac tba_tcb_neac eab_ebc_lac lbc_eab_lac eab_tbc_lac eab_ecb_lac
eab_nlcb_lac eab_ntcb_lac lab_ebc_lac lab_lbc_lac lab_tbc_lac lab_ecb_lac lab_nlcb_lac lab_ntcb_lac
ebc_tab_lac lbc_tab_lac tab_tbc_lac ecb_tab_lac tab_nlcb_lac tab_ntcb_lac eba_ebc_lac lbc_eba_lac
eba_tbc_lac eba_ecb_lac eba_nlcb_lac eba_ntcb_lac eab_nlbc_nlac eab_tcb_nlac eba_nlbc_nlac
eba_tcb_nlac lba_nlbc_nlac lba_tcb_nlac ebc_tba_nlac tba_nlbc_nlac tba_ntbc_nlac ecb_tba_nlac
lcb_tba_nlac tba_tcb_nlac eab_tbc_tac eab_nlcb_tac lab_tbc_tac lab_nlcb_tac ebc_tab_tac lbc_tab_tac
tab_tbc_tac ecb_tab_tac tab_nlcb_tac tab_ntcb_tac eba_tbc_tac eba_nlcb_tac eab_ebc_ntac
eab_nlbc_ntac eab_ntbc_ntac eab_ecb_ntac lcb_eab_ntac eab_tcb_ntac eba_ebc_ntac eba_nlbc_ntac
eba_ntbc_ntac eba_ecb_ntac lcb_eba_ntac eba_tcb_ntac lba_ebc_ntac lba_nlbc_ntac lba_ntbc_ntac
lba_ecb_ntac lba_lcb_ntac lba_tcb_ntac ebc_tba_ntac tba_nlbc_ntac tba_ntbc_ntac ecb_tba_ntac
lcb_tba_ntac tba_tcb_ntac eab_ebc_eca eab_ecb_eca eba_ebc_eca eba_ecb_eca eab_nebc_neca
eab_nlbc_neca eab_necb_neca eab_nlcb_neca lab_nlcb_neca tab_tbc_neca tab_nlcb_neca tab_ntcb_neca
eba_nebc_neca eba_nlbc_neca eba_necb_neca eba_nlcb_neca lba_nlbc_neca tba_nlbc_neca tba_ntbc_neca
tba_tcb_neca eab_ebc_lca eab_nlbc_lca eab_ntbc_lca eab_ecb_lca eba_ebc_lca eba_nlbc_lca eba_ntbc_lca
eba_ecb_lca lba_nlbc_lca lba_ntbc_lca lba_lcb_lca tba_nlbc_lca tba_ntbc_lca tba_tcb_lca
eab_nlcb_nlca lab_nlcb_nlca tab_tbc_nlca tab_nlcb_nlca tab_ntcb_nlca eba_nlcb_nlca eab_nlbc_tca
eba_nlbc_tca lba_nlbc_tca tba_nlbc_tca tba_ntbc_tca tba_tcb_tca eab_ebc_ntca eab_ecb_ntca
eab_nlcb_ntca eab_ntcb_ntca lab_lbc_ntca lab_nlcb_ntca lab_ntcb_ntca tab_tbc_ntca tab_nlcb_ntca
tab_ntcb_ntca eba_ebc_ntca eba_ecb_ntca eba_nlcb_ntca eba_ntcb_ntca
"""

_COMPARISONS: dict[str, type[Equal | AtMost | Less]] = {"e": Equal, "l": AtMost, "t": Less}


def _comparison(word: str) -> Condition:
    """What a word of a name says."""
    if word == "F":
        return False
    if word.startswith("n"):
        return Not(_comparison(word[1:]))
    return _COMPARISONS[word[0]](_side(word[1]), _side(word[2]))


def _side(letter: str) -> Index:
    return Sum(letter.lower(), 1) if letter.isupper() else letter


def _spelled(name: str) -> FactItem:
    """The fact that a name spells."""
    *given, claim = [_comparison(word) for word in name.split("_")]
    letters = sorted({letter.lower() for letter in name if letter.lower() in "abc"})
    return FactItem(PREFIX + name, tuple(letters), tuple(given), claim)


def _others() -> list[FactItem]:
    """Facts about sums, and about the greater and the lesser of two."""
    a, b, c = "a", "b", "c"
    ab, bc = ("a", "b"), ("b", "c")
    most, least = Maximum(("b", "c")), Minimum(("b", "c"))
    return [
        FactItem(PREFIX + "not_one_lt_zero", (), (), Not(Less(1, 0))),
        FactItem(PREFIX + "one_lt_zero", (), (Less(1, 0),), False),
        FactItem(PREFIX + "irrefl", (a,), (Less(a, a),), False),
        FactItem(PREFIX + "refl", (a,), (), AtMost(a, a)),
        FactItem(PREFIX + "add_comm", ab, (), Equal(Sum(a, b), Sum(b, a))),
        FactItem(PREFIX + "add_comm_le", ab, (), AtMost(Sum(a, b), Sum(b, a))),
        FactItem(PREFIX + "add_nonneg", ab, (AtMost(0, a), AtMost(0, b)), AtMost(0, Sum(a, b))),
        FactItem(PREFIX + "le_add", ab, (AtMost(0, b),), AtMost(a, Sum(a, b))),
        FactItem(PREFIX + "le_add_left", ab, (AtMost(0, b),), AtMost(a, Sum(b, a))),
        FactItem(PREFIX + "lt_add", ab, (Less(0, b),), Less(a, Sum(a, b))),
        FactItem(PREFIX + "lt_add_left", ab, (Less(0, b),), Less(a, Sum(b, a))),
        FactItem(PREFIX + "eq_zero_add", ab, (Equal(a, Sum(0, b)),), Equal(a, b)),
        FactItem(PREFIX + "le_zero_add", ab, (AtMost(a, Sum(0, b)),), AtMost(a, b)),
        FactItem(PREFIX + "lt_zero_add", ab, (Less(a, Sum(0, b)),), Less(a, b)),
        FactItem(PREFIX + "zero_add_le", ab, (AtMost(Sum(0, a), b),), AtMost(a, b)),
        FactItem(PREFIX + "lt_max_left", (a, *bc), (Less(a, b),), Less(a, most)),
        FactItem(PREFIX + "lt_max_right", (a, *bc), (Less(a, c),), Less(a, most)),
        FactItem(PREFIX + "le_max_left", (a, *bc), (AtMost(a, b),), AtMost(a, most)),
        FactItem(PREFIX + "le_max_right", (a, *bc), (AtMost(a, c),), AtMost(a, most)),
        FactItem(PREFIX + "max_le", (a, *bc), (AtMost(b, a), AtMost(c, a)), AtMost(most, a)),
        FactItem(PREFIX + "max_lt", (a, *bc), (Less(b, a), Less(c, a)), Less(most, a)),
        FactItem(PREFIX + "lt_min", (a, *bc), (Less(a, b), Less(a, c)), Less(a, least)),
        FactItem(PREFIX + "le_min", (a, *bc), (AtMost(a, b), AtMost(a, c)), AtMost(a, least)),
        FactItem(PREFIX + "of_lt_min_left", (a, *bc), (Less(a, least),), Less(a, b)),
        FactItem(PREFIX + "of_lt_min_right", (a, *bc), (Less(a, least),), Less(a, c)),
        FactItem(PREFIX + "of_le_min_left", (a, *bc), (AtMost(a, least),), AtMost(a, b)),
        FactItem(PREFIX + "of_le_min_right", (a, *bc), (AtMost(a, least),), AtMost(a, c)),
        FactItem(PREFIX + "of_max_le_left", (a, *bc), (AtMost(most, a),), AtMost(b, a)),
        FactItem(PREFIX + "of_max_le_right", (a, *bc), (AtMost(most, a),), AtMost(c, a)),
    ]


#: The facts of ``Rules/Facts.lean``, in its order.
BASIC: tuple[FactItem, ...] = (*map(_spelled, _NAMED.split()), *_others())

#: Where the common facts stand as data.
COMMON_FILE = Path(__file__).parents[1] / "common_facts.json"

#: The facts of ``Rules/CommonFacts.lean``, in its order.
COMMON: tuple[FactItem, ...] = decoded(
    tuple[FactItem, ...], json.loads(COMMON_FILE.read_bytes()), COMMON_FILE.name
)

#: All facts of the library.
LIBRARY: tuple[FactItem, ...] = (*BASIC, *COMMON)
