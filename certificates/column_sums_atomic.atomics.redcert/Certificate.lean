module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.atomics

/-- `N` -/ abbrev v_N : Var := 0
/-- `M` -/ abbrev v_M : Var := 1
/-- `j` -/ abbrev v_j : Var := 2
/-- `i` -/ abbrev v_i : Var := 3
/-- `i0` -/ abbrev v_i0 : Var := 4
/-- `i1` -/ abbrev v_i1 : Var := 5
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `A` -/ abbrev t_A : Ten := 0
/-- `B` -/ abbrev t_B : Ten := 1

/-- Specification `column_sums`. -/
def spec : Spec where
  assumptions := [.and (.le (.const 0) (.var v_N)) (.le (.const 0) (.var v_M))]
  inputs := [Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_M)]]
  outputs := [Region.mk t_B [(.const 0, .var v_M)]]
  equations :=
    [
      Equation.mk
        t_B
        [v_j]
        .true
        (.reduce
          [.fn (.literal .f32 0 1) []]
          (.builtin "+" .f32)
          [v_i]
          (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_N)))
          (.access t_A [.var v_i, .var v_j]))]

/-- Implementation `atomics`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_b t_B [v_i0] [.var v_i0] none]
  body :=
    .seq (.par v_j (.const 0) (.var v_M) <|
      .assign a_b [.var v_j] (.fn (.literal .f32 0 1) [])) <|
    .scope [a_b] <|
      .par v_i (.const 0) (.var v_N) <|
        .par v_j (.const 0) (.var v_M) <|
          .accumulate true (.builtin "+" .f32) a_b [.var v_j] (.read a_a [.var v_i, .var v_j])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := RightComm I (.builtin "+" .f32)

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : RightComm I (.builtin "+" .f32) := hl

abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1

abbrev base (E : Env) (x_N x_M : Int) : Env := ((E.set v_N x_N).set v_M x_M)

theorem base_self (E : Env) : base E (E v_N) (E v_M) = E := by
  unfold base
  rw [Env.set_self, Env.set_self]

theorem shape_a_b : ∀ b ∈ impl.bindings, b.array = a_b → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (y_c0 x_i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < x_i)) (body1 (fun y_k0 => M t_A [y_k0, y_c0])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (y_c0 x_i x_j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => y_k0 = x_i ∧ y_c0 < x_j ∨ 0 ≤ y_k0 ∧ y_k0 < x_i)) (body1 (fun y_k0 => M t_A [y_k0, y_c0])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (x_i x_j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ x_i)) (body1 (fun y_k0 => M t_A [y_k0, x_j])))

theorem equation_0 (x_N x_M x_j : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M) M) (h0 : True) :
    (M t_B [x_j]) = (value_0 I M x_j x_N) :=
  (Eq.trans (hM _ (.head _) [x_j] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_i] (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_N))) (.access t_A [.var v_i, .var v_j])) ((base E x_N x_M).set v_j x_j) = _ from
  (eval_reduce_some1 rfl (fun (x_i : Int) => cond_holds)
  (fun (x_i : Int) (h1 : 0 ≤ x_i ∧ x_i < x_N) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (x_N x_M : Int) : Heap V :=
  .points2 a_a
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < x_M) ∧ 0 ≤ y_c0 ∧ y_c0 < x_N)
    (fun y_c0 y_c1 => (M t_A [y_c0, y_c1]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (x_j : Int) : Heap V :=
  .points1 a_b
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < x_j)
    (fun y_c0 => (I.fn f_1 []))

noncomputable def known_1 (I : Interp V) (M : Model V) (x_N x_M x_j : Int) : Heap V :=
  ((known_1_0 I M x_N x_M).and (known_1_1 I M x_j))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_b [.var v_j] (.fn f_1 [])
    (fun e => (I.fn f_1 []))

theorem vc_1 (x_N x_M x_j : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M) M) (h0 : 0 ≤ x_N ∧ 0 ≤ x_M) (h1 : 0 ≤ x_j) (h2 : x_j < x_M) :
    (body_1 I M).vc I (impl.HasCell spec (base E x_N x_M)) ((base E x_N x_M).set v_j x_j) (known_1 I M x_N x_M x_j) :=
  (vc_assign_of (I.fn f_1 [])
  (has_cell_at1 (b := (Binding.mk a_b t_B [v_i0] [.var v_i0] none)) (R := (Region.mk t_B [(.const 0, .var v_M)])) (.tail _ (.head _)) (.tail _ (.head _)) [x_j]
  (region_iff.2 ⟨x_j, _, rfl, h1, h2, rfl⟩) shape_a_b rfl rfl h1) ev_const rfl)

theorem kept_1 (x_N x_M x_j : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M) M) (h0 : 0 ≤ x_N ∧ 0 ≤ x_M) (h1 : 0 ≤ x_j) (h2 : x_j < x_M) :
    Heap.Entails ((body_1 I M).post ((base E x_N x_M).set v_j x_j) (known_1 I M x_N x_M x_j)) (known_1 I M x_N x_M (x_j + 1)) :=
  (show Heap.Entails _ (known_1 I M x_N x_M (x_j + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl))
  (entails_points1 (fun y_q0 h3 =>
  ((Classical.em (y_q0 = x_j)).elim (fun h4 => (at_set_eq1 y_q0 x_j h4 rfl)) (fun h4 =>
  (at_set_ne1 y_q0 x_j h4 (at_right (at_points1 y_q0 ⟨h3.1, (int_taB_neab_tab h3.2 h4)⟩ rfl)))))))))

theorem race_1 (x_N x_M : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M) M) (h0 : 0 ≤ x_N ∧ 0 ≤ x_M) :
    ParVC I 0 x_M (body_1 I M).erase (fun x_j => ((base E x_N x_M).set v_j x_j)) (fun x_j => (body_1 I M).post ((base E x_N x_M).set v_j x_j) (known_1 I M x_N x_M x_j)) :=
  (race_arrays [a_b] rfl rfl
  (all_cons (apart1 (fun x_j y_c0 => y_c0 = x_j) (fun x_j y_c0 => (1 : Int) < 0)
  (fun x_j h1 h2 => (w_assign1 x_j rfl)) (fun x_j h1 h2 => (r_none rfl))
  (fun x_j y_y y_c0 h1 h2 h3 h4 h5 h6 => ⟨int_not_one_lt_zero, (int_eab_nebc_neac h6 h5)⟩)) all_nil))

noncomputable def known_2_1 (I : Interp V) (M : Model V) (x_M x_i : Int) : Heap V :=
  .points1 a_b
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < x_M)
    (fun y_c0 => (value_0 I M y_c0 x_i))

noncomputable def known_2 (I : Interp V) (M : Model V) (x_N x_M x_i : Int) : Heap V :=
  ((known_1_0 I M x_N x_M).and (known_2_1 I M x_M x_i))

noncomputable def known_3_1 (I : Interp V) (M : Model V) (x_M x_i x_j : Int) : Heap V :=
  .points1 a_b
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < x_M)
    (fun y_c0 => (value_1 I M y_c0 x_i x_j))

noncomputable def known_3 (I : Interp V) (M : Model V) (x_N x_M x_i x_j : Int) : Heap V :=
  ((known_1_0 I M x_N x_M).and (known_3_1 I M x_M x_i x_j))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate true f_0 a_b [.var v_j] (.read a_a [.var v_i, .var v_j])
    (fun e => (value_2 I M (e v_i) (e v_j)))

theorem vc_3 (x_N x_M x_i x_j : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M) M) (h0 : 0 ≤ x_N ∧ 0 ≤ x_M) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) (h3 : 0 ≤ x_j) (h4 : x_j < x_M) :
    (body_3 I M).vc I (impl.HasCell spec (base E x_N x_M)) (((base E x_N x_M).set v_i x_i).set v_j x_j) (known_3 I M x_N x_M x_i x_j) :=
  (vc_accumulate_of (value_1 I M x_j x_i x_j) (M t_A [x_i, x_j])
  ((at_right (at_points1 x_j ⟨h3, h4⟩ rfl))
  : (known_3 I M x_N x_M x_i x_j) ⟨a_b, [x_j]⟩ (value_1 I M x_j x_i x_j))
  (ev_read ((at_left (at_points2 x_i x_j ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl))
  : (known_3 I M x_N x_M x_i x_j) ⟨a_a, [x_i, x_j]⟩ (M t_A [x_i, x_j])))
  ((append1 x_i 0 (x_i + 1) (fun y_q4 h5 => ⟨h5.1, (int_lab_taB h5.2)⟩)
  (fun y_q4 => ⟨(fun h5 => ((Classical.em (y_q4 = x_i)).elim (fun h6 => (Or.inr h6))
  (fun h6 => (Or.inl (Or.inr ⟨h5.1, (int_lab_neab_tab h5.2 h6)⟩))))), (fun h5 => (Or.elim h5 (fun h6 =>
  (Or.elim h6 (fun h7 => (False.elim (int_irrefl h7.2))) (fun h7 => ⟨h7.1, (int_tab_lab h7.2)⟩)))
  (fun h6 => ⟨(int_lab_ecb_lac h1 h6), (int_eab_lab h6)⟩)))⟩)
  (fun y_q4 h5 => (Or.elim h5 (fun h6 => (False.elim (int_irrefl h6.2))) (fun h6 => h6.2)))
  (fun y_q4 h5 => rfl) rfl)
  : I.fn f_0 [value_1 I M x_j x_i x_j, M t_A [x_i, x_j]] = value_2 I M x_i x_j))

theorem kept_3 (x_N x_M x_i x_j : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M) M) (h0 : 0 ≤ x_N ∧ 0 ≤ x_M) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) (h3 : 0 ≤ x_j) (h4 : x_j < x_M) :
    Heap.Entails ((body_3 I M).post (((base E x_N x_M).set v_i x_i).set v_j x_j) (known_3 I M x_N x_M x_i x_j)) (known_3 I M x_N x_M x_i (x_j + 1)) :=
  (show Heap.Entails _ (known_3 I M x_N x_M x_i (x_j + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl))
  (entails_points1 (fun y_q5 h5 =>
  ((Classical.em (y_q5 = x_j)).elim (fun h6 => (at_set_eq1 y_q5 x_j h6 ((reduce_congr1
  (fun y_q6 => ⟨(fun h7 => (Or.elim h7 (fun h8 => ⟨(int_lab_ecb_lac h1 h8.1), (int_eab_lab h8.1)⟩)
  (fun h8 => ⟨h8.1, (int_tab_lab h8.2)⟩))), (fun h7 => ((Classical.em (y_q6 = x_i)).elim (fun h8 => (Or.inl ⟨h8, (int_eab_taB h6)⟩))
  (fun h8 => (Or.inr ⟨h7.1, (int_lab_neab_tab h7.2 h8)⟩))))⟩) (fun y_q6 h7 => (at_congr2 rfl h6)))
  : value_1 I M y_q5 x_i (x_j + 1) = value_2 I M x_i x_j))) (fun h6 =>
  (at_set_ne1 y_q5 x_j h6 (at_right (at_points1 y_q5 h5 (reduce_congr1 (fun y_q7 => ⟨(fun h7 =>
  (Or.elim h7 (fun h8 => (Or.inl ⟨h8.1, (int_taB_neab_tab h8.2 h6)⟩)) (fun h8 => (Or.inr h8)))), (fun h7 => (Or.elim h7 (fun h8 => (Or.inl ⟨h8.1, (int_tab_taB h8.2)⟩)) (fun h8 => (Or.inr h8))))⟩)
  (fun y_q7 h7 => rfl)))))))))))

theorem race_3 (x_N x_M x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M) M) (h0 : 0 ≤ x_N ∧ 0 ≤ x_M) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) :
    ParVC I 0 x_M (body_3 I M).erase (fun x_j => (((base E x_N x_M).set v_i x_i).set v_j x_j)) (fun x_j => (body_3 I M).post (((base E x_N x_M).set v_i x_i).set v_j x_j) (known_3 I M x_N x_M x_i x_j)) :=
  (race_arrays_atomic [a_b] rfl
  (all_cons (unraced_atomic f_0 1 (law_0 hl) rfl rfl rfl) all_nil))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .par v_j (.const 0) (.var v_M)
    (fun e x => known_3 I M (e v_N) (e v_M) (e v_i) x) (body_3 I M)

theorem vc_2 (x_N x_M x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M) M) (h0 : 0 ≤ x_N ∧ 0 ≤ x_M) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) :
    (body_2 I M).vc I (impl.HasCell spec (base E x_N x_M)) ((base E x_N x_M).set v_i x_i) (known_2 I M x_N x_M x_i) :=
  (vc_par_of 0 x_M rfl rfl ((entails_and (entails_left entails_refl)
  (entails_points1 (fun y_q8 h3 => (at_right (at_points1 y_q8 h3 (reduce_congr1 (fun y_q9 =>
  ⟨(fun h4 => (Or.elim h4 (fun h5 => (False.elim (int_lab_tba_F h3.1 h5.2))) (fun h5 => h5))), (fun h4 => (Or.inr h4))⟩)
  (fun y_q9 h4 => rfl))))))) : Heap.Entails (known_2 I M x_N x_M x_i) (known_3 I M x_N x_M x_i 0))
  (fun x_j h3 h4 => (vc_3 x_N x_M x_i x_j hl hM h0 h1 h2 h3 h4))
  (fun x_j h3 h4 => (kept_3 x_N x_M x_i x_j hl hM h0 h1 h2 h3 h4))
  (race_3 x_N x_M x_i hl hM h0 h1 h2))

theorem kept_2 (x_N x_M x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M) M) (h0 : 0 ≤ x_N ∧ 0 ≤ x_M) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) :
    Heap.Entails ((body_2 I M).post ((base E x_N x_M).set v_i x_i) (known_2 I M x_N x_M x_i)) (known_2 I M x_N x_M (x_i + 1)) :=
  ((entails_and (entails_left entails_refl)
  (entails_points1 (fun y_q10 h3 => (at_right (at_points1 y_q10 h3 (reduce_congr1 (fun y_q11 =>
  ⟨(fun h4 => ((Classical.em (y_q11 = x_i)).elim (fun h5 => (Or.inl ⟨h5, (int_lt_max_right h3.2)⟩))
  (fun h5 => (Or.inr ⟨h4.1, (int_taB_neab_tab h4.2 h5)⟩)))), (fun h4 => (Or.elim h4 (fun h5 => ⟨(int_lab_ecb_lac h1 h5.1), (int_eab_taB h5.1)⟩)
  (fun h5 => ⟨h5.1, (int_tab_taB h5.2)⟩)))⟩) (fun y_q11 h4 => rfl)))))))
  : Heap.Entails (known_3 I M x_N x_M x_i (max 0 x_M)) (known_2 I M x_N x_M (x_i + 1)))

theorem race_2 (x_N x_M : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M) M) (h0 : 0 ≤ x_N ∧ 0 ≤ x_M) :
    ParVC I 0 x_N (body_2 I M).erase (fun x_i => ((base E x_N x_M).set v_i x_i)) (fun x_i => (body_2 I M).post ((base E x_N x_M).set v_i x_i) (known_2 I M x_N x_M x_i)) :=
  (race_arrays_atomic [a_b] rfl
  (all_cons (unraced_atomic f_0 1 (law_0 hl) rfl rfl rfl) all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.par v_j (.const 0) (.var v_M)
    (fun e x => known_1 I M (e v_N) (e v_M) x) (body_1 I M)) <|
  .scope [a_b] <|
    .par v_i (.const 0) (.var v_N)
      (fun e x => known_2 I M (e v_N) (e v_M) x) (body_2 I M)

theorem program_vc (x_N x_M : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M) M) (h0 : 0 ≤ x_N ∧ 0 ≤ x_M) :
    (program I M).vc I (impl.HasCell spec (base E x_N x_M)) (base E x_N x_M) (impl.inputHeap spec (base E x_N x_M) M) :=
  (vc_seq (vc_par_of 0 x_M rfl rfl (show Heap.Entails _ (known_1 I M x_N x_M 0) from
  (entails_and (entails_points2 (fun y_q1 y_q2 h1 =>
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_M)])) (b := (Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [y_q1, y_q2]) (.head _) (.head _) rfl
  (region_iff.2 ⟨y_q1, _, rfl, h1.2.1, h1.2.2, y_q2, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl)))
  (entails_points1 (fun y_q3 h1 => (False.elim (int_lab_tba_F h1.1 h1.2))))))
  (fun x_j h1 h2 => (vc_1 x_N x_M x_j hl hM h0 h1 h2))
  (fun x_j h1 h2 => (kept_1 x_N x_M x_j hl hM h0 h1 h2)) (race_1 x_N x_M hl hM h0))
  (vc_scope (vc_par_of 0 x_N rfl rfl ((entails_and (entails_left entails_refl)
  (entails_points1 (fun y_q12 h1 => (at_right (at_points1 y_q12 ⟨h1.1, (int_lt_max_right h1.2)⟩
  (Eq.trans ((reduce_empty1 (fun y_q13 => (fun h2 => (int_lab_tba_F h2.1 h2.2))))
  : value_0 I M y_q12 0 = I.fn f_1 []) rfl))))))
  : Heap.Entails (known_1 I M x_N x_M (max 0 x_M)) (known_2 I M x_N x_M 0))
  (fun x_i h1 h2 => (vc_2 x_N x_M x_i hl hM h0 h1 h2))
  (fun x_i h1 h2 => (kept_2 x_N x_M x_i hl hM h0 h1 h2)) (race_2 x_N x_M hl hM h0))))

theorem output_0_1 (x_N x_M y_q14 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M) M) (h0 : 0 ≤ x_N ∧ 0 ≤ x_M) (h1 : 0 ≤ y_q14) (h2 : y_q14 < x_M) :
    ((program I M).post (base E x_N x_M) (impl.inputHeap spec (base E x_N x_M) M)) ⟨a_b, [y_q14]⟩ (M t_B [y_q14]) :=
  ((at_right (at_points1 y_q14 ⟨h1, h2⟩
  (Eq.trans ((equation_0 x_N x_M y_q14 hl hM trivial) : M t_B [y_q14] = value_0 I M y_q14 x_N)
  (reduce_congr1 (fun y_q16 =>
  ⟨(fun h3 => ⟨h3.1, (int_lt_max_right h3.2)⟩), (fun h3 => ⟨h3.1, (int_c4 h3.1 h3.2)⟩)⟩)
  (fun y_q16 h3 => rfl))))) : (known_2 I M x_N x_M (max 0 x_N)) ⟨a_b, [y_q14]⟩ (M t_B [y_q14]))

theorem consistent (E : Env) (x_N x_M : Int) (h0 : 0 ≤ x_N ∧ 0 ≤ x_M) : spec.Consistent (base E x_N x_M) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (x_N x_M : Int) (h0 : 0 ≤ x_N ∧ 0 ≤ x_M) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E x_N x_M) :=
  solvable_layers (consistent E x_N x_M h0)
    (fun t => if t = t_B then 0 else 0) (by decide)

theorem placed (E : Env) (x_N x_M : Int) (h0 : 0 ≤ x_N ∧ 0 ≤ x_M) : impl.LayoutOk spec (base E x_N x_M) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (x_N x_M : Int) : Ten → List Int → Prop := fun t p => if t = t_B then ((p.getD 0 0) < 0 ∧ x_N = 0 ∨ x_M ≤ (p.getD 0 0) ∧ x_N = 0) ∨ 0 ≤ (p.getD 0 0) ∧ (p.getD 0 0) < x_M else True

theorem covered_0 (E : Env) (x_N x_M : Int) (h0 : 0 ≤ x_N ∧ 0 ≤ x_M) (y_p0 : Int) (h1 : 0 ≤ y_p0) (h2 : y_p0 < x_M) :
    spec.Given (inside x_N x_M) (base E x_N x_M) t_B [y_p0] :=
  (given_equation (p := [y_p0]) (.head _) rfl rfl rfl
  ((Or.inr ⟨h1, h2⟩) : (y_p0 < 0 ∧ x_N = 0 ∨ x_M ≤ y_p0 ∧ x_N = 0) ∨ 0 ≤ y_p0 ∧ y_p0 < x_M)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (x_N x_M : Int) (h0 : 0 ≤ x_N ∧ 0 ≤ x_M) (x_j : Int) (h1 : True) (h2 : (x_j < 0 ∧ x_N = 0 ∨ x_M ≤ x_j ∧ x_N = 0) ∨ 0 ≤ x_j ∧ x_j < x_M) :
    TExp.Defined I M (spec.Given (inside x_N x_M) (base E x_N x_M)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_i] (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_N))) (.access t_A [.var v_i, .var v_j])) ((base E x_N x_M).set v_j x_j) :=
  (defined_reduce_some1 0 x_N (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < x_N) => h3)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < x_N) =>
  (defined_access (given_input (p := [y_d0, x_j]) (.head _) rfl rfl
  (region_iff.2 ⟨y_d0, _, rfl, h3.1, h3.2, x_j, _, rfl, ((Or.elim h2 (fun h4 => (Or.elim h4 (fun h5 => (False.elim (int_c6 h3.1 h5.2 h3.2)))
  (fun h5 => (False.elim (int_c6 h3.1 h5.2 h3.2))))) (fun h4 => h4.1)) : 0 ≤ x_j), ((Or.elim h2 (fun h4 => (Or.elim h4 (fun h5 => (int_lbc_tab_tac h0.2 h5.1))
  (fun h5 => (False.elim (int_c6 h3.1 h5.2 h3.2))))) (fun h4 => h4.2)) : x_j < x_M), rfl⟩)))))

theorem defined (E : Env) (x_N x_M : Int) (h0 : 0 ≤ x_N ∧ 0 ≤ x_M) : spec.Defined (base E x_N x_M) :=
  defined_of (inside x_N x_M)
    (all_cons (region_each (fun y_p0 a0 a1 => covered_0 E x_N x_M h0 y_p0 a0 a1))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined1 (fun x_j => cond_holds) (fun x_j g k => defined_0 E x_N x_M h0 x_j g k))
    all_nil))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 0 1) (fun _ => 0)
    ⟨(all_cons (by decide) all_nil), all_nil⟩
    ⟨_, (.head _), [0], region_iff.2 ⟨0, _, rfl, (by decide), (by decide), rfl⟩⟩
    all_nil
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => (0 ≤ (E v_N) ∧ 0 ≤ (E v_M)))
    (fun E => base E (E v_N) (E v_M)) base_self (fun E ha => cond_holds.1 (ha.1 _ (.head _))) inhabited
    (fun E a => defined E (E v_N) (E v_M) a) (fun E a => placed E (E v_N) (E v_M) a)
    (fun E a => consistent E (E v_N) (E v_M) a) (fun E a => solvable E (E v_N) (E v_M) a)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc (E v_N) (E v_M) hl hM a)
    (all_cons ⟨_, (.tail _ (.head _)), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun y_p0 b0 b1 => output_0_1 (E v_N) (E v_M) y_p0 hl hM a b0 b1)) all_nil)) all_nil))

/-- The program implements the specification over integers. -/
theorem certificate_int (I : Interp Int)
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ((Assoc.of_add m0).rightComm (Comm.of_add m0))

/-- The program implements the specification over rational numbers. -/
theorem certificate_rat (I : Interp Rat)
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ((Assoc.of_add m0).rightComm (Comm.of_add m0))

/-- The program implements the specification over words of w bits, for every w (arithmetic that wraps). -/
theorem certificate_word {w : Nat} (I : Interp (BitVec w))
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ((Assoc.of_add m0).rightComm (Comm.of_add m0))

end Redverify.Certificate.atomics
