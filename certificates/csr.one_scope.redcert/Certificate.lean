module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.one_scope

/-- `R` -/ abbrev v_R : Var := 0
/-- `N` -/ abbrev v_N : Var := 1
/-- `Z` -/ abbrev v_Z : Var := 2
/-- `i` -/ abbrev v_i : Var := 3
/-- `k` -/ abbrev v_k : Var := 4
/-- `$d0` -/ abbrev d_0 : Var := 5
/-- `$d1` -/ abbrev d_1 : Var := 6
/-- `$d2` -/ abbrev d_2 : Var := 7
/-- `i0` -/ abbrev v_i0 : Var := 8
/-- `lo` -/ abbrev v_lo : Var := 9
/-- `hi` -/ abbrev v_hi : Var := 10
/-- `j` -/ abbrev v_j : Var := 11
/-- `p` -/ abbrev a_p : Arr := 0
/-- `c` -/ abbrev a_c : Arr := 1
/-- `v` -/ abbrev a_v : Arr := 2
/-- `x` -/ abbrev a_x : Arr := 3
/-- `y` -/ abbrev a_y : Arr := 4
/-- `P` -/ abbrev t_P : Ten := 0
/-- `C` -/ abbrev t_C : Ten := 1
/-- `V` -/ abbrev t_V : Ten := 2
/-- `X` -/ abbrev t_X : Ten := 3
/-- `Y` -/ abbrev t_Y : Ten := 4

/-- Specification `csr`. -/
def spec : Spec where
  assumptions :=
    [
      .and
        (.and (.le (.const 0) (.var v_R)) (.le (.const 0) (.var v_N)))
        (.le (.const 0) (.var v_Z))]
  inputs :=
    [
      Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))],
      Region.mk t_C [(.const 0, .var v_Z)],
      Region.mk t_V [(.const 0, .var v_Z)],
      Region.mk t_X [(.const 0, .var v_N)]]
  outputs := [Region.mk t_Y [(.const 0, .var v_R)]]
  equations :=
    [
      Equation.mk
        t_Y
        [v_i]
        .true
        (.reduce
          [.fn (.literal .f32 0 1) []]
          (.builtin "+" .f32)
          [v_k]
          (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_Z)))
          (.letval
            d_0
            .i32
            (.access t_P [.var v_i])
            (.letval
              d_1
              .i32
              (.access t_P [.add (.var v_i) (.const 1)])
              (.select
                (.and (.le (.var d_0) (.var v_k)) (.lt (.var v_k) (.var d_1)))
                (.fn
                  (.builtin "*" .f32)
                  [
                    .access t_V [.var v_k],
                    .letval d_2 .i32 (.access t_C [.var v_k]) (.access t_X [.var d_2])])
                (.fn (.special .f32 "-0.0") [])))))]
  ranges :=
    [
      Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true,
      Range.mk t_C .i32 (.const 0) (.var v_N) false]

/-- Implementation `one_scope`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_p t_P [v_i0] [.var v_i0] none,
      Binding.mk a_c t_C [v_i0] [.var v_i0] none,
      Binding.mk a_v t_V [v_i0] [.var v_i0] none,
      Binding.mk a_x t_X [v_i0] [.var v_i0] none,
      Binding.mk a_y t_Y [v_i0] [.var v_i0] none]
  body :=
    .seq (.par v_i (.const 0) (.var v_R) <|
      .assign a_y [.var v_i] (.fn (.literal .f32 0 1) [])) <|
    .scope [a_y] <|
      .par v_i (.const 0) (.var v_R) <|
        .letval v_lo .i32 (.read a_p [.var v_i]) (.const 0) (.add (.var v_Z) (.const 1)) <|
        .letval v_hi .i32 (.read a_p [.add (.var v_i) (.const 1)]) (.const 0) (.add (.var v_Z) (.const 1)) <|
        .for v_k (.var v_lo) (.var v_hi) <|
          .letval v_j .i32 (.read a_c [.var v_k]) (.const 0) (.var v_N) <|
          .accumulate
            false
            (.builtin "+" .f32)
            a_y
            [.var v_i]
            (.fn (.builtin "*" .f32) [.read a_v [.var v_k], .read a_x [.var v_j]])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := RightUnit I (.builtin "+" .f32) (I.fn (.special .f32 "-0.0") [])

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : RightUnit I (.builtin "+" .f32) (I.fn (.special .f32 "-0.0") []) := hl

abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1
abbrev f_2 : Fn := .builtin "*" .f32
abbrev f_3 : Fn := .special .f32 "-0.0"

abbrev base (E : Env) (R N Z : Int) : Env := (((E.set v_R R).set v_N N).set v_Z Z)

theorem base_self (E : Env) : base E (E v_R) (E v_N) (E v_Z) = E := by
  unfold base
  rw [Env.set_self, Env.set_self, Env.set_self]

theorem shape_a_y : ∀ b ∈ impl.bindings, b.array = a_y → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))))

theorem fact_0 {a b c d x_e f g : Int} (h0 : c ≤ d) (h1 : d < x_e) (h2 : a < b + 1) (h3 : ¬ ((c ≤ d ∧ d < x_e) ∧ a < b ∨ (f ≤ d ∧ d < g) ∧ b = a)) : a = b :=
  by omega

theorem fact_1 {a b c d x_e f g : Int} (h0 : c ≤ d) (h1 : d < x_e) (h2 : a < b + 1) (h3 : ¬ ((c ≤ d ∧ d < x_e) ∧ a < b ∨ (f ≤ d ∧ d < g) ∧ b = a)) : a + 1 = b + 1 :=
  by omega

theorem fact_2 {a b c d x_e f g : Int} (h0 : a ≤ b) (h1 : c ≤ b) (h2 : b < d) (h3 : b < x_e) (h4 : f < g + 1) (h5 : ¬ ((a ≤ b ∧ b < d) ∧ f < g ∨ (c ≤ b ∧ b < (max c x_e)) ∧ g = f)) : False :=
  by omega

theorem fact_3 {a b c d x_e : Int} (h0 : c ≤ d) (h1 : d < x_e) (h2 : a < b + 1) (h3 : ¬ ((c ≤ d ∧ d < x_e) ∧ a < b)) : a = b :=
  by omega

theorem fact_4 {a b c d x_e : Int} (h0 : c ≤ d) (h1 : d < x_e) (h2 : a < b + 1) (h3 : ¬ ((c ≤ d ∧ d < x_e) ∧ a < b)) : a + 1 = b + 1 :=
  by omega

theorem fact_5 {a b c d x_e : Int} (h0 : a ≤ c) (h1 : c ≤ d) (h2 : d < x_e) (h3 : x_e < b + 1) : a < b :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (R N Z : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E R N Z) M) (hR : spec.InRange I (base E R N Z) M)
include hl hM hR

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (c0 N Z i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((0 ≤ y_k0 ∧ y_k0 < Z) ∧ 0 < N) ∧ c0 < i)) (body1 (fun y_k0 => sel (I.toInt .i32 (M t_P [c0]) ≤ y_k0 ∧ y_k0 < I.toInt .i32 (M t_P [c0 + 1])) (I.fn f_2 [M t_V [y_k0], M t_X [I.toInt .i32 (M t_C [y_k0])]]) (I.fn f_3 []))))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (c0 Z i k x_lo : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < Z) ∧ c0 < i ∨ (x_lo ≤ y_k0 ∧ y_k0 < k) ∧ i = c0)) (body1 (fun y_k0 => sel (I.toInt .i32 (M t_P [c0]) ≤ y_k0 ∧ y_k0 < I.toInt .i32 (M t_P [c0 + 1])) (I.fn f_2 [M t_V [y_k0], M t_X [I.toInt .i32 (M t_C [y_k0])]]) (I.fn f_3 []))))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (c0 Z i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < Z) ∧ c0 < i)) (body1 (fun y_k0 => sel (I.toInt .i32 (M t_P [c0]) ≤ y_k0 ∧ y_k0 < I.toInt .i32 (M t_P [c0 + 1])) (I.fn f_2 [M t_V [y_k0], M t_X [I.toInt .i32 (M t_C [y_k0])]]) (I.fn f_3 []))))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (c0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (1 : Int) < 0)) (body1 (fun y_k0 => sel (I.toInt .i32 (M t_P [c0]) ≤ y_k0 ∧ y_k0 < I.toInt .i32 (M t_P [c0 + 1])) (I.fn f_2 [M t_V [y_k0], M t_X [I.toInt .i32 (M t_C [y_k0])]]) (I.fn f_3 []))))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (i k x_lo : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => x_lo ≤ y_k0 ∧ y_k0 ≤ k)) (body1 (fun y_k0 => sel (I.toInt .i32 (M t_P [i]) ≤ y_k0 ∧ y_k0 < I.toInt .i32 (M t_P [i + 1])) (I.fn f_2 [M t_V [y_k0], M t_X [I.toInt .i32 (M t_C [y_k0])]]) (I.fn f_3 []))))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (Z i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < Z)) (body1 (fun y_k0 => sel (I.toInt .i32 (M t_P [i]) ≤ y_k0 ∧ y_k0 < I.toInt .i32 (M t_P [i + 1])) (I.fn f_2 [M t_V [y_k0], M t_X [I.toInt .i32 (M t_C [y_k0])]]) (I.fn f_3 []))))

theorem equation_0 (i : Int) (h0 : True) :
    (M t_Y [i]) = (value_5 I M Z i) :=
  (Eq.trans (hM _ (.head _) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_Z))) (.letval d_0 .i32 (.access t_P [.var v_i]) (.letval d_1 .i32 (.access t_P [.add (.var v_i) (.const 1)]) (.select (.and (.le (.var d_0) (.var v_k)) (.lt (.var v_k) (.var d_1))) (.fn f_2 [.access t_V [.var v_k], .letval d_2 .i32 (.access t_C [.var v_k]) (.access t_X [.var d_2])]) (.fn f_3 []))))) ((base E R N Z).set v_i i) = _ from
  (eval_reduce_some1 rfl (fun (k : Int) => cond_holds) (fun (k : Int) (h1 : 0 ≤ k ∧ k < Z) =>
  (eval_letval rfl (eval_letval rfl (eval_select_of cond_holds rfl rfl)))))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (N Z : Int) : Heap V :=
  .points1 a_c
    (fun c0 => (0 ≤ c0 ∧ c0 < Z) ∧ 0 < N)
    (fun c0 => (M t_C [c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (R N Z : Int) : Heap V :=
  .points1 a_p
    (fun c0 => (0 ≤ c0 ∧ c0 ≤ R) ∧ 0 < N ∨ (0 ≤ c0 ∧ c0 ≤ R) ∧ Z = 0)
    (fun c0 => (M t_P [c0]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (N Z : Int) : Heap V :=
  .points1 a_v
    (fun c0 => (0 ≤ c0 ∧ c0 < Z) ∧ 0 < N)
    (fun c0 => (M t_V [c0]))

noncomputable def known_1_3 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_x
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (M t_X [c0]))

noncomputable def known_1_4 (I : Interp V) (M : Model V) (N Z i : Int) : Heap V :=
  .points1 a_y
    (fun c0 => (0 ≤ c0 ∧ c0 < i) ∧ 0 < N ∨ (0 ≤ c0 ∧ c0 < i) ∧ Z = 0)
    (fun c0 => (I.fn f_1 []))

noncomputable def known_1 (I : Interp V) (M : Model V) (R N Z i : Int) : Heap V :=
  ((known_1_0 I M N Z).and ((known_1_1 I M R N Z).and ((known_1_2 I M N Z).and ((known_1_3 I M N).and (known_1_4 I M N Z i)))))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_y [.var v_i] (.fn f_1 [])
    (fun e => (I.fn f_1 []))

theorem vc_1 (i : Int) (h0 : (0 ≤ R ∧ 0 ≤ N) ∧ 0 ≤ Z) (h1 : 0 < N ∨ ¬ 0 < Z) (h2 : 0 ≤ i) (h3 : i < R) :
    (body_1 I M).vc I (impl.HasCell spec (base E R N Z)) ((base E R N Z).set v_i i) (known_1 I M R N Z i) :=
  (vc_assign_of (I.fn f_1 [])
  (has_cell_at1 (b := (Binding.mk a_y t_Y [v_i0] [.var v_i0] none)) (R := (Region.mk t_Y [(.const 0, .var v_R)])) (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))) (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))) [i]
  (region_iff.2 ⟨i, _, rfl, h2, h3, rfl⟩) shape_a_y rfl rfl h2) ev_const rfl)

theorem kept_1 (i : Int) (h0 : (0 ≤ R ∧ 0 ≤ N) ∧ 0 ≤ Z) (h1 : 0 < N ∨ ¬ 0 < Z) (h2 : 0 ≤ i) (h3 : i < R) :
    Heap.Entails ((body_1 I M).post ((base E R N Z).set v_i i) (known_1 I M R N Z i)) (known_1 I M R N Z (i + 1)) :=
  (show Heap.Entails _ (known_1 I M R N Z (i + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_points1 (fun q0 h4 => (Or.elim h4 (fun h5 =>
  ((Classical.em (q0 = i)).elim (fun h6 => (at_set_eq1 q0 i h6 rfl)) (fun h6 => (at_set_ne1 q0 i h6
  (at_right (at_right (at_right (at_right (at_points1 q0 (Or.inl ⟨⟨h5.1.1, (int_taB_neab_tab h5.1.2 h6)⟩, h5.2⟩) rfl)))))))))
  (fun h5 =>
  ((Classical.em (q0 = i)).elim (fun h6 => (at_set_eq1 q0 i h6 rfl)) (fun h6 => (at_set_ne1 q0 i h6
  (at_right (at_right (at_right (at_right (at_points1 q0 (Or.inr ⟨⟨h5.1.1, (int_taB_neab_tab h5.1.2 h6)⟩, h5.2⟩) rfl)))))))))))))))))

theorem race_1 (h0 : (0 ≤ R ∧ 0 ≤ N) ∧ 0 ≤ Z) (h1 : 0 < N ∨ ¬ 0 < Z) :
    ParVC I 0 R (body_1 I M).erase (fun i => ((base E R N Z).set v_i i)) (fun i => (body_1 I M).post ((base E R N Z).set v_i i) (known_1 I M R N Z i)) :=
  (race_arrays [a_y] rfl rfl
  (all_cons (apart1 (fun i c0 => c0 = i ∧ 0 < N ∨ c0 = i ∧ Z = 0) (fun i c0 => (1 : Int) < 0)
  (fun i h2 h3 => (w_assign1 i ((Or.elim h1 (fun h4 => (Or.inl ⟨int_c1, h4⟩))
  (fun h4 => (Or.inr ⟨int_c1, (int_lba_ntba_eab h0.2 h4)⟩))) : i = i ∧ 0 < N ∨ i = i ∧ Z = 0)))
  (fun i h2 h3 => (r_none rfl)) (fun i y_y c0 h2 h3 h4 h5 h6 h7 => (Or.elim h7 (fun h8 =>
  ⟨int_not_one_lt_zero, (fun h9 => (Or.elim h9 (fun h10 => (int_eab_eac_nebc_F h8.1 h10.1 h6))
  (fun h10 => (int_eab_eac_nebc_F h8.1 h10.1 h6))))⟩) (fun h8 =>
  ⟨int_not_one_lt_zero, (fun h9 => (Or.elim h9 (fun h10 => (int_eab_eac_nebc_F h8.1 h10.1 h6))
  (fun h10 => (int_eab_eac_nebc_F h8.1 h10.1 h6))))⟩)))) all_nil))

noncomputable def known_2_4 (I : Interp V) (M : Model V) (R N Z i : Int) : Heap V :=
  .points1 a_y
    (fun c0 => (0 ≤ c0 ∧ c0 < R) ∧ 0 < N ∨ (0 ≤ c0 ∧ c0 < R) ∧ Z = 0)
    (fun c0 => (value_0 I M c0 N Z i))

noncomputable def known_2 (I : Interp V) (M : Model V) (R N Z i : Int) : Heap V :=
  ((known_1_0 I M N Z).and ((known_1_1 I M R N Z).and ((known_1_2 I M N Z).and ((known_1_3 I M N).and (known_2_4 I M R N Z i)))))

noncomputable def known_3_0 (I : Interp V) (M : Model V) (N Z x_lo x_hi k : Int) : Heap V :=
  .points1 a_c
    (fun c0 => (((0 ≤ c0 ∧ c0 < Z) ∧ 0 < N) ∧ x_lo < x_hi) ∧ k ≤ x_hi ∨ (((0 ≤ c0 ∧ c0 < Z) ∧ 0 < N) ∧ x_hi ≤ k) ∧ x_lo = k)
    (fun c0 => (M t_C [c0]))

noncomputable def known_3_1 (I : Interp V) (M : Model V) (R N Z x_lo x_hi k : Int) : Heap V :=
  .points1 a_p
    (fun c0 => (((0 ≤ c0 ∧ c0 ≤ R) ∧ 0 < N) ∧ x_lo < x_hi) ∧ k ≤ x_hi ∨ (((0 ≤ c0 ∧ c0 ≤ R) ∧ 0 < N) ∧ x_hi ≤ k) ∧ x_lo = k ∨ ((((0 ≤ c0 ∧ c0 ≤ R) ∧ Z = 0) ∧ x_hi = 0) ∧ k = 0) ∧ x_lo = 0)
    (fun c0 => (M t_P [c0]))

noncomputable def known_3_2 (I : Interp V) (M : Model V) (N Z x_lo x_hi k : Int) : Heap V :=
  .points1 a_v
    (fun c0 => (((0 ≤ c0 ∧ c0 < Z) ∧ 0 < N) ∧ x_lo < x_hi) ∧ k ≤ x_hi ∨ (((0 ≤ c0 ∧ c0 < Z) ∧ 0 < N) ∧ x_hi ≤ k) ∧ x_lo = k)
    (fun c0 => (M t_V [c0]))

noncomputable def known_3_3 (I : Interp V) (M : Model V) (N x_lo x_hi k : Int) : Heap V :=
  .points1 a_x
    (fun c0 => ((0 ≤ c0 ∧ c0 < N) ∧ x_lo < x_hi) ∧ k ≤ x_hi ∨ ((0 ≤ c0 ∧ c0 < N) ∧ x_hi ≤ k) ∧ x_lo = k)
    (fun c0 => (M t_X [c0]))

noncomputable def known_3_4 (I : Interp V) (M : Model V) (R N Z i x_lo x_hi k : Int) : Heap V :=
  .points1 a_y
    (fun c0 => (((0 ≤ c0 ∧ c0 < R) ∧ 0 < N) ∧ x_lo < x_hi) ∧ k ≤ x_hi)
    (fun c0 => (value_1 I M c0 Z i k x_lo))

noncomputable def known_3_5 (I : Interp V) (M : Model V) (R N Z i x_lo x_hi k : Int) : Heap V :=
  .points1 a_y
    (fun c0 => (((0 ≤ c0 ∧ c0 < R) ∧ 0 < N) ∧ x_hi ≤ k) ∧ x_lo = k)
    (fun c0 => (value_2 I M c0 Z i))

noncomputable def known_3_6 (I : Interp V) (M : Model V) (R N Z x_lo x_hi k : Int) : Heap V :=
  .points1 a_y
    (fun c0 => ((((0 ≤ c0 ∧ c0 < R) ∧ Z = 0) ∧ x_hi = 0) ∧ k = 0) ∧ x_lo = 0)
    (fun c0 => (value_3 I M c0))

noncomputable def known_3 (I : Interp V) (M : Model V) (R N Z i x_lo x_hi k : Int) : Heap V :=
  ((known_3_0 I M N Z x_lo x_hi k).and ((known_3_1 I M R N Z x_lo x_hi k).and ((known_3_2 I M N Z x_lo x_hi k).and ((known_3_3 I M N x_lo x_hi k).and ((known_3_4 I M R N Z i x_lo x_hi k).and ((known_3_5 I M R N Z i x_lo x_hi k).and (known_3_6 I M R N Z x_lo x_hi k)))))))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .letval v_j .i32 (.read a_c [.var v_k]) (.const 0) (.var v_N)
    (fun e => I.toInt .i32 (M t_C [(e v_k)])) <|
  .accumulate
    false
    f_0
    a_y
    [.var v_i]
    (.fn f_2 [.read a_v [.var v_k], .read a_x [.var v_j]])
    (fun e => (value_4 I M (e v_i) (e v_k) (e v_lo)))

theorem vc_3 (i x_lo x_hi k : Int) (h0 : (0 ≤ R ∧ 0 ≤ N) ∧ 0 ≤ Z) (h1 : 0 < N ∨ ¬ 0 < Z) (h2 : 0 ≤ i) (h3 : i < R) (h4 : x_lo = I.toInt .i32 (M t_P [i])) (h5 : 0 ≤ x_lo) (h6 : x_lo < Z + 1) (h7 : x_hi = I.toInt .i32 (M t_P [i + 1])) (h8 : 0 ≤ x_hi) (h9 : x_hi < Z + 1) (h10 : x_lo ≤ k) (h11 : k < x_hi) :
    (body_3 I M).vc I (impl.HasCell spec (base E R N Z)) (((((base E R N Z).set v_i i).set v_lo x_lo).set v_hi x_hi).set v_k k) (known_3 I M R N Z i x_lo x_hi k) :=
  (vc_letval_of (M t_C [k]) (ev_read ((at_left (at_points1 k
  (Or.inl ⟨⟨⟨⟨(int_lab_lbc_lac h5 h10), (int_c59 h11 h9)⟩, (Or.elim h1 (fun h12 => h12) (fun h12 => (False.elim (int_c229 h5 h10 h11 h9 h12))))⟩, (int_lab_tbc_tac h10 h11)⟩, (int_tab_lab h11)⟩)
  rfl)) : (known_3 I M R N Z i x_lo x_hi k) ⟨a_c, [k]⟩ (M t_C [k]))) rfl 0 N rfl rfl
  (have h12 : 0 ≤ I.toInt .i32 (M t_C [k]) ∧ I.toInt .i32 (M t_C [k]) < N := (in_range (r := (Range.mk t_C .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_C [(.const 0, .var v_Z)])) (p := [k]) hR (.tail _ (.head _)) (.tail _ (.head _)) rfl (region_iff.2 ⟨k, _, rfl, ((int_lab_lbc_lac h5 h10) : 0 ≤ k), ((int_c59 h11 h9) : k < Z), rfl⟩) rfl rfl);
  h12) (fun (j : Int) (h12 : j = I.toInt .i32 (M t_C [k])) (h13 : 0 ≤ j) (h14 : j < N) =>
  (vc_accumulate_of (value_1 I M i Z i k x_lo) (I.fn f_2 [M t_V [k], M t_X [j]])
  ((at_right (at_right (at_right (at_right (at_left (at_points1 i
  ⟨⟨⟨⟨h2, h3⟩, (int_lab_tbc_tac h13 h14)⟩, (int_lab_tbc_tac h10 h11)⟩, (int_tab_lab h11)⟩ rfl))))))
  : (known_3 I M R N Z i x_lo x_hi k) ⟨a_y, [i]⟩ (value_1 I M i Z i k x_lo))
  (ev_fn (ev_cons (ev_read ((at_right (at_right (at_left (at_points1 k
  (Or.inl ⟨⟨⟨⟨(int_lab_lbc_lac h5 h10), (int_c59 h11 h9)⟩, (int_lab_tbc_tac h13 h14)⟩, (int_lab_tbc_tac h10 h11)⟩, (int_tab_lab h11)⟩)
  rfl)))) : (known_3 I M R N Z i x_lo x_hi k) ⟨a_v, [k]⟩ (M t_V [k]))) (ev_cons
  (ev_read ((at_right (at_right (at_right (at_left (at_points1 j (Or.inl ⟨⟨⟨h13, h14⟩, (int_lab_tbc_tac h10 h11)⟩, (int_tab_lab h11)⟩) rfl)))))
  : (known_3 I M R N Z i x_lo x_hi k) ⟨a_x, [j]⟩ (M t_X [j]))) ev_nil)))
  ((append1 k x_lo (k + 1) (fun q6 h15 => ⟨h15.1, (int_lab_taB h15.2)⟩) (fun q6 =>
  ⟨(fun h15 => ((Classical.em (q6 < k)).elim (fun h16 => (Or.inl (Or.inr ⟨⟨h15.1, h16⟩, int_c1⟩)))
  (fun h16 => (Or.inr (int_lab_ntab_eab h15.2 h16))))), (fun h15 => (Or.elim h15 (fun h16 => (Or.elim h16 (fun h17 => (False.elim (int_irrefl h17.2)))
  (fun h17 => ⟨h17.1.1, (int_tab_lab h17.1.2)⟩)))
  (fun h16 => ⟨(int_lab_ecb_lac h10 h16), (int_eab_lab h16)⟩)))⟩)
  (fun q6 h15 => (Or.elim h15 (fun h16 => (False.elim (int_irrefl h16.2))) (fun h16 => h16.1.2)))
  (fun q6 h15 => rfl) (Eq.trans ((Eq.trans ((Eq.trans
  ((fn_congr2 rfl (Eq.trans rfl (Eq.symm (let_congr (fun y_m => (M t_X [y_m])) (Eq.symm h12)))))
  : I.fn f_2 [M t_V [k], M t_X [j]] = I.fn f_2 [M t_V [k], M t_X [I.toInt .i32 (M t_C [k])]])
  (Eq.symm (sel_pos ⟨h10, h11⟩)))
  : I.fn f_2 [M t_V [k], M t_X [j]] = sel (x_lo ≤ k ∧ k < x_hi) (I.fn f_2 [M t_V [k], M t_X [I.toInt .i32 (M t_C [k])]]) (I.fn f_3 []))
  (Eq.symm (let_congr
  (fun y_m => (sel (x_lo ≤ k ∧ k < y_m) (I.fn f_2 [M t_V [k], M t_X [I.toInt .i32 (M t_C [k])]]) (I.fn f_3 [])))
  (Eq.symm h7))))
  : I.fn f_2 [M t_V [k], M t_X [j]] = sel (x_lo ≤ k ∧ k < I.toInt .i32 (M t_P [i + 1])) (I.fn f_2 [M t_V [k], M t_X [I.toInt .i32 (M t_C [k])]]) (I.fn f_3 []))
  (Eq.symm (let_congr
  (fun y_m => (sel (y_m ≤ k ∧ k < I.toInt .i32 (M t_P [i + 1])) (I.fn f_2 [M t_V [k], M t_X [I.toInt .i32 (M t_C [k])]]) (I.fn f_3 [])))
  (Eq.symm h4)))))
  : I.fn f_0 [value_1 I M i Z i k x_lo, I.fn f_2 [M t_V [k], M t_X [j]]] = value_4 I M i k x_lo))))

theorem kept_3 (i x_lo x_hi k : Int) (h0 : (0 ≤ R ∧ 0 ≤ N) ∧ 0 ≤ Z) (h1 : 0 < N ∨ ¬ 0 < Z) (h2 : 0 ≤ i) (h3 : i < R) (h4 : x_lo = I.toInt .i32 (M t_P [i])) (h5 : 0 ≤ x_lo) (h6 : x_lo < Z + 1) (h7 : x_hi = I.toInt .i32 (M t_P [i + 1])) (h8 : 0 ≤ x_hi) (h9 : x_hi < Z + 1) (h10 : x_lo ≤ k) (h11 : k < x_hi) :
    Heap.Entails ((body_3 I M).post (((((base E R N Z).set v_i i).set v_lo x_lo).set v_hi x_hi).set v_k k) (known_3 I M R N Z i x_lo x_hi k)) (known_3 I M R N Z i x_lo x_hi (k + 1)) :=
  (show Heap.Entails _ (known_3 I M R N Z i x_lo x_hi (k + 1)) from
  (entails_and (entails_points1 (fun q7 h12 => (Or.elim h12 (fun h13 =>
  (at_letval_of (x := v_j) (τ := .i32) (e := (.read a_c [.var v_k])) (lo := (.const 0)) (hi := (.var v_N)) (T := fun e => I.toInt .i32 (M t_C [(e v_k)]))
  (fun (j : Int) (h14 : j = I.toInt .i32 (M t_C [k])) =>
  (have h15 : 0 ≤ I.toInt .i32 (M t_C [k]) ∧ I.toInt .i32 (M t_C [k]) < N := (in_range (r := (Range.mk t_C .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_C [(.const 0, .var v_Z)])) (p := [k]) hR (.tail _ (.head _)) (.tail _ (.head _)) rfl (region_iff.2 ⟨k, _, rfl, ((int_lab_lbc_lac h5 h10) : 0 ≤ k), ((int_c59 h11 h9) : k < Z), rfl⟩) rfl rfl);
  (have h16 : 0 ≤ j ∧ j < N := ⟨(int_lab_ecb_lac h15.1 h14), (int_eab_tbc_tac h14 h15.2)⟩;
  (at_set_other (by decide) ((at_left (at_points1 q7 (Or.inl ⟨h13.1, (int_tab_lab h11)⟩) rfl))
  : (known_3 I M R N Z i x_lo x_hi k) ⟨a_c, [q7]⟩ (M t_C [q7]))))))))
  (fun h13 => (False.elim (int_c115 h10 h13.2))))))
  (entails_and (entails_points1 (fun q8 h12 => (Or.elim h12 (fun h13 =>
  (at_letval_of (x := v_j) (τ := .i32) (e := (.read a_c [.var v_k])) (lo := (.const 0)) (hi := (.var v_N)) (T := fun e => I.toInt .i32 (M t_C [(e v_k)]))
  (fun (j : Int) (h14 : j = I.toInt .i32 (M t_C [k])) =>
  (have h15 : 0 ≤ I.toInt .i32 (M t_C [k]) ∧ I.toInt .i32 (M t_C [k]) < N := (in_range (r := (Range.mk t_C .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_C [(.const 0, .var v_Z)])) (p := [k]) hR (.tail _ (.head _)) (.tail _ (.head _)) rfl (region_iff.2 ⟨k, _, rfl, ((int_lab_lbc_lac h5 h10) : 0 ≤ k), ((int_c59 h11 h9) : k < Z), rfl⟩) rfl rfl);
  (have h16 : 0 ≤ j ∧ j < N := ⟨(int_lab_ecb_lac h15.1 h14), (int_eab_tbc_tac h14 h15.2)⟩;
  (at_set_other (by decide)
  ((at_right (at_left (at_points1 q8 (Or.inl ⟨h13.1, (int_tab_lab h11)⟩) rfl)))
  : (known_3 I M R N Z i x_lo x_hi k) ⟨a_p, [q8]⟩ (M t_P [q8]))))))))
  (fun h13 => (Or.elim h13 (fun h14 => (False.elim (int_c115 h10 h14.2)))
  (fun h14 => (False.elim (int_c212 h5 h10 h14.1.2))))))))
  (entails_and (entails_points1 (fun q9 h12 => (Or.elim h12 (fun h13 =>
  (at_letval_of (x := v_j) (τ := .i32) (e := (.read a_c [.var v_k])) (lo := (.const 0)) (hi := (.var v_N)) (T := fun e => I.toInt .i32 (M t_C [(e v_k)]))
  (fun (j : Int) (h14 : j = I.toInt .i32 (M t_C [k])) =>
  (have h15 : 0 ≤ I.toInt .i32 (M t_C [k]) ∧ I.toInt .i32 (M t_C [k]) < N := (in_range (r := (Range.mk t_C .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_C [(.const 0, .var v_Z)])) (p := [k]) hR (.tail _ (.head _)) (.tail _ (.head _)) rfl (region_iff.2 ⟨k, _, rfl, ((int_lab_lbc_lac h5 h10) : 0 ≤ k), ((int_c59 h11 h9) : k < Z), rfl⟩) rfl rfl);
  (have h16 : 0 ≤ j ∧ j < N := ⟨(int_lab_ecb_lac h15.1 h14), (int_eab_tbc_tac h14 h15.2)⟩;
  (at_set_other (by decide)
  ((at_right (at_right (at_left (at_points1 q9 (Or.inl ⟨h13.1, (int_tab_lab h11)⟩) rfl))))
  : (known_3 I M R N Z i x_lo x_hi k) ⟨a_v, [q9]⟩ (M t_V [q9]))))))))
  (fun h13 => (False.elim (int_c115 h10 h13.2))))))
  (entails_and (entails_points1 (fun q10 h12 => (Or.elim h12 (fun h13 =>
  (at_letval_of (x := v_j) (τ := .i32) (e := (.read a_c [.var v_k])) (lo := (.const 0)) (hi := (.var v_N)) (T := fun e => I.toInt .i32 (M t_C [(e v_k)]))
  (fun (j : Int) (h14 : j = I.toInt .i32 (M t_C [k])) =>
  (have h15 : 0 ≤ I.toInt .i32 (M t_C [k]) ∧ I.toInt .i32 (M t_C [k]) < N := (in_range (r := (Range.mk t_C .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_C [(.const 0, .var v_Z)])) (p := [k]) hR (.tail _ (.head _)) (.tail _ (.head _)) rfl (region_iff.2 ⟨k, _, rfl, ((int_lab_lbc_lac h5 h10) : 0 ≤ k), ((int_c59 h11 h9) : k < Z), rfl⟩) rfl rfl);
  (have h16 : 0 ≤ j ∧ j < N := ⟨(int_lab_ecb_lac h15.1 h14), (int_eab_tbc_tac h14 h15.2)⟩;
  (at_set_other (by decide)
  ((at_right (at_right (at_right (at_left (at_points1 q10 (Or.inl ⟨h13.1, (int_tab_lab h11)⟩) rfl)))))
  : (known_3 I M R N Z i x_lo x_hi k) ⟨a_x, [q10]⟩ (M t_X [q10]))))))))
  (fun h13 => (False.elim (int_c115 h10 h13.2)))))) (entails_and (entails_points1 (fun q11 h12 =>
  (at_letval_of (x := v_j) (τ := .i32) (e := (.read a_c [.var v_k])) (lo := (.const 0)) (hi := (.var v_N)) (T := fun e => I.toInt .i32 (M t_C [(e v_k)]))
  (fun (j : Int) (h13 : j = I.toInt .i32 (M t_C [k])) =>
  (have h14 : 0 ≤ I.toInt .i32 (M t_C [k]) ∧ I.toInt .i32 (M t_C [k]) < N := (in_range (r := (Range.mk t_C .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_C [(.const 0, .var v_Z)])) (p := [k]) hR (.tail _ (.head _)) (.tail _ (.head _)) rfl (region_iff.2 ⟨k, _, rfl, ((int_lab_lbc_lac h5 h10) : 0 ≤ k), ((int_c59 h11 h9) : k < Z), rfl⟩) rfl rfl);
  (have h15 : 0 ≤ j ∧ j < N := ⟨(int_lab_ecb_lac h14.1 h13), (int_eab_tbc_tac h13 h14.2)⟩;
  ((Classical.em (q11 = i)).elim (fun h16 => (at_set_eq1 q11 i h16 ((reduce_congr1
  (fun q12 => ⟨(fun h17 => (Or.elim h17 (fun h18 => (False.elim (int_eab_tab_F h16 h18.2)))
  (fun h18 => ⟨h18.1.1, (int_taB_lab h18.1.2)⟩))), (fun h17 => (Or.inr ⟨⟨h17.1, (int_lab_taB h17.2)⟩, (int_eba_eab h16)⟩))⟩)
  (fun q12 h17 => (Eq.trans ((let_congr
  (fun y_m => (sel (y_m ≤ q12 ∧ q12 < I.toInt .i32 (M t_P [q11 + 1])) (I.fn f_2 [M t_V [q12], M t_X [I.toInt .i32 (M t_C [q12])]]) (I.fn f_3 [])))
  (Eq.trans (toInt_congr ((at_congr1 h16) : M t_P [q11] = M t_P [i])) (Eq.symm h4)))
  : sel (I.toInt .i32 (M t_P [q11]) ≤ q12 ∧ q12 < I.toInt .i32 (M t_P [q11 + 1])) (I.fn f_2 [M t_V [q12], M t_X [I.toInt .i32 (M t_C [q12])]]) (I.fn f_3 []) = sel (x_lo ≤ q12 ∧ q12 < I.toInt .i32 (M t_P [q11 + 1])) (I.fn f_2 [M t_V [q12], M t_X [I.toInt .i32 (M t_C [q12])]]) (I.fn f_3 []))
  (Eq.trans ((let_congr
  (fun y_m => (sel (x_lo ≤ q12 ∧ q12 < y_m) (I.fn f_2 [M t_V [q12], M t_X [I.toInt .i32 (M t_C [q12])]]) (I.fn f_3 [])))
  (Eq.trans (toInt_congr ((at_congr1 (int_c117 h16)) : M t_P [q11 + 1] = M t_P [i + 1]))
  (Eq.symm h7)))
  : sel (x_lo ≤ q12 ∧ q12 < I.toInt .i32 (M t_P [q11 + 1])) (I.fn f_2 [M t_V [q12], M t_X [I.toInt .i32 (M t_C [q12])]]) (I.fn f_3 []) = sel (x_lo ≤ q12 ∧ q12 < x_hi) (I.fn f_2 [M t_V [q12], M t_X [I.toInt .i32 (M t_C [q12])]]) (I.fn f_3 []))
  (Eq.trans ((Eq.trans rfl (Eq.symm (let_congr
  (fun y_m => (sel (x_lo ≤ q12 ∧ q12 < y_m) (I.fn f_2 [M t_V [q12], M t_X [I.toInt .i32 (M t_C [q12])]]) (I.fn f_3 [])))
  (Eq.symm h7))))
  : sel (x_lo ≤ q12 ∧ q12 < x_hi) (I.fn f_2 [M t_V [q12], M t_X [I.toInt .i32 (M t_C [q12])]]) (I.fn f_3 []) = sel (x_lo ≤ q12 ∧ q12 < I.toInt .i32 (M t_P [i + 1])) (I.fn f_2 [M t_V [q12], M t_X [I.toInt .i32 (M t_C [q12])]]) (I.fn f_3 []))
  (Eq.symm (let_congr
  (fun y_m => (sel (y_m ≤ q12 ∧ q12 < I.toInt .i32 (M t_P [i + 1])) (I.fn f_2 [M t_V [q12], M t_X [I.toInt .i32 (M t_C [q12])]]) (I.fn f_3 [])))
  (Eq.symm h4)))))))) : value_1 I M q11 Z i (k + 1) x_lo = value_4 I M i k x_lo)))
  (fun h16 => (at_set_ne1 q11 i h16
  ((at_right (at_right (at_right (at_right (at_left (at_points1 q11 ⟨h12.1, (int_tab_lab h11)⟩ (reduce_congr1 (fun q13 => ⟨(fun h17 =>
  (Or.elim h17 (fun h18 => (Or.inl h18)) (fun h18 => (False.elim (int_eab_neba_F h18.2 h16))))), (fun h17 =>
  (Or.elim h17 (fun h18 => (Or.inl h18)) (fun h18 => (False.elim (int_eab_neba_F h18.2 h16)))))⟩)
  (fun q13 h17 => rfl))))))))
  : (known_3 I M R N Z i x_lo x_hi k) ⟨a_y, [q11]⟩ (value_1 I M q11 Z i (k + 1) x_lo)))))))))))
  (entails_and (entails_points1 (fun q14 h12 => (False.elim (int_c115 h10 h12.2))))
  (entails_points1 (fun q15 h12 => (False.elim (int_c212 h5 h10 h12.1.2)))))))))))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .letval v_lo .i32 (.read a_p [.var v_i]) (.const 0) (.add (.var v_Z) (.const 1))
    (fun e => I.toInt .i32 (M t_P [(e v_i)])) <|
  .letval v_hi .i32 (.read a_p [.add (.var v_i) (.const 1)]) (.const 0) (.add (.var v_Z) (.const 1))
    (fun e => I.toInt .i32 (M t_P [(e v_i) + 1])) <|
  .for v_k (.var v_lo) (.var v_hi)
    (fun e x => known_3 I M (e v_R) (e v_N) (e v_Z) (e v_i) (e v_lo) (e v_hi) x) (body_3 I M)

theorem vc_2 (i : Int) (h0 : (0 ≤ R ∧ 0 ≤ N) ∧ 0 ≤ Z) (h1 : 0 < N ∨ ¬ 0 < Z) (h2 : 0 ≤ i) (h3 : i < R) :
    (body_2 I M).vc I (impl.HasCell spec (base E R N Z)) ((base E R N Z).set v_i i) (known_2 I M R N Z i) :=
  (vc_letval_of (M t_P [i])
  (ev_read ((at_right (at_left (at_points1 i (Or.elim h1 (fun h4 => (Or.inl ⟨⟨h2, (int_tab_lab h3)⟩, h4⟩))
  (fun h4 => (Or.inr ⟨⟨h2, (int_tab_lab h3)⟩, (int_lba_ntba_eab h0.2 h4)⟩))) rfl)))
  : (known_2 I M R N Z i) ⟨a_p, [i]⟩ (M t_P [i]))) rfl 0 (Z + 1) rfl rfl
  (have h4 : 0 ≤ I.toInt .i32 (M t_P [i]) ∧ I.toInt .i32 (M t_P [i]) < Z + 1 := (in_range (r := (Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (p := [i]) hR (.head _) (.head _) rfl (region_iff.2 ⟨i, _, rfl, h2, ((int_tab_taB h3) : i < R + 1), rfl⟩) rfl rfl);
  h4)
  (fun (x_lo : Int) (h4 : x_lo = I.toInt .i32 (M t_P [i])) (h5 : 0 ≤ x_lo) (h6 : x_lo < Z + 1) =>
  (vc_letval_of (M t_P [i + 1])
  (ev_read ((at_right (at_left (at_points1 (i + 1) (Or.elim h1 (fun h7 => (Or.inl ⟨⟨(int_c19 h2), (int_tab_lAb h3)⟩, h7⟩))
  (fun h7 => (Or.inr ⟨⟨(int_c19 h2), (int_tab_lAb h3)⟩, (int_lba_ntba_eab h0.2 h7)⟩))) rfl)))
  : (known_2 I M R N Z i) ⟨a_p, [i + 1]⟩ (M t_P [i + 1]))) rfl 0 (Z + 1) rfl rfl
  (have h7 : 0 ≤ I.toInt .i32 (M t_P [i + 1]) ∧ I.toInt .i32 (M t_P [i + 1]) < Z + 1 := (in_range (r := (Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (p := [i + 1]) hR (.head _) (.head _) rfl (region_iff.2 ⟨(i + 1), _, rfl, ((int_c19 h2) : 0 ≤ i + 1), ((int_c29 h3) : i + 1 < R + 1), rfl⟩) rfl rfl);
  h7)
  (fun (x_hi : Int) (h7 : x_hi = I.toInt .i32 (M t_P [i + 1])) (h8 : 0 ≤ x_hi) (h9 : x_hi < Z + 1) =>
  (vc_for_of x_lo x_hi rfl rfl ((entails_and
  (entails_points1 (fun q16 h10 => (Or.elim h10 (fun h11 => (at_left (at_points1 q16 h11.1.1 rfl)))
  (fun h11 => (at_left (at_points1 q16 h11.1.1 rfl))))))
  (entails_and (entails_points1 (fun q17 h10 =>
  (Or.elim h10 (fun h11 => (at_right (at_left (at_points1 q17 (Or.inl h11.1.1) rfl))))
  (fun h11 => (Or.elim h11 (fun h12 => (at_right (at_left (at_points1 q17 (Or.inl h12.1.1) rfl))))
  (fun h12 => (at_right (at_left (at_points1 q17 (Or.inr h12.1.1.1) rfl)))))))))
  (entails_and (entails_points1 (fun q18 h10 =>
  (Or.elim h10 (fun h11 => (at_right (at_right (at_left (at_points1 q18 h11.1.1 rfl)))))
  (fun h11 => (at_right (at_right (at_left (at_points1 q18 h11.1.1 rfl))))))))
  (entails_and (entails_points1 (fun q19 h10 =>
  (Or.elim h10 (fun h11 => (at_right (at_right (at_right (at_left (at_points1 q19 h11.1.1 rfl))))))
  (fun h11 => (at_right (at_right (at_right (at_left (at_points1 q19 h11.1.1 rfl)))))))))
  (entails_and
  (entails_points1 (fun q20 h10 => (at_right (at_right (at_right (at_right (at_points1 q20 (Or.inl h10.1.1)
  (reduce_congr1 (fun q21 => ⟨(fun h11 => (Or.elim h11 (fun h12 => ⟨⟨h12.1, h10.1.1.2⟩, h12.2⟩)
  (fun h12 => (False.elim (int_lab_tba_F h12.1.1 h12.1.2))))), (fun h11 => (Or.inl ⟨h11.1.1, h11.2⟩))⟩)
  (fun q21 h11 => rfl))))))))) (entails_and (entails_points1 (fun q22 h10 =>
  (at_right (at_right (at_right (at_right (at_points1 q22 (Or.inl h10.1.1) (reduce_congr1 (fun q23 =>
  ⟨(fun h11 => ⟨⟨⟨h11.1.1, h11.1.2⟩, h10.1.1.2⟩, h11.2⟩), (fun h11 => ⟨⟨h11.1.1.1, h11.1.1.2⟩, h11.2⟩)⟩)
  (fun q23 h11 => rfl))))))))) (entails_points1 (fun q24 h10 =>
  (at_right (at_right (at_right (at_right (at_points1 q24 (Or.inr h10.1.1.1) (reduce_congr1 (fun q25 => ⟨(fun h11 =>
  ⟨⟨⟨(False.elim (int_one_lt_zero h11)), (False.elim (int_one_lt_zero h11))⟩, (False.elim (int_one_lt_zero h11))⟩, (False.elim (int_one_lt_zero h11))⟩), (fun h11 => (False.elim (int_c6 h11.1.1.1 h10.1.1.1.2 h11.1.1.2)))⟩)
  (fun q25 h11 => (False.elim (int_one_lt_zero h11)))))))))))))))))
  : Heap.Entails (known_2 I M R N Z i) (known_3 I M R N Z i x_lo x_hi x_lo))
  (fun k h10 h11 => (vc_3 R N Z hl hM hR i x_lo x_hi k h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11))
  (fun k h10 h11 => (kept_3 R N Z hl hM hR i x_lo x_hi k h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11)))))))

theorem kept_2 (i : Int) (h0 : (0 ≤ R ∧ 0 ≤ N) ∧ 0 ≤ Z) (h1 : 0 < N ∨ ¬ 0 < Z) (h2 : 0 ≤ i) (h3 : i < R) :
    Heap.Entails ((body_2 I M).post ((base E R N Z).set v_i i) (known_2 I M R N Z i)) (known_2 I M R N Z (i + 1)) :=
  (show Heap.Entails _ (known_2 I M R N Z (i + 1)) from (entails_and (entails_points1 (fun q26 h4 =>
  (at_letval_of (x := v_lo) (τ := .i32) (e := (.read a_p [.var v_i])) (lo := (.const 0)) (hi := (.add (.var v_Z) (.const 1))) (T := fun e => I.toInt .i32 (M t_P [(e v_i)]))
  (fun (x_lo : Int) (h5 : x_lo = I.toInt .i32 (M t_P [i])) =>
  (have h6 : 0 ≤ I.toInt .i32 (M t_P [i]) ∧ I.toInt .i32 (M t_P [i]) < Z + 1 := (in_range (r := (Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (p := [i]) hR (.head _) (.head _) rfl (region_iff.2 ⟨i, _, rfl, h2, ((int_tab_taB h3) : i < R + 1), rfl⟩) rfl rfl);
  (have h7 : 0 ≤ x_lo ∧ x_lo < Z + 1 := ⟨(int_lab_ecb_lac h6.1 h5), (int_eab_tbc_tac h5 h6.2)⟩;
  (at_letval_of (x := v_hi) (τ := .i32) (e := (.read a_p [.add (.var v_i) (.const 1)])) (lo := (.const 0)) (hi := (.add (.var v_Z) (.const 1))) (T := fun e => I.toInt .i32 (M t_P [(e v_i) + 1]))
  (fun (x_hi : Int) (h8 : x_hi = I.toInt .i32 (M t_P [i + 1])) =>
  (have h9 : 0 ≤ I.toInt .i32 (M t_P [i + 1]) ∧ I.toInt .i32 (M t_P [i + 1]) < Z + 1 := (in_range (r := (Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (p := [i + 1]) hR (.head _) (.head _) rfl (region_iff.2 ⟨(i + 1), _, rfl, ((int_c19 h2) : 0 ≤ i + 1), ((int_c29 h3) : i + 1 < R + 1), rfl⟩) rfl rfl);
  (have h10 : 0 ≤ x_hi ∧ x_hi < Z + 1 := ⟨(int_lab_ecb_lac h9.1 h8), (int_eab_tbc_tac h8 h9.2)⟩;
  ((at_left (at_points1 q26
  ((Classical.em (x_lo < x_hi)).elim (fun h11 => (Or.inl ⟨⟨h4, h11⟩, (int_c114 h11)⟩))
  (fun h11 => (Or.inr ⟨⟨h4, int_c86⟩, (int_c148 h11)⟩))) rfl))
  : (known_3 I M R N Z i x_lo x_hi (max x_lo x_hi)) ⟨a_c, [q26]⟩ (M t_C [q26]))))))))))))
  (entails_and (entails_points1 (fun q27 h4 => (Or.elim h4 (fun h5 =>
  (at_letval_of (x := v_lo) (τ := .i32) (e := (.read a_p [.var v_i])) (lo := (.const 0)) (hi := (.add (.var v_Z) (.const 1))) (T := fun e => I.toInt .i32 (M t_P [(e v_i)]))
  (fun (x_lo : Int) (h6 : x_lo = I.toInt .i32 (M t_P [i])) =>
  (have h7 : 0 ≤ I.toInt .i32 (M t_P [i]) ∧ I.toInt .i32 (M t_P [i]) < Z + 1 := (in_range (r := (Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (p := [i]) hR (.head _) (.head _) rfl (region_iff.2 ⟨i, _, rfl, h2, ((int_tab_taB h3) : i < R + 1), rfl⟩) rfl rfl);
  (have h8 : 0 ≤ x_lo ∧ x_lo < Z + 1 := ⟨(int_lab_ecb_lac h7.1 h6), (int_eab_tbc_tac h6 h7.2)⟩;
  (at_letval_of (x := v_hi) (τ := .i32) (e := (.read a_p [.add (.var v_i) (.const 1)])) (lo := (.const 0)) (hi := (.add (.var v_Z) (.const 1))) (T := fun e => I.toInt .i32 (M t_P [(e v_i) + 1]))
  (fun (x_hi : Int) (h9 : x_hi = I.toInt .i32 (M t_P [i + 1])) =>
  (have h10 : 0 ≤ I.toInt .i32 (M t_P [i + 1]) ∧ I.toInt .i32 (M t_P [i + 1]) < Z + 1 := (in_range (r := (Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (p := [i + 1]) hR (.head _) (.head _) rfl (region_iff.2 ⟨(i + 1), _, rfl, ((int_c19 h2) : 0 ≤ i + 1), ((int_c29 h3) : i + 1 < R + 1), rfl⟩) rfl rfl);
  (have h11 : 0 ≤ x_hi ∧ x_hi < Z + 1 := ⟨(int_lab_ecb_lac h10.1 h9), (int_eab_tbc_tac h9 h10.2)⟩;
  ((at_right (at_left (at_points1 q27
  ((Classical.em (x_lo < x_hi)).elim (fun h12 => (Or.inl ⟨⟨h5, h12⟩, (int_c114 h12)⟩))
  (fun h12 => (Or.inr (Or.inl ⟨⟨h5, int_c86⟩, (int_c148 h12)⟩)))) rfl)))
  : (known_3 I M R N Z i x_lo x_hi (max x_lo x_hi)) ⟨a_p, [q27]⟩ (M t_P [q27]))))))))))) (fun h5 =>
  (at_letval_of (x := v_lo) (τ := .i32) (e := (.read a_p [.var v_i])) (lo := (.const 0)) (hi := (.add (.var v_Z) (.const 1))) (T := fun e => I.toInt .i32 (M t_P [(e v_i)]))
  (fun (x_lo : Int) (h6 : x_lo = I.toInt .i32 (M t_P [i])) =>
  (have h7 : 0 ≤ I.toInt .i32 (M t_P [i]) ∧ I.toInt .i32 (M t_P [i]) < Z + 1 := (in_range (r := (Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (p := [i]) hR (.head _) (.head _) rfl (region_iff.2 ⟨i, _, rfl, h2, ((int_tab_taB h3) : i < R + 1), rfl⟩) rfl rfl);
  (have h8 : 0 ≤ x_lo ∧ x_lo < Z + 1 := ⟨(int_lab_ecb_lac h7.1 h6), (int_eab_tbc_tac h6 h7.2)⟩;
  (at_letval_of (x := v_hi) (τ := .i32) (e := (.read a_p [.add (.var v_i) (.const 1)])) (lo := (.const 0)) (hi := (.add (.var v_Z) (.const 1))) (T := fun e => I.toInt .i32 (M t_P [(e v_i) + 1]))
  (fun (x_hi : Int) (h9 : x_hi = I.toInt .i32 (M t_P [i + 1])) =>
  (have h10 : 0 ≤ I.toInt .i32 (M t_P [i + 1]) ∧ I.toInt .i32 (M t_P [i + 1]) < Z + 1 := (in_range (r := (Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (p := [i + 1]) hR (.head _) (.head _) rfl (region_iff.2 ⟨(i + 1), _, rfl, ((int_c19 h2) : 0 ≤ i + 1), ((int_c29 h3) : i + 1 < R + 1), rfl⟩) rfl rfl);
  (have h11 : 0 ≤ x_hi ∧ x_hi < Z + 1 := ⟨(int_lab_ecb_lac h10.1 h9), (int_eab_tbc_tac h9 h10.2)⟩;
  ((at_right (at_left (at_points1 q27
  (Or.inr (Or.inr ⟨⟨⟨h5, (int_c180 h11.1 h9 h5.2 h10.2)⟩, (int_c238 h8.1 h6 h9 h5.2 h7.2 h10.2)⟩, (int_c180 h8.1 h6 h5.2 h7.2)⟩))
  rfl))) : (known_3 I M R N Z i x_lo x_hi (max x_lo x_hi)) ⟨a_p, [q27]⟩ (M t_P [q27]))))))))))))))
  (entails_and (entails_points1 (fun q28 h4 =>
  (at_letval_of (x := v_lo) (τ := .i32) (e := (.read a_p [.var v_i])) (lo := (.const 0)) (hi := (.add (.var v_Z) (.const 1))) (T := fun e => I.toInt .i32 (M t_P [(e v_i)]))
  (fun (x_lo : Int) (h5 : x_lo = I.toInt .i32 (M t_P [i])) =>
  (have h6 : 0 ≤ I.toInt .i32 (M t_P [i]) ∧ I.toInt .i32 (M t_P [i]) < Z + 1 := (in_range (r := (Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (p := [i]) hR (.head _) (.head _) rfl (region_iff.2 ⟨i, _, rfl, h2, ((int_tab_taB h3) : i < R + 1), rfl⟩) rfl rfl);
  (have h7 : 0 ≤ x_lo ∧ x_lo < Z + 1 := ⟨(int_lab_ecb_lac h6.1 h5), (int_eab_tbc_tac h5 h6.2)⟩;
  (at_letval_of (x := v_hi) (τ := .i32) (e := (.read a_p [.add (.var v_i) (.const 1)])) (lo := (.const 0)) (hi := (.add (.var v_Z) (.const 1))) (T := fun e => I.toInt .i32 (M t_P [(e v_i) + 1]))
  (fun (x_hi : Int) (h8 : x_hi = I.toInt .i32 (M t_P [i + 1])) =>
  (have h9 : 0 ≤ I.toInt .i32 (M t_P [i + 1]) ∧ I.toInt .i32 (M t_P [i + 1]) < Z + 1 := (in_range (r := (Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (p := [i + 1]) hR (.head _) (.head _) rfl (region_iff.2 ⟨(i + 1), _, rfl, ((int_c19 h2) : 0 ≤ i + 1), ((int_c29 h3) : i + 1 < R + 1), rfl⟩) rfl rfl);
  (have h10 : 0 ≤ x_hi ∧ x_hi < Z + 1 := ⟨(int_lab_ecb_lac h9.1 h8), (int_eab_tbc_tac h8 h9.2)⟩;
  ((at_right (at_right (at_left (at_points1 q28
  ((Classical.em (x_lo < x_hi)).elim (fun h11 => (Or.inl ⟨⟨h4, h11⟩, (int_c114 h11)⟩))
  (fun h11 => (Or.inr ⟨⟨h4, int_c86⟩, (int_c148 h11)⟩))) rfl))))
  : (known_3 I M R N Z i x_lo x_hi (max x_lo x_hi)) ⟨a_v, [q28]⟩ (M t_V [q28]))))))))))))
  (entails_and (entails_points1 (fun q29 h4 =>
  (at_letval_of (x := v_lo) (τ := .i32) (e := (.read a_p [.var v_i])) (lo := (.const 0)) (hi := (.add (.var v_Z) (.const 1))) (T := fun e => I.toInt .i32 (M t_P [(e v_i)]))
  (fun (x_lo : Int) (h5 : x_lo = I.toInt .i32 (M t_P [i])) =>
  (have h6 : 0 ≤ I.toInt .i32 (M t_P [i]) ∧ I.toInt .i32 (M t_P [i]) < Z + 1 := (in_range (r := (Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (p := [i]) hR (.head _) (.head _) rfl (region_iff.2 ⟨i, _, rfl, h2, ((int_tab_taB h3) : i < R + 1), rfl⟩) rfl rfl);
  (have h7 : 0 ≤ x_lo ∧ x_lo < Z + 1 := ⟨(int_lab_ecb_lac h6.1 h5), (int_eab_tbc_tac h5 h6.2)⟩;
  (at_letval_of (x := v_hi) (τ := .i32) (e := (.read a_p [.add (.var v_i) (.const 1)])) (lo := (.const 0)) (hi := (.add (.var v_Z) (.const 1))) (T := fun e => I.toInt .i32 (M t_P [(e v_i) + 1]))
  (fun (x_hi : Int) (h8 : x_hi = I.toInt .i32 (M t_P [i + 1])) =>
  (have h9 : 0 ≤ I.toInt .i32 (M t_P [i + 1]) ∧ I.toInt .i32 (M t_P [i + 1]) < Z + 1 := (in_range (r := (Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (p := [i + 1]) hR (.head _) (.head _) rfl (region_iff.2 ⟨(i + 1), _, rfl, ((int_c19 h2) : 0 ≤ i + 1), ((int_c29 h3) : i + 1 < R + 1), rfl⟩) rfl rfl);
  (have h10 : 0 ≤ x_hi ∧ x_hi < Z + 1 := ⟨(int_lab_ecb_lac h9.1 h8), (int_eab_tbc_tac h8 h9.2)⟩;
  ((at_right (at_right (at_right (at_left (at_points1 q29
  ((Classical.em (x_lo < x_hi)).elim (fun h11 => (Or.inl ⟨⟨h4, h11⟩, (int_c114 h11)⟩))
  (fun h11 => (Or.inr ⟨⟨h4, int_c86⟩, (int_c148 h11)⟩))) rfl)))))
  : (known_3 I M R N Z i x_lo x_hi (max x_lo x_hi)) ⟨a_x, [q29]⟩ (M t_X [q29]))))))))))))
  (entails_points1 (fun q30 h4 => (Or.elim h4 (fun h5 =>
  (at_letval_of (x := v_lo) (τ := .i32) (e := (.read a_p [.var v_i])) (lo := (.const 0)) (hi := (.add (.var v_Z) (.const 1))) (T := fun e => I.toInt .i32 (M t_P [(e v_i)]))
  (fun (x_lo : Int) (h6 : x_lo = I.toInt .i32 (M t_P [i])) =>
  (have h7 : 0 ≤ I.toInt .i32 (M t_P [i]) ∧ I.toInt .i32 (M t_P [i]) < Z + 1 := (in_range (r := (Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (p := [i]) hR (.head _) (.head _) rfl (region_iff.2 ⟨i, _, rfl, h2, ((int_tab_taB h3) : i < R + 1), rfl⟩) rfl rfl);
  (have h8 : 0 ≤ x_lo ∧ x_lo < Z + 1 := ⟨(int_lab_ecb_lac h7.1 h6), (int_eab_tbc_tac h6 h7.2)⟩;
  (at_letval_of (x := v_hi) (τ := .i32) (e := (.read a_p [.add (.var v_i) (.const 1)])) (lo := (.const 0)) (hi := (.add (.var v_Z) (.const 1))) (T := fun e => I.toInt .i32 (M t_P [(e v_i) + 1]))
  (fun (x_hi : Int) (h9 : x_hi = I.toInt .i32 (M t_P [i + 1])) =>
  (have h10 : 0 ≤ I.toInt .i32 (M t_P [i + 1]) ∧ I.toInt .i32 (M t_P [i + 1]) < Z + 1 := (in_range (r := (Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (p := [i + 1]) hR (.head _) (.head _) rfl (region_iff.2 ⟨(i + 1), _, rfl, ((int_c19 h2) : 0 ≤ i + 1), ((int_c29 h3) : i + 1 < R + 1), rfl⟩) rfl rfl);
  (have h11 : 0 ≤ x_hi ∧ x_hi < Z + 1 := ⟨(int_lab_ecb_lac h10.1 h9), (int_eab_tbc_tac h9 h10.2)⟩;
  ((Or.elim (((Classical.em (x_lo < x_hi)).elim (fun h12 => (Or.inl ⟨⟨h5, h12⟩, (int_c114 h12)⟩))
  (fun h12 => (Or.inr (Or.inl ⟨⟨h5, int_c86⟩, (int_c148 h12)⟩))))
  : (((0 ≤ q30 ∧ q30 < R) ∧ 0 < N) ∧ x_lo < x_hi) ∧ (max x_lo x_hi) ≤ x_hi ∨ (((0 ≤ q30 ∧ q30 < R) ∧ 0 < N) ∧ x_hi ≤ (max x_lo x_hi)) ∧ x_lo = (max x_lo x_hi) ∨ ((((0 ≤ q30 ∧ q30 < R) ∧ Z = 0) ∧ x_hi = 0) ∧ (max x_lo x_hi) = 0) ∧ x_lo = 0)
  (fun h12 => (at_right (at_right (at_right (at_right (at_left (at_points1 q30 h12 (Eq.trans
  ((reduce_mask1 (law_0 hl) 0 (Z + (-1) + 1) (fun q33 h13 => ⟨h13.1.1.1, (int_c3 h13.1.1.2)⟩)
  (fun q33 h13 =>
  ⟨⟨⟨(Or.elim h13 (fun h14 => h14.1.1) (fun h14 => (int_lab_lbc_lac h8.1 h14.1.1))), (Or.elim h13 (fun h14 => h14.1.2) (fun h14 => (int_c181 h12.2 h9 h14.1.2 h10.2)))⟩, h5.2⟩, (Or.elim h13 (fun h14 => (int_tab_taB h14.2)) (fun h14 => (int_eba_taB h14.2)))⟩)
  (fun q33 h13 h14 => (Eq.trans ((let_congr
  (fun y_m => (sel (y_m ≤ q33 ∧ q33 < I.toInt .i32 (M t_P [q30 + 1])) (I.fn f_2 [M t_V [q33], M t_X [I.toInt .i32 (M t_C [q33])]]) (I.fn f_3 [])))
  (Eq.trans
  (toInt_congr ((at_congr1 (fact_0 h13.1.1.1 h13.1.1.2 h13.2 h14)) : M t_P [q30] = M t_P [i]))
  (Eq.symm h6)))
  : sel (I.toInt .i32 (M t_P [q30]) ≤ q33 ∧ q33 < I.toInt .i32 (M t_P [q30 + 1])) (I.fn f_2 [M t_V [q33], M t_X [I.toInt .i32 (M t_C [q33])]]) (I.fn f_3 []) = sel (x_lo ≤ q33 ∧ q33 < I.toInt .i32 (M t_P [q30 + 1])) (I.fn f_2 [M t_V [q33], M t_X [I.toInt .i32 (M t_C [q33])]]) (I.fn f_3 []))
  (Eq.trans ((let_congr
  (fun y_m => (sel (x_lo ≤ q33 ∧ q33 < y_m) (I.fn f_2 [M t_V [q33], M t_X [I.toInt .i32 (M t_C [q33])]]) (I.fn f_3 [])))
  (Eq.trans
  (toInt_congr ((at_congr1 (fact_1 h13.1.1.1 h13.1.1.2 h13.2 h14)) : M t_P [q30 + 1] = M t_P [i + 1]))
  (Eq.symm h9)))
  : sel (x_lo ≤ q33 ∧ q33 < I.toInt .i32 (M t_P [q30 + 1])) (I.fn f_2 [M t_V [q33], M t_X [I.toInt .i32 (M t_C [q33])]]) (I.fn f_3 []) = sel (x_lo ≤ q33 ∧ q33 < x_hi) (I.fn f_2 [M t_V [q33], M t_X [I.toInt .i32 (M t_C [q33])]]) (I.fn f_3 []))
  (Eq.trans ((sel_neg (fun h15 => (fact_2 h13.1.1.1 h15.1 h13.1.1.2 h15.2 h13.2 h14)))
  : sel (x_lo ≤ q33 ∧ q33 < x_hi) (I.fn f_2 [M t_V [q33], M t_X [I.toInt .i32 (M t_C [q33])]]) (I.fn f_3 []) = I.fn f_3 [])
  rfl)))) (fun q33 h13 => rfl))
  : value_0 I M q30 N Z (i + 1) = value_1 I M q30 Z i (max x_lo x_hi) x_lo) rfl))))))))
  (fun h12 => (Or.elim h12 (fun h13 =>
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points1 q30 h13 (Eq.trans
  ((reduce_mask1 (law_0 hl) 0 (Z + (-1) + 1) (fun q36 h14 => ⟨h14.1.1.1, (int_c3 h14.1.1.2)⟩)
  (fun q36 h14 => ⟨⟨⟨h14.1.1, h14.1.2⟩, h5.2⟩, (int_tab_taB h14.2)⟩)
  (fun q36 h14 h15 => (Eq.trans ((let_congr
  (fun y_m => (sel (y_m ≤ q36 ∧ q36 < I.toInt .i32 (M t_P [q30 + 1])) (I.fn f_2 [M t_V [q36], M t_X [I.toInt .i32 (M t_C [q36])]]) (I.fn f_3 [])))
  (Eq.trans
  (toInt_congr ((at_congr1 (fact_3 h14.1.1.1 h14.1.1.2 h14.2 h15)) : M t_P [q30] = M t_P [i]))
  (Eq.symm h6)))
  : sel (I.toInt .i32 (M t_P [q30]) ≤ q36 ∧ q36 < I.toInt .i32 (M t_P [q30 + 1])) (I.fn f_2 [M t_V [q36], M t_X [I.toInt .i32 (M t_C [q36])]]) (I.fn f_3 []) = sel (x_lo ≤ q36 ∧ q36 < I.toInt .i32 (M t_P [q30 + 1])) (I.fn f_2 [M t_V [q36], M t_X [I.toInt .i32 (M t_C [q36])]]) (I.fn f_3 []))
  (Eq.trans ((let_congr
  (fun y_m => (sel (x_lo ≤ q36 ∧ q36 < y_m) (I.fn f_2 [M t_V [q36], M t_X [I.toInt .i32 (M t_C [q36])]]) (I.fn f_3 [])))
  (Eq.trans
  (toInt_congr ((at_congr1 (fact_4 h14.1.1.1 h14.1.1.2 h14.2 h15)) : M t_P [q30 + 1] = M t_P [i + 1]))
  (Eq.symm h9)))
  : sel (x_lo ≤ q36 ∧ q36 < I.toInt .i32 (M t_P [q30 + 1])) (I.fn f_2 [M t_V [q36], M t_X [I.toInt .i32 (M t_C [q36])]]) (I.fn f_3 []) = sel (x_lo ≤ q36 ∧ q36 < x_hi) (I.fn f_2 [M t_V [q36], M t_X [I.toInt .i32 (M t_C [q36])]]) (I.fn f_3 []))
  (Eq.trans ((sel_neg (fun h16 => (int_c566 h16.1 h13.2 h16.2)))
  : sel (x_lo ≤ q36 ∧ q36 < x_hi) (I.fn f_2 [M t_V [q36], M t_X [I.toInt .i32 (M t_C [q36])]]) (I.fn f_3 []) = I.fn f_3 [])
  rfl)))) (fun q36 h14 => rfl)) : value_0 I M q30 N Z (i + 1) = value_2 I M q30 Z i) rfl)))))))))
  (fun h13 =>
  (at_right (at_right (at_right (at_right (at_right (at_right (at_points1 q30 h13 (reduce_congr1
  (fun q37 => ⟨(fun h14 => (False.elim (int_c6 h14.1.1.1 h13.1.1.1.2 h14.1.1.2))), (fun h14 =>
  ⟨⟨⟨(False.elim (int_one_lt_zero h14)), (False.elim (int_one_lt_zero h14))⟩, h5.2⟩, (False.elim (int_one_lt_zero h14))⟩)⟩)
  (fun q37 h14 => (False.elim (int_c6 h14.1.1.1 h13.1.1.1.2 h14.1.1.2)))))))))))))))
  : (known_3 I M R N Z i x_lo x_hi (max x_lo x_hi)) ⟨a_y, [q30]⟩ (value_0 I M q30 N Z (i + 1))))))))))))
  (fun h5 =>
  (at_letval_of (x := v_lo) (τ := .i32) (e := (.read a_p [.var v_i])) (lo := (.const 0)) (hi := (.add (.var v_Z) (.const 1))) (T := fun e => I.toInt .i32 (M t_P [(e v_i)]))
  (fun (x_lo : Int) (h6 : x_lo = I.toInt .i32 (M t_P [i])) =>
  (have h7 : 0 ≤ I.toInt .i32 (M t_P [i]) ∧ I.toInt .i32 (M t_P [i]) < Z + 1 := (in_range (r := (Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (p := [i]) hR (.head _) (.head _) rfl (region_iff.2 ⟨i, _, rfl, h2, ((int_tab_taB h3) : i < R + 1), rfl⟩) rfl rfl);
  (have h8 : 0 ≤ x_lo ∧ x_lo < Z + 1 := ⟨(int_lab_ecb_lac h7.1 h6), (int_eab_tbc_tac h6 h7.2)⟩;
  (at_letval_of (x := v_hi) (τ := .i32) (e := (.read a_p [.add (.var v_i) (.const 1)])) (lo := (.const 0)) (hi := (.add (.var v_Z) (.const 1))) (T := fun e => I.toInt .i32 (M t_P [(e v_i) + 1]))
  (fun (x_hi : Int) (h9 : x_hi = I.toInt .i32 (M t_P [i + 1])) =>
  (have h10 : 0 ≤ I.toInt .i32 (M t_P [i + 1]) ∧ I.toInt .i32 (M t_P [i + 1]) < Z + 1 := (in_range (r := (Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (p := [i + 1]) hR (.head _) (.head _) rfl (region_iff.2 ⟨(i + 1), _, rfl, ((int_c19 h2) : 0 ≤ i + 1), ((int_c29 h3) : i + 1 < R + 1), rfl⟩) rfl rfl);
  (have h11 : 0 ≤ x_hi ∧ x_hi < Z + 1 := ⟨(int_lab_ecb_lac h10.1 h9), (int_eab_tbc_tac h9 h10.2)⟩;
  ((at_right (at_right (at_right (at_right (at_right (at_right (at_points1 q30
  ⟨⟨⟨h5, (int_c180 h11.1 h9 h5.2 h10.2)⟩, (int_c238 h8.1 h6 h9 h5.2 h7.2 h10.2)⟩, (int_c180 h8.1 h6 h5.2 h7.2)⟩
  (reduce_congr1
  (fun q38 => ⟨(fun h12 => (False.elim (int_c6 h12.1.1.1 h5.2 h12.1.1.2))), (fun h12 =>
  ⟨⟨⟨(False.elim (int_one_lt_zero h12)), (False.elim (int_one_lt_zero h12))⟩, (False.elim (int_one_lt_zero h12))⟩, (False.elim (int_one_lt_zero h12))⟩)⟩)
  (fun q38 h12 => (False.elim (int_c6 h12.1.1.1 h5.2 h12.1.1.2)))))))))))
  : (known_3 I M R N Z i x_lo x_hi (max x_lo x_hi)) ⟨a_y, [q30]⟩ (value_0 I M q30 N Z (i + 1))))))))))))))))))))

theorem race_2 (h0 : (0 ≤ R ∧ 0 ≤ N) ∧ 0 ≤ Z) (h1 : 0 < N ∨ ¬ 0 < Z) :
    ParVC I 0 R (body_2 I M).erase (fun i => ((base E R N Z).set v_i i)) (fun i => (body_2 I M).post ((base E R N Z).set v_i i) (known_2 I M R N Z i)) :=
  (race_arrays [a_y] rfl rfl
  (all_cons (apart1 (fun i c0 => (c0 = i ∧ 0 < N) ∧ 0 < Z) (fun i c0 => (c0 = i ∧ 0 < N) ∧ 0 < Z)
  (fun i h2 h3 => (w_letval 0 (Z + 1) rfl rfl
  (fun (x_lo : Int) (h4 : 0 ≤ x_lo) (h5 : x_lo < Z + 1) => (w_letval 0 (Z + 1) rfl rfl
  (fun (x_hi : Int) (h6 : 0 ≤ x_hi) (h7 : x_hi < Z + 1) => (w_for x_lo x_hi rfl rfl
  (fun k h8 h9 => (w_letval 0 N rfl rfl (fun (j : Int) (h10 : 0 ≤ j) (h11 : j < N) =>
  (w_accumulate1 i ⟨⟨rfl, ((int_lab_tbc_tac h10 h11) : 0 < N)⟩, ((fact_5 h4 h8 h9 h7) : 0 < Z)⟩))))))))))
  (fun i h2 h3 =>
  (r_letval 0 (Z + 1) rfl rfl (x_none rfl) (fun (x_lo : Int) (h4 : 0 ≤ x_lo) (h5 : x_lo < Z + 1) =>
  (r_letval 0 (Z + 1) rfl rfl (x_none rfl) (fun (x_hi : Int) (h6 : 0 ≤ x_hi) (h7 : x_hi < Z + 1) =>
  (r_for x_lo x_hi rfl rfl (fun k h8 h9 => (r_letval 0 N rfl rfl (x_none rfl)
  (fun (j : Int) (h10 : 0 ≤ j) (h11 : j < N) => (r_accumulate1 (x_none rfl) i
  ⟨⟨rfl, ((int_lab_tbc_tac h10 h11) : 0 < N)⟩, ((fact_5 h4 h8 h9 h7) : 0 < Z)⟩))))))))))
  (fun i y_y c0 h2 h3 h4 h5 h6 h7 =>
  ⟨(fun h8 => (int_eab_eac_nebc_F h7.1.1 h8.1.1 h6)), (fun h8 => (int_eab_eac_nebc_F h7.1.1 h8.1.1 h6))⟩))
  all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.par v_i (.const 0) (.var v_R)
    (fun e x => known_1 I M (e v_R) (e v_N) (e v_Z) x) (body_1 I M)) <|
  .scope [a_y] <|
    .par v_i (.const 0) (.var v_R)
      (fun e x => known_2 I M (e v_R) (e v_N) (e v_Z) x) (body_2 I M)

theorem program_vc (h0 : (0 ≤ R ∧ 0 ≤ N) ∧ 0 ≤ Z) :
    (program I M).vc I (impl.HasCell spec (base E R N Z)) (base E R N Z) (impl.inputHeap spec (base E R N Z) M) :=
  (have h1 : 0 < N ∨ ¬ 0 < Z := ((Classical.em (0 < Z)).elim (fun h1 =>
  (have h2 : 0 ≤ I.toInt .i32 (M t_C [0]) ∧ I.toInt .i32 (M t_C [0]) < N := (in_range (r := (Range.mk t_C .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_C [(.const 0, .var v_Z)])) (p := [0]) hR (.tail _ (.head _)) (.tail _ (.head _)) rfl (region_iff.2 ⟨0, _, rfl, (show (0 : Int) ≤ 0 from by decide), h1, rfl⟩) rfl rfl);
  (Or.inl (int_lab_tbc_tac h2.1 h2.2)))) (fun h1 => (Or.inr h1))); (vc_seq (vc_par_of 0 R rfl rfl
  (show Heap.Entails _ (known_1 I M R N Z 0) from (entails_and (entails_points1 (fun q1 h2 =>
  (at_input (R := (Region.mk t_C [(.const 0, .var v_Z)])) (b := (Binding.mk a_c t_C [v_i0] [.var v_i0] none)) (p := [q1]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q1, _, rfl, h2.1.1, h2.1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points1 (fun q2 h2 => (Or.elim h2 (fun h3 =>
  (at_input (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (b := (Binding.mk a_p t_P [v_i0] [.var v_i0] none)) (p := [q2]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q2, _, rfl, h3.1.1, ((int_lab_taB h3.1.2) : q2 < R + 1), rfl⟩) rfl rfl)) (fun h3 =>
  (at_input (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (b := (Binding.mk a_p t_P [v_i0] [.var v_i0] none)) (p := [q2]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q2, _, rfl, h3.1.1, ((int_lab_taB h3.1.2) : q2 < R + 1), rfl⟩) rfl rfl)))))
  (entails_and (entails_points1 (fun q3 h2 =>
  (at_input (R := (Region.mk t_V [(.const 0, .var v_Z)])) (b := (Binding.mk a_v t_V [v_i0] [.var v_i0] none)) (p := [q3]) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) rfl
  (region_iff.2 ⟨q3, _, rfl, h2.1.1, h2.1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points1 (fun q4 h2 =>
  (at_input (R := (Region.mk t_X [(.const 0, .var v_N)])) (b := (Binding.mk a_x t_X [v_i0] [.var v_i0] none)) (p := [q4]) (.tail _ (.tail _ (.tail _ (.head _)))) (.tail _ (.tail _ (.tail _ (.head _)))) rfl
  (region_iff.2 ⟨q4, _, rfl, h2.1, h2.2, rfl⟩) rfl rfl))) (entails_points1 (fun q5 h2 =>
  (False.elim (Or.elim h2 (fun h3 => (int_lab_tba_F h3.1.1 h3.1.2)) (fun h3 => (int_lab_tba_F h3.1.1 h3.1.2)))))))))))
  (fun i h2 h3 => (vc_1 R N Z hl hM hR i h0 h1 h2 h3))
  (fun i h2 h3 => (kept_1 R N Z hl hM hR i h0 h1 h2 h3)) (race_1 R N Z hl hM hR h0 h1))
  (vc_scope (vc_par_of 0 R rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_points1 (fun q39 h2 => (Or.elim h2 (fun h3 =>
  (at_right (at_right (at_right (at_right (at_points1 q39 (Or.inl ⟨⟨h3.1.1, (int_lt_max_right h3.1.2)⟩, h3.2⟩)
  (Eq.trans ((reduce_empty1 (fun q40 => (fun h4 => (int_lab_tba_F h3.1.1 h4.2))))
  : value_0 I M q39 N Z 0 = I.fn f_1 []) rfl))))))) (fun h3 =>
  (at_right (at_right (at_right (at_right (at_points1 q39 (Or.inr ⟨⟨h3.1.1, (int_lt_max_right h3.1.2)⟩, h3.2⟩)
  (Eq.trans ((reduce_empty1 (fun q41 => (fun h4 => (int_lab_tba_F h3.1.1 h4.2))))
  : value_0 I M q39 N Z 0 = I.fn f_1 []) rfl))))))))))))))
  : Heap.Entails (known_1 I M R N Z (max 0 R)) (known_2 I M R N Z 0))
  (fun i h2 h3 => (vc_2 R N Z hl hM hR i h0 h1 h2 h3))
  (fun i h2 h3 => (kept_2 R N Z hl hM hR i h0 h1 h2 h3)) (race_2 R N Z hl hM hR h0 h1)))))

theorem output_0_4 (q42 : Int) (h0 : (0 ≤ R ∧ 0 ≤ N) ∧ 0 ≤ Z) (h1 : 0 ≤ q42) (h2 : q42 < R) :
    ((program I M).post (base E R N Z) (impl.inputHeap spec (base E R N Z) M)) ⟨a_y, [q42]⟩ (M t_Y [q42]) :=
  (have h3 : 0 < N ∨ ¬ 0 < Z := ((Classical.em (0 < Z)).elim (fun h3 =>
  (have h4 : 0 ≤ I.toInt .i32 (M t_C [0]) ∧ I.toInt .i32 (M t_C [0]) < N := (in_range (r := (Range.mk t_C .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_C [(.const 0, .var v_Z)])) (p := [0]) hR (.tail _ (.head _)) (.tail _ (.head _)) rfl (region_iff.2 ⟨0, _, rfl, (show (0 : Int) ≤ 0 from by decide), h3, rfl⟩) rfl rfl);
  (Or.inl (int_lab_tbc_tac h4.1 h4.2)))) (fun h3 => (Or.inr h3)));
  ((at_right (at_right (at_right (at_right (at_points1 q42 (Or.elim h3 (fun h4 => (Or.inl ⟨⟨h1, h2⟩, h4⟩))
  (fun h4 => (Or.inr ⟨⟨h1, h2⟩, (int_lba_ntba_eab h0.2 h4)⟩)))
  (Eq.trans ((equation_0 R N Z hl hM hR q42 trivial) : M t_Y [q42] = value_5 I M Z q42)
  (reduce_congr1 (fun q44 => ⟨(fun h4 =>
  ⟨⟨h4, (Or.elim h3 (fun h5 => h5) (fun h5 => (False.elim (int_c95 h4.1 h4.2 h5))))⟩, (int_lt_max_right h2)⟩), (fun h4 => ⟨h4.1.1.1, h4.1.1.2⟩)⟩)
  (fun q44 h4 => rfl)))))))) : (known_2 I M R N Z (max 0 R)) ⟨a_y, [q42]⟩ (M t_Y [q42])))

end

theorem consistent (E : Env) (R N Z : Int) (h0 : (0 ≤ R ∧ 0 ≤ N) ∧ 0 ≤ Z) : spec.Consistent (base E R N Z) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (R N Z : Int) (h0 : (0 ≤ R ∧ 0 ≤ N) ∧ 0 ≤ Z) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E R N Z) :=
  solvable_layers (consistent E R N Z h0)
    (fun at_ => if at_ = t_Y then 0 else 0) (by decide)

theorem placed (E : Env) (R N Z : Int) (h0 : (0 ≤ R ∧ 0 ≤ N) ∧ 0 ≤ Z) : impl.LayoutOk spec (base E R N Z) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (R N Z : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_Y then (0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < R) ∧ 0 < Z ∨ Z = 0 else True

theorem covered_0 (E : Env) (R N Z : Int) (h0 : (0 ≤ R ∧ 0 ≤ N) ∧ 0 ≤ Z) (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < R) :
    spec.Given (inside R N Z) (base E R N Z) t_Y [p0] :=
  (given_equation (p := [p0]) (.head _) rfl rfl rfl
  (((Classical.em (0 < Z)).elim (fun h3 => (Or.inl ⟨⟨h1, h2⟩, h3⟩))
  (fun h3 => (Or.inr (int_lba_ntba_eab h0.2 h3)))) : (0 ≤ p0 ∧ p0 < R) ∧ 0 < Z ∨ Z = 0)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (R N Z : Int) (h0 : (0 ≤ R ∧ 0 ≤ N) ∧ 0 ≤ Z) (i : Int) (hR : spec.InRange I (base E R N Z) M) (h1 : True) (h2 : (0 ≤ i ∧ i < R) ∧ 0 < Z ∨ Z = 0) :
    TExp.Defined I M (spec.Given (inside R N Z) (base E R N Z)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_Z))) (.letval d_0 .i32 (.access t_P [.var v_i]) (.letval d_1 .i32 (.access t_P [.add (.var v_i) (.const 1)]) (.select (.and (.le (.var d_0) (.var v_k)) (.lt (.var v_k) (.var d_1))) (.fn (.builtin "*" .f32) [.access t_V [.var v_k], .letval d_2 .i32 (.access t_C [.var v_k]) (.access t_X [.var d_2])]) (.fn (.special .f32 "-0.0") []))))) ((base E R N Z).set v_i i) :=
  (defined_reduce_some1 0 Z (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < Z) => h3)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < Z) =>
  (defined_letval (defined_access (given_input (p := [i]) (.head _) rfl rfl
  (region_iff.2 ⟨i, _, rfl, ((Or.elim h2 (fun h4 => h4.1.1) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : 0 ≤ i), ((Or.elim h2 (fun h4 => (int_tab_taB h4.1.2)) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2))))
  : i < R + 1), rfl⟩))) rfl (fun (y_d1 : Int) (h4 : y_d1 = I.toInt .i32 (M t_P [i])) =>
  (have h5 : 0 ≤ I.toInt .i32 (M t_P [i]) ∧ I.toInt .i32 (M t_P [i]) < Z + 1 := (in_range (r := (Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (p := [i]) hR (.head _) (.head _) rfl (region_iff.2 ⟨i, _, rfl, ((Or.elim h2 (fun h5 => h5.1.1) (fun h5 => (False.elim (int_c6 h3.1 h5 h3.2)))) : 0 ≤ i), ((Or.elim h2 (fun h5 => (int_tab_taB h5.1.2)) (fun h5 => (False.elim (int_c6 h3.1 h5 h3.2))))
  : i < R + 1), rfl⟩) rfl rfl);
  (have h6 : 0 ≤ y_d1 ∧ y_d1 < Z + 1 := ⟨(int_lab_ecb_lac h5.1 h4), (int_eab_tbc_tac h4 h5.2)⟩;
  (defined_letval (defined_access (given_input (p := [i + 1]) (.head _) rfl rfl
  (region_iff.2 ⟨(i + 1), _, rfl, ((Or.elim h2 (fun h7 => (int_c19 h7.1.1)) (fun h7 => (False.elim (int_c6 h3.1 h7 h3.2))))
  : 0 ≤ i + 1), ((Or.elim h2 (fun h7 => (int_c29 h7.1.2)) (fun h7 => (False.elim (int_c6 h3.1 h7 h3.2))))
  : i + 1 < R + 1), rfl⟩))) rfl (fun (y_d2 : Int) (h7 : y_d2 = I.toInt .i32 (M t_P [i + 1])) =>
  (have h8 : 0 ≤ I.toInt .i32 (M t_P [i + 1]) ∧ I.toInt .i32 (M t_P [i + 1]) < Z + 1 := (in_range (r := (Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (p := [i + 1]) hR (.head _) (.head _) rfl (region_iff.2 ⟨(i + 1), _, rfl, ((Or.elim h2 (fun h8 => (int_c19 h8.1.1)) (fun h8 => (False.elim (int_c6 h3.1 h8 h3.2))))
  : 0 ≤ i + 1), ((Or.elim h2 (fun h8 => (int_c29 h8.1.2)) (fun h8 => (False.elim (int_c6 h3.1 h8 h3.2))))
  : i + 1 < R + 1), rfl⟩) rfl rfl);
  (have h9 : 0 ≤ y_d2 ∧ y_d2 < Z + 1 := ⟨(int_lab_ecb_lac h8.1 h7), (int_eab_tbc_tac h7 h8.2)⟩;
  (defined_select_of cond_holds (fun (h10 : y_d1 ≤ y_d0 ∧ y_d0 < y_d2) =>
  (defined_fn (defined_cons (defined_access (given_input (p := [y_d0]) (.tail _ (.tail _ (.head _))) rfl rfl
  (region_iff.2 ⟨y_d0, _, rfl, h3.1, h3.2, rfl⟩))) (defined_cons
  (defined_letval (defined_access (given_input (p := [y_d0]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨y_d0, _, rfl, h3.1, h3.2, rfl⟩))) rfl
  (fun (y_d3 : Int) (h11 : y_d3 = I.toInt .i32 (M t_C [y_d0])) =>
  (have h12 : 0 ≤ I.toInt .i32 (M t_C [y_d0]) ∧ I.toInt .i32 (M t_C [y_d0]) < N := (in_range (r := (Range.mk t_C .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_C [(.const 0, .var v_Z)])) (p := [y_d0]) hR (.tail _ (.head _)) (.tail _ (.head _)) rfl (region_iff.2 ⟨y_d0, _, rfl, h3.1, h3.2, rfl⟩) rfl rfl);
  (have h13 : 0 ≤ y_d3 ∧ y_d3 < N := ⟨(int_lab_ecb_lac h12.1 h11), (int_eab_tbc_tac h11 h12.2)⟩;
  (defined_access (given_input (p := [y_d3]) (.tail _ (.tail _ (.tail _ (.head _)))) rfl rfl
  (region_iff.2 ⟨y_d3, _, rfl, h13.1, h13.2, rfl⟩))))))) defined_nil))))
  (fun (h10 : ¬ (y_d1 ≤ y_d0 ∧ y_d0 < y_d2)) => (defined_fn defined_nil)))))))))))))

theorem defined (E : Env) (R N Z : Int) (h0 : (0 ≤ R ∧ 0 ≤ N) ∧ 0 ≤ Z) : spec.Defined (base E R N Z) :=
  defined_of (inside R N Z)
    (all_cons (region_each (fun p0 a0 a1 => covered_0 E R N Z h0 p0 a0 a1))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_0 E R N Z h0 i hR hg hk))
    all_nil))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 1 1 0) (fun _ => 0)
    ⟨(all_cons (by decide) all_nil), all_nil⟩
    ⟨_, (.head _), [0], region_iff.2 ⟨0, _, rfl, (by decide), (by decide), rfl⟩⟩
    (all_cons ⟨(by decide), (by decide)⟩ (all_cons ⟨(by decide), (by decide)⟩ all_nil))
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => ((0 ≤ (E v_R) ∧ 0 ≤ (E v_N)) ∧ 0 ≤ (E v_Z)))
    (fun E => base E (E v_R) (E v_N) (E v_Z)) base_self (fun E ha => cond_holds.1 (ha.1 _ (.head _))) inhabited
    (fun E a => defined E (E v_R) (E v_N) (E v_Z) a) (fun E a => placed E (E v_R) (E v_N) (E v_Z) a)
    (fun E a => consistent E (E v_R) (E v_N) (E v_Z) a) (fun E a => solvable E (E v_R) (E v_N) (E v_Z) a)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc (E v_R) (E v_N) (E v_Z) hl hM hR a)
    (all_cons ⟨_, (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 => output_0_4 (E v_R) (E v_N) (E v_Z) hl hM hR p0 a b0 b1)) all_nil))))) all_nil))


end Redverify.Certificate.one_scope
