module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.branches

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

/-- Implementation `branches`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [Binding.mk a_a t_A [v_i0] [.var v_i0] none, Binding.mk a_b t_B [v_i0] [.var v_i0] none]
  body :=
    .for v_i (.const 0) (.var v_N) <|
      .ifte (.eq (.var v_i) (.const 0)) (
        .assign a_b [.var v_i] (.read a_a [.const 1])
      ) (
        .ifte (.eq (.var v_i) (.add (.var v_N) (.const (-1)))) (
          .assign a_b [.var v_i] (.read a_a [.add (.var v_N) (.const (-2))])
        ) (
          .assign
            a_b
            [.var v_i]
            (.fn
              (.builtin "+" .f32)
              [.read a_a [.add (.var v_i) (.const 1)], .read a_a [.add (.var v_i) (.const (-1))]])
        )
      )

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := Comm I (.builtin "+" .f32)

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : Comm I (.builtin "+" .f32) := hl

abbrev f_0 : Fn := .builtin "+" .f32

abbrev base (E : Env) (N : Int) : Env := (E.set v_N N)

theorem base_self (E : Env) : base E (E v_N) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_b : ∀ b ∈ impl.bindings, b.array = a_b → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

theorem fact_0 {a : Int} (h0 : 3 ≤ a) : 1 < a :=
  by omega

theorem fact_1 {a b : Int} (h0 : b = a + (-1)) : a + (-2) = b + (-1) :=
  by omega

theorem fact_2 {a b : Int} (h0 : a < b) (h1 : ¬ a = b + (-1)) : a + 1 < b :=
  by omega

theorem fact_3 {a b : Int} (h0 : a ≤ b) (h1 : ¬ b = a) : a ≤ b + (-1) :=
  by omega

theorem fact_4 {a b : Int} (h0 : a < b) (h1 : ¬ a = b + (-1)) : a < b + (-1) :=
  by omega

theorem fact_5 {a b c : Int} (h0 : c ≤ a) (h1 : b = c) (h2 : a < b + 1) : a = b :=
  by omega

theorem fact_6 {a b : Int} (h0 : 3 ≤ a) (h1 : b = 0) (h2 : b = a + (-1)) : False :=
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
  .ifte (.eq (.var v_i) (.const 0)) (
    .assign a_b [.var v_i] (.read a_a [.const 1])
      (fun e => (M t_B [(e v_i)]))
  ) (
    .ifte (.eq (.var v_i) (.add (.var v_N) (.const (-1)))) (
      .assign a_b [.var v_i] (.read a_a [.add (.var v_N) (.const (-2))])
        (fun e => (M t_B [(e v_i)]))
    ) (
      .assign
        a_b
        [.var v_i]
        (.fn
          f_0
          [.read a_a [.add (.var v_i) (.const 1)], .read a_a [.add (.var v_i) (.const (-1))]])
        (fun e => (M t_B [(e v_i)]))
    )
  )

theorem vc_1 (i : Int) (h0 : 3 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    (body_1 I M).vc I (impl.HasCell spec (base E N)) ((base E N).set v_i i) (known_1 I M N i) :=
  (vc_if_of cond_holds (fun (h3 : i = 0) => (vc_assign_of (M t_A [1])
  (has_cell_at1 (b := (Binding.mk a_b t_B [v_i0] [.var v_i0] none)) (R := (Region.mk t_B [(.const 0, .var v_N)])) (.tail _ (.head _)) (.tail _ (.head _)) [i]
  (region_iff.2 ⟨i, _, rfl, h1, h2, rfl⟩) shape_a_b rfl rfl h1)
  (ev_read ((at_left (at_points1 1 ⟨(by decide), (fact_0 h0)⟩ rfl))
  : (known_1 I M N i) ⟨a_a, [1]⟩ (M t_A [1])))
  ((Eq.trans ((at_congr1 (int_c337 h3)) : M t_A [1] = M t_A [i + 1])
  (Eq.symm (equation_0 N hl hM i h3))) : M t_A [1] = M t_B [i]))) (fun (h3 : ¬ i = 0) =>
  (vc_if_of cond_holds (fun (h4 : i = N + (-1)) => (vc_assign_of (M t_A [N + (-2)])
  (has_cell_at1 (b := (Binding.mk a_b t_B [v_i0] [.var v_i0] none)) (R := (Region.mk t_B [(.const 0, .var v_N)])) (.tail _ (.head _)) (.tail _ (.head _)) [i]
  (region_iff.2 ⟨i, _, rfl, h1, h2, rfl⟩) shape_a_b rfl rfl h1)
  (ev_read ((at_left (at_points1 (N + (-2)) ⟨(int_c467 h0), int_c443⟩ rfl))
  : (known_1 I M N i) ⟨a_a, [N + (-2)]⟩ (M t_A [N + (-2)])))
  ((Eq.trans ((at_congr1 (fact_1 h4)) : M t_A [N + (-2)] = M t_A [i + (-1)])
  (Eq.symm (equation_1 N hl hM i h4))) : M t_A [N + (-2)] = M t_B [i])))
  (fun (h4 : ¬ i = N + (-1)) =>
  (vc_assign_of (I.fn f_0 [M t_A [i + 1], M t_A [i + (-1)]])
  (has_cell_at1 (b := (Binding.mk a_b t_B [v_i0] [.var v_i0] none)) (R := (Region.mk t_B [(.const 0, .var v_N)])) (.tail _ (.head _)) (.tail _ (.head _)) [i]
  (region_iff.2 ⟨i, _, rfl, h1, h2, rfl⟩) shape_a_b rfl rfl h1)
  (ev_fn (ev_cons (ev_read ((at_left (at_points1 (i + 1) ⟨(int_c19 h1), (fact_2 h2 h4)⟩ rfl))
  : (known_1 I M N i) ⟨a_a, [i + 1]⟩ (M t_A [i + 1])))
  (ev_cons (ev_read ((at_left (at_points1 (i + (-1)) ⟨(fact_3 h1 h3), (int_c89 h2)⟩ rfl))
  : (known_1 I M N i) ⟨a_a, [i + (-1)]⟩ (M t_A [i + (-1)]))) ev_nil))) ((Eq.trans
  (((show ∀ v0 v1 : V, (I.fn f_0 [v1, v0]) = (I.fn f_0 [v0, v1]) from by intro v0 v1; exact (law_0 hl) _ _)
  (M t_A [i + (-1)]) (M t_A [i + 1]))
  : I.fn f_0 [M t_A [i + 1], M t_A [i + (-1)]] = I.fn f_0 [M t_A [i + (-1)], M t_A [i + 1]])
  (Eq.symm (equation_2 N hl hM i ⟨(int_lab_neba_tab h1 h3), (fact_4 h2 h4)⟩)))
  : I.fn f_0 [M t_A [i + 1], M t_A [i + (-1)]] = M t_B [i]))))))

theorem kept_1 (i : Int) (h0 : 3 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    Heap.Entails ((body_1 I M).post ((base E N).set v_i i) (known_1 I M N i)) (known_1 I M N (i + 1)) :=
  (show Heap.Entails _ (known_1 I M N (i + 1)) from
  (entails_and (entails_points1 (fun q0 h3 => (at_if_of cond_holds
  (fun (h4 : i = 0) => (at_set_other (by decide) (at_left (at_points1 q0 h3 rfl))))
  (fun (h4 : ¬ i = 0) => (at_if_of cond_holds
  (fun (h5 : i = N + (-1)) => (at_set_other (by decide) (at_left (at_points1 q0 h3 rfl))))
  (fun (h5 : ¬ i = N + (-1)) => (at_set_other (by decide) (at_left (at_points1 q0 h3 rfl)))))))))
  (entails_points1 (fun q1 h3 => (at_if_of cond_holds (fun (h4 : i = 0) => (at_set_eq1 q1 i (fact_5 h3.1 h4 h3.2)
  ((at_congr1 (fact_5 h3.1 h4 h3.2)) : M t_B [q1] = M t_B [i]))) (fun (h4 : ¬ i = 0) =>
  (at_if_of cond_holds (fun (h5 : i = N + (-1)) => ((Classical.em (q1 = i)).elim
  (fun h6 => (at_set_eq1 q1 i h6 ((at_congr1 h6) : M t_B [q1] = M t_B [i])))
  (fun h6 => (at_set_ne1 q1 i h6 (at_right (at_points1 q1 ⟨h3.1, (int_taB_neab_tab h3.2 h6)⟩ rfl))))))
  (fun (h5 : ¬ i = N + (-1)) => ((Classical.em (q1 = i)).elim
  (fun h6 => (at_set_eq1 q1 i h6 ((at_congr1 h6) : M t_B [q1] = M t_B [i])))
  (fun h6 => (at_set_ne1 q1 i h6 (at_right (at_points1 q1 ⟨h3.1, (int_taB_neab_tab h3.2 h6)⟩ rfl)))))))))))))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .for v_i (.const 0) (.var v_N)
    (fun e x => known_1 I M (e v_N) x) (body_1 I M)

theorem program_vc (h0 : 3 ≤ N) :
    (program I M).vc I (impl.HasCell spec (base E N)) (base E N) (impl.inputHeap spec (base E N) M) :=
  (vc_for_of 0 N rfl rfl
  (show Heap.Entails _ (known_1 I M N 0) from (entails_and (entails_points1 (fun q2 h1 =>
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N)])) (b := (Binding.mk a_a t_A [v_i0] [.var v_i0] none)) (p := [q2]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q2, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl)))
  (entails_points1 (fun q3 h1 => (False.elim (int_lab_tba_F h1.1 h1.2))))))
  (fun i h1 h2 => (vc_1 N hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_1 N hl hM i h0 h1 h2)))

theorem output_0_1 (q4 : Int) (h0 : 3 ≤ N) (h1 : 0 ≤ q4) (h2 : q4 < N) :
    ((program I M).post (base E N) (impl.inputHeap spec (base E N) M)) ⟨a_b, [q4]⟩ (M t_B [q4]) :=
  ((at_right (at_points1 q4 ⟨h1, (int_lt_max_right h2)⟩ rfl))
  : (known_1 I M N (max 0 N)) ⟨a_b, [q4]⟩ (M t_B [q4]))

end

theorem consistent (E : Env) (N : Int) (h0 : 3 ≤ N) : spec.Consistent (base E N) :=
  consistent_of (pairs_cons (all_cons (apart_same1 (fun i => cond_holds) (fun i => cond_holds) (fun (p0 : Int) (h1 : p0 = 0) (h2 : p0 = N + (-1)) => (False.elim ((fact_6 h0 h1 h2) : False)))) (all_cons (apart_same1 (fun i => cond_holds) (fun i => cond_holds) (fun (p0 : Int) (h1 : p0 = 0) (h2 : 0 < p0 ∧ p0 < N + (-1)) =>
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
  (fun h4 => (Or.inr ⟨(int_lab_neba_tab h1 h3), (fact_4 h2 h4)⟩))))))
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

/-- The program implements the specification over integers. -/
theorem certificate_int (I : Interp Int)
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) (Comm.of_add m0)

/-- The program implements the specification over rational numbers. -/
theorem certificate_rat (I : Interp Rat)
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) (Comm.of_add m0)

/-- The program implements the specification over words of w bits, for every w (arithmetic that wraps). -/
theorem certificate_word {w : Nat} (I : Interp (BitVec w))
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) (Comm.of_add m0)

end Redverify.Certificate.branches
