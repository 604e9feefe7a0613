module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.scheduled

/-- `n` -/ abbrev v_n : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `j` -/ abbrev v_j : Var := 2
/-- `i0` -/ abbrev v_i0 : Var := 3
/-- `i1` -/ abbrev v_i1 : Var := 4
/-- `x` -/ abbrev a_x : Arr := 0
/-- `r` -/ abbrev a_r : Arr := 1
/-- `X` -/ abbrev t_X : Ten := 0
/-- `R` -/ abbrev t_R : Ten := 1

/-- Specification `main`. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_n)]
  inputs := [Region.mk t_X [(.const 0, .var v_n), (.const 0, .const 100)]]
  outputs := [Region.mk t_R [(.const 0, .var v_n)]]
  equations :=
    [
      Equation.mk
        t_R
        [v_i]
        .true
        (.reduce
          [.fn (.literal .f32 (-340282346638528860000000000000000000000) 1) []]
          (.builtin "max" .f32)
          [v_j]
          (.and (.le (.const 0) (.var v_j)) (.lt (.var v_j) (.const 100)))
          (.access t_X [.var v_i, .var v_j]))]

/-- Implementation `scheduled`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_x t_X [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_r t_R [v_i0] [.var v_i0] none]
  body :=
    .par v_i (.const 0) (.var v_n) <|
      .seq (.assign a_r [.var v_i] (.fn (.literal .f32 (-340282346638528860000000000000000000000) 1) [])) <|
      .scope [a_r] <|
        .for v_j (.const 0) (.const 100) <|
          .accumulate false (.builtin "max" .f32) a_r [.var v_i] (.read a_x [.var v_i, .var v_j])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (_ : Interp V) : Prop := True


abbrev f_0 : Fn := .builtin "max" .f32
abbrev f_1 : Fn := .literal .f32 (-340282346638528860000000000000000000000) 1

abbrev base (E : Env) (x_n : Int) : Env := (E.set v_n x_n)

theorem base_self (E : Env) : base E (E v_n) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_r : ∀ b ∈ impl.bindings, b.array = a_r → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (x_i x_j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < x_j)) (body1 (fun y_k0 => M t_X [x_i, y_k0])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (x_i x_j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ x_j)) (body1 (fun y_k0 => M t_X [x_i, y_k0])))

theorem equation_0 (x_n x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : True) :
    (M t_R [x_i]) = (value_0 I M x_i 100) :=
  (Eq.trans (hM _ (.head _) [x_i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_j] (.and (.le (.const 0) (.var v_j)) (.lt (.var v_j) (.const 100))) (.access t_X [.var v_i, .var v_j])) ((base E x_n).set v_i x_i) = _ from
  (eval_reduce_some1 rfl (fun (x_j : Int) => cond_holds)
  (fun (x_j : Int) (h1 : 0 ≤ x_j ∧ x_j < 100) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (x_i : Int) : Heap V :=
  .points1 a_r
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < x_i)
    (fun y_c0 => (M t_R [y_c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (x_n : Int) : Heap V :=
  .points2 a_x
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < 100) ∧ 0 ≤ y_c0 ∧ y_c0 < x_n)
    (fun y_c0 y_c1 => (M t_X [y_c0, y_c1]))

noncomputable def known_1 (I : Interp V) (M : Model V) (x_n x_i : Int) : Heap V :=
  ((known_1_0 I M x_i).and (known_1_1 I M x_n))

noncomputable def known_2_1 (I : Interp V) (M : Model V) (x_i x_j : Int) : Heap V :=
  .points1 a_r
    (fun y_c0 => y_c0 = x_i)
    (fun y_c0 => (value_0 I M x_i x_j))

noncomputable def known_2 (I : Interp V) (M : Model V) (x_n x_i x_j : Int) : Heap V :=
  ((known_1_0 I M x_i).and ((known_2_1 I M x_i x_j).and (known_1_1 I M x_n)))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate false f_0 a_r [.var v_i] (.read a_x [.var v_i, .var v_j])
    (fun e => (value_1 I M (e v_i) (e v_j)))

theorem vc_2 (x_n x_i x_j : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) (h3 : 0 ≤ x_j) (h4 : x_j < 100) :
    (body_2 I M).vc I (impl.HasCell spec (base E x_n)) (((base E x_n).set v_i x_i).set v_j x_j) (known_2 I M x_n x_i x_j) :=
  (vc_accumulate_of (value_0 I M x_i x_j) (M t_X [x_i, x_j])
  ((at_right (at_left (at_points1 x_i rfl rfl)))
  : (known_2 I M x_n x_i x_j) ⟨a_r, [x_i]⟩ (value_0 I M x_i x_j))
  (ev_read ((at_right (at_right (at_points2 x_i x_j ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl)))
  : (known_2 I M x_n x_i x_j) ⟨a_x, [x_i, x_j]⟩ (M t_X [x_i, x_j])))
  ((append1 x_j 0 (x_j + 1) (fun y_q0 h5 => ⟨h5.1, (int_lab_taB h5.2)⟩)
  (fun y_q0 => ⟨(fun h5 => ((Classical.em (y_q0 < x_j)).elim (fun h6 => (Or.inl ⟨h5.1, h6⟩))
  (fun h6 => (Or.inr (int_lab_ntab_eab h5.2 h6))))), (fun h5 => (Or.elim h5 (fun h6 => ⟨h6.1, (int_tab_lab h6.2)⟩)
  (fun h6 => ⟨(int_lab_ecb_lac h3 h6), (int_eab_lab h6)⟩)))⟩) (fun y_q0 h5 => h5.2)
  (fun y_q0 h5 => rfl) rfl)
  : I.fn f_0 [value_0 I M x_i x_j, M t_X [x_i, x_j]] = value_1 I M x_i x_j))

theorem kept_2 (x_n x_i x_j : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) (h3 : 0 ≤ x_j) (h4 : x_j < 100) :
    Heap.Entails ((body_2 I M).post (((base E x_n).set v_i x_i).set v_j x_j) (known_2 I M x_n x_i x_j)) (known_2 I M x_n x_i (x_j + 1)) :=
  (show Heap.Entails _ (known_2 I M x_n x_i (x_j + 1)) from (entails_and
  (entails_points1 (fun y_q1 h5 => (at_set_ne1 y_q1 x_i (int_tab_neab h5.2) (at_left (at_points1 y_q1 h5 rfl)))))
  (entails_and (entails_points1 (fun y_q2 h5 => (at_set_eq1 y_q2 x_i h5 ((reduce_congr1
  (fun y_q3 => ⟨(fun h6 => ⟨h6.1, (int_taB_lab h6.2)⟩), (fun h6 => ⟨h6.1, (int_lab_taB h6.2)⟩)⟩)
  (fun y_q3 h6 => rfl)) : value_0 I M x_i (x_j + 1) = value_1 I M x_i x_j))))
  (entails_set (avoids_points2 (by decide)) (entails_right (entails_right entails_refl))))))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign a_r [.var v_i] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .scope [a_r] <|
    .for v_j (.const 0) (.const 100)
      (fun e x => known_2 I M (e v_n) (e v_i) x) (body_2 I M)

theorem vc_1 (x_n x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) :
    (body_1 I M).vc I (impl.HasCell spec (base E x_n)) ((base E x_n).set v_i x_i) (known_1 I M x_n x_i) :=
  (vc_seq (vc_assign_of (I.fn f_1 [])
  (has_cell_at1 (b := (Binding.mk a_r t_R [v_i0] [.var v_i0] none)) (R := (Region.mk t_R [(.const 0, .var v_n)])) (.tail _ (.head _)) (.tail _ (.head _)) [x_i]
  (region_iff.2 ⟨x_i, _, rfl, h1, h2, rfl⟩) shape_a_r rfl rfl h1) ev_const rfl)
  (vc_scope (vc_for_of 0 100 rfl rfl (show Heap.Entails _ (known_2 I M x_n x_i 0) from (entails_and
  (entails_points1 (fun y_q4 h3 => (at_set_ne1 y_q4 x_i (int_tab_neab h3.2) (at_left (at_points1 y_q4 h3 rfl)))))
  (entails_and (entails_points1 (fun y_q5 h3 => (at_set_eq1 y_q5 x_i h3
  ((Eq.trans ((reduce_empty1 (fun y_q6 => (fun h4 => (int_lab_tba_F h4.1 h4.2))))
  : value_0 I M x_i 0 = I.fn f_1 []) rfl)
  : value_0 I M x_i 0 = I.fn f_1 []))))
  (entails_set (avoids_points2 (by decide)) (entails_right entails_refl)))))
  (fun x_j h3 h4 => (vc_2 x_n x_i x_j hl hM h0 h1 h2 h3 h4))
  (fun x_j h3 h4 => (kept_2 x_n x_i x_j hl hM h0 h1 h2 h3 h4)))))

theorem kept_1 (x_n x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) :
    Heap.Entails ((body_1 I M).post ((base E x_n).set v_i x_i) (known_1 I M x_n x_i)) (known_1 I M x_n (x_i + 1)) :=
  ((entails_and
  (entails_points1 (fun y_q7 h3 => (Or.elim (((Classical.em (y_q7 < x_i)).elim (fun h4 => (Or.inl ⟨h3.1, h4⟩))
  (fun h4 => (Or.inr (int_taB_ntab_eab h3.2 h4)))) : 0 ≤ y_q7 ∧ y_q7 < x_i ∨ y_q7 = x_i)
  (fun h4 => (at_left (at_points1 y_q7 h4 rfl))) (fun h4 => (at_right (at_left (at_points1 y_q7 h4
  (Eq.trans ((equation_0 x_n y_q7 hl hM trivial) : M t_R [y_q7] = value_0 I M y_q7 100)
  (reduce_congr1 (fun y_q9 => ⟨(fun h5 => h5), (fun h5 => h5)⟩) (fun y_q9 h5 => (at_congr2 h4 rfl)))))))))))
  (entails_right (entails_right entails_refl)))
  : Heap.Entails (known_2 I M x_n x_i 100) (known_1 I M x_n (x_i + 1)))

theorem race_1 (x_n : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) :
    ParVC I 0 x_n (body_1 I M).erase (fun x_i => ((base E x_n).set v_i x_i)) (fun x_i => (body_1 I M).post ((base E x_n).set v_i x_i) (known_1 I M x_n x_i)) :=
  (race_arrays [a_r] rfl rfl
  (all_cons (apart1 (fun x_i y_c0 => y_c0 = x_i) (fun x_i y_c0 => y_c0 = x_i)
  (fun x_i h1 h2 => (w_seq (w_assign1 x_i rfl)
  (w_scope (w_for 0 100 rfl rfl (fun x_j h3 h4 => (w_accumulate1 x_i rfl))))))
  (fun x_i h1 h2 => (r_seq (r_none rfl)
  (r_scope (r_for 0 100 rfl rfl (fun x_j h3 h4 => (r_accumulate1 (x_none rfl) x_i rfl))))))
  (fun x_i y_y y_c0 h1 h2 h3 h4 h5 h6 => ⟨(int_eab_nebc_neac h6 h5), (int_eab_nebc_neac h6 h5)⟩))
  all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_i (.const 0) (.var v_n)
    (fun e x => known_1 I M (e v_n) x) (body_1 I M)

theorem program_vc (x_n : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) :
    (program I M).vc I (impl.HasCell spec (base E x_n)) (base E x_n) (impl.inputHeap spec (base E x_n) M) :=
  (vc_par_of 0 x_n rfl rfl (show Heap.Entails _ (known_1 I M x_n 0) from
  (entails_and (entails_points1 (fun y_q10 h1 => (False.elim (int_lab_tba_F h1.1 h1.2))))
  (entails_points2 (fun y_q11 y_q12 h1 =>
  (at_input (R := (Region.mk t_X [(.const 0, .var v_n), (.const 0, .const 100)])) (b := (Binding.mk a_x t_X [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [y_q11, y_q12]) (.head _) (.head _) rfl
  (region_iff.2 ⟨y_q11, _, rfl, h1.2.1, h1.2.2, y_q12, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl)))))
  (fun x_i h1 h2 => (vc_1 x_n x_i hl hM h0 h1 h2))
  (fun x_i h1 h2 => (kept_1 x_n x_i hl hM h0 h1 h2)) (race_1 x_n hl hM h0))

theorem output_0_1 (x_n y_q13 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ y_q13) (h2 : y_q13 < x_n) :
    ((program I M).post (base E x_n) (impl.inputHeap spec (base E x_n) M)) ⟨a_r, [y_q13]⟩ (M t_R [y_q13]) :=
  ((at_left (at_points1 y_q13 ⟨h1, (int_lt_max_right h2)⟩ rfl))
  : (known_1 I M x_n (max 0 x_n)) ⟨a_r, [y_q13]⟩ (M t_R [y_q13]))

theorem consistent (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) : spec.Consistent (base E x_n) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E x_n) :=
  solvable_layers (consistent E x_n h0)
    (fun t => if t = t_R then 0 else 0) (by decide)

theorem placed (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) : impl.LayoutOk spec (base E x_n) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (x_n : Int) : Ten → List Int → Prop := fun t p => if t = t_R then 0 ≤ (p.getD 0 0) ∧ (p.getD 0 0) < x_n else True

theorem covered_0 (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) (y_p0 : Int) (h1 : 0 ≤ y_p0) (h2 : y_p0 < x_n) :
    spec.Given (inside x_n) (base E x_n) t_R [y_p0] :=
  (given_equation (p := [y_p0]) (.head _) rfl rfl rfl (⟨h1, h2⟩ : 0 ≤ y_p0 ∧ y_p0 < x_n)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) (x_i : Int) (h1 : True) (h2 : 0 ≤ x_i ∧ x_i < x_n) :
    TExp.Defined I M (spec.Given (inside x_n) (base E x_n)) (.reduce [.fn (.literal .f32 (-340282346638528860000000000000000000000) 1) []] (.builtin "max" .f32) [v_j] (.and (.le (.const 0) (.var v_j)) (.lt (.var v_j) (.const 100))) (.access t_X [.var v_i, .var v_j])) ((base E x_n).set v_i x_i) :=
  (defined_reduce_some1 0 100 (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < 100) => h3)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < 100) =>
  (defined_access (given_input (p := [x_i, y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨x_i, _, rfl, h2.1, h2.2, y_d0, _, rfl, h3.1, h3.2, rfl⟩)))))

theorem defined (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) : spec.Defined (base E x_n) :=
  defined_of (inside x_n)
    (all_cons (region_each (fun y_p0 a0 a1 => covered_0 E x_n h0 y_p0 a0 a1))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined1 (fun x_i => cond_holds) (fun x_i g k => defined_0 E x_n h0 x_i g k))
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
  Certified.of_parts (fun E => 0 ≤ (E v_n))
    (fun E => base E (E v_n)) base_self (fun E ha => cond_holds.1 (ha.1 _ (.head _))) inhabited
    (fun E a => defined E (E v_n) a) (fun E a => placed E (E v_n) a)
    (fun E a => consistent E (E v_n) a) (fun E a => solvable E (E v_n) a)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc (E v_n) hl hM a)
    (all_cons ⟨_, (.tail _ (.head _)), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun y_p0 b0 b1 => output_0_1 (E v_n) y_p0 hl hM a b0 b1)) all_nil)) all_nil))


end Redverify.Certificate.scheduled
