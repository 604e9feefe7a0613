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

abbrev base (E : Env) (N : Int) : Env := (E.set v_N N)

theorem base_self (E : Env) : base E (E v_N) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_b : ∀ b ∈ impl.bindings, b.array = a_b → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

theorem fact_0 {a b : Int} (h0 : 3 ≤ b) (h1 : a < b) : (max (a + (-1)) 0) < b :=
  by omega

theorem fact_1 {a b : Int} (h0 : 0 ≤ a) (h1 : 3 ≤ b) : 0 ≤ (min (a + 1) (b + (-1))) :=
  by omega

theorem fact_2 {a b : Int} (h0 : b < a) : (max (a + (-1)) b) = a + (-1) :=
  by omega

theorem fact_3 {a b : Int} (h0 : a < b) : (min (a + 1) b) = a + 1 :=
  by omega

theorem fact_4 {a b c : Int} (h0 : c ≤ a) (h1 : a < b) (h2 : ¬ (c < a ∧ a < b + (-1))) (h3 : ¬ a = c) : a = b + (-1) :=
  by omega

theorem fact_5 {a b : Int} (h0 : 3 ≤ a) (h1 : b = 0) (h2 : b = a + (-1)) : False :=
  by omega

theorem fact_6 {a b : Int} (h0 : a < b) (h1 : ¬ a = b + (-1)) : a < b + (-1) :=
  by omega

theorem fact_7 {a b : Int} (h0 : b = a) : a ≤ b + 1 :=
  by omega

theorem fact_8 {a b : Int} (h0 : 3 ≤ b) (h1 : a = 0) : a + 1 < b :=
  by omega

theorem fact_9 {a b : Int} (h0 : 3 ≤ b) (h1 : a = b + (-1)) : 0 ≤ a + (-1) :=
  by omega

theorem fact_10 {a b : Int} (h0 : a = b + (-1)) : a + (-1) < b :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N) M)
include hl hM

theorem equation_0 (i : Int) (h0 : i = 0) :
    (M t_B [i]) = (M t_A [i + 1]) :=
  (Eq.trans (hM _ (.head _) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.access t_A [.add (.var v_i) (.const 1)]) ((base E N).set v_i i) = _ from
  rfl))

theorem equation_1 (i : Int) (h0 : i = N + (-1)) :
    (M t_B [i]) = (M t_A [i + (-1)]) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.access t_A [.add (.var v_i) (.const (-1))]) ((base E N).set v_i i) = _ from
  rfl))

theorem equation_2 (i : Int) (h0 : 0 < i ∧ i < N + (-1)) :
    (M t_B [i]) = (I.fn f_0 [M t_A [i + (-1)], M t_A [i + 1]]) :=
  (Eq.trans (hM _ (.tail _ (.tail _ (.head _))) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_0 [.access t_A [.add (.var v_i) (.const (-1))], .access t_A [.add (.var v_i) (.const 1)]]) ((base E N).set v_i i) = _ from
  rfl))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_a
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (M t_A [c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_b
    (fun c0 => 0 ≤ c0 ∧ c0 < i)
    (fun c0 => (M t_B [c0]))

noncomputable def known_1 (I : Interp V) (M : Model V) (N i : Int) : Heap V :=
  ((known_1_0 I M N).and (known_1_1 I M i))

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

theorem vc_1 (i : Int) (h0 : 3 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    (body_1 I M).vc I (impl.HasCell spec (base E N)) ((base E N).set v_i i) (known_1 I M N i) :=
  (vc_assign_of
  (sel (0 < i ∧ i < N + (-1)) (I.fn f_0 [M t_A [(max (i + (-1)) 0)], M t_A [(min (i + 1) (N + (-1)))]]) (M t_A [(bif (decide (i = 0)) then 1 else (N + (-2)))]))
  (has_cell_at1 (b := (Binding.mk a_b t_B [v_i0] [.var v_i0] none)) (R := (Region.mk t_B [(.const 0, .var v_N)])) (.tail _ (.head _)) (.tail _ (.head _)) [i]
  (region_iff.2 ⟨i, _, rfl, h1, h2, rfl⟩) shape_a_b rfl rfl h1) (ev_select_of cond_holds
  (ev_fn (ev_cons (ev_read ((at_left (at_points1 (max (i + (-1)) 0) ⟨int_c86, (fact_0 h0 h2)⟩ rfl))
  : (known_1 I M N i) ⟨a_a, [(max (i + (-1)) 0)]⟩ (M t_A [(max (i + (-1)) 0)])))
  (ev_cons (ev_read ((at_left (at_points1 (min (i + 1) (N + (-1))) ⟨(fact_1 h1 h0), int_c39⟩ rfl))
  : (known_1 I M N i) ⟨a_a, [(min (i + 1) (N + (-1)))]⟩ (M t_A [(min (i + 1) (N + (-1)))]))) ev_nil)))
  (ev_read ((at_left (at_points1 (bif (decide (i = 0)) then 1 else (N + (-2)))
  (by (try simp only [Bool.cond_eq_ite, Bool.and_eq_true, Bool.or_eq_true, Bool.not_eq_true', decide_eq_true_eq, decide_eq_false_iff_not, and_true, true_and, or_true, true_or, and_false, false_and, or_false, false_or, not_true_eq_false, not_false_eq_true] at *) <;> omega)
  rfl))
  : (known_1 I M N i) ⟨a_a, [(bif (decide (i = 0)) then 1 else (N + (-2)))]⟩ (M t_A [(bif (decide (i = 0)) then 1 else (N + (-2)))]))))
  (((Classical.em (0 < i ∧ i < N + (-1))).elim (fun h3 => (Eq.trans ((sel_pos h3)
  : sel (0 < i ∧ i < N + (-1)) (I.fn f_0 [M t_A [(max (i + (-1)) 0)], M t_A [(min (i + 1) (N + (-1)))]]) (M t_A [(bif (decide (i = 0)) then 1 else (N + (-2)))]) = I.fn f_0 [M t_A [(max (i + (-1)) 0)], M t_A [(min (i + 1) (N + (-1)))]])
  (Eq.trans ((fn_congr2 (at_congr1 (fact_2 h3.1)) (at_congr1 (fact_3 h3.2)))
  : I.fn f_0 [M t_A [(max (i + (-1)) 0)], M t_A [(min (i + 1) (N + (-1)))]] = I.fn f_0 [M t_A [i + (-1)], M t_A [i + 1]])
  (Eq.symm (equation_2 N hl hM i h3))))) (fun h3 => (Eq.trans ((sel_neg h3)
  : sel (0 < i ∧ i < N + (-1)) (I.fn f_0 [M t_A [(max (i + (-1)) 0)], M t_A [(min (i + 1) (N + (-1)))]]) (M t_A [(bif (decide (i = 0)) then 1 else (N + (-2)))]) = M t_A [(bif (decide (i = 0)) then 1 else (N + (-2)))])
  (Or.elim (((Classical.em (i = 0)).elim (fun h4 => (Or.inl h4)) (fun h4 => (Or.inr (fact_4 h1 h2 h3 h4))))
  : i = 0 ∨ i = N + (-1)) (fun h4 => (Eq.trans
  ((at_congr1 (by (try simp only [Bool.cond_eq_ite, Bool.and_eq_true, Bool.or_eq_true, Bool.not_eq_true', decide_eq_true_eq, decide_eq_false_iff_not, and_true, true_and, or_true, true_or, and_false, false_and, or_false, false_or, not_true_eq_false, not_false_eq_true] at *) <;> omega))
  : M t_A [(bif (decide (i = 0)) then 1 else (N + (-2)))] = M t_A [i + 1])
  (Eq.symm (equation_0 N hl hM i h4)))) (fun h4 => (Eq.trans
  ((at_congr1 (by (try simp only [Bool.cond_eq_ite, Bool.and_eq_true, Bool.or_eq_true, Bool.not_eq_true', decide_eq_true_eq, decide_eq_false_iff_not, and_true, true_and, or_true, true_or, and_false, false_and, or_false, false_or, not_true_eq_false, not_false_eq_true] at *) <;> omega))
  : M t_A [(bif (decide (i = 0)) then 1 else (N + (-2)))] = M t_A [i + (-1)])
  (Eq.symm (equation_1 N hl hM i h4))))))))
  : sel (0 < i ∧ i < N + (-1)) (I.fn f_0 [M t_A [(max (i + (-1)) 0)], M t_A [(min (i + 1) (N + (-1)))]]) (M t_A [(bif (decide (i = 0)) then 1 else (N + (-2)))]) = M t_B [i]))

theorem kept_1 (i : Int) (h0 : 3 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    Heap.Entails ((body_1 I M).post ((base E N).set v_i i) (known_1 I M N i)) (known_1 I M N (i + 1)) :=
  (show Heap.Entails _ (known_1 I M N (i + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_points1 (fun q0 h3 => ((Classical.em (q0 = i)).elim
  (fun h4 => (at_set_eq1 q0 i h4 ((at_congr1 h4) : M t_B [q0] = M t_B [i])))
  (fun h4 => (at_set_ne1 q0 i h4 (at_right (at_points1 q0 ⟨h3.1, (int_taB_neab_tab h3.2 h4)⟩ rfl)))))))))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .for v_i (.const 0) (.var v_N)
    (fun e x => known_1 I M (e v_N) x) (body_1 I M)

theorem program_vc (h0 : 3 ≤ N) :
    (program I M).vc I (impl.HasCell spec (base E N)) (base E N) (impl.inputHeap spec (base E N) M) :=
  (vc_for_of 0 N rfl rfl
  (show Heap.Entails _ (known_1 I M N 0) from (entails_and (entails_points1 (fun q1 h1 =>
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N)])) (b := (Binding.mk a_a t_A [v_i0] [.var v_i0] none)) (p := [q1]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q1, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl)))
  (entails_points1 (fun q2 h1 => (False.elim (int_lab_tba_F h1.1 h1.2))))))
  (fun i h1 h2 => (vc_1 N hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_1 N hl hM i h0 h1 h2)))

theorem output_0_1 (q3 : Int) (h0 : 3 ≤ N) (h1 : 0 ≤ q3) (h2 : q3 < N) :
    ((program I M).post (base E N) (impl.inputHeap spec (base E N) M)) ⟨a_b, [q3]⟩ (M t_B [q3]) :=
  ((at_right (at_points1 q3 ⟨h1, (int_lt_max_right h2)⟩ rfl))
  : (known_1 I M N (max 0 N)) ⟨a_b, [q3]⟩ (M t_B [q3]))

end

theorem consistent (E : Env) (N : Int) (h0 : 3 ≤ N) : spec.Consistent (base E N) :=
  consistent_of (pairs_cons (all_cons (apart_same1 (fun i => cond_holds) (fun i => cond_holds) (fun (p0 : Int) (h1 : p0 = 0) (h2 : p0 = N + (-1)) => (False.elim ((fact_5 h0 h1 h2) : False)))) (all_cons (apart_same1 (fun i => cond_holds) (fun i => cond_holds) (fun (p0 : Int) (h1 : p0 = 0) (h2 : 0 < p0 ∧ p0 < N + (-1)) =>
  (False.elim ((int_eab_tba_F h1 h2.1) : False)))) all_nil)) (pairs_cons (all_cons (apart_same1 (fun i => cond_holds) (fun i => cond_holds) (fun (p0 : Int) (h1 : p0 = N + (-1)) (h2 : 0 < p0 ∧ p0 < N + (-1)) =>
  (False.elim ((int_eab_tab_F h1 h2.2) : False)))) all_nil) (pairs_cons all_nil pairs_nil))) (by decide)

theorem solvable (E : Env) (N : Int) (h0 : 3 ≤ N) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N) :=
  solvable_layers (consistent E N h0)
    (fun at_ => if at_ = t_B then 0 else 0) (by decide)

theorem placed (E : Env) (N : Int) (h0 : 3 ≤ N) : impl.LayoutOk spec (base E N) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N : Int) : Ten → List Int → Prop := fun _ _ => True

theorem covered_0 (E : Env) (N : Int) (h0 : 3 ≤ N) (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < N) :
    spec.Given (inside N) (base E N) t_B [p0] :=
  (Or.elim (((Classical.em (p0 = 0)).elim (fun h3 => (Or.inl h3))
  (fun h3 => (Or.inr ((Classical.em (p0 = N + (-1))).elim (fun h4 => (Or.inl h4))
  (fun h4 => (Or.inr ⟨(int_lab_neba_tab h1 h3), (fact_6 h2 h4)⟩))))))
  : p0 = 0 ∨ p0 = N + (-1) ∨ 0 < p0 ∧ p0 < N + (-1)) (fun h3 =>
  (given_equation (p := [p0]) (.head _) rfl rfl rfl trivial (cond_holds.2 (h3 : p0 = 0))))
  (fun h3 =>
  (Or.elim h3 (fun h4 => (given_equation (p := [p0]) (.tail _ (.head _)) rfl rfl rfl trivial
  (cond_holds.2 (h4 : p0 = N + (-1)))))
  (fun h4 => (given_equation (p := [p0]) (.tail _ (.tail _ (.head _))) rfl rfl rfl trivial
  (cond_holds.2 (h4 : 0 < p0 ∧ p0 < N + (-1))))))))

theorem defined_0 (E : Env) (N : Int) (h0 : 3 ≤ N) (i : Int) (h1 : i = 0) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.access t_A [.add (.var v_i) (.const 1)]) ((base E N).set v_i i) :=
  (defined_access (given_input (p := [i + 1]) (.head _) rfl rfl
  (region_iff.2 ⟨(i + 1), _, rfl, ((fact_7 h1) : 0 ≤ i + 1), ((fact_8 h0 h1) : i + 1 < N), rfl⟩)))

theorem defined_1 (E : Env) (N : Int) (h0 : 3 ≤ N) (i : Int) (h1 : i = N + (-1)) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.access t_A [.add (.var v_i) (.const (-1))]) ((base E N).set v_i i) :=
  (defined_access (given_input (p := [i + (-1)]) (.head _) rfl rfl
  (region_iff.2 ⟨(i + (-1)), _, rfl, ((fact_9 h0 h1) : 0 ≤ i + (-1)), ((fact_10 h1) : i + (-1) < N), rfl⟩)))

theorem defined_2 (E : Env) (N : Int) (h0 : 3 ≤ N) (i : Int) (h1 : 0 < i ∧ i < N + (-1)) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.fn (.builtin "+" .f32) [.access t_A [.add (.var v_i) (.const (-1))], .access t_A [.add (.var v_i) (.const 1)]]) ((base E N).set v_i i) :=
  (defined_fn (defined_cons (defined_access (given_input (p := [i + (-1)]) (.head _) rfl rfl
  (region_iff.2 ⟨(i + (-1)), _, rfl, ((int_c92 h1.1) : 0 ≤ i + (-1)), ((int_c507 h1.2) : i + (-1) < N), rfl⟩)))
  (defined_cons (defined_access (given_input (p := [i + 1]) (.head _) rfl rfl
  (region_iff.2 ⟨(i + 1), _, rfl, ((int_c199 h1.1) : 0 ≤ i + 1), ((int_c502 h1.2) : i + 1 < N), rfl⟩)))
  defined_nil)))

theorem defined (E : Env) (N : Int) (h0 : 3 ≤ N) : spec.Defined (base E N) :=
  defined_of (inside N)
    (all_cons (region_each (fun p0 a0 a1 => covered_0 E N h0 p0 a0 a1))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_0 E N h0 i hg))
    (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_1 E N h0 i hg))
    (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_2 E N h0 i hg))
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
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 => output_0_1 (E v_N) hl hM p0 a b0 b1)) all_nil)) all_nil))


end Redverify.Certificate.selected
