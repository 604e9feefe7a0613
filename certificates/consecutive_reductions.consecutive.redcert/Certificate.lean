module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.consecutive

/-- `N` -/ abbrev v_N : Var := 0
/-- `M` -/ abbrev v_M : Var := 1
/-- `i` -/ abbrev v_i : Var := 2
/-- `j` -/ abbrev v_j : Var := 3
/-- `i0` -/ abbrev v_i0 : Var := 4
/-- `i1` -/ abbrev v_i1 : Var := 5
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `r` -/ abbrev a_r : Arr := 2
/-- `A` -/ abbrev t_A : Ten := 0
/-- `B` -/ abbrev t_B : Ten := 1
/-- `R1` -/ abbrev t_R1 : Ten := 2
/-- `R0` -/ abbrev t_R0 : Ten := 3

/-- Specification `sum_then_product`. -/
def spec : Spec where
  assumptions := [.and (.le (.const 0) (.var v_N)) (.le (.const 0) (.var v_M))]
  inputs :=
    [
      Region.mk t_A [(.const 0, .var v_N)],
      Region.mk t_B [(.const 0, .var v_N), (.const 0, .var v_M)]]
  outputs := [Region.mk t_R1 []]
  equations :=
    [
      Equation.mk
        t_R0
        []
        .true
        (.reduce
          [.fn (.literal .f32 0 1) []]
          (.builtin "+" .f32)
          [v_i]
          (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_N)))
          (.access t_A [.var v_i])),
      Equation.mk
        t_R1
        []
        .true
        (.reduce
          [.access t_R0 []]
          (.builtin "*" .f32)
          [v_i, v_j]
          (.and
            (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_N)))
            (.and (.le (.const 0) (.var v_j)) (.lt (.var v_j) (.var v_M))))
          (.access t_B [.var v_i, .var v_j]))]

/-- Implementation `consecutive`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_a t_A [v_i0] [.var v_i0] none,
      Binding.mk a_b t_B [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_r t_R1 [] [] none]
  body :=
    .seq (.assign a_r [] (.fn (.literal .f32 0 1) [])) <|
    .seq (.scope [a_r] <|
      .for v_i (.const 0) (.var v_N) <|
        .accumulate false (.builtin "+" .f32) a_r [] (.read a_a [.var v_i])) <|
    .scope [a_r] <|
      .for v_i (.const 0) (.var v_N) <|
        .for v_j (.const 0) (.var v_M) <|
          .accumulate false (.builtin "*" .f32) a_r [] (.read a_b [.var v_i, .var v_j])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (_ : Interp V) : Prop := True


abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1
abbrev f_2 : Fn := .builtin "*" .f32

abbrev base (E : Env) (N x_M : Int) : Env := ((E.set v_N N).set v_M x_M)

theorem base_self (E : Env) : base E (E v_N) (E v_M) = E := by
  unfold base
  rw [Env.set_self, Env.set_self]

theorem shape_a_r : ∀ b ∈ impl.bindings, b.array = a_r → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N x_M : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N x_M) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < i)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (x_M i : Int) : V :=
  (I.reduce f_2 (some (M t_R0 [])) (pts2 (fun y_k0 y_k1 => (0 ≤ y_k1 ∧ y_k1 < x_M) ∧ 0 ≤ y_k0 ∧ y_k0 < i)) (body2 (fun y_k0 y_k1 => M t_B [y_k0, y_k1])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (x_M i j : Int) : V :=
  (I.reduce f_2 (some (M t_R0 [])) (pts2 (fun y_k0 y_k1 => y_k0 = i ∧ 0 ≤ y_k1 ∧ y_k1 < j ∨ (0 ≤ y_k1 ∧ y_k1 < x_M) ∧ 0 ≤ y_k0 ∧ y_k0 < i)) (body2 (fun y_k0 y_k1 => M t_B [y_k0, y_k1])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ i)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (x_M i j : Int) : V :=
  (I.reduce f_2 (some (M t_R0 [])) (pts2 (fun y_k0 y_k1 => y_k0 = i ∧ 0 ≤ y_k1 ∧ y_k1 ≤ j ∨ (0 ≤ y_k1 ∧ y_k1 < x_M) ∧ 0 ≤ y_k0 ∧ y_k0 < i)) (body2 (fun y_k0 y_k1 => M t_B [y_k0, y_k1])))

theorem equation_0 (h0 : True) :
    (M t_R0 []) = (value_0 I M N) :=
  (Eq.trans (hM _ (.head _) [] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_i] (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_N))) (.access t_A [.var v_i])) (base E N x_M) = _ from
  (eval_reduce_some1 rfl (fun (i : Int) => cond_holds) (fun (i : Int) (h1 : 0 ≤ i ∧ i < N) => rfl))))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (x_M N : Int) : V :=
  (I.reduce f_2 (some (M t_R0 [])) (pts2 (fun y_k0 y_k1 => (0 ≤ y_k0 ∧ y_k0 < N) ∧ 0 ≤ y_k1 ∧ y_k1 < x_M)) (body2 (fun y_k0 y_k1 => M t_B [y_k0, y_k1])))

theorem equation_1 (h0 : True) :
    (M t_R1 []) = (value_5 I M x_M N) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.access t_R0 []] f_2 [v_i, v_j] (.and (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_N))) (.and (.le (.const 0) (.var v_j)) (.lt (.var v_j) (.var v_M)))) (.access t_B [.var v_i, .var v_j])) (base E N x_M) = _ from
  (eval_reduce_some2 rfl (fun (i j : Int) => cond_holds)
  (fun (i j : Int) (h1 : (0 ≤ i ∧ i < N) ∧ 0 ≤ j ∧ j < x_M) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_a
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (M t_A [c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (N x_M : Int) : Heap V :=
  .points2 a_b
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < N)
    (fun c0 c1 => (M t_B [c0, c1]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points0 a_r
    (True)
    ((value_0 I M i))

noncomputable def known_1 (I : Interp V) (M : Model V) (N x_M i : Int) : Heap V :=
  ((known_1_0 I M N).and ((known_1_1 I M N x_M).and (known_1_2 I M i)))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate false f_0 a_r [] (.read a_a [.var v_i])
    (fun e => (value_3 I M (e v_i)))

theorem vc_1 (i : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) :
    (body_1 I M).vc I (impl.HasCell spec (base E N x_M)) ((base E N x_M).set v_i i) (known_1 I M N x_M i) :=
  (vc_accumulate_of (value_0 I M i) (M t_A [i])
  ((at_right (at_right (at_points0 trivial rfl))) : (known_1 I M N x_M i) ⟨a_r, []⟩ (value_0 I M i))
  (ev_read ((at_left (at_points1 i ⟨h1, h2⟩ rfl)) : (known_1 I M N x_M i) ⟨a_a, [i]⟩ (M t_A [i])))
  ((append1 i 0 (i + 1) (fun q0 h3 => ⟨h3.1, (int_lab_taB h3.2)⟩)
  (fun q0 => ⟨(fun h3 => ((Classical.em (q0 < i)).elim (fun h4 => (Or.inl ⟨h3.1, h4⟩))
  (fun h4 => (Or.inr (int_lab_ntab_eab h3.2 h4))))), (fun h3 => (Or.elim h3 (fun h4 => ⟨h4.1, (int_tab_lab h4.2)⟩)
  (fun h4 => ⟨(int_lab_ecb_lac h1 h4), (int_eab_lab h4)⟩)))⟩) (fun q0 h3 => h3.2) (fun q0 h3 => rfl)
  rfl) : I.fn f_0 [value_0 I M i, M t_A [i]] = value_3 I M i))

theorem kept_1 (i : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) :
    Heap.Entails ((body_1 I M).post ((base E N x_M).set v_i i) (known_1 I M N x_M i)) (known_1 I M N x_M (i + 1)) :=
  (show Heap.Entails _ (known_1 I M N x_M (i + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_points0 (fun h3 => (at_set_eq0 ((reduce_congr1
  (fun q1 => ⟨(fun h4 => ⟨h4.1, (int_taB_lab h4.2)⟩), (fun h4 => ⟨h4.1, (int_lab_taB h4.2)⟩)⟩)
  (fun q1 h4 => rfl)) : value_0 I M (i + 1) = value_3 I M i)))))))

noncomputable def known_2_1 (I : Interp V) (M : Model V) (x_M i : Int) : Heap V :=
  .points0 a_r
    (True)
    ((value_1 I M x_M i))

noncomputable def known_2 (I : Interp V) (M : Model V) (N x_M i : Int) : Heap V :=
  ((known_1_1 I M N x_M).and (known_2_1 I M x_M i))

noncomputable def known_3_1 (I : Interp V) (M : Model V) (x_M i j : Int) : Heap V :=
  .points0 a_r
    (True)
    ((value_2 I M x_M i j))

noncomputable def known_3 (I : Interp V) (M : Model V) (N x_M i j : Int) : Heap V :=
  ((known_1_1 I M N x_M).and (known_3_1 I M x_M i j))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate false f_2 a_r [] (.read a_b [.var v_i, .var v_j])
    (fun e => (value_4 I M (e v_M) (e v_i) (e v_j)))

theorem vc_3 (i j : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ j) (h4 : j < x_M) :
    (body_3 I M).vc I (impl.HasCell spec (base E N x_M)) (((base E N x_M).set v_i i).set v_j j) (known_3 I M N x_M i j) :=
  (vc_accumulate_of (value_2 I M x_M i j) (M t_B [i, j])
  ((at_right (at_points0 trivial rfl)) : (known_3 I M N x_M i j) ⟨a_r, []⟩ (value_2 I M x_M i j))
  (ev_read ((at_left (at_points2 i j ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl))
  : (known_3 I M N x_M i j) ⟨a_b, [i, j]⟩ (M t_B [i, j])))
  ((append2 i j (min 0 i) (i + 1) 0 ((max (x_M + (-1)) j) + 1) (fun q6 q7 h5 =>
  (Or.elim h5 (fun h6 => ⟨(int_c23 h6.1), ⟨(int_eab_taB h6.1), ⟨h6.2.1, (int_c60 h6.2.2)⟩⟩⟩)
  (fun h6 => ⟨(int_c2 h6.2.1), ⟨(int_tab_taB h6.2.2), ⟨h6.1.1, (int_c10 h6.1.2)⟩⟩⟩)))
  (fun q6 q7 => ⟨(fun h5 => (Or.elim h5
  (fun h6 => ((Classical.em (q7 < j)).elim (fun h7 => (Or.inl (Or.inl ⟨h6.1, ⟨h6.2.1, h7⟩⟩)))
  (fun h7 => (Or.inr ⟨h6.1, (int_lab_ntab_eab h6.2.2 h7)⟩)))) (fun h6 => (Or.inl (Or.inr h6))))), (fun h5 => (Or.elim h5 (fun h6 =>
  (Or.elim h6 (fun h7 => (Or.inl ⟨h7.1, ⟨h7.2.1, (int_tab_lab h7.2.2)⟩⟩)) (fun h7 => (Or.inr h7))))
  (fun h6 => (Or.inl ⟨h6.1, ⟨(int_lab_ecb_lac h3 h6.2), (int_eab_lab h6.2)⟩⟩))))⟩)
  (fun q6 q7 h5 => (Or.elim h5 (fun h6 => (Or.inr ⟨h6.1, h6.2.2⟩)) (fun h6 => (Or.inl h6.2.2))))
  (fun q6 q7 h5 => rfl) rfl)
  : I.fn f_2 [value_2 I M x_M i j, M t_B [i, j]] = value_4 I M x_M i j))

theorem kept_3 (i j : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ j) (h4 : j < x_M) :
    Heap.Entails ((body_3 I M).post (((base E N x_M).set v_i i).set v_j j) (known_3 I M N x_M i j)) (known_3 I M N x_M i (j + 1)) :=
  (show Heap.Entails _ (known_3 I M N x_M i (j + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl))
  (entails_points0 (fun h5 => (at_set_eq0 ((reduce_congr2 (fun q8 q9 => ⟨(fun h6 =>
  (Or.elim h6 (fun h7 => (Or.inl ⟨h7.1, ⟨h7.2.1, (int_taB_lab h7.2.2)⟩⟩)) (fun h7 => (Or.inr h7)))), (fun h6 =>
  (Or.elim h6 (fun h7 => (Or.inl ⟨h7.1, ⟨h7.2.1, (int_lab_taB h7.2.2)⟩⟩)) (fun h7 => (Or.inr h7))))⟩)
  (fun q8 q9 h6 => rfl)) : value_2 I M x_M i (j + 1) = value_4 I M x_M i j))))))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_j (.const 0) (.var v_M)
    (fun e x => known_3 I M (e v_N) (e v_M) (e v_i) x) (body_3 I M)

theorem vc_2 (i : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) :
    (body_2 I M).vc I (impl.HasCell spec (base E N x_M)) ((base E N x_M).set v_i i) (known_2 I M N x_M i) :=
  (vc_for_of 0 x_M rfl rfl ((entails_and (entails_left entails_refl)
  (entails_points0 (fun h3 => (at_right (at_points0 h3 (reduce_congr2 (fun q10 q11 =>
  ⟨(fun h4 => (Or.elim h4 (fun h5 => (False.elim (int_lab_tba_F h5.2.1 h5.2.2))) (fun h5 => h5))), (fun h4 => (Or.inr h4))⟩)
  (fun q10 q11 h4 => rfl))))))) : Heap.Entails (known_2 I M N x_M i) (known_3 I M N x_M i 0))
  (fun j h3 h4 => (vc_3 N x_M hl hM i j h0 h1 h2 h3 h4))
  (fun j h3 h4 => (kept_3 N x_M hl hM i j h0 h1 h2 h3 h4)))

theorem kept_2 (i : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) :
    Heap.Entails ((body_2 I M).post ((base E N x_M).set v_i i) (known_2 I M N x_M i)) (known_2 I M N x_M (i + 1)) :=
  ((entails_and (entails_left entails_refl)
  (entails_points0 (fun h3 => (at_right (at_points0 h3 (reduce_congr2 (fun q12 q13 => ⟨(fun h4 =>
  ((Classical.em (q12 = i)).elim (fun h5 => (Or.inl ⟨h5, ⟨h4.1.1, (int_lt_max_right h4.1.2)⟩⟩))
  (fun h5 => (Or.inr ⟨⟨h4.1.1, h4.1.2⟩, ⟨h4.2.1, (int_taB_neab_tab h4.2.2 h5)⟩⟩)))), (fun h4 => (Or.elim h4
  (fun h5 => ⟨⟨h5.2.1, (int_c4 h5.2.1 h5.2.2)⟩, ⟨(int_lab_ecb_lac h1 h5.1), (int_eab_taB h5.1)⟩⟩)
  (fun h5 => ⟨h5.1, ⟨h5.2.1, (int_tab_taB h5.2.2)⟩⟩)))⟩) (fun q12 q13 h4 => rfl)))))))
  : Heap.Entails (known_3 I M N x_M i (max 0 x_M)) (known_2 I M N x_M (i + 1)))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign a_r [] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .seq (.scope [a_r] <|
    .for v_i (.const 0) (.var v_N)
      (fun e x => known_1 I M (e v_N) (e v_M) x) (body_1 I M)) <|
  .scope [a_r] <|
    .for v_i (.const 0) (.var v_N)
      (fun e x => known_2 I M (e v_N) (e v_M) x) (body_2 I M)

theorem program_vc (h0 : 0 ≤ N ∧ 0 ≤ x_M) :
    (program I M).vc I (impl.HasCell spec (base E N x_M)) (base E N x_M) (impl.inputHeap spec (base E N x_M) M) :=
  (vc_seq (vc_assign_of (I.fn f_1 [])
  (has_cell_at0 (b := (Binding.mk a_r t_R1 [] [] none)) (R := (Region.mk t_R1 [])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) []
  (region_iff.2 rfl) shape_a_r rfl rfl) ev_const rfl)
  (vc_seq (vc_scope (vc_for_of 0 N rfl rfl (show Heap.Entails _ (known_1 I M N x_M 0) from
  (entails_and (entails_points1 (fun q2 h1 => (at_set_other (by decide)
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N)])) (b := (Binding.mk a_a t_A [v_i0] [.var v_i0] none)) (p := [q2]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q2, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl))))
  (entails_and (entails_points2 (fun q3 q4 h1 => (at_set_other (by decide)
  (at_input (R := (Region.mk t_B [(.const 0, .var v_N), (.const 0, .var v_M)])) (b := (Binding.mk a_b t_B [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q3, q4]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q3, _, rfl, h1.2.1, h1.2.2, q4, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl))))
  (entails_points0 (fun h1 =>
  (at_set_eq0 ((Eq.trans ((reduce_empty1 (fun q5 => (fun h2 => (int_lab_tba_F h2.1 h2.2))))
  : value_0 I M 0 = I.fn f_1 []) rfl) : value_0 I M 0 = I.fn f_1 [])))))))
  (fun i h1 h2 => (vc_1 N x_M hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_1 N x_M hl hM i h0 h1 h2))))
  (vc_scope (vc_for_of 0 N rfl rfl ((entails_and (entails_right (entails_left entails_refl))
  (entails_points0 (fun h1 => (at_right (at_right (at_points0 h1
  (Eq.trans ((reduce_empty2 (fun q14 q15 => (fun h2 => (int_lab_tba_F h2.2.1 h2.2.2))))
  : value_1 I M x_M 0 = M t_R0 [])
  (Eq.trans ((equation_0 N x_M hl hM h1) : M t_R0 [] = value_0 I M N) (reduce_congr1
  (fun q17 => ⟨(fun h2 => ⟨h2.1, (int_lt_max_right h2.2)⟩), (fun h2 => ⟨h2.1, (int_c4 h2.1 h2.2)⟩)⟩)
  (fun q17 h2 => rfl)))))))))) : Heap.Entails (known_1 I M N x_M (max 0 N)) (known_2 I M N x_M 0))
  (fun i h1 h2 => (vc_2 N x_M hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_2 N x_M hl hM i h0 h1 h2))))))

theorem output_0_2 (h0 : 0 ≤ N ∧ 0 ≤ x_M) :
    ((program I M).post (base E N x_M) (impl.inputHeap spec (base E N x_M) M)) ⟨a_r, []⟩ (M t_R1 []) :=
  ((at_right (at_points0 trivial (Eq.trans ((equation_1 N x_M hl hM trivial) : M t_R1 [] = value_5 I M x_M N)
  (reduce_congr2 (fun q20 q21 =>
  ⟨(fun h1 => ⟨⟨h1.2.1, h1.2.2⟩, ⟨h1.1.1, (int_lt_max_right h1.1.2)⟩⟩), (fun h1 => ⟨⟨h1.2.1, (int_c4 h1.2.1 h1.2.2)⟩, ⟨h1.1.1, h1.1.2⟩⟩)⟩)
  (fun q20 q21 h1 => rfl))))) : (known_2 I M N x_M (max 0 N)) ⟨a_r, []⟩ (M t_R1 []))

end

theorem consistent (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) : spec.Consistent (base E N x_M) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N x_M) :=
  solvable_layers (consistent E N x_M h0)
    (fun at_ => if at_ = t_R0 then 0 else if at_ = t_R1 then 1 else 0) (by decide)

theorem placed (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) : impl.LayoutOk spec (base E N x_M) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N x_M : Int) : Ten → List Int → Prop := fun _ _ => True

theorem covered_0 (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) :
    spec.Given (inside N x_M) (base E N x_M) t_R1 [] :=
  (given_equation (p := []) (.tail _ (.head _)) rfl rfl rfl trivial (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : True) :
    TExp.Defined I M (spec.Given (inside N x_M) (base E N x_M)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_i] (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_N))) (.access t_A [.var v_i])) (base E N x_M) :=
  (defined_reduce_some1 0 N (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h2 : 0 ≤ y_d0 ∧ y_d0 < N) => h2)
  (fun (y_d0 : Int) (h2 : 0 ≤ y_d0 ∧ y_d0 < N) =>
  (defined_access (given_input (p := [y_d0]) (.head _) rfl rfl (region_iff.2 ⟨y_d0, _, rfl, h2.1, h2.2, rfl⟩)))))

theorem defined_1 (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : True) :
    TExp.Defined I M (spec.Given (inside N x_M) (base E N x_M)) (.reduce [.access t_R0 []] (.builtin "*" .f32) [v_i, v_j] (.and (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_N))) (.and (.le (.const 0) (.var v_j)) (.lt (.var v_j) (.var v_M)))) (.access t_B [.var v_i, .var v_j])) (base E N x_M) :=
  (defined_reduce_some2 0 N 0 x_M
  (defined_access (given_equation (p := []) (.head _) rfl rfl rfl trivial (cond_holds.2 (h1 : True))))
  (fun (y_d1 y_d2 : Int) => cond_holds)
  (fun (y_d1 y_d2 : Int) (h2 : (0 ≤ y_d1 ∧ y_d1 < N) ∧ 0 ≤ y_d2 ∧ y_d2 < x_M) =>
  ⟨h2.1.1, ⟨h2.1.2, h2.2⟩⟩)
  (fun (y_d1 y_d2 : Int) (h2 : (0 ≤ y_d1 ∧ y_d1 < N) ∧ 0 ≤ y_d2 ∧ y_d2 < x_M) =>
  (defined_access (given_input (p := [y_d1, y_d2]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨y_d1, _, rfl, h2.1.1, h2.1.2, y_d2, _, rfl, h2.2.1, h2.2.2, rfl⟩)))))

theorem defined (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) : spec.Defined (base E N x_M) :=
  defined_of (inside N x_M)
    (all_cons (region_each (covered_0 E N x_M h0))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined0 cond_holds (fun hg hk => defined_0 E N x_M h0 hg))
    (all_cons (well_defined0 cond_holds (fun hg hk => defined_1 E N x_M h0 hg))
    all_nil)))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 0 0) (fun _ => 0)
    ⟨(all_cons (by decide) all_nil), all_nil⟩
    ⟨_, (.head _), [], region_iff.2 rfl⟩
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
    (all_cons ⟨_, (.tail _ (.tail _ (.head _))), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (output_0_2 (E v_N) (E v_M) hl hM a)) all_nil))) all_nil))


end Redverify.Certificate.consecutive
