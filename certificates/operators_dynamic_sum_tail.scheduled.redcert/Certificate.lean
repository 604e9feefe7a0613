module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.scheduled

/-- `n` -/ abbrev v_n : Var := 0
/-- `m` -/ abbrev v_m : Var := 1
/-- `i` -/ abbrev v_i : Var := 2
/-- `j` -/ abbrev v_j : Var := 3
/-- `i0` -/ abbrev v_i0 : Var := 4
/-- `i1` -/ abbrev v_i1 : Var := 5
/-- `j_0` -/ abbrev v_j_0 : Var := 6
/-- `j_1` -/ abbrev v_j_1 : Var := 7
/-- `v_j` -/ abbrev v_v_j : Var := 8
/-- `x` -/ abbrev a_x : Arr := 0
/-- `r` -/ abbrev a_r : Arr := 1
/-- `X` -/ abbrev t_X : Ten := 0
/-- `R` -/ abbrev t_R : Ten := 1

/-- Specification `main`. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_n), .le (.const 0) (.var v_m)]
  inputs := [Region.mk t_X [(.const 0, .var v_n), (.const 0, .var v_m)]]
  outputs := [Region.mk t_R [(.const 0, .var v_n)]]
  equations :=
    [
      Equation.mk
        t_R
        [v_i]
        .true
        (.reduce
          [.fn (.literal .f32 0 1) []]
          (.builtin "+" .f32)
          [v_j]
          (.and (.le (.const 0) (.var v_j)) (.lt (.var v_j) (.var v_m)))
          (.access t_X [.var v_i, .var v_j]))]

/-- Implementation `scheduled`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_x t_X [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_r t_R [v_i0] [.var v_i0] none]
  body :=
    .par v_i (.const 0) (.var v_n) <|
      .seq (.assign a_r [.var v_i] (.fn (.literal .f32 0 1) [])) <|
      .scope [a_r] <|
        .for v_j_0 (.const 0) (.div (.add (.var v_m) (.const 15)) 16) <|
          .for v_j_1 (.const 0) (.const 16) <|
            .ifte (.lt (.add (.mul 16 (.var v_j_0)) (.var v_j_1)) (.var v_m)) (
              .letin v_v_j (.add (.mul 16 (.var v_j_0)) (.var v_j_1)) <|
              .accumulate false (.builtin "+" .f32) a_r [.var v_i] (.read a_x [.var v_i, .var v_v_j])
            ) (
              .skip
            )

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (_ : Interp V) : Prop := True


abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1

abbrev base (E : Env) (x_n x_m : Int) : Env := ((E.set v_n x_n).set v_m x_m)

theorem base_self (E : Env) : base E (E v_n) (E v_m) = E := by
  unfold base
  rw [Env.set_self, Env.set_self]

theorem shape_a_r : ∀ b ∈ impl.bindings, b.array = a_r → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

theorem fact_0 {x_a x_b : Int} (h0 : x_a < 16 + 16 * x_b) : x_a < 16 * (x_b + 1) :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (x_i x_j_0 x_m : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < x_m) ∧ y_k0 < 16 * x_j_0)) (body1 (fun y_k0 => M t_X [x_i, y_k0])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (x_i x_j_0 x_j_1 x_m : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < x_m) ∧ y_k0 < x_j_1 + 16 * x_j_0)) (body1 (fun y_k0 => M t_X [x_i, y_k0])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (x_i x_j_0 x_j_1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ x_j_1 + 16 * x_j_0)) (body1 (fun y_k0 => M t_X [x_i, y_k0])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (x_i x_m : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < x_m)) (body1 (fun y_k0 => M t_X [x_i, y_k0])))

theorem equation_0 (x_n x_m x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n x_m) M) (h0 : True) :
    (M t_R [x_i]) = (value_3 I M x_i x_m) :=
  (Eq.trans (hM _ (.head _) [x_i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_j] (.and (.le (.const 0) (.var v_j)) (.lt (.var v_j) (.var v_m))) (.access t_X [.var v_i, .var v_j])) ((base E x_n x_m).set v_i x_i) = _ from
  (eval_reduce_some1 rfl (fun (x_j : Int) => cond_holds)
  (fun (x_j : Int) (h1 : 0 ≤ x_j ∧ x_j < x_m) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (x_i : Int) : Heap V :=
  .points1 a_r
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < x_i)
    (fun y_c0 => (M t_R [y_c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (x_n x_m : Int) : Heap V :=
  .points2 a_x
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < x_m) ∧ 0 ≤ y_c0 ∧ y_c0 < x_n)
    (fun y_c0 y_c1 => (M t_X [y_c0, y_c1]))

noncomputable def known_1 (I : Interp V) (M : Model V) (x_n x_m x_i : Int) : Heap V :=
  ((known_1_0 I M x_i).and (known_1_1 I M x_n x_m))

noncomputable def known_2_1 (I : Interp V) (M : Model V) (x_m x_i x_j_0 : Int) : Heap V :=
  .points1 a_r
    (fun y_c0 => y_c0 = x_i)
    (fun y_c0 => (value_0 I M x_i x_j_0 x_m))

noncomputable def known_2 (I : Interp V) (M : Model V) (x_n x_m x_i x_j_0 : Int) : Heap V :=
  ((known_1_0 I M x_i).and ((known_2_1 I M x_m x_i x_j_0).and (known_1_1 I M x_n x_m)))

noncomputable def known_3_1 (I : Interp V) (M : Model V) (x_m x_i x_j_0 x_j_1 : Int) : Heap V :=
  .points1 a_r
    (fun y_c0 => y_c0 = x_i)
    (fun y_c0 => (value_1 I M x_i x_j_0 x_j_1 x_m))

noncomputable def known_3 (I : Interp V) (M : Model V) (x_n x_m x_i x_j_0 x_j_1 : Int) : Heap V :=
  ((known_1_0 I M x_i).and ((known_3_1 I M x_m x_i x_j_0 x_j_1).and (known_1_1 I M x_n x_m)))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .ifte (.lt (.add (.mul 16 (.var v_j_0)) (.var v_j_1)) (.var v_m)) (
    .letin v_v_j (.add (.mul 16 (.var v_j_0)) (.var v_j_1)) <|
    .accumulate false f_0 a_r [.var v_i] (.read a_x [.var v_i, .var v_v_j])
      (fun e => (value_2 I M (e v_i) (e v_j_0) (e v_j_1)))
  ) (
    .skip
  )

theorem vc_3 (x_n x_m x_i x_j_0 x_j_1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n x_m) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) (h2 : 0 ≤ x_i) (h3 : x_i < x_n) (h4 : 0 ≤ x_j_0) (h5 : x_j_0 < (x_m + 15) / 16) (h6 : 0 ≤ x_j_1) (h7 : x_j_1 < 16) :
    (body_3 I M).vc I (impl.HasCell spec (base E x_n x_m)) ((((base E x_n x_m).set v_i x_i).set v_j_0 x_j_0).set v_j_1 x_j_1) (known_3 I M x_n x_m x_i x_j_0 x_j_1) :=
  (vc_if_of cond_holds (fun (h8 : 16 * x_j_0 + x_j_1 < x_m) =>
  (vc_let (vc_accumulate_of (value_1 I M x_i x_j_0 x_j_1 x_m) (M t_X [x_i, 16 * x_j_0 + x_j_1])
  ((at_right (at_left (at_points1 x_i rfl rfl)))
  : (known_3 I M x_n x_m x_i x_j_0 x_j_1) ⟨a_r, [x_i]⟩ (value_1 I M x_i x_j_0 x_j_1 x_m))
  (ev_read ((at_right (at_right (at_points2 x_i (16 * x_j_0 + x_j_1) ⟨⟨(int_c99 h4 h6), h8⟩, ⟨h2, h3⟩⟩ rfl)))
  : (known_3 I M x_n x_m x_i x_j_0 x_j_1) ⟨a_x, [x_i, 16 * x_j_0 + x_j_1]⟩ (M t_X [x_i, 16 * x_j_0 + x_j_1])))
  ((append1 (16 * x_j_0 + x_j_1) 0 (16 * x_j_0 + x_j_1 + 1) (fun y_q0 h9 => ⟨h9.1, (int_c9 h9.2)⟩)
  (fun y_q0 => ⟨(fun h9 => ((Classical.em (y_q0 < x_j_1 + 16 * x_j_0)).elim
  (fun h10 => (Or.inl ⟨⟨h9.1, (int_c176 h10 h8)⟩, h10⟩)) (fun h10 => (Or.inr (int_c56 h9.2 h10))))), (fun h9 => (Or.elim h9 (fun h10 => ⟨h10.1.1, (int_tab_lab h10.2)⟩)
  (fun h10 => ⟨(int_c293 h4 h6 h10), (int_c16 h10)⟩)))⟩) (fun y_q0 h9 => (int_c24 h9.2))
  (fun y_q0 h9 => rfl) rfl)
  : I.fn f_0 [value_1 I M x_i x_j_0 x_j_1 x_m, M t_X [x_i, 16 * x_j_0 + x_j_1]] = value_2 I M x_i x_j_0 x_j_1))))
  (fun (h8 : ¬ 16 * x_j_0 + x_j_1 < x_m) => vc_skip))

theorem kept_3 (x_n x_m x_i x_j_0 x_j_1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n x_m) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) (h2 : 0 ≤ x_i) (h3 : x_i < x_n) (h4 : 0 ≤ x_j_0) (h5 : x_j_0 < (x_m + 15) / 16) (h6 : 0 ≤ x_j_1) (h7 : x_j_1 < 16) :
    Heap.Entails ((body_3 I M).post ((((base E x_n x_m).set v_i x_i).set v_j_0 x_j_0).set v_j_1 x_j_1) (known_3 I M x_n x_m x_i x_j_0 x_j_1)) (known_3 I M x_n x_m x_i x_j_0 (x_j_1 + 1)) :=
  (show Heap.Entails _ (known_3 I M x_n x_m x_i x_j_0 (x_j_1 + 1)) from (entails_and
  (entails_points1 (fun y_q1 h8 => (at_if_of cond_holds (fun (h9 : 16 * x_j_0 + x_j_1 < x_m) =>
  (at_set_ne1 y_q1 x_i (int_tab_neab h8.2) (at_left (at_points1 y_q1 h8 rfl))))
  (fun (h9 : ¬ 16 * x_j_0 + x_j_1 < x_m) => (at_left (at_points1 y_q1 h8 rfl))))))
  (entails_and (entails_points1 (fun y_q2 h8 => (at_if_of cond_holds
  (fun (h9 : 16 * x_j_0 + x_j_1 < x_m) => (at_set_eq1 y_q2 x_i h8 ((reduce_congr1 (fun y_q3 =>
  ⟨(fun h10 => ⟨h10.1.1, (int_c25 h10.2)⟩), (fun h10 => ⟨⟨h10.1, (int_c282 h10.2 h9)⟩, (int_c26 h10.2)⟩)⟩)
  (fun y_q3 h10 => rfl)) : value_1 I M x_i x_j_0 (x_j_1 + 1) x_m = value_2 I M x_i x_j_0 x_j_1)))
  (fun (h9 : ¬ 16 * x_j_0 + x_j_1 < x_m) =>
  (at_right (at_left (at_points1 y_q2 h8 ((reduce_congr1 (fun y_q4 =>
  ⟨(fun h10 => ⟨⟨h10.1.1, h10.1.2⟩, (int_c124 h10.1.2 h9)⟩), (fun h10 => ⟨⟨h10.1.1, h10.1.2⟩, (int_c30 h10.2)⟩)⟩)
  (fun y_q4 h10 => rfl)) : value_1 I M x_i x_j_0 (x_j_1 + 1) x_m = value_1 I M x_i x_j_0 x_j_1 x_m))))))))
  (entails_points2 (fun y_q5 y_q6 h8 => (at_if_of cond_holds (fun (h9 : 16 * x_j_0 + x_j_1 < x_m) =>
  (at_set_other (by decide) (at_right (at_right (at_points2 y_q5 y_q6 h8 rfl)))))
  (fun (h9 : ¬ 16 * x_j_0 + x_j_1 < x_m) => (at_right (at_right (at_points2 y_q5 y_q6 h8 rfl))))))))))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_j_1 (.const 0) (.const 16)
    (fun e x => known_3 I M (e v_n) (e v_m) (e v_i) (e v_j_0) x) (body_3 I M)

theorem vc_2 (x_n x_m x_i x_j_0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n x_m) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) (h2 : 0 ≤ x_i) (h3 : x_i < x_n) (h4 : 0 ≤ x_j_0) (h5 : x_j_0 < (x_m + 15) / 16) :
    (body_2 I M).vc I (impl.HasCell spec (base E x_n x_m)) (((base E x_n x_m).set v_i x_i).set v_j_0 x_j_0) (known_2 I M x_n x_m x_i x_j_0) :=
  (vc_for_of 0 16 rfl rfl ((entails_and (entails_left entails_refl) (entails_and
  (entails_points1 (fun y_q7 h6 => (at_right (at_left (at_points1 y_q7 h6 (reduce_congr1 (fun y_q8 =>
  ⟨(fun h7 => ⟨⟨h7.1.1, h7.1.2⟩, (int_lt_zero_add h7.2)⟩), (fun h7 => ⟨⟨h7.1.1, h7.1.2⟩, (int_c22 h7.2)⟩)⟩)
  (fun y_q8 h7 => rfl))))))) (entails_right (entails_right entails_refl))))
  : Heap.Entails (known_2 I M x_n x_m x_i x_j_0) (known_3 I M x_n x_m x_i x_j_0 0))
  (fun x_j_1 h6 h7 => (vc_3 x_n x_m x_i x_j_0 x_j_1 hl hM h0 h1 h2 h3 h4 h5 h6 h7))
  (fun x_j_1 h6 h7 => (kept_3 x_n x_m x_i x_j_0 x_j_1 hl hM h0 h1 h2 h3 h4 h5 h6 h7)))

theorem kept_2 (x_n x_m x_i x_j_0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n x_m) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) (h2 : 0 ≤ x_i) (h3 : x_i < x_n) (h4 : 0 ≤ x_j_0) (h5 : x_j_0 < (x_m + 15) / 16) :
    Heap.Entails ((body_2 I M).post (((base E x_n x_m).set v_i x_i).set v_j_0 x_j_0) (known_2 I M x_n x_m x_i x_j_0)) (known_2 I M x_n x_m x_i (x_j_0 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and
  (entails_points1 (fun y_q9 h6 => (at_right (at_left (at_points1 y_q9 h6 (reduce_congr1 (fun y_q10 =>
  ⟨(fun h7 => ⟨⟨h7.1.1, h7.1.2⟩, (int_c399 h7.2)⟩), (fun h7 => ⟨⟨h7.1.1, h7.1.2⟩, (fact_0 h7.2)⟩)⟩)
  (fun y_q10 h7 => rfl))))))) (entails_right (entails_right entails_refl))))
  : Heap.Entails (known_3 I M x_n x_m x_i x_j_0 16) (known_2 I M x_n x_m x_i (x_j_0 + 1)))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign a_r [.var v_i] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .scope [a_r] <|
    .for v_j_0 (.const 0) (.div (.add (.var v_m) (.const 15)) 16)
      (fun e x => known_2 I M (e v_n) (e v_m) (e v_i) x) (body_2 I M)

theorem vc_1 (x_n x_m x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n x_m) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) (h2 : 0 ≤ x_i) (h3 : x_i < x_n) :
    (body_1 I M).vc I (impl.HasCell spec (base E x_n x_m)) ((base E x_n x_m).set v_i x_i) (known_1 I M x_n x_m x_i) :=
  (vc_seq (vc_assign_of (I.fn f_1 [])
  (has_cell_at1 (b := (Binding.mk a_r t_R [v_i0] [.var v_i0] none)) (R := (Region.mk t_R [(.const 0, .var v_n)])) (.tail _ (.head _)) (.tail _ (.head _)) [x_i]
  (region_iff.2 ⟨x_i, _, rfl, h2, h3, rfl⟩) shape_a_r rfl rfl h2) ev_const rfl)
  (vc_scope (vc_for_of 0 ((x_m + 15) / 16) rfl rfl
  (show Heap.Entails _ (known_2 I M x_n x_m x_i 0) from (entails_and
  (entails_points1 (fun y_q11 h4 => (at_set_ne1 y_q11 x_i (int_tab_neab h4.2) (at_left (at_points1 y_q11 h4 rfl)))))
  (entails_and (entails_points1 (fun y_q12 h4 => (at_set_eq1 y_q12 x_i h4
  ((Eq.trans ((reduce_empty1 (fun y_q13 => (fun h5 => (int_c147 h5.1.1 h5.2))))
  : value_0 I M x_i 0 x_m = I.fn f_1 []) rfl)
  : value_0 I M x_i 0 x_m = I.fn f_1 []))))
  (entails_set (avoids_points2 (by decide)) (entails_right entails_refl)))))
  (fun x_j_0 h4 h5 => (vc_2 x_n x_m x_i x_j_0 hl hM h0 h1 h2 h3 h4 h5))
  (fun x_j_0 h4 h5 => (kept_2 x_n x_m x_i x_j_0 hl hM h0 h1 h2 h3 h4 h5)))))

theorem kept_1 (x_n x_m x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n x_m) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) (h2 : 0 ≤ x_i) (h3 : x_i < x_n) :
    Heap.Entails ((body_1 I M).post ((base E x_n x_m).set v_i x_i) (known_1 I M x_n x_m x_i)) (known_1 I M x_n x_m (x_i + 1)) :=
  ((entails_and
  (entails_points1 (fun y_q14 h4 => (Or.elim (((Classical.em (y_q14 < x_i)).elim (fun h5 => (Or.inl ⟨h4.1, h5⟩))
  (fun h5 => (Or.inr (int_taB_ntab_eab h4.2 h5)))) : 0 ≤ y_q14 ∧ y_q14 < x_i ∨ y_q14 = x_i)
  (fun h5 => (at_left (at_points1 y_q14 h5 rfl))) (fun h5 => (at_right (at_left (at_points1 y_q14 h5
  (Eq.trans ((equation_0 x_n x_m y_q14 hl hM trivial) : M t_R [y_q14] = value_3 I M y_q14 x_m)
  (reduce_congr1 (fun y_q16 => ⟨(fun h6 => ⟨h6, (int_c224 h6.2)⟩), (fun h6 => ⟨h6.1.1, h6.1.2⟩)⟩)
  (fun y_q16 h6 => (at_congr2 h5 rfl))))))))))) (entails_right (entails_right entails_refl)))
  : Heap.Entails (known_2 I M x_n x_m x_i (max 0 ((x_m + 15) / 16))) (known_1 I M x_n x_m (x_i + 1)))

theorem race_1 (x_n x_m : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n x_m) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) :
    ParVC I 0 x_n (body_1 I M).erase (fun x_i => ((base E x_n x_m).set v_i x_i)) (fun x_i => (body_1 I M).post ((base E x_n x_m).set v_i x_i) (known_1 I M x_n x_m x_i)) :=
  (race_arrays [a_r] rfl rfl
  (all_cons (apart1 (fun x_i y_c0 => y_c0 = x_i) (fun x_i y_c0 => y_c0 = x_i ∧ 0 < x_m)
  (fun x_i h2 h3 => (w_seq (w_assign1 x_i rfl)
  (w_scope (w_for 0 ((x_m + 15) / 16) rfl rfl (fun x_j_0 h4 h5 => (w_for 0 16 rfl rfl (fun x_j_1 h6 h7 =>
  (w_if_of cond_holds (fun (h8 : 16 * x_j_0 + x_j_1 < x_m) => (w_let (w_accumulate1 x_i rfl)))
  (fun (h8 : ¬ 16 * x_j_0 + x_j_1 < x_m) => (w_none rfl))))))))))
  (fun x_i h2 h3 => (r_seq (r_none rfl)
  (r_scope (r_for 0 ((x_m + 15) / 16) rfl rfl (fun x_j_0 h4 h5 => (r_for 0 16 rfl rfl
  (fun x_j_1 h6 h7 => (r_if_of cond_holds (fun (h8 : 16 * x_j_0 + x_j_1 < x_m) =>
  (r_let (r_accumulate1 (x_none rfl) x_i ⟨rfl, ((int_c587 h4 h5) : 0 < x_m)⟩)))
  (fun (h8 : ¬ 16 * x_j_0 + x_j_1 < x_m) => (r_none rfl))))))))))
  (fun x_i y_y y_c0 h2 h3 h4 h5 h6 h7 =>
  ⟨(fun h8 => (int_eab_eac_nebc_F h7 h8.1 h6)), (int_eab_nebc_neac h7 h6)⟩)) all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_i (.const 0) (.var v_n)
    (fun e x => known_1 I M (e v_n) (e v_m) x) (body_1 I M)

theorem program_vc (x_n x_m : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n x_m) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) :
    (program I M).vc I (impl.HasCell spec (base E x_n x_m)) (base E x_n x_m) (impl.inputHeap spec (base E x_n x_m) M) :=
  (vc_par_of 0 x_n rfl rfl (show Heap.Entails _ (known_1 I M x_n x_m 0) from
  (entails_and (entails_points1 (fun y_q17 h2 => (False.elim (int_lab_tba_F h2.1 h2.2))))
  (entails_points2 (fun y_q18 y_q19 h2 =>
  (at_input (R := (Region.mk t_X [(.const 0, .var v_n), (.const 0, .var v_m)])) (b := (Binding.mk a_x t_X [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [y_q18, y_q19]) (.head _) (.head _) rfl
  (region_iff.2 ⟨y_q18, _, rfl, h2.2.1, h2.2.2, y_q19, _, rfl, h2.1.1, h2.1.2, rfl⟩) rfl rfl)))))
  (fun x_i h2 h3 => (vc_1 x_n x_m x_i hl hM h0 h1 h2 h3))
  (fun x_i h2 h3 => (kept_1 x_n x_m x_i hl hM h0 h1 h2 h3)) (race_1 x_n x_m hl hM h0 h1))

theorem output_0_1 (x_n x_m y_q20 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n x_m) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) (h2 : 0 ≤ y_q20) (h3 : y_q20 < x_n) :
    ((program I M).post (base E x_n x_m) (impl.inputHeap spec (base E x_n x_m) M)) ⟨a_r, [y_q20]⟩ (M t_R [y_q20]) :=
  ((at_left (at_points1 y_q20 ⟨h2, (int_lt_max_right h3)⟩ rfl))
  : (known_1 I M x_n x_m (max 0 x_n)) ⟨a_r, [y_q20]⟩ (M t_R [y_q20]))

theorem consistent (E : Env) (x_n x_m : Int) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) : spec.Consistent (base E x_n x_m) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (x_n x_m : Int) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E x_n x_m) :=
  solvable_layers (consistent E x_n x_m h0 h1)
    (fun t => if t = t_R then 0 else 0) (by decide)

theorem placed (E : Env) (x_n x_m : Int) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) : impl.LayoutOk spec (base E x_n x_m) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (x_n x_m : Int) : Ten → List Int → Prop := fun t p => if t = t_R then (0 ≤ (p.getD 0 0) ∧ (p.getD 0 0) < x_n) ∧ 0 < x_m ∨ x_m = 0 else True

theorem covered_0 (E : Env) (x_n x_m : Int) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) (y_p0 : Int) (h2 : 0 ≤ y_p0) (h3 : y_p0 < x_n) :
    spec.Given (inside x_n x_m) (base E x_n x_m) t_R [y_p0] :=
  (given_equation (p := [y_p0]) (.head _) rfl rfl rfl
  (((Classical.em (0 < x_m)).elim (fun h4 => (Or.inl ⟨⟨h2, h3⟩, h4⟩))
  (fun h4 => (Or.inr (int_lba_ntba_eab h1 h4)))) : (0 ≤ y_p0 ∧ y_p0 < x_n) ∧ 0 < x_m ∨ x_m = 0)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (x_n x_m : Int) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) (x_i : Int) (h2 : True) (h3 : (0 ≤ x_i ∧ x_i < x_n) ∧ 0 < x_m ∨ x_m = 0) :
    TExp.Defined I M (spec.Given (inside x_n x_m) (base E x_n x_m)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_j] (.and (.le (.const 0) (.var v_j)) (.lt (.var v_j) (.var v_m))) (.access t_X [.var v_i, .var v_j])) ((base E x_n x_m).set v_i x_i) :=
  (defined_reduce_some1 0 x_m (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h4 : 0 ≤ y_d0 ∧ y_d0 < x_m) => h4)
  (fun (y_d0 : Int) (h4 : 0 ≤ y_d0 ∧ y_d0 < x_m) =>
  (defined_access (given_input (p := [x_i, y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨x_i, _, rfl, ((Or.elim h3 (fun h5 => h5.1.1) (fun h5 => (False.elim (int_c6 h4.1 h5 h4.2)))) : 0 ≤ x_i), ((Or.elim h3 (fun h5 => h5.1.2) (fun h5 => (False.elim (int_c6 h4.1 h5 h4.2)))) : x_i < x_n), y_d0, _, rfl, h4.1, h4.2, rfl⟩)))))

theorem defined (E : Env) (x_n x_m : Int) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) : spec.Defined (base E x_n x_m) :=
  defined_of (inside x_n x_m)
    (all_cons (region_each (fun y_p0 a0 a1 => covered_0 E x_n x_m h0 h1 y_p0 a0 a1))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined1 (fun x_i => cond_holds) (fun x_i g k => defined_0 E x_n x_m h0 h1 x_i g k))
    all_nil))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 1 0) (fun _ => 0)
    ⟨(all_cons (by decide) (all_cons (by decide) all_nil)), all_nil⟩
    ⟨_, (.head _), [0], region_iff.2 ⟨0, _, rfl, (by decide), (by decide), rfl⟩⟩
    all_nil
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => 0 ≤ (E v_n) ∧ 0 ≤ (E v_m))
    (fun E => base E (E v_n) (E v_m)) base_self (fun E ha => ⟨cond_holds.1 (ha.1 _ (.head _)), cond_holds.1 (ha.1 _ (.tail _ (.head _)))⟩) inhabited
    (fun E a => defined E (E v_n) (E v_m) a.1 a.2) (fun E a => placed E (E v_n) (E v_m) a.1 a.2)
    (fun E a => consistent E (E v_n) (E v_m) a.1 a.2) (fun E a => solvable E (E v_n) (E v_m) a.1 a.2)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc (E v_n) (E v_m) hl hM a.1 a.2)
    (all_cons ⟨_, (.tail _ (.head _)), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun y_p0 b0 b1 => output_0_1 (E v_n) (E v_m) y_p0 hl hM a.1 a.2 b0 b1)) all_nil)) all_nil))


end Redverify.Certificate.scheduled
