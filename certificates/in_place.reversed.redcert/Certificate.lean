module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.reversed

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `i0` -/ abbrev v_i0 : Var := 2
/-- `x` -/ abbrev a_x : Arr := 0
/-- `t` -/ abbrev a_t : Arr := 1
/-- `X` -/ abbrev t_X : Ten := 0
/-- `Y` -/ abbrev t_Y : Ten := 1

/-- Specification `reverse`. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_N)]
  inputs := [Region.mk t_X [(.const 0, .var v_N)]]
  outputs := [Region.mk t_Y [(.const 0, .var v_N)]]
  equations :=
    [
      Equation.mk
        t_Y
        [v_i]
        .true
        (.access t_X [.add (.add (.var v_N) (.const (-1))) (.mul (-1) (.var v_i))])]

/-- Implementation `reversed`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [Binding.mk a_x t_X [v_i0] [.var v_i0] none, Binding.mk a_x t_Y [v_i0] [.var v_i0] none]
  body :=
    .par v_i (.const 0) (.div (.var v_N) 2) <|
      .allocate a_t [] <|
      .seq (.assign a_t [] (.read a_x [.var v_i])) <|
      .seq (.assign a_x [.var v_i] (.read a_x [.add (.add (.var v_N) (.const (-1))) (.mul (-1) (.var v_i))])) <|
      .assign a_x [.add (.add (.var v_N) (.const (-1))) (.mul (-1) (.var v_i))] (.read a_t [])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (_ : Interp V) : Prop := True



abbrev base (E : Env) (x_N : Int) : Env := (E.set v_N x_N)

theorem base_self (E : Env) : base E (E v_N) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_x : ∀ b ∈ impl.bindings, b.array = a_x → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

theorem fact_0 {x_a x_b : Int} (h0 : x_a < x_b / 2) : x_a < x_b + (-1) * x_a :=
  by omega

theorem fact_1 {x_a x_b : Int} (h0 : 0 ≤ x_a) (h1 : x_a < x_b / 2) : x_a < x_b :=
  by omega

theorem fact_2 {x_a x_b : Int} (h0 : x_a < x_b / 2) : x_a ≤ x_b + (-1) + (-1) * x_a :=
  by omega

theorem fact_3 {x_a x_b x_c : Int} (h0 : x_a ≤ x_c) (h1 : x_c < x_b / 2) : x_a ≤ x_b + (-1) + (-1) * x_c :=
  by omega

theorem fact_4 {x_a x_b x_c : Int} : x_a = x_b + x_c + (-1) * (x_b + (-1) * x_a + x_c) :=
  by omega

theorem fact_5 {x_a x_b x_c : Int} (h0 : x_a < x_b + (-1) * (x_c + 1)) : ¬ x_a = x_b + (-1) + (-1) * x_c :=
  by omega

theorem fact_6 {x_a x_b x_c : Int} (h0 : x_a < x_b + (-1) * (x_c + 1)) : x_a < x_b + (-1) * x_c :=
  by omega

theorem fact_7 {x_a x_b x_c : Int} (h0 : x_c < x_b / 2) (h1 : x_a < x_c + 1) : ¬ x_a = x_b + (-1) + (-1) * x_c :=
  by omega

theorem fact_8 {x_a x_b x_c : Int} (h0 : x_c + (-1) * (x_b + 1) ≤ x_a) (h1 : x_b < x_c / 2) : ¬ x_a = x_b :=
  by omega

theorem fact_9 {x_a x_b x_c : Int} (h0 : x_a + (-1) * (x_b + 1) ≤ x_c) (h1 : ¬ x_c = x_a + (-1) + (-1) * x_b) : x_a + (-1) * x_b ≤ x_c :=
  by omega

theorem fact_10 {x_a x_b x_c x_d x_e : Int} (h0 : x_a = x_b + (-1) * x_c + x_d) (h1 : x_a = x_b + (-1) * x_e + x_d) (h2 : ¬ x_c = x_e) : False :=
  by omega

theorem fact_11 {x_a x_b x_c x_d : Int} (h0 : x_a = x_b) (h1 : x_a = x_c + (-1) * x_d + (-1)) (h2 : x_b < x_c / 2) (h3 : x_d < x_c / 2) : False :=
  by omega

theorem fact_12 {x_a x_b : Int} (h0 : x_a < x_b + (-1) * 0) : x_a < x_b :=
  by omega

theorem fact_13 {x_a x_b x_c : Int} (h0 : (max x_c (x_a / 2)) ≤ x_b) (h1 : x_b < x_a + (-1) * (max x_c (x_a / 2))) : x_a + (-1) + (-1) * x_b = x_b :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

theorem equation_0 (x_N x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : True) :
    (M t_Y [x_i]) = (M t_X [x_N + (-1) + (-1) * x_i]) :=
  (Eq.trans (hM _ (.head _) [x_i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.access t_X [.add (.add (.var v_N) (.const (-1))) (.mul (-1) (.var v_i))]) ((base E x_N).set v_i x_i) = _ from
  rfl))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (x_N x_i : Int) : Heap V :=
  .points1 a_x
    (fun y_c0 => x_i ≤ y_c0 ∧ y_c0 < x_N + (-1) * x_i)
    (fun y_c0 => (M t_X [y_c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (x_N x_i : Int) : Heap V :=
  .points1 a_x
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < x_i ∨ x_N + (-1) * x_i ≤ y_c0 ∧ y_c0 < x_N)
    (fun y_c0 => (M t_Y [y_c0]))

noncomputable def known_1 (I : Interp V) (M : Model V) (x_N x_i : Int) : Heap V :=
  ((known_1_0 I M x_N x_i).and (known_1_1 I M x_N x_i))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_t [] <|
  .seq (.assign a_t [] (.read a_x [.var v_i])
    (fun e => (M t_X [(e v_i)]))) <|
  .seq (.assign a_x [.var v_i] (.read a_x [.add (.add (.var v_N) (.const (-1))) (.mul (-1) (.var v_i))])
    (fun e => (M t_Y [(e v_i)]))) <|
  .assign a_x [.add (.add (.var v_N) (.const (-1))) (.mul (-1) (.var v_i))] (.read a_t [])
    (fun e => (M t_Y [(e v_N) + (-1) * (e v_i) + (-1)]))

theorem vc_1 (x_N x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 0 ≤ x_N) (h1 : 0 ≤ x_i) (h2 : x_i < x_N / 2) :
    (body_1 I M).vc I (impl.HasCell spec (base E x_N)) ((base E x_N).set v_i x_i) (known_1 I M x_N x_i) :=
  (vc_allocate (vc_seq (vc_assign_of (M t_X [x_i]) (in_allocated trivial)
  (ev_read (at_without (by decide) ((at_left (at_points1 x_i ⟨int_refl, (fact_0 h2)⟩ rfl))
  : (known_1 I M x_N x_i) ⟨a_x, [x_i]⟩ (M t_X [x_i])))) rfl)
  (vc_seq (vc_assign_of (M t_X [x_N + (-1) + (-1) * x_i]) (in_other (by decide)
  (has_cell_at1 (b := (Binding.mk a_x t_X [v_i0] [.var v_i0] none)) (R := (Region.mk t_X [(.const 0, .var v_N)])) (.head _) (.head _) [x_i]
  (region_iff.2 ⟨x_i, _, rfl, h1, ((fact_1 h1 h2) : x_i < x_N), rfl⟩) shape_a_x rfl rfl h1))
  (ev_read (at_set_other (by decide) (at_without (by decide)
  ((at_left (at_points1 (x_N + (-1) + (-1) * x_i) ⟨(fact_2 h2), int_c58⟩ rfl))
  : (known_1 I M x_N x_i) ⟨a_x, [x_N + (-1) + (-1) * x_i]⟩ (M t_X [x_N + (-1) + (-1) * x_i])))))
  ((Eq.trans rfl (Eq.symm (equation_0 x_N x_i hl hM trivial)))
  : M t_X [x_N + (-1) + (-1) * x_i] = M t_Y [x_i]))
  (vc_assign_of (M t_X [x_i]) (in_other (by decide)
  (has_cell_at1 (b := (Binding.mk a_x t_X [v_i0] [.var v_i0] none)) (R := (Region.mk t_X [(.const 0, .var v_N)])) (.head _) (.head _) [x_N + (-1) + (-1) * x_i]
  (region_iff.2 ⟨(x_N + (-1) + (-1) * x_i), _, rfl, ((fact_3 h1 h2) : 0 ≤ x_N + (-1) + (-1) * x_i), ((int_c36 h1) : x_N + (-1) + (-1) * x_i < x_N), rfl⟩)
  shape_a_x rfl rfl ((fact_3 h1 h2) : 0 ≤ x_N + (-1) + (-1) * x_i)))
  (ev_read (at_set_other (by decide) (at_set_eq0 rfl))) ((Eq.trans
  ((at_congr1 fact_4) : M t_X [x_i] = M t_X [x_N + (-1) + (-1) * (x_N + (-1) * x_i + (-1))])
  (Eq.symm (equation_0 x_N (x_N + (-1) * x_i + (-1)) hl hM trivial)))
  : M t_X [x_i] = M t_Y [x_N + (-1) * x_i + (-1)])))))

theorem kept_1 (x_N x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 0 ≤ x_N) (h1 : 0 ≤ x_i) (h2 : x_i < x_N / 2) :
    Heap.Entails ((body_1 I M).post ((base E x_N).set v_i x_i) (known_1 I M x_N x_i)) (known_1 I M x_N (x_i + 1)) :=
  (show Heap.Entails _ (known_1 I M x_N (x_i + 1)) from (entails_and
  (entails_points1 (fun y_q0 h3 => (at_restore (by decide) (at_set_ne1 y_q0 (x_N + (-1) + (-1) * x_i) (fact_5 h3.2)
  (at_set_ne1 y_q0 x_i (int_lBa_neab h3.1) (at_set_other (by decide)
  (at_without (by decide) ((at_left (at_points1 y_q0 ⟨(int_lAb_lab h3.1), (fact_6 h3.2)⟩ rfl))
  : (known_1 I M x_N x_i) ⟨a_x, [y_q0]⟩ (M t_X [y_q0])))))))))
  (entails_points1 (fun y_q1 h3 => (Or.elim h3 (fun h4 => (at_restore (by decide)
  (at_set_ne1 y_q1 (x_N + (-1) + (-1) * x_i) (fact_7 h2 h4.2) ((Classical.em (y_q1 = x_i)).elim
  (fun h5 => (at_set_eq1 y_q1 x_i h5 ((at_congr1 h5) : M t_Y [y_q1] = M t_Y [x_i])))
  (fun h5 => (at_set_ne1 y_q1 x_i h5 (at_set_other (by decide) (at_without (by decide)
  ((at_right (at_points1 y_q1 (Or.inl ⟨h4.1, (int_taB_neab_tab h4.2 h5)⟩) rfl))
  : (known_1 I M x_N x_i) ⟨a_x, [y_q1]⟩ (M t_Y [y_q1]))))))))))
  (fun h4 => (at_restore (by decide) ((Classical.em (y_q1 = x_N + (-1) + (-1) * x_i)).elim
  (fun h5 => (at_set_eq1 y_q1 (x_N + (-1) + (-1) * x_i) h5
  ((at_congr1 (int_c396 h5)) : M t_Y [y_q1] = M t_Y [x_N + (-1) * x_i + (-1)])))
  (fun h5 => (at_set_ne1 y_q1 (x_N + (-1) + (-1) * x_i) h5
  (at_set_ne1 y_q1 x_i (fact_8 h4.1 h2) (at_set_other (by decide)
  (at_without (by decide) ((at_right (at_points1 y_q1 (Or.inr ⟨(fact_9 h4.1 h5), h4.2⟩) rfl))
  : (known_1 I M x_N x_i) ⟨a_x, [y_q1]⟩ (M t_Y [y_q1])))))))))))))))

theorem race_1 (x_N : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 0 ≤ x_N) :
    ParVC I 0 (x_N / 2) (body_1 I M).erase (fun x_i => ((base E x_N).set v_i x_i)) (fun x_i => (body_1 I M).post ((base E x_N).set v_i x_i) (known_1 I M x_N x_i)) :=
  (race_arrays [a_x] rfl rfl
  (all_cons (apart1 (fun x_i y_c0 => y_c0 = x_N + (-1) * x_i + (-1) ∨ y_c0 = x_i)
  (fun x_i y_c0 => y_c0 = x_N + (-1) * x_i + (-1) ∨ y_c0 = x_i) (fun x_i h1 h2 =>
  (w_allocate (w_seq (w_none rfl) (w_seq (w_assign1 x_i (Or.inr rfl)) (w_assign1 (x_N + (-1) + (-1) * x_i)
  (Or.inl (int_c97 : x_N + (-1) + (-1) * x_i = x_N + (-1) * x_i + (-1)))))))) (fun x_i h1 h2 =>
  (r_allocate (r_seq (r_assign (x_read1 x_i (Or.inr rfl))) (r_seq (r_assign (x_read1 (x_N + (-1) + (-1) * x_i)
  (Or.inl (int_c97 : x_N + (-1) + (-1) * x_i = x_N + (-1) * x_i + (-1))))) (r_none rfl)))))
  (fun x_i y_y y_c0 h1 h2 h3 h4 h5 h6 => (Or.elim h6 (fun h7 =>
  ⟨(fun h8 => (Or.elim h8 (fun h9 => (fact_10 h7 h9 h5)) (fun h9 => (fact_11 h9 h7 h4 h2)))), (fun h8 => (Or.elim h8 (fun h9 => (fact_10 h7 h9 h5)) (fun h9 => (fact_11 h9 h7 h4 h2))))⟩)
  (fun h7 => ⟨(fun h8 =>
  (Or.elim h8 (fun h9 => (fact_11 h7 h9 h2 h4)) (fun h9 => (int_eab_eac_nebc_F h7 h9 h5)))), (fun h8 =>
  (Or.elim h8 (fun h9 => (fact_11 h7 h9 h2 h4)) (fun h9 => (int_eab_eac_nebc_F h7 h9 h5))))⟩))))
  all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_i (.const 0) (.div (.var v_N) 2)
    (fun e x => known_1 I M (e v_N) x) (body_1 I M)

theorem program_vc (x_N : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 0 ≤ x_N) :
    (program I M).vc I (impl.HasCell spec (base E x_N)) (base E x_N) (impl.inputHeap spec (base E x_N) M) :=
  (vc_par_of 0 (x_N / 2) rfl rfl
  (show Heap.Entails _ (known_1 I M x_N 0) from (entails_and (entails_points1 (fun y_q2 h1 =>
  (at_input (R := (Region.mk t_X [(.const 0, .var v_N)])) (b := (Binding.mk a_x t_X [v_i0] [.var v_i0] none)) (p := [y_q2]) (.head _) (.head _) rfl
  (region_iff.2 ⟨y_q2, _, rfl, h1.1, ((fact_12 h1.2) : y_q2 < x_N), rfl⟩) rfl rfl)))
  (entails_points1 (fun y_q3 h1 =>
  (False.elim (Or.elim h1 (fun h2 => (int_lab_tba_F h2.1 h2.2)) (fun h2 => (int_c61 h2.1 h2.2))))))))
  (fun x_i h1 h2 => (vc_1 x_N x_i hl hM h0 h1 h2))
  (fun x_i h1 h2 => (kept_1 x_N x_i hl hM h0 h1 h2)) (race_1 x_N hl hM h0))

theorem output_0_1 (x_N y_q4 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 0 ≤ x_N) (h1 : 0 ≤ y_q4) (h2 : y_q4 < x_N) :
    ((program I M).post (base E x_N) (impl.inputHeap spec (base E x_N) M)) ⟨a_x, [y_q4]⟩ (M t_Y [y_q4]) :=
  ((Or.elim (((Classical.em ((max 0 (x_N / 2)) ≤ y_q4)).elim (fun h3 =>
  ((Classical.em (y_q4 < x_N + (-1) * (max 0 (x_N / 2)))).elim (fun h4 => (Or.inl ⟨h3, h4⟩))
  (fun h4 => (Or.inr (Or.inr ⟨(int_ntba_lab h4), h2⟩)))))
  (fun h3 => (Or.inr (Or.inl ⟨h1, (int_nlba_tab h3)⟩))))
  : (max 0 (x_N / 2)) ≤ y_q4 ∧ y_q4 < x_N + (-1) * (max 0 (x_N / 2)) ∨ (0 ≤ y_q4 ∧ y_q4 < (max 0 (x_N / 2)) ∨ x_N + (-1) * (max 0 (x_N / 2)) ≤ y_q4 ∧ y_q4 < x_N))
  (fun h3 => (at_left (at_points1 y_q4 h3
  (Eq.trans ((equation_0 x_N y_q4 hl hM trivial) : M t_Y [y_q4] = M t_X [x_N + (-1) + (-1) * y_q4])
  (at_congr1 (fact_13 h3.1 h3.2)))))) (fun h3 => (at_right (at_points1 y_q4 h3 rfl))))
  : (known_1 I M x_N (max 0 (x_N / 2))) ⟨a_x, [y_q4]⟩ (M t_Y [y_q4]))

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
    TExp.Defined I M (spec.Given (inside x_N) (base E x_N)) (.access t_X [.add (.add (.var v_N) (.const (-1))) (.mul (-1) (.var v_i))]) ((base E x_N).set v_i x_i) :=
  (defined_access (given_input (p := [x_N + (-1) + (-1) * x_i]) (.head _) rfl rfl
  (region_iff.2 ⟨(x_N + (-1) + (-1) * x_i), _, rfl, ((int_c50 h2.2) : 0 ≤ x_N + (-1) + (-1) * x_i), ((int_c36 h2.1) : x_N + (-1) + (-1) * x_i < x_N), rfl⟩)))

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


end Redverify.Certificate.reversed
