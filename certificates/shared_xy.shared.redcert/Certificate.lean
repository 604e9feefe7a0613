module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.shared

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `i0` -/ abbrev v_i0 : Var := 2
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `x` -/ abbrev a_x : Arr := 2
/-- `y` -/ abbrev a_y : Arr := 3
/-- `xy` -/ abbrev a_xy : Arr := 4
/-- `A` -/ abbrev t_A : Ten := 0
/-- `B` -/ abbrev t_B : Ten := 1
/-- `X` -/ abbrev t_X : Ten := 2
/-- `Y` -/ abbrev t_Y : Ten := 3

/-- Specification `sum_and_product`. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_N)]
  inputs := [Region.mk t_A [(.const 0, .var v_N)], Region.mk t_B [(.const 0, .var v_N)]]
  outputs := [Region.mk t_X [], Region.mk t_Y []]
  equations :=
    [
      Equation.mk
        t_X
        []
        .true
        (.reduce
          [.fn (.literal .f32 0 1) []]
          (.builtin "+" .f32)
          [v_i]
          (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_N)))
          (.access t_A [.var v_i])),
      Equation.mk
        t_Y
        []
        .true
        (.reduce
          [.fn (.literal .f32 1 1) []]
          (.builtin "*" .f32)
          [v_i]
          (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_N)))
          (.access t_B [.var v_i]))]

/-- Implementation `shared`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_a t_A [v_i0] [.var v_i0] none,
      Binding.mk a_b t_B [v_i0] [.var v_i0] none,
      Binding.mk a_x t_X [] [] none,
      Binding.mk a_y t_Y [] [] none]
  body :=
    .allocate a_xy [.const 2] <|
    .seq (.assign a_xy [.const 0] (.fn (.literal .f32 0 1) [])) <|
    .seq (.assign a_xy [.const 1] (.fn (.literal .f32 1 1) [])) <|
    .seq (.scope [a_xy] <|
      .for v_i (.const 0) (.var v_N) <|
        .seq (.accumulate false (.builtin "+" .f32) a_xy [.const 0] (.read a_a [.var v_i])) <|
        .accumulate false (.builtin "*" .f32) a_xy [.const 1] (.read a_b [.var v_i])) <|
    .seq (.assign a_x [] (.read a_xy [.const 0])) <|
    .assign a_y [] (.read a_xy [.const 1])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (_ : Interp V) : Prop := True


abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1
abbrev f_2 : Fn := .builtin "*" .f32
abbrev f_3 : Fn := .literal .f32 1 1

abbrev base (E : Env) (N : Int) : Env := (E.set v_N N)

theorem base_self (E : Env) : base E (E v_N) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_x : ∀ b ∈ impl.bindings, b.array = a_x → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))))

theorem shape_a_y : ∀ b ∈ impl.bindings, b.array = a_y → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))))

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < i)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (i : Int) : V :=
  (I.reduce f_2 (some (I.fn f_3 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < i)) (body1 (fun y_k0 => M t_B [y_k0])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ i)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (i : Int) : V :=
  (I.reduce f_2 (some (I.fn f_3 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ i)) (body1 (fun y_k0 => M t_B [y_k0])))

theorem equation_0 (h0 : True) :
    (M t_X []) = (value_0 I M N) :=
  (Eq.trans (hM _ (.head _) [] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_i] (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_N))) (.access t_A [.var v_i])) (base E N) = _ from
  (eval_reduce_some1 rfl (fun (i : Int) => cond_holds) (fun (i : Int) (h1 : 0 ≤ i ∧ i < N) => rfl))))

theorem equation_1 (h0 : True) :
    (M t_Y []) = (value_1 I M N) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_3 []] f_2 [v_i] (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_N))) (.access t_B [.var v_i])) (base E N) = _ from
  (eval_reduce_some1 rfl (fun (i : Int) => cond_holds) (fun (i : Int) (h1 : 0 ≤ i ∧ i < N) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_a
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (M t_A [c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_b
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (M t_B [c0]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_xy
    (fun c0 => c0 = 0)
    (fun c0 => (value_0 I M i))

noncomputable def known_1_3 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_xy
    (fun c0 => c0 = 1)
    (fun c0 => (value_1 I M i))

noncomputable def known_1 (I : Interp V) (M : Model V) (N i : Int) : Heap V :=
  ((known_1_0 I M N).and ((known_1_1 I M N).and ((known_1_2 I M i).and (known_1_3 I M i))))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.accumulate false f_0 a_xy [.const 0] (.read a_a [.var v_i])
    (fun e => (value_2 I M (e v_i)))) <|
  .accumulate false f_2 a_xy [.const 1] (.read a_b [.var v_i])
    (fun e => (value_3 I M (e v_i)))

theorem vc_1 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    (body_1 I M).vc I (allocated (impl.HasCell spec (base E N)) a_xy [2]) ((base E N).set v_i i) (known_1 I M N i) :=
  (vc_seq (vc_accumulate_of (value_0 I M i) (M t_A [i])
  ((at_right (at_right (at_left (at_points1 0 rfl rfl))))
  : (known_1 I M N i) ⟨a_xy, [0]⟩ (value_0 I M i))
  (ev_read ((at_left (at_points1 i ⟨h1, h2⟩ rfl)) : (known_1 I M N i) ⟨a_a, [i]⟩ (M t_A [i])))
  ((append1 i 0 (i + 1) (fun q0 h3 => ⟨h3.1, (int_lab_taB h3.2)⟩)
  (fun q0 => ⟨(fun h3 => ((Classical.em (q0 < i)).elim (fun h4 => (Or.inl ⟨h3.1, h4⟩))
  (fun h4 => (Or.inr (int_lab_ntab_eab h3.2 h4))))), (fun h3 => (Or.elim h3 (fun h4 => ⟨h4.1, (int_tab_lab h4.2)⟩)
  (fun h4 => ⟨(int_lab_ecb_lac h1 h4), (int_eab_lab h4)⟩)))⟩) (fun q0 h3 => h3.2) (fun q0 h3 => rfl)
  rfl) : I.fn f_0 [value_0 I M i, M t_A [i]] = value_2 I M i))
  (vc_accumulate_of (value_1 I M i) (M t_B [i])
  (at_set_ne1 1 0 int_c243 ((at_right (at_right (at_right (at_points1 1 rfl rfl))))
  : (known_1 I M N i) ⟨a_xy, [1]⟩ (value_1 I M i))) (ev_read (at_set_other (by decide)
  ((at_right (at_left (at_points1 i ⟨h1, h2⟩ rfl))) : (known_1 I M N i) ⟨a_b, [i]⟩ (M t_B [i]))))
  ((append1 i 0 (i + 1) (fun q1 h3 => ⟨h3.1, (int_lab_taB h3.2)⟩)
  (fun q1 => ⟨(fun h3 => ((Classical.em (q1 < i)).elim (fun h4 => (Or.inl ⟨h3.1, h4⟩))
  (fun h4 => (Or.inr (int_lab_ntab_eab h3.2 h4))))), (fun h3 => (Or.elim h3 (fun h4 => ⟨h4.1, (int_tab_lab h4.2)⟩)
  (fun h4 => ⟨(int_lab_ecb_lac h1 h4), (int_eab_lab h4)⟩)))⟩) (fun q1 h3 => h3.2) (fun q1 h3 => rfl)
  rfl) : I.fn f_2 [value_1 I M i, M t_B [i]] = value_3 I M i)))

theorem kept_1 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    Heap.Entails ((body_1 I M).post ((base E N).set v_i i) (known_1 I M N i)) (known_1 I M N (i + 1)) :=
  (show Heap.Entails _ (known_1 I M N (i + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide))
  (entails_set (avoids_points1 (by decide)) (entails_left entails_refl)))
  (entails_and (entails_set (avoids_points1 (by decide))
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl))))
  (entails_and
  (entails_points1 (fun q2 h3 => (at_set_ne1 q2 1 (int_c249 h3) (at_set_eq1 q2 0 h3 ((reduce_congr1
  (fun q3 => ⟨(fun h4 => ⟨h4.1, (int_taB_lab h4.2)⟩), (fun h4 => ⟨h4.1, (int_lab_taB h4.2)⟩)⟩)
  (fun q3 h4 => rfl)) : value_0 I M (i + 1) = value_2 I M i)))))
  (entails_points1 (fun q4 h3 => (at_set_eq1 q4 1 h3 ((reduce_congr1
  (fun q5 => ⟨(fun h4 => ⟨h4.1, (int_taB_lab h4.2)⟩), (fun h4 => ⟨h4.1, (int_lab_taB h4.2)⟩)⟩)
  (fun q5 h4 => rfl)) : value_1 I M (i + 1) = value_3 I M i))))))))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_xy [.const 2] <|
  .seq (.assign a_xy [.const 0] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .seq (.assign a_xy [.const 1] (.fn f_3 [])
    (fun e => (I.fn f_3 []))) <|
  .seq (.scope [a_xy] <|
    .for v_i (.const 0) (.var v_N)
      (fun e x => known_1 I M (e v_N) x) (body_1 I M)) <|
  .seq (.assign a_x [] (.read a_xy [.const 0])
    (fun e => (M t_X []))) <|
  .assign a_y [] (.read a_xy [.const 1])
    (fun e => (M t_Y []))

theorem program_vc (h0 : 0 ≤ N) :
    (program I M).vc I (impl.HasCell spec (base E N)) (base E N) (impl.inputHeap spec (base E N) M) :=
  (vc_allocate (vc_seq (vc_assign_of (I.fn f_1 [])
  (in_allocated ⟨(show (0 : Int) ≤ 0 from by decide), (show (0 : Int) < 2 from by decide), trivial⟩)
  ev_const rfl) (vc_seq (vc_assign_of (I.fn f_3 [])
  (in_allocated ⟨(show (0 : Int) ≤ 1 from by decide), (show (1 : Int) < 2 from by decide), trivial⟩)
  ev_const rfl)
  (vc_seq (vc_scope (vc_for_of 0 N rfl rfl (show Heap.Entails _ (known_1 I M N 0) from (entails_and
  (entails_points1 (fun q6 h1 => (at_set_other (by decide) (at_set_other (by decide) (at_without (by decide)
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N)])) (b := (Binding.mk a_a t_A [v_i0] [.var v_i0] none)) (p := [q6]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q6, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl)))))) (entails_and
  (entails_points1 (fun q7 h1 => (at_set_other (by decide) (at_set_other (by decide) (at_without (by decide)
  (at_input (R := (Region.mk t_B [(.const 0, .var v_N)])) (b := (Binding.mk a_b t_B [v_i0] [.var v_i0] none)) (p := [q7]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q7, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl))))))
  (entails_and (entails_points1 (fun q8 h1 => (at_set_ne1 q8 1 (int_c249 h1)
  (at_set_eq1 q8 0 h1 ((Eq.trans ((reduce_empty1 (fun q9 => (fun h2 => (int_lab_tba_F h2.1 h2.2))))
  : value_0 I M 0 = I.fn f_1 []) rfl) : value_0 I M 0 = I.fn f_1 [])))))
  (entails_points1 (fun q10 h1 => (at_set_eq1 q10 1 h1
  ((Eq.trans ((reduce_empty1 (fun q11 => (fun h2 => (int_lab_tba_F h2.1 h2.2))))
  : value_1 I M 0 = I.fn f_3 []) rfl) : value_1 I M 0 = I.fn f_3 []))))))))
  (fun i h1 h2 => (vc_1 N hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_1 N hl hM i h0 h1 h2))))
  (vc_seq (vc_assign_of (value_0 I M (max 0 N)) (in_other (by decide)
  (has_cell_at0 (b := (Binding.mk a_x t_X [] [] none)) (R := (Region.mk t_X [])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) []
  (region_iff.2 rfl) shape_a_x rfl rfl))
  (ev_read ((at_right (at_right (at_left (at_points1 0 rfl rfl))))
  : (known_1 I M N (max 0 N)) ⟨a_xy, [0]⟩ (value_0 I M (max 0 N)))) ((Eq.trans ((reduce_congr1
  (fun q13 => ⟨(fun h1 => ⟨h1.1, (int_c8 h0 h1.2)⟩), (fun h1 => ⟨h1.1, (int_lt_max_right h1.2)⟩)⟩)
  (fun q13 h1 => rfl)) : value_0 I M (max 0 N) = value_0 I M N)
  (Eq.symm (equation_0 N hl hM trivial))) : value_0 I M (max 0 N) = M t_X []))
  (vc_assign_of (value_1 I M (max 0 N)) (in_other (by decide)
  (has_cell_at0 (b := (Binding.mk a_y t_Y [] [] none)) (R := (Region.mk t_Y [])) (.tail _ (.tail _ (.tail _ (.head _)))) (.tail _ (.tail _ (.tail _ (.head _)))) []
  (region_iff.2 rfl) shape_a_y rfl rfl))
  (ev_read (at_set_other (by decide) ((at_right (at_right (at_right (at_points1 1 rfl rfl))))
  : (known_1 I M N (max 0 N)) ⟨a_xy, [1]⟩ (value_1 I M (max 0 N))))) ((Eq.trans ((reduce_congr1
  (fun q15 => ⟨(fun h1 => ⟨h1.1, (int_c8 h0 h1.2)⟩), (fun h1 => ⟨h1.1, (int_lt_max_right h1.2)⟩)⟩)
  (fun q15 h1 => rfl)) : value_1 I M (max 0 N) = value_1 I M N)
  (Eq.symm (equation_1 N hl hM trivial))) : value_1 I M (max 0 N) = M t_Y [])))))))

theorem output_0_2 (h0 : 0 ≤ N) :
    ((program I M).post (base E N) (impl.inputHeap spec (base E N) M)) ⟨a_x, []⟩ (M t_X []) :=
  (at_restore (by decide) (at_set_other (by decide) (at_set_eq0 rfl)))

theorem output_1_3 (h0 : 0 ≤ N) :
    ((program I M).post (base E N) (impl.inputHeap spec (base E N) M)) ⟨a_y, []⟩ (M t_Y []) :=
  (at_restore (by decide) (at_set_eq0 rfl))

end

theorem consistent (E : Env) (N : Int) (h0 : 0 ≤ N) : spec.Consistent (base E N) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (N : Int) (h0 : 0 ≤ N) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N) :=
  solvable_layers (consistent E N h0)
    (fun at_ => if at_ = t_X then 0 else if at_ = t_Y then 1 else 0) (by decide)

theorem placed (E : Env) (N : Int) (h0 : 0 ≤ N) : impl.LayoutOk spec (base E N) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N : Int) : Ten → List Int → Prop := fun _ _ => True

theorem covered_0 (E : Env) (N : Int) (h0 : 0 ≤ N) :
    spec.Given (inside N) (base E N) t_X [] :=
  (given_equation (p := []) (.head _) rfl rfl rfl trivial (cond_holds.2 (trivial : True)))

theorem covered_1 (E : Env) (N : Int) (h0 : 0 ≤ N) :
    spec.Given (inside N) (base E N) t_Y [] :=
  (given_equation (p := []) (.tail _ (.head _)) rfl rfl rfl trivial (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N : Int) (h0 : 0 ≤ N) (h1 : True) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_i] (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_N))) (.access t_A [.var v_i])) (base E N) :=
  (defined_reduce_some1 0 N (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h2 : 0 ≤ y_d0 ∧ y_d0 < N) => h2)
  (fun (y_d0 : Int) (h2 : 0 ≤ y_d0 ∧ y_d0 < N) =>
  (defined_access (given_input (p := [y_d0]) (.head _) rfl rfl (region_iff.2 ⟨y_d0, _, rfl, h2.1, h2.2, rfl⟩)))))

theorem defined_1 (E : Env) (N : Int) (h0 : 0 ≤ N) (h1 : True) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.reduce [.fn (.literal .f32 1 1) []] (.builtin "*" .f32) [v_i] (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_N))) (.access t_B [.var v_i])) (base E N) :=
  (defined_reduce_some1 0 N (defined_fn defined_nil) (fun (y_d1 : Int) => cond_holds)
  (fun (y_d1 : Int) (h2 : 0 ≤ y_d1 ∧ y_d1 < N) => h2)
  (fun (y_d1 : Int) (h2 : 0 ≤ y_d1 ∧ y_d1 < N) =>
  (defined_access (given_input (p := [y_d1]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨y_d1, _, rfl, h2.1, h2.2, rfl⟩)))))

theorem defined (E : Env) (N : Int) (h0 : 0 ≤ N) : spec.Defined (base E N) :=
  defined_of (inside N)
    (all_cons (region_each (covered_0 E N h0))
    (all_cons (region_each (covered_1 E N h0))
    all_nil))
    (fun V I M hM hR => (all_cons (well_defined0 cond_holds (fun hg hk => defined_0 E N h0 hg))
    (all_cons (well_defined0 cond_holds (fun hg hk => defined_1 E N h0 hg))
    all_nil)))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 0) (fun _ => 0)
    ⟨(all_cons (by decide) all_nil), all_nil⟩
    ⟨_, (.head _), [], region_iff.2 rfl⟩
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
    (all_cons ⟨_, (.tail _ (.tail _ (.head _))), rfl⟩ (all_cons ⟨_, (.tail _ (.tail _ (.tail _ (.head _)))), rfl⟩ all_nil))
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (output_0_2 (E v_N) hl hM a)) (all_cons (fun h => absurd h (by decide)) all_nil)))) (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (output_1_3 (E v_N) hl hM a)) all_nil)))) all_nil)))


end Redverify.Certificate.shared
