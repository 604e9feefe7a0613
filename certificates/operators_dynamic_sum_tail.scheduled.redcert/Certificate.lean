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

abbrev base (E : Env) (n m : Int) : Env := ((E.set v_n n).set v_m m)

theorem base_self (E : Env) : base E (E v_n) (E v_m) = E := by
  unfold base
  rw [Env.set_self, Env.set_self]

theorem shape_a_r : ∀ b ∈ impl.bindings, b.array = a_r → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

theorem fact_0 {a b : Int} (h0 : a < 16 + 16 * b) : a < 16 * (b + 1) :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (n m : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E n m) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (i j_0 m : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < m) ∧ y_k0 < 16 * j_0)) (body1 (fun y_k0 => M t_X [i, y_k0])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (i j_0 j_1 m : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < m) ∧ y_k0 < j_1 + 16 * j_0)) (body1 (fun y_k0 => M t_X [i, y_k0])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (i j_0 j_1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ j_1 + 16 * j_0)) (body1 (fun y_k0 => M t_X [i, y_k0])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (i m : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < m)) (body1 (fun y_k0 => M t_X [i, y_k0])))

theorem equation_0 (i : Int) (h0 : True) :
    (M t_R [i]) = (value_3 I M i m) :=
  (Eq.trans (hM _ (.head _) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_j] (.and (.le (.const 0) (.var v_j)) (.lt (.var v_j) (.var v_m))) (.access t_X [.var v_i, .var v_j])) ((base E n m).set v_i i) = _ from
  (eval_reduce_some1 rfl (fun (j : Int) => cond_holds) (fun (j : Int) (h1 : 0 ≤ j ∧ j < m) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_r
    (fun c0 => 0 ≤ c0 ∧ c0 < i)
    (fun c0 => (M t_R [c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (n m : Int) : Heap V :=
  .points2 a_x
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < m) ∧ 0 ≤ c0 ∧ c0 < n)
    (fun c0 c1 => (M t_X [c0, c1]))

noncomputable def known_1 (I : Interp V) (M : Model V) (n m i : Int) : Heap V :=
  ((known_1_0 I M i).and (known_1_1 I M n m))

noncomputable def known_2_1 (I : Interp V) (M : Model V) (m i j_0 : Int) : Heap V :=
  .points1 a_r
    (fun c0 => c0 = i)
    (fun c0 => (value_0 I M i j_0 m))

noncomputable def known_2 (I : Interp V) (M : Model V) (n m i j_0 : Int) : Heap V :=
  ((known_1_0 I M i).and ((known_2_1 I M m i j_0).and (known_1_1 I M n m)))

noncomputable def known_3_1 (I : Interp V) (M : Model V) (m i j_0 j_1 : Int) : Heap V :=
  .points1 a_r
    (fun c0 => c0 = i)
    (fun c0 => (value_1 I M i j_0 j_1 m))

noncomputable def known_3 (I : Interp V) (M : Model V) (n m i j_0 j_1 : Int) : Heap V :=
  ((known_1_0 I M i).and ((known_3_1 I M m i j_0 j_1).and (known_1_1 I M n m)))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .ifte (.lt (.add (.mul 16 (.var v_j_0)) (.var v_j_1)) (.var v_m)) (
    .letin v_v_j (.add (.mul 16 (.var v_j_0)) (.var v_j_1)) <|
    .accumulate false f_0 a_r [.var v_i] (.read a_x [.var v_i, .var v_v_j])
      (fun e => (value_2 I M (e v_i) (e v_j_0) (e v_j_1)))
  ) (
    .skip
  )

theorem vc_3 (i j_0 j_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ i) (h3 : i < n) (h4 : 0 ≤ j_0) (h5 : j_0 < (m + 15) / 16) (h6 : 0 ≤ j_1) (h7 : j_1 < 16) :
    (body_3 I M).vc I (impl.HasCell spec (base E n m)) ((((base E n m).set v_i i).set v_j_0 j_0).set v_j_1 j_1) (known_3 I M n m i j_0 j_1) :=
  (vc_if_of cond_holds (fun (h8 : 16 * j_0 + j_1 < m) =>
  (vc_let (vc_accumulate_of (value_1 I M i j_0 j_1 m) (M t_X [i, 16 * j_0 + j_1])
  ((at_right (at_left (at_points1 i rfl rfl)))
  : (known_3 I M n m i j_0 j_1) ⟨a_r, [i]⟩ (value_1 I M i j_0 j_1 m))
  (ev_read ((at_right (at_right (at_points2 i (16 * j_0 + j_1) ⟨⟨(int_c99 h4 h6), h8⟩, ⟨h2, h3⟩⟩ rfl)))
  : (known_3 I M n m i j_0 j_1) ⟨a_x, [i, 16 * j_0 + j_1]⟩ (M t_X [i, 16 * j_0 + j_1])))
  ((append1 (16 * j_0 + j_1) 0 (16 * j_0 + j_1 + 1) (fun q0 h9 => ⟨h9.1, (int_c9 h9.2)⟩)
  (fun q0 => ⟨(fun h9 =>
  ((Classical.em (q0 < j_1 + 16 * j_0)).elim (fun h10 => (Or.inl ⟨⟨h9.1, (int_c176 h10 h8)⟩, h10⟩))
  (fun h10 => (Or.inr (int_c56 h9.2 h10))))), (fun h9 => (Or.elim h9 (fun h10 => ⟨h10.1.1, (int_tab_lab h10.2)⟩)
  (fun h10 => ⟨(int_c293 h4 h6 h10), (int_c16 h10)⟩)))⟩) (fun q0 h9 => (int_c24 h9.2))
  (fun q0 h9 => rfl) rfl)
  : I.fn f_0 [value_1 I M i j_0 j_1 m, M t_X [i, 16 * j_0 + j_1]] = value_2 I M i j_0 j_1))))
  (fun (h8 : ¬ 16 * j_0 + j_1 < m) => vc_skip))

theorem kept_3 (i j_0 j_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ i) (h3 : i < n) (h4 : 0 ≤ j_0) (h5 : j_0 < (m + 15) / 16) (h6 : 0 ≤ j_1) (h7 : j_1 < 16) :
    Heap.Entails ((body_3 I M).post ((((base E n m).set v_i i).set v_j_0 j_0).set v_j_1 j_1) (known_3 I M n m i j_0 j_1)) (known_3 I M n m i j_0 (j_1 + 1)) :=
  (show Heap.Entails _ (known_3 I M n m i j_0 (j_1 + 1)) from
  (entails_and (entails_points1 (fun q1 h8 => (at_if_of cond_holds (fun (h9 : 16 * j_0 + j_1 < m) =>
  (at_set_ne1 q1 i (int_tab_neab h8.2) (at_left (at_points1 q1 h8 rfl))))
  (fun (h9 : ¬ 16 * j_0 + j_1 < m) => (at_left (at_points1 q1 h8 rfl))))))
  (entails_and (entails_points1 (fun q2 h8 => (at_if_of cond_holds
  (fun (h9 : 16 * j_0 + j_1 < m) => (at_set_eq1 q2 i h8 ((reduce_congr1 (fun q3 =>
  ⟨(fun h10 => ⟨h10.1.1, (int_c25 h10.2)⟩), (fun h10 => ⟨⟨h10.1, (int_c282 h10.2 h9)⟩, (int_c26 h10.2)⟩)⟩)
  (fun q3 h10 => rfl)) : value_1 I M i j_0 (j_1 + 1) m = value_2 I M i j_0 j_1)))
  (fun (h9 : ¬ 16 * j_0 + j_1 < m) =>
  (at_right (at_left (at_points1 q2 h8 ((reduce_congr1 (fun q4 =>
  ⟨(fun h10 => ⟨⟨h10.1.1, h10.1.2⟩, (int_c124 h10.1.2 h9)⟩), (fun h10 => ⟨⟨h10.1.1, h10.1.2⟩, (int_c30 h10.2)⟩)⟩)
  (fun q4 h10 => rfl)) : value_1 I M i j_0 (j_1 + 1) m = value_1 I M i j_0 j_1 m))))))))
  (entails_points2 (fun q5 q6 h8 => (at_if_of cond_holds (fun (h9 : 16 * j_0 + j_1 < m) =>
  (at_set_other (by decide) (at_right (at_right (at_points2 q5 q6 h8 rfl)))))
  (fun (h9 : ¬ 16 * j_0 + j_1 < m) => (at_right (at_right (at_points2 q5 q6 h8 rfl))))))))))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_j_1 (.const 0) (.const 16)
    (fun e x => known_3 I M (e v_n) (e v_m) (e v_i) (e v_j_0) x) (body_3 I M)

theorem vc_2 (i j_0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ i) (h3 : i < n) (h4 : 0 ≤ j_0) (h5 : j_0 < (m + 15) / 16) :
    (body_2 I M).vc I (impl.HasCell spec (base E n m)) (((base E n m).set v_i i).set v_j_0 j_0) (known_2 I M n m i j_0) :=
  (vc_for_of 0 16 rfl rfl ((entails_and (entails_left entails_refl) (entails_and
  (entails_points1 (fun q7 h6 => (at_right (at_left (at_points1 q7 h6 (reduce_congr1 (fun q8 =>
  ⟨(fun h7 => ⟨⟨h7.1.1, h7.1.2⟩, (int_lt_zero_add h7.2)⟩), (fun h7 => ⟨⟨h7.1.1, h7.1.2⟩, (int_c22 h7.2)⟩)⟩)
  (fun q8 h7 => rfl))))))) (entails_right (entails_right entails_refl))))
  : Heap.Entails (known_2 I M n m i j_0) (known_3 I M n m i j_0 0))
  (fun j_1 h6 h7 => (vc_3 n m hl hM i j_0 j_1 h0 h1 h2 h3 h4 h5 h6 h7))
  (fun j_1 h6 h7 => (kept_3 n m hl hM i j_0 j_1 h0 h1 h2 h3 h4 h5 h6 h7)))

theorem kept_2 (i j_0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ i) (h3 : i < n) (h4 : 0 ≤ j_0) (h5 : j_0 < (m + 15) / 16) :
    Heap.Entails ((body_2 I M).post (((base E n m).set v_i i).set v_j_0 j_0) (known_2 I M n m i j_0)) (known_2 I M n m i (j_0 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and
  (entails_points1 (fun q9 h6 => (at_right (at_left (at_points1 q9 h6 (reduce_congr1 (fun q10 =>
  ⟨(fun h7 => ⟨⟨h7.1.1, h7.1.2⟩, (int_c399 h7.2)⟩), (fun h7 => ⟨⟨h7.1.1, h7.1.2⟩, (fact_0 h7.2)⟩)⟩)
  (fun q10 h7 => rfl))))))) (entails_right (entails_right entails_refl))))
  : Heap.Entails (known_3 I M n m i j_0 16) (known_2 I M n m i (j_0 + 1)))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign a_r [.var v_i] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .scope [a_r] <|
    .for v_j_0 (.const 0) (.div (.add (.var v_m) (.const 15)) 16)
      (fun e x => known_2 I M (e v_n) (e v_m) (e v_i) x) (body_2 I M)

theorem vc_1 (i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ i) (h3 : i < n) :
    (body_1 I M).vc I (impl.HasCell spec (base E n m)) ((base E n m).set v_i i) (known_1 I M n m i) :=
  (vc_seq (vc_assign_of (I.fn f_1 [])
  (has_cell_at1 (b := (Binding.mk a_r t_R [v_i0] [.var v_i0] none)) (R := (Region.mk t_R [(.const 0, .var v_n)])) (.tail _ (.head _)) (.tail _ (.head _)) [i]
  (region_iff.2 ⟨i, _, rfl, h2, h3, rfl⟩) shape_a_r rfl rfl h2) ev_const rfl)
  (vc_scope (vc_for_of 0 ((m + 15) / 16) rfl rfl (show Heap.Entails _ (known_2 I M n m i 0) from (entails_and
  (entails_points1 (fun q11 h4 => (at_set_ne1 q11 i (int_tab_neab h4.2) (at_left (at_points1 q11 h4 rfl)))))
  (entails_and (entails_points1 (fun q12 h4 =>
  (at_set_eq1 q12 i h4 ((Eq.trans ((reduce_empty1 (fun q13 => (fun h5 => (int_c147 h5.1.1 h5.2))))
  : value_0 I M i 0 m = I.fn f_1 []) rfl)
  : value_0 I M i 0 m = I.fn f_1 []))))
  (entails_set (avoids_points2 (by decide)) (entails_right entails_refl)))))
  (fun j_0 h4 h5 => (vc_2 n m hl hM i j_0 h0 h1 h2 h3 h4 h5))
  (fun j_0 h4 h5 => (kept_2 n m hl hM i j_0 h0 h1 h2 h3 h4 h5)))))

theorem kept_1 (i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ i) (h3 : i < n) :
    Heap.Entails ((body_1 I M).post ((base E n m).set v_i i) (known_1 I M n m i)) (known_1 I M n m (i + 1)) :=
  ((entails_and
  (entails_points1 (fun q14 h4 => (Or.elim (((Classical.em (q14 < i)).elim (fun h5 => (Or.inl ⟨h4.1, h5⟩))
  (fun h5 => (Or.inr (int_taB_ntab_eab h4.2 h5)))) : 0 ≤ q14 ∧ q14 < i ∨ q14 = i)
  (fun h5 => (at_left (at_points1 q14 h5 rfl))) (fun h5 => (at_right (at_left (at_points1 q14 h5
  (Eq.trans ((equation_0 n m hl hM q14 trivial) : M t_R [q14] = value_3 I M q14 m)
  (reduce_congr1 (fun q16 => ⟨(fun h6 => ⟨h6, (int_c224 h6.2)⟩), (fun h6 => ⟨h6.1.1, h6.1.2⟩)⟩)
  (fun q16 h6 => (at_congr2 h5 rfl))))))))))) (entails_right (entails_right entails_refl)))
  : Heap.Entails (known_2 I M n m i (max 0 ((m + 15) / 16))) (known_1 I M n m (i + 1)))

theorem race_1 (h0 : 0 ≤ n) (h1 : 0 ≤ m) :
    ParVC I 0 n (body_1 I M).erase (fun i => ((base E n m).set v_i i)) (fun i => (body_1 I M).post ((base E n m).set v_i i) (known_1 I M n m i)) :=
  (race_arrays [a_r] rfl rfl (all_cons
  (apart1 (fun i c0 => c0 = i) (fun i c0 => c0 = i ∧ 0 < m) (fun i h2 h3 => (w_seq (w_assign1 i rfl)
  (w_scope (w_for 0 ((m + 15) / 16) rfl rfl (fun j_0 h4 h5 => (w_for 0 16 rfl rfl (fun j_1 h6 h7 =>
  (w_if_of cond_holds (fun (h8 : 16 * j_0 + j_1 < m) => (w_let (w_accumulate1 i rfl)))
  (fun (h8 : ¬ 16 * j_0 + j_1 < m) => (w_none rfl))))))))))
  (fun i h2 h3 => (r_seq (r_none rfl) (r_scope (r_for 0 ((m + 15) / 16) rfl rfl (fun j_0 h4 h5 =>
  (r_for 0 16 rfl rfl (fun j_1 h6 h7 => (r_if_of cond_holds (fun (h8 : 16 * j_0 + j_1 < m) =>
  (r_let (r_accumulate1 (x_none rfl) i ⟨rfl, ((int_c587 h4 h5) : 0 < m)⟩)))
  (fun (h8 : ¬ 16 * j_0 + j_1 < m) => (r_none rfl)))))))))) (fun i y_y c0 h2 h3 h4 h5 h6 h7 =>
  ⟨(fun h8 => (int_eab_eac_nebc_F h7 h8.1 h6)), (int_eab_nebc_neac h7 h6)⟩)) all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_i (.const 0) (.var v_n)
    (fun e x => known_1 I M (e v_n) (e v_m) x) (body_1 I M)

theorem program_vc (h0 : 0 ≤ n) (h1 : 0 ≤ m) :
    (program I M).vc I (impl.HasCell spec (base E n m)) (base E n m) (impl.inputHeap spec (base E n m) M) :=
  (vc_par_of 0 n rfl rfl (show Heap.Entails _ (known_1 I M n m 0) from
  (entails_and (entails_points1 (fun q17 h2 => (False.elim (int_lab_tba_F h2.1 h2.2))))
  (entails_points2 (fun q18 q19 h2 =>
  (at_input (R := (Region.mk t_X [(.const 0, .var v_n), (.const 0, .var v_m)])) (b := (Binding.mk a_x t_X [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q18, q19]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q18, _, rfl, h2.2.1, h2.2.2, q19, _, rfl, h2.1.1, h2.1.2, rfl⟩) rfl rfl)))))
  (fun i h2 h3 => (vc_1 n m hl hM i h0 h1 h2 h3)) (fun i h2 h3 => (kept_1 n m hl hM i h0 h1 h2 h3))
  (race_1 n m hl hM h0 h1))

theorem output_0_1 (q20 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ q20) (h3 : q20 < n) :
    ((program I M).post (base E n m) (impl.inputHeap spec (base E n m) M)) ⟨a_r, [q20]⟩ (M t_R [q20]) :=
  ((at_left (at_points1 q20 ⟨h2, (int_lt_max_right h3)⟩ rfl))
  : (known_1 I M n m (max 0 n)) ⟨a_r, [q20]⟩ (M t_R [q20]))

end

theorem consistent (E : Env) (n m : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) : spec.Consistent (base E n m) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (n m : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E n m) :=
  solvable_layers (consistent E n m h0 h1)
    (fun at_ => if at_ = t_R then 0 else 0) (by decide)

theorem placed (E : Env) (n m : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) : impl.LayoutOk spec (base E n m) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (n m : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_R then (0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < n) ∧ 0 < m ∨ m = 0 else True

theorem covered_0 (E : Env) (n m : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (p0 : Int) (h2 : 0 ≤ p0) (h3 : p0 < n) :
    spec.Given (inside n m) (base E n m) t_R [p0] :=
  (given_equation (p := [p0]) (.head _) rfl rfl rfl
  (((Classical.em (0 < m)).elim (fun h4 => (Or.inl ⟨⟨h2, h3⟩, h4⟩))
  (fun h4 => (Or.inr (int_lba_ntba_eab h1 h4)))) : (0 ≤ p0 ∧ p0 < n) ∧ 0 < m ∨ m = 0)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (n m : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (i : Int) (h2 : True) (h3 : (0 ≤ i ∧ i < n) ∧ 0 < m ∨ m = 0) :
    TExp.Defined I M (spec.Given (inside n m) (base E n m)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_j] (.and (.le (.const 0) (.var v_j)) (.lt (.var v_j) (.var v_m))) (.access t_X [.var v_i, .var v_j])) ((base E n m).set v_i i) :=
  (defined_reduce_some1 0 m (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h4 : 0 ≤ y_d0 ∧ y_d0 < m) => h4)
  (fun (y_d0 : Int) (h4 : 0 ≤ y_d0 ∧ y_d0 < m) =>
  (defined_access (given_input (p := [i, y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨i, _, rfl, ((Or.elim h3 (fun h5 => h5.1.1) (fun h5 => (False.elim (int_c6 h4.1 h5 h4.2)))) : 0 ≤ i), ((Or.elim h3 (fun h5 => h5.1.2) (fun h5 => (False.elim (int_c6 h4.1 h5 h4.2)))) : i < n), y_d0, _, rfl, h4.1, h4.2, rfl⟩)))))

theorem defined (E : Env) (n m : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) : spec.Defined (base E n m) :=
  defined_of (inside n m)
    (all_cons (region_each (fun p0 a0 a1 => covered_0 E n m h0 h1 p0 a0 a1))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_0 E n m h0 h1 i hg hk))
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
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 => output_0_1 (E v_n) (E v_m) hl hM p0 a.1 a.2 b0 b1)) all_nil)) all_nil))


end Redverify.Certificate.scheduled
