module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.atomics

/-- `M` -/ abbrev v_M : Var := 0
/-- `N` -/ abbrev v_N : Var := 1
/-- `Z` -/ abbrev v_Z : Var := 2
/-- `i` -/ abbrev v_i : Var := 3
/-- `k` -/ abbrev v_k : Var := 4
/-- `$d0` -/ abbrev d_0 : Var := 5
/-- `$d1` -/ abbrev d_1 : Var := 6
/-- `i0` -/ abbrev v_i0 : Var := 7
/-- `j` -/ abbrev v_j : Var := 8
/-- `r` -/ abbrev a_r : Arr := 0
/-- `c` -/ abbrev a_c : Arr := 1
/-- `v` -/ abbrev a_v : Arr := 2
/-- `x` -/ abbrev a_x : Arr := 3
/-- `y` -/ abbrev a_y : Arr := 4
/-- `R` -/ abbrev t_R : Ten := 0
/-- `C` -/ abbrev t_C : Ten := 1
/-- `V` -/ abbrev t_V : Ten := 2
/-- `X` -/ abbrev t_X : Ten := 3
/-- `Y` -/ abbrev t_Y : Ten := 4

/-- Specification `coo`. -/
def spec : Spec where
  assumptions :=
    [
      .and
        (.and (.le (.const 0) (.var v_M)) (.le (.const 0) (.var v_N)))
        (.le (.const 0) (.var v_Z))]
  inputs :=
    [
      Region.mk t_R [(.const 0, .var v_Z)],
      Region.mk t_C [(.const 0, .var v_Z)],
      Region.mk t_V [(.const 0, .var v_Z)],
      Region.mk t_X [(.const 0, .var v_N)]]
  outputs := [Region.mk t_Y [(.const 0, .var v_M)]]
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
          (.and
            (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_Z)))
            (.and (.le (.const 0) (.var v_i)) (.le (.add (.var v_i) (.const 1)) (.var v_M))))
          (.letval
            d_0
            .i32
            (.access t_R [.var v_k])
            (.select
              (.and
                (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_Z)))
                (.eq (.var d_0) (.var v_i)))
              (.fn
                (.builtin "*" .f32)
                [
                  .access t_V [.var v_k],
                  .letval d_1 .i32 (.access t_C [.var v_k]) (.access t_X [.var d_1])])
              (.fn (.special .f32 "-0.0") []))))]
  ranges :=
    [Range.mk t_R .i32 (.const 0) (.var v_M) false, Range.mk t_C .i32 (.const 0) (.var v_N) false]

/-- Implementation `atomics`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_r t_R [v_i0] [.var v_i0] none,
      Binding.mk a_c t_C [v_i0] [.var v_i0] none,
      Binding.mk a_v t_V [v_i0] [.var v_i0] none,
      Binding.mk a_x t_X [v_i0] [.var v_i0] none,
      Binding.mk a_y t_Y [v_i0] [.var v_i0] none]
  body :=
    .seq (.par v_i (.const 0) (.var v_M) <|
      .assign a_y [.var v_i] (.fn (.literal .f32 0 1) [])) <|
    .scope [a_y] <|
      .par v_k (.const 0) (.var v_Z) <|
        .letval v_i .i32 (.read a_r [.var v_k]) (.const 0) (.var v_M) <|
        .letval v_j .i32 (.read a_c [.var v_k]) (.const 0) (.var v_N) <|
        .accumulate
          true
          (.builtin "+" .f32)
          a_y
          [.var v_i]
          (.fn (.builtin "*" .f32) [.read a_v [.var v_k], .read a_x [.var v_j]])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := RightUnit I (.builtin "+" .f32) (I.fn (.special .f32 "-0.0") []) ∧ RightComm I (.builtin "+" .f32)

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : RightUnit I (.builtin "+" .f32) (I.fn (.special .f32 "-0.0") []) := hl.1
theorem law_1 {V : Type} {I : Interp V} (hl : laws V I) : RightComm I (.builtin "+" .f32) := hl.2

abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1
abbrev f_2 : Fn := .builtin "*" .f32
abbrev f_3 : Fn := .special .f32 "-0.0"

abbrev base (E : Env) (x_M N Z : Int) : Env := (((E.set v_M x_M).set v_N N).set v_Z Z)

theorem base_self (E : Env) : base E (E v_M) (E v_N) (E v_Z) = E := by
  unfold base
  rw [Env.set_self, Env.set_self, Env.set_self]

theorem shape_a_y : ∀ b ∈ impl.bindings, b.array = a_y → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))))

theorem fact_0 {a b c d : Int} (h0 : c ≤ a) (h1 : c < d) (h2 : a < b + 1) (h3 : ¬ ((c ≤ a ∧ a < b) ∧ c < d)) : a = b :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (x_M N Z : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E x_M N Z) M) (hR : spec.InRange I (base E x_M N Z) M)
include hl hM hR

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (c0 N Z k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < k) ∧ 0 < N)) (body1 (fun y_k0 => sel ((0 ≤ y_k0 ∧ y_k0 < Z) ∧ I.toInt .i32 (M t_R [y_k0]) = c0) (I.fn f_2 [M t_V [y_k0], M t_X [I.toInt .i32 (M t_C [y_k0])]]) (I.fn f_3 []))))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (Z i k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ k)) (body1 (fun y_k0 => sel ((0 ≤ y_k0 ∧ y_k0 < Z) ∧ I.toInt .i32 (M t_R [y_k0]) = i) (I.fn f_2 [M t_V [y_k0], M t_X [I.toInt .i32 (M t_C [y_k0])]]) (I.fn f_3 []))))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (x_M Z i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < Z) ∧ 0 ≤ i ∧ i + 1 ≤ x_M)) (body1 (fun y_k0 => sel ((0 ≤ y_k0 ∧ y_k0 < Z) ∧ I.toInt .i32 (M t_R [y_k0]) = i) (I.fn f_2 [M t_V [y_k0], M t_X [I.toInt .i32 (M t_C [y_k0])]]) (I.fn f_3 []))))

theorem equation_0 (i : Int) (h0 : True) :
    (M t_Y [i]) = (value_2 I M x_M Z i) :=
  (Eq.trans (hM _ (.head _) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_Z))) (.and (.le (.const 0) (.var v_i)) (.le (.add (.var v_i) (.const 1)) (.var v_M)))) (.letval d_0 .i32 (.access t_R [.var v_k]) (.select (.and (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_Z))) (.eq (.var d_0) (.var v_i))) (.fn f_2 [.access t_V [.var v_k], .letval d_1 .i32 (.access t_C [.var v_k]) (.access t_X [.var d_1])]) (.fn f_3 [])))) ((base E x_M N Z).set v_i i) = _ from
  (eval_reduce_some1 rfl (fun (k : Int) => cond_holds)
  (fun (k : Int) (h1 : (0 ≤ k ∧ k < Z) ∧ 0 ≤ i ∧ i + 1 ≤ x_M) =>
  (eval_letval rfl (eval_select_of cond_holds rfl rfl))))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (x_M N Z : Int) : Heap V :=
  .points1 a_c
    (fun c0 => ((0 ≤ c0 ∧ c0 < Z) ∧ 0 < x_M) ∧ 0 < N)
    (fun c0 => (M t_C [c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (x_M N Z : Int) : Heap V :=
  .points1 a_r
    (fun c0 => ((0 ≤ c0 ∧ c0 < Z) ∧ 0 < x_M) ∧ 0 < N)
    (fun c0 => (M t_R [c0]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (x_M N Z : Int) : Heap V :=
  .points1 a_v
    (fun c0 => ((0 ≤ c0 ∧ c0 < Z) ∧ 0 < x_M) ∧ 0 < N)
    (fun c0 => (M t_V [c0]))

noncomputable def known_1_3 (I : Interp V) (M : Model V) (x_M N Z : Int) : Heap V :=
  .points1 a_x
    (fun c0 => (0 ≤ c0 ∧ c0 < N) ∧ 0 < x_M ∨ (0 ≤ c0 ∧ c0 < N) ∧ Z = 0)
    (fun c0 => (M t_X [c0]))

noncomputable def known_1_4 (I : Interp V) (M : Model V) (N Z i : Int) : Heap V :=
  .points1 a_y
    (fun c0 => (0 ≤ c0 ∧ c0 < i) ∧ 0 < N ∨ (0 ≤ c0 ∧ c0 < i) ∧ Z = 0)
    (fun c0 => (I.fn f_1 []))

noncomputable def known_1 (I : Interp V) (M : Model V) (x_M N Z i : Int) : Heap V :=
  ((known_1_0 I M x_M N Z).and ((known_1_1 I M x_M N Z).and ((known_1_2 I M x_M N Z).and ((known_1_3 I M x_M N Z).and (known_1_4 I M N Z i)))))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_y [.var v_i] (.fn f_1 [])
    (fun e => (I.fn f_1 []))

theorem vc_1 (i : Int) (h0 : (0 ≤ x_M ∧ 0 ≤ N) ∧ 0 ≤ Z) (h1 : 0 < x_M ∨ ¬ 0 < Z) (h2 : 0 < N ∨ ¬ 0 < Z) (h3 : 0 ≤ i) (h4 : i < x_M) :
    (body_1 I M).vc I (impl.HasCell spec (base E x_M N Z)) ((base E x_M N Z).set v_i i) (known_1 I M x_M N Z i) :=
  (vc_assign_of (I.fn f_1 [])
  (has_cell_at1 (b := (Binding.mk a_y t_Y [v_i0] [.var v_i0] none)) (R := (Region.mk t_Y [(.const 0, .var v_M)])) (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))) (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))) [i]
  (region_iff.2 ⟨i, _, rfl, h3, h4, rfl⟩) shape_a_y rfl rfl h3) ev_const rfl)

theorem kept_1 (i : Int) (h0 : (0 ≤ x_M ∧ 0 ≤ N) ∧ 0 ≤ Z) (h1 : 0 < x_M ∨ ¬ 0 < Z) (h2 : 0 < N ∨ ¬ 0 < Z) (h3 : 0 ≤ i) (h4 : i < x_M) :
    Heap.Entails ((body_1 I M).post ((base E x_M N Z).set v_i i) (known_1 I M x_M N Z i)) (known_1 I M x_M N Z (i + 1)) :=
  (show Heap.Entails _ (known_1 I M x_M N Z (i + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_points1 (fun q0 h5 => (Or.elim h5 (fun h6 =>
  ((Classical.em (q0 = i)).elim (fun h7 => (at_set_eq1 q0 i h7 rfl)) (fun h7 => (at_set_ne1 q0 i h7
  (at_right (at_right (at_right (at_right (at_points1 q0 (Or.inl ⟨⟨h6.1.1, (int_taB_neab_tab h6.1.2 h7)⟩, h6.2⟩) rfl)))))))))
  (fun h6 =>
  ((Classical.em (q0 = i)).elim (fun h7 => (at_set_eq1 q0 i h7 rfl)) (fun h7 => (at_set_ne1 q0 i h7
  (at_right (at_right (at_right (at_right (at_points1 q0 (Or.inr ⟨⟨h6.1.1, (int_taB_neab_tab h6.1.2 h7)⟩, h6.2⟩) rfl)))))))))))))))))

theorem race_1 (h0 : (0 ≤ x_M ∧ 0 ≤ N) ∧ 0 ≤ Z) (h1 : 0 < x_M ∨ ¬ 0 < Z) (h2 : 0 < N ∨ ¬ 0 < Z) :
    ParVC I 0 x_M (body_1 I M).erase (fun i => ((base E x_M N Z).set v_i i)) (fun i => (body_1 I M).post ((base E x_M N Z).set v_i i) (known_1 I M x_M N Z i)) :=
  (race_arrays [a_y] rfl rfl
  (all_cons (apart1 (fun i c0 => c0 = i ∧ 0 < N ∨ c0 = i ∧ Z = 0) (fun i c0 => (1 : Int) < 0)
  (fun i h3 h4 => (w_assign1 i ((Or.elim h2 (fun h5 => (Or.inl ⟨int_c1, h5⟩))
  (fun h5 => (Or.inr ⟨int_c1, (int_lba_ntba_eab h0.2 h5)⟩))) : i = i ∧ 0 < N ∨ i = i ∧ Z = 0)))
  (fun i h3 h4 => (r_none rfl)) (fun i y_y c0 h3 h4 h5 h6 h7 h8 => (Or.elim h8 (fun h9 =>
  ⟨int_not_one_lt_zero, (fun h10 => (Or.elim h10 (fun h11 => (int_eab_eac_nebc_F h9.1 h11.1 h7))
  (fun h11 => (int_eab_eac_nebc_F h9.1 h11.1 h7))))⟩) (fun h9 =>
  ⟨int_not_one_lt_zero, (fun h10 => (Or.elim h10 (fun h11 => (int_eab_eac_nebc_F h9.1 h11.1 h7))
  (fun h11 => (int_eab_eac_nebc_F h9.1 h11.1 h7))))⟩)))) all_nil))

noncomputable def known_2_3 (I : Interp V) (M : Model V) (x_M N Z k : Int) : Heap V :=
  .points1 a_x
    (fun c0 => ((0 ≤ c0 ∧ c0 < N) ∧ 0 < x_M) ∧ 0 < Z ∨ ((0 ≤ c0 ∧ c0 < N) ∧ Z = 0) ∧ k = 0)
    (fun c0 => (M t_X [c0]))

noncomputable def known_2_4 (I : Interp V) (M : Model V) (x_M N Z k : Int) : Heap V :=
  .points1 a_y
    (fun c0 => ((0 ≤ c0 ∧ c0 < x_M) ∧ 0 < N) ∧ 0 < Z ∨ ((0 ≤ c0 ∧ c0 < x_M) ∧ Z = 0) ∧ k = 0)
    (fun c0 => (value_0 I M c0 N Z k))

noncomputable def known_2 (I : Interp V) (M : Model V) (x_M N Z k : Int) : Heap V :=
  ((known_1_0 I M x_M N Z).and ((known_1_1 I M x_M N Z).and ((known_1_2 I M x_M N Z).and ((known_2_3 I M x_M N Z k).and (known_2_4 I M x_M N Z k)))))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .letval v_i .i32 (.read a_r [.var v_k]) (.const 0) (.var v_M)
    (fun e => I.toInt .i32 (M t_R [(e v_k)])) <|
  .letval v_j .i32 (.read a_c [.var v_k]) (.const 0) (.var v_N)
    (fun e => I.toInt .i32 (M t_C [(e v_k)])) <|
  .accumulate
    true
    f_0
    a_y
    [.var v_i]
    (.fn f_2 [.read a_v [.var v_k], .read a_x [.var v_j]])
    (fun e => (value_1 I M (e v_Z) (e v_i) (e v_k)))

theorem vc_2 (k : Int) (h0 : (0 ≤ x_M ∧ 0 ≤ N) ∧ 0 ≤ Z) (h1 : 0 < x_M ∨ ¬ 0 < Z) (h2 : 0 < N ∨ ¬ 0 < Z) (h3 : 0 ≤ k) (h4 : k < Z) :
    (body_2 I M).vc I (impl.HasCell spec (base E x_M N Z)) ((base E x_M N Z).set v_k k) (known_2 I M x_M N Z k) :=
  (vc_letval_of (M t_R [k]) (ev_read ((at_right (at_left (at_points1 k
  ⟨⟨⟨h3, h4⟩, (Or.elim h1 (fun h5 => h5) (fun h5 => (False.elim (int_c95 h3 h4 h5))))⟩, (Or.elim h2 (fun h5 => h5) (fun h5 => (False.elim (int_c95 h3 h4 h5))))⟩
  rfl))) : (known_2 I M x_M N Z k) ⟨a_r, [k]⟩ (M t_R [k]))) rfl 0 x_M rfl rfl
  (have h5 : 0 ≤ I.toInt .i32 (M t_R [k]) ∧ I.toInt .i32 (M t_R [k]) < x_M := (in_range (r := (Range.mk t_R .i32 (.const 0) (.var v_M) false)) (R := (Region.mk t_R [(.const 0, .var v_Z)])) (p := [k]) hR (.head _) (.head _) rfl (region_iff.2 ⟨k, _, rfl, h3, h4, rfl⟩) rfl rfl);
  h5) (fun (i : Int) (h5 : i = I.toInt .i32 (M t_R [k])) (h6 : 0 ≤ i) (h7 : i < x_M) =>
  (vc_letval_of (M t_C [k]) (ev_read ((at_left (at_points1 k
  ⟨⟨⟨h3, h4⟩, (int_lab_tbc_tac h6 h7)⟩, (Or.elim h2 (fun h8 => h8) (fun h8 => (False.elim (int_c95 h3 h4 h8))))⟩
  rfl)) : (known_2 I M x_M N Z k) ⟨a_c, [k]⟩ (M t_C [k]))) rfl 0 N rfl rfl
  (have h8 : 0 ≤ I.toInt .i32 (M t_C [k]) ∧ I.toInt .i32 (M t_C [k]) < N := (in_range (r := (Range.mk t_C .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_C [(.const 0, .var v_Z)])) (p := [k]) hR (.tail _ (.head _)) (.tail _ (.head _)) rfl (region_iff.2 ⟨k, _, rfl, h3, h4, rfl⟩) rfl rfl);
  h8) (fun (j : Int) (h8 : j = I.toInt .i32 (M t_C [k])) (h9 : 0 ≤ j) (h10 : j < N) =>
  (vc_accumulate_of (value_0 I M i N Z k) (I.fn f_2 [M t_V [k], M t_X [j]])
  ((at_right (at_right (at_right (at_right (at_points1 i (Or.inl ⟨⟨⟨h6, h7⟩, (int_lab_tbc_tac h9 h10)⟩, (int_lab_tbc_tac h3 h4)⟩) rfl)))))
  : (known_2 I M x_M N Z k) ⟨a_y, [i]⟩ (value_0 I M i N Z k)) (ev_fn (ev_cons
  (ev_read ((at_right (at_right (at_left (at_points1 k ⟨⟨⟨h3, h4⟩, (int_lab_tbc_tac h6 h7)⟩, (int_lab_tbc_tac h9 h10)⟩ rfl))))
  : (known_2 I M x_M N Z k) ⟨a_v, [k]⟩ (M t_V [k]))) (ev_cons
  (ev_read ((at_right (at_right (at_right (at_left (at_points1 j (Or.inl ⟨⟨⟨h9, h10⟩, (int_lab_tbc_tac h6 h7)⟩, (int_lab_tbc_tac h3 h4)⟩) rfl)))))
  : (known_2 I M x_M N Z k) ⟨a_x, [j]⟩ (M t_X [j]))) ev_nil)))
  ((append1 k 0 (k + 1) (fun q6 h11 => ⟨h11.1, (int_lab_taB h11.2)⟩) (fun q6 => ⟨(fun h11 =>
  ((Classical.em (q6 < k)).elim (fun h12 => (Or.inl ⟨⟨h11.1, h12⟩, (int_lab_tbc_tac h9 h10)⟩))
  (fun h12 => (Or.inr (int_lab_ntab_eab h11.2 h12))))), (fun h11 => (Or.elim h11 (fun h12 => ⟨h12.1.1, (int_tab_lab h12.1.2)⟩)
  (fun h12 => ⟨(int_lab_ecb_lac h3 h12), (int_eab_lab h12)⟩)))⟩) (fun q6 h11 => h11.1.2)
  (fun q6 h11 => rfl) (Eq.trans ((Eq.trans
  ((fn_congr2 rfl (Eq.trans rfl (Eq.symm (let_congr (fun y_m => (M t_X [y_m])) (Eq.symm h8)))))
  : I.fn f_2 [M t_V [k], M t_X [j]] = I.fn f_2 [M t_V [k], M t_X [I.toInt .i32 (M t_C [k])]])
  (Eq.symm (sel_pos ⟨⟨h3, h4⟩, int_c1⟩)))
  : I.fn f_2 [M t_V [k], M t_X [j]] = sel ((0 ≤ k ∧ k < Z) ∧ i = i) (I.fn f_2 [M t_V [k], M t_X [I.toInt .i32 (M t_C [k])]]) (I.fn f_3 []))
  (Eq.symm (let_congr
  (fun y_m => (sel ((0 ≤ k ∧ k < Z) ∧ y_m = i) (I.fn f_2 [M t_V [k], M t_X [I.toInt .i32 (M t_C [k])]]) (I.fn f_3 [])))
  (Eq.symm h5)))))
  : I.fn f_0 [value_0 I M i N Z k, I.fn f_2 [M t_V [k], M t_X [j]]] = value_1 I M Z i k))))))

theorem kept_2 (k : Int) (h0 : (0 ≤ x_M ∧ 0 ≤ N) ∧ 0 ≤ Z) (h1 : 0 < x_M ∨ ¬ 0 < Z) (h2 : 0 < N ∨ ¬ 0 < Z) (h3 : 0 ≤ k) (h4 : k < Z) :
    Heap.Entails ((body_2 I M).post ((base E x_M N Z).set v_k k) (known_2 I M x_M N Z k)) (known_2 I M x_M N Z (k + 1)) :=
  (show Heap.Entails _ (known_2 I M x_M N Z (k + 1)) from
  (entails_and (entails_points1 (fun q7 h5 =>
  (at_letval_of (x := v_i) (τ := .i32) (e := (.read a_r [.var v_k])) (lo := (.const 0)) (hi := (.var v_M)) (T := fun e => I.toInt .i32 (M t_R [(e v_k)]))
  (fun (i : Int) (h6 : i = I.toInt .i32 (M t_R [k])) =>
  (have h7 : 0 ≤ I.toInt .i32 (M t_R [k]) ∧ I.toInt .i32 (M t_R [k]) < x_M := (in_range (r := (Range.mk t_R .i32 (.const 0) (.var v_M) false)) (R := (Region.mk t_R [(.const 0, .var v_Z)])) (p := [k]) hR (.head _) (.head _) rfl (region_iff.2 ⟨k, _, rfl, h3, h4, rfl⟩) rfl rfl);
  (have h8 : 0 ≤ i ∧ i < x_M := ⟨(int_lab_ecb_lac h7.1 h6), (int_eab_tbc_tac h6 h7.2)⟩;
  (at_letval_of (x := v_j) (τ := .i32) (e := (.read a_c [.var v_k])) (lo := (.const 0)) (hi := (.var v_N)) (T := fun e => I.toInt .i32 (M t_C [(e v_k)]))
  (fun (j : Int) (h9 : j = I.toInt .i32 (M t_C [k])) =>
  (have h10 : 0 ≤ I.toInt .i32 (M t_C [k]) ∧ I.toInt .i32 (M t_C [k]) < N := (in_range (r := (Range.mk t_C .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_C [(.const 0, .var v_Z)])) (p := [k]) hR (.tail _ (.head _)) (.tail _ (.head _)) rfl (region_iff.2 ⟨k, _, rfl, h3, h4, rfl⟩) rfl rfl);
  (have h11 : 0 ≤ j ∧ j < N := ⟨(int_lab_ecb_lac h10.1 h9), (int_eab_tbc_tac h9 h10.2)⟩;
  (at_set_other (by decide)
  ((at_left (at_points1 q7 h5 rfl)) : (known_2 I M x_M N Z k) ⟨a_c, [q7]⟩ (M t_C [q7])))))))))))))
  (entails_and (entails_points1 (fun q8 h5 =>
  (at_letval_of (x := v_i) (τ := .i32) (e := (.read a_r [.var v_k])) (lo := (.const 0)) (hi := (.var v_M)) (T := fun e => I.toInt .i32 (M t_R [(e v_k)]))
  (fun (i : Int) (h6 : i = I.toInt .i32 (M t_R [k])) =>
  (have h7 : 0 ≤ I.toInt .i32 (M t_R [k]) ∧ I.toInt .i32 (M t_R [k]) < x_M := (in_range (r := (Range.mk t_R .i32 (.const 0) (.var v_M) false)) (R := (Region.mk t_R [(.const 0, .var v_Z)])) (p := [k]) hR (.head _) (.head _) rfl (region_iff.2 ⟨k, _, rfl, h3, h4, rfl⟩) rfl rfl);
  (have h8 : 0 ≤ i ∧ i < x_M := ⟨(int_lab_ecb_lac h7.1 h6), (int_eab_tbc_tac h6 h7.2)⟩;
  (at_letval_of (x := v_j) (τ := .i32) (e := (.read a_c [.var v_k])) (lo := (.const 0)) (hi := (.var v_N)) (T := fun e => I.toInt .i32 (M t_C [(e v_k)]))
  (fun (j : Int) (h9 : j = I.toInt .i32 (M t_C [k])) =>
  (have h10 : 0 ≤ I.toInt .i32 (M t_C [k]) ∧ I.toInt .i32 (M t_C [k]) < N := (in_range (r := (Range.mk t_C .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_C [(.const 0, .var v_Z)])) (p := [k]) hR (.tail _ (.head _)) (.tail _ (.head _)) rfl (region_iff.2 ⟨k, _, rfl, h3, h4, rfl⟩) rfl rfl);
  (have h11 : 0 ≤ j ∧ j < N := ⟨(int_lab_ecb_lac h10.1 h9), (int_eab_tbc_tac h9 h10.2)⟩;
  (at_set_other (by decide)
  ((at_right (at_left (at_points1 q8 h5 rfl))) : (known_2 I M x_M N Z k) ⟨a_r, [q8]⟩ (M t_R [q8])))))))))))))
  (entails_and (entails_points1 (fun q9 h5 =>
  (at_letval_of (x := v_i) (τ := .i32) (e := (.read a_r [.var v_k])) (lo := (.const 0)) (hi := (.var v_M)) (T := fun e => I.toInt .i32 (M t_R [(e v_k)]))
  (fun (i : Int) (h6 : i = I.toInt .i32 (M t_R [k])) =>
  (have h7 : 0 ≤ I.toInt .i32 (M t_R [k]) ∧ I.toInt .i32 (M t_R [k]) < x_M := (in_range (r := (Range.mk t_R .i32 (.const 0) (.var v_M) false)) (R := (Region.mk t_R [(.const 0, .var v_Z)])) (p := [k]) hR (.head _) (.head _) rfl (region_iff.2 ⟨k, _, rfl, h3, h4, rfl⟩) rfl rfl);
  (have h8 : 0 ≤ i ∧ i < x_M := ⟨(int_lab_ecb_lac h7.1 h6), (int_eab_tbc_tac h6 h7.2)⟩;
  (at_letval_of (x := v_j) (τ := .i32) (e := (.read a_c [.var v_k])) (lo := (.const 0)) (hi := (.var v_N)) (T := fun e => I.toInt .i32 (M t_C [(e v_k)]))
  (fun (j : Int) (h9 : j = I.toInt .i32 (M t_C [k])) =>
  (have h10 : 0 ≤ I.toInt .i32 (M t_C [k]) ∧ I.toInt .i32 (M t_C [k]) < N := (in_range (r := (Range.mk t_C .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_C [(.const 0, .var v_Z)])) (p := [k]) hR (.tail _ (.head _)) (.tail _ (.head _)) rfl (region_iff.2 ⟨k, _, rfl, h3, h4, rfl⟩) rfl rfl);
  (have h11 : 0 ≤ j ∧ j < N := ⟨(int_lab_ecb_lac h10.1 h9), (int_eab_tbc_tac h9 h10.2)⟩;
  (at_set_other (by decide) ((at_right (at_right (at_left (at_points1 q9 h5 rfl))))
  : (known_2 I M x_M N Z k) ⟨a_v, [q9]⟩ (M t_V [q9])))))))))))))
  (entails_and (entails_points1 (fun q10 h5 => (Or.elim h5 (fun h6 =>
  (at_letval_of (x := v_i) (τ := .i32) (e := (.read a_r [.var v_k])) (lo := (.const 0)) (hi := (.var v_M)) (T := fun e => I.toInt .i32 (M t_R [(e v_k)]))
  (fun (i : Int) (h7 : i = I.toInt .i32 (M t_R [k])) =>
  (have h8 : 0 ≤ I.toInt .i32 (M t_R [k]) ∧ I.toInt .i32 (M t_R [k]) < x_M := (in_range (r := (Range.mk t_R .i32 (.const 0) (.var v_M) false)) (R := (Region.mk t_R [(.const 0, .var v_Z)])) (p := [k]) hR (.head _) (.head _) rfl (region_iff.2 ⟨k, _, rfl, h3, h4, rfl⟩) rfl rfl);
  (have h9 : 0 ≤ i ∧ i < x_M := ⟨(int_lab_ecb_lac h8.1 h7), (int_eab_tbc_tac h7 h8.2)⟩;
  (at_letval_of (x := v_j) (τ := .i32) (e := (.read a_c [.var v_k])) (lo := (.const 0)) (hi := (.var v_N)) (T := fun e => I.toInt .i32 (M t_C [(e v_k)]))
  (fun (j : Int) (h10 : j = I.toInt .i32 (M t_C [k])) =>
  (have h11 : 0 ≤ I.toInt .i32 (M t_C [k]) ∧ I.toInt .i32 (M t_C [k]) < N := (in_range (r := (Range.mk t_C .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_C [(.const 0, .var v_Z)])) (p := [k]) hR (.tail _ (.head _)) (.tail _ (.head _)) rfl (region_iff.2 ⟨k, _, rfl, h3, h4, rfl⟩) rfl rfl);
  (have h12 : 0 ≤ j ∧ j < N := ⟨(int_lab_ecb_lac h11.1 h10), (int_eab_tbc_tac h10 h11.2)⟩;
  (at_set_other (by decide)
  ((at_right (at_right (at_right (at_left (at_points1 q10 (Or.inl h6) rfl)))))
  : (known_2 I M x_M N Z k) ⟨a_x, [q10]⟩ (M t_X [q10]))))))))))))
  (fun h6 => (False.elim (int_c13 h3 h6.2))))))
  (entails_points1 (fun q11 h5 => (Or.elim h5 (fun h6 =>
  (at_letval_of (x := v_i) (τ := .i32) (e := (.read a_r [.var v_k])) (lo := (.const 0)) (hi := (.var v_M)) (T := fun e => I.toInt .i32 (M t_R [(e v_k)]))
  (fun (i : Int) (h7 : i = I.toInt .i32 (M t_R [k])) =>
  (have h8 : 0 ≤ I.toInt .i32 (M t_R [k]) ∧ I.toInt .i32 (M t_R [k]) < x_M := (in_range (r := (Range.mk t_R .i32 (.const 0) (.var v_M) false)) (R := (Region.mk t_R [(.const 0, .var v_Z)])) (p := [k]) hR (.head _) (.head _) rfl (region_iff.2 ⟨k, _, rfl, h3, h4, rfl⟩) rfl rfl);
  (have h9 : 0 ≤ i ∧ i < x_M := ⟨(int_lab_ecb_lac h8.1 h7), (int_eab_tbc_tac h7 h8.2)⟩;
  (at_letval_of (x := v_j) (τ := .i32) (e := (.read a_c [.var v_k])) (lo := (.const 0)) (hi := (.var v_N)) (T := fun e => I.toInt .i32 (M t_C [(e v_k)]))
  (fun (j : Int) (h10 : j = I.toInt .i32 (M t_C [k])) =>
  (have h11 : 0 ≤ I.toInt .i32 (M t_C [k]) ∧ I.toInt .i32 (M t_C [k]) < N := (in_range (r := (Range.mk t_C .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_C [(.const 0, .var v_Z)])) (p := [k]) hR (.tail _ (.head _)) (.tail _ (.head _)) rfl (region_iff.2 ⟨k, _, rfl, h3, h4, rfl⟩) rfl rfl);
  (have h12 : 0 ≤ j ∧ j < N := ⟨(int_lab_ecb_lac h11.1 h10), (int_eab_tbc_tac h10 h11.2)⟩;
  ((Classical.em (q11 = i)).elim (fun h13 => (at_set_eq1 q11 i h13 ((reduce_congr1 (fun q12 =>
  ⟨(fun h14 => ⟨h14.1.1, (int_taB_lab h14.1.2)⟩), (fun h14 => ⟨⟨h14.1, (int_lab_taB h14.2)⟩, h6.1.2⟩)⟩)
  (fun q12 h14 =>
  (have h15 : 0 ≤ I.toInt .i32 (M t_R [q12]) ∧ I.toInt .i32 (M t_R [q12]) < x_M := (in_range (r := (Range.mk t_R .i32 (.const 0) (.var v_M) false)) (R := (Region.mk t_R [(.const 0, .var v_Z)])) (p := [q12]) hR (.head _) (.head _) rfl (region_iff.2 ⟨q12, _, rfl, h14.1.1, ((int_c33 h4 h14.1.2) : q12 < Z), rfl⟩) rfl rfl);
  ((Classical.em ((0 ≤ q12 ∧ q12 < Z) ∧ I.toInt .i32 (M t_R [q12]) = q11)).elim
  (fun h16 => (Eq.trans ((sel_pos h16)
  : sel ((0 ≤ q12 ∧ q12 < Z) ∧ I.toInt .i32 (M t_R [q12]) = q11) (I.fn f_2 [M t_V [q12], M t_X [I.toInt .i32 (M t_C [q12])]]) (I.fn f_3 []) = I.fn f_2 [M t_V [q12], M t_X [I.toInt .i32 (M t_C [q12])]])
  (Eq.trans rfl (Eq.symm (sel_pos ⟨⟨h14.1.1, h16.1.2⟩, (int_eab_ebc_eac h16.2 h13)⟩)))))
  (fun h16 => (Eq.trans ((sel_neg h16)
  : sel ((0 ≤ q12 ∧ q12 < Z) ∧ I.toInt .i32 (M t_R [q12]) = q11) (I.fn f_2 [M t_V [q12], M t_X [I.toInt .i32 (M t_C [q12])]]) (I.fn f_3 []) = I.fn f_3 [])
  (Eq.trans rfl (Eq.symm (sel_neg (fun h17 => (int_c186 h14.1.1 h17.2 h13 h17.1.2 h16)))))))))))
  : value_0 I M q11 N Z (k + 1) = value_1 I M Z i k))) (fun h13 => (at_set_ne1 q11 i h13
  ((at_right (at_right (at_right (at_right (at_points1 q11 (Or.inl h6) (Eq.trans ((reduce_mask1 (law_0 hl) 0 (k + 1) (fun q15 h14 => h14.1)
  (fun q15 h14 => ⟨⟨h14.1.1, (int_tab_taB h14.1.2)⟩, h6.1.2⟩)
  (fun q15 h14 h15 => (Eq.trans ((let_congr
  (fun y_m => (sel ((0 ≤ q15 ∧ q15 < Z) ∧ y_m = q11) (I.fn f_2 [M t_V [q15], M t_X [I.toInt .i32 (M t_C [q15])]]) (I.fn f_3 [])))
  (Eq.trans
  (toInt_congr ((at_congr1 (fact_0 h14.1.1 h6.1.2 h14.1.2 h15)) : M t_R [q15] = M t_R [k]))
  (Eq.symm h7)))
  : sel ((0 ≤ q15 ∧ q15 < Z) ∧ I.toInt .i32 (M t_R [q15]) = q11) (I.fn f_2 [M t_V [q15], M t_X [I.toInt .i32 (M t_C [q15])]]) (I.fn f_3 []) = sel ((0 ≤ q15 ∧ q15 < Z) ∧ i = q11) (I.fn f_2 [M t_V [q15], M t_X [I.toInt .i32 (M t_C [q15])]]) (I.fn f_3 []))
  (Eq.trans ((sel_neg (fun h16 => (int_eab_neba_F h16.2 h13)))
  : sel ((0 ≤ q15 ∧ q15 < Z) ∧ i = q11) (I.fn f_2 [M t_V [q15], M t_X [I.toInt .i32 (M t_C [q15])]]) (I.fn f_3 []) = I.fn f_3 [])
  rfl))) (fun q15 h14 => rfl)) : value_0 I M q11 N Z (k + 1) = value_0 I M q11 N Z k) rfl))))))
  : (known_2 I M x_M N Z k) ⟨a_y, [q11]⟩ (value_0 I M q11 N Z (k + 1)))))))))))))))
  (fun h6 => (False.elim (int_c13 h3 h6.2)))))))))))

theorem race_2 (h0 : (0 ≤ x_M ∧ 0 ≤ N) ∧ 0 ≤ Z) (h1 : 0 < x_M ∨ ¬ 0 < Z) (h2 : 0 < N ∨ ¬ 0 < Z) :
    ParVC I 0 Z (body_2 I M).erase (fun k => ((base E x_M N Z).set v_k k)) (fun k => (body_2 I M).post ((base E x_M N Z).set v_k k) (known_2 I M x_M N Z k)) :=
  (race_arrays_atomic [a_y] rfl
  (all_cons (unraced_atomic f_0 1 (law_1 hl) rfl rfl rfl) all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.par v_i (.const 0) (.var v_M)
    (fun e x => known_1 I M (e v_M) (e v_N) (e v_Z) x) (body_1 I M)) <|
  .scope [a_y] <|
    .par v_k (.const 0) (.var v_Z)
      (fun e x => known_2 I M (e v_M) (e v_N) (e v_Z) x) (body_2 I M)

theorem program_vc (h0 : (0 ≤ x_M ∧ 0 ≤ N) ∧ 0 ≤ Z) :
    (program I M).vc I (impl.HasCell spec (base E x_M N Z)) (base E x_M N Z) (impl.inputHeap spec (base E x_M N Z) M) :=
  (have h1 : 0 < x_M ∨ ¬ 0 < Z := ((Classical.em (0 < Z)).elim (fun h1 =>
  (have h2 : 0 ≤ I.toInt .i32 (M t_R [0]) ∧ I.toInt .i32 (M t_R [0]) < x_M := (in_range (r := (Range.mk t_R .i32 (.const 0) (.var v_M) false)) (R := (Region.mk t_R [(.const 0, .var v_Z)])) (p := [0]) hR (.head _) (.head _) rfl (region_iff.2 ⟨0, _, rfl, (show (0 : Int) ≤ 0 from by decide), h1, rfl⟩) rfl rfl);
  (Or.inl (int_lab_tbc_tac h2.1 h2.2)))) (fun h1 => (Or.inr h1)));
  (have h2 : 0 < N ∨ ¬ 0 < Z := ((Classical.em (0 < Z)).elim (fun h2 =>
  (have h3 : 0 ≤ I.toInt .i32 (M t_C [0]) ∧ I.toInt .i32 (M t_C [0]) < N := (in_range (r := (Range.mk t_C .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_C [(.const 0, .var v_Z)])) (p := [0]) hR (.tail _ (.head _)) (.tail _ (.head _)) rfl (region_iff.2 ⟨0, _, rfl, (show (0 : Int) ≤ 0 from by decide), h2, rfl⟩) rfl rfl);
  (Or.inl (int_lab_tbc_tac h3.1 h3.2)))) (fun h2 => (Or.inr h2))); (vc_seq (vc_par_of 0 x_M rfl rfl
  (show Heap.Entails _ (known_1 I M x_M N Z 0) from (entails_and (entails_points1 (fun q1 h3 =>
  (at_input (R := (Region.mk t_C [(.const 0, .var v_Z)])) (b := (Binding.mk a_c t_C [v_i0] [.var v_i0] none)) (p := [q1]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q1, _, rfl, h3.1.1.1, h3.1.1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points1 (fun q2 h3 =>
  (at_input (R := (Region.mk t_R [(.const 0, .var v_Z)])) (b := (Binding.mk a_r t_R [v_i0] [.var v_i0] none)) (p := [q2]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q2, _, rfl, h3.1.1.1, h3.1.1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points1 (fun q3 h3 =>
  (at_input (R := (Region.mk t_V [(.const 0, .var v_Z)])) (b := (Binding.mk a_v t_V [v_i0] [.var v_i0] none)) (p := [q3]) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) rfl
  (region_iff.2 ⟨q3, _, rfl, h3.1.1.1, h3.1.1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points1 (fun q4 h3 => (Or.elim h3 (fun h4 =>
  (at_input (R := (Region.mk t_X [(.const 0, .var v_N)])) (b := (Binding.mk a_x t_X [v_i0] [.var v_i0] none)) (p := [q4]) (.tail _ (.tail _ (.tail _ (.head _)))) (.tail _ (.tail _ (.tail _ (.head _)))) rfl
  (region_iff.2 ⟨q4, _, rfl, h4.1.1, h4.1.2, rfl⟩) rfl rfl)) (fun h4 =>
  (at_input (R := (Region.mk t_X [(.const 0, .var v_N)])) (b := (Binding.mk a_x t_X [v_i0] [.var v_i0] none)) (p := [q4]) (.tail _ (.tail _ (.tail _ (.head _)))) (.tail _ (.tail _ (.tail _ (.head _)))) rfl
  (region_iff.2 ⟨q4, _, rfl, h4.1.1, h4.1.2, rfl⟩) rfl rfl))))) (entails_points1 (fun q5 h3 =>
  (False.elim (Or.elim h3 (fun h4 => (int_lab_tba_F h4.1.1 h4.1.2)) (fun h4 => (int_lab_tba_F h4.1.1 h4.1.2)))))))))))
  (fun i h3 h4 => (vc_1 x_M N Z hl hM hR i h0 h1 h2 h3 h4))
  (fun i h3 h4 => (kept_1 x_M N Z hl hM hR i h0 h1 h2 h3 h4)) (race_1 x_M N Z hl hM hR h0 h1 h2))
  (vc_scope (vc_par_of 0 Z rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_points1 (fun q16 h3 => (Or.elim h3
  (fun h4 => (at_right (at_right (at_right (at_left (at_points1 q16 (Or.inl h4.1) rfl))))))
  (fun h4 => (at_right (at_right (at_right (at_left (at_points1 q16 (Or.inr h4.1) rfl)))))))))
  (entails_points1 (fun q17 h3 => (Or.elim h3 (fun h4 =>
  (at_right (at_right (at_right (at_right (at_points1 q17 (Or.inl ⟨⟨h4.1.1.1, (int_lt_max_right h4.1.1.2)⟩, h4.1.2⟩)
  (Eq.trans ((reduce_empty1 (fun q18 => (fun h5 => (int_lab_tba_F h5.1.1 h5.1.2))))
  : value_0 I M q17 N Z 0 = I.fn f_1 []) rfl))))))) (fun h4 =>
  (at_right (at_right (at_right (at_right (at_points1 q17 (Or.inr ⟨⟨h4.1.1.1, (int_lt_max_right h4.1.1.2)⟩, h4.1.2⟩)
  (Eq.trans ((reduce_empty1 (fun q19 => (fun h5 => (int_lab_tba_F h5.1.1 h5.1.2))))
  : value_0 I M q17 N Z 0 = I.fn f_1 []) rfl))))))))))))))
  : Heap.Entails (known_1 I M x_M N Z (max 0 x_M)) (known_2 I M x_M N Z 0))
  (fun k h3 h4 => (vc_2 x_M N Z hl hM hR k h0 h1 h2 h3 h4))
  (fun k h3 h4 => (kept_2 x_M N Z hl hM hR k h0 h1 h2 h3 h4)) (race_2 x_M N Z hl hM hR h0 h1 h2))))))

theorem output_0_4 (q20 : Int) (h0 : (0 ≤ x_M ∧ 0 ≤ N) ∧ 0 ≤ Z) (h1 : 0 ≤ q20) (h2 : q20 < x_M) :
    ((program I M).post (base E x_M N Z) (impl.inputHeap spec (base E x_M N Z) M)) ⟨a_y, [q20]⟩ (M t_Y [q20]) :=
  (have h3 : 0 < N ∨ ¬ 0 < Z := ((Classical.em (0 < Z)).elim (fun h3 =>
  (have h4 : 0 ≤ I.toInt .i32 (M t_C [0]) ∧ I.toInt .i32 (M t_C [0]) < N := (in_range (r := (Range.mk t_C .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_C [(.const 0, .var v_Z)])) (p := [0]) hR (.tail _ (.head _)) (.tail _ (.head _)) rfl (region_iff.2 ⟨0, _, rfl, (show (0 : Int) ≤ 0 from by decide), h3, rfl⟩) rfl rfl);
  (Or.inl (int_lab_tbc_tac h4.1 h4.2)))) (fun h3 => (Or.inr h3)));
  ((at_right (at_right (at_right (at_right (at_points1 q20
  (Or.elim h3 (fun h4 => ((Classical.em (0 < Z)).elim (fun h5 => (Or.inl ⟨⟨⟨h1, h2⟩, h4⟩, h5⟩))
  (fun h5 => (Or.inr ⟨⟨⟨h1, h2⟩, (int_lba_ntba_eab h0.2 h5)⟩, (int_c357 h5)⟩))))
  (fun h4 => (Or.inr ⟨⟨⟨h1, h2⟩, (int_lba_ntba_eab h0.2 h4)⟩, (int_c357 h4)⟩)))
  (Eq.trans ((equation_0 x_M N Z hl hM hR q20 trivial) : M t_Y [q20] = value_2 I M x_M Z q20)
  (reduce_congr1 (fun q22 => ⟨(fun h4 =>
  ⟨⟨h4.1.1, (int_lt_max_right h4.1.2)⟩, (Or.elim h3 (fun h5 => h5) (fun h5 => (False.elim (int_c95 h4.1.1 h4.1.2 h5))))⟩), (fun h4 => ⟨⟨h4.1.1, (int_c4 h4.1.1 h4.1.2)⟩, ⟨h1, (int_tab_lAb h2)⟩⟩)⟩)
  (fun q22 h4 => rfl)))))))) : (known_2 I M x_M N Z (max 0 Z)) ⟨a_y, [q20]⟩ (M t_Y [q20])))

end

theorem consistent (E : Env) (x_M N Z : Int) (h0 : (0 ≤ x_M ∧ 0 ≤ N) ∧ 0 ≤ Z) : spec.Consistent (base E x_M N Z) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (x_M N Z : Int) (h0 : (0 ≤ x_M ∧ 0 ≤ N) ∧ 0 ≤ Z) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E x_M N Z) :=
  solvable_layers (consistent E x_M N Z h0)
    (fun at_ => if at_ = t_Y then 0 else 0) (by decide)

theorem placed (E : Env) (x_M N Z : Int) (h0 : (0 ≤ x_M ∧ 0 ≤ N) ∧ 0 ≤ Z) : impl.LayoutOk spec (base E x_M N Z) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (x_M N Z : Int) : Ten → List Int → Prop := fun _ _ => True

theorem covered_0 (E : Env) (x_M N Z : Int) (h0 : (0 ≤ x_M ∧ 0 ≤ N) ∧ 0 ≤ Z) (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < x_M) :
    spec.Given (inside x_M N Z) (base E x_M N Z) t_Y [p0] :=
  (given_equation (p := [p0]) (.head _) rfl rfl rfl trivial (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (x_M N Z : Int) (h0 : (0 ≤ x_M ∧ 0 ≤ N) ∧ 0 ≤ Z) (i : Int) (hR : spec.InRange I (base E x_M N Z) M) (h1 : True) :
    TExp.Defined I M (spec.Given (inside x_M N Z) (base E x_M N Z)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_k] (.and (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_Z))) (.and (.le (.const 0) (.var v_i)) (.le (.add (.var v_i) (.const 1)) (.var v_M)))) (.letval d_0 .i32 (.access t_R [.var v_k]) (.select (.and (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_Z))) (.eq (.var d_0) (.var v_i))) (.fn (.builtin "*" .f32) [.access t_V [.var v_k], .letval d_1 .i32 (.access t_C [.var v_k]) (.access t_X [.var d_1])]) (.fn (.special .f32 "-0.0") [])))) ((base E x_M N Z).set v_i i) :=
  (defined_reduce_some1 0 Z (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h2 : (0 ≤ y_d0 ∧ y_d0 < Z) ∧ 0 ≤ i ∧ i + 1 ≤ x_M) => h2.1)
  (fun (y_d0 : Int) (h2 : (0 ≤ y_d0 ∧ y_d0 < Z) ∧ 0 ≤ i ∧ i + 1 ≤ x_M) => (defined_letval
  (defined_access (given_input (p := [y_d0]) (.head _) rfl rfl (region_iff.2 ⟨y_d0, _, rfl, h2.1.1, h2.1.2, rfl⟩)))
  rfl (fun (y_d1 : Int) (h3 : y_d1 = I.toInt .i32 (M t_R [y_d0])) =>
  (have h4 : 0 ≤ I.toInt .i32 (M t_R [y_d0]) ∧ I.toInt .i32 (M t_R [y_d0]) < x_M := (in_range (r := (Range.mk t_R .i32 (.const 0) (.var v_M) false)) (R := (Region.mk t_R [(.const 0, .var v_Z)])) (p := [y_d0]) hR (.head _) (.head _) rfl (region_iff.2 ⟨y_d0, _, rfl, h2.1.1, h2.1.2, rfl⟩) rfl rfl);
  (have h5 : 0 ≤ y_d1 ∧ y_d1 < x_M := ⟨(int_lab_ecb_lac h4.1 h3), (int_eab_tbc_tac h3 h4.2)⟩;
  (defined_select_of cond_holds (fun (h6 : (0 ≤ y_d0 ∧ y_d0 < Z) ∧ y_d1 = i) =>
  (defined_fn (defined_cons (defined_access (given_input (p := [y_d0]) (.tail _ (.tail _ (.head _))) rfl rfl
  (region_iff.2 ⟨y_d0, _, rfl, h2.1.1, h2.1.2, rfl⟩))) (defined_cons
  (defined_letval (defined_access (given_input (p := [y_d0]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨y_d0, _, rfl, h2.1.1, h2.1.2, rfl⟩))) rfl
  (fun (y_d2 : Int) (h7 : y_d2 = I.toInt .i32 (M t_C [y_d0])) =>
  (have h8 : 0 ≤ I.toInt .i32 (M t_C [y_d0]) ∧ I.toInt .i32 (M t_C [y_d0]) < N := (in_range (r := (Range.mk t_C .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_C [(.const 0, .var v_Z)])) (p := [y_d0]) hR (.tail _ (.head _)) (.tail _ (.head _)) rfl (region_iff.2 ⟨y_d0, _, rfl, h2.1.1, h2.1.2, rfl⟩) rfl rfl);
  (have h9 : 0 ≤ y_d2 ∧ y_d2 < N := ⟨(int_lab_ecb_lac h8.1 h7), (int_eab_tbc_tac h7 h8.2)⟩;
  (defined_access (given_input (p := [y_d2]) (.tail _ (.tail _ (.tail _ (.head _)))) rfl rfl
  (region_iff.2 ⟨y_d2, _, rfl, h9.1, h9.2, rfl⟩))))))) defined_nil))))
  (fun (h6 : ¬ ((0 ≤ y_d0 ∧ y_d0 < Z) ∧ y_d1 = i)) => (defined_fn defined_nil)))))))))

theorem defined (E : Env) (x_M N Z : Int) (h0 : (0 ≤ x_M ∧ 0 ≤ N) ∧ 0 ≤ Z) : spec.Defined (base E x_M N Z) :=
  defined_of (inside x_M N Z)
    (all_cons (region_each (fun p0 a0 a1 => covered_0 E x_M N Z h0 p0 a0 a1))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_0 E x_M N Z h0 i hR hg))
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
  Certified.of_parts (fun E => ((0 ≤ (E v_M) ∧ 0 ≤ (E v_N)) ∧ 0 ≤ (E v_Z)))
    (fun E => base E (E v_M) (E v_N) (E v_Z)) base_self (fun E ha => cond_holds.1 (ha.1 _ (.head _))) inhabited
    (fun E a => defined E (E v_M) (E v_N) (E v_Z) a) (fun E a => placed E (E v_M) (E v_N) (E v_Z) a)
    (fun E a => consistent E (E v_M) (E v_N) (E v_Z) a) (fun E a => solvable E (E v_M) (E v_N) (E v_Z) a)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc (E v_M) (E v_N) (E v_Z) hl hM hR a)
    (all_cons ⟨_, (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 => output_0_4 (E v_M) (E v_N) (E v_Z) hl hM hR p0 a b0 b1)) all_nil))))) all_nil))


end Redverify.Certificate.atomics
