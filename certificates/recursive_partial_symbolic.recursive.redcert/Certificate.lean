module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.recursive

/-- `N` -/ abbrev v_N : Var := 0
/-- `M` -/ abbrev v_M : Var := 1
/-- `P` -/ abbrev v_P : Var := 2
/-- `i` -/ abbrev v_i : Var := 3
/-- `j` -/ abbrev v_j : Var := 4
/-- `k` -/ abbrev v_k : Var := 5
/-- `i0` -/ abbrev v_i0 : Var := 6
/-- `i1` -/ abbrev v_i1 : Var := 7
/-- `i2` -/ abbrev v_i2 : Var := 8
/-- `b` -/ abbrev a_b : Arr := 0
/-- `out` -/ abbrev a_out : Arr := 1
/-- `rows` -/ abbrev a_rows : Arr := 2
/-- `cols` -/ abbrev a_cols : Arr := 3
/-- `B` -/ abbrev t_B : Ten := 0
/-- `C` -/ abbrev t_C : Ten := 1

/-- Specification `box`. -/
def spec : Spec where
  assumptions :=
    [
      .and
        (.and (.le (.const 0) (.var v_N)) (.le (.const 0) (.var v_M)))
        (.le (.const 0) (.var v_P))]
  inputs := [Region.mk t_B [(.const 0, .var v_N), (.const 0, .var v_M), (.const 0, .var v_P)]]
  outputs := [Region.mk t_C []]
  equations :=
    [
      Equation.mk
        t_C
        []
        .true
        (.reduce
          [.fn (.literal .f32 0 1) []]
          (.builtin "+" .f32)
          [v_i, v_j, v_k]
          (.and
            (.and
              (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_N)))
              (.and (.le (.const 0) (.var v_j)) (.lt (.var v_j) (.var v_M))))
            (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_P))))
          (.access t_B [.var v_i, .var v_j, .var v_k]))]

/-- Implementation `recursive`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_b t_B [v_i0, v_i1, v_i2] [.var v_i0, .var v_i1, .var v_i2] none,
      Binding.mk a_out t_C [] [] none]
  body :=
    .allocate a_rows [.var v_N] <|
    .seq (.par v_i (.const 0) (.var v_N) <|
      .allocate a_cols [.var v_M] <|
      .seq (.par v_j (.const 0) (.var v_M) <|
        .seq (.assign a_cols [.var v_j] (.fn (.literal .f32 0 1) [])) <|
        .scope [a_cols] <|
          .for v_k (.const 0) (.var v_P) <|
            .accumulate false (.builtin "+" .f32) a_cols [.var v_j] (.read a_b [.var v_i, .var v_j, .var v_k])) <|
      .seq (.assign a_rows [.var v_i] (.fn (.literal .f32 0 1) [])) <|
      .scope [a_rows] <|
        .for v_j (.const 0) (.var v_M) <|
          .accumulate false (.builtin "+" .f32) a_rows [.var v_i] (.read a_cols [.var v_j])) <|
    .seq (.assign a_out [] (.fn (.literal .f32 0 1) [])) <|
    .scope [a_out] <|
      .for v_i (.const 0) (.var v_N) <|
        .accumulate false (.builtin "+" .f32) a_out [] (.read a_rows [.var v_i])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := Assoc I (.builtin "+" .f32) ∧ RightUnit I (.builtin "+" .f32) (I.fn (.literal .f32 0 1) [])

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : Assoc I (.builtin "+" .f32) := hl.1
theorem law_1 {V : Type} {I : Interp V} (hl : laws V I) : RightUnit I (.builtin "+" .f32) (I.fn (.literal .f32 0 1) []) := hl.2

abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1

abbrev base (E : Env) (N x_M P : Int) : Env := (((E.set v_N N).set v_M x_M).set v_P P)

theorem base_self (E : Env) : base E (E v_N) (E v_M) (E v_P) = E := by
  unfold base
  rw [Env.set_self, Env.set_self, Env.set_self]

theorem shape_a_out : ∀ b ∈ impl.bindings, b.array = a_out → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N x_M P : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N x_M P) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (c0 x_M P : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => (y_k0 = c0 ∧ 0 ≤ y_k2 ∧ y_k2 < P) ∧ 0 ≤ y_k1 ∧ y_k1 < x_M)) (body3 (fun y_k0 y_k1 y_k2 => M t_B [y_k0, y_k1, y_k2])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (c0 P i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => (y_k0 = i ∧ y_k1 = c0) ∧ 0 ≤ y_k2 ∧ y_k2 < P)) (body3 (fun y_k0 y_k1 y_k2 => M t_B [y_k0, y_k1, y_k2])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (c0 P i j k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => ((y_k0 = i ∧ y_k1 = c0) ∧ 0 ≤ y_k2 ∧ y_k2 < P) ∧ c0 < j ∨ ((y_k0 = i ∧ y_k1 = j) ∧ 0 ≤ y_k2 ∧ y_k2 < k) ∧ c0 = j)) (body3 (fun y_k0 y_k1 y_k2 => M t_B [y_k0, y_k1, y_k2])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (c0 x_M P i j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => ((y_k0 = c0 ∧ 0 ≤ y_k2 ∧ y_k2 < P) ∧ 0 ≤ y_k1 ∧ y_k1 < x_M) ∧ c0 < i ∨ ((y_k0 = i ∧ 0 ≤ y_k2 ∧ y_k2 < P) ∧ 0 ≤ y_k1 ∧ y_k1 < j) ∧ c0 = i)) (body3 (fun y_k0 y_k1 y_k2 => M t_B [y_k0, y_k1, y_k2])))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (x_M P i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => ((0 ≤ y_k2 ∧ y_k2 < P) ∧ 0 ≤ y_k1 ∧ y_k1 < x_M) ∧ 0 ≤ y_k0 ∧ y_k0 < i)) (body3 (fun y_k0 y_k1 y_k2 => M t_B [y_k0, y_k1, y_k2])))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (i j k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => (y_k0 = i ∧ y_k1 = j) ∧ 0 ≤ y_k2 ∧ y_k2 ≤ k)) (body3 (fun y_k0 y_k1 y_k2 => M t_B [y_k0, y_k1, y_k2])))

noncomputable abbrev value_6 (I : Interp V) (M : Model V) (P i j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => (y_k0 = i ∧ 0 ≤ y_k2 ∧ y_k2 < P) ∧ 0 ≤ y_k1 ∧ y_k1 ≤ j)) (body3 (fun y_k0 y_k1 y_k2 => M t_B [y_k0, y_k1, y_k2])))

noncomputable abbrev value_7 (I : Interp V) (M : Model V) (x_M P i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => ((0 ≤ y_k2 ∧ y_k2 < P) ∧ 0 ≤ y_k1 ∧ y_k1 < x_M) ∧ 0 ≤ y_k0 ∧ y_k0 ≤ i)) (body3 (fun y_k0 y_k1 y_k2 => M t_B [y_k0, y_k1, y_k2])))

noncomputable abbrev value_8 (I : Interp V) (M : Model V) (x_M N P : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => ((0 ≤ y_k0 ∧ y_k0 < N) ∧ 0 ≤ y_k1 ∧ y_k1 < x_M) ∧ 0 ≤ y_k2 ∧ y_k2 < P)) (body3 (fun y_k0 y_k1 y_k2 => M t_B [y_k0, y_k1, y_k2])))

theorem equation_0 (h0 : True) :
    (M t_C []) = (value_8 I M x_M N P) :=
  (Eq.trans (hM _ (.head _) [] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_i, v_j, v_k] (.and (.and (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_N))) (.and (.le (.const 0) (.var v_j)) (.lt (.var v_j) (.var v_M)))) (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_P)))) (.access t_B [.var v_i, .var v_j, .var v_k])) (base E N x_M P) = _ from
  (eval_reduce_some3 rfl (fun (i j k : Int) => cond_holds)
  (fun (i j k : Int) (h1 : ((0 ≤ i ∧ i < N) ∧ 0 ≤ j ∧ j < x_M) ∧ 0 ≤ k ∧ k < P) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (N x_M P : Int) : Heap V :=
  .points3 a_b
    (fun c0 c1 c2 => ((0 ≤ c2 ∧ c2 < P) ∧ 0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < N)
    (fun c0 c1 c2 => (M t_B [c0, c1, c2]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (x_M P i : Int) : Heap V :=
  .points1 a_rows
    (fun c0 => 0 ≤ c0 ∧ c0 < i)
    (fun c0 => (value_0 I M c0 x_M P))

noncomputable def known_1 (I : Interp V) (M : Model V) (N x_M P i : Int) : Heap V :=
  ((known_1_0 I M N x_M P).and (known_1_1 I M x_M P i))

noncomputable def known_2_1 (I : Interp V) (M : Model V) (P i j : Int) : Heap V :=
  .points1 a_cols
    (fun c0 => 0 ≤ c0 ∧ c0 < j)
    (fun c0 => (value_1 I M c0 P i))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (x_M P i : Int) : Heap V :=
  .points1 a_rows
    (fun c0 => 0 ≤ c0 ∧ c0 < i)
    (fun c0 => (value_0 I M c0 x_M P))

noncomputable def known_2 (I : Interp V) (M : Model V) (N x_M P i j : Int) : Heap V :=
  ((known_1_0 I M N x_M P).and ((known_2_1 I M P i j).and (known_2_2 I M x_M P i)))

noncomputable def known_3_1 (I : Interp V) (M : Model V) (P i j k : Int) : Heap V :=
  .points1 a_cols
    (fun c0 => 0 ≤ c0 ∧ c0 ≤ j)
    (fun c0 => (value_2 I M c0 P i j k))

noncomputable def known_3_2 (I : Interp V) (M : Model V) (x_M P i : Int) : Heap V :=
  .points1 a_rows
    (fun c0 => 0 ≤ c0 ∧ c0 < i)
    (fun c0 => (value_0 I M c0 x_M P))

noncomputable def known_3 (I : Interp V) (M : Model V) (N x_M P i j k : Int) : Heap V :=
  ((known_1_0 I M N x_M P).and ((known_3_1 I M P i j k).and (known_3_2 I M x_M P i)))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate false f_0 a_cols [.var v_j] (.read a_b [.var v_i, .var v_j, .var v_k])
    (fun e => (value_5 I M (e v_i) (e v_j) (e v_k)))

theorem vc_3 (i j k : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ j) (h4 : j < x_M) (h5 : 0 ≤ k) (h6 : k < P) :
    (body_3 I M).vc I (allocated (allocated (impl.HasCell spec (base E N x_M P)) a_rows [N]) a_cols [x_M]) ((((base E N x_M P).set v_i i).set v_j j).set v_k k) (known_3 I M N x_M P i j k) :=
  (vc_accumulate_of (value_2 I M j P i j k) (M t_B [i, j, k])
  ((at_right (at_left (at_points1 j ⟨h3, int_refl⟩ rfl)))
  : (known_3 I M N x_M P i j k) ⟨a_cols, [j]⟩ (value_2 I M j P i j k))
  (ev_read ((at_left (at_points3 i j k ⟨⟨⟨h5, h6⟩, ⟨h3, h4⟩⟩, ⟨h1, h2⟩⟩ rfl))
  : (known_3 I M N x_M P i j k) ⟨a_b, [i, j, k]⟩ (M t_B [i, j, k])))
  ((append3 i j k i (i + 1) j (j + 1) 0 (k + 1) (fun q0 q1 q2 h7 =>
  ⟨(int_eba_lab h7.1.1), ⟨(int_eab_taB h7.1.1), ⟨(int_eba_lab h7.1.2), ⟨(int_eab_taB h7.1.2), ⟨h7.2.1, (int_lab_taB h7.2.2)⟩⟩⟩⟩⟩)
  (fun q0 q1 q2 => ⟨(fun h7 => ((Classical.em (q2 < k)).elim
  (fun h8 => (Or.inl (Or.inr ⟨⟨⟨h7.1.1, h7.1.2⟩, ⟨h7.2.1, h8⟩⟩, int_c1⟩)))
  (fun h8 => (Or.inr ⟨h7.1.1, ⟨h7.1.2, (int_lab_ntab_eab h7.2.2 h8)⟩⟩)))), (fun h7 => (Or.elim h7 (fun h8 => (Or.elim h8 (fun h9 => (False.elim (int_irrefl h9.2)))
  (fun h9 => ⟨h9.1.1, ⟨h9.1.2.1, (int_tab_lab h9.1.2.2)⟩⟩)))
  (fun h8 => ⟨⟨h8.1, h8.2.1⟩, ⟨(int_lab_ecb_lac h5 h8.2.2), (int_eab_lab h8.2.2)⟩⟩)))⟩)
  (fun q0 q1 q2 h7 => (Or.elim h7 (fun h8 => (False.elim (int_irrefl h8.2)))
  (fun h8 => (Or.inr ⟨h8.1.1.1, (Or.inr ⟨h8.1.1.2, h8.1.2.2⟩)⟩)))) (fun q0 q1 q2 h7 => rfl) rfl)
  : I.fn f_0 [value_2 I M j P i j k, M t_B [i, j, k]] = value_5 I M i j k))

theorem kept_3 (i j k : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ j) (h4 : j < x_M) (h5 : 0 ≤ k) (h6 : k < P) :
    Heap.Entails ((body_3 I M).post ((((base E N x_M P).set v_i i).set v_j j).set v_k k) (known_3 I M N x_M P i j k)) (known_3 I M N x_M P i j (k + 1)) :=
  (show Heap.Entails _ (known_3 I M N x_M P i j (k + 1)) from
  (entails_and (entails_set (avoids_points3 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_points1 (fun q3 h7 => ((Classical.em (q3 = j)).elim (fun h8 => (at_set_eq1 q3 j h8 ((reduce_congr3
  (fun q4 q5 q6 => ⟨(fun h9 => (Or.elim h9 (fun h10 => (False.elim (int_eab_tab_F h8 h10.2)))
  (fun h10 => ⟨h10.1.1, ⟨h10.1.2.1, (int_taB_lab h10.1.2.2)⟩⟩))), (fun h9 => (Or.inr ⟨⟨h9.1, ⟨h9.2.1, (int_lab_taB h9.2.2)⟩⟩, h8⟩))⟩)
  (fun q4 q5 q6 h9 => rfl)) : value_2 I M q3 P i j (k + 1) = value_5 I M i j k)))
  (fun h8 => (at_set_ne1 q3 j h8
  (at_right (at_left (at_points1 q3 h7 (reduce_congr3 (fun q7 q8 q9 => ⟨(fun h9 =>
  (Or.elim h9 (fun h10 => (Or.inl h10)) (fun h10 => (False.elim (int_eab_neab_F h10.2 h8))))), (fun h9 =>
  (Or.elim h9 (fun h10 => (Or.inl h10)) (fun h10 => (False.elim (int_eab_neab_F h10.2 h8)))))⟩)
  (fun q7 q8 q9 h9 => rfl))))))))))
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_right entails_refl))))))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign a_cols [.var v_j] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .scope [a_cols] <|
    .for v_k (.const 0) (.var v_P)
      (fun e x => known_3 I M (e v_N) (e v_M) (e v_P) (e v_i) (e v_j) x) (body_3 I M)

theorem vc_2 (i j : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ j) (h4 : j < x_M) :
    (body_2 I M).vc I (allocated (allocated (impl.HasCell spec (base E N x_M P)) a_rows [N]) a_cols [x_M]) (((base E N x_M P).set v_i i).set v_j j) (known_2 I M N x_M P i j) :=
  (vc_seq (vc_assign_of (I.fn f_1 []) (in_allocated ⟨h3, h4, trivial⟩) ev_const rfl)
  (vc_scope (vc_for_of 0 P rfl rfl (show Heap.Entails _ (known_3 I M N x_M P i j 0) from
  (entails_and (entails_set (avoids_points3 (by decide)) (entails_left entails_refl))
  (entails_and (entails_points1 (fun q10 h5 => ((Classical.em (q10 = j)).elim
  (fun h6 => (at_set_eq1 q10 j h6 ((Eq.trans ((reduce_empty3 (fun q11 q12 q13 => (fun h7 =>
  (Or.elim h7 (fun h8 => (int_eab_tab_F h6 h8.2)) (fun h8 => (int_lab_tba_F h8.1.2.1 h8.1.2.2))))))
  : value_2 I M q10 P i j 0 = I.fn f_1 []) rfl)
  : value_2 I M q10 P i j 0 = I.fn f_1 []))) (fun h6 => (at_set_ne1 q10 j h6
  (at_right (at_left (at_points1 q10 ⟨h5.1, (int_lab_neab_tab h5.2 h6)⟩ (reduce_congr3 (fun q14 q15 q16 => ⟨(fun h7 =>
  (Or.elim h7 (fun h8 => h8.1) (fun h8 => (False.elim (int_lab_tba_F h8.1.2.1 h8.1.2.2))))), (fun h7 => (Or.inl ⟨h7, (int_lab_neab_tab h5.2 h6)⟩))⟩)
  (fun q14 q15 q16 h7 => rfl))))))))))
  (entails_points1 (fun q17 h5 => (at_set_other (by decide) (at_right (at_right (at_points1 q17 h5 rfl)))))))))
  (fun k h5 h6 => (vc_3 N x_M P hl hM i j k h0 h1 h2 h3 h4 h5 h6))
  (fun k h5 h6 => (kept_3 N x_M P hl hM i j k h0 h1 h2 h3 h4 h5 h6)))))

theorem kept_2 (i j : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ j) (h4 : j < x_M) :
    Heap.Entails ((body_2 I M).post (((base E N x_M P).set v_i i).set v_j j) (known_2 I M N x_M P i j)) (known_2 I M N x_M P i (j + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_points1 (fun q18 h5 =>
  (at_right (at_left (at_points1 q18 ⟨h5.1, (int_taB_lab h5.2)⟩ (reduce_congr3 (fun q19 q20 q21 =>
  ⟨(fun h6 => ((Classical.em (q18 < j)).elim (fun h7 => (Or.inl ⟨h6, h7⟩)) (fun h7 =>
  (Or.inr ⟨⟨⟨h6.1.1, (int_c287 h6.1.2 h5.2 h7)⟩, ⟨h6.2.1, (int_lt_max_right h6.2.2)⟩⟩, (int_taB_ntab_eab h5.2 h7)⟩)))), (fun h6 => (Or.elim h6 (fun h7 => h7.1)
  (fun h7 => ⟨⟨h7.1.1.1, (int_eab_ecb_eac h7.1.1.2 h7.2)⟩, ⟨h7.1.2.1, (int_c4 h7.1.2.1 h7.1.2.2)⟩⟩)))⟩)
  (fun q19 q20 q21 h6 => rfl)))))))
  (entails_points1 (fun q22 h5 => (at_right (at_right (at_points1 q22 h5 rfl)))))))
  : Heap.Entails (known_3 I M N x_M P i j (max 0 P)) (known_2 I M N x_M P i (j + 1)))

theorem race_2 (i : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ i) (h2 : i < N) :
    ParVC I 0 x_M (body_2 I M).erase (fun j => (((base E N x_M P).set v_i i).set v_j j)) (fun j => (body_2 I M).post (((base E N x_M P).set v_i i).set v_j j) (known_2 I M N x_M P i j)) :=
  (race_arrays [a_cols] rfl rfl
  (all_cons (apart1 (fun j c0 => c0 = j) (fun j c0 => c0 = j ∧ 0 < P) (fun j h3 h4 =>
  (w_seq (w_assign1 j rfl) (w_scope (w_for 0 P rfl rfl (fun k h5 h6 => (w_accumulate1 j rfl))))))
  (fun j h3 h4 => (r_seq (r_none rfl) (r_scope (r_for 0 P rfl rfl
  (fun k h5 h6 => (r_accumulate1 (x_none rfl) j ⟨rfl, ((int_lab_tbc_tac h5 h6) : 0 < P)⟩))))))
  (fun j y_y c0 h3 h4 h5 h6 h7 h8 =>
  ⟨(fun h9 => (int_eab_eac_nebc_F h8 h9.1 h7)), (int_eab_nebc_neac h8 h7)⟩)) all_nil))

noncomputable def known_4_1 (I : Interp V) (M : Model V) (x_M P i : Int) : Heap V :=
  .points1 a_cols
    (fun c0 => 0 ≤ c0 ∧ c0 < x_M)
    (fun c0 => (value_1 I M c0 P i))

noncomputable def known_4_2 (I : Interp V) (M : Model V) (x_M P i j : Int) : Heap V :=
  .points1 a_rows
    (fun c0 => 0 ≤ c0 ∧ c0 ≤ i)
    (fun c0 => (value_3 I M c0 x_M P i j))

noncomputable def known_4 (I : Interp V) (M : Model V) (N x_M P i j : Int) : Heap V :=
  ((known_1_0 I M N x_M P).and ((known_4_1 I M x_M P i).and (known_4_2 I M x_M P i j)))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate false f_0 a_rows [.var v_i] (.read a_cols [.var v_j])
    (fun e => (value_6 I M (e v_P) (e v_i) (e v_j)))

theorem vc_4 (i j : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ j) (h4 : j < x_M) :
    (body_4 I M).vc I (allocated (allocated (impl.HasCell spec (base E N x_M P)) a_rows [N]) a_cols [x_M]) (((base E N x_M P).set v_i i).set v_j j) (known_4 I M N x_M P i j) :=
  (vc_accumulate_of (value_3 I M i x_M P i j) (value_1 I M j P i)
  ((at_right (at_right (at_points1 i ⟨h1, int_refl⟩ rfl)))
  : (known_4 I M N x_M P i j) ⟨a_rows, [i]⟩ (value_3 I M i x_M P i j))
  (ev_read ((at_right (at_left (at_points1 j ⟨h3, h4⟩ rfl)))
  : (known_4 I M N x_M P i j) ⟨a_cols, [j]⟩ (value_1 I M j P i)))
  ((union_in_order3 (law_0 hl) (law_1 hl) i (i + 1) 0 (j + 1) 0 (P + (-1) + 1) (fun q25 q26 q27 h5 =>
  ⟨(int_eba_lab h5.1.1), ⟨(int_eab_taB h5.1.1), ⟨h5.2.1, ⟨(int_lab_taB h5.2.2), ⟨h5.1.2.1, (int_c3 h5.1.2.2)⟩⟩⟩⟩⟩)
  (fun q25 q26 q27 => ⟨(fun h5 => ((Classical.em (q26 < j)).elim
  (fun h6 => (Or.inl (Or.inr ⟨⟨⟨h5.1.1, ⟨h5.1.2.1, h5.1.2.2⟩⟩, ⟨h5.2.1, h6⟩⟩, int_c1⟩)))
  (fun h6 => (Or.inr ⟨⟨h5.1.1, (int_lab_ntab_eab h5.2.2 h6)⟩, ⟨h5.1.2.1, h5.1.2.2⟩⟩)))), (fun h5 => (Or.elim h5 (fun h6 => (Or.elim h6 (fun h7 => (False.elim (int_irrefl h7.2)))
  (fun h7 => ⟨h7.1.1, ⟨h7.1.2.1, (int_tab_lab h7.1.2.2)⟩⟩)))
  (fun h6 => ⟨⟨h6.1.1, h6.2⟩, ⟨(int_lab_ecb_lac h3 h6.1.2), (int_eab_lab h6.1.2)⟩⟩)))⟩)
  (fun q25 q26 q27 q28 q29 q30 h5 h6 =>
  (Or.inr ⟨(Or.elim h5 (fun h7 => (False.elim (int_irrefl h7.2)))
  (fun h7 => (int_eab_ecb_eac h7.1.1.1 h6.1.1))), (Or.inl (Or.elim h5 (fun h7 => (False.elim (int_irrefl h7.2)))
  (fun h7 => (int_ecb_tab_tac h6.1.2 h7.1.2.2))))⟩)) (fun q25 q26 q27 h5 => rfl)
  (fun q25 q26 q27 h5 => rfl))
  : I.fn f_0 [value_3 I M i x_M P i j, value_1 I M j P i] = value_6 I M P i j))

theorem kept_4 (i j : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ j) (h4 : j < x_M) :
    Heap.Entails ((body_4 I M).post (((base E N x_M P).set v_i i).set v_j j) (known_4 I M N x_M P i j)) (known_4 I M N x_M P i (j + 1)) :=
  (show Heap.Entails _ (known_4 I M N x_M P i (j + 1)) from
  (entails_and (entails_set (avoids_points3 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_points1 (fun q31 h5 => ((Classical.em (q31 = i)).elim (fun h6 => (at_set_eq1 q31 i h6 ((reduce_congr3
  (fun q32 q33 q34 => ⟨(fun h7 => (Or.elim h7 (fun h8 => (False.elim (int_eab_tab_F h6 h8.2)))
  (fun h8 => ⟨h8.1.1, ⟨h8.1.2.1, (int_taB_lab h8.1.2.2)⟩⟩))), (fun h7 => (Or.inr ⟨⟨h7.1, ⟨h7.2.1, (int_lab_taB h7.2.2)⟩⟩, h6⟩))⟩)
  (fun q32 q33 q34 h7 => rfl)) : value_3 I M q31 x_M P i (j + 1) = value_6 I M P i j))) (fun h6 =>
  (at_set_ne1 q31 i h6 (at_right (at_right (at_points1 q31 h5 (reduce_congr3 (fun q35 q36 q37 =>
  ⟨(fun h7 => (Or.elim h7 (fun h8 => (Or.inl h8)) (fun h8 => (False.elim (int_eab_neab_F h8.2 h6))))), (fun h7 => (Or.elim h7 (fun h8 => (Or.inl h8)) (fun h8 => (False.elim (int_eab_neab_F h8.2 h6)))))⟩)
  (fun q35 q36 q37 h7 => rfl)))))))))))))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_cols [.var v_M] <|
  .seq (.par v_j (.const 0) (.var v_M)
    (fun e x => known_2 I M (e v_N) (e v_M) (e v_P) (e v_i) x) (body_2 I M)) <|
  .seq (.assign a_rows [.var v_i] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .scope [a_rows] <|
    .for v_j (.const 0) (.var v_M)
      (fun e x => known_4 I M (e v_N) (e v_M) (e v_P) (e v_i) x) (body_4 I M)

theorem vc_1 (i : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ i) (h2 : i < N) :
    (body_1 I M).vc I (allocated (impl.HasCell spec (base E N x_M P)) a_rows [N]) ((base E N x_M P).set v_i i) (known_1 I M N x_M P i) :=
  (vc_allocate (vc_seq (vc_par_of 0 x_M rfl rfl (show Heap.Entails _ (known_2 I M N x_M P i 0) from
  (entails_and (entails_without (avoids_points3 (by decide)) (entails_left entails_refl))
  (entails_and (entails_points1 (fun q23 h3 => (False.elim (int_lab_tba_F h3.1 h3.2))))
  (entails_points1 (fun q24 h3 => (at_without (by decide) ((at_right (at_points1 q24 h3 rfl))
  : (known_1 I M N x_M P i) ⟨a_rows, [q24]⟩ (value_0 I M q24 x_M P))))))))
  (fun j h3 h4 => (vc_2 N x_M P hl hM i j h0 h1 h2 h3 h4))
  (fun j h3 h4 => (kept_2 N x_M P hl hM i j h0 h1 h2 h3 h4)) (race_2 N x_M P hl hM i h0 h1 h2))
  (vc_seq (vc_assign_of (I.fn f_1 [])
  (in_other (by decide) (in_allocated ⟨h1, h2, trivial⟩)) ev_const rfl)
  (vc_scope (vc_for_of 0 x_M rfl rfl (show Heap.Entails _ (known_4 I M N x_M P i 0) from
  (entails_and (entails_set (avoids_points3 (by decide)) (entails_left entails_refl))
  (entails_and (entails_points1 (fun q38 h3 => (at_set_other (by decide)
  (at_right (at_left (at_points1 q38 ⟨h3.1, ((int_lt_max_right h3.2) : q38 < (max 0 x_M))⟩ rfl))))))
  (entails_points1 (fun q39 h3 => ((Classical.em (q39 = i)).elim
  (fun h4 => (at_set_eq1 q39 i h4 ((Eq.trans ((reduce_empty3 (fun q40 q41 q42 => (fun h5 =>
  (Or.elim h5 (fun h6 => (int_eab_tab_F h4 h6.2)) (fun h6 => (int_lab_tba_F h6.1.2.1 h6.1.2.2))))))
  : value_3 I M q39 x_M P i 0 = I.fn f_1 []) rfl)
  : value_3 I M q39 x_M P i 0 = I.fn f_1 []))) (fun h4 => (at_set_ne1 q39 i h4
  (at_right (at_right (at_points1 q39 ⟨h3.1, (int_lab_neab_tab h3.2 h4)⟩ (reduce_congr3 (fun q43 q44 q45 => ⟨(fun h5 =>
  (Or.elim h5 (fun h6 => h6.1) (fun h6 => (False.elim (int_lab_tba_F h6.1.2.1 h6.1.2.2))))), (fun h5 => (Or.inl ⟨h5, (int_lab_neab_tab h3.2 h4)⟩))⟩)
  (fun q43 q44 q45 h5 => rfl))))))))))))) (fun j h3 h4 => (vc_4 N x_M P hl hM i j h0 h1 h2 h3 h4))
  (fun j h3 h4 => (kept_4 N x_M P hl hM i j h0 h1 h2 h3 h4)))))))

theorem kept_1 (i : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ i) (h2 : i < N) :
    Heap.Entails ((body_1 I M).post ((base E N x_M P).set v_i i) (known_1 I M N x_M P i)) (known_1 I M N x_M P (i + 1)) :=
  (show Heap.Entails _ (known_1 I M N x_M P (i + 1)) from
  (entails_and (entails_restore (avoids_points3 (by decide)) (entails_left entails_refl))
  (entails_points1 (fun q46 h3 => (at_restore (by decide)
  ((at_right (at_right (at_points1 q46 ⟨h3.1, (int_taB_lab h3.2)⟩ (reduce_congr3 (fun q47 q48 q49 =>
  ⟨(fun h4 => ((Classical.em (q46 < i)).elim (fun h5 => (Or.inl ⟨h4, h5⟩)) (fun h5 =>
  (Or.inr ⟨⟨⟨(int_c287 h4.1.1 h3.2 h5), ⟨h4.1.2.1, h4.1.2.2⟩⟩, ⟨h4.2.1, (int_lt_max_right h4.2.2)⟩⟩, (int_taB_ntab_eab h3.2 h5)⟩)))), (fun h4 => (Or.elim h4 (fun h5 => h5.1)
  (fun h5 => ⟨⟨(int_eab_ecb_eac h5.1.1.1 h5.2), h5.1.1.2⟩, ⟨h5.1.2.1, (int_c4 h5.1.2.1 h5.1.2.2)⟩⟩)))⟩)
  (fun q47 q48 q49 h4 => rfl)))))
  : (known_4 I M N x_M P i (max 0 x_M)) ⟨a_rows, [q46]⟩ (value_0 I M q46 x_M P)))))))

theorem race_1 (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) :
    ParVC I 0 N (body_1 I M).erase (fun i => ((base E N x_M P).set v_i i)) (fun i => (body_1 I M).post ((base E N x_M P).set v_i i) (known_1 I M N x_M P i)) :=
  (race_arrays [a_rows] rfl rfl
  (all_cons (apart1 (fun i c0 => c0 = i) (fun i c0 => c0 = i ∧ 0 < x_M)
  (fun i h1 h2 => (w_allocate (w_seq (w_none rfl)
  (w_seq (w_assign1 i rfl) (w_scope (w_for 0 x_M rfl rfl (fun j h3 h4 => (w_accumulate1 i rfl))))))))
  (fun i h1 h2 => (r_allocate (r_seq (r_none rfl) (r_seq (r_none rfl) (r_scope (r_for 0 x_M rfl rfl
  (fun j h3 h4 => (r_accumulate1 (x_none rfl) i ⟨rfl, ((int_lab_tbc_tac h3 h4) : 0 < x_M)⟩))))))))
  (fun i y_y c0 h1 h2 h3 h4 h5 h6 =>
  ⟨(fun h7 => (int_eab_eac_nebc_F h6 h7.1 h5)), (int_eab_nebc_neac h6 h5)⟩)) all_nil))

noncomputable def known_5_0 (I : Interp V) (M : Model V) (x_M P i : Int) : Heap V :=
  .points0 a_out
    (True)
    ((value_4 I M x_M P i))

noncomputable def known_5_1 (I : Interp V) (M : Model V) (N x_M P : Int) : Heap V :=
  .points1 a_rows
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (value_0 I M c0 x_M P))

noncomputable def known_5 (I : Interp V) (M : Model V) (N x_M P i : Int) : Heap V :=
  ((known_5_0 I M x_M P i).and (known_5_1 I M N x_M P))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate false f_0 a_out [] (.read a_rows [.var v_i])
    (fun e => (value_7 I M (e v_M) (e v_P) (e v_i)))

theorem vc_5 (i : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ i) (h2 : i < N) :
    (body_5 I M).vc I (allocated (impl.HasCell spec (base E N x_M P)) a_rows [N]) ((base E N x_M P).set v_i i) (known_5 I M N x_M P i) :=
  (vc_accumulate_of (value_4 I M x_M P i) (value_0 I M i x_M P)
  ((at_left (at_points0 trivial rfl)) : (known_5 I M N x_M P i) ⟨a_out, []⟩ (value_4 I M x_M P i))
  (ev_read ((at_right (at_points1 i ⟨h1, h2⟩ rfl))
  : (known_5 I M N x_M P i) ⟨a_rows, [i]⟩ (value_0 I M i x_M P)))
  ((union_in_order3 (law_0 hl) (law_1 hl) 0 (i + 1) 0 (x_M + (-1) + 1) 0 (P + (-1) + 1)
  (fun q54 q55 q56 h3 =>
  ⟨h3.2.1, ⟨(int_lab_taB h3.2.2), ⟨h3.1.2.1, ⟨(int_c3 h3.1.2.2), ⟨h3.1.1.1, (int_c3 h3.1.1.2)⟩⟩⟩⟩⟩)
  (fun q54 q55 q56 => ⟨(fun h3 => ((Classical.em (q54 < i)).elim
  (fun h4 => (Or.inl ⟨⟨⟨h3.1.1.1, h3.1.1.2⟩, ⟨h3.1.2.1, h3.1.2.2⟩⟩, ⟨h3.2.1, h4⟩⟩))
  (fun h4 => (Or.inr ⟨⟨(int_lab_ntab_eab h3.2.2 h4), ⟨h3.1.1.1, h3.1.1.2⟩⟩, ⟨h3.1.2.1, h3.1.2.2⟩⟩)))), (fun h3 => (Or.elim h3 (fun h4 => ⟨h4.1, ⟨h4.2.1, (int_tab_lab h4.2.2)⟩⟩)
  (fun h4 => ⟨⟨h4.1.2, h4.2⟩, ⟨(int_lab_ecb_lac h1 h4.1.1), (int_eab_lab h4.1.1)⟩⟩)))⟩)
  (fun q54 q55 q56 q57 q58 q59 h3 h4 => (Or.inl (int_ecb_tab_tac h4.1.1 h3.2.2)))
  (fun q54 q55 q56 h3 => rfl) (fun q54 q55 q56 h3 => rfl))
  : I.fn f_0 [value_4 I M x_M P i, value_0 I M i x_M P] = value_7 I M x_M P i))

theorem kept_5 (i : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ i) (h2 : i < N) :
    Heap.Entails ((body_5 I M).post ((base E N x_M P).set v_i i) (known_5 I M N x_M P i)) (known_5 I M N x_M P (i + 1)) :=
  (show Heap.Entails _ (known_5 I M N x_M P (i + 1)) from
  (entails_and (entails_points0 (fun h3 => (at_set_eq0 ((reduce_congr3 (fun q60 q61 q62 =>
  ⟨(fun h4 => ⟨⟨⟨h4.1.1.1, h4.1.1.2⟩, ⟨h4.1.2.1, h4.1.2.2⟩⟩, ⟨h4.2.1, (int_taB_lab h4.2.2)⟩⟩), (fun h4 => ⟨⟨⟨h4.1.1.1, h4.1.1.2⟩, ⟨h4.1.2.1, h4.1.2.2⟩⟩, ⟨h4.2.1, (int_lab_taB h4.2.2)⟩⟩)⟩)
  (fun q60 q61 q62 h4 => rfl)) : value_4 I M x_M P (i + 1) = value_7 I M x_M P i))))
  (entails_set (avoids_points1 (by decide)) (entails_right entails_refl))))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_rows [.var v_N] <|
  .seq (.par v_i (.const 0) (.var v_N)
    (fun e x => known_1 I M (e v_N) (e v_M) (e v_P) x) (body_1 I M)) <|
  .seq (.assign a_out [] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .scope [a_out] <|
    .for v_i (.const 0) (.var v_N)
      (fun e x => known_5 I M (e v_N) (e v_M) (e v_P) x) (body_5 I M)

theorem program_vc (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) :
    (program I M).vc I (impl.HasCell spec (base E N x_M P)) (base E N x_M P) (impl.inputHeap spec (base E N x_M P) M) :=
  (vc_allocate (vc_seq (vc_par_of 0 N rfl rfl (show Heap.Entails _ (known_1 I M N x_M P 0) from
  (entails_and (entails_points3 (fun q50 q51 q52 h1 => (at_without (by decide)
  (at_input (R := (Region.mk t_B [(.const 0, .var v_N), (.const 0, .var v_M), (.const 0, .var v_P)])) (b := (Binding.mk a_b t_B [v_i0, v_i1, v_i2] [.var v_i0, .var v_i1, .var v_i2] none)) (p := [q50, q51, q52]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q50, _, rfl, h1.2.1, h1.2.2, q51, _, rfl, h1.1.2.1, h1.1.2.2, q52, _, rfl, h1.1.1.1, h1.1.1.2, rfl⟩)
  rfl rfl)))) (entails_points1 (fun q53 h1 => (False.elim (int_lab_tba_F h1.1 h1.2))))))
  (fun i h1 h2 => (vc_1 N x_M P hl hM i h0 h1 h2))
  (fun i h1 h2 => (kept_1 N x_M P hl hM i h0 h1 h2)) (race_1 N x_M P hl hM h0))
  (vc_seq (vc_assign_of (I.fn f_1 []) (in_other (by decide)
  (has_cell_at0 (b := (Binding.mk a_out t_C [] [] none)) (R := (Region.mk t_C [])) (.tail _ (.head _)) (.tail _ (.head _)) []
  (region_iff.2 rfl) shape_a_out rfl rfl)) ev_const rfl) (vc_scope (vc_for_of 0 N rfl rfl
  (show Heap.Entails _ (known_5 I M N x_M P 0) from (entails_and (entails_points0 (fun h1 =>
  (at_set_eq0 ((Eq.trans ((reduce_empty3 (fun q63 q64 q65 => (fun h2 => (int_lab_tba_F h2.2.1 h2.2.2))))
  : value_4 I M x_M P 0 = I.fn f_1 []) rfl)
  : value_4 I M x_M P 0 = I.fn f_1 []))))
  (entails_points1 (fun q66 h1 => (at_set_other (by decide)
  (at_right (at_points1 q66 ⟨h1.1, ((int_lt_max_right h1.2) : q66 < (max 0 N))⟩ rfl)))))))
  (fun i h1 h2 => (vc_5 N x_M P hl hM i h0 h1 h2))
  (fun i h1 h2 => (kept_5 N x_M P hl hM i h0 h1 h2)))))))

theorem output_0_1 (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) :
    ((program I M).post (base E N x_M P) (impl.inputHeap spec (base E N x_M P) M)) ⟨a_out, []⟩ (M t_C []) :=
  (at_restore (by decide) ((at_left (at_points0 trivial
  (Eq.trans ((equation_0 N x_M P hl hM trivial) : M t_C [] = value_8 I M x_M N P)
  (reduce_congr3 (fun q70 q71 q72 =>
  ⟨(fun h1 => ⟨⟨⟨h1.2.1, h1.2.2⟩, ⟨h1.1.2.1, h1.1.2.2⟩⟩, ⟨h1.1.1.1, (int_lt_max_right h1.1.1.2)⟩⟩), (fun h1 => ⟨⟨⟨h1.2.1, (int_c4 h1.2.1 h1.2.2)⟩, ⟨h1.1.2.1, h1.1.2.2⟩⟩, ⟨h1.1.1.1, h1.1.1.2⟩⟩)⟩)
  (fun q70 q71 q72 h1 => rfl))))) : (known_5 I M N x_M P (max 0 N)) ⟨a_out, []⟩ (M t_C [])))

end

theorem consistent (E : Env) (N x_M P : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) : spec.Consistent (base E N x_M P) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (N x_M P : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N x_M P) :=
  solvable_layers (consistent E N x_M P h0)
    (fun at_ => if at_ = t_C then 0 else 0) (by decide)

theorem placed (E : Env) (N x_M P : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) : impl.LayoutOk spec (base E N x_M P) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N x_M P : Int) : Ten → List Int → Prop := fun _ _ => True

theorem covered_0 (E : Env) (N x_M P : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) :
    spec.Given (inside N x_M P) (base E N x_M P) t_C [] :=
  (given_equation (p := []) (.head _) rfl rfl rfl trivial (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N x_M P : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : True) :
    TExp.Defined I M (spec.Given (inside N x_M P) (base E N x_M P)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_i, v_j, v_k] (.and (.and (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_N))) (.and (.le (.const 0) (.var v_j)) (.lt (.var v_j) (.var v_M)))) (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_P)))) (.access t_B [.var v_i, .var v_j, .var v_k])) (base E N x_M P) :=
  (defined_reduce_some3 0 N 0 x_M 0 P (defined_fn defined_nil)
  (fun (y_d0 y_d1 y_d2 : Int) => cond_holds)
  (fun (y_d0 y_d1 y_d2 : Int) (h2 : ((0 ≤ y_d0 ∧ y_d0 < N) ∧ 0 ≤ y_d1 ∧ y_d1 < x_M) ∧ 0 ≤ y_d2 ∧ y_d2 < P) =>
  ⟨h2.1.1.1, ⟨h2.1.1.2, ⟨h2.1.2.1, ⟨h2.1.2.2, h2.2⟩⟩⟩⟩)
  (fun (y_d0 y_d1 y_d2 : Int) (h2 : ((0 ≤ y_d0 ∧ y_d0 < N) ∧ 0 ≤ y_d1 ∧ y_d1 < x_M) ∧ 0 ≤ y_d2 ∧ y_d2 < P) =>
  (defined_access (given_input (p := [y_d0, y_d1, y_d2]) (.head _) rfl rfl
  (region_iff.2 ⟨y_d0, _, rfl, h2.1.1.1, h2.1.1.2, y_d1, _, rfl, h2.1.2.1, h2.1.2.2, y_d2, _, rfl, h2.2.1, h2.2.2, rfl⟩)))))

theorem defined (E : Env) (N x_M P : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) : spec.Defined (base E N x_M P) :=
  defined_of (inside N x_M P)
    (all_cons (region_each (covered_0 E N x_M P h0))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined0 cond_holds (fun hg hk => defined_0 E N x_M P h0 hg))
    all_nil))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 0 0 0) (fun _ => 0)
    ⟨(all_cons (by decide) all_nil), all_nil⟩
    ⟨_, (.head _), [], region_iff.2 rfl⟩
    all_nil
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => ((0 ≤ (E v_N) ∧ 0 ≤ (E v_M)) ∧ 0 ≤ (E v_P)))
    (fun E => base E (E v_N) (E v_M) (E v_P)) base_self (fun E ha => cond_holds.1 (ha.1 _ (.head _))) inhabited
    (fun E a => defined E (E v_N) (E v_M) (E v_P) a) (fun E a => placed E (E v_N) (E v_M) (E v_P) a)
    (fun E a => consistent E (E v_N) (E v_M) (E v_P) a) (fun E a => solvable E (E v_N) (E v_M) (E v_P) a)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc (E v_N) (E v_M) (E v_P) hl hM a)
    (all_cons ⟨_, (.tail _ (.head _)), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (output_0_1 (E v_N) (E v_M) (E v_P) hl hM a)) all_nil)) all_nil))

/-- The program implements the specification over integers. -/
theorem certificate_int (I : Interp Int)
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y)
    (m1 : I.fn (.literal .f32 0 1) [] = 0) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨(Assoc.of_add m0), ((MonoidLaws.of_add m0 m1).unit)⟩

/-- The program implements the specification over rational numbers. -/
theorem certificate_rat (I : Interp Rat)
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y)
    (m1 : I.fn (.literal .f32 0 1) [] = 0) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨(Assoc.of_add m0), ((MonoidLaws.of_add m0 m1).unit)⟩

/-- The program implements the specification over words of w bits, for every w (arithmetic that wraps). -/
theorem certificate_word {w : Nat} (I : Interp (BitVec w))
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y)
    (m1 : I.fn (.literal .f32 0 1) [] = 0) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨(Assoc.of_add m0), ((MonoidLaws.of_add m0 m1).unit)⟩

end Redverify.Certificate.recursive
