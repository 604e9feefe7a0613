module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.unrolled

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

/-- Implementation `unrolled`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_x t_X [v_i0] [.var v_i0] none,
      Binding.mk a_w t_W [v_i0] [.var v_i0] none,
      Binding.mk a_y t_Y [v_i0] [.var v_i0] none]
  body :=
    .par v_i (.const 0) (.var v_N) <|
      .seq (.assign a_y [.var v_i] (.fn (.literal .f32 0 1) [])) <|
      .scope [a_y] <|
        .seq (.accumulate
          false
          (.builtin "+" .f32)
          a_y
          [.var v_i]
          (.fn (.builtin "*" .f32) [.read a_w [.const 1], .read a_x [.add (.var v_i) (.const 1)]])) <|
        .seq (.accumulate
          false
          (.builtin "+" .f32)
          a_y
          [.var v_i]
          (.fn (.builtin "*" .f32) [.read a_w [.const 0], .read a_x [.var v_i]])) <|
        .accumulate
          false
          (.builtin "+" .f32)
          a_y
          [.var v_i]
          (.fn (.builtin "*" .f32) [.read a_w [.const 2], .read a_x [.add (.var v_i) (.const 2)]])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := Comm I (.builtin "*" .f32) ∧ RightComm I (.builtin "+" .f32)

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : Comm I (.builtin "*" .f32) := hl.1
theorem law_1 {V : Type} {I : Interp V} (hl : laws V I) : RightComm I (.builtin "+" .f32) := hl.2

abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1
abbrev f_2 : Fn := .builtin "*" .f32

abbrev base (E : Env) (x_N : Int) : Env := (E.set v_N x_N)

theorem base_self (E : Env) : base E (E v_N) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_y : ∀ b ∈ impl.bindings, b.array = a_y → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem fact_0 {x_a : Int} (h0 : x_a = 1) : x_a < 1 + 1 :=
  by omega

theorem fact_1 {x_a : Int} (h0 : x_a < 2) : x_a < 1 + 1 :=
  by omega

theorem fact_2 {x_a : Int} (h0 : x_a = 1) : x_a < 2 :=
  by omega

theorem fact_3 {x_a : Int} (h0 : x_a < 3) (h1 : ¬ x_a < 2) : x_a = 2 :=
  by omega

theorem fact_4 {x_a : Int} (h0 : x_a = 2) : x_a < 3 :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (x_i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => y_k0 = 1)) (body1 (fun y_k0 => I.fn f_2 [M t_X [y_k0 + x_i], M t_W [y_k0]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (x_i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 2)) (body1 (fun y_k0 => I.fn f_2 [M t_X [y_k0 + x_i], M t_W [y_k0]])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (x_i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 3)) (body1 (fun y_k0 => I.fn f_2 [M t_X [y_k0 + x_i], M t_W [y_k0]])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (x_i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 3)) (body1 (fun y_k0 => I.fn f_2 [M t_X [x_i + y_k0], M t_W [y_k0]])))

theorem equation_0 (x_N x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : True) :
    (M t_Y [x_i]) = (value_3 I M x_i) :=
  (Eq.trans (hM _ (.head _) [x_i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_r] (.and (.le (.const 0) (.var v_r)) (.lt (.var v_r) (.const 3))) (.fn f_2 [.access t_X [.add (.var v_i) (.var v_r)], .access t_W [.var v_r]])) ((base E x_N).set v_i x_i) = _ from
  (eval_reduce_some1 rfl (fun (x_r : Int) => cond_holds)
  (fun (x_r : Int) (h1 : 0 ≤ x_r ∧ x_r < 3) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) : Heap V :=
  .points1 a_w
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < 3)
    (fun y_c0 => (M t_W [y_c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (x_N : Int) : Heap V :=
  .points1 a_x
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 ≤ x_N + 1)
    (fun y_c0 => (M t_X [y_c0]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (x_i : Int) : Heap V :=
  .points1 a_y
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < x_i)
    (fun y_c0 => (M t_Y [y_c0]))

noncomputable def known_1 (I : Interp V) (M : Model V) (x_N x_i : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M x_N).and (known_1_2 I M x_i)))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign a_y [.var v_i] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .scope [a_y] <|
    .seq (.accumulate
      false
      f_0
      a_y
      [.var v_i]
      (.fn f_2 [.read a_w [.const 1], .read a_x [.add (.var v_i) (.const 1)]])
      (fun e => (value_0 I M (e v_i)))) <|
    .seq (.accumulate
      false
      f_0
      a_y
      [.var v_i]
      (.fn f_2 [.read a_w [.const 0], .read a_x [.var v_i]])
      (fun e => (value_1 I M (e v_i)))) <|
    .accumulate
      false
      f_0
      a_y
      [.var v_i]
      (.fn f_2 [.read a_w [.const 2], .read a_x [.add (.var v_i) (.const 2)]])
      (fun e => (value_2 I M (e v_i)))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (x_i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (1 : Int) < 0)) (body1 (fun y_k0 => I.fn f_2 [M t_X [y_k0 + x_i], M t_W [y_k0]])))

theorem vc_1 (x_N x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 0 ≤ x_N) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) :
    (body_1 I M).vc I (impl.HasCell spec (base E x_N)) ((base E x_N).set v_i x_i) (known_1 I M x_N x_i) :=
  (vc_seq (vc_assign_of (I.fn f_1 [])
  (has_cell_at1 (b := (Binding.mk a_y t_Y [v_i0] [.var v_i0] none)) (R := (Region.mk t_Y [(.const 0, .var v_N)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [x_i]
  (region_iff.2 ⟨x_i, _, rfl, h1, h2, rfl⟩) shape_a_y rfl rfl h1) ev_const rfl)
  (vc_scope (vc_seq (vc_accumulate_of (I.fn f_1 [])
  (I.fn f_2 [M t_W [1], M t_X [x_i + 1]]) (at_set_eq1 x_i x_i rfl rfl)
  (ev_fn (ev_cons
  (ev_read (at_set_other (by decide) ((at_left (at_points1 1 ⟨(by decide), (by decide)⟩ rfl))
  : (known_1 I M x_N x_i) ⟨a_w, [1]⟩ (M t_W [1])))) (ev_cons (ev_read (at_set_other (by decide)
  ((at_right (at_left (at_points1 (x_i + 1) ⟨(int_c19 h1), (int_c530 h2)⟩ rfl)))
  : (known_1 I M x_N x_i) ⟨a_x, [x_i + 1]⟩ (M t_X [x_i + 1])))) ev_nil))) ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun y_q1 => int_not_one_lt_zero)))) rfl)
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [M t_W [1], M t_X [x_i + 1]]] = I.fn f_0 [value_4 I M x_i, I.fn f_2 [M t_W [1], M t_X [x_i + 1]]])
  (append1 1 1 (1 + 1) (fun y_q0 h3 => ⟨(int_eba_lab h3), (fact_0 h3)⟩) (fun y_q0 =>
  ⟨(fun h3 => (Or.inr h3)), (fun h3 => (Or.elim h3 (fun h4 => (False.elim (int_one_lt_zero h4))) (fun h4 => h4)))⟩)
  (fun y_q0 h3 => (False.elim (int_one_lt_zero h3))) (fun y_q0 h3 => rfl)
  (Eq.trans ((fn_congr2 rfl (at_congr1 int_add_comm))
  : I.fn f_2 [M t_W [1], M t_X [x_i + 1]] = I.fn f_2 [M t_W [1], M t_X [1 + x_i]])
  ((show ∀ v0 v1 : V, (I.fn f_2 [v1, v0]) = (I.fn f_2 [v0, v1]) from by intro v0 v1; exact (law_0 hl) _ _)
  (M t_X [1 + x_i]) (M t_W [1])))))
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [M t_W [1], M t_X [x_i + 1]]] = value_0 I M x_i))
  (vc_seq (vc_accumulate_of (value_0 I M x_i) (I.fn f_2 [M t_W [0], M t_X [x_i]])
  (at_set_eq1 x_i x_i rfl rfl) (ev_fn (ev_cons (ev_read (at_set_other (by decide)
  (at_set_other (by decide) ((at_left (at_points1 0 ⟨(by decide), (by decide)⟩ rfl))
  : (known_1 I M x_N x_i) ⟨a_w, [0]⟩ (M t_W [0]))))) (ev_cons (ev_read (at_set_other (by decide)
  (at_set_other (by decide) ((at_right (at_left (at_points1 x_i ⟨h1, (int_c199 h2)⟩ rfl)))
  : (known_1 I M x_N x_i) ⟨a_x, [x_i]⟩ (M t_X [x_i]))))) ev_nil)))
  ((insert1 (law_1 hl) 0 0 (1 + 1) (fun y_q2 h3 => ⟨h3.1, (fact_1 h3.2)⟩)
  (fun y_q2 => ⟨(fun h3 => ((Classical.em (y_q2 = 1)).elim (fun h4 => (Or.inl h4))
  (fun h4 => (Or.inr (int_c210 h3.1 h3.2 h4))))), (fun h3 => (Or.elim h3 (fun h4 => ⟨(int_c141 h4), (fact_2 h4)⟩)
  (fun h4 => ⟨(int_eba_lab h4), (int_c192 h4)⟩)))⟩) int_c440 (fun y_q2 h3 => rfl)
  (Eq.trans ((fn_congr2 rfl (at_congr1 int_c442))
  : I.fn f_2 [M t_W [0], M t_X [x_i]] = I.fn f_2 [M t_W [0], M t_X [0 + x_i]])
  ((show ∀ v0 v1 : V, (I.fn f_2 [v1, v0]) = (I.fn f_2 [v0, v1]) from by intro v0 v1; exact (law_0 hl) _ _)
  (M t_X [0 + x_i]) (M t_W [0]))))
  : I.fn f_0 [value_0 I M x_i, I.fn f_2 [M t_W [0], M t_X [x_i]]] = value_1 I M x_i))
  (vc_accumulate_of (value_1 I M x_i) (I.fn f_2 [M t_W [2], M t_X [x_i + 2]])
  (at_set_eq1 x_i x_i rfl rfl)
  (ev_fn (ev_cons (ev_read (at_set_other (by decide) (at_set_other (by decide)
  (at_set_other (by decide) ((at_left (at_points1 2 ⟨(by decide), (by decide)⟩ rfl))
  : (known_1 I M x_N x_i) ⟨a_w, [2]⟩ (M t_W [2]))))))
  (ev_cons (ev_read (at_set_other (by decide) (at_set_other (by decide) (at_set_other (by decide)
  ((at_right (at_left (at_points1 (x_i + 2) ⟨(int_c145 h1), (int_c358 h2)⟩ rfl)))
  : (known_1 I M x_N x_i) ⟨a_x, [x_i + 2]⟩ (M t_X [x_i + 2])))))) ev_nil)))
  ((append1 2 0 (2 + 1) (fun y_q3 h3 => ⟨h3.1, (int_c461 h3.2)⟩)
  (fun y_q3 => ⟨(fun h3 => ((Classical.em (y_q3 < 2)).elim (fun h4 => (Or.inl ⟨h3.1, h4⟩))
  (fun h4 => (Or.inr (fact_3 h3.2 h4))))), (fun h3 =>
  (Or.elim h3 (fun h4 => ⟨h4.1, (int_c140 h4.2)⟩) (fun h4 => ⟨(int_c449 h4), (fact_4 h4)⟩)))⟩)
  (fun y_q3 h3 => h3.2) (fun y_q3 h3 => rfl) (Eq.trans ((fn_congr2 rfl (at_congr1 int_add_comm))
  : I.fn f_2 [M t_W [2], M t_X [x_i + 2]] = I.fn f_2 [M t_W [2], M t_X [2 + x_i]])
  ((show ∀ v0 v1 : V, (I.fn f_2 [v1, v0]) = (I.fn f_2 [v0, v1]) from by intro v0 v1; exact (law_0 hl) _ _)
  (M t_X [2 + x_i]) (M t_W [2]))))
  : I.fn f_0 [value_1 I M x_i, I.fn f_2 [M t_W [2], M t_X [x_i + 2]]] = value_2 I M x_i))))))

theorem kept_1 (x_N x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 0 ≤ x_N) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) :
    Heap.Entails ((body_1 I M).post ((base E x_N).set v_i x_i) (known_1 I M x_N x_i)) (known_1 I M x_N (x_i + 1)) :=
  (show Heap.Entails _ (known_1 I M x_N (x_i + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide))
  (entails_set (avoids_points1 (by decide)) (entails_set (avoids_points1 (by decide))
  (entails_set (avoids_points1 (by decide)) (entails_left entails_refl)))))
  (entails_and (entails_set (avoids_points1 (by decide))
  (entails_set (avoids_points1 (by decide)) (entails_set (avoids_points1 (by decide))
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl))))))
  (entails_points1 (fun y_q4 h3 => ((Classical.em (y_q4 = x_i)).elim (fun h4 => (at_set_eq1 y_q4 x_i h4
  ((Eq.trans ((equation_0 x_N y_q4 hl hM trivial) : M t_Y [y_q4] = value_3 I M y_q4)
  (reduce_congr1 (fun y_q6 => ⟨(fun h5 => h5), (fun h5 => h5)⟩)
  (fun y_q6 h5 => (fn_congr2 (at_congr1 (int_c48 h4)) rfl)))) : M t_Y [y_q4] = value_2 I M x_i)))
  (fun h4 =>
  (at_set_ne1 y_q4 x_i h4 (at_set_ne1 y_q4 x_i h4 (at_set_ne1 y_q4 x_i h4 (at_set_ne1 y_q4 x_i h4
  (at_right (at_right (at_points1 y_q4 ⟨h3.1, (int_taB_neab_tab h3.2 h4)⟩ rfl))))))))))))))

theorem race_1 (x_N : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 0 ≤ x_N) :
    ParVC I 0 x_N (body_1 I M).erase (fun x_i => ((base E x_N).set v_i x_i)) (fun x_i => (body_1 I M).post ((base E x_N).set v_i x_i) (known_1 I M x_N x_i)) :=
  (race_arrays [a_y] rfl rfl
  (all_cons (apart1 (fun x_i y_c0 => y_c0 = x_i) (fun x_i y_c0 => y_c0 = x_i)
  (fun x_i h1 h2 => (w_seq (w_assign1 x_i rfl)
  (w_scope (w_seq (w_accumulate1 x_i rfl) (w_seq (w_accumulate1 x_i rfl) (w_accumulate1 x_i rfl))))))
  (fun x_i h1 h2 => (r_seq (r_none rfl) (r_scope (r_seq (r_accumulate1 (x_none rfl) x_i rfl)
  (r_seq (r_accumulate1 (x_none rfl) x_i rfl) (r_accumulate1 (x_none rfl) x_i rfl))))))
  (fun x_i y_y y_c0 h1 h2 h3 h4 h5 h6 => ⟨(int_eab_nebc_neac h6 h5), (int_eab_nebc_neac h6 h5)⟩))
  all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_i (.const 0) (.var v_N)
    (fun e x => known_1 I M (e v_N) x) (body_1 I M)

theorem program_vc (x_N : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 0 ≤ x_N) :
    (program I M).vc I (impl.HasCell spec (base E x_N)) (base E x_N) (impl.inputHeap spec (base E x_N) M) :=
  (vc_par_of 0 x_N rfl rfl
  (show Heap.Entails _ (known_1 I M x_N 0) from (entails_and (entails_points1 (fun y_q7 h1 =>
  (at_input (R := (Region.mk t_W [(.const 0, .const 3)])) (b := (Binding.mk a_w t_W [v_i0] [.var v_i0] none)) (p := [y_q7]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨y_q7, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points1 (fun y_q8 h1 =>
  (at_input (R := (Region.mk t_X [(.const 0, .add (.var v_N) (.const 2))])) (b := (Binding.mk a_x t_X [v_i0] [.var v_i0] none)) (p := [y_q8]) (.head _) (.head _) rfl
  (region_iff.2 ⟨y_q8, _, rfl, h1.1, ((int_c167 h1.2) : y_q8 < x_N + 2), rfl⟩) rfl rfl)))
  (entails_points1 (fun y_q9 h1 => (False.elim (int_lab_tba_F h1.1 h1.2)))))))
  (fun x_i h1 h2 => (vc_1 x_N x_i hl hM h0 h1 h2))
  (fun x_i h1 h2 => (kept_1 x_N x_i hl hM h0 h1 h2)) (race_1 x_N hl hM h0))

theorem output_0_2 (x_N y_q10 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 0 ≤ x_N) (h1 : 0 ≤ y_q10) (h2 : y_q10 < x_N) :
    ((program I M).post (base E x_N) (impl.inputHeap spec (base E x_N) M)) ⟨a_y, [y_q10]⟩ (M t_Y [y_q10]) :=
  ((at_right (at_right (at_points1 y_q10 ⟨h1, (int_lt_max_right h2)⟩ rfl)))
  : (known_1 I M x_N (max 0 x_N)) ⟨a_y, [y_q10]⟩ (M t_Y [y_q10]))

theorem consistent (E : Env) (x_N : Int) (h0 : 0 ≤ x_N) : spec.Consistent (base E x_N) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (x_N : Int) (h0 : 0 ≤ x_N) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E x_N) :=
  solvable_layers (consistent E x_N h0)
    (fun t => if t = t_Y then 0 else 0) (by decide)

theorem placed (E : Env) (x_N : Int) (h0 : 0 ≤ x_N) : impl.LayoutOk spec (base E x_N) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (x_N : Int) : Ten → List Int → Prop := fun t p => if t = t_Y then 0 ≤ (p.getD 0 0) ∧ (p.getD 0 0) < x_N else True

theorem covered_0 (E : Env) (x_N : Int) (h0 : 0 ≤ x_N) (y_p0 : Int) (h1 : 0 ≤ y_p0) (h2 : y_p0 < x_N) :
    spec.Given (inside x_N) (base E x_N) t_Y [y_p0] :=
  (given_equation (p := [y_p0]) (.head _) rfl rfl rfl (⟨h1, h2⟩ : 0 ≤ y_p0 ∧ y_p0 < x_N)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (x_N : Int) (h0 : 0 ≤ x_N) (x_i : Int) (h1 : True) (h2 : 0 ≤ x_i ∧ x_i < x_N) :
    TExp.Defined I M (spec.Given (inside x_N) (base E x_N)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_r] (.and (.le (.const 0) (.var v_r)) (.lt (.var v_r) (.const 3))) (.fn (.builtin "*" .f32) [.access t_X [.add (.var v_i) (.var v_r)], .access t_W [.var v_r]])) ((base E x_N).set v_i x_i) :=
  (defined_reduce_some1 0 3 (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < 3) => h3)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < 3) =>
  (defined_fn (defined_cons (defined_access (given_input (p := [x_i + y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨(x_i + y_d0), _, rfl, ((int_add_nonneg h2.1 h3.1) : 0 ≤ x_i + y_d0), ((int_c571 h2.2 h3.2) : x_i + y_d0 < x_N + 2), rfl⟩)))
  (defined_cons (defined_access (given_input (p := [y_d0]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨y_d0, _, rfl, h3.1, h3.2, rfl⟩))) defined_nil)))))

theorem defined (E : Env) (x_N : Int) (h0 : 0 ≤ x_N) : spec.Defined (base E x_N) :=
  defined_of (inside x_N)
    (all_cons (region_each (fun y_p0 a0 a1 => covered_0 E x_N h0 y_p0 a0 a1))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined1 (fun x_i => cond_holds) (fun x_i g k => defined_0 E x_N h0 x_i g k))
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
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun y_p0 b0 b1 => output_0_2 (E v_N) y_p0 hl hM a b0 b1)) all_nil))) all_nil))

/-- The program implements the specification over integers. -/
theorem certificate_int (I : Interp Int)
    (m0 : ∀ x y, I.fn (.builtin "*" .f32) [x, y] = x * y)
    (m1 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨(Comm.of_mul m0), ((Assoc.of_add m1).rightComm (Comm.of_add m1))⟩

/-- The program implements the specification over rational numbers. -/
theorem certificate_rat (I : Interp Rat)
    (m0 : ∀ x y, I.fn (.builtin "*" .f32) [x, y] = x * y)
    (m1 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨(Comm.of_mul m0), ((Assoc.of_add m1).rightComm (Comm.of_add m1))⟩

/-- The program implements the specification over words of w bits, for every w (arithmetic that wraps). -/
theorem certificate_word {w : Nat} (I : Interp (BitVec w))
    (m0 : ∀ x y, I.fn (.builtin "*" .f32) [x, y] = x * y)
    (m1 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨(Comm.of_mul m0), ((Assoc.of_add m1).rightComm (Comm.of_add m1))⟩

end Redverify.Certificate.unrolled
