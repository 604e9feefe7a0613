"""The rules of the Lean library that proofs of certificates may apply, with their numbers of
explicit arguments, and the tactics that prove equations by laws."""

from __future__ import annotations

from redverify.checking.proofs.facts import LIBRARY

#: Number of explicit arguments of each rule.
RULES: dict[str, int] = {
    "cond_holds": 0, "vc_skip": 0, "vc_seq": 2, "vc_scope": 1, "vc_allocate": 1, "vc_let": 1,
    "vc_if_of": 3, "vc_for_of": 7, "vc_par_of": 8, "vc_par_apart_of": 8, "vc_assign_of": 4,
    "vc_accumulate_of": 5,
    "ev_read": 1, "ev_const": 0, "ev_index": 0, "ev_fn": 1, "ev_nil": 0, "ev_cons": 2,
    "ev_select_of": 3, "ev_cond_of": 1,
    "entails_empty": 0, "entails_and": 2, "entails_refl": 0, "entails_left": 1, "entails_right": 1,
    "entails_set": 2, "entails_without": 2, "entails_restore": 2, "at_left": 1, "at_right": 1,
    "at_set_other": 2, "at_without": 2, "at_restore": 2, "at_restore_same": 1, "at_if_of": 3,
    "in_allocated": 1, "in_other": 2,
    "sel_pos": 1, "sel_neg": 1, "sel_congr": 3, "truth_congr": 1,
    "index_congr": 1, "reduce_start": 1, "loc_congr": 1,
    "Eq.trans": 2, "Eq.symm": 1, "False.elim": 1, "And.intro": 2,
    "all_nil": 0, "all_cons": 2, "race_arrays": 4, "race_arrays_apart": 4, "race_arrays_atomic_apart": 3,
    "w_seq": 2, "w_if_of": 3, "w_let": 1, "w_allocate": 1, "w_for": 5, "w_par": 5, "w_scope": 1,
    "r_seq": 2, "r_if_of": 3, "r_let": 1, "r_allocate": 1, "r_for": 5, "r_par": 5, "r_scope": 1,
    "race_arrays_atomic": 3, "unraced_apart": 2, "unraced_atomic": 6,
    "a_seq": 2, "a_if_of": 3, "a_let": 1, "a_allocate": 1, "a_for": 5, "a_par": 5, "a_scope": 1,
    "a_none": 1, "r_atomic": 1, "r_both": 2,
    "uses_fn": 1, "uses_nil": 0, "uses_cons": 2, "uses_index": 0, "uses_cond": 0,
    "uses_select_of": 3, "uses_input": 1, "uses_lower": 1,
    "w_none": 1, "r_none": 1, "r_assign": 1, "r_accumulate_other": 2,
    "defined_access": 1, "defined_fn": 1, "defined_nil": 0, "defined_cons": 2, "defined_index": 0,
    "defined_cond": 0, "defined_select_of": 3,
    "x_none": 1, "x_fn": 1, "x_nil": 0, "x_cons": 2, "x_select": 2,
    "vc_defined_if": 2, "store_assign": 2, "store_accumulate": 2, "at_defined_if": 2, "at_lost_other": 2,
    "in_read": 1, "in_fn": 1, "in_nil": 0, "in_cons": 2, "in_index": 0, "in_cond": 0, "in_select": 2,
    "vc_letval_of": 9, "eval_letval": 2, "defined_letval": 3, "uses_letval": 2,
    "w_letval": 5, "r_letval": 6, "a_letval": 5, "toInt_congr": 1, "let_congr": 2,
}  # fmt: skip

for _n in range(7):
    RULES[f"entails_points{_n}"] = 1
    RULES[f"avoids_points{_n}"] = 1
    RULES[f"at_points{_n}"] = _n + 2
    RULES[f"at_set_eq{_n}"] = 2 * _n + 2 if _n else 1
    RULES[f"apart{_n}"] = 5
    RULES[f"uses_rank{_n}"] = _n + 8
    RULES[f"uses_order{_n}"] = _n + 8
    RULES[f"uses_later{_n}"] = _n + 7
    RULES[f"uses_tie{_n}"] = _n + 9
    RULES[f"unraced_same{_n}"] = 8
    RULES[f"unraced_mixed{_n}"] = 11
    RULES[f"a_accumulate{_n}"] = _n + 1
    RULES[f"w_assign{_n}"] = _n + 1
    RULES[f"w_accumulate{_n}"] = _n + 1
    RULES[f"r_accumulate{_n}"] = _n + 2
    RULES[f"x_read{_n}"] = _n + 1
for _n in range(1, 7):
    RULES[f"at_set_ne{_n}"] = 2 * _n + 2
    RULES[f"at_lost_ne{_n}"] = 2 * _n + 2
    RULES[f"at_congr{_n}"] = _n
    RULES[f"idx_congr{_n}"] = _n
for _n in range(6):
    RULES[f"fn_congr{_n}"] = _n
    RULES[f"eval_fn{_n}"] = _n
    RULES[f"reduce_congr{_n}"] = 2
    RULES[f"reduce_mask{_n}"] = 2 * _n + (1 if _n else 0) + 4
    RULES[f"descends{_n}"] = 2
    RULES[f"uses_reduce_some{_n}"] = 3
    RULES[f"uses_reduce_first{_n}"] = 2
    RULES[f"defined_reduce_some{_n}"] = 2 * _n + 3 + (1 if _n else 0)
    RULES[f"defined_reduce_first{_n}"] = 2 * _n + 3 + (1 if _n else 0)
    RULES[f"point{_n}"] = _n + 1
    RULES[f"reduce_empty{_n}"] = 1
    RULES[f"reduce_single{_n}"] = _n + 1
    RULES[f"reduce_single_some{_n}"] = _n + 1
    RULES[f"eval_reduce_some{_n}"] = 3
    RULES[f"eval_reduce_first{_n}"] = 2
    RULES[f"finite{_n}"] = 2 * _n + (1 if _n else 0)
for _n in range(1, 6):
    RULES[f"insert{_n}"] = 1 + _n + 2 * _n + 5
    RULES[f"append{_n}"] = _n + 2 * _n + 5
    RULES[f"insert_none{_n}"] = 2 + _n + 2 * _n + 4 + _n + 2
    RULES[f"append_none{_n}"] = _n + 2 * _n + 4 + _n + 2
    RULES[f"union{_n}"] = 3 + 2 * _n + 5
    RULES[f"union_in_order{_n}"] = 2 + 2 * _n + 5
    RULES[f"union_none{_n}"] = 2 + 2 * _n + 3 + _n + 3
    RULES[f"union_none_in_order{_n}"] = 1 + 2 * _n + 3 + _n + 3
    RULES[f"union_none_none{_n}"] = 2 + 2 * _n + 3 + 2 * (_n + 1) + 2
    RULES[f"union_none_none_in_order{_n}"] = 1 + 2 * _n + 3 + 2 * (_n + 1) + 2
    RULES[f"none_union{_n}"] = 3 + 2 * _n + 3 + _n + 3
    RULES[f"finite_reduce{_n}"] = 2 + 2 * _n + 1 + _n + 2
    RULES[f"finite_reduce_from{_n}"] = 2 + 2 * _n + 2
    RULES[f"finite_reduce_none{_n}"] = 1 + 2 * _n + 1 + _n + 2
    RULES[f"none_union_in_order{_n}"] = 2 + 2 * _n + 3 + _n + 3
for _m, _n in ((1, 1), (1, 2), (2, 1), (1, 3), (2, 2), (3, 1)):
    RULES[f"flatten{_m}{_n}"] = 4
for _m in range(1, 4):
    for _n in range(1, 4):
        RULES[f"reindex{_m}{_n}"] = _m + _n + 6
RULES.update({"sum_scaled": 2, "sums_added": 2, "sum_constant": 6, "reciprocal": 2, "unfolded": 1})
RULES.update({"finite_op": 3, "at_finite": 2, "finite_fn": 2, "finite_literal": 1, "finite_index": 2})
RULES.update({"at_self": 2, "shifted": 3, "factor_finite": 2, "sum_scaled_finite": 3})
RULES["eval_select_of"] = 3
RULES["eval_cond_of"] = 1
RULES.update((fact.name, len(fact.assumed)) for fact in LIBRARY)

#: Rules (without the number of dimensions) of which Lean finds what their arguments have to prove, and in
#: the form in which it would be printed: index sets that the rule's own claim or its arguments state.
SETTLING = frozenset({
    "reduce_congr", "reduce_mask", "reduce_empty", "reduce_single", "reduce_single_some", "insert", "append",
    "insert_none", "append_none", "union", "union_in_order", "union_none", "union_none_in_order",
    "union_none_none", "union_none_none_in_order", "none_union", "none_union_in_order",
    "entails_points", "at_set_eq", "at_set_ne",
    "vc_for_of", "vc_par_of", "w_for", "w_par", "r_for", "r_par", "a_for", "a_par",
    "apart", "unraced_same", "unraced_mixed",
})  # fmt: skip

#: Rules for which Lean finds it if it finds it for the rule itself.
PASSING = frozenset({"fn_congr", "at_congr", "sel_congr", "sel_pos", "sel_neg", "truth_congr", "index_congr",
                     "Eq.symm", "False.elim", "at_left", "at_right", "at_points"})  # fmt: skip

#: How equations between patterns are proved: the number of laws, and the tactic, in which ``@0``
#: stands for the first law. ``@leaves``, ``@left`` and ``@right`` stand for a lattice's atoms, and for the
#: patterns over their numbers.
TACTICS: dict[str, tuple[int, str]] = {
    "comm": (1, "exact @0 _ _"),
    "assoc": (1, "obtain ⟨f, _, e⟩ := (@0).exists_op; simp only [e]; ac_rfl"),
    "ac": (2, "obtain ⟨f, _, _, e⟩ := exists_ac @0 @1; simp only [e]; ac_rfl"),
    "semiring": (1, "obtain ⟨_, e⟩ := (@0).exists_semiring; simp only [e]; grind"),
    "number": (1, "obtain ⟨_, e⟩ := (@0).exists_ring; simp only [e]; grind"),
    "quotient": (
        2,
        "obtain ⟨_, e⟩ := (@0).exists_ring; obtain ⟨inv, d⟩ := (@1).exists_inv; simp only [d, e]; grind",
    ),
    "lattice": (1, "exact (@0).equal @leaves @left @right rfl"),
    "boolean": (1, "obtain ⟨_, e, two, sq⟩ := (@0).exists_ring; simp only [e]; grind"),
    "flip": (1, "exact @0 _ _"),
    "index": (1, "exact @0 _"),
    "cast": (1, "exact @0"),
    "fraction": (1, "exact @0 _ _ (by decide)"),
    "wrapping": (
        2,
        "obtain ⟨_, e⟩ := (@0).exists_ring; have w := @1 0; simp only [e] at w ⊢; grind",
    ),
    "of_true": (1, "exact (@0).of_true _ _"),
    "of_false": (1, "exact (@0).of_false _ _"),
    "left": (1, "exact @0 _"),
    "right": (1, "exact @0 _"),
}
