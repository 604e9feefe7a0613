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



abbrev base (E : Env) (N : Int) : Env := (E.set v_N N)

theorem base_self (E : Env) : base E (E v_N) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_b : ∀ b ∈ impl.bindings, b.array = a_b → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

theorem fact_0 {a b c d : Int} (h0 : a = d + c) (h1 : ¬ d = b) : ¬ a = b + c :=
  by omega

theorem fact_1 {a b : Int} (h0 : b % 4 = 0) (h1 : a < b) : a < 4 * (max 0 (b / 4)) :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N) M)
include hl hM

theorem equation_0 (i : Int) (h0 : True) :
    (M t_B [i]) = (M t_A [i]) :=
  (Eq.trans (hM _ (.head _) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.access t_A [.var v_i]) ((base E N).set v_i i) = _ from rfl))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_a
    (fun c0 => (0 ≤ c0 ∧ c0 < N) ∧ N % 4 = 0)
    (fun c0 => (M t_A [c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (N i : Int) : Heap V :=
  .points1 a_b
    (fun c0 => (0 ≤ c0 ∧ c0 < 4 * i) ∧ N % 4 = 0)
    (fun c0 => (M t_B [c0]))

noncomputable def known_1 (I : Interp V) (M : Model V) (N i : Int) : Heap V :=
  ((known_1_0 I M N).and (known_1_1 I M N i))

noncomputable def known_2_0 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_a
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (M t_A [c0]))

noncomputable def known_2_1 (I : Interp V) (M : Model V) (i r : Int) : Heap V :=
  .points1 a_b
    (fun c0 => 0 ≤ c0 ∧ c0 < r + 4 * i)
    (fun c0 => (M t_B [c0]))

noncomputable def known_2 (I : Interp V) (M : Model V) (N i r : Int) : Heap V :=
  ((known_2_0 I M N).and (known_2_1 I M i r))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_b [.add (.mul 4 (.var v_i)) (.var v_r)] (.read a_a [.add (.mul 4 (.var v_i)) (.var v_r)])
    (fun e => (M t_B [4 * (e v_i) + (e v_r)]))

theorem vc_2 (i r : Int) (h0 : 0 ≤ N) (h1 : N % 4 = 0) (h2 : 0 ≤ i) (h3 : i < N / 4) (h4 : 0 ≤ r) (h5 : r < 4) :
    (body_2 I M).vc I (impl.HasCell spec (base E N)) (((base E N).set v_i i).set v_r r) (known_2 I M N i r) :=
  (vc_assign_of (M t_A [4 * i + r])
  (has_cell_at1 (b := (Binding.mk a_b t_B [v_i0] [.var v_i0] none)) (R := (Region.mk t_B [(.const 0, .var v_N)])) (.tail _ (.head _)) (.tail _ (.head _)) [4 * i + r]
  (region_iff.2 ⟨(4 * i + r), _, rfl, ((int_c7 h2 h4) : 0 ≤ 4 * i + r), ((int_c410 h5 h3) : 4 * i + r < N), rfl⟩)
  shape_a_b rfl rfl ((int_c7 h2 h4) : 0 ≤ 4 * i + r))
  (ev_read ((at_left (at_points1 (4 * i + r) ⟨(int_c7 h2 h4), (int_c410 h5 h3)⟩ rfl))
  : (known_2 I M N i r) ⟨a_a, [4 * i + r]⟩ (M t_A [4 * i + r])))
  ((Eq.trans rfl (Eq.symm (equation_0 N hl hM (4 * i + r) trivial)))
  : M t_A [4 * i + r] = M t_B [4 * i + r]))

theorem kept_2 (i r : Int) (h0 : 0 ≤ N) (h1 : N % 4 = 0) (h2 : 0 ≤ i) (h3 : i < N / 4) (h4 : 0 ≤ r) (h5 : r < 4) :
    Heap.Entails ((body_2 I M).post (((base E N).set v_i i).set v_r r) (known_2 I M N i r)) (known_2 I M N i (r + 1)) :=
  (show Heap.Entails _ (known_2 I M N i (r + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_points1 (fun q0 h6 => ((Classical.em (q0 = 4 * i + r)).elim
  (fun h7 => (at_set_eq1 q0 (4 * i + r) h7 ((at_congr1 h7) : M t_B [q0] = M t_B [4 * i + r])))
  (fun h7 =>
  (at_set_ne1 q0 (4 * i + r) h7 (at_right (at_points1 q0 ⟨h6.1, (int_c104 h6.2 h7)⟩ rfl)))))))))

theorem race_2 (i : Int) (h0 : 0 ≤ N) (h1 : N % 4 = 0) (h2 : 0 ≤ i) (h3 : i < N / 4) :
    ParVC I 0 4 (body_2 I M).erase (fun r => (((base E N).set v_i i).set v_r r)) (fun r => (body_2 I M).post (((base E N).set v_i i).set v_r r) (known_2 I M N i r)) :=
  (race_arrays [a_b] rfl rfl
  (all_cons (apart1 (fun r c0 => c0 = r + 4 * i) (fun r c0 => (1 : Int) < 0)
  (fun r h4 h5 => (w_assign1 (4 * i + r) (int_add_comm : 4 * i + r = r + 4 * i)))
  (fun r h4 h5 => (r_none rfl))
  (fun r y_y c0 h4 h5 h6 h7 h8 h9 => ⟨int_not_one_lt_zero, (fact_0 h9 h8)⟩)) all_nil))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .par v_r (.const 0) (.const 4)
    (fun e x => known_2 I M (e v_N) (e v_i) x) (body_2 I M)

theorem vc_1 (i : Int) (h0 : 0 ≤ N) (h1 : N % 4 = 0) (h2 : 0 ≤ i) (h3 : i < N / 4) :
    (body_1 I M).vc I (impl.HasCell spec (base E N)) ((base E N).set v_i i) (known_1 I M N i) :=
  (vc_par_of 0 4 rfl rfl
  ((entails_and (entails_points1 (fun q1 h4 => (at_left (at_points1 q1 ⟨h4, h1⟩ rfl))))
  (entails_points1 (fun q2 h4 => (at_right (at_points1 q2 ⟨⟨h4.1, (int_lt_zero_add h4.2)⟩, h1⟩ rfl)))))
  : Heap.Entails (known_1 I M N i) (known_2 I M N i 0))
  (fun r h4 h5 => (vc_2 N hl hM i r h0 h1 h2 h3 h4 h5))
  (fun r h4 h5 => (kept_2 N hl hM i r h0 h1 h2 h3 h4 h5)) (race_2 N hl hM i h0 h1 h2 h3))

theorem kept_1 (i : Int) (h0 : 0 ≤ N) (h1 : N % 4 = 0) (h2 : 0 ≤ i) (h3 : i < N / 4) :
    Heap.Entails ((body_1 I M).post ((base E N).set v_i i) (known_1 I M N i)) (known_1 I M N (i + 1)) :=
  ((entails_and (entails_points1 (fun q3 h4 => (at_left (at_points1 q3 h4.1 rfl))))
  (entails_points1 (fun q4 h4 => (at_right (at_points1 q4 ⟨h4.1.1, (int_c101 h4.1.2)⟩ rfl)))))
  : Heap.Entails (known_2 I M N i 4) (known_1 I M N (i + 1)))

theorem race_1 (h0 : 0 ≤ N) (h1 : N % 4 = 0) :
    ParVC I 0 (N / 4) (body_1 I M).erase (fun i => ((base E N).set v_i i)) (fun i => (body_1 I M).post ((base E N).set v_i i) (known_1 I M N i)) :=
  (race_arrays [a_b] rfl rfl
  (all_cons (apart1 (fun i c0 => 4 * i ≤ c0 ∧ c0 ≤ 4 * i + 3) (fun i c0 => (1 : Int) < 0)
  (fun i h2 h3 => (w_par 0 4 rfl rfl (fun r h4 h5 => (w_assign1 (4 * i + r)
  (⟨(int_le_add h4), (int_c116 h5)⟩ : 4 * i ≤ 4 * i + r ∧ 4 * i + r ≤ 4 * i + 3)))))
  (fun i h2 h3 => (r_none rfl)) (fun i y_y c0 h2 h3 h4 h5 h6 h7 =>
  ⟨int_not_one_lt_zero, (fun h8 => (int_c138 h7.2 h8.2 h7.1 h8.1 h6))⟩)) all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_i (.const 0) (.div (.var v_N) 4)
    (fun e x => known_1 I M (e v_N) x) (body_1 I M)

theorem program_vc (h0 : 0 ≤ N) (h1 : N % 4 = 0) :
    (program I M).vc I (impl.HasCell spec (base E N)) (base E N) (impl.inputHeap spec (base E N) M) :=
  (vc_par_of 0 (N / 4) rfl rfl
  (show Heap.Entails _ (known_1 I M N 0) from (entails_and (entails_points1 (fun q5 h2 =>
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N)])) (b := (Binding.mk a_a t_A [v_i0] [.var v_i0] none)) (p := [q5]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q5, _, rfl, h2.1.1, h2.1.2, rfl⟩) rfl rfl)))
  (entails_points1 (fun q6 h2 => (False.elim (int_c14 h2.1.1 h2.1.2))))))
  (fun i h2 h3 => (vc_1 N hl hM i h0 h1 h2 h3)) (fun i h2 h3 => (kept_1 N hl hM i h0 h1 h2 h3))
  (race_1 N hl hM h0 h1))

theorem output_0_1 (q7 : Int) (h0 : 0 ≤ N) (h1 : N % 4 = 0) (h2 : 0 ≤ q7) (h3 : q7 < N) :
    ((program I M).post (base E N) (impl.inputHeap spec (base E N) M)) ⟨a_b, [q7]⟩ (M t_B [q7]) :=
  ((at_right (at_points1 q7 ⟨⟨h2, (fact_1 h1 h3)⟩, h1⟩ rfl))
  : (known_1 I M N (max 0 (N / 4))) ⟨a_b, [q7]⟩ (M t_B [q7]))

end

theorem consistent (E : Env) (N : Int) (h0 : 0 ≤ N) (h1 : N % 4 = 0) : spec.Consistent (base E N) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (N : Int) (h0 : 0 ≤ N) (h1 : N % 4 = 0) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N) :=
  solvable_layers (consistent E N h0 h1)
    (fun at_ => if at_ = t_B then 0 else 0) (by decide)

theorem placed (E : Env) (N : Int) (h0 : 0 ≤ N) (h1 : N % 4 = 0) : impl.LayoutOk spec (base E N) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_B then 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < N else True

theorem covered_0 (E : Env) (N : Int) (h0 : 0 ≤ N) (h1 : N % 4 = 0) (p0 : Int) (h2 : 0 ≤ p0) (h3 : p0 < N) :
    spec.Given (inside N) (base E N) t_B [p0] :=
  (given_equation (p := [p0]) (.head _) rfl rfl rfl (⟨h2, h3⟩ : 0 ≤ p0 ∧ p0 < N)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N : Int) (h0 : 0 ≤ N) (h1 : N % 4 = 0) (i : Int) (h2 : True) (h3 : 0 ≤ i ∧ i < N) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.access t_A [.var v_i]) ((base E N).set v_i i) :=
  (defined_access (given_input (p := [i]) (.head _) rfl rfl (region_iff.2 ⟨i, _, rfl, h3.1, h3.2, rfl⟩)))

theorem defined (E : Env) (N : Int) (h0 : 0 ≤ N) (h1 : N % 4 = 0) : spec.Defined (base E N) :=
  defined_of (inside N)
    (all_cons (region_each (fun p0 a0 a1 => covered_0 E N h0 h1 p0 a0 a1))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_0 E N h0 h1 i hg hk))
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
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 => output_0_1 (E v_N) hl hM p0 a.1 a.2 b0 b1)) all_nil)) all_nil))


end Redverify.Certificate.by_fours
