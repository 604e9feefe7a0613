module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.recurrence

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `i0` -/ abbrev v_i0 : Var := 2
/-- `a` -/ abbrev a_a : Arr := 0
/-- `s` -/ abbrev a_s : Arr := 1
/-- `A` -/ abbrev t_A : Ten := 0
/-- `S` -/ abbrev t_S : Ten := 1

/-- Specification `scan_recurrence`. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_N)]
  inputs := [Region.mk t_A [(.const 0, .var v_N)]]
  outputs := [Region.mk t_S [(.const 0, .var v_N)]]
  equations :=
    [
      Equation.mk t_S [v_i] (.eq (.var v_i) (.const 0)) (.access t_A [.var v_i]),
      Equation.mk
        t_S
        [v_i]
        (.lt (.const 0) (.var v_i))
        (.fn
          (.builtin "+" .f32)
          [.access t_S [.add (.var v_i) (.const (-1))], .access t_A [.var v_i]])]

/-- Implementation `recurrence`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [Binding.mk a_a t_A [v_i0] [.var v_i0] none, Binding.mk a_s t_S [v_i0] [.var v_i0] none]
  body :=
    .seq (.ifte (.lt (.const 0) (.var v_N)) (
      .assign a_s [.const 0] (.read a_a [.const 0])
    ) (
      .skip
    )) <|
    .for v_i (.const 1) (.var v_N) <|
      .assign
        a_s
        [.var v_i]
        (.fn (.builtin "+" .f32) [.read a_s [.add (.var v_i) (.const (-1))], .read a_a [.var v_i]])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (_ : Interp V) : Prop := True


abbrev f_0 : Fn := .builtin "+" .f32

abbrev base (E : Env) (N : Int) : Env := (E.set v_N N)

theorem base_self (E : Env) : base E (E v_N) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_s : ∀ b ∈ impl.bindings, b.array = a_s → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

theorem fact_0 {a : Int} (h0 : 1 ≤ a) (h1 : ¬ 0 < a) : False :=
  by omega

theorem fact_1 {a b : Int} (h0 : 0 ≤ b) (h1 : b < a) : (max 1 a) ≤ a :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N) M)
include hl hM

theorem equation_0 (i : Int) (h0 : i = 0) :
    (M t_S [i]) = (M t_A [i]) :=
  (Eq.trans (hM _ (.head _) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.access t_A [.var v_i]) ((base E N).set v_i i) = _ from rfl))

theorem equation_1 (i : Int) (h0 : 0 < i) :
    (M t_S [i]) = (I.fn f_0 [M t_S [i + (-1)], M t_A [i]]) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_0 [.access t_S [.add (.var v_i) (.const (-1))], .access t_A [.var v_i]]) ((base E N).set v_i i) = _ from
  rfl))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (N i : Int) : Heap V :=
  .points1 a_a
    (fun c0 => (0 ≤ c0 ∧ c0 < N) ∧ i ≤ N)
    (fun c0 => (M t_A [c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (N i : Int) : Heap V :=
  .points1 a_s
    (fun c0 => (0 ≤ c0 ∧ c0 < i) ∧ i ≤ N)
    (fun c0 => (M t_S [c0]))

noncomputable def known_1 (I : Interp V) (M : Model V) (N i : Int) : Heap V :=
  ((known_1_0 I M N i).and (known_1_1 I M N i))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .assign
    a_s
    [.var v_i]
    (.fn f_0 [.read a_s [.add (.var v_i) (.const (-1))], .read a_a [.var v_i]])
    (fun e => (M t_S [(e v_i)]))

theorem vc_1 (i : Int) (h0 : 0 ≤ N) (h1 : 1 ≤ i) (h2 : i < N) :
    (body_1 I M).vc I (impl.HasCell spec (base E N)) ((base E N).set v_i i) (known_1 I M N i) :=
  (vc_assign_of (I.fn f_0 [M t_S [i + (-1)], M t_A [i]])
  (has_cell_at1 (b := (Binding.mk a_s t_S [v_i0] [.var v_i0] none)) (R := (Region.mk t_S [(.const 0, .var v_N)])) (.tail _ (.head _)) (.tail _ (.head _)) [i]
  (region_iff.2 ⟨i, _, rfl, ((int_c18 h1) : 0 ≤ i), h2, rfl⟩) shape_a_s rfl rfl
  ((int_c18 h1) : 0 ≤ i)) (ev_fn (ev_cons
  (ev_read ((at_right (at_points1 (i + (-1)) ⟨⟨(int_c143 h1), int_c37⟩, (int_tab_lab h2)⟩ rfl))
  : (known_1 I M N i) ⟨a_s, [i + (-1)]⟩ (M t_S [i + (-1)])))
  (ev_cons (ev_read ((at_left (at_points1 i ⟨⟨(int_c18 h1), h2⟩, (int_tab_lab h2)⟩ rfl))
  : (known_1 I M N i) ⟨a_a, [i]⟩ (M t_A [i]))) ev_nil)))
  ((Eq.trans rfl (Eq.symm (equation_1 N hl hM i (int_c38 h1))))
  : I.fn f_0 [M t_S [i + (-1)], M t_A [i]] = M t_S [i]))

theorem kept_1 (i : Int) (h0 : 0 ≤ N) (h1 : 1 ≤ i) (h2 : i < N) :
    Heap.Entails ((body_1 I M).post ((base E N).set v_i i) (known_1 I M N i)) (known_1 I M N (i + 1)) :=
  (show Heap.Entails _ (known_1 I M N (i + 1)) from (entails_and (entails_points1 (fun q0 h3 =>
  (at_set_other (by decide) (at_left (at_points1 q0 ⟨h3.1, ((int_tab_lab h2) : i ≤ N)⟩ rfl)))))
  (entails_points1 (fun q1 h3 => ((Classical.em (q1 = i)).elim
  (fun h4 => (at_set_eq1 q1 i h4 ((at_congr1 h4) : M t_S [q1] = M t_S [i])))
  (fun h4 => (at_set_ne1 q1 i h4
  (at_right (at_points1 q1 ⟨⟨h3.1.1, (int_taB_neab_tab h3.1.2 h4)⟩, (int_tab_lab h2)⟩ rfl)))))))))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.ifte (.lt (.const 0) (.var v_N)) (
    .assign a_s [.const 0] (.read a_a [.const 0])
      (fun e => (M t_S [0]))
  ) (
    .skip
  )) <|
  .for v_i (.const 1) (.var v_N)
    (fun e x => known_1 I M (e v_N) x) (body_1 I M)

theorem program_vc (h0 : 0 ≤ N) :
    (program I M).vc I (impl.HasCell spec (base E N)) (base E N) (impl.inputHeap spec (base E N) M) :=
  (vc_seq (vc_if_of cond_holds (fun (h1 : 0 < N) => (vc_assign_of (M t_A [0])
  (has_cell_at1 (b := (Binding.mk a_s t_S [v_i0] [.var v_i0] none)) (R := (Region.mk t_S [(.const 0, .var v_N)])) (.tail _ (.head _)) (.tail _ (.head _)) [0]
  (region_iff.2 ⟨0, _, rfl, (show (0 : Int) ≤ 0 from by decide), h1, rfl⟩) shape_a_s rfl rfl
  (show (0 : Int) ≤ 0 from by decide))
  (ev_read (at_input (R := (Region.mk t_A [(.const 0, .var v_N)])) (b := (Binding.mk a_a t_A [v_i0] [.var v_i0] none)) (p := [0]) (.head _) (.head _) rfl
  (region_iff.2 ⟨0, _, rfl, (show (0 : Int) ≤ 0 from by decide), h1, rfl⟩) rfl rfl))
  ((Eq.trans rfl (Eq.symm (equation_0 N hl hM 0 rfl))) : M t_A [0] = M t_S [0])))
  (fun (h1 : ¬ 0 < N) => vc_skip))
  (vc_for_of 1 N rfl rfl (show Heap.Entails _ (known_1 I M N 1) from (entails_and
  (entails_points1 (fun q2 h1 => (at_if_of cond_holds (fun (h2 : 0 < N) => (at_set_other (by decide)
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N)])) (b := (Binding.mk a_a t_A [v_i0] [.var v_i0] none)) (p := [q2]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q2, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl)))
  (fun (h2 : ¬ 0 < N) => (False.elim ((fact_0 h1.2 h2) : False))))))
  (entails_points1 (fun q3 h1 => (at_if_of cond_holds (fun (h2 : 0 < N) => (at_set_eq1 q3 0 (int_c40 h1.1.1 h1.1.2)
  ((at_congr1 (int_c40 h1.1.1 h1.1.2)) : M t_S [q3] = M t_S [0])))
  (fun (h2 : ¬ 0 < N) => (False.elim ((fact_0 h1.2 h2) : False))))))))
  (fun i h1 h2 => (vc_1 N hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_1 N hl hM i h0 h1 h2))))

theorem output_0_1 (q4 : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ q4) (h2 : q4 < N) :
    ((program I M).post (base E N) (impl.inputHeap spec (base E N) M)) ⟨a_s, [q4]⟩ (M t_S [q4]) :=
  ((at_right (at_points1 q4 ⟨⟨h1, (int_lt_max_right h2)⟩, (fact_1 h1 h2)⟩ rfl))
  : (known_1 I M N (max 1 N)) ⟨a_s, [q4]⟩ (M t_S [q4]))

end

theorem consistent (E : Env) (N : Int) (h0 : 0 ≤ N) : spec.Consistent (base E N) :=
  consistent_of (pairs_cons (all_cons (apart_same1 (fun i => cond_holds) (fun i => cond_holds) (fun (p0 : Int) (h1 : p0 = 0) (h2 : 0 < p0) => (False.elim ((int_eab_tba_F h1 h2) : False)))) all_nil) (pairs_cons all_nil pairs_nil)) (by decide)

theorem solvable (E : Env) (N : Int) (h0 : 0 ≤ N) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N) :=
  solvable_equations (consistent E N h0)
    (fun at_ => if at_ = t_S then 0 else 0)
    [fun at_ point => if at_ = t_S then ((point.getD 0 0) + (-1) * 1) else 0]
    (fun at_ => if at_ = t_S then 0 else 0)
    (all_cons (descends1 (fun (i : Int) => cond_holds) (fun (i : Int) (h1 : i = 0) => (uses_input (by decide))))
    (all_cons (descends1 (fun (i : Int) => cond_holds) (fun (i : Int) (h1 : 0 < i) =>
  (uses_fn (uses_cons (uses_rank1 (i + (-1)) (i + (-1) * 1) (i + (-1) + (-1) * 1) rfl rfl rfl rfl
  ((int_c367 h1) : 0 ≤ i + (-1) * 1) (int_c58 : i + (-1) + (-1) * 1 < i + (-1) * 1))
  (uses_cons (uses_input (by decide)) uses_nil)))))
    all_nil))

theorem placed (E : Env) (N : Int) (h0 : 0 ≤ N) : impl.LayoutOk spec (base E N) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_S then 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < N else True

theorem covered_0 (E : Env) (N : Int) (h0 : 0 ≤ N) (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < N) :
    spec.Given (inside N) (base E N) t_S [p0] :=
  (Or.elim (((Classical.em (p0 = 0)).elim (fun h3 => (Or.inl h3))
  (fun h3 => (Or.inr (int_lab_neba_tab h1 h3)))) : p0 = 0 ∨ 0 < p0)
  (fun h3 => (given_equation (p := [p0]) (.head _) rfl rfl rfl (⟨h1, h2⟩ : 0 ≤ p0 ∧ p0 < N)
  (cond_holds.2 (h3 : p0 = 0)))) (fun h3 =>
  (given_equation (p := [p0]) (.tail _ (.head _)) rfl rfl rfl (⟨h1, h2⟩ : 0 ≤ p0 ∧ p0 < N)
  (cond_holds.2 (h3 : 0 < p0)))))

theorem defined_0 (E : Env) (N : Int) (h0 : 0 ≤ N) (i : Int) (h1 : i = 0) (h2 : 0 ≤ i ∧ i < N) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.access t_A [.var v_i]) ((base E N).set v_i i) :=
  (defined_access (given_input (p := [i]) (.head _) rfl rfl (region_iff.2 ⟨i, _, rfl, h2.1, h2.2, rfl⟩)))

theorem defined_1 (E : Env) (N : Int) (h0 : 0 ≤ N) (i : Int) (h1 : 0 < i) (h2 : 0 ≤ i ∧ i < N) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.fn (.builtin "+" .f32) [.access t_S [.add (.var v_i) (.const (-1))], .access t_A [.var v_i]]) ((base E N).set v_i i) :=
  (defined_fn (defined_cons
  (defined_access (Or.elim (((Classical.em (i + (-1) = 0)).elim (fun h3 => (Or.inl h3)) (fun h3 => (Or.inr (int_c389 h1 h3))))
  : i + (-1) = 0 ∨ 0 < i + (-1)) (fun h3 => (given_equation (p := [i + (-1)]) (.head _) rfl rfl rfl
  (⟨(int_c92 h1), (int_c89 h2.2)⟩ : 0 ≤ i + (-1) ∧ i + (-1) < N) (cond_holds.2 (h3 : i + (-1) = 0))))
  (fun h3 => (given_equation (p := [i + (-1)]) (.tail _ (.head _)) rfl rfl rfl
  (⟨(int_c92 h1), (int_c89 h2.2)⟩ : 0 ≤ i + (-1) ∧ i + (-1) < N) (cond_holds.2 (h3 : 0 < i + (-1)))))))
  (defined_cons
  (defined_access (given_input (p := [i]) (.head _) rfl rfl (region_iff.2 ⟨i, _, rfl, h2.1, h2.2, rfl⟩)))
  defined_nil)))

theorem defined (E : Env) (N : Int) (h0 : 0 ≤ N) : spec.Defined (base E N) :=
  defined_of (inside N)
    (all_cons (region_each (fun p0 a0 a1 => covered_0 E N h0 p0 a0 a1))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_0 E N h0 i hg hk))
    (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_1 E N h0 i hg hk))
    all_nil)))

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
    (all_cons ⟨_, (.tail _ (.head _)), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 => output_0_1 (E v_N) hl hM p0 a b0 b1)) all_nil)) all_nil))


end Redverify.Certificate.recurrence
