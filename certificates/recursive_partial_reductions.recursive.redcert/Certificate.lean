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

theorem fact_0 {a b : Int} (h0 : a = b) : a = b + 1 + (-1) :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (hl : laws V I)
  (hM : spec.IsModel I (base E) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => ((0 ≤ y_k2 ∧ y_k2 < 4) ∧ 0 ≤ y_k1 ∧ y_k1 < 4) ∧ 0 ≤ y_k0 ∧ y_k0 < i)) (body3 (fun y_k0 y_k1 y_k2 => M t_B [y_k0, y_k1, y_k2])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (c0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => (y_k0 = c0 ∧ 0 ≤ y_k2 ∧ y_k2 < 4) ∧ 0 ≤ y_k1 ∧ y_k1 < 4)) (body3 (fun y_k0 y_k1 y_k2 => M t_B [y_k0, y_k1, y_k2])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (c0 i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => (y_k0 = i + (-1) ∧ y_k1 = c0) ∧ 0 ≤ y_k2 ∧ y_k2 < 4)) (body3 (fun y_k0 y_k1 y_k2 => M t_B [y_k0, y_k1, y_k2])))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (c0 i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => (y_k0 = i ∧ y_k1 = c0) ∧ 0 ≤ y_k2 ∧ y_k2 < 4)) (body3 (fun y_k0 y_k1 y_k2 => M t_B [y_k0, y_k1, y_k2])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (c0 i j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => ((y_k0 = c0 ∧ 0 ≤ y_k2 ∧ y_k2 < 4) ∧ 0 ≤ y_k1 ∧ y_k1 < 4) ∧ c0 < i ∨ ((y_k0 = i ∧ 0 ≤ y_k2 ∧ y_k2 < 4) ∧ 0 ≤ y_k1 ∧ y_k1 < j) ∧ c0 = i)) (body3 (fun y_k0 y_k1 y_k2 => M t_B [y_k0, y_k1, y_k2])))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (c0 i j k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => ((y_k0 = i ∧ y_k1 = c0) ∧ 0 ≤ y_k2 ∧ y_k2 < 4) ∧ c0 < j ∨ ((y_k0 = i ∧ y_k1 = c0) ∧ 0 ≤ y_k2 ∧ y_k2 < k) ∧ j = c0)) (body3 (fun y_k0 y_k1 y_k2 => M t_B [y_k0, y_k1, y_k2])))

noncomputable abbrev value_6 (I : Interp V) (M : Model V) (i j k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => (y_k0 = i ∧ y_k1 = j) ∧ 0 ≤ y_k2 ∧ y_k2 ≤ k)) (body3 (fun y_k0 y_k1 y_k2 => M t_B [y_k0, y_k1, y_k2])))

noncomputable abbrev value_7 (I : Interp V) (M : Model V) (i j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => (y_k0 = i ∧ 0 ≤ y_k2 ∧ y_k2 < 4) ∧ 0 ≤ y_k1 ∧ y_k1 ≤ j)) (body3 (fun y_k0 y_k1 y_k2 => M t_B [y_k0, y_k1, y_k2])))

noncomputable abbrev value_8 (I : Interp V) (M : Model V) (i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => ((0 ≤ y_k2 ∧ y_k2 < 4) ∧ 0 ≤ y_k1 ∧ y_k1 < 4) ∧ 0 ≤ y_k0 ∧ y_k0 ≤ i)) (body3 (fun y_k0 y_k1 y_k2 => M t_B [y_k0, y_k1, y_k2])))

noncomputable abbrev value_9 (I : Interp V) (M : Model V) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => ((0 ≤ y_k0 ∧ y_k0 < 4) ∧ 0 ≤ y_k1 ∧ y_k1 < 4) ∧ 0 ≤ y_k2 ∧ y_k2 < 4)) (body3 (fun y_k0 y_k1 y_k2 => M t_B [y_k0, y_k1, y_k2])))

theorem equation_0 (h0 : True) :
    (M t_C []) = (value_9 I M) :=
  (Eq.trans (hM _ (.head _) [] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_i, v_j, v_k] (.and (.and (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.const 4))) (.and (.le (.const 0) (.var v_j)) (.lt (.var v_j) (.const 4)))) (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 4)))) (.access t_B [.var v_i, .var v_j, .var v_k])) (base E) = _ from
  (eval_reduce_some3 rfl (fun (i j k : Int) => cond_holds)
  (fun (i j k : Int) (h1 : ((0 ≤ i ∧ i < 4) ∧ 0 ≤ j ∧ j < 4) ∧ 0 ≤ k ∧ k < 4) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) : Heap V :=
  .points3 a_b
    (fun c0 c1 c2 => ((0 ≤ c2 ∧ c2 < 4) ∧ 0 ≤ c1 ∧ c1 < 4) ∧ 0 ≤ c0 ∧ c0 < 4)
    (fun c0 c1 c2 => (M t_B [c0, c1, c2]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points0 a_out
    (True)
    ((value_0 I M i))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_tmpi
    (fun c0 => 0 ≤ c0 ∧ c0 < i)
    (fun c0 => (value_1 I M c0))

noncomputable def known_1_3 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_tmpj
    (fun c0 => (0 ≤ c0 ∧ c0 < 4) ∧ 0 < i)
    (fun c0 => (value_2 I M c0 i))

noncomputable def known_1 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M i).and ((known_1_2 I M i).and (known_1_3 I M i))))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (i j : Int) : Heap V :=
  .points1 a_tmpi
    (fun c0 => 0 ≤ c0 ∧ c0 ≤ i)
    (fun c0 => (value_3 I M c0 i j))

noncomputable def known_2_3 (I : Interp V) (M : Model V) (i j : Int) : Heap V :=
  .points1 a_tmpj
    (fun c0 => 0 ≤ c0 ∧ c0 < j)
    (fun c0 => (value_4 I M c0 i))

noncomputable def known_2_4 (I : Interp V) (M : Model V) (i j : Int) : Heap V :=
  .points1 a_tmpj
    (fun c0 => (j ≤ c0 ∧ c0 < 4) ∧ 0 < i)
    (fun c0 => (value_2 I M c0 i))

noncomputable def known_2 (I : Interp V) (M : Model V) (i j : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M i).and ((known_2_2 I M i j).and ((known_2_3 I M i j).and (known_2_4 I M i j)))))

noncomputable def known_3_2 (I : Interp V) (M : Model V) (i j : Int) : Heap V :=
  .points1 a_tmpi
    (fun c0 => 0 ≤ c0 ∧ c0 ≤ i)
    (fun c0 => (value_3 I M c0 i j))

noncomputable def known_3_3 (I : Interp V) (M : Model V) (i j k : Int) : Heap V :=
  .points1 a_tmpj
    (fun c0 => 0 ≤ c0 ∧ c0 ≤ j)
    (fun c0 => (value_5 I M c0 i j k))

noncomputable def known_3_4 (I : Interp V) (M : Model V) (i j : Int) : Heap V :=
  .points1 a_tmpj
    (fun c0 => (j < c0 ∧ c0 < 4) ∧ 0 < i)
    (fun c0 => (value_2 I M c0 i))

noncomputable def known_3 (I : Interp V) (M : Model V) (i j k : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M i).and ((known_3_2 I M i j).and ((known_3_3 I M i j k).and (known_3_4 I M i j)))))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate false f_0 a_tmpj [.var v_j] (.read a_b [.var v_i, .var v_j, .var v_k])
    (fun e => (value_6 I M (e v_i) (e v_j) (e v_k)))

theorem vc_3 (i j k : Int) (h0 : 0 ≤ i) (h1 : i < 4) (h2 : 0 ≤ j) (h3 : j < 4) (h4 : 0 ≤ k) (h5 : k < 4) :
    (body_3 I M).vc I (allocated (allocated (impl.HasCell spec (base E)) a_tmpi [4]) a_tmpj [4]) ((((base E).set v_i i).set v_j j).set v_k k) (known_3 I M i j k) :=
  (vc_accumulate_of (value_5 I M j i j k) (M t_B [i, j, k])
  ((at_right (at_right (at_right (at_left (at_points1 j ⟨h2, int_refl⟩ rfl)))))
  : (known_3 I M i j k) ⟨a_tmpj, [j]⟩ (value_5 I M j i j k))
  (ev_read ((at_left (at_points3 i j k ⟨⟨⟨h4, h5⟩, ⟨h2, h3⟩⟩, ⟨h0, h1⟩⟩ rfl))
  : (known_3 I M i j k) ⟨a_b, [i, j, k]⟩ (M t_B [i, j, k])))
  ((append3 i j k i (i + 1) j (j + 1) 0 (k + 1) (fun q0 q1 q2 h6 =>
  ⟨(int_eba_lab h6.1.1), ⟨(int_eab_taB h6.1.1), ⟨(int_eba_lab h6.1.2), ⟨(int_eab_taB h6.1.2), ⟨h6.2.1, (int_lab_taB h6.2.2)⟩⟩⟩⟩⟩)
  (fun q0 q1 q2 => ⟨(fun h6 => ((Classical.em (q2 < k)).elim
  (fun h7 => (Or.inl (Or.inr ⟨⟨⟨h6.1.1, h6.1.2⟩, ⟨h6.2.1, h7⟩⟩, int_c1⟩)))
  (fun h7 => (Or.inr ⟨h6.1.1, ⟨h6.1.2, (int_lab_ntab_eab h6.2.2 h7)⟩⟩)))), (fun h6 => (Or.elim h6 (fun h7 => (Or.elim h7 (fun h8 => (False.elim (int_irrefl h8.2)))
  (fun h8 => ⟨h8.1.1, ⟨h8.1.2.1, (int_tab_lab h8.1.2.2)⟩⟩)))
  (fun h7 => ⟨⟨h7.1, h7.2.1⟩, ⟨(int_lab_ecb_lac h4 h7.2.2), (int_eab_lab h7.2.2)⟩⟩)))⟩)
  (fun q0 q1 q2 h6 => (Or.elim h6 (fun h7 => (False.elim (int_irrefl h7.2)))
  (fun h7 => (Or.inr ⟨h7.1.1.1, (Or.inr ⟨h7.1.1.2, h7.1.2.2⟩)⟩)))) (fun q0 q1 q2 h6 => rfl) rfl)
  : I.fn f_0 [value_5 I M j i j k, M t_B [i, j, k]] = value_6 I M i j k))

theorem kept_3 (i j k : Int) (h0 : 0 ≤ i) (h1 : i < 4) (h2 : 0 ≤ j) (h3 : j < 4) (h4 : 0 ≤ k) (h5 : k < 4) :
    Heap.Entails ((body_3 I M).post ((((base E).set v_i i).set v_j j).set v_k k) (known_3 I M i j k)) (known_3 I M i j (k + 1)) :=
  (show Heap.Entails _ (known_3 I M i j (k + 1)) from
  (entails_and (entails_set (avoids_points3 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points0 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_left entails_refl)))) (entails_and
  (entails_points1 (fun q3 h6 => ((Classical.em (q3 = j)).elim (fun h7 => (at_set_eq1 q3 j h7 ((reduce_congr3
  (fun q4 q5 q6 => ⟨(fun h8 => (Or.elim h8 (fun h9 => (False.elim (int_eab_tab_F h7 h9.2)))
  (fun h9 => ⟨⟨h9.1.1.1, (int_eab_ebc_eac h9.1.1.2 h7)⟩, ⟨h9.1.2.1, (int_taB_lab h9.1.2.2)⟩⟩))), (fun h8 =>
  (Or.inr ⟨⟨⟨h8.1.1, (int_eab_ecb_eac h8.1.2 h7)⟩, ⟨h8.2.1, (int_lab_taB h8.2.2)⟩⟩, (int_eba_eab h7)⟩))⟩)
  (fun q4 q5 q6 h8 => rfl)) : value_5 I M q3 i j (k + 1) = value_6 I M i j k)))
  (fun h7 => (at_set_ne1 q3 j h7
  (at_right (at_right (at_right (at_left (at_points1 q3 h6 (reduce_congr3 (fun q7 q8 q9 =>
  ⟨(fun h8 => (Or.elim h8 (fun h9 => (Or.inl h9)) (fun h9 => (False.elim (int_eab_neba_F h9.2 h7))))), (fun h8 => (Or.elim h8 (fun h9 => (Or.inl h9)) (fun h9 => (False.elim (int_eab_neba_F h9.2 h7)))))⟩)
  (fun q7 q8 q9 h8 => rfl))))))))))))
  (entails_points1 (fun q10 h6 => (at_set_ne1 q10 j (int_tba_neab h6.1.1)
  (at_right (at_right (at_right (at_right (at_points1 q10 h6 rfl)))))))))))))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign a_tmpj [.var v_j] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .seq (.scope [a_tmpj] <|
    .for v_k (.const 0) (.const 4)
      (fun e x => known_3 I M (e v_i) (e v_j) x) (body_3 I M)) <|
  .accumulate false f_0 a_tmpi [.var v_i] (.read a_tmpj [.var v_j])
    (fun e => (value_7 I M (e v_i) (e v_j)))

theorem vc_2 (i j : Int) (h0 : 0 ≤ i) (h1 : i < 4) (h2 : 0 ≤ j) (h3 : j < 4) :
    (body_2 I M).vc I (allocated (allocated (impl.HasCell spec (base E)) a_tmpi [4]) a_tmpj [4]) (((base E).set v_i i).set v_j j) (known_2 I M i j) :=
  (vc_seq (vc_assign_of (I.fn f_1 []) (in_allocated ⟨h2, h3, trivial⟩) ev_const rfl)
  (vc_seq (vc_scope (vc_for_of 0 4 rfl rfl (show Heap.Entails _ (known_3 I M i j 0) from
  (entails_and (entails_set (avoids_points3 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points0 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and
  (entails_points1 (fun q11 h4 => (at_set_other (by decide) (at_right (at_right (at_left (at_points1 q11 h4 rfl)))))))
  (entails_and (entails_points1 (fun q12 h4 => ((Classical.em (q12 = j)).elim
  (fun h5 => (at_set_eq1 q12 j h5 ((Eq.trans ((reduce_empty3 (fun q13 q14 q15 => (fun h6 =>
  (Or.elim h6 (fun h7 => (int_eab_tab_F h5 h7.2)) (fun h7 => (int_lab_tba_F h7.1.2.1 h7.1.2.2))))))
  : value_5 I M q12 i j 0 = I.fn f_1 []) rfl)
  : value_5 I M q12 i j 0 = I.fn f_1 []))) (fun h5 => (at_set_ne1 q12 j h5
  (at_right (at_right (at_right (at_left (at_points1 q12 ⟨h4.1, (int_lab_neab_tab h4.2 h5)⟩ (reduce_congr3 (fun q16 q17 q18 => ⟨(fun h6 =>
  (Or.elim h6 (fun h7 => h7.1) (fun h7 => (False.elim (int_lab_tba_F h7.1.2.1 h7.1.2.2))))), (fun h6 => (Or.inl ⟨h6, (int_lab_neab_tab h4.2 h5)⟩))⟩)
  (fun q16 q17 q18 h6 => rfl))))))))))))
  (entails_points1 (fun q19 h4 => (at_set_ne1 q19 j (int_tba_neab h4.1.1)
  (at_right (at_right (at_right (at_right (at_points1 q19 ⟨⟨(int_tab_lab h4.1.1), h4.1.2⟩, h4.2⟩ rfl)))))))))))))
  (fun k h4 h5 => (vc_3 hl hM i j k h0 h1 h2 h3 h4 h5))
  (fun k h4 h5 => (kept_3 hl hM i j k h0 h1 h2 h3 h4 h5))))
  (vc_accumulate_of (value_3 I M i i j) (value_5 I M j i j 4)
  ((at_right (at_right (at_left (at_points1 i ⟨h0, int_refl⟩ rfl))))
  : (known_3 I M i j 4) ⟨a_tmpi, [i]⟩ (value_3 I M i i j))
  (ev_read ((at_right (at_right (at_right (at_left (at_points1 j ⟨h2, int_refl⟩ rfl)))))
  : (known_3 I M i j 4) ⟨a_tmpj, [j]⟩ (value_5 I M j i j 4)))
  ((union_in_order3 (law_0 hl) (law_1 hl) i (i + 1) 0 (j + 1) 0 (3 + 1) (fun q20 q21 q22 h4 =>
  ⟨(int_eba_lab h4.1.1), ⟨(int_eab_taB h4.1.1), ⟨h4.2.1, ⟨(int_lab_taB h4.2.2), ⟨h4.1.2.1, (int_c196 h4.1.2.2)⟩⟩⟩⟩⟩)
  (fun q20 q21 q22 => ⟨(fun h4 => ((Classical.em (q21 = j)).elim
  (fun h5 => (Or.inr (Or.inr ⟨⟨⟨h4.1.1, h5⟩, ⟨h4.1.2.1, h4.1.2.2⟩⟩, int_c1⟩))) (fun h5 =>
  (Or.inl (Or.inr ⟨⟨⟨h4.1.1, ⟨h4.1.2.1, h4.1.2.2⟩⟩, ⟨h4.2.1, (int_lab_neab_tab h4.2.2 h5)⟩⟩, int_c1⟩))))), (fun h4 => (Or.elim h4 (fun h5 => (Or.elim h5 (fun h6 => (False.elim (int_irrefl h6.2)))
  (fun h6 => ⟨h6.1.1, ⟨h6.1.2.1, (int_tab_lab h6.1.2.2)⟩⟩)))
  (fun h5 => (Or.elim h5 (fun h6 => (False.elim (int_irrefl h6.2)))
  (fun h6 => ⟨⟨h6.1.1.1, h6.1.2⟩, ⟨(int_lab_ecb_lac h2 h6.1.1.2), (int_eab_lab h6.1.1.2)⟩⟩)))))⟩)
  (fun q20 q21 q22 q23 q24 q25 h4 h5 => (Or.elim h5 (fun h6 => (False.elim (int_irrefl h6.2)))
  (fun h6 => (Or.inr ⟨(Or.elim h4 (fun h7 => (False.elim (int_irrefl h7.2)))
  (fun h7 => (int_eab_ecb_eac h7.1.1.1 h6.1.1.1))), (Or.inl (Or.elim h4 (fun h7 => (False.elim (int_irrefl h7.2)))
  (fun h7 => (int_ecb_tab_tac h6.1.1.2 h7.1.2.2))))⟩)))) (fun q20 q21 q22 h4 => rfl)
  (fun q20 q21 q22 h4 => rfl))
  : I.fn f_0 [value_3 I M i i j, value_5 I M j i j 4] = value_7 I M i j))))

theorem kept_2 (i j : Int) (h0 : 0 ≤ i) (h1 : i < 4) (h2 : 0 ≤ j) (h3 : j < 4) :
    Heap.Entails ((body_2 I M).post (((base E).set v_i i).set v_j j) (known_2 I M i j)) (known_2 I M i (j + 1)) :=
  (show Heap.Entails _ (known_2 I M i (j + 1)) from
  (entails_and (entails_set (avoids_points3 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points0 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and
  (entails_points1 (fun q26 h4 => ((Classical.em (q26 = i)).elim (fun h5 => (at_set_eq1 q26 i h5 ((reduce_congr3
  (fun q27 q28 q29 => ⟨(fun h6 => (Or.elim h6 (fun h7 => (False.elim (int_eab_tab_F h5 h7.2)))
  (fun h7 => ⟨h7.1.1, ⟨h7.1.2.1, (int_taB_lab h7.1.2.2)⟩⟩))), (fun h6 => (Or.inr ⟨⟨h6.1, ⟨h6.2.1, (int_lab_taB h6.2.2)⟩⟩, h5⟩))⟩)
  (fun q27 q28 q29 h6 => rfl)) : value_3 I M q26 i (j + 1) = value_7 I M i j)))
  (fun h5 => (at_set_ne1 q26 i h5
  (at_right (at_right (at_left (at_points1 q26 h4 (reduce_congr3 (fun q30 q31 q32 =>
  ⟨(fun h6 => (Or.elim h6 (fun h7 => (Or.inl h7)) (fun h7 => (False.elim (int_eab_neab_F h7.2 h5))))), (fun h6 => (Or.elim h6 (fun h7 => (Or.inl h7)) (fun h7 => (False.elim (int_eab_neab_F h7.2 h5)))))⟩)
  (fun q30 q31 q32 h6 => rfl)))))))))))
  (entails_and (entails_points1 (fun q33 h4 => (at_set_other (by decide)
  (at_right (at_right (at_right (at_left (at_points1 q33 ⟨h4.1, ((int_taB_lab h4.2) : q33 ≤ j)⟩ ((reduce_congr3
  (fun q34 q35 q36 => ⟨(fun h5 => ((Classical.em (q33 < j)).elim (fun h6 => (Or.inl ⟨h5, h6⟩))
  (fun h6 => (Or.inr ⟨h5, (int_taB_ntab_eba h4.2 h6)⟩)))), (fun h5 => (Or.elim h5 (fun h6 => h6.1) (fun h6 => h6.1)))⟩)
  (fun q34 q35 q36 h5 => rfl)) : value_4 I M q33 i = value_5 I M q33 i j 4)))))))))
  (entails_points1 (fun q37 h4 => (at_set_other (by decide)
  (at_right (at_right (at_right (at_right (at_points1 q37 ⟨⟨((int_lAb_tab h4.1.1) : j < q37), h4.1.2⟩, h4.2⟩ rfl)))))))))))))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign a_tmpi [.var v_i] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .seq (.scope [a_tmpi] <|
    .for v_j (.const 0) (.const 4)
      (fun e x => known_2 I M (e v_i) x) (body_2 I M)) <|
  .accumulate false f_0 a_out [] (.read a_tmpi [.var v_i])
    (fun e => (value_8 I M (e v_i)))

theorem vc_1 (i : Int) (h0 : 0 ≤ i) (h1 : i < 4) :
    (body_1 I M).vc I (allocated (allocated (impl.HasCell spec (base E)) a_tmpi [4]) a_tmpj [4]) ((base E).set v_i i) (known_1 I M i) :=
  (vc_seq (vc_assign_of (I.fn f_1 [])
  (in_other (by decide) (in_allocated ⟨h0, h1, trivial⟩)) ev_const rfl)
  (vc_seq (vc_scope (vc_for_of 0 4 rfl rfl (show Heap.Entails _ (known_2 I M i 0) from
  (entails_and (entails_set (avoids_points3 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points0 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_points1 (fun q38 h2 => ((Classical.em (q38 = i)).elim
  (fun h3 => (at_set_eq1 q38 i h3 ((Eq.trans ((reduce_empty3 (fun q39 q40 q41 => (fun h4 =>
  (Or.elim h4 (fun h5 => (int_eab_tab_F h3 h5.2)) (fun h5 => (int_lab_tba_F h5.1.2.1 h5.1.2.2))))))
  : value_3 I M q38 i 0 = I.fn f_1 []) rfl)
  : value_3 I M q38 i 0 = I.fn f_1 []))) (fun h3 => (at_set_ne1 q38 i h3
  (at_right (at_right (at_left (at_points1 q38 ⟨h2.1, (int_lab_neab_tab h2.2 h3)⟩ (reduce_congr3 (fun q42 q43 q44 => ⟨(fun h4 =>
  (Or.elim h4 (fun h5 => h5.1) (fun h5 => (False.elim (int_lab_tba_F h5.1.2.1 h5.1.2.2))))), (fun h4 => (Or.inl ⟨h4, (int_lab_neab_tab h2.2 h3)⟩))⟩)
  (fun q42 q43 q44 h4 => rfl)))))))))))
  (entails_and (entails_points1 (fun q45 h2 => (False.elim (int_lab_tba_F h2.1 h2.2))))
  (entails_points1 (fun q46 h2 =>
  (at_set_other (by decide) (at_right (at_right (at_right (at_points1 q46 h2 rfl))))))))))))
  (fun j h2 h3 => (vc_2 hl hM i j h0 h1 h2 h3)) (fun j h2 h3 => (kept_2 hl hM i j h0 h1 h2 h3))))
  (vc_accumulate_of (value_0 I M i) (value_3 I M i i 4)
  ((at_right (at_left (at_points0 trivial rfl))) : (known_2 I M i 4) ⟨a_out, []⟩ (value_0 I M i))
  (ev_read ((at_right (at_right (at_left (at_points1 i ⟨h0, int_refl⟩ rfl))))
  : (known_2 I M i 4) ⟨a_tmpi, [i]⟩ (value_3 I M i i 4)))
  ((union_in_order3 (law_0 hl) (law_1 hl) 0 (i + 1) 0 (3 + 1) 0 (3 + 1) (fun q47 q48 q49 h2 =>
  ⟨h2.2.1, ⟨(int_lab_taB h2.2.2), ⟨h2.1.2.1, ⟨(int_c196 h2.1.2.2), ⟨h2.1.1.1, (int_c196 h2.1.1.2)⟩⟩⟩⟩⟩)
  (fun q47 q48 q49 => ⟨(fun h2 => ((Classical.em (q47 = i)).elim
  (fun h3 => (Or.inr (Or.inr ⟨⟨⟨h3, ⟨h2.1.1.1, h2.1.1.2⟩⟩, ⟨h2.1.2.1, h2.1.2.2⟩⟩, int_c1⟩)))
  (fun h3 =>
  (Or.inl ⟨⟨⟨h2.1.1.1, h2.1.1.2⟩, ⟨h2.1.2.1, h2.1.2.2⟩⟩, ⟨h2.2.1, (int_lab_neab_tab h2.2.2 h3)⟩⟩)))), (fun h2 => (Or.elim h2 (fun h3 => ⟨h3.1, ⟨h3.2.1, (int_tab_lab h3.2.2)⟩⟩)
  (fun h3 => (Or.elim h3 (fun h4 => (False.elim (int_irrefl h4.2)))
  (fun h4 => ⟨⟨h4.1.1.2, h4.1.2⟩, ⟨(int_lab_ecb_lac h0 h4.1.1.1), (int_eab_lab h4.1.1.1)⟩⟩)))))⟩)
  (fun q47 q48 q49 q50 q51 q52 h2 h3 => (Or.elim h3 (fun h4 => (False.elim (int_irrefl h4.2)))
  (fun h4 => (Or.inl (int_ecb_tab_tac h4.1.1.1 h2.2.2))))) (fun q47 q48 q49 h2 => rfl)
  (fun q47 q48 q49 h2 => rfl))
  : I.fn f_0 [value_0 I M i, value_3 I M i i 4] = value_8 I M i))))

theorem kept_1 (i : Int) (h0 : 0 ≤ i) (h1 : i < 4) :
    Heap.Entails ((body_1 I M).post ((base E).set v_i i) (known_1 I M i)) (known_1 I M (i + 1)) :=
  (show Heap.Entails _ (known_1 I M (i + 1)) from
  (entails_and (entails_set (avoids_points3 (by decide)) (entails_left entails_refl))
  (entails_and (entails_points0 (fun h2 => (at_set_eq0 ((reduce_congr3 (fun q53 q54 q55 =>
  ⟨(fun h3 => ⟨⟨⟨h3.1.1.1, h3.1.1.2⟩, ⟨h3.1.2.1, h3.1.2.2⟩⟩, ⟨h3.2.1, (int_taB_lab h3.2.2)⟩⟩), (fun h3 => ⟨⟨⟨h3.1.1.1, h3.1.1.2⟩, ⟨h3.1.2.1, h3.1.2.2⟩⟩, ⟨h3.2.1, (int_lab_taB h3.2.2)⟩⟩)⟩)
  (fun q53 q54 q55 h3 => rfl)) : value_0 I M (i + 1) = value_8 I M i))))
  (entails_and (entails_points1 (fun q56 h2 => (at_set_other (by decide)
  (at_right (at_right (at_left (at_points1 q56 ⟨h2.1, ((int_taB_lab h2.2) : q56 ≤ i)⟩ ((reduce_congr3 (fun q57 q58 q59 =>
  ⟨(fun h3 => ((Classical.em (q56 < i)).elim (fun h4 => (Or.inl ⟨h3, h4⟩)) (fun h4 =>
  (Or.inr ⟨⟨⟨(int_c287 h3.1.1 h2.2 h4), ⟨h3.1.2.1, h3.1.2.2⟩⟩, ⟨h3.2.1, h3.2.2⟩⟩, (int_taB_ntab_eab h2.2 h4)⟩)))), (fun h3 =>
  (Or.elim h3 (fun h4 => h4.1) (fun h4 => ⟨⟨(int_eab_ecb_eac h4.1.1.1 h4.2), h4.1.1.2⟩, h4.1.2⟩)))⟩)
  (fun q57 q58 q59 h3 => rfl)) : value_1 I M q56 = value_3 I M q56 i 4))))))))
  (entails_points1 (fun q60 h2 => (at_set_other (by decide)
  (at_right (at_right (at_right (at_left (at_points1 q60 h2.1 ((reduce_congr3 (fun q61 q62 q63 =>
  ⟨(fun h3 => ⟨⟨(int_c514 h3.1.1), h3.1.2⟩, ⟨h3.2.1, h3.2.2⟩⟩), (fun h3 => ⟨⟨(fact_0 h3.1.1), h3.1.2⟩, ⟨h3.2.1, h3.2.2⟩⟩)⟩)
  (fun q61 q62 q63 h3 => rfl)) : value_2 I M q60 (i + 1) = value_4 I M q60 i)))))))))))))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_tmpi [.const 4] <|
  .allocate a_tmpj [.const 4] <|
  .seq (.assign a_out [] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .scope [a_out] <|
    .for v_i (.const 0) (.const 4)
      (fun e x => known_1 I M x) (body_1 I M)

theorem program_vc :
    (program I M).vc I (impl.HasCell spec (base E)) (base E) (impl.inputHeap spec (base E) M) :=
  (vc_allocate (vc_allocate (vc_seq (vc_assign_of (I.fn f_1 []) (in_other (by decide) (in_other (by decide)
  (has_cell_at0 (b := (Binding.mk a_out t_C [] [] none)) (R := (Region.mk t_C [])) (.tail _ (.head _)) (.tail _ (.head _)) []
  (region_iff.2 rfl) shape_a_out rfl rfl))) ev_const rfl)
  (vc_scope (vc_for_of 0 4 rfl rfl (show Heap.Entails _ (known_1 I M 0) from (entails_and
  (entails_points3 (fun q64 q65 q66 h0 => (at_set_other (by decide) (at_without (by decide) (at_without (by decide)
  (at_input (R := (Region.mk t_B [(.const 0, .const 4), (.const 0, .const 4), (.const 0, .const 4)])) (b := (Binding.mk a_b t_B [v_i0, v_i1, v_i2] [.var v_i0, .var v_i1, .var v_i2] none)) (p := [q64, q65, q66]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q64, _, rfl, h0.2.1, h0.2.2, q65, _, rfl, h0.1.2.1, h0.1.2.2, q66, _, rfl, h0.1.1.1, h0.1.1.2, rfl⟩)
  rfl rfl)))))) (entails_and (entails_points0 (fun h0 =>
  (at_set_eq0 ((Eq.trans ((reduce_empty3 (fun q67 q68 q69 => (fun h1 => (int_lab_tba_F h1.2.1 h1.2.2))))
  : value_0 I M 0 = I.fn f_1 []) rfl) : value_0 I M 0 = I.fn f_1 []))))
  (entails_and (entails_points1 (fun q70 h0 => (False.elim (int_lab_tba_F h0.1 h0.2))))
  (entails_points1 (fun q71 h0 => (False.elim (int_irrefl h0.2))))))))
  (fun i h0 h1 => (vc_1 hl hM i h0 h1)) (fun i h0 h1 => (kept_1 hl hM i h0 h1)))))))

theorem output_0_1 :
    ((program I M).post (base E) (impl.inputHeap spec (base E) M)) ⟨a_out, []⟩ (M t_C []) :=
  (at_restore (by decide) (at_restore (by decide) ((at_right (at_left (at_points0 trivial
  (Eq.trans ((equation_0 hl hM trivial) : M t_C [] = value_9 I M) (reduce_congr3 (fun q75 q76 q77 =>
  ⟨(fun h0 => ⟨⟨⟨h0.2.1, h0.2.2⟩, ⟨h0.1.2.1, h0.1.2.2⟩⟩, ⟨h0.1.1.1, h0.1.1.2⟩⟩), (fun h0 => ⟨⟨⟨h0.2.1, h0.2.2⟩, ⟨h0.1.2.1, h0.1.2.2⟩⟩, ⟨h0.1.1.1, h0.1.1.2⟩⟩)⟩)
  (fun q75 q76 q77 h0 => rfl)))))) : (known_1 I M 4) ⟨a_out, []⟩ (M t_C []))))

end

theorem consistent (E : Env) : spec.Consistent (base E) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E) :=
  solvable_layers (consistent E)
    (fun at_ => if at_ = t_C then 0 else 0) (by decide)

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
    (fun V I M hM hR => (all_cons (well_defined0 cond_holds (fun hg hk => defined_0 E hg))
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
