module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.shifted

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `i0` -/ abbrev v_i0 : Var := 2
/-- `x` -/ abbrev a_x : Arr := 0
/-- `X` -/ abbrev t_X : Ten := 0
/-- `Y` -/ abbrev t_Y : Ten := 1

/-- Specification `shift`. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_N)]
  inputs := [Region.mk t_X [(.const 0, .add (.var v_N) (.const 1))]]
  outputs := [Region.mk t_Y [(.const 0, .var v_N)]]
  equations := [Equation.mk t_Y [v_i] .true (.access t_X [.add (.var v_i) (.const 1)])]

/-- Implementation `shifted`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [Binding.mk a_x t_X [v_i0] [.var v_i0] none, Binding.mk a_x t_Y [v_i0] [.var v_i0] none]
  body :=
    .for v_i (.const 0) (.var v_N) <|
      .assign a_x [.var v_i] (.read a_x [.add (.var v_i) (.const 1)])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (_ : Interp V) : Prop := True



abbrev base (E : Env) (x_N : Int) : Env := (E.set v_N x_N)

theorem base_self (E : Env) : base E (E v_N) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_x : ∀ b ∈ impl.bindings, b.array = a_x → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

theorem equation_0 (x_N x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : True) :
    (M t_Y [x_i]) = (M t_X [x_i + 1]) :=
  (Eq.trans (hM _ (.head _) [x_i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.access t_X [.add (.var v_i) (.const 1)]) ((base E x_N).set v_i x_i) = _ from
  rfl))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (x_N x_i : Int) : Heap V :=
  .points1 a_x
    (fun y_c0 => x_i ≤ y_c0 ∧ y_c0 ≤ x_N)
    (fun y_c0 => (M t_X [y_c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (x_i : Int) : Heap V :=
  .points1 a_x
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < x_i)
    (fun y_c0 => (M t_Y [y_c0]))

noncomputable def known_1 (I : Interp V) (M : Model V) (x_N x_i : Int) : Heap V :=
  ((known_1_0 I M x_N x_i).and (known_1_1 I M x_i))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_x [.var v_i] (.read a_x [.add (.var v_i) (.const 1)])
    (fun e => (M t_Y [(e v_i)]))

theorem vc_1 (x_N x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 0 ≤ x_N) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) :
    (body_1 I M).vc I (impl.HasCell spec (base E x_N)) ((base E x_N).set v_i x_i) (known_1 I M x_N x_i) :=
  (vc_assign_of (M t_X [x_i + 1])
  (has_cell_at1 (b := (Binding.mk a_x t_X [v_i0] [.var v_i0] none)) (R := (Region.mk t_X [(.const 0, .add (.var v_N) (.const 1))])) (.head _) (.head _) [x_i]
  (region_iff.2 ⟨x_i, _, rfl, h1, ((int_tab_taB h2) : x_i < x_N + 1), rfl⟩) shape_a_x rfl rfl h1)
  (ev_read ((at_left (at_points1 (x_i + 1) ⟨int_c444, (int_tab_lAb h2)⟩ rfl))
  : (known_1 I M x_N x_i) ⟨a_x, [x_i + 1]⟩ (M t_X [x_i + 1])))
  ((Eq.trans rfl (Eq.symm (equation_0 x_N x_i hl hM trivial))) : M t_X [x_i + 1] = M t_Y [x_i]))

theorem kept_1 (x_N x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 0 ≤ x_N) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) :
    Heap.Entails ((body_1 I M).post ((base E x_N).set v_i x_i) (known_1 I M x_N x_i)) (known_1 I M x_N (x_i + 1)) :=
  (show Heap.Entails _ (known_1 I M x_N (x_i + 1)) from
  (entails_and (entails_points1 (fun y_q0 h3 => (at_set_ne1 y_q0 x_i (int_lBa_neab h3.1)
  (at_left (at_points1 y_q0 ⟨(int_lAb_lab h3.1), h3.2⟩ rfl)))))
  (entails_points1 (fun y_q1 h3 => ((Classical.em (y_q1 = x_i)).elim
  (fun h4 => (at_set_eq1 y_q1 x_i h4 ((at_congr1 h4) : M t_Y [y_q1] = M t_Y [x_i]))) (fun h4 =>
  (at_set_ne1 y_q1 x_i h4 (at_right (at_points1 y_q1 ⟨h3.1, (int_taB_neab_tab h3.2 h4)⟩ rfl)))))))))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .for v_i (.const 0) (.var v_N)
    (fun e x => known_1 I M (e v_N) x) (body_1 I M)

theorem program_vc (x_N : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 0 ≤ x_N) :
    (program I M).vc I (impl.HasCell spec (base E x_N)) (base E x_N) (impl.inputHeap spec (base E x_N) M) :=
  (vc_for_of 0 x_N rfl rfl
  (show Heap.Entails _ (known_1 I M x_N 0) from (entails_and (entails_points1 (fun y_q2 h1 =>
  (at_input (R := (Region.mk t_X [(.const 0, .add (.var v_N) (.const 1))])) (b := (Binding.mk a_x t_X [v_i0] [.var v_i0] none)) (p := [y_q2]) (.head _) (.head _) rfl
  (region_iff.2 ⟨y_q2, _, rfl, h1.1, ((int_lab_taB h1.2) : y_q2 < x_N + 1), rfl⟩) rfl rfl)))
  (entails_points1 (fun y_q3 h1 => (False.elim (int_lab_tba_F h1.1 h1.2))))))
  (fun x_i h1 h2 => (vc_1 x_N x_i hl hM h0 h1 h2))
  (fun x_i h1 h2 => (kept_1 x_N x_i hl hM h0 h1 h2)))

theorem output_0_1 (x_N y_q4 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 0 ≤ x_N) (h1 : 0 ≤ y_q4) (h2 : y_q4 < x_N) :
    ((program I M).post (base E x_N) (impl.inputHeap spec (base E x_N) M)) ⟨a_x, [y_q4]⟩ (M t_Y [y_q4]) :=
  ((at_right (at_points1 y_q4 ⟨h1, (int_lt_max_right h2)⟩ rfl))
  : (known_1 I M x_N (max 0 x_N)) ⟨a_x, [y_q4]⟩ (M t_Y [y_q4]))

theorem consistent (E : Env) (x_N : Int) (h0 : 0 ≤ x_N) : spec.Consistent (base E x_N) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (x_N : Int) (h0 : 0 ≤ x_N) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E x_N) :=
  solvable_layers (consistent E x_N h0)
    (fun t => if t = t_Y then 0 else 0) (by decide)

theorem placed (E : Env) (x_N : Int) (h0 : 0 ≤ x_N) : impl.LayoutOk spec (base E x_N) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (x_N : Int) : Ten → List Int → Prop := fun t p => if t = t_Y then (-1) ≤ (p.getD 0 0) ∧ (p.getD 0 0) < x_N else True

theorem covered_0 (E : Env) (x_N : Int) (h0 : 0 ≤ x_N) (y_p0 : Int) (h1 : 0 ≤ y_p0) (h2 : y_p0 < x_N) :
    spec.Given (inside x_N) (base E x_N) t_Y [y_p0] :=
  (given_equation (p := [y_p0]) (.head _) rfl rfl rfl
  (⟨(int_c451 h1), h2⟩ : (-1) ≤ y_p0 ∧ y_p0 < x_N) (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (x_N : Int) (h0 : 0 ≤ x_N) (x_i : Int) (h1 : True) (h2 : (-1) ≤ x_i ∧ x_i < x_N) :
    TExp.Defined I M (spec.Given (inside x_N) (base E x_N)) (.access t_X [.add (.var v_i) (.const 1)]) ((base E x_N).set v_i x_i) :=
  (defined_access (given_input (p := [x_i + 1]) (.head _) rfl rfl
  (region_iff.2 ⟨(x_i + 1), _, rfl, ((int_c466 h2.1) : 0 ≤ x_i + 1), ((int_c29 h2.2) : x_i + 1 < x_N + 1), rfl⟩)))

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
    (all_cons ⟨_, (.tail _ (.head _)), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun y_p0 b0 b1 => output_0_1 (E v_N) y_p0 hl hM a b0 b1)) all_nil)) all_nil))


end Redverify.Certificate.shifted
