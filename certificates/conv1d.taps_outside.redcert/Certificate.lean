module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.taps_outside

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `r` -/ abbrev v_r : Var := 2
/-- `i0` -/ abbrev v_i0 : Var := 3
/-- `x` -/ abbrev a_x : Arr := 0
/-- `w` -/ abbrev a_w : Arr := 1
/-- `y` -/ abbrev a_y : Arr := 2
/-- `X` -/ abbrev t_X : Ten := 0
/-- `W` -/ abbrev t_W : Ten := 1
/-- `Y` -/ abbrev t_Y : Ten := 2

/-- Specification `conv1d`. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_N)]
  inputs :=
    [Region.mk t_X [(.const 0, .add (.var v_N) (.const 2))], Region.mk t_W [(.const 0, .const 3)]]
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
          [v_r]
          (.and (.le (.const 0) (.var v_r)) (.lt (.var v_r) (.const 3)))
          (.fn
            (.builtin "*" .f32)
            [.access t_X [.add (.var v_i) (.var v_r)], .access t_W [.var v_r]]))]

/-- Implementation `taps_outside`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_x t_X [v_i0] [.var v_i0] none,
      Binding.mk a_w t_W [v_i0] [.var v_i0] none,
      Binding.mk a_y t_Y [v_i0] [.var v_i0] none]
  body :=
    .seq (.for v_i (.const 0) (.var v_N) <|
      .assign a_y [.var v_i] (.fn (.literal .f32 0 1) [])) <|
    .for v_r (.const 0) (.const 3) <|
      .scope [a_y] <|
        .par v_i (.const 0) (.var v_N) <|
          .accumulate
            false
            (.builtin "+" .f32)
            a_y
            [.var v_i]
            (.fn (.builtin "*" .f32) [.read a_x [.add (.var v_i) (.var v_r)], .read a_w [.var v_r]])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (_ : Interp V) : Prop := True


abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1
abbrev f_2 : Fn := .builtin "*" .f32

abbrev base (E : Env) (N : Int) : Env := (E.set v_N N)

theorem base_self (E : Env) : base E (E v_N) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_y : ∀ b ∈ impl.bindings, b.array = a_y → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (c0 r : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < r)) (body1 (fun y_k0 => I.fn f_2 [M t_X [y_k0 + c0], M t_W [y_k0]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (c0 i r : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => y_k0 = r ∧ c0 < i ∨ 0 ≤ y_k0 ∧ y_k0 < r)) (body1 (fun y_k0 => I.fn f_2 [M t_X [y_k0 + c0], M t_W [y_k0]])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (i r : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ r)) (body1 (fun y_k0 => I.fn f_2 [M t_X [y_k0 + i], M t_W [y_k0]])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 3)) (body1 (fun y_k0 => I.fn f_2 [M t_X [i + y_k0], M t_W [y_k0]])))

theorem equation_0 (i : Int) (h0 : True) :
    (M t_Y [i]) = (value_3 I M i) :=
  (Eq.trans (hM _ (.head _) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_r] (.and (.le (.const 0) (.var v_r)) (.lt (.var v_r) (.const 3))) (.fn f_2 [.access t_X [.add (.var v_i) (.var v_r)], .access t_W [.var v_r]])) ((base E N).set v_i i) = _ from
  (eval_reduce_some1 rfl (fun (r : Int) => cond_holds) (fun (r : Int) (h1 : 0 ≤ r ∧ r < 3) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) : Heap V :=
  .points1 a_w
    (fun c0 => 0 ≤ c0 ∧ c0 < 3)
    (fun c0 => (M t_W [c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_x
    (fun c0 => 0 ≤ c0 ∧ c0 ≤ N + 1)
    (fun c0 => (M t_X [c0]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_y
    (fun c0 => 0 ≤ c0 ∧ c0 < i)
    (fun c0 => (I.fn f_1 []))

noncomputable def known_1 (I : Interp V) (M : Model V) (N i : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M N).and (known_1_2 I M i)))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_y [.var v_i] (.fn f_1 [])
    (fun e => (I.fn f_1 []))

theorem vc_1 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    (body_1 I M).vc I (impl.HasCell spec (base E N)) ((base E N).set v_i i) (known_1 I M N i) :=
  (vc_assign_of (I.fn f_1 [])
  (has_cell_at1 (b := (Binding.mk a_y t_Y [v_i0] [.var v_i0] none)) (R := (Region.mk t_Y [(.const 0, .var v_N)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [i]
  (region_iff.2 ⟨i, _, rfl, h1, h2, rfl⟩) shape_a_y rfl rfl h1) ev_const rfl)

theorem kept_1 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    Heap.Entails ((body_1 I M).post ((base E N).set v_i i) (known_1 I M N i)) (known_1 I M N (i + 1)) :=
  (show Heap.Entails _ (known_1 I M N (i + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_points1 (fun q0 h3 => ((Classical.em (q0 = i)).elim (fun h4 => (at_set_eq1 q0 i h4 rfl)) (fun h4 =>
  (at_set_ne1 q0 i h4 (at_right (at_right (at_points1 q0 ⟨h3.1, (int_taB_neab_tab h3.2 h4)⟩ rfl)))))))))))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (N r : Int) : Heap V :=
  .points1 a_y
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (value_0 I M c0 r))

noncomputable def known_2 (I : Interp V) (M : Model V) (N r : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M N).and (known_2_2 I M N r)))

noncomputable def known_3_2 (I : Interp V) (M : Model V) (N r i : Int) : Heap V :=
  .points1 a_y
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (value_1 I M c0 i r))

noncomputable def known_3 (I : Interp V) (M : Model V) (N r i : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M N).and (known_3_2 I M N r i)))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate
    false
    f_0
    a_y
    [.var v_i]
    (.fn f_2 [.read a_x [.add (.var v_i) (.var v_r)], .read a_w [.var v_r]])
    (fun e => (value_2 I M (e v_i) (e v_r)))

theorem vc_3 (r i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ r) (h2 : r < 3) (h3 : 0 ≤ i) (h4 : i < N) :
    (body_3 I M).vc I (impl.HasCell spec (base E N)) (((base E N).set v_r r).set v_i i) (known_3 I M N r i) :=
  (vc_accumulate_of (value_1 I M i i r) (I.fn f_2 [M t_X [i + r], M t_W [r]])
  ((at_right (at_right (at_points1 i ⟨h3, h4⟩ rfl)))
  : (known_3 I M N r i) ⟨a_y, [i]⟩ (value_1 I M i i r)) (ev_fn (ev_cons
  (ev_read ((at_right (at_left (at_points1 (i + r) ⟨(int_add_nonneg h3 h1), (int_c579 h4 h2)⟩ rfl)))
  : (known_3 I M N r i) ⟨a_x, [i + r]⟩ (M t_X [i + r]))) (ev_cons
  (ev_read ((at_left (at_points1 r ⟨h1, h2⟩ rfl)) : (known_3 I M N r i) ⟨a_w, [r]⟩ (M t_W [r])))
  ev_nil))) ((append1 r 0 (r + 1) (fun q4 h5 => ⟨h5.1, (int_lab_taB h5.2)⟩)
  (fun q4 => ⟨(fun h5 => ((Classical.em (q4 = r)).elim (fun h6 => (Or.inr h6))
  (fun h6 => (Or.inl (Or.inr ⟨h5.1, (int_lab_neab_tab h5.2 h6)⟩))))), (fun h5 => (Or.elim h5 (fun h6 =>
  (Or.elim h6 (fun h7 => (False.elim (int_irrefl h7.2))) (fun h7 => ⟨h7.1, (int_tab_lab h7.2)⟩)))
  (fun h6 => ⟨(int_lab_ecb_lac h1 h6), (int_eab_lab h6)⟩)))⟩)
  (fun q4 h5 => (Or.elim h5 (fun h6 => (False.elim (int_irrefl h6.2))) (fun h6 => h6.2)))
  (fun q4 h5 => rfl) (fn_congr2 (at_congr1 int_add_comm) rfl))
  : I.fn f_0 [value_1 I M i i r, I.fn f_2 [M t_X [i + r], M t_W [r]]] = value_2 I M i r))

theorem kept_3 (r i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ r) (h2 : r < 3) (h3 : 0 ≤ i) (h4 : i < N) :
    Heap.Entails ((body_3 I M).post (((base E N).set v_r r).set v_i i) (known_3 I M N r i)) (known_3 I M N r (i + 1)) :=
  (show Heap.Entails _ (known_3 I M N r (i + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_points1 (fun q5 h5 => ((Classical.em (q5 = i)).elim (fun h6 => (at_set_eq1 q5 i h6 ((reduce_congr1
  (fun q6 => ⟨(fun h7 => (Or.elim h7 (fun h8 => ⟨(int_lab_ecb_lac h1 h8.1), (int_eab_lab h8.1)⟩)
  (fun h8 => ⟨h8.1, (int_tab_lab h8.2)⟩))), (fun h7 => ((Classical.em (q6 = r)).elim (fun h8 => (Or.inl ⟨h8, (int_eab_taB h6)⟩))
  (fun h8 => (Or.inr ⟨h7.1, (int_lab_neab_tab h7.2 h8)⟩))))⟩)
  (fun q6 h7 => (fn_congr2 (at_congr1 (int_c207 h6)) rfl)))
  : value_1 I M q5 (i + 1) r = value_2 I M i r))) (fun h6 =>
  (at_set_ne1 q5 i h6 (at_right (at_right (at_points1 q5 h5 (reduce_congr1 (fun q7 => ⟨(fun h7 =>
  (Or.elim h7 (fun h8 => (Or.inl ⟨h8.1, (int_taB_neab_tab h8.2 h6)⟩)) (fun h8 => (Or.inr h8)))), (fun h7 => (Or.elim h7 (fun h8 => (Or.inl ⟨h8.1, (int_tab_taB h8.2)⟩)) (fun h8 => (Or.inr h8))))⟩)
  (fun q7 h7 => rfl)))))))))))))

theorem race_3 (r : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ r) (h2 : r < 3) :
    ParVC I 0 N (body_3 I M).erase (fun i => (((base E N).set v_r r).set v_i i)) (fun i => (body_3 I M).post (((base E N).set v_r r).set v_i i) (known_3 I M N r i)) :=
  (race_arrays [a_y] rfl rfl
  (all_cons (apart1 (fun i c0 => c0 = i) (fun i c0 => c0 = i) (fun i h3 h4 => (w_accumulate1 i rfl))
  (fun i h3 h4 => (r_accumulate1 (x_none rfl) i rfl))
  (fun i y_y c0 h3 h4 h5 h6 h7 h8 => ⟨(int_eab_nebc_neac h8 h7), (int_eab_nebc_neac h8 h7)⟩))
  all_nil))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_y] <|
    .par v_i (.const 0) (.var v_N)
      (fun e x => known_3 I M (e v_N) (e v_r) x) (body_3 I M)

theorem vc_2 (r : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ r) (h2 : r < 3) :
    (body_2 I M).vc I (impl.HasCell spec (base E N)) ((base E N).set v_r r) (known_2 I M N r) :=
  (vc_scope (vc_par_of 0 N rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points1 (fun q8 h3 => (at_right (at_right (at_points1 q8 h3 (reduce_congr1 (fun q9 =>
  ⟨(fun h4 => (Or.elim h4 (fun h5 => (False.elim (int_lab_tba_F h3.1 h5.2))) (fun h5 => h5))), (fun h4 => (Or.inr h4))⟩)
  (fun q9 h4 => rfl))))))))) : Heap.Entails (known_2 I M N r) (known_3 I M N r 0))
  (fun i h3 h4 => (vc_3 N hl hM r i h0 h1 h2 h3 h4))
  (fun i h3 h4 => (kept_3 N hl hM r i h0 h1 h2 h3 h4)) (race_3 N hl hM r h0 h1 h2)))

theorem kept_2 (r : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ r) (h2 : r < 3) :
    Heap.Entails ((body_2 I M).post ((base E N).set v_r r) (known_2 I M N r)) (known_2 I M N (r + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points1 (fun q10 h3 => (at_right (at_right (at_points1 q10 h3 (reduce_congr1 (fun q11 =>
  ⟨(fun h4 => ((Classical.em (q11 = r)).elim (fun h5 => (Or.inl ⟨h5, (int_lt_max_right h3.2)⟩))
  (fun h5 => (Or.inr ⟨h4.1, (int_taB_neab_tab h4.2 h5)⟩)))), (fun h4 => (Or.elim h4 (fun h5 => ⟨(int_lab_ecb_lac h1 h5.1), (int_eab_taB h5.1)⟩)
  (fun h5 => ⟨h5.1, (int_tab_taB h5.2)⟩)))⟩) (fun q11 h4 => rfl)))))))))
  : Heap.Entails (known_3 I M N r (max 0 N)) (known_2 I M N (r + 1)))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.for v_i (.const 0) (.var v_N)
    (fun e x => known_1 I M (e v_N) x) (body_1 I M)) <|
  .for v_r (.const 0) (.const 3)
    (fun e x => known_2 I M (e v_N) x) (body_2 I M)

theorem program_vc (h0 : 0 ≤ N) :
    (program I M).vc I (impl.HasCell spec (base E N)) (base E N) (impl.inputHeap spec (base E N) M) :=
  (vc_seq (vc_for_of 0 N rfl rfl
  (show Heap.Entails _ (known_1 I M N 0) from (entails_and (entails_points1 (fun q1 h1 =>
  (at_input (R := (Region.mk t_W [(.const 0, .const 3)])) (b := (Binding.mk a_w t_W [v_i0] [.var v_i0] none)) (p := [q1]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q1, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points1 (fun q2 h1 =>
  (at_input (R := (Region.mk t_X [(.const 0, .add (.var v_N) (.const 2))])) (b := (Binding.mk a_x t_X [v_i0] [.var v_i0] none)) (p := [q2]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q2, _, rfl, h1.1, ((int_c167 h1.2) : q2 < N + 2), rfl⟩) rfl rfl)))
  (entails_points1 (fun q3 h1 => (False.elim (int_lab_tba_F h1.1 h1.2)))))))
  (fun i h1 h2 => (vc_1 N hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_1 N hl hM i h0 h1 h2)))
  (vc_for_of 0 3 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points1 (fun q12 h1 => (at_right (at_right (at_points1 q12 ⟨h1.1, (int_lt_max_right h1.2)⟩
  (Eq.trans ((reduce_empty1 (fun q13 => (fun h2 => (int_lab_tba_F h2.1 h2.2))))
  : value_0 I M q12 0 = I.fn f_1 []) rfl))))))))
  : Heap.Entails (known_1 I M N (max 0 N)) (known_2 I M N 0))
  (fun r h1 h2 => (vc_2 N hl hM r h0 h1 h2)) (fun r h1 h2 => (kept_2 N hl hM r h0 h1 h2))))

theorem output_0_2 (q14 : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ q14) (h2 : q14 < N) :
    ((program I M).post (base E N) (impl.inputHeap spec (base E N) M)) ⟨a_y, [q14]⟩ (M t_Y [q14]) :=
  ((at_right (at_right (at_points1 q14 ⟨h1, h2⟩
  (Eq.trans ((equation_0 N hl hM q14 trivial) : M t_Y [q14] = value_3 I M q14)
  (reduce_congr1 (fun q16 => ⟨(fun h3 => h3), (fun h3 => h3)⟩)
  (fun q16 h3 => (fn_congr2 (at_congr1 int_add_comm) rfl)))))))
  : (known_2 I M N 3) ⟨a_y, [q14]⟩ (M t_Y [q14]))

end

theorem consistent (E : Env) (N : Int) (h0 : 0 ≤ N) : spec.Consistent (base E N) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (N : Int) (h0 : 0 ≤ N) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N) :=
  solvable_layers (consistent E N h0)
    (fun at_ => if at_ = t_Y then 0 else 0) (by decide)

theorem placed (E : Env) (N : Int) (h0 : 0 ≤ N) : impl.LayoutOk spec (base E N) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_Y then 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < N else True

theorem covered_0 (E : Env) (N : Int) (h0 : 0 ≤ N) (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < N) :
    spec.Given (inside N) (base E N) t_Y [p0] :=
  (given_equation (p := [p0]) (.head _) rfl rfl rfl (⟨h1, h2⟩ : 0 ≤ p0 ∧ p0 < N)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N : Int) (h0 : 0 ≤ N) (i : Int) (h1 : True) (h2 : 0 ≤ i ∧ i < N) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_r] (.and (.le (.const 0) (.var v_r)) (.lt (.var v_r) (.const 3))) (.fn (.builtin "*" .f32) [.access t_X [.add (.var v_i) (.var v_r)], .access t_W [.var v_r]])) ((base E N).set v_i i) :=
  (defined_reduce_some1 0 3 (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < 3) => h3)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < 3) =>
  (defined_fn (defined_cons (defined_access (given_input (p := [i + y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨(i + y_d0), _, rfl, ((int_add_nonneg h2.1 h3.1) : 0 ≤ i + y_d0), ((int_c571 h2.2 h3.2) : i + y_d0 < N + 2), rfl⟩)))
  (defined_cons (defined_access (given_input (p := [y_d0]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨y_d0, _, rfl, h3.1, h3.2, rfl⟩))) defined_nil)))))

theorem defined (E : Env) (N : Int) (h0 : 0 ≤ N) : spec.Defined (base E N) :=
  defined_of (inside N)
    (all_cons (region_each (fun p0 a0 a1 => covered_0 E N h0 p0 a0 a1))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_0 E N h0 i hg hk))
    all_nil))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 1) (fun _ => 0)
    ⟨(all_cons (by decide) all_nil), all_nil⟩
    ⟨_, (.head _), [0], region_iff.2 ⟨0, _, rfl, (by decide), (by decide), rfl⟩⟩
    all_nil
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => 0 ≤ (E v_N))
    (fun E => base E (E v_N)) base_self (fun E ha => cond_holds.1 (ha.1 _ (.head _))) inhabited
    (fun E a => defined E (E v_N) a) (fun E a => placed E (E v_N) a)
    (fun E a => consistent E (E v_N) a) (fun E a => solvable E (E v_N) a)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc (E v_N) hl hM a)
    (all_cons ⟨_, (.tail _ (.tail _ (.head _))), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 => output_0_2 (E v_N) hl hM p0 a b0 b1)) all_nil))) all_nil))


end Redverify.Certificate.taps_outside
