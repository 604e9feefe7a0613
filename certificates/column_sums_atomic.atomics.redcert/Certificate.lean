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

abbrev base (E : Env) (N x_M : Int) : Env := ((E.set v_N N).set v_M x_M)

theorem base_self (E : Env) : base E (E v_N) (E v_M) = E := by
  unfold base
  rw [Env.set_self, Env.set_self]

theorem shape_a_b : ∀ b ∈ impl.bindings, b.array = a_b → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N x_M : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N x_M) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (c0 i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < i)) (body1 (fun y_k0 => M t_A [y_k0, c0])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (c0 i j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => y_k0 = i ∧ c0 < j ∨ 0 ≤ y_k0 ∧ y_k0 < i)) (body1 (fun y_k0 => M t_A [y_k0, c0])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (i j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ i)) (body1 (fun y_k0 => M t_A [y_k0, j])))

theorem equation_0 (j : Int) (h0 : True) :
    (M t_B [j]) = (value_0 I M j N) :=
  (Eq.trans (hM _ (.head _) [j] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_i] (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_N))) (.access t_A [.var v_i, .var v_j])) ((base E N x_M).set v_j j) = _ from
  (eval_reduce_some1 rfl (fun (i : Int) => cond_holds) (fun (i : Int) (h1 : 0 ≤ i ∧ i < N) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (N x_M : Int) : Heap V :=
  .points2 a_a
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < N)
    (fun c0 c1 => (M t_A [c0, c1]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (j : Int) : Heap V :=
  .points1 a_b
    (fun c0 => 0 ≤ c0 ∧ c0 < j)
    (fun c0 => (I.fn f_1 []))

noncomputable def known_1 (I : Interp V) (M : Model V) (N x_M j : Int) : Heap V :=
  ((known_1_0 I M N x_M).and (known_1_1 I M j))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_b [.var v_j] (.fn f_1 [])
    (fun e => (I.fn f_1 []))

theorem vc_1 (j : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ j) (h2 : j < x_M) :
    (body_1 I M).vc I (impl.HasCell spec (base E N x_M)) ((base E N x_M).set v_j j) (known_1 I M N x_M j) :=
  (vc_assign_of (I.fn f_1 [])
  (has_cell_at1 (b := (Binding.mk a_b t_B [v_i0] [.var v_i0] none)) (R := (Region.mk t_B [(.const 0, .var v_M)])) (.tail _ (.head _)) (.tail _ (.head _)) [j]
  (region_iff.2 ⟨j, _, rfl, h1, h2, rfl⟩) shape_a_b rfl rfl h1) ev_const rfl)

theorem kept_1 (j : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ j) (h2 : j < x_M) :
    Heap.Entails ((body_1 I M).post ((base E N x_M).set v_j j) (known_1 I M N x_M j)) (known_1 I M N x_M (j + 1)) :=
  (show Heap.Entails _ (known_1 I M N x_M (j + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl))
  (entails_points1 (fun q0 h3 => ((Classical.em (q0 = j)).elim (fun h4 => (at_set_eq1 q0 j h4 rfl))
  (fun h4 => (at_set_ne1 q0 j h4 (at_right (at_points1 q0 ⟨h3.1, (int_taB_neab_tab h3.2 h4)⟩ rfl)))))))))

theorem race_1 (h0 : 0 ≤ N ∧ 0 ≤ x_M) :
    ParVC I 0 x_M (body_1 I M).erase (fun j => ((base E N x_M).set v_j j)) (fun j => (body_1 I M).post ((base E N x_M).set v_j j) (known_1 I M N x_M j)) :=
  (race_arrays [a_b] rfl rfl (all_cons
  (apart1 (fun j c0 => c0 = j) (fun j c0 => (1 : Int) < 0) (fun j h1 h2 => (w_assign1 j rfl))
  (fun j h1 h2 => (r_none rfl))
  (fun j y_y c0 h1 h2 h3 h4 h5 h6 => ⟨int_not_one_lt_zero, (int_eab_nebc_neac h6 h5)⟩)) all_nil))

noncomputable def known_2_1 (I : Interp V) (M : Model V) (x_M i : Int) : Heap V :=
  .points1 a_b
    (fun c0 => 0 ≤ c0 ∧ c0 < x_M)
    (fun c0 => (value_0 I M c0 i))

noncomputable def known_2 (I : Interp V) (M : Model V) (N x_M i : Int) : Heap V :=
  ((known_1_0 I M N x_M).and (known_2_1 I M x_M i))

noncomputable def known_3_1 (I : Interp V) (M : Model V) (x_M i j : Int) : Heap V :=
  .points1 a_b
    (fun c0 => 0 ≤ c0 ∧ c0 < x_M)
    (fun c0 => (value_1 I M c0 i j))

noncomputable def known_3 (I : Interp V) (M : Model V) (N x_M i j : Int) : Heap V :=
  ((known_1_0 I M N x_M).and (known_3_1 I M x_M i j))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate true f_0 a_b [.var v_j] (.read a_a [.var v_i, .var v_j])
    (fun e => (value_2 I M (e v_i) (e v_j)))

theorem vc_3 (i j : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ j) (h4 : j < x_M) :
    (body_3 I M).vc I (impl.HasCell spec (base E N x_M)) (((base E N x_M).set v_i i).set v_j j) (known_3 I M N x_M i j) :=
  (vc_accumulate_of (value_1 I M j i j) (M t_A [i, j])
  ((at_right (at_points1 j ⟨h3, h4⟩ rfl)) : (known_3 I M N x_M i j) ⟨a_b, [j]⟩ (value_1 I M j i j))
  (ev_read ((at_left (at_points2 i j ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl))
  : (known_3 I M N x_M i j) ⟨a_a, [i, j]⟩ (M t_A [i, j])))
  ((append1 i 0 (i + 1) (fun q4 h5 => ⟨h5.1, (int_lab_taB h5.2)⟩)
  (fun q4 => ⟨(fun h5 => ((Classical.em (q4 = i)).elim (fun h6 => (Or.inr h6))
  (fun h6 => (Or.inl (Or.inr ⟨h5.1, (int_lab_neab_tab h5.2 h6)⟩))))), (fun h5 => (Or.elim h5 (fun h6 =>
  (Or.elim h6 (fun h7 => (False.elim (int_irrefl h7.2))) (fun h7 => ⟨h7.1, (int_tab_lab h7.2)⟩)))
  (fun h6 => ⟨(int_lab_ecb_lac h1 h6), (int_eab_lab h6)⟩)))⟩)
  (fun q4 h5 => (Or.elim h5 (fun h6 => (False.elim (int_irrefl h6.2))) (fun h6 => h6.2)))
  (fun q4 h5 => rfl) rfl)
  : I.fn f_0 [value_1 I M j i j, M t_A [i, j]] = value_2 I M i j))

theorem kept_3 (i j : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ j) (h4 : j < x_M) :
    Heap.Entails ((body_3 I M).post (((base E N x_M).set v_i i).set v_j j) (known_3 I M N x_M i j)) (known_3 I M N x_M i (j + 1)) :=
  (show Heap.Entails _ (known_3 I M N x_M i (j + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl))
  (entails_points1 (fun q5 h5 => ((Classical.em (q5 = j)).elim (fun h6 => (at_set_eq1 q5 j h6 ((reduce_congr1
  (fun q6 => ⟨(fun h7 => (Or.elim h7 (fun h8 => ⟨(int_lab_ecb_lac h1 h8.1), (int_eab_lab h8.1)⟩)
  (fun h8 => ⟨h8.1, (int_tab_lab h8.2)⟩))), (fun h7 => ((Classical.em (q6 = i)).elim (fun h8 => (Or.inl ⟨h8, (int_eab_taB h6)⟩))
  (fun h8 => (Or.inr ⟨h7.1, (int_lab_neab_tab h7.2 h8)⟩))))⟩) (fun q6 h7 => (at_congr2 rfl h6)))
  : value_1 I M q5 i (j + 1) = value_2 I M i j)))
  (fun h6 => (at_set_ne1 q5 j h6 (at_right (at_points1 q5 h5 (reduce_congr1 (fun q7 => ⟨(fun h7 =>
  (Or.elim h7 (fun h8 => (Or.inl ⟨h8.1, (int_taB_neab_tab h8.2 h6)⟩)) (fun h8 => (Or.inr h8)))), (fun h7 => (Or.elim h7 (fun h8 => (Or.inl ⟨h8.1, (int_tab_taB h8.2)⟩)) (fun h8 => (Or.inr h8))))⟩)
  (fun q7 h7 => rfl)))))))))))

theorem race_3 (i : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) :
    ParVC I 0 x_M (body_3 I M).erase (fun j => (((base E N x_M).set v_i i).set v_j j)) (fun j => (body_3 I M).post (((base E N x_M).set v_i i).set v_j j) (known_3 I M N x_M i j)) :=
  (race_arrays_atomic [a_b] rfl
  (all_cons (unraced_atomic f_0 1 (law_0 hl) rfl rfl rfl) all_nil))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .par v_j (.const 0) (.var v_M)
    (fun e x => known_3 I M (e v_N) (e v_M) (e v_i) x) (body_3 I M)

theorem vc_2 (i : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) :
    (body_2 I M).vc I (impl.HasCell spec (base E N x_M)) ((base E N x_M).set v_i i) (known_2 I M N x_M i) :=
  (vc_par_of 0 x_M rfl rfl ((entails_and (entails_left entails_refl)
  (entails_points1 (fun q8 h3 => (at_right (at_points1 q8 h3 (reduce_congr1 (fun q9 =>
  ⟨(fun h4 => (Or.elim h4 (fun h5 => (False.elim (int_lab_tba_F h3.1 h5.2))) (fun h5 => h5))), (fun h4 => (Or.inr h4))⟩)
  (fun q9 h4 => rfl))))))) : Heap.Entails (known_2 I M N x_M i) (known_3 I M N x_M i 0))
  (fun j h3 h4 => (vc_3 N x_M hl hM i j h0 h1 h2 h3 h4))
  (fun j h3 h4 => (kept_3 N x_M hl hM i j h0 h1 h2 h3 h4)) (race_3 N x_M hl hM i h0 h1 h2))

theorem kept_2 (i : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) :
    Heap.Entails ((body_2 I M).post ((base E N x_M).set v_i i) (known_2 I M N x_M i)) (known_2 I M N x_M (i + 1)) :=
  ((entails_and (entails_left entails_refl)
  (entails_points1 (fun q10 h3 => (at_right (at_points1 q10 h3 (reduce_congr1 (fun q11 =>
  ⟨(fun h4 => ((Classical.em (q11 = i)).elim (fun h5 => (Or.inl ⟨h5, (int_lt_max_right h3.2)⟩))
  (fun h5 => (Or.inr ⟨h4.1, (int_taB_neab_tab h4.2 h5)⟩)))), (fun h4 => (Or.elim h4 (fun h5 => ⟨(int_lab_ecb_lac h1 h5.1), (int_eab_taB h5.1)⟩)
  (fun h5 => ⟨h5.1, (int_tab_taB h5.2)⟩)))⟩) (fun q11 h4 => rfl)))))))
  : Heap.Entails (known_3 I M N x_M i (max 0 x_M)) (known_2 I M N x_M (i + 1)))

theorem race_2 (h0 : 0 ≤ N ∧ 0 ≤ x_M) :
    ParVC I 0 N (body_2 I M).erase (fun i => ((base E N x_M).set v_i i)) (fun i => (body_2 I M).post ((base E N x_M).set v_i i) (known_2 I M N x_M i)) :=
  (race_arrays_atomic [a_b] rfl
  (all_cons (unraced_atomic f_0 1 (law_0 hl) rfl rfl rfl) all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.par v_j (.const 0) (.var v_M)
    (fun e x => known_1 I M (e v_N) (e v_M) x) (body_1 I M)) <|
  .scope [a_b] <|
    .par v_i (.const 0) (.var v_N)
      (fun e x => known_2 I M (e v_N) (e v_M) x) (body_2 I M)

theorem program_vc (h0 : 0 ≤ N ∧ 0 ≤ x_M) :
    (program I M).vc I (impl.HasCell spec (base E N x_M)) (base E N x_M) (impl.inputHeap spec (base E N x_M) M) :=
  (vc_seq (vc_par_of 0 x_M rfl rfl
  (show Heap.Entails _ (known_1 I M N x_M 0) from (entails_and (entails_points2 (fun q1 q2 h1 =>
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_M)])) (b := (Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q1, q2]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q1, _, rfl, h1.2.1, h1.2.2, q2, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl)))
  (entails_points1 (fun q3 h1 => (False.elim (int_lab_tba_F h1.1 h1.2))))))
  (fun j h1 h2 => (vc_1 N x_M hl hM j h0 h1 h2)) (fun j h1 h2 => (kept_1 N x_M hl hM j h0 h1 h2))
  (race_1 N x_M hl hM h0))
  (vc_scope (vc_par_of 0 N rfl rfl ((entails_and (entails_left entails_refl)
  (entails_points1 (fun q12 h1 => (at_right (at_points1 q12 ⟨h1.1, (int_lt_max_right h1.2)⟩
  (Eq.trans ((reduce_empty1 (fun q13 => (fun h2 => (int_lab_tba_F h2.1 h2.2))))
  : value_0 I M q12 0 = I.fn f_1 []) rfl))))))
  : Heap.Entails (known_1 I M N x_M (max 0 x_M)) (known_2 I M N x_M 0))
  (fun i h1 h2 => (vc_2 N x_M hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_2 N x_M hl hM i h0 h1 h2))
  (race_2 N x_M hl hM h0))))

theorem output_0_1 (q14 : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ q14) (h2 : q14 < x_M) :
    ((program I M).post (base E N x_M) (impl.inputHeap spec (base E N x_M) M)) ⟨a_b, [q14]⟩ (M t_B [q14]) :=
  ((at_right (at_points1 q14 ⟨h1, h2⟩
  (Eq.trans ((equation_0 N x_M hl hM q14 trivial) : M t_B [q14] = value_0 I M q14 N) (reduce_congr1
  (fun q16 => ⟨(fun h3 => ⟨h3.1, (int_lt_max_right h3.2)⟩), (fun h3 => ⟨h3.1, (int_c8 h0.1 h3.2)⟩)⟩)
  (fun q16 h3 => rfl))))) : (known_2 I M N x_M (max 0 N)) ⟨a_b, [q14]⟩ (M t_B [q14]))

end

theorem consistent (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) : spec.Consistent (base E N x_M) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N x_M) :=
  solvable_layers (consistent E N x_M h0)
    (fun at_ => if at_ = t_B then 0 else 0) (by decide)

theorem placed (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) : impl.LayoutOk spec (base E N x_M) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N x_M : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_B then ((point.getD 0 0) < 0 ∧ N = 0 ∨ x_M ≤ (point.getD 0 0) ∧ N = 0) ∨ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < x_M else True

theorem covered_0 (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < x_M) :
    spec.Given (inside N x_M) (base E N x_M) t_B [p0] :=
  (given_equation (p := [p0]) (.head _) rfl rfl rfl
  ((Or.inr ⟨h1, h2⟩) : (p0 < 0 ∧ N = 0 ∨ x_M ≤ p0 ∧ N = 0) ∨ 0 ≤ p0 ∧ p0 < x_M)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (j : Int) (h1 : True) (h2 : (j < 0 ∧ N = 0 ∨ x_M ≤ j ∧ N = 0) ∨ 0 ≤ j ∧ j < x_M) :
    TExp.Defined I M (spec.Given (inside N x_M) (base E N x_M)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_i] (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_N))) (.access t_A [.var v_i, .var v_j])) ((base E N x_M).set v_j j) :=
  (defined_reduce_some1 0 N (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < N) => h3)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < N) =>
  (defined_access (given_input (p := [y_d0, j]) (.head _) rfl rfl
  (region_iff.2 ⟨y_d0, _, rfl, h3.1, h3.2, j, _, rfl, (show 0 ≤ j from by omega), ((Or.elim h2 (fun h4 => (Or.elim h4 (fun h5 => (int_lbc_tab_tac h0.2 h5.1))
  (fun h5 => (False.elim (int_c6 h3.1 h5.2 h3.2))))) (fun h4 => h4.2)) : j < x_M), rfl⟩)))))

theorem defined (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) : spec.Defined (base E N x_M) :=
  defined_of (inside N x_M)
    (all_cons (region_each (fun p0 a0 a1 => covered_0 E N x_M h0 p0 a0 a1))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined1 (fun j => cond_holds) (fun j hg hk => defined_0 E N x_M h0 j hg hk))
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
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 => output_0_1 (E v_N) (E v_M) hl hM p0 a b0 b1)) all_nil)) all_nil))

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
