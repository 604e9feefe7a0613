module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.rows

/-- `B` -/ abbrev v_B : Var := 0
/-- `N` -/ abbrev v_N : Var := 1
/-- `Z` -/ abbrev v_Z : Var := 2
/-- `D` -/ abbrev v_D : Var := 3
/-- `b` -/ abbrev v_b : Var := 4
/-- `d` -/ abbrev v_d : Var := 5
/-- `k` -/ abbrev v_k : Var := 6
/-- `$d0` -/ abbrev d_0 : Var := 7
/-- `$d1` -/ abbrev d_1 : Var := 8
/-- `$d2` -/ abbrev d_2 : Var := 9
/-- `i0` -/ abbrev v_i0 : Var := 10
/-- `i1` -/ abbrev v_i1 : Var := 11
/-- `lo` -/ abbrev v_lo : Var := 12
/-- `hi` -/ abbrev v_hi : Var := 13
/-- `j` -/ abbrev v_j : Var := 14
/-- `off` -/ abbrev a_off : Arr := 0
/-- `idx` -/ abbrev a_idx : Arr := 1
/-- `t` -/ abbrev a_t : Arr := 2
/-- `e` -/ abbrev a_e : Arr := 3
/-- `O` -/ abbrev t_O : Ten := 0
/-- `I` -/ abbrev t_I : Ten := 1
/-- `T` -/ abbrev t_T : Ten := 2
/-- `E` -/ abbrev t_E : Ten := 3

/-- Specification `bag`. -/
def spec : Spec where
  assumptions :=
    [
      .and
        (.and
          (.and (.le (.const 0) (.var v_B)) (.le (.const 0) (.var v_N)))
          (.le (.const 0) (.var v_Z)))
        (.le (.const 0) (.var v_D))]
  inputs :=
    [
      Region.mk t_O [(.const 0, .add (.var v_B) (.const 1))],
      Region.mk t_I [(.const 0, .var v_Z)],
      Region.mk t_T [(.const 0, .var v_N), (.const 0, .var v_D)]]
  outputs := [Region.mk t_E [(.const 0, .var v_B), (.const 0, .var v_D)]]
  equations :=
    [
      Equation.mk
        t_E
        [v_b, v_d]
        .true
        (.reduce
          [.fn (.literal .f32 0 1) []]
          (.builtin "+" .f32)
          [v_k]
          (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_Z)))
          (.letval
            d_0
            .i64
            (.access t_O [.var v_b])
            (.letval
              d_1
              .i64
              (.access t_O [.add (.var v_b) (.const 1)])
              (.select
                (.and (.le (.var d_0) (.var v_k)) (.lt (.var v_k) (.var d_1)))
                (.letval d_2 .i32 (.access t_I [.var v_k]) (.access t_T [.var d_2, .var v_d]))
                (.fn (.special .f32 "-0.0") [])))))]
  ranges :=
    [
      Range.mk t_O .i64 (.const 0) (.add (.var v_Z) (.const 1)) true,
      Range.mk t_I .i32 (.const 0) (.var v_N) false]

/-- Implementation `rows`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_off t_O [v_i0] [.var v_i0] none,
      Binding.mk a_idx t_I [v_i0] [.var v_i0] none,
      Binding.mk a_t t_T [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_e t_E [v_i0, v_i1] [.var v_i0, .var v_i1] none]
  body :=
    .par v_b (.const 0) (.var v_B) <|
      .letval v_lo .i64 (.read a_off [.var v_b]) (.const 0) (.add (.var v_Z) (.const 1)) <|
      .letval v_hi .i64 (.read a_off [.add (.var v_b) (.const 1)]) (.const 0) (.add (.var v_Z) (.const 1)) <|
      .seq (.par v_d (.const 0) (.var v_D) <|
        .assign a_e [.var v_b, .var v_d] (.fn (.literal .f32 0 1) [])) <|
      .scope [a_e] <|
        .for v_k (.var v_lo) (.var v_hi) <|
          .letval v_j .i32 (.read a_idx [.var v_k]) (.const 0) (.var v_N) <|
          .par v_d (.const 0) (.var v_D) <|
            .accumulate false (.builtin "+" .f32) a_e [.var v_b, .var v_d] (.read a_t [.var v_j, .var v_d])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := RightUnit I (.builtin "+" .f32) (I.fn (.special .f32 "-0.0") [])

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : RightUnit I (.builtin "+" .f32) (I.fn (.special .f32 "-0.0") []) := hl

abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1
abbrev f_2 : Fn := .special .f32 "-0.0"

abbrev base (E : Env) (B N Z D : Int) : Env := ((((E.set v_B B).set v_N N).set v_Z Z).set v_D D)

theorem base_self (E : Env) : base E (E v_B) (E v_N) (E v_Z) (E v_D) = E := by
  unfold base
  rw [Env.set_self, Env.set_self, Env.set_self, Env.set_self]

theorem shape_a_e : ∀ b ∈ impl.bindings, b.array = a_e → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))))

theorem fact_0 {a b c d : Int} (h0 : a = c) (h1 : c < d) (h2 : d < b + 1) : a < b :=
  by omega

theorem fact_1 {a b c d : Int} (h0 : a < c) (h1 : c < d) (h2 : d < b + 1) : a < b :=
  by omega

theorem fact_2 {a b c d x_e : Int} (h0 : a ≤ c) (h1 : c ≤ d) (h2 : d < x_e) (h3 : x_e < b + 1) : a < b :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (B N Z D : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E B N Z D) M) (hR : spec.InRange I (base E B N Z D) M)
include hl hM hR

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (c1 N b x_hi k x_lo : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((x_lo ≤ y_k0 ∧ y_k0 < k) ∧ 0 < N) ∧ k ≤ x_hi)) (body1 (fun y_k0 => sel (I.toInt .i64 (M t_O [b]) ≤ y_k0 ∧ y_k0 < I.toInt .i64 (M t_O [b + 1])) (M t_T [I.toInt .i32 (M t_I [y_k0]), c1]) (I.fn f_2 []))))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (c1 b d k x_lo : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => y_k0 = k ∧ c1 < d ∨ x_lo ≤ y_k0 ∧ y_k0 < k)) (body1 (fun y_k0 => sel (I.toInt .i64 (M t_O [b]) ≤ y_k0 ∧ y_k0 < I.toInt .i64 (M t_O [b + 1])) (M t_T [I.toInt .i32 (M t_I [y_k0]), c1]) (I.fn f_2 []))))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (b d k x_lo : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => x_lo ≤ y_k0 ∧ y_k0 ≤ k)) (body1 (fun y_k0 => sel (I.toInt .i64 (M t_O [b]) ≤ y_k0 ∧ y_k0 < I.toInt .i64 (M t_O [b + 1])) (M t_T [I.toInt .i32 (M t_I [y_k0]), d]) (I.fn f_2 []))))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (Z b d : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < Z)) (body1 (fun y_k0 => sel (I.toInt .i64 (M t_O [b]) ≤ y_k0 ∧ y_k0 < I.toInt .i64 (M t_O [b + 1])) (M t_T [I.toInt .i32 (M t_I [y_k0]), d]) (I.fn f_2 []))))

theorem equation_0 (b d : Int) (h0 : True) :
    (M t_E [b, d]) = (value_3 I M Z b d) :=
  (Eq.trans (hM _ (.head _) [b, d] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_Z))) (.letval d_0 .i64 (.access t_O [.var v_b]) (.letval d_1 .i64 (.access t_O [.add (.var v_b) (.const 1)]) (.select (.and (.le (.var d_0) (.var v_k)) (.lt (.var v_k) (.var d_1))) (.letval d_2 .i32 (.access t_I [.var v_k]) (.access t_T [.var d_2, .var v_d])) (.fn f_2 []))))) (((base E B N Z D).set v_b b).set v_d d) = _ from
  (eval_reduce_some1 rfl (fun (k : Int) => cond_holds) (fun (k : Int) (h1 : 0 ≤ k ∧ k < Z) =>
  (eval_letval rfl (eval_letval rfl (eval_select_of cond_holds rfl rfl)))))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (N Z D b : Int) : Heap V :=
  .points2 a_e
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 < D) ∧ 0 ≤ c0 ∧ c0 < b) ∧ 0 < N ∨ ((0 ≤ c1 ∧ c1 < D) ∧ 0 ≤ c0 ∧ c0 < b) ∧ Z = 0)
    (fun c0 c1 => (M t_E [c0, c1]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (N Z : Int) : Heap V :=
  .points1 a_idx
    (fun c0 => (0 ≤ c0 ∧ c0 < Z) ∧ 0 < N)
    (fun c0 => (M t_I [c0]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (B N Z : Int) : Heap V :=
  .points1 a_off
    (fun c0 => (0 ≤ c0 ∧ c0 ≤ B) ∧ 0 < N ∨ (0 ≤ c0 ∧ c0 ≤ B) ∧ Z = 0)
    (fun c0 => (M t_O [c0]))

noncomputable def known_1_3 (I : Interp V) (M : Model V) (N D : Int) : Heap V :=
  .points2 a_t
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < D) ∧ 0 ≤ c0 ∧ c0 < N)
    (fun c0 c1 => (M t_T [c0, c1]))

noncomputable def known_1 (I : Interp V) (M : Model V) (B N Z D b : Int) : Heap V :=
  ((known_1_0 I M N Z D b).and ((known_1_1 I M N Z).and ((known_1_2 I M B N Z).and (known_1_3 I M N D))))

noncomputable def known_2_0 (I : Interp V) (M : Model V) (N Z D b x_lo x_hi : Int) : Heap V :=
  .points2 a_e
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 < D) ∧ 0 ≤ c0 ∧ c0 < b) ∧ 0 < N ∨ ((((0 ≤ c1 ∧ c1 < D) ∧ 0 ≤ c0 ∧ c0 < b) ∧ Z = 0) ∧ x_hi = 0) ∧ x_lo = 0)
    (fun c0 c1 => (M t_E [c0, c1]))

noncomputable def known_2_1 (I : Interp V) (M : Model V) (N Z b x_lo x_hi d : Int) : Heap V :=
  .points2 a_e
    (fun c0 c1 => (c0 = b ∧ 0 ≤ c1 ∧ c1 < d) ∧ 0 < N ∨ (((c0 = b ∧ 0 ≤ c1 ∧ c1 < d) ∧ Z = 0) ∧ x_hi = 0) ∧ x_lo = 0)
    (fun c0 c1 => (I.fn f_1 []))

noncomputable def known_2_3 (I : Interp V) (M : Model V) (B N Z x_lo x_hi : Int) : Heap V :=
  .points1 a_off
    (fun c0 => (0 ≤ c0 ∧ c0 ≤ B) ∧ 0 < N ∨ (((0 ≤ c0 ∧ c0 ≤ B) ∧ Z = 0) ∧ x_hi = 0) ∧ x_lo = 0)
    (fun c0 => (M t_O [c0]))

noncomputable def known_2 (I : Interp V) (M : Model V) (B N Z D b x_lo x_hi d : Int) : Heap V :=
  ((known_2_0 I M N Z D b x_lo x_hi).and ((known_2_1 I M N Z b x_lo x_hi d).and ((known_1_1 I M N Z).and ((known_2_3 I M B N Z x_lo x_hi).and (known_1_3 I M N D)))))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_e [.var v_b, .var v_d] (.fn f_1 [])
    (fun e => (I.fn f_1 []))

theorem vc_2 (b x_lo x_hi d : Int) (h0 : ((0 ≤ B ∧ 0 ≤ N) ∧ 0 ≤ Z) ∧ 0 ≤ D) (h1 : 0 < N ∨ ¬ 0 < Z) (h2 : 0 ≤ b) (h3 : b < B) (h4 : x_lo = I.toInt .i64 (M t_O [b])) (h5 : 0 ≤ x_lo) (h6 : x_lo < Z + 1) (h7 : x_hi = I.toInt .i64 (M t_O [b + 1])) (h8 : 0 ≤ x_hi) (h9 : x_hi < Z + 1) (h10 : 0 ≤ d) (h11 : d < D) :
    (body_2 I M).vc I (impl.HasCell spec (base E B N Z D)) (((((base E B N Z D).set v_b b).set v_lo x_lo).set v_hi x_hi).set v_d d) (known_2 I M B N Z D b x_lo x_hi d) :=
  (vc_assign_of (I.fn f_1 [])
  (has_cell_at2 (b := (Binding.mk a_e t_E [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_E [(.const 0, .var v_B), (.const 0, .var v_D)])) (.tail _ (.tail _ (.tail _ (.head _)))) (.tail _ (.tail _ (.tail _ (.head _)))) [b, d]
  (region_iff.2 ⟨b, _, rfl, h2, h3, d, _, rfl, h10, h11, rfl⟩) shape_a_e rfl rfl ⟨h2, h10⟩) ev_const
  rfl)

theorem kept_2 (b x_lo x_hi d : Int) (h0 : ((0 ≤ B ∧ 0 ≤ N) ∧ 0 ≤ Z) ∧ 0 ≤ D) (h1 : 0 < N ∨ ¬ 0 < Z) (h2 : 0 ≤ b) (h3 : b < B) (h4 : x_lo = I.toInt .i64 (M t_O [b])) (h5 : 0 ≤ x_lo) (h6 : x_lo < Z + 1) (h7 : x_hi = I.toInt .i64 (M t_O [b + 1])) (h8 : 0 ≤ x_hi) (h9 : x_hi < Z + 1) (h10 : 0 ≤ d) (h11 : d < D) :
    Heap.Entails ((body_2 I M).post (((((base E B N Z D).set v_b b).set v_lo x_lo).set v_hi x_hi).set v_d d) (known_2 I M B N Z D b x_lo x_hi d)) (known_2 I M B N Z D b x_lo x_hi (d + 1)) :=
  (show Heap.Entails _ (known_2 I M B N Z D b x_lo x_hi (d + 1)) from
  (entails_and (entails_points2 (fun q0 q1 h12 =>
  (Or.elim h12 (fun h13 => (at_set_ne2 q0 q1 b d (fun h14 => (int_eab_tab_F h14.1 h13.1.2.2))
  (at_left (at_points2 q0 q1 h12 rfl))))
  (fun h13 => (at_set_ne2 q0 q1 b d (fun h14 => (int_eab_tab_F h14.1 h13.1.1.1.2.2))
  (at_left (at_points2 q0 q1 h12 rfl)))))))
  (entails_and (entails_points2 (fun q2 q3 h12 => (Or.elim h12
  (fun h13 => ((Classical.em (q2 = b ∧ q3 = d)).elim (fun h14 => (at_set_eq2 q2 q3 b d h14 rfl))
  (fun h14 => (at_set_ne2 q2 q3 b d h14
  (at_right (at_left (at_points2 q2 q3 (Or.inl ⟨⟨h13.1.1, ⟨h13.1.2.1, (int_c0 h13.1.1 h13.1.2.2 h14)⟩⟩, h13.2⟩) rfl)))))))
  (fun h13 => ((Classical.em (q2 = b ∧ q3 = d)).elim (fun h14 => (at_set_eq2 q2 q3 b d h14 rfl))
  (fun h14 => (at_set_ne2 q2 q3 b d h14 (at_right (at_left (at_points2 q2 q3
  (Or.inr ⟨⟨⟨⟨h13.1.1.1.1, ⟨h13.1.1.1.2.1, (int_c0 h13.1.1.1.1 h13.1.1.1.2.2 h14)⟩⟩, h13.1.1.2⟩, h13.1.2⟩, h13.2⟩)
  rfl)))))))))) (entails_and (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))

theorem race_2 (b x_lo x_hi : Int) (h0 : ((0 ≤ B ∧ 0 ≤ N) ∧ 0 ≤ Z) ∧ 0 ≤ D) (h1 : 0 < N ∨ ¬ 0 < Z) (h2 : 0 ≤ b) (h3 : b < B) (h4 : x_lo = I.toInt .i64 (M t_O [b])) (h5 : 0 ≤ x_lo) (h6 : x_lo < Z + 1) (h7 : x_hi = I.toInt .i64 (M t_O [b + 1])) (h8 : 0 ≤ x_hi) (h9 : x_hi < Z + 1) :
    ParVC I 0 D (body_2 I M).erase (fun d => (((((base E B N Z D).set v_b b).set v_lo x_lo).set v_hi x_hi).set v_d d)) (fun d => (body_2 I M).post (((((base E B N Z D).set v_b b).set v_lo x_lo).set v_hi x_hi).set v_d d) (known_2 I M B N Z D b x_lo x_hi d)) :=
  (race_arrays [a_e] rfl rfl (all_cons (apart2
  (fun d c0 c1 => (c0 = b ∧ c1 = d) ∧ 0 < N ∨ (((c0 = b ∧ c1 = d) ∧ Z = 0) ∧ x_hi = 0) ∧ x_lo = 0)
  (fun d c0 c1 => (1 : Int) < 0) (fun d h10 h11 =>
  (w_assign2 b d ((Or.elim h1 (fun h12 => (Or.inl ⟨⟨int_c1, int_c1⟩, h12⟩)) (fun h12 =>
  (Or.inr ⟨⟨⟨⟨int_c1, int_c1⟩, (int_lba_ntba_eab h0.1.2 h12)⟩, (int_c393 h8 h9 h12)⟩, (int_c393 h5 h6 h12)⟩)))
  : (b = b ∧ d = d) ∧ 0 < N ∨ (((b = b ∧ d = d) ∧ Z = 0) ∧ x_hi = 0) ∧ x_lo = 0)))
  (fun d h10 h11 => (r_none rfl))
  (fun d y_y c0 c1 h10 h11 h12 h13 h14 h15 => (Or.elim h15 (fun h16 =>
  ⟨int_not_one_lt_zero, (fun h17 => (Or.elim h17 (fun h18 => (int_eab_eac_nebc_F h16.1.2 h18.1.2 h14))
  (fun h18 => (int_eab_eac_nebc_F h16.1.2 h18.1.1.1.2 h14))))⟩) (fun h16 =>
  ⟨int_not_one_lt_zero, (fun h17 => (Or.elim h17 (fun h18 => (int_eab_eac_nebc_F h16.1.1.1.2 h18.1.2 h14))
  (fun h18 => (int_eab_eac_nebc_F h16.1.1.1.2 h18.1.1.1.2 h14))))⟩)))) all_nil))

noncomputable def known_3_0 (I : Interp V) (M : Model V) (N Z D b x_lo x_hi k : Int) : Heap V :=
  .points2 a_e
    (fun c0 c1 => ((((0 ≤ c1 ∧ c1 < D) ∧ 0 ≤ c0 ∧ c0 < b) ∧ 0 < N) ∧ x_lo < x_hi) ∧ k ≤ x_hi ∨ ((((0 ≤ c1 ∧ c1 < D) ∧ 0 ≤ c0 ∧ c0 < b) ∧ 0 < N) ∧ x_hi ≤ k) ∧ x_lo = k ∨ (((((0 ≤ c1 ∧ c1 < D) ∧ 0 ≤ c0 ∧ c0 < b) ∧ Z = 0) ∧ x_hi = 0) ∧ k = 0) ∧ x_lo = 0)
    (fun c0 c1 => (M t_E [c0, c1]))

noncomputable def known_3_1 (I : Interp V) (M : Model V) (N Z D b x_lo x_hi k : Int) : Heap V :=
  .points2 a_e
    (fun c0 c1 => (((c0 = b ∧ 0 ≤ c1 ∧ c1 < D) ∧ 0 < N) ∧ x_lo < x_hi) ∧ k ≤ x_hi ∨ (((c0 = b ∧ 0 ≤ c1 ∧ c1 < D) ∧ 0 < N) ∧ x_hi ≤ k) ∧ x_lo = k ∨ ((((c0 = b ∧ 0 ≤ c1 ∧ c1 < D) ∧ Z = 0) ∧ x_hi = 0) ∧ k = 0) ∧ x_lo = 0)
    (fun c0 c1 => (value_0 I M c1 N b x_hi k x_lo))

noncomputable def known_3_2 (I : Interp V) (M : Model V) (N Z x_lo x_hi k : Int) : Heap V :=
  .points1 a_idx
    (fun c0 => (((0 ≤ c0 ∧ c0 < Z) ∧ 0 < N) ∧ x_lo < x_hi) ∧ k ≤ x_hi ∨ (((0 ≤ c0 ∧ c0 < Z) ∧ 0 < N) ∧ x_hi ≤ k) ∧ x_lo = k)
    (fun c0 => (M t_I [c0]))

noncomputable def known_3_3 (I : Interp V) (M : Model V) (B N Z x_lo x_hi k : Int) : Heap V :=
  .points1 a_off
    (fun c0 => (((0 ≤ c0 ∧ c0 ≤ B) ∧ 0 < N) ∧ x_lo < x_hi) ∧ k ≤ x_hi ∨ (((0 ≤ c0 ∧ c0 ≤ B) ∧ 0 < N) ∧ x_hi ≤ k) ∧ x_lo = k ∨ ((((0 ≤ c0 ∧ c0 ≤ B) ∧ Z = 0) ∧ x_hi = 0) ∧ k = 0) ∧ x_lo = 0)
    (fun c0 => (M t_O [c0]))

noncomputable def known_3_4 (I : Interp V) (M : Model V) (N D x_lo x_hi k : Int) : Heap V :=
  .points2 a_t
    (fun c0 c1 => (((0 ≤ c1 ∧ c1 < D) ∧ 0 ≤ c0 ∧ c0 < N) ∧ x_lo < x_hi) ∧ k ≤ x_hi ∨ (((0 ≤ c1 ∧ c1 < D) ∧ 0 ≤ c0 ∧ c0 < N) ∧ x_hi ≤ k) ∧ x_lo = k)
    (fun c0 c1 => (M t_T [c0, c1]))

noncomputable def known_3 (I : Interp V) (M : Model V) (B N Z D b x_lo x_hi k : Int) : Heap V :=
  ((known_3_0 I M N Z D b x_lo x_hi k).and ((known_3_1 I M N Z D b x_lo x_hi k).and ((known_3_2 I M N Z x_lo x_hi k).and ((known_3_3 I M B N Z x_lo x_hi k).and (known_3_4 I M N D x_lo x_hi k)))))

noncomputable def known_4_0 (I : Interp V) (M : Model V) (D b : Int) : Heap V :=
  .points2 a_e
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < D) ∧ 0 ≤ c0 ∧ c0 < b)
    (fun c0 c1 => (M t_E [c0, c1]))

noncomputable def known_4_1 (I : Interp V) (M : Model V) (N Z D b x_lo k d : Int) : Heap V :=
  .points2 a_e
    (fun c0 c1 => c0 = b ∧ 0 ≤ c1 ∧ c1 < D)
    (fun c0 c1 => (value_1 I M c1 b d k x_lo))

noncomputable def known_4_2 (I : Interp V) (M : Model V) (Z : Int) : Heap V :=
  .points1 a_idx
    (fun c0 => 0 ≤ c0 ∧ c0 < Z)
    (fun c0 => (M t_I [c0]))

noncomputable def known_4_3 (I : Interp V) (M : Model V) (B : Int) : Heap V :=
  .points1 a_off
    (fun c0 => 0 ≤ c0 ∧ c0 ≤ B)
    (fun c0 => (M t_O [c0]))

noncomputable def known_4 (I : Interp V) (M : Model V) (B N Z D b x_lo x_hi k j d : Int) : Heap V :=
  ((known_4_0 I M D b).and ((known_4_1 I M N Z D b x_lo k d).and ((known_4_2 I M Z).and ((known_4_3 I M B).and (known_1_3 I M N D)))))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate false f_0 a_e [.var v_b, .var v_d] (.read a_t [.var v_j, .var v_d])
    (fun e => (value_2 I M (e v_b) (e v_d) (e v_k) (e v_lo)))

theorem vc_4 (b x_lo x_hi k j d : Int) (h0 : ((0 ≤ B ∧ 0 ≤ N) ∧ 0 ≤ Z) ∧ 0 ≤ D) (h1 : 0 < N ∨ ¬ 0 < Z) (h2 : 0 ≤ b) (h3 : b < B) (h4 : x_lo = I.toInt .i64 (M t_O [b])) (h5 : 0 ≤ x_lo) (h6 : x_lo < Z + 1) (h7 : x_hi = I.toInt .i64 (M t_O [b + 1])) (h8 : 0 ≤ x_hi) (h9 : x_hi < Z + 1) (h10 : x_lo ≤ k) (h11 : k < x_hi) (h12 : j = I.toInt .i32 (M t_I [k])) (h13 : 0 ≤ j) (h14 : j < N) (h15 : 0 ≤ d) (h16 : d < D) :
    (body_4 I M).vc I (impl.HasCell spec (base E B N Z D)) (((((((base E B N Z D).set v_b b).set v_lo x_lo).set v_hi x_hi).set v_k k).set v_j j).set v_d d) (known_4 I M B N Z D b x_lo x_hi k j d) :=
  (vc_accumulate_of (value_1 I M d b d k x_lo) (M t_T [j, d])
  ((at_right (at_left (at_points2 b d ⟨rfl, ⟨h15, h16⟩⟩ rfl)))
  : (known_4 I M B N Z D b x_lo x_hi k j d) ⟨a_e, [b, d]⟩ (value_1 I M d b d k x_lo))
  (ev_read ((at_right (at_right (at_right (at_right (at_points2 j d ⟨⟨h15, h16⟩, ⟨h13, h14⟩⟩ rfl)))))
  : (known_4 I M B N Z D b x_lo x_hi k j d) ⟨a_t, [j, d]⟩ (M t_T [j, d])))
  ((append1 k x_lo (k + 1) (fun q9 h17 => ⟨h17.1, (int_lab_taB h17.2)⟩)
  (fun q9 => ⟨(fun h17 => ((Classical.em (q9 = k)).elim (fun h18 => (Or.inr h18))
  (fun h18 => (Or.inl (Or.inr ⟨h17.1, (int_lab_neab_tab h17.2 h18)⟩))))), (fun h17 => (Or.elim h17 (fun h18 => (Or.elim h18 (fun h19 => (False.elim (int_irrefl h19.2)))
  (fun h19 => ⟨h19.1, (int_tab_lab h19.2)⟩)))
  (fun h18 => ⟨(int_lab_ecb_lac h10 h18), (int_eab_lab h18)⟩)))⟩)
  (fun q9 h17 => (Or.elim h17 (fun h18 => (False.elim (int_irrefl h18.2))) (fun h18 => h18.2)))
  (fun q9 h17 => rfl) (Eq.trans ((Eq.trans
  ((Eq.trans ((Eq.trans rfl (Eq.symm (let_congr (fun y_m => (M t_T [y_m, d])) (Eq.symm h12))))
  : M t_T [j, d] = M t_T [I.toInt .i32 (M t_I [k]), d]) (Eq.symm (sel_pos ⟨h10, h11⟩)))
  : M t_T [j, d] = sel (x_lo ≤ k ∧ k < x_hi) (M t_T [I.toInt .i32 (M t_I [k]), d]) (I.fn f_2 []))
  (Eq.symm (let_congr
  (fun y_m => (sel (x_lo ≤ k ∧ k < y_m) (M t_T [I.toInt .i32 (M t_I [k]), d]) (I.fn f_2 [])))
  (Eq.symm h7))))
  : M t_T [j, d] = sel (x_lo ≤ k ∧ k < I.toInt .i64 (M t_O [b + 1])) (M t_T [I.toInt .i32 (M t_I [k]), d]) (I.fn f_2 []))
  (Eq.symm (let_congr
  (fun y_m => (sel (y_m ≤ k ∧ k < I.toInt .i64 (M t_O [b + 1])) (M t_T [I.toInt .i32 (M t_I [k]), d]) (I.fn f_2 [])))
  (Eq.symm h4)))))
  : I.fn f_0 [value_1 I M d b d k x_lo, M t_T [j, d]] = value_2 I M b d k x_lo))

theorem kept_4 (b x_lo x_hi k j d : Int) (h0 : ((0 ≤ B ∧ 0 ≤ N) ∧ 0 ≤ Z) ∧ 0 ≤ D) (h1 : 0 < N ∨ ¬ 0 < Z) (h2 : 0 ≤ b) (h3 : b < B) (h4 : x_lo = I.toInt .i64 (M t_O [b])) (h5 : 0 ≤ x_lo) (h6 : x_lo < Z + 1) (h7 : x_hi = I.toInt .i64 (M t_O [b + 1])) (h8 : 0 ≤ x_hi) (h9 : x_hi < Z + 1) (h10 : x_lo ≤ k) (h11 : k < x_hi) (h12 : j = I.toInt .i32 (M t_I [k])) (h13 : 0 ≤ j) (h14 : j < N) (h15 : 0 ≤ d) (h16 : d < D) :
    Heap.Entails ((body_4 I M).post (((((((base E B N Z D).set v_b b).set v_lo x_lo).set v_hi x_hi).set v_k k).set v_j j).set v_d d) (known_4 I M B N Z D b x_lo x_hi k j d)) (known_4 I M B N Z D b x_lo x_hi k j (d + 1)) :=
  (show Heap.Entails _ (known_4 I M B N Z D b x_lo x_hi k j (d + 1)) from (entails_and
  (entails_points2 (fun q10 q11 h17 => (at_set_ne2 q10 q11 b d (fun h18 => (int_eab_tab_F h18.1 h17.2.2))
  (at_left (at_points2 q10 q11 h17 rfl)))))
  (entails_and (entails_points2 (fun q12 q13 h17 => ((Classical.em (q12 = b ∧ q13 = d)).elim
  (fun h18 => (at_set_eq2 q12 q13 b d h18 ((reduce_congr1 (fun q14 =>
  ⟨(fun h19 => (Or.elim h19 (fun h20 => ⟨(int_lab_ecb_lac h10 h20.1), (int_eab_lab h20.1)⟩)
  (fun h20 => ⟨h20.1, (int_tab_lab h20.2)⟩))), (fun h19 => ((Classical.em (q14 = k)).elim (fun h20 => (Or.inl ⟨h20, (int_eab_taB h18.2)⟩))
  (fun h20 => (Or.inr ⟨h19.1, (int_lab_neab_tab h19.2 h20)⟩))))⟩)
  (fun q14 h19 => (Eq.trans ((let_congr
  (fun y_m => (sel (y_m ≤ q14 ∧ q14 < I.toInt .i64 (M t_O [b + 1])) (M t_T [I.toInt .i32 (M t_I [q14]), q13]) (I.fn f_2 [])))
  (Eq.symm h4))
  : sel (I.toInt .i64 (M t_O [b]) ≤ q14 ∧ q14 < I.toInt .i64 (M t_O [b + 1])) (M t_T [I.toInt .i32 (M t_I [q14]), q13]) (I.fn f_2 []) = sel (x_lo ≤ q14 ∧ q14 < I.toInt .i64 (M t_O [b + 1])) (M t_T [I.toInt .i32 (M t_I [q14]), q13]) (I.fn f_2 []))
  (Eq.trans ((let_congr
  (fun y_m => (sel (x_lo ≤ q14 ∧ q14 < y_m) (M t_T [I.toInt .i32 (M t_I [q14]), q13]) (I.fn f_2 [])))
  (Eq.symm h7))
  : sel (x_lo ≤ q14 ∧ q14 < I.toInt .i64 (M t_O [b + 1])) (M t_T [I.toInt .i32 (M t_I [q14]), q13]) (I.fn f_2 []) = sel (x_lo ≤ q14 ∧ q14 < x_hi) (M t_T [I.toInt .i32 (M t_I [q14]), q13]) (I.fn f_2 []))
  (Eq.trans ((Eq.trans ((Eq.trans
  ((sel_pos ⟨(Or.elim h19 (fun h20 => (int_lab_ecb_lac h10 h20.1)) (fun h20 => h20.1)), (Or.elim h19 (fun h20 => (int_eab_tbc_tac h20.1 h11)) (fun h20 => (int_tab_tbc_tac h20.2 h11)))⟩)
  : sel (x_lo ≤ q14 ∧ q14 < x_hi) (M t_T [I.toInt .i32 (M t_I [q14]), q13]) (I.fn f_2 []) = M t_T [I.toInt .i32 (M t_I [q14]), q13])
  (have h20 : 0 ≤ I.toInt .i32 (M t_I [q14]) ∧ I.toInt .i32 (M t_I [q14]) < N := (in_range (r := (Range.mk t_I .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_I [(.const 0, .var v_Z)])) (p := [q14]) hR (.tail _ (.head _)) (.tail _ (.head _)) rfl (region_iff.2 ⟨q14, _, rfl, ((Or.elim h19 (fun h20 => (int_c383 h5 h10 h20.1)) (fun h20 => (int_lab_lbc_lac h5 h20.1)))
  : 0 ≤ q14), ((Or.elim h19 (fun h20 => (fact_0 h20.1 h11 h9)) (fun h20 => (fact_1 h20.2 h11 h9))) : q14 < Z), rfl⟩) rfl rfl);
  (Eq.trans ((at_congr2 rfl h18.2)
  : M t_T [I.toInt .i32 (M t_I [q14]), q13] = M t_T [I.toInt .i32 (M t_I [q14]), d])
  (Eq.symm (sel_pos ⟨(Or.elim h19 (fun h21 => (int_lab_ecb_lac h10 h21.1)) (fun h21 => h21.1)), (Or.elim h19 (fun h21 => (int_eab_tbc_tac h21.1 h11)) (fun h21 => (int_tab_tbc_tac h21.2 h11)))⟩)))))
  : sel (x_lo ≤ q14 ∧ q14 < x_hi) (M t_T [I.toInt .i32 (M t_I [q14]), q13]) (I.fn f_2 []) = sel (x_lo ≤ q14 ∧ q14 < x_hi) (M t_T [I.toInt .i32 (M t_I [q14]), d]) (I.fn f_2 []))
  (Eq.symm (let_congr
  (fun y_m => (sel (x_lo ≤ q14 ∧ q14 < y_m) (M t_T [I.toInt .i32 (M t_I [q14]), d]) (I.fn f_2 [])))
  (Eq.symm h7))))
  : sel (x_lo ≤ q14 ∧ q14 < x_hi) (M t_T [I.toInt .i32 (M t_I [q14]), q13]) (I.fn f_2 []) = sel (x_lo ≤ q14 ∧ q14 < I.toInt .i64 (M t_O [b + 1])) (M t_T [I.toInt .i32 (M t_I [q14]), d]) (I.fn f_2 []))
  (Eq.symm (let_congr
  (fun y_m => (sel (y_m ≤ q14 ∧ q14 < I.toInt .i64 (M t_O [b + 1])) (M t_T [I.toInt .i32 (M t_I [q14]), d]) (I.fn f_2 [])))
  (Eq.symm h4)))))))) : value_1 I M q13 b (d + 1) k x_lo = value_2 I M b d k x_lo)))
  (fun h18 => (at_set_ne2 q12 q13 b d h18
  (at_right (at_left (at_points2 q12 q13 h17 (reduce_congr1 (fun q15 => ⟨(fun h19 =>
  (Or.elim h19 (fun h20 => (Or.inl ⟨h20.1, (int_c0 h17.1 h20.2 h18)⟩)) (fun h20 => (Or.inr h20)))), (fun h19 =>
  (Or.elim h19 (fun h20 => (Or.inl ⟨h20.1, (int_tab_taB h20.2)⟩)) (fun h20 => (Or.inr h20))))⟩)
  (fun q15 h19 => rfl)))))))))) (entails_and (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))

theorem race_4 (b x_lo x_hi k j : Int) (h0 : ((0 ≤ B ∧ 0 ≤ N) ∧ 0 ≤ Z) ∧ 0 ≤ D) (h1 : 0 < N ∨ ¬ 0 < Z) (h2 : 0 ≤ b) (h3 : b < B) (h4 : x_lo = I.toInt .i64 (M t_O [b])) (h5 : 0 ≤ x_lo) (h6 : x_lo < Z + 1) (h7 : x_hi = I.toInt .i64 (M t_O [b + 1])) (h8 : 0 ≤ x_hi) (h9 : x_hi < Z + 1) (h10 : x_lo ≤ k) (h11 : k < x_hi) (h12 : j = I.toInt .i32 (M t_I [k])) (h13 : 0 ≤ j) (h14 : j < N) :
    ParVC I 0 D (body_4 I M).erase (fun d => (((((((base E B N Z D).set v_b b).set v_lo x_lo).set v_hi x_hi).set v_k k).set v_j j).set v_d d)) (fun d => (body_4 I M).post (((((((base E B N Z D).set v_b b).set v_lo x_lo).set v_hi x_hi).set v_k k).set v_j j).set v_d d) (known_4 I M B N Z D b x_lo x_hi k j d)) :=
  (race_arrays [a_e] rfl rfl
  (all_cons (apart2 (fun d c0 c1 => c0 = b ∧ c1 = d) (fun d c0 c1 => c0 = b ∧ c1 = d)
  (fun d h15 h16 => (w_accumulate2 b d ⟨rfl, rfl⟩))
  (fun d h15 h16 => (r_accumulate2 (x_none rfl) b d ⟨rfl, rfl⟩))
  (fun d y_y c0 c1 h15 h16 h17 h18 h19 h20 =>
  ⟨(fun h21 => (int_eab_eac_nebc_F h20.2 h21.2 h19)), (fun h21 => (int_eab_eac_nebc_F h20.2 h21.2 h19))⟩))
  all_nil))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .letval v_j .i32 (.read a_idx [.var v_k]) (.const 0) (.var v_N)
    (fun e => I.toInt .i32 (M t_I [(e v_k)])) <|
  .par v_d (.const 0) (.var v_D)
    (fun e x => known_4 I M (e v_B) (e v_N) (e v_Z) (e v_D) (e v_b) (e v_lo) (e v_hi) (e v_k) (e v_j) x) (body_4 I M)

theorem vc_3 (b x_lo x_hi k : Int) (h0 : ((0 ≤ B ∧ 0 ≤ N) ∧ 0 ≤ Z) ∧ 0 ≤ D) (h1 : 0 < N ∨ ¬ 0 < Z) (h2 : 0 ≤ b) (h3 : b < B) (h4 : x_lo = I.toInt .i64 (M t_O [b])) (h5 : 0 ≤ x_lo) (h6 : x_lo < Z + 1) (h7 : x_hi = I.toInt .i64 (M t_O [b + 1])) (h8 : 0 ≤ x_hi) (h9 : x_hi < Z + 1) (h10 : x_lo ≤ k) (h11 : k < x_hi) :
    (body_3 I M).vc I (impl.HasCell spec (base E B N Z D)) (((((base E B N Z D).set v_b b).set v_lo x_lo).set v_hi x_hi).set v_k k) (known_3 I M B N Z D b x_lo x_hi k) :=
  (vc_letval_of (M t_I [k]) (ev_read ((at_right (at_right (at_left (at_points1 k
  (Or.inl ⟨⟨⟨⟨(int_lab_lbc_lac h5 h10), (int_c59 h11 h9)⟩, (Or.elim h1 (fun h12 => h12) (fun h12 => (False.elim (int_c229 h5 h10 h11 h9 h12))))⟩, (int_lab_tbc_tac h10 h11)⟩, (int_tab_lab h11)⟩)
  rfl)))) : (known_3 I M B N Z D b x_lo x_hi k) ⟨a_idx, [k]⟩ (M t_I [k]))) rfl 0 N rfl rfl
  (have h12 : 0 ≤ I.toInt .i32 (M t_I [k]) ∧ I.toInt .i32 (M t_I [k]) < N := (in_range (r := (Range.mk t_I .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_I [(.const 0, .var v_Z)])) (p := [k]) hR (.tail _ (.head _)) (.tail _ (.head _)) rfl (region_iff.2 ⟨k, _, rfl, ((int_lab_lbc_lac h5 h10) : 0 ≤ k), ((int_c59 h11 h9) : k < Z), rfl⟩) rfl rfl);
  h12) (fun (j : Int) (h12 : j = I.toInt .i32 (M t_I [k])) (h13 : 0 ≤ j) (h14 : j < N) =>
  (vc_par_of 0 D rfl rfl
  ((entails_and (entails_points2 (fun q16 q17 h15 => (at_left (at_points2 q16 q17
  (Or.inl ⟨⟨⟨h15, (int_lab_tbc_tac h13 h14)⟩, (int_lab_tbc_tac h10 h11)⟩, (int_tab_lab h11)⟩) rfl))))
  (entails_and (entails_points2 (fun q18 q19 h15 => (at_right (at_left (at_points2 q18 q19
  (Or.inl ⟨⟨⟨h15, (int_lab_tbc_tac h13 h14)⟩, (int_lab_tbc_tac h10 h11)⟩, (int_tab_lab h11)⟩)
  (reduce_congr1
  (fun q20 => ⟨(fun h16 => (Or.elim h16 (fun h17 => (False.elim (int_lab_tba_F h15.2.1 h17.2)))
  (fun h17 => ⟨⟨h17, (int_lab_tbc_tac h13 h14)⟩, (int_tab_lab h11)⟩))), (fun h16 => (Or.inr h16.1.1))⟩)
  (fun q20 h16 => rfl)))))))
  (entails_and (entails_points1 (fun q21 h15 => (at_right (at_right (at_left (at_points1 q21
  (Or.inl ⟨⟨⟨h15, (int_lab_tbc_tac h13 h14)⟩, (int_lab_tbc_tac h10 h11)⟩, (int_tab_lab h11)⟩) rfl))))))
  (entails_and
  (entails_points1 (fun q22 h15 => (at_right (at_right (at_right (at_left (at_points1 q22
  (Or.inl ⟨⟨⟨h15, (int_lab_tbc_tac h13 h14)⟩, (int_lab_tbc_tac h10 h11)⟩, (int_tab_lab h11)⟩) rfl)))))))
  (entails_points2 (fun q23 q24 h15 =>
  (at_right (at_right (at_right (at_right (at_points2 q23 q24 (Or.inl ⟨⟨h15, (int_lab_tbc_tac h10 h11)⟩, (int_tab_lab h11)⟩) rfl)))))))))))
  : Heap.Entails (known_3 I M B N Z D b x_lo x_hi k) (known_4 I M B N Z D b x_lo x_hi k j 0))
  (fun d h15 h16 =>
  (vc_4 B N Z D hl hM hR b x_lo x_hi k j d h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12 h13 h14 h15
  h16)) (fun d h15 h16 =>
  (kept_4 B N Z D hl hM hR b x_lo x_hi k j d h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12 h13 h14 h15
  h16)) (race_4 B N Z D hl hM hR b x_lo x_hi k j h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12 h13 h14))))

theorem kept_3 (b x_lo x_hi k : Int) (h0 : ((0 ≤ B ∧ 0 ≤ N) ∧ 0 ≤ Z) ∧ 0 ≤ D) (h1 : 0 < N ∨ ¬ 0 < Z) (h2 : 0 ≤ b) (h3 : b < B) (h4 : x_lo = I.toInt .i64 (M t_O [b])) (h5 : 0 ≤ x_lo) (h6 : x_lo < Z + 1) (h7 : x_hi = I.toInt .i64 (M t_O [b + 1])) (h8 : 0 ≤ x_hi) (h9 : x_hi < Z + 1) (h10 : x_lo ≤ k) (h11 : k < x_hi) :
    Heap.Entails ((body_3 I M).post (((((base E B N Z D).set v_b b).set v_lo x_lo).set v_hi x_hi).set v_k k) (known_3 I M B N Z D b x_lo x_hi k)) (known_3 I M B N Z D b x_lo x_hi (k + 1)) :=
  (show Heap.Entails _ (known_3 I M B N Z D b x_lo x_hi (k + 1)) from
  (entails_and (entails_points2 (fun q25 q26 h12 => (Or.elim h12 (fun h13 =>
  (at_letval_of (x := v_j) (τ := .i32) (e := (.read a_idx [.var v_k])) (lo := (.const 0)) (hi := (.var v_N)) (T := fun e => I.toInt .i32 (M t_I [(e v_k)]))
  (fun (j : Int) (h14 : j = I.toInt .i32 (M t_I [k])) =>
  (have h15 : 0 ≤ I.toInt .i32 (M t_I [k]) ∧ I.toInt .i32 (M t_I [k]) < N := (in_range (r := (Range.mk t_I .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_I [(.const 0, .var v_Z)])) (p := [k]) hR (.tail _ (.head _)) (.tail _ (.head _)) rfl (region_iff.2 ⟨k, _, rfl, ((int_lab_lbc_lac h5 h10) : 0 ≤ k), ((int_c59 h11 h9) : k < Z), rfl⟩) rfl rfl);
  (have h16 : 0 ≤ j ∧ j < N := ⟨(int_lab_ecb_lac h15.1 h14), (int_eab_tbc_tac h14 h15.2)⟩;
  ((at_left (at_points2 q25 q26 h13.1.1.1 rfl))
  : (known_4 I M B N Z D b x_lo x_hi k j (max 0 D)) ⟨a_e, [q25, q26]⟩ (M t_E [q25, q26])))))))
  (fun h13 => (Or.elim h13 (fun h14 => (False.elim (int_c115 h10 h14.2)))
  (fun h14 => (False.elim (int_c212 h5 h10 h14.1.2))))))))
  (entails_and (entails_points2 (fun q27 q28 h12 => (Or.elim h12 (fun h13 =>
  (at_letval_of (x := v_j) (τ := .i32) (e := (.read a_idx [.var v_k])) (lo := (.const 0)) (hi := (.var v_N)) (T := fun e => I.toInt .i32 (M t_I [(e v_k)]))
  (fun (j : Int) (h14 : j = I.toInt .i32 (M t_I [k])) =>
  (have h15 : 0 ≤ I.toInt .i32 (M t_I [k]) ∧ I.toInt .i32 (M t_I [k]) < N := (in_range (r := (Range.mk t_I .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_I [(.const 0, .var v_Z)])) (p := [k]) hR (.tail _ (.head _)) (.tail _ (.head _)) rfl (region_iff.2 ⟨k, _, rfl, ((int_lab_lbc_lac h5 h10) : 0 ≤ k), ((int_c59 h11 h9) : k < Z), rfl⟩) rfl rfl);
  (have h16 : 0 ≤ j ∧ j < N := ⟨(int_lab_ecb_lac h15.1 h14), (int_eab_tbc_tac h14 h15.2)⟩;
  ((at_right (at_left (at_points2 q27 q28 h13.1.1.1 (reduce_congr1 (fun q29 => ⟨(fun h17 =>
  ((Classical.em (q29 = k)).elim (fun h18 => (Or.inl ⟨h18, (int_lt_max_right h13.1.1.1.2.2)⟩))
  (fun h18 => (Or.inr ⟨h17.1.1.1, (int_taB_neab_tab h17.1.1.2 h18)⟩)))), (fun h17 =>
  (Or.elim h17 (fun h18 => ⟨⟨⟨(int_lab_ecb_lac h10 h18.1), (int_eab_taB h18.1)⟩, h13.1.1.2⟩, h13.2⟩)
  (fun h18 => ⟨⟨⟨h18.1, (int_tab_taB h18.2)⟩, h13.1.1.2⟩, h13.2⟩)))⟩) (fun q29 h17 => rfl)))))
  : (known_4 I M B N Z D b x_lo x_hi k j (max 0 D)) ⟨a_e, [q27, q28]⟩ (value_0 I M q28 N b x_hi (k + 1) x_lo)))))))
  (fun h13 => (Or.elim h13 (fun h14 => (False.elim (int_c115 h10 h14.2)))
  (fun h14 => (False.elim (int_c212 h5 h10 h14.1.2))))))))
  (entails_and (entails_points1 (fun q30 h12 => (Or.elim h12 (fun h13 =>
  (at_letval_of (x := v_j) (τ := .i32) (e := (.read a_idx [.var v_k])) (lo := (.const 0)) (hi := (.var v_N)) (T := fun e => I.toInt .i32 (M t_I [(e v_k)]))
  (fun (j : Int) (h14 : j = I.toInt .i32 (M t_I [k])) =>
  (have h15 : 0 ≤ I.toInt .i32 (M t_I [k]) ∧ I.toInt .i32 (M t_I [k]) < N := (in_range (r := (Range.mk t_I .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_I [(.const 0, .var v_Z)])) (p := [k]) hR (.tail _ (.head _)) (.tail _ (.head _)) rfl (region_iff.2 ⟨k, _, rfl, ((int_lab_lbc_lac h5 h10) : 0 ≤ k), ((int_c59 h11 h9) : k < Z), rfl⟩) rfl rfl);
  (have h16 : 0 ≤ j ∧ j < N := ⟨(int_lab_ecb_lac h15.1 h14), (int_eab_tbc_tac h14 h15.2)⟩;
  ((at_right (at_right (at_left (at_points1 q30 h13.1.1.1 rfl))))
  : (known_4 I M B N Z D b x_lo x_hi k j (max 0 D)) ⟨a_idx, [q30]⟩ (M t_I [q30])))))))
  (fun h13 => (False.elim (int_c115 h10 h13.2))))))
  (entails_and (entails_points1 (fun q31 h12 => (Or.elim h12 (fun h13 =>
  (at_letval_of (x := v_j) (τ := .i32) (e := (.read a_idx [.var v_k])) (lo := (.const 0)) (hi := (.var v_N)) (T := fun e => I.toInt .i32 (M t_I [(e v_k)]))
  (fun (j : Int) (h14 : j = I.toInt .i32 (M t_I [k])) =>
  (have h15 : 0 ≤ I.toInt .i32 (M t_I [k]) ∧ I.toInt .i32 (M t_I [k]) < N := (in_range (r := (Range.mk t_I .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_I [(.const 0, .var v_Z)])) (p := [k]) hR (.tail _ (.head _)) (.tail _ (.head _)) rfl (region_iff.2 ⟨k, _, rfl, ((int_lab_lbc_lac h5 h10) : 0 ≤ k), ((int_c59 h11 h9) : k < Z), rfl⟩) rfl rfl);
  (have h16 : 0 ≤ j ∧ j < N := ⟨(int_lab_ecb_lac h15.1 h14), (int_eab_tbc_tac h14 h15.2)⟩;
  ((at_right (at_right (at_right (at_left (at_points1 q31 h13.1.1.1 rfl)))))
  : (known_4 I M B N Z D b x_lo x_hi k j (max 0 D)) ⟨a_off, [q31]⟩ (M t_O [q31])))))))
  (fun h13 => (Or.elim h13 (fun h14 => (False.elim (int_c115 h10 h14.2)))
  (fun h14 => (False.elim (int_c212 h5 h10 h14.1.2))))))))
  (entails_points2 (fun q32 q33 h12 => (Or.elim h12 (fun h13 =>
  (at_letval_of (x := v_j) (τ := .i32) (e := (.read a_idx [.var v_k])) (lo := (.const 0)) (hi := (.var v_N)) (T := fun e => I.toInt .i32 (M t_I [(e v_k)]))
  (fun (j : Int) (h14 : j = I.toInt .i32 (M t_I [k])) =>
  (have h15 : 0 ≤ I.toInt .i32 (M t_I [k]) ∧ I.toInt .i32 (M t_I [k]) < N := (in_range (r := (Range.mk t_I .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_I [(.const 0, .var v_Z)])) (p := [k]) hR (.tail _ (.head _)) (.tail _ (.head _)) rfl (region_iff.2 ⟨k, _, rfl, ((int_lab_lbc_lac h5 h10) : 0 ≤ k), ((int_c59 h11 h9) : k < Z), rfl⟩) rfl rfl);
  (have h16 : 0 ≤ j ∧ j < N := ⟨(int_lab_ecb_lac h15.1 h14), (int_eab_tbc_tac h14 h15.2)⟩;
  ((at_right (at_right (at_right (at_right (at_points2 q32 q33 h13.1.1 rfl)))))
  : (known_4 I M B N Z D b x_lo x_hi k j (max 0 D)) ⟨a_t, [q32, q33]⟩ (M t_T [q32, q33])))))))
  (fun h13 => (False.elim (int_c115 h10 h13.2)))))))))))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .letval v_lo .i64 (.read a_off [.var v_b]) (.const 0) (.add (.var v_Z) (.const 1))
    (fun e => I.toInt .i64 (M t_O [(e v_b)])) <|
  .letval v_hi .i64 (.read a_off [.add (.var v_b) (.const 1)]) (.const 0) (.add (.var v_Z) (.const 1))
    (fun e => I.toInt .i64 (M t_O [(e v_b) + 1])) <|
  .seq (.par v_d (.const 0) (.var v_D)
    (fun e x => known_2 I M (e v_B) (e v_N) (e v_Z) (e v_D) (e v_b) (e v_lo) (e v_hi) x) (body_2 I M)) <|
  .scope [a_e] <|
    .for v_k (.var v_lo) (.var v_hi)
      (fun e x => known_3 I M (e v_B) (e v_N) (e v_Z) (e v_D) (e v_b) (e v_lo) (e v_hi) x) (body_3 I M)

theorem vc_1 (b : Int) (h0 : ((0 ≤ B ∧ 0 ≤ N) ∧ 0 ≤ Z) ∧ 0 ≤ D) (h1 : 0 < N ∨ ¬ 0 < Z) (h2 : 0 ≤ b) (h3 : b < B) :
    (body_1 I M).vc I (impl.HasCell spec (base E B N Z D)) ((base E B N Z D).set v_b b) (known_1 I M B N Z D b) :=
  (vc_letval_of (M t_O [b])
  (ev_read ((at_right (at_right (at_left (at_points1 b (Or.elim h1 (fun h4 => (Or.inl ⟨⟨h2, (int_tab_lab h3)⟩, h4⟩))
  (fun h4 => (Or.inr ⟨⟨h2, (int_tab_lab h3)⟩, (int_lba_ntba_eab h0.1.2 h4)⟩))) rfl))))
  : (known_1 I M B N Z D b) ⟨a_off, [b]⟩ (M t_O [b]))) rfl 0 (Z + 1) rfl rfl
  (have h4 : 0 ≤ I.toInt .i64 (M t_O [b]) ∧ I.toInt .i64 (M t_O [b]) < Z + 1 := (in_range (r := (Range.mk t_O .i64 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_O [(.const 0, .add (.var v_B) (.const 1))])) (p := [b]) hR (.head _) (.head _) rfl (region_iff.2 ⟨b, _, rfl, h2, ((int_tab_taB h3) : b < B + 1), rfl⟩) rfl rfl);
  h4)
  (fun (x_lo : Int) (h4 : x_lo = I.toInt .i64 (M t_O [b])) (h5 : 0 ≤ x_lo) (h6 : x_lo < Z + 1) =>
  (vc_letval_of (M t_O [b + 1])
  (ev_read ((at_right (at_right (at_left (at_points1 (b + 1) (Or.elim h1 (fun h7 => (Or.inl ⟨⟨(int_c19 h2), (int_tab_lAb h3)⟩, h7⟩))
  (fun h7 => (Or.inr ⟨⟨(int_c19 h2), (int_tab_lAb h3)⟩, (int_lba_ntba_eab h0.1.2 h7)⟩))) rfl))))
  : (known_1 I M B N Z D b) ⟨a_off, [b + 1]⟩ (M t_O [b + 1]))) rfl 0 (Z + 1) rfl rfl
  (have h7 : 0 ≤ I.toInt .i64 (M t_O [b + 1]) ∧ I.toInt .i64 (M t_O [b + 1]) < Z + 1 := (in_range (r := (Range.mk t_O .i64 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_O [(.const 0, .add (.var v_B) (.const 1))])) (p := [b + 1]) hR (.head _) (.head _) rfl (region_iff.2 ⟨(b + 1), _, rfl, ((int_c19 h2) : 0 ≤ b + 1), ((int_c29 h3) : b + 1 < B + 1), rfl⟩) rfl rfl);
  h7)
  (fun (x_hi : Int) (h7 : x_hi = I.toInt .i64 (M t_O [b + 1])) (h8 : 0 ≤ x_hi) (h9 : x_hi < Z + 1) =>
  (vc_seq (vc_par_of 0 D rfl rfl ((entails_and
  (entails_points2 (fun q4 q5 h10 => (Or.elim h10 (fun h11 => (at_left (at_points2 q4 q5 (Or.inl h11) rfl)))
  (fun h11 => (at_left (at_points2 q4 q5 (Or.inr h11.1.1) rfl)))))) (entails_and
  (entails_points2 (fun q6 q7 h10 => (False.elim (Or.elim h10 (fun h11 => (int_lab_tba_F h11.1.2.1 h11.1.2.2))
  (fun h11 => (int_lab_tba_F h11.1.1.1.2.1 h11.1.1.1.2.2))))))
  (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points1 (fun q8 h10 =>
  (Or.elim h10 (fun h11 => (at_right (at_right (at_left (at_points1 q8 (Or.inl h11) rfl)))))
  (fun h11 => (at_right (at_right (at_left (at_points1 q8 (Or.inr h11.1.1) rfl))))))))
  (entails_right (entails_right (entails_right entails_refl)))))))
  : Heap.Entails (known_1 I M B N Z D b) (known_2 I M B N Z D b x_lo x_hi 0))
  (fun d h10 h11 => (vc_2 B N Z D hl hM hR b x_lo x_hi d h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11))
  (fun d h10 h11 => (kept_2 B N Z D hl hM hR b x_lo x_hi d h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11))
  (race_2 B N Z D hl hM hR b x_lo x_hi h0 h1 h2 h3 h4 h5 h6 h7 h8 h9))
  (vc_scope (vc_for_of x_lo x_hi rfl rfl ((entails_and
  (entails_points2 (fun q34 q35 h10 => (Or.elim h10 (fun h11 => (at_left (at_points2 q34 q35 (Or.inl h11.1.1) rfl)))
  (fun h11 => (Or.elim h11 (fun h12 => (at_left (at_points2 q34 q35 (Or.inl h12.1.1) rfl)))
  (fun h12 => (at_left (at_points2 q34 q35 (Or.inr h12.1) rfl)))))))) (entails_and
  (entails_points2 (fun q36 q37 h10 => (Or.elim h10 (fun h11 => (at_right (at_left (at_points2 q36 q37
  (Or.inl ⟨⟨h11.1.1.1.1, ⟨h11.1.1.1.2.1, (int_lt_max_right h11.1.1.1.2.2)⟩⟩, h11.1.1.2⟩)
  (Eq.trans ((reduce_empty1 (fun q38 => (fun h12 => (int_lab_tba_F h12.1.1.1 h12.1.1.2))))
  : value_0 I M q37 N b x_hi x_lo x_lo = I.fn f_1 []) rfl)))))
  (fun h11 => (Or.elim h11 (fun h12 => (at_right (at_left (at_points2 q36 q37
  (Or.inl ⟨⟨h12.1.1.1.1, ⟨h12.1.1.1.2.1, (int_lt_max_right h12.1.1.1.2.2)⟩⟩, h12.1.1.2⟩)
  (Eq.trans ((reduce_empty1 (fun q39 => (fun h13 => (int_lab_tba_F h13.1.1.1 h13.1.1.2))))
  : value_0 I M q37 N b x_hi x_lo x_lo = I.fn f_1 []) rfl)))))
  (fun h12 => (at_right (at_left (at_points2 q36 q37
  (Or.inr ⟨⟨⟨⟨h12.1.1.1.1.1, ⟨h12.1.1.1.1.2.1, (int_lt_max_right h12.1.1.1.1.2.2)⟩⟩, h12.1.1.1.2⟩, h12.1.1.2⟩, h12.1.2⟩)
  (Eq.trans ((reduce_empty1 (fun q40 => (fun h13 => (int_lab_tba_F h13.1.1.1 h13.1.1.2))))
  : value_0 I M q37 N b x_hi x_lo x_lo = I.fn f_1 []) rfl))))))))))
  (entails_and (entails_points1 (fun q41 h10 =>
  (Or.elim h10 (fun h11 => (at_right (at_right (at_left (at_points1 q41 h11.1.1 rfl)))))
  (fun h11 => (at_right (at_right (at_left (at_points1 q41 h11.1.1 rfl))))))))
  (entails_and (entails_points1 (fun q42 h10 => (Or.elim h10
  (fun h11 => (at_right (at_right (at_right (at_left (at_points1 q42 (Or.inl h11.1.1) rfl))))))
  (fun h11 => (Or.elim h11
  (fun h12 => (at_right (at_right (at_right (at_left (at_points1 q42 (Or.inl h12.1.1) rfl))))))
  (fun h12 => (at_right (at_right (at_right (at_left (at_points1 q42 (Or.inr h12.1) rfl)))))))))))
  (entails_points2 (fun q43 q44 h10 => (Or.elim h10
  (fun h11 => (at_right (at_right (at_right (at_right (at_points2 q43 q44 h11.1.1 rfl))))))
  (fun h11 => (at_right (at_right (at_right (at_right (at_points2 q43 q44 h11.1.1 rfl)))))))))))))
  : Heap.Entails (known_2 I M B N Z D b x_lo x_hi (max 0 D)) (known_3 I M B N Z D b x_lo x_hi x_lo))
  (fun k h10 h11 => (vc_3 B N Z D hl hM hR b x_lo x_hi k h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11))
  (fun k h10 h11 => (kept_3 B N Z D hl hM hR b x_lo x_hi k h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11)))))))))

theorem kept_1 (b : Int) (h0 : ((0 ≤ B ∧ 0 ≤ N) ∧ 0 ≤ Z) ∧ 0 ≤ D) (h1 : 0 < N ∨ ¬ 0 < Z) (h2 : 0 ≤ b) (h3 : b < B) :
    Heap.Entails ((body_1 I M).post ((base E B N Z D).set v_b b) (known_1 I M B N Z D b)) (known_1 I M B N Z D (b + 1)) :=
  (show Heap.Entails _ (known_1 I M B N Z D (b + 1)) from
  (entails_and (entails_points2 (fun q45 q46 h4 => (Or.elim h4 (fun h5 =>
  (at_letval_of (x := v_lo) (τ := .i64) (e := (.read a_off [.var v_b])) (lo := (.const 0)) (hi := (.add (.var v_Z) (.const 1))) (T := fun e => I.toInt .i64 (M t_O [(e v_b)]))
  (fun (x_lo : Int) (h6 : x_lo = I.toInt .i64 (M t_O [b])) =>
  (have h7 : 0 ≤ I.toInt .i64 (M t_O [b]) ∧ I.toInt .i64 (M t_O [b]) < Z + 1 := (in_range (r := (Range.mk t_O .i64 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_O [(.const 0, .add (.var v_B) (.const 1))])) (p := [b]) hR (.head _) (.head _) rfl (region_iff.2 ⟨b, _, rfl, h2, ((int_tab_taB h3) : b < B + 1), rfl⟩) rfl rfl);
  (have h8 : 0 ≤ x_lo ∧ x_lo < Z + 1 := ⟨(int_lab_ecb_lac h7.1 h6), (int_eab_tbc_tac h6 h7.2)⟩;
  (at_letval_of (x := v_hi) (τ := .i64) (e := (.read a_off [.add (.var v_b) (.const 1)])) (lo := (.const 0)) (hi := (.add (.var v_Z) (.const 1))) (T := fun e => I.toInt .i64 (M t_O [(e v_b) + 1]))
  (fun (x_hi : Int) (h9 : x_hi = I.toInt .i64 (M t_O [b + 1])) =>
  (have h10 : 0 ≤ I.toInt .i64 (M t_O [b + 1]) ∧ I.toInt .i64 (M t_O [b + 1]) < Z + 1 := (in_range (r := (Range.mk t_O .i64 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_O [(.const 0, .add (.var v_B) (.const 1))])) (p := [b + 1]) hR (.head _) (.head _) rfl (region_iff.2 ⟨(b + 1), _, rfl, ((int_c19 h2) : 0 ≤ b + 1), ((int_c29 h3) : b + 1 < B + 1), rfl⟩) rfl rfl);
  (have h11 : 0 ≤ x_hi ∧ x_hi < Z + 1 := ⟨(int_lab_ecb_lac h10.1 h9), (int_eab_tbc_tac h9 h10.2)⟩;
  ((Or.elim (((Classical.em (q45 < b)).elim (fun h12 => ((Classical.em (x_lo < x_hi)).elim
  (fun h13 => (Or.inl (Or.inl ⟨⟨⟨⟨h5.1.1, ⟨h5.1.2.1, h12⟩⟩, h5.2⟩, h13⟩, (int_c114 h13)⟩)))
  (fun h13 =>
  (Or.inl (Or.inr (Or.inl ⟨⟨⟨⟨h5.1.1, ⟨h5.1.2.1, h12⟩⟩, h5.2⟩, int_c86⟩, (int_c148 h13)⟩))))))
  (fun h12 => ((Classical.em (x_lo < x_hi)).elim (fun h13 =>
  (Or.inr (Or.inl ⟨⟨⟨⟨(int_taB_ntab_eab h5.1.2.2 h12), h5.1.1⟩, h5.2⟩, h13⟩, (int_c114 h13)⟩)))
  (fun h13 =>
  (Or.inr (Or.inr (Or.inl ⟨⟨⟨⟨(int_taB_ntab_eab h5.1.2.2 h12), h5.1.1⟩, h5.2⟩, int_c86⟩, (int_c148 h13)⟩)))))))
  : (((((0 ≤ q46 ∧ q46 < D) ∧ 0 ≤ q45 ∧ q45 < b) ∧ 0 < N) ∧ x_lo < x_hi) ∧ (max x_lo x_hi) ≤ x_hi ∨ ((((0 ≤ q46 ∧ q46 < D) ∧ 0 ≤ q45 ∧ q45 < b) ∧ 0 < N) ∧ x_hi ≤ (max x_lo x_hi)) ∧ x_lo = (max x_lo x_hi) ∨ (((((0 ≤ q46 ∧ q46 < D) ∧ 0 ≤ q45 ∧ q45 < b) ∧ Z = 0) ∧ x_hi = 0) ∧ (max x_lo x_hi) = 0) ∧ x_lo = 0) ∨ ((((q45 = b ∧ 0 ≤ q46 ∧ q46 < D) ∧ 0 < N) ∧ x_lo < x_hi) ∧ (max x_lo x_hi) ≤ x_hi ∨ (((q45 = b ∧ 0 ≤ q46 ∧ q46 < D) ∧ 0 < N) ∧ x_hi ≤ (max x_lo x_hi)) ∧ x_lo = (max x_lo x_hi) ∨ ((((q45 = b ∧ 0 ≤ q46 ∧ q46 < D) ∧ Z = 0) ∧ x_hi = 0) ∧ (max x_lo x_hi) = 0) ∧ x_lo = 0))
  (fun h12 => (at_left (at_points2 q45 q46 h12 rfl)))
  (fun h12 => (at_right (at_left (at_points2 q45 q46 h12 (Eq.trans
  ((equation_0 B N Z D hl hM hR q45 q46 trivial) : M t_E [q45, q46] = value_3 I M Z q45 q46)
  (Eq.trans ((reduce_mask1 (law_0 hl) 0 (Z + (-1) + 1) (fun q50 h13 => ⟨h13.1, (int_c3 h13.2)⟩)
  (fun q50 h13 => ⟨(int_lab_lbc_lac h8.1 h13.1.1.1), (int_c181 h13.2 h9 h13.1.1.2 h10.2)⟩)
  (fun q50 h13 h14 => (Eq.trans ((let_congr
  (fun y_m => (sel (y_m ≤ q50 ∧ q50 < I.toInt .i64 (M t_O [q45 + 1])) (M t_T [I.toInt .i32 (M t_I [q50]), q46]) (I.fn f_2 [])))
  (Eq.trans (toInt_congr ((at_congr1 (by clear h4; omega)) : M t_O [q45] = M t_O [b])) (Eq.symm h6)))
  : sel (I.toInt .i64 (M t_O [q45]) ≤ q50 ∧ q50 < I.toInt .i64 (M t_O [q45 + 1])) (M t_T [I.toInt .i32 (M t_I [q50]), q46]) (I.fn f_2 []) = sel (x_lo ≤ q50 ∧ q50 < I.toInt .i64 (M t_O [q45 + 1])) (M t_T [I.toInt .i32 (M t_I [q50]), q46]) (I.fn f_2 []))
  (Eq.trans ((let_congr
  (fun y_m => (sel (x_lo ≤ q50 ∧ q50 < y_m) (M t_T [I.toInt .i32 (M t_I [q50]), q46]) (I.fn f_2 [])))
  (Eq.trans (toInt_congr ((at_congr1 (Or.elim h12 (fun h15 => (int_c117 h15.1.1.1.1)) (fun h15 =>
  (Or.elim h15 (fun h16 => (int_c117 h16.1.1.1.1)) (fun h16 => (int_c117 h16.1.1.1.1.1))))))
  : M t_O [q45 + 1] = M t_O [b + 1])) (Eq.symm h9)))
  : sel (x_lo ≤ q50 ∧ q50 < I.toInt .i64 (M t_O [q45 + 1])) (M t_T [I.toInt .i32 (M t_I [q50]), q46]) (I.fn f_2 []) = sel (x_lo ≤ q50 ∧ q50 < x_hi) (M t_T [I.toInt .i32 (M t_I [q50]), q46]) (I.fn f_2 []))
  (Eq.trans ((sel_neg (fun h15 => (int_c306 h15.1 h15.2 h5.2 h14)))
  : sel (x_lo ≤ q50 ∧ q50 < x_hi) (M t_T [I.toInt .i32 (M t_I [q50]), q46]) (I.fn f_2 []) = I.fn f_2 [])
  rfl)))) (fun q50 h13 => rfl))
  : value_3 I M Z q45 q46 = value_0 I M q46 N q45 x_hi (max x_lo x_hi) x_lo)
  (reduce_congr1 (fun q51 => ⟨(fun h13 => h13), (fun h13 => h13)⟩)
  (fun q51 h13 => (Eq.trans ((let_congr
  (fun y_m => (sel (y_m ≤ q51 ∧ q51 < I.toInt .i64 (M t_O [q45 + 1])) (M t_T [I.toInt .i32 (M t_I [q51]), q46]) (I.fn f_2 [])))
  (Eq.trans (toInt_congr ((at_congr1 (by clear h4; omega)) : M t_O [q45] = M t_O [b])) (Eq.symm h6)))
  : sel (I.toInt .i64 (M t_O [q45]) ≤ q51 ∧ q51 < I.toInt .i64 (M t_O [q45 + 1])) (M t_T [I.toInt .i32 (M t_I [q51]), q46]) (I.fn f_2 []) = sel (x_lo ≤ q51 ∧ q51 < I.toInt .i64 (M t_O [q45 + 1])) (M t_T [I.toInt .i32 (M t_I [q51]), q46]) (I.fn f_2 []))
  (Eq.trans ((let_congr
  (fun y_m => (sel (x_lo ≤ q51 ∧ q51 < y_m) (M t_T [I.toInt .i32 (M t_I [q51]), q46]) (I.fn f_2 [])))
  (Eq.trans (toInt_congr ((at_congr1 (Or.elim h12 (fun h14 => (int_c117 h14.1.1.1.1)) (fun h14 =>
  (Or.elim h14 (fun h15 => (int_c117 h15.1.1.1.1)) (fun h15 => (int_c117 h15.1.1.1.1.1))))))
  : M t_O [q45 + 1] = M t_O [b + 1])) (Eq.symm h9)))
  : sel (x_lo ≤ q51 ∧ q51 < I.toInt .i64 (M t_O [q45 + 1])) (M t_T [I.toInt .i32 (M t_I [q51]), q46]) (I.fn f_2 []) = sel (x_lo ≤ q51 ∧ q51 < x_hi) (M t_T [I.toInt .i32 (M t_I [q51]), q46]) (I.fn f_2 []))
  (Eq.trans ((Eq.trans rfl (Eq.symm (let_congr
  (fun y_m => (sel (x_lo ≤ q51 ∧ q51 < y_m) (M t_T [I.toInt .i32 (M t_I [q51]), q46]) (I.fn f_2 [])))
  (Eq.symm h9))))
  : sel (x_lo ≤ q51 ∧ q51 < x_hi) (M t_T [I.toInt .i32 (M t_I [q51]), q46]) (I.fn f_2 []) = sel (x_lo ≤ q51 ∧ q51 < I.toInt .i64 (M t_O [b + 1])) (M t_T [I.toInt .i32 (M t_I [q51]), q46]) (I.fn f_2 []))
  (Eq.symm (let_congr
  (fun y_m => (sel (y_m ≤ q51 ∧ q51 < I.toInt .i64 (M t_O [b + 1])) (M t_T [I.toInt .i32 (M t_I [q51]), q46]) (I.fn f_2 [])))
  (Eq.symm h6)))))))))))))))
  : (known_3 I M B N Z D b x_lo x_hi (max x_lo x_hi)) ⟨a_e, [q45, q46]⟩ (M t_E [q45, q46])))))))))))
  (fun h5 =>
  (at_letval_of (x := v_lo) (τ := .i64) (e := (.read a_off [.var v_b])) (lo := (.const 0)) (hi := (.add (.var v_Z) (.const 1))) (T := fun e => I.toInt .i64 (M t_O [(e v_b)]))
  (fun (x_lo : Int) (h6 : x_lo = I.toInt .i64 (M t_O [b])) =>
  (have h7 : 0 ≤ I.toInt .i64 (M t_O [b]) ∧ I.toInt .i64 (M t_O [b]) < Z + 1 := (in_range (r := (Range.mk t_O .i64 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_O [(.const 0, .add (.var v_B) (.const 1))])) (p := [b]) hR (.head _) (.head _) rfl (region_iff.2 ⟨b, _, rfl, h2, ((int_tab_taB h3) : b < B + 1), rfl⟩) rfl rfl);
  (have h8 : 0 ≤ x_lo ∧ x_lo < Z + 1 := ⟨(int_lab_ecb_lac h7.1 h6), (int_eab_tbc_tac h6 h7.2)⟩;
  (at_letval_of (x := v_hi) (τ := .i64) (e := (.read a_off [.add (.var v_b) (.const 1)])) (lo := (.const 0)) (hi := (.add (.var v_Z) (.const 1))) (T := fun e => I.toInt .i64 (M t_O [(e v_b) + 1]))
  (fun (x_hi : Int) (h9 : x_hi = I.toInt .i64 (M t_O [b + 1])) =>
  (have h10 : 0 ≤ I.toInt .i64 (M t_O [b + 1]) ∧ I.toInt .i64 (M t_O [b + 1]) < Z + 1 := (in_range (r := (Range.mk t_O .i64 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_O [(.const 0, .add (.var v_B) (.const 1))])) (p := [b + 1]) hR (.head _) (.head _) rfl (region_iff.2 ⟨(b + 1), _, rfl, ((int_c19 h2) : 0 ≤ b + 1), ((int_c29 h3) : b + 1 < B + 1), rfl⟩) rfl rfl);
  (have h11 : 0 ≤ x_hi ∧ x_hi < Z + 1 := ⟨(int_lab_ecb_lac h10.1 h9), (int_eab_tbc_tac h9 h10.2)⟩;
  ((Or.elim (((Classical.em (q45 < b)).elim (fun h12 =>
  (Or.inl (Or.inr (Or.inr ⟨⟨⟨⟨⟨h5.1.1, ⟨h5.1.2.1, h12⟩⟩, h5.2⟩, (int_c180 h11.1 h9 h5.2 h10.2)⟩, (int_c238 h8.1 h6 h9 h5.2 h7.2 h10.2)⟩, (int_c180 h8.1 h6 h5.2 h7.2)⟩))))
  (fun h12 =>
  (Or.inr (Or.inr (Or.inr ⟨⟨⟨⟨⟨(int_taB_ntab_eab h5.1.2.2 h12), h5.1.1⟩, h5.2⟩, (int_c180 h11.1 h9 h5.2 h10.2)⟩, (int_c238 h8.1 h6 h9 h5.2 h7.2 h10.2)⟩, (int_c180 h8.1 h6 h5.2 h7.2)⟩)))))
  : (((((0 ≤ q46 ∧ q46 < D) ∧ 0 ≤ q45 ∧ q45 < b) ∧ 0 < N) ∧ x_lo < x_hi) ∧ (max x_lo x_hi) ≤ x_hi ∨ ((((0 ≤ q46 ∧ q46 < D) ∧ 0 ≤ q45 ∧ q45 < b) ∧ 0 < N) ∧ x_hi ≤ (max x_lo x_hi)) ∧ x_lo = (max x_lo x_hi) ∨ (((((0 ≤ q46 ∧ q46 < D) ∧ 0 ≤ q45 ∧ q45 < b) ∧ Z = 0) ∧ x_hi = 0) ∧ (max x_lo x_hi) = 0) ∧ x_lo = 0) ∨ ((((q45 = b ∧ 0 ≤ q46 ∧ q46 < D) ∧ 0 < N) ∧ x_lo < x_hi) ∧ (max x_lo x_hi) ≤ x_hi ∨ (((q45 = b ∧ 0 ≤ q46 ∧ q46 < D) ∧ 0 < N) ∧ x_hi ≤ (max x_lo x_hi)) ∧ x_lo = (max x_lo x_hi) ∨ ((((q45 = b ∧ 0 ≤ q46 ∧ q46 < D) ∧ Z = 0) ∧ x_hi = 0) ∧ (max x_lo x_hi) = 0) ∧ x_lo = 0))
  (fun h12 => (at_left (at_points2 q45 q46 h12 rfl)))
  (fun h12 => (at_right (at_left (at_points2 q45 q46 h12 (Eq.trans ((Eq.trans
  ((equation_0 B N Z D hl hM hR q45 q46 trivial) : M t_E [q45, q46] = value_3 I M Z q45 q46)
  (Eq.trans ((reduce_empty1 (fun q53 => (fun h13 => (int_c6 h13.1 h5.2 h13.2))))
  : value_3 I M Z q45 q46 = I.fn f_1 []) rfl))
  : M t_E [q45, q46] = I.fn f_1 [])
  (Eq.symm (reduce_empty1 (fun q52 => (fun h13 => (int_c426 h8.1 h13.1.1.1 h5.2 h9 h13.1.1.2 h10.2)))))))))))
  : (known_3 I M B N Z D b x_lo x_hi (max x_lo x_hi)) ⟨a_e, [q45, q46]⟩ (M t_E [q45, q46]))))))))))))))
  (entails_and (entails_points1 (fun q54 h4 =>
  (at_letval_of (x := v_lo) (τ := .i64) (e := (.read a_off [.var v_b])) (lo := (.const 0)) (hi := (.add (.var v_Z) (.const 1))) (T := fun e => I.toInt .i64 (M t_O [(e v_b)]))
  (fun (x_lo : Int) (h5 : x_lo = I.toInt .i64 (M t_O [b])) =>
  (have h6 : 0 ≤ I.toInt .i64 (M t_O [b]) ∧ I.toInt .i64 (M t_O [b]) < Z + 1 := (in_range (r := (Range.mk t_O .i64 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_O [(.const 0, .add (.var v_B) (.const 1))])) (p := [b]) hR (.head _) (.head _) rfl (region_iff.2 ⟨b, _, rfl, h2, ((int_tab_taB h3) : b < B + 1), rfl⟩) rfl rfl);
  (have h7 : 0 ≤ x_lo ∧ x_lo < Z + 1 := ⟨(int_lab_ecb_lac h6.1 h5), (int_eab_tbc_tac h5 h6.2)⟩;
  (at_letval_of (x := v_hi) (τ := .i64) (e := (.read a_off [.add (.var v_b) (.const 1)])) (lo := (.const 0)) (hi := (.add (.var v_Z) (.const 1))) (T := fun e => I.toInt .i64 (M t_O [(e v_b) + 1]))
  (fun (x_hi : Int) (h8 : x_hi = I.toInt .i64 (M t_O [b + 1])) =>
  (have h9 : 0 ≤ I.toInt .i64 (M t_O [b + 1]) ∧ I.toInt .i64 (M t_O [b + 1]) < Z + 1 := (in_range (r := (Range.mk t_O .i64 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_O [(.const 0, .add (.var v_B) (.const 1))])) (p := [b + 1]) hR (.head _) (.head _) rfl (region_iff.2 ⟨(b + 1), _, rfl, ((int_c19 h2) : 0 ≤ b + 1), ((int_c29 h3) : b + 1 < B + 1), rfl⟩) rfl rfl);
  (have h10 : 0 ≤ x_hi ∧ x_hi < Z + 1 := ⟨(int_lab_ecb_lac h9.1 h8), (int_eab_tbc_tac h8 h9.2)⟩;
  ((at_right (at_right (at_left (at_points1 q54
  ((Classical.em (x_lo < x_hi)).elim (fun h11 => (Or.inl ⟨⟨h4, h11⟩, (int_c114 h11)⟩))
  (fun h11 => (Or.inr ⟨⟨h4, int_c86⟩, (int_c148 h11)⟩))) rfl))))
  : (known_3 I M B N Z D b x_lo x_hi (max x_lo x_hi)) ⟨a_idx, [q54]⟩ (M t_I [q54]))))))))))))
  (entails_and (entails_points1 (fun q55 h4 => (Or.elim h4 (fun h5 =>
  (at_letval_of (x := v_lo) (τ := .i64) (e := (.read a_off [.var v_b])) (lo := (.const 0)) (hi := (.add (.var v_Z) (.const 1))) (T := fun e => I.toInt .i64 (M t_O [(e v_b)]))
  (fun (x_lo : Int) (h6 : x_lo = I.toInt .i64 (M t_O [b])) =>
  (have h7 : 0 ≤ I.toInt .i64 (M t_O [b]) ∧ I.toInt .i64 (M t_O [b]) < Z + 1 := (in_range (r := (Range.mk t_O .i64 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_O [(.const 0, .add (.var v_B) (.const 1))])) (p := [b]) hR (.head _) (.head _) rfl (region_iff.2 ⟨b, _, rfl, h2, ((int_tab_taB h3) : b < B + 1), rfl⟩) rfl rfl);
  (have h8 : 0 ≤ x_lo ∧ x_lo < Z + 1 := ⟨(int_lab_ecb_lac h7.1 h6), (int_eab_tbc_tac h6 h7.2)⟩;
  (at_letval_of (x := v_hi) (τ := .i64) (e := (.read a_off [.add (.var v_b) (.const 1)])) (lo := (.const 0)) (hi := (.add (.var v_Z) (.const 1))) (T := fun e => I.toInt .i64 (M t_O [(e v_b) + 1]))
  (fun (x_hi : Int) (h9 : x_hi = I.toInt .i64 (M t_O [b + 1])) =>
  (have h10 : 0 ≤ I.toInt .i64 (M t_O [b + 1]) ∧ I.toInt .i64 (M t_O [b + 1]) < Z + 1 := (in_range (r := (Range.mk t_O .i64 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_O [(.const 0, .add (.var v_B) (.const 1))])) (p := [b + 1]) hR (.head _) (.head _) rfl (region_iff.2 ⟨(b + 1), _, rfl, ((int_c19 h2) : 0 ≤ b + 1), ((int_c29 h3) : b + 1 < B + 1), rfl⟩) rfl rfl);
  (have h11 : 0 ≤ x_hi ∧ x_hi < Z + 1 := ⟨(int_lab_ecb_lac h10.1 h9), (int_eab_tbc_tac h9 h10.2)⟩;
  ((at_right (at_right (at_right (at_left (at_points1 q55
  ((Classical.em (x_lo < x_hi)).elim (fun h12 => (Or.inl ⟨⟨h5, h12⟩, (int_c114 h12)⟩))
  (fun h12 => (Or.inr (Or.inl ⟨⟨h5, int_c86⟩, (int_c148 h12)⟩)))) rfl)))))
  : (known_3 I M B N Z D b x_lo x_hi (max x_lo x_hi)) ⟨a_off, [q55]⟩ (M t_O [q55])))))))))))
  (fun h5 =>
  (at_letval_of (x := v_lo) (τ := .i64) (e := (.read a_off [.var v_b])) (lo := (.const 0)) (hi := (.add (.var v_Z) (.const 1))) (T := fun e => I.toInt .i64 (M t_O [(e v_b)]))
  (fun (x_lo : Int) (h6 : x_lo = I.toInt .i64 (M t_O [b])) =>
  (have h7 : 0 ≤ I.toInt .i64 (M t_O [b]) ∧ I.toInt .i64 (M t_O [b]) < Z + 1 := (in_range (r := (Range.mk t_O .i64 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_O [(.const 0, .add (.var v_B) (.const 1))])) (p := [b]) hR (.head _) (.head _) rfl (region_iff.2 ⟨b, _, rfl, h2, ((int_tab_taB h3) : b < B + 1), rfl⟩) rfl rfl);
  (have h8 : 0 ≤ x_lo ∧ x_lo < Z + 1 := ⟨(int_lab_ecb_lac h7.1 h6), (int_eab_tbc_tac h6 h7.2)⟩;
  (at_letval_of (x := v_hi) (τ := .i64) (e := (.read a_off [.add (.var v_b) (.const 1)])) (lo := (.const 0)) (hi := (.add (.var v_Z) (.const 1))) (T := fun e => I.toInt .i64 (M t_O [(e v_b) + 1]))
  (fun (x_hi : Int) (h9 : x_hi = I.toInt .i64 (M t_O [b + 1])) =>
  (have h10 : 0 ≤ I.toInt .i64 (M t_O [b + 1]) ∧ I.toInt .i64 (M t_O [b + 1]) < Z + 1 := (in_range (r := (Range.mk t_O .i64 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_O [(.const 0, .add (.var v_B) (.const 1))])) (p := [b + 1]) hR (.head _) (.head _) rfl (region_iff.2 ⟨(b + 1), _, rfl, ((int_c19 h2) : 0 ≤ b + 1), ((int_c29 h3) : b + 1 < B + 1), rfl⟩) rfl rfl);
  (have h11 : 0 ≤ x_hi ∧ x_hi < Z + 1 := ⟨(int_lab_ecb_lac h10.1 h9), (int_eab_tbc_tac h9 h10.2)⟩;
  ((at_right (at_right (at_right (at_left (at_points1 q55
  (Or.inr (Or.inr ⟨⟨⟨h5, (int_c180 h11.1 h9 h5.2 h10.2)⟩, (int_c238 h8.1 h6 h9 h5.2 h7.2 h10.2)⟩, (int_c180 h8.1 h6 h5.2 h7.2)⟩))
  rfl))))) : (known_3 I M B N Z D b x_lo x_hi (max x_lo x_hi)) ⟨a_off, [q55]⟩ (M t_O [q55]))))))))))))))
  (entails_points2 (fun q56 q57 h4 =>
  (at_letval_of (x := v_lo) (τ := .i64) (e := (.read a_off [.var v_b])) (lo := (.const 0)) (hi := (.add (.var v_Z) (.const 1))) (T := fun e => I.toInt .i64 (M t_O [(e v_b)]))
  (fun (x_lo : Int) (h5 : x_lo = I.toInt .i64 (M t_O [b])) =>
  (have h6 : 0 ≤ I.toInt .i64 (M t_O [b]) ∧ I.toInt .i64 (M t_O [b]) < Z + 1 := (in_range (r := (Range.mk t_O .i64 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_O [(.const 0, .add (.var v_B) (.const 1))])) (p := [b]) hR (.head _) (.head _) rfl (region_iff.2 ⟨b, _, rfl, h2, ((int_tab_taB h3) : b < B + 1), rfl⟩) rfl rfl);
  (have h7 : 0 ≤ x_lo ∧ x_lo < Z + 1 := ⟨(int_lab_ecb_lac h6.1 h5), (int_eab_tbc_tac h5 h6.2)⟩;
  (at_letval_of (x := v_hi) (τ := .i64) (e := (.read a_off [.add (.var v_b) (.const 1)])) (lo := (.const 0)) (hi := (.add (.var v_Z) (.const 1))) (T := fun e => I.toInt .i64 (M t_O [(e v_b) + 1]))
  (fun (x_hi : Int) (h8 : x_hi = I.toInt .i64 (M t_O [b + 1])) =>
  (have h9 : 0 ≤ I.toInt .i64 (M t_O [b + 1]) ∧ I.toInt .i64 (M t_O [b + 1]) < Z + 1 := (in_range (r := (Range.mk t_O .i64 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_O [(.const 0, .add (.var v_B) (.const 1))])) (p := [b + 1]) hR (.head _) (.head _) rfl (region_iff.2 ⟨(b + 1), _, rfl, ((int_c19 h2) : 0 ≤ b + 1), ((int_c29 h3) : b + 1 < B + 1), rfl⟩) rfl rfl);
  (have h10 : 0 ≤ x_hi ∧ x_hi < Z + 1 := ⟨(int_lab_ecb_lac h9.1 h8), (int_eab_tbc_tac h8 h9.2)⟩;
  ((at_right (at_right (at_right (at_right (at_points2 q56 q57
  ((Classical.em (x_lo < x_hi)).elim (fun h11 => (Or.inl ⟨⟨h4, h11⟩, (int_c114 h11)⟩))
  (fun h11 => (Or.inr ⟨⟨h4, int_c86⟩, (int_c148 h11)⟩))) rfl)))))
  : (known_3 I M B N Z D b x_lo x_hi (max x_lo x_hi)) ⟨a_t, [q56, q57]⟩ (M t_T [q56, q57]))))))))))))))))

theorem race_1 (h0 : ((0 ≤ B ∧ 0 ≤ N) ∧ 0 ≤ Z) ∧ 0 ≤ D) (h1 : 0 < N ∨ ¬ 0 < Z) :
    ParVC I 0 B (body_1 I M).erase (fun b => ((base E B N Z D).set v_b b)) (fun b => (body_1 I M).post ((base E B N Z D).set v_b b) (known_1 I M B N Z D b)) :=
  (race_arrays [a_e] rfl rfl (all_cons
  (apart2 (fun b c0 c1 => (c0 = b ∧ 0 < N) ∧ 0 ≤ c1 ∧ c1 < D ∨ (c0 = b ∧ Z = 0) ∧ 0 ≤ c1 ∧ c1 < D)
  (fun b c0 c1 => ((c0 = b ∧ 0 < N) ∧ 0 < Z) ∧ 0 ≤ c1 ∧ c1 < D)
  (fun b h2 h3 => (w_letval 0 (Z + 1) rfl rfl
  (fun (x_lo : Int) (h4 : 0 ≤ x_lo) (h5 : x_lo < Z + 1) => (w_letval 0 (Z + 1) rfl rfl
  (fun (x_hi : Int) (h6 : 0 ≤ x_hi) (h7 : x_hi < Z + 1) => (w_seq (w_par 0 D rfl rfl
  (fun d h8 h9 => (w_assign2 b d ((Or.elim h1 (fun h10 => (Or.inl ⟨⟨int_c1, h10⟩, ⟨h8, h9⟩⟩))
  (fun h10 => (Or.inr ⟨⟨int_c1, (int_lba_ntba_eab h0.1.2 h10)⟩, ⟨h8, h9⟩⟩)))
  : (b = b ∧ 0 < N) ∧ 0 ≤ d ∧ d < D ∨ (b = b ∧ Z = 0) ∧ 0 ≤ d ∧ d < D))))
  (w_scope (w_for x_lo x_hi rfl rfl (fun k h8 h9 => (w_letval 0 N rfl rfl
  (fun (j : Int) (h10 : 0 ≤ j) (h11 : j < N) => (w_par 0 D rfl rfl (fun d h12 h13 =>
  (w_accumulate2 b d (Or.inl ⟨⟨rfl, ((int_lab_tbc_tac h10 h11) : 0 < N)⟩, ⟨h12, h13⟩⟩)))))))))))))))
  (fun b h2 h3 =>
  (r_letval 0 (Z + 1) rfl rfl (x_none rfl) (fun (x_lo : Int) (h4 : 0 ≤ x_lo) (h5 : x_lo < Z + 1) =>
  (r_letval 0 (Z + 1) rfl rfl (x_none rfl) (fun (x_hi : Int) (h6 : 0 ≤ x_hi) (h7 : x_hi < Z + 1) =>
  (r_seq (r_none rfl) (r_scope (r_for x_lo x_hi rfl rfl
  (fun k h8 h9 => (r_letval 0 N rfl rfl (x_none rfl) (fun (j : Int) (h10 : 0 ≤ j) (h11 : j < N) =>
  (r_par 0 D rfl rfl (fun d h12 h13 => (r_accumulate2 (x_none rfl) b d
  ⟨⟨⟨rfl, ((int_lab_tbc_tac h10 h11) : 0 < N)⟩, ((fact_2 h4 h8 h9 h7) : 0 < Z)⟩, ⟨h12, h13⟩⟩))))))))))))))
  (fun b y_y c0 c1 h2 h3 h4 h5 h6 h7 => (Or.elim h7 (fun h8 =>
  ⟨(fun h9 => (int_eab_eac_nebc_F h8.1.1 h9.1.1.1 h6)), (fun h9 => (Or.elim h9 (fun h10 => (int_eab_eac_nebc_F h8.1.1 h10.1.1 h6))
  (fun h10 => (int_eab_eac_nebc_F h8.1.1 h10.1.1 h6))))⟩) (fun h8 =>
  ⟨(fun h9 => (int_eab_tba_F h8.1.2 h9.1.2)), (fun h9 => (Or.elim h9 (fun h10 => (int_eab_eac_nebc_F h8.1.1 h10.1.1 h6))
  (fun h10 => (int_eab_eac_nebc_F h8.1.1 h10.1.1 h6))))⟩)))) all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_b (.const 0) (.var v_B)
    (fun e x => known_1 I M (e v_B) (e v_N) (e v_Z) (e v_D) x) (body_1 I M)

theorem program_vc (h0 : ((0 ≤ B ∧ 0 ≤ N) ∧ 0 ≤ Z) ∧ 0 ≤ D) :
    (program I M).vc I (impl.HasCell spec (base E B N Z D)) (base E B N Z D) (impl.inputHeap spec (base E B N Z D) M) :=
  (have h1 : 0 < N ∨ ¬ 0 < Z := ((Classical.em (0 < Z)).elim (fun h1 =>
  (have h2 : 0 ≤ I.toInt .i32 (M t_I [0]) ∧ I.toInt .i32 (M t_I [0]) < N := (in_range (r := (Range.mk t_I .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_I [(.const 0, .var v_Z)])) (p := [0]) hR (.tail _ (.head _)) (.tail _ (.head _)) rfl (region_iff.2 ⟨0, _, rfl, (show (0 : Int) ≤ 0 from by decide), h1, rfl⟩) rfl rfl);
  (Or.inl (int_lab_tbc_tac h2.1 h2.2)))) (fun h1 => (Or.inr h1)));
  (vc_par_of 0 B rfl rfl (show Heap.Entails _ (known_1 I M B N Z D 0) from (entails_and
  (entails_points2 (fun q58 q59 h2 => (False.elim (Or.elim h2 (fun h3 => (int_lab_tba_F h3.1.2.1 h3.1.2.2))
  (fun h3 => (int_lab_tba_F h3.1.2.1 h3.1.2.2)))))) (entails_and (entails_points1 (fun q60 h2 =>
  (at_input (R := (Region.mk t_I [(.const 0, .var v_Z)])) (b := (Binding.mk a_idx t_I [v_i0] [.var v_i0] none)) (p := [q60]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q60, _, rfl, h2.1.1, h2.1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points1 (fun q61 h2 => (Or.elim h2 (fun h3 =>
  (at_input (R := (Region.mk t_O [(.const 0, .add (.var v_B) (.const 1))])) (b := (Binding.mk a_off t_O [v_i0] [.var v_i0] none)) (p := [q61]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q61, _, rfl, h3.1.1, ((int_lab_taB h3.1.2) : q61 < B + 1), rfl⟩) rfl rfl))
  (fun h3 =>
  (at_input (R := (Region.mk t_O [(.const 0, .add (.var v_B) (.const 1))])) (b := (Binding.mk a_off t_O [v_i0] [.var v_i0] none)) (p := [q61]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q61, _, rfl, h3.1.1, ((int_lab_taB h3.1.2) : q61 < B + 1), rfl⟩) rfl rfl)))))
  (entails_points2 (fun q62 q63 h2 =>
  (at_input (R := (Region.mk t_T [(.const 0, .var v_N), (.const 0, .var v_D)])) (b := (Binding.mk a_t t_T [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q62, q63]) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) rfl
  (region_iff.2 ⟨q62, _, rfl, h2.2.1, h2.2.2, q63, _, rfl, h2.1.1, h2.1.2, rfl⟩) rfl rfl)))))))
  (fun b h2 h3 => (vc_1 B N Z D hl hM hR b h0 h1 h2 h3))
  (fun b h2 h3 => (kept_1 B N Z D hl hM hR b h0 h1 h2 h3)) (race_1 B N Z D hl hM hR h0 h1)))

theorem output_0_3 (q64 q65 : Int) (h0 : ((0 ≤ B ∧ 0 ≤ N) ∧ 0 ≤ Z) ∧ 0 ≤ D) (h1 : 0 ≤ q64) (h2 : q64 < B) (h3 : 0 ≤ q65) (h4 : q65 < D) :
    ((program I M).post (base E B N Z D) (impl.inputHeap spec (base E B N Z D) M)) ⟨a_e, [q64, q65]⟩ (M t_E [q64, q65]) :=
  (have h5 : 0 < N ∨ ¬ 0 < Z := ((Classical.em (0 < Z)).elim (fun h5 =>
  (have h6 : 0 ≤ I.toInt .i32 (M t_I [0]) ∧ I.toInt .i32 (M t_I [0]) < N := (in_range (r := (Range.mk t_I .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_I [(.const 0, .var v_Z)])) (p := [0]) hR (.tail _ (.head _)) (.tail _ (.head _)) rfl (region_iff.2 ⟨0, _, rfl, (show (0 : Int) ≤ 0 from by decide), h5, rfl⟩) rfl rfl);
  (Or.inl (int_lab_tbc_tac h6.1 h6.2)))) (fun h5 => (Or.inr h5)));
  ((at_left (at_points2 q64 q65 (Or.elim h5 (fun h6 => (Or.inl ⟨⟨⟨h3, h4⟩, ⟨h1, (int_lt_max_right h2)⟩⟩, h6⟩))
  (fun h6 => (Or.inr ⟨⟨⟨h3, h4⟩, ⟨h1, (int_lt_max_right h2)⟩⟩, (int_lba_ntba_eab h0.1.2 h6)⟩))) rfl))
  : (known_1 I M B N Z D (max 0 B)) ⟨a_e, [q64, q65]⟩ (M t_E [q64, q65])))

end

theorem consistent (E : Env) (B N Z D : Int) (h0 : ((0 ≤ B ∧ 0 ≤ N) ∧ 0 ≤ Z) ∧ 0 ≤ D) : spec.Consistent (base E B N Z D) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (B N Z D : Int) (h0 : ((0 ≤ B ∧ 0 ≤ N) ∧ 0 ≤ Z) ∧ 0 ≤ D) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E B N Z D) :=
  solvable_layers (consistent E B N Z D h0)
    (fun at_ => if at_ = t_E then 0 else 0) (by decide)

theorem placed (E : Env) (B N Z D : Int) (h0 : ((0 ≤ B ∧ 0 ≤ N) ∧ 0 ≤ Z) ∧ 0 ≤ D) : impl.LayoutOk spec (base E B N Z D) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (B N Z D : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_E then (((((point.getD 1 0) < 0 ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < B) ∧ N = 0) ∧ 0 < Z ∨ ((D ≤ (point.getD 1 0) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < B) ∧ N = 0) ∧ 0 < Z) ∨ ((0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < D) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < B) ∧ 0 < Z) ∨ Z = 0 else True

theorem covered_0 (E : Env) (B N Z D : Int) (h0 : ((0 ≤ B ∧ 0 ≤ N) ∧ 0 ≤ Z) ∧ 0 ≤ D) (p0 p1 : Int) (h1 : 0 ≤ p0) (h2 : p0 < B) (h3 : 0 ≤ p1) (h4 : p1 < D) :
    spec.Given (inside B N Z D) (base E B N Z D) t_E [p0, p1] :=
  (given_equation (p := [p0, p1]) (.head _) rfl rfl rfl
  (((Classical.em (0 < Z)).elim (fun h5 => (Or.inl (Or.inr ⟨⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩, h5⟩)))
  (fun h5 => (Or.inr (int_lba_ntba_eab h0.1.2 h5))))
  : ((((p1 < 0 ∧ 0 ≤ p0 ∧ p0 < B) ∧ N = 0) ∧ 0 < Z ∨ ((D ≤ p1 ∧ 0 ≤ p0 ∧ p0 < B) ∧ N = 0) ∧ 0 < Z) ∨ ((0 ≤ p1 ∧ p1 < D) ∧ 0 ≤ p0 ∧ p0 < B) ∧ 0 < Z) ∨ Z = 0)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (B N Z D : Int) (h0 : ((0 ≤ B ∧ 0 ≤ N) ∧ 0 ≤ Z) ∧ 0 ≤ D) (b d : Int) (hR : spec.InRange I (base E B N Z D) M) (h1 : True) (h2 : ((((d < 0 ∧ 0 ≤ b ∧ b < B) ∧ N = 0) ∧ 0 < Z ∨ ((D ≤ d ∧ 0 ≤ b ∧ b < B) ∧ N = 0) ∧ 0 < Z) ∨ ((0 ≤ d ∧ d < D) ∧ 0 ≤ b ∧ b < B) ∧ 0 < Z) ∨ Z = 0) :
    TExp.Defined I M (spec.Given (inside B N Z D) (base E B N Z D)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_Z))) (.letval d_0 .i64 (.access t_O [.var v_b]) (.letval d_1 .i64 (.access t_O [.add (.var v_b) (.const 1)]) (.select (.and (.le (.var d_0) (.var v_k)) (.lt (.var v_k) (.var d_1))) (.letval d_2 .i32 (.access t_I [.var v_k]) (.access t_T [.var d_2, .var v_d])) (.fn (.special .f32 "-0.0") []))))) (((base E B N Z D).set v_b b).set v_d d) :=
  (defined_reduce_some1 0 Z (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < Z) => h3)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < Z) =>
  (defined_letval (defined_access (given_input (p := [b]) (.head _) rfl rfl
  (region_iff.2 ⟨b, _, rfl, (show 0 ≤ b from by omega), (show b < B + 1 from by omega), rfl⟩))) rfl
  (fun (y_d1 : Int) (h4 : y_d1 = I.toInt .i64 (M t_O [b])) =>
  (have h5 : 0 ≤ I.toInt .i64 (M t_O [b]) ∧ I.toInt .i64 (M t_O [b]) < Z + 1 := (in_range (r := (Range.mk t_O .i64 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_O [(.const 0, .add (.var v_B) (.const 1))])) (p := [b]) hR (.head _) (.head _) rfl (region_iff.2 ⟨b, _, rfl, (show 0 ≤ b from by omega), (show b < B + 1 from by omega), rfl⟩) rfl rfl);
  (have h6 : 0 ≤ y_d1 ∧ y_d1 < Z + 1 := ⟨(int_lab_ecb_lac h5.1 h4), (int_eab_tbc_tac h4 h5.2)⟩;
  (defined_letval (defined_access (given_input (p := [b + 1]) (.head _) rfl rfl
  (region_iff.2 ⟨(b + 1), _, rfl, (show 0 ≤ b + 1 from by omega), (show b + 1 < B + 1 from by omega), rfl⟩)))
  rfl (fun (y_d2 : Int) (h7 : y_d2 = I.toInt .i64 (M t_O [b + 1])) =>
  (have h8 : 0 ≤ I.toInt .i64 (M t_O [b + 1]) ∧ I.toInt .i64 (M t_O [b + 1]) < Z + 1 := (in_range (r := (Range.mk t_O .i64 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_O [(.const 0, .add (.var v_B) (.const 1))])) (p := [b + 1]) hR (.head _) (.head _) rfl (region_iff.2 ⟨(b + 1), _, rfl, (show 0 ≤ b + 1 from by omega), (show b + 1 < B + 1 from by omega), rfl⟩) rfl rfl);
  (have h9 : 0 ≤ y_d2 ∧ y_d2 < Z + 1 := ⟨(int_lab_ecb_lac h8.1 h7), (int_eab_tbc_tac h7 h8.2)⟩;
  (defined_select_of cond_holds (fun (h10 : y_d1 ≤ y_d0 ∧ y_d0 < y_d2) =>
  (defined_letval (defined_access (given_input (p := [y_d0]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨y_d0, _, rfl, h3.1, h3.2, rfl⟩))) rfl
  (fun (y_d3 : Int) (h11 : y_d3 = I.toInt .i32 (M t_I [y_d0])) =>
  (have h12 : 0 ≤ I.toInt .i32 (M t_I [y_d0]) ∧ I.toInt .i32 (M t_I [y_d0]) < N := (in_range (r := (Range.mk t_I .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_I [(.const 0, .var v_Z)])) (p := [y_d0]) hR (.tail _ (.head _)) (.tail _ (.head _)) rfl (region_iff.2 ⟨y_d0, _, rfl, h3.1, h3.2, rfl⟩) rfl rfl);
  (have h13 : 0 ≤ y_d3 ∧ y_d3 < N := ⟨(int_lab_ecb_lac h12.1 h11), (int_eab_tbc_tac h11 h12.2)⟩;
  (defined_access (given_input (p := [y_d3, d]) (.tail _ (.tail _ (.head _))) rfl rfl
  (region_iff.2 ⟨y_d3, _, rfl, h13.1, h13.2, d, _, rfl, (show 0 ≤ d from by omega), (show d < D from by omega), rfl⟩))))))))
  (fun (h10 : ¬ (y_d1 ≤ y_d0 ∧ y_d0 < y_d2)) => (defined_fn defined_nil)))))))))))))

theorem defined (E : Env) (B N Z D : Int) (h0 : ((0 ≤ B ∧ 0 ≤ N) ∧ 0 ≤ Z) ∧ 0 ≤ D) : spec.Defined (base E B N Z D) :=
  defined_of (inside B N Z D)
    (all_cons (region_each (fun p0 a0 a1 p1 a2 a3 => covered_0 E B N Z D h0 p0 p1 a0 a1 a2 a3))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined2 (fun b d => cond_holds) (fun b d hg hk => defined_0 E B N Z D h0 b d hR hg hk))
    all_nil))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 1 1 0 1) (fun _ => 0)
    ⟨(all_cons (by decide) all_nil), all_nil⟩
    ⟨_, (.head _), [0, 0], region_iff.2 ⟨0, _, rfl, (by decide), (by decide), 0, _, rfl, (by decide), (by decide), rfl⟩⟩
    (all_cons ⟨(by decide), (by decide)⟩ (all_cons ⟨(by decide), (by decide)⟩ all_nil))
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => (((0 ≤ (E v_B) ∧ 0 ≤ (E v_N)) ∧ 0 ≤ (E v_Z)) ∧ 0 ≤ (E v_D)))
    (fun E => base E (E v_B) (E v_N) (E v_Z) (E v_D)) base_self (fun E ha => cond_holds.1 (ha.1 _ (.head _))) inhabited
    (fun E a => defined E (E v_B) (E v_N) (E v_Z) (E v_D) a) (fun E a => placed E (E v_B) (E v_N) (E v_Z) (E v_D) a)
    (fun E a => consistent E (E v_B) (E v_N) (E v_Z) (E v_D) a) (fun E a => solvable E (E v_B) (E v_N) (E v_Z) (E v_D) a)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc (E v_B) (E v_N) (E v_Z) (E v_D) hl hM hR a)
    (all_cons ⟨_, (.tail _ (.tail _ (.tail _ (.head _)))), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 p1 b2 b3 => output_0_3 (E v_B) (E v_N) (E v_Z) (E v_D) hl hM hR p0 p1 a b0 b1 b2 b3)) all_nil)))) all_nil))


end Redverify.Certificate.rows
