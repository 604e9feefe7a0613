module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.from_first

/-- `N` -/ abbrev v_N : Var := 0
/-- `M` -/ abbrev v_M : Var := 1
/-- `i` -/ abbrev v_i : Var := 2
/-- `k` -/ abbrev v_k : Var := 3
/-- `i0` -/ abbrev v_i0 : Var := 4
/-- `i1` -/ abbrev v_i1 : Var := 5
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `A` -/ abbrev t_A : Ten := 0
/-- `B` -/ abbrev t_B : Ten := 1

/-- Specification `row_max`. -/
def spec : Spec where
  assumptions := [.and (.le (.const 0) (.var v_N)) (.le (.const 1) (.var v_M))]
  inputs := [Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_M)]]
  outputs := [Region.mk t_B [(.const 0, .var v_N)]]
  equations :=
    [
      Equation.mk
        t_B
        [v_i]
        .true
        (.reduce
          [.fn (.special .f32 "-inf") []]
          (.builtin "max" .f32)
          [v_k]
          (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_M)))
          (.access t_A [.var v_i, .var v_k]))]

/-- Implementation `from_first`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_b t_B [v_i0] [.var v_i0] none]
  body :=
    .par v_i (.const 0) (.var v_N) <|
      .seq (.assign a_b [.var v_i] (.read a_a [.var v_i, .const 0])) <|
      .scope [a_b] <|
        .for v_k (.const 1) (.var v_M) <|
          .accumulate false (.builtin "max" .f32) a_b [.var v_i] (.read a_a [.var v_i, .var v_k])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := LeftUnit I (.builtin "max" .f32) (I.fn (.special .f32 "-inf") [])

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : LeftUnit I (.builtin "max" .f32) (I.fn (.special .f32 "-inf") []) := hl

abbrev f_0 : Fn := .builtin "max" .f32
abbrev f_1 : Fn := .special .f32 "-inf"

abbrev base (E : Env) (N x_M : Int) : Env := ((E.set v_N N).set v_M x_M)

theorem base_self (E : Env) : base E (E v_N) (E v_M) = E := by
  unfold base
  rw [Env.set_self, Env.set_self]

theorem shape_a_b : ∀ b ∈ impl.bindings, b.array = a_b → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

theorem fact_0 {a b c : Int} (h0 : a ≤ c) (h1 : 1 ≤ b) (h2 : ¬ a = c) : a ≤ b + c + (-2) :=
  by omega

theorem fact_1 {a b c : Int} (h0 : 2 ≤ b) (h1 : a < c + 1) : a ≤ (max 1 b) + c + (-2) :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N x_M : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N x_M) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (c0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => y_k0 = 0)) (body1 (fun y_k0 => M t_A [c0, y_k0])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (c0 x_M : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < x_M)) (body1 (fun y_k0 => M t_A [c0, y_k0])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (c0 x_M i k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < x_M) ∧ c0 < i ∨ (0 ≤ y_k0 ∧ y_k0 < k) ∧ c0 = i)) (body1 (fun y_k0 => M t_A [c0, y_k0])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (x_M i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < x_M) ∧ y_k0 = 0)) (body1 (fun y_k0 => M t_A [i, y_k0])))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (i k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ k)) (body1 (fun y_k0 => M t_A [i, y_k0])))

theorem equation_0 (i : Int) (h0 : True) :
    (M t_B [i]) = (value_1 I M i x_M) :=
  (Eq.trans (hM _ (.head _) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_M))) (.access t_A [.var v_i, .var v_k])) ((base E N x_M).set v_i i) = _ from
  (eval_reduce_some1 rfl (fun (k : Int) => cond_holds)
  (fun (k : Int) (h1 : 0 ≤ k ∧ k < x_M) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (N x_M : Int) : Heap V :=
  .points2 a_a
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < N)
    (fun c0 c1 => (M t_A [c0, c1]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (x_M i : Int) : Heap V :=
  .points1 a_b
    (fun c0 => (0 ≤ c0 ∧ c0 < i) ∧ x_M = 1)
    (fun c0 => (value_0 I M c0))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (x_M i : Int) : Heap V :=
  .points1 a_b
    (fun c0 => (0 ≤ c0 ∧ c0 < i) ∧ 2 ≤ x_M)
    (fun c0 => (value_1 I M c0 x_M))

noncomputable def known_1 (I : Interp V) (M : Model V) (N x_M i : Int) : Heap V :=
  ((known_1_0 I M N x_M).and ((known_1_1 I M x_M i).and (known_1_2 I M x_M i)))

noncomputable def known_2_1 (I : Interp V) (M : Model V) (x_M i k : Int) : Heap V :=
  .points1 a_b
    (fun c0 => (c0 = i ∧ 2 ≤ x_M) ∧ k = 1 ∨ ((0 ≤ c0 ∧ c0 ≤ i) ∧ x_M = 1) ∧ k = 1)
    (fun c0 => (value_0 I M c0))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (x_M i k : Int) : Heap V :=
  .points1 a_b
    (fun c0 => ((0 ≤ c0 ∧ c0 ≤ i) ∧ c0 ≤ k + i + (-2)) ∧ 2 ≤ x_M)
    (fun c0 => (value_2 I M c0 x_M i k))

noncomputable def known_2 (I : Interp V) (M : Model V) (N x_M i k : Int) : Heap V :=
  ((known_1_0 I M N x_M).and ((known_2_1 I M x_M i k).and (known_2_2 I M x_M i k)))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate false f_0 a_b [.var v_i] (.read a_a [.var v_i, .var v_k])
    (fun e => (value_4 I M (e v_i) (e v_k)))

theorem vc_2 (i k : Int) (h0 : 0 ≤ N ∧ 1 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 1 ≤ k) (h4 : k < x_M) :
    (body_2 I M).vc I (impl.HasCell spec (base E N x_M)) (((base E N x_M).set v_i i).set v_k k) (known_2 I M N x_M i k) :=
  (Or.elim (((Classical.em (k = 1)).elim (fun h5 => (Or.inl h5)) (fun h5 => (Or.inr (int_c204 h3 h5))))
  : k = 1 ∨ 2 ≤ k) (fun h5 => (vc_accumulate_of (value_0 I M i) (M t_A [i, k])
  ((at_right (at_left (at_points1 i (Or.inl ⟨⟨rfl, (int_c490 h3 h4)⟩, h5⟩) rfl)))
  : (known_2 I M N x_M i k) ⟨a_b, [i]⟩ (value_0 I M i))
  (ev_read ((at_left (at_points2 i k ⟨⟨(int_c18 h3), h4⟩, ⟨h1, h2⟩⟩ rfl))
  : (known_2 I M N x_M i k) ⟨a_a, [i, k]⟩ (M t_A [i, k])))
  ((append1 k 0 (1 + 1) (fun q1 h6 => ⟨h6.1, (int_c363 h6.2 h5)⟩)
  (fun q1 => ⟨(fun h6 => ((Classical.em (q1 = 0)).elim (fun h7 => (Or.inl h7))
  (fun h7 => (Or.inr (int_c394 h6.2 h6.1 h5 h7))))), (fun h6 => (Or.elim h6 (fun h7 => ⟨(int_eba_lab h7), (int_c346 h3 h7)⟩)
  (fun h7 => ⟨(int_c166 h3 h7), (int_eab_lab h7)⟩)))⟩) (fun q1 h6 => (int_c164 h3 h6))
  (fun q1 h6 => rfl) rfl)
  : I.fn f_0 [value_0 I M i, M t_A [i, k]] = value_4 I M i k)))
  (fun h5 => (vc_accumulate_of (value_2 I M i x_M i k) (M t_A [i, k])
  ((at_right (at_right (at_points1 i ⟨⟨⟨h1, int_refl⟩, (int_c519 h5)⟩, (int_lab_tbc_lac h5 h4)⟩ rfl)))
  : (known_2 I M N x_M i k) ⟨a_b, [i]⟩ (value_2 I M i x_M i k))
  (ev_read ((at_left (at_points2 i k ⟨⟨(int_c18 h3), h4⟩, ⟨h1, h2⟩⟩ rfl))
  : (known_2 I M N x_M i k) ⟨a_a, [i, k]⟩ (M t_A [i, k])))
  ((append1 k 0 (k + 1) (fun q2 h6 => ⟨h6.1, (int_lab_taB h6.2)⟩) (fun q2 =>
  ⟨(fun h6 => ((Classical.em (q2 < k)).elim (fun h7 => (Or.inl (Or.inr ⟨⟨h6.1, h7⟩, int_c1⟩)))
  (fun h7 => (Or.inr (int_lab_ntab_eab h6.2 h7))))), (fun h6 => (Or.elim h6 (fun h7 =>
  (Or.elim h7 (fun h8 => (False.elim (int_irrefl h8.2))) (fun h8 => ⟨h8.1.1, (int_tab_lab h8.1.2)⟩)))
  (fun h7 => ⟨(int_c347 h5 h7), (int_eab_lab h7)⟩)))⟩)
  (fun q2 h6 => (Or.elim h6 (fun h7 => (False.elim (int_irrefl h7.2))) (fun h7 => h7.1.2)))
  (fun q2 h6 => rfl) rfl)
  : I.fn f_0 [value_2 I M i x_M i k, M t_A [i, k]] = value_4 I M i k))))

theorem kept_2 (i k : Int) (h0 : 0 ≤ N ∧ 1 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 1 ≤ k) (h4 : k < x_M) :
    Heap.Entails ((body_2 I M).post (((base E N x_M).set v_i i).set v_k k) (known_2 I M N x_M i k)) (known_2 I M N x_M i (k + 1)) :=
  (show Heap.Entails _ (known_2 I M N x_M i (k + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl))
  (entails_and (entails_points1 (fun q3 h5 =>
  (False.elim (Or.elim h5 (fun h6 => (int_c197 h3 h6.2)) (fun h6 => (int_c197 h3 h6.2))))))
  (entails_points1 (fun q4 h5 => ((Classical.em (q4 = i)).elim (fun h6 => (at_set_eq1 q4 i h6
  ((reduce_congr1 (fun q5 => ⟨(fun h7 => (Or.elim h7 (fun h8 => (False.elim (int_eab_tab_F h6 h8.2)))
  (fun h8 => ⟨h8.1.1, (int_taB_lab h8.1.2)⟩))), (fun h7 => (Or.inr ⟨⟨h7.1, (int_lab_taB h7.2)⟩, h6⟩))⟩)
  (fun q5 h7 => (at_congr2 h6 rfl))) : value_2 I M q4 x_M i (k + 1) = value_4 I M i k)))
  (fun h6 => (at_set_ne1 q4 i h6
  (at_right (at_right (at_points1 q4 ⟨⟨h5.1.1, (fact_0 h5.1.1.2 h3 h6)⟩, h5.2⟩ (reduce_congr1 (fun q6 =>
  ⟨(fun h7 => (Or.elim h7 (fun h8 => (Or.inl h8)) (fun h8 => (False.elim (int_eab_neab_F h8.2 h6))))), (fun h7 => (Or.elim h7 (fun h8 => (Or.inl h8)) (fun h8 => (False.elim (int_eab_neab_F h8.2 h6)))))⟩)
  (fun q6 h7 => rfl)))))))))))))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign a_b [.var v_i] (.read a_a [.var v_i, .const 0])
    (fun e => (value_3 I M (e v_M) (e v_i)))) <|
  .scope [a_b] <|
    .for v_k (.const 1) (.var v_M)
      (fun e x => known_2 I M (e v_N) (e v_M) (e v_i) x) (body_2 I M)

theorem vc_1 (i : Int) (h0 : 0 ≤ N ∧ 1 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) :
    (body_1 I M).vc I (impl.HasCell spec (base E N x_M)) ((base E N x_M).set v_i i) (known_1 I M N x_M i) :=
  (vc_seq (vc_assign_of (M t_A [i, 0])
  (has_cell_at1 (b := (Binding.mk a_b t_B [v_i0] [.var v_i0] none)) (R := (Region.mk t_B [(.const 0, .var v_N)])) (.tail _ (.head _)) (.tail _ (.head _)) [i]
  (region_iff.2 ⟨i, _, rfl, h1, h2, rfl⟩) shape_a_b rfl rfl h1)
  (ev_read ((at_left (at_points2 i 0 ⟨⟨(by decide), (int_c38 h0.2)⟩, ⟨h1, h2⟩⟩ rfl))
  : (known_1 I M N x_M i) ⟨a_a, [i, 0]⟩ (M t_A [i, 0]))) ((Eq.trans ((Eq.trans rfl
  (Eq.symm ((show ∀ v0 : V, (I.fn f_0 [I.fn f_1 [], v0]) = v0 from by intro v0; exact (law_0 hl) _)
  (M t_A [i, 0]))))
  : M t_A [i, 0] = I.fn f_0 [I.fn f_1 [], M t_A [i, 0]])
  (Eq.symm (reduce_single_some1 0
  (fun q0 => ⟨(fun h3 => h3.2), (fun h3 => ⟨⟨(int_eba_lab h3), (int_c164 h0.2 h3)⟩, h3⟩)⟩))))
  : M t_A [i, 0] = value_3 I M x_M i))
  (vc_scope (vc_for_of 1 x_M rfl rfl (show Heap.Entails _ (known_2 I M N x_M i 1) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_points1 (fun q7 h3 => (Or.elim h3 (fun h4 => (at_set_eq1 q7 i h4.1.1 ((reduce_congr1
  (fun q8 => ⟨(fun h5 => ⟨⟨(int_eba_lab h5), (int_c342 h4.1.2 h5)⟩, h5⟩), (fun h5 => h5.2)⟩)
  (fun q8 h5 => (at_congr2 h4.1.1 rfl))) : value_0 I M q7 = value_3 I M x_M i)))
  (fun h4 => ((Classical.em (q7 = i)).elim (fun h5 => (at_set_eq1 q7 i h5 ((reduce_congr1
  (fun q9 => ⟨(fun h6 => ⟨⟨(int_eba_lab h6), (int_c164 h0.2 h6)⟩, h6⟩), (fun h6 => h6.2)⟩)
  (fun q9 h6 => (at_congr2 h5 rfl))) : value_0 I M q7 = value_3 I M x_M i)))
  (fun h5 => (at_set_ne1 q7 i h5
  (at_right (at_left (at_points1 q7 ⟨⟨h4.1.1.1, (int_lab_neab_tab h4.1.1.2 h5)⟩, h4.1.2⟩ rfl))))))))))
  (entails_points1 (fun q10 h3 => (at_set_ne1 q10 i (int_c542 h3.1.2)
  (at_right (at_right (at_points1 q10 ⟨⟨h3.1.1.1, (int_c511 h3.1.2)⟩, h3.2⟩ (reduce_congr1 (fun q11 =>
  ⟨(fun h4 => (Or.elim h4 (fun h5 => h5.1) (fun h5 => (False.elim (int_c526 h3.1.2 h5.2))))), (fun h4 => (Or.inl ⟨h4, (int_c511 h3.1.2)⟩))⟩)
  (fun q11 h4 => rfl))))))))))) (fun k h3 h4 => (vc_2 N x_M hl hM i k h0 h1 h2 h3 h4))
  (fun k h3 h4 => (kept_2 N x_M hl hM i k h0 h1 h2 h3 h4)))))

theorem kept_1 (i : Int) (h0 : 0 ≤ N ∧ 1 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) :
    Heap.Entails ((body_1 I M).post ((base E N x_M).set v_i i) (known_1 I M N x_M i)) (known_1 I M N x_M (i + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_points1 (fun q12 h3 =>
  (at_right (at_left (at_points1 q12 (Or.inr ⟨⟨⟨h3.1.1, (int_taB_lab h3.1.2)⟩, h3.2⟩, (int_c202 h3.2)⟩) rfl)))))
  (entails_points1 (fun q13 h3 =>
  (at_right (at_right (at_points1 q13 ⟨⟨⟨h3.1.1, (int_taB_lab h3.1.2)⟩, (fact_1 h3.2 h3.1.2)⟩, h3.2⟩ (reduce_congr1
  (fun q14 => ⟨(fun h4 => ((Classical.em (q13 < i)).elim (fun h5 => (Or.inl ⟨h4, h5⟩))
  (fun h5 => (Or.inr ⟨⟨h4.1, (int_lt_max_right h4.2)⟩, (int_taB_ntab_eab h3.1.2 h5)⟩)))), (fun h4 => (Or.elim h4 (fun h5 => h5.1) (fun h5 => ⟨h5.1.1, (int_c366 h3.2 h5.1.2)⟩)))⟩)
  (fun q14 h4 => rfl)))))))))
  : Heap.Entails (known_2 I M N x_M i (max 1 x_M)) (known_1 I M N x_M (i + 1)))

theorem race_1 (h0 : 0 ≤ N ∧ 1 ≤ x_M) :
    ParVC I 0 N (body_1 I M).erase (fun i => ((base E N x_M).set v_i i)) (fun i => (body_1 I M).post ((base E N x_M).set v_i i) (known_1 I M N x_M i)) :=
  (race_arrays [a_b] rfl rfl
  (all_cons (apart1 (fun i c0 => c0 = i) (fun i c0 => c0 = i ∧ 2 ≤ x_M) (fun i h1 h2 =>
  (w_seq (w_assign1 i rfl) (w_scope (w_for 1 x_M rfl rfl (fun k h3 h4 => (w_accumulate1 i rfl))))))
  (fun i h1 h2 => (r_seq (r_none rfl) (r_scope (r_for 1 x_M rfl rfl
  (fun k h3 h4 => (r_accumulate1 (x_none rfl) i ⟨rfl, ((int_c490 h3 h4) : 2 ≤ x_M)⟩))))))
  (fun i y_y c0 h1 h2 h3 h4 h5 h6 =>
  ⟨(fun h7 => (int_eab_eac_nebc_F h6 h7.1 h5)), (int_eab_nebc_neac h6 h5)⟩)) all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_i (.const 0) (.var v_N)
    (fun e x => known_1 I M (e v_N) (e v_M) x) (body_1 I M)

theorem program_vc (h0 : 0 ≤ N ∧ 1 ≤ x_M) :
    (program I M).vc I (impl.HasCell spec (base E N x_M)) (base E N x_M) (impl.inputHeap spec (base E N x_M) M) :=
  (vc_par_of 0 N rfl rfl
  (show Heap.Entails _ (known_1 I M N x_M 0) from (entails_and (entails_points2 (fun q15 q16 h1 =>
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_M)])) (b := (Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q15, q16]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q15, _, rfl, h1.2.1, h1.2.2, q16, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points1 (fun q17 h1 => (False.elim (int_lab_tba_F h1.1.1 h1.1.2))))
  (entails_points1 (fun q18 h1 => (False.elim (int_lab_tba_F h1.1.1 h1.1.2)))))))
  (fun i h1 h2 => (vc_1 N x_M hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_1 N x_M hl hM i h0 h1 h2))
  (race_1 N x_M hl hM h0))

theorem output_0_1 (q19 : Int) (h0 : 0 ≤ N ∧ 1 ≤ x_M) (h1 : 0 ≤ q19) (h2 : q19 < N) :
    ((program I M).post (base E N x_M) (impl.inputHeap spec (base E N x_M) M)) ⟨a_b, [q19]⟩ (M t_B [q19]) :=
  ((Or.elim (((Classical.em (x_M = 1)).elim (fun h3 => (Or.inl ⟨⟨h1, (int_lt_max_right h2)⟩, h3⟩))
  (fun h3 => (Or.inr ⟨⟨h1, (int_lt_max_right h2)⟩, (int_c204 h0.2 h3)⟩)))
  : (0 ≤ q19 ∧ q19 < (max 0 N)) ∧ x_M = 1 ∨ (0 ≤ q19 ∧ q19 < (max 0 N)) ∧ 2 ≤ x_M)
  (fun h3 => (at_right (at_left (at_points1 q19 h3 (Eq.trans
  ((Eq.trans ((Eq.trans ((equation_0 N x_M hl hM q19 trivial) : M t_B [q19] = value_1 I M q19 x_M)
  (Eq.trans ((reduce_single_some1 0 (fun q21 =>
  ⟨(fun h4 => (int_c369 h4.1 h3.2 h4.2)), (fun h4 => ⟨(int_eba_lab h4), (int_c164 h0.2 h4)⟩)⟩))
  : value_1 I M q19 x_M = I.fn f_0 [I.fn f_1 [], M t_A [q19, 0]])
  (Eq.trans
  (((show ∀ v0 : V, (I.fn f_0 [I.fn f_1 [], v0]) = v0 from by intro v0; exact (law_0 hl) _)
  (M t_A [q19, 0]))
  : I.fn f_0 [I.fn f_1 [], M t_A [q19, 0]] = M t_A [q19, 0])
  rfl))) : M t_B [q19] = M t_A [q19, 0])
  (Eq.symm ((show ∀ v0 : V, (I.fn f_0 [I.fn f_1 [], v0]) = v0 from by intro v0; exact (law_0 hl) _)
  (M t_A [q19, 0]))))
  : M t_B [q19] = I.fn f_0 [I.fn f_1 [], M t_A [q19, 0]])
  (Eq.symm (reduce_single_some1 0 (fun q20 => ⟨(fun h4 => h4), (fun h4 => h4)⟩))))))))
  (fun h3 => (at_right (at_right (at_points1 q19 h3
  (Eq.trans ((equation_0 N x_M hl hM q19 trivial) : M t_B [q19] = value_1 I M q19 x_M) rfl))))))
  : (known_1 I M N x_M (max 0 N)) ⟨a_b, [q19]⟩ (M t_B [q19]))

end

theorem consistent (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 1 ≤ x_M) : spec.Consistent (base E N x_M) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 1 ≤ x_M) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N x_M) :=
  solvable_layers (consistent E N x_M h0)
    (fun at_ => if at_ = t_B then 0 else 0) (by decide)

theorem placed (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 1 ≤ x_M) : impl.LayoutOk spec (base E N x_M) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N x_M : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_B then 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < N else True

theorem covered_0 (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 1 ≤ x_M) (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < N) :
    spec.Given (inside N x_M) (base E N x_M) t_B [p0] :=
  (given_equation (p := [p0]) (.head _) rfl rfl rfl (⟨h1, h2⟩ : 0 ≤ p0 ∧ p0 < N)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 1 ≤ x_M) (i : Int) (h1 : True) (h2 : 0 ≤ i ∧ i < N) :
    TExp.Defined I M (spec.Given (inside N x_M) (base E N x_M)) (.reduce [.fn (.special .f32 "-inf") []] (.builtin "max" .f32) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_M))) (.access t_A [.var v_i, .var v_k])) ((base E N x_M).set v_i i) :=
  (defined_reduce_some1 0 x_M (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < x_M) => h3)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < x_M) =>
  (defined_access (given_input (p := [i, y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨i, _, rfl, h2.1, h2.2, y_d0, _, rfl, h3.1, h3.2, rfl⟩)))))

theorem defined (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 1 ≤ x_M) : spec.Defined (base E N x_M) :=
  defined_of (inside N x_M)
    (all_cons (region_each (fun p0 a0 a1 => covered_0 E N x_M h0 p0 a0 a1))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_0 E N x_M h0 i hg hk))
    all_nil))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 1 1) (fun _ => 0)
    ⟨(all_cons (by decide) all_nil), all_nil⟩
    ⟨_, (.head _), [0], region_iff.2 ⟨0, _, rfl, (by decide), (by decide), rfl⟩⟩
    all_nil
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => (0 ≤ (E v_N) ∧ 1 ≤ (E v_M)))
    (fun E => base E (E v_N) (E v_M)) base_self (fun E ha => cond_holds.1 (ha.1 _ (.head _))) inhabited
    (fun E a => defined E (E v_N) (E v_M) a) (fun E a => placed E (E v_N) (E v_M) a)
    (fun E a => consistent E (E v_N) (E v_M) a) (fun E a => solvable E (E v_N) (E v_M) a)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc (E v_N) (E v_M) hl hM a)
    (all_cons ⟨_, (.tail _ (.head _)), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 => output_0_1 (E v_N) (E v_M) hl hM p0 a b0 b1)) all_nil)) all_nil))


end Redverify.Certificate.from_first
