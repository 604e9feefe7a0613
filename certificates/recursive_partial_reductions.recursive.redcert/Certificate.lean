module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.recursive

/-- `i` -/ abbrev v_i : Var := 0
/-- `j` -/ abbrev v_j : Var := 1
/-- `k` -/ abbrev v_k : Var := 2
/-- `i0` -/ abbrev v_i0 : Var := 3
/-- `i1` -/ abbrev v_i1 : Var := 4
/-- `i2` -/ abbrev v_i2 : Var := 5
/-- `b` -/ abbrev a_b : Arr := 0
/-- `out` -/ abbrev a_out : Arr := 1
/-- `tmpi` -/ abbrev a_tmpi : Arr := 2
/-- `tmpj` -/ abbrev a_tmpj : Arr := 3
/-- `B` -/ abbrev t_B : Ten := 0
/-- `C` -/ abbrev t_C : Ten := 1

/-- Specification `cube`. -/
def spec : Spec where
  assumptions := []
  inputs := [Region.mk t_B [(.const 0, .const 4), (.const 0, .const 4), (.const 0, .const 4)]]
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
              (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.const 4)))
              (.and (.le (.const 0) (.var v_j)) (.lt (.var v_j) (.const 4))))
            (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 4))))
          (.access t_B [.var v_i, .var v_j, .var v_k]))]

/-- Implementation `recursive`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_b t_B [v_i0, v_i1, v_i2] [.var v_i0, .var v_i1, .var v_i2] none,
      Binding.mk a_out t_C [] [] none]
  body :=
    .allocate a_tmpi [.const 4] <|
    .allocate a_tmpj [.const 4] <|
    .seq (.assign a_out [] (.fn (.literal .f32 0 1) [])) <|
    .scope [a_out] <|
      .for v_i (.const 0) (.const 4) <|
        .seq (.assign a_tmpi [.var v_i] (.fn (.literal .f32 0 1) [])) <|
        .seq (.scope [a_tmpi] <|
          .for v_j (.const 0) (.const 4) <|
            .seq (.assign a_tmpj [.var v_j] (.fn (.literal .f32 0 1) [])) <|
            .seq (.scope [a_tmpj] <|
              .for v_k (.const 0) (.const 4) <|
                .accumulate false (.builtin "+" .f32) a_tmpj [.var v_j] (.read a_b [.var v_i, .var v_j, .var v_k])) <|
            .accumulate false (.builtin "+" .f32) a_tmpi [.var v_i] (.read a_tmpj [.var v_j])) <|
        .accumulate false (.builtin "+" .f32) a_out [] (.read a_tmpi [.var v_i])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := Assoc I (.builtin "+" .f32) ∧ RightUnit I (.builtin "+" .f32) (I.fn (.literal .f32 0 1) [])

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : Assoc I (.builtin "+" .f32) := hl.1
theorem law_1 {V : Type} {I : Interp V} (hl : laws V I) : RightUnit I (.builtin "+" .f32) (I.fn (.literal .f32 0 1) []) := hl.2

abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1

abbrev base (E : Env) : Env := E

theorem base_self (E : Env) : base E = E := rfl

theorem shape_a_out : ∀ b ∈ impl.bindings, b.array = a_out → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

theorem fact_0 {x_a x_b : Int} (h0 : x_a = x_b) : x_a = x_b + 1 + (-1) :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (x_i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => ((0 ≤ y_k2 ∧ y_k2 < 4) ∧ 0 ≤ y_k1 ∧ y_k1 < 4) ∧ 0 ≤ y_k0 ∧ y_k0 < x_i)) (body3 (fun y_k0 y_k1 y_k2 => M t_B [y_k0, y_k1, y_k2])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (y_c0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => (y_k0 = y_c0 ∧ 0 ≤ y_k2 ∧ y_k2 < 4) ∧ 0 ≤ y_k1 ∧ y_k1 < 4)) (body3 (fun y_k0 y_k1 y_k2 => M t_B [y_k0, y_k1, y_k2])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (y_c0 x_i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => (y_k0 = x_i + (-1) ∧ y_k1 = y_c0) ∧ 0 ≤ y_k2 ∧ y_k2 < 4)) (body3 (fun y_k0 y_k1 y_k2 => M t_B [y_k0, y_k1, y_k2])))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (y_c0 x_i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => (y_k0 = x_i ∧ y_k1 = y_c0) ∧ 0 ≤ y_k2 ∧ y_k2 < 4)) (body3 (fun y_k0 y_k1 y_k2 => M t_B [y_k0, y_k1, y_k2])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (y_c0 x_i x_j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => ((y_k0 = y_c0 ∧ 0 ≤ y_k2 ∧ y_k2 < 4) ∧ 0 ≤ y_k1 ∧ y_k1 < 4) ∧ y_c0 < x_i ∨ ((y_k0 = x_i ∧ 0 ≤ y_k2 ∧ y_k2 < 4) ∧ 0 ≤ y_k1 ∧ y_k1 < x_j) ∧ y_c0 = x_i)) (body3 (fun y_k0 y_k1 y_k2 => M t_B [y_k0, y_k1, y_k2])))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (y_c0 x_i x_j x_k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => ((y_k0 = x_i ∧ y_k1 = y_c0) ∧ 0 ≤ y_k2 ∧ y_k2 < 4) ∧ y_c0 < x_j ∨ ((y_k0 = x_i ∧ y_k1 = y_c0) ∧ 0 ≤ y_k2 ∧ y_k2 < x_k) ∧ x_j = y_c0)) (body3 (fun y_k0 y_k1 y_k2 => M t_B [y_k0, y_k1, y_k2])))

noncomputable abbrev value_6 (I : Interp V) (M : Model V) (x_i x_j x_k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => (y_k0 = x_i ∧ y_k1 = x_j) ∧ 0 ≤ y_k2 ∧ y_k2 ≤ x_k)) (body3 (fun y_k0 y_k1 y_k2 => M t_B [y_k0, y_k1, y_k2])))

noncomputable abbrev value_7 (I : Interp V) (M : Model V) (x_i x_j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => (y_k0 = x_i ∧ 0 ≤ y_k2 ∧ y_k2 < 4) ∧ 0 ≤ y_k1 ∧ y_k1 ≤ x_j)) (body3 (fun y_k0 y_k1 y_k2 => M t_B [y_k0, y_k1, y_k2])))

noncomputable abbrev value_8 (I : Interp V) (M : Model V) (x_i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => ((0 ≤ y_k2 ∧ y_k2 < 4) ∧ 0 ≤ y_k1 ∧ y_k1 < 4) ∧ 0 ≤ y_k0 ∧ y_k0 ≤ x_i)) (body3 (fun y_k0 y_k1 y_k2 => M t_B [y_k0, y_k1, y_k2])))

noncomputable abbrev value_9 (I : Interp V) (M : Model V) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => ((0 ≤ y_k0 ∧ y_k0 < 4) ∧ 0 ≤ y_k1 ∧ y_k1 < 4) ∧ 0 ≤ y_k2 ∧ y_k2 < 4)) (body3 (fun y_k0 y_k1 y_k2 => M t_B [y_k0, y_k1, y_k2])))

theorem equation_0 (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : True) :
    (M t_C []) = (value_9 I M) :=
  (Eq.trans (hM _ (.head _) [] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_i, v_j, v_k] (.and (.and (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.const 4))) (.and (.le (.const 0) (.var v_j)) (.lt (.var v_j) (.const 4)))) (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 4)))) (.access t_B [.var v_i, .var v_j, .var v_k])) (base E) = _ from
  (eval_reduce_some3 rfl (fun (x_i x_j x_k : Int) => cond_holds)
  (fun (x_i x_j x_k : Int) (h1 : ((0 ≤ x_i ∧ x_i < 4) ∧ 0 ≤ x_j ∧ x_j < 4) ∧ 0 ≤ x_k ∧ x_k < 4) =>
  rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) : Heap V :=
  .points3 a_b
    (fun y_c0 y_c1 y_c2 => ((0 ≤ y_c2 ∧ y_c2 < 4) ∧ 0 ≤ y_c1 ∧ y_c1 < 4) ∧ 0 ≤ y_c0 ∧ y_c0 < 4)
    (fun y_c0 y_c1 y_c2 => (M t_B [y_c0, y_c1, y_c2]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (x_i : Int) : Heap V :=
  .points0 a_out
    (True)
    ((value_0 I M x_i))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (x_i : Int) : Heap V :=
  .points1 a_tmpi
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < x_i)
    (fun y_c0 => (value_1 I M y_c0))

noncomputable def known_1_3 (I : Interp V) (M : Model V) (x_i : Int) : Heap V :=
  .points1 a_tmpj
    (fun y_c0 => (0 ≤ y_c0 ∧ y_c0 < 4) ∧ 0 < x_i)
    (fun y_c0 => (value_2 I M y_c0 x_i))

noncomputable def known_1 (I : Interp V) (M : Model V) (x_i : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M x_i).and ((known_1_2 I M x_i).and (known_1_3 I M x_i))))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (x_i x_j : Int) : Heap V :=
  .points1 a_tmpi
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 ≤ x_i)
    (fun y_c0 => (value_3 I M y_c0 x_i x_j))

noncomputable def known_2_3 (I : Interp V) (M : Model V) (x_i x_j : Int) : Heap V :=
  .points1 a_tmpj
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < x_j)
    (fun y_c0 => (value_4 I M y_c0 x_i))

noncomputable def known_2_4 (I : Interp V) (M : Model V) (x_i x_j : Int) : Heap V :=
  .points1 a_tmpj
    (fun y_c0 => (x_j ≤ y_c0 ∧ y_c0 < 4) ∧ 0 < x_i)
    (fun y_c0 => (value_2 I M y_c0 x_i))

noncomputable def known_2 (I : Interp V) (M : Model V) (x_i x_j : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M x_i).and ((known_2_2 I M x_i x_j).and ((known_2_3 I M x_i x_j).and (known_2_4 I M x_i x_j)))))

noncomputable def known_3_2 (I : Interp V) (M : Model V) (x_i x_j : Int) : Heap V :=
  .points1 a_tmpi
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 ≤ x_i)
    (fun y_c0 => (value_3 I M y_c0 x_i x_j))

noncomputable def known_3_3 (I : Interp V) (M : Model V) (x_i x_j x_k : Int) : Heap V :=
  .points1 a_tmpj
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 ≤ x_j)
    (fun y_c0 => (value_5 I M y_c0 x_i x_j x_k))

noncomputable def known_3_4 (I : Interp V) (M : Model V) (x_i x_j : Int) : Heap V :=
  .points1 a_tmpj
    (fun y_c0 => (x_j < y_c0 ∧ y_c0 < 4) ∧ 0 < x_i)
    (fun y_c0 => (value_2 I M y_c0 x_i))

noncomputable def known_3 (I : Interp V) (M : Model V) (x_i x_j x_k : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M x_i).and ((known_3_2 I M x_i x_j).and ((known_3_3 I M x_i x_j x_k).and (known_3_4 I M x_i x_j)))))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate false f_0 a_tmpj [.var v_j] (.read a_b [.var v_i, .var v_j, .var v_k])
    (fun e => (value_6 I M (e v_i) (e v_j) (e v_k)))

theorem vc_3 (x_i x_j x_k : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_i) (h1 : x_i < 4) (h2 : 0 ≤ x_j) (h3 : x_j < 4) (h4 : 0 ≤ x_k) (h5 : x_k < 4) :
    (body_3 I M).vc I (allocated (allocated (impl.HasCell spec (base E)) a_tmpi [4]) a_tmpj [4]) ((((base E).set v_i x_i).set v_j x_j).set v_k x_k) (known_3 I M x_i x_j x_k) :=
  (vc_accumulate_of (value_5 I M x_j x_i x_j x_k) (M t_B [x_i, x_j, x_k])
  ((at_right (at_right (at_right (at_left (at_points1 x_j ⟨h2, int_refl⟩ rfl)))))
  : (known_3 I M x_i x_j x_k) ⟨a_tmpj, [x_j]⟩ (value_5 I M x_j x_i x_j x_k))
  (ev_read ((at_left (at_points3 x_i x_j x_k ⟨⟨⟨h4, h5⟩, ⟨h2, h3⟩⟩, ⟨h0, h1⟩⟩ rfl))
  : (known_3 I M x_i x_j x_k) ⟨a_b, [x_i, x_j, x_k]⟩ (M t_B [x_i, x_j, x_k])))
  ((append3 x_i x_j x_k x_i (x_i + 1) x_j (x_j + 1) 0 (x_k + 1) (fun y_q0 y_q1 y_q2 h6 =>
  ⟨(int_eba_lab h6.1.1), ⟨(int_eab_taB h6.1.1), ⟨(int_eba_lab h6.1.2), ⟨(int_eab_taB h6.1.2), ⟨h6.2.1, (int_lab_taB h6.2.2)⟩⟩⟩⟩⟩)
  (fun y_q0 y_q1 y_q2 => ⟨(fun h6 => ((Classical.em (y_q2 < x_k)).elim
  (fun h7 => (Or.inl (Or.inr ⟨⟨⟨h6.1.1, h6.1.2⟩, ⟨h6.2.1, h7⟩⟩, int_c1⟩)))
  (fun h7 => (Or.inr ⟨h6.1.1, ⟨h6.1.2, (int_lab_ntab_eab h6.2.2 h7)⟩⟩)))), (fun h6 => (Or.elim h6 (fun h7 => (Or.elim h7 (fun h8 => (False.elim (int_irrefl h8.2)))
  (fun h8 => ⟨h8.1.1, ⟨h8.1.2.1, (int_tab_lab h8.1.2.2)⟩⟩)))
  (fun h7 => ⟨⟨h7.1, h7.2.1⟩, ⟨(int_lab_ecb_lac h4 h7.2.2), (int_eab_lab h7.2.2)⟩⟩)))⟩)
  (fun y_q0 y_q1 y_q2 h6 => (Or.elim h6 (fun h7 => (False.elim (int_irrefl h7.2)))
  (fun h7 => (Or.inr ⟨h7.1.1.1, (Or.inr ⟨h7.1.1.2, h7.1.2.2⟩)⟩)))) (fun y_q0 y_q1 y_q2 h6 => rfl)
  rfl)
  : I.fn f_0 [value_5 I M x_j x_i x_j x_k, M t_B [x_i, x_j, x_k]] = value_6 I M x_i x_j x_k))

theorem kept_3 (x_i x_j x_k : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_i) (h1 : x_i < 4) (h2 : 0 ≤ x_j) (h3 : x_j < 4) (h4 : 0 ≤ x_k) (h5 : x_k < 4) :
    Heap.Entails ((body_3 I M).post ((((base E).set v_i x_i).set v_j x_j).set v_k x_k) (known_3 I M x_i x_j x_k)) (known_3 I M x_i x_j (x_k + 1)) :=
  (show Heap.Entails _ (known_3 I M x_i x_j (x_k + 1)) from
  (entails_and (entails_set (avoids_points3 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points0 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_points1 (fun y_q3 h6 =>
  ((Classical.em (y_q3 = x_j)).elim (fun h7 => (at_set_eq1 y_q3 x_j h7 ((reduce_congr3
  (fun y_q4 y_q5 y_q6 => ⟨(fun h8 => (Or.elim h8 (fun h9 => (False.elim (int_eab_tab_F h7 h9.2)))
  (fun h9 => ⟨⟨h9.1.1.1, (int_eab_ebc_eac h9.1.1.2 h7)⟩, ⟨h9.1.2.1, (int_taB_lab h9.1.2.2)⟩⟩))), (fun h8 =>
  (Or.inr ⟨⟨⟨h8.1.1, (int_eab_ecb_eac h8.1.2 h7)⟩, ⟨h8.2.1, (int_lab_taB h8.2.2)⟩⟩, (int_eba_eab h7)⟩))⟩)
  (fun y_q4 y_q5 y_q6 h8 => rfl)) : value_5 I M y_q3 x_i x_j (x_k + 1) = value_6 I M x_i x_j x_k)))
  (fun h7 => (at_set_ne1 y_q3 x_j h7
  (at_right (at_right (at_right (at_left (at_points1 y_q3 h6 (reduce_congr3 (fun y_q7 y_q8 y_q9 =>
  ⟨(fun h8 => (Or.elim h8 (fun h9 => (Or.inl h9)) (fun h9 => (False.elim (int_eab_neba_F h9.2 h7))))), (fun h8 => (Or.elim h8 (fun h9 => (Or.inl h9)) (fun h9 => (False.elim (int_eab_neba_F h9.2 h7)))))⟩)
  (fun y_q7 y_q8 y_q9 h8 => rfl))))))))))))
  (entails_points1 (fun y_q10 h6 => (at_set_ne1 y_q10 x_j (int_tba_neab h6.1.1)
  (at_right (at_right (at_right (at_right (at_points1 y_q10 h6 rfl)))))))))))))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign a_tmpj [.var v_j] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .seq (.scope [a_tmpj] <|
    .for v_k (.const 0) (.const 4)
      (fun e x => known_3 I M (e v_i) (e v_j) x) (body_3 I M)) <|
  .accumulate false f_0 a_tmpi [.var v_i] (.read a_tmpj [.var v_j])
    (fun e => (value_7 I M (e v_i) (e v_j)))

theorem vc_2 (x_i x_j : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_i) (h1 : x_i < 4) (h2 : 0 ≤ x_j) (h3 : x_j < 4) :
    (body_2 I M).vc I (allocated (allocated (impl.HasCell spec (base E)) a_tmpi [4]) a_tmpj [4]) (((base E).set v_i x_i).set v_j x_j) (known_2 I M x_i x_j) :=
  (vc_seq (vc_assign_of (I.fn f_1 []) (in_allocated ⟨h2, h3, trivial⟩) ev_const rfl)
  (vc_seq (vc_scope (vc_for_of 0 4 rfl rfl (show Heap.Entails _ (known_3 I M x_i x_j 0) from
  (entails_and (entails_set (avoids_points3 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points0 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_points1 (fun y_q11 h4 =>
  (at_set_other (by decide) (at_right (at_right (at_left (at_points1 y_q11 h4 rfl)))))))
  (entails_and (entails_points1 (fun y_q12 h4 => ((Classical.em (y_q12 = x_j)).elim (fun h5 =>
  (at_set_eq1 y_q12 x_j h5 ((Eq.trans ((reduce_empty3 (fun y_q13 y_q14 y_q15 => (fun h6 =>
  (Or.elim h6 (fun h7 => (int_eab_tab_F h5 h7.2)) (fun h7 => (int_lab_tba_F h7.1.2.1 h7.1.2.2))))))
  : value_5 I M y_q12 x_i x_j 0 = I.fn f_1 []) rfl)
  : value_5 I M y_q12 x_i x_j 0 = I.fn f_1 []))) (fun h5 => (at_set_ne1 y_q12 x_j h5
  (at_right (at_right (at_right (at_left (at_points1 y_q12 ⟨h4.1, (int_lab_neab_tab h4.2 h5)⟩
  (reduce_congr3 (fun y_q16 y_q17 y_q18 => ⟨(fun h6 =>
  (Or.elim h6 (fun h7 => h7.1) (fun h7 => (False.elim (int_lab_tba_F h7.1.2.1 h7.1.2.2))))), (fun h6 => (Or.inl ⟨h6, (int_lab_neab_tab h4.2 h5)⟩))⟩)
  (fun y_q16 y_q17 y_q18 h6 => rfl))))))))))))
  (entails_points1 (fun y_q19 h4 => (at_set_ne1 y_q19 x_j (int_tba_neab h4.1.1)
  (at_right (at_right (at_right (at_right (at_points1 y_q19 ⟨⟨(int_tab_lab h4.1.1), h4.1.2⟩, h4.2⟩ rfl)))))))))))))
  (fun x_k h4 h5 => (vc_3 x_i x_j x_k hl hM h0 h1 h2 h3 h4 h5))
  (fun x_k h4 h5 => (kept_3 x_i x_j x_k hl hM h0 h1 h2 h3 h4 h5))))
  (vc_accumulate_of (value_3 I M x_i x_i x_j) (value_5 I M x_j x_i x_j 4)
  ((at_right (at_right (at_left (at_points1 x_i ⟨h0, int_refl⟩ rfl))))
  : (known_3 I M x_i x_j 4) ⟨a_tmpi, [x_i]⟩ (value_3 I M x_i x_i x_j))
  (ev_read ((at_right (at_right (at_right (at_left (at_points1 x_j ⟨h2, int_refl⟩ rfl)))))
  : (known_3 I M x_i x_j 4) ⟨a_tmpj, [x_j]⟩ (value_5 I M x_j x_i x_j 4)))
  ((union_in_order3 (law_0 hl) (law_1 hl) x_i (x_i + 1) 0 (x_j + 1) 0 (3 + 1)
  (fun y_q20 y_q21 y_q22 h4 =>
  ⟨(int_eba_lab h4.1.1), ⟨(int_eab_taB h4.1.1), ⟨h4.2.1, ⟨(int_lab_taB h4.2.2), ⟨h4.1.2.1, (int_c196 h4.1.2.2)⟩⟩⟩⟩⟩)
  (fun y_q20 y_q21 y_q22 => ⟨(fun h4 => ((Classical.em (y_q21 = x_j)).elim
  (fun h5 => (Or.inr (Or.inr ⟨⟨⟨h4.1.1, h5⟩, ⟨h4.1.2.1, h4.1.2.2⟩⟩, int_c1⟩))) (fun h5 =>
  (Or.inl (Or.inr ⟨⟨⟨h4.1.1, ⟨h4.1.2.1, h4.1.2.2⟩⟩, ⟨h4.2.1, (int_lab_neab_tab h4.2.2 h5)⟩⟩, int_c1⟩))))), (fun h4 => (Or.elim h4 (fun h5 => (Or.elim h5 (fun h6 => (False.elim (int_irrefl h6.2)))
  (fun h6 => ⟨h6.1.1, ⟨h6.1.2.1, (int_tab_lab h6.1.2.2)⟩⟩)))
  (fun h5 => (Or.elim h5 (fun h6 => (False.elim (int_irrefl h6.2)))
  (fun h6 => ⟨⟨h6.1.1.1, h6.1.2⟩, ⟨(int_lab_ecb_lac h2 h6.1.1.2), (int_eab_lab h6.1.1.2)⟩⟩)))))⟩)
  (fun y_q20 y_q21 y_q22 y_q23 y_q24 y_q25 h4 h5 =>
  (Or.elim h5 (fun h6 => (False.elim (int_irrefl h6.2)))
  (fun h6 => (Or.inr ⟨(Or.elim h4 (fun h7 => (False.elim (int_irrefl h7.2)))
  (fun h7 => (int_eab_ecb_eac h7.1.1.1 h6.1.1.1))), (Or.inl (Or.elim h4 (fun h7 => (False.elim (int_irrefl h7.2)))
  (fun h7 => (int_ecb_tab_tac h6.1.1.2 h7.1.2.2))))⟩)))) (fun y_q20 y_q21 y_q22 h4 => rfl)
  (fun y_q20 y_q21 y_q22 h4 => rfl))
  : I.fn f_0 [value_3 I M x_i x_i x_j, value_5 I M x_j x_i x_j 4] = value_7 I M x_i x_j))))

theorem kept_2 (x_i x_j : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_i) (h1 : x_i < 4) (h2 : 0 ≤ x_j) (h3 : x_j < 4) :
    Heap.Entails ((body_2 I M).post (((base E).set v_i x_i).set v_j x_j) (known_2 I M x_i x_j)) (known_2 I M x_i (x_j + 1)) :=
  (show Heap.Entails _ (known_2 I M x_i (x_j + 1)) from
  (entails_and (entails_set (avoids_points3 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points0 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_points1 (fun y_q26 h4 =>
  ((Classical.em (y_q26 = x_i)).elim (fun h5 => (at_set_eq1 y_q26 x_i h5 ((reduce_congr3
  (fun y_q27 y_q28 y_q29 => ⟨(fun h6 => (Or.elim h6 (fun h7 => (False.elim (int_eab_tab_F h5 h7.2)))
  (fun h7 => ⟨h7.1.1, ⟨h7.1.2.1, (int_taB_lab h7.1.2.2)⟩⟩))), (fun h6 => (Or.inr ⟨⟨h6.1, ⟨h6.2.1, (int_lab_taB h6.2.2)⟩⟩, h5⟩))⟩)
  (fun y_q27 y_q28 y_q29 h6 => rfl)) : value_3 I M y_q26 x_i (x_j + 1) = value_7 I M x_i x_j)))
  (fun h5 => (at_set_ne1 y_q26 x_i h5
  (at_right (at_right (at_left (at_points1 y_q26 h4 (reduce_congr3 (fun y_q30 y_q31 y_q32 =>
  ⟨(fun h6 => (Or.elim h6 (fun h7 => (Or.inl h7)) (fun h7 => (False.elim (int_eab_neab_F h7.2 h5))))), (fun h6 => (Or.elim h6 (fun h7 => (Or.inl h7)) (fun h7 => (False.elim (int_eab_neab_F h7.2 h5)))))⟩)
  (fun y_q30 y_q31 y_q32 h6 => rfl)))))))))))
  (entails_and (entails_points1 (fun y_q33 h4 => (at_set_other (by decide)
  (at_right (at_right (at_right (at_left (at_points1 y_q33 ⟨h4.1, ((int_taB_lab h4.2) : y_q33 ≤ x_j)⟩
  ((reduce_congr3 (fun y_q34 y_q35 y_q36 =>
  ⟨(fun h5 => ((Classical.em (y_q33 < x_j)).elim (fun h6 => (Or.inl ⟨h5, h6⟩))
  (fun h6 => (Or.inr ⟨h5, (int_taB_ntab_eba h4.2 h6)⟩)))), (fun h5 => (Or.elim h5 (fun h6 => h6.1) (fun h6 => h6.1)))⟩)
  (fun y_q34 y_q35 y_q36 h5 => rfl)) : value_4 I M y_q33 x_i = value_5 I M y_q33 x_i x_j 4)))))))))
  (entails_points1 (fun y_q37 h4 => (at_set_other (by decide)
  (at_right (at_right (at_right (at_right (at_points1 y_q37 ⟨⟨((int_lAb_tab h4.1.1) : x_j < y_q37), h4.1.2⟩, h4.2⟩ rfl)))))))))))))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign a_tmpi [.var v_i] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .seq (.scope [a_tmpi] <|
    .for v_j (.const 0) (.const 4)
      (fun e x => known_2 I M (e v_i) x) (body_2 I M)) <|
  .accumulate false f_0 a_out [] (.read a_tmpi [.var v_i])
    (fun e => (value_8 I M (e v_i)))

theorem vc_1 (x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_i) (h1 : x_i < 4) :
    (body_1 I M).vc I (allocated (allocated (impl.HasCell spec (base E)) a_tmpi [4]) a_tmpj [4]) ((base E).set v_i x_i) (known_1 I M x_i) :=
  (vc_seq (vc_assign_of (I.fn f_1 [])
  (in_other (by decide) (in_allocated ⟨h0, h1, trivial⟩)) ev_const rfl)
  (vc_seq (vc_scope (vc_for_of 0 4 rfl rfl (show Heap.Entails _ (known_2 I M x_i 0) from
  (entails_and (entails_set (avoids_points3 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points0 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_points1 (fun y_q38 h2 => ((Classical.em (y_q38 = x_i)).elim (fun h3 =>
  (at_set_eq1 y_q38 x_i h3 ((Eq.trans ((reduce_empty3 (fun y_q39 y_q40 y_q41 => (fun h4 =>
  (Or.elim h4 (fun h5 => (int_eab_tab_F h3 h5.2)) (fun h5 => (int_lab_tba_F h5.1.2.1 h5.1.2.2))))))
  : value_3 I M y_q38 x_i 0 = I.fn f_1 []) rfl)
  : value_3 I M y_q38 x_i 0 = I.fn f_1 []))) (fun h3 => (at_set_ne1 y_q38 x_i h3
  (at_right (at_right (at_left (at_points1 y_q38 ⟨h2.1, (int_lab_neab_tab h2.2 h3)⟩
  (reduce_congr3 (fun y_q42 y_q43 y_q44 => ⟨(fun h4 =>
  (Or.elim h4 (fun h5 => h5.1) (fun h5 => (False.elim (int_lab_tba_F h5.1.2.1 h5.1.2.2))))), (fun h4 => (Or.inl ⟨h4, (int_lab_neab_tab h2.2 h3)⟩))⟩)
  (fun y_q42 y_q43 y_q44 h4 => rfl)))))))))))
  (entails_and (entails_points1 (fun y_q45 h2 => (False.elim (int_lab_tba_F h2.1 h2.2))))
  (entails_points1 (fun y_q46 h2 =>
  (at_set_other (by decide) (at_right (at_right (at_right (at_points1 y_q46 h2 rfl))))))))))))
  (fun x_j h2 h3 => (vc_2 x_i x_j hl hM h0 h1 h2 h3))
  (fun x_j h2 h3 => (kept_2 x_i x_j hl hM h0 h1 h2 h3))))
  (vc_accumulate_of (value_0 I M x_i) (value_3 I M x_i x_i 4)
  ((at_right (at_left (at_points0 trivial rfl)))
  : (known_2 I M x_i 4) ⟨a_out, []⟩ (value_0 I M x_i))
  (ev_read ((at_right (at_right (at_left (at_points1 x_i ⟨h0, int_refl⟩ rfl))))
  : (known_2 I M x_i 4) ⟨a_tmpi, [x_i]⟩ (value_3 I M x_i x_i 4)))
  ((union_in_order3 (law_0 hl) (law_1 hl) 0 (x_i + 1) 0 (3 + 1) 0 (3 + 1)
  (fun y_q47 y_q48 y_q49 h2 =>
  ⟨h2.2.1, ⟨(int_lab_taB h2.2.2), ⟨h2.1.2.1, ⟨(int_c196 h2.1.2.2), ⟨h2.1.1.1, (int_c196 h2.1.1.2)⟩⟩⟩⟩⟩)
  (fun y_q47 y_q48 y_q49 => ⟨(fun h2 => ((Classical.em (y_q47 = x_i)).elim
  (fun h3 => (Or.inr (Or.inr ⟨⟨⟨h3, ⟨h2.1.1.1, h2.1.1.2⟩⟩, ⟨h2.1.2.1, h2.1.2.2⟩⟩, int_c1⟩)))
  (fun h3 =>
  (Or.inl ⟨⟨⟨h2.1.1.1, h2.1.1.2⟩, ⟨h2.1.2.1, h2.1.2.2⟩⟩, ⟨h2.2.1, (int_lab_neab_tab h2.2.2 h3)⟩⟩)))), (fun h2 => (Or.elim h2 (fun h3 => ⟨h3.1, ⟨h3.2.1, (int_tab_lab h3.2.2)⟩⟩)
  (fun h3 => (Or.elim h3 (fun h4 => (False.elim (int_irrefl h4.2)))
  (fun h4 => ⟨⟨h4.1.1.2, h4.1.2⟩, ⟨(int_lab_ecb_lac h0 h4.1.1.1), (int_eab_lab h4.1.1.1)⟩⟩)))))⟩)
  (fun y_q47 y_q48 y_q49 y_q50 y_q51 y_q52 h2 h3 =>
  (Or.elim h3 (fun h4 => (False.elim (int_irrefl h4.2)))
  (fun h4 => (Or.inl (int_ecb_tab_tac h4.1.1.1 h2.2.2))))) (fun y_q47 y_q48 y_q49 h2 => rfl)
  (fun y_q47 y_q48 y_q49 h2 => rfl))
  : I.fn f_0 [value_0 I M x_i, value_3 I M x_i x_i 4] = value_8 I M x_i))))

theorem kept_1 (x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_i) (h1 : x_i < 4) :
    Heap.Entails ((body_1 I M).post ((base E).set v_i x_i) (known_1 I M x_i)) (known_1 I M (x_i + 1)) :=
  (show Heap.Entails _ (known_1 I M (x_i + 1)) from
  (entails_and (entails_set (avoids_points3 (by decide)) (entails_left entails_refl))
  (entails_and (entails_points0 (fun h2 => (at_set_eq0 ((reduce_congr3 (fun y_q53 y_q54 y_q55 =>
  ⟨(fun h3 => ⟨⟨⟨h3.1.1.1, h3.1.1.2⟩, ⟨h3.1.2.1, h3.1.2.2⟩⟩, ⟨h3.2.1, (int_taB_lab h3.2.2)⟩⟩), (fun h3 => ⟨⟨⟨h3.1.1.1, h3.1.1.2⟩, ⟨h3.1.2.1, h3.1.2.2⟩⟩, ⟨h3.2.1, (int_lab_taB h3.2.2)⟩⟩)⟩)
  (fun y_q53 y_q54 y_q55 h3 => rfl)) : value_0 I M (x_i + 1) = value_8 I M x_i))))
  (entails_and (entails_points1 (fun y_q56 h2 => (at_set_other (by decide)
  (at_right (at_right (at_left (at_points1 y_q56 ⟨h2.1, ((int_taB_lab h2.2) : y_q56 ≤ x_i)⟩
  ((reduce_congr3 (fun y_q57 y_q58 y_q59 =>
  ⟨(fun h3 => ((Classical.em (y_q56 < x_i)).elim (fun h4 => (Or.inl ⟨h3, h4⟩)) (fun h4 =>
  (Or.inr ⟨⟨⟨(int_c287 h3.1.1 h2.2 h4), ⟨h3.1.2.1, h3.1.2.2⟩⟩, ⟨h3.2.1, h3.2.2⟩⟩, (int_taB_ntab_eab h2.2 h4)⟩)))), (fun h3 =>
  (Or.elim h3 (fun h4 => h4.1) (fun h4 => ⟨⟨(int_eab_ecb_eac h4.1.1.1 h4.2), h4.1.1.2⟩, h4.1.2⟩)))⟩)
  (fun y_q57 y_q58 y_q59 h3 => rfl)) : value_1 I M y_q56 = value_3 I M y_q56 x_i 4))))))))
  (entails_points1 (fun y_q60 h2 => (at_set_other (by decide)
  (at_right (at_right (at_right (at_left (at_points1 y_q60 h2.1 ((reduce_congr3 (fun y_q61 y_q62 y_q63 =>
  ⟨(fun h3 => ⟨⟨(int_c514 h3.1.1), h3.1.2⟩, ⟨h3.2.1, h3.2.2⟩⟩), (fun h3 => ⟨⟨(fact_0 h3.1.1), h3.1.2⟩, ⟨h3.2.1, h3.2.2⟩⟩)⟩)
  (fun y_q61 y_q62 y_q63 h3 => rfl)) : value_2 I M y_q60 (x_i + 1) = value_4 I M y_q60 x_i)))))))))))))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_tmpi [.const 4] <|
  .allocate a_tmpj [.const 4] <|
  .seq (.assign a_out [] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .scope [a_out] <|
    .for v_i (.const 0) (.const 4)
      (fun e x => known_1 I M x) (body_1 I M)

theorem program_vc (hl : laws V I)
    (hM : spec.IsModel I (base E) M) :
    (program I M).vc I (impl.HasCell spec (base E)) (base E) (impl.inputHeap spec (base E) M) :=
  (vc_allocate (vc_allocate (vc_seq (vc_assign_of (I.fn f_1 []) (in_other (by decide) (in_other (by decide)
  (has_cell_at0 (b := (Binding.mk a_out t_C [] [] none)) (R := (Region.mk t_C [])) (.tail _ (.head _)) (.tail _ (.head _)) []
  (region_iff.2 rfl) shape_a_out rfl rfl))) ev_const rfl)
  (vc_scope (vc_for_of 0 4 rfl rfl (show Heap.Entails _ (known_1 I M 0) from
  (entails_and (entails_points3 (fun y_q64 y_q65 y_q66 h0 =>
  (at_set_other (by decide) (at_without (by decide) (at_without (by decide)
  (at_input (R := (Region.mk t_B [(.const 0, .const 4), (.const 0, .const 4), (.const 0, .const 4)])) (b := (Binding.mk a_b t_B [v_i0, v_i1, v_i2] [.var v_i0, .var v_i1, .var v_i2] none)) (p := [y_q64, y_q65, y_q66]) (.head _) (.head _) rfl
  (region_iff.2 ⟨y_q64, _, rfl, h0.2.1, h0.2.2, y_q65, _, rfl, h0.1.2.1, h0.1.2.2, y_q66, _, rfl, h0.1.1.1, h0.1.1.2, rfl⟩)
  rfl rfl)))))) (entails_and (entails_points0 (fun h0 =>
  (at_set_eq0 ((Eq.trans ((reduce_empty3 (fun y_q67 y_q68 y_q69 => (fun h1 => (int_lab_tba_F h1.2.1 h1.2.2))))
  : value_0 I M 0 = I.fn f_1 []) rfl) : value_0 I M 0 = I.fn f_1 []))))
  (entails_and (entails_points1 (fun y_q70 h0 => (False.elim (int_lab_tba_F h0.1 h0.2))))
  (entails_points1 (fun y_q71 h0 => (False.elim (int_irrefl h0.2))))))))
  (fun x_i h0 h1 => (vc_1 x_i hl hM h0 h1)) (fun x_i h0 h1 => (kept_1 x_i hl hM h0 h1)))))))

theorem output_0_1 (hl : laws V I)
    (hM : spec.IsModel I (base E) M) :
    ((program I M).post (base E) (impl.inputHeap spec (base E) M)) ⟨a_out, []⟩ (M t_C []) :=
  (at_restore (by decide) (at_restore (by decide)
  ((at_right (at_left (at_points0 trivial (Eq.trans ((equation_0 hl hM trivial) : M t_C [] = value_9 I M)
  (reduce_congr3 (fun y_q75 y_q76 y_q77 =>
  ⟨(fun h0 => ⟨⟨⟨h0.2.1, h0.2.2⟩, ⟨h0.1.2.1, h0.1.2.2⟩⟩, ⟨h0.1.1.1, h0.1.1.2⟩⟩), (fun h0 => ⟨⟨⟨h0.2.1, h0.2.2⟩, ⟨h0.1.2.1, h0.1.2.2⟩⟩, ⟨h0.1.1.1, h0.1.1.2⟩⟩)⟩)
  (fun y_q75 y_q76 y_q77 h0 => rfl)))))) : (known_1 I M 4) ⟨a_out, []⟩ (M t_C []))))

theorem consistent (E : Env) : spec.Consistent (base E) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E) :=
  solvable_layers (consistent E)
    (fun t => if t = t_C then 0 else 0) (by decide)

theorem placed (E : Env) : impl.LayoutOk spec (base E) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside : Ten → List Int → Prop := fun _ _ => True

theorem covered_0 (E : Env) :
    spec.Given (inside) (base E) t_C [] :=
  (given_equation (p := []) (.head _) rfl rfl rfl trivial (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (h0 : True) :
    TExp.Defined I M (spec.Given (inside) (base E)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_i, v_j, v_k] (.and (.and (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.const 4))) (.and (.le (.const 0) (.var v_j)) (.lt (.var v_j) (.const 4)))) (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 4)))) (.access t_B [.var v_i, .var v_j, .var v_k])) (base E) :=
  (defined_reduce_some3 0 4 0 4 0 4 (defined_fn defined_nil)
  (fun (y_d0 y_d1 y_d2 : Int) => cond_holds)
  (fun (y_d0 y_d1 y_d2 : Int) (h1 : ((0 ≤ y_d0 ∧ y_d0 < 4) ∧ 0 ≤ y_d1 ∧ y_d1 < 4) ∧ 0 ≤ y_d2 ∧ y_d2 < 4) =>
  ⟨h1.1.1.1, ⟨h1.1.1.2, ⟨h1.1.2.1, ⟨h1.1.2.2, h1.2⟩⟩⟩⟩)
  (fun (y_d0 y_d1 y_d2 : Int) (h1 : ((0 ≤ y_d0 ∧ y_d0 < 4) ∧ 0 ≤ y_d1 ∧ y_d1 < 4) ∧ 0 ≤ y_d2 ∧ y_d2 < 4) =>
  (defined_access (given_input (p := [y_d0, y_d1, y_d2]) (.head _) rfl rfl
  (region_iff.2 ⟨y_d0, _, rfl, h1.1.1.1, h1.1.1.2, y_d1, _, rfl, h1.1.2.1, h1.1.2.2, y_d2, _, rfl, h1.2.1, h1.2.2, rfl⟩)))))

theorem defined (E : Env) : spec.Defined (base E) :=
  defined_of (inside)
    (all_cons (region_each (covered_0 E))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined0 cond_holds (fun g k => defined_0 E g))
    all_nil))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0)) (fun _ => 0)
    ⟨all_nil, all_nil⟩
    ⟨_, (.head _), [], region_iff.2 rfl⟩
    all_nil
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => True)
    (fun E => base E) base_self (fun E ha => trivial) inhabited
    (fun E a => defined E) (fun E a => placed E)
    (fun E a => consistent E) (fun E a => solvable E)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc hl hM)
    (all_cons ⟨_, (.tail _ (.head _)), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (output_0_1 hl hM)) all_nil)) all_nil))

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
