module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.by_fours

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `i0` -/ abbrev v_i0 : Var := 2
/-- `r` -/ abbrev v_r : Var := 3
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `A` -/ abbrev t_A : Ten := 0
/-- `B` -/ abbrev t_B : Ten := 1

/-- Specification `copy`. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_N)]
  inputs := [Region.mk t_A [(.const 0, .var v_N)]]
  outputs := [Region.mk t_B [(.const 0, .var v_N)]]
  equations := [Equation.mk t_B [v_i] .true (.access t_A [.var v_i])]

/-- Implementation `by_fours`. -/
def impl : Impl where
  assumptions := [.eq (.mod (.var v_N) 4) (.const 0)]
  bindings :=
    [Binding.mk a_a t_A [v_i0] [.var v_i0] none, Binding.mk a_b t_B [v_i0] [.var v_i0] none]
  body :=
    .par v_i (.const 0) (.div (.var v_N) 4) <|
      .par v_r (.const 0) (.const 4) <|
        .assign a_b [.add (.mul 4 (.var v_i)) (.var v_r)] (.read a_a [.add (.mul 4 (.var v_i)) (.var v_r)])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (_ : Interp V) : Prop := True



abbrev base (E : Env) (x_N : Int) : Env := (E.set v_N x_N)

theorem base_self (E : Env) : base E (E v_N) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_b : ∀ b ∈ impl.bindings, b.array = a_b → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

theorem fact_0 {x_a x_b x_c x_d : Int} (h0 : x_a = x_d + x_c) (h1 : ¬ x_d = x_b) : ¬ x_a = x_b + x_c :=
  by omega

theorem fact_1 {x_a x_b : Int} (h0 : x_b % 4 = 0) (h1 : x_a < x_b) : x_a < 4 * (max 0 (x_b / 4)) :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

theorem equation_0 (x_N x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : True) :
    (M t_B [x_i]) = (M t_A [x_i]) :=
  (Eq.trans (hM _ (.head _) [x_i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.access t_A [.var v_i]) ((base E x_N).set v_i x_i) = _ from rfl))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (x_N : Int) : Heap V :=
  .points1 a_a
    (fun y_c0 => (0 ≤ y_c0 ∧ y_c0 < x_N) ∧ x_N % 4 = 0)
    (fun y_c0 => (M t_A [y_c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (x_N x_i : Int) : Heap V :=
  .points1 a_b
    (fun y_c0 => (0 ≤ y_c0 ∧ y_c0 < 4 * x_i) ∧ x_N % 4 = 0)
    (fun y_c0 => (M t_B [y_c0]))

noncomputable def known_1 (I : Interp V) (M : Model V) (x_N x_i : Int) : Heap V :=
  ((known_1_0 I M x_N).and (known_1_1 I M x_N x_i))

noncomputable def known_2_0 (I : Interp V) (M : Model V) (x_N : Int) : Heap V :=
  .points1 a_a
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < x_N)
    (fun y_c0 => (M t_A [y_c0]))

noncomputable def known_2_1 (I : Interp V) (M : Model V) (x_i x_r : Int) : Heap V :=
  .points1 a_b
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < x_r + 4 * x_i)
    (fun y_c0 => (M t_B [y_c0]))

noncomputable def known_2 (I : Interp V) (M : Model V) (x_N x_i x_r : Int) : Heap V :=
  ((known_2_0 I M x_N).and (known_2_1 I M x_i x_r))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_b [.add (.mul 4 (.var v_i)) (.var v_r)] (.read a_a [.add (.mul 4 (.var v_i)) (.var v_r)])
    (fun e => (M t_B [4 * (e v_i) + (e v_r)]))

theorem vc_2 (x_N x_i x_r : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 0 ≤ x_N) (h1 : x_N % 4 = 0) (h2 : 0 ≤ x_i) (h3 : x_i < x_N / 4) (h4 : 0 ≤ x_r) (h5 : x_r < 4) :
    (body_2 I M).vc I (impl.HasCell spec (base E x_N)) (((base E x_N).set v_i x_i).set v_r x_r) (known_2 I M x_N x_i x_r) :=
  (vc_assign_of (M t_A [4 * x_i + x_r])
  (has_cell_at1 (b := (Binding.mk a_b t_B [v_i0] [.var v_i0] none)) (R := (Region.mk t_B [(.const 0, .var v_N)])) (.tail _ (.head _)) (.tail _ (.head _)) [4 * x_i + x_r]
  (region_iff.2 ⟨(4 * x_i + x_r), _, rfl, ((int_c7 h2 h4) : 0 ≤ 4 * x_i + x_r), ((int_c410 h5 h3) : 4 * x_i + x_r < x_N), rfl⟩)
  shape_a_b rfl rfl ((int_c7 h2 h4) : 0 ≤ 4 * x_i + x_r))
  (ev_read ((at_left (at_points1 (4 * x_i + x_r) ⟨(int_c7 h2 h4), (int_c410 h5 h3)⟩ rfl))
  : (known_2 I M x_N x_i x_r) ⟨a_a, [4 * x_i + x_r]⟩ (M t_A [4 * x_i + x_r])))
  ((Eq.trans rfl (Eq.symm (equation_0 x_N (4 * x_i + x_r) hl hM trivial)))
  : M t_A [4 * x_i + x_r] = M t_B [4 * x_i + x_r]))

theorem kept_2 (x_N x_i x_r : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 0 ≤ x_N) (h1 : x_N % 4 = 0) (h2 : 0 ≤ x_i) (h3 : x_i < x_N / 4) (h4 : 0 ≤ x_r) (h5 : x_r < 4) :
    Heap.Entails ((body_2 I M).post (((base E x_N).set v_i x_i).set v_r x_r) (known_2 I M x_N x_i x_r)) (known_2 I M x_N x_i (x_r + 1)) :=
  (show Heap.Entails _ (known_2 I M x_N x_i (x_r + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_points1 (fun y_q0 h6 => ((Classical.em (y_q0 = 4 * x_i + x_r)).elim (fun h7 =>
  (at_set_eq1 y_q0 (4 * x_i + x_r) h7 ((at_congr1 h7) : M t_B [y_q0] = M t_B [4 * x_i + x_r])))
  (fun h7 =>
  (at_set_ne1 y_q0 (4 * x_i + x_r) h7 (at_right (at_points1 y_q0 ⟨h6.1, (int_c104 h6.2 h7)⟩ rfl)))))))))

theorem race_2 (x_N x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 0 ≤ x_N) (h1 : x_N % 4 = 0) (h2 : 0 ≤ x_i) (h3 : x_i < x_N / 4) :
    ParVC I 0 4 (body_2 I M).erase (fun x_r => (((base E x_N).set v_i x_i).set v_r x_r)) (fun x_r => (body_2 I M).post (((base E x_N).set v_i x_i).set v_r x_r) (known_2 I M x_N x_i x_r)) :=
  (race_arrays [a_b] rfl rfl
  (all_cons (apart1 (fun x_r y_c0 => y_c0 = x_r + 4 * x_i) (fun x_r y_c0 => (1 : Int) < 0)
  (fun x_r h4 h5 => (w_assign1 (4 * x_i + x_r) (int_add_comm : 4 * x_i + x_r = x_r + 4 * x_i)))
  (fun x_r h4 h5 => (r_none rfl))
  (fun x_r y_y y_c0 h4 h5 h6 h7 h8 h9 => ⟨int_not_one_lt_zero, (fact_0 h9 h8)⟩)) all_nil))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .par v_r (.const 0) (.const 4)
    (fun e x => known_2 I M (e v_N) (e v_i) x) (body_2 I M)

theorem vc_1 (x_N x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 0 ≤ x_N) (h1 : x_N % 4 = 0) (h2 : 0 ≤ x_i) (h3 : x_i < x_N / 4) :
    (body_1 I M).vc I (impl.HasCell spec (base E x_N)) ((base E x_N).set v_i x_i) (known_1 I M x_N x_i) :=
  (vc_par_of 0 4 rfl rfl
  ((entails_and (entails_points1 (fun y_q1 h4 => (at_left (at_points1 y_q1 ⟨h4, h1⟩ rfl))))
  (entails_points1 (fun y_q2 h4 => (at_right (at_points1 y_q2 ⟨⟨h4.1, (int_lt_zero_add h4.2)⟩, h1⟩ rfl)))))
  : Heap.Entails (known_1 I M x_N x_i) (known_2 I M x_N x_i 0))
  (fun x_r h4 h5 => (vc_2 x_N x_i x_r hl hM h0 h1 h2 h3 h4 h5))
  (fun x_r h4 h5 => (kept_2 x_N x_i x_r hl hM h0 h1 h2 h3 h4 h5))
  (race_2 x_N x_i hl hM h0 h1 h2 h3))

theorem kept_1 (x_N x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 0 ≤ x_N) (h1 : x_N % 4 = 0) (h2 : 0 ≤ x_i) (h3 : x_i < x_N / 4) :
    Heap.Entails ((body_1 I M).post ((base E x_N).set v_i x_i) (known_1 I M x_N x_i)) (known_1 I M x_N (x_i + 1)) :=
  ((entails_and (entails_points1 (fun y_q3 h4 => (at_left (at_points1 y_q3 h4.1 rfl))))
  (entails_points1 (fun y_q4 h4 => (at_right (at_points1 y_q4 ⟨h4.1.1, (int_c101 h4.1.2)⟩ rfl)))))
  : Heap.Entails (known_2 I M x_N x_i 4) (known_1 I M x_N (x_i + 1)))

theorem race_1 (x_N : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 0 ≤ x_N) (h1 : x_N % 4 = 0) :
    ParVC I 0 (x_N / 4) (body_1 I M).erase (fun x_i => ((base E x_N).set v_i x_i)) (fun x_i => (body_1 I M).post ((base E x_N).set v_i x_i) (known_1 I M x_N x_i)) :=
  (race_arrays [a_b] rfl rfl (all_cons
  (apart1 (fun x_i y_c0 => 4 * x_i ≤ y_c0 ∧ y_c0 ≤ 4 * x_i + 3) (fun x_i y_c0 => (1 : Int) < 0)
  (fun x_i h2 h3 => (w_par 0 4 rfl rfl (fun x_r h4 h5 => (w_assign1 (4 * x_i + x_r)
  (⟨(int_le_add h4), (int_c116 h5)⟩ : 4 * x_i ≤ 4 * x_i + x_r ∧ 4 * x_i + x_r ≤ 4 * x_i + 3)))))
  (fun x_i h2 h3 => (r_none rfl)) (fun x_i y_y y_c0 h2 h3 h4 h5 h6 h7 =>
  ⟨int_not_one_lt_zero, (fun h8 => (int_c138 h7.2 h8.2 h7.1 h8.1 h6))⟩)) all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_i (.const 0) (.div (.var v_N) 4)
    (fun e x => known_1 I M (e v_N) x) (body_1 I M)

theorem program_vc (x_N : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 0 ≤ x_N) (h1 : x_N % 4 = 0) :
    (program I M).vc I (impl.HasCell spec (base E x_N)) (base E x_N) (impl.inputHeap spec (base E x_N) M) :=
  (vc_par_of 0 (x_N / 4) rfl rfl
  (show Heap.Entails _ (known_1 I M x_N 0) from (entails_and (entails_points1 (fun y_q5 h2 =>
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N)])) (b := (Binding.mk a_a t_A [v_i0] [.var v_i0] none)) (p := [y_q5]) (.head _) (.head _) rfl
  (region_iff.2 ⟨y_q5, _, rfl, h2.1.1, h2.1.2, rfl⟩) rfl rfl)))
  (entails_points1 (fun y_q6 h2 => (False.elim (int_c14 h2.1.1 h2.1.2))))))
  (fun x_i h2 h3 => (vc_1 x_N x_i hl hM h0 h1 h2 h3))
  (fun x_i h2 h3 => (kept_1 x_N x_i hl hM h0 h1 h2 h3)) (race_1 x_N hl hM h0 h1))

theorem output_0_1 (x_N y_q7 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 0 ≤ x_N) (h1 : x_N % 4 = 0) (h2 : 0 ≤ y_q7) (h3 : y_q7 < x_N) :
    ((program I M).post (base E x_N) (impl.inputHeap spec (base E x_N) M)) ⟨a_b, [y_q7]⟩ (M t_B [y_q7]) :=
  ((at_right (at_points1 y_q7 ⟨⟨h2, (fact_1 h1 h3)⟩, h1⟩ rfl))
  : (known_1 I M x_N (max 0 (x_N / 4))) ⟨a_b, [y_q7]⟩ (M t_B [y_q7]))

theorem consistent (E : Env) (x_N : Int) (h0 : 0 ≤ x_N) (h1 : x_N % 4 = 0) : spec.Consistent (base E x_N) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (x_N : Int) (h0 : 0 ≤ x_N) (h1 : x_N % 4 = 0) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E x_N) :=
  solvable_layers (consistent E x_N h0 h1)
    (fun t => if t = t_B then 0 else 0) (by decide)

theorem placed (E : Env) (x_N : Int) (h0 : 0 ≤ x_N) (h1 : x_N % 4 = 0) : impl.LayoutOk spec (base E x_N) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (x_N : Int) : Ten → List Int → Prop := fun t p => if t = t_B then 0 ≤ (p.getD 0 0) ∧ (p.getD 0 0) < x_N else True

theorem covered_0 (E : Env) (x_N : Int) (h0 : 0 ≤ x_N) (h1 : x_N % 4 = 0) (y_p0 : Int) (h2 : 0 ≤ y_p0) (h3 : y_p0 < x_N) :
    spec.Given (inside x_N) (base E x_N) t_B [y_p0] :=
  (given_equation (p := [y_p0]) (.head _) rfl rfl rfl (⟨h2, h3⟩ : 0 ≤ y_p0 ∧ y_p0 < x_N)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (x_N : Int) (h0 : 0 ≤ x_N) (h1 : x_N % 4 = 0) (x_i : Int) (h2 : True) (h3 : 0 ≤ x_i ∧ x_i < x_N) :
    TExp.Defined I M (spec.Given (inside x_N) (base E x_N)) (.access t_A [.var v_i]) ((base E x_N).set v_i x_i) :=
  (defined_access (given_input (p := [x_i]) (.head _) rfl rfl (region_iff.2 ⟨x_i, _, rfl, h3.1, h3.2, rfl⟩)))

theorem defined (E : Env) (x_N : Int) (h0 : 0 ≤ x_N) (h1 : x_N % 4 = 0) : spec.Defined (base E x_N) :=
  defined_of (inside x_N)
    (all_cons (region_each (fun y_p0 a0 a1 => covered_0 E x_N h0 h1 y_p0 a0 a1))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined1 (fun x_i => cond_holds) (fun x_i g k => defined_0 E x_N h0 h1 x_i g k))
    all_nil))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 4) (fun _ => 0)
    ⟨(all_cons (by decide) all_nil), (all_cons (by decide) all_nil)⟩
    ⟨_, (.head _), [0], region_iff.2 ⟨0, _, rfl, (by decide), (by decide), rfl⟩⟩
    all_nil
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => 0 ≤ (E v_N) ∧ (E v_N) % 4 = 0)
    (fun E => base E (E v_N)) base_self (fun E ha => ⟨cond_holds.1 (ha.1 _ (.head _)), cond_holds.1 (ha.2 _ (.head _))⟩) inhabited
    (fun E a => defined E (E v_N) a.1 a.2) (fun E a => placed E (E v_N) a.1 a.2)
    (fun E a => consistent E (E v_N) a.1 a.2) (fun E a => solvable E (E v_N) a.1 a.2)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc (E v_N) hl hM a.1 a.2)
    (all_cons ⟨_, (.tail _ (.head _)), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun y_p0 b0 b1 => output_0_1 (E v_N) y_p0 hl hM a.1 a.2 b0 b1)) all_nil)) all_nil))


end Redverify.Certificate.by_fours
