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

abbrev base (E : Env) (x_N x_M x_P : Int) : Env := (((E.set v_N x_N).set v_M x_M).set v_P x_P)

theorem base_self (E : Env) : base E (E v_N) (E v_M) (E v_P) = E := by
  unfold base
  rw [Env.set_self, Env.set_self, Env.set_self]

theorem shape_a_out : ∀ b ∈ impl.bindings, b.array = a_out → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (y_c0 x_M x_P : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => (y_k0 = y_c0 ∧ 0 ≤ y_k2 ∧ y_k2 < x_P) ∧ 0 ≤ y_k1 ∧ y_k1 < x_M)) (body3 (fun y_k0 y_k1 y_k2 => M t_B [y_k0, y_k1, y_k2])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (y_c0 x_P x_i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => (y_k0 = x_i ∧ y_k1 = y_c0) ∧ 0 ≤ y_k2 ∧ y_k2 < x_P)) (body3 (fun y_k0 y_k1 y_k2 => M t_B [y_k0, y_k1, y_k2])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (y_c0 x_P x_i x_j x_k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => ((y_k0 = x_i ∧ y_k1 = y_c0) ∧ 0 ≤ y_k2 ∧ y_k2 < x_P) ∧ y_c0 < x_j ∨ ((y_k0 = x_i ∧ y_k1 = x_j) ∧ 0 ≤ y_k2 ∧ y_k2 < x_k) ∧ y_c0 = x_j)) (body3 (fun y_k0 y_k1 y_k2 => M t_B [y_k0, y_k1, y_k2])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (y_c0 x_M x_P x_i x_j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => ((y_k0 = y_c0 ∧ 0 ≤ y_k2 ∧ y_k2 < x_P) ∧ 0 ≤ y_k1 ∧ y_k1 < x_M) ∧ y_c0 < x_i ∨ ((y_k0 = x_i ∧ 0 ≤ y_k2 ∧ y_k2 < x_P) ∧ 0 ≤ y_k1 ∧ y_k1 < x_j) ∧ y_c0 = x_i)) (body3 (fun y_k0 y_k1 y_k2 => M t_B [y_k0, y_k1, y_k2])))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (x_M x_P x_i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => ((0 ≤ y_k2 ∧ y_k2 < x_P) ∧ 0 ≤ y_k1 ∧ y_k1 < x_M) ∧ 0 ≤ y_k0 ∧ y_k0 < x_i)) (body3 (fun y_k0 y_k1 y_k2 => M t_B [y_k0, y_k1, y_k2])))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (x_i x_j x_k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => (y_k0 = x_i ∧ y_k1 = x_j) ∧ 0 ≤ y_k2 ∧ y_k2 ≤ x_k)) (body3 (fun y_k0 y_k1 y_k2 => M t_B [y_k0, y_k1, y_k2])))

noncomputable abbrev value_6 (I : Interp V) (M : Model V) (x_P x_i x_j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => (y_k0 = x_i ∧ 0 ≤ y_k2 ∧ y_k2 < x_P) ∧ 0 ≤ y_k1 ∧ y_k1 ≤ x_j)) (body3 (fun y_k0 y_k1 y_k2 => M t_B [y_k0, y_k1, y_k2])))

noncomputable abbrev value_7 (I : Interp V) (M : Model V) (x_M x_P x_i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => ((0 ≤ y_k2 ∧ y_k2 < x_P) ∧ 0 ≤ y_k1 ∧ y_k1 < x_M) ∧ 0 ≤ y_k0 ∧ y_k0 ≤ x_i)) (body3 (fun y_k0 y_k1 y_k2 => M t_B [y_k0, y_k1, y_k2])))

noncomputable abbrev value_8 (I : Interp V) (M : Model V) (x_M x_N x_P : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => ((0 ≤ y_k0 ∧ y_k0 < x_N) ∧ 0 ≤ y_k1 ∧ y_k1 < x_M) ∧ 0 ≤ y_k2 ∧ y_k2 < x_P)) (body3 (fun y_k0 y_k1 y_k2 => M t_B [y_k0, y_k1, y_k2])))

theorem equation_0 (x_N x_M x_P : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : True) :
    (M t_C []) = (value_8 I M x_M x_N x_P) :=
  (Eq.trans (hM _ (.head _) [] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_i, v_j, v_k] (.and (.and (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_N))) (.and (.le (.const 0) (.var v_j)) (.lt (.var v_j) (.var v_M)))) (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_P)))) (.access t_B [.var v_i, .var v_j, .var v_k])) (base E x_N x_M x_P) = _ from
  (eval_reduce_some3 rfl (fun (x_i x_j x_k : Int) => cond_holds)
  (fun (x_i x_j x_k : Int) (h1 : ((0 ≤ x_i ∧ x_i < x_N) ∧ 0 ≤ x_j ∧ x_j < x_M) ∧ 0 ≤ x_k ∧ x_k < x_P) =>
  rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (x_N x_M x_P : Int) : Heap V :=
  .points3 a_b
    (fun y_c0 y_c1 y_c2 => ((0 ≤ y_c2 ∧ y_c2 < x_P) ∧ 0 ≤ y_c1 ∧ y_c1 < x_M) ∧ 0 ≤ y_c0 ∧ y_c0 < x_N)
    (fun y_c0 y_c1 y_c2 => (M t_B [y_c0, y_c1, y_c2]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (x_M x_P x_i : Int) : Heap V :=
  .points1 a_rows
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < x_i)
    (fun y_c0 => (value_0 I M y_c0 x_M x_P))

noncomputable def known_1 (I : Interp V) (M : Model V) (x_N x_M x_P x_i : Int) : Heap V :=
  ((known_1_0 I M x_N x_M x_P).and (known_1_1 I M x_M x_P x_i))

noncomputable def known_2_1 (I : Interp V) (M : Model V) (x_P x_i x_j : Int) : Heap V :=
  .points1 a_cols
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < x_j)
    (fun y_c0 => (value_1 I M y_c0 x_P x_i))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (x_M x_P x_i : Int) : Heap V :=
  .points1 a_rows
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < x_i)
    (fun y_c0 => (value_0 I M y_c0 x_M x_P))

noncomputable def known_2 (I : Interp V) (M : Model V) (x_N x_M x_P x_i x_j : Int) : Heap V :=
  ((known_1_0 I M x_N x_M x_P).and ((known_2_1 I M x_P x_i x_j).and (known_2_2 I M x_M x_P x_i)))

noncomputable def known_3_1 (I : Interp V) (M : Model V) (x_P x_i x_j x_k : Int) : Heap V :=
  .points1 a_cols
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 ≤ x_j)
    (fun y_c0 => (value_2 I M y_c0 x_P x_i x_j x_k))

noncomputable def known_3_2 (I : Interp V) (M : Model V) (x_M x_P x_i : Int) : Heap V :=
  .points1 a_rows
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < x_i)
    (fun y_c0 => (value_0 I M y_c0 x_M x_P))

noncomputable def known_3 (I : Interp V) (M : Model V) (x_N x_M x_P x_i x_j x_k : Int) : Heap V :=
  ((known_1_0 I M x_N x_M x_P).and ((known_3_1 I M x_P x_i x_j x_k).and (known_3_2 I M x_M x_P x_i)))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate false f_0 a_cols [.var v_j] (.read a_b [.var v_i, .var v_j, .var v_k])
    (fun e => (value_5 I M (e v_i) (e v_j) (e v_k)))

theorem vc_3 (x_N x_M x_P x_i x_j x_k : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) (h3 : 0 ≤ x_j) (h4 : x_j < x_M) (h5 : 0 ≤ x_k) (h6 : x_k < x_P) :
    (body_3 I M).vc I (allocated (allocated (impl.HasCell spec (base E x_N x_M x_P)) a_rows [x_N]) a_cols [x_M]) ((((base E x_N x_M x_P).set v_i x_i).set v_j x_j).set v_k x_k) (known_3 I M x_N x_M x_P x_i x_j x_k) :=
  (vc_accumulate_of (value_2 I M x_j x_P x_i x_j x_k) (M t_B [x_i, x_j, x_k])
  ((at_right (at_left (at_points1 x_j ⟨h3, int_refl⟩ rfl)))
  : (known_3 I M x_N x_M x_P x_i x_j x_k) ⟨a_cols, [x_j]⟩ (value_2 I M x_j x_P x_i x_j x_k))
  (ev_read ((at_left (at_points3 x_i x_j x_k ⟨⟨⟨h5, h6⟩, ⟨h3, h4⟩⟩, ⟨h1, h2⟩⟩ rfl))
  : (known_3 I M x_N x_M x_P x_i x_j x_k) ⟨a_b, [x_i, x_j, x_k]⟩ (M t_B [x_i, x_j, x_k])))
  ((append3 x_i x_j x_k x_i (x_i + 1) x_j (x_j + 1) 0 (x_k + 1) (fun y_q0 y_q1 y_q2 h7 =>
  ⟨(int_eba_lab h7.1.1), ⟨(int_eab_taB h7.1.1), ⟨(int_eba_lab h7.1.2), ⟨(int_eab_taB h7.1.2), ⟨h7.2.1, (int_lab_taB h7.2.2)⟩⟩⟩⟩⟩)
  (fun y_q0 y_q1 y_q2 => ⟨(fun h7 => ((Classical.em (y_q2 < x_k)).elim
  (fun h8 => (Or.inl (Or.inr ⟨⟨⟨h7.1.1, h7.1.2⟩, ⟨h7.2.1, h8⟩⟩, int_c1⟩)))
  (fun h8 => (Or.inr ⟨h7.1.1, ⟨h7.1.2, (int_lab_ntab_eab h7.2.2 h8)⟩⟩)))), (fun h7 => (Or.elim h7 (fun h8 => (Or.elim h8 (fun h9 => (False.elim (int_irrefl h9.2)))
  (fun h9 => ⟨h9.1.1, ⟨h9.1.2.1, (int_tab_lab h9.1.2.2)⟩⟩)))
  (fun h8 => ⟨⟨h8.1, h8.2.1⟩, ⟨(int_lab_ecb_lac h5 h8.2.2), (int_eab_lab h8.2.2)⟩⟩)))⟩)
  (fun y_q0 y_q1 y_q2 h7 => (Or.elim h7 (fun h8 => (False.elim (int_irrefl h8.2)))
  (fun h8 => (Or.inr ⟨h8.1.1.1, (Or.inr ⟨h8.1.1.2, h8.1.2.2⟩)⟩)))) (fun y_q0 y_q1 y_q2 h7 => rfl)
  rfl)
  : I.fn f_0 [value_2 I M x_j x_P x_i x_j x_k, M t_B [x_i, x_j, x_k]] = value_5 I M x_i x_j x_k))

theorem kept_3 (x_N x_M x_P x_i x_j x_k : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) (h3 : 0 ≤ x_j) (h4 : x_j < x_M) (h5 : 0 ≤ x_k) (h6 : x_k < x_P) :
    Heap.Entails ((body_3 I M).post ((((base E x_N x_M x_P).set v_i x_i).set v_j x_j).set v_k x_k) (known_3 I M x_N x_M x_P x_i x_j x_k)) (known_3 I M x_N x_M x_P x_i x_j (x_k + 1)) :=
  (show Heap.Entails _ (known_3 I M x_N x_M x_P x_i x_j (x_k + 1)) from
  (entails_and (entails_set (avoids_points3 (by decide)) (entails_left entails_refl))
  (entails_and (entails_points1 (fun y_q3 h7 =>
  ((Classical.em (y_q3 = x_j)).elim (fun h8 => (at_set_eq1 y_q3 x_j h8 ((reduce_congr3
  (fun y_q4 y_q5 y_q6 => ⟨(fun h9 => (Or.elim h9 (fun h10 => (False.elim (int_eab_tab_F h8 h10.2)))
  (fun h10 => ⟨h10.1.1, ⟨h10.1.2.1, (int_taB_lab h10.1.2.2)⟩⟩))), (fun h9 => (Or.inr ⟨⟨h9.1, ⟨h9.2.1, (int_lab_taB h9.2.2)⟩⟩, h8⟩))⟩)
  (fun y_q4 y_q5 y_q6 h9 => rfl))
  : value_2 I M y_q3 x_P x_i x_j (x_k + 1) = value_5 I M x_i x_j x_k)))
  (fun h8 => (at_set_ne1 y_q3 x_j h8
  (at_right (at_left (at_points1 y_q3 h7 (reduce_congr3 (fun y_q7 y_q8 y_q9 => ⟨(fun h9 =>
  (Or.elim h9 (fun h10 => (Or.inl h10)) (fun h10 => (False.elim (int_eab_neab_F h10.2 h8))))), (fun h9 =>
  (Or.elim h9 (fun h10 => (Or.inl h10)) (fun h10 => (False.elim (int_eab_neab_F h10.2 h8)))))⟩)
  (fun y_q7 y_q8 y_q9 h9 => rfl))))))))))
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_right entails_refl))))))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign a_cols [.var v_j] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .scope [a_cols] <|
    .for v_k (.const 0) (.var v_P)
      (fun e x => known_3 I M (e v_N) (e v_M) (e v_P) (e v_i) (e v_j) x) (body_3 I M)

theorem vc_2 (x_N x_M x_P x_i x_j : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) (h3 : 0 ≤ x_j) (h4 : x_j < x_M) :
    (body_2 I M).vc I (allocated (allocated (impl.HasCell spec (base E x_N x_M x_P)) a_rows [x_N]) a_cols [x_M]) (((base E x_N x_M x_P).set v_i x_i).set v_j x_j) (known_2 I M x_N x_M x_P x_i x_j) :=
  (vc_seq (vc_assign_of (I.fn f_1 []) (in_allocated ⟨h3, h4, trivial⟩) ev_const rfl)
  (vc_scope (vc_for_of 0 x_P rfl rfl (show Heap.Entails _ (known_3 I M x_N x_M x_P x_i x_j 0) from
  (entails_and (entails_set (avoids_points3 (by decide)) (entails_left entails_refl))
  (entails_and (entails_points1 (fun y_q10 h5 => ((Classical.em (y_q10 = x_j)).elim (fun h6 =>
  (at_set_eq1 y_q10 x_j h6 ((Eq.trans ((reduce_empty3 (fun y_q11 y_q12 y_q13 => (fun h7 =>
  (Or.elim h7 (fun h8 => (int_eab_tab_F h6 h8.2)) (fun h8 => (int_lab_tba_F h8.1.2.1 h8.1.2.2))))))
  : value_2 I M y_q10 x_P x_i x_j 0 = I.fn f_1 []) rfl)
  : value_2 I M y_q10 x_P x_i x_j 0 = I.fn f_1 []))) (fun h6 =>
  (at_set_ne1 y_q10 x_j h6 (at_right (at_left (at_points1 y_q10 ⟨h5.1, (int_lab_neab_tab h5.2 h6)⟩
  (reduce_congr3 (fun y_q14 y_q15 y_q16 => ⟨(fun h7 =>
  (Or.elim h7 (fun h8 => h8.1) (fun h8 => (False.elim (int_lab_tba_F h8.1.2.1 h8.1.2.2))))), (fun h7 => (Or.inl ⟨h7, (int_lab_neab_tab h5.2 h6)⟩))⟩)
  (fun y_q14 y_q15 y_q16 h7 => rfl))))))))))
  (entails_points1 (fun y_q17 h5 => (at_set_other (by decide) (at_right (at_right (at_points1 y_q17 h5 rfl)))))))))
  (fun x_k h5 h6 => (vc_3 x_N x_M x_P x_i x_j x_k hl hM h0 h1 h2 h3 h4 h5 h6))
  (fun x_k h5 h6 => (kept_3 x_N x_M x_P x_i x_j x_k hl hM h0 h1 h2 h3 h4 h5 h6)))))

theorem kept_2 (x_N x_M x_P x_i x_j : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) (h3 : 0 ≤ x_j) (h4 : x_j < x_M) :
    Heap.Entails ((body_2 I M).post (((base E x_N x_M x_P).set v_i x_i).set v_j x_j) (known_2 I M x_N x_M x_P x_i x_j)) (known_2 I M x_N x_M x_P x_i (x_j + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_points1 (fun y_q18 h5 =>
  (at_right (at_left (at_points1 y_q18 ⟨h5.1, (int_taB_lab h5.2)⟩ (reduce_congr3 (fun y_q19 y_q20 y_q21 =>
  ⟨(fun h6 => ((Classical.em (y_q18 < x_j)).elim (fun h7 => (Or.inl ⟨h6, h7⟩)) (fun h7 =>
  (Or.inr ⟨⟨⟨h6.1.1, (int_c287 h6.1.2 h5.2 h7)⟩, ⟨h6.2.1, (int_lt_max_right h6.2.2)⟩⟩, (int_taB_ntab_eab h5.2 h7)⟩)))), (fun h6 => (Or.elim h6 (fun h7 => h7.1)
  (fun h7 => ⟨⟨h7.1.1.1, (int_eab_ecb_eac h7.1.1.2 h7.2)⟩, ⟨h7.1.2.1, (int_c4 h7.1.2.1 h7.1.2.2)⟩⟩)))⟩)
  (fun y_q19 y_q20 y_q21 h6 => rfl)))))))
  (entails_points1 (fun y_q22 h5 => (at_right (at_right (at_points1 y_q22 h5 rfl)))))))
  : Heap.Entails (known_3 I M x_N x_M x_P x_i x_j (max 0 x_P)) (known_2 I M x_N x_M x_P x_i (x_j + 1)))

theorem race_2 (x_N x_M x_P x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) :
    ParVC I 0 x_M (body_2 I M).erase (fun x_j => (((base E x_N x_M x_P).set v_i x_i).set v_j x_j)) (fun x_j => (body_2 I M).post (((base E x_N x_M x_P).set v_i x_i).set v_j x_j) (known_2 I M x_N x_M x_P x_i x_j)) :=
  (race_arrays [a_cols] rfl rfl
  (all_cons (apart1 (fun x_j y_c0 => y_c0 = x_j) (fun x_j y_c0 => y_c0 = x_j ∧ 0 < x_P)
  (fun x_j h3 h4 => (w_seq (w_assign1 x_j rfl)
  (w_scope (w_for 0 x_P rfl rfl (fun x_k h5 h6 => (w_accumulate1 x_j rfl))))))
  (fun x_j h3 h4 => (r_seq (r_none rfl) (r_scope (r_for 0 x_P rfl rfl
  (fun x_k h5 h6 => (r_accumulate1 (x_none rfl) x_j ⟨rfl, ((int_lab_tbc_tac h5 h6) : 0 < x_P)⟩))))))
  (fun x_j y_y y_c0 h3 h4 h5 h6 h7 h8 =>
  ⟨(fun h9 => (int_eab_eac_nebc_F h8 h9.1 h7)), (int_eab_nebc_neac h8 h7)⟩)) all_nil))

noncomputable def known_4_1 (I : Interp V) (M : Model V) (x_M x_P x_i : Int) : Heap V :=
  .points1 a_cols
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < x_M)
    (fun y_c0 => (value_1 I M y_c0 x_P x_i))

noncomputable def known_4_2 (I : Interp V) (M : Model V) (x_M x_P x_i x_j : Int) : Heap V :=
  .points1 a_rows
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 ≤ x_i)
    (fun y_c0 => (value_3 I M y_c0 x_M x_P x_i x_j))

noncomputable def known_4 (I : Interp V) (M : Model V) (x_N x_M x_P x_i x_j : Int) : Heap V :=
  ((known_1_0 I M x_N x_M x_P).and ((known_4_1 I M x_M x_P x_i).and (known_4_2 I M x_M x_P x_i x_j)))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate false f_0 a_rows [.var v_i] (.read a_cols [.var v_j])
    (fun e => (value_6 I M (e v_P) (e v_i) (e v_j)))

theorem vc_4 (x_N x_M x_P x_i x_j : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) (h3 : 0 ≤ x_j) (h4 : x_j < x_M) :
    (body_4 I M).vc I (allocated (allocated (impl.HasCell spec (base E x_N x_M x_P)) a_rows [x_N]) a_cols [x_M]) (((base E x_N x_M x_P).set v_i x_i).set v_j x_j) (known_4 I M x_N x_M x_P x_i x_j) :=
  (vc_accumulate_of (value_3 I M x_i x_M x_P x_i x_j) (value_1 I M x_j x_P x_i)
  ((at_right (at_right (at_points1 x_i ⟨h1, int_refl⟩ rfl)))
  : (known_4 I M x_N x_M x_P x_i x_j) ⟨a_rows, [x_i]⟩ (value_3 I M x_i x_M x_P x_i x_j))
  (ev_read ((at_right (at_left (at_points1 x_j ⟨h3, h4⟩ rfl)))
  : (known_4 I M x_N x_M x_P x_i x_j) ⟨a_cols, [x_j]⟩ (value_1 I M x_j x_P x_i)))
  ((union_in_order3 (law_0 hl) (law_1 hl) x_i (x_i + 1) 0 (x_j + 1) 0 (x_P + (-1) + 1)
  (fun y_q25 y_q26 y_q27 h5 =>
  ⟨(int_eba_lab h5.1.1), ⟨(int_eab_taB h5.1.1), ⟨h5.2.1, ⟨(int_lab_taB h5.2.2), ⟨h5.1.2.1, (int_c3 h5.1.2.2)⟩⟩⟩⟩⟩)
  (fun y_q25 y_q26 y_q27 => ⟨(fun h5 => ((Classical.em (y_q26 < x_j)).elim
  (fun h6 => (Or.inl (Or.inr ⟨⟨⟨h5.1.1, ⟨h5.1.2.1, h5.1.2.2⟩⟩, ⟨h5.2.1, h6⟩⟩, int_c1⟩)))
  (fun h6 => (Or.inr ⟨⟨h5.1.1, (int_lab_ntab_eab h5.2.2 h6)⟩, ⟨h5.1.2.1, h5.1.2.2⟩⟩)))), (fun h5 => (Or.elim h5 (fun h6 => (Or.elim h6 (fun h7 => (False.elim (int_irrefl h7.2)))
  (fun h7 => ⟨h7.1.1, ⟨h7.1.2.1, (int_tab_lab h7.1.2.2)⟩⟩)))
  (fun h6 => ⟨⟨h6.1.1, h6.2⟩, ⟨(int_lab_ecb_lac h3 h6.1.2), (int_eab_lab h6.1.2)⟩⟩)))⟩)
  (fun y_q25 y_q26 y_q27 y_q28 y_q29 y_q30 h5 h6 =>
  (Or.inr ⟨(Or.elim h5 (fun h7 => (False.elim (int_irrefl h7.2)))
  (fun h7 => (int_eab_ecb_eac h7.1.1.1 h6.1.1))), (Or.inl (Or.elim h5 (fun h7 => (False.elim (int_irrefl h7.2)))
  (fun h7 => (int_ecb_tab_tac h6.1.2 h7.1.2.2))))⟩)) (fun y_q25 y_q26 y_q27 h5 => rfl)
  (fun y_q25 y_q26 y_q27 h5 => rfl))
  : I.fn f_0 [value_3 I M x_i x_M x_P x_i x_j, value_1 I M x_j x_P x_i] = value_6 I M x_P x_i x_j))

theorem kept_4 (x_N x_M x_P x_i x_j : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) (h3 : 0 ≤ x_j) (h4 : x_j < x_M) :
    Heap.Entails ((body_4 I M).post (((base E x_N x_M x_P).set v_i x_i).set v_j x_j) (known_4 I M x_N x_M x_P x_i x_j)) (known_4 I M x_N x_M x_P x_i (x_j + 1)) :=
  (show Heap.Entails _ (known_4 I M x_N x_M x_P x_i (x_j + 1)) from
  (entails_and (entails_set (avoids_points3 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_points1 (fun y_q31 h5 =>
  ((Classical.em (y_q31 = x_i)).elim (fun h6 => (at_set_eq1 y_q31 x_i h6 ((reduce_congr3
  (fun y_q32 y_q33 y_q34 => ⟨(fun h7 => (Or.elim h7 (fun h8 => (False.elim (int_eab_tab_F h6 h8.2)))
  (fun h8 => ⟨h8.1.1, ⟨h8.1.2.1, (int_taB_lab h8.1.2.2)⟩⟩))), (fun h7 => (Or.inr ⟨⟨h7.1, ⟨h7.2.1, (int_lab_taB h7.2.2)⟩⟩, h6⟩))⟩)
  (fun y_q32 y_q33 y_q34 h7 => rfl))
  : value_3 I M y_q31 x_M x_P x_i (x_j + 1) = value_6 I M x_P x_i x_j)))
  (fun h6 => (at_set_ne1 y_q31 x_i h6
  (at_right (at_right (at_points1 y_q31 h5 (reduce_congr3 (fun y_q35 y_q36 y_q37 =>
  ⟨(fun h7 => (Or.elim h7 (fun h8 => (Or.inl h8)) (fun h8 => (False.elim (int_eab_neab_F h8.2 h6))))), (fun h7 => (Or.elim h7 (fun h8 => (Or.inl h8)) (fun h8 => (False.elim (int_eab_neab_F h8.2 h6)))))⟩)
  (fun y_q35 y_q36 y_q37 h7 => rfl)))))))))))))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_cols [.var v_M] <|
  .seq (.par v_j (.const 0) (.var v_M)
    (fun e x => known_2 I M (e v_N) (e v_M) (e v_P) (e v_i) x) (body_2 I M)) <|
  .seq (.assign a_rows [.var v_i] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .scope [a_rows] <|
    .for v_j (.const 0) (.var v_M)
      (fun e x => known_4 I M (e v_N) (e v_M) (e v_P) (e v_i) x) (body_4 I M)

theorem vc_1 (x_N x_M x_P x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) :
    (body_1 I M).vc I (allocated (impl.HasCell spec (base E x_N x_M x_P)) a_rows [x_N]) ((base E x_N x_M x_P).set v_i x_i) (known_1 I M x_N x_M x_P x_i) :=
  (vc_allocate (vc_seq (vc_par_of 0 x_M rfl rfl (show Heap.Entails _ (known_2 I M x_N x_M x_P x_i 0) from
  (entails_and (entails_without (avoids_points3 (by decide)) (entails_left entails_refl))
  (entails_and (entails_points1 (fun y_q23 h3 => (False.elim (int_lab_tba_F h3.1 h3.2))))
  (entails_points1 (fun y_q24 h3 => (at_without (by decide) ((at_right (at_points1 y_q24 h3 rfl))
  : (known_1 I M x_N x_M x_P x_i) ⟨a_rows, [y_q24]⟩ (value_0 I M y_q24 x_M x_P))))))))
  (fun x_j h3 h4 => (vc_2 x_N x_M x_P x_i x_j hl hM h0 h1 h2 h3 h4))
  (fun x_j h3 h4 => (kept_2 x_N x_M x_P x_i x_j hl hM h0 h1 h2 h3 h4))
  (race_2 x_N x_M x_P x_i hl hM h0 h1 h2)) (vc_seq (vc_assign_of (I.fn f_1 [])
  (in_other (by decide) (in_allocated ⟨h1, h2, trivial⟩)) ev_const rfl)
  (vc_scope (vc_for_of 0 x_M rfl rfl (show Heap.Entails _ (known_4 I M x_N x_M x_P x_i 0) from
  (entails_and (entails_set (avoids_points3 (by decide)) (entails_left entails_refl))
  (entails_and (entails_points1 (fun y_q38 h3 => (at_set_other (by decide)
  (at_right (at_left (at_points1 y_q38 ⟨h3.1, ((int_lt_max_right h3.2) : y_q38 < (max 0 x_M))⟩ rfl))))))
  (entails_points1 (fun y_q39 h3 => ((Classical.em (y_q39 = x_i)).elim (fun h4 =>
  (at_set_eq1 y_q39 x_i h4 ((Eq.trans ((reduce_empty3 (fun y_q40 y_q41 y_q42 => (fun h5 =>
  (Or.elim h5 (fun h6 => (int_eab_tab_F h4 h6.2)) (fun h6 => (int_lab_tba_F h6.1.2.1 h6.1.2.2))))))
  : value_3 I M y_q39 x_M x_P x_i 0 = I.fn f_1 []) rfl)
  : value_3 I M y_q39 x_M x_P x_i 0 = I.fn f_1 []))) (fun h4 =>
  (at_set_ne1 y_q39 x_i h4 (at_right (at_right (at_points1 y_q39 ⟨h3.1, (int_lab_neab_tab h3.2 h4)⟩
  (reduce_congr3 (fun y_q43 y_q44 y_q45 => ⟨(fun h5 =>
  (Or.elim h5 (fun h6 => h6.1) (fun h6 => (False.elim (int_lab_tba_F h6.1.2.1 h6.1.2.2))))), (fun h5 => (Or.inl ⟨h5, (int_lab_neab_tab h3.2 h4)⟩))⟩)
  (fun y_q43 y_q44 y_q45 h5 => rfl)))))))))))))
  (fun x_j h3 h4 => (vc_4 x_N x_M x_P x_i x_j hl hM h0 h1 h2 h3 h4))
  (fun x_j h3 h4 => (kept_4 x_N x_M x_P x_i x_j hl hM h0 h1 h2 h3 h4)))))))

theorem kept_1 (x_N x_M x_P x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) :
    Heap.Entails ((body_1 I M).post ((base E x_N x_M x_P).set v_i x_i) (known_1 I M x_N x_M x_P x_i)) (known_1 I M x_N x_M x_P (x_i + 1)) :=
  (show Heap.Entails _ (known_1 I M x_N x_M x_P (x_i + 1)) from
  (entails_and (entails_restore (avoids_points3 (by decide)) (entails_left entails_refl))
  (entails_points1 (fun y_q46 h3 => (at_restore (by decide)
  ((at_right (at_right (at_points1 y_q46 ⟨h3.1, (int_taB_lab h3.2)⟩ (reduce_congr3 (fun y_q47 y_q48 y_q49 =>
  ⟨(fun h4 => ((Classical.em (y_q46 < x_i)).elim (fun h5 => (Or.inl ⟨h4, h5⟩)) (fun h5 =>
  (Or.inr ⟨⟨⟨(int_c287 h4.1.1 h3.2 h5), ⟨h4.1.2.1, h4.1.2.2⟩⟩, ⟨h4.2.1, (int_lt_max_right h4.2.2)⟩⟩, (int_taB_ntab_eab h3.2 h5)⟩)))), (fun h4 => (Or.elim h4 (fun h5 => h5.1)
  (fun h5 => ⟨⟨(int_eab_ecb_eac h5.1.1.1 h5.2), h5.1.1.2⟩, ⟨h5.1.2.1, (int_c4 h5.1.2.1 h5.1.2.2)⟩⟩)))⟩)
  (fun y_q47 y_q48 y_q49 h4 => rfl)))))
  : (known_4 I M x_N x_M x_P x_i (max 0 x_M)) ⟨a_rows, [y_q46]⟩ (value_0 I M y_q46 x_M x_P)))))))

theorem race_1 (x_N x_M x_P : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) :
    ParVC I 0 x_N (body_1 I M).erase (fun x_i => ((base E x_N x_M x_P).set v_i x_i)) (fun x_i => (body_1 I M).post ((base E x_N x_M x_P).set v_i x_i) (known_1 I M x_N x_M x_P x_i)) :=
  (race_arrays [a_rows] rfl rfl
  (all_cons (apart1 (fun x_i y_c0 => y_c0 = x_i) (fun x_i y_c0 => y_c0 = x_i ∧ 0 < x_M)
  (fun x_i h1 h2 => (w_allocate (w_seq (w_none rfl) (w_seq (w_assign1 x_i rfl)
  (w_scope (w_for 0 x_M rfl rfl (fun x_j h3 h4 => (w_accumulate1 x_i rfl)))))))) (fun x_i h1 h2 =>
  (r_allocate (r_seq (r_none rfl) (r_seq (r_none rfl) (r_scope (r_for 0 x_M rfl rfl
  (fun x_j h3 h4 => (r_accumulate1 (x_none rfl) x_i ⟨rfl, ((int_lab_tbc_tac h3 h4) : 0 < x_M)⟩))))))))
  (fun x_i y_y y_c0 h1 h2 h3 h4 h5 h6 =>
  ⟨(fun h7 => (int_eab_eac_nebc_F h6 h7.1 h5)), (int_eab_nebc_neac h6 h5)⟩)) all_nil))

noncomputable def known_5_0 (I : Interp V) (M : Model V) (x_M x_P x_i : Int) : Heap V :=
  .points0 a_out
    (True)
    ((value_4 I M x_M x_P x_i))

noncomputable def known_5_1 (I : Interp V) (M : Model V) (x_N x_M x_P : Int) : Heap V :=
  .points1 a_rows
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < x_N)
    (fun y_c0 => (value_0 I M y_c0 x_M x_P))

noncomputable def known_5 (I : Interp V) (M : Model V) (x_N x_M x_P x_i : Int) : Heap V :=
  ((known_5_0 I M x_M x_P x_i).and (known_5_1 I M x_N x_M x_P))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate false f_0 a_out [] (.read a_rows [.var v_i])
    (fun e => (value_7 I M (e v_M) (e v_P) (e v_i)))

theorem vc_5 (x_N x_M x_P x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) :
    (body_5 I M).vc I (allocated (impl.HasCell spec (base E x_N x_M x_P)) a_rows [x_N]) ((base E x_N x_M x_P).set v_i x_i) (known_5 I M x_N x_M x_P x_i) :=
  (vc_accumulate_of (value_4 I M x_M x_P x_i) (value_0 I M x_i x_M x_P)
  ((at_left (at_points0 trivial rfl))
  : (known_5 I M x_N x_M x_P x_i) ⟨a_out, []⟩ (value_4 I M x_M x_P x_i))
  (ev_read ((at_right (at_points1 x_i ⟨h1, h2⟩ rfl))
  : (known_5 I M x_N x_M x_P x_i) ⟨a_rows, [x_i]⟩ (value_0 I M x_i x_M x_P)))
  ((union_in_order3 (law_0 hl) (law_1 hl) 0 (x_i + 1) 0 (x_M + (-1) + 1) 0 (x_P + (-1) + 1)
  (fun y_q54 y_q55 y_q56 h3 =>
  ⟨h3.2.1, ⟨(int_lab_taB h3.2.2), ⟨h3.1.2.1, ⟨(int_c3 h3.1.2.2), ⟨h3.1.1.1, (int_c3 h3.1.1.2)⟩⟩⟩⟩⟩)
  (fun y_q54 y_q55 y_q56 => ⟨(fun h3 => ((Classical.em (y_q54 < x_i)).elim
  (fun h4 => (Or.inl ⟨⟨⟨h3.1.1.1, h3.1.1.2⟩, ⟨h3.1.2.1, h3.1.2.2⟩⟩, ⟨h3.2.1, h4⟩⟩))
  (fun h4 => (Or.inr ⟨⟨(int_lab_ntab_eab h3.2.2 h4), ⟨h3.1.1.1, h3.1.1.2⟩⟩, ⟨h3.1.2.1, h3.1.2.2⟩⟩)))), (fun h3 => (Or.elim h3 (fun h4 => ⟨h4.1, ⟨h4.2.1, (int_tab_lab h4.2.2)⟩⟩)
  (fun h4 => ⟨⟨h4.1.2, h4.2⟩, ⟨(int_lab_ecb_lac h1 h4.1.1), (int_eab_lab h4.1.1)⟩⟩)))⟩)
  (fun y_q54 y_q55 y_q56 y_q57 y_q58 y_q59 h3 h4 => (Or.inl (int_ecb_tab_tac h4.1.1 h3.2.2)))
  (fun y_q54 y_q55 y_q56 h3 => rfl) (fun y_q54 y_q55 y_q56 h3 => rfl))
  : I.fn f_0 [value_4 I M x_M x_P x_i, value_0 I M x_i x_M x_P] = value_7 I M x_M x_P x_i))

theorem kept_5 (x_N x_M x_P x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) :
    Heap.Entails ((body_5 I M).post ((base E x_N x_M x_P).set v_i x_i) (known_5 I M x_N x_M x_P x_i)) (known_5 I M x_N x_M x_P (x_i + 1)) :=
  (show Heap.Entails _ (known_5 I M x_N x_M x_P (x_i + 1)) from
  (entails_and (entails_points0 (fun h3 => (at_set_eq0 ((reduce_congr3 (fun y_q60 y_q61 y_q62 =>
  ⟨(fun h4 => ⟨⟨⟨h4.1.1.1, h4.1.1.2⟩, ⟨h4.1.2.1, h4.1.2.2⟩⟩, ⟨h4.2.1, (int_taB_lab h4.2.2)⟩⟩), (fun h4 => ⟨⟨⟨h4.1.1.1, h4.1.1.2⟩, ⟨h4.1.2.1, h4.1.2.2⟩⟩, ⟨h4.2.1, (int_lab_taB h4.2.2)⟩⟩)⟩)
  (fun y_q60 y_q61 y_q62 h4 => rfl)) : value_4 I M x_M x_P (x_i + 1) = value_7 I M x_M x_P x_i))))
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

theorem program_vc (x_N x_M x_P : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) :
    (program I M).vc I (impl.HasCell spec (base E x_N x_M x_P)) (base E x_N x_M x_P) (impl.inputHeap spec (base E x_N x_M x_P) M) :=
  (vc_allocate (vc_seq (vc_par_of 0 x_N rfl rfl (show Heap.Entails _ (known_1 I M x_N x_M x_P 0) from
  (entails_and (entails_points3 (fun y_q50 y_q51 y_q52 h1 => (at_without (by decide)
  (at_input (R := (Region.mk t_B [(.const 0, .var v_N), (.const 0, .var v_M), (.const 0, .var v_P)])) (b := (Binding.mk a_b t_B [v_i0, v_i1, v_i2] [.var v_i0, .var v_i1, .var v_i2] none)) (p := [y_q50, y_q51, y_q52]) (.head _) (.head _) rfl
  (region_iff.2 ⟨y_q50, _, rfl, h1.2.1, h1.2.2, y_q51, _, rfl, h1.1.2.1, h1.1.2.2, y_q52, _, rfl, h1.1.1.1, h1.1.1.2, rfl⟩)
  rfl rfl)))) (entails_points1 (fun y_q53 h1 => (False.elim (int_lab_tba_F h1.1 h1.2))))))
  (fun x_i h1 h2 => (vc_1 x_N x_M x_P x_i hl hM h0 h1 h2))
  (fun x_i h1 h2 => (kept_1 x_N x_M x_P x_i hl hM h0 h1 h2)) (race_1 x_N x_M x_P hl hM h0))
  (vc_seq (vc_assign_of (I.fn f_1 []) (in_other (by decide)
  (has_cell_at0 (b := (Binding.mk a_out t_C [] [] none)) (R := (Region.mk t_C [])) (.tail _ (.head _)) (.tail _ (.head _)) []
  (region_iff.2 rfl) shape_a_out rfl rfl)) ev_const rfl) (vc_scope (vc_for_of 0 x_N rfl rfl
  (show Heap.Entails _ (known_5 I M x_N x_M x_P 0) from (entails_and (entails_points0 (fun h1 =>
  (at_set_eq0 ((Eq.trans ((reduce_empty3 (fun y_q63 y_q64 y_q65 => (fun h2 => (int_lab_tba_F h2.2.1 h2.2.2))))
  : value_4 I M x_M x_P 0 = I.fn f_1 []) rfl)
  : value_4 I M x_M x_P 0 = I.fn f_1 []))))
  (entails_points1 (fun y_q66 h1 => (at_set_other (by decide)
  (at_right (at_points1 y_q66 ⟨h1.1, ((int_lt_max_right h1.2) : y_q66 < (max 0 x_N))⟩ rfl)))))))
  (fun x_i h1 h2 => (vc_5 x_N x_M x_P x_i hl hM h0 h1 h2))
  (fun x_i h1 h2 => (kept_5 x_N x_M x_P x_i hl hM h0 h1 h2)))))))

theorem output_0_1 (x_N x_M x_P : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) :
    ((program I M).post (base E x_N x_M x_P) (impl.inputHeap spec (base E x_N x_M x_P) M)) ⟨a_out, []⟩ (M t_C []) :=
  (at_restore (by decide) ((at_left (at_points0 trivial
  (Eq.trans ((equation_0 x_N x_M x_P hl hM trivial) : M t_C [] = value_8 I M x_M x_N x_P)
  (reduce_congr3 (fun y_q70 y_q71 y_q72 =>
  ⟨(fun h1 => ⟨⟨⟨h1.2.1, h1.2.2⟩, ⟨h1.1.2.1, h1.1.2.2⟩⟩, ⟨h1.1.1.1, (int_lt_max_right h1.1.1.2)⟩⟩), (fun h1 => ⟨⟨⟨h1.2.1, (int_c4 h1.2.1 h1.2.2)⟩, ⟨h1.1.2.1, h1.1.2.2⟩⟩, ⟨h1.1.1.1, h1.1.1.2⟩⟩)⟩)
  (fun y_q70 y_q71 y_q72 h1 => rfl)))))
  : (known_5 I M x_N x_M x_P (max 0 x_N)) ⟨a_out, []⟩ (M t_C [])))

theorem consistent (E : Env) (x_N x_M x_P : Int) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) : spec.Consistent (base E x_N x_M x_P) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (x_N x_M x_P : Int) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E x_N x_M x_P) :=
  solvable_layers (consistent E x_N x_M x_P h0)
    (fun t => if t = t_C then 0 else 0) (by decide)

theorem placed (E : Env) (x_N x_M x_P : Int) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) : impl.LayoutOk spec (base E x_N x_M x_P) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (x_N x_M x_P : Int) : Ten → List Int → Prop := fun _ _ => True

theorem covered_0 (E : Env) (x_N x_M x_P : Int) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) :
    spec.Given (inside x_N x_M x_P) (base E x_N x_M x_P) t_C [] :=
  (given_equation (p := []) (.head _) rfl rfl rfl trivial (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (x_N x_M x_P : Int) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : True) :
    TExp.Defined I M (spec.Given (inside x_N x_M x_P) (base E x_N x_M x_P)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_i, v_j, v_k] (.and (.and (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_N))) (.and (.le (.const 0) (.var v_j)) (.lt (.var v_j) (.var v_M)))) (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_P)))) (.access t_B [.var v_i, .var v_j, .var v_k])) (base E x_N x_M x_P) :=
  (defined_reduce_some3 0 x_N 0 x_M 0 x_P (defined_fn defined_nil)
  (fun (y_d0 y_d1 y_d2 : Int) => cond_holds)
  (fun (y_d0 y_d1 y_d2 : Int) (h2 : ((0 ≤ y_d0 ∧ y_d0 < x_N) ∧ 0 ≤ y_d1 ∧ y_d1 < x_M) ∧ 0 ≤ y_d2 ∧ y_d2 < x_P) =>
  ⟨h2.1.1.1, ⟨h2.1.1.2, ⟨h2.1.2.1, ⟨h2.1.2.2, h2.2⟩⟩⟩⟩)
  (fun (y_d0 y_d1 y_d2 : Int) (h2 : ((0 ≤ y_d0 ∧ y_d0 < x_N) ∧ 0 ≤ y_d1 ∧ y_d1 < x_M) ∧ 0 ≤ y_d2 ∧ y_d2 < x_P) =>
  (defined_access (given_input (p := [y_d0, y_d1, y_d2]) (.head _) rfl rfl
  (region_iff.2 ⟨y_d0, _, rfl, h2.1.1.1, h2.1.1.2, y_d1, _, rfl, h2.1.2.1, h2.1.2.2, y_d2, _, rfl, h2.2.1, h2.2.2, rfl⟩)))))

theorem defined (E : Env) (x_N x_M x_P : Int) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) : spec.Defined (base E x_N x_M x_P) :=
  defined_of (inside x_N x_M x_P)
    (all_cons (region_each (covered_0 E x_N x_M x_P h0))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined0 cond_holds (fun g k => defined_0 E x_N x_M x_P h0 g))
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
