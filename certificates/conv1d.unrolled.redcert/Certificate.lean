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

abbrev base (E : Env) (N : Int) : Env := (E.set v_N N)

theorem base_self (E : Env) : base E (E v_N) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_y : ∀ b ∈ impl.bindings, b.array = a_y → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem fact_0 {a : Int} (h0 : a = 1) : a < 1 + 1 :=
  by omega

theorem fact_1 {a : Int} (h0 : a < 2) : a < 1 + 1 :=
  by omega

theorem fact_2 {a : Int} (h0 : a = 1) : a < 2 :=
  by omega

theorem fact_3 {a : Int} (h0 : a < 3) (h1 : ¬ a < 2) : a = 2 :=
  by omega

theorem fact_4 {a : Int} (h0 : a = 2) : a < 3 :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => y_k0 = 1)) (body1 (fun y_k0 => I.fn f_2 [M t_X [y_k0 + i], M t_W [y_k0]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 2)) (body1 (fun y_k0 => I.fn f_2 [M t_X [y_k0 + i], M t_W [y_k0]])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 3)) (body1 (fun y_k0 => I.fn f_2 [M t_X [y_k0 + i], M t_W [y_k0]])))

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
    (fun c0 => (M t_Y [c0]))

noncomputable def known_1 (I : Interp V) (M : Model V) (N i : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M N).and (known_1_2 I M i)))

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

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (1 : Int) < 0)) (body1 (fun y_k0 => I.fn f_2 [M t_X [y_k0 + i], M t_W [y_k0]])))

theorem vc_1 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    (body_1 I M).vc I (impl.HasCell spec (base E N)) ((base E N).set v_i i) (known_1 I M N i) :=
  (vc_seq (vc_assign_of (I.fn f_1 [])
  (has_cell_at1 (b := (Binding.mk a_y t_Y [v_i0] [.var v_i0] none)) (R := (Region.mk t_Y [(.const 0, .var v_N)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [i]
  (region_iff.2 ⟨i, _, rfl, h1, h2, rfl⟩) shape_a_y rfl rfl h1) ev_const rfl)
  (vc_scope (vc_seq (vc_accumulate_of (I.fn f_1 [])
  (I.fn f_2 [M t_W [1], M t_X [i + 1]]) (at_set_eq1 i i rfl rfl) (ev_fn (ev_cons
  (ev_read (at_set_other (by decide) ((at_left (at_points1 1 ⟨(by decide), (by decide)⟩ rfl))
  : (known_1 I M N i) ⟨a_w, [1]⟩ (M t_W [1])))) (ev_cons (ev_read (at_set_other (by decide)
  ((at_right (at_left (at_points1 (i + 1) ⟨(int_c19 h1), (int_c530 h2)⟩ rfl)))
  : (known_1 I M N i) ⟨a_x, [i + 1]⟩ (M t_X [i + 1])))) ev_nil))) ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun q1 => int_not_one_lt_zero)))) rfl)
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [M t_W [1], M t_X [i + 1]]] = I.fn f_0 [value_4 I M i, I.fn f_2 [M t_W [1], M t_X [i + 1]]])
  (append1 1 1 (1 + 1) (fun q0 h3 => ⟨(int_eba_lab h3), (fact_0 h3)⟩) (fun q0 =>
  ⟨(fun h3 => (Or.inr h3)), (fun h3 => (Or.elim h3 (fun h4 => (False.elim (int_one_lt_zero h4))) (fun h4 => h4)))⟩)
  (fun q0 h3 => (False.elim (int_one_lt_zero h3))) (fun q0 h3 => rfl)
  (Eq.trans ((fn_congr2 rfl (at_congr1 int_add_comm))
  : I.fn f_2 [M t_W [1], M t_X [i + 1]] = I.fn f_2 [M t_W [1], M t_X [1 + i]])
  ((show ∀ v0 v1 : V, (I.fn f_2 [v1, v0]) = (I.fn f_2 [v0, v1]) from by intro v0 v1; exact (law_0 hl) _ _)
  (M t_X [1 + i]) (M t_W [1])))))
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [M t_W [1], M t_X [i + 1]]] = value_0 I M i))
  (vc_seq (vc_accumulate_of (value_0 I M i) (I.fn f_2 [M t_W [0], M t_X [i]])
  (at_set_eq1 i i rfl rfl) (ev_fn (ev_cons (ev_read (at_set_other (by decide)
  (at_set_other (by decide) ((at_left (at_points1 0 ⟨(by decide), (by decide)⟩ rfl))
  : (known_1 I M N i) ⟨a_w, [0]⟩ (M t_W [0]))))) (ev_cons (ev_read (at_set_other (by decide)
  (at_set_other (by decide) ((at_right (at_left (at_points1 i ⟨h1, (int_c199 h2)⟩ rfl)))
  : (known_1 I M N i) ⟨a_x, [i]⟩ (M t_X [i]))))) ev_nil)))
  ((insert1 (law_1 hl) 0 0 (1 + 1) (fun q2 h3 => ⟨h3.1, (fact_1 h3.2)⟩)
  (fun q2 => ⟨(fun h3 => ((Classical.em (q2 = 1)).elim (fun h4 => (Or.inl h4))
  (fun h4 => (Or.inr (int_c210 h3.1 h3.2 h4))))), (fun h3 => (Or.elim h3 (fun h4 => ⟨(int_c141 h4), (fact_2 h4)⟩)
  (fun h4 => ⟨(int_eba_lab h4), (int_c192 h4)⟩)))⟩) int_c440 (fun q2 h3 => rfl)
  (Eq.trans ((fn_congr2 rfl (at_congr1 int_c442))
  : I.fn f_2 [M t_W [0], M t_X [i]] = I.fn f_2 [M t_W [0], M t_X [0 + i]])
  ((show ∀ v0 v1 : V, (I.fn f_2 [v1, v0]) = (I.fn f_2 [v0, v1]) from by intro v0 v1; exact (law_0 hl) _ _)
  (M t_X [0 + i]) (M t_W [0]))))
  : I.fn f_0 [value_0 I M i, I.fn f_2 [M t_W [0], M t_X [i]]] = value_1 I M i))
  (vc_accumulate_of (value_1 I M i) (I.fn f_2 [M t_W [2], M t_X [i + 2]])
  (at_set_eq1 i i rfl rfl)
  (ev_fn (ev_cons (ev_read (at_set_other (by decide) (at_set_other (by decide)
  (at_set_other (by decide) ((at_left (at_points1 2 ⟨(by decide), (by decide)⟩ rfl))
  : (known_1 I M N i) ⟨a_w, [2]⟩ (M t_W [2]))))))
  (ev_cons (ev_read (at_set_other (by decide) (at_set_other (by decide) (at_set_other (by decide)
  ((at_right (at_left (at_points1 (i + 2) ⟨(int_c145 h1), (int_c358 h2)⟩ rfl)))
  : (known_1 I M N i) ⟨a_x, [i + 2]⟩ (M t_X [i + 2])))))) ev_nil)))
  ((append1 2 0 (2 + 1) (fun q3 h3 => ⟨h3.1, (int_c461 h3.2)⟩)
  (fun q3 => ⟨(fun h3 => ((Classical.em (q3 < 2)).elim (fun h4 => (Or.inl ⟨h3.1, h4⟩))
  (fun h4 => (Or.inr (fact_3 h3.2 h4))))), (fun h3 =>
  (Or.elim h3 (fun h4 => ⟨h4.1, (int_c140 h4.2)⟩) (fun h4 => ⟨(int_c449 h4), (fact_4 h4)⟩)))⟩)
  (fun q3 h3 => h3.2) (fun q3 h3 => rfl) (Eq.trans ((fn_congr2 rfl (at_congr1 int_add_comm))
  : I.fn f_2 [M t_W [2], M t_X [i + 2]] = I.fn f_2 [M t_W [2], M t_X [2 + i]])
  ((show ∀ v0 v1 : V, (I.fn f_2 [v1, v0]) = (I.fn f_2 [v0, v1]) from by intro v0 v1; exact (law_0 hl) _ _)
  (M t_X [2 + i]) (M t_W [2]))))
  : I.fn f_0 [value_1 I M i, I.fn f_2 [M t_W [2], M t_X [i + 2]]] = value_2 I M i))))))

theorem kept_1 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    Heap.Entails ((body_1 I M).post ((base E N).set v_i i) (known_1 I M N i)) (known_1 I M N (i + 1)) :=
  (show Heap.Entails _ (known_1 I M N (i + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide))
  (entails_set (avoids_points1 (by decide)) (entails_set (avoids_points1 (by decide))
  (entails_set (avoids_points1 (by decide)) (entails_left entails_refl)))))
  (entails_and (entails_set (avoids_points1 (by decide))
  (entails_set (avoids_points1 (by decide)) (entails_set (avoids_points1 (by decide))
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl))))))
  (entails_points1 (fun q4 h3 => ((Classical.em (q4 = i)).elim (fun h4 =>
  (at_set_eq1 q4 i h4 ((Eq.trans ((equation_0 N hl hM q4 trivial) : M t_Y [q4] = value_3 I M q4)
  (reduce_congr1 (fun q6 => ⟨(fun h5 => h5), (fun h5 => h5)⟩)
  (fun q6 h5 => (fn_congr2 (at_congr1 (int_c48 h4)) rfl)))) : M t_Y [q4] = value_2 I M i)))
  (fun h4 => (at_set_ne1 q4 i h4 (at_set_ne1 q4 i h4 (at_set_ne1 q4 i h4
  (at_set_ne1 q4 i h4 (at_right (at_right (at_points1 q4 ⟨h3.1, (int_taB_neab_tab h3.2 h4)⟩ rfl))))))))))))))

theorem race_1 (h0 : 0 ≤ N) :
    ParVC I 0 N (body_1 I M).erase (fun i => ((base E N).set v_i i)) (fun i => (body_1 I M).post ((base E N).set v_i i) (known_1 I M N i)) :=
  (race_arrays [a_y] rfl rfl (all_cons
  (apart1 (fun i c0 => c0 = i) (fun i c0 => c0 = i) (fun i h1 h2 => (w_seq (w_assign1 i rfl)
  (w_scope (w_seq (w_accumulate1 i rfl) (w_seq (w_accumulate1 i rfl) (w_accumulate1 i rfl))))))
  (fun i h1 h2 => (r_seq (r_none rfl) (r_scope (r_seq (r_accumulate1 (x_none rfl) i rfl)
  (r_seq (r_accumulate1 (x_none rfl) i rfl) (r_accumulate1 (x_none rfl) i rfl))))))
  (fun i y_y c0 h1 h2 h3 h4 h5 h6 => ⟨(int_eab_nebc_neac h6 h5), (int_eab_nebc_neac h6 h5)⟩))
  all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_i (.const 0) (.var v_N)
    (fun e x => known_1 I M (e v_N) x) (body_1 I M)

theorem program_vc (h0 : 0 ≤ N) :
    (program I M).vc I (impl.HasCell spec (base E N)) (base E N) (impl.inputHeap spec (base E N) M) :=
  (vc_par_of 0 N rfl rfl
  (show Heap.Entails _ (known_1 I M N 0) from (entails_and (entails_points1 (fun q7 h1 =>
  (at_input (R := (Region.mk t_W [(.const 0, .const 3)])) (b := (Binding.mk a_w t_W [v_i0] [.var v_i0] none)) (p := [q7]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q7, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points1 (fun q8 h1 =>
  (at_input (R := (Region.mk t_X [(.const 0, .add (.var v_N) (.const 2))])) (b := (Binding.mk a_x t_X [v_i0] [.var v_i0] none)) (p := [q8]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q8, _, rfl, h1.1, ((int_c167 h1.2) : q8 < N + 2), rfl⟩) rfl rfl)))
  (entails_points1 (fun q9 h1 => (False.elim (int_lab_tba_F h1.1 h1.2)))))))
  (fun i h1 h2 => (vc_1 N hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_1 N hl hM i h0 h1 h2))
  (race_1 N hl hM h0))

theorem output_0_2 (q10 : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ q10) (h2 : q10 < N) :
    ((program I M).post (base E N) (impl.inputHeap spec (base E N) M)) ⟨a_y, [q10]⟩ (M t_Y [q10]) :=
  ((at_right (at_right (at_points1 q10 ⟨h1, (int_lt_max_right h2)⟩ rfl)))
  : (known_1 I M N (max 0 N)) ⟨a_y, [q10]⟩ (M t_Y [q10]))

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
