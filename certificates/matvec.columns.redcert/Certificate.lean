module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.columns

/-- `N` -/ abbrev v_N : Var := 0
/-- `M` -/ abbrev v_M : Var := 1
/-- `i` -/ abbrev v_i : Var := 2
/-- `k` -/ abbrev v_k : Var := 3
/-- `j` -/ abbrev v_j : Var := 4
/-- `i0` -/ abbrev v_i0 : Var := 5
/-- `at` -/ abbrev a_at : Arr := 0
/-- `x` -/ abbrev a_x : Arr := 1
/-- `y` -/ abbrev a_y : Arr := 2
/-- `A` -/ abbrev t_A : Ten := 0
/-- `X` -/ abbrev t_X : Ten := 1
/-- `Y` -/ abbrev t_Y : Ten := 2

/-- Specification `matvec`. -/
def spec : Spec where
  assumptions := [.and (.le (.const 0) (.var v_N)) (.le (.const 0) (.var v_M))]
  inputs :=
    [
      Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_M)],
      Region.mk t_X [(.const 0, .var v_M)]]
  outputs := [Region.mk t_Y [(.const 0, .var v_N)]]
  equations :=
    [
      Equation.mk
        t_Y
        [v_i]
        .true
        (.reduce
          [.fn (.literal .f32 0 1) []]
          (.builtin "+" .f32)
          [v_k]
          (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_M)))
          (.fn (.builtin "*" .f32) [.access t_A [.var v_i, .var v_k], .access t_X [.var v_k]]))]

/-- Implementation `columns`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_at t_A [v_i, v_j] [.var v_j, .var v_i] none,
      Binding.mk a_x t_X [v_i0] [.var v_i0] none,
      Binding.mk a_y t_Y [v_i0] [.var v_i0] none]
  body :=
    .seq (.for v_i (.const 0) (.var v_N) <|
      .assign a_y [.var v_i] (.fn (.literal .f32 0 1) [])) <|
    .for v_k (.const 0) (.var v_M) <|
      .scope [a_y] <|
        .for v_i (.const 0) (.var v_N) <|
          .accumulate
            false
            (.builtin "+" .f32)
            a_y
            [.var v_i]
            (.fn (.builtin "*" .f32) [.read a_at [.var v_k, .var v_i], .read a_x [.var v_k]])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (_ : Interp V) : Prop := True


abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1
abbrev f_2 : Fn := .builtin "*" .f32

abbrev base (E : Env) (N x_M : Int) : Env := ((E.set v_N N).set v_M x_M)

theorem base_self (E : Env) : base E (E v_N) (E v_M) = E := by
  unfold base
  rw [Env.set_self, Env.set_self]

theorem shape_a_at : ∀ b ∈ impl.bindings, b.array = a_at → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem shape_a_x : ∀ b ∈ impl.bindings, b.array = a_x → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem shape_a_y : ∀ b ∈ impl.bindings, b.array = a_y → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N x_M : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N x_M) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (c0 k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < k)) (body1 (fun y_k0 => I.fn f_2 [M t_A [c0, y_k0], M t_X [y_k0]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (c0 i k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => y_k0 = k ∧ c0 < i ∨ 0 ≤ y_k0 ∧ y_k0 < k)) (body1 (fun y_k0 => I.fn f_2 [M t_A [c0, y_k0], M t_X [y_k0]])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (i k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ k)) (body1 (fun y_k0 => I.fn f_2 [M t_A [i, y_k0], M t_X [y_k0]])))

theorem equation_0 (i : Int) (h0 : True) :
    (M t_Y [i]) = (value_0 I M i x_M) :=
  (Eq.trans (hM _ (.head _) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_M))) (.fn f_2 [.access t_A [.var v_i, .var v_k], .access t_X [.var v_k]])) ((base E N x_M).set v_i i) = _ from
  (eval_reduce_some1 rfl (fun (k : Int) => cond_holds)
  (fun (k : Int) (h1 : 0 ≤ k ∧ k < x_M) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (N x_M : Int) : Heap V :=
  .points2 a_at
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < N) ∧ 0 ≤ c0 ∧ c0 < x_M)
    (fun c0 c1 => (M t_A [c1, c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (x_M : Int) : Heap V :=
  .points1 a_x
    (fun c0 => 0 ≤ c0 ∧ c0 < x_M)
    (fun c0 => (M t_X [c0]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_y
    (fun c0 => 0 ≤ c0 ∧ c0 < i)
    (fun c0 => (I.fn f_1 []))

noncomputable def known_1 (I : Interp V) (M : Model V) (N x_M i : Int) : Heap V :=
  ((known_1_0 I M N x_M).and ((known_1_1 I M x_M).and (known_1_2 I M i)))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_y [.var v_i] (.fn f_1 [])
    (fun e => (I.fn f_1 []))

theorem vc_1 (i : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) :
    (body_1 I M).vc I (impl.HasCell spec (base E N x_M)) ((base E N x_M).set v_i i) (known_1 I M N x_M i) :=
  (vc_assign_of (I.fn f_1 [])
  (has_cell_at1 (b := (Binding.mk a_y t_Y [v_i0] [.var v_i0] none)) (R := (Region.mk t_Y [(.const 0, .var v_N)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [i]
  (region_iff.2 ⟨i, _, rfl, h1, h2, rfl⟩) shape_a_y rfl rfl h1) ev_const rfl)

theorem kept_1 (i : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) :
    Heap.Entails ((body_1 I M).post ((base E N x_M).set v_i i) (known_1 I M N x_M i)) (known_1 I M N x_M (i + 1)) :=
  (show Heap.Entails _ (known_1 I M N x_M (i + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_points1 (fun q0 h3 => ((Classical.em (q0 = i)).elim (fun h4 => (at_set_eq1 q0 i h4 rfl)) (fun h4 =>
  (at_set_ne1 q0 i h4 (at_right (at_right (at_points1 q0 ⟨h3.1, (int_taB_neab_tab h3.2 h4)⟩ rfl)))))))))))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (N k : Int) : Heap V :=
  .points1 a_y
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (value_0 I M c0 k))

noncomputable def known_2 (I : Interp V) (M : Model V) (N x_M k : Int) : Heap V :=
  ((known_1_0 I M N x_M).and ((known_1_1 I M x_M).and (known_2_2 I M N k)))

noncomputable def known_3_2 (I : Interp V) (M : Model V) (N k i : Int) : Heap V :=
  .points1 a_y
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (value_1 I M c0 i k))

noncomputable def known_3 (I : Interp V) (M : Model V) (N x_M k i : Int) : Heap V :=
  ((known_1_0 I M N x_M).and ((known_1_1 I M x_M).and (known_3_2 I M N k i)))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate
    false
    f_0
    a_y
    [.var v_i]
    (.fn f_2 [.read a_at [.var v_k, .var v_i], .read a_x [.var v_k]])
    (fun e => (value_2 I M (e v_i) (e v_k)))

theorem vc_3 (k i : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ k) (h2 : k < x_M) (h3 : 0 ≤ i) (h4 : i < N) :
    (body_3 I M).vc I (impl.HasCell spec (base E N x_M)) (((base E N x_M).set v_k k).set v_i i) (known_3 I M N x_M k i) :=
  (vc_accumulate_of (value_1 I M i i k) (I.fn f_2 [M t_A [i, k], M t_X [k]])
  ((at_right (at_right (at_points1 i ⟨h3, h4⟩ rfl)))
  : (known_3 I M N x_M k i) ⟨a_y, [i]⟩ (value_1 I M i i k))
  (ev_fn (ev_cons (ev_read ((at_left (at_points2 k i ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl))
  : (known_3 I M N x_M k i) ⟨a_at, [k, i]⟩ (M t_A [i, k])))
  (ev_cons (ev_read ((at_right (at_left (at_points1 k ⟨h1, h2⟩ rfl)))
  : (known_3 I M N x_M k i) ⟨a_x, [k]⟩ (M t_X [k]))) ev_nil)))
  ((append1 k 0 (k + 1) (fun q5 h5 => ⟨h5.1, (int_lab_taB h5.2)⟩)
  (fun q5 => ⟨(fun h5 => ((Classical.em (q5 = k)).elim (fun h6 => (Or.inr h6))
  (fun h6 => (Or.inl (Or.inr ⟨h5.1, (int_lab_neab_tab h5.2 h6)⟩))))), (fun h5 => (Or.elim h5 (fun h6 =>
  (Or.elim h6 (fun h7 => (False.elim (int_irrefl h7.2))) (fun h7 => ⟨h7.1, (int_tab_lab h7.2)⟩)))
  (fun h6 => ⟨(int_lab_ecb_lac h1 h6), (int_eab_lab h6)⟩)))⟩)
  (fun q5 h5 => (Or.elim h5 (fun h6 => (False.elim (int_irrefl h6.2))) (fun h6 => h6.2)))
  (fun q5 h5 => rfl) rfl)
  : I.fn f_0 [value_1 I M i i k, I.fn f_2 [M t_A [i, k], M t_X [k]]] = value_2 I M i k))

theorem kept_3 (k i : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ k) (h2 : k < x_M) (h3 : 0 ≤ i) (h4 : i < N) :
    Heap.Entails ((body_3 I M).post (((base E N x_M).set v_k k).set v_i i) (known_3 I M N x_M k i)) (known_3 I M N x_M k (i + 1)) :=
  (show Heap.Entails _ (known_3 I M N x_M k (i + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_points1 (fun q6 h5 => ((Classical.em (q6 = i)).elim (fun h6 => (at_set_eq1 q6 i h6 ((reduce_congr1
  (fun q7 => ⟨(fun h7 => (Or.elim h7 (fun h8 => ⟨(int_lab_ecb_lac h1 h8.1), (int_eab_lab h8.1)⟩)
  (fun h8 => ⟨h8.1, (int_tab_lab h8.2)⟩))), (fun h7 => ((Classical.em (q7 = k)).elim (fun h8 => (Or.inl ⟨h8, (int_eab_taB h6)⟩))
  (fun h8 => (Or.inr ⟨h7.1, (int_lab_neab_tab h7.2 h8)⟩))))⟩)
  (fun q7 h7 => (fn_congr2 (at_congr2 h6 rfl) rfl))) : value_1 I M q6 (i + 1) k = value_2 I M i k)))
  (fun h6 =>
  (at_set_ne1 q6 i h6 (at_right (at_right (at_points1 q6 h5 (reduce_congr1 (fun q8 => ⟨(fun h7 =>
  (Or.elim h7 (fun h8 => (Or.inl ⟨h8.1, (int_taB_neab_tab h8.2 h6)⟩)) (fun h8 => (Or.inr h8)))), (fun h7 => (Or.elim h7 (fun h8 => (Or.inl ⟨h8.1, (int_tab_taB h8.2)⟩)) (fun h8 => (Or.inr h8))))⟩)
  (fun q8 h7 => rfl)))))))))))))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_y] <|
    .for v_i (.const 0) (.var v_N)
      (fun e x => known_3 I M (e v_N) (e v_M) (e v_k) x) (body_3 I M)

theorem vc_2 (k : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ k) (h2 : k < x_M) :
    (body_2 I M).vc I (impl.HasCell spec (base E N x_M)) ((base E N x_M).set v_k k) (known_2 I M N x_M k) :=
  (vc_scope (vc_for_of 0 N rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points1 (fun q9 h3 => (at_right (at_right (at_points1 q9 h3 (reduce_congr1 (fun q10 =>
  ⟨(fun h4 => (Or.elim h4 (fun h5 => (False.elim (int_lab_tba_F h3.1 h5.2))) (fun h5 => h5))), (fun h4 => (Or.inr h4))⟩)
  (fun q10 h4 => rfl))))))))) : Heap.Entails (known_2 I M N x_M k) (known_3 I M N x_M k 0))
  (fun i h3 h4 => (vc_3 N x_M hl hM k i h0 h1 h2 h3 h4))
  (fun i h3 h4 => (kept_3 N x_M hl hM k i h0 h1 h2 h3 h4))))

theorem kept_2 (k : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ k) (h2 : k < x_M) :
    Heap.Entails ((body_2 I M).post ((base E N x_M).set v_k k) (known_2 I M N x_M k)) (known_2 I M N x_M (k + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points1 (fun q11 h3 => (at_right (at_right (at_points1 q11 h3 (reduce_congr1 (fun q12 =>
  ⟨(fun h4 => ((Classical.em (q12 = k)).elim (fun h5 => (Or.inl ⟨h5, (int_lt_max_right h3.2)⟩))
  (fun h5 => (Or.inr ⟨h4.1, (int_taB_neab_tab h4.2 h5)⟩)))), (fun h4 => (Or.elim h4 (fun h5 => ⟨(int_lab_ecb_lac h1 h5.1), (int_eab_taB h5.1)⟩)
  (fun h5 => ⟨h5.1, (int_tab_taB h5.2)⟩)))⟩) (fun q12 h4 => rfl)))))))))
  : Heap.Entails (known_3 I M N x_M k (max 0 N)) (known_2 I M N x_M (k + 1)))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.for v_i (.const 0) (.var v_N)
    (fun e x => known_1 I M (e v_N) (e v_M) x) (body_1 I M)) <|
  .for v_k (.const 0) (.var v_M)
    (fun e x => known_2 I M (e v_N) (e v_M) x) (body_2 I M)

theorem program_vc (h0 : 0 ≤ N ∧ 0 ≤ x_M) :
    (program I M).vc I (impl.HasCell spec (base E N x_M)) (base E N x_M) (impl.inputHeap spec (base E N x_M) M) :=
  (vc_seq (vc_for_of 0 N rfl rfl
  (show Heap.Entails _ (known_1 I M N x_M 0) from (entails_and (entails_points2 (fun q1 q2 h1 =>
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_M)])) (b := (Binding.mk a_at t_A [v_i, v_j] [.var v_j, .var v_i] none)) (p := [q2, q1]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q2, _, rfl, h1.1.1, h1.1.2, q1, _, rfl, h1.2.1, h1.2.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points1 (fun q3 h1 =>
  (at_input (R := (Region.mk t_X [(.const 0, .var v_M)])) (b := (Binding.mk a_x t_X [v_i0] [.var v_i0] none)) (p := [q3]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q3, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl)))
  (entails_points1 (fun q4 h1 => (False.elim (int_lab_tba_F h1.1 h1.2)))))))
  (fun i h1 h2 => (vc_1 N x_M hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_1 N x_M hl hM i h0 h1 h2)))
  (vc_for_of 0 x_M rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points1 (fun q13 h1 => (at_right (at_right (at_points1 q13 ⟨h1.1, (int_lt_max_right h1.2)⟩
  (Eq.trans ((reduce_empty1 (fun q14 => (fun h2 => (int_lab_tba_F h2.1 h2.2))))
  : value_0 I M q13 0 = I.fn f_1 []) rfl))))))))
  : Heap.Entails (known_1 I M N x_M (max 0 N)) (known_2 I M N x_M 0))
  (fun k h1 h2 => (vc_2 N x_M hl hM k h0 h1 h2)) (fun k h1 h2 => (kept_2 N x_M hl hM k h0 h1 h2))))

theorem output_0_2 (q15 : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ q15) (h2 : q15 < N) :
    ((program I M).post (base E N x_M) (impl.inputHeap spec (base E N x_M) M)) ⟨a_y, [q15]⟩ (M t_Y [q15]) :=
  ((at_right (at_right (at_points1 q15 ⟨h1, h2⟩
  (Eq.trans ((equation_0 N x_M hl hM q15 trivial) : M t_Y [q15] = value_0 I M q15 x_M)
  (reduce_congr1
  (fun q17 => ⟨(fun h3 => ⟨h3.1, (int_lt_max_right h3.2)⟩), (fun h3 => ⟨h3.1, (int_c4 h3.1 h3.2)⟩)⟩)
  (fun q17 h3 => rfl)))))) : (known_2 I M N x_M (max 0 x_M)) ⟨a_y, [q15]⟩ (M t_Y [q15]))

end

theorem consistent (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) : spec.Consistent (base E N x_M) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N x_M) :=
  solvable_layers (consistent E N x_M h0)
    (fun at_ => if at_ = t_Y then 0 else 0) (by decide)

theorem placed (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) : impl.LayoutOk spec (base E N x_M) :=
  layout_apart (by decide)
    (show ∀ x ∈ ([(Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_M)], Binding.mk a_at t_A [v_i, v_j] [.var v_j, .var v_i] none), (Region.mk t_X [(.const 0, .var v_M)], Binding.mk a_x t_X [v_i0] [.var v_i0] none)] : List (Region × Binding)), _ from (all_cons (within_each (fun (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < N) (p1 : Int) (h3 : 0 ≤ p1) (h4 : p1 < x_M) => (has_cell_at2 (b := (Binding.mk a_at t_A [v_i, v_j] [.var v_j, .var v_i] none)) (R := (Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_M)])) (.head _) (.head _) [p0, p1]
  (region_iff.2 ⟨p0, _, rfl, h1, h2, p1, _, rfl, h3, h4, rfl⟩) shape_a_at rfl rfl ⟨h3, h1⟩)))
      (all_cons (within_each (fun (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < x_M) => (has_cell_at1 (b := (Binding.mk a_x t_X [v_i0] [.var v_i0] none)) (R := (Region.mk t_X [(.const 0, .var v_M)])) (.tail _ (.head _)) (.tail _ (.head _)) [p0]
  (region_iff.2 ⟨p0, _, rfl, h1, h2, rfl⟩) shape_a_x rfl rfl h1)))
      all_nil)))
    (show ∀ x ∈ ([(Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_M)], Binding.mk a_at t_A [v_i, v_j] [.var v_j, .var v_i] none), (Region.mk t_X [(.const 0, .var v_M)], Binding.mk a_x t_X [v_i0] [.var v_i0] none)] : List (Region × Binding)), _ from (all_cons (within_each (fun (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < N) (p1 : Int) (h3 : 0 ≤ p1) (h4 : p1 < x_M) => within_each (fun (y_s0 : Int) (h5 : 0 ≤ y_s0) (h6 : y_s0 < N) (y_s1 : Int) (h7 : 0 ≤ y_s1) (h8 : y_s1 < x_M) he => have he : y_s1 = p1 ∧ y_s0 = p0 := loc_eq2 he; (idx_congr2 (by omega) (by omega)))))
      (all_cons (within_each (fun (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < x_M) => within_each (fun (y_s0 : Int) (h3 : 0 ≤ y_s0) (h4 : y_s0 < x_M) he => have he : y_s0 = p0 := loc_eq1 he; (idx_congr1 (by omega)))))
      all_nil)))

abbrev inside (N x_M : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_Y then (0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < N) ∧ 0 < x_M ∨ x_M = 0 else True

theorem covered_0 (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < N) :
    spec.Given (inside N x_M) (base E N x_M) t_Y [p0] :=
  (given_equation (p := [p0]) (.head _) rfl rfl rfl
  (((Classical.em (0 < x_M)).elim (fun h3 => (Or.inl ⟨⟨h1, h2⟩, h3⟩))
  (fun h3 => (Or.inr (int_lba_ntba_eab h0.2 h3)))) : (0 ≤ p0 ∧ p0 < N) ∧ 0 < x_M ∨ x_M = 0)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (i : Int) (h1 : True) (h2 : (0 ≤ i ∧ i < N) ∧ 0 < x_M ∨ x_M = 0) :
    TExp.Defined I M (spec.Given (inside N x_M) (base E N x_M)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_M))) (.fn (.builtin "*" .f32) [.access t_A [.var v_i, .var v_k], .access t_X [.var v_k]])) ((base E N x_M).set v_i i) :=
  (defined_reduce_some1 0 x_M (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < x_M) => h3)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < x_M) =>
  (defined_fn (defined_cons (defined_access (given_input (p := [i, y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨i, _, rfl, ((Or.elim h2 (fun h4 => h4.1.1) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : 0 ≤ i), ((Or.elim h2 (fun h4 => h4.1.2) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : i < N), y_d0, _, rfl, h3.1, h3.2, rfl⟩)))
  (defined_cons (defined_access (given_input (p := [y_d0]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨y_d0, _, rfl, h3.1, h3.2, rfl⟩))) defined_nil)))))

theorem defined (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) : spec.Defined (base E N x_M) :=
  defined_of (inside N x_M)
    (all_cons (region_each (fun p0 a0 a1 => covered_0 E N x_M h0 p0 a0 a1))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_0 E N x_M h0 i hg hk))
    all_nil))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 1 0) (fun _ => 0)
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
    (all_cons ⟨_, (.tail _ (.tail _ (.head _))), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 => output_0_2 (E v_N) (E v_M) hl hM p0 a b0 b1)) all_nil))) all_nil))


end Redverify.Certificate.columns
