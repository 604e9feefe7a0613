module

public import Redverify.Tactics

/-!
# Facts of arithmetic

What every certificate may need of integers: what follows from a comparison or two, sums, the greater and the
lesser of two. The names say what the facts say, see `redverify/checking/facts.py`, which also has them as data.
-/

@[expose] public noncomputable section

namespace Redverify

/-- A fact of integers. -/
theorem int_eba_eab {a b : Int} (h0 : b = a) : a = b :=
  by omega

/-- A fact of integers. -/
theorem int_nlab_neab {a b : Int} (h0 : ¬ a ≤ b) : ¬ a = b :=
  by omega

/-- A fact of integers. -/
theorem int_tab_neab {a b : Int} (h0 : a < b) : ¬ a = b :=
  by omega

/-- A fact of integers. -/
theorem int_neba_neab {a b : Int} (h0 : ¬ b = a) : ¬ a = b :=
  by omega

/-- A fact of integers. -/
theorem int_nlba_neab {a b : Int} (h0 : ¬ b ≤ a) : ¬ a = b :=
  by omega

/-- A fact of integers. -/
theorem int_tba_neab {a b : Int} (h0 : b < a) : ¬ a = b :=
  by omega

/-- A fact of integers. -/
theorem int_eab_lab {a b : Int} (h0 : a = b) : a ≤ b :=
  by omega

/-- A fact of integers. -/
theorem int_tab_lab {a b : Int} (h0 : a < b) : a ≤ b :=
  by omega

/-- A fact of integers. -/
theorem int_eba_lab {a b : Int} (h0 : b = a) : a ≤ b :=
  by omega

/-- A fact of integers. -/
theorem int_nlba_lab {a b : Int} (h0 : ¬ b ≤ a) : a ≤ b :=
  by omega

/-- A fact of integers. -/
theorem int_ntba_lab {a b : Int} (h0 : ¬ b < a) : a ≤ b :=
  by omega

/-- A fact of integers. -/
theorem int_tba_nlab {a b : Int} (h0 : b < a) : ¬ a ≤ b :=
  by omega

/-- A fact of integers. -/
theorem int_nlba_tab {a b : Int} (h0 : ¬ b ≤ a) : a < b :=
  by omega

/-- A fact of integers. -/
theorem int_eab_ntab {a b : Int} (h0 : a = b) : ¬ a < b :=
  by omega

/-- A fact of integers. -/
theorem int_nlab_ntab {a b : Int} (h0 : ¬ a ≤ b) : ¬ a < b :=
  by omega

/-- A fact of integers. -/
theorem int_eba_ntab {a b : Int} (h0 : b = a) : ¬ a < b :=
  by omega

/-- A fact of integers. -/
theorem int_lba_ntab {a b : Int} (h0 : b ≤ a) : ¬ a < b :=
  by omega

/-- A fact of integers. -/
theorem int_tba_ntab {a b : Int} (h0 : b < a) : ¬ a < b :=
  by omega

/-- A fact of integers. -/
theorem int_lAb_neab {a b : Int} (h0 : a + 1 ≤ b) : ¬ a = b :=
  by omega

/-- A fact of integers. -/
theorem int_lBa_neab {a b : Int} (h0 : b + 1 ≤ a) : ¬ a = b :=
  by omega

/-- A fact of integers. -/
theorem int_taB_lab {a b : Int} (h0 : a < b + 1) : a ≤ b :=
  by omega

/-- A fact of integers. -/
theorem int_lAb_lab {a b : Int} (h0 : a + 1 ≤ b) : a ≤ b :=
  by omega

/-- A fact of integers. -/
theorem int_lBa_nlab {a b : Int} (h0 : b + 1 ≤ a) : ¬ a ≤ b :=
  by omega

/-- A fact of integers. -/
theorem int_lAb_tab {a b : Int} (h0 : a + 1 ≤ b) : a < b :=
  by omega

/-- A fact of integers. -/
theorem int_tbA_ntab {a b : Int} (h0 : b < a + 1) : ¬ a < b :=
  by omega

/-- A fact of integers. -/
theorem int_lBa_ntab {a b : Int} (h0 : b + 1 ≤ a) : ¬ a < b :=
  by omega

/-- A fact of integers. -/
theorem int_eab_taB {a b : Int} (h0 : a = b) : a < b + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_lab_taB {a b : Int} (h0 : a ≤ b) : a < b + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_tab_taB {a b : Int} (h0 : a < b) : a < b + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_eba_taB {a b : Int} (h0 : b = a) : a < b + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_nlba_taB {a b : Int} (h0 : ¬ b ≤ a) : a < b + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_ntba_taB {a b : Int} (h0 : ¬ b < a) : a < b + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_tab_lAb {a b : Int} (h0 : a < b) : a + 1 ≤ b :=
  by omega

/-- A fact of integers. -/
theorem int_nlba_lAb {a b : Int} (h0 : ¬ b ≤ a) : a + 1 ≤ b :=
  by omega

/-- A fact of integers. -/
theorem int_eab_neab_F {a b : Int} (h0 : a = b) (h1 : ¬ a = b) : False :=
  by omega

/-- A fact of integers. -/
theorem int_eab_nlab_F {a b : Int} (h0 : a = b) (h1 : ¬ a ≤ b) : False :=
  by omega

/-- A fact of integers. -/
theorem int_eab_tab_F {a b : Int} (h0 : a = b) (h1 : a < b) : False :=
  by omega

/-- A fact of integers. -/
theorem int_eab_neba_F {a b : Int} (h0 : a = b) (h1 : ¬ b = a) : False :=
  by omega

/-- A fact of integers. -/
theorem int_eab_nlba_F {a b : Int} (h0 : a = b) (h1 : ¬ b ≤ a) : False :=
  by omega

/-- A fact of integers. -/
theorem int_eab_tba_F {a b : Int} (h0 : a = b) (h1 : b < a) : False :=
  by omega

/-- A fact of integers. -/
theorem int_lab_nlab_F {a b : Int} (h0 : a ≤ b) (h1 : ¬ a ≤ b) : False :=
  by omega

/-- A fact of integers. -/
theorem int_lab_tba_F {a b : Int} (h0 : a ≤ b) (h1 : b < a) : False :=
  by omega

/-- A fact of integers. -/
theorem int_tab_nlab_F {a b : Int} (h0 : a < b) (h1 : ¬ a ≤ b) : False :=
  by omega

/-- A fact of integers. -/
theorem int_nlab_nlba_F {a b : Int} (h0 : ¬ a ≤ b) (h1 : ¬ b ≤ a) : False :=
  by omega

/-- A fact of integers. -/
theorem int_nlab_ntba_F {a b : Int} (h0 : ¬ a ≤ b) (h1 : ¬ b < a) : False :=
  by omega

/-- A fact of integers. -/
theorem int_tab_ntab_F {a b : Int} (h0 : a < b) (h1 : ¬ a < b) : False :=
  by omega

/-- A fact of integers. -/
theorem int_tab_tba_F {a b : Int} (h0 : a < b) (h1 : b < a) : False :=
  by omega

/-- A fact of integers. -/
theorem int_lab_ntab_eab {a b : Int} (h0 : a ≤ b) (h1 : ¬ a < b) : a = b :=
  by omega

/-- A fact of integers. -/
theorem int_lab_lba_eab {a b : Int} (h0 : a ≤ b) (h1 : b ≤ a) : a = b :=
  by omega

/-- A fact of integers. -/
theorem int_ntab_ntba_eab {a b : Int} (h0 : ¬ a < b) (h1 : ¬ b < a) : a = b :=
  by omega

/-- A fact of integers. -/
theorem int_lba_ntba_eab {a b : Int} (h0 : b ≤ a) (h1 : ¬ b < a) : a = b :=
  by omega

/-- A fact of integers. -/
theorem int_neab_ntab_nlab {a b : Int} (h0 : ¬ a = b) (h1 : ¬ a < b) : ¬ a ≤ b :=
  by omega

/-- A fact of integers. -/
theorem int_lba_neab_nlab {a b : Int} (h0 : b ≤ a) (h1 : ¬ a = b) : ¬ a ≤ b :=
  by omega

/-- A fact of integers. -/
theorem int_neba_ntab_nlab {a b : Int} (h0 : ¬ b = a) (h1 : ¬ a < b) : ¬ a ≤ b :=
  by omega

/-- A fact of integers. -/
theorem int_lba_neba_nlab {a b : Int} (h0 : b ≤ a) (h1 : ¬ b = a) : ¬ a ≤ b :=
  by omega

/-- A fact of integers. -/
theorem int_lab_neab_tab {a b : Int} (h0 : a ≤ b) (h1 : ¬ a = b) : a < b :=
  by omega

/-- A fact of integers. -/
theorem int_neab_ntba_tab {a b : Int} (h0 : ¬ a = b) (h1 : ¬ b < a) : a < b :=
  by omega

/-- A fact of integers. -/
theorem int_lab_neba_tab {a b : Int} (h0 : a ≤ b) (h1 : ¬ b = a) : a < b :=
  by omega

/-- A fact of integers. -/
theorem int_neba_ntba_tab {a b : Int} (h0 : ¬ b = a) (h1 : ¬ b < a) : a < b :=
  by omega

/-- A fact of integers. -/
theorem int_lab_lba_eba {a b : Int} (h0 : a ≤ b) (h1 : b ≤ a) : b = a :=
  by omega

/-- A fact of integers. -/
theorem int_ntab_ntba_eba {a b : Int} (h0 : ¬ a < b) (h1 : ¬ b < a) : b = a :=
  by omega

/-- A fact of integers. -/
theorem int_taB_ntab_eab {a b : Int} (h0 : a < b + 1) (h1 : ¬ a < b) : a = b :=
  by omega

/-- A fact of integers. -/
theorem int_lba_taB_eab {a b : Int} (h0 : b ≤ a) (h1 : a < b + 1) : a = b :=
  by omega

/-- A fact of integers. -/
theorem int_taB_neab_tab {a b : Int} (h0 : a < b + 1) (h1 : ¬ a = b) : a < b :=
  by omega

/-- A fact of integers. -/
theorem int_taB_neba_tab {a b : Int} (h0 : a < b + 1) (h1 : ¬ b = a) : a < b :=
  by omega

/-- A fact of integers. -/
theorem int_taB_ntab_eba {a b : Int} (h0 : a < b + 1) (h1 : ¬ a < b) : b = a :=
  by omega

/-- A fact of integers. -/
theorem int_lba_taB_eba {a b : Int} (h0 : b ≤ a) (h1 : a < b + 1) : b = a :=
  by omega

/-- A fact of integers. -/
theorem int_taB_neab_nlba {a b : Int} (h0 : a < b + 1) (h1 : ¬ a = b) : ¬ b ≤ a :=
  by omega

/-- A fact of integers. -/
theorem int_taB_neba_nlba {a b : Int} (h0 : a < b + 1) (h1 : ¬ b = a) : ¬ b ≤ a :=
  by omega

/-- A fact of integers. -/
theorem int_eab_eac_nebc_F {a b c : Int} (h0 : a = b) (h1 : a = c) (h2 : ¬ b = c) : False :=
  by omega

/-- A fact of integers. -/
theorem int_eab_eac_necb_F {a b c : Int} (h0 : a = b) (h1 : a = c) (h2 : ¬ c = b) : False :=
  by omega

/-- A fact of integers. -/
theorem int_eab_eca_nebc_F {a b c : Int} (h0 : a = b) (h1 : c = a) (h2 : ¬ b = c) : False :=
  by omega

/-- A fact of integers. -/
theorem int_eab_eca_necb_F {a b c : Int} (h0 : a = b) (h1 : c = a) (h2 : ¬ c = b) : False :=
  by omega

/-- A fact of integers. -/
theorem int_eba_eac_nebc_F {a b c : Int} (h0 : b = a) (h1 : a = c) (h2 : ¬ b = c) : False :=
  by omega

/-- A fact of integers. -/
theorem int_eba_eac_necb_F {a b c : Int} (h0 : b = a) (h1 : a = c) (h2 : ¬ c = b) : False :=
  by omega

/-- A fact of integers. -/
theorem int_eba_eca_nebc_F {a b c : Int} (h0 : b = a) (h1 : c = a) (h2 : ¬ b = c) : False :=
  by omega

/-- A fact of integers. -/
theorem int_eba_eca_necb_F {a b c : Int} (h0 : b = a) (h1 : c = a) (h2 : ¬ c = b) : False :=
  by omega

/-- A fact of integers. -/
theorem int_eab_ebc_eac {a b c : Int} (h0 : a = b) (h1 : b = c) : a = c :=
  by omega

/-- A fact of integers. -/
theorem int_eab_ecb_eac {a b c : Int} (h0 : a = b) (h1 : c = b) : a = c :=
  by omega

/-- A fact of integers. -/
theorem int_eba_ebc_eac {a b c : Int} (h0 : b = a) (h1 : b = c) : a = c :=
  by omega

/-- A fact of integers. -/
theorem int_eba_ecb_eac {a b c : Int} (h0 : b = a) (h1 : c = b) : a = c :=
  by omega

/-- A fact of integers. -/
theorem int_eab_nebc_neac {a b c : Int} (h0 : a = b) (h1 : ¬ b = c) : ¬ a = c :=
  by omega

/-- A fact of integers. -/
theorem int_eab_nlbc_neac {a b c : Int} (h0 : a = b) (h1 : ¬ b ≤ c) : ¬ a = c :=
  by omega

/-- A fact of integers. -/
theorem int_eab_tbc_neac {a b c : Int} (h0 : a = b) (h1 : b < c) : ¬ a = c :=
  by omega

/-- A fact of integers. -/
theorem int_eab_necb_neac {a b c : Int} (h0 : a = b) (h1 : ¬ c = b) : ¬ a = c :=
  by omega

/-- A fact of integers. -/
theorem int_eab_nlcb_neac {a b c : Int} (h0 : a = b) (h1 : ¬ c ≤ b) : ¬ a = c :=
  by omega

/-- A fact of integers. -/
theorem int_eab_tcb_neac {a b c : Int} (h0 : a = b) (h1 : c < b) : ¬ a = c :=
  by omega

/-- A fact of integers. -/
theorem int_lab_tbc_neac {a b c : Int} (h0 : a ≤ b) (h1 : b < c) : ¬ a = c :=
  by omega

/-- A fact of integers. -/
theorem int_lab_nlcb_neac {a b c : Int} (h0 : a ≤ b) (h1 : ¬ c ≤ b) : ¬ a = c :=
  by omega

/-- A fact of integers. -/
theorem int_ebc_tab_neac {a b c : Int} (h0 : b = c) (h1 : a < b) : ¬ a = c :=
  by omega

/-- A fact of integers. -/
theorem int_lbc_tab_neac {a b c : Int} (h0 : b ≤ c) (h1 : a < b) : ¬ a = c :=
  by omega

/-- A fact of integers. -/
theorem int_tab_tbc_neac {a b c : Int} (h0 : a < b) (h1 : b < c) : ¬ a = c :=
  by omega

/-- A fact of integers. -/
theorem int_ecb_tab_neac {a b c : Int} (h0 : c = b) (h1 : a < b) : ¬ a = c :=
  by omega

/-- A fact of integers. -/
theorem int_tab_nlcb_neac {a b c : Int} (h0 : a < b) (h1 : ¬ c ≤ b) : ¬ a = c :=
  by omega

/-- A fact of integers. -/
theorem int_tab_ntcb_neac {a b c : Int} (h0 : a < b) (h1 : ¬ c < b) : ¬ a = c :=
  by omega

/-- A fact of integers. -/
theorem int_eba_nebc_neac {a b c : Int} (h0 : b = a) (h1 : ¬ b = c) : ¬ a = c :=
  by omega

/-- A fact of integers. -/
theorem int_eba_nlbc_neac {a b c : Int} (h0 : b = a) (h1 : ¬ b ≤ c) : ¬ a = c :=
  by omega

/-- A fact of integers. -/
theorem int_eba_tbc_neac {a b c : Int} (h0 : b = a) (h1 : b < c) : ¬ a = c :=
  by omega

/-- A fact of integers. -/
theorem int_eba_necb_neac {a b c : Int} (h0 : b = a) (h1 : ¬ c = b) : ¬ a = c :=
  by omega

/-- A fact of integers. -/
theorem int_eba_nlcb_neac {a b c : Int} (h0 : b = a) (h1 : ¬ c ≤ b) : ¬ a = c :=
  by omega

/-- A fact of integers. -/
theorem int_eba_tcb_neac {a b c : Int} (h0 : b = a) (h1 : c < b) : ¬ a = c :=
  by omega

/-- A fact of integers. -/
theorem int_lba_nlbc_neac {a b c : Int} (h0 : b ≤ a) (h1 : ¬ b ≤ c) : ¬ a = c :=
  by omega

/-- A fact of integers. -/
theorem int_lba_tcb_neac {a b c : Int} (h0 : b ≤ a) (h1 : c < b) : ¬ a = c :=
  by omega

/-- A fact of integers. -/
theorem int_ebc_tba_neac {a b c : Int} (h0 : b = c) (h1 : b < a) : ¬ a = c :=
  by omega

/-- A fact of integers. -/
theorem int_tba_nlbc_neac {a b c : Int} (h0 : b < a) (h1 : ¬ b ≤ c) : ¬ a = c :=
  by omega

/-- A fact of integers. -/
theorem int_tba_ntbc_neac {a b c : Int} (h0 : b < a) (h1 : ¬ b < c) : ¬ a = c :=
  by omega

/-- A fact of integers. -/
theorem int_ecb_tba_neac {a b c : Int} (h0 : c = b) (h1 : b < a) : ¬ a = c :=
  by omega

/-- A fact of integers. -/
theorem int_lcb_tba_neac {a b c : Int} (h0 : c ≤ b) (h1 : b < a) : ¬ a = c :=
  by omega

/-- A fact of integers. -/
theorem int_tba_tcb_neac {a b c : Int} (h0 : b < a) (h1 : c < b) : ¬ a = c :=
  by omega

/-- A fact of integers. -/
theorem int_eab_ebc_lac {a b c : Int} (h0 : a = b) (h1 : b = c) : a ≤ c :=
  by omega

/-- A fact of integers. -/
theorem int_lbc_eab_lac {a b c : Int} (h0 : b ≤ c) (h1 : a = b) : a ≤ c :=
  by omega

/-- A fact of integers. -/
theorem int_eab_tbc_lac {a b c : Int} (h0 : a = b) (h1 : b < c) : a ≤ c :=
  by omega

/-- A fact of integers. -/
theorem int_eab_ecb_lac {a b c : Int} (h0 : a = b) (h1 : c = b) : a ≤ c :=
  by omega

/-- A fact of integers. -/
theorem int_eab_nlcb_lac {a b c : Int} (h0 : a = b) (h1 : ¬ c ≤ b) : a ≤ c :=
  by omega

/-- A fact of integers. -/
theorem int_eab_ntcb_lac {a b c : Int} (h0 : a = b) (h1 : ¬ c < b) : a ≤ c :=
  by omega

/-- A fact of integers. -/
theorem int_lab_ebc_lac {a b c : Int} (h0 : a ≤ b) (h1 : b = c) : a ≤ c :=
  by omega

/-- A fact of integers. -/
theorem int_lab_lbc_lac {a b c : Int} (h0 : a ≤ b) (h1 : b ≤ c) : a ≤ c :=
  by omega

/-- A fact of integers. -/
theorem int_lab_tbc_lac {a b c : Int} (h0 : a ≤ b) (h1 : b < c) : a ≤ c :=
  by omega

/-- A fact of integers. -/
theorem int_lab_ecb_lac {a b c : Int} (h0 : a ≤ b) (h1 : c = b) : a ≤ c :=
  by omega

/-- A fact of integers. -/
theorem int_lab_nlcb_lac {a b c : Int} (h0 : a ≤ b) (h1 : ¬ c ≤ b) : a ≤ c :=
  by omega

/-- A fact of integers. -/
theorem int_lab_ntcb_lac {a b c : Int} (h0 : a ≤ b) (h1 : ¬ c < b) : a ≤ c :=
  by omega

/-- A fact of integers. -/
theorem int_ebc_tab_lac {a b c : Int} (h0 : b = c) (h1 : a < b) : a ≤ c :=
  by omega

/-- A fact of integers. -/
theorem int_lbc_tab_lac {a b c : Int} (h0 : b ≤ c) (h1 : a < b) : a ≤ c :=
  by omega

/-- A fact of integers. -/
theorem int_tab_tbc_lac {a b c : Int} (h0 : a < b) (h1 : b < c) : a ≤ c :=
  by omega

/-- A fact of integers. -/
theorem int_ecb_tab_lac {a b c : Int} (h0 : c = b) (h1 : a < b) : a ≤ c :=
  by omega

/-- A fact of integers. -/
theorem int_tab_nlcb_lac {a b c : Int} (h0 : a < b) (h1 : ¬ c ≤ b) : a ≤ c :=
  by omega

/-- A fact of integers. -/
theorem int_tab_ntcb_lac {a b c : Int} (h0 : a < b) (h1 : ¬ c < b) : a ≤ c :=
  by omega

/-- A fact of integers. -/
theorem int_eba_ebc_lac {a b c : Int} (h0 : b = a) (h1 : b = c) : a ≤ c :=
  by omega

/-- A fact of integers. -/
theorem int_lbc_eba_lac {a b c : Int} (h0 : b ≤ c) (h1 : b = a) : a ≤ c :=
  by omega

/-- A fact of integers. -/
theorem int_eba_tbc_lac {a b c : Int} (h0 : b = a) (h1 : b < c) : a ≤ c :=
  by omega

/-- A fact of integers. -/
theorem int_eba_ecb_lac {a b c : Int} (h0 : b = a) (h1 : c = b) : a ≤ c :=
  by omega

/-- A fact of integers. -/
theorem int_eba_nlcb_lac {a b c : Int} (h0 : b = a) (h1 : ¬ c ≤ b) : a ≤ c :=
  by omega

/-- A fact of integers. -/
theorem int_eba_ntcb_lac {a b c : Int} (h0 : b = a) (h1 : ¬ c < b) : a ≤ c :=
  by omega

/-- A fact of integers. -/
theorem int_eab_nlbc_nlac {a b c : Int} (h0 : a = b) (h1 : ¬ b ≤ c) : ¬ a ≤ c :=
  by omega

/-- A fact of integers. -/
theorem int_eab_tcb_nlac {a b c : Int} (h0 : a = b) (h1 : c < b) : ¬ a ≤ c :=
  by omega

/-- A fact of integers. -/
theorem int_eba_nlbc_nlac {a b c : Int} (h0 : b = a) (h1 : ¬ b ≤ c) : ¬ a ≤ c :=
  by omega

/-- A fact of integers. -/
theorem int_eba_tcb_nlac {a b c : Int} (h0 : b = a) (h1 : c < b) : ¬ a ≤ c :=
  by omega

/-- A fact of integers. -/
theorem int_lba_nlbc_nlac {a b c : Int} (h0 : b ≤ a) (h1 : ¬ b ≤ c) : ¬ a ≤ c :=
  by omega

/-- A fact of integers. -/
theorem int_lba_tcb_nlac {a b c : Int} (h0 : b ≤ a) (h1 : c < b) : ¬ a ≤ c :=
  by omega

/-- A fact of integers. -/
theorem int_ebc_tba_nlac {a b c : Int} (h0 : b = c) (h1 : b < a) : ¬ a ≤ c :=
  by omega

/-- A fact of integers. -/
theorem int_tba_nlbc_nlac {a b c : Int} (h0 : b < a) (h1 : ¬ b ≤ c) : ¬ a ≤ c :=
  by omega

/-- A fact of integers. -/
theorem int_tba_ntbc_nlac {a b c : Int} (h0 : b < a) (h1 : ¬ b < c) : ¬ a ≤ c :=
  by omega

/-- A fact of integers. -/
theorem int_ecb_tba_nlac {a b c : Int} (h0 : c = b) (h1 : b < a) : ¬ a ≤ c :=
  by omega

/-- A fact of integers. -/
theorem int_lcb_tba_nlac {a b c : Int} (h0 : c ≤ b) (h1 : b < a) : ¬ a ≤ c :=
  by omega

/-- A fact of integers. -/
theorem int_tba_tcb_nlac {a b c : Int} (h0 : b < a) (h1 : c < b) : ¬ a ≤ c :=
  by omega

/-- A fact of integers. -/
theorem int_eab_tbc_tac {a b c : Int} (h0 : a = b) (h1 : b < c) : a < c :=
  by omega

/-- A fact of integers. -/
theorem int_eab_nlcb_tac {a b c : Int} (h0 : a = b) (h1 : ¬ c ≤ b) : a < c :=
  by omega

/-- A fact of integers. -/
theorem int_lab_tbc_tac {a b c : Int} (h0 : a ≤ b) (h1 : b < c) : a < c :=
  by omega

/-- A fact of integers. -/
theorem int_lab_nlcb_tac {a b c : Int} (h0 : a ≤ b) (h1 : ¬ c ≤ b) : a < c :=
  by omega

/-- A fact of integers. -/
theorem int_ebc_tab_tac {a b c : Int} (h0 : b = c) (h1 : a < b) : a < c :=
  by omega

/-- A fact of integers. -/
theorem int_lbc_tab_tac {a b c : Int} (h0 : b ≤ c) (h1 : a < b) : a < c :=
  by omega

/-- A fact of integers. -/
theorem int_tab_tbc_tac {a b c : Int} (h0 : a < b) (h1 : b < c) : a < c :=
  by omega

/-- A fact of integers. -/
theorem int_ecb_tab_tac {a b c : Int} (h0 : c = b) (h1 : a < b) : a < c :=
  by omega

/-- A fact of integers. -/
theorem int_tab_nlcb_tac {a b c : Int} (h0 : a < b) (h1 : ¬ c ≤ b) : a < c :=
  by omega

/-- A fact of integers. -/
theorem int_tab_ntcb_tac {a b c : Int} (h0 : a < b) (h1 : ¬ c < b) : a < c :=
  by omega

/-- A fact of integers. -/
theorem int_eba_tbc_tac {a b c : Int} (h0 : b = a) (h1 : b < c) : a < c :=
  by omega

/-- A fact of integers. -/
theorem int_eba_nlcb_tac {a b c : Int} (h0 : b = a) (h1 : ¬ c ≤ b) : a < c :=
  by omega

/-- A fact of integers. -/
theorem int_eab_ebc_ntac {a b c : Int} (h0 : a = b) (h1 : b = c) : ¬ a < c :=
  by omega

/-- A fact of integers. -/
theorem int_eab_nlbc_ntac {a b c : Int} (h0 : a = b) (h1 : ¬ b ≤ c) : ¬ a < c :=
  by omega

/-- A fact of integers. -/
theorem int_eab_ntbc_ntac {a b c : Int} (h0 : a = b) (h1 : ¬ b < c) : ¬ a < c :=
  by omega

/-- A fact of integers. -/
theorem int_eab_ecb_ntac {a b c : Int} (h0 : a = b) (h1 : c = b) : ¬ a < c :=
  by omega

/-- A fact of integers. -/
theorem int_lcb_eab_ntac {a b c : Int} (h0 : c ≤ b) (h1 : a = b) : ¬ a < c :=
  by omega

/-- A fact of integers. -/
theorem int_eab_tcb_ntac {a b c : Int} (h0 : a = b) (h1 : c < b) : ¬ a < c :=
  by omega

/-- A fact of integers. -/
theorem int_eba_ebc_ntac {a b c : Int} (h0 : b = a) (h1 : b = c) : ¬ a < c :=
  by omega

/-- A fact of integers. -/
theorem int_eba_nlbc_ntac {a b c : Int} (h0 : b = a) (h1 : ¬ b ≤ c) : ¬ a < c :=
  by omega

/-- A fact of integers. -/
theorem int_eba_ntbc_ntac {a b c : Int} (h0 : b = a) (h1 : ¬ b < c) : ¬ a < c :=
  by omega

/-- A fact of integers. -/
theorem int_eba_ecb_ntac {a b c : Int} (h0 : b = a) (h1 : c = b) : ¬ a < c :=
  by omega

/-- A fact of integers. -/
theorem int_lcb_eba_ntac {a b c : Int} (h0 : c ≤ b) (h1 : b = a) : ¬ a < c :=
  by omega

/-- A fact of integers. -/
theorem int_eba_tcb_ntac {a b c : Int} (h0 : b = a) (h1 : c < b) : ¬ a < c :=
  by omega

/-- A fact of integers. -/
theorem int_lba_ebc_ntac {a b c : Int} (h0 : b ≤ a) (h1 : b = c) : ¬ a < c :=
  by omega

/-- A fact of integers. -/
theorem int_lba_nlbc_ntac {a b c : Int} (h0 : b ≤ a) (h1 : ¬ b ≤ c) : ¬ a < c :=
  by omega

/-- A fact of integers. -/
theorem int_lba_ntbc_ntac {a b c : Int} (h0 : b ≤ a) (h1 : ¬ b < c) : ¬ a < c :=
  by omega

/-- A fact of integers. -/
theorem int_lba_ecb_ntac {a b c : Int} (h0 : b ≤ a) (h1 : c = b) : ¬ a < c :=
  by omega

/-- A fact of integers. -/
theorem int_lba_lcb_ntac {a b c : Int} (h0 : b ≤ a) (h1 : c ≤ b) : ¬ a < c :=
  by omega

/-- A fact of integers. -/
theorem int_lba_tcb_ntac {a b c : Int} (h0 : b ≤ a) (h1 : c < b) : ¬ a < c :=
  by omega

/-- A fact of integers. -/
theorem int_ebc_tba_ntac {a b c : Int} (h0 : b = c) (h1 : b < a) : ¬ a < c :=
  by omega

/-- A fact of integers. -/
theorem int_tba_nlbc_ntac {a b c : Int} (h0 : b < a) (h1 : ¬ b ≤ c) : ¬ a < c :=
  by omega

/-- A fact of integers. -/
theorem int_tba_ntbc_ntac {a b c : Int} (h0 : b < a) (h1 : ¬ b < c) : ¬ a < c :=
  by omega

/-- A fact of integers. -/
theorem int_ecb_tba_ntac {a b c : Int} (h0 : c = b) (h1 : b < a) : ¬ a < c :=
  by omega

/-- A fact of integers. -/
theorem int_lcb_tba_ntac {a b c : Int} (h0 : c ≤ b) (h1 : b < a) : ¬ a < c :=
  by omega

/-- A fact of integers. -/
theorem int_tba_tcb_ntac {a b c : Int} (h0 : b < a) (h1 : c < b) : ¬ a < c :=
  by omega

/-- A fact of integers. -/
theorem int_eab_ebc_eca {a b c : Int} (h0 : a = b) (h1 : b = c) : c = a :=
  by omega

/-- A fact of integers. -/
theorem int_eab_ecb_eca {a b c : Int} (h0 : a = b) (h1 : c = b) : c = a :=
  by omega

/-- A fact of integers. -/
theorem int_eba_ebc_eca {a b c : Int} (h0 : b = a) (h1 : b = c) : c = a :=
  by omega

/-- A fact of integers. -/
theorem int_eba_ecb_eca {a b c : Int} (h0 : b = a) (h1 : c = b) : c = a :=
  by omega

/-- A fact of integers. -/
theorem int_eab_nebc_neca {a b c : Int} (h0 : a = b) (h1 : ¬ b = c) : ¬ c = a :=
  by omega

/-- A fact of integers. -/
theorem int_eab_nlbc_neca {a b c : Int} (h0 : a = b) (h1 : ¬ b ≤ c) : ¬ c = a :=
  by omega

/-- A fact of integers. -/
theorem int_eab_necb_neca {a b c : Int} (h0 : a = b) (h1 : ¬ c = b) : ¬ c = a :=
  by omega

/-- A fact of integers. -/
theorem int_eab_nlcb_neca {a b c : Int} (h0 : a = b) (h1 : ¬ c ≤ b) : ¬ c = a :=
  by omega

/-- A fact of integers. -/
theorem int_lab_nlcb_neca {a b c : Int} (h0 : a ≤ b) (h1 : ¬ c ≤ b) : ¬ c = a :=
  by omega

/-- A fact of integers. -/
theorem int_tab_tbc_neca {a b c : Int} (h0 : a < b) (h1 : b < c) : ¬ c = a :=
  by omega

/-- A fact of integers. -/
theorem int_tab_nlcb_neca {a b c : Int} (h0 : a < b) (h1 : ¬ c ≤ b) : ¬ c = a :=
  by omega

/-- A fact of integers. -/
theorem int_tab_ntcb_neca {a b c : Int} (h0 : a < b) (h1 : ¬ c < b) : ¬ c = a :=
  by omega

/-- A fact of integers. -/
theorem int_eba_nebc_neca {a b c : Int} (h0 : b = a) (h1 : ¬ b = c) : ¬ c = a :=
  by omega

/-- A fact of integers. -/
theorem int_eba_nlbc_neca {a b c : Int} (h0 : b = a) (h1 : ¬ b ≤ c) : ¬ c = a :=
  by omega

/-- A fact of integers. -/
theorem int_eba_necb_neca {a b c : Int} (h0 : b = a) (h1 : ¬ c = b) : ¬ c = a :=
  by omega

/-- A fact of integers. -/
theorem int_eba_nlcb_neca {a b c : Int} (h0 : b = a) (h1 : ¬ c ≤ b) : ¬ c = a :=
  by omega

/-- A fact of integers. -/
theorem int_lba_nlbc_neca {a b c : Int} (h0 : b ≤ a) (h1 : ¬ b ≤ c) : ¬ c = a :=
  by omega

/-- A fact of integers. -/
theorem int_tba_nlbc_neca {a b c : Int} (h0 : b < a) (h1 : ¬ b ≤ c) : ¬ c = a :=
  by omega

/-- A fact of integers. -/
theorem int_tba_ntbc_neca {a b c : Int} (h0 : b < a) (h1 : ¬ b < c) : ¬ c = a :=
  by omega

/-- A fact of integers. -/
theorem int_tba_tcb_neca {a b c : Int} (h0 : b < a) (h1 : c < b) : ¬ c = a :=
  by omega

/-- A fact of integers. -/
theorem int_eab_ebc_lca {a b c : Int} (h0 : a = b) (h1 : b = c) : c ≤ a :=
  by omega

/-- A fact of integers. -/
theorem int_eab_nlbc_lca {a b c : Int} (h0 : a = b) (h1 : ¬ b ≤ c) : c ≤ a :=
  by omega

/-- A fact of integers. -/
theorem int_eab_ntbc_lca {a b c : Int} (h0 : a = b) (h1 : ¬ b < c) : c ≤ a :=
  by omega

/-- A fact of integers. -/
theorem int_eab_ecb_lca {a b c : Int} (h0 : a = b) (h1 : c = b) : c ≤ a :=
  by omega

/-- A fact of integers. -/
theorem int_eba_ebc_lca {a b c : Int} (h0 : b = a) (h1 : b = c) : c ≤ a :=
  by omega

/-- A fact of integers. -/
theorem int_eba_nlbc_lca {a b c : Int} (h0 : b = a) (h1 : ¬ b ≤ c) : c ≤ a :=
  by omega

/-- A fact of integers. -/
theorem int_eba_ntbc_lca {a b c : Int} (h0 : b = a) (h1 : ¬ b < c) : c ≤ a :=
  by omega

/-- A fact of integers. -/
theorem int_eba_ecb_lca {a b c : Int} (h0 : b = a) (h1 : c = b) : c ≤ a :=
  by omega

/-- A fact of integers. -/
theorem int_lba_nlbc_lca {a b c : Int} (h0 : b ≤ a) (h1 : ¬ b ≤ c) : c ≤ a :=
  by omega

/-- A fact of integers. -/
theorem int_lba_ntbc_lca {a b c : Int} (h0 : b ≤ a) (h1 : ¬ b < c) : c ≤ a :=
  by omega

/-- A fact of integers. -/
theorem int_lba_lcb_lca {a b c : Int} (h0 : b ≤ a) (h1 : c ≤ b) : c ≤ a :=
  by omega

/-- A fact of integers. -/
theorem int_tba_nlbc_lca {a b c : Int} (h0 : b < a) (h1 : ¬ b ≤ c) : c ≤ a :=
  by omega

/-- A fact of integers. -/
theorem int_tba_ntbc_lca {a b c : Int} (h0 : b < a) (h1 : ¬ b < c) : c ≤ a :=
  by omega

/-- A fact of integers. -/
theorem int_tba_tcb_lca {a b c : Int} (h0 : b < a) (h1 : c < b) : c ≤ a :=
  by omega

/-- A fact of integers. -/
theorem int_eab_nlcb_nlca {a b c : Int} (h0 : a = b) (h1 : ¬ c ≤ b) : ¬ c ≤ a :=
  by omega

/-- A fact of integers. -/
theorem int_lab_nlcb_nlca {a b c : Int} (h0 : a ≤ b) (h1 : ¬ c ≤ b) : ¬ c ≤ a :=
  by omega

/-- A fact of integers. -/
theorem int_tab_tbc_nlca {a b c : Int} (h0 : a < b) (h1 : b < c) : ¬ c ≤ a :=
  by omega

/-- A fact of integers. -/
theorem int_tab_nlcb_nlca {a b c : Int} (h0 : a < b) (h1 : ¬ c ≤ b) : ¬ c ≤ a :=
  by omega

/-- A fact of integers. -/
theorem int_tab_ntcb_nlca {a b c : Int} (h0 : a < b) (h1 : ¬ c < b) : ¬ c ≤ a :=
  by omega

/-- A fact of integers. -/
theorem int_eba_nlcb_nlca {a b c : Int} (h0 : b = a) (h1 : ¬ c ≤ b) : ¬ c ≤ a :=
  by omega

/-- A fact of integers. -/
theorem int_eab_nlbc_tca {a b c : Int} (h0 : a = b) (h1 : ¬ b ≤ c) : c < a :=
  by omega

/-- A fact of integers. -/
theorem int_eba_nlbc_tca {a b c : Int} (h0 : b = a) (h1 : ¬ b ≤ c) : c < a :=
  by omega

/-- A fact of integers. -/
theorem int_lba_nlbc_tca {a b c : Int} (h0 : b ≤ a) (h1 : ¬ b ≤ c) : c < a :=
  by omega

/-- A fact of integers. -/
theorem int_tba_nlbc_tca {a b c : Int} (h0 : b < a) (h1 : ¬ b ≤ c) : c < a :=
  by omega

/-- A fact of integers. -/
theorem int_tba_ntbc_tca {a b c : Int} (h0 : b < a) (h1 : ¬ b < c) : c < a :=
  by omega

/-- A fact of integers. -/
theorem int_tba_tcb_tca {a b c : Int} (h0 : b < a) (h1 : c < b) : c < a :=
  by omega

/-- A fact of integers. -/
theorem int_eab_ebc_ntca {a b c : Int} (h0 : a = b) (h1 : b = c) : ¬ c < a :=
  by omega

/-- A fact of integers. -/
theorem int_eab_ecb_ntca {a b c : Int} (h0 : a = b) (h1 : c = b) : ¬ c < a :=
  by omega

/-- A fact of integers. -/
theorem int_eab_nlcb_ntca {a b c : Int} (h0 : a = b) (h1 : ¬ c ≤ b) : ¬ c < a :=
  by omega

/-- A fact of integers. -/
theorem int_eab_ntcb_ntca {a b c : Int} (h0 : a = b) (h1 : ¬ c < b) : ¬ c < a :=
  by omega

/-- A fact of integers. -/
theorem int_lab_lbc_ntca {a b c : Int} (h0 : a ≤ b) (h1 : b ≤ c) : ¬ c < a :=
  by omega

/-- A fact of integers. -/
theorem int_lab_nlcb_ntca {a b c : Int} (h0 : a ≤ b) (h1 : ¬ c ≤ b) : ¬ c < a :=
  by omega

/-- A fact of integers. -/
theorem int_lab_ntcb_ntca {a b c : Int} (h0 : a ≤ b) (h1 : ¬ c < b) : ¬ c < a :=
  by omega

/-- A fact of integers. -/
theorem int_tab_tbc_ntca {a b c : Int} (h0 : a < b) (h1 : b < c) : ¬ c < a :=
  by omega

/-- A fact of integers. -/
theorem int_tab_nlcb_ntca {a b c : Int} (h0 : a < b) (h1 : ¬ c ≤ b) : ¬ c < a :=
  by omega

/-- A fact of integers. -/
theorem int_tab_ntcb_ntca {a b c : Int} (h0 : a < b) (h1 : ¬ c < b) : ¬ c < a :=
  by omega

/-- A fact of integers. -/
theorem int_eba_ebc_ntca {a b c : Int} (h0 : b = a) (h1 : b = c) : ¬ c < a :=
  by omega

/-- A fact of integers. -/
theorem int_eba_ecb_ntca {a b c : Int} (h0 : b = a) (h1 : c = b) : ¬ c < a :=
  by omega

/-- A fact of integers. -/
theorem int_eba_nlcb_ntca {a b c : Int} (h0 : b = a) (h1 : ¬ c ≤ b) : ¬ c < a :=
  by omega

/-- A fact of integers. -/
theorem int_eba_ntcb_ntca {a b c : Int} (h0 : b = a) (h1 : ¬ c < b) : ¬ c < a :=
  by omega

/-- A fact of integers. -/
theorem int_not_one_lt_zero : ¬ (1 : Int) < 0 :=
  by omega

/-- A fact of integers. -/
theorem int_one_lt_zero (h0 : (1 : Int) < 0) : False :=
  by omega

/-- A fact of integers. -/
theorem int_irrefl {a : Int} (h0 : a < a) : False :=
  by omega

/-- A fact of integers. -/
theorem int_refl {a : Int} : a ≤ a :=
  by omega

/-- A fact of integers. -/
theorem int_add_comm {a b : Int} : a + b = b + a :=
  by omega

/-- A fact of integers. -/
theorem int_add_comm_le {a b : Int} : a + b ≤ b + a :=
  by omega

/-- A fact of integers. -/
theorem int_add_nonneg {a b : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) : 0 ≤ a + b :=
  by omega

/-- A fact of integers. -/
theorem int_le_add {a b : Int} (h0 : 0 ≤ b) : a ≤ a + b :=
  by omega

/-- A fact of integers. -/
theorem int_le_add_left {a b : Int} (h0 : 0 ≤ b) : a ≤ b + a :=
  by omega

/-- A fact of integers. -/
theorem int_lt_add {a b : Int} (h0 : 0 < b) : a < a + b :=
  by omega

/-- A fact of integers. -/
theorem int_lt_add_left {a b : Int} (h0 : 0 < b) : a < b + a :=
  by omega

/-- A fact of integers. -/
theorem int_eq_zero_add {a b : Int} (h0 : a = 0 + b) : a = b :=
  by omega

/-- A fact of integers. -/
theorem int_le_zero_add {a b : Int} (h0 : a ≤ 0 + b) : a ≤ b :=
  by omega

/-- A fact of integers. -/
theorem int_lt_zero_add {a b : Int} (h0 : a < 0 + b) : a < b :=
  by omega

/-- A fact of integers. -/
theorem int_zero_add_le {a b : Int} (h0 : 0 + a ≤ b) : a ≤ b :=
  by omega

/-- A fact of integers. -/
theorem int_lt_max_left {a b c : Int} (h0 : a < b) : a < (max b c) :=
  by omega

/-- A fact of integers. -/
theorem int_lt_max_right {a b c : Int} (h0 : a < c) : a < (max b c) :=
  by omega

/-- A fact of integers. -/
theorem int_le_max_left {a b c : Int} (h0 : a ≤ b) : a ≤ (max b c) :=
  by omega

/-- A fact of integers. -/
theorem int_le_max_right {a b c : Int} (h0 : a ≤ c) : a ≤ (max b c) :=
  by omega

/-- A fact of integers. -/
theorem int_max_le {a b c : Int} (h0 : b ≤ a) (h1 : c ≤ a) : (max b c) ≤ a :=
  by omega

/-- A fact of integers. -/
theorem int_max_lt {a b c : Int} (h0 : b < a) (h1 : c < a) : (max b c) < a :=
  by omega

/-- A fact of integers. -/
theorem int_lt_min {a b c : Int} (h0 : a < b) (h1 : a < c) : a < (min b c) :=
  by omega

/-- A fact of integers. -/
theorem int_le_min {a b c : Int} (h0 : a ≤ b) (h1 : a ≤ c) : a ≤ (min b c) :=
  by omega

/-- A fact of integers. -/
theorem int_of_lt_min_left {a b c : Int} (h0 : a < (min b c)) : a < b :=
  by omega

/-- A fact of integers. -/
theorem int_of_lt_min_right {a b c : Int} (h0 : a < (min b c)) : a < c :=
  by omega

/-- A fact of integers. -/
theorem int_of_le_min_left {a b c : Int} (h0 : a ≤ (min b c)) : a ≤ b :=
  by omega

/-- A fact of integers. -/
theorem int_of_le_min_right {a b c : Int} (h0 : a ≤ (min b c)) : a ≤ c :=
  by omega

/-- A fact of integers. -/
theorem int_of_max_le_left {a b c : Int} (h0 : (max b c) ≤ a) : b ≤ a :=
  by omega

/-- A fact of integers. -/
theorem int_of_max_le_right {a b c : Int} (h0 : (max b c) ≤ a) : c ≤ a :=
  by omega

end Redverify
