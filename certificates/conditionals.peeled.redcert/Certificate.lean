module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.peeled

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

/-- Implementation `peeled`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [Binding.mk a_a t_A [v_i0] [.var v_i0] none, Binding.mk a_b t_B [v_i0] [.var v_i0] none]
  body :=
    .seq (.assign a_b [.const 0] (.read a_a [.const 1])) <|
    .seq (.assign a_b [.add (.var v_N) (.const (-1))] (.read a_a [.add (.var v_N) (.const (-2))])) <|
    .for v_i (.const 1) (.add (.var v_N) (.const (-1))) <|
      .seq (.ifte (.lt (.var v_i) (.const 0)) (
        .skip
      ) (
        .skip
      )) <|
      .assign
        a_b
        [.var v_i]
        (.fn
          (.builtin "+" .f32)
          [.read a_a [.add (.var v_i) (.const (-1))], .read a_a [.add (.var v_i) (.const 1)]])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (_ : Interp V) : Prop := True


abbrev f_0 : Fn := .builtin "+" .f32

abbrev base (E : Env) (N : Int) : Env := (E.set v_N N)

theorem base_self (E : Env) : base E (E v_N) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_b : ∀ b ∈ impl.bindings, b.array = a_b → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

theorem fact_0 {a : Int} (h0 : 1 ≤ a) (h1 : a < 0) : False :=
  by omega

theorem fact_1 {a : Int} (h0 : 3 ≤ a) : 1 < a :=
  by omega

theorem fact_2 {a : Int} : a + (-2) = a + (-1) + (-1) :=
  by omega

theorem fact_3 {a b : Int} (h0 : 3 ≤ b) (h1 : a < 1) : ¬ a = b + (-1) :=
  by omega

theorem fact_4 {a b c : Int} (h0 : a < c) (h1 : ¬ a = c + (-1)) : a < (max b (c + (-1))) :=
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

noncomputable def known_1_1 (I : Interp V) (M : Model V) (N i : Int) : Heap V :=
  .points1 a_b
    (fun c0 => c0 = N + (-1) ∨ 0 ≤ c0 ∧ c0 < i)
    (fun c0 => (M t_B [c0]))

noncomputable def known_1 (I : Interp V) (M : Model V) (N i : Int) : Heap V :=
  ((known_1_0 I M N).and (known_1_1 I M N i))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.ifte (.lt (.var v_i) (.const 0)) (
    .skip
  ) (
    .skip
  )) <|
  .assign
    a_b
    [.var v_i]
    (.fn
      f_0
      [.read a_a [.add (.var v_i) (.const (-1))], .read a_a [.add (.var v_i) (.const 1)]])
    (fun e => (M t_B [(e v_i)]))

theorem vc_1 (i : Int) (h0 : 3 ≤ N) (h1 : 1 ≤ i) (h2 : i < N + (-1)) :
    (body_1 I M).vc I (impl.HasCell spec (base E N)) ((base E N).set v_i i) (known_1 I M N i) :=
  (vc_seq (vc_if_of cond_holds (fun (h3 : i < 0) => (False.elim ((fact_0 h1 h3) : False)))
  (fun (h3 : ¬ i < 0) => vc_skip))
  (vc_assign_of (I.fn f_0 [M t_A [i + (-1)], M t_A [i + 1]])
  (has_cell_at1 (b := (Binding.mk a_b t_B [v_i0] [.var v_i0] none)) (R := (Region.mk t_B [(.const 0, .var v_N)])) (.tail _ (.head _)) (.tail _ (.head _)) [i]
  (region_iff.2 ⟨i, _, rfl, ((int_c18 h1) : 0 ≤ i), ((int_c336 h2) : i < N), rfl⟩) shape_a_b rfl rfl
  ((int_c18 h1) : 0 ≤ i))
  (ev_fn (ev_cons (ev_read (at_if_of cond_holds (fun (h3 : i < 0) => (False.elim ((fact_0 h1 h3) : False)))
  (fun (h3 : ¬ i < 0) => ((at_left (at_points1 (i + (-1)) ⟨(int_c143 h1), (int_c507 h2)⟩ rfl))
  : (known_1 I M N i) ⟨a_a, [i + (-1)]⟩ (M t_A [i + (-1)])))))
  (ev_cons (ev_read (at_if_of cond_holds (fun (h3 : i < 0) => (False.elim ((fact_0 h1 h3) : False)))
  (fun (h3 : ¬ i < 0) => ((at_left (at_points1 (i + 1) ⟨(int_c332 h1), (int_c502 h2)⟩ rfl))
  : (known_1 I M N i) ⟨a_a, [i + 1]⟩ (M t_A [i + 1]))))) ev_nil)))
  ((Eq.trans rfl (Eq.symm (equation_2 N hl hM i ⟨(int_c38 h1), h2⟩)))
  : I.fn f_0 [M t_A [i + (-1)], M t_A [i + 1]] = M t_B [i])))

theorem kept_1 (i : Int) (h0 : 3 ≤ N) (h1 : 1 ≤ i) (h2 : i < N + (-1)) :
    Heap.Entails ((body_1 I M).post ((base E N).set v_i i) (known_1 I M N i)) (known_1 I M N (i + 1)) :=
  (show Heap.Entails _ (known_1 I M N (i + 1)) from
  (entails_and (entails_points1 (fun q0 h3 => (at_set_other (by decide)
  (at_if_of cond_holds (fun (h4 : i < 0) => (False.elim ((fact_0 h1 h4) : False)))
  (fun (h4 : ¬ i < 0) => (at_left (at_points1 q0 h3 rfl)))))))
  (entails_points1 (fun q1 h3 => (Or.elim h3 (fun h4 => (at_set_ne1 q1 i (int_eab_tcb_neac h4 h2)
  (at_if_of cond_holds (fun (h5 : i < 0) => (False.elim ((fact_0 h1 h5) : False)))
  (fun (h5 : ¬ i < 0) => (at_right (at_points1 q1 (Or.inl h4) rfl))))))
  (fun h4 => ((Classical.em (q1 = i)).elim
  (fun h5 => (at_set_eq1 q1 i h5 ((at_congr1 h5) : M t_B [q1] = M t_B [i])))
  (fun h5 => (at_set_ne1 q1 i h5
  (at_if_of cond_holds (fun (h6 : i < 0) => (False.elim ((fact_0 h1 h6) : False)))
  (fun (h6 : ¬ i < 0) =>
  (at_right (at_points1 q1 (Or.inr ⟨h4.1, ((int_taB_neab_tab h4.2 h5) : q1 < i)⟩) rfl)))))))))))))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign a_b [.const 0] (.read a_a [.const 1])
    (fun e => (M t_B [0]))) <|
  .seq (.assign a_b [.add (.var v_N) (.const (-1))] (.read a_a [.add (.var v_N) (.const (-2))])
    (fun e => (M t_B [(e v_N) + (-1)]))) <|
  .for v_i (.const 1) (.add (.var v_N) (.const (-1)))
    (fun e x => known_1 I M (e v_N) x) (body_1 I M)

theorem program_vc (h0 : 3 ≤ N) :
    (program I M).vc I (impl.HasCell spec (base E N)) (base E N) (impl.inputHeap spec (base E N) M) :=
  (vc_seq (vc_assign_of (M t_A [1])
  (has_cell_at1 (b := (Binding.mk a_b t_B [v_i0] [.var v_i0] none)) (R := (Region.mk t_B [(.const 0, .var v_N)])) (.tail _ (.head _)) (.tail _ (.head _)) [0]
  (region_iff.2 ⟨0, _, rfl, (show (0 : Int) ≤ 0 from by decide), ((int_c447 h0) : 0 < N), rfl⟩)
  shape_a_b rfl rfl (show (0 : Int) ≤ 0 from by decide))
  (ev_read (at_input (R := (Region.mk t_A [(.const 0, .var v_N)])) (b := (Binding.mk a_a t_A [v_i0] [.var v_i0] none)) (p := [1]) (.head _) (.head _) rfl
  (region_iff.2 ⟨1, _, rfl, (show (0 : Int) ≤ 1 from by decide), ((fact_1 h0) : 1 < N), rfl⟩) rfl
  rfl))
  ((Eq.trans ((at_congr1 int_c442) : M t_A [1] = M t_A [0 + 1]) (Eq.symm (equation_0 N hl hM 0 rfl)))
  : M t_A [1] = M t_B [0])) (vc_seq (vc_assign_of (M t_A [N + (-2)])
  (has_cell_at1 (b := (Binding.mk a_b t_B [v_i0] [.var v_i0] none)) (R := (Region.mk t_B [(.const 0, .var v_N)])) (.tail _ (.head _)) (.tail _ (.head _)) [N + (-1)]
  (region_iff.2 ⟨(N + (-1)), _, rfl, ((int_c333 h0) : 0 ≤ N + (-1)), (int_c37 : N + (-1) < N), rfl⟩)
  shape_a_b rfl rfl ((int_c333 h0) : 0 ≤ N + (-1))) (ev_read (at_set_other (by decide)
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N)])) (b := (Binding.mk a_a t_A [v_i0] [.var v_i0] none)) (p := [N + (-2)]) (.head _) (.head _) rfl
  (region_iff.2 ⟨(N + (-2)), _, rfl, ((int_c467 h0) : 0 ≤ N + (-2)), (int_c443 : N + (-2) < N), rfl⟩)
  rfl rfl))) ((Eq.trans ((at_congr1 fact_2) : M t_A [N + (-2)] = M t_A [N + (-1) + (-1)])
  (Eq.symm (equation_1 N hl hM (N + (-1)) rfl))) : M t_A [N + (-2)] = M t_B [N + (-1)]))
  (vc_for_of 1 (N + (-1)) rfl rfl (show Heap.Entails _ (known_1 I M N 1) from
  (entails_and (entails_points1 (fun q2 h1 => (at_set_other (by decide) (at_set_other (by decide)
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N)])) (b := (Binding.mk a_a t_A [v_i0] [.var v_i0] none)) (p := [q2]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q2, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl)))))
  (entails_points1 (fun q3 h1 => (Or.elim h1
  (fun h2 => (at_set_eq1 q3 (N + (-1)) h2 ((at_congr1 h2) : M t_B [q3] = M t_B [N + (-1)])))
  (fun h2 => (at_set_ne1 q3 (N + (-1)) (fact_3 h0 h2.2)
  (at_set_eq1 q3 0 (int_c40 h2.1 h2.2) ((at_congr1 (int_c40 h2.1 h2.2)) : M t_B [q3] = M t_B [0])))))))))
  (fun i h1 h2 => (vc_1 N hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_1 N hl hM i h0 h1 h2)))))

theorem output_0_1 (q4 : Int) (h0 : 3 ≤ N) (h1 : 0 ≤ q4) (h2 : q4 < N) :
    ((program I M).post (base E N) (impl.inputHeap spec (base E N) M)) ⟨a_b, [q4]⟩ (M t_B [q4]) :=
  ((at_right (at_points1 q4 ((Classical.em (q4 = N + (-1))).elim (fun h3 => (Or.inl h3))
  (fun h3 => (Or.inr ⟨h1, (fact_4 h2 h3)⟩))) rfl))
  : (known_1 I M N (max 1 (N + (-1)))) ⟨a_b, [q4]⟩ (M t_B [q4]))

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


end Redverify.Certificate.peeled
