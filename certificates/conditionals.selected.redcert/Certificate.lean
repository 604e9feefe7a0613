module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.selected

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `i0` -/ abbrev v_i0 : Var := 2
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `A` -/ abbrev t_A : Ten := 0
/-- `B` -/ abbrev t_B : Ten := 1

/-- Specification `pieces`. -/
def spec : Spec where
  assumptions := [.le (.const 3) (.var v_N)]
  inputs := [Region.mk t_A [(.const 0, .var v_N)]]
  outputs := [Region.mk t_B [(.const 0, .var v_N)]]
  equations :=
    [
      Equation.mk t_B [v_i] (.eq (.var v_i) (.const 0)) (.access t_A [.add (.var v_i) (.const 1)]),
      Equation.mk
        t_B
        [v_i]
        (.eq (.var v_i) (.add (.var v_N) (.const (-1))))
        (.access t_A [.add (.var v_i) (.const (-1))]),
      Equation.mk
        t_B
        [v_i]
        (.and (.lt (.const 0) (.var v_i)) (.lt (.var v_i) (.add (.var v_N) (.const (-1)))))
        (.fn
          (.builtin "+" .f32)
          [.access t_A [.add (.var v_i) (.const (-1))], .access t_A [.add (.var v_i) (.const 1)]])]

/-- Implementation `selected`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [Binding.mk a_a t_A [v_i0] [.var v_i0] none, Binding.mk a_b t_B [v_i0] [.var v_i0] none]
  body :=
    .for v_i (.const 0) (.var v_N) <|
      .assign
        a_b
        [.var v_i]
        (.select
          (.and (.lt (.const 0) (.var v_i)) (.lt (.var v_i) (.add (.var v_N) (.const (-1)))))
          (.fn
            (.builtin "+" .f32)
            [
              .read a_a [.max (.add (.var v_i) (.const (-1))) (.const 0)],
              .read a_a [.min (.add (.var v_i) (.const 1)) (.add (.var v_N) (.const (-1)))]])
          (.read a_a [.select (.eq (.var v_i) (.const 0)) (.const 1) (.add (.var v_N) (.const (-2)))]))

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (_ : Interp V) : Prop := True


abbrev f_0 : Fn := .builtin "+" .f32

abbrev base (E : Env) (x_N : Int) : Env := (E.set v_N x_N)

theorem base_self (E : Env) : base E (E v_N) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_b : ∀ b ∈ impl.bindings, b.array = a_b → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

theorem fact_0 {x_a x_b : Int} (h0 : 3 ≤ x_b) (h1 : x_a < x_b) : (max (x_a + (-1)) 0) < x_b :=
  by omega

theorem fact_1 {x_a x_b : Int} (h0 : 0 ≤ x_a) (h1 : 3 ≤ x_b) : 0 ≤ (min (x_a + 1) (x_b + (-1))) :=
  by omega

theorem fact_2 {x_a x_b : Int} (h0 : x_b < x_a) : (max (x_a + (-1)) x_b) = x_a + (-1) :=
  by omega

theorem fact_3 {x_a x_b : Int} (h0 : x_a < x_b) : (min (x_a + 1) x_b) = x_a + 1 :=
  by omega

theorem fact_4 {x_a x_b x_c : Int} (h0 : x_c ≤ x_a) (h1 : x_a < x_b) (h2 : ¬ (x_c < x_a ∧ x_a < x_b + (-1))) (h3 : ¬ x_a = x_c) : x_a = x_b + (-1) :=
  by omega

theorem fact_5 {x_a x_b : Int} (h0 : 3 ≤ x_a) (h1 : x_b = 0) (h2 : x_b = x_a + (-1)) : False :=
  by omega

theorem fact_6 {x_a x_b : Int} (h0 : x_a < x_b) (h1 : ¬ x_a = x_b + (-1)) : x_a < x_b + (-1) :=
  by omega

theorem fact_7 {x_a x_b : Int} (h0 : x_b = x_a) : x_a ≤ x_b + 1 :=
  by omega

theorem fact_8 {x_a x_b : Int} (h0 : 3 ≤ x_b) (h1 : x_a = 0) : x_a + 1 < x_b :=
  by omega

theorem fact_9 {x_a x_b : Int} (h0 : 3 ≤ x_b) (h1 : x_a = x_b + (-1)) : 0 ≤ x_a + (-1) :=
  by omega

theorem fact_10 {x_a x_b : Int} (h0 : x_a = x_b + (-1)) : x_a + (-1) < x_b :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

theorem equation_0 (x_N x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : x_i = 0) :
    (M t_B [x_i]) = (M t_A [x_i + 1]) :=
  (Eq.trans (hM _ (.head _) [x_i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.access t_A [.add (.var v_i) (.const 1)]) ((base E x_N).set v_i x_i) = _ from
  rfl))

theorem equation_1 (x_N x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : x_i = x_N + (-1)) :
    (M t_B [x_i]) = (M t_A [x_i + (-1)]) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [x_i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.access t_A [.add (.var v_i) (.const (-1))]) ((base E x_N).set v_i x_i) = _ from
  rfl))

theorem equation_2 (x_N x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 0 < x_i ∧ x_i < x_N + (-1)) :
    (M t_B [x_i]) = (I.fn f_0 [M t_A [x_i + (-1)], M t_A [x_i + 1]]) :=
  (Eq.trans (hM _ (.tail _ (.tail _ (.head _))) [x_i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_0 [.access t_A [.add (.var v_i) (.const (-1))], .access t_A [.add (.var v_i) (.const 1)]]) ((base E x_N).set v_i x_i) = _ from
  rfl))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (x_N : Int) : Heap V :=
  .points1 a_a
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < x_N)
    (fun y_c0 => (M t_A [y_c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (x_i : Int) : Heap V :=
  .points1 a_b
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < x_i)
    (fun y_c0 => (M t_B [y_c0]))

noncomputable def known_1 (I : Interp V) (M : Model V) (x_N x_i : Int) : Heap V :=
  ((known_1_0 I M x_N).and (known_1_1 I M x_i))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .assign
    a_b
    [.var v_i]
    (.select
      (.and (.lt (.const 0) (.var v_i)) (.lt (.var v_i) (.add (.var v_N) (.const (-1)))))
      (.fn
        f_0
        [
          .read a_a [.max (.add (.var v_i) (.const (-1))) (.const 0)],
          .read a_a [.min (.add (.var v_i) (.const 1)) (.add (.var v_N) (.const (-1)))]])
      (.read a_a [.select (.eq (.var v_i) (.const 0)) (.const 1) (.add (.var v_N) (.const (-2)))]))
    (fun e => (M t_B [(e v_i)]))

theorem vc_1 (x_N x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 3 ≤ x_N) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) :
    (body_1 I M).vc I (impl.HasCell spec (base E x_N)) ((base E x_N).set v_i x_i) (known_1 I M x_N x_i) :=
  (vc_assign_of
  (sel (0 < x_i ∧ x_i < x_N + (-1)) (I.fn f_0 [M t_A [(max (x_i + (-1)) 0)], M t_A [(min (x_i + 1) (x_N + (-1)))]]) (M t_A [(bif (decide (x_i = 0)) then 1 else (x_N + (-2)))]))
  (has_cell_at1 (b := (Binding.mk a_b t_B [v_i0] [.var v_i0] none)) (R := (Region.mk t_B [(.const 0, .var v_N)])) (.tail _ (.head _)) (.tail _ (.head _)) [x_i]
  (region_iff.2 ⟨x_i, _, rfl, h1, h2, rfl⟩) shape_a_b rfl rfl h1) (ev_select_of cond_holds
  (ev_fn (ev_cons (ev_read ((at_left (at_points1 (max (x_i + (-1)) 0) ⟨int_c86, (fact_0 h0 h2)⟩ rfl))
  : (known_1 I M x_N x_i) ⟨a_a, [(max (x_i + (-1)) 0)]⟩ (M t_A [(max (x_i + (-1)) 0)]))) (ev_cons
  (ev_read ((at_left (at_points1 (min (x_i + 1) (x_N + (-1))) ⟨(fact_1 h1 h0), int_c39⟩ rfl))
  : (known_1 I M x_N x_i) ⟨a_a, [(min (x_i + 1) (x_N + (-1)))]⟩ (M t_A [(min (x_i + 1) (x_N + (-1)))])))
  ev_nil))) (ev_read ((at_left (at_points1 (bif (decide (x_i = 0)) then 1 else (x_N + (-2)))
  (by (try simp only [Bool.cond_eq_ite, Bool.and_eq_true, Bool.or_eq_true, Bool.not_eq_true', decide_eq_true_eq, decide_eq_false_iff_not, and_true, true_and, or_true, true_or, and_false, false_and, or_false, false_or, not_true_eq_false, not_false_eq_true] at *) <;> omega)
  rfl))
  : (known_1 I M x_N x_i) ⟨a_a, [(bif (decide (x_i = 0)) then 1 else (x_N + (-2)))]⟩ (M t_A [(bif (decide (x_i = 0)) then 1 else (x_N + (-2)))]))))
  (((Classical.em (0 < x_i ∧ x_i < x_N + (-1))).elim (fun h3 => (Eq.trans ((sel_pos h3)
  : sel (0 < x_i ∧ x_i < x_N + (-1)) (I.fn f_0 [M t_A [(max (x_i + (-1)) 0)], M t_A [(min (x_i + 1) (x_N + (-1)))]]) (M t_A [(bif (decide (x_i = 0)) then 1 else (x_N + (-2)))]) = I.fn f_0 [M t_A [(max (x_i + (-1)) 0)], M t_A [(min (x_i + 1) (x_N + (-1)))]])
  (Eq.trans ((fn_congr2 (at_congr1 (fact_2 h3.1)) (at_congr1 (fact_3 h3.2)))
  : I.fn f_0 [M t_A [(max (x_i + (-1)) 0)], M t_A [(min (x_i + 1) (x_N + (-1)))]] = I.fn f_0 [M t_A [x_i + (-1)], M t_A [x_i + 1]])
  (Eq.symm (equation_2 x_N x_i hl hM h3))))) (fun h3 => (Eq.trans ((sel_neg h3)
  : sel (0 < x_i ∧ x_i < x_N + (-1)) (I.fn f_0 [M t_A [(max (x_i + (-1)) 0)], M t_A [(min (x_i + 1) (x_N + (-1)))]]) (M t_A [(bif (decide (x_i = 0)) then 1 else (x_N + (-2)))]) = M t_A [(bif (decide (x_i = 0)) then 1 else (x_N + (-2)))])
  (Or.elim (((Classical.em (x_i = 0)).elim (fun h4 => (Or.inl h4)) (fun h4 => (Or.inr (fact_4 h1 h2 h3 h4))))
  : x_i = 0 ∨ x_i = x_N + (-1)) (fun h4 => (Eq.trans
  ((at_congr1 (by (try simp only [Bool.cond_eq_ite, Bool.and_eq_true, Bool.or_eq_true, Bool.not_eq_true', decide_eq_true_eq, decide_eq_false_iff_not, and_true, true_and, or_true, true_or, and_false, false_and, or_false, false_or, not_true_eq_false, not_false_eq_true] at *) <;> omega))
  : M t_A [(bif (decide (x_i = 0)) then 1 else (x_N + (-2)))] = M t_A [x_i + 1])
  (Eq.symm (equation_0 x_N x_i hl hM h4)))) (fun h4 => (Eq.trans
  ((at_congr1 (by (try simp only [Bool.cond_eq_ite, Bool.and_eq_true, Bool.or_eq_true, Bool.not_eq_true', decide_eq_true_eq, decide_eq_false_iff_not, and_true, true_and, or_true, true_or, and_false, false_and, or_false, false_or, not_true_eq_false, not_false_eq_true] at *) <;> omega))
  : M t_A [(bif (decide (x_i = 0)) then 1 else (x_N + (-2)))] = M t_A [x_i + (-1)])
  (Eq.symm (equation_1 x_N x_i hl hM h4))))))))
  : sel (0 < x_i ∧ x_i < x_N + (-1)) (I.fn f_0 [M t_A [(max (x_i + (-1)) 0)], M t_A [(min (x_i + 1) (x_N + (-1)))]]) (M t_A [(bif (decide (x_i = 0)) then 1 else (x_N + (-2)))]) = M t_B [x_i]))

theorem kept_1 (x_N x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 3 ≤ x_N) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) :
    Heap.Entails ((body_1 I M).post ((base E x_N).set v_i x_i) (known_1 I M x_N x_i)) (known_1 I M x_N (x_i + 1)) :=
  (show Heap.Entails _ (known_1 I M x_N (x_i + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_points1 (fun y_q0 h3 => ((Classical.em (y_q0 = x_i)).elim
  (fun h4 => (at_set_eq1 y_q0 x_i h4 ((at_congr1 h4) : M t_B [y_q0] = M t_B [x_i]))) (fun h4 =>
  (at_set_ne1 y_q0 x_i h4 (at_right (at_points1 y_q0 ⟨h3.1, (int_taB_neab_tab h3.2 h4)⟩ rfl)))))))))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .for v_i (.const 0) (.var v_N)
    (fun e x => known_1 I M (e v_N) x) (body_1 I M)

theorem program_vc (x_N : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 3 ≤ x_N) :
    (program I M).vc I (impl.HasCell spec (base E x_N)) (base E x_N) (impl.inputHeap spec (base E x_N) M) :=
  (vc_for_of 0 x_N rfl rfl
  (show Heap.Entails _ (known_1 I M x_N 0) from (entails_and (entails_points1 (fun y_q1 h1 =>
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N)])) (b := (Binding.mk a_a t_A [v_i0] [.var v_i0] none)) (p := [y_q1]) (.head _) (.head _) rfl
  (region_iff.2 ⟨y_q1, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl)))
  (entails_points1 (fun y_q2 h1 => (False.elim (int_lab_tba_F h1.1 h1.2))))))
  (fun x_i h1 h2 => (vc_1 x_N x_i hl hM h0 h1 h2))
  (fun x_i h1 h2 => (kept_1 x_N x_i hl hM h0 h1 h2)))

theorem output_0_1 (x_N y_q3 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 3 ≤ x_N) (h1 : 0 ≤ y_q3) (h2 : y_q3 < x_N) :
    ((program I M).post (base E x_N) (impl.inputHeap spec (base E x_N) M)) ⟨a_b, [y_q3]⟩ (M t_B [y_q3]) :=
  ((at_right (at_points1 y_q3 ⟨h1, (int_lt_max_right h2)⟩ rfl))
  : (known_1 I M x_N (max 0 x_N)) ⟨a_b, [y_q3]⟩ (M t_B [y_q3]))

theorem consistent (E : Env) (x_N : Int) (h0 : 3 ≤ x_N) : spec.Consistent (base E x_N) :=
  consistent_of (pairs_cons (all_cons (apart_same1 (fun x_i => cond_holds) (fun x_i => cond_holds) (fun (y_p0 : Int) (h1 : y_p0 = 0) (h2 : y_p0 = x_N + (-1)) =>
  (False.elim ((fact_5 h0 h1 h2) : False)))) (all_cons (apart_same1 (fun x_i => cond_holds) (fun x_i => cond_holds) (fun (y_p0 : Int) (h1 : y_p0 = 0) (h2 : 0 < y_p0 ∧ y_p0 < x_N + (-1)) =>
  (False.elim ((int_eab_tba_F h1 h2.1) : False)))) all_nil)) (pairs_cons (all_cons (apart_same1 (fun x_i => cond_holds) (fun x_i => cond_holds) (fun (y_p0 : Int) (h1 : y_p0 = x_N + (-1)) (h2 : 0 < y_p0 ∧ y_p0 < x_N + (-1)) =>
  (False.elim ((int_eab_tab_F h1 h2.2) : False)))) all_nil) (pairs_cons all_nil pairs_nil))) (by decide)

theorem solvable (E : Env) (x_N : Int) (h0 : 3 ≤ x_N) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E x_N) :=
  solvable_layers (consistent E x_N h0)
    (fun t => if t = t_B then 0 else 0) (by decide)

theorem placed (E : Env) (x_N : Int) (h0 : 3 ≤ x_N) : impl.LayoutOk spec (base E x_N) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (x_N : Int) : Ten → List Int → Prop := fun _ _ => True

theorem covered_0 (E : Env) (x_N : Int) (h0 : 3 ≤ x_N) (y_p0 : Int) (h1 : 0 ≤ y_p0) (h2 : y_p0 < x_N) :
    spec.Given (inside x_N) (base E x_N) t_B [y_p0] :=
  (Or.elim (((Classical.em (y_p0 = 0)).elim (fun h3 => (Or.inl h3))
  (fun h3 => (Or.inr ((Classical.em (y_p0 = x_N + (-1))).elim (fun h4 => (Or.inl h4))
  (fun h4 => (Or.inr ⟨(int_lab_neba_tab h1 h3), (fact_6 h2 h4)⟩))))))
  : y_p0 = 0 ∨ y_p0 = x_N + (-1) ∨ 0 < y_p0 ∧ y_p0 < x_N + (-1)) (fun h3 =>
  (given_equation (p := [y_p0]) (.head _) rfl rfl rfl trivial (cond_holds.2 (h3 : y_p0 = 0))))
  (fun h3 =>
  (Or.elim h3 (fun h4 => (given_equation (p := [y_p0]) (.tail _ (.head _)) rfl rfl rfl trivial
  (cond_holds.2 (h4 : y_p0 = x_N + (-1)))))
  (fun h4 => (given_equation (p := [y_p0]) (.tail _ (.tail _ (.head _))) rfl rfl rfl trivial
  (cond_holds.2 (h4 : 0 < y_p0 ∧ y_p0 < x_N + (-1))))))))

theorem defined_0 (E : Env) (x_N : Int) (h0 : 3 ≤ x_N) (x_i : Int) (h1 : x_i = 0) :
    TExp.Defined I M (spec.Given (inside x_N) (base E x_N)) (.access t_A [.add (.var v_i) (.const 1)]) ((base E x_N).set v_i x_i) :=
  (defined_access (given_input (p := [x_i + 1]) (.head _) rfl rfl
  (region_iff.2 ⟨(x_i + 1), _, rfl, ((fact_7 h1) : 0 ≤ x_i + 1), ((fact_8 h0 h1) : x_i + 1 < x_N), rfl⟩)))

theorem defined_1 (E : Env) (x_N : Int) (h0 : 3 ≤ x_N) (x_i : Int) (h1 : x_i = x_N + (-1)) :
    TExp.Defined I M (spec.Given (inside x_N) (base E x_N)) (.access t_A [.add (.var v_i) (.const (-1))]) ((base E x_N).set v_i x_i) :=
  (defined_access (given_input (p := [x_i + (-1)]) (.head _) rfl rfl
  (region_iff.2 ⟨(x_i + (-1)), _, rfl, ((fact_9 h0 h1) : 0 ≤ x_i + (-1)), ((fact_10 h1) : x_i + (-1) < x_N), rfl⟩)))

theorem defined_2 (E : Env) (x_N : Int) (h0 : 3 ≤ x_N) (x_i : Int) (h1 : 0 < x_i ∧ x_i < x_N + (-1)) :
    TExp.Defined I M (spec.Given (inside x_N) (base E x_N)) (.fn (.builtin "+" .f32) [.access t_A [.add (.var v_i) (.const (-1))], .access t_A [.add (.var v_i) (.const 1)]]) ((base E x_N).set v_i x_i) :=
  (defined_fn (defined_cons (defined_access (given_input (p := [x_i + (-1)]) (.head _) rfl rfl
  (region_iff.2 ⟨(x_i + (-1)), _, rfl, ((int_c92 h1.1) : 0 ≤ x_i + (-1)), ((int_c507 h1.2) : x_i + (-1) < x_N), rfl⟩)))
  (defined_cons (defined_access (given_input (p := [x_i + 1]) (.head _) rfl rfl
  (region_iff.2 ⟨(x_i + 1), _, rfl, ((int_c199 h1.1) : 0 ≤ x_i + 1), ((int_c502 h1.2) : x_i + 1 < x_N), rfl⟩)))
  defined_nil)))

theorem defined (E : Env) (x_N : Int) (h0 : 3 ≤ x_N) : spec.Defined (base E x_N) :=
  defined_of (inside x_N)
    (all_cons (region_each (fun y_p0 a0 a1 => covered_0 E x_N h0 y_p0 a0 a1))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined1 (fun x_i => cond_holds) (fun x_i g k => defined_0 E x_N h0 x_i g))
    (all_cons (well_defined1 (fun x_i => cond_holds) (fun x_i g k => defined_1 E x_N h0 x_i g))
    (all_cons (well_defined1 (fun x_i => cond_holds) (fun x_i g k => defined_2 E x_N h0 x_i g))
    all_nil))))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 3) (fun _ => 0)
    ⟨(all_cons (by decide) all_nil), all_nil⟩
    ⟨_, (.head _), [0], region_iff.2 ⟨0, _, rfl, (by decide), (by decide), rfl⟩⟩
    all_nil
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => 3 ≤ (E v_N))
    (fun E => base E (E v_N)) base_self (fun E ha => cond_holds.1 (ha.1 _ (.head _))) inhabited
    (fun E a => defined E (E v_N) a) (fun E a => placed E (E v_N) a)
    (fun E a => consistent E (E v_N) a) (fun E a => solvable E (E v_N) a)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc (E v_N) hl hM a)
    (all_cons ⟨_, (.tail _ (.head _)), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun y_p0 b0 b1 => output_0_1 (E v_N) y_p0 hl hM a b0 b1)) all_nil)) all_nil))


end Redverify.Certificate.selected
