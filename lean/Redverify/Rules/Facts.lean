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
theorem int_eba_eab {x_a x_b : Int} (h0 : x_b = x_a) : x_a = x_b :=
  by omega

/-- A fact of integers. -/
theorem int_nlab_neab {x_a x_b : Int} (h0 : ¬ x_a ≤ x_b) : ¬ x_a = x_b :=
  by omega

/-- A fact of integers. -/
theorem int_tab_neab {x_a x_b : Int} (h0 : x_a < x_b) : ¬ x_a = x_b :=
  by omega

/-- A fact of integers. -/
theorem int_neba_neab {x_a x_b : Int} (h0 : ¬ x_b = x_a) : ¬ x_a = x_b :=
  by omega

/-- A fact of integers. -/
theorem int_nlba_neab {x_a x_b : Int} (h0 : ¬ x_b ≤ x_a) : ¬ x_a = x_b :=
  by omega

/-- A fact of integers. -/
theorem int_tba_neab {x_a x_b : Int} (h0 : x_b < x_a) : ¬ x_a = x_b :=
  by omega

/-- A fact of integers. -/
theorem int_eab_lab {x_a x_b : Int} (h0 : x_a = x_b) : x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_tab_lab {x_a x_b : Int} (h0 : x_a < x_b) : x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_eba_lab {x_a x_b : Int} (h0 : x_b = x_a) : x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_nlba_lab {x_a x_b : Int} (h0 : ¬ x_b ≤ x_a) : x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_ntba_lab {x_a x_b : Int} (h0 : ¬ x_b < x_a) : x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_tba_nlab {x_a x_b : Int} (h0 : x_b < x_a) : ¬ x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_nlba_tab {x_a x_b : Int} (h0 : ¬ x_b ≤ x_a) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_eab_ntab {x_a x_b : Int} (h0 : x_a = x_b) : ¬ x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_nlab_ntab {x_a x_b : Int} (h0 : ¬ x_a ≤ x_b) : ¬ x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_eba_ntab {x_a x_b : Int} (h0 : x_b = x_a) : ¬ x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_lba_ntab {x_a x_b : Int} (h0 : x_b ≤ x_a) : ¬ x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_tba_ntab {x_a x_b : Int} (h0 : x_b < x_a) : ¬ x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_lAb_neab {x_a x_b : Int} (h0 : x_a + 1 ≤ x_b) : ¬ x_a = x_b :=
  by omega

/-- A fact of integers. -/
theorem int_lBa_neab {x_a x_b : Int} (h0 : x_b + 1 ≤ x_a) : ¬ x_a = x_b :=
  by omega

/-- A fact of integers. -/
theorem int_taB_lab {x_a x_b : Int} (h0 : x_a < x_b + 1) : x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_lAb_lab {x_a x_b : Int} (h0 : x_a + 1 ≤ x_b) : x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_lBa_nlab {x_a x_b : Int} (h0 : x_b + 1 ≤ x_a) : ¬ x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_lAb_tab {x_a x_b : Int} (h0 : x_a + 1 ≤ x_b) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_tbA_ntab {x_a x_b : Int} (h0 : x_b < x_a + 1) : ¬ x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_lBa_ntab {x_a x_b : Int} (h0 : x_b + 1 ≤ x_a) : ¬ x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_eab_taB {x_a x_b : Int} (h0 : x_a = x_b) : x_a < x_b + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_lab_taB {x_a x_b : Int} (h0 : x_a ≤ x_b) : x_a < x_b + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_tab_taB {x_a x_b : Int} (h0 : x_a < x_b) : x_a < x_b + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_eba_taB {x_a x_b : Int} (h0 : x_b = x_a) : x_a < x_b + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_nlba_taB {x_a x_b : Int} (h0 : ¬ x_b ≤ x_a) : x_a < x_b + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_ntba_taB {x_a x_b : Int} (h0 : ¬ x_b < x_a) : x_a < x_b + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_tab_lAb {x_a x_b : Int} (h0 : x_a < x_b) : x_a + 1 ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_nlba_lAb {x_a x_b : Int} (h0 : ¬ x_b ≤ x_a) : x_a + 1 ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_eab_neab_F {x_a x_b : Int} (h0 : x_a = x_b) (h1 : ¬ x_a = x_b) : False :=
  by omega

/-- A fact of integers. -/
theorem int_eab_nlab_F {x_a x_b : Int} (h0 : x_a = x_b) (h1 : ¬ x_a ≤ x_b) : False :=
  by omega

/-- A fact of integers. -/
theorem int_eab_tab_F {x_a x_b : Int} (h0 : x_a = x_b) (h1 : x_a < x_b) : False :=
  by omega

/-- A fact of integers. -/
theorem int_eab_neba_F {x_a x_b : Int} (h0 : x_a = x_b) (h1 : ¬ x_b = x_a) : False :=
  by omega

/-- A fact of integers. -/
theorem int_eab_nlba_F {x_a x_b : Int} (h0 : x_a = x_b) (h1 : ¬ x_b ≤ x_a) : False :=
  by omega

/-- A fact of integers. -/
theorem int_eab_tba_F {x_a x_b : Int} (h0 : x_a = x_b) (h1 : x_b < x_a) : False :=
  by omega

/-- A fact of integers. -/
theorem int_lab_nlab_F {x_a x_b : Int} (h0 : x_a ≤ x_b) (h1 : ¬ x_a ≤ x_b) : False :=
  by omega

/-- A fact of integers. -/
theorem int_lab_tba_F {x_a x_b : Int} (h0 : x_a ≤ x_b) (h1 : x_b < x_a) : False :=
  by omega

/-- A fact of integers. -/
theorem int_tab_nlab_F {x_a x_b : Int} (h0 : x_a < x_b) (h1 : ¬ x_a ≤ x_b) : False :=
  by omega

/-- A fact of integers. -/
theorem int_nlab_nlba_F {x_a x_b : Int} (h0 : ¬ x_a ≤ x_b) (h1 : ¬ x_b ≤ x_a) : False :=
  by omega

/-- A fact of integers. -/
theorem int_nlab_ntba_F {x_a x_b : Int} (h0 : ¬ x_a ≤ x_b) (h1 : ¬ x_b < x_a) : False :=
  by omega

/-- A fact of integers. -/
theorem int_tab_ntab_F {x_a x_b : Int} (h0 : x_a < x_b) (h1 : ¬ x_a < x_b) : False :=
  by omega

/-- A fact of integers. -/
theorem int_tab_tba_F {x_a x_b : Int} (h0 : x_a < x_b) (h1 : x_b < x_a) : False :=
  by omega

/-- A fact of integers. -/
theorem int_lab_ntab_eab {x_a x_b : Int} (h0 : x_a ≤ x_b) (h1 : ¬ x_a < x_b) : x_a = x_b :=
  by omega

/-- A fact of integers. -/
theorem int_lab_lba_eab {x_a x_b : Int} (h0 : x_a ≤ x_b) (h1 : x_b ≤ x_a) : x_a = x_b :=
  by omega

/-- A fact of integers. -/
theorem int_ntab_ntba_eab {x_a x_b : Int} (h0 : ¬ x_a < x_b) (h1 : ¬ x_b < x_a) : x_a = x_b :=
  by omega

/-- A fact of integers. -/
theorem int_lba_ntba_eab {x_a x_b : Int} (h0 : x_b ≤ x_a) (h1 : ¬ x_b < x_a) : x_a = x_b :=
  by omega

/-- A fact of integers. -/
theorem int_neab_ntab_nlab {x_a x_b : Int} (h0 : ¬ x_a = x_b) (h1 : ¬ x_a < x_b) : ¬ x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_lba_neab_nlab {x_a x_b : Int} (h0 : x_b ≤ x_a) (h1 : ¬ x_a = x_b) : ¬ x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_neba_ntab_nlab {x_a x_b : Int} (h0 : ¬ x_b = x_a) (h1 : ¬ x_a < x_b) : ¬ x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_lba_neba_nlab {x_a x_b : Int} (h0 : x_b ≤ x_a) (h1 : ¬ x_b = x_a) : ¬ x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_lab_neab_tab {x_a x_b : Int} (h0 : x_a ≤ x_b) (h1 : ¬ x_a = x_b) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_neab_ntba_tab {x_a x_b : Int} (h0 : ¬ x_a = x_b) (h1 : ¬ x_b < x_a) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_lab_neba_tab {x_a x_b : Int} (h0 : x_a ≤ x_b) (h1 : ¬ x_b = x_a) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_neba_ntba_tab {x_a x_b : Int} (h0 : ¬ x_b = x_a) (h1 : ¬ x_b < x_a) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_lab_lba_eba {x_a x_b : Int} (h0 : x_a ≤ x_b) (h1 : x_b ≤ x_a) : x_b = x_a :=
  by omega

/-- A fact of integers. -/
theorem int_ntab_ntba_eba {x_a x_b : Int} (h0 : ¬ x_a < x_b) (h1 : ¬ x_b < x_a) : x_b = x_a :=
  by omega

/-- A fact of integers. -/
theorem int_taB_ntab_eab {x_a x_b : Int} (h0 : x_a < x_b + 1) (h1 : ¬ x_a < x_b) : x_a = x_b :=
  by omega

/-- A fact of integers. -/
theorem int_lba_taB_eab {x_a x_b : Int} (h0 : x_b ≤ x_a) (h1 : x_a < x_b + 1) : x_a = x_b :=
  by omega

/-- A fact of integers. -/
theorem int_taB_neab_tab {x_a x_b : Int} (h0 : x_a < x_b + 1) (h1 : ¬ x_a = x_b) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_taB_neba_tab {x_a x_b : Int} (h0 : x_a < x_b + 1) (h1 : ¬ x_b = x_a) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_taB_ntab_eba {x_a x_b : Int} (h0 : x_a < x_b + 1) (h1 : ¬ x_a < x_b) : x_b = x_a :=
  by omega

/-- A fact of integers. -/
theorem int_lba_taB_eba {x_a x_b : Int} (h0 : x_b ≤ x_a) (h1 : x_a < x_b + 1) : x_b = x_a :=
  by omega

/-- A fact of integers. -/
theorem int_taB_neab_nlba {x_a x_b : Int} (h0 : x_a < x_b + 1) (h1 : ¬ x_a = x_b) : ¬ x_b ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_taB_neba_nlba {x_a x_b : Int} (h0 : x_a < x_b + 1) (h1 : ¬ x_b = x_a) : ¬ x_b ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_eab_eac_nebc_F {x_a x_b x_c : Int} (h0 : x_a = x_b) (h1 : x_a = x_c) (h2 : ¬ x_b = x_c) : False :=
  by omega

/-- A fact of integers. -/
theorem int_eab_eac_necb_F {x_a x_b x_c : Int} (h0 : x_a = x_b) (h1 : x_a = x_c) (h2 : ¬ x_c = x_b) : False :=
  by omega

/-- A fact of integers. -/
theorem int_eab_eca_nebc_F {x_a x_b x_c : Int} (h0 : x_a = x_b) (h1 : x_c = x_a) (h2 : ¬ x_b = x_c) : False :=
  by omega

/-- A fact of integers. -/
theorem int_eab_eca_necb_F {x_a x_b x_c : Int} (h0 : x_a = x_b) (h1 : x_c = x_a) (h2 : ¬ x_c = x_b) : False :=
  by omega

/-- A fact of integers. -/
theorem int_eba_eac_nebc_F {x_a x_b x_c : Int} (h0 : x_b = x_a) (h1 : x_a = x_c) (h2 : ¬ x_b = x_c) : False :=
  by omega

/-- A fact of integers. -/
theorem int_eba_eac_necb_F {x_a x_b x_c : Int} (h0 : x_b = x_a) (h1 : x_a = x_c) (h2 : ¬ x_c = x_b) : False :=
  by omega

/-- A fact of integers. -/
theorem int_eba_eca_nebc_F {x_a x_b x_c : Int} (h0 : x_b = x_a) (h1 : x_c = x_a) (h2 : ¬ x_b = x_c) : False :=
  by omega

/-- A fact of integers. -/
theorem int_eba_eca_necb_F {x_a x_b x_c : Int} (h0 : x_b = x_a) (h1 : x_c = x_a) (h2 : ¬ x_c = x_b) : False :=
  by omega

/-- A fact of integers. -/
theorem int_eab_ebc_eac {x_a x_b x_c : Int} (h0 : x_a = x_b) (h1 : x_b = x_c) : x_a = x_c :=
  by omega

/-- A fact of integers. -/
theorem int_eab_ecb_eac {x_a x_b x_c : Int} (h0 : x_a = x_b) (h1 : x_c = x_b) : x_a = x_c :=
  by omega

/-- A fact of integers. -/
theorem int_eba_ebc_eac {x_a x_b x_c : Int} (h0 : x_b = x_a) (h1 : x_b = x_c) : x_a = x_c :=
  by omega

/-- A fact of integers. -/
theorem int_eba_ecb_eac {x_a x_b x_c : Int} (h0 : x_b = x_a) (h1 : x_c = x_b) : x_a = x_c :=
  by omega

/-- A fact of integers. -/
theorem int_eab_nebc_neac {x_a x_b x_c : Int} (h0 : x_a = x_b) (h1 : ¬ x_b = x_c) : ¬ x_a = x_c :=
  by omega

/-- A fact of integers. -/
theorem int_eab_nlbc_neac {x_a x_b x_c : Int} (h0 : x_a = x_b) (h1 : ¬ x_b ≤ x_c) : ¬ x_a = x_c :=
  by omega

/-- A fact of integers. -/
theorem int_eab_tbc_neac {x_a x_b x_c : Int} (h0 : x_a = x_b) (h1 : x_b < x_c) : ¬ x_a = x_c :=
  by omega

/-- A fact of integers. -/
theorem int_eab_necb_neac {x_a x_b x_c : Int} (h0 : x_a = x_b) (h1 : ¬ x_c = x_b) : ¬ x_a = x_c :=
  by omega

/-- A fact of integers. -/
theorem int_eab_nlcb_neac {x_a x_b x_c : Int} (h0 : x_a = x_b) (h1 : ¬ x_c ≤ x_b) : ¬ x_a = x_c :=
  by omega

/-- A fact of integers. -/
theorem int_eab_tcb_neac {x_a x_b x_c : Int} (h0 : x_a = x_b) (h1 : x_c < x_b) : ¬ x_a = x_c :=
  by omega

/-- A fact of integers. -/
theorem int_lab_tbc_neac {x_a x_b x_c : Int} (h0 : x_a ≤ x_b) (h1 : x_b < x_c) : ¬ x_a = x_c :=
  by omega

/-- A fact of integers. -/
theorem int_lab_nlcb_neac {x_a x_b x_c : Int} (h0 : x_a ≤ x_b) (h1 : ¬ x_c ≤ x_b) : ¬ x_a = x_c :=
  by omega

/-- A fact of integers. -/
theorem int_ebc_tab_neac {x_a x_b x_c : Int} (h0 : x_b = x_c) (h1 : x_a < x_b) : ¬ x_a = x_c :=
  by omega

/-- A fact of integers. -/
theorem int_lbc_tab_neac {x_a x_b x_c : Int} (h0 : x_b ≤ x_c) (h1 : x_a < x_b) : ¬ x_a = x_c :=
  by omega

/-- A fact of integers. -/
theorem int_tab_tbc_neac {x_a x_b x_c : Int} (h0 : x_a < x_b) (h1 : x_b < x_c) : ¬ x_a = x_c :=
  by omega

/-- A fact of integers. -/
theorem int_ecb_tab_neac {x_a x_b x_c : Int} (h0 : x_c = x_b) (h1 : x_a < x_b) : ¬ x_a = x_c :=
  by omega

/-- A fact of integers. -/
theorem int_tab_nlcb_neac {x_a x_b x_c : Int} (h0 : x_a < x_b) (h1 : ¬ x_c ≤ x_b) : ¬ x_a = x_c :=
  by omega

/-- A fact of integers. -/
theorem int_tab_ntcb_neac {x_a x_b x_c : Int} (h0 : x_a < x_b) (h1 : ¬ x_c < x_b) : ¬ x_a = x_c :=
  by omega

/-- A fact of integers. -/
theorem int_eba_nebc_neac {x_a x_b x_c : Int} (h0 : x_b = x_a) (h1 : ¬ x_b = x_c) : ¬ x_a = x_c :=
  by omega

/-- A fact of integers. -/
theorem int_eba_nlbc_neac {x_a x_b x_c : Int} (h0 : x_b = x_a) (h1 : ¬ x_b ≤ x_c) : ¬ x_a = x_c :=
  by omega

/-- A fact of integers. -/
theorem int_eba_tbc_neac {x_a x_b x_c : Int} (h0 : x_b = x_a) (h1 : x_b < x_c) : ¬ x_a = x_c :=
  by omega

/-- A fact of integers. -/
theorem int_eba_necb_neac {x_a x_b x_c : Int} (h0 : x_b = x_a) (h1 : ¬ x_c = x_b) : ¬ x_a = x_c :=
  by omega

/-- A fact of integers. -/
theorem int_eba_nlcb_neac {x_a x_b x_c : Int} (h0 : x_b = x_a) (h1 : ¬ x_c ≤ x_b) : ¬ x_a = x_c :=
  by omega

/-- A fact of integers. -/
theorem int_eba_tcb_neac {x_a x_b x_c : Int} (h0 : x_b = x_a) (h1 : x_c < x_b) : ¬ x_a = x_c :=
  by omega

/-- A fact of integers. -/
theorem int_lba_nlbc_neac {x_a x_b x_c : Int} (h0 : x_b ≤ x_a) (h1 : ¬ x_b ≤ x_c) : ¬ x_a = x_c :=
  by omega

/-- A fact of integers. -/
theorem int_lba_tcb_neac {x_a x_b x_c : Int} (h0 : x_b ≤ x_a) (h1 : x_c < x_b) : ¬ x_a = x_c :=
  by omega

/-- A fact of integers. -/
theorem int_ebc_tba_neac {x_a x_b x_c : Int} (h0 : x_b = x_c) (h1 : x_b < x_a) : ¬ x_a = x_c :=
  by omega

/-- A fact of integers. -/
theorem int_tba_nlbc_neac {x_a x_b x_c : Int} (h0 : x_b < x_a) (h1 : ¬ x_b ≤ x_c) : ¬ x_a = x_c :=
  by omega

/-- A fact of integers. -/
theorem int_tba_ntbc_neac {x_a x_b x_c : Int} (h0 : x_b < x_a) (h1 : ¬ x_b < x_c) : ¬ x_a = x_c :=
  by omega

/-- A fact of integers. -/
theorem int_ecb_tba_neac {x_a x_b x_c : Int} (h0 : x_c = x_b) (h1 : x_b < x_a) : ¬ x_a = x_c :=
  by omega

/-- A fact of integers. -/
theorem int_lcb_tba_neac {x_a x_b x_c : Int} (h0 : x_c ≤ x_b) (h1 : x_b < x_a) : ¬ x_a = x_c :=
  by omega

/-- A fact of integers. -/
theorem int_tba_tcb_neac {x_a x_b x_c : Int} (h0 : x_b < x_a) (h1 : x_c < x_b) : ¬ x_a = x_c :=
  by omega

/-- A fact of integers. -/
theorem int_eab_ebc_lac {x_a x_b x_c : Int} (h0 : x_a = x_b) (h1 : x_b = x_c) : x_a ≤ x_c :=
  by omega

/-- A fact of integers. -/
theorem int_lbc_eab_lac {x_a x_b x_c : Int} (h0 : x_b ≤ x_c) (h1 : x_a = x_b) : x_a ≤ x_c :=
  by omega

/-- A fact of integers. -/
theorem int_eab_tbc_lac {x_a x_b x_c : Int} (h0 : x_a = x_b) (h1 : x_b < x_c) : x_a ≤ x_c :=
  by omega

/-- A fact of integers. -/
theorem int_eab_ecb_lac {x_a x_b x_c : Int} (h0 : x_a = x_b) (h1 : x_c = x_b) : x_a ≤ x_c :=
  by omega

/-- A fact of integers. -/
theorem int_eab_nlcb_lac {x_a x_b x_c : Int} (h0 : x_a = x_b) (h1 : ¬ x_c ≤ x_b) : x_a ≤ x_c :=
  by omega

/-- A fact of integers. -/
theorem int_eab_ntcb_lac {x_a x_b x_c : Int} (h0 : x_a = x_b) (h1 : ¬ x_c < x_b) : x_a ≤ x_c :=
  by omega

/-- A fact of integers. -/
theorem int_lab_ebc_lac {x_a x_b x_c : Int} (h0 : x_a ≤ x_b) (h1 : x_b = x_c) : x_a ≤ x_c :=
  by omega

/-- A fact of integers. -/
theorem int_lab_lbc_lac {x_a x_b x_c : Int} (h0 : x_a ≤ x_b) (h1 : x_b ≤ x_c) : x_a ≤ x_c :=
  by omega

/-- A fact of integers. -/
theorem int_lab_tbc_lac {x_a x_b x_c : Int} (h0 : x_a ≤ x_b) (h1 : x_b < x_c) : x_a ≤ x_c :=
  by omega

/-- A fact of integers. -/
theorem int_lab_ecb_lac {x_a x_b x_c : Int} (h0 : x_a ≤ x_b) (h1 : x_c = x_b) : x_a ≤ x_c :=
  by omega

/-- A fact of integers. -/
theorem int_lab_nlcb_lac {x_a x_b x_c : Int} (h0 : x_a ≤ x_b) (h1 : ¬ x_c ≤ x_b) : x_a ≤ x_c :=
  by omega

/-- A fact of integers. -/
theorem int_lab_ntcb_lac {x_a x_b x_c : Int} (h0 : x_a ≤ x_b) (h1 : ¬ x_c < x_b) : x_a ≤ x_c :=
  by omega

/-- A fact of integers. -/
theorem int_ebc_tab_lac {x_a x_b x_c : Int} (h0 : x_b = x_c) (h1 : x_a < x_b) : x_a ≤ x_c :=
  by omega

/-- A fact of integers. -/
theorem int_lbc_tab_lac {x_a x_b x_c : Int} (h0 : x_b ≤ x_c) (h1 : x_a < x_b) : x_a ≤ x_c :=
  by omega

/-- A fact of integers. -/
theorem int_tab_tbc_lac {x_a x_b x_c : Int} (h0 : x_a < x_b) (h1 : x_b < x_c) : x_a ≤ x_c :=
  by omega

/-- A fact of integers. -/
theorem int_ecb_tab_lac {x_a x_b x_c : Int} (h0 : x_c = x_b) (h1 : x_a < x_b) : x_a ≤ x_c :=
  by omega

/-- A fact of integers. -/
theorem int_tab_nlcb_lac {x_a x_b x_c : Int} (h0 : x_a < x_b) (h1 : ¬ x_c ≤ x_b) : x_a ≤ x_c :=
  by omega

/-- A fact of integers. -/
theorem int_tab_ntcb_lac {x_a x_b x_c : Int} (h0 : x_a < x_b) (h1 : ¬ x_c < x_b) : x_a ≤ x_c :=
  by omega

/-- A fact of integers. -/
theorem int_eba_ebc_lac {x_a x_b x_c : Int} (h0 : x_b = x_a) (h1 : x_b = x_c) : x_a ≤ x_c :=
  by omega

/-- A fact of integers. -/
theorem int_lbc_eba_lac {x_a x_b x_c : Int} (h0 : x_b ≤ x_c) (h1 : x_b = x_a) : x_a ≤ x_c :=
  by omega

/-- A fact of integers. -/
theorem int_eba_tbc_lac {x_a x_b x_c : Int} (h0 : x_b = x_a) (h1 : x_b < x_c) : x_a ≤ x_c :=
  by omega

/-- A fact of integers. -/
theorem int_eba_ecb_lac {x_a x_b x_c : Int} (h0 : x_b = x_a) (h1 : x_c = x_b) : x_a ≤ x_c :=
  by omega

/-- A fact of integers. -/
theorem int_eba_nlcb_lac {x_a x_b x_c : Int} (h0 : x_b = x_a) (h1 : ¬ x_c ≤ x_b) : x_a ≤ x_c :=
  by omega

/-- A fact of integers. -/
theorem int_eba_ntcb_lac {x_a x_b x_c : Int} (h0 : x_b = x_a) (h1 : ¬ x_c < x_b) : x_a ≤ x_c :=
  by omega

/-- A fact of integers. -/
theorem int_eab_nlbc_nlac {x_a x_b x_c : Int} (h0 : x_a = x_b) (h1 : ¬ x_b ≤ x_c) : ¬ x_a ≤ x_c :=
  by omega

/-- A fact of integers. -/
theorem int_eab_tcb_nlac {x_a x_b x_c : Int} (h0 : x_a = x_b) (h1 : x_c < x_b) : ¬ x_a ≤ x_c :=
  by omega

/-- A fact of integers. -/
theorem int_eba_nlbc_nlac {x_a x_b x_c : Int} (h0 : x_b = x_a) (h1 : ¬ x_b ≤ x_c) : ¬ x_a ≤ x_c :=
  by omega

/-- A fact of integers. -/
theorem int_eba_tcb_nlac {x_a x_b x_c : Int} (h0 : x_b = x_a) (h1 : x_c < x_b) : ¬ x_a ≤ x_c :=
  by omega

/-- A fact of integers. -/
theorem int_lba_nlbc_nlac {x_a x_b x_c : Int} (h0 : x_b ≤ x_a) (h1 : ¬ x_b ≤ x_c) : ¬ x_a ≤ x_c :=
  by omega

/-- A fact of integers. -/
theorem int_lba_tcb_nlac {x_a x_b x_c : Int} (h0 : x_b ≤ x_a) (h1 : x_c < x_b) : ¬ x_a ≤ x_c :=
  by omega

/-- A fact of integers. -/
theorem int_ebc_tba_nlac {x_a x_b x_c : Int} (h0 : x_b = x_c) (h1 : x_b < x_a) : ¬ x_a ≤ x_c :=
  by omega

/-- A fact of integers. -/
theorem int_tba_nlbc_nlac {x_a x_b x_c : Int} (h0 : x_b < x_a) (h1 : ¬ x_b ≤ x_c) : ¬ x_a ≤ x_c :=
  by omega

/-- A fact of integers. -/
theorem int_tba_ntbc_nlac {x_a x_b x_c : Int} (h0 : x_b < x_a) (h1 : ¬ x_b < x_c) : ¬ x_a ≤ x_c :=
  by omega

/-- A fact of integers. -/
theorem int_ecb_tba_nlac {x_a x_b x_c : Int} (h0 : x_c = x_b) (h1 : x_b < x_a) : ¬ x_a ≤ x_c :=
  by omega

/-- A fact of integers. -/
theorem int_lcb_tba_nlac {x_a x_b x_c : Int} (h0 : x_c ≤ x_b) (h1 : x_b < x_a) : ¬ x_a ≤ x_c :=
  by omega

/-- A fact of integers. -/
theorem int_tba_tcb_nlac {x_a x_b x_c : Int} (h0 : x_b < x_a) (h1 : x_c < x_b) : ¬ x_a ≤ x_c :=
  by omega

/-- A fact of integers. -/
theorem int_eab_tbc_tac {x_a x_b x_c : Int} (h0 : x_a = x_b) (h1 : x_b < x_c) : x_a < x_c :=
  by omega

/-- A fact of integers. -/
theorem int_eab_nlcb_tac {x_a x_b x_c : Int} (h0 : x_a = x_b) (h1 : ¬ x_c ≤ x_b) : x_a < x_c :=
  by omega

/-- A fact of integers. -/
theorem int_lab_tbc_tac {x_a x_b x_c : Int} (h0 : x_a ≤ x_b) (h1 : x_b < x_c) : x_a < x_c :=
  by omega

/-- A fact of integers. -/
theorem int_lab_nlcb_tac {x_a x_b x_c : Int} (h0 : x_a ≤ x_b) (h1 : ¬ x_c ≤ x_b) : x_a < x_c :=
  by omega

/-- A fact of integers. -/
theorem int_ebc_tab_tac {x_a x_b x_c : Int} (h0 : x_b = x_c) (h1 : x_a < x_b) : x_a < x_c :=
  by omega

/-- A fact of integers. -/
theorem int_lbc_tab_tac {x_a x_b x_c : Int} (h0 : x_b ≤ x_c) (h1 : x_a < x_b) : x_a < x_c :=
  by omega

/-- A fact of integers. -/
theorem int_tab_tbc_tac {x_a x_b x_c : Int} (h0 : x_a < x_b) (h1 : x_b < x_c) : x_a < x_c :=
  by omega

/-- A fact of integers. -/
theorem int_ecb_tab_tac {x_a x_b x_c : Int} (h0 : x_c = x_b) (h1 : x_a < x_b) : x_a < x_c :=
  by omega

/-- A fact of integers. -/
theorem int_tab_nlcb_tac {x_a x_b x_c : Int} (h0 : x_a < x_b) (h1 : ¬ x_c ≤ x_b) : x_a < x_c :=
  by omega

/-- A fact of integers. -/
theorem int_tab_ntcb_tac {x_a x_b x_c : Int} (h0 : x_a < x_b) (h1 : ¬ x_c < x_b) : x_a < x_c :=
  by omega

/-- A fact of integers. -/
theorem int_eba_tbc_tac {x_a x_b x_c : Int} (h0 : x_b = x_a) (h1 : x_b < x_c) : x_a < x_c :=
  by omega

/-- A fact of integers. -/
theorem int_eba_nlcb_tac {x_a x_b x_c : Int} (h0 : x_b = x_a) (h1 : ¬ x_c ≤ x_b) : x_a < x_c :=
  by omega

/-- A fact of integers. -/
theorem int_eab_ebc_ntac {x_a x_b x_c : Int} (h0 : x_a = x_b) (h1 : x_b = x_c) : ¬ x_a < x_c :=
  by omega

/-- A fact of integers. -/
theorem int_eab_nlbc_ntac {x_a x_b x_c : Int} (h0 : x_a = x_b) (h1 : ¬ x_b ≤ x_c) : ¬ x_a < x_c :=
  by omega

/-- A fact of integers. -/
theorem int_eab_ntbc_ntac {x_a x_b x_c : Int} (h0 : x_a = x_b) (h1 : ¬ x_b < x_c) : ¬ x_a < x_c :=
  by omega

/-- A fact of integers. -/
theorem int_eab_ecb_ntac {x_a x_b x_c : Int} (h0 : x_a = x_b) (h1 : x_c = x_b) : ¬ x_a < x_c :=
  by omega

/-- A fact of integers. -/
theorem int_lcb_eab_ntac {x_a x_b x_c : Int} (h0 : x_c ≤ x_b) (h1 : x_a = x_b) : ¬ x_a < x_c :=
  by omega

/-- A fact of integers. -/
theorem int_eab_tcb_ntac {x_a x_b x_c : Int} (h0 : x_a = x_b) (h1 : x_c < x_b) : ¬ x_a < x_c :=
  by omega

/-- A fact of integers. -/
theorem int_eba_ebc_ntac {x_a x_b x_c : Int} (h0 : x_b = x_a) (h1 : x_b = x_c) : ¬ x_a < x_c :=
  by omega

/-- A fact of integers. -/
theorem int_eba_nlbc_ntac {x_a x_b x_c : Int} (h0 : x_b = x_a) (h1 : ¬ x_b ≤ x_c) : ¬ x_a < x_c :=
  by omega

/-- A fact of integers. -/
theorem int_eba_ntbc_ntac {x_a x_b x_c : Int} (h0 : x_b = x_a) (h1 : ¬ x_b < x_c) : ¬ x_a < x_c :=
  by omega

/-- A fact of integers. -/
theorem int_eba_ecb_ntac {x_a x_b x_c : Int} (h0 : x_b = x_a) (h1 : x_c = x_b) : ¬ x_a < x_c :=
  by omega

/-- A fact of integers. -/
theorem int_lcb_eba_ntac {x_a x_b x_c : Int} (h0 : x_c ≤ x_b) (h1 : x_b = x_a) : ¬ x_a < x_c :=
  by omega

/-- A fact of integers. -/
theorem int_eba_tcb_ntac {x_a x_b x_c : Int} (h0 : x_b = x_a) (h1 : x_c < x_b) : ¬ x_a < x_c :=
  by omega

/-- A fact of integers. -/
theorem int_lba_ebc_ntac {x_a x_b x_c : Int} (h0 : x_b ≤ x_a) (h1 : x_b = x_c) : ¬ x_a < x_c :=
  by omega

/-- A fact of integers. -/
theorem int_lba_nlbc_ntac {x_a x_b x_c : Int} (h0 : x_b ≤ x_a) (h1 : ¬ x_b ≤ x_c) : ¬ x_a < x_c :=
  by omega

/-- A fact of integers. -/
theorem int_lba_ntbc_ntac {x_a x_b x_c : Int} (h0 : x_b ≤ x_a) (h1 : ¬ x_b < x_c) : ¬ x_a < x_c :=
  by omega

/-- A fact of integers. -/
theorem int_lba_ecb_ntac {x_a x_b x_c : Int} (h0 : x_b ≤ x_a) (h1 : x_c = x_b) : ¬ x_a < x_c :=
  by omega

/-- A fact of integers. -/
theorem int_lba_lcb_ntac {x_a x_b x_c : Int} (h0 : x_b ≤ x_a) (h1 : x_c ≤ x_b) : ¬ x_a < x_c :=
  by omega

/-- A fact of integers. -/
theorem int_lba_tcb_ntac {x_a x_b x_c : Int} (h0 : x_b ≤ x_a) (h1 : x_c < x_b) : ¬ x_a < x_c :=
  by omega

/-- A fact of integers. -/
theorem int_ebc_tba_ntac {x_a x_b x_c : Int} (h0 : x_b = x_c) (h1 : x_b < x_a) : ¬ x_a < x_c :=
  by omega

/-- A fact of integers. -/
theorem int_tba_nlbc_ntac {x_a x_b x_c : Int} (h0 : x_b < x_a) (h1 : ¬ x_b ≤ x_c) : ¬ x_a < x_c :=
  by omega

/-- A fact of integers. -/
theorem int_tba_ntbc_ntac {x_a x_b x_c : Int} (h0 : x_b < x_a) (h1 : ¬ x_b < x_c) : ¬ x_a < x_c :=
  by omega

/-- A fact of integers. -/
theorem int_ecb_tba_ntac {x_a x_b x_c : Int} (h0 : x_c = x_b) (h1 : x_b < x_a) : ¬ x_a < x_c :=
  by omega

/-- A fact of integers. -/
theorem int_lcb_tba_ntac {x_a x_b x_c : Int} (h0 : x_c ≤ x_b) (h1 : x_b < x_a) : ¬ x_a < x_c :=
  by omega

/-- A fact of integers. -/
theorem int_tba_tcb_ntac {x_a x_b x_c : Int} (h0 : x_b < x_a) (h1 : x_c < x_b) : ¬ x_a < x_c :=
  by omega

/-- A fact of integers. -/
theorem int_eab_ebc_eca {x_a x_b x_c : Int} (h0 : x_a = x_b) (h1 : x_b = x_c) : x_c = x_a :=
  by omega

/-- A fact of integers. -/
theorem int_eab_ecb_eca {x_a x_b x_c : Int} (h0 : x_a = x_b) (h1 : x_c = x_b) : x_c = x_a :=
  by omega

/-- A fact of integers. -/
theorem int_eba_ebc_eca {x_a x_b x_c : Int} (h0 : x_b = x_a) (h1 : x_b = x_c) : x_c = x_a :=
  by omega

/-- A fact of integers. -/
theorem int_eba_ecb_eca {x_a x_b x_c : Int} (h0 : x_b = x_a) (h1 : x_c = x_b) : x_c = x_a :=
  by omega

/-- A fact of integers. -/
theorem int_eab_nebc_neca {x_a x_b x_c : Int} (h0 : x_a = x_b) (h1 : ¬ x_b = x_c) : ¬ x_c = x_a :=
  by omega

/-- A fact of integers. -/
theorem int_eab_nlbc_neca {x_a x_b x_c : Int} (h0 : x_a = x_b) (h1 : ¬ x_b ≤ x_c) : ¬ x_c = x_a :=
  by omega

/-- A fact of integers. -/
theorem int_eab_necb_neca {x_a x_b x_c : Int} (h0 : x_a = x_b) (h1 : ¬ x_c = x_b) : ¬ x_c = x_a :=
  by omega

/-- A fact of integers. -/
theorem int_eab_nlcb_neca {x_a x_b x_c : Int} (h0 : x_a = x_b) (h1 : ¬ x_c ≤ x_b) : ¬ x_c = x_a :=
  by omega

/-- A fact of integers. -/
theorem int_lab_nlcb_neca {x_a x_b x_c : Int} (h0 : x_a ≤ x_b) (h1 : ¬ x_c ≤ x_b) : ¬ x_c = x_a :=
  by omega

/-- A fact of integers. -/
theorem int_tab_tbc_neca {x_a x_b x_c : Int} (h0 : x_a < x_b) (h1 : x_b < x_c) : ¬ x_c = x_a :=
  by omega

/-- A fact of integers. -/
theorem int_tab_nlcb_neca {x_a x_b x_c : Int} (h0 : x_a < x_b) (h1 : ¬ x_c ≤ x_b) : ¬ x_c = x_a :=
  by omega

/-- A fact of integers. -/
theorem int_tab_ntcb_neca {x_a x_b x_c : Int} (h0 : x_a < x_b) (h1 : ¬ x_c < x_b) : ¬ x_c = x_a :=
  by omega

/-- A fact of integers. -/
theorem int_eba_nebc_neca {x_a x_b x_c : Int} (h0 : x_b = x_a) (h1 : ¬ x_b = x_c) : ¬ x_c = x_a :=
  by omega

/-- A fact of integers. -/
theorem int_eba_nlbc_neca {x_a x_b x_c : Int} (h0 : x_b = x_a) (h1 : ¬ x_b ≤ x_c) : ¬ x_c = x_a :=
  by omega

/-- A fact of integers. -/
theorem int_eba_necb_neca {x_a x_b x_c : Int} (h0 : x_b = x_a) (h1 : ¬ x_c = x_b) : ¬ x_c = x_a :=
  by omega

/-- A fact of integers. -/
theorem int_eba_nlcb_neca {x_a x_b x_c : Int} (h0 : x_b = x_a) (h1 : ¬ x_c ≤ x_b) : ¬ x_c = x_a :=
  by omega

/-- A fact of integers. -/
theorem int_lba_nlbc_neca {x_a x_b x_c : Int} (h0 : x_b ≤ x_a) (h1 : ¬ x_b ≤ x_c) : ¬ x_c = x_a :=
  by omega

/-- A fact of integers. -/
theorem int_tba_nlbc_neca {x_a x_b x_c : Int} (h0 : x_b < x_a) (h1 : ¬ x_b ≤ x_c) : ¬ x_c = x_a :=
  by omega

/-- A fact of integers. -/
theorem int_tba_ntbc_neca {x_a x_b x_c : Int} (h0 : x_b < x_a) (h1 : ¬ x_b < x_c) : ¬ x_c = x_a :=
  by omega

/-- A fact of integers. -/
theorem int_tba_tcb_neca {x_a x_b x_c : Int} (h0 : x_b < x_a) (h1 : x_c < x_b) : ¬ x_c = x_a :=
  by omega

/-- A fact of integers. -/
theorem int_eab_ebc_lca {x_a x_b x_c : Int} (h0 : x_a = x_b) (h1 : x_b = x_c) : x_c ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_eab_nlbc_lca {x_a x_b x_c : Int} (h0 : x_a = x_b) (h1 : ¬ x_b ≤ x_c) : x_c ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_eab_ntbc_lca {x_a x_b x_c : Int} (h0 : x_a = x_b) (h1 : ¬ x_b < x_c) : x_c ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_eab_ecb_lca {x_a x_b x_c : Int} (h0 : x_a = x_b) (h1 : x_c = x_b) : x_c ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_eba_ebc_lca {x_a x_b x_c : Int} (h0 : x_b = x_a) (h1 : x_b = x_c) : x_c ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_eba_nlbc_lca {x_a x_b x_c : Int} (h0 : x_b = x_a) (h1 : ¬ x_b ≤ x_c) : x_c ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_eba_ntbc_lca {x_a x_b x_c : Int} (h0 : x_b = x_a) (h1 : ¬ x_b < x_c) : x_c ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_eba_ecb_lca {x_a x_b x_c : Int} (h0 : x_b = x_a) (h1 : x_c = x_b) : x_c ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_lba_nlbc_lca {x_a x_b x_c : Int} (h0 : x_b ≤ x_a) (h1 : ¬ x_b ≤ x_c) : x_c ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_lba_ntbc_lca {x_a x_b x_c : Int} (h0 : x_b ≤ x_a) (h1 : ¬ x_b < x_c) : x_c ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_lba_lcb_lca {x_a x_b x_c : Int} (h0 : x_b ≤ x_a) (h1 : x_c ≤ x_b) : x_c ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_tba_nlbc_lca {x_a x_b x_c : Int} (h0 : x_b < x_a) (h1 : ¬ x_b ≤ x_c) : x_c ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_tba_ntbc_lca {x_a x_b x_c : Int} (h0 : x_b < x_a) (h1 : ¬ x_b < x_c) : x_c ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_tba_tcb_lca {x_a x_b x_c : Int} (h0 : x_b < x_a) (h1 : x_c < x_b) : x_c ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_eab_nlcb_nlca {x_a x_b x_c : Int} (h0 : x_a = x_b) (h1 : ¬ x_c ≤ x_b) : ¬ x_c ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_lab_nlcb_nlca {x_a x_b x_c : Int} (h0 : x_a ≤ x_b) (h1 : ¬ x_c ≤ x_b) : ¬ x_c ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_tab_tbc_nlca {x_a x_b x_c : Int} (h0 : x_a < x_b) (h1 : x_b < x_c) : ¬ x_c ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_tab_nlcb_nlca {x_a x_b x_c : Int} (h0 : x_a < x_b) (h1 : ¬ x_c ≤ x_b) : ¬ x_c ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_tab_ntcb_nlca {x_a x_b x_c : Int} (h0 : x_a < x_b) (h1 : ¬ x_c < x_b) : ¬ x_c ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_eba_nlcb_nlca {x_a x_b x_c : Int} (h0 : x_b = x_a) (h1 : ¬ x_c ≤ x_b) : ¬ x_c ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_eab_nlbc_tca {x_a x_b x_c : Int} (h0 : x_a = x_b) (h1 : ¬ x_b ≤ x_c) : x_c < x_a :=
  by omega

/-- A fact of integers. -/
theorem int_eba_nlbc_tca {x_a x_b x_c : Int} (h0 : x_b = x_a) (h1 : ¬ x_b ≤ x_c) : x_c < x_a :=
  by omega

/-- A fact of integers. -/
theorem int_lba_nlbc_tca {x_a x_b x_c : Int} (h0 : x_b ≤ x_a) (h1 : ¬ x_b ≤ x_c) : x_c < x_a :=
  by omega

/-- A fact of integers. -/
theorem int_tba_nlbc_tca {x_a x_b x_c : Int} (h0 : x_b < x_a) (h1 : ¬ x_b ≤ x_c) : x_c < x_a :=
  by omega

/-- A fact of integers. -/
theorem int_tba_ntbc_tca {x_a x_b x_c : Int} (h0 : x_b < x_a) (h1 : ¬ x_b < x_c) : x_c < x_a :=
  by omega

/-- A fact of integers. -/
theorem int_tba_tcb_tca {x_a x_b x_c : Int} (h0 : x_b < x_a) (h1 : x_c < x_b) : x_c < x_a :=
  by omega

/-- A fact of integers. -/
theorem int_eab_ebc_ntca {x_a x_b x_c : Int} (h0 : x_a = x_b) (h1 : x_b = x_c) : ¬ x_c < x_a :=
  by omega

/-- A fact of integers. -/
theorem int_eab_ecb_ntca {x_a x_b x_c : Int} (h0 : x_a = x_b) (h1 : x_c = x_b) : ¬ x_c < x_a :=
  by omega

/-- A fact of integers. -/
theorem int_eab_nlcb_ntca {x_a x_b x_c : Int} (h0 : x_a = x_b) (h1 : ¬ x_c ≤ x_b) : ¬ x_c < x_a :=
  by omega

/-- A fact of integers. -/
theorem int_eab_ntcb_ntca {x_a x_b x_c : Int} (h0 : x_a = x_b) (h1 : ¬ x_c < x_b) : ¬ x_c < x_a :=
  by omega

/-- A fact of integers. -/
theorem int_lab_lbc_ntca {x_a x_b x_c : Int} (h0 : x_a ≤ x_b) (h1 : x_b ≤ x_c) : ¬ x_c < x_a :=
  by omega

/-- A fact of integers. -/
theorem int_lab_nlcb_ntca {x_a x_b x_c : Int} (h0 : x_a ≤ x_b) (h1 : ¬ x_c ≤ x_b) : ¬ x_c < x_a :=
  by omega

/-- A fact of integers. -/
theorem int_lab_ntcb_ntca {x_a x_b x_c : Int} (h0 : x_a ≤ x_b) (h1 : ¬ x_c < x_b) : ¬ x_c < x_a :=
  by omega

/-- A fact of integers. -/
theorem int_tab_tbc_ntca {x_a x_b x_c : Int} (h0 : x_a < x_b) (h1 : x_b < x_c) : ¬ x_c < x_a :=
  by omega

/-- A fact of integers. -/
theorem int_tab_nlcb_ntca {x_a x_b x_c : Int} (h0 : x_a < x_b) (h1 : ¬ x_c ≤ x_b) : ¬ x_c < x_a :=
  by omega

/-- A fact of integers. -/
theorem int_tab_ntcb_ntca {x_a x_b x_c : Int} (h0 : x_a < x_b) (h1 : ¬ x_c < x_b) : ¬ x_c < x_a :=
  by omega

/-- A fact of integers. -/
theorem int_eba_ebc_ntca {x_a x_b x_c : Int} (h0 : x_b = x_a) (h1 : x_b = x_c) : ¬ x_c < x_a :=
  by omega

/-- A fact of integers. -/
theorem int_eba_ecb_ntca {x_a x_b x_c : Int} (h0 : x_b = x_a) (h1 : x_c = x_b) : ¬ x_c < x_a :=
  by omega

/-- A fact of integers. -/
theorem int_eba_nlcb_ntca {x_a x_b x_c : Int} (h0 : x_b = x_a) (h1 : ¬ x_c ≤ x_b) : ¬ x_c < x_a :=
  by omega

/-- A fact of integers. -/
theorem int_eba_ntcb_ntca {x_a x_b x_c : Int} (h0 : x_b = x_a) (h1 : ¬ x_c < x_b) : ¬ x_c < x_a :=
  by omega

/-- A fact of integers. -/
theorem int_not_one_lt_zero : ¬ (1 : Int) < 0 :=
  by omega

/-- A fact of integers. -/
theorem int_one_lt_zero (h0 : (1 : Int) < 0) : False :=
  by omega

/-- A fact of integers. -/
theorem int_irrefl {x_a : Int} (h0 : x_a < x_a) : False :=
  by omega

/-- A fact of integers. -/
theorem int_refl {x_a : Int} : x_a ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_add_comm {x_a x_b : Int} : x_a + x_b = x_b + x_a :=
  by omega

/-- A fact of integers. -/
theorem int_add_comm_le {x_a x_b : Int} : x_a + x_b ≤ x_b + x_a :=
  by omega

/-- A fact of integers. -/
theorem int_add_nonneg {x_a x_b : Int} (h0 : 0 ≤ x_a) (h1 : 0 ≤ x_b) : 0 ≤ x_a + x_b :=
  by omega

/-- A fact of integers. -/
theorem int_le_add {x_a x_b : Int} (h0 : 0 ≤ x_b) : x_a ≤ x_a + x_b :=
  by omega

/-- A fact of integers. -/
theorem int_le_add_left {x_a x_b : Int} (h0 : 0 ≤ x_b) : x_a ≤ x_b + x_a :=
  by omega

/-- A fact of integers. -/
theorem int_lt_add {x_a x_b : Int} (h0 : 0 < x_b) : x_a < x_a + x_b :=
  by omega

/-- A fact of integers. -/
theorem int_lt_add_left {x_a x_b : Int} (h0 : 0 < x_b) : x_a < x_b + x_a :=
  by omega

/-- A fact of integers. -/
theorem int_eq_zero_add {x_a x_b : Int} (h0 : x_a = 0 + x_b) : x_a = x_b :=
  by omega

/-- A fact of integers. -/
theorem int_le_zero_add {x_a x_b : Int} (h0 : x_a ≤ 0 + x_b) : x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_lt_zero_add {x_a x_b : Int} (h0 : x_a < 0 + x_b) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_zero_add_le {x_a x_b : Int} (h0 : 0 + x_a ≤ x_b) : x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_lt_max_left {x_a x_b x_c : Int} (h0 : x_a < x_b) : x_a < (max x_b x_c) :=
  by omega

/-- A fact of integers. -/
theorem int_lt_max_right {x_a x_b x_c : Int} (h0 : x_a < x_c) : x_a < (max x_b x_c) :=
  by omega

/-- A fact of integers. -/
theorem int_le_max_left {x_a x_b x_c : Int} (h0 : x_a ≤ x_b) : x_a ≤ (max x_b x_c) :=
  by omega

/-- A fact of integers. -/
theorem int_le_max_right {x_a x_b x_c : Int} (h0 : x_a ≤ x_c) : x_a ≤ (max x_b x_c) :=
  by omega

/-- A fact of integers. -/
theorem int_max_le {x_a x_b x_c : Int} (h0 : x_b ≤ x_a) (h1 : x_c ≤ x_a) : (max x_b x_c) ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_max_lt {x_a x_b x_c : Int} (h0 : x_b < x_a) (h1 : x_c < x_a) : (max x_b x_c) < x_a :=
  by omega

/-- A fact of integers. -/
theorem int_lt_min {x_a x_b x_c : Int} (h0 : x_a < x_b) (h1 : x_a < x_c) : x_a < (min x_b x_c) :=
  by omega

/-- A fact of integers. -/
theorem int_le_min {x_a x_b x_c : Int} (h0 : x_a ≤ x_b) (h1 : x_a ≤ x_c) : x_a ≤ (min x_b x_c) :=
  by omega

/-- A fact of integers. -/
theorem int_of_lt_min_left {x_a x_b x_c : Int} (h0 : x_a < (min x_b x_c)) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_of_lt_min_right {x_a x_b x_c : Int} (h0 : x_a < (min x_b x_c)) : x_a < x_c :=
  by omega

/-- A fact of integers. -/
theorem int_of_le_min_left {x_a x_b x_c : Int} (h0 : x_a ≤ (min x_b x_c)) : x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_of_le_min_right {x_a x_b x_c : Int} (h0 : x_a ≤ (min x_b x_c)) : x_a ≤ x_c :=
  by omega

/-- A fact of integers. -/
theorem int_of_max_le_left {x_a x_b x_c : Int} (h0 : (max x_b x_c) ≤ x_a) : x_b ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_of_max_le_right {x_a x_b x_c : Int} (h0 : (max x_b x_c) ≤ x_a) : x_c ≤ x_a :=
  by omega

end Redverify
